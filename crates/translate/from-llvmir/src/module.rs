//! Runs the steps of an import and assembles the module.
//!
//! The order is upstream's, because it determines the order of diagnostics and the names of unnamed structs and
//! globals: the data layout, comdats, metadata of memory accesses, named metadata, globals, functions, aliases and
//! ifuncs.

use crate::Options;
use crate::aliasing::Accesses;
use crate::body::Worker;
use crate::debug::nodes_of_functions;
use crate::functions::import_functions;
use crate::globals::{Comdats, import_alias, import_global, import_ifunc};
use crate::layout;
use crate::lost::{self, Losses};
use crate::metadata::KnownMetadata;
use crate::module_metadata;
use crate::shared::Shared;
use crate::types::TypeTable;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::data_layout::DL_SPEC;
use terrace_builtin::ops::ModuleOp;
use terrace_ir::{
    Attr, BlockId, Body, Builder, Context, Diagnostics, Failed, InsertPoint, OpId, message_text,
};
use terrace_llvmir as ll;

/// Imports a module; diagnostics are added to `diags`.
pub(crate) fn import_module(
    ctx: &Context,
    module: &ll::Module,
    options: &Options,
    diags: &mut Diagnostics,
) -> Result<Body, Failed> {
    let mut shared = Shared::new(ctx, module, options);
    let mut worker = Worker {
        types: TypeTable::new(options.import_structs_as_literals),
        diags: std::mem::take(diags),
        known: KnownMetadata::default(),
        losses: Losses::new(options.warn_lost),
    };
    lost::module(module, &mut worker.losses);
    let made = Parts::import(&mut shared, &mut worker);
    *diags = worker.diags;
    if made.is_ok() {
        lost::debug_information(module, shared.lost_nodes, &mut worker.losses);
        worker.losses.report(shared.module_loc, diags);
    }
    made
}

/// The module under construction.
struct Parts {
    attrs: Vec<(Attr, Attr)>,
    body: Body,
    block: BlockId,
}

impl Parts {
    fn import(owned: &mut Shared<'_>, worker: &mut Worker) -> Result<Body, Failed> {
        let (ctx, module) = (owned.ctx, owned.module);
        let shared = &*owned;
        let mut body = ModuleOp::spec().into_body(ctx, shared.module_loc);
        let block = body.create_block(&[]);
        if let Some(region) = body.region(OpId::ROOT, 0) {
            body.append_block(region, block);
        }
        let mut parts = Parts {
            attrs: Vec::new(),
            body,
            block,
        };
        parts.layout(shared, worker)?;
        let comdats = Comdats::new(shared);
        let accesses = Accesses::convert(shared, worker)?;
        owned.accesses = accesses;
        let shared = &*owned;
        comdats.create(shared, &mut parts.builder(shared));
        // The metadata of the module is converted first, although its operations follow the globals and precede the
        // functions.
        let flags = module_metadata::convert(shared, worker, &mut parts.attrs)?;
        for global in &module.globals {
            import_global(shared, &comdats, global, worker, &mut parts.builder(shared))?;
        }
        let nodes = nodes_of_functions(shared, &mut worker.known);
        owned.nodes = nodes;
        let shared = &*owned;
        let functions = import_functions(shared, &comdats, worker)?;
        for alias in &module.aliases {
            import_alias(shared, alias, worker, &mut parts.builder(shared))?;
        }
        for ifunc in module.ifuncs.iter().rev() {
            import_ifunc(shared, ifunc, worker, &mut parts.builder(shared))?;
        }
        flags.create(&mut parts.builder(shared));
        for function in functions {
            parts.builder(shared).insert_nested(function);
        }
        parts.set("llvm.target_triple", ctx.string(&module.target_triple), ctx);
        let lines = module.inline_asm.split(|&byte| byte == b'\n');
        let lines = lines.filter(|line| !line.is_empty());
        let lines: Vec<Attr> = lines.map(|line| ctx.string(line)).collect();
        parts.set("llvm.module_asm", ctx.array(&lines), ctx);
        let attrs = ctx.dictionary(parts.attrs);
        parts.body.set_attrs(OpId::ROOT, attrs);
        Ok(parts.body)
    }

    fn builder<'b>(&'b mut self, shared: &Shared<'b>) -> Builder<'b> {
        let at = InsertPoint::end(self.block);
        Builder::new(shared.ctx, &mut self.body, at, shared.module_loc)
    }

    fn set(&mut self, name: &str, value: Attr, ctx: &Context) {
        self.attrs.push((ctx.string(name), value));
    }

    fn layout(&mut self, shared: &Shared<'_>, worker: &mut Worker) -> Result<(), Failed> {
        let text = message_text(&shared.module.data_layout);
        let imported = layout::import(shared.ctx, &text);
        match imported.spec {
            Ok(spec) => {
                for token in imported.unhandled {
                    let message = format!("unhandled data layout token: {token}");
                    worker.diags.warning(shared.module_loc, message);
                }
                self.set(DL_SPEC, spec, shared.ctx);
                Ok(())
            }
            Err(token) => {
                let message = format!("cannot translate data layout: {token}");
                Err(worker.diags.error(shared.module_loc, message))
            }
        }
    }
}
