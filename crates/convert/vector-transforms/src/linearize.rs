//! Rewrites operations on multi-dimensional vectors to one-dimensional vectors: MLIR's linearization.

use crate::unroll::MAX_PARTS;
use std::sync::Arc;
use terrace_arith::{AndIOp, CmpIOp, CmpIPredicate, ConstantOp, IndexCastOp};
use terrace_builtin::DenseElementsAttr;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{MemRefType, VectorType};
use terrace_ir::interfaces::constant_value;
use terrace_ir::{Context, OpId, OpRef, OpView, OperandValues, Traits, Type, ValueId};
use terrace_memref::weak_alignment;
use terrace_rewrite::{
    Adaptor, ConversionRewriter, ConversionTarget, Converted, NO_MATCH, NoMatch, PatternSet, Root,
    TypeConverter, check,
};
use terrace_vector::matching::{array, count, is_scalable, linear, position_of, vector};
use terrace_vector::{
    BitCastOp, BroadcastOp, CreateMaskOp, ExtractOp, ExtractStridedSliceOp, FromElementsOp,
    InsertOp, InsertStridedSliceOp, LoadOp, ShapeCastOp, ShuffleOp, StoreOp, ToElementsOp,
};

/// `populateForVectorLinearize`: adds the type conversion from multi-dimensional to one-dimensional vectors. Vector
/// operations, constants and elementwise operations become legal if no vector is multi-dimensional. Returns the
/// converter that the target uses; pass it to [`PatternSet::set_type_converter`].
pub fn populate_for_vector_linearize(
    mut converter: TypeConverter,
    target: &mut ConversionTarget<'_>,
) -> Arc<TypeConverter> {
    converter.add_conversion(|_, ctx, ty| {
        let vector = ty.as_::<VectorType>(ctx);
        Converted::one(vector.and_then(linear_type).map_or(ty, |new| ctx.ty(new)))
    });
    converter.add_source_materialization(|_, builder, ty, inputs| match *inputs {
        [input] if is_vector(builder.ctx, builder.body().ty(input), ty) => {
            Some(builder.create_value(ShapeCastOp::spec(ty, input)))
        }
        _ => None,
    });
    converter.add_target_materialization(|_, builder, target, values| {
        let (&[ty], &[input]) = (target.types, target.inputs) else {
            return false;
        };
        let fits = is_vector(builder.ctx, builder.body().ty(input), ty);
        if fits {
            values.push(builder.create_value(ShapeCastOp::spec(ty, input)));
        }
        fits
    });
    let converter = Arc::new(converter);
    let asked = converter.clone();
    target.mark_unknown_op_dynamically_legal(move |op| Some(is_legal(op, &asked)));
    converter
}

/// `populateVectorLinearizeBasePatterns`: linearizes constants, elementwise operations, and vector operations that keep
/// the order of elements. The patterns use the set's type converter.
pub fn populate_vector_linearize_base_patterns(patterns: &mut PatternSet) {
    patterns.add_root_fn("LinearizeConstantLike", Root::Any, constant_like);
    patterns.add_root_fn("LinearizeVectorizable", Root::Any, vectorizable);
    patterns.add_conversion_fn::<BitCastOp>("LinearizeVectorBitCast", bit_cast);
    patterns.add_conversion_fn::<CreateMaskOp>("LinearizeVectorCreateMask", create_mask);
    patterns.add_conversion_fn::<LoadOp>("LinearizeVectorLoad", load);
    patterns.add_conversion_fn::<StoreOp>("LinearizeVectorStore", store);
    patterns.add_conversion_fn::<BroadcastOp>("LinearizeVectorBroadcast", broadcast);
    patterns.add_conversion_fn::<FromElementsOp>("LinearizeVectorFromElements", from_elements);
    patterns.add_conversion_fn::<ToElementsOp>("LinearizeVectorToElements", to_elements);
}

/// `populateVectorLinearizeShuffleLikeOpsPatterns`: linearizes `vector.shuffle`, and rewrites extractions and
/// insertions of parts to `vector.shuffle`. The patterns use the set's type converter.
pub fn populate_vector_linearize_shuffle_like_ops_patterns(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<ShuffleOp>("LinearizeVectorShuffle", shuffle);
    patterns.add_conversion_fn::<ExtractOp>("LinearizeVectorExtract", extract);
    patterns.add_conversion_fn::<InsertOp>("LinearizeVectorInsert", insert);
    patterns.add_conversion_fn::<ExtractStridedSliceOp>(
        "LinearizeVectorExtractStridedSlice",
        extract_slice,
    );
    patterns.add_conversion_fn::<InsertStridedSliceOp>(
        "LinearizeVectorInsertStridedSlice",
        insert_slice,
    );
}

