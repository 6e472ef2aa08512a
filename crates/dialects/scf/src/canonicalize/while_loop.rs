//! Canonicalizes `scf.while`.

use super::{Values, bool_constant};
use crate::ops::{ConditionOp, IfOp, WhileOp, YieldOp};
use terrace_arith::{CmpIOp, ConstantOp};
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{BlockId, InsertPoint, OpId, OpView, SmallVec, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("WhileConditionTruth", condition_holds)
        .add_fn("WhileCmpCond", comparison_holds)
        .add_fn("WhileOpAlignBeforeArgs", align)
        .add_fn("WhileMoveIfDown", move_if_down);
}

struct While {
    before: BlockId,
    after: BlockId,
    end: ConditionOp,
    condition: ValueId,
    /// The values forwarded to the after region, or returned.
    handed: Values,
}

fn parts(op: WhileOp, rw: &dyn Rewriter<'_>) -> Result<While, NoMatch> {
    let view = rw.read(op);
    let (before, end) = rw.single_block::<ConditionOp>(view.before())?;
    Ok(While {
        before,
        after: rw.entry_block(view.after())?,
        end,
        condition: rw.read(end).condition(),
        handed: rw.read(end).args().collect(),
    })
}

fn args(rw: &dyn Rewriter<'_>, block: BlockId) -> Values {
    rw.body().block_args(block).into()
}

/// Replaces the condition by `true` in the after region.
fn condition_holds(op: WhileOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let it = parts(op, rw)?;
    let known: Values = (it.handed.iter().zip(args(rw, it.after)))
        .filter(|&(&handed, arg)| handed == it.condition && rw.body().has_uses(arg))
        .map(|(_, arg)| arg)
        .collect();
    check(!known.is_empty())?;
    let holds = bool_constant(true, rw);
    known
        .into_iter()
        .for_each(|arg| rw.replace_all_uses(arg, holds));
    Ok(())
}

/// Replaces comparisons in the after region that equal the condition's comparison or its negation.
fn comparison_holds(op: WhileOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let it = parts(op, rw)?;
    let compared = rw.defined_by::<CmpIOp>(it.condition)?;
    let predicate = rw.read(compared).predicate();
    let mut known: Vec<(OpId, bool)> = Vec::new();
    for (&handed, arg) in it.handed.iter().zip(args(rw, it.after)) {
        for side in (0..2).filter(|&side| rw.operand(compared.id(), side) == handed) {
            let other = rw.operand(compared.id(), 1 - side);
            for used in rw.body().uses(arg) {
                let Some(again) = rw.op(used.op).as_::<CmpIOp>() else {
                    continue;
                };
                if rw.operand(used.op, 1 - side) != other
                    || known.iter().any(|&(op, _)| op == used.op)
                {
                    continue;
                }
                let same = again.predicate();
                if same == predicate || same == predicate.inverted() {
                    known.push((used.op, same == predicate));
                }
            }
        }
    }
    check(!known.is_empty())?;
    for (op, holds) in known {
        let loc = rw.body().loc(op);
        rw.set_loc(loc);
        let holds = rw.ctx().bool(holds);
        rw.replace_op_with(op, ConstantOp::spec(holds));
    }
    Ok(())
}

