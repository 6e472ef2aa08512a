//! Folds index operations. `index` has 64 or 32 bits, so an operation on constants is folded only if the results for
//! both widths agree in the low 32 bits.

use crate::ops::{AddOpRef, CmpOpRef, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOpRef, SubOpRef};
use terrace_builtin::IntegerAttr;
use terrace_builtin::attrs::{AttrBuilder, ap_int_value};
use terrace_ir::opdef::{FoldResult, Folded};
use terrace_ir::{Attr, Context, OpRef, Traits, Type, ValueId};
use terrace_numeric::ApInt;
use terrace_numeric::IntPredicate;

type Folds = Option<FoldResult>;
type Constants<'a> = &'a [Option<Attr>];

fn attr(attr: Attr) -> Folds {
    Some([Folded::Attr(attr)].into())
}

fn int(ctx: &Context, constant: Option<Attr>) -> Option<&ApInt> {
    ap_int_value(ctx, constant?)
}

/// A number with one of the two widths. Arithmetic wraps.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Int {
    value: i64,
    width: u32,
}

impl Int {
    fn new(value: i64, width: u32) -> Self {
        let value = if width == 32 {
            i64::from(value as i32)
        } else {
            value
        };
        Int { value, width }
    }

    fn unsigned(self) -> u64 {
        if self.width == 32 {
            u64::from(self.value as u32)
        } else {
            self.value as u64
        }
    }

    fn with(self, value: i64) -> Self {
        Int::new(value, self.width)
    }

    fn add(self, value: i64) -> Self {
        self.with(self.value.wrapping_add(value))
    }

    fn div_signed(self, other: Self) -> Self {
        self.with(self.value.wrapping_div(other.value))
    }

    /// Returns true if the number is a multiple of another number.
    fn is_multiple_of(self, other: Self) -> bool {
        self.value.wrapping_rem(other.value) == 0
    }
}

/// Folds an operation on two constants, for both widths.
fn both(
    op: OpRef<'_>,
    constants: Constants<'_>,
    calculate: impl Fn(Int, Int) -> Option<Int>,
) -> Folds {
    let (a, b) = (int(op.ctx, constants[0])?, int(op.ctx, constants[1])?);
    let (a, b) = (a.to_i64()?, b.to_i64()?);
    let long = calculate(Int::new(a, 64), Int::new(b, 64))?;
    let short = calculate(Int::new(a, 32), Int::new(b, 32))?;
    if Int::new(long.value, 32) != short {
        return None;
    }
    attr(op.ctx.int(Type::INDEX, long.value))
}

/// Like `both`, for divisions. Does not fold division by zero.
fn division(op: OpRef<'_>, constants: Constants<'_>, calculate: impl Fn(Int, Int) -> Int) -> Folds {
    both(op, constants, |a, b| {
        (b.value != 0).then(|| calculate(a, b))
    })
}

/// Folds to the first operand if the second operand equals this constant.
fn neutral(ctx: &Context, lhs: ValueId, constants: Constants<'_>, value: i64) -> Folds {
    let known = int(ctx, constants[1])?.to_i64()?;
    (known == value).then(|| [Folded::Value(lhs)].into())
}

pub(crate) fn add(op: AddOpRef<'_>, constants: Constants<'_>) -> Folds {
    both(*op, constants, |a, b| Some(a.add(b.value)))
        .or_else(|| neutral(op.ctx, op.lhs(), constants, 0))
}

pub(crate) fn sub(op: SubOpRef<'_>, constants: Constants<'_>) -> Folds {
    both(*op, constants, |a, b| {
        Some(a.with(a.value.wrapping_sub(b.value)))
    })
    .or_else(|| neutral(op.ctx, op.lhs(), constants, 0))
}

pub(crate) fn mul(op: MulOpRef<'_>, constants: Constants<'_>) -> Folds {
    both(*op, constants, |a, b| {
        Some(a.with(a.value.wrapping_mul(b.value)))
    })
    .or_else(|| neutral(op.ctx, op.lhs(), constants, 1))
    .or_else(|| {
        let zero = int(op.ctx, constants[1])?.is_zero();
        if zero { attr(constants[1]?) } else { None }
    })
}

pub(crate) fn divs(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    division(op, constants, Int::div_signed)
}

pub(crate) fn divu(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    division(op, constants, |a, b| {
        a.with((a.unsigned() / b.unsigned()) as i64)
    })
}

