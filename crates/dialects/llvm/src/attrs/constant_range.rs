//! `#llvm.constant_range<i32, 0, 10>`.

use terrace_ir::AttrKind;
use terrace_numeric::ApInt;

/// The integers from `lower` up to but not including `upper`, wrapping around.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ConstantRangeAttr {
    /// The first one.
    pub lower: ApInt,
    /// The one after the last; as wide as `lower`.
    pub upper: ApInt,
}

impl AttrKind for ConstantRangeAttr {
    const DIALECT: &'static str = "llvm";
}
