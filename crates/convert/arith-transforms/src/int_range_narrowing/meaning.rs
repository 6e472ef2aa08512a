//! Determines if a narrowed operation computes the same number.

use super::CastKind;
use terrace_arith::enums::IntegerOverflowFlags;
use terrace_arith::{
    AddIOp, AndIOp, CeilDivSIOp, CeilDivUIOp, CmpIPredicate, DivSIOp, DivUIOp, FloorDivSIOp,
    MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulIOp, OrIOp, RemSIOp, RemUIOp, SelectOp, ShLIOp, ShRSIOp,
    ShRUIOp, SubIOp, XOrIOp,
};
use terrace_ir::{OpDef, OpId, OpRef, OpView};
use terrace_numeric::{ApInt, ConstantIntRanges};
use terrace_rewrite::Rewriter;

/// The dependence of the low bits of an operation's result on its operands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum KindOfOp {
    /// Depends only on the low bits of the operands.
    LowBits,
    /// Depends on the order of the operands as unsigned numbers. Zero and sign extension both preserve that order.
    UnsignedOrder,
    /// Depends on the operands as signed numbers.
    Signed,
    /// Depends on the operands as unsigned numbers.
    Unsigned,
    /// Like [`Signed`](Self::Signed), for remainders. In the narrow type the minimum signed value has no remainder by
    /// -1.
    SignedRemainder,
    /// Depends on the low bits of the first operand, and on the second operand as a shift amount.
    LeftShift,
    /// Like [`Signed`](Self::Signed), with a shift amount as the second operand.
    SignedShift,
    /// Like [`Unsigned`](Self::Unsigned), with a shift amount as the second operand.
    UnsignedShift,
}

use KindOfOp::*;

static OPS: &[(&OpDef, KindOfOp)] = &[
    (AddIOp::DEF, LowBits),
    (SubIOp::DEF, LowBits),
    (MulIOp::DEF, LowBits),
    (AndIOp::DEF, LowBits),
    (OrIOp::DEF, LowBits),
    (XOrIOp::DEF, LowBits),
    (SelectOp::DEF, LowBits),
    (MaxUIOp::DEF, UnsignedOrder),
    (MinUIOp::DEF, UnsignedOrder),
    (MaxSIOp::DEF, Signed),
    (MinSIOp::DEF, Signed),
    (DivSIOp::DEF, Signed),
    (CeilDivSIOp::DEF, Signed),
    (FloorDivSIOp::DEF, Signed),
    (RemSIOp::DEF, SignedRemainder),
    (DivUIOp::DEF, Unsigned),
    (CeilDivUIOp::DEF, Unsigned),
    (RemUIOp::DEF, Unsigned),
    (ShLIOp::DEF, LeftShift),
    (ShRSIOp::DEF, SignedShift),
    (ShRUIOp::DEF, UnsignedShift),
];

impl KindOfOp {
    /// Returns the kind of an operation, or `None` if the operation is unknown.
    pub(super) fn of(op: OpRef<'_>) -> Option<Self> {
        let def = op.def()?;
        let row = OPS.iter().find(|(known, _)| std::ptr::eq(*known, def));
        row.map(|&(_, kind)| kind)
    }

    /// Returns true if the operation has the same result at the narrow width. Operands and result must be numbers of
    /// that width, interpreted according to `kind`.
    pub(super) fn is_kept(
        self,
        kind: CastKind,
        width: u32,
        operands: &[ConstantIntRanges],
    ) -> bool {
        let [first, second] = match operands {
            [first, second] => [first, second],
            _ => return self == LowBits,
        };
        // A shift amount is unsigned.
        let is_amount = || {
            second
                .umax()
                .to_u64()
                .is_some_and(|most| most < u64::from(width))
        };
        let signed = kind != CastKind::Unsigned;
        let unsigned = kind != CastKind::Signed;
        match self {
            LowBits | UnsignedOrder => true,
            Signed => signed,
            Unsigned => unsigned,
            SignedRemainder => signed && !has_least_by_minus_one([first, second], width),
            LeftShift => is_amount(),
            SignedShift => signed && is_amount(),
            UnsignedShift => unsigned && is_amount(),
        }
    }
}

/// Returns true if the operands may be the minimum signed value of a width and -1.
fn has_least_by_minus_one([lhs, rhs]: [&ConstantIntRanges; 2], width: u32) -> bool {
    let least = ApInt::signed_min(width).sext(lhs.width());
    let minus_one = ApInt::all_ones(rhs.width());
    let may_be = |range: &ConstantIntRanges, value: &ApInt| {
        range.smin().sle(value) && value.sle(range.smax())
    };
    may_be(lhs, &least) && may_be(rhs, &minus_one)
}

/// Returns true if a comparison of fewer bits has the same result. Both operands must be numbers of that many bits,
/// interpreted according to `kind`. Zero and sign extension both preserve the order of unsigned numbers.
pub(super) fn keeps_predicate(kind: CastKind, predicate: CmpIPredicate) -> bool {
    use CmpIPredicate::*;
    !matches!(predicate, Slt | Sle | Sgt | Sge) || kind != CastKind::Unsigned
}

/// Removes the `nsw` flag from a narrow operation on unsigned numbers.
pub(super) fn keep_flags(op: OpId, kind: CastKind, rw: &mut dyn Rewriter<'_>) {
    let def = rw.op(op).def();
    let is = |known: &OpDef| def.is_some_and(|def| std::ptr::eq(def, known));
    let rows = [
        (AddIOp::DEF, AddIOp::OVERFLOW_FLAGS),
        (SubIOp::DEF, SubIOp::OVERFLOW_FLAGS),
        (MulIOp::DEF, MulIOp::OVERFLOW_FLAGS),
        (ShLIOp::DEF, ShLIOp::OVERFLOW_FLAGS),
    ];
    let row = rows.into_iter().find(|(known, _)| is(known));
    let Some((_, slot)) = row.filter(|_| kind == CastKind::Unsigned) else {
        return;
    };
    let ctx = rw.ctx();
    let flags = rw.body().prop(op, slot);
    let flags = flags.and_then(|flags| IntegerOverflowFlags::from_attr(ctx, flags));
    if let Some(flags) = flags.filter(|flags| flags.contains(IntegerOverflowFlags::NSW)) {
        let kept = flags.common(IntegerOverflowFlags::NUW).attr(ctx);
        rw.edit(op).set_prop(slot, Some(kept));
    }
}