fn is_vector(ctx: &Context, from: Type, to: Type) -> bool {
    from.is::<VectorType>(ctx) && to.is::<VectorType>(ctx)
}

/// Returns the one-dimensional type, or `None` if the type has rank 1 or less, or several scalable dimensions.
fn linear_type(ty: &VectorType) -> Option<VectorType> {
    let scaling = ty.scalable.iter().filter(|scales| **scales).count();
    (ty.shape.len() > 1 && scaling < 2).then(|| VectorType {
        shape: [count(ty)].into(),
        scalable: [scaling == 1].into(),
        element: ty.element,
    })
}

fn is_legal(op: OpRef<'_>, converter: &TypeConverter) -> bool {
    let Some(def) = op.def() else {
        return true;
    };
    let may_convert =
        def.dialect() == "vector" || def.has(Traits::CONSTANT_LIKE) || def.has(Traits::ELEMENTWISE);
    // The conversion itself creates shape casts.
    if !may_convert || op.is::<ShapeCastOp>() {
        return true;
    }
    let as_shuffle = op.is::<ExtractOp>()
        || op.is::<InsertOp>()
        || op.is::<ExtractStridedSliceOp>()
        || op.is::<InsertStridedSliceOp>();
    let scales = |value: ValueId| vector(op, value).is_some_and(is_scalable);
    // Elements of scalable vectors have no static positions.
    if as_shuffle && (op.body.operands(op.id).any(scales) || op.body.results(op.id).any(scales)) {
        return true;
    }
    converter.is_legal_op(op.ctx, op.body, op.id)
}

fn constant_like(
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.op(op);
    let ctx = rw.ctx();
    check(view.def().is_some_and(|def| def.has(Traits::CONSTANT_LIKE)))?;
    check(view.body.num_results(op) == 1)?;
    let value = constant_value(ctx, view.body, view.body.result(op, 0)).ok_or(NO_MATCH)?;
    let mut props = view.body.props(op).iter();
    let slot = props.position(|prop| *prop == Some(value));
    let old = view.result_type(0);
    let new = rw.convert_type(old)?;
    let scales = new.as_::<VectorType>(ctx).is_some_and(is_scalable);
    let value = match value.as_::<DenseElementsAttr>(ctx) {
        Some(dense) if dense.splat || !scales => dense.reshaped(ctx, new),
        Some(_) => {
            return Err(NoMatch::because(
                "Cannot linearize a constant scalable vector that's not a splat",
            ));
        }
        // A poison attribute has no type to convert.
        None => {
            check(value.is::<terrace_ub::PoisonAttr>(ctx))?;
            value
        }
    };
    let new = rw.convert_op_types(op, operands.all())?;
    if let Some(slot) = slot {
        rw.edit(new).set_prop(slot, Some(value));
    }
    Ok(())
}

fn vectorizable(
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let def = rw.op(op).def().ok_or(NO_MATCH)?;
    check(def.has(Traits::ELEMENTWISE))?;
    rw.convert_op_types(op, operands.all())?;
    Ok(())
}

/// Returns the converted type of an operation's only result.
fn result_type(op: OpId, rw: &mut ConversionRewriter<'_>) -> Result<Type, NoMatch> {
    let ty = rw.op(op).result_type(0);
    rw.convert_type(ty)
}

fn bit_cast(
    op: BitCastOp,
    args: Adaptor<'_, BitCastOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let ty = result_type(op.id(), rw)?;
    rw.replace_op_with(op.id(), BitCastOp::spec(ty, args.source()));
    Ok(())
}

