//! Computes the base buffer, offset, sizes and strides of a view from those of its source.

use terrace_affine::composed_apply;
use terrace_arith::value_or_constant_index;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::types::{DYNAMIC, MemRefType, Strided};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::MixedSlice;
use terrace_ir::{Attr, Body, Builder, Context, OpRef, OpView, Type, ValueId};
use terrace_memref::layout::{dropped_dims, reassociation};
use terrace_memref::{
    CollapseShapeOp, ExpandShapeOp, ExtractStridedMetadataOp, ReinterpretCastOp, SubViewOp,
};
use terrace_rewrite::{Match, NO_MATCH, NoMatch};

/// The strided metadata of a memref.
pub(crate) struct Metadata {
    pub base: ValueId,
    pub offset: MixedIndex,
    pub sizes: Vec<MixedIndex>,
    pub strides: Vec<MixedIndex>,
}

impl Metadata {
    /// Returns the values that replace the results of `memref.extract_strided_metadata`.
    pub(crate) fn values(&self, b: &mut Builder<'_>) -> Vec<ValueId> {
        let mut values = vec![self.base, value_or_constant_index(b, self.offset)];
        let numbers = self.sizes.iter().chain(&self.strides);
        values.extend(numbers.map(|&number| value_or_constant_index(b, number)));
        values
    }

    /// Creates a `memref.reinterpret_cast` of the base buffer with this metadata.
    pub(crate) fn reinterpret_cast(&self, b: &mut Builder<'_>, ty: Type) -> ValueId {
        reinterpret_cast(b, ty, self.base, self.offset, &self.sizes, &self.strides)
    }
}

/// Creates a `memref.reinterpret_cast`. A negative offset or size becomes an operand, because it is invalid as a static
/// value.
pub(crate) fn reinterpret_cast(
    b: &mut Builder<'_>,
    ty: Type,
    source: ValueId,
    offset: MixedIndex,
    sizes: &[MixedIndex],
    strides: &[MixedIndex],
) -> ValueId {
    let mut operand = |index: MixedIndex| match index {
        MixedIndex::Known(..0) => value_or_constant_index(b, index).into(),
        index => index,
    };
    let offset = operand(offset);
    let sizes: Vec<MixedIndex> = sizes.iter().map(|&size| operand(size)).collect();
    let (offset_numbers, offsets) = MixedIndex::split(&[offset]);
    let (size_numbers, sizes) = MixedIndex::split(&sizes);
    let (stride_numbers, strides) = MixedIndex::split(strides);
    b.create_value(ReinterpretCastOp::spec(
        ty,
        source,
        &offsets,
        &sizes,
        &strides,
        &offset_numbers,
        &size_numbers,
        &stride_numbers,
    ))
}

/// Replaces the dynamic entries of `numbers` by those of `values`, which has the same length.
pub(crate) fn known_or_each(numbers: &[i64], values: &[MixedIndex]) -> Vec<MixedIndex> {
    let pairs = numbers.iter().zip(values);
    pairs
        .map(|(&number, &value)| MixedIndex::known_or(number, value))
        .collect()
}

/// Returns a ranked memref type with its strides and offset.
pub(crate) fn strided_type<'c>(
    ctx: &'c Context,
    body: &Body,
    value: ValueId,
) -> Result<(&'c MemRefType, Strided), NoMatch> {
    let ty = body.ty(value).as_::<MemRefType>(ctx);
    let ty = ty.ok_or("the memref has no rank")?;
    let form = ty.strided(ctx);
    Ok((ty, form.ok_or("the memref is not strided")?))
}

/// Creates a `memref.extract_strided_metadata` and returns its results.
pub(crate) fn extract(b: &mut Builder<'_>, source: ValueId) -> Metadata {
    let op = b.create(ExtractStridedMetadataOp::spec(source));
    let view = b.read(op);
    Metadata {
        base: view.base_buffer(),
        offset: view.offset().into(),
        sizes: view.sizes().map(MixedIndex::from).collect(),
        strides: view.strides().map(MixedIndex::from).collect(),
    }
}

fn symbol(at: usize) -> AffineExpr {
    AffineExpr::Symbol(at as u32)
}

