//! Builder methods for complex numbers.

use terrace_arith::enums::FastMathFlags;
use terrace_arith::{ArithBuilder, CmpFPredicate, ConstantOp};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::ComplexType;
use terrace_complex::division::{Pair, Reals};
use terrace_complex::{AbsOp, CreateOp, ImOp, PowOp, ReOp};
use terrace_ir::ValueId;
use terrace_math::MathBuilder;
use terrace_numeric::ApFloat;

/// Creates operations on complex numbers, whose parts have the type of the builder.
pub(crate) trait ComplexBuilder {
    fn re(&mut self, number: ValueId) -> ValueId;

    fn im(&mut self, number: ValueId) -> ValueId;

    /// Creates both parts, the real one first.
    fn parts(&mut self, number: ValueId) -> Pair {
        let re = self.re(number);
        let im = self.im(number);
        Pair { re, im }
    }

    fn complex(&mut self, re: ValueId, im: ValueId) -> ValueId;

    fn complex_abs(&mut self, a: ValueId) -> ValueId;

    fn complex_pow(&mut self, a: ValueId, b: ValueId) -> ValueId;

    /// Returns true if operands may be NaN and may be infinite.
    fn may_have_nan_and_infinity(&self) -> bool;

    /// Returns true if neither operands nor results are NaN or infinite.
    fn is_always_finite(&self) -> bool;

    /// Creates the condition that two numbers are equal and not NaN.
    fn equal(&mut self, a: ValueId, b: ValueId) -> ValueId;

    fn is_nan(&mut self, a: ValueId) -> ValueId;

    fn not(&mut self, a: ValueId) -> ValueId;

    fn infinity(&mut self, negative: bool) -> ValueId;

    fn nan(&mut self) -> ValueId;
}

impl ComplexBuilder for ArithBuilder<'_, '_> {
    fn re(&mut self, number: ValueId) -> ValueId {
        self.create(ReOp::spec(number))
    }

    fn im(&mut self, number: ValueId) -> ValueId {
        self.create(ImOp::spec(number))
    }

    fn complex(&mut self, re: ValueId, im: ValueId) -> ValueId {
        let ty = self.ctx().ty(ComplexType { element: self.ty });
        self.create(CreateOp::spec(ty, re, im))
    }

    fn complex_abs(&mut self, a: ValueId) -> ValueId {
        let flags = self.flags;
        self.create(AbsOp::spec(a).fastmath(flags))
    }

    fn complex_pow(&mut self, a: ValueId, b: ValueId) -> ValueId {
        let flags = self.flags;
        self.create(PowOp::spec(a, b).fastmath(flags))
    }

    fn may_have_nan_and_infinity(&self) -> bool {
        let finite = FastMathFlags::NNAN | FastMathFlags::NINF;
        self.flags.and(finite) == FastMathFlags::NONE
    }

    fn is_always_finite(&self) -> bool {
        self.flags.contains(FastMathFlags::NNAN) && self.flags.contains(FastMathFlags::NINF)
    }

    fn equal(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.cmpf(CmpFPredicate::Oeq, a, b)
    }

    fn is_nan(&mut self, a: ValueId) -> ValueId {
        self.cmpf(CmpFPredicate::Uno, a, a)
    }

    fn not(&mut self, a: ValueId) -> ValueId {
        let yes = self.ctx().bool(true);
        let yes = self.create(ConstantOp::spec(yes));
        self.xori(a, yes)
    }

    fn infinity(&mut self, negative: bool) -> ValueId {
        self.float(ApFloat::infinity(self.kind(), negative))
    }

    fn nan(&mut self) -> ValueId {
        self.float(ApFloat::nan(self.kind(), false))
    }
}

/// Creates arith and math operations for the formulas of a division.
pub(crate) struct OfArith<'x, 'a, 'b>(pub(crate) &'x mut ArithBuilder<'a, 'b>);

impl Reals for OfArith<'_, '_, '_> {
    fn add(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.0.addf(a, b)
    }

    fn sub(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.0.subf(a, b)
    }

    fn mul(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.0.mulf(a, b)
    }

    fn div(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.0.divf(a, b)
    }

    fn abs(&mut self, a: ValueId) -> ValueId {
        self.0.absf(a)
    }

    fn copysign_any(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.0.with_nan_and_infinity().copysign(a, b)
    }

    fn compare_any(&mut self, how: CmpFPredicate, a: ValueId, b: ValueId) -> ValueId {
        self.0.with_nan_and_infinity().cmpf(how, a, b)
    }

    fn and(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.0.andi(a, b)
    }

    fn or(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.0.ori(a, b)
    }

    fn select(&mut self, condition: ValueId, yes: ValueId, no: ValueId) -> ValueId {
        self.0.select(condition, yes, no)
    }

    fn number(&mut self, value: f64) -> ValueId {
        self.0.number(value)
    }

    fn infinity(&mut self) -> ValueId {
        self.0.float(ApFloat::infinity(self.0.kind(), false))
    }
}
