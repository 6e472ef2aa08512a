//! Converts constants, sums, products, comparisons and selects of wide integers.

use super::halves::{Wide, append_last_dim, drop_last_dim, halves, join};
use terrace_arith::{
    AddIOp, AndIOp, ArithBuilder, CmpIOp, CmpIPredicate, ConstantOp, MaxSIOp, MaxUIOp, MinSIOp,
    MinUIOp, MulIOp, OrIOp, SelectOp, SubIOp, XOrIOp,
};
use terrace_builtin::attrs::{DenseElementsAttr, IntegerAttr};
use terrace_builtin::types::{num_elements, shape};
use terrace_ir::{OpId, OpView, ValueId};
use terrace_numeric::ApInt;
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, PatternSet};
use terrace_vector::PrintOp;

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_conversion_fn::<ConstantOp>("ConvertConstant", convert_constant)
        .add_conversion_fn::<CmpIOp>("ConvertCmpI", convert_cmpi)
        .add_conversion_fn::<SelectOp>("ConvertSelect", convert_select)
        .add_conversion_fn::<PrintOp>("ConvertVectorPrint", convert_print);
    macro_rules! binary {
        ($($name:literal $op:ident $combine:expr;)*) => {
            $(patterns.add_conversion_fn($name, |op: $op, args, rw| {
                convert_binary(op.id(), [args.lhs(), args.rhs()], rw, $combine)
            });)*
        };
    }
    binary! {
        "ConvertAddI" AddIOp add;
        "ConvertMulI" MulIOp multiply;
        "ConvertSubI" SubIOp subtract;
        "ConvertBitwiseBinary" AndIOp |e, _, a, b| [e.andi(a[0], b[0]), e.andi(a[1], b[1])];
        "ConvertBitwiseBinary" OrIOp |e, _, a, b| [e.ori(a[0], b[0]), e.ori(a[1], b[1])];
        "ConvertBitwiseBinary" XOrIOp |e, _, a, b| [e.xori(a[0], b[0]), e.xori(a[1], b[1])];
    }
    macro_rules! max_min {
        ($($op:ident $how:ident)*) => {
            $(patterns.add_conversion_fn("ConvertMaxMin", |op: $op, _, rw| {
                convert_max_min(op.id(), CmpIPredicate::$how, rw)
            });)*
        };
    }
    max_min!(MaxUIOp Ugt MaxSIOp Sgt MinUIOp Ult MinSIOp Slt);
}

/// Constants with more elements are converted only if the result is a splat.
const MAX_ELEMENTS: i64 = 1 << 20;

fn convert_constant(
    op: ConstantOp,
    _: Adaptor<'_, ConstantOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let view = rw.read(op);
    let old = view.result_type();
    let value = view.value();
    let wide = Wide::of(rw, old)?;
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
            .ok_or("the elements are not integers")?
            .for_each(|value| push(&value));
        if let ([low, high], true) = (&parts[..], dense.splat)
            && low != high
        {
            let count = shape(ctx, old).and_then(num_elements);
            let count = count
                .filter(|&count| count <= MAX_ELEMENTS)
                .ok_or("the constant has too many elements")?;
            let pairs = (0..count).flat_map(|_| [low.clone(), high.clone()]);
            parts = pairs.collect();
        }
    } else {
        return Err(NoMatch::because("unhandled constant attribute"));
    }
    let value = DenseElementsAttr::from_ints(ctx, wide.ty, &parts);
    rw.replace_op_with(op.id(), ConstantOp::spec(value));
    Ok(())
}

/// Both halves of a value, the low half first.
type Halves = [ValueId; 2];

/// Replaces an operation by the halves that `combine` computes from the halves of its operands.
fn convert_binary(
    op: OpId,
    operands: [ValueId; 2],
    rw: &mut ConversionRewriter<'_>,
    combine: impl FnOnce(&mut ArithBuilder<'_, '_>, Wide, Halves, Halves) -> Halves,
) -> Match {
    let body = rw.body();
    let wide = Wide::of(rw, body.ty(body.result(op, 0)))?;
    let mut builder = rw.builder();
    let [lhs, rhs] = operands.map(|operand| halves(&mut builder, wide, operand));
    let mut e = ArithBuilder::new(&mut builder, wide.half);
    let combined = combine(&mut e, wide, lhs, rhs);
    let value = join(&mut builder, wide, combined);
    rw.replace_op(op, &[value]);
    Ok(())
}

