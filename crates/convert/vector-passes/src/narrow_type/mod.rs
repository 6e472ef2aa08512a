//! Emulates elements narrower than a byte: accesses to memory with several elements in each wider one, and conversions
//! between widths.
//!
//! `loads`, `stores`: accesses. `masks`: masks of accesses. `bits`: conversions by shuffles and shifts. `bytes`:
//! conversions of integers that fill bytes.

mod bits;
mod bytes;
mod loads;
mod masks;
mod stores;

use terrace_builtin::affine::{AffineExpr, simplify};
use terrace_builtin::types::{DYNAMIC, MemRefType, VectorType, bit_width, element_type_or_self};
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Context, Type, ValueId};
use terrace_memref::weak_alignment;
use terrace_memref_transforms::{LinearizedMemRef, populate_flatten_vector_ops_on_memref_patterns};
use terrace_rewrite::{
    ConversionRewriter, NO_MATCH, NoMatch, PatternSet, Rewriter, check, require,
};
use terrace_vector::StoreOp;
use terrace_vector::matching::is_scalable;
use terrace_vector::{ExtractOp, InsertOp, LoadOp, MaskedLoadOp, MaskedStoreOp, TransferReadOp};
use terrace_vector_transforms::MAX_PARTS;
use terrace_vector_transforms::emit::{extract, extract_slice, insert, insert_slice, place_after};

/// `populateVectorNarrowTypeEmulationPatterns`: converts `vector.load`, `vector.store`, their masked forms and
/// one-dimensional `vector.transfer_read`, on memory whose narrow elements are packed into wider integers.
///
/// The set's type converter must be a `NarrowTypeEmulationConverter` with
/// `populate_memref_narrow_type_emulation_conversions`. The set must also contain the patterns of
/// `populate_memref_narrow_type_emulation_patterns`, which compute the offsets of allocations. A wide element that is
/// partially written is updated atomically. With `disable_atomic_rmw`, it is loaded and stored.
///
/// ```
/// use std::sync::Arc;
/// use terrace_arith_transforms::{
///     NarrowTypeEmulationConverter, populate_arith_narrow_type_emulation_patterns,
/// };
/// use terrace_memref_transforms::{
///     populate_memref_narrow_type_emulation_conversions, populate_memref_narrow_type_emulation_patterns,
/// };
/// use terrace_rewrite::PatternSet;
/// use terrace_vector_passes::populate_vector_narrow_type_emulation_patterns;
///
/// let mut converter = NarrowTypeEmulationConverter::converter(8).expect("a power of two");
/// populate_memref_narrow_type_emulation_conversions(&mut converter);
/// let mut patterns = PatternSet::new();
/// patterns.set_type_converter(Arc::new(converter));
/// populate_arith_narrow_type_emulation_patterns(&mut patterns);
/// populate_memref_narrow_type_emulation_patterns(&mut patterns);
/// populate_vector_narrow_type_emulation_patterns(&mut patterns, false);
/// ```
pub fn populate_vector_narrow_type_emulation_patterns(
    patterns: &mut PatternSet,
    disable_atomic_rmw: bool,
) {
    patterns
        .add_conversion_fn::<LoadOp>("ConvertVectorLoad", loads::load)
        .add_conversion_fn::<MaskedLoadOp>("ConvertVectorMaskedLoad", loads::masked_load)
        .add_conversion_fn::<MaskedStoreOp>("ConvertVectorMaskedStore", stores::masked_store)
        .add_conversion_fn::<TransferReadOp>("ConvertVectorTransferRead", loads::transfer_read)
        .add_conversion_fn::<StoreOp>("ConvertVectorStore", move |op, args, rw| {
            stores::convert_vector_store(op, args, disable_atomic_rmw, rw)
        });
}

/// `populateMemRefFlattenAndVectorNarrowTypeEmulationPatterns`: adds the patterns of
/// [`populate_vector_narrow_type_emulation_patterns`], with atomic updates. Also adds the patterns of
/// `populate_flatten_vector_ops_on_memref_patterns` (`terrace-memref-transforms`), which run first and make memory
/// one-dimensional.
///
/// ```
/// use std::sync::Arc;
/// use terrace_arith_transforms::NarrowTypeEmulationConverter;
/// use terrace_memref_transforms::{
///     populate_memref_narrow_type_emulation_conversions, populate_memref_narrow_type_emulation_patterns,
/// };
/// use terrace_rewrite::PatternSet;
/// use terrace_vector_passes::populate_memref_flatten_and_vector_narrow_type_emulation_patterns;
///
/// let mut converter = NarrowTypeEmulationConverter::converter(8).expect("a power of two");
/// populate_memref_narrow_type_emulation_conversions(&mut converter);
/// let mut patterns = PatternSet::new();
/// patterns.set_type_converter(Arc::new(converter));
/// populate_memref_narrow_type_emulation_patterns(&mut patterns);
/// populate_memref_flatten_and_vector_narrow_type_emulation_patterns(&mut patterns);
/// ```
pub fn populate_memref_flatten_and_vector_narrow_type_emulation_patterns(
    patterns: &mut PatternSet,
) {
    populate_flatten_vector_ops_on_memref_patterns(patterns);
    populate_vector_narrow_type_emulation_patterns(patterns, false);
}

