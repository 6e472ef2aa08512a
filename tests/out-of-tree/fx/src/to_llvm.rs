//! The dialect's part of `convert-to-llvm`, and `convert-fx-to-llvm`, which has only this part.

// ANCHOR: rules
use crate::ops::*;
use crate::to_arith::integer;
use crate::types::{FixedType, Overflow, SliceType, Space};
use terrace::builtin::attrs::AttrBuilder;
use terrace::builtin::{FloatType, IntegerType};
use terrace::ir::{Builder, Failed, OpId, OpView, Type, ValueId};
use terrace::llvm;
use terrace::llvm::types::{StructType, element_at};
use terrace::llvm_common::{
    ComplexStructBuilder, ConvertToLlvmPatternInterface, LlvmData, LlvmRewriter, MemRefDescriptor,
    Options, StructBuilder, UnrankedMemRefDescriptor, llvm_conversion_target, type_converter_with,
    vector,
};
use terrace::numeric::ApFloat;
use terrace::pass::{Lowering, OptionValues, PassContext, PassDef, Taken, convert};
use terrace::rewrite::{
    ConversionConfig, ConversionRewriter, ConversionTarget, Converted, ConvertedAttr, Match,
    PatternSet, TypeConverter,
};

pub(crate) struct FxToLlvm;

impl ConvertToLlvmPatternInterface for FxToLlvm {
    fn add_type_conversions(&self, converter: &mut TypeConverter) {
        converter.add_conversion(|_, ctx, ty| match ty.as_::<FixedType>(ctx) {
            Some(format) => Converted::one(IntegerType::signless(ctx, format.width())),
            None => Converted::NotMine,
        });
        // A pointer and a count.
        converter.add_conversion(|converter, ctx, ty| match ty.is::<SliceType>(ctx) {
            true => {
                let fields = [Type::LLVM_PTR, LlvmData::of(converter).index];
                Converted::one(StructType::literal(ctx, &fields))
            }
            false => Converted::NotMine,
        });
        // A memory space that is not a number.
        converter.add_attribute_conversion(|_, ctx, _, space| match Space::from_attr(ctx, space) {
            Some(space) => ConvertedAttr::To(Some(ctx.i64(space.value() as i64))),
            None => ConvertedAttr::NotMine,
        });
    }

    fn populate(&self, target: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        // It is translated to LLVM IR as it is.
        target.add_legal_op::<SMulFixOp>();
        patterns
            .add_conversion_fn::<ConstantOp>("ConstantOpLowering", constant)
            .add_conversion_fn::<AddOp>("AddOpLowering", add)
            .add_conversion_fn::<MulOp>("MulOpLowering", mul)
            .add_conversion_fn::<SliceOp>("SliceOpLowering", slice)
            .add_conversion_fn::<LengthOp>("LengthOpLowering", length)
            .add_conversion_fn::<RankOp>("RankOpLowering", rank)
            .add_conversion_fn::<ToComplexOp>("ToComplexOpLowering", to_complex);
    }
}
// ANCHOR_END: rules

fn constant(op: ConstantOp, _: ConstantOpArgs<'_>, rw: &mut ConversionRewriter<'_>) -> Match {
    let (ty, value) = integer(rw.ctx(), rw.read(op).value())?;
    rw.replace_op_with(op.id(), llvm::ConstantOp::spec(ty, value));
    Ok(())
}

