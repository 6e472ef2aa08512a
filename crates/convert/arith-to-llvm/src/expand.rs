//! Divisions that round up or down, in terms of division towards zero.

use crate::extended::splat;
use std::sync::Arc;
use terrace_arith::{
    AddIOp, AddIOpSpec, AndIOp, AndIOpSpec, CeilDivSIOp, CeilDivUIOp, CmpIOp, CmpIOpSpec,
    CmpIPredicate, ConstantOp, ConstantOpSpec, DivSIOp, DivSIOpSpec, DivUIOp, DivUIOpSpec,
    FloorDivSIOp, MulIOp, MulIOpSpec, SelectOp, SelectOpSpec, SubIOp, SubIOpSpec,
};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::constraints::i1_same_shape;
use terrace_ir::{Builder, Context, OpDef, OpView, OperandValues, Type, ValueId};
use terrace_llvm::types::is_compatible_type;
use terrace_rewrite::{ConversionRewriter, NoMatch, OpPattern, TypeConverter};

/// The types that divisions are expanded on: those that a converter makes types of the LLVM dialect, or all.
#[derive(Clone)]
pub(crate) struct Within(pub(crate) Option<Arc<TypeConverter>>);

impl Within {
    fn check(&self, ctx: &Context, ty: Type) -> Result<(), NoMatch> {
        let fits = |converter: &Arc<TypeConverter>| {
            let converted = converter.convert_one(ctx, ty);
            converted.is_some_and(|ty| is_compatible_type(ctx, ty))
        };
        match self.0.as_ref().is_none_or(fits) {
            true => Ok(()),
            false => Err(NoMatch::because(
                "the type has no counterpart in the LLVM dialect",
            )),
        }
    }
}

/// Arithmetic on one type.
struct Arith<'a, 'b> {
    builder: &'a mut Builder<'b>,
    ty: Type,
}

impl Arith<'_, '_> {
    fn constant(&mut self, value: i64) -> ValueId {
        let value = splat(self.builder.ctx, self.ty, value);
        self.builder.create_value(ConstantOpSpec {
            value,
            result: self.ty,
        })
    }

    fn add(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(AddIOpSpec {
            lhs,
            rhs,
            overflow_flags: None,
            result: self.ty,
        })
    }

    fn sub(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(SubIOpSpec {
            lhs,
            rhs,
            overflow_flags: None,
            result: self.ty,
        })
    }

    fn mul(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(MulIOpSpec {
            lhs,
            rhs,
            overflow_flags: None,
            result: self.ty,
        })
    }

    fn div_signed(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(DivSIOpSpec {
            lhs,
            rhs,
            is_exact: None,
            result: self.ty,
        })
    }

    fn compare(&mut self, predicate: CmpIPredicate, lhs: ValueId, rhs: ValueId) -> ValueId {
        let ctx = self.builder.ctx;
        let result = i1_same_shape(ctx, self.builder.body.ty(lhs)).unwrap_or(Type::I1);
        self.builder.create_value(CmpIOpSpec {
            predicate: ctx.i64(predicate as i64),
            lhs,
            rhs,
            result,
        })
    }

    fn and(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        let result = self.builder.body.ty(lhs);
        self.builder.create_value(AndIOpSpec { lhs, rhs, result })
    }

    fn select(&mut self, condition: ValueId, true_value: ValueId, false_value: ValueId) -> ValueId {
        self.builder.create_value(SelectOpSpec {
            condition,
            true_value,
            false_value,
            result: self.ty,
        })
    }
}

const SIGNED: &[&OpDef] = &[
    <ConstantOp as OpView>::DEF,
    <DivSIOp as OpView>::DEF,
    <MulIOp as OpView>::DEF,
    <CmpIOp as OpView>::DEF,
    <AndIOp as OpView>::DEF,
    <AddIOp as OpView>::DEF,
    <SelectOp as OpView>::DEF,
];

const UNSIGNED: &[&OpDef] = &[
    <ConstantOp as OpView>::DEF,
    <DivUIOp as OpView>::DEF,
    <SubIOp as OpView>::DEF,
    <CmpIOp as OpView>::DEF,
    <AddIOp as OpView>::DEF,
    <SelectOp as OpView>::DEF,
];

