//! Constants, sums, products, comparisons and selects of wide integers.

use super::halves::{Wide, append_last_dim, drop_last_dim, halves, join};
use terrace_arith::{
    AddIOp, AndIOp, ArithBuilder, CmpIOp, CmpIPredicate, ConstantOp, MaxSIOp, MaxUIOp, MinSIOp,
    MinUIOp, MulIOp, OrIOp, SelectOp, SubIOp, XOrIOp,
};
use terrace_builtin::attrs::{DenseElementsAttr, IntegerAttr};
use terrace_builtin::types::{num_elements, shape};
use terrace_ir::{Builder, OpId, OpView, ValueId};
use terrace_numeric::ApInt;
use terrace_rewrite::{Adaptor, ConversionRewriter, NoMatch, PatternSet};
use terrace_vector::PrintOp;

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_conversion_fn::<ConstantOp>("ConvertConstant", convert_constant)
        .add_conversion_fn::<CmpIOp>("ConvertCmpI", convert_cmpi)
        .add_conversion_fn::<SelectOp>("ConvertSelect", convert_select)
        .add_conversion_fn::<PrintOp>("ConvertVectorPrint", convert_print)
        .add_conversion_fn::<AddIOp>("ConvertAddI", convert_addi)
        .add_conversion_fn::<MulIOp>("ConvertMulI", convert_muli)
        .add_conversion_fn::<SubIOp>("ConvertSubI", convert_subi);
    macro_rules! max_min {
        ($($op:ident $how:ident)*) => {
            $(patterns.add_conversion_fn("ConvertMaxMin", |op: $op, _, rewriter| {
                convert_max_min(op.id(), CmpIPredicate::$how, rewriter)
            });)*
        };
    }
    max_min!(MaxUIOp Ugt MaxSIOp Sgt MinUIOp Ult MinSIOp Slt);
    macro_rules! bitwise {
        ($($op:ident)*) => {
            $(patterns.add_conversion_fn("ConvertBitwiseBinary", |op: $op, args, rewriter| {
                let operands = [args.lhs(), args.rhs()];
                convert_bitwise(op.id(), operands, rewriter, |builder, lhs, rhs| {
                    builder.create_value($op::spec(lhs, rhs))
                })
            });)*
        };
    }
    bitwise!(AndIOp OrIOp XOrIOp);
}

/// Constants of more elements than this are not converted unless the result is a splat.
const MAX_ELEMENTS: i64 = 1 << 20;

fn convert_constant(
    op: ConstantOp,
    _: Adaptor<'_, ConstantOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rewriter.ctx(), rewriter.body());
    let old = body.ty(op.result(ctx, body));
    let value = op.value(body);
    let wide = Wide::of(rewriter, old)?;
    let mut parts = Vec::new();
    let mut push = |value: &ApInt| {
        let high = value.lshr(wide.width.into()).trunc(wide.width);
        parts.extend([value.trunc(wide.width), high]);
    };
    if let Some(int) = value.as_::<IntegerAttr>(ctx) {
        push(&int.value);
    } else if let Some(dense) = value.as_::<DenseElementsAttr>(ctx) {
        let elements = dense.ints(ctx);
        elements
            .ok_or(NoMatch::because("the elements are no integers"))?
            .for_each(|value| push(&value));
        if let ([low, high], true) = (&parts[..], dense.splat)
            && low != high
        {
            let count = shape(ctx, old).and_then(num_elements);
            let count = count
                .filter(|&count| count <= MAX_ELEMENTS)
                .ok_or(NoMatch::because("the constant has too many elements"))?;
            let pairs = (0..count).flat_map(|_| [low.clone(), high.clone()]);
            parts = pairs.collect();
        }
    } else {
        return Err(NoMatch::because("unhandled constant attribute"));
    }
    let value = DenseElementsAttr::from_ints(ctx, wide.ty, &parts);
    let constant = rewriter.create_value(ConstantOp::spec(value));
    rewriter.replace_op(op.id(), &[constant]);
    Ok(())
}

fn convert_addi(
    op: AddIOp,
    args: Adaptor<'_, AddIOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rewriter.ctx(), rewriter.body());
    let wide = Wide::of(rewriter, body.ty(op.result(ctx, body)))?;
    let mut builder = rewriter.builder();
    let lhs = halves(&mut builder, wide, args.lhs());
    let rhs = halves(&mut builder, wide, args.rhs());
    let mut e = ArithBuilder::new(&mut builder, wide.half);
    let (low, overflow) = e.addui_extended(lhs[0], rhs[0]);
    let carry = e.extui(overflow, wide.narrow);
    let high = e.addi(carry, lhs[1]);
    let high = e.addi(high, rhs[1]);
    let value = join(&mut builder, wide, [low, high]);
    rewriter.replace_op(op.id(), &[value]);
    Ok(())
}

fn convert_subi(
    op: SubIOp,
    args: Adaptor<'_, SubIOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rewriter.ctx(), rewriter.body());
    let wide = Wide::of(rewriter, body.ty(op.result(ctx, body)))?;
    let mut builder = rewriter.builder();
    let lhs = halves(&mut builder, wide, args.lhs());
    let rhs = halves(&mut builder, wide, args.rhs());
    let mut e = ArithBuilder::new(&mut builder, wide.half);
    let low = e.subi(lhs[0], rhs[0]);
    let borrows = e.cmpi(CmpIPredicate::Ult, lhs[0], rhs[0]);
    let borrow = e.extui(borrows, wide.narrow);
    let high = e.subi(lhs[1], borrow);
    let high = e.subi(high, rhs[1]);
    let value = join(&mut builder, wide, [low, high]);
    rewriter.replace_op(op.id(), &[value]);
    Ok(())
}

