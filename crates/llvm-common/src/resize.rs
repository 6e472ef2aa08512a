//! Changes the widths of integers.

use std::cmp::Ordering;

use terrace_ir::{Builder, Type, ValueId};
use terrace_llvm::{SExtOp, TruncOp, ZExtOp};

/// A change of an integer's width, or of the width of a vector's elements.
///
/// ```
/// use terrace_ir::{Builder, Type, ValueId};
/// use terrace_llvm_common::Resize;
///
/// /// An unsigned integer of a known width as one of the converted `index` type.
/// fn to_index(builder: &mut Builder<'_>, value: ValueId, width: u32, index: Type) -> ValueId {
///     match Resize::between(width, 64, false) {
///         Some(resize) => resize.create(builder, value, index),
///         None => value,
///     }
/// }
///
/// assert_eq!(Resize::between(32, 64, false), Some(Resize::ZeroExtend));
/// assert_eq!(Resize::between(64, 32, true), Some(Resize::Truncate));
/// ```
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Resize {
    /// Truncation to the low bits.
    Truncate,
    /// Sign extension.
    SignExtend,
    /// Zero extension.
    ZeroExtend,
}

impl Resize {
    /// Returns the change from one width in bits to another, or `None` if the widths are equal.
    pub fn between(from: u32, to: u32, signed: bool) -> Option<Self> {
        match to.cmp(&from) {
            Ordering::Less => Some(Self::Truncate),
            Ordering::Equal => None,
            Ordering::Greater => Some(Self::extend(signed)),
        }
    }

    /// Returns the extension to more bits.
    pub fn extend(signed: bool) -> Self {
        if signed {
            Self::SignExtend
        } else {
            Self::ZeroExtend
        }
    }

    /// Creates the operation, with a result of type `res`.
    pub fn create(self, builder: &mut Builder<'_>, arg: ValueId, res: Type) -> ValueId {
        match self {
            Self::Truncate => builder.create_value(TruncOp::spec(res, arg)),
            Self::SignExtend => builder.create_value(SExtOp::spec(res, arg)),
            Self::ZeroExtend => builder.create_value(ZExtOp::spec(res, arg)),
        }
    }
}
