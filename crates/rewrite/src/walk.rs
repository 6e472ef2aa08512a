//! The walk driver: visits every operation once and applies the matching pattern of highest benefit.
//!
//! The driver is intended for patterns that need no fixpoint. It folds nothing, keeps dead operations, and does not
//! revisit operations that a pattern created or changed.

use crate::greedy::{GreedyPatterns, Reachable};
use crate::ir_rewriter::IrRewriter;
use crate::violation::ContractViolation;
use terrace_ir::body::Change;
use terrace_ir::{BlockId, Body, OpId, RegionId};

/// Applies patterns to all operations in the regions of a body's root: MLIR's `walkAndApplyPatterns`. Operations are
/// visited in post-order. The root itself, unreachable blocks and nested bodies are not visited. Returns true if any
/// pattern was applied.
///
/// A pattern must not erase an operation that is visited later, unless it is nested in the operation that the pattern
/// is applied to.
///
/// # Errors
/// Returns the contract violation if a pattern violated its contract. The caller reports it as an internal error.
pub fn walk_and_apply_patterns(
    body: &mut Body,
    patterns: &GreedyPatterns<'_>,
) -> Result<bool, ContractViolation> {
    body.start_journal();
    let mut regions = body.regions(OpId::ROOT).collect::<Vec<_>>().into_iter();
    let mut rewriter = IrRewriter::driven(patterns.ctx(), body, None);
    let result = regions.try_fold(false, |changed, region| {
        Ok(changed | walk(&mut rewriter, patterns, region)?)
    });
    body.end_journal();
    result
}

/// The position of the walk in a region.
struct At {
    region: RegionId,
    /// The reachable blocks after the current one. The next block is at the end.
    blocks: Vec<BlockId>,
    /// The next operation.
    next: Option<OpId>,
    /// True if the regions of the next operation were visited.
    entered: bool,
}

impl At {
    fn new(body: &Body, region: RegionId) -> Self {
        let reachable = Reachable::new(body, region);
        let blocks = body.blocks(region);
        let mut blocks: Vec<_> = blocks.filter(|block| reachable.has(*block)).collect();
        blocks.reverse();
        At {
            region,
            blocks,
            next: None,
            entered: false,
        }
    }
}

fn walk<'c>(
    rewriter: &mut IrRewriter<'_, 'c>,
    patterns: &GreedyPatterns<'c>,
    region: RegionId,
) -> Result<bool, ContractViolation> {
    let mut changed = false;
    let mut pending = vec![At::new(rewriter.body, region)];
    while let Some(at) = pending.last_mut() {
        let Some(op) = at.next else {
            match at.blocks.pop() {
                None => {
                    pending.pop();
                }
                // A pattern may have moved the block to another region, or merged it into another block.
                Some(block) if rewriter.body.parent_region(block) == Some(at.region) => {
                    at.next = rewriter.body.first_op(block);
                }
                Some(_) => {}
            }
            continue;
        };
        let has_regions = rewriter.body.has_extra(op) && !rewriter.body.is_nested(op);
        if has_regions && !std::mem::replace(&mut at.entered, true) {
            let first = pending.len();
            let regions = rewriter.body.regions(op);
            pending.extend(regions.map(|region| At::new(rewriter.body, region)));
            pending[first..].reverse();
            continue;
        }
        // The pattern may erase the operation.
        at.entered = false;
        at.next = rewriter.body.next_op(op);
        let loc = rewriter.body.loc(op);
        changed |= patterns.apply(op, rewriter, None)?.is_some();
        for change in rewriter.body.drain_journal() {
            let lost =
                |at: &At| matches!(change, Change::Erased(erased) if at.next == Some(erased));
            if pending.iter().any(lost) {
                let message = "a pattern erased an operation that was to be visited".to_owned();
                return Err(ContractViolation { loc, message });
            }
        }
    }
    Ok(changed)
}
