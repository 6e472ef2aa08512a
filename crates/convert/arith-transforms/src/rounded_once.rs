//! Casts integers to wider floats without double rounding: only the later truncation rounds the value.

use crate::element_kind;
use terrace_arith::{ArithBuilder, CmpIPredicate, SIToFPOp, UIToFPOp};
use terrace_builtin::elements::int_width;
use terrace_builtin::types::{FloatType, element_type_or_self};
use terrace_ir::{Builder, OpRef, OpView, Type, ValueId};
use terrace_numeric::{ApFloat, ApInt, FloatKind};

/// A cast of integers to a narrow float format through a wider format, which cannot represent all of the integers.
#[derive(Clone, Copy)]
pub(crate) struct Cast {
    narrow: FloatKind,
    wide: FloatKind,
    width: u32,
    signed: bool,
}

impl Cast {
    /// Returns the cast that an operation performs if its results become those of type `wide`. Returns `None` for other
    /// operations, and if the value is rounded only once anyway. For many narrow formats, the numbers that the wider
    /// format rounds are out of range.
    pub(crate) fn of(op: OpRef<'_>, wide: Type) -> Option<Self> {
        let signed = match op.name_str() {
            SIToFPOp::NAME => true,
            UIToFPOp::NAME => false,
            _ => return None,
        };
        let narrow = element_kind(op.ctx, op.result_type(0))?;
        let wide = element_kind(op.ctx, wide)?;
        let width = int_width(op.ctx, element_type_or_self(op.ctx, op.operand_type(0)))?;
        // Wider floats represent all integers up to `most`.
        let most = ApInt::one_bit(wide.precision() + 1, wide.precision());
        let is_beyond = !ApFloat::from_apint(narrow, &most, false).status.is_ok();
        let rounds_once = is_beyond
            || ApFloat::holds_integers(wide, width, signed)
            || narrow.precision() + 3 > wide.precision();
        (!rounds_once).then_some(Cast {
            narrow,
            wide,
            width,
            signed,
        })
    }

    /// Creates the wider float of an integer, rounded to odd: the lowest bit of the float is set if any discarded bit
    /// was set. This bit is below the bits that decide the later rounding.
    pub(crate) fn emit(self, builder: &mut Builder<'_>, int: ValueId) -> ValueId {
        let power = |power: u32| {
            let number = ApInt::one_bit(power + 1, power);
            ApFloat::from_apint(self.wide, &number, false).value
        };
        let shape = builder.body().ty(int);
        let ctx = builder.ctx;
        let mut e = ArithBuilder::new(builder, shape);
        let element = e.element();
        let zero = e.int(element, 0);
        let mut scale = e.float(power(0));
        let mut absolute = int;
        if self.signed {
            let is_negative = e.cmpi(CmpIPredicate::Slt, int, zero);
            let negated = e.subi(zero, int);
            absolute = e.select(is_negative, negated, int);
            let minus_one = e.float(power(0).neg());
            scale = e.select(is_negative, minus_one, scale);
        }
        let kept = self.narrow.precision() + 2;
        let mut bits = self.width;
        let mut step = self.width.next_power_of_two() / 2;
        while bits > self.wide.precision() && step > 0 {
            if kept + step < bits {
                let least = e.int(element, i64::from(kept + step));
                let upper = e.shrui(absolute, least);
                let is_more = e.cmpi(CmpIPredicate::Ne, upper, zero);
                let rest = e.int(element, i64::from(self.width - step));
                let below = e.shli(absolute, rest);
                let is_below = e.cmpi(CmpIPredicate::Ne, below, zero);
                let is_below = e.extui(is_below, element);
                let by = e.int(element, i64::from(step));
                let shifted = e.shrui(absolute, by);
                let shifted = e.ori(shifted, is_below);
                absolute = e.select(is_more, shifted, absolute);
                let factor = e.float(power(step));
                let greater = e.mulf(scale, factor);
                scale = e.select(is_more, greater, scale);
                bits = (bits - step).max(kept + step);
            }
            step /= 2;
        }
        let ty = FloatType::get(ctx, self.wide);
        let float = e.uitofp(absolute, ty);
        e.mulf(float, scale)
    }
}