fn add(e: &mut ArithBuilder<'_, '_>, wide: Wide, lhs: Halves, rhs: Halves) -> Halves {
    let (low, overflow) = e.addui_extended(lhs[0], rhs[0]);
    let carry = e.extui(overflow, wide.narrow);
    let high = e.addi(carry, lhs[1]);
    [low, e.addi(high, rhs[1])]
}

fn subtract(e: &mut ArithBuilder<'_, '_>, wide: Wide, lhs: Halves, rhs: Halves) -> Halves {
    let low = e.subi(lhs[0], rhs[0]);
    let borrows = e.cmpi(CmpIPredicate::Ult, lhs[0], rhs[0]);
    let borrow = e.extui(borrows, wide.narrow);
    let high = e.subi(lhs[1], borrow);
    [low, e.subi(high, rhs[1])]
}

/// Multiplies without the product of the high halves, which exceeds the bits of the result.
fn multiply(e: &mut ArithBuilder<'_, '_>, _: Wide, lhs: Halves, rhs: Halves) -> Halves {
    let (low, high) = e.mului_extended(lhs[0], rhs[0]);
    let low_high = e.muli(lhs[0], rhs[1]);
    let high_low = e.muli(lhs[1], rhs[0]);
    let high = e.addi(high, low_high);
    [low, e.addi(high, high_low)]
}

/// Returns the unsigned predicate, for comparisons of low halves.
fn without_sign(how: CmpIPredicate) -> CmpIPredicate {
    match how {
        CmpIPredicate::Sge => CmpIPredicate::Uge,
        CmpIPredicate::Sgt => CmpIPredicate::Ugt,
        CmpIPredicate::Sle => CmpIPredicate::Ule,
        CmpIPredicate::Slt => CmpIPredicate::Ult,
        how => how,
    }
}

fn convert_cmpi(op: CmpIOp, args: Adaptor<'_, CmpIOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let view = rw.read(op);
    let how = view.predicate();
    let ty = view.lhs_type();
    let wide = Wide::of(rw, ty)?;
    let mut builder = rw.builder();
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
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn convert_select(
    op: SelectOp,
    args: Adaptor<'_, SelectOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let wide = Wide::of(rw, rw.read(op).result_type())?;
    let mut builder = rw.builder();
    let yes = halves(&mut builder, wide, args.true_value());
    let no = halves(&mut builder, wide, args.false_value());
    let condition = append_last_dim(&mut builder, args.condition());
    let mut e = ArithBuilder::new(&mut builder, wide.half);
    let low = e.select(condition, yes[0], no[0]);
    let high = e.select(condition, yes[1], no[1]);
    let value = join(&mut builder, wide, [low, high]);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Replaces a maximum or minimum by a comparison and a select of the wide operands, which other patterns convert.
fn convert_max_min(op: OpId, how: CmpIPredicate, rw: &mut ConversionRewriter<'_>) -> Match {
    let body = rw.body();
    let ty = body.ty(body.result(op, 0));
    let (lhs, rhs) = (body.operand(op, 0), body.operand(op, 1));
    Wide::of(rw, ty)?;
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, ty);
    let condition = e.cmpi(how, lhs, rhs);
    let value = e.select(condition, lhs, rhs);
    rw.replace_op(op, &[value]);
    Ok(())
}

/// Converts `vector.print`. As in upstream, prints a newline after the value regardless of the operation's punctuation.
fn convert_print(
    op: PrintOp,
    args: Adaptor<'_, PrintOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let source = args.source().ok_or("the operation prints no value")?;
    rw.replace_op_with(op.id(), PrintOp::spec().source(source));
    Ok(())
}
