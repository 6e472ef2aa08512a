//! Creates arithmetic on real numbers in the LLVM dialect.

use terrace_arith::CmpFPredicate;
use terrace_builtin::FloatAttr;
use terrace_complex::division::{Pair, Reals};
use terrace_ir::{Attr, Builder, Type, ValueId};
use terrace_llvm::enums::FastmathFlags;
use terrace_llvm::{
    AndOp, ConstantOp, CopySignOp, FAbsOp, FAddOp, FCmpOp, FDivOp, FMulOp, FSubOp, MaximumOp,
    MinimumOp, OrOp, SelectOp, SqrtOp,
};
use terrace_numeric::{ApFloat, FloatKind};

/// Creates operations on floats of one type, all with the same fast-math flags.
pub(crate) struct Emit<'a, 'b> {
    builder: &'a mut Builder<'b>,
    /// The float type.
    float: Type,
    kind: FloatKind,
    flags: FastmathFlags,
}

impl<'a, 'b> Emit<'a, 'b> {
    pub(crate) fn new(
        builder: &'a mut Builder<'b>,
        float: Type,
        kind: FloatKind,
        flags: FastmathFlags,
    ) -> Self {
        Emit {
            builder,
            float,
            kind,
            flags,
        }
    }

    /// Returns the absolute value: the larger part times the square root of one plus the squared ratio of the parts, so
    /// that no square overflows. It is infinite if a part is infinite, even if the other part is NaN.
    pub(crate) fn absolute(&mut self, of: Pair) -> ValueId {
        // Intermediate results may be NaN or infinite.
        let any = self.any();
        let is_special = self.flags == any;
        self.flags = any;
        let one = self.number(1.0);
        let re = self.abs(of.re);
        let im = self.abs(of.im);
        let max = MaximumOp::spec(re, im).fastmath_flags(any);
        let max = self.builder.create_value(max);
        let min = MinimumOp::spec(re, im).fastmath_flags(any);
        let min = self.builder.create_value(min);
        let ratio = self.div(min, max);
        let square = self.mul(ratio, ratio);
        let sum = self.add(square, one);
        let root = SqrtOp::spec(sum).fastmath_flags(self.flags);
        let root = self.builder.create_value(root);
        let value = self.mul(max, root);
        // The ratio is NaN if both parts are zero or both are infinite.
        let is_nan = self.compare_any(CmpFPredicate::Uno, value, value);
        let value = self.select(is_nan, min, value);
        if !is_special {
            return value;
        }
        let infinity = self.infinity();
        let re_infinite = self.compare_any(CmpFPredicate::Oeq, re, infinity);
        let im_infinite = self.compare_any(CmpFPredicate::Oeq, im, infinity);
        let is_infinite = self.or(re_infinite, im_infinite);
        self.select(is_infinite, infinity, value)
    }

    /// Returns the absolute value by upstream's formula: the root of the sum of both squares, which may overflow. As in
    /// upstream, the root has no fast-math flags.
    pub(crate) fn root_of_squares(&mut self, of: Pair) -> ValueId {
        let (re, im) = (self.mul(of.re, of.re), self.mul(of.im, of.im));
        let sum = self.add(re, im);
        self.builder.create_value(SqrtOp::spec(sum))
    }

    /// Returns the flags without those that exclude NaN and infinity.
    fn any(&self) -> FastmathFlags {
        self.flags
            .without(FastmathFlags::NNAN | FastmathFlags::NINF)
    }

    fn constant(&mut self, value: ApFloat) -> ValueId {
        let value: Attr = self.builder.ctx.attr(FloatAttr {
            ty: self.float,
            value,
        });
        self.builder
            .create_value(ConstantOp::spec(self.float, value))
    }
}

impl Reals for Emit<'_, '_> {
    fn add(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.builder
            .create_value(FAddOp::spec(a, b).fastmath_flags(self.flags))
    }

    fn sub(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.builder
            .create_value(FSubOp::spec(a, b).fastmath_flags(self.flags))
    }

    fn mul(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.builder
            .create_value(FMulOp::spec(a, b).fastmath_flags(self.flags))
    }

    fn div(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.builder
            .create_value(FDivOp::spec(a, b).fastmath_flags(self.flags))
    }

    fn abs(&mut self, a: ValueId) -> ValueId {
        self.builder
            .create_value(FAbsOp::spec(a).fastmath_flags(self.flags))
    }

    fn copysign_any(&mut self, a: ValueId, b: ValueId) -> ValueId {
        let flags = self.any();
        self.builder
            .create_value(CopySignOp::spec(a, b).fastmath_flags(flags))
    }

    fn compare_any(&mut self, how: CmpFPredicate, a: ValueId, b: ValueId) -> ValueId {
        let flags = self.any();
        self.builder
            .create_value(FCmpOp::spec(how, a, b).fastmath_flags(flags))
    }

    fn and(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.builder.create_value(AndOp::spec(a, b))
    }

    fn or(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.builder.create_value(OrOp::spec(a, b))
    }

    fn select(&mut self, condition: ValueId, yes: ValueId, no: ValueId) -> ValueId {
        let flags = self.any();
        self.builder
            .create_value(SelectOp::spec(condition, yes, no).fastmath_flags(flags))
    }

    fn number(&mut self, value: f64) -> ValueId {
        self.constant(ApFloat::from_f64(self.kind, value).value)
    }

    fn infinity(&mut self) -> ValueId {
        self.constant(ApFloat::infinity(self.kind, false))
    }
}
