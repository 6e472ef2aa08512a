//! Infers the types of views: strides, offsets and shapes.
//!
//! Sizes, strides and offsets are integers, or [`DYNAMIC`] if unknown. Arithmetic with a dynamic operand has a
//! dynamic result.

use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::types::{DYNAMIC, MemRefType, Strided};
use terrace_builtin::{AffineMapAttr, StridedLayoutAttr};
pub use terrace_interfaces::offset_size_stride::dropped_by_size;
pub use terrace_interfaces::reassociation::reassociation;
use terrace_ir::{Attr, Context};

/// Returns the sum, which is dynamic if an operand is dynamic.
pub fn add(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC {
        DYNAMIC
    } else {
        a.wrapping_add(b)
    }
}

/// Returns the product, which is dynamic if an operand is dynamic and the other operand is not 0.
pub fn mul(a: i64, b: i64) -> i64 {
    if a == 0 || b == 0 {
        0
    } else if a == DYNAMIC || b == DYNAMIC {
        DYNAMIC
    } else {
        a.wrapping_mul(b)
    }
}

terrace_ir::kinds! {
    /// The layout of a memref.
    enum Layout of Attr {
        Strided(StridedLayoutAttr),
        Map(AffineMapAttr),
    }
}

/// Returns true if the layout is the identity. This includes `strided<[1]>`.
pub fn is_identity_layout(ctx: &Context, ty: &MemRefType) -> bool {
    let Some(layout) = ty.layout else { return true };
    match Layout::of(ctx, layout) {
        Layout::Strided(layout) => *layout.strides == [1] && layout.offset == 0,
        Layout::Map(layout) => layout.map.is_identity(),
        Layout::Other => false,
    }
}

/// Returns true if memory of static shape is contiguous in row-major order: MLIR's
/// `isStaticShapeAndContiguousRowMajor`, whose products wrap. The inner dimensions must have contiguous strides, the
/// outer dimensions size 1.
pub fn is_contiguous(ctx: &Context, ty: &MemRefType) -> bool {
    if !ty.has_static_shape() {
        return false;
    }
    let Some(strided) = ty.strided(ctx) else {
        return false;
    };
    let mut dims = ty.shape.iter().zip(&strided.strides).rev().peekable();
    let mut product = 1i64;
    while let Some((&size, _)) = dims.next_if(|(_, stride)| **stride == product) {
        product = product.wrapping_mul(size);
    }
    dims.all(|(&size, _)| size == 1)
}

/// Returns the layout as a map.
pub fn layout_map(ctx: &Context, ty: &MemRefType) -> AffineMap {
    let identity = || AffineMap::identity(ty.shape.len() as u32);
    let Some(layout) = ty.layout else {
        return identity();
    };
    match layout.as_::<StridedLayoutAttr>(ctx) {
        Some(layout) => strided_map(&Strided {
            strides: layout.strides.to_vec(),
            offset: layout.offset,
        }),
        None => {
            let map = layout.as_::<AffineMapAttr>(ctx);
            map.map_or_else(identity, |layout| layout.map.clone())
        }
    }
}

/// Returns the number of symbols in the layout map, which is the number of symbol operands of an allocation.
pub fn layout_symbols(ctx: &Context, ty: &MemRefType) -> usize {
    let Some(layout) = ty.layout else { return 0 };
    match Layout::of(ctx, layout) {
        Layout::Strided(layout) => {
            let unknown = layout
                .strides
                .iter()
                .filter(|stride| **stride == DYNAMIC)
                .count();
            unknown + usize::from(layout.offset == DYNAMIC)
        }
        Layout::Map(layout) => layout.map.symbols as usize,
        Layout::Other => 0,
    }
}

/// `strided<[..], offset: ..>`
pub fn strided_layout(ctx: &Context, strides: &[i64], offset: i64) -> Attr {
    ctx.attr(StridedLayoutAttr {
        strides: strides.into(),
        offset,
    })
}

