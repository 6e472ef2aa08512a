//! Names and numbers that LLVM IR and dialects share, as tables without machinery: a dialect that needs a name does not
//! wait for a model of LLVM IR.
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

/// Declares constants of a type, each beside its name in text after a prefix.
#[macro_export]
macro_rules! numbers {
    ($ty:ty, $prefix:literal: $($name:ident $text:literal $value:expr,)*) => {
        $(#[doc = concat!("`", $prefix, $text, "`")] pub const $name: $ty = $value;)*
    };
}