pub(crate) fn ceildivs(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    division(op, constants, |n, m| {
        let rounds = !n.is_multiple_of(m) && (n.value < 0) == (m.value < 0);
        n.div_signed(m).add(i64::from(rounds))
    })
}

pub(crate) fn ceildivu(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    division(op, constants, |n, m| match n.value {
        0 => n,
        _ => n.with((n.add(-1).unsigned() / m.unsigned()) as i64).add(1),
    })
}

pub(crate) fn floordivs(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    division(op, constants, |n, m| {
        let rounds = !n.is_multiple_of(m) && (n.value < 0) != (m.value < 0);
        n.div_signed(m).add(-i64::from(rounds))
    })
}

pub(crate) fn rems(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    division(op, constants, |a, b| a.with(a.value.wrapping_rem(b.value)))
}

pub(crate) fn remu(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    division(op, constants, |a, b| {
        a.with((a.unsigned() % b.unsigned()) as i64)
    })
}

pub(crate) fn maxs(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    both(op, constants, |a, b| {
        Some(if a.value > b.value { a } else { b })
    })
}

pub(crate) fn maxu(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    both(op, constants, |a, b| {
        Some(if a.unsigned() > b.unsigned() { a } else { b })
    })
}

pub(crate) fn mins(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    both(op, constants, |a, b| {
        Some(if a.value < b.value { a } else { b })
    })
}

pub(crate) fn minu(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    both(op, constants, |a, b| {
        Some(if a.unsigned() < b.unsigned() { a } else { b })
    })
}

/// Like `both`, for shifts by less than 32 bits.
fn shift(op: OpRef<'_>, constants: Constants<'_>, calculate: impl Fn(Int, u64) -> i64) -> Folds {
    both(op, constants, |a, b| {
        (b.unsigned() < 32).then(|| a.with(calculate(a, b.unsigned())))
    })
}

pub(crate) fn shl(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    shift(op, constants, |a, bits| a.value << bits)
}

pub(crate) fn shrs(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    shift(op, constants, |a, bits| a.value >> bits)
}

pub(crate) fn shru(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    shift(op, constants, |a, bits| (a.unsigned() >> bits) as i64)
}

pub(crate) fn and(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    both(op, constants, |a, b| Some(a.with(a.value & b.value)))
}

pub(crate) fn or(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    both(op, constants, |a, b| Some(a.with(a.value | b.value)))
}

pub(crate) fn xor(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    both(op, constants, |a, b| Some(a.with(a.value ^ b.value)))
}

/// Folds a cast of a constant.
fn cast(op: OpRef<'_>, constants: Constants<'_>, resize: fn(&ApInt, u32) -> ApInt) -> Folds {
    let (ctx, ty) = (op.ctx, op.result_type(0));
    let value = int(ctx, constants[0])?;
    let value = if ty == Type::INDEX {
        // The low half equals the 32-bit result.
        resize(value, 64)
    } else {
        let width = terrace_builtin::types::bit_width(ctx, ty)?;
        let from_long = resize(value, width);
        if width > 32 && resize(&value.trunc(32), width) != from_long {
            return None;
        }
        from_long
    };
    attr(ctx.attr(IntegerAttr { ty, value }))
}

pub(crate) fn casts(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    cast(op, constants, ApInt::sext_or_trunc)
}

pub(crate) fn castu(op: OpRef<'_>, constants: Constants<'_>) -> Folds {
    cast(op, constants, ApInt::zext_or_trunc)
}

pub(crate) fn cmp(op: CmpOpRef<'_>, constants: Constants<'_>) -> Folds {
    let predicate = op.pred();
    let known = |constant| int(op.ctx, constant);
    if let (Some(a), Some(b)) = (known(constants[0]), known(constants[1])) {
        let at = |width| predicate.holds(&a.sext_or_trunc(width), &b.sext_or_trunc(width));
        let holds = at(64);
        if holds == at(32) {
            return attr(op.ctx.bool(holds));
        }
    }
    if let Some(bound) = known(constants[1]).and_then(|bound| bound.to_i64())
        && let Some(decided) = cmp_of_bounded(op, predicate, bound)
    {
        return attr(op.ctx.bool(decided));
    }
    if op.lhs() == op.rhs() {
        return attr(op.ctx.bool(predicate.holds_for_equal()));
    }
    None
}

