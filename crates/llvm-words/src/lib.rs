//! The names and numbers that LLVM IR and dialects share, as plain tables. A dialect that needs a name does not have
//! to depend on the model of LLVM IR.
//!
#![doc = include_str!("../README.md")]

mod conventions;
pub mod dwarf;
mod keywords;

pub use conventions::CallConv;
pub use keywords::{
    AtomicOp, BinaryOp, CastOp, ComdatKind, DllStorage, FloatPredicate, Linkage, Ordering,
    TailKind, ThreadLocal, UnnamedAddr, Visibility,
};

/// Declares constants of a type. Each is documented by its textual name, a prefix followed by the text.
#[macro_export]
macro_rules! numbers {
    ($ty:ty, $prefix:literal: $($name:ident $text:literal $value:expr,)*) => {
        $(#[doc = concat!("`", $prefix, $text, "`")] pub const $name: $ty = $value;)*
    };
}
