//! Canonicalizes integer arithmetic.

use super::*;
use crate::enums::CmpIPredicate;
use terrace_builtin::IntegerAttr;
use terrace_builtin::attrs::ap_int_value;

pub(super) fn populate(patterns: &mut PatternSet) {
    sums(patterns);
    patterns
        .add_fn("AddUIExtendedToAddI", |op: AddUIExtendedOp, rw| {
            without_second_result(op.id(), rw, |lhs, rhs, rw| {
                rw.create_value(AddIOp::spec(lhs, rhs))
            })
        })
        .add_fn("MulSIExtendedToMulI", |op: MulSIExtendedOp, rw| {
            without_second_result(op.id(), rw, |lhs, rhs, rw| {
                rw.create_value(MulIOp::spec(lhs, rhs))
            })
        })
        .add_fn("MulSIExtendedRHSOne", |op: MulSIExtendedOp, rw| {
            mulsi_extended_by_one(op, rw)
        })
        .add_fn("MulUIExtendedToMulI", |op: MulUIExtendedOp, rw| {
            without_second_result(op.id(), rw, |lhs, rhs, rw| {
                rw.create_value(MulIOp::spec(lhs, rhs))
            })
        })
        .add_fn("XOrINotCmpI", |op: XOrIOp, rw| not_of_comparison(op, rw))
        .add_fn("XOrIOfExtUI", |op: XOrIOp, rw| {
            let (lhs, rhs) = both_extended::<ExtUIOp>(op.id(), rw)?;
            let narrow = rw.create_value(XOrIOp::spec(lhs, rhs));
            extended_again(op.id(), rw, |ty| ExtUIOp::spec(ty, narrow))
        })
        .add_fn("XOrIOfExtSI", |op: XOrIOp, rw| {
            let (lhs, rhs) = both_extended::<ExtSIOp>(op.id(), rw)?;
            let narrow = rw.create_value(XOrIOp::spec(lhs, rhs));
            extended_again(op.id(), rw, |ty| ExtSIOp::spec(ty, narrow))
        })
        .add_fn("AndOfExtUI", |op: AndIOp, rw| {
            let (lhs, rhs) = both_extended::<ExtUIOp>(op.id(), rw)?;
            let narrow = rw.create_value(AndIOp::spec(lhs, rhs));
            extended_again(op.id(), rw, |ty| ExtUIOp::spec(ty, narrow))
        })
        .add_fn("AndOfExtSI", |op: AndIOp, rw| {
            let (lhs, rhs) = both_extended::<ExtSIOp>(op.id(), rw)?;
            let narrow = rw.create_value(AndIOp::spec(lhs, rhs));
            extended_again(op.id(), rw, |ty| ExtSIOp::spec(ty, narrow))
        })
        .add_fn("OrOfExtUI", |op: OrIOp, rw| {
            let (lhs, rhs) = both_extended::<ExtUIOp>(op.id(), rw)?;
            let narrow = rw.create_value(OrIOp::spec(lhs, rhs));
            extended_again(op.id(), rw, |ty| ExtUIOp::spec(ty, narrow))
        })
        .add_fn("OrOfExtSI", |op: OrIOp, rw| {
            let (lhs, rhs) = both_extended::<ExtSIOp>(op.id(), rw)?;
            let narrow = rw.create_value(OrIOp::spec(lhs, rhs));
            extended_again(op.id(), rw, |ty| ExtSIOp::spec(ty, narrow))
        })
        .add_fn("ExtSIOfExtUI", |op: ExtSIOp, rw| {
            let (source, inner) = source_of::<ExtUIOp>(rw, rw.read(op).r#in())?;
            fuse(rw, op.id(), &[inner]);
            extended_again(op.id(), rw, |ty| ExtUIOp::spec(ty, source))
        })
        .add_fn("TruncIExtSIToExtSI", |op: TruncIOp, rw| {
            let source = truncated_extension::<ExtSIOp>(op, rw)?;
            extended_again(op.id(), rw, |ty| ExtSIOp::spec(ty, source))
        })
        .add_fn("TruncIExtUIToExtUI", |op: TruncIOp, rw| {
            let source = truncated_extension::<ExtUIOp>(op, rw)?;
            extended_again(op.id(), rw, |ty| ExtUIOp::spec(ty, source))
        })
        .add_fn("TruncIShrSIToTrunciShrUI", |op: TruncIOp, rw| {
            upper_part(op, rw)
        });
}

/// The operand indices in a chain of two operations that have a constant operand each.
#[derive(Clone, Copy)]
struct Shape {
    /// The index of the outer operation's constant operand. The other operand is the inner operation.
    outer: usize,
    /// The index of the inner operation's constant operand.
    inner: usize,
}

/// The combination of two constants, and the flags for signed and unsigned overflow.
struct Combined {
    value: ApInt,
    signed_overflow: bool,
    unsigned_overflow: bool,
}

impl Combined {
    fn new((value, signed_overflow): (ApInt, bool), (_, unsigned_overflow): (ApInt, bool)) -> Self {
        Combined {
            value,
            signed_overflow,
            unsigned_overflow,
        }
    }

    /// Returns the overflow flags that the combined constant itself satisfies.
    fn flags(&self) -> IntegerOverflowFlags {
        let mut flags = IntegerOverflowFlags::NONE;
        if !self.signed_overflow {
            flags = flags | IntegerOverflowFlags::NSW;
        }
        if !self.unsigned_overflow {
            flags = flags | IntegerOverflowFlags::NUW;
        }
        flags
    }

    fn sum(a: &ApInt, b: &ApInt) -> Self {
        Combined::new(a.sadd_ov(b), a.uadd_ov(b))
    }

    fn difference(a: &ApInt, b: &ApInt) -> Self {
        Combined::new(a.ssub_ov(b), a.usub_ov(b))
    }

    fn product(a: &ApInt, b: &ApInt) -> Self {
        Combined::new(a.smul_ov(b), a.umul_ov(b))
    }
}

/// Two operations with a constant each, combined into one operation.
struct Chain {
    value: ValueId,
    constant: ValueId,
    /// The flags that both operations have and that hold for the combined operation.
    flags: IntegerOverflowFlags,
}

fn chain<T: OpView>(
    op: OpId,
    shape: Shape,
    calculate: fn(&ApInt, &ApInt) -> Combined,
    rw: &mut dyn Rewriter<'_>,
) -> Result<Chain, NoMatch> {
    let scalar = |rw: &dyn Rewriter<'_>, value| {
        let (attr, op) = constant(rw, value)?;
        let int = ap_int_value(rw.ctx(), attr).ok_or(NO_MATCH)?;
        Ok::<_, NoMatch>((int.clone(), op))
    };
    let (outer, outer_constant) = scalar(rw, operand(rw, op, shape.outer))?;
    let inner_op = defined_by::<T>(rw, operand(rw, op, 1 - shape.outer))?;
    let (inner, inner_constant) = scalar(rw, operand(rw, inner_op, shape.inner))?;
    let value = operand(rw, inner_op, 1 - shape.inner);
    let combined = calculate(&inner, &outer);
    // If the combined constant wraps, the flags are invalid.
    let flags = common_flags(rw, op, inner_op).common(combined.flags());
    let first = match shape.outer {
        0 => outer_constant,
        _ => inner_constant,
    };
    fuse(rw, op, &[first]);
    let ty = result_type(rw, op);
    let result = rw.ctx().attr(IntegerAttr {
        ty,
        value: combined.value,
    });
    Ok(Chain {
        value,
        constant: rw.create_value(ConstantOp::spec(result)),
        flags,
    })
}

