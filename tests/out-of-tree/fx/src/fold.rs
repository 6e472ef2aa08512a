//! Folds, and patterns for `canonicalize`.

// ANCHOR: fold
use crate::ops::{AddOp, ConstantOp, MulOp, SumOp};
use crate::types::{FixedType, NumberAttr, Overflow};
use terrace::ir::interfaces::MaterializeConstant;
use terrace::ir::opdef::{FoldResult, Folded};
use terrace::ir::{Attr, Builder, Context, OpRef, OpView, Type, ValueId};
use terrace::rewrite::{Canonicalization, PatternSet, Rewriter};

pub(crate) fn constant(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    Some([Folded::Attr(op.prop(ConstantOp::VALUE)?)].into())
}

/// `x + 0` is `x`, and the sum of constants is a constant. The operands' constants are given, where they are some.
pub(crate) fn add(op: OpRef<'_>, constants: &[Option<Attr>]) -> Option<FoldResult> {
    let rhs = constants[1]?.as_::<NumberAttr>(op.ctx)?;
    if rhs.raw == 0 {
        return Some([Folded::Value(op.body.operand(op.id, 0))].into());
    }
    let lhs = constants[0]?.as_::<NumberAttr>(op.ctx)?;
    let format = lhs.ty.as_::<FixedType>(op.ctx)?;
    let sum = lhs.raw.checked_add(rhs.raw)?;
    let sum = match op.get::<Overflow>(AddOp::OVERFLOW)? {
        Overflow::Wrap => format.wrap(sum),
        Overflow::Saturate => {
            let top = (1 << (format.width() - 1)) - 1;
            sum.clamp(-top - 1, top)
        }
    };
    Some([Folded::Attr(NumberAttr::get(op.ctx, sum, lhs.ty))].into())
}

/// Makes the constants that folds ask for.
pub(crate) struct FxConstants;

impl MaterializeConstant for FxConstants {
    fn materialize(&self, builder: &mut Builder<'_>, value: Attr, ty: Type) -> Option<ValueId> {
        let number = value.as_::<NumberAttr>(builder.ctx)?;
        (number.ty == ty).then(|| builder.create_value(ConstantOp::spec(value)))
    }
}
// ANCHOR_END: fold

// ANCHOR: canonicalize
pub(crate) struct FxCanonicalization;

impl Canonicalization for FxCanonicalization {
    fn populate(&self, _: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("MulByOne", mul_by_one)
            .add_fn("FlattenSum", flatten_sum);
    }
}

/// `x * 1` is `x`.
fn mul_by_one(op: MulOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let (ctx, view) = (rw.ctx(), rw.read(op));
    let factor = rw.constant(view.rhs())?;
    let factor = factor.as_::<NumberAttr>(ctx)?;
    let format = factor.ty.as_::<FixedType>(ctx)?;
    (factor.raw == 1 << format.fraction).then_some(())?;
    let value = view.lhs();
    rw.replace_op(op.id(), &[value]);
    Some(())
}

/// A sum of sums is one sum. The inner one must not have an initial value.
fn flatten_sum(op: SumOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (init, ty) = (view.init(), view.result_type());
    let mut terms = Vec::new();
    let mut flattened = false;
    for term in view.terms() {
        let inner = view.defined_by::<SumOp>(term);
        match inner.filter(|inner| inner.init().is_none()) {
            Some(inner) => {
                terms.extend(inner.terms());
                flattened = true;
            }
            None => terms.push(term),
        }
    }
    flattened.then_some(())?;
    rw.replace_op_with(op.id(), SumOp::spec(ty, &terms).init(init));
    Some(())
}
// ANCHOR_END: canonicalize
