//! Translates loop annotations.

use crate::scope::Scope;
use terrace_builtin::attrs::{ap_int_value, bool_value};
use terrace_builtin::locations::Location;
use terrace_ir::Attr;
use terrace_llvm::attrs::{
    LoopAnnotationAttr, LoopDistributeAttr, LoopInterleaveAttr, LoopLICMAttr, LoopPeeledAttr,
    LoopPipelineAttr, LoopUnrollAndJamAttr, LoopUnrollAttr, LoopUnswitchAttr, LoopVectorizeAttr,
};
use terrace_llvmir as ll;
use terrace_llvmir::Md;

/// The maximum length of a chain of followup annotations. Longer chains are cut off.
const MAX_DEPTH: u32 = 500;

/// The operands of a loop's node, after its self-reference.
struct Nodes<'s, 'a> {
    scope: &'s mut Scope<'a>,
    nodes: Vec<Option<Md>>,
    depth: u32,
}

impl Scope<'_> {
    /// Returns the node of a loop annotation.
    pub(crate) fn loop_annotation(&mut self, attr: Attr) -> Option<Md> {
        self.loop_node(attr, 0)
    }

    fn loop_node(&mut self, attr: Attr, depth: u32) -> Option<Md> {
        if let Some(md) = self.metadata.get(attr) {
            return Some(md);
        }
        let ctx = self.ctx;
        let annotation = attr
            .as_::<LoopAnnotationAttr>(ctx)
            .filter(|_| depth < MAX_DEPTH)?;
        let mut nodes = Nodes {
            scope: self,
            nodes: Vec::new(),
            depth,
        };
        nodes.add(annotation);
        let nodes = nodes.nodes;
        let md = self.llvm.metadata.self_referential(&nodes);
        self.metadata.insert(attr, md);
        Some(md)
    }
}

impl Nodes<'_, '_> {
    fn push(&mut self, name: &str, value: Option<Md>) {
        let metadata = &mut self.scope.llvm.metadata;
        let name = Some(metadata.string(name.as_bytes()));
        let node = match value {
            Some(value) => metadata.node(&[name, Some(value)]),
            None => metadata.node(&[name]),
        };
        self.nodes.push(Some(node));
    }

    fn constant(&mut self, name: &str, ty: ll::Type, value: u64) {
        let value = self.scope.llvm.const_int(ty, value);
        let value = self.scope.llvm.metadata.value(value);
        self.push(name, Some(value));
    }

    fn truth(&self, attr: Option<Attr>) -> Option<bool> {
        bool_value(self.scope.ctx, attr?)
    }

    fn unit_if(&mut self, name: &str, attr: Option<Attr>) {
        if self.truth(attr) == Some(true) {
            self.push(name, None);
        }
    }

    fn boolean(&mut self, name: &str, attr: Option<Attr>, negated: bool) {
        if let Some(value) = self.truth(attr) {
            self.constant(name, ll::Type::I1, u64::from(value != negated));
        }
    }

    fn number(&mut self, name: &str, attr: Option<Attr>) {
        let value = attr.and_then(|attr| ap_int_value(self.scope.ctx, attr));
        if let Some(value) = value {
            self.constant(name, ll::Type::I32, value.low_u64());
        }
    }

    fn followup(&mut self, name: &str, attr: Option<Attr>) {
        if let Some(md) = attr.and_then(|attr| self.scope.loop_node(attr, self.depth + 1)) {
            self.push(name, Some(md));
        }
    }

    fn location(&mut self, attr: Option<Attr>) {
        let ctx = self.scope.ctx;
        let Some(attr) = attr else { return };
        let scope = match Location::of(ctx, attr) {
            Location::Fused(fused) => fused.metadata,
            _ => None,
        };
        if let Some(scope) = scope.and_then(|scope| self.scope.local_scope(scope))
            && let Some(loc) = terrace_builtin::locations::attr_loc(ctx, attr)
            && let Some(md) = self.scope.debug_location(loc, Some(scope), None)
        {
            self.nodes.push(Some(md));
        }
    }

