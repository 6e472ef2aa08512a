//! The passes.

use crate::{
    for_to_while, forall_to_for_loop, forall_to_parallel_loop, parallel_for_to_nested_fors,
};
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, OpView};
use terrace_pass::{
    Anchor, Lowering, Pass, PassContext, PassDef, Taken, parallel_bodies, rewrite_greedily,
};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, IrRewriter, NoMatch, PatternSet, Rewriter};
use terrace_scf::{ForallOp, ParallelOp};

/// `scf-for-to-while`
pub static SCF_FOR_TO_WHILE: PassDef = PassDef {
    name: "scf-for-to-while",
    class: "SCFForToWhileLoop",
    description: "Convert SCF for loops to SCF while loops",
    anchor: Anchor::Any,
    options: &[],
    statistics: &[],
    create: |_| Box::new(ForToWhile),
};

/// `scf-forall-to-for`
pub static SCF_FORALL_TO_FOR: PassDef = PassDef {
    name: "scf-forall-to-for",
    class: "SCFForallToForLoop",
    description: "Convert SCF forall loops to SCF for loops",
    anchor: Anchor::Any,
    options: &[],
    statistics: &[],
    create: |_| {
        Box::new(EachOp {
            rewrite: forall_to_for_loop,
            must: true,
        })
    },
};

/// What [`SCF_FORALL_TO_FOR`] is to a planner.
pub static LOWERING: Lowering = Lowering {
    pass: &SCF_FORALL_TO_FOR,
    on: None,
    takes: &[Taken::Op("scf.forall")],
    leaves: &["scf.for", "arith"],
    leaves_of: &[],
    before: &[],
    before_of: &[],
    options: &[],
};

/// `scf-forall-to-parallel`
pub static SCF_FORALL_TO_PARALLEL: PassDef = PassDef {
    name: "scf-forall-to-parallel",
    class: "SCFForallToParallelLoop",
    description: "Convert SCF forall loops to SCF parallel loops",
    anchor: Anchor::Any,
    options: &[],
    statistics: &[],
    create: |_| {
        Box::new(EachOp::<ForallOp> {
            rewrite: |op, rewriter| forall_to_parallel_loop(op, rewriter).map(|_| ()),
            must: true,
        })
    },
};

/// `scf-parallel-for-to-nested-fors`
pub static SCF_PARALLEL_FOR_TO_NESTED_FORS: PassDef = PassDef {
    name: "scf-parallel-for-to-nested-fors",
    class: "SCFParallelForToNestedFors",
    description: "Convert SCF parallel for loops to nested SCF for loops",
    anchor: Anchor::Any,
    options: &[],
    statistics: &[],
    create: |_| {
        Box::new(EachOp::<ParallelOp> {
            rewrite: parallel_for_to_nested_fors,
            must: false,
        })
    },
};

struct ForToWhile;

impl Pass for ForToWhile {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let mut patterns = PatternSet::new();
        patterns.add_fn("ForLoopLoweringPattern", for_to_while);
        let patterns = GreedyPatterns::new(cx.ctx, patterns);
        rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
    }
}

/// Rewrites each operation of a kind once, inner ones first.
struct EachOp<Op> {
    rewrite: fn(Op, &mut dyn Rewriter<'_>) -> Result<(), NoMatch>,
    /// Whether one that cannot be rewritten is an error.
    must: bool,
}

impl<Op: OpView> EachOp<Op> {
    fn run_on(
        &self,
        ctx: &Context,
        body: &mut Body,
        diags: &mut Diagnostics,
    ) -> Result<(), Failed> {
        let mut ops: Vec<OpId> = body.walk(OpId::ROOT).collect();
        ops.retain(|&op| op != OpId::ROOT && Op::cast(ctx, body, op).is_some());
        // The walk meets operations before those in them; turned around, inner ones come first.
        for &op in ops.iter().rev() {
            let mut rewriter = IrRewriter::new(ctx, body);
            rewriter.go_to(op);
            let result = (self.rewrite)(Op::from_id(op), &mut rewriter);
            if let (Err(why), true) = (result, self.must) {
                let why = match why {
                    NoMatch::Because(why) | NoMatch::Error(why) => why.into_owned(),
                    NoMatch::Type(_) => "a type cannot be converted".to_owned(),
                };
                return Err(diags.error(body.loc(op), why));
            }
        }
        Ok(())
    }
}

impl<Op: OpView> Pass for EachOp<Op> {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let ctx = cx.ctx;
        let own = self.run_on(ctx, cx.body, cx.diags);
        let job = |body: &mut Body, diags: &mut Diagnostics| self.run_on(ctx, body, diags);
        let nested = parallel_bodies(cx.body, cx.threads, cx.diags, job);
        own.and(nested.into_iter().collect())
    }
}
