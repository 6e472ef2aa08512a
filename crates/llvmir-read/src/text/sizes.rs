//! Caches the alignments of the types of memory accesses and addresses.

use rustc_hash::FxHashMap;

use super::Reader;
use terrace_llvmir::Type;

/// The alignments of a sized type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    /// The ABI alignment.
    pub(super) abi: Option<u64>,
    /// The preferred alignment.
    pub(super) preferred: Option<u64>,
    /// True if the type contains a scalable vector.
    pub(super) is_scalable: bool,
}

/// The cached sized types. An unsized struct is not cached, because it may get a body later. The size of a sized type
/// never changes.
#[derive(Debug, Default)]
pub(super) struct Sizes(FxHashMap<Type, Size>);

impl Reader<'_> {
    /// Returns the alignments of a type, or `None` if it is not sized yet.
    #[inline]
    pub(super) fn size(&mut self, ty: Type) -> Option<Size> {
        if let Some(&size) = self.sizes.0.get(&ty) {
            return Some(size);
        }
        self.new_size(ty)
    }

    fn new_size(&mut self, ty: Type) -> Option<Size> {
        let ctx = &self.module.ctx;
        if !ctx.types.is_sized_type(ty) {
            return None;
        }
        let size = Size {
            abi: ctx.layout.abi_align(&ctx.types, ty),
            preferred: ctx.layout.preferred_align(&ctx.types, ty),
            is_scalable: ctx.types.contains_scalable(ty),
        };
        self.sizes.0.insert(ty, size);
        Some(size)
    }
}
