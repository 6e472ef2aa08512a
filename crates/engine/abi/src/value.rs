//! Values of arguments and results.

use crate::bits;
use crate::layout::{Layout, LayoutKind};
use terrace_numeric::{ApFloat, ApInt};

/// A value of an argument or result.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A value that is passed unchanged: the bytes in its layout.
    Plain(Layout, Vec<u8>),
    /// The elements of a memref.
    Array(Array),
    /// Text for a pointer argument. The bytes and a terminating zero are stored in memory.
    Text(Vec<u8>),
}

/// A contiguous array in row-major order.
#[derive(Clone, PartialEq, Debug)]
pub struct Array {
    /// The layout of an element.
    pub element: Layout,
    /// The sizes.
    pub shape: Vec<u64>,
    /// The bytes of the elements.
    pub bytes: Vec<u8>,
}

impl Value {
    /// Returns an integer, truncated or extended to the width of the layout; `None` if the layout is not that of an
    /// integer or pointer.
    pub fn int(layout: &Layout, value: i128) -> Option<Value> {
        let width = match layout.kind {
            LayoutKind::Int { width, .. } => width,
            LayoutKind::Ptr => 64,
            _ => return None,
        };
        Some(Value::scalar(
            layout,
            &ApInt::from_i128(128, value).sext_or_trunc(width),
        ))
    }

    /// Returns a scalar with these bits.
    pub(crate) fn scalar(layout: &Layout, value: &ApInt) -> Value {
        let mut bytes = vec![0; usize::try_from(layout.size).unwrap_or(0)];
        bits::write(&mut bytes, 0, value);
        Value::Plain(layout.clone(), bytes)
    }

    /// Returns the value as an integer, by its signedness; `None` if it is not an integer or does not fit.
    pub fn as_int(&self) -> Option<i128> {
        let Value::Plain(layout, bytes) = self else {
            return None;
        };
        match layout.kind {
            LayoutKind::Int { width, sign } => {
                let value = bits::read(bytes, 0, width);
                match sign {
                    crate::types::Sign::Unsigned => value.to_u128()?.try_into().ok(),
                    _ => value.to_i128(),
                }
            }
            LayoutKind::Ptr => bits::read(bytes, 0, 64).to_u128()?.try_into().ok(),
            _ => None,
        }
    }

    /// Returns the value as a float; `None` if it is not a float.
    pub fn as_float(&self) -> Option<ApFloat> {
        let Value::Plain(layout, bytes) = self else {
            return None;
        };
        match layout.kind {
            LayoutKind::Float(kind) => {
                let value = bits::read(bytes, 0, kind.width());
                Some(ApFloat::from_apint_bits(kind, &value))
            }
            _ => None,
        }
    }
}

impl Array {
    /// Returns the number of elements; `None` on overflow.
    pub fn count(&self) -> Option<u64> {
        let sizes = self.shape.iter();
        match self.shape.contains(&0) {
            true => Some(0),
            false => sizes.copied().try_fold(1u64, u64::checked_mul),
        }
    }
}
