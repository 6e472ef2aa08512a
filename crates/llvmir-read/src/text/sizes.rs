//! Cached alignments of the types of memory accesses and addresses.

use rustc_hash::FxHashMap;

use super::Reader;
use terrace_llvmir::Type;

/// The alignments of a type that has a size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    /// The ABI alignment.
    pub(super) abi: Option<u64>,
    /// The preferred alignment.
    pub(super) preferred: Option<u64>,
    /// Set if the type contains a scalable vector.
    pub(super) is_scalable: bool,
}

/// The cached types with a size. A struct may get a body, and so a size, later. A type that has a
/// size keeps it.
#[derive(Debug, Default)]
pub(super) struct Sizes(FxHashMap<Type, Size>);

impl Reader<'_> {
    /// The alignments of a type. `None` if it has no size yet.
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