/// Folds a comparison of a constant with a minimum or maximum that has a constant operand.
fn cmp_of_bounded(op: CmpOpRef<'_>, predicate: IntPredicate, other: i64) -> Option<bool> {
    let body = op.body;
    let bounded = op.with(body.defining_op(op.lhs())?);
    let (bound, limit) = Bound::of(bounded)?;
    let limit = body.defining_op(limit)?;
    let constant = op.with(limit).def()?;
    if !constant.has(Traits::CONSTANT_LIKE) {
        return None;
    }
    let folded = constant.fold?(op.with(limit), &[])?;
    let [Folded::Attr(limit)] = *folded.results() else {
        return None;
    };
    let limit = int(op.ctx, Some(limit))?.to_i64()?;
    let decided = |width| {
        let bounds = Bounds::new(bound, Int::new(limit, width));
        bounds.decide(predicate, Int::new(other, width))
    };
    decided(64).filter(|_| decided(64) == decided(32))
}

/// A minimum or maximum.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    MinS,
    MaxS,
    MinU,
    MaxU,
}

impl Bound {
    /// Returns the kind of a minimum or maximum, and its second operand.
    fn of(op: OpRef<'_>) -> Option<(Self, ValueId)> {
        if let Some(op) = op.as_::<MinSOp>() {
            return Some((Bound::MinS, op.rhs()));
        }
        if let Some(op) = op.as_::<MaxSOp>() {
            return Some((Bound::MaxS, op.rhs()));
        }
        if let Some(op) = op.as_::<MinUOp>() {
            return Some((Bound::MinU, op.rhs()));
        }
        op.as_::<MaxUOp>().map(|op| (Bound::MaxU, op.rhs()))
    }
}

/// The signed and the unsigned range of a number, each as minimum and maximum.
struct Bounds {
    signed: (i64, i64),
    unsigned: (u64, u64),
}

impl Bounds {
    /// Returns the range of a minimum or maximum with `limit`.
    fn new(bound: Bound, limit: Int) -> Bounds {
        let least = Int::new(1 << (limit.width - 1), limit.width).value;
        let greatest = !least;
        let unsigned_greatest = Int::new(-1, limit.width).unsigned();
        let any = Bounds {
            signed: (least, greatest),
            unsigned: (0, unsigned_greatest),
        };
        let (from, to) = match bound {
            Bound::MinS => (least, limit.value),
            Bound::MaxS => (limit.value, greatest),
            Bound::MinU => (0, limit.value),
            Bound::MaxU => (limit.value, -1),
        };
        let (from, to) = (limit.with(from), limit.with(to));
        // Bounds of one signedness imply those of the other if the sign is the same across the range.
        let one_sign = (from.value < 0) == (to.value < 0);
        match bound {
            Bound::MinS | Bound::MaxS => Bounds {
                signed: (from.value, to.value),
                unsigned: if one_sign {
                    (from.unsigned(), to.unsigned())
                } else {
                    any.unsigned
                },
            },
            Bound::MinU | Bound::MaxU => Bounds {
                signed: if one_sign {
                    (from.value, to.value)
                } else {
                    any.signed
                },
                unsigned: (from.unsigned(), to.unsigned()),
            },
        }
    }

    fn decide(&self, predicate: IntPredicate, other: Int) -> Option<bool> {
        use IntPredicate as P;
        fn order<T: PartialOrd>((least, greatest): (T, T), other: T) -> [Option<bool>; 2] {
            let less = (greatest < other, least >= other);
            let less_or_equal = (greatest <= other, least > other);
            [less, less_or_equal].map(|(yes, no)| (yes || no).then_some(yes))
        }
        let [slt, sle] = order(self.signed, other.value);
        let [ult, ule] = order(self.unsigned, other.unsigned());
        let not = |known: Option<bool>| known.map(|known| !known);
        // The number must be outside of both the signed and the unsigned range.
        let differs =
            (slt == Some(true) || sle == Some(false)) && (ult == Some(true) || ule == Some(false));
        let is_other = self.signed == (other.value, other.value)
            || self.unsigned == (other.unsigned(), other.unsigned());
        let ne = (differs || is_other).then_some(differs);
        match predicate {
            P::Eq => not(ne),
            P::Ne => ne,
            P::Slt => slt,
            P::Sle => sle,
            P::Sgt => not(sle),
            P::Sge => not(slt),
            P::Ult => ult,
            P::Ule => ule,
            P::Ugt => not(ule),
            P::Uge => not(ult),
        }
    }
}
