//! Options of the conversion passes.

use terrace_builtin::data_layout::DataLayout;
use terrace_pass::{OptionDef, OptionKind, PassContext};

/// `LowerToLLVMOptions`: options for types and allocations.
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
    /// Moves the attributes of an unpacked memref argument to its aligned pointer. Upstream drops them.
    pub keep_pointer_attributes: bool,
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
            keep_pointer_attributes: false,
            pointer_bitwidth: 64,
        }
    }
}

/// The option `index-bitwidth` of conversions of a single dialect.
pub const INDEX_BITWIDTH: OptionDef = OptionDef {
    name: "index-bitwidth",
    description: "Bitwidth of the index type, 0 to use size of machine word",
    kind: OptionKind::Uint(0),
};

/// The width of `index` for a pass that ignores the data layout, as some of upstream's do. It is the pass option, or if
/// that is 0, the width of the whole lowering that a planner chose, or else 64.
pub fn index_bitwidth_without_layout(cx: &PassContext<'_>, option: u32) -> u32 {
    match option {
        0 => cx.index_width().unwrap_or(64),
        option => option,
    }
}

/// The width of `index` without a pass option. It is the width of the whole lowering that a planner chose, or else that
/// in the data layout of the pass's operation; 64 by default.
pub fn index_bitwidth(cx: &PassContext<'_>) -> u32 {
    if let Some(width) = cx.index_width() {
        return width;
    }
    let layout = DataLayout::of(cx.ctx, &cx.data_layout_scopes());
    u32::try_from(layout.index_bitwidth()).unwrap_or(u32::MAX)
}
