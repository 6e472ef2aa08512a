//! The pass `convert-scf-to-cf`.

use crate::scf_to_cf::populate_scf_to_control_flow_conversion_patterns;
use terrace_ir::{Failed, OpId, OpRef, OpView};
use terrace_memref::{AllocaScopeOp, GenericAtomicRMWOp, ReshapeOp};
use terrace_pass::{
    Lowering, OptionValues, PassContext, PassDef, Situation, Taken, TypedOption, convert,
};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet};
use terrace_scf::{ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, WhileOp};
use terrace_stages as stages;

const ALLOW_PATTERN_ROLLBACK: TypedOption<bool> = TypedOption::bool(
    "allow-pattern-rollback",
    "Experimental performance flag to disallow pattern rollback",
    true,
);

/// `convert-scf-to-cf`
pub static CONVERT_SCF_TO_CF: PassDef = PassDef::new(
    "convert-scf-to-cf",
    "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG",
    convert_scf_to_cf,
)
.class("SCFToControlFlowPass")
.options(&[ALLOW_PATTERN_ROLLBACK.def])
.dialects(&["cf"]);

/// Schedules [`CONVERT_SCF_TO_CF`] in `terrace lower`.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_SCF_TO_CF, &[Taken::Dialect("scf")])
    .stage(&stages::CONTROL_FLOW)
    .condition(|situation| !must_wait(situation));

/// Schedules [`CONVERT_SCF_TO_CF`] in `terrace lower` after the conversion of memory, if the pass did not run before.
pub static LATE_LOWERING: Lowering = Lowering::new(&CONVERT_SCF_TO_CF, &[Taken::Dialect("scf")])
    .stage(&stages::LATE_CONTROL_FLOW)
    .condition(|situation| !situation.ran.contains(&CONVERT_SCF_TO_CF.name));

/// Returns true if structured control flow must be lowered after memory. This is the case if a `memref.alloca_scope`
/// contains loops or conditions, because its region may have only one block and the lowering creates several. It is not
/// the case if a loop or condition contains an operation that the conversion of memory expands to several blocks,
/// because most of these also permit only one block.
fn must_wait(situation: &Situation<'_>) -> bool {
    let (mut has_loops, mut is_inside) = (false, false);
    situation.for_each_op(|op| {
        let name = op.name_str();
        let is_scope = name == AllocaScopeOp::NAME;
        let becomes_blocks = is_scope || matches!(name, GenericAtomicRMWOp::NAME | ReshapeOp::NAME);
        is_inside |= becomes_blocks && is_in_loop(op);
        let is_loop = |inside: OpId| op.with(inside).dialect_namespace() == "scf";
        has_loops |= is_scope && op.body.walk(op.id).any(is_loop);
    });
    has_loops && !is_inside
}

/// Returns true if an operation is nested in a loop or condition.
fn is_in_loop(op: OpRef<'_>) -> bool {
    let mut around = op.body.ancestors(op.id).skip(1);
    around.any(|outer| op.with(outer).dialect_namespace() == "scf")
}

fn convert_scf_to_cf(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_scf_to_control_flow_conversion_patterns(&mut patterns);
    let mut target = ConversionTarget::new(cx.ctx);
    target.add_illegal_op::<ForallOp>();
    target.add_illegal_op::<ForOp>();
    target.add_illegal_op::<IfOp>();
    target.add_illegal_op::<IndexSwitchOp>();
    target.add_illegal_op::<ParallelOp>();
    target.add_illegal_op::<WhileOp>();
    target.add_illegal_op::<ExecuteRegionOp>();
    target.mark_unknown_op_legal();
    let config = ConversionConfig {
        needs_symbols: false,
        replaces_at_once: !options.get(&ALLOW_PATTERN_ROLLBACK),
        ..ConversionConfig::default()
    };
    convert(cx, target, patterns, config)
}