/// Linearizes a mask with a single row. The size is zero if the row is masked off.
fn create_mask(
    op: CreateMaskOp,
    args: Adaptor<'_, CreateMaskOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let ty = rw.read(op).result_type();
    check(ty.shape.len() == 2 && ty.shape[0] == 1 && !ty.scalable[0])?;
    let &[rows, columns] = args.operands() else {
        return Err(NO_MATCH);
    };
    let ty = result_type(op.id(), rw)?;
    let zero = rw.ctx().index(0);
    let zero = rw.create_value(ConstantOp::spec(zero));
    let is_set = rw.create_value(CmpIOp::spec(CmpIPredicate::Sgt, rows, zero));
    let all_bits = rw.create_value(IndexCastOp::spec(Type::INDEX, is_set));
    let bound = rw.create_value(AndIOp::spec(all_bits, columns));
    rw.replace_op_with(op.id(), CreateMaskOp::spec(ty, &[bound]));
    Ok(())
}

/// Returns true if a vector in memory is contiguous because all dimensions except the last have size 1.
fn is_row(ctx: &Context, ty: &VectorType, memory: Type) -> bool {
    let lead = ty.shape.len().saturating_sub(1);
    let memory = memory.as_::<MemRefType>(ctx);
    memory.is_some_and(|memory| memory.element == ty.element)
        && ty.shape[..lead].iter().all(|&size| size == 1)
        && !ty.scalable[..lead].contains(&true)
}

fn load(
    op: LoadOp,
    args: Adaptor<'_, LoadOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let from = view.result_type();
    check(is_row(view.ctx, from, view.body.ty(args.base())))?;
    let alignment = weak_alignment(view.ctx, view.alignment(), view.base_ty());
    let ty = result_type(op.id(), rw)?;
    let spec = LoadOp::spec(ty, args.base(), args.indices());
    rw.replace_op_with(op.id(), spec.alignment(alignment));
    Ok(())
}

fn store(
    op: StoreOp,
    args: Adaptor<'_, StoreOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let from = view.value_to_store_type();
    check(is_row(view.ctx, from, view.body.ty(args.base())))?;
    let spec = StoreOp::spec(args.value_to_store(), args.base(), args.indices());
    let alignment = weak_alignment(view.ctx, view.alignment(), view.base_ty());
    rw.replace_op_with(op.id(), spec.alignment(alignment));
    Ok(())
}

fn broadcast(
    op: BroadcastOp,
    args: Adaptor<'_, BroadcastOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let source = rw.body().ty(args.source()).as_::<VectorType>(rw.ctx());
    let single = source.is_none_or(|ty| count(ty) == 1 && !is_scalable(ty));
    if !single {
        return Err(NoMatch::because(
            "only broadcasts of single elements can be linearized.",
        ));
    }
    let ty = result_type(op.id(), rw)?;
    rw.replace_op_with(op.id(), BroadcastOp::spec(ty, args.source()));
    Ok(())
}

fn from_elements(
    op: FromElementsOp,
    args: Adaptor<'_, FromElementsOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let ty = result_type(op.id(), rw)?;
    rw.replace_op_with(op.id(), FromElementsOp::spec(ty, args.elements()));
    Ok(())
}

fn to_elements(
    op: ToElementsOp,
    _: Adaptor<'_, ToElementsOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let source = view.source();
    let ty = linear_type(view.source_type()).ok_or(NO_MATCH)?;
    let ty = rw.ctx().ty(ty);
    // As in upstream, casts the operand from before the conversion.
    let source = rw.create_value(ShapeCastOp::spec(ty, source));
    rw.replace_op_with(op.id(), ToElementsOp::spec(source));
    Ok(())
}

/// Replaces an operation by a `vector.shuffle`.
fn replace_by_shuffle(
    op: OpId,
    sources: [ValueId; 2],
    mask: &[i64],
    rw: &mut ConversionRewriter<'_>,
) {
    let [first, second] = sources;
    rw.replace_op_with(op, ShuffleOp::spec(first, second, mask));
}

/// Returns the number of elements of a fixed-length vector if it is small enough to enumerate them.
fn numbered(ty: &VectorType) -> Result<i64, NoMatch> {
    let size = count(ty);
    check(!is_scalable(ty) && size <= MAX_PARTS)?;
    Ok(size)
}

fn shuffle(
    op: ShuffleOp,
    args: Adaptor<'_, ShuffleOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    numbered(view.vector_type())?;
    let from = view.v1_type();
    let slice: i64 = from.shape.iter().skip(1).product();
    let mask = view.mask().iter();
    let mask: Vec<i64> = mask
        .flat_map(|&at| (0..slice).map(move |place| if at < 0 { at } else { at * slice + place }))
        .collect();
    replace_by_shuffle(op.id(), [args.v1(), args.v2()], &mask, rw);
    Ok(())
}