/// `populateVectorNarrowTypeRewritePatterns`: rewrites extensions and truncations of narrow integers around a
/// `vector.bitcast` to shuffles, masks and shifts. Patterns of higher benefit handle 2-bit and 4-bit integers that fill
/// bytes: they rewrite extensions from and truncations to such integers to shifts of bytes.
///
/// ```
/// use terrace_rewrite::PatternSet;
/// use terrace_vector_passes::populate_vector_narrow_type_rewrite_patterns;
///
/// let mut patterns = PatternSet::new();
/// populate_vector_narrow_type_rewrite_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 8);
/// ```
pub fn populate_vector_narrow_type_rewrite_patterns(patterns: &mut PatternSet) {
    bits::populate(patterns);
    bytes::populate(patterns);
}

/// `populateVectorTransposeNarrowTypeRewritePatterns`: rewrites `vector.transpose` of integers narrower than a byte to
/// a transpose of bytes.
///
/// ```
/// use terrace_rewrite::PatternSet;
/// use terrace_vector_passes::populate_vector_transpose_narrow_type_rewrite_patterns;
///
/// let mut patterns = PatternSet::new();
/// populate_vector_transpose_narrow_type_rewrite_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 1);
/// ```
pub fn populate_vector_transpose_narrow_type_rewrite_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("RewriteVectorTranspose", bytes::transpose);
}

/// The narrow elements of an access, and the wide elements of memory that contain them.
#[derive(Clone, Copy)]
struct Container {
    /// The type of a narrow element.
    narrow: Type,
    /// The type of a wide element.
    wide: Type,
    /// The number of narrow elements in a wide element.
    scale: i64,
    /// The number of accessed narrow elements.
    count: i64,
}

impl Container {
    /// Returns the alignment of accesses to wide elements, which begin at narrow elements of `memory`.
    fn alignment(rw: &dyn Rewriter<'_>, given: Option<i64>, memory: ValueId) -> Option<i64> {
        weak_alignment(rw.ctx(), given, rw.body().ty(memory))
    }

    /// Reads the types of a one-dimensional vector and of converted memory.
    fn new(rw: &dyn Rewriter<'_>, vector: Type, base: ValueId) -> Result<Self, NoMatch> {
        let ctx = rw.ctx();
        let memory = rw.body().ty(base).as_::<MemRefType>(ctx).ok_or(NO_MATCH)?;
        let why = "Memref in emulated vector ops must be flattened beforehand.";
        require(memory.shape.len() == 1, why)?;
        let vector = vector.as_::<VectorType>(ctx).ok_or(NO_MATCH)?;
        let [count] = vector.shape[..] else {
            return Err("only 1-D vectors are supported ATM".into());
        };
        let why = "scalable vectors are not supported";
        require(!is_scalable(vector) && count <= MAX_PARTS, why)?;
        let widths = bit_width(ctx, vector.element).zip(bit_width(ctx, memory.element));
        let (narrow, wide) = widths.ok_or(NO_MATCH)?;
        if narrow == 0 || wide % narrow != 0 {
            return Err(
                "impossible to pack emulated elements into container elements \
                        (bit-wise misalignment)"
                    .into(),
            );
        }
        let scale = i64::from(wide / narrow);
        check(scale <= MAX_PARTS)?;
        Ok(Container {
            narrow: vector.element,
            wide: memory.element,
            scale,
            count,
        })
    }

    /// Returns true if the accessed elements can fill whole wide elements.
    fn is_divisible(&self) -> bool {
        self.count % self.scale == 0
    }

    /// Computes the linearized position of an access. The type of `base` is the one before conversion.
    fn locate(
        &self,
        base: ValueId,
        indices: &[ValueId],
        rw: &mut ConversionRewriter<'_>,
    ) -> Result<LinearizedMemRef, NoMatch> {
        let (ctx, body) = (rw.ctx(), rw.body());
        let indices = MixedIndex::of_each(ctx, body, indices.iter().copied());
        LinearizedMemRef::of_element(&mut rw.builder(), self.scale, base, &indices)
    }

    /// Returns the number of narrow elements before the access in its first wide element, if static indices and strides
    /// determine it.
    fn known_lead(
        &self,
        base: ValueId,
        indices: &[ValueId],
        rw: &ConversionRewriter<'_>,
    ) -> Option<i64> {
        let (ctx, body) = (rw.ctx(), rw.body());
        let strides = body.ty(base).as_::<MemRefType>(ctx)?.strided(ctx)?.strides;
        let mut unknown = 0;
        let mut number = |known: Option<i64>| match known {
            Some(known) => AffineExpr::Constant(known),
            None => {
                unknown += 1;
                AffineExpr::Symbol(unknown - 1)
            }
        };
        let mut position = AffineExpr::Constant(0);
        for (&index, &stride) in indices.iter().zip(&strides) {
            let index = match MixedIndex::of(ctx, body, index) {
                MixedIndex::Known(index) => number(Some(index)),
                MixedIndex::Value(_) => number(None),
            };
            position = position + index * number((stride != DYNAMIC).then_some(stride));
        }
        simplify(&(position % self.scale), 0, unknown).as_constant()
    }

