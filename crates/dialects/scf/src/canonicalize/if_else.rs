//! Canonicalizes `scf.if`.

use super::{Values, bool_constant, without_terminator};
use crate::ops::{IfOp, YieldOp};
use terrace_arith::{AndIOp, SelectOp, XOrIOp, may_be_poison};
use terrace_builtin::attrs::bool_value;
use terrace_ir::{BlockId, InsertPoint, OpView, RegionId, SmallVec, Type, Use, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("CombineIfs", combine)
        .add_fn("CombineNestedIfs", combine_nested)
        .add_fn("ConditionPropagation", condition_inside)
        .add_fn("ConvertTrivialIfToSelect", to_select)
        .add_fn("RemoveEmptyElseBranch", empty_else)
        .add_fn("RemoveStaticCondition", constant_condition)
        .add_fn("ReplaceIfYieldWithConditionOrValue", condition_yielded);
}

/// A non-empty region of an `scf.if`.
#[derive(Clone, Copy)]
struct Branch {
    region: RegionId,
    block: BlockId,
    end: YieldOp,
}

impl Branch {
    fn values(self, rw: &dyn Rewriter<'_>) -> Values {
        rw.operands(self.end.id())
    }

    /// Returns true if the region only yields values.
    fn is_empty(self, rw: &dyn Rewriter<'_>) -> bool {
        rw.body().first_op(self.block) == Some(self.end.id())
    }

    fn defines(self, value: ValueId, rw: &dyn Rewriter<'_>) -> bool {
        rw.region_of(value) == Some(self.region)
    }

    /// Replaces the yield by a yield of other values at the end of a block, with the old location.
    fn hand_on(self, block: BlockId, values: &[ValueId], rw: &mut dyn Rewriter<'_>) {
        let loc = rw.body().loc(self.end.id());
        rw.set_loc(loc);
        rw.set_insertion_point(InsertPoint::end(block));
        rw.replace_op_with(self.end.id(), YieldOp::spec(values));
    }
}

struct If {
    condition: ValueId,
    then: Branch,
    other: Option<Branch>,
}

fn parts(op: IfOp, rw: &dyn Rewriter<'_>) -> Result<If, NoMatch> {
    let body = rw.body();
    let view = rw.read(op);
    let branch = |region| {
        let (block, end) = rw.single_block::<YieldOp>(region)?;
        Ok::<_, NoMatch>(Branch { region, block, end })
    };
    let other = view.else_region();
    Ok(If {
        condition: view.condition(),
        then: branch(view.then_region())?,
        other: match body.entry_block(other) {
            Some(_) => Some(branch(other)?),
            None => None,
        },
    })
}

/// Returns the operand of a negation.
fn negated(value: ValueId, rw: &dyn Rewriter<'_>) -> Option<ValueId> {
    let negation = rw.defined_by::<XOrIOp>(value).ok()?;
    let mask = rw.constant(rw.read(negation).rhs())?;
    bool_value(rw.ctx(), mask)?.then(|| rw.read(negation).lhs())
}

fn uses(rw: &dyn Rewriter<'_>, value: ValueId) -> Vec<Use> {
    rw.body().uses(value).collect()
}

