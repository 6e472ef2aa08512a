//! Short builder methods for complex numbers.

use terrace_arith::enums::FastMathFlags;
use terrace_arith::{ArithBuilder, CmpFPredicate, ConstantOp};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::ComplexType;
use terrace_complex::{AbsOp, CreateOp, ImOp, PowOp, ReOp};
use terrace_complex_common::Pair;
use terrace_ir::ValueId;
use terrace_numeric::ApFloat;

/// Creates operations on complex numbers, whose parts have the type of the builder.
pub(crate) trait ComplexBuilder {
    fn re(&mut self, number: ValueId) -> ValueId;

    fn im(&mut self, number: ValueId) -> ValueId;

    /// Both parts, the real one first.
    fn parts(&mut self, number: ValueId) -> Pair {
        let re = self.re(number);
        let im = self.im(number);
        Pair { re, im }
    }

    fn complex(&mut self, re: ValueId, im: ValueId) -> ValueId;

    fn complex_abs(&mut self, a: ValueId) -> ValueId;

    fn complex_pow(&mut self, a: ValueId, b: ValueId) -> ValueId;

    /// True if operands may be NaN and may be infinite.
    fn may_have_nan_and_infinity(&self) -> bool;

    /// True if neither operands nor results are NaN or infinite.
    fn is_always_finite(&self) -> bool;

    /// True if two numbers are equal and not NaN.
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