// ANCHOR: vectors
/// `vector<2x4x!fx.fixed<8, 8>>` is an array of vectors in LLVM: `make` is called for each of them, and once for a number.
fn for_each_vector(
    op: OpId,
    operands: &[ValueId],
    rw: &mut ConversionRewriter<'_>,
    make: impl FnMut(&mut Builder<'_>, Type, &[ValueId]) -> ValueId,
) -> Match {
    let ty = rw.body().ty(rw.body().result(op, 0));
    let ty = rw.convert_type(ty)?;
    let value = vector::unroll(rw, op, ty, operands, make)?;
    rw.replace_op(op, &[value]);
    Ok(())
}

fn add(op: AddOp, args: AddOpArgs<'_>, rw: &mut ConversionRewriter<'_>) -> Match {
    let overflow = rw.read(op).overflow();
    for_each_vector(
        op.id(),
        args.values().all(),
        rw,
        |builder, _, operands| match overflow {
            Overflow::Wrap => builder.create_value(llvm::AddOp::spec(operands[0], operands[1])),
            Overflow::Saturate => {
                builder.create_value(llvm::SAddSat::spec(operands[0], operands[1]))
            }
        },
    )
}

fn mul(op: MulOp, args: MulOpArgs<'_>, rw: &mut ConversionRewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let format = format_of(ctx, rw.read(op).result_type()).ok_or("no number")?;
    let scale = format.fraction as i32;
    for_each_vector(op.id(), args.values().all(), rw, |builder, _, operands| {
        builder.create_value(SMulFixOp::spec(operands[0], operands[1], scale))
    })
}
// ANCHOR_END: vectors

// ANCHOR: descriptors
fn slice(op: SliceOp, args: SliceOpArgs<'_>, rw: &mut ConversionRewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let converter = LlvmRewriter::of(rw).converter;
    let ty = rw.convert_type(rw.read(op).slice_type())?;
    let mut builder = rw.builder();
    let memref = MemRefDescriptor::new(converter, &builder, args.memref());
    if memref.rank(ctx) != 1 {
        return Err("a slice has one dimension".into());
    }
    let (pointer, size) = (
        memref.aligned_ptr(&mut builder),
        memref.size(&mut builder, 0),
    );
    let mut slice = StructBuilder::poison(&mut builder, ty);
    slice.insert(&mut builder, 0, pointer);
    slice.insert(&mut builder, 1, size);
    rw.replace_op(op.id(), &[slice.value()]);
    Ok(())
}

fn length(op: LengthOp, args: LengthOpArgs<'_>, rw: &mut ConversionRewriter<'_>) -> Match {
    let mut builder = rw.builder();
    let size = StructBuilder::new(&builder, args.slice()).extract(&mut builder, 1);
    rw.replace_op(op.id(), &[size]);
    Ok(())
}

fn rank(op: RankOp, args: RankOpArgs<'_>, rw: &mut ConversionRewriter<'_>) -> Match {
    let converter = LlvmRewriter::of(rw).converter;
    let mut builder = rw.builder();
    let memref = UnrankedMemRefDescriptor::new(converter, &builder, args.memref());
    let rank = memref.rank(&mut builder);
    rw.replace_op(op.id(), &[rank]);
    Ok(())
}

/// Each part is converted to a float and multiplied by the value of its last bit.
fn to_complex(
    op: ToComplexOp,
    args: ToComplexOpArgs<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ctx, view) = (rw.ctx(), rw.read(op));
    let format = format_of(ctx, view.real_type()).ok_or("no number")?;
    let ty = rw.convert_type(view.result_type())?;
    let float = element_at(ctx, ty, 0).ok_or("no complex number")?;
    let kind = float
        .as_::<FloatType>(ctx)
        .ok_or("parts that are no floats")?
        .kind;
    let unit = ApFloat::from_f64(kind, (-f64::from(format.fraction)).exp2()).value;
    let unit = ctx.attr(terrace::builtin::FloatAttr {
        ty: float,
        value: unit,
    });

    let mut builder = rw.builder();
    let unit = builder.create_value(llvm::ConstantOp::spec(float, unit));
    let mut number = ComplexStructBuilder::poison(&mut builder, ty);
    let part = |builder: &mut Builder<'_>, value| {
        let value = builder.create_value(llvm::SIToFPOp::spec(float, value));
        builder.create_value(llvm::FMulOp::spec(value, unit))
    };
    let real = part(&mut builder, args.real());
    number.set_real(&mut builder, real);
    let imaginary = part(&mut builder, args.imaginary());
    number.set_imaginary(&mut builder, imaginary);
    rw.replace_op(op.id(), &[number.value()]);
    Ok(())
}
// ANCHOR_END: descriptors

// ANCHOR: pass
/// `convert-fx-to-llvm`
pub static CONVERT_FX_TO_LLVM: PassDef = PassDef::new(
    "convert-fx-to-llvm",
    "Convert fx operations to the LLVM dialect",
    convert_fx_to_llvm,
)
.dialects(&["llvm"]);

/// The place of the pass in a whole lowering.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_FX_TO_LLVM, &[Taken::Dialect("fx")]);

fn convert_fx_to_llvm(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let converter = type_converter_with(cx, 0, Options::default(), |converter| {
        FxToLlvm.add_type_conversions(converter);
    })?;
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(converter);
    let mut target = llvm_conversion_target(cx.ctx);
    FxToLlvm.populate(&mut target, &mut patterns);
    convert(cx, target, patterns, ConversionConfig::default())
}
// ANCHOR_END: pass
