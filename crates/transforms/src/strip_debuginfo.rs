//! `strip-debuginfo`: makes all locations unknown.

use terrace_ir::{Body, Failed, Loc, OpId};
use terrace_pass::{OptionValues, PassContext, PassDef, parallel_bodies};

/// `strip-debuginfo`
pub static STRIP_DEBUGINFO: PassDef = PassDef::new(
    "strip-debuginfo",
    "Strip debug info from all operations",
    strip_debug_info,
)
.class("StripDebugInfo");

fn strip_debug_info(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    strip(cx.body);
    parallel_bodies(cx.body, cx.threads, cx.diags, |body, _| strip(body));
    Ok(())
}

fn strip(body: &mut Body) {
    for op in (0..body.op_capacity()).map(OpId::from_index) {
        // The location of a stub is stored in its nested body.
        if !body.is_erased(op) && !body.is_nested(op) {
            body.set_loc(op, Loc::UNKNOWN);
        }
    }
    body.all_block_arg_locs_mut().fill(Loc::UNKNOWN);
}
