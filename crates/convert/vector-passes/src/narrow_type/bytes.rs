//! Rewrites conversions of 2-bit and 4-bit integers that fill bytes. The integers at each position in the bytes are
//! shifted into or out of a separate vector.

use terrace_arith::{
    AndIOp, ExtSIOp, ExtUIOp, OrIOp, SIToFPOp, ShLIOp, ShRSIOp, ShRUIOp, TruncIOp, UIToFPOp,
};
use terrace_builtin::elements::int_or_splat;
use terrace_builtin::types::{IntegerType, VectorType, bit_width};
use terrace_ir::builder::BuildOp;
use terrace_ir::{OpView, Type, ValueId};
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, check};
use terrace_vector::matching::is_scalable;
use terrace_vector::{BitCastOp, DeinterleaveOp, InterleaveOp, TransposeOp};
use terrace_vector_transforms::emit::{constant, vector_of};

pub(super) fn populate(patterns: &mut PatternSet) {
    // The benefit exceeds that of the patterns of `bits`.
    const BENEFIT: u16 = 2;
    for pattern in [
        Pattern::new(
            "RewriteAlignedSubByteIntExt<arith::ExtSIOp, true>",
            |op: ExtSIOp, rw| widen(op, rw, true, ExtSIOp::spec),
        ),
        Pattern::new(
            "RewriteAlignedSubByteIntExt<arith::SIToFPOp, true>",
            |op: SIToFPOp, rw| widen(op, rw, true, SIToFPOp::spec),
        ),
        Pattern::new("RewriteAlignedSubByteIntTrunc", narrow),
        Pattern::new(
            "RewriteAlignedSubByteIntExt<arith::ExtUIOp, false>",
            |op: ExtUIOp, rw| widen(op, rw, false, ExtUIOp::spec),
        ),
        Pattern::new(
            "RewriteAlignedSubByteIntExt<arith::UIToFPOp, false>",
            |op: UIToFPOp, rw| widen(op, rw, false, UIToFPOp::spec),
        ),
    ] {
        patterns.add(pattern.benefit(BENEFIT));
    }
}

/// Checks that the other type of a conversion has elements of whole bytes.
fn check_bytes(rw: &dyn Rewriter<'_>, ty: Type) -> Result<(), NoMatch> {
    let vector = ty.as_::<VectorType>(rw.ctx()).filter(|ty| !is_scalable(ty));
    let vector = vector.ok_or(NoMatch::because("scalable vector"))?;
    match bit_width(rw.ctx(), vector.element) {
        Some(width) if width % 8 == 0 => Ok(()),
        _ => Err("bitwidth is not k * 8".into()),
    }
}

/// Returns the width of narrow integers that fill bytes, and the vector type of these bytes.
fn bytes_of(rw: &dyn Rewriter<'_>, ty: Type) -> Result<(u32, Type), NoMatch> {
    let ctx = rw.ctx();
    let vector = ty.as_::<VectorType>(ctx);
    let vector = vector.ok_or(NoMatch::because("not a vector!"))?;
    let width = bit_width(ctx, vector.element).filter(|width| matches!(width, 2 | 4));
    let width = width.ok_or(NoMatch::because(
        "only 2-bit and 4-bit sub-byte type is supported at this moment",
    ))?;
    check(vector.element.is::<IntegerType>(ctx))?;
    let mut bytes = vector.clone();
    let each = i64::from(8 / width);
    match bytes.shape.last_mut() {
        Some(last) if *last % each == 0 => *last /= each,
        _ => {
            return Err(
                "not possible to fit this sub-byte vector type into a vector of the given \
                        multi-byte type"
                    .into(),
            );
        }
    }
    bytes.element = Type::I8;
    Ok((width, ctx.ty(bytes)))
}

/// Creates a splat constant.
fn splat(rw: &mut dyn Rewriter<'_>, ty: Type, number: u32) -> ValueId {
    let number = int_or_splat(rw.ctx(), ty, number.into());
    constant(rw, number)
}

/// Extracts signed integers of `width` bits, starting at bit `first` of each byte.
fn signed(rw: &mut dyn Rewriter<'_>, bytes: ValueId, first: u32, width: u32) -> ValueId {
    let ty = rw.body().ty(bytes);
    let mut value = bytes;
    let above = 8 - width - first;
    if above != 0 {
        let by = splat(rw, ty, above);
        value = rw.create_value(ShLIOp::spec(value, by));
    }
    let by = splat(rw, ty, 8 - width);
    rw.create_value(ShRSIOp::spec(value, by))
}

