//! Code that Cranelift cannot make, as bytes.

use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::ir::Signature;
use cranelift_codegen::isa::CallConv;
use cranelift_module::{
    FuncId, FuncOrDataId, Linkage as Link, Module as Target, ModuleError, ModuleReloc,
    ModuleRelocTarget,
};

use crate::program::Helper;

/// `mov al, 8; movabs r11, callee; jmp r11`: variadic functions are told in `al` how many vector
/// registers have arguments, which Cranelift cannot.
const VARIADIC: [u8; 15] = [
    0xb0, 0x08, 0x49, 0xbb, 0, 0, 0, 0, 0, 0, 0, 0, 0x41, 0xff, 0xe3,
];
/// Where the address of the callee is in [`VARIADIC`].
const VARIADIC_CALLEE: u32 = 4;

fn import(target: &mut impl Target, name: &str) -> Result<FuncId, ModuleError> {
    match target.get_name(name) {
        Some(FuncOrDataId::Func(id)) => Ok(id),
        _ => {
            let blank = Signature::new(CallConv::SystemV);
            target.declare_function(name, Link::Import, &blank)
        }
    }
}

/// Declares a helper; defines it if it is a thunk that is not there yet.
pub(crate) fn declare(target: &mut impl Target, helper: &Helper) -> Result<FuncId, ModuleError> {
    match helper {
        Helper::Function(name) => import(target, name),
        Helper::Variadic(callee) => {
            let name = format!("{callee}.variadic");
            if let Some(FuncOrDataId::Func(id)) = target.get_name(&name) {
                return Ok(id);
            }
            let callee = import(target, callee)?;
            let blank = Signature::new(CallConv::SystemV);
            let id = target.declare_function(&name, Link::Local, &blank)?;
            let reloc = ModuleReloc {
                offset: VARIADIC_CALLEE,
                kind: Reloc::Abs8,
                name: ModuleRelocTarget::user(0, callee.as_u32()),
                addend: 0,
            };
            target.define_function_bytes(id, 16, &VARIADIC, &[reloc])?;
            Ok(id)
        }
    }
}
