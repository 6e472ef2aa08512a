//! The pass.

use crate::populate_scf_to_control_flow_conversion_patterns;
use terrace_ir::Failed;
use terrace_pass::{
    Anchor, Lowering, OptionDef, OptionKind, Pass, PassContext, PassDef, Taken, convert,
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
    pass: &CONVERT_SCF_TO_CF,
    on: None,
    takes: &[Taken::Dialect("scf")],
    leaves: &["cf", "arith"],
    leaves_of: &[],
    before: &[],
    before_of: &[],
    options: &[],
};

struct ConvertScfToCf {
    allow_rollback: bool,
}

impl Pass for ConvertScfToCf {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        cx.ctx.load_dialect("cf");
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
