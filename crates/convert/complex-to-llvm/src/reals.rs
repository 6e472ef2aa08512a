//! Arithmetic on real numbers in the LLVM dialect.

use terrace_arith::CmpFPredicate;
use terrace_builtin::FloatAttr;
use terrace_complex_common::Reals;
use terrace_ir::{Attr, Builder, Type, ValueId};
use terrace_llvm::enums::{FCmpPredicate, FastmathFlags};
use terrace_llvm::{
    AndOp, ConstantOp, CopySignOp, FAbsOp, FAddOp, FCmpOp, FDivOp, FMulOp, FSubOp, OrOp, SelectOp,
};
use terrace_numeric::{ApFloat, FloatKind};

/// Creates operations on floats of one type, with the same fast-math flags.
pub(crate) struct Emit<'a, 'b> {
    builder: &'a mut Builder<'b>,
    /// The float type, and its format.
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

    fn copysign_plain(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.builder.create_value(CopySignOp::spec(a, b))
    }

    fn compare_plain(&mut self, how: CmpFPredicate, a: ValueId, b: ValueId) -> ValueId {
        // Both dialects number the predicates alike.
        let how = FCmpPredicate::from_value(how.value());
        let how = how.expect("invariant: every predicate of arith is one of the LLVM dialect");
        self.builder.create_value(FCmpOp::spec(how, a, b))
    }

    fn and(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.builder.create_value(AndOp::spec(a, b))
    }

    fn or(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.builder.create_value(OrOp::spec(a, b))
    }

    fn select(&mut self, condition: ValueId, yes: ValueId, no: ValueId) -> ValueId {
        self.builder
            .create_value(SelectOp::spec(condition, yes, no))
    }

    fn number(&mut self, value: f64) -> ValueId {
        self.constant(ApFloat::from_f64(self.kind, value).value)
    }

    fn infinity(&mut self) -> ValueId {
        self.constant(ApFloat::infinity(self.kind, false))
    }
}