    /// Returns the wide elements to load for an access at this position.
    fn window(&self, found: &LinearizedMemRef) -> Window {
        let first = match self.is_divisible() {
            // As in MLIR, such a load is assumed to be aligned to a wide element.
            true => MixedIndex::Known(0),
            false => found.intra_data_offset,
        };
        let most = match first {
            MixedIndex::Known(first) => first,
            MixedIndex::Value(_) => self.scale - 1,
        };
        Window {
            first,
            most,
            wide_count: (most + self.count + self.scale - 1) / self.scale,
        }
    }

    fn wide_vector(&self, ctx: &Context, count: i64) -> Type {
        VectorType::fixed(ctx, &[count], self.wide)
    }

    /// Returns the vector type of the narrow elements in `wide_count` wide elements.
    fn narrow_vector(&self, ctx: &Context, wide_count: i64) -> Type {
        VectorType::fixed(ctx, &[wide_count * self.scale], self.narrow)
    }
}

/// The wide elements of a load as a sequence of narrow elements.
struct Window {
    /// The index of the first requested narrow element.
    first: MixedIndex,
    /// The maximum value of `first`.
    most: i64,
    /// The number of wide elements.
    wide_count: i64,
}

impl Window {
    /// Extracts the requested elements. If their index is dynamic, they are inserted into `dest` one by one.
    fn pick(
        &self,
        container: &Container,
        elements: ValueId,
        rw: &mut ConversionRewriter<'_>,
        dest: impl FnOnce(&mut ConversionRewriter<'_>) -> ValueId,
    ) -> ValueId {
        match self.first {
            MixedIndex::Value(first) => {
                let dest = dest(rw);
                dynamic_extract(rw, elements, dest, first, container.count)
            }
            MixedIndex::Known(first) if !container.is_divisible() => {
                slice(rw, elements, first, container.count)
            }
            MixedIndex::Known(_) => elements,
        }
    }

    /// Inserts `part` at the requested index into `others`.
    fn place(
        &self,
        container: &Container,
        part: ValueId,
        others: ValueId,
        rw: &mut ConversionRewriter<'_>,
    ) -> ValueId {
        match self.first {
            MixedIndex::Value(first) => dynamic_insert(rw, part, others, first, container.count),
            MixedIndex::Known(first) if !container.is_divisible() => {
                insert_part(rw, part, others, first)
            }
            MixedIndex::Known(_) => part,
        }
    }
}

/// Returns the number of elements of a one-dimensional vector.
fn size(rw: &dyn Rewriter<'_>, vector: ValueId) -> Option<i64> {
    let ty = rw.body().ty(vector).as_::<VectorType>(rw.ctx())?;
    ty.shape.first().copied()
}

/// Extracts `count` elements of a vector.
fn slice(rw: &mut dyn Rewriter<'_>, source: ValueId, first: i64, count: i64) -> ValueId {
    match size(rw, source) == Some(count) {
        true => source,
        false => extract_slice(rw, source, &[first], &[count], &[1]),
    }
}

/// Inserts a vector at a static position.
fn insert_part(rw: &mut dyn Rewriter<'_>, part: ValueId, dest: ValueId, first: i64) -> ValueId {
    match rw.body().ty(part) == rw.body().ty(dest) {
        true => part,
        false => insert_slice(rw, part, dest, &[first], &[1]),
    }
}

/// Extracts elements at a dynamic position into `dest`, one by one.
fn dynamic_extract(
    rw: &mut dyn Rewriter<'_>,
    source: ValueId,
    mut dest: ValueId,
    first: ValueId,
    count: i64,
) -> ValueId {
    let element = element_type_or_self(rw.ctx(), rw.body().ty(source));
    for at in 0..count {
        let place = place_after(rw, first, at);
        let value = rw.create_value(ExtractOp::spec(element, source, &[place], &[DYNAMIC]));
        dest = insert(rw, value, dest, &[at]);
    }
    dest
}

/// Inserts elements at a dynamic position, one by one.
fn dynamic_insert(
    rw: &mut dyn Rewriter<'_>,
    source: ValueId,
    mut dest: ValueId,
    first: ValueId,
    count: i64,
) -> ValueId {
    for at in 0..count {
        let place = place_after(rw, first, at);
        let value = extract(rw, source, &[at]);
        dest = rw.create_value(InsertOp::spec(value, dest, &[place], &[DYNAMIC]));
    }
    dest
}
