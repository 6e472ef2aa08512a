//! What the conversion passes' options say.

use terrace_builtin::data_layout::DataLayout;
use terrace_pass::{OptionDef, OptionKind, PassContext};

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
    /// Whether the attributes of a memref argument that is taken apart go to its aligned pointer. Upstream drops them.
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

/// The option `index-bitwidth` of the conversions of single dialects.
pub const INDEX_BITWIDTH: OptionDef = OptionDef {
    name: "index-bitwidth",
    description: "Bitwidth of the index type, 0 to use size of machine word",
    kind: OptionKind::Uint(0),
};

/// The width of `index` for a pass that does not ask the data layout, as some of upstream's do not: what its option says, unless
/// that is 0, else that of the whole lowering, if a planner decided, else 64.
pub fn index_bitwidth_without_layout(cx: &PassContext<'_>, option: u32) -> u32 {
    match option {
        0 => cx.index_width().unwrap_or(64),
        option => option,
    }
}

/// The width of `index` where no option says it: that of the whole lowering, if a planner decided, else what the data layout
/// of the operation says that the pass runs on; 64 without one.
pub fn index_bitwidth(cx: &PassContext<'_>) -> u32 {
    if let Some(width) = cx.index_width() {
        return width;
    }
    let layout = DataLayout::of(cx.ctx, &cx.data_layout_scopes());
    u32::try_from(layout.index_bitwidth()).unwrap_or(u32::MAX)
}
