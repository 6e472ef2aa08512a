//! Machine code that Cranelift cannot generate.

use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::ir::Signature;
use cranelift_codegen::isa::CallConv;
use cranelift_module::{
    FuncId, FuncOrDataId, Linkage as Link, Module as Target, ModuleReloc, ModuleRelocTarget,
};

use crate::program::Helper;
use crate::why::TargetError;

/// `mov al, 8; movabs r11, callee; jmp r11`: callers of variadic functions pass the number of vector registers with
/// arguments in `al`, which Cranelift does not support.
const VARIADIC: [u8; 15] = [
    0xb0, 0x08, 0x49, 0xbb, 0, 0, 0, 0, 0, 0, 0, 0, 0x41, 0xff, 0xe3,
];
/// The offset of the callee's address in [`VARIADIC`].
const VARIADIC_CALLEE: u32 = 4;

/// `mov al, 8; jmp callee`, for code that is linked later.
const VARIADIC_LINKED: [u8; 7] = [0xb0, 0x08, 0xe9, 0, 0, 0, 0];
/// The offset of the callee's relative address in [`VARIADIC_LINKED`].
const VARIADIC_LINKED_CALLEE: u32 = 3;

fn import(target: &mut impl Target, name: &str) -> Result<FuncId, TargetError> {
    match target.get_name(name) {
        Some(FuncOrDataId::Func(id)) => Ok(id),
        _ => {
            let blank = Signature::new(CallConv::SystemV);
            Ok(target.declare_function(name, Link::Import, &blank)?)
        }
    }
}