/// Returns the row-major index of the first element at a static position, and the number of elements there.
fn part_at(ty: &VectorType, position: &[i64]) -> Result<(i64, i64), NoMatch> {
    check(position.iter().all(|&at| at >= 0))?;
    let (outer, inner) = ty.shape.split_at(position.len());
    let size = inner.iter().product::<i64>();
    Ok((linear(position, outer) * size, size))
}

fn extract(
    op: ExtractOp,
    args: Adaptor<'_, ExtractOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let from = view.source_type();
    numbered(from)?;
    if !args.dynamic_position().is_empty() {
        return Err(NoMatch::because("dynamic position is not supported."));
    }
    let (first, size) = part_at(from, view.static_position())?;
    let source = args.source();
    if vector(*view, view.result()).is_none() {
        let ty = view.result_type();
        rw.replace_op_with(op.id(), ExtractOp::spec(ty, source, &[], &[first]));
        return Ok(());
    }
    let mask: Vec<i64> = (first..first + size).collect();
    replace_by_shuffle(op.id(), [source, source], &mask, rw);
    Ok(())
}

fn insert(
    op: InsertOp,
    args: Adaptor<'_, InsertOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let into = view.result_type();
    let all = numbered(into)?;
    if !args.dynamic_position().is_empty() {
        return Err(NoMatch::because("dynamic position is not supported."));
    }
    let (first, size) = part_at(into, view.static_position())?;
    let (value, dest) = (args.value_to_store(), args.dest());
    if vector(*view, view.value_to_store()).is_none() {
        rw.replace_op_with(op.id(), InsertOp::spec(value, dest, &[], &[first]));
        return Ok(());
    }
    let new = all..all + size;
    let mask: Vec<i64> = (0..first).chain(new).chain(first + size..all).collect();
    replace_by_shuffle(op.id(), [dest, value], &mask, rw);
    Ok(())
}

/// Returns the row-major indices of the elements of a slice. The slice is complete in dimensions without an entry.
fn slice_elements(shape: &[i64], offsets: &[i64], sizes: &[i64]) -> Vec<i64> {
    let rest = &shape[offsets.len()..];
    let sizes = [sizes, rest].concat();
    let all: i64 = sizes.iter().product();
    let element = |place: i64| {
        let mut position = position_of(place, &sizes);
        for (at, offset) in position.iter_mut().zip(offsets) {
            *at += offset;
        }
        linear(&position, shape)
    };
    (0..all).map(element).collect()
}

fn has_unit_strides(op: OpRef<'_>, slot: usize) -> bool {
    array(op, slot).iter().all(|&stride| stride == 1)
}

fn extract_slice(
    op: ExtractStridedSliceOp,
    args: Adaptor<'_, ExtractStridedSliceOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let from = view.source_type();
    numbered(from)?;
    let [offsets, sizes] = [ExtractStridedSliceOp::OFFSETS, ExtractStridedSliceOp::SIZES]
        .map(|slot| array(*view, slot));
    check(has_unit_strides(*view, ExtractStridedSliceOp::STRIDES))?;
    let mask = slice_elements(&from.shape, &offsets, &sizes);
    replace_by_shuffle(op.id(), [args.source(), args.source()], &mask, rw);
    Ok(())
}

fn insert_slice(
    op: InsertStridedSliceOp,
    args: Adaptor<'_, InsertStridedSliceOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let (part, into) = (view.value_to_store_type(), view.result_type());
    let all = numbered(into)?;
    check(has_unit_strides(*view, InsertStridedSliceOp::STRIDES))?;
    let lead = into.shape.len() - part.shape.len();
    let sizes = [&vec![1; lead], &part.shape[..]].concat();
    let places = slice_elements(
        &into.shape,
        &array(*view, InsertStridedSliceOp::OFFSETS),
        &sizes,
    );
    let mut mask: Vec<i64> = (0..all).collect();
    for (element, place) in places.into_iter().enumerate() {
        mask[place as usize] = all + element as i64;
    }
    replace_by_shuffle(op.id(), [args.dest(), args.value_to_store()], &mask, rw);
    Ok(())
}