/// Returns the metadata of a subview. Its strides are the products of the subview's and the source's strides. Its
/// offset is the source's offset plus the sum of the products of the subview's offsets and the source's strides.
pub(crate) fn subview(b: &mut Builder<'_>, op: SubViewOp) -> Result<Metadata, NoMatch> {
    let (ctx, body) = (b.ctx, b.body());
    let view = b.read(op);
    let source = view.source();
    let (ty, form) = strided_type(ctx, body, source)?;
    let (reduced, _) = strided_type(ctx, body, view.result())?;
    let slice = MixedSlice::of(OpRef::new(ctx, body, op.id())).ok_or(NO_MATCH)?;
    let dropped = dropped_dims(ctx, ty, reduced, view.static_sizes());
    let dropped = dropped.ok_or("dropped dimensions are not known")?;

    let from = extract(b, source);
    let mut values = vec![MixedIndex::known_or(form.offset, from.offset)];
    let mut offset = symbol(0);
    let mut strides = Vec::new();
    for (dim, (&step, &by)) in slice.strides.iter().zip(&slice.offsets).enumerate() {
        let stride = MixedIndex::known_or(form.strides[dim], from.strides[dim]);
        strides.push(composed_apply(b, symbol(0) * symbol(1), &[step, stride]));
        offset = offset + symbol(1 + 2 * dim) * symbol(2 + 2 * dim);
        values.extend([by, stride]);
    }
    let offset = composed_apply(b, offset, &values);
    let kept = |list: Vec<MixedIndex>| {
        let list = list.into_iter().zip(&dropped);
        list.filter(|(_, dropped)| !**dropped)
            .map(|(one, _)| one)
            .collect()
    };
    Ok(Metadata {
        base: from.base,
        offset,
        sizes: kept(slice.sizes),
        strides: kept(strides),
    })
}

/// Returns the metadata of a reshape. `group` appends the sizes and strides of one group of its `reassociation`.
fn reshape(
    b: &mut Builder<'_>,
    source: ValueId,
    result: ValueId,
    groups: &[Attr],
    group: impl Fn(&mut Builder<'_>, &Group<'_>, &mut Metadata) -> Match,
) -> Result<Metadata, NoMatch> {
    let (ctx, body) = (b.ctx, b.body());
    let (from, from_form) = strided_type(ctx, body, source)?;
    let (to, to_form) = strided_type(ctx, body, result)?;
    let metadata = extract(b, source);
    let mut made = Metadata {
        base: metadata.base,
        offset: MixedIndex::known_or(from_form.offset, metadata.offset),
        sizes: Vec::new(),
        strides: Vec::new(),
    };
    if from.shape.is_empty() {
        made.sizes = vec![MixedIndex::Known(1); to.shape.len()];
        made.strides.clone_from(&made.sizes);
        return Ok(made);
    }
    for (at, dims) in reassociation(ctx, groups).iter().enumerate() {
        let dims = dims.iter().filter_map(|&dim| usize::try_from(dim).ok());
        let part = Group {
            at,
            dims: dims.collect(),
            from,
            from_form: &from_form,
            to,
            to_form: &to_form,
            metadata: &metadata,
        };
        group(b, &part, &mut made)?;
    }
    Ok(made)
}

/// One group of a reshape.
struct Group<'a> {
    /// The index of the group: a dimension of the type of lower rank.
    at: usize,
    /// The dimensions of the group in the type of higher rank.
    dims: Vec<usize>,
    from: &'a MemRefType,
    from_form: &'a Strided,
    to: &'a MemRefType,
    to_form: &'a Strided,
    /// The metadata of the source.
    metadata: &'a Metadata,
}

/// Returns the metadata of `memref.expand_shape`.
pub(crate) fn expand_shape(b: &mut Builder<'_>, op: ExpandShapeOp) -> Result<Metadata, NoMatch> {
    let view = b.read(op);
    let (source, result) = (view.src(), view.result());
    let sizes = MixedIndex::join(view.static_output_shape(), view.output_shape());
    reshape(b, source, result, view.reassociation(), |b, group, made| {
        expanded_group(b, group, &sizes, made)
    })
}