/// Sorts the forwarded values into the order of the before region's arguments, if exactly these arguments are
/// forwarded.
fn align(op: WhileOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let it = parts(op, rw)?;
    let before = args(rw, it.before);
    check(before != it.handed && before.len() == it.handed.len())?;
    let place = |arg: &ValueId| it.handed.iter().position(|handed| handed == arg);
    // The old index of each argument.
    let places: Option<SmallVec<[usize; 4]>> = before.iter().map(place).collect();
    let places = places.ok_or(NO_MATCH)?;
    rw.set_insertion_point(InsertPoint::before(rw.body(), it.end.id()));
    let loc = rw.body().loc(it.end.id());
    rw.set_loc(loc);
    rw.replace_op_with(it.end.id(), ConditionOp::spec(it.condition, &before));

    let loc = rw.body().loc(op.id());
    rw.set_loc(loc);
    rw.set_insertion_point(InsertPoint::before(rw.body(), op.id()));
    let inits: Values = rw.read(op).inits().collect();
    let old = rw.result_types(op.id());
    let types: SmallVec<[Type; 4]> = places.iter().map(|&at| old[at]).collect();
    let new = rw.create(WhileOp::spec(&types, &inits));
    let (to_before, to_after) = (rw.read(new).before(), rw.read(new).after());
    let before_types: SmallVec<[Type; 4]> = inits.iter().map(|&it| rw.body().ty(it)).collect();
    let new_before = rw.create_block(to_before, None, &before_types);
    let new_after = rw.create_block(to_after, None, &types);
    let back = |values: &[ValueId]| {
        let mut back: Values = values.into();
        for (new, &old) in places.iter().enumerate() {
            back[old] = values[new];
        }
        back
    };
    let before = args(rw, new_before);
    rw.merge_blocks(it.before, new_before, &before);
    let after = back(&args(rw, new_after));
    rw.merge_blocks(it.after, new_after, &after);
    let results = back(&rw.results(new.id()));
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Moves an if on the loop's condition from the end of the before region to the start of the after region.
fn move_if_down(op: WhileOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let it = parts(op, rw)?;
    let last = rw.body().prev_op(it.end.id()).ok_or(NO_MATCH)?;
    let last = rw.op(last).cast::<IfOp>().ok_or(NO_MATCH)?;
    let view = rw.read(last);
    check(view.condition() == it.condition)?;
    let (then_region, else_region) = (view.then_region(), view.else_region());
    let (then, then_end) = rw.single_block::<YieldOp>(then_region)?;
    let mut otherwise = Values::new();
    if rw.body().entry_block(else_region).is_some() {
        let (block, end) = rw.single_block::<YieldOp>(else_region)?;
        check(rw.body().first_op(block) == Some(end.id()))?;
        otherwise = rw.operands(end.id());
    }
    // Values of the before region that the if uses must also be forwarded.
    let mut used = Values::new();
    for inner in rw.body().walk(last.id()) {
        if !rw.is_in_region(inner, then_region) {
            continue;
        }
        for value in rw.body().operands(inner) {
            if rw.region_of(value) == rw.body().parent_region(it.before) && !used.contains(&value) {
                used.push(value);
            }
        }
    }
    let results = rw.results(last.id());
    let place = |value: &ValueId| results.iter().position(|result| result == value);
    let replaced: SmallVec<[Option<usize>; 4]> = it.handed.iter().map(place).collect();
    let mut handed = it.handed.clone();
    for (value, result) in handed.iter_mut().zip(&replaced) {
        if let Some(result) = *result {
            *value = otherwise[result];
        }
    }
    let mut types = rw.result_types(op.id());
    let kept = types.len();
    types.extend(used.iter().map(|&value| rw.body().ty(value)));
    let inits: Values = rw.read(op).inits().collect();
    let new = rw.create(WhileOp::spec(&types, &inits));
    let (from, to) = (rw.read(op).before(), rw.read(new).before());
    rw.inline_region_before(from, to, None);
    let (from, to) = (rw.read(op).after(), rw.read(new).after());
    rw.inline_region_before(from, to, None);
    let mut builder = rw.builder_at(InsertPoint::end(it.after));
    let added = types[kept..]
        .iter()
        .map(|&ty| builder.add_block_arg(it.after, ty));
    let added: Values = added.collect();
    handed.extend(used.iter().copied());
    let all: Values = std::iter::once(it.condition).chain(handed).collect();
    rw.edit(it.end.id()).set_operands(&all);
    for (&value, &arg) in used.iter().zip(&added) {
        let uses: Vec<_> = rw.body().uses(value).collect();
        for used in uses {
            if rw.is_in_region(used.op, then_region) {
                rw.edit(used.op).set_operand(used.index, arg);
            }
        }
    }
    let given = rw.operands(then_end.id());
    for (at, result) in replaced.into_iter().enumerate() {
        if let Some(result) = result {
            let arg = rw.body().block_args(it.after)[at];
            rw.replace_all_uses(arg, given[result]);
        }
    }
    rw.erase_op(then_end.id());
    let first = rw.body().first_op(it.after);
    rw.inline_block_before(then, it.after, first, &[]);
    rw.erase_op(last.id());
    let results = rw.results(new.id());
    rw.replace_op(op.id(), &results[..kept]);
    Ok(())
}