/// Returns the type of a subview that keeps all dimensions. Returns `None` if the source is not strided. The length
/// of the lists must be the source's rank.
pub fn subview_type(
    ctx: &Context,
    source: &MemRefType,
    offsets: &[i64],
    sizes: &[i64],
    strides: &[i64],
) -> Option<MemRefType> {
    let from = source.strided(ctx)?;
    let steps = offsets.iter().zip(&from.strides);
    let offset = steps.fold(from.offset, |sum, (offset, stride)| {
        add(sum, mul(*offset, *stride))
    });
    let strides: Vec<i64> = from
        .strides
        .iter()
        .zip(strides)
        .map(|(a, b)| mul(*a, *b))
        .collect();
    Some(MemRefType {
        shape: sizes.into(),
        element: source.element,
        layout: Some(strided_layout(ctx, &strides, offset)),
        memory_space: source.memory_space,
    })
}

/// Returns for each dimension true if a subview drops it: its size is 1, and its stride is missing in the result.
pub fn dropped_dims(
    ctx: &Context,
    original: &MemRefType,
    reduced: &MemRefType,
    sizes: &[i64],
) -> Option<Vec<bool>> {
    let rank = original.shape.len();
    let mut dropped = vec![false; rank];
    if rank == reduced.shape.len() {
        return Some(dropped);
    }
    for (dim, size) in sizes.iter().enumerate().take(rank) {
        dropped[dim] = *size == 1;
    }
    let count = |dropped: &[bool]| dropped.iter().filter(|dropped| **dropped).count();
    if count(&dropped) + reduced.shape.len() == rank {
        return Some(dropped);
    }
    // A stride with more occurrences in the original than in the result belongs to a dropped dimension.
    let (from, to) = (
        original.strided(ctx)?.strides,
        reduced.strided(ctx)?.strides,
    );
    let occurrences =
        |strides: &[i64], stride: i64| strides.iter().filter(|s| **s == stride).count();
    let mut accounted: Vec<i64> = Vec::new();
    for (dropped, &stride) in dropped.iter_mut().zip(&from) {
        if !*dropped {
            continue;
        }
        let left = occurrences(&from, stride) - occurrences(&accounted, stride);
        match left.cmp(&occurrences(&to, stride)) {
            std::cmp::Ordering::Greater => accounted.push(stride),
            std::cmp::Ordering::Equal => *dropped = false,
            std::cmp::Ordering::Less => return None,
        }
    }
    (count(&dropped) + reduced.shape.len() == rank).then_some(dropped)
}

/// Returns the type of `memref.expand_shape`. Returns `None` if the source is not strided. Groups and shape must
/// match.
pub fn expanded_type(
    ctx: &Context,
    source: &MemRefType,
    shape: &[i64],
    groups: &[Vec<i64>],
) -> Option<MemRefType> {
    let layout = if is_identity_layout(ctx, source) {
        None
    } else {
        let from = source.strided(ctx)?;
        let mut strides = vec![1; shape.len()];
        let mut at = shape.len();
        for (group, stride) in groups.iter().zip(&from.strides).rev() {
            let mut stride = *stride;
            for _ in group {
                at = at.checked_sub(1)?;
                strides[at] = stride;
                stride = mul(stride, shape[at]);
            }
        }
        // Only an expansion of a memref of rank 0 has dimensions before the first group.
        Some(strided_layout(ctx, &strides, from.offset))
    };
    Some(MemRefType {
        shape: shape.into(),
        element: source.element,
        layout,
        memory_space: source.memory_space,
    })
}

/// Returns the type of `memref.collapse_shape` with this shape. Returns `None` if the source is not strided or a
/// group is certainly not contiguous.
pub fn collapsed_type(
    ctx: &Context,
    source: &MemRefType,
    shape: &[i64],
    groups: &[Vec<i64>],
) -> Option<MemRefType> {
    let layout = if is_identity_layout(ctx, source) {
        None
    } else {
        Some(collapsed_layout(ctx, source, groups)?)
    };
    Some(MemRefType {
        shape: shape.into(),
        element: source.element,
        layout,
        memory_space: source.memory_space,
    })
}

