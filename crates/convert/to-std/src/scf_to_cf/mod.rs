//! `convert-scf-to-cf`: lowers loops and conditions to blocks and branches.
//!
//! The blocks of an operation's regions are inlined between the operations before and after it. The patterns work both
//! in a dialect conversion and with the greedy driver.

mod choice;
mod loops;
mod parallel;
mod pass;

pub use pass::{CONVERT_SCF_TO_CF, LATE_LOWERING, LOWERING};

use terrace_ir::{Body, OpId, RegionId};
use terrace_rewrite::{NoMatch, Pattern, PatternSet};

/// Adds the patterns.
pub fn populate_scf_to_control_flow_conversion_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("ForallLowering", parallel::forall);
    patterns.add_fn("ForLowering", loops::for_loop);
    patterns.add_fn("IfLowering", choice::if_else);
    patterns.add_fn("ParallelLowering", parallel::parallel);
    patterns.add_fn("WhileLowering", loops::while_loop);
    patterns.add_fn("ExecuteRegionLowering", choice::execute_region);
    patterns.add_fn("IndexSwitchLowering", choice::index_switch);
    patterns.add(Pattern::new("DoWhileLowering", loops::do_while_loop).benefit(2));
}

/// Returns the terminator of a region's last block.
fn terminator(body: &Body, region: RegionId) -> Result<OpId, NoMatch> {
    let last = body
        .last_block(region)
        .and_then(|block| body.last_op(block));
    last.ok_or(NoMatch::because("a region has no terminator"))
}
