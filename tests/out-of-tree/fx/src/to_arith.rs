//! `convert-fx-to-arith`: numbers become integers, and an interval becomes two of them.

// ANCHOR: rules
use crate::ops::*;
use crate::types::{FixedType, IntervalType, NumberAttr, Overflow, Space};
use std::sync::Arc;
use terrace::arith;
use terrace::builtin::IntegerType;
use terrace::builtin::attrs::AttrBuilder;
use terrace::cf::conversions::populate_cf_structural_type_conversions_and_legality;
use terrace::func::conversions::populate_func_type_conversions_and_legality;
use terrace::ir::{Attr, Context, Failed, OpView, Type};
use terrace::memref;
use terrace::memref::conversions::{
    add_memref_conversion, populate_memref_type_conversions_and_legality,
};
use terrace::pass::{Lowering, OptionValues, PassContext, PassDef, Taken, convert};
use terrace::rewrite::{
    ConversionConfig, ConversionRewriter, ConversionTarget, Converted, ConvertedAttr, NoMatch,
    Pattern, PatternSet, TypeConverter,
};
use terrace::scf::conversions::populate_scf_structural_type_conversions_and_legality;

/// The rule that is added last is asked first.
fn type_converter() -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|_, _, ty| Converted::one(ty));
    converter.add_conversion(|_, ctx, ty| match ty.as_::<FixedType>(ctx) {
        Some(format) => Converted::one(IntegerType::signless(ctx, format.width())),
        None => Converted::NotMine,
    });
    // One type becomes two.
    converter.add_conversion(|converter, ctx, ty| match ty.as_::<IntervalType>(ctx) {
        Some(interval) => match converter.convert_one(ctx, interval.element) {
            Some(bound) => Converted::To([bound, bound].as_slice().into()),
            None => Converted::FailsFor(interval.element),
        },
        None => Converted::NotMine,
    });
    // A memref of numbers, in a memory space that becomes a number.
    add_memref_conversion(&mut converter);
    converter.add_attribute_conversion(|_, ctx, _, space| match Space::from_attr(ctx, space) {
        Some(space) => ConvertedAttr::To(Some(ctx.i64(space.value() as i64))),
        None => ConvertedAttr::NotMine,
    });
    // Operations that are not converted use the values through casts.
    converter.keep_casts();
    converter
}
// ANCHOR_END: rules

// ANCHOR: pass
/// `convert-fx-to-arith`
pub static CONVERT_FX_TO_ARITH: PassDef = PassDef::new(
    "convert-fx-to-arith",
    "Convert fixed-point numbers to integers",
    convert_fx_to_arith,
)
.dialects(&["arith", "scf"]);

/// The place of the pass in a whole lowering.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_FX_TO_ARITH, &[Taken::Dialect("fx")]);

fn convert_fx_to_arith(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let converter = Arc::new(type_converter());
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(converter.clone());
    populate(&mut patterns);

    let mut target = ConversionTarget::new(cx.ctx);
    target.add_legal_dialect("arith");
    target.add_legal_op::<SMulFixOp>();
    target.add_illegal_op::<IntervalOp>();
    target.add_illegal_op::<ClampOp>();
    target.add_illegal_op::<MapOp>();

    // The operations of other dialects that have these types.
    populate_func_type_conversions_and_legality(&converter, &mut patterns, &mut target);
    populate_cf_structural_type_conversions_and_legality(&converter, &mut patterns, &mut target);
    populate_scf_structural_type_conversions_and_legality(&converter, &mut patterns, &mut target);
    populate_memref_type_conversions_and_legality(&converter, &mut patterns, &mut target);
    convert(cx, target, patterns, ConversionConfig::default())
}

fn populate(patterns: &mut PatternSet) {
    patterns
        .add_conversion_fn::<ConstantOp>("ConstantOpLowering", constant)
        .add_conversion_fn::<AddOp>("AddOpLowering", add)
        .add_conversion_fn::<MulOp>("MulOpLowering", mul)
        .add_conversion_fn::<SumOp>("SumOpLowering", sum)
        .add_conversion_fn::<IntervalOp>("IntervalOpLowering", interval)
        .add_conversion_fn::<MapOp>("MapOpLowering", map)
        // Its second operand is two values.
        .add(Pattern::conversion::<ClampOp>("ClampOpLowering", clamp).one_to_many());
}
// ANCHOR_END: pass

/// The bits of a constant as an integer attribute.
pub(crate) fn integer(ctx: &Context, value: Attr) -> Result<(Type, Attr), NoMatch> {
    let number = value.as_::<NumberAttr>(ctx).ok_or("no number")?;
    let format = number.ty.as_::<FixedType>(ctx).ok_or("no number")?;
    let ty = IntegerType::signless(ctx, format.width());
    Ok((ty, ctx.int(ty, number.raw)))
}

