//! Converts operations that rearrange elements (broadcasts, shuffles, interleaving, casts), and elementwise operations.

use crate::vector::rank;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{BuiltinType, DYNAMIC, MemRefType, VectorType, element_type, shape};
use terrace_ir::{Builder, Context, OpId, OpView, SmallVec, Type, TypeClass, ValueId};
use terrace_llvm::types::{LlvmType, StructType};
use terrace_llvm::{self as llvm, ConstantOp, InsertElementOp, PoisonOp, ShuffleVectorOp};
use terrace_llvm_common::vector::{NdVector, check_parts, for_each_position, nd_vector};
use terrace_llvm_common::{LlvmRewriter, MemRefDescriptor};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, PatternSet, require};
use terrace_vector::{
    BitCastOp, BroadcastOp, DeinterleaveOp, FMAOp, InterleaveOp, ShuffleOp, StepOp, TypeCastOp,
};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<BitCastOp>("VectorBitCastOpConversion", bit_cast);
    patterns.add_conversion_fn::<ShuffleOp>("VectorShuffleOpConversion", lower_shuffle);
    patterns.add_conversion_fn::<FMAOp>("VectorFMAOp1DConversion", lower_fma);
    patterns.add_conversion_fn::<TypeCastOp>("VectorTypeCastOpConversion", type_cast);
    patterns.add_conversion_fn::<BroadcastOp>(
        "VectorBroadcastScalarToLowRankLowering",
        broadcast_to_low_rank,
    );
    patterns.add_conversion_fn::<BroadcastOp>("VectorBroadcastScalarToNdLowering", broadcast_to_nd);
    patterns.add_conversion_fn::<InterleaveOp>("VectorInterleaveOpLowering", interleave);
    patterns.add_conversion_fn::<DeinterleaveOp>("VectorDeinterleaveOpLowering", deinterleave);
    patterns.add_conversion_fn::<StepOp>("VectorScalableStepOpLowering", step);
}

const SEVERAL_DIMENSIONS: NoMatch = NoMatch::because("a vector of several dimensions");

fn is_scalable(ctx: &Context, ty: Type) -> bool {
    ty.class(ctx).intersects(TypeClass::SCALABLE)
}

/// Returns the size of the first dimension of a vector.
fn first_size(ctx: &Context, ty: Type) -> i64 {
    let size = shape(ctx, ty).and_then(|shape| shape.first());
    size.copied().unwrap_or(1)
}

/// Vectors with more elements are not shuffled, because the shuffle mask would exhaust memory.
const MAX_PLACES: i64 = 1 << 20;

/// Returns the number of elements of a vector of rank 0 or 1. Emits an error at `op` if the vector is too large to be
/// shuffled.
fn width(rw: &mut ConversionRewriter<'_>, op: OpId, ty: Type) -> Result<i32, NoMatch> {
    let ctx = rw.ctx();
    let count = first_size(ctx, ty);
    if count > MAX_PLACES {
        let ty = ctx.show_type(ty);
        let message = format!("cannot shuffle {ty}: it has more than {MAX_PLACES} elements");
        rw.error(op, message);
        return Err(NoMatch::because("the vector is too large"));
    }
    i32::try_from(count).map_err(|_| NoMatch::because("a vector of negative size"))
}

/// Returns the result type of shuffling vectors with `mask`.
fn shuffled(ctx: &Context, vector: Type, mask: &[i32]) -> Type {
    match BuiltinType::of(ctx, vector) {
        BuiltinType::Vector(ty) => ctx.ty(VectorType {
            shape: [mask.len() as i64].into(),
            ..ty.clone()
        }),
        _ => vector,
    }
}

/// Creates a shuffle of two vectors.
fn shuffle(builder: &mut Builder<'_>, v1: ValueId, v2: ValueId, mask: &[i32]) -> ValueId {
    let ty = shuffled(builder.ctx, builder.body().ty(v1), mask);
    builder.create_value(ShuffleVectorOp::spec(ty, v1, v2, mask))
}

/// Returns a poison vector with element 0 set, and the poison vector.
fn first_element(builder: &mut Builder<'_>, vector: Type, value: ValueId) -> (ValueId, ValueId) {
    let poison = builder.create_value(PoisonOp::spec(vector));
    let zero = builder.ctx.i32(0);
    let zero = builder.create_value(ConstantOp::spec(Type::I32, zero));
    let first = builder.create_value(InsertElementOp::spec(poison, value, zero));
    (first, poison)
}

/// Lowers `vector.bitcast`.
fn bit_cast(op: BitCastOp, args: Adaptor<'_, BitCastOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let result = rw.read(op).result();
    if rank(rw.op(op.id()), result) > 1 {
        return Err(SEVERAL_DIMENSIONS);
    }
    let ty = LlvmRewriter::of(rw).convert(ctx, body.ty(result))?;
    rw.replace_op_with(op.id(), llvm::BitcastOp::spec(ty, args.source()));
    Ok(())
}