fn collapsed_layout(ctx: &Context, source: &MemRefType, groups: &[Vec<i64>]) -> Option<Attr> {
    let from = source.strided(ctx)?;
    let size = |dim: i64| source.shape.get(dim as usize).copied();
    let stride_of = |dim: i64| from.strides.get(dim as usize).copied();
    let mut strides = Vec::with_capacity(groups.len());
    for group in groups {
        // Strides of unit dimensions have no meaning, so the last non-unit dimension determines the stride.
        let mut last = group.len().checked_sub(1)?;
        while last > 0 && size(group[last])? == 1 {
            last -= 1;
        }
        // A dynamic size may be 1 at run time.
        let known = size(group[last])? != DYNAMIC || last == 0;
        strides.push(if known {
            stride_of(group[last])?
        } else {
            DYNAMIC
        });
    }
    for (group, stride) in groups.iter().zip(&strides) {
        let mut stride = *stride;
        for dim in group[1..].iter().rev() {
            stride = mul(stride, size(*dim)?);
            let outer = stride_of(dim - 1)?;
            // The stride of a unit dimension has no meaning.
            if size(dim - 1)? == 1 {
                continue;
            }
            if stride != DYNAMIC && outer != DYNAMIC && stride != outer {
                return None;
            }
        }
    }
    Some(strided_layout(ctx, &strides, from.offset))
}

/// Returns the type of `memref.transpose`. Dimension `i` of the result is dimension `order[i]` of the source.
pub fn transposed_type(ctx: &Context, source: &MemRefType, order: &[usize]) -> Option<MemRefType> {
    let from = source.strided(ctx)?;
    let shape = order
        .iter()
        .map(|dim| source.shape.get(*dim).copied())
        .collect::<Option<_>>()?;
    let strides: Vec<i64> = order
        .iter()
        .map(|dim| from.strides.get(*dim).copied())
        .collect::<Option<_>>()?;
    Some(MemRefType {
        shape,
        element: source.element,
        layout: Some(strided_layout(ctx, &strides, from.offset)),
        memory_space: source.memory_space,
    })
}

/// Returns the dimensions that are the results of a permutation map.
pub fn permutation_order(map: &AffineMap) -> Option<Vec<usize>> {
    let dim = |result: &AffineExpr| match result {
        AffineExpr::Dim(dim) => Some(*dim as usize),
        _ => None,
    };
    map.results.iter().map(dim).collect()
}

/// Returns the type with its layout as an affine map, or without a layout if it is row-major.
pub fn canonical_strided_type(ctx: &Context, ty: &MemRefType) -> MemRefType {
    let Some(form) = ty.strided(ctx) else {
        return ty.clone();
    };
    // As upstream, a type with an identity layout is unchanged. With several dimensions, the map is never the
    // identity.
    if ty.layout.is_none() || form.offset == 0 && *form.strides == [1] {
        return ty.clone();
    }
    // Dynamic strides become symbols even if they must equal the row-major strides.
    let is_static = !form.strides.contains(&DYNAMIC);
    let layout = if is_static && form == terrace_builtin::types::identity_strides(&ty.shape) {
        None
    } else {
        Some(ctx.attr(AffineMapAttr {
            map: strided_map(&form),
        }))
    };
    MemRefType {
        layout,
        ..ty.clone()
    }
}

/// Returns the map `offset + d0 * stride0 + …`, with symbols for dynamic numbers, the offset first.
pub fn strided_map(form: &Strided) -> AffineMap {
    let mut symbols = 0;
    let mut number = |value: i64| {
        if value != DYNAMIC {
            return AffineExpr::Constant(value);
        }
        symbols += 1;
        AffineExpr::Symbol(symbols - 1)
    };
    let mut sum = number(form.offset);
    for (dim, stride) in form.strides.iter().enumerate() {
        sum = sum + AffineExpr::Dim(dim as u32) * number(*stride);
    }
    let dims = form.strides.len() as u32;
    AffineMap::new(
        dims,
        symbols,
        [terrace_builtin::affine::simplify(&sum, dims, symbols)],
    )
}