fn constant(
    op: ConstantOp,
    _: ConstantOpArgs<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let (_, value) = integer(rw.ctx(), rw.read(op).value())?;
    rw.replace_op_with(op.id(), arith::ConstantOp::spec(value));
    Ok(())
}

// ANCHOR: add
/// A sum that saturates is made with one more bit.
fn add(op: AddOp, args: AddOpArgs<'_>, rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let ctx = rw.ctx();
    let ty = rw.read(op).result_type();
    let format = ty
        .as_::<FixedType>(ctx)
        .ok_or("vectors go to the LLVM dialect at once")?;
    let (narrow, wide) = (
        rw.convert_type(ty)?,
        IntegerType::signless(ctx, format.width() + 1),
    );
    let top = (1 << (format.width() - 1)) - 1;
    let saturates = rw.read(op).overflow() == Overflow::Saturate;

    let sum = if saturates {
        let lhs = rw.create_value(arith::ExtSIOp::spec(wide, args.lhs()));
        let rhs = rw.create_value(arith::ExtSIOp::spec(wide, args.rhs()));
        let sum = rw.create_value(arith::AddIOp::spec(lhs, rhs));
        let low = rw.create_value(arith::ConstantOp::spec(ctx.int(wide, -top - 1)));
        let high = rw.create_value(arith::ConstantOp::spec(ctx.int(wide, top)));
        let sum = rw.create_value(arith::MaxSIOp::spec(sum, low));
        let sum = rw.create_value(arith::MinSIOp::spec(sum, high));
        rw.create_value(arith::TruncIOp::spec(narrow, sum))
    } else {
        rw.create_value(arith::AddIOp::spec(args.lhs(), args.rhs()))
    };
    rw.replace_op(op.id(), &[sum]);
    Ok(())
}
// ANCHOR_END: add

fn mul(op: MulOp, args: MulOpArgs<'_>, rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let ctx = rw.ctx();
    let ty = rw.read(op).result_type();
    let format = ty
        .as_::<FixedType>(ctx)
        .ok_or("vectors go to the LLVM dialect at once")?;
    let scale = format.fraction as i32;
    rw.replace_op_with(op.id(), SMulFixOp::spec(args.lhs(), args.rhs(), scale));
    Ok(())
}

fn sum(op: SumOp, args: SumOpArgs<'_>, rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let mut terms = args.init().into_iter().chain(args.terms().iter().copied());
    let first = terms.next().ok_or("nothing to add")?;
    let sum = terms.fold(first, |sum, term| {
        rw.create_value(arith::AddIOp::spec(sum, term))
    });
    rw.replace_op(op.id(), &[sum]);
    Ok(())
}

// ANCHOR: interval
fn interval(
    op: IntervalOp,
    args: IntervalOpArgs<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    rw.replace_op_with_multiple(op.id(), &[&[args.low(), args.high()]]);
    Ok(())
}

fn clamp(
    op: ClampOp,
    args: ClampOpArgs<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let &[low, high] = args.interval_values() else {
        return Err("an interval is two values".into());
    };
    let at_least = rw.create_value(arith::MaxSIOp::spec(args.value(), low));
    rw.replace_op_with(op.id(), arith::MinSIOp::spec(at_least, high));
    Ok(())
}
// ANCHOR_END: interval

// ANCHOR: map
/// A loop. Loads and stores are of numbers still: another pattern converts them.
fn map(op: MapOp, _: MapOpArgs<'_>, rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let memref = view.memref();
    let block = body.entry_block(view.body()).ok_or("no block")?;
    let end = body.last_op(block).ok_or("no terminator")?;
    let end = rw.op(end).cast::<YieldOp>().ok_or("no terminator")?;
    let result = rw.read(end).value();

    let zero = rw.create_value(arith::ConstantOp::spec(ctx.index(0)));
    let one = rw.create_value(arith::ConstantOp::spec(ctx.index(1)));
    let size = rw.create_value(memref::DimOp::spec(memref, zero));
    let looped = terrace::scf::build_for(&mut rw.builder(), zero, size, one, &[]);
    let inner = rw
        .body()
        .entry_block(rw.read(looped).region())
        .ok_or("no block")?;
    let index = rw.body().block_args(inner)[0];
    let scf_yield = rw.body().last_op(inner);
    rw.set_insertion_point(terrace::ir::InsertPoint::start(rw.body(), inner));
    let value = rw.create_value(memref::LoadOp::spec(memref, &[index]));
    rw.inline_block_before(block, inner, scf_yield, &[value]);
    rw.set_insertion_point(terrace::ir::InsertPoint::before(rw.body(), end.id()));
    rw.create(memref::StoreOp::spec(result, memref, &[index]));
    rw.erase_op(end.id());
    rw.erase_op(op.id());
    Ok(())
}
// ANCHOR_END: map
