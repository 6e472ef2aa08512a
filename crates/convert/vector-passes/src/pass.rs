//! Upstream's passes.

use terrace_ir::{Failed, OpId, OpRef};
use terrace_pass::{
    Cases, Lowering, OptionValues, Pass, PassContext, PassDef, Taken, TypedOption,
    rewrite_greedily, stage,
};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, PatternSet};
use terrace_vector::matching::vector;
use terrace_vector::{
    GatherOp, MultiDimReductionOp, TransferReadOp, TransferWriteOp, populate_all_true_mask_pattern,
    populate_mask_op_canonicalization_patterns,
};
use terrace_vector_transforms::{
    VectorMultiReductionLowering, populate_vector_mask_lowering_patterns_for_side_effecting_ops,
    populate_vector_multi_reduction_lowering_patterns,
    populate_vector_to_from_elements_to_shuffle_tree_patterns,
};

/// `lower-vector-mask`
pub static LOWER_VECTOR_MASK: PassDef = PassDef::new(
    "lower-vector-mask",
    "Lower 'vector.mask' operations",
    lower_vector_mask,
)
.class("LowerVectorMaskPass")
.on("func.func")
.dialects(&["vector"]);

/// Schedules [`LOWER_VECTOR_MASK`] in `terrace lower`.
pub static LOWERING: Lowering = Lowering::new(
    &LOWER_VECTOR_MASK,
    &[Taken::When("vector.mask", masks_access)],
)
.stage(&stage::SIMPLIFY)
.on("func.func");

/// Returns true if the masked operation can have the mask as an operand.
fn masks_access(op: OpRef<'_>) -> bool {
    let region = op.body.regions(op.id).next();
    let block = region.and_then(|region| op.body.entry_block(region));
    let mut masked = block.into_iter().flat_map(|block| op.body.ops(block));
    masked.any(|masked| {
        let masked = op.with(masked);
        masked.is::<TransferReadOp>() || masked.is::<TransferWriteOp>() || masked.is::<GatherOp>()
    })
}

fn lower_vector_mask(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    // Added first, in place of MLIR's fold: an operation that is moved out of its mask keeps its location.
    populate_mask_op_canonicalization_patterns(&mut patterns);
    populate_vector_mask_lowering_patterns_for_side_effecting_ops(&mut patterns);
    to_the_end(cx, patterns)
}

/// Applies patterns until a fixpoint is reached. A chain of operations on constants may fold only one step per
/// iteration. Upstream gives up after ten iterations.
fn to_the_end(cx: &mut PassContext<'_>, patterns: PatternSet) -> Result<(), Failed> {
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    let config = GreedyConfig {
        max_iterations: Some(1 << 16),
        ..GreedyConfig::default()
    };
    match rewrite_greedily(cx, &patterns, config)? {
        true => Ok(()),
        false => Err(cx.op_error(OpId::ROOT, "failed to converge")),
    }
}

const LOWERING_STRATEGY: TypedOption<VectorMultiReductionLowering> = TypedOption::choice(
    "lowering-strategy",
    "Select the strategy to control how multi_reduction is lowered.",
    &Cases {
        default: (
            VectorMultiReductionLowering::InnerParallel,
            "inner-parallel",
        ),
        all: &[
            (
                VectorMultiReductionLowering::InnerParallel,
                "inner-parallel",
                "Lower multi_reduction into outer-reduction and inner-parallel ops.",
            ),
            (
                VectorMultiReductionLowering::InnerReduction,
                "inner-reduction",
                "Lower multi_reduction into outer-parallel and inner-reduction ops.",
            ),
        ],
    },
);

/// `lower-vector-multi-reduction`
pub static LOWER_VECTOR_MULTI_REDUCTION: PassDef = PassDef::of(
    "lower-vector-multi-reduction",
    "Lower 'vector.multi_reduction' operations",
    |options| {
        let lowering = options.get(&LOWERING_STRATEGY);
        Box::new(LowerVectorMultiReduction { lowering })
    },
)
.class("LowerVectorMultiReduction")
.on("func.func")
.options(&[LOWERING_STRATEGY.def])
.dialects(&["vector"]);

/// Schedules [`LOWER_VECTOR_MULTI_REDUCTION`] in `terrace lower`. No pass leaves `vector.multi_reduction` behind, not
/// even a pass that may create any other vector operation.
pub static MULTI_REDUCTION_LOWERING: Lowering = Lowering::new(
    &LOWER_VECTOR_MULTI_REDUCTION,
    &[Taken::Op("vector.multi_reduction")],
)
.stage(&stage::SIMPLIFY)
.on("func.func")
.settings(|options, situation| {
    let scaling = Taken::When("vector.multi_reduction", reduces_what_scales);
    if situation.has(scaling) {
        options.set(
            &LOWERING_STRATEGY,
            VectorMultiReductionLowering::InnerReduction,
        );
    }
});

/// Returns true if a reduced dimension is scalable. Such a dimension cannot become an outer one.
fn reduces_what_scales(op: OpRef<'_>) -> bool {
    let Some(op) = op.well_formed_as::<MultiDimReductionOp>() else {
        return false;
    };
    let Some(source) = vector(*op, op.source()) else {
        return false;
    };
    let mut scales = source.scalable.iter().enumerate();
    scales.any(|(dim, scales)| *scales && op.reduction_dims().contains(&(dim as i64)))
}

struct LowerVectorMultiReduction {
    lowering: VectorMultiReductionLowering,
}

impl Pass for LowerVectorMultiReduction {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let mut patterns = PatternSet::new();
        populate_vector_multi_reduction_lowering_patterns(&mut patterns, self.lowering);
        populate_all_true_mask_pattern(&mut patterns);
        to_the_end(cx, patterns)
    }
}

/// `lower-vector-to-from-elements-to-shuffle-tree`
pub static LOWER_VECTOR_TO_FROM_ELEMENTS_TO_SHUFFLE_TREE: PassDef = PassDef::new("lower-vector-to-from-elements-to-shuffle-tree", "Lower `vector.to_elements` and `vector.from_elements` to a tree of `vector.shuffle` operations", lower_vector_to_from_elements_to_shuffle_tree).class("LowerVectorToFromElementsToShuffleTree").on("func.func");

fn lower_vector_to_from_elements_to_shuffle_tree(
    cx: &mut PassContext<'_>,
    _: &OptionValues,
) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_vector_to_from_elements_to_shuffle_tree_patterns(&mut patterns);
    to_the_end(cx, patterns)
}
