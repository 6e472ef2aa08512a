//! The pass `convert-vector-to-scf`.

use crate::vector_to_scf::{
    VectorTransferToScfOptions, populate_vector_to_scf_conversion_patterns,
};
use terrace_builtin::types::MemRefType;
use terrace_ir::{Failed, OpRef};
use terrace_pass::{Lowering, Pass, PassContext, PassDef, Taken, TypedOption, rewrite_greedily};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, PatternSet};
use terrace_stages as stages;
use terrace_vector::matching::vector;
use terrace_vector::transfer::{TransferParts, broadcast_dims_of_minor_identity};
use terrace_vector_transforms::populate_vector_transfer_permutation_map_lowering_patterns;

const FULL_UNROLL: TypedOption<bool> = TypedOption::bool(
    "full-unroll",
    "Perform full unrolling when converting vector transfers to SCF",
    false,
);

const TARGET_RANK: TypedOption<u32> = TypedOption::uint(
    "target-rank",
    "Target vector rank to which transfer ops should be lowered",
    1,
);

const LOWER_TENSORS: TypedOption<bool> = TypedOption::bool(
    "lower-tensors",
    "Lower transfer ops that operate on tensors",
    false,
);

const LOWER_SCALABLE: TypedOption<bool> = TypedOption::bool(
    "lower-scalable",
    "Add scalable vector specific lowerings (that introduce loops)",
    false,
);

/// `convert-vector-to-scf`
pub static CONVERT_VECTOR_TO_SCF: PassDef = PassDef::of(
    "convert-vector-to-scf",
    "Lower the operations from the vector dialect into the SCF dialect",
    |options| {
        Box::new(ConvertVectorToScf {
            options: VectorTransferToScfOptions {
                target_rank: options.get(&TARGET_RANK) as usize,
                lower_tensors: options.get(&LOWER_TENSORS),
                unroll: options.get(&FULL_UNROLL),
                lower_scalable: options.get(&LOWER_SCALABLE),
            },
        })
    },
)
.class("ConvertVectorToSCFPass")
.options(&[
    FULL_UNROLL.def,
    TARGET_RANK.def,
    LOWER_TENSORS.def,
    LOWER_SCALABLE.def,
])
// Upstream also loads the tensor dialect, which depends on these dialects.
.dialects(&["complex", "index", "math", "memref", "scf"]);

/// Schedules [`CONVERT_VECTOR_TO_SCF`] in `terrace lower`.
pub static LOWERING: Lowering = Lowering::new(
    &CONVERT_VECTOR_TO_SCF,
    &[
        Taken::When("vector.transfer_read", wants_scf),
        Taken::When("vector.transfer_write", wants_scf),
        Taken::When("vector.print", prints_vector),
    ],
)
.stage(&stages::ACCESSES);

/// Returns true unless loads and stores can lower a transfer: it is contiguous, and its vector has at most one
/// dimension.
fn wants_scf(op: OpRef<'_>) -> bool {
    let Some(xfer) = TransferParts::new(op) else {
        return false;
    };
    let memory = op.body.ty(xfer.base).as_::<MemRefType>(op.ctx);
    let neighbours = broadcast_dims_of_minor_identity(&xfer.map).is_some()
        && memory.is_none_or(|memory| memory.is_last_dim_unit_stride(op.ctx));
    xfer.ty.shape.len() > 1 || !neighbours
}

fn prints_vector(op: OpRef<'_>) -> bool {
    let mut operands = op.body.operands(op.id);
    operands.any(|value| vector(op, value).is_some())
}

struct ConvertVectorToScf {
    options: VectorTransferToScfOptions,
}

impl Pass for ConvertVectorToScf {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        // Lower permutation maps first. The remaining transfers are along the last dimensions of memory.
        let mut patterns = PatternSet::new();
        populate_vector_transfer_permutation_map_lowering_patterns(&mut patterns);
        let patterns = GreedyPatterns::new(cx.ctx, patterns);
        // As in upstream, continues with the last result if the patterns do not converge.
        let _converged = rewrite_greedily(cx, &patterns, GreedyConfig::default())?;
        let mut patterns = PatternSet::new();
        populate_vector_to_scf_conversion_patterns(&mut patterns, self.options);
        let patterns = GreedyPatterns::new(cx.ctx, patterns);
        let _converged = rewrite_greedily(cx, &patterns, GreedyConfig::default())?;
        Ok(())
    }
}