/// Declares a helper. A thunk is also defined if it does not exist yet.
pub(crate) fn declare(target: &mut impl Target, helper: &Helper) -> Result<FuncId, TargetError> {
    match helper {
        Helper::Function(name) => import(target, name),
        Helper::Variadic(callee) => {
            let name = format!("{callee}.variadic");
            if let Some(FuncOrDataId::Func(id)) = target.get_name(&name) {
                return Ok(id);
            }
            let callee = import(target, callee)?;
            if target.isa().name() != "x64" {
                // Arguments of variadic functions are passed like those of other functions.
                return Ok(callee);
            }
            let blank = Signature::new(CallConv::SystemV);
            let id = target.declare_function(&name, Link::Local, &blank)?;
            let (bytes, offset, kind, addend): (&[u8], _, _, _) =
                match target.isa().flags().is_pic() {
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

/// The entry of a variadic function. It saves the argument registers, and calls the body with the addresses of the
/// saved registers and of the stack arguments.
const ENTRY: [u8; 109] = [
    0x48, 0x81, 0xec, 0xb8, 0, 0, 0, // sub rsp, 0xb8
    0x48, 0x89, 0x3c, 0x24, // mov [rsp], rdi
    0x48, 0x89, 0x74, 0x24, 0x08, // mov [rsp + 0x08], rsi
    0x48, 0x89, 0x54, 0x24, 0x10, // mov [rsp + 0x10], rdx
    0x48, 0x89, 0x4c, 0x24, 0x18, // mov [rsp + 0x18], rcx
    0x4c, 0x89, 0x44, 0x24, 0x20, // mov [rsp + 0x20], r8
    0x4c, 0x89, 0x4c, 0x24, 0x28, // mov [rsp + 0x28], r9
    0x0f, 0x29, 0x44, 0x24, 0x30, // movaps [rsp + 0x30], xmm0
    0x0f, 0x29, 0x4c, 0x24, 0x40, // movaps [rsp + 0x40], xmm1
    0x0f, 0x29, 0x54, 0x24, 0x50, // movaps [rsp + 0x50], xmm2
    0x0f, 0x29, 0x5c, 0x24, 0x60, // movaps [rsp + 0x60], xmm3
    0x0f, 0x29, 0x64, 0x24, 0x70, // movaps [rsp + 0x70], xmm4
    0x0f, 0x29, 0xac, 0x24, 0x80, 0, 0, 0, // movaps [rsp + 0x80], xmm5
    0x0f, 0x29, 0xb4, 0x24, 0x90, 0, 0, 0, // movaps [rsp + 0x90], xmm6
    0x0f, 0x29, 0xbc, 0x24, 0xa0, 0, 0, 0, // movaps [rsp + 0xa0], xmm7
    0x48, 0x89, 0xe7, // mov rdi, rsp
    0x48, 0x8d, 0xb4, 0x24, 0xc0, 0, 0, 0, // lea rsi, [rsp + 0xc0]
    0xe8, 0, 0, 0, 0, // call body
    0x48, 0x81, 0xc4, 0xb8, 0, 0, 0,    // add rsp, 0xb8
    0xc3, // ret
];
/// The offset of the body's relative address in [`ENTRY`].
const ENTRY_BODY: u32 = 97;

/// The same on AArch64, with a frame pointer. `x8`, the address of a large result, is preserved.
const ENTRY_OF_AARCH64: [u32; 15] = [
    0xa9b3_7bfd, // stp x29, x30, [sp, #-208]!
    0x9100_03fd, // mov x29, sp
    0xa901_07e0, // stp x0, x1, [sp, #16]
    0xa902_0fe2, // stp x2, x3, [sp, #32]
    0xa903_17e4, // stp x4, x5, [sp, #48]
    0xa904_1fe6, // stp x6, x7, [sp, #64]
    0xad02_87e0, // stp q0, q1, [sp, #80]
    0xad03_8fe2, // stp q2, q3, [sp, #112]
    0xad04_97e4, // stp q4, q5, [sp, #144]
    0xad05_9fe6, // stp q6, q7, [sp, #176]
    0x9100_43e0, // add x0, sp, #16
    0x9103_43e1, // add x1, sp, #208
    0x9400_0000, // bl body
    0xa8cd_7bfd, // ldp x29, x30, [sp], #208
    0xd65f_03c0, // ret
];
/// The offset of the body's relative address in [`ENTRY_OF_AARCH64`].
const BODY_OF_AARCH64: u32 = 48;

/// The facts about a thunk that backtraces need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thunk {
    /// The size of the code in bytes.
    pub len: u32,
    /// The return address of the call, as an offset.
    pub returns: u32,
    /// For code without a frame pointer, the number of stack bytes between the arguments of the call and the thunk's
    /// own return address.
    pub frame: Option<u32>,
}

/// Returns the entry of a variadic function, for backtraces.
pub(crate) fn entry(is_aarch64: bool) -> Thunk {
    match is_aarch64 {
        true => Thunk {
            len: size_of_val(&ENTRY_OF_AARCH64) as u32,
            returns: BODY_OF_AARCH64 + 4,
            frame: None,
        },
        false => Thunk {
            len: ENTRY.len() as u32,
            returns: ENTRY_BODY + 4,
            frame: Some(0xb8),
        },
    }
}

/// Defines the entry of a variadic function.
pub(crate) fn define_entry(
    target: &mut impl Target,
    public: FuncId,
    body: FuncId,
) -> Result<(), TargetError> {
    let is_aarch64 = target.isa().name() == "aarch64";
    let (bytes, offset, kind, addend) = match is_aarch64 {
        true => {
            let bytes = ENTRY_OF_AARCH64.iter().flat_map(|code| code.to_le_bytes());
            (bytes.collect(), BODY_OF_AARCH64, Reloc::Arm64Call, 0)
        }
        false => (ENTRY.to_vec(), ENTRY_BODY, Reloc::X86CallPCRel4, -4),
    };
    let reloc = ModuleReloc {
        offset,
        kind,
        name: ModuleRelocTarget::user(0, body.as_u32()),
        addend,
    };
    target.define_function_bytes(public, 16, &bytes, &[reloc])?;
    Ok(())
}
