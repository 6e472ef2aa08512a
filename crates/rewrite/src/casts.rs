//! Cancels pairs of `builtin.unrealized_conversion_cast`s.

use terrace_ir::{Body, OpId, OpName, ValueId};

/// Reusable allocations for [`reconcile`].
#[derive(Default)]
pub struct CastScratch {
    /// Indexed by operation: the flags [`INTEREST`] and [`LIVE`].
    flags: Vec<u8>,
    pending: Vec<OpId>,
    inputs: Vec<ValueId>,
}

const INTEREST: u8 = 1;
const LIVE: u8 = 2;

/// Cancels casts: if a chain of casts starts and ends with the same types, uses of its end become uses of its
/// beginning. Casts that are then used by no operation, or only by dead casts, are erased. The function replaces or
/// erases only `casts`, which must all be named `cast`; a chain may also pass through other casts. On return, `casts`
/// contains the remaining ones, in order.
///
/// Casts that use each other in a cycle remain, unless all of them are dead.
pub fn reconcile(body: &mut Body, cast: OpName, casts: &mut Vec<OpId>, scratch: &mut CastScratch) {
    if casts.is_empty() {
        return;
    }
    scratch.flags.clear();
    scratch.flags.resize(body.op_capacity(), 0);
    for &op in casts.iter() {
        debug_assert_eq!(body.name(op), cast);
        scratch.flags[op.index()] = INTEREST;
    }
    for &op in casts.iter().rev() {
        if body.results(op).any(|result| body.has_uses(result)) {
            cancel(body, op, cast, &mut scratch.inputs);
        }
    }
    mark_live(body, casts, scratch);
    let flags = &scratch.flags;
    let is_live = |op: OpId| flags[op.index()] & LIVE != 0;
    // Dead casts may use each other in any order.
    for &op in casts.iter().filter(|&&op| !is_live(op)) {
        body.drop_references(op);
    }
    casts.retain(|&op| {
        let live = is_live(op);
        if !live {
            body.erase_op(op);
        }
        live
    });
}

/// Returns the cast whose results are exactly the inputs of `op`.
fn input_cast(body: &Body, op: OpId, cast: OpName) -> Option<OpId> {
    let first = body.operands(op).next()?;
    let input = body.defining_op(first)?;
    (body.name(input) == cast && body.results(input).eq(body.operands(op))).then_some(input)
}

fn cancel(body: &mut Body, op: OpId, cast: OpName, inputs: &mut Vec<ValueId>) {
    let ends_where_it_began = |body: &Body, begin: OpId| {
        let from = body.operands(begin).map(|value| body.ty(value));
        from.eq(body.results(op).map(|value| body.ty(value)))
    };
    // `slow` advances at half the speed, so a cycle of casts ends the search.
    let (mut begin, mut slow, mut steps) = (op, op, 0u32);
    while !ends_where_it_began(body, begin) {
        match input_cast(body, begin, cast) {
            Some(input) => begin = input,
            None => return,
        }
        steps += 1;
        if steps.is_multiple_of(2) {
            match input_cast(body, slow, cast) {
                Some(input) if input != begin => slow = input,
                _ => return,
            }
        }
    }
    inputs.clear();
    inputs.extend(body.operands(begin));
    if inputs
        .iter()
        .any(|&input| body.defining_op(input) == Some(op))
    {
        return;
    }
    for (result, &input) in body.results(op).zip(inputs.iter()) {
        body.replace_all_uses(result, input);
    }
}

/// Flags the casts that are used outside `casts`, directly or through other casts in the list.
fn mark_live(body: &Body, casts: &[OpId], scratch: &mut CastScratch) {
    let CastScratch { flags, pending, .. } = scratch;
    for &op in casts {
        let used = body.results(op).any(|result| {
            body.uses(result)
                .any(|at| flags[at.op.index()] & INTEREST == 0)
        });
        if !used {
            continue;
        }
        pending.push(op);
        while let Some(op) = pending.pop() {
            if flags[op.index()] & LIVE == 0 {
                flags[op.index()] |= LIVE;
                let inputs = body
                    .operands(op)
                    .filter_map(|value| body.defining_op(value));
                pending.extend(inputs.filter(|input| flags[input.index()] & INTEREST != 0));
            }
        }
    }
}