const RIGHT: Shape = Shape { outer: 1, inner: 1 };
const INNER_LEFT: Shape = Shape { outer: 1, inner: 0 };
const OUTER_LEFT: Shape = Shape { outer: 0, inner: 1 };
const LEFT: Shape = Shape { outer: 0, inner: 0 };

fn sums(patterns: &mut PatternSet) {
    patterns
        .add_fn("AddIAddConstant", |op: AddIOp, rw| {
            let it = chain::<AddIOp>(op.id(), RIGHT, Combined::sum, rw)?;
            sum(op.id(), it, rw)
        })
        .add_fn("AddISubConstantRHS", |op: AddIOp, rw| {
            let it = chain::<SubIOp>(
                op.id(),
                RIGHT,
                |inner, outer| Combined::difference(outer, inner),
                rw,
            )?;
            sum(op.id(), it, rw)
        })
        .add_fn("AddISubConstantLHS", |op: AddIOp, rw| {
            let it = chain::<SubIOp>(op.id(), INNER_LEFT, Combined::sum, rw)?;
            taken_from_constant(op.id(), it, rw)
        })
        .add_fn("AddIMulNegativeOneRhs", |op: AddIOp, rw| {
            added_negation(op, 1, rw)
        })
        .add_fn("AddIMulNegativeOneLhs", |op: AddIOp, rw| {
            added_negation(op, 0, rw)
        })
        .add_fn("SubIRHSAddConstant", |op: SubIOp, rw| {
            let it = chain::<AddIOp>(op.id(), RIGHT, Combined::difference, rw)?;
            // The flags may be invalid for the combined operation.
            rw.replace_op_with(op.id(), AddIOp::spec(it.value, it.constant));
            Ok(())
        })
        .add_fn("SubILHSAddConstant", |op: SubIOp, rw| {
            let it = chain::<AddIOp>(
                op.id(),
                OUTER_LEFT,
                |inner, outer| Combined::difference(outer, inner),
                rw,
            )?;
            taken_from_constant(op.id(), it, rw)
        })
        .add_fn("SubIRHSSubConstantRHS", |op: SubIOp, rw| {
            let it = chain::<SubIOp>(op.id(), RIGHT, Combined::sum, rw)?;
            let spec = SubIOp::spec(it.value, it.constant);
            rw.replace_op_with(op.id(), spec.overflow_flags(it.flags));
            Ok(())
        })
        .add_fn("SubIRHSSubConstantLHS", |op: SubIOp, rw| {
            let it = chain::<SubIOp>(op.id(), INNER_LEFT, Combined::difference, rw)?;
            taken_from_constant(op.id(), it, rw)
        })
        .add_fn("SubILHSSubConstantRHS", |op: SubIOp, rw| {
            let it = chain::<SubIOp>(op.id(), OUTER_LEFT, Combined::sum, rw)?;
            taken_from_constant(op.id(), it, rw)
        })
        .add_fn("SubILHSSubConstantLHS", |op: SubIOp, rw| {
            let it = chain::<SubIOp>(
                op.id(),
                LEFT,
                |inner, outer| Combined::difference(outer, inner),
                rw,
            )?;
            sum(op.id(), it, rw)
        })
        .add_fn("SubISubILHSRHSLHS", |op: SubIOp, rw| less_itself(op, rw))
        .add_fn("MulIMulIConstant", |op: MulIOp, rw| {
            let it = chain::<MulIOp>(op.id(), RIGHT, Combined::product, rw)?;
            let spec = MulIOp::spec(it.value, it.constant);
            rw.replace_op_with(op.id(), spec.overflow_flags(it.flags));
            Ok(())
        });
}

