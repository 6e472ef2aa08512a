//! The pass.

use crate::populate_scf_to_control_flow_conversion_patterns;
use terrace_ir::{Failed, OpRef};
use terrace_pass::{
    Anchor, Lowering, OptionDef, OptionKind, Pass, PassContext, PassDef, Stage, Taken, convert,
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

/// What [`CONVERT_SCF_TO_CF`] is to a planner.
pub static LOWERING: Lowering = Lowering {
    stage: Stage::ControlFlow,
    pass: &CONVERT_SCF_TO_CF,
    on: None,
    takes: &[Taken::Dialect("scf")],
    leaves: &["cf", "arith"],
    leaves_of: &[],
    // It is wanted because of branches that this one makes of loops.
    before: &["convert-to-llvm"],
    before_of: &[
        (
            Taken::When("memref.alloca_scope", is_in_loop),
            "finalize-memref-to-llvm",
        ),
        (
            Taken::When("memref.generic_atomic_rmw", is_in_loop),
            "finalize-memref-to-llvm",
        ),
        (
            Taken::When("memref.reshape", is_in_loop),
            "finalize-memref-to-llvm",
        ),
    ],
    options: &[],
};

/// Whether what takes an operation apart into several blocks would give them to a loop or condition, most of which may have one
/// only.
fn is_in_loop(op: OpRef<'_>) -> bool {
    let mut around =
        std::iter::successors(op.body.parent_op(op.id), |&outer| op.body.parent_op(outer));
    around.any(|outer| matches!(op.with(outer).dialect_namespace(), "affine" | "scf"))
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
