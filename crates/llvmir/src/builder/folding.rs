//! The constant-folding builder.

use std::ops::{Deref, DerefMut};

use super::RawBuilder;
use crate::body::{FunctionBody, Value};
use crate::constants::Const;
use crate::context::Context;
use crate::module::Function;
use crate::types::Type;
use crate::verify::{KnownIntrinsics, Problem};
use terrace_llvm_words::{BinaryOp, CastOp, FloatPredicate};
use terrace_numeric::IntPredicate;

/// A [`RawBuilder`] that folds operations on constants. If LLVM's `IRBuilder` folds an operation, the result is the
/// constant and no instruction is appended.
#[derive(Debug)]
pub struct FunctionBuilder<'a> {
    raw: RawBuilder<'a>,
}

impl<'a> Deref for FunctionBuilder<'a> {
    type Target = RawBuilder<'a>;

    #[inline]
    fn deref(&self) -> &RawBuilder<'a> {
        &self.raw
    }
}

impl<'a> DerefMut for FunctionBuilder<'a> {
    #[inline]
    fn deref_mut(&mut self) -> &mut RawBuilder<'a> {
        &mut self.raw
    }
}

fn consts(left: Value, right: Value) -> Option<(Const, Const)> {
    Some((left.as_const()?, right.as_const()?))
}

impl RawBuilder<'_> {
    /// Returns a constant-folding builder at the same insertion point.
    pub fn folding(&mut self) -> FunctionBuilder<'_> {
        FunctionBuilder {
            raw: RawBuilder {
                ctx: &mut *self.ctx,
                body: &mut *self.body,
                block: self.block,
                debug_loc: self.debug_loc,
            },
        }
    }
}

impl<'a> FunctionBuilder<'a> {
    /// Empties `body` and starts a function of this type, without blocks.
    pub fn new(
        ctx: &'a mut Context,
        body: &'a mut FunctionBody,
        function_type: Type,
    ) -> FunctionBuilder<'a> {
        FunctionBuilder {
            raw: RawBuilder::new(ctx, body, function_type),
        }
    }

    /// Verifies the function that was built.
    pub fn verify(
        &mut self,
        header: &Function,
        known: &mut KnownIntrinsics,
    ) -> Result<(), Problem> {
        self.raw.ctx.verify_function(header, false)?;
        self.raw.ctx.verify_body(header, self.raw.body, known)
    }

    /// A binary operation; `flags` are bits of [`crate::flags::int`] or [`crate::flags::fast_math`].
    #[inline]
    pub fn binary(&mut self, op: BinaryOp, flags: u16, left: Value, right: Value) -> Value {
        if let Some((a, b)) = consts(left, right)
            && let Some(c) = self.raw.ctx.fold_binary(op, a, b)
        {
            return c.into();
        }
        self.raw.binary(op, flags, left, right)
    }

    /// `fneg`
    pub fn fneg(&mut self, fast_math: u16, operand: Value) -> Value {
        if let Some(c) = operand.as_const()
            && let Some(c) = self.raw.ctx.fold_fneg(c)
        {
            return c.into();
        }
        self.raw.fneg(fast_math, operand)
    }

    /// A cast to `ty`. Returns the operand if it already has that type.
    #[inline]
    pub fn cast(&mut self, op: CastOp, flags: u16, operand: Value, ty: Type) -> Value {
        if self.type_of(operand) == ty {
            return operand;
        }
        if let Some(c) = operand.as_const()
            && let Some(c) = self.raw.ctx.fold_cast(op, c, ty)
        {
            return c.into();
        }
        self.raw.cast(op, flags, operand, ty)
    }

    /// `icmp`; `flags` may have [`crate::flags::int::SAMESIGN`].
    #[inline]
    pub fn icmp(&mut self, pred: IntPredicate, flags: u16, left: Value, right: Value) -> Value {
        if let Some((a, b)) = consts(left, right)
            && let Some(c) = self.raw.ctx.fold_icmp(pred, a, b)
        {
            return c.into();
        }
        self.raw.icmp(pred, flags, left, right)
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
        if let Some((a, b)) = consts(left, right)
            && let Some(c) = self.raw.ctx.fold_fcmp(pred, a, b)
        {
            return c.into();
        }
        self.raw.fcmp(pred, fast_math, left, right)
    }

    /// `select`
    pub fn select(&mut self, fast_math: u16, cond: Value, yes: Value, no: Value) -> Value {
        if let Some(c) = cond.as_const()
            && let Some((a, b)) = consts(yes, no)
            && let Some(c) = self.raw.ctx.fold_select(c, a, b)
        {
            return c.into();
        }
        self.raw.select(fast_math, cond, yes, no)
    }

    /// `extractvalue`
    pub fn extract_value(&mut self, aggregate: Value, position: &[u32]) -> Value {
        if let Some(c) = aggregate.as_const()
            && let Some(c) = self.raw.ctx.fold_extract_value(c, position)
        {
            return c.into();
        }
        self.raw.extract_value(aggregate, position)
    }

    /// `insertvalue`
    pub fn insert_value(&mut self, aggregate: Value, value: Value, position: &[u32]) -> Value {
        if let Some((a, v)) = consts(aggregate, value)
            && let Some(c) = self.raw.ctx.fold_insert_value(a, v, position)
        {
            return c.into();
        }
        self.raw.insert_value(aggregate, value, position)
    }

    /// `extractelement`
    pub fn extract_element(&mut self, vector: Value, index: Value) -> Value {
        if let Some((v, i)) = consts(vector, index) {
            return self.raw.ctx.fold_extract_element(v, i).into();
        }
        self.raw.extract_element(vector, index)
    }

    /// `insertelement`
    pub fn insert_element(&mut self, vector: Value, element: Value, index: Value) -> Value {
        if let Some((v, e)) = consts(vector, element)
            && let Some(i) = index.as_const()
        {
            return self.raw.ctx.fold_insert_element(v, e, i).into();
        }
        self.raw.insert_element(vector, element, index)
    }

    /// `shufflevector`; a negative mask element is poison.
    pub fn shuffle_vector(&mut self, left: Value, right: Value, mask: &[i32]) -> Value {
        if let Some((a, b)) = consts(left, right) {
            return self.raw.ctx.fold_shuffle_vector(a, b, mask).into();
        }
        self.raw.shuffle_vector(left, right, mask)
    }

    /// `getelementptr`; `flags` are bits of [`crate::flags::gep`].
    #[inline]
    pub fn gep(&mut self, source: Type, flags: u16, base: Value, indices: &[Value]) -> Value {
        if let Some(c) = base.as_const()
            && indices.iter().all(|index| index.as_const().is_some())
        {
            let constants: Vec<Const> = indices.iter().filter_map(|at| at.as_const()).collect();
            if let Some(c) = self.raw.ctx.fold_gep(source, flags, c, &constants) {
                return c.into();
            }
        }
        self.raw.gep(source, flags, base, indices)
    }
}
