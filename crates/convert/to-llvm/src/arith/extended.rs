//! Converts additions with carry, and multiplications whose result has twice the width.

use terrace_arith::{AddUIExtendedOp, MulSIExtendedOp, MulUIExtendedOp};
use terrace_builtin::elements::int_or_splat;
use terrace_builtin::types::{IntegerType, VectorType, bit_width, element_type_or_self};
use terrace_ir::{OpId, OpView, OperandValues, Type};
use terrace_llvm::types::{ArrayType, StructType};
use terrace_llvm::{ConstantOp, ExtractValueOp, LShrOp, MulOp, UAddWithOverflowOp};
use terrace_llvm_common::Resize;
use terrace_llvm_common::one_to_one::check_operands;
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, PatternSet, require};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<AddUIExtendedOp>("AddUIExtendedOpLowering", addui_extended);
    patterns.add_conversion_fn("MulIExtendedOpLowering", |op: MulSIExtendedOp, args, rw| {
        lower_product(op.id(), true, args.values(), rw)
    });
    patterns.add_conversion_fn("MulIExtendedOpLowering", |op: MulUIExtendedOp, args, rw| {
        lower_product(op.id(), false, args.values(), rw)
    });
}

fn addui_extended(
    op: AddUIExtendedOp,
    args: Adaptor<'_, AddUIExtendedOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let body = rw.body();
    let view = rw.read(op);
    let ty = body.ty(args.lhs());
    let (sum, overflow) = (view.sum_type(), view.overflow_type());
    check_operands(args.values(), rw)?;
    let why = "ND vector types are not supported";
    require(!ty.is::<ArrayType>(ctx), why)?;
    // As in upstream, the sum keeps its type. The verifier rejects types that are not LLVM-dialect types.
    let overflow = rw.convert_type(overflow)?;
    let res = StructType::literal(ctx, &[sum, overflow]);
    let mut builder = rw.builder();
    let both = builder.create_value(UAddWithOverflowOp::spec(res, args.lhs(), args.rhs()));
    let mut field =
        |index: i64, res: Type| builder.create_value(ExtractValueOp::spec(res, both, &[index]));
    let values = [field(0, sum), field(1, overflow)];
    rw.replace_op(op.id(), &values);
    Ok(())
}

/// Multiplies at twice the width and splits the product into halves.
fn lower_product(
    op: OpId,
    signed: bool,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let body = rw.body();
    let ty = body.ty(body.result(op, 0));
    let converted = body.ty(operands.one(0));
    check_operands(operands, rw)?;
    let why = "ND vector types are not supported";
    require(!converted.is::<ArrayType>(ctx), why)?;
    let res = rw.convert_type(ty)?;
    let width = bit_width(ctx, element_type_or_self(ctx, res)).ok_or("not an integer")?;
    let wide = IntegerType::signless(ctx, width.saturating_mul(2));
    // As in upstream, this is a fixed-length vector. The verifier rejects the extension of a scalable one.
    let wide = match res.as_::<VectorType>(ctx) {
        Some(vector) => VectorType::fixed(ctx, &vector.shape, wide),
        None => wide,
    };
    let mut builder = rw.builder();
    let mut widen = |arg| Resize::extend(signed).create(&mut builder, arg, wide);
    let (lhs, rhs) = (widen(operands.one(0)), widen(operands.one(1)));
    let product = builder.create_value(MulOp::spec(lhs, rhs));
    let low = Resize::Truncate.create(&mut builder, product, res);
    let shift = builder.create_value(ConstantOp::spec(
        wide,
        int_or_splat(ctx, wide, i64::from(width)),
    ));
    let high = builder.create_value(LShrOp::spec(product, shift));
    let high = Resize::Truncate.create(&mut builder, high, res);
    rw.replace_op(op, &[low, high]);
    Ok(())
}
