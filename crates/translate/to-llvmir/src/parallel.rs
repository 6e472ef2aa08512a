//! Translates functions on several threads.
//!
//! Each function has its own fork of the module's tables and its own diagnostics. After each round of functions, the
//! texts and diagnostics are joined in order, so the output does not depend on the scheduling of threads.

use crate::dispatch::Dispatch;
use crate::function::{FunctionTranslation, Scratch};
use crate::globals::definition;
use crate::metadata::MetadataMap;
use crate::module::ModuleTranslation;
use crate::scope::Scope;
use crate::types::TypeTable;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use terrace_builtin::attrs::array_value;
use terrace_ir::{Attr, Diagnostics, Failed, OpId, OpRef};
use terrace_llvm::attrs::{
    AccessGroupAttr, AliasScopeAttr, DILabelAttr, DILocalVariableAttr, LoopAnnotationAttr,
    TBAATagAttr,
};
use terrace_llvmir as ll;

/// The result of translating one function.
type Outcome = (Result<ll::FunctionText, Failed>, Diagnostics);

/// The number of functions per thread that are translated before their texts are joined. Bounds the memory use.
const ROUND: usize = 64;

impl ModuleTranslation<'_> {
    pub(crate) fn write_parallel(
        &mut self,
        dispatch: &Dispatch,
        writer: &mut ll::ModuleWriter,
        threads: usize,
    ) -> Result<(), Failed> {
        let functions = std::mem::take(&mut self.functions);
        // Distinct nodes must be shared by all functions, so they are created before the functions are distributed.
        self.share_metadata(&functions);
        let metadata = self.metadata.share();
        let shared = self.module.ctx.share();
        for round in functions.chunks(threads * ROUND) {
            let next = AtomicUsize::new(0);
            let outcomes: Vec<Mutex<Option<Outcome>>> =
                round.iter().map(|_| Mutex::new(None)).collect();
            let work = || {
                let mut scratch = Scratch::default();
                let mut numbers = ll::BodyNumbers::default();
                let mut types = TypeTable::new();
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&(op, index)) = round.get(at) else {
                        return;
                    };
                    let mut diags = Diagnostics::new();
                    let mut llvm = shared.fork();
                    let mut metadata = MetadataMap::on(&metadata);
                    types.forget();
                    scratch.maps.forget_context();
                    scratch.function_body.clear();
                    let mut header = self.module.functions[index].clone();
                    let mut result = Ok(());
                    if let Some((body, region)) = definition(OpRef::new(self.ctx, self.body, op)) {
                        let scope = Scope {
                            ctx: self.ctx,
                            llvm: &mut llvm,
                            symbols: &self.symbols,
                            diags: &mut diags,
                            types: &mut types,
                            metadata: &mut metadata,
                        };
                        let mut translation = FunctionTranslation::new(
                            scope,
                            dispatch,
                            &mut scratch,
                            &mut header,
                            body,
                        );
                        translation.debug_enabled = self.debug_enabled;
                        result = translation.run(region).and_then(|()| translation.verify());
                    } else if let Err(problem) = llvm.verify_function(&header, true) {
                        result = Err(diags.error(self.body.loc(op), problem.message));
                    }
                    let text = result.map(|()| {
                        let tables = self.module.tables();
                        ll::FunctionText::write(
                            llvm,
                            tables,
                            &header,
                            &scratch.function_body,
                            &mut numbers,
                        )
                    });
                    if let Ok(mut slot) = outcomes[at].lock() {
                        *slot = Some((text, diags));
                    }
                }
            };
            std::thread::scope(|scope| {
                for _ in 1..threads.min(round.len()) {
                    // If no thread can be spawned, this one does all the work.
                    let _ = std::thread::Builder::new().spawn_scoped(scope, work);
                }
                work();
            });
            for outcome in outcomes {
                let Some((text, diags)) = outcome.into_inner().ok().flatten() else {
                    continue;
                };
                self.diags.append(diags);
                if let Err(error) = writer.append(&mut self.module, &text?) {
                    let loc = self.body.loc(OpId::ROOT);
                    return Err(self.diags.error(loc, error.to_string()));
                }
            }
        }
        Ok(())
    }
}

impl ModuleTranslation<'_> {
    /// Creates the nodes that functions share: distinct nodes, which must not be created once per function.
    fn share_metadata(&mut self, functions: &[(terrace_ir::OpId, usize)]) {
        let ctx = self.ctx;
        let mut scopes = Vec::new();
        for &(op, index) in functions {
            let Some((body, region)) = definition(OpRef::new(ctx, self.body, op)) else {
                continue;
            };
            let subprogram = self.module.functions[index].subprogram();
            for op in body.blocks(region).flat_map(|block| body.ops(block)) {
                if self.debug_enabled && body.loc(op).attr().is_some() {
                    crate::debug::scopes_in(ctx, body.loc(op), &mut scopes);
                    for attr in scopes.drain(..) {
                        self.scope().local_scope(attr);
                    }
                }
                for &attr in body.props(op).iter().flatten() {
                    let is_record =
                        attr.is::<DILocalVariableAttr>(ctx) || attr.is::<DILabelAttr>(ctx);
                    if !is_record {
                        self.share_attribute(attr);
                    } else if self.debug_enabled
                        && self
                            .scope()
                            .debug_location(body.loc(op), subprogram, None)
                            .is_some()
                    {
                        // Without a location, the record is dropped, and its variable must not leave a node behind.
                        self.scope().debug_node(attr);
                    }
                }
            }
        }
    }

    fn share_attribute(&mut self, attr: Attr) {
        let ctx = self.ctx;
        if attr.dialect(ctx) == "llvm" {
            if attr.is::<LoopAnnotationAttr>(ctx) {
                self.scope().loop_annotation(attr);
            } else if attr.is::<AliasScopeAttr>(ctx) {
                self.scope().alias_scope(attr);
            }
        } else if let Some(elements) = array_value(ctx, attr) {
            for &element in elements {
                if element.is::<AccessGroupAttr>(ctx) {
                    self.scope().access_group(element);
                } else if element.is::<AliasScopeAttr>(ctx) {
                    self.scope().alias_scope(element);
                } else if element.is::<TBAATagAttr>(ctx) {
                    self.scope().tbaa(element);
                }
            }
        }
    }
}