fn sum(op: OpId, it: Chain, rw: &mut dyn Rewriter<'_>) -> Match {
    let spec = AddIOp::spec(it.value, it.constant).overflow_flags(it.flags);
    rw.replace_op_with(op, spec);
    Ok(())
}

fn taken_from_constant(op: OpId, it: Chain, rw: &mut dyn Rewriter<'_>) -> Match {
    let spec = SubIOp::spec(it.constant, it.value).overflow_flags(it.flags);
    rw.replace_op_with(op, spec);
    Ok(())
}

/// Rewrites `x + y * -1` to `x - y`. `product` is the operand index of the product.
fn added_negation(op: AddIOp, product: usize, rw: &mut dyn Rewriter<'_>) -> Match {
    let inner = rw.defined_by::<MulIOp>(operand(rw, op.id(), product))?;
    let (factor, constant) = int_constant(rw, rw.read(inner).rhs())?;
    check(factor.is_all_ones())?;
    let value = operand(rw, op.id(), 1 - product);
    let taken = rw.read(inner).lhs();
    fuse(rw, op.id(), &[constant]);
    rw.replace_op_with(op.id(), SubIOp::spec(value, taken));
    Ok(())
}

/// Rewrites `(x - y) - x` to `0 - y`.
fn less_itself(op: SubIOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let inner = rw.defined_by::<SubIOp>(rw.read(op).lhs())?;
    check(rw.read(inner).lhs() == rw.read(op).rhs())?;
    let flags = common_flags(rw, op.id(), inner.id());
    let zero = crate::fold::zero(rw.ctx(), rw.read(op).result_type()).ok_or(NO_MATCH)?;
    let taken = rw.read(inner).rhs();
    fuse(rw, op.id(), &[inner.id()]);
    let zero = rw.create_value(ConstantOp::spec(zero));
    rw.replace_op_with(op.id(), SubIOp::spec(zero, taken).overflow_flags(flags));
    Ok(())
}