/// Lowers `vector.shuffle` to a single shuffle if both vectors have the same type. Otherwise moves each element, or
/// each vector of a multi-dimensional one.
fn lower_shuffle(
    op: ShuffleOp,
    args: Adaptor<'_, ShuffleOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let llvm = LlvmRewriter::of(rw);
    let (v1, v2) = (view.v1_ty(), view.v2_ty());
    let result = view.vector();
    let mask = view.mask();
    let ty = llvm.convert(ctx, body.ty(result))?;
    let rank = rank(rw.op(op.id()), result);
    let mut builder = rw.builder();
    if rank <= 1 && v1 == v2 {
        let mask: SmallVec<[i32; 8]> = mask.iter().map(|&at| at as i32).collect();
        let value = shuffle(&mut builder, args.v1(), args.v2(), &mask);
        rw.replace_op(op.id(), &[value]);
        return Ok(());
    }
    let count = first_size(ctx, v1);
    let part = match LlvmType::of(ctx, ty) {
        LlvmType::Array(array) => array.element,
        _ => element_type(ctx, ty).unwrap_or(ty),
    };
    let mut value = builder.create_value(PoisonOp::spec(ty));
    for (to, &from) in mask.iter().enumerate() {
        let (source, from) = match from >= count {
            true => (args.v2(), from - count),
            false => (args.v1(), from),
        };
        let to = to as i64;
        value = match rank {
            1 => {
                let from = llvm.index_constant(&mut builder, from);
                let from = llvm::ExtractElementOp::spec(source, from);
                let element = builder.create_value(from);
                let to = llvm.index_constant(&mut builder, to);
                builder.create_value(InsertElementOp::spec(value, element, to))
            }
            _ => {
                let from = [from];
                let from = llvm::ExtractValueOp::spec(part, source, &from);
                let inner = builder.create_value(from);
                builder.create_value(llvm::InsertValueOp::spec(value, inner, &[to]))
            }
        };
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Lowers `vector.fma`.
fn lower_fma(op: FMAOp, args: Adaptor<'_, FMAOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let result = rw.read(op).result();
    if rank(rw.op(op.id()), result) > 1 {
        return Err(SEVERAL_DIMENSIONS);
    }
    let fma = llvm::FMulAddOp::spec(args.lhs(), args.rhs(), args.acc());
    rw.replace_op_with(op.id(), fma);
    Ok(())
}

/// Returns the vector type to which a scalar is broadcast, and its rank.
fn of_scalar(op: BroadcastOp, rw: &ConversionRewriter<'_>) -> Result<(Type, usize), NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let why = "broadcast from vector type not handled";
    require(!view.source_type().is::<VectorType>(ctx), why)?;
    let vector = view.vector();
    Ok((body.ty(vector), rank(rw.op(op.id()), vector)))
}

/// Lowers `vector.broadcast` of a scalar to a vector of rank 0 or 1.
fn broadcast_to_low_rank(
    op: BroadcastOp,
    args: Adaptor<'_, BroadcastOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ty, rank) = of_scalar(op, rw)?;
    if rank > 1 {
        return Err(SEVERAL_DIMENSIONS);
    }
    // A scalable vector of minimum size 1 has `vscale` elements.
    let is_single = !is_scalable(rw.ctx(), ty) && (rank == 0 || first_size(rw.ctx(), ty) == 1);
    let vector = rw.convert_type(ty)?;
    let width = width(rw, op.id(), ty)?;
    let mut builder = rw.builder();
    let (mut value, poison) = first_element(&mut builder, vector, args.source());
    if !is_single {
        value = shuffle(&mut builder, value, poison, &vec![0; width as usize]);
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Lowers `vector.broadcast` of a scalar to an n-dimensional vector.
fn broadcast_to_nd(
    op: BroadcastOp,
    args: Adaptor<'_, BroadcastOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let (ty, rank) = of_scalar(op, rw)?;
    require(rank > 1, "a vector of one dimension at most")?;
    let array = rw.convert_type(ty)?;
    let Some(NdVector { vector, sizes }) = nd_vector(ctx, array) else {
        return Err(NoMatch::Type(ty));
    };
    check_parts(rw, op.id(), array, &sizes)?;
    let width = width(rw, op.id(), vector)?;
    let mut builder = rw.builder();
    let mut value = builder.create_value(PoisonOp::spec(array));
    let (first, _) = first_element(&mut builder, vector, args.source());
    let part = shuffle(&mut builder, first, first, &vec![0; width as usize]);
    for_each_position(&sizes, |position| {
        value = builder.create_value(llvm::InsertValueOp::spec(value, part, position));
    });
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Lowers `vector.interleave`. Scalable vectors use an intrinsic.
fn interleave(
    op: InterleaveOp,
    args: Adaptor<'_, InterleaveOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let result = rw.read(op).result();
    let ty = body.ty(result);
    let why = "InterleaveOp not rank 1";
    require(rank(rw.op(op.id()), result) == 1, why)?;
    let value = if is_scalable(ctx, ty) {
        let ty = rw.convert_type(ty)?;
        rw.create_value(llvm::VectorInterleave2Op::spec(ty, args.lhs(), args.rhs()))
    } else {
        let half = width(rw, op.id(), ty)? / 2;
        let mask: Vec<i32> = (0..half).flat_map(|at| [at, half + at]).collect();
        shuffle(&mut rw.builder(), args.lhs(), args.rhs(), &mask)
    };
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Lowers `vector.deinterleave`. Scalable vectors use an intrinsic.
fn deinterleave(
    op: DeinterleaveOp,
    args: Adaptor<'_, DeinterleaveOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let llvm = LlvmRewriter::of(rw);
    let result = view.res1();
    let (source, ty) = (view.source_ty(), body.ty(result));
    let why = "DeinterleaveOp not rank 1";
    require(rank(rw.op(op.id()), result) == 1, why)?;
    let values = if is_scalable(ctx, ty) {
        let ty = llvm.convert(ctx, ty)?;
        let pair = StructType::literal(ctx, &[ty, ty]);
        let mut builder = rw.builder();
        let both = llvm::VectorDeinterleave2Op::spec(pair, args.source());
        let both = builder.create_value(both);
        [0, 1].map(|at| builder.create_value(llvm::ExtractValueOp::spec(ty, both, &[at])))
    } else {
        let count = width(rw, op.id(), source)?;
        let mut builder = rw.builder();
        // As in upstream, the poison has the unconverted type. The verifier rejects vectors of `index`.
        let poison = builder.create_value(PoisonOp::spec(source));
        [0, 1].map(|first| {
            let mask: Vec<i32> = (first..count).step_by(2).collect();
            shuffle(&mut builder, args.source(), poison, &mask)
        })
    };
    rw.replace_op(op.id(), &values);
    Ok(())
}

/// Lowers `vector.step` of scalable vectors.
fn step(op: StepOp, _: Adaptor<'_, StepOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let ty = rw.read(op).result_ty();
    require(is_scalable(ctx, ty), "the vector is not scalable")?;
    let ty = rw.convert_type(ty)?;
    rw.replace_op_with(op.id(), llvm::StepVectorOp::spec(ty));
    Ok(())
}

/// Returns the strides of a contiguous memref.
fn contiguous_strides(ctx: &Context, memref: &MemRefType) -> Option<Vec<i64>> {
    let strides = memref.strided(ctx)?.strides;
    if strides.last().is_some_and(|stride| *stride != 1) {
        return None;
    }
    if memref.is_identity_layout() {
        return Some(strides);
    }
    let follows = |at: usize| {
        let (size, inner) = (memref.shape[at], strides[at]);
        size != DYNAMIC
            && inner != DYNAMIC
            && strides[at - 1] != DYNAMIC
            && inner.checked_mul(size) == Some(strides[at - 1])
    };
    (1..strides.len()).all(follows).then_some(strides)
}

/// Lowers `vector.type_cast` of contiguous memory.
fn type_cast(
    op: TypeCastOp,
    args: Adaptor<'_, TypeCastOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let view = rw.read(op);
    let llvm = LlvmRewriter::of(rw);
    let source = view.memref_type();
    let target = view.result_type();
    let descriptor = llvm.convert(ctx, view.result_ty())?;
    let why = "a size is not known";
    require(source.has_static_shape() && target.has_static_shape(), why)?;
    let gaps = NoMatch::because("there may be gaps between the elements");
    let strides = contiguous_strides(ctx, source).and_then(|_| contiguous_strides(ctx, target));
    let strides = strides
        .filter(|strides| !strides.contains(&DYNAMIC))
        .ok_or(gaps)?;
    let mut b = rw.builder();
    let from = MemRefDescriptor::new(llvm.converter, &b, args.memref());
    let mut to = MemRefDescriptor::poison(llvm.converter, &mut b, descriptor);
    let allocated = from.allocated_ptr(&mut b);
    to.set_allocated_ptr(&mut b, allocated);
    let aligned = from.aligned_ptr(&mut b);
    to.set_aligned_ptr(&mut b, aligned);
    let constant = |b: &mut Builder<'_>, value: i64| {
        let value = ctx.index(value);
        b.create_value(ConstantOp::spec(llvm.index_type(), value))
    };
    let zero = constant(&mut b, 0);
    to.set_offset(&mut b, zero);
    for (dim, (&size, &stride)) in target.shape.iter().zip(&strides).enumerate() {
        let size = constant(&mut b, size);
        to.set_size(&mut b, dim, size);
        let stride = constant(&mut b, stride);
        to.set_stride(&mut b, dim, stride);
    }
    let value = to.value();
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
