//! Caches the layouts of memref types for address computations.

use crate::converter::memory_space;
use std::sync::OnceLock;
use terrace_builtin::MemRefType;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Context, Type};
use terrace_llvm::types::PointerType;
use terrace_rewrite::TypeConverter;

/// The layout of a ranked, strided memref type.
pub struct MemRefLayout {
    /// The distances in elements between neighbours, per dimension.
    pub strides: Box<[i64]>,
    /// The strides as attributes of type `index`. The attributes of dynamic strides are meaningless.
    pub stride_attrs: Box<[Attr]>,
    /// The offset: the number of elements from the aligned pointer to the first element.
    pub offset: i64,
    /// The converted element type.
    pub element: Type,
    /// The type of the descriptor's pointers.
    pub pointer: Type,
}

impl MemRefLayout {
    /// Returns the layout of a type, or `None` if the type is not a convertible ranked memref.
    pub(crate) fn new(converter: &TypeConverter, ctx: &Context, ty: Type) -> Option<Self> {
        let memref = ty.as_::<MemRefType>(ctx)?;
        let strided = memref.strided(ctx)?;
        let element = converter.convert_one(ctx, memref.element)?;
        let attr = |&stride: &i64| ctx.index(stride);
        Some(MemRefLayout {
            stride_attrs: strided.strides.iter().map(attr).collect(),
            strides: strided.strides.into(),
            offset: strided.offset,
            element,
            pointer: PointerType::get(ctx, memory_space(converter, ctx, ty)?),
        })
    }
}

const FIRST_SEGMENT_BITS: u32 = 6;

/// A cache indexed by type handle, in segments that double in size and never move. Each entry is computed once and
/// shared between threads.
pub(crate) struct ByType<T> {
    segments: [OnceLock<Box<[OnceLock<T>]>>; 27],
}

impl<T> Default for ByType<T> {
    fn default() -> Self {
        ByType {
            segments: [const { OnceLock::new() }; 27],
        }
    }
}

impl<T> ByType<T> {
    /// Returns the entry of a type. Creates it with `make` if it is missing.
    #[inline]
    pub(crate) fn get(&self, ty: Type, make: impl FnOnce() -> T) -> &T {
        let at = ty.index() + (1 << FIRST_SEGMENT_BITS);
        let segment = at.ilog2();
        let cells = self.segments[(segment - FIRST_SEGMENT_BITS) as usize]
            .get_or_init(|| (0..1usize << segment).map(|_| OnceLock::new()).collect());
        cells[at - (1 << segment)].get_or_init(make)
    }
}
