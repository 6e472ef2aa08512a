//! Builds arithmetic, comparisons and casts.

use super::RawBuilder;
use crate::body::{Op, Value};
use crate::types::Type;
use terrace_llvm_words::{BinaryOp, CastOp, FloatPredicate};
use terrace_numeric::IntPredicate;

impl RawBuilder<'_> {
    /// A binary operation; `flags` are bits of [`crate::flags::int`] or [`crate::flags::fast_math`].
    #[inline]
    pub fn binary(&mut self, op: BinaryOp, flags: u16, left: Value, right: Value) -> Value {
        let ty = self.type_of(left);
        let words = [left.raw(), right.raw(), 0];
        self.push(Op::Binary, op as u8, flags, ty, words)
    }

    /// `fneg`
    pub fn fneg(&mut self, fast_math: u16, operand: Value) -> Value {
        let ty = self.type_of(operand);
        self.push(Op::FNeg, 0, fast_math, ty, [operand.raw(), 0, 0])
    }

    /// A cast to `ty`.
    #[inline]
    pub fn cast(&mut self, op: CastOp, flags: u16, operand: Value, ty: Type) -> Value {
        self.push(Op::Cast, op as u8, flags, ty, [operand.raw(), 0, 0])
    }

    /// `icmp`; `flags` may have [`crate::flags::int::SAMESIGN`].
    #[inline]
    pub fn icmp(&mut self, pred: IntPredicate, flags: u16, left: Value, right: Value) -> Value {
        let operand_type = self.type_of(left);
        let ty = self.ctx.types.with_scalar(operand_type, Type::I1);
        let words = [left.raw(), right.raw(), 0];
        self.push(Op::ICmp, pred as u8, flags, ty, words)
    }

    /// `fcmp`
    #[inline]
    pub fn fcmp(
        &mut self,
        pred: FloatPredicate,
        fast_math: u16,
        left: Value,
        right: Value,
    ) -> Value {
        let operand_type = self.type_of(left);
        let ty = self.ctx.types.with_scalar(operand_type, Type::I1);
        let words = [left.raw(), right.raw(), 0];
        self.push(Op::FCmp, pred as u8, fast_math, ty, words)
    }

    /// `select`
    pub fn select(&mut self, fast_math: u16, cond: Value, yes: Value, no: Value) -> Value {
        let ty = self.type_of(yes);
        let words = [cond.raw(), yes.raw(), no.raw()];
        self.push(Op::Select, 0, fast_math, ty, words)
    }

    /// `freeze`
    pub fn freeze(&mut self, operand: Value) -> Value {
        let ty = self.type_of(operand);
        self.push(Op::Freeze, 0, 0, ty, [operand.raw(), 0, 0])
    }
}
