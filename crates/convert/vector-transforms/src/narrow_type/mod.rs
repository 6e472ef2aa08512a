//! Vectors of elements that are narrower than a byte: accesses of memory in which several of them are in a wider element, and
//! conversions between widths.
//!
//! `loads`, `stores`: accesses. `masks`: their masks. `bits`: conversions as shuffles and shifts. `bytes`: those where elements fill
//! bytes.

mod bits;
mod bytes;
mod loads;
mod masks;
mod stores;

use crate::emit::{extract, extract_slice, insert, insert_slice, place_after};
use crate::unroll::MOST;
use terrace_builtin::affine::{AffineExpr, simplify};
use terrace_builtin::mixed::MixedIndex;
use terrace_builtin::types::{DYNAMIC, MemRefType, VectorType, bit_width, element_type_or_self};
use terrace_ir::{Context, Type, ValueId};
use terrace_memref_transforms::{LinearizedMemRef, populate_flatten_vector_ops_on_memref_patterns};
use terrace_rewrite::{ConversionRewriter, NO_MATCH, NoMatch, PatternSet, Rewriter, check};
use terrace_vector::matching::is_scalable;
use terrace_vector::{ExtractOp, InsertOp, LoadOp, MaskedLoadOp, MaskedStoreOp, TransferReadOp};

/// `populateVectorNarrowTypeEmulationPatterns`: `vector.load`, `vector.store`, their masked forms and `vector.transfer_read` of one
/// dimension, on memory of narrow elements that became memory of wider integers, each of which holds several.
///
/// The set's type converter is one of `NarrowTypeEmulationConverter` with `populate_memref_narrow_type_emulation_conversions`; with the
/// patterns go those of `populate_memref_narrow_type_emulation_patterns`, which say where allocations begin. Wide elements of which a
/// store writes a part are changed in one atomic step each, or with `disable_atomic_rmw` loaded and stored.
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
/// use terrace_vector_transforms::populate_vector_narrow_type_emulation_patterns;
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
        .add(stores::ConvertVectorStore { disable_atomic_rmw });
}

/// `populateMemRefFlattenAndVectorNarrowTypeEmulationPatterns`: the patterns of [`populate_vector_narrow_type_emulation_patterns`], with
/// atomic steps, and before them those of `populate_flatten_vector_ops_on_memref_patterns` of `terrace-memref-transforms`, which give
/// them memory of one dimension.
///
/// ```
/// use std::sync::Arc;
/// use terrace_arith_transforms::NarrowTypeEmulationConverter;
/// use terrace_memref_transforms::{
///     populate_memref_narrow_type_emulation_conversions, populate_memref_narrow_type_emulation_patterns,
/// };
/// use terrace_rewrite::PatternSet;
/// use terrace_vector_transforms::populate_memref_flatten_and_vector_narrow_type_emulation_patterns;
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

/// `populateVectorNarrowTypeRewritePatterns`: what widens or narrows integers of a few bits together with a `vector.bitcast`, as shuffles,
/// masks and shifts; and, tried before these, what widens integers of 2 or 4 bits that fill bytes, or narrows to them, as shifts of bytes.
///
/// ```
/// use terrace_rewrite::PatternSet;
/// use terrace_vector_transforms::populate_vector_narrow_type_rewrite_patterns;
///
/// let mut patterns = PatternSet::new();
/// populate_vector_narrow_type_rewrite_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 8);
/// ```
pub fn populate_vector_narrow_type_rewrite_patterns(patterns: &mut PatternSet) {
    bits::populate(patterns);
    bytes::populate(patterns);
}

/// `populateVectorTransposeNarrowTypeRewritePatterns`: `vector.transpose` of integers that are narrower than a byte, on bytes.
///
/// ```
/// use terrace_rewrite::PatternSet;
/// use terrace_vector_transforms::populate_vector_transpose_narrow_type_rewrite_patterns;
///
/// let mut patterns = PatternSet::new();
/// populate_vector_transpose_narrow_type_rewrite_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 1);
/// ```
pub fn populate_vector_transpose_narrow_type_rewrite_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("RewriteVectorTranspose", bytes::transpose);
}

/// The narrow elements of an access, and the wide ones of memory in which they are.
#[derive(Clone, Copy)]
struct Container {
    /// The type of a narrow element.
    narrow: Type,
    /// The type of a wide element.
    wide: Type,
    /// How many narrow elements are in a wide one.
    scale: i64,
    /// How many narrow elements are accessed.
    count: i64,
}

impl Container {
    /// That of a vector with one dimension and memory after its conversion.
    fn new(rw: &dyn Rewriter<'_>, vector: Type, base: ValueId) -> Result<Self, NoMatch> {
        let ctx = rw.ctx();
        let memory = rw.body().ty(base).as_::<MemRefType>(ctx).ok_or(NO_MATCH)?;
        if memory.shape.len() != 1 {
            return Err("Memref in emulated vector ops must be flattened beforehand.".into());
        }
        let vector = vector.as_::<VectorType>(ctx).ok_or(NO_MATCH)?;
        let [count] = vector.shape[..] else {
            return Err("only 1-D vectors are supported ATM".into());
        };
        if is_scalable(vector) || count > MOST {
            return Err("scalable vectors are not supported".into());
        }
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
        check(scale <= MOST)?;
        Ok(Container {
            narrow: vector.element,
            wide: memory.element,
            scale,
            count,
        })
    }

    /// Whether the elements fill wide ones.
    fn is_divisible(&self) -> bool {
        self.count % self.scale == 0
    }

    /// Where an access of memory, as it was before the conversion, begins.
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

    /// How many narrow elements come before the access in its first wide one, if indices and the type of memory tell that.
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

    /// The elements of a load that begins there: as many wide elements as certainly hold them.
    fn window(&self, found: &LinearizedMemRef) -> Window {
        let first = match self.is_divisible() {
            // As MLIR, which takes it that such a load begins with a wide element.
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

    /// As many wide elements as narrow ones.
    fn narrow_vector(&self, ctx: &Context, wide_count: i64) -> Type {
        VectorType::fixed(ctx, &[wide_count * self.scale], self.narrow)
    }
}

/// The wide elements that a load takes, seen as narrow ones.
struct Window {
    /// The first narrow element that is asked for.
    first: MixedIndex,
    /// The last one that this may be.
    most: i64,
    /// How many wide elements there are.
    wide_count: i64,
}

impl Window {
    /// What is asked for of a window's elements. `dest` is a vector to be filled where that is not one slice at a known place.
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

    /// A window's elements in which `part` is what is asked for, and `others` is the rest.
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

/// The elements of a vector with one dimension.
fn size(rw: &dyn Rewriter<'_>, vector: ValueId) -> Option<i64> {
    let ty = rw.body().ty(vector).as_::<VectorType>(rw.ctx())?;
    ty.shape.first().copied()
}

/// Some elements of a vector.
fn slice(rw: &mut dyn Rewriter<'_>, source: ValueId, first: i64, count: i64) -> ValueId {
    match size(rw, source) == Some(count) {
        true => source,
        false => extract_slice(rw, source, &[first], &[count], &[1]),
    }
}

/// A vector in which the elements of another are from `first` on.
fn insert_part(rw: &mut dyn Rewriter<'_>, part: ValueId, dest: ValueId, first: i64) -> ValueId {
    match rw.body().ty(part) == rw.body().ty(dest) {
        true => part,
        false => insert_slice(rw, part, dest, &[first], &[1]),
    }
}

/// The elements from a place on that is not known, put into `dest` one by one.
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

/// The elements of a vector, put one by one into another from a place on that is not known.
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