pub(crate) struct CeilDivSI(pub(crate) Within);

impl OpPattern for CeilDivSI {
    type Op = CeilDivSIOp;
    const NAME: &'static str = "CeilDivSIOpConverter";
    const GENERATED_OPS: &'static [&'static OpDef] = SIGNED;

    fn rewrite(
        &self,
        op: CeilDivSIOp,
        _operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let body = rewriter.body();
        let (a, b, ty) = (op.lhs(body), op.rhs(body), body.ty(op.result(body)));
        self.0.check(rewriter.ctx(), ty)?;
        let mut builder = rewriter.builder();
        let mut arith = Arith {
            builder: &mut builder,
            ty,
        };
        let zero = arith.constant(0);
        let one = arith.constant(1);
        // The quotient rounds towards zero: it is one too small if the division is not exact and the signs are equal.
        let quotient = arith.div_signed(a, b);
        let product = arith.mul(quotient, b);
        let inexact = arith.compare(CmpIPredicate::Ne, a, product);
        let a_negative = arith.compare(CmpIPredicate::Slt, a, zero);
        let b_negative = arith.compare(CmpIPredicate::Slt, b, zero);
        let same_sign = arith.compare(CmpIPredicate::Eq, a_negative, b_negative);
        let rounds = arith.and(inexact, same_sign);
        let greater = arith.add(quotient, one);
        let value = arith.select(rounds, greater, quotient);
        rewriter.replace_op(op.id(), &[value]);
        Ok(())
    }
}

pub(crate) struct CeilDivUI(pub(crate) Within);

impl OpPattern for CeilDivUI {
    type Op = CeilDivUIOp;
    const NAME: &'static str = "CeilDivUIOpConverter";
    const GENERATED_OPS: &'static [&'static OpDef] = UNSIGNED;

    fn rewrite(
        &self,
        op: CeilDivUIOp,
        _operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let body = rewriter.body();
        let (a, b, ty) = (op.lhs(body), op.rhs(body), body.ty(op.result(body)));
        self.0.check(rewriter.ctx(), ty)?;
        let mut builder = rewriter.builder();
        let mut arith = Arith {
            builder: &mut builder,
            ty,
        };
        // (a - 1) / b + 1, and 0 for 0.
        let zero = arith.constant(0);
        let is_zero = arith.compare(CmpIPredicate::Eq, a, zero);
        let one = arith.constant(1);
        let less = arith.sub(a, one);
        let quotient = arith.builder.create_value(DivUIOpSpec {
            lhs: less,
            rhs: b,
            is_exact: None,
            result: ty,
        });
        let more = arith.add(quotient, one);
        let value = arith.select(is_zero, zero, more);
        rewriter.replace_op(op.id(), &[value]);
        Ok(())
    }
}

pub(crate) struct FloorDivSI(pub(crate) Within);

impl OpPattern for FloorDivSI {
    type Op = FloorDivSIOp;
    const NAME: &'static str = "FloorDivSIOpConverter";
    const GENERATED_OPS: &'static [&'static OpDef] = SIGNED;

    fn rewrite(
        &self,
        op: FloorDivSIOp,
        _operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let body = rewriter.body();
        let (a, b, ty) = (op.lhs(body), op.rhs(body), body.ty(op.result(body)));
        self.0.check(rewriter.ctx(), ty)?;
        let mut builder = rewriter.builder();
        let mut arith = Arith {
            builder: &mut builder,
            ty,
        };
        // The quotient rounds towards zero: it is one too great if the division is not exact and the signs differ.
        let quotient = arith.div_signed(a, b);
        let product = arith.mul(quotient, b);
        let inexact = arith.compare(CmpIPredicate::Ne, a, product);
        let zero = arith.constant(0);
        let a_negative = arith.compare(CmpIPredicate::Slt, a, zero);
        let b_negative = arith.compare(CmpIPredicate::Slt, b, zero);
        let other_sign = arith.compare(CmpIPredicate::Ne, a_negative, b_negative);
        let rounds = arith.and(inexact, other_sign);
        let minus_one = arith.constant(-1);
        let less = arith.add(quotient, minus_one);
        let value = arith.select(rounds, less, quotient);
        rewriter.replace_op(op.id(), &[value]);
        Ok(())
    }
}
