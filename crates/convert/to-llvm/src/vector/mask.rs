//! Converts `vector.create_mask` of one-dimensional scalable vectors. Other masks are lowered within the vector
//! dialect.

use terrace_arith::{CmpIOp, CmpIPredicate, ExtSIOp, IndexCastOp, TruncIOp};
use terrace_builtin::types::{VectorType, bit_width};
use terrace_ir::{Builder, OpView, Type, ValueId};
use terrace_llvm::StepVectorOp;
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, PatternSet, require};
use terrace_vector::{BroadcastOp, CreateMaskOp};

/// Adds the pattern without a type converter, because it uses the original sizes. With `narrow`, it compares 32-bit
/// integers.
pub(crate) fn populate(patterns: &mut PatternSet, narrow: bool) {
    let converter = patterns.type_converter().cloned();
    patterns.clear_type_converter();
    patterns
        .add_conversion_fn::<CreateMaskOp>("VectorCreateMaskOpConversion", move |op, args, rw| {
            lower_create_mask(op, args, narrow, rw)
        });
    if let Some(converter) = converter {
        patterns.set_type_converter(converter);
    }
}

/// Casts a value of type `index` or an integer type to an integer type: MLIR's `getValueOrCreateCastToIndexLike`.
fn resize(builder: &mut Builder<'_>, value: ValueId, to: Type) -> ValueId {
    let (ctx, from) = (builder.ctx, builder.body().ty(value));
    if from == to {
        value
    } else if from == Type::INDEX {
        builder.create_value(IndexCastOp::spec(to, value))
    } else if bit_width(ctx, to) > bit_width(ctx, from) {
        builder.create_value(ExtSIOp::spec(to, value))
    } else {
        builder.create_value(TruncIOp::spec(to, value))
    }
}

fn lower_create_mask(
    op: CreateMaskOp,
    args: Adaptor<'_, CreateMaskOp>,
    narrow: bool,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let mask = rw.read(op).result_ty().as_::<VectorType>(ctx);
    let scalable = mask.filter(|mask| *mask.scalable == [true]);
    let (Some(mask), &[size]) = (scalable, args.operands()) else {
        return Err(NoMatch::because("not a scalable vector of one dimension"));
    };
    let why = "arith is not converted";
    require(rw.can_legalize_new::<CmpIOp>(), why)?;
    let element = if narrow { Type::I32 } else { Type::I64 };
    let vector = ctx.ty(VectorType {
        element,
        ..mask.clone()
    });
    let mut builder = rw.builder();
    let steps = builder.create_value(StepVectorOp::spec(vector));
    let size = resize(&mut builder, size, element);
    let sizes = builder.create_value(BroadcastOp::spec(vector, size));
    rw.replace_op_with(op.id(), CmpIOp::spec(CmpIPredicate::Slt, steps, sizes));
    Ok(())
}
