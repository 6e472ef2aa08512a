//! Comparisons and selection.

use terrace_arith::{CmpFOp, CmpIOp, SelectOp};
use terrace_ir::OpView;
use terrace_llvm::types::ArrayType;
use terrace_llvm::{self as llvm, FCmpOp, ICmpOp};
use terrace_llvm_common::one_to_one::{check_floats, check_operands};
use terrace_llvm_common::{arith_attrs, vector};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, PatternSet};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<CmpIOp>("CmpIOpLowering", cmpi);
    patterns.add_conversion_fn::<CmpFOp>("CmpFOpLowering", cmpf);
    patterns.add_conversion_fn::<SelectOp>("SelectOpLowering", select);
}

fn cmpi(op: CmpIOp, args: Adaptor<'_, CmpIOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let view = rw.read(op);
    let result = view.result_type();
    let predicate = view.predicate();
    let res = rw.convert_type(result)?;
    check_operands(args.values(), rw)?;
    let value = vector::unroll(
        rw,
        op.id(),
        res,
        args.values().all(),
        |builder, _, operands| {
            builder.create_value(ICmpOp::spec(predicate, operands[0], operands[1]))
        },
    )?;
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn cmpf(op: CmpFOp, args: Adaptor<'_, CmpFOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    check_floats(op.id(), rw)?;
    let view = rw.read(op);
    let result = view.result_type();
    let predicate = view.predicate();
    let fastmath_flags = arith_attrs::fastmath_flags(view.fastmath());
    let res = rw.convert_type(result)?;
    let value = vector::unroll(
        rw,
        op.id(),
        res,
        args.values().all(),
        |builder, _, operands| {
            let (lhs, rhs) = (operands[0], operands[1]);
            builder.create_value(FCmpOp::spec(predicate, lhs, rhs).fastmath_flags(fastmath_flags))
        },
    )?;
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn select(op: SelectOp, args: Adaptor<'_, SelectOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let body = rw.body();
    let result = rw.read(op).result_type();
    let attrs = body.attrs(op.id());
    check_operands(args.values(), rw)?;
    let vector_condition = body.ty(args.condition()).is::<ArrayType>(ctx);
    let res = rw.convert_type(result)?;
    let make = |builder: &mut terrace_ir::Builder<'_>, _, operands: &[terrace_ir::ValueId]| {
        let new = builder.create(llvm::SelectOp::spec(operands[0], operands[1], operands[2]));
        builder.set_attrs(new.id(), attrs);
        builder.body().result(new.id(), 0)
    };
    // A scalar condition selects a value of any type as a whole.
    let value = if vector_condition {
        vector::unroll(rw, op.id(), res, args.values().all(), make)?
    } else {
        make(&mut rw.builder(), res, args.values().all())
    };
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
