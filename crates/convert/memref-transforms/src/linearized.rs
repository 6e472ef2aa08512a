//! Linearizes multi-dimensional memory, optionally with wider elements.

use crate::metadata::{extract, known_or_each, strided_type};
use terrace_affine::{composed_apply, composed_max};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Builder, ValueId};
use terrace_rewrite::NoMatch;

/// The layout of linearized memory and the index of an element: MLIR's `LinearizedMemRefInfo`, and the index returned
/// with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinearizedMemRef {
    /// The offset of the memory, in wide elements.
    pub offset: MixedIndex,
    /// The size of the memory, in wide elements.
    pub size: MixedIndex,
    /// The index of the wide element in which the requested element begins.
    pub index: MixedIndex,
    /// The number of narrow elements before the requested one in the wide element.
    pub intra_data_offset: MixedIndex,
}

impl LinearizedMemRef {
    /// Creates the linearization of memory with the given offset, sizes and strides, and of the element at `indices`.
    /// If `indices` is empty, the element is the first one. A wide element contains `scale` elements of the memory; a
    /// `scale` of 1 keeps the elements. MLIR's `getLinearizedMemRefOffsetAndSize`.
    ///
    /// ```
    /// use terrace_interfaces::mixed::MixedIndex::Known;
    /// use terrace_ir::{Builder, InsertPoint, Loc, OpId};
    /// use terrace_memref_transforms::LinearizedMemRef;
    ///
    /// let ctx = terrace_testing::context(&[&terrace_affine::AFFINE]);
    /// let mut module = terrace_testing::read(&ctx, "module {}", &mut Default::default()).expect("valid");
    /// let region = module.regions(OpId::ROOT).next().expect("a module has one");
    /// let at = InsertPoint::end(module.entry_block(region).expect("a module has one"));
    /// let mut builder = Builder::new(&ctx, &mut module, at, Loc::UNKNOWN);
    /// // The element [1, 2] of 4x7 elements, of which four are one byte.
    /// let found = LinearizedMemRef::new(
    ///     &mut builder, 4, Known(0), &[Known(4), Known(7)], &[Known(7), Known(1)], &[Known(1), Known(2)],
    /// );
    /// assert_eq!((found.size, found.index, found.intra_data_offset), (Known(7), Known(2), Known(1)));
    /// ```
    pub fn new(
        b: &mut Builder<'_>,
        scale: i64,
        offset: MixedIndex,
        sizes: &[MixedIndex],
        strides: &[MixedIndex],
        indices: &[MixedIndex],
    ) -> Self {
        let symbol = |at: usize| AffineExpr::Symbol(at as u32);
        let mut position = AffineExpr::Constant(0);
        let (mut ends, mut places, mut extents) = (Vec::new(), Vec::new(), Vec::new());
        for (dim, (&stride, &size)) in strides.iter().zip(sizes).enumerate() {
            let index = indices.get(dim).copied().unwrap_or(MixedIndex::Known(0));
            let product = symbol(2 * dim) * symbol(2 * dim + 1);
            position = position + product.clone();
            places.extend([index, stride]);
            ends.push(product.floor_div(scale));
            extents.extend([stride, size]);
        }
        let index = composed_apply(b, position.clone().floor_div(scale), &places);
        let size = match ends.is_empty() {
            true => MixedIndex::Known(1),
            false => {
                let ends = AffineMap::new(0, extents.len() as u32, ends);
                composed_max(b, ends, &extents)
            }
        };
        let offset = composed_apply(b, symbol(0).floor_div(scale), &[offset]);
        let intra_data_offset = composed_apply(b, position % scale, &places);
        LinearizedMemRef {
            offset,
            size,
            index,
            intra_data_offset,
        }
    }

    /// Like [`new`](Self::new), for an element of a memref. Offset, sizes and strides are taken from the type if they
    /// are static there, else from a new `memref.extract_strided_metadata`. The memref must be ranked and strided.
    pub fn of_element(
        b: &mut Builder<'_>,
        scale: i64,
        memref: ValueId,
        indices: &[MixedIndex],
    ) -> Result<Self, NoMatch> {
        let (ty, form) = strided_type(b.ctx, b.body(), memref)?;
        let metadata = extract(b, memref);
        let offset = MixedIndex::known_or(form.offset, metadata.offset);
        let sizes = known_or_each(&ty.shape, &metadata.sizes);
        let strides = known_or_each(&form.strides, &metadata.strides);
        Ok(Self::new(b, scale, offset, &sizes, &strides, indices))
    }

    /// Like [`new`](Self::new), for the first element of memory in row-major order.
    pub fn row_major(
        b: &mut Builder<'_>,
        scale: i64,
        offset: MixedIndex,
        sizes: &[MixedIndex],
    ) -> Self {
        let strides = row_major_strides(b, sizes);
        Self::new(b, scale, offset, sizes, &strides, &[])
    }
}

/// Returns the strides of memory in row-major order.
pub(crate) fn row_major_strides(b: &mut Builder<'_>, sizes: &[MixedIndex]) -> Vec<MixedIndex> {
    let mut strides = vec![MixedIndex::Known(1); sizes.len()];
    for dim in (1..sizes.len()).rev() {
        let product = AffineExpr::Symbol(0) * AffineExpr::Symbol(1);
        strides[dim - 1] = composed_apply(b, product, &[strides[dim], sizes[dim]]);
    }
    strides
}