/// Extracts unsigned integers of `width` bits, starting at bit `first` of each byte.
fn unsigned(rw: &mut dyn Rewriter<'_>, bytes: ValueId, first: u32, width: u32) -> ValueId {
    let ty = rw.body().ty(bytes);
    let mut value = bytes;
    if first != 0 {
        let by = splat(rw, ty, first);
        value = rw.create_value(ShRUIOp::spec(value, by));
    }
    if first + width == 8 {
        return value;
    }
    let mask = splat(rw, ty, (1 << width) - 1);
    rw.create_value(AndIOp::spec(value, mask))
}

/// Rewrites an extension or conversion of narrow integers to one of bytes.
fn widen<Op: OpView, Spec: BuildOp>(
    op: Op,
    rw: &mut dyn Rewriter<'_>,
    is_signed: bool,
    again: impl Fn(Type, ValueId) -> Spec,
) -> Result<(), NoMatch> {
    let body = rw.body();
    let (source, ty) = (body.operand(op.id(), 0), body.ty(body.result(op.id(), 0)));
    check_bytes(rw, ty)?;
    let (width, bytes) = bytes_of(rw, rw.body().ty(source))?;
    let bytes = rw.create_value(BitCastOp::spec(bytes, source));
    let at = |rw: &mut dyn Rewriter<'_>, place: u32| match is_signed {
        true => signed(rw, bytes, place * width, width),
        false => unsigned(rw, bytes, place * width, width),
    };
    let value = if width == 4 {
        let [low, high] = [0, 1].map(|place| at(rw, place));
        rw.create_value(InterleaveOp::spec(low, high))
    } else {
        let [first, second, third, fourth] = [0, 1, 2, 3].map(|place| at(rw, place));
        let even = rw.create_value(InterleaveOp::spec(first, third));
        let odd = rw.create_value(InterleaveOp::spec(second, fourth));
        rw.create_value(InterleaveOp::spec(even, odd))
    };
    if rw.body().ty(value) == ty {
        rw.replace_op(op.id(), &[value]);
    } else {
        rw.replace_op_with(op.id(), again(ty, value));
    }
    Ok(())
}

/// Rewrites a truncation to 4 bits: truncates to bytes, and packs two bytes into one.
fn narrow(op: TruncIOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let mut value = view.r#in();
    let (from, to) = (body.ty(value), view.out_type());
    check_bytes(rw, from)?;
    let (width, _) = bytes_of(rw, to)?;
    check(width == 4)?;
    let mut bytes = vector_of(rw, value).ok_or(NO_MATCH)?.clone();
    bytes.element = Type::I8;
    let bytes = ctx.ty(bytes);
    if bytes != from {
        value = rw.create_value(TruncIOp::spec(bytes, value));
    }
    let parts = rw.create(DeinterleaveOp::spec(value));
    let [low, high] = [0, 1].map(|at| rw.body().result(parts.id(), at));
    let ty = rw.body().ty(low);
    let mask = splat(rw, ty, 15);
    let low = rw.create_value(AndIOp::spec(low, mask));
    let by = splat(rw, ty, 4);
    let high = rw.create_value(ShLIOp::spec(high, by));
    let both = rw.create_value(OrIOp::spec(low, high));
    rw.replace_op_with(op.id(), BitCastOp::spec(to, both));
    Ok(())
}

/// Rewrites a transpose of narrow integers to one of bytes.
pub(super) fn transpose(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let (ctx, view) = (rw.ctx(), rw.read(op));
    let source = view.vector();
    let mut bytes = view.vector_type().clone();
    let element = bytes.element.as_::<IntegerType>(ctx);
    if element.is_none_or(|element| element.width >= 8) {
        return Err("not a sub-byte transpose".into());
    }
    check(bytes.element == IntegerType::signless(ctx, element.map_or(0, |it| it.width)))?;
    bytes.element = Type::I8;
    let (ty, permutation) = (view.result_ty(), view.permutation().to_vec());
    let mut wide = view.result_type().clone();
    wide.element = Type::I8;
    let value = rw.create_value(ExtSIOp::spec(ctx.ty(bytes), source));
    let value = rw.create_value(TransposeOp::spec(ctx.ty(wide), value, &permutation));
    rw.replace_op_with(op.id(), TruncIOp::spec(ty, value));
    Ok(())
}
