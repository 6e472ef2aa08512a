//! What the conversion passes' options say.

use terrace_builtin::data_layout::DataLayout;
use terrace_pass::PassContext;

/// `LowerToLLVMOptions`: how types and allocations are lowered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The width of `index` in bits.
    pub index_bitwidth: u32,
    /// `use-bare-ptr-memref-call-conv`
    pub bare_pointers: bool,
    /// `use-aligned-alloc`
    pub aligned_alloc: bool,
    /// `use-generic-functions`
    pub generic_functions: bool,
    /// The size of a pointer in bits, for the size of unranked descriptors.
    pub pointer_bitwidth: u32,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            index_bitwidth: 64,
            bare_pointers: false,
            aligned_alloc: false,
            generic_functions: false,
            pointer_bitwidth: 64,
        }
    }
}

/// The width of `index` that the data layout of the operation a pass runs on says; 64 without one.
pub fn index_bitwidth(cx: &PassContext<'_>) -> u32 {
    let layout = DataLayout::of(cx.ctx, &cx.data_layout_scopes());
    u32::try_from(layout.index_bitwidth()).unwrap_or(u32::MAX)
}
