//! Divisions that round up or down, in terms of division towards zero.

use crate::extended::splat;
use std::sync::Arc;
use terrace_arith::{
    AddIOp, AndIOp, CeilDivSIOp, CeilDivUIOp, CmpIOp, CmpIPredicate, ConstantOp, DivSIOp, DivUIOp,
    FloorDivSIOp, MulIOp, SelectOp, SubIOp,
};
use terrace_ir::{Builder, Context, OpDef, OpView, Type, ValueId};
use terrace_llvm::types::is_compatible_type;
use terrace_rewrite::{Adaptor, ConversionRewriter, NoMatch, OpConversionPattern, TypeConverter};

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

fn constant(builder: &mut Builder<'_>, ty: Type, value: i64) -> ValueId {
    let value = splat(builder.ctx, ty, value);
    builder.create_value(ConstantOp::spec(value))
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

impl OpConversionPattern for CeilDivSI {
    type Op = CeilDivSIOp;
    const NAME: &'static str = "CeilDivSIOpConverter";
    const GENERATED_OPS: &'static [&'static OpDef] = SIGNED;

    fn rewrite(
        &self,
        op: CeilDivSIOp,
        _: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let body = rewriter.body();
        let (a, b) = (op.lhs(rewriter.ctx(), body), op.rhs(rewriter.ctx(), body));
        let ty = body.ty(a);
        self.0.check(rewriter.ctx(), ty)?;
        let mut builder = rewriter.builder();
        let zero = constant(&mut builder, ty, 0);
        let one = constant(&mut builder, ty, 1);
        // The quotient rounds towards zero: it is one too small if the division is not exact and the signs are equal.
        let quotient = builder.create_value(DivSIOp::spec(a, b));
        let product = builder.create_value(MulIOp::spec(quotient, b));
        let inexact = builder.create_value(CmpIOp::spec(CmpIPredicate::Ne, a, product));
        let a_negative = builder.create_value(CmpIOp::spec(CmpIPredicate::Slt, a, zero));
        let b_negative = builder.create_value(CmpIOp::spec(CmpIPredicate::Slt, b, zero));
        let same_sign =
            builder.create_value(CmpIOp::spec(CmpIPredicate::Eq, a_negative, b_negative));
        let rounds = builder.create_value(AndIOp::spec(inexact, same_sign));
        let greater = builder.create_value(AddIOp::spec(quotient, one));
        let value = builder.create_value(SelectOp::spec(rounds, greater, quotient));
        rewriter.replace_op(op.id(), &[value]);
        Ok(())
    }
}

pub(crate) struct CeilDivUI(pub(crate) Within);

impl OpConversionPattern for CeilDivUI {
    type Op = CeilDivUIOp;
    const NAME: &'static str = "CeilDivUIOpConverter";
    const GENERATED_OPS: &'static [&'static OpDef] = UNSIGNED;

    fn rewrite(
        &self,
        op: CeilDivUIOp,
        _: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let body = rewriter.body();
        let (a, b) = (op.lhs(rewriter.ctx(), body), op.rhs(rewriter.ctx(), body));
        let ty = body.ty(a);
        self.0.check(rewriter.ctx(), ty)?;
        let mut builder = rewriter.builder();
        // (a - 1) / b + 1, and 0 for 0.
        let zero = constant(&mut builder, ty, 0);
        let is_zero = builder.create_value(CmpIOp::spec(CmpIPredicate::Eq, a, zero));
        let one = constant(&mut builder, ty, 1);
        let less = builder.create_value(SubIOp::spec(a, one));
        let quotient = builder.create_value(DivUIOp::spec(less, b));
        let more = builder.create_value(AddIOp::spec(quotient, one));
        let value = builder.create_value(SelectOp::spec(is_zero, zero, more));
        rewriter.replace_op(op.id(), &[value]);
        Ok(())
    }
}

pub(crate) struct FloorDivSI(pub(crate) Within);

impl OpConversionPattern for FloorDivSI {
    type Op = FloorDivSIOp;
    const NAME: &'static str = "FloorDivSIOpConverter";
    const GENERATED_OPS: &'static [&'static OpDef] = SIGNED;

    fn rewrite(
        &self,
        op: FloorDivSIOp,
        _: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let body = rewriter.body();
        let (a, b) = (op.lhs(rewriter.ctx(), body), op.rhs(rewriter.ctx(), body));
        let ty = body.ty(a);
        self.0.check(rewriter.ctx(), ty)?;
        let mut builder = rewriter.builder();
        // The quotient rounds towards zero: it is one too great if the division is not exact and the signs differ.
        let quotient = builder.create_value(DivSIOp::spec(a, b));
        let product = builder.create_value(MulIOp::spec(quotient, b));
        let inexact = builder.create_value(CmpIOp::spec(CmpIPredicate::Ne, a, product));
        let zero = constant(&mut builder, ty, 0);
        let a_negative = builder.create_value(CmpIOp::spec(CmpIPredicate::Slt, a, zero));
        let b_negative = builder.create_value(CmpIOp::spec(CmpIPredicate::Slt, b, zero));
        let other_sign =
            builder.create_value(CmpIOp::spec(CmpIPredicate::Ne, a_negative, b_negative));
        let rounds = builder.create_value(AndIOp::spec(inexact, other_sign));
        let minus_one = constant(&mut builder, ty, -1);
        let less = builder.create_value(AddIOp::spec(quotient, minus_one));
        let value = builder.create_value(SelectOp::spec(rounds, less, quotient));
        rewriter.replace_op(op.id(), &[value]);
        Ok(())
    }
}
