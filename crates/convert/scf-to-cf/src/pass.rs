//! The pass.

use crate::populate_scf_to_control_flow_conversion_patterns;
use terrace_ir::{Failed, OpId, OpRef};
use terrace_pass::{
    Anchor, Lowering, OptionDef, OptionKind, Pass, PassContext, PassDef, Situation, Stage, Taken,
    convert,
};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};
use terrace_scf::{ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, WhileOp};

/// `convert-scf-to-cf`
pub static CONVERT_SCF_TO_CF: PassDef = PassDef {
    name: "convert-scf-to-cf",
    class: "SCFToControlFlowPass",
    description: "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG",
    anchor: Anchor::Any,
    options: &[OptionDef {
        name: "allow-pattern-rollback",
        description: "Experimental performance flag to disallow pattern rollback",
        kind: OptionKind::Bool(true),
    }],
    statistics: &[],
    create: |options| {
        Box::new(ConvertScfToCf {
            allow_rollback: options.bool("allow-pattern-rollback"),
        })
    },
};

/// The place of [`CONVERT_SCF_TO_CF`] in a whole lowering.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_SCF_TO_CF, &[Taken::Dialect("scf")])
    .stage(Stage::ControlFlow)
    .condition(|situation| !must_wait(situation));

/// The same after the conversion of memory, if it had to wait for that.
pub static LATE_LOWERING: Lowering = Lowering::new(&CONVERT_SCF_TO_CF, &[Taken::Dialect("scf")])
    .stage(Stage::LateControlFlow)
    .condition(|situation| !situation.ran.contains(&CONVERT_SCF_TO_CF.name));

/// Whether scopes of memory, which may have one block only, have loops inside that would become several. What is taken apart into several
/// blocks must not be in a loop then, most of which may have one only too.
fn must_wait(situation: &Situation<'_>) -> bool {
    let (mut has_loops, mut is_inside) = (false, false);
    situation.for_each_op(|op| {
        let name = op.name_str();
        let is_scope = name == "memref.alloca_scope";
        let becomes_blocks =
            is_scope || matches!(name, "memref.generic_atomic_rmw" | "memref.reshape");
        is_inside |= becomes_blocks && is_in_loop(op);
        let is_loop = |inside: OpId| op.with(inside).dialect_namespace() == "scf";
        has_loops |= is_scope && op.body.walk(op.id).any(is_loop);
    });
    has_loops && !is_inside
}

/// Whether an operation is in a loop or condition.
fn is_in_loop(op: OpRef<'_>) -> bool {
    let mut around =
        std::iter::successors(op.body.parent_op(op.id), |&outer| op.body.parent_op(outer));
    around.any(|outer| op.with(outer).dialect_namespace() == "scf")
}

struct ConvertScfToCf {
    allow_rollback: bool,
}

impl Pass for ConvertScfToCf {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        for dialect in ["cf", "llvm"] {
            cx.ctx.load_dialect(dialect);
        }
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
            explain: cx.explain,
            replaces_at_once: !self.allow_rollback,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}
