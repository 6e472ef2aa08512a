//! Shared infrastructure of conversions to the LLVM dialect.
//!
//! - [`LlvmTypeConverter`]: converts types by the rules of MLIR's *LLVM IR Target*, with [`Options`].
//! - [`StructBuilder`], [`MemRefDescriptor`], [`UnrankedMemRefDescriptor`], [`ComplexStructBuilder`]: struct values
//!   that represent memrefs and complex numbers. [`MemRefDescriptorView`]: an unpacked memref descriptor.
//! - [`LlvmRewriter`]: helpers of patterns: constants of the index type, addresses of elements, calls of runtime
//!   functions.
//! - [`RuntimeFunction`]: functions of the C library and of MLIR's runtime, declared on first use. [`TextPrinter`]
//!   prints text with such functions.
//! - [`Resize`]: truncation and extension of integers.
//! - [`calling`]: function signatures, and the packing of arguments and results.
//! - [`OneToOne`]: operations that map to one operation with the same operands; [`arith_attrs`]: their flags.
//! - [`OneToOneIntrinsic`]: operations that map to an intrinsic call.
//! - [`vector`]: multi-dimensional vectors as arrays of vectors.
//! - [`ConvertToLlvmPatternInterface`], [`LegalizeForLlvmExport`]: dialect interfaces for `convert-to-llvm` and
//!   `convert-vector-to-llvm`.
//! - [`llvm_conversion`]: runs the conversion of a dialect. [`llvm_conversion_target`]: the conversion target, in which
//!   the LLVM dialect is legal.
//!
//! *Architecture Invariant:* contains no conversion of a dialect. Conversions are in `terrace-convert-to-llvm` or in
//! the crates of dialect authors.
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
pub use runtime::{
    FREE, MALLOC, RuntimeCallee, RuntimeFunction, check_runtime_functions, runtime_function,
};
pub use target::{llvm_conversion, llvm_conversion_target};
pub use view::MemRefDescriptorView;
