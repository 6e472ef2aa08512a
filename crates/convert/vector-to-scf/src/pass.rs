//! The pass.

use crate::{VectorTransferToScfOptions, populate_vector_to_scf_conversion_patterns};
use terrace_builtin::types::MemRefType;
use terrace_ir::{Failed, OpRef};
use terrace_pass::{
    Anchor, Lowering, OptionDef, OptionKind, Pass, PassContext, PassDef, Stage, Taken,
    rewrite_greedily,
};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, PatternSet};
use terrace_vector::matching::vector;
use terrace_vector::transfer::{TransferParts, broadcast_dims_of_minor_identity};
use terrace_vector_transforms::populate_vector_transfer_permutation_map_lowering_patterns;

/// `convert-vector-to-scf`
pub static CONVERT_VECTOR_TO_SCF: PassDef = PassDef {
    name: "convert-vector-to-scf",
    class: "ConvertVectorToSCFPass",
    description: "Lower the operations from the vector dialect into the SCF dialect",
    anchor: Anchor::Any,
    options: &[
        OptionDef {
            name: "full-unroll",
            description: "Perform full unrolling when converting vector transfers to SCF",
            kind: OptionKind::Bool(false),
        },
        OptionDef {
            name: "target-rank",
            description: "Target vector rank to which transfer ops should be lowered",
            kind: OptionKind::Uint(1),
        },
        OptionDef {
            name: "lower-tensors",
            description: "Lower transfer ops that operate on tensors",
            kind: OptionKind::Bool(false),
        },
        OptionDef {
            name: "lower-scalable",
            description: "Add scalable vector specific lowerings (that introduce loops)",
            kind: OptionKind::Bool(false),
        },
    ],
    statistics: &[],
    create: |options| {
        Box::new(ConvertVectorToScf {
            options: VectorTransferToScfOptions {
                target_rank: options.uint("target-rank") as usize,
                lower_tensors: options.bool("lower-tensors"),
                unroll: options.bool("full-unroll"),
                lower_scalable: options.bool("lower-scalable"),
            },
        })
    },
};

/// The place of [`CONVERT_VECTOR_TO_SCF`] in a whole lowering.
pub static LOWERING: Lowering = Lowering::new(
    &CONVERT_VECTOR_TO_SCF,
    &[
        Taken::When("vector.transfer_read", wants_scf),
        Taken::When("vector.transfer_write", wants_scf),
        Taken::When("vector.print", prints_vector),
    ],
)
.stage(Stage::Accesses);

/// True unless a transfer is contiguous and its vector has at most one dimension, which loads and stores handle.
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
        for dialect in ["affine", "memref", "scf"] {
            cx.ctx.load_dialect(dialect);
        }
        // Permutation maps are lowered first: the remaining transfers are along the last dimensions of memory.
        let mut patterns = PatternSet::new();
        populate_vector_transfer_permutation_map_lowering_patterns(&mut patterns);
        let patterns = GreedyPatterns::new(cx.ctx, patterns);
        // Upstream continues with the result if patterns do not converge.
        let _converged = rewrite_greedily(cx, &patterns, GreedyConfig::default())?;
        let mut patterns = PatternSet::new();
        populate_vector_to_scf_conversion_patterns(&mut patterns, self.options);
        let patterns = GreedyPatterns::new(cx.ctx, patterns);
        let _converged = rewrite_greedily(cx, &patterns, GreedyConfig::default())?;
        Ok(())
    }
}
