//! What address computations need to know of memref types, computed once per type.

use crate::converter::memory_space;
use std::sync::OnceLock;
use terrace_builtin::MemRefType;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Context, Type};
use terrace_llvm::types::PointerType;
use terrace_rewrite::TypeConverter;

/// A ranked memref type with strides.
pub struct MemRefLayout {
    /// Elements between neighbours, per dimension.
    pub strides: Box<[i64]>,
    /// Elements between the aligned pointer and the first element.
    pub offset: i64,
    /// The converted element type.
    pub element: Type,
    /// The converted element type as an attribute.
    pub element_attr: Attr,
    /// The type of the descriptor's pointers.
    pub pointer: Type,
}

impl MemRefLayout {
    fn new(converter: &TypeConverter, ctx: &Context, memref: Type) -> Option<Self> {
        let memref = memref.as_::<MemRefType>(ctx)?;
        let strided = memref.strided(ctx)?;
        let element = converter.convert_one(ctx, memref.element)?;
        Some(MemRefLayout {
            strides: strided.strides.into(),
            offset: strided.offset,
            element,
            element_attr: ctx.type_attr(element),
            pointer: PointerType::get(ctx, memory_space(ctx, memref.memory_space)?),
        })
    }
}

const FIRST_SEGMENT_BITS: u32 = 6;

type Cell = OnceLock<Option<MemRefLayout>>;

/// Layouts by the handle of their type, in segments that double in size and never move. Each is computed once, so
/// threads share them.
#[derive(Default)]
pub(crate) struct MemRefLayouts {
    segments: [OnceLock<Box<[Cell]>>; 27],
}

impl MemRefLayouts {
    /// The layout of a type; `None` if it is no ranked memref that can be converted.
    #[inline]
    pub(crate) fn get(
        &self,
        converter: &TypeConverter,
        ctx: &Context,
        memref: Type,
    ) -> Option<&MemRefLayout> {
        let at = memref.index() + (1 << FIRST_SEGMENT_BITS);
        let segment = at.ilog2();
        let cells = self.segments[(segment - FIRST_SEGMENT_BITS) as usize]
            .get_or_init(|| (0..1usize << segment).map(|_| Cell::new()).collect());
        cells[at - (1 << segment)]
            .get_or_init(|| MemRefLayout::new(converter, ctx, memref))
            .as_ref()
    }
}
