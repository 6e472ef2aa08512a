//! The LLVM dialect, as MLIR 22 defines it.
//!
//! - [`types`]: storage of the types, and the definition of "compatible with the dialect".
//! - [`enums`], [`attrs`], [`dwarf`]: enumerations, attributes, names of debug information.
//! - [`constraints`]: constraints on operands, results and properties. [`composed`]: constraints for dialects with
//!   many intrinsics.
//! - `rows`: [`op_rows!`], which defines operations in groups.
//! - [`ops`]: the operations by family; [`LLVM`] is the dialect. [`verify`]: verifiers beyond the operation
//!   definitions.
//!
#![doc = include_str!("../README.md")]

mod asm;
pub mod attrs;
mod branch;
pub mod composed;
pub mod constraints;
mod data_layout;
mod effects;
pub mod enums;
mod fold;
mod inline;
pub mod ops;
mod rows;
mod slots;
pub mod types;
pub mod verify;

pub use terrace_llvm_words::dwarf;

pub use fold::widened;
pub use ops::*;
pub use types::{
    ArrayType, FunctionType, LabelType, MetadataType, PointerType, StructType, TargetExtType,
    TokenType, VoidType, X86AmxType,
};

use terrace_interfaces::view_like::{ViewLikeOpInterface, ViewOfFirstOperand};
use terrace_ir::interfaces::{
    DialectAttrs, FunctionOpInterface, MaterializeConstant, SymbolUserOpInterface,
};
use terrace_ir::{OpView, Registry, Type};
fn register(registry: &mut Registry) {
    registry.dialect(&terrace_builtin::BUILTIN);
    registry.fixed_type(Type::LLVM_PTR, PointerType { address_space: 0 });
    asm::register(registry);
    effects::register(registry);
    branch::register(registry);
    data_layout::register(registry);
    registry.attach_dialect::<dyn DialectAttrs>("llvm", &verify::LlvmAttrs);
    registry.attach_dialect::<dyn MaterializeConstant>("llvm", &fold::LlvmConstants);
    inline::register(registry);
    slots::register(registry);
    registry.attach::<dyn ViewLikeOpInterface>(GEPOp::DEF, &ViewOfFirstOperand);
    registry.attach::<dyn ViewLikeOpInterface>(AddrSpaceCastOp::DEF, &ViewOfFirstOperand);
    registry.attach::<dyn FunctionOpInterface>(LLVMFuncOp::DEF, &verify::FuncSignature);
    registry.attach::<dyn SymbolUserOpInterface>(LLVMFuncOp::DEF, &verify::FuncSymbols);
    registry.attach::<dyn SymbolUserOpInterface>(CallOp::DEF, &verify::CallSymbols);
    registry.attach::<dyn SymbolUserOpInterface>(GlobalOp::DEF, &verify::GlobalSymbols);
    registry.attach::<dyn SymbolUserOpInterface>(GlobalCtorsOp::DEF, &verify::CtorsSymbols);
    registry.attach::<dyn SymbolUserOpInterface>(GlobalDtorsOp::DEF, &verify::DtorsSymbols);
    registry.attach::<dyn SymbolUserOpInterface>(IFuncOp::DEF, &verify::IFuncSymbols);
    registry.attach::<dyn SymbolUserOpInterface>(AddressOfOp::DEF, &verify::AddressOfSymbols);
    registry.attach::<dyn SymbolUserOpInterface>(
        DSOLocalEquivalentOp::DEF,
        &verify::DsoLocalEquivalentSymbols,
    );
    registry.attach::<dyn SymbolUserOpInterface>(BlockAddressOp::DEF, &verify::BlockAddressSymbols);
}
