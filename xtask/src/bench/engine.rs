//! The interface to a measured implementation of MLIR, phase by phase.

use anyhow::{Result, anyhow, bail};
use terrace_upstream::{Module, PipelineError, PrintOptions, Upstream};

use super::ours::Terrace;
use crate::workload::Workload;

/// A measured implementation of MLIR: Terrace or upstream.
pub(crate) trait Engine {
    /// Returns the name in tables.
    fn name(&self) -> &'static str;

    /// Calls `work` with a session that has a new context. Creating and destroying the session is not part of a phase.
    fn session(&self, work: &mut dyn FnMut(&mut dyn Session) -> Result<()>) -> Result<()>;
}

/// A context and the module in it. [`Session::parse`] must be called first. Each method is one phase.
pub(crate) trait Session {
    /// Parses and verifies the input.
    fn parse(&mut self, input: &Workload) -> Result<()>;
    /// Verifies the module again.
    fn verify(&self) -> Result<()>;
    /// Prints the module without verifying it first. MLIR's C API passes every token in a separate call, which makes
    /// upstream's printing about 150 ns per operation slower here than in mlir-opt.
    fn print(&self, generic: bool) -> Result<String>;
    /// Runs one pass on the module, without verifying afterwards.
    fn run_pass(&mut self, pass: &str) -> Result<()>;
    /// Returns the text of LLVM IR.
    fn translate(&self) -> Result<String>;
    /// Frees the module.
    fn free(&mut self);
    /// Returns the number of operations in the module, without the module itself. This is not a phase.
    fn operations(&self) -> Result<usize>;
}

/// Returns all engines. The first one is the reference.
pub(crate) fn all() -> Vec<Box<dyn Engine>> {
    vec![Box::new(RealMlir), Box::new(Terrace)]
}

/// Returns the engine with the given name.
pub(crate) fn find(name: &str) -> Result<Box<dyn Engine>> {
    match all().into_iter().find(|engine| engine.name() == name) {
        Some(engine) => Ok(engine),
        None => bail!("unknown engine '{name}'"),
    }
}

/// Upstream's MLIR, on one thread.
struct RealMlir;

struct RealSession<'u> {
    upstream: &'u Upstream,
    module: Option<Module<'u>>,
}

impl Engine for RealMlir {
    fn name(&self) -> &'static str {
        "upstream"
    }

    fn session(&self, work: &mut dyn FnMut(&mut dyn Session) -> Result<()>) -> Result<()> {
        let upstream = Upstream::new();
        upstream.load_all_dialects();
        work(&mut RealSession {
            upstream: &upstream,
            module: None,
        })
    }
}

impl RealSession<'_> {
    fn module(&self) -> Result<&Module<'_>> {
        self.module
            .as_ref()
            .ok_or_else(|| anyhow!("nothing is parsed"))
    }
}

impl Session for RealSession<'_> {
    fn parse(&mut self, input: &Workload) -> Result<()> {
        let module = self.upstream.parse(&input.text, "input.mlir");
        self.module = Some(module.map_err(|errors| anyhow!("{}", errors.render("", "")))?);
        Ok(())
    }

    fn verify(&self) -> Result<()> {
        let verified = self.module()?.verify();
        verified.map_err(|errors| anyhow!("{}", errors.render("", "")))
    }

    fn print(&self, generic: bool) -> Result<String> {
        Ok(self.module()?.print(&PrintOptions {
            generic,
            assume_verified: true,
            ..PrintOptions::default()
        }))
    }

    fn run_pass(&mut self, pass: &str) -> Result<()> {
        let module = self
            .module
            .as_mut()
            .ok_or_else(|| anyhow!("nothing is parsed"))?;
        let run = module.run_pipeline(&format!("builtin.module({pass})"), false);
        run.map_err(|error| match error {
            PipelineError::Pipeline(message) => anyhow!("{pass}: {message}"),
            PipelineError::Run(errors) => anyhow!("{pass}: {}", errors.render("", "")),
        })
    }

    fn translate(&self) -> Result<String> {
        let translated = self.module()?.translate_to_llvmir();
        translated.map_err(|errors| anyhow!("{}", errors.render("", "")))
    }

    fn free(&mut self) {
        self.module = None;
    }

    fn operations(&self) -> Result<usize> {
        Ok(self.module()?.operation_count())
    }
}
