//! `strip-debuginfo`: makes all locations unknown.

use terrace_ir::{Body, Failed, Loc, OpId};
use terrace_pass::{Anchor, Pass, PassContext, PassDef, parallel_bodies};

/// `strip-debuginfo`
pub static STRIP_DEBUGINFO: PassDef = PassDef {
    name: "strip-debuginfo",
    class: "StripDebugInfo",
    description: "Strip debug info from all operations",
    anchor: Anchor::Any,
    options: &[],
    statistics: &[],
    create: |_| Box::new(StripDebugInfo),
};

struct StripDebugInfo;

impl Pass for StripDebugInfo {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        strip(cx.body);
        parallel_bodies(cx.body, cx.threads, cx.diags, |body, _| strip(body));
        Ok(())
    }
}

fn strip(body: &mut Body) {
    for op in (0..body.op_capacity()).map(OpId::from_index) {
        // The location of a stub is that of its nested body.
        if !body.is_erased(op) && !body.is_nested(op) {
            body.set_loc(op, Loc::UNKNOWN);
        }
    }
    body.all_block_arg_locs_mut().fill(Loc::UNKNOWN);
}