/// Merges two consecutive ifs with the same or negated conditions.
fn combine(op: IfOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let before = rw.body().prev_op(op.id()).ok_or(NO_MATCH)?;
    let before = rw.op(before).cast::<IfOp>().ok_or(NO_MATCH)?;
    let (next, first) = (parts(op, rw)?, parts(before, rw)?);
    let (then, other) = if next.condition == first.condition {
        (Some(next.then), next.other)
    } else if negated(next.condition, rw) == Some(first.condition)
        || negated(first.condition, rw) == Some(next.condition)
    {
        (next.other, Some(next.then))
    } else {
        return Err(NO_MATCH);
    };
    let results = rw.results(before.id());
    let first_then = first.then.values(rw);
    let first_other = first.other.map_or_else(Values::new, |it| it.values(rw));
    for (at, &result) in results.iter().enumerate() {
        for used in uses(rw, result) {
            let inside = |branch: Option<Branch>| {
                branch.is_some_and(|branch| rw.is_in_region(used.op, branch.region))
            };
            let value = match (inside(then), inside(other)) {
                (true, _) => first_then[at],
                (_, true) => first_other[at],
                _ => continue,
            };
            rw.edit(used.op).set_operand(used.index, value);
        }
    }
    let mut types: SmallVec<[Type; 4]> = rw.result_types(before.id());
    types.extend(rw.result_types(op.id()));
    let new = rw.create(IfOp::spec(&types, first.condition));
    for (index, (first, next)) in [(Some(first.then), then), (first.other, other)]
        .into_iter()
        .enumerate()
    {
        let to = match index {
            0 => rw.read(new).then_region(),
            _ => rw.read(new).else_region(),
        };
        match (first, next) {
            (None, None) => (),
            (Some(only), None) | (None, Some(only)) => {
                rw.inline_region_before(only.region, to, None);
            }
            (Some(first), Some(next)) => {
                rw.inline_region_before(first.region, to, None);
                rw.merge_blocks(next.block, first.block, &[]);
                let mut values = first.values(rw);
                values.extend(next.values(rw));
                let loc = rw.body().loc(next.end.id());
                rw.set_loc(loc);
                rw.set_insertion_point(InsertPoint::end(first.block));
                rw.create(YieldOp::spec(&values));
                rw.erase_op(first.end.id());
                rw.erase_op(next.end.id());
            }
        }
    }
    let new = rw.results(new.id());
    let (of_first, of_next) = new.split_at(results.len());
    rw.replace_op(before.id(), of_first);
    rw.replace_op(op.id(), of_next);
    Ok(())
}