    fn add(&mut self, annotation: &LoopAnnotationAttr) {
        let ctx = self.scope.ctx;
        self.location(annotation.start_loc);
        self.location(annotation.end_loc);
        self.unit_if("llvm.loop.disable_nonforced", annotation.disable_nonforced);
        self.unit_if("llvm.loop.mustprogress", annotation.must_progress);
        if let Some(value) = self.truth(annotation.is_vectorized) {
            self.constant("llvm.loop.isvectorized", ll::Type::I32, u64::from(value));
        }
        if let Some(options) = annotation.vectorize.and_then(|attr| attr.as_(ctx)) {
            self.vectorize(options);
        }
        if let Some(options) = annotation
            .interleave
            .and_then(|attr| attr.as_::<LoopInterleaveAttr>(ctx))
        {
            self.number("llvm.loop.interleave.count", Some(options.count));
        }
        if let Some(options) = annotation.unroll.and_then(|attr| attr.as_(ctx)) {
            self.unroll(options);
        }
        if let Some(options) = annotation.unroll_and_jam.and_then(|attr| attr.as_(ctx)) {
            self.unroll_and_jam(options);
        }
        if let Some(options) = annotation
            .licm
            .and_then(|attr| attr.as_::<LoopLICMAttr>(ctx))
        {
            self.unit_if("llvm.licm.disable", options.disable);
            self.unit_if(
                "llvm.loop.licm_versioning.disable",
                options.versioning_disable,
            );
        }
        if let Some(options) = annotation.distribute.and_then(|attr| attr.as_(ctx)) {
            self.distribute(options);
        }
        if let Some(options) = annotation
            .pipeline
            .and_then(|attr| attr.as_::<LoopPipelineAttr>(ctx))
        {
            self.boolean("llvm.loop.pipeline.disable", options.disable, false);
            self.number(
                "llvm.loop.pipeline.initiationinterval",
                options.initiationinterval,
            );
        }
        if let Some(options) = annotation
            .peeled
            .and_then(|attr| attr.as_::<LoopPeeledAttr>(ctx))
        {
            self.number("llvm.loop.peeled.count", options.count);
        }
        if let Some(options) = annotation
            .unswitch
            .and_then(|attr| attr.as_::<LoopUnswitchAttr>(ctx))
        {
            self.unit_if(
                "llvm.loop.unswitch.partial.disable",
                options.partial_disable,
            );
        }
        if !annotation.parallel_accesses.is_empty() {
            let mut operands = vec![Some(
                self.scope
                    .llvm
                    .metadata
                    .string(b"llvm.loop.parallel_accesses"),
            )];
            operands.extend(
                annotation
                    .parallel_accesses
                    .iter()
                    .map(|&group| self.scope.access_group(group)),
            );
            self.nodes
                .push(Some(self.scope.llvm.metadata.node(&operands)));
        }
    }

    fn vectorize(&mut self, options: &LoopVectorizeAttr) {
        self.boolean("llvm.loop.vectorize.enable", options.disable, true);
        self.boolean(
            "llvm.loop.vectorize.predicate.enable",
            options.predicate_enable,
            false,
        );
        self.boolean(
            "llvm.loop.vectorize.scalable.enable",
            options.scalable_enable,
            false,
        );
        self.number("llvm.loop.vectorize.width", options.width);
        self.followup(
            "llvm.loop.vectorize.followup_vectorized",
            options.followup_vectorized,
        );
        self.followup(
            "llvm.loop.vectorize.followup_epilogue",
            options.followup_epilogue,
        );
        self.followup("llvm.loop.vectorize.followup_all", options.followup_all);
    }

    fn unroll(&mut self, options: &LoopUnrollAttr) {
        if let Some(disable) = self.truth(options.disable) {
            self.push(
                if disable {
                    "llvm.loop.unroll.disable"
                } else {
                    "llvm.loop.unroll.enable"
                },
                None,
            );
        }
        self.number("llvm.loop.unroll.count", options.count);
        self.boolean(
            "llvm.loop.unroll.runtime.disable",
            options.runtime_disable,
            false,
        );
        self.unit_if("llvm.loop.unroll.full", options.full);
        self.followup(
            "llvm.loop.unroll.followup_unrolled",
            options.followup_unrolled,
        );
        self.followup(
            "llvm.loop.unroll.followup_remainder",
            options.followup_remainder,
        );
        self.followup("llvm.loop.unroll.followup_all", options.followup_all);
    }

    fn unroll_and_jam(&mut self, options: &LoopUnrollAndJamAttr) {
        if let Some(disable) = self.truth(options.disable) {
            let name = if disable {
                "llvm.loop.unroll_and_jam.disable"
            } else {
                "llvm.loop.unroll_and_jam.enable"
            };
            self.push(name, None);
        }
        self.number("llvm.loop.unroll_and_jam.count", options.count);
        self.followup(
            "llvm.loop.unroll_and_jam.followup_outer",
            options.followup_outer,
        );
        self.followup(
            "llvm.loop.unroll_and_jam.followup_inner",
            options.followup_inner,
        );
        self.followup(
            "llvm.loop.unroll_and_jam.followup_remainder_outer",
            options.followup_remainder_outer,
        );
        self.followup(
            "llvm.loop.unroll_and_jam.followup_remainder_inner",
            options.followup_remainder_inner,
        );
        self.followup(
            "llvm.loop.unroll_and_jam.followup_all",
            options.followup_all,
        );
    }

    fn distribute(&mut self, options: &LoopDistributeAttr) {
        self.boolean("llvm.loop.distribute.enable", options.disable, true);
        self.followup(
            "llvm.loop.distribute.followup_coincident",
            options.followup_coincident,
        );
        self.followup(
            "llvm.loop.distribute.followup_sequential",
            options.followup_sequential,
        );
        self.followup(
            "llvm.loop.distribute.followup_fallback",
            options.followup_fallback,
        );
        self.followup("llvm.loop.distribute.followup_all", options.followup_all);
    }
}