fn convert_muli(
    op: MulIOp,
    args: Adaptor<'_, MulIOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rewriter.ctx(), rewriter.body());
    let wide = Wide::of(rewriter, body.ty(op.result(ctx, body)))?;
    let mut builder = rewriter.builder();
    let lhs = halves(&mut builder, wide, args.lhs());
    let rhs = halves(&mut builder, wide, args.rhs());
    let mut e = ArithBuilder::new(&mut builder, wide.half);
    // The product of the high halves is beyond the bits of the result.
    let (low, high) = e.mului_extended(lhs[0], rhs[0]);
    let low_high = e.muli(lhs[0], rhs[1]);
    let high_low = e.muli(lhs[1], rhs[0]);
    let high = e.addi(high, low_high);
    let high = e.addi(high, high_low);
    let value = join(&mut builder, wide, [low, high]);
    rewriter.replace_op(op.id(), &[value]);
    Ok(())
}

fn convert_bitwise(
    op: OpId,
    [lhs, rhs]: [ValueId; 2],
    rewriter: &mut ConversionRewriter<'_>,
    make: impl Fn(&mut Builder<'_>, ValueId, ValueId) -> ValueId,
) -> Result<(), NoMatch> {
    let body = rewriter.body();
    let wide = Wide::of(rewriter, body.ty(body.result(op, 0)))?;
    let mut builder = rewriter.builder();
    let lhs = halves(&mut builder, wide, lhs);
    let rhs = halves(&mut builder, wide, rhs);
    let low = make(&mut builder, lhs[0], rhs[0]);
    let high = make(&mut builder, lhs[1], rhs[1]);
    let value = join(&mut builder, wide, [low, high]);
    rewriter.replace_op(op, &[value]);
    Ok(())
}

/// The low halves have no sign.
fn without_sign(how: CmpIPredicate) -> CmpIPredicate {
    match how {
        CmpIPredicate::Sge => CmpIPredicate::Uge,
        CmpIPredicate::Sgt => CmpIPredicate::Ugt,
        CmpIPredicate::Sle => CmpIPredicate::Ule,
        CmpIPredicate::Slt => CmpIPredicate::Ult,
        how => how,
    }
}

fn convert_cmpi(
    op: CmpIOp,
    args: Adaptor<'_, CmpIOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rewriter.ctx(), rewriter.body());
    let how = op.predicate(ctx, body);
    let ty = body.ty(op.lhs(ctx, body));
    let wide = Wide::of(rewriter, ty)?;
    let mut builder = rewriter.builder();
    let lhs = halves(&mut builder, wide, args.lhs());
    let rhs = halves(&mut builder, wide, args.rhs());
    let mut e = ArithBuilder::new(&mut builder, wide.half);
    let low = e.cmpi(without_sign(how), lhs[0], rhs[0]);
    let high = e.cmpi(how, lhs[1], rhs[1]);
    let value = match how {
        CmpIPredicate::Eq => e.andi(low, high),
        CmpIPredicate::Ne => e.ori(low, high),
        _ => {
            let equal = e.cmpi(CmpIPredicate::Eq, lhs[1], rhs[1]);
            e.select(equal, low, high)
        }
    };
    let value = drop_last_dim(&mut builder, value, ty);
    rewriter.replace_op(op.id(), &[value]);
    Ok(())
}

fn convert_select(
    op: SelectOp,
    args: Adaptor<'_, SelectOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rewriter.ctx(), rewriter.body());
    let wide = Wide::of(rewriter, body.ty(op.result(ctx, body)))?;
    let mut builder = rewriter.builder();
    let yes = halves(&mut builder, wide, args.true_value());
    let no = halves(&mut builder, wide, args.false_value());
    let condition = append_last_dim(&mut builder, args.condition());
    let mut e = ArithBuilder::new(&mut builder, wide.half);
    let low = e.select(condition, yes[0], no[0]);
    let high = e.select(condition, yes[1], no[1]);
    let value = join(&mut builder, wide, [low, high]);
    rewriter.replace_op(op.id(), &[value]);
    Ok(())
}

/// A comparison and a select of the wide operands, which other patterns convert.
fn convert_max_min(
    op: OpId,
    how: CmpIPredicate,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let body = rewriter.body();
    let ty = body.ty(body.result(op, 0));
    let (lhs, rhs) = (body.operand(op, 0), body.operand(op, 1));
    Wide::of(rewriter, ty)?;
    let mut builder = rewriter.builder();
    let mut e = ArithBuilder::new(&mut builder, ty);
    let condition = e.cmpi(how, lhs, rhs);
    let value = e.select(condition, lhs, rhs);
    rewriter.replace_op(op, &[value]);
    Ok(())
}

/// As upstream, prints a newline after the value regardless of the operation's punctuation.
fn convert_print(
    op: PrintOp,
    args: Adaptor<'_, PrintOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let source = args
        .source()
        .ok_or(NoMatch::because("it prints no value"))?;
    rewriter.create(PrintOp::spec().source(source));
    rewriter.erase_op(op.id());
    Ok(())
}