/// Replaces an operation whose second result is unused by an operation with a single result. Any value can replace
/// the second result.
fn without_second_result(
    op: OpId,
    rw: &mut dyn Rewriter<'_>,
    create: fn(ValueId, ValueId, &mut dyn Rewriter<'_>) -> ValueId,
) -> Match {
    check(!rw.body().has_uses(rw.body().result(op, 1)))?;
    let (lhs, rhs) = (operand(rw, op, 0), operand(rw, op, 1));
    let low = create(lhs, rhs, rw);
    rw.replace_op(op, &[low, lhs]);
    Ok(())
}

/// Rewrites the extended product `x * 1`. Its high half is the sign of `x`.
fn mulsi_extended_by_one(op: MulSIExtendedOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (value, factor) = (rw.read(op).lhs(), rw.read(op).rhs());
    let (factor, _) = int_constant(rw, factor)?;
    check(factor.is_one() && !factor.is_negative())?;
    let ty = result_type(rw, op.id());
    let zero = crate::fold::zero(rw.ctx(), ty).ok_or(NO_MATCH)?;
    let zero = rw.create_value(ConstantOp::spec(zero));
    let sign = rw.create_value(CmpIOp::spec(CmpIPredicate::Slt, value, zero));
    let high = match element_type_or_self(rw.ctx(), ty) == Type::INDEX {
        true => rw.create_value(IndexCastOp::spec(ty, sign)),
        false => rw.create_value(ExtSIOp::spec(ty, sign)),
    };
    rw.replace_op(op.id(), &[value, high]);
    Ok(())
}

/// Rewrites `not (a < b)` to `a >= b`.
fn not_of_comparison(op: XOrIOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let inner = rw.defined_by::<CmpIOp>(rw.read(op).lhs())?;
    let (one, _) = constant(rw, rw.read(op).rhs())?;
    check(one == rw.ctx().bool(true))?;
    let compared = rw.read(inner);
    let (predicate, lhs, rhs) = (compared.predicate(), compared.lhs(), compared.rhs());
    fuse(rw, op.id(), &[inner.id()]);
    rw.replace_op_with(op.id(), CmpIOp::spec(predicate.inverted(), lhs, rhs));
    Ok(())
}

/// Returns the sources of two extended operands if they have the same type.
pub(super) fn both_extended<T: OpView>(
    op: OpId,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(ValueId, ValueId), NoMatch> {
    let (lhs, left) = source_of::<T>(rw, operand(rw, op, 0))?;
    let (rhs, right) = source_of::<T>(rw, operand(rw, op, 1))?;
    check(rw.body().ty(lhs) == rw.body().ty(rhs))?;
    fuse(rw, op, &[left, right]);
    Ok((lhs, rhs))
}

/// Replaces an operation by the one that `spec` creates for the same result type.
fn extended_again<T: terrace_ir::builder::BuildOp>(
    op: OpId,
    rw: &mut dyn Rewriter<'_>,
    spec: impl FnOnce(Type) -> T,
) -> Match {
    let ty = result_type(rw, op);
    rw.replace_op_with(op, spec(ty));
    Ok(())
}

/// Returns the source of a truncated extension if the result type's width is between those of source and extension.
fn truncated_extension<T: OpView>(
    op: TruncIOp,
    rw: &mut dyn Rewriter<'_>,
) -> Result<ValueId, NoMatch> {
    let extended = rw.read(op).r#in();
    let (source, inner) = source_of::<T>(rw, extended)?;
    let result = rw.read(op).out();
    let [wide, middle, narrow] = [extended, result, source].map(|value| element_width(rw, value));
    check(wide > middle && middle > narrow)?;
    fuse(rw, op.id(), &[inner]);
    Ok(source)
}

/// Rewrites the truncation of an arithmetic right shift that extracts the upper bits to a truncation of a logical
/// shift. The `nsw` flag may be invalid for the result.
fn upper_part(op: TruncIOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (value, shift) = source_of::<ShRSIOp>(rw, rw.read(op).r#in())?;
    let (view, shift) = (rw.read(op), rw.read(ShRSIOp::from_id(shift)));
    let (attr, constant) = constant(rw, shift.rhs())?;
    let amount = int_splat(rw.ctx(), attr).ok_or(NO_MATCH)?;
    let wide = element_width(rw, value).ok_or(NO_MATCH)?;
    let narrow = element_width(rw, view.out()).ok_or(NO_MATCH)?;
    check(amount.to_u64() == wide.checked_sub(narrow).map(u64::from))?;
    let exact = shift.is_exact();
    let flags = view.overflow_flags().common(IntegerOverflowFlags::NUW);
    let ty = view.out_type();
    fuse(rw, op.id(), &[constant]);
    let amount = rw.create_value(ConstantOp::spec(attr));
    let shifted = rw.create_value(ShRUIOp::spec(value, amount).is_exact(exact));
    let spec = TruncIOp::spec(ty, shifted).overflow_flags(flags);
    rw.replace_op_with(op.id(), spec);
    Ok(())
}
