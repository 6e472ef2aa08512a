//! The passes of this crate.

use crate::{
    fold_loop_range, for_to_while, forall_to_for_loop, forall_to_parallel_loop,
    parallel_for_to_nested_fors, specialize_for_loop, specialize_parallel_loop, tile_parallel_loop,
};
use rustc_hash::FxHashSet;
use terrace_ir::{Body, Context, Diagnostics, Failed, Loc, OpId, OpRef, OpView};
use terrace_pass::{
    OptionValues, Pass, PassContext, PassDef, TypedOption, parallel_bodies, rewrite_greedily,
};
use terrace_rewrite::{
    GreedyConfig, GreedyPatterns, IrRewriter, Match, NoMatch, PatternSet, Rewriter,
};
use terrace_scf::{ForallOp, ParallelOp};

/// `scf-for-to-while`
pub static SCF_FOR_TO_WHILE: PassDef = PassDef::new(
    "scf-for-to-while",
    "Convert SCF for loops to SCF while loops",
    run_for_to_while,
)
.class("SCFForToWhileLoop");

/// `scf-forall-to-for`
pub static SCF_FORALL_TO_FOR: PassDef = PassDef::of(
    "scf-forall-to-for",
    "Convert SCF forall loops to SCF for loops",
    |_| {
        Box::new(EachOp {
            rewrite: forall_to_for_loop,
            must: true,
        })
    },
)
.class("SCFForallToForLoop");

/// `scf-forall-to-parallel`
pub static SCF_FORALL_TO_PARALLEL: PassDef = PassDef::of(
    "scf-forall-to-parallel",
    "Convert SCF forall loops to SCF parallel loops",
    |_| {
        Box::new(EachOp::<ForallOp> {
            rewrite: |op, rw| forall_to_parallel_loop(op, rw).map(|_| ()),
            must: true,
        })
    },
)
.class("SCFForallToParallelLoop");

/// `scf-parallel-for-to-nested-fors`
pub static SCF_PARALLEL_FOR_TO_NESTED_FORS: PassDef = PassDef::of(
    "scf-parallel-for-to-nested-fors",
    "Convert SCF parallel for loops to nested SCF for loops",
    |_| {
        Box::new(EachOp::<ParallelOp> {
            rewrite: parallel_for_to_nested_fors,
            must: false,
        })
    },
)
.class("SCFParallelForToNestedFors");

/// `scf-for-loop-specialization`
pub static SCF_FOR_LOOP_SPECIALIZATION: PassDef = PassDef::of(
    "scf-for-loop-specialization",
    "Specialize `for` loops for vectorization",
    |_| {
        Box::new(EachOp {
            rewrite: specialize_for_loop,
            must: false,
        })
    },
)
.class("SCFForLoopSpecialization");

/// `scf-parallel-loop-specialization`
pub static SCF_PARALLEL_LOOP_SPECIALIZATION: PassDef = PassDef::of(
    "scf-parallel-loop-specialization",
    "Specialize parallel loops for vectorization",
    |_| {
        Box::new(EachOp {
            rewrite: specialize_parallel_loop,
            must: false,
        })
    },
)
.class("SCFParallelLoopSpecialization");

/// `scf-for-loop-range-folding`
pub static SCF_FOR_LOOP_RANGE_FOLDING: PassDef = PassDef::of(
    "scf-for-loop-range-folding",
    "Fold add/mul ops into loop range",
    |_| {
        Box::new(EachOp {
            rewrite: fold_loop_range,
            must: false,
        })
    },
)
.class("SCFForLoopRangeFolding");

const PARALLEL_LOOP_TILE_SIZES: TypedOption<Vec<i64>> = TypedOption::ints(
    "parallel-loop-tile-sizes",
    "Factors to tile parallel loops by",
);

const NO_MIN_MAX_BOUNDS: TypedOption<bool> = TypedOption::bool(
    "no-min-max-bounds",
    "Perform tiling with fixed upper bound with inbound check inside the internal loops",
    false,
);

/// `scf-parallel-loop-tiling`
pub static SCF_PARALLEL_LOOP_TILING: PassDef = PassDef::of(
    "scf-parallel-loop-tiling",
    "Tile parallel loops",
    |options| {
        Box::new(TileParallelLoops {
            sizes: options.get(&PARALLEL_LOOP_TILE_SIZES),
            no_min_max_bounds: options.get(&NO_MIN_MAX_BOUNDS),
        })
    },
)
.class("SCFParallelLoopTiling")
.options(&[PARALLEL_LOOP_TILE_SIZES.def, NO_MIN_MAX_BOUNDS.def])
.dialects(&["affine"]);

struct TileParallelLoops {
    sizes: Vec<i64>,
    no_min_max_bounds: bool,
}

impl TileParallelLoops {
    fn run_on(&self, ctx: &Context, body: &mut Body) {
        let mut loops: Vec<OpId> = body.walk(OpId::ROOT).collect();
        loops.retain(|&op| op != OpId::ROOT && OpRef::new(ctx, body, op).is::<ParallelOp>());
        let mut around = FxHashSet::default();
        for &op in &loops {
            around.extend(body.ancestors(op).skip(1));
        }
        loops.retain(|op| !around.contains(op));
        for op in loops {
            let mut rw = IrRewriter::new(ctx, body);
            rw.go_to(op);
            let op = ParallelOp::from_id(op);
            // Loops with reductions are not tiled.
            let _ = tile_parallel_loop(op, &self.sizes, self.no_min_max_bounds, &mut rw);
        }
    }
}

impl Pass for TileParallelLoops {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let ctx = cx.ctx;
        if self.sizes.contains(&0) {
            return Err(cx.diags.error(Loc::UNKNOWN, "tile size cannot be 0"));
        }
        self.run_on(ctx, cx.body);
        parallel_bodies(cx.body, cx.threads, cx.diags, |body, _| {
            self.run_on(ctx, body);
            Ok(())
        })
        .into_iter()
        .collect()
    }
}

fn run_for_to_while(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    patterns.add_fn("ForLoopLoweringPattern", for_to_while);
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
}

/// Rewrites each operation of a kind once, innermost first.
struct EachOp<Op> {
    rewrite: fn(Op, &mut dyn Rewriter<'_>) -> Match,
    /// True if an operation that cannot be rewritten is an error.
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
        ops.retain(|&op| op != OpId::ROOT && OpRef::new(ctx, body, op).is::<Op>());
        // The walk is in pre-order. Its reverse visits nested operations first.
        for &op in ops.iter().rev() {
            let mut rw = IrRewriter::new(ctx, body);
            rw.go_to(op);
            let result = (self.rewrite)(Op::from_id(op), &mut rw);
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
