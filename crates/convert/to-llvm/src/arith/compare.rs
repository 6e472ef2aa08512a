//! Comparisons and selection.

use terrace_arith::{CmpFOp, CmpIOp, SelectOp};
use terrace_ir::OpView;
use terrace_llvm::enums::FCmpPredicate;
use terrace_llvm::types::ArrayType;
use terrace_llvm::{self as llvm, FCmpOp, ICmpOp};
use terrace_llvm_common::one_to_one::{check_floats, check_operands};
use terrace_llvm_common::{arith_attrs, vector};
use terrace_rewrite::{Adaptor, ConversionRewriter, NoMatch, PatternSet};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<CmpIOp>("CmpIOpLowering", cmpi);
    patterns.add_conversion_fn::<CmpFOp>("CmpFOpLowering", cmpf);
    patterns.add_conversion_fn::<SelectOp>("SelectOpLowering", select);
}

fn cmpi(
    op: CmpIOp,
    args: Adaptor<'_, CmpIOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let ctx = rewriter.ctx();
    let body = rewriter.body();
    let result = body.ty(op.result(ctx, body));
    let predicate = op.predicate(ctx, body);
    let res = rewriter.convert_type(result)?;
    check_operands(args.values(), rewriter)?;
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

fn cmpf(
    op: CmpFOp,
    args: Adaptor<'_, CmpFOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let ctx = rewriter.ctx();
    check_floats(op.id(), rewriter)?;
    let body = rewriter.body();
    let result = body.ty(op.result(ctx, body));
    // Both dialects use the same numbers for predicates.
    let predicate = FCmpPredicate::from_value(op.predicate(ctx, body).value())
        .ok_or(NoMatch::because("no predicate"))?;
    let fastmath_flags = arith_attrs::fastmath_flags(op.fastmath(ctx, body));
    let res = rewriter.convert_type(result)?;
    let value = vector::unroll(
        rewriter,
        op.id(),
        res,
        args.values().all(),
        |builder, _, operands| {
            let (lhs, rhs) = (operands[0], operands[1]);
            builder.create_value(FCmpOp::spec(predicate, lhs, rhs).fastmath_flags(fastmath_flags))
        },
    )?;
    rewriter.replace_op(op.id(), &[value]);
    Ok(())
}

fn select(
    op: SelectOp,
    args: Adaptor<'_, SelectOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let ctx = rewriter.ctx();
    let body = rewriter.body();
    let result = body.ty(op.result(ctx, body));
    let attrs = body.attrs(op.id());
    check_operands(args.values(), rewriter)?;
    let vector_condition = body.ty(args.condition()).is::<ArrayType>(ctx);
    let res = rewriter.convert_type(result)?;
    let make = |builder: &mut terrace_ir::Builder<'_>, _, operands: &[terrace_ir::ValueId]| {
        let new = builder.create(llvm::SelectOp::spec(operands[0], operands[1], operands[2]));
        builder.set_attrs(new.id(), attrs);
        builder.body().result(new.id(), 0)
    };
    // A scalar condition selects a value of any type as a unit.
    let value = if vector_condition {
        vector::unroll(rewriter, op.id(), res, args.values().all(), make)?
    } else {
        make(&mut rewriter.builder(), res, args.values().all())
    };
    rewriter.replace_op(op.id(), &[value]);
    Ok(())
}
