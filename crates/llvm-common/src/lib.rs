//! What every conversion to the LLVM dialect shares.
//!
//! - [`LlvmTypeConverter`]: types by the rules of MLIR's *LLVM IR Target*; [`Options`] tune it.
//! - [`StructBuilder`], [`MemRefDescriptor`], [`UnrankedMemRefDescriptor`], [`ComplexStructBuilder`]: values of struct
//!   types that stand for memrefs and complex numbers. [`MemRefDescriptorView`]: a memref that was taken apart.
//! - [`LlvmRewriter`]: what patterns create over and over: constants of the index type, addresses of elements, calls of
//!   the runtime's functions.
//! - [`RuntimeFunction`]: functions of the C library and of MLIR's runtime, declared when first called; [`TextPrinter`]
//!   prints text with one.
//! - [`Resize`]: truncation and extension of integers.
//! - [`calling`]: function signatures and the packing of arguments and results.
//! - [`OneToOne`]: operations with a counterpart of the same operands; [`arith_attrs`]: their flags.
//! - [`OneToOneIntrinsic`]: operations that are calls of intrinsics.
//! - [`vector`]: n-dimensional vectors as arrays of vectors, one vector at a time.
//! - [`ConvertToLlvmPatternInterface`], [`LegalizeForLlvmExport`]: what a dialect adds to `convert-to-llvm` and to
//!   `convert-vector-to-llvm`.
//! - [`llvm_conversion_target`]: the LLVM dialect is legal.
//!
//! *Architecture Invariant:* no conversion of a dialect is here; each has a crate of its own.
//!
#![doc = include_str!("../README.md")]

pub mod arith_attrs;
pub mod calling;
mod containers;
mod converter;
mod descriptor;
mod interface;
mod intrinsic;
mod memrefs;
mod module;
pub mod one_to_one;
mod options;
mod print_text;
mod resize;
mod rewriter;
mod runtime;
mod target;
pub mod vector;
mod view;

pub use converter::{LlvmData, LlvmTypeConverter, memory_space};
pub use descriptor::{
    ComplexStructBuilder, MemRefDescriptor, StructBuilder, UnrankedMemRefDescriptor,
};
pub use interface::{ConvertToLlvmPatternInterface, LegalizeForLlvmExport};
pub use intrinsic::{IntrinsicOperands, OneToOneIntrinsic};
pub use memrefs::MemRefLayout;
pub use module::{type_converter, type_converter_with};
pub use one_to_one::OneToOne;
pub use options::{INDEX_BITWIDTH, Options, index_bitwidth, index_bitwidth_without_layout};
pub use print_text::TextPrinter;
pub use resize::Resize;
pub use rewriter::{AddressFlags, LlvmRewriter};
pub use runtime::{RuntimeCallee, RuntimeFunction, check_runtime_functions, runtime_function};
pub use target::llvm_conversion_target;
pub use view::MemRefDescriptorView;
