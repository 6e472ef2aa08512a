//! Canonicalization patterns, which create operations. Rewrites to existing values or constants are folds.

use crate::ops::*;
use terrace_builtin::attrs::int_value;
use terrace_ir::builder::BuildOp;
use terrace_ir::opdef::Folded;
use terrace_ir::{Context, OpView, ValueId};
use terrace_rewrite::{Canonicalization, Match, NoMatch, PatternSet, Rewriter, check};

pub(crate) struct IndexCanonicalization;

impl Canonicalization for IndexCanonicalization {
    fn populate(&self, _ctx: &Context, patterns: &mut PatternSet) {
        macro_rules! constants_together {
            ($($op:ident)*) => {
                $(patterns.add_fn(stringify!($op), |op: $op, rw| {
                    constants_together(op, $op::spec, rw)
                });)*
            };
        }
        constants_together!(AddOp AndOp MaxSOp MaxUOp MinSOp MinUOp MulOp OrOp XOrOp);
        patterns.add_fn("CmpOp", comparison_of_difference);
    }
}

/// The reason of every mismatch. It is never shown.
const NO_MATCH: NoMatch = NoMatch::because("the operands do not have the required form");

fn operands<T: OpView>(rw: &dyn Rewriter<'_>, op: T) -> [ValueId; 2] {
    [0, 1].map(|index| rw.body().operand(op.id(), index))
}

/// Rewrites `f(f(x, a), b)` to `f(x, f(a, b))` if `f(a, b)` folds.
fn constants_together<T: OpView, S: BuildOp>(
    op: T,
    spec: fn(ValueId, ValueId) -> S,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let [lhs, rhs] = operands(rw, op);
    let inner = rw.defined_by::<T>(lhs)?;
    let [value, inner_rhs] = operands(rw, inner);
    let constants = [rhs, inner_rhs].map(|value| rw.constant(value));
    let fold = T::DEF.fold.ok_or(NO_MATCH)?;
    let folded = fold(rw.op(op.id()), &constants).ok_or(NO_MATCH)?;
    let [Folded::Attr(constant)] = *folded.results() else {
        return Err(NO_MATCH);
    };
    let constant = rw.create_value(ConstantOp::spec(constant));
    rw.replace_op_with(op.id(), spec(value, constant));
    Ok(())
}

/// Rewrites `a - b == 0` to `a == b`. Applies to equality only: the difference may wrap, so its sign does not
/// determine the order of the operands.
fn comparison_of_difference(op: CmpOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let predicate = view.pred();
    check(predicate.is_equality())?;
    let (lhs, rhs) = (view.lhs(), view.rhs());
    let is_zero = |value| {
        let constant = rw.constant(value);
        constant.and_then(|constant| int_value(rw.ctx(), constant)) == Some(0)
    };
    let (difference, swapped) = match (is_zero(rhs), is_zero(lhs)) {
        (true, _) => (lhs, false),
        (false, true) => (rhs, true),
        (false, false) => return Err(NO_MATCH),
    };
    let difference = rw.read(rw.defined_by::<SubOp>(difference)?);
    let (mut a, mut b) = (difference.lhs(), difference.rhs());
    if swapped {
        (a, b) = (b, a);
    }
    rw.replace_op_with(op.id(), CmpOp::spec(predicate, a, b));
    Ok(())
}
