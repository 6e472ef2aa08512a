//! `convert-func-to-llvm`: converts functions, calls and returns.
//!
//! Signatures follow the calling conventions of MLIR's *LLVM IR Target*. Memref descriptors are unpacked into scalars,
//! or passed as bare pointers. Several results are packed into a struct. A function tagged `llvm.emit_c_interface` gets
//! a wrapper that C code can call.

mod calls;
mod function;
mod pass;
mod wrapper;

pub use pass::{
    BARE_PTR, BEFORE_CALLERS, C_WRAPPERS, CONVERT_FUNC_TO_LLVM, DROP_ARGUMENT_ATTRIBUTES,
    LLVM_REQUEST_C_WRAPPERS, LOWERING, REQUEST_C_WRAPPERS,
};

use terrace_func::{CallIndirectOp, CallOp, ConstantOp, FuncOp, ReturnOp};
use terrace_rewrite::PatternSet;

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet) {
    populate_func_op(patterns);
    patterns
        .add_conversion_fn::<CallIndirectOp>("CallIndirectOpLowering", calls::lower_call_indirect);
    patterns.add_conversion_fn::<CallOp>("CallOpLowering", calls::lower_direct_call);
    patterns.add_conversion_fn::<ConstantOp>("ConstantOpLowering", calls::lower_constant);
    patterns.add_conversion_fn::<ReturnOp>("ReturnOpLowering", calls::lower_return);
}

/// `populateFuncToLLVMFuncOpConversionPattern`: adds only the pattern of `func.func`.
pub fn populate_func_op(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<FuncOp>("FuncOpConversion", function::lower_func);
}

/// The attribute that requests the C interface.
pub(crate) const EMIT_C_INTERFACE: &str = "llvm.emit_c_interface";
/// The attribute that requests bare pointers.
pub(crate) const BARE_POINTER: &str = "llvm.bareptr";
