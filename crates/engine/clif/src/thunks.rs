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

/// `mov al, 8; jmp callee`, for code that is linked later.
const VARIADIC_LINKED: [u8; 7] = [0xb0, 0x08, 0xe9, 0, 0, 0, 0];
/// Where the distance of the callee is in [`VARIADIC_LINKED`].
const VARIADIC_LINKED_CALLEE: u32 = 3;

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
            if target.isa().name() != "x64" {
                // Arguments of variadic functions are passed like all others.
                return Ok(callee);
            }
            let blank = Signature::new(CallConv::SystemV);
            let id = target.declare_function(&name, Link::Local, &blank)?;
            let (bytes, offset, kind, addend): (&[u8], _, _, _) = match target.isa().flags().is_pic() {
                false => (&VARIADIC, VARIADIC_CALLEE, Reloc::Abs8, 0),
                true => {
                    let kind = Reloc::X86CallPLTRel4;
                    (&VARIADIC_LINKED, VARIADIC_LINKED_CALLEE, kind, -4)
                }
            };
            let reloc = ModuleReloc {
                offset,
                kind,
                name: ModuleRelocTarget::user(0, callee.as_u32()),
                addend,
            };
            target.define_function_bytes(id, 16, bytes, &[reloc])?;
            Ok(id)
        }
    }
}