/// Merges an if that contains only another if, and combines both conditions.
fn combine_nested(op: IfOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let outer = parts(op, rw)?;
    let [nested] = without_terminator(rw, outer.then.block)[..] else {
        return Err(NO_MATCH);
    };
    let nested = rw.op(nested).cast::<IfOp>().ok_or(NO_MATCH)?;
    let inner = parts(nested, rw)?;
    check(
        [outer.other, inner.other]
            .iter()
            .flatten()
            .all(|it| it.is_empty(rw)),
    )?;
    let mut then = outer.then.values(rw);
    let other = outer.other.map_or_else(Values::new, |it| it.values(rw));
    let (inner_then, inner_results) = (inner.then.values(rw), rw.results(nested.id()));
    let inner_other = inner.other.map_or_else(Values::new, |it| it.values(rw));
    // Results that depend only on the outer condition become selects.
    let mut chosen: SmallVec<[usize; 4]> = SmallVec::new();
    for (at, value) in then.iter_mut().enumerate() {
        match inner_results.iter().position(|result| result == value) {
            Some(result) => {
                check(inner_other[result] == other[at])?;
                *value = inner_then[result];
            }
            None => {
                check(!outer.then.defines(*value, rw))?;
                chosen.push(at);
            }
        }
    }
    // The inner condition must not be used if the outer condition is false. If it may be poison, the conditions are
    // combined by a select instead of a conjunction.
    let condition = match may_be_poison(rw.ctx(), rw.body(), inner.condition) {
        true => {
            let no = bool_constant(false, rw);
            rw.create_value(SelectOp::spec(outer.condition, inner.condition, no))
        }
        false => rw.create_value(AndIOp::spec(outer.condition, inner.condition)),
    };
    let types = rw.result_types(op.id());
    let new = rw.create(IfOp::spec(&types, condition));
    let region = rw.read(new).then_region();
    let block = rw.create_block(region, None, &[]);
    let mut results = rw.results(new.id());
    rw.set_insertion_point(InsertPoint::before(rw.body(), new.id()));
    for at in chosen {
        results[at] = rw.create_value(SelectOp::spec(outer.condition, then[at], other[at]));
    }
    rw.merge_blocks(inner.then.block, block, &[]);
    let loc = rw.loc();
    inner.then.hand_on(block, &then, rw);
    rw.set_loc(loc);
    if !other.is_empty() {
        let region = rw.read(new).else_region();
        let block = rw.create_block(region, None, &[]);
        rw.set_insertion_point(InsertPoint::end(block));
        rw.create(YieldOp::spec(&other));
    }
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Replaces uses of the condition inside the regions by a constant.
fn condition_inside(op: IfOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let condition = view.condition();
    check(rw.constant(condition).is_none())?;
    let regions = [view.then_region(), view.else_region()];
    let mut constants = [None, None];
    for used in uses(rw, condition) {
        let inside = |&region: &RegionId| rw.is_in_region(used.op, region);
        let Some(region) = regions.iter().position(inside) else {
            continue;
        };
        let constant = match constants[region] {
            Some(constant) => constant,
            None => bool_constant(region == 0, rw),
        };
        constants[region] = Some(constant);
        rw.edit(used.op).set_operand(used.index, constant);
    }
    check(constants.iter().any(Option::is_some))
}

/// Converts results to selects if both yielded values are defined outside.
fn to_select(op: IfOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let If {
        condition,
        then,
        other,
    } = parts(op, rw)?;
    let other = other.ok_or(NO_MATCH)?;
    let pairs: Vec<_> = then.values(rw).into_iter().zip(other.values(rw)).collect();
    let stays = |rw: &dyn Rewriter<'_>, (a, b)| then.defines(a, rw) || other.defines(b, rw);
    let kept = pairs.iter().copied().filter(|&pair| stays(rw, pair));
    let (kept_then, kept_other): (Values, Values) = kept.unzip();
    check(kept_then.len() != pairs.len())?;
    let types: SmallVec<[Type; 4]> = kept_then.iter().map(|&it| rw.body().ty(it)).collect();
    let new = rw.create(IfOp::spec(&types, condition));
    let mut kept = rw.results(new.id()).into_iter();
    rw.set_insertion_point(InsertPoint::before(rw.body(), new.id()));
    let mut results = Values::new();
    for pair @ (a, b) in pairs {
        results.push(if stays(rw, pair) {
            kept.next().ok_or(NO_MATCH)?
        } else if a == b {
            a
        } else {
            rw.create_value(SelectOp::spec(condition, a, b))
        });
    }
    let (to_then, to_other) = (rw.read(new).then_region(), rw.read(new).else_region());
    rw.inline_region_before(then.region, to_then, None);
    rw.inline_region_before(other.region, to_other, None);
    then.hand_on(then.block, &kept_then, rw);
    other.hand_on(other.block, &kept_other, rw);
    rw.replace_op(op.id(), &results);
    Ok(())
}

fn empty_else(op: IfOp, rw: &mut dyn Rewriter<'_>) -> Match {
    check(rw.body().num_results(op.id()) == 0)?;
    let If {
        condition,
        then,
        other,
    } = parts(op, rw)?;
    check(other.ok_or(NO_MATCH)?.is_empty(rw))?;
    let attrs = rw.body().attrs(op.id());
    let new = rw.create(IfOp::spec(&[], condition));
    rw.edit(new.id()).set_attrs(attrs);
    let to = rw.read(new).then_region();
    rw.inline_region_before(then.region, to, None);
    rw.erase_op(op.id());
    Ok(())
}

fn constant_condition(op: IfOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let If {
        condition,
        then,
        other,
    } = parts(op, rw)?;
    let constant = rw.constant(condition).ok_or(NO_MATCH)?;
    let holds = bool_value(rw.ctx(), constant).ok_or(NO_MATCH)?;
    match if holds { Some(then) } else { other } {
        Some(branch) => rw.replace_op_with_block(op.id(), branch.block, &[]),
        None => rw.erase_op(op.id()),
    }
    Ok(())
}

/// Replaces a result with equal yielded values by that value, and a result that yields true and false by the
/// condition or its negation.
fn condition_yielded(op: IfOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let If {
        condition,
        then,
        other,
    } = parts(op, rw)?;
    let pairs = then
        .values(rw)
        .into_iter()
        .zip(other.ok_or(NO_MATCH)?.values(rw));
    let mut changed = false;
    for (result, (a, b)) in rw.results(op.id()).into_iter().zip(pairs) {
        if !rw.body().has_uses(result) {
            continue;
        }
        let known = |value| bool_value(rw.ctx(), rw.constant(value)?);
        let value = match (known(a), known(b)) {
            _ if a == b => a,
            (Some(true), Some(false)) => condition,
            (Some(false), Some(true)) => {
                let mask = bool_constant(true, rw);
                rw.create_value(XOrIOp::spec(condition, mask))
            }
            _ => continue,
        };
        rw.replace_all_uses(result, value);
        changed = true;
    }
    check(changed)
}
