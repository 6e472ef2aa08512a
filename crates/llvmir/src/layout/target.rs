//! The layout types of target extension types.

use crate::types::{Type, TypeKind, Types};

/// The layout type of a target extension type, reduced to the data that its size and alignment depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TargetLayout {
    /// A pointer in address space 0.
    Pointer,
    /// An array of integers.
    Ints {
        /// The width of an integer in bits.
        width: u32,
        /// The number of integers.
        len: u64,
    },
    /// A vector, with its size in bits.
    Vector(u64),
}

/// Returns the layout of `target("name", parameters, ints)`, or `None` for a type without a size.
pub(super) fn target_layout(
    types: &Types,
    name: &[u8],
    parameters: &[Type],
    ints: &[u32],
) -> Option<TargetLayout> {
    let int = |at: usize| ints.get(at).copied();
    Some(match name {
        b"spirv.IntegralConstant" | b"spirv.Literal" => return None,
        // The size is in bytes. The alignment is the width of the integers that fill the type.
        b"spirv.Type" => match (int(1)?, int(2)?) {
            (0, 0) => TargetLayout::Ints { width: 32, len: 1 },
            (_, 0) => return None,
            (size, width) => TargetLayout::Ints {
                width,
                len: u64::from(size) * 8 / u64::from(width),
            },
        },
        b"spirv.Padding" | b"dx.Padding" => TargetLayout::Ints {
            width: 8,
            len: u64::from(int(0)?),
        },
        b"aarch64.svcount" => TargetLayout::Vector(16),
        b"riscv.vector.tuple" => {
            let TypeKind::Vector { len, .. } = types.kind(*parameters.first()?) else {
                return None;
            };
            TargetLayout::Vector(u64::from(len.max(8)) * 8 * u64::from(int(0)?))
        }
        b"amdgcn.named.barrier" => TargetLayout::Vector(128),
        b"llvm.test.vectorelement" => TargetLayout::Ints { width: 32, len: 1 },
        _ if name.starts_with(b"spirv.") || name.starts_with(b"dx.") => TargetLayout::Pointer,
        _ => return None,
    })
}
