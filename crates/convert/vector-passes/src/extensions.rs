//! `terrace-lower-vectors`: lowers the operations that neither `convert-vector-to-llvm` nor another upstream pass
//! lowers.

use terrace_ir::{Failed, OpRef};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet};
use terrace_stages as stages;
use terrace_vector_transforms::{is_lowered_vector_op, populate_lower_vectors};

/// `terrace-lower-vectors`, which does not exist in MLIR.
pub static TERRACE_LOWER_VECTORS: PassDef = PassDef::new(
    "terrace-lower-vectors",
    "Lower vector operations that no upstream pass lowers to the LLVM dialect",
    lower_vectors,
)
.class("TerraceLowerVectors")
.dialects(&["arith", "memref", "scf", "ub"]);

/// Schedules [`TERRACE_LOWER_VECTORS`] in `terrace lower`.
pub static LOWER_VECTORS_LOWERING: Lowering = Lowering::new(
    &TERRACE_LOWER_VECTORS,
    &[
        Taken::When("math", is_lowered_vector_op),
        Taken::When("vector", is_lowered_vector_op),
    ],
)
.stage(&stages::VECTORS);

fn lower_vectors(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_lower_vectors(&mut patterns);
    let mut target = ConversionTarget::new(cx.ctx);
    target.mark_unknown_op_legal();
    let is_legal = |op: OpRef<'_>| Some(!is_lowered_vector_op(op));
    target.add_dynamically_legal_dialect("vector", is_legal);
    target.add_dynamically_legal_dialect("math", is_legal);
    convert(cx, target, patterns, ConversionConfig::WITHOUT_SYMBOLS)
}
