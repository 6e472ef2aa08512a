//! Measures Terrace, used as a library, on one thread.

use anyhow::{Result, anyhow};
use terrace::Compiler;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions};
use terrace_ir::{Body, Context, Diagnostics, OpId};
use terrace_pass::{OpPassManager, PassManager};
use terrace_session::Log;

use super::engine::{Engine, Session};
use crate::workload::Workload;

/// Terrace as an engine.
pub(super) struct Terrace;

struct OurSession<'c> {
    compiler: &'c Compiler,
    ctx: &'c Context,
    module: Option<Body>,
}

impl Engine for Terrace {
    fn name(&self) -> &'static str {
        "terrace"
    }

    fn session(&self, work: &mut dyn FnMut(&mut dyn Session) -> Result<()>) -> Result<()> {
        let compiler = Compiler::new();
        let ctx = compiler.context();
        work(&mut OurSession {
            compiler: &compiler,
            ctx: &ctx,
            module: None,
        })
    }
}

impl OurSession<'_> {
    fn module(&self) -> Result<&Body> {
        self.module
            .as_ref()
            .ok_or_else(|| anyhow!("nothing is parsed"))
    }

    /// Returns the errors in the form that the program prints.
    fn errors(&self, mut diags: Diagnostics) -> anyhow::Error {
        let mut log = Log::default();
        log.diagnostics(&mut diags);
        anyhow!("{}", log.render(self.ctx))
    }
}

impl Session for OurSession<'_> {
    fn parse(&mut self, input: &Workload) -> Result<()> {
        let file = self
            .ctx
            .sources()
            .add("input.mlir".to_owned(), input.shared.clone());
        let file = file.map_err(|error| anyhow!("{error}"))?;
        let tables = AsmTables::new(self.ctx);
        let mut diags = Diagnostics::new();
        let parsed = terrace_asm::parse(&tables, file, ParseOptions::default(), &mut diags)
            .and_then(|body| terrace_ir::verify(self.ctx, &body, &mut diags).map(|()| body));
        self.module = Some(parsed.map_err(|_| self.errors(diags))?);
        Ok(())
    }

    fn verify(&self) -> Result<()> {
        let mut diags = Diagnostics::new();
        terrace_ir::verify(self.ctx, self.module()?, &mut diags).map_err(|_| self.errors(diags))
    }

    fn print(&self, generic: bool) -> Result<String> {
        let options = PrintOptions {
            generic,
            assume_verified: true,
            ..PrintOptions::default()
        };
        Ok(terrace_asm::print(
            &AsmTables::new(self.ctx),
            self.module()?,
            &options,
        ))
    }

    fn run_pass(&mut self, pass: &str) -> Result<()> {
        let mut pipeline = OpPassManager::with_implicit_nesting("builtin.module");
        let def = self.compiler.passes().lookup(pass);
        let def = def.ok_or_else(|| anyhow!("the pass '{pass}' is not registered"))?;
        pipeline.add(def).map_err(|message| anyhow!("{message}"))?;
        let mut manager = PassManager::with_threads(pipeline, 1);
        manager.verify_each = false;
        manager.passes = self.compiler.passes().clone();
        let body = self.module.as_mut();
        let body = body.ok_or_else(|| anyhow!("nothing is parsed"))?;
        let mut diags = Diagnostics::new();
        let run = manager.run(self.ctx, body, &mut diags);
        run.map_err(|_| self.errors(diags))
    }

    fn translate(&self) -> Result<String> {
        let mut diags = Diagnostics::new();
        let options = terrace_to_llvmir::Options::default();
        terrace_to_llvmir::translate(self.ctx, self.module()?, &options, &mut diags)
            .map_err(|_| self.errors(diags))
    }

    fn free(&mut self) {
        self.module = None;
    }

    fn operations(&self) -> Result<usize> {
        let mut count = 0;
        let mut pending = vec![self.module()?];
        while let Some(body) = pending.pop() {
            for op in body.walk(OpId::ROOT) {
                count += 1;
                pending.extend(body.nested(op));
            }
        }
        Ok(count)
    }
}