/// Appends the sizes and strides of one group of an expansion. If the group has a single dynamic size, this size is the
/// source's size divided by the other sizes, as in upstream. Several dynamic sizes are taken from `output_shape`. A
/// stride is the source's stride times the sizes of the inner dimensions.
fn expanded_group(
    b: &mut Builder<'_>,
    group: &Group<'_>,
    output_shape: &[MixedIndex],
    made: &mut Metadata,
) -> Match {
    let sizes: Vec<i64> = group.dims.iter().map(|&dim| group.to.shape[dim]).collect();
    if sizes.iter().filter(|size| **size == DYNAMIC).count() > 1 {
        return expanded_to_several(b, group, output_shape, made);
    }
    let known = sizes.iter().filter(|size| **size != DYNAMIC);
    let product = known.fold(1i64, |product, size| product.wrapping_mul(*size));
    let source_size = group.metadata.sizes[group.at];
    for &size in &sizes {
        made.sizes.push(match size {
            DYNAMIC => composed_apply(b, symbol(0).floor_div(product), &[source_size]),
            size => MixedIndex::Known(size),
        });
    }
    let stride = MixedIndex::known_or(
        group.from_form.strides[group.at],
        group.metadata.strides[group.at],
    );
    let unknown = sizes.iter().rposition(|size| *size == DYNAMIC);
    let after = |at: usize| {
        let after = sizes[at + 1..].iter().filter(|size| **size != DYNAMIC);
        after.fold(1i64, |product, size| product.wrapping_mul(*size))
    };
    for at in 0..sizes.len() {
        let of_known = AffineExpr::Constant(after(at));
        made.strides.push(match unknown {
            Some(unknown) if at < unknown => {
                let inner = (symbol(0) * of_known).floor_div(product);
                composed_apply(b, inner * symbol(1), &[source_size, stride])
            }
            _ => composed_apply(b, symbol(0) * of_known, &[stride]),
        });
    }
    Ok(())
}

/// Appends the sizes and strides of a group with several dynamic sizes.
fn expanded_to_several(
    b: &mut Builder<'_>,
    group: &Group<'_>,
    output_shape: &[MixedIndex],
    made: &mut Metadata,
) -> Match {
    let stride = MixedIndex::known_or(
        group.from_form.strides[group.at],
        group.metadata.strides[group.at],
    );
    let sizes: Vec<MixedIndex> = group.dims.iter().map(|&dim| output_shape[dim]).collect();
    for at in 0..sizes.len() {
        let mut factors = vec![stride];
        factors.extend(&sizes[at + 1..]);
        let product = (1..factors.len()).fold(symbol(0), |product, at| product * symbol(at));
        let stride = composed_apply(b, product, &factors);
        made.strides.push(stride);
    }
    made.sizes.extend(sizes);
    Ok(())
}

/// Returns the metadata of `memref.collapse_shape`.
pub(crate) fn collapse_shape(
    b: &mut Builder<'_>,
    op: CollapseShapeOp,
) -> Result<Metadata, NoMatch> {
    let view = b.read(op);
    let (source, result) = (view.src(), view.result());
    reshape(b, source, result, view.reassociation(), collapsed_group)
}

/// Appends the size and stride of one group of a collapse. The size is the product of the sizes in the group. The
/// stride is that of the innermost non-unit dimension; strides of unit dimensions have no meaning.
fn collapsed_group(b: &mut Builder<'_>, group: &Group<'_>, made: &mut Metadata) -> Match {
    let Group { from, metadata, .. } = group;
    made.sizes.push(match group.to.shape[group.at] {
        DYNAMIC => {
            let factors = 0..group.dims.len();
            let product = factors.fold(AffineExpr::Constant(1), |product, at| product * symbol(at));
            let sizes = group.dims.iter();
            let sizes =
                sizes.map(|&dim| MixedIndex::known_or(from.shape[dim], metadata.sizes[dim]));
            composed_apply(b, product, &sizes.collect::<Vec<_>>())
        }
        size => MixedIndex::Known(size),
    });
    let stride =
        |dim: usize| MixedIndex::known_or(group.from_form.strides[dim], metadata.strides[dim]);
    let dims = group.dims.iter().copied();
    let mut inner = dims.clone().rev();
    if let Some(dim) = inner.find(|&dim| from.shape[dim] != 1) {
        made.strides.push(stride(dim));
        return Ok(());
    }
    // All sizes are 1, so any stride that is compatible with the type is valid.
    made.strides.push(match group.to_form.strides[group.at] {
        DYNAMIC => {
            let mut values = dims.map(stride);
            let value = values.find(|stride| matches!(stride, MixedIndex::Value(_)));
            value.ok_or("no stride of the group is unknown")?
        }
        known => MixedIndex::Known(known),
    });
    Ok(())
}
