//! The LLVM dialect, as MLIR 22 defines it.
//!
//! - [`types`]: storage of the types, and what "compatible with the dialect" means.
//! - [`enums`], [`attrs`], [`dwarf`]: enumerations, attributes, names of debug information.
//! - [`constraints`]: what operands, results and properties may be.
//! - [`ops`]: the operations by family; [`LLVM`] is the dialect. [`verify`]: what their definitions do not say.

mod asm;
pub mod attrs;
mod branch;
pub mod constraints;
mod data_layout;
pub mod dwarf;
mod effects;
pub mod enums;
mod fold;
mod inline;
pub mod ops;
pub mod types;
pub mod verify;

pub use ops::*;
pub use types::{
    ArrayType, FunctionType, LabelType, MetadataType, PointerType, StructType, TargetExtType,
    TokenType, VoidType, X86AmxType,
};

use terrace_ir::interfaces::{DialectAttrs, FunctionOp, MaterializeConstant, SymbolUser};
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
    registry.attach::<dyn FunctionOp>(LLVMFuncOp::DEF, &verify::FuncSignature);
    registry.attach::<dyn SymbolUser>(LLVMFuncOp::DEF, &verify::FuncSymbols);
    registry.attach::<dyn SymbolUser>(CallOp::DEF, &verify::CallSymbols);
    registry.attach::<dyn SymbolUser>(GlobalOp::DEF, &verify::GlobalSymbols);
    registry.attach::<dyn SymbolUser>(GlobalCtorsOp::DEF, &verify::CtorsSymbols);
    registry.attach::<dyn SymbolUser>(GlobalDtorsOp::DEF, &verify::DtorsSymbols);
    registry.attach::<dyn SymbolUser>(IFuncOp::DEF, &verify::IFuncSymbols);
    registry.attach::<dyn SymbolUser>(AddressOfOp::DEF, &verify::AddressOfSymbols);
    registry.attach::<dyn SymbolUser>(
        DSOLocalEquivalentOp::DEF,
        &verify::DsoLocalEquivalentSymbols,
    );
    registry.attach::<dyn SymbolUser>(BlockAddressOp::DEF, &verify::BlockAddressSymbols);
}
