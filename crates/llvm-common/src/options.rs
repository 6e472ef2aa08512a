//! Options of conversion passes.

use terrace_builtin::data_layout::DataLayout;
use terrace_pass::{PassContext, TypedOption};

/// Options for types and allocations: MLIR's `LowerToLLVMOptions`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The width of `index` in bits.
    pub index_bitwidth: u32,
    /// The option `use-bare-ptr-memref-call-conv`.
    pub bare_pointers: bool,
    /// The option `use-aligned-alloc`.
    pub aligned_alloc: bool,
    /// The option `use-generic-functions`.
    pub generic_functions: bool,
    /// True if the attributes of an unpacked memref argument are moved to its aligned pointer. Upstream drops them.
    pub keep_pointer_attributes: bool,
    /// The size of a pointer in bits, which determines the size of unranked descriptors.
    pub pointer_bitwidth: u32,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            index_bitwidth: 64,
            bare_pointers: false,
            aligned_alloc: false,
            generic_functions: false,
            keep_pointer_attributes: false,
            pointer_bitwidth: 64,
        }
    }
}

/// The option `index-bitwidth` of conversions of a single dialect.
pub const INDEX_BITWIDTH: TypedOption<u32> = TypedOption::uint(
    "index-bitwidth",
    "Bitwidth of the index type, 0 to use size of machine word",
    0,
);

/// Returns the width of `index` for a pass that ignores the data layout, as some upstream passes do. The width is the
/// pass option, or if that is 0, the width of `terrace lower`, or else 64.
pub fn index_bitwidth_without_layout(cx: &PassContext<'_>, option: u32) -> u32 {
    match option {
        0 => cx.index_width().unwrap_or(64),
        option => option,
    }
}

/// Returns the width of `index` without a pass option. The width is that of `terrace lower`, or else that in the data
/// layout of the pass's operation, which is 64 by default.
pub fn index_bitwidth(cx: &PassContext<'_>) -> u32 {
    if let Some(width) = cx.index_width() {
        return width;
    }
    let layout = DataLayout::of(cx.ctx, &cx.data_layout_scopes());
    u32::try_from(layout.index_bitwidth()).unwrap_or(u32::MAX)
}
