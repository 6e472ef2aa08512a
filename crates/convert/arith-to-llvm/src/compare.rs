//! Comparisons and selection.

use crate::one_to_one::has_unsupported_float;
use crate::props;
use terrace_arith::{CmpFOp, CmpIOp, SelectOp};
use terrace_builtin::IntegerAttr;
use terrace_builtin::types::VectorType;
use terrace_ir::{Attr, OpName, OpRef, OpView, Type, TypeClass};
use terrace_llvm::enums::{FCmpPredicate, ICmpPredicate};
use terrace_llvm::types::{ArrayType, is_compatible_type};
use terrace_llvm::{self as llvm, FCmpOp, ICmpOp};
use terrace_llvm_common::{LlvmRewriter, vector};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, NoMatch, OpConversionPattern, PatternSet, Renaming,
};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add(CmpI);
    patterns.add(CmpF);
    patterns.add(Select);
}

fn is_i64(op: OpRef<'_>, attr: Attr) -> bool {
    attr.as_::<IntegerAttr>(op.ctx)
        .is_some_and(|attr| attr.ty == Type::I64)
}

struct CmpI;

impl OpConversionPattern for CmpI {
    type Op = CmpIOp;
    const NAME: &'static str = "CmpIOpLowering";
    const RENAMES: bool = true;

    /// Both dialects number the predicates alike, and with the same type.
    fn rename(&self, renaming: &mut Renaming<'_>) -> Option<OpName> {
        let op = renaming.op;
        let predicate = op.prop(CmpIOp::PREDICATE)?;
        renaming.set_props(&[Some(predicate)]);
        // The discardable attributes are dropped.
        let same = is_i64(op, predicate) && op.body.attrs(op.id) == Attr::EMPTY_DICTIONARY;
        same.then(|| op.ctx.name::<ICmpOp>())
    }

    fn rewrite(
        &self,
        op: CmpIOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rewriter.ctx();
        let body = rewriter.body();
        let ty = body.ty(args.lhs());
        let result = body.ty(op.result(ctx, body));
        // Both dialects number the predicates alike.
        let predicate = ICmpPredicate::from_value(op.predicate(ctx, body).value())
            .ok_or(NoMatch::because("no predicate"))?;
        let res = rewriter.convert_type(result)?;
        if !ty.is::<ArrayType>(ctx) && !is_compatible_type(ctx, ty) {
            return Err(NoMatch::because("an operand is not of an LLVM type"));
        }
        let value = vector::unroll(
            rewriter,
            op.id(),
            res,
            args.values().all(),
            |builder, _, operands| {
                builder.create_value(ICmpOp::spec(predicate, operands[0], operands[1]))
            },
        )?;
        rewriter.replace_op(op.id(), &[value]);
        Ok(())
    }
}

struct CmpF;

impl OpConversionPattern for CmpF {
    type Op = CmpFOp;
    const NAME: &'static str = "CmpFOpLowering";
    const RENAMES: bool = true;

    fn rename(&self, renaming: &mut Renaming<'_>) -> Option<OpName> {
        let op = renaming.op;
        let predicate = op.prop(CmpFOp::PREDICATE)?;
        let name = op.ctx.name::<FCmpOp>();
        let new = renaming.set_props(op.ctx.prop_defaults(name));
        new[FCmpOp::PREDICATE] = Some(predicate);
        if let Some(flags) = op
            .prop(CmpFOp::FASTMATH)
            .and_then(|flags| props::fastmath(op.ctx, flags))
        {
            new[FCmpOp::FASTMATH_FLAGS] = Some(flags);
        }
        let same = is_i64(op, predicate) && op.body.attrs(op.id) == Attr::EMPTY_DICTIONARY;
        same.then_some(name)
    }

    fn rewrite(
        &self,
        op: CmpFOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rewriter.ctx();
        let llvm = LlvmRewriter::of(rewriter);
        let body = rewriter.body();
        if has_unsupported_float(llvm, ctx, body.ty(op.lhs(ctx, body))) {
            return Err(NoMatch::because("unsupported floating point type"));
        }
        let result = body.ty(op.result(ctx, body));
        // Both dialects number the predicates alike.
        let predicate = FCmpPredicate::from_value(op.predicate(ctx, body).value())
            .ok_or(NoMatch::because("no predicate"))?;
        let fastmath_flags = props::fastmath_flags(op.fastmath(ctx, body));
        let res = rewriter.convert_type(result)?;
        let value = vector::unroll(
            rewriter,
            op.id(),
            res,
            args.values().all(),
            |builder, _, operands| {
                let (lhs, rhs) = (operands[0], operands[1]);
                builder
                    .create_value(FCmpOp::spec(predicate, lhs, rhs).fastmath_flags(fastmath_flags))
            },
        )?;
        rewriter.replace_op(op.id(), &[value]);
        Ok(())
    }
}

struct Select;

impl OpConversionPattern for Select {
    type Op = SelectOp;
    const NAME: &'static str = "SelectOpLowering";
    const RENAMES: bool = true;

    fn rename(&self, renaming: &mut Renaming<'_>) -> Option<OpName> {
        let op = renaming.op;
        let name = op.ctx.name::<llvm::SelectOp>();
        renaming.set_props(op.ctx.prop_defaults(name));
        Some(name)
    }

    fn rewrite(
        &self,
        op: SelectOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rewriter.ctx();
        let body = rewriter.body();
        let result = body.ty(op.result(ctx, body));
        let attrs = body.attrs(op.id());
        let types_fit = args
            .values()
            .all()
            .iter()
            .all(|&value| is_compatible_type(ctx, body.ty(value)));
        if !types_fit {
            return Err(NoMatch::because("an operand is not of an LLVM type"));
        }
        let vector_condition = body.ty(args.condition()).is::<ArrayType>(ctx);
        let res = rewriter.convert_type(result)?;
        // A scalar condition selects a whole value, whatever its type.
        let vectors = vector_condition
            || res.is::<ArrayType>(ctx)
                && result.is::<VectorType>(ctx)
                && result.class(ctx).intersects(TypeClass::EMPTY);
        let make = |builder: &mut terrace_ir::Builder<'_>, _, operands: &[terrace_ir::ValueId]| {
            let new = builder.create(llvm::SelectOp::spec(operands[0], operands[1], operands[2]));
            builder.set_attrs(new.id(), attrs);
            builder.body().result(new.id(), 0)
        };
        let value = if vectors {
            vector::unroll(rewriter, op.id(), res, args.values().all(), make)?
        } else {
            make(&mut rewriter.builder(), res, args.values().all())
        };
        rewriter.replace_op(op.id(), &[value]);
        Ok(())
    }
}
