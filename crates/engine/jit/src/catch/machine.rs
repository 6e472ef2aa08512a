//! Calls that a signal handler can abandon, and access to the registers of a stopped thread.
//!
//! [`enter`] saves the callee-saved registers, calls the code and returns false. To abandon the call, a signal handler
//! makes the thread continue at [`resume`] with the stack pointer and frame pointer that `enter` recorded; `enter` then
//! returns true. The abandoned frames are all the program's own, so none of them needs cleanup.

use std::mem::offset_of;

/// A call, and the state to continue with if the call is abandoned.
#[repr(C)]
pub(super) struct Jump {
    pub(super) code: *const u8,
    pub(super) args: [usize; 6],
    /// The integer result register and the floating-point result register.
    pub(super) int: u64,
    pub(super) float: u64,
    /// The stack pointer and frame pointer of [`enter`] while the call runs.
    pub(super) sp: usize,
    pub(super) fp: usize,
    /// The floating-point control registers.
    modes: [u32; 2],
}

impl Jump {
    pub(super) fn new(code: *const u8, args: [usize; 6]) -> Jump {
        Jump {
            code,
            args,
            int: 0,
            float: 0,
            sp: 0,
            fp: 0,
            modes: [0; 2],
        }
    }
}

/// Registers of a stopped thread.
#[derive(Clone, Copy, Debug)]
pub(super) struct Registers {
    pub(super) pc: usize,
    pub(super) sp: usize,
    pub(super) fp: usize,
    /// The return address, on machines that pass it in a register.
    pub(super) link: Option<usize>,
}

#[cfg(target_arch = "aarch64")]
use aarch64 as machine;
pub(crate) use machine::abort;
pub(super) use machine::{PROLOGUE, SAVES_PAIRS, enter, give_zero, is_return, resume};
#[cfg(target_arch = "x86_64")]
use x86_64 as machine;

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use std::arch::naked_asm;

    use super::*;

    /// Makes the call. Returns true if the call was abandoned.
    ///
    /// # Safety
    /// The arguments must be valid for the code, and `jump` must not move during the call.
    #[unsafe(naked)]
    pub(in super::super) unsafe extern "C" fn enter(jump: *mut Jump) -> bool {
        naked_asm!(
            ".cfi_startproc",
            "push rbp",
            ".cfi_def_cfa_offset 16",
            ".cfi_offset rbp, -16",
            "mov rbp, rsp",
            ".cfi_def_cfa_register rbp",
            "push rbx",
            "push r12",
            "push r13",
            "push r14",
            "push r15",
            "push rdi",
            "stmxcsr [rdi + {modes}]",
            "fnstcw [rdi + {modes} + 4]",
            "mov [rdi + {sp}], rsp",
            "mov [rdi + {fp}], rbp",
            "mov r11, rdi",
            "mov rdi, [r11 + {args}]",
            "mov rsi, [r11 + {args} + 8]",
            "mov rdx, [r11 + {args} + 16]",
            "mov rcx, [r11 + {args} + 24]",
            "mov r8, [r11 + {args} + 32]",
            "mov r9, [r11 + {args} + 40]",
            "call [r11 + {code}]",
            "mov rdi, [rsp]",
            "mov [rdi + {int}], rax",
            "movq [rdi + {float}], xmm0",
            "xor eax, eax",
            "add rsp, 8",
            "pop r15",
            "pop r14",
            "pop r13",
            "pop r12",
            "pop rbx",
            "pop rbp",
            ".cfi_def_cfa rsp, 8",
            "ret",
            ".cfi_endproc",
            modes = const offset_of!(Jump, modes),
            sp = const offset_of!(Jump, sp),
            fp = const offset_of!(Jump, fp),
            args = const offset_of!(Jump, args),
            code = const offset_of!(Jump, code),
            int = const offset_of!(Jump, int),
            float = const offset_of!(Jump, float),
        )
    }

    /// Completes [`enter`] for an abandoned call. A signal handler jumps here; nothing calls this function.
    #[unsafe(naked)]
    pub(in super::super) unsafe extern "C" fn resume() {
        naked_asm!(
            "mov rdi, [rsp]",
            "ldmxcsr [rdi + {modes}]",
            "fldcw [rdi + {modes} + 4]",
            "mov eax, 1",
            "add rsp, 8",
            "pop r15",
            "pop r14",
            "pop r13",
            "pop r12",
            "pop rbx",
            "pop rbp",
            "ret",
            modes = const offset_of!(Jump, modes),
        )
    }

    /// Implements `abort` for programs: a trapping instruction that the handler recognizes.
    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn abort() {
        naked_asm!("ud2")
    }

    /// Returns 0. Replaces a function that could not end the call.
    #[unsafe(naked)]
    pub(in super::super) unsafe extern "C" fn give_zero() {
        naked_asm!("xor eax, eax", "ret")
    }

    /// Returns true for the instruction `ret`, with or without arguments to pop.
    pub(in super::super) fn is_return(code: [u8; 4]) -> bool {
        matches!(code[0], 0xc2 | 0xc3)
    }

    /// The offset in a function up to which the frame does not exist, and the offset up to which the frame pointer is
    /// still the caller's: `push rbp; mov rbp, rsp`.
    pub(in super::super) const PROLOGUE: [u32; 2] = [1, 4];

    /// C functions need not save the frame pointer next to the return address.
    pub(in super::super) const SAVES_PAIRS: bool = false;
}

#[cfg(target_arch = "aarch64")]
mod aarch64 {
    use std::arch::naked_asm;

    use super::*;

    /// Makes the call. Returns true if the call was abandoned.
    ///
    /// # Safety
    /// The arguments must be valid for the code, and `jump` must not move during the call.
    #[unsafe(naked)]
    pub(in super::super) unsafe extern "C" fn enter(jump: *mut Jump) -> bool {
        naked_asm!(
            ".cfi_startproc",
            "stp x29, x30, [sp, #-176]!",
            ".cfi_def_cfa_offset 176",
            ".cfi_offset w29, -176",
            ".cfi_offset w30, -168",
            "mov x29, sp",
            ".cfi_def_cfa_register w29",
            "stp x19, x20, [sp, #16]",
            "stp x21, x22, [sp, #32]",
            "stp x23, x24, [sp, #48]",
            "stp x25, x26, [sp, #64]",
            "stp x27, x28, [sp, #80]",
            "stp d8, d9, [sp, #96]",
            "stp d10, d11, [sp, #112]",
            "stp d12, d13, [sp, #128]",
            "stp d14, d15, [sp, #144]",
            "str x0, [sp, #160]",
            "mrs x9, fpcr",
            "str w9, [x0, {modes}]",
            "mov x9, sp",
            "str x9, [x0, {sp}]",
            "str x29, [x0, {fp}]",
            "mov x9, x0",
            "ldr x10, [x9, {code}]",
            "ldp x0, x1, [x9, {args}]",
            "ldp x2, x3, [x9, {args} + 16]",
            "ldp x4, x5, [x9, {args} + 32]",
            "blr x10",
            "ldr x9, [sp, #160]",
            "str x0, [x9, {int}]",
            "str d0, [x9, {float}]",
            "mov w0, #0",
            "b {leave}",
            ".cfi_endproc",
            modes = const offset_of!(Jump, modes),
            sp = const offset_of!(Jump, sp),
            fp = const offset_of!(Jump, fp),
            args = const offset_of!(Jump, args),
            code = const offset_of!(Jump, code),
            int = const offset_of!(Jump, int),
            float = const offset_of!(Jump, float),
            leave = sym leave,
        )
    }

    /// Completes [`enter`]: restores the registers and returns. The result is already in its register.
    #[unsafe(naked)]
    unsafe extern "C" fn leave() {
        naked_asm!(
            "ldp d14, d15, [sp, #144]",
            "ldp d12, d13, [sp, #128]",
            "ldp d10, d11, [sp, #112]",
            "ldp d8, d9, [sp, #96]",
            "ldp x27, x28, [sp, #80]",
            "ldp x25, x26, [sp, #64]",
            "ldp x23, x24, [sp, #48]",
            "ldp x21, x22, [sp, #32]",
            "ldp x19, x20, [sp, #16]",
            "ldp x29, x30, [sp], #176",
            "ret",
        )
    }

    /// Completes [`enter`] for an abandoned call. A signal handler jumps here; nothing calls this function.
    #[unsafe(naked)]
    pub(in super::super) unsafe extern "C" fn resume() {
        naked_asm!(
            "ldr x9, [sp, #160]",
            "ldr w10, [x9, {modes}]",
            "msr fpcr, x10",
            "mov w0, #1",
            "b {leave}",
            modes = const offset_of!(Jump, modes),
            leave = sym leave,
        )
    }

    /// Implements `abort` for programs: a trapping instruction that the handler recognizes.
    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn abort() {
        naked_asm!("udf #0")
    }

    /// Returns 0. Replaces a function that could not end the call.
    #[unsafe(naked)]
    pub(in super::super) unsafe extern "C" fn give_zero() {
        naked_asm!("mov x0, #0", "ret")
    }

    /// Returns true for the instruction `ret`.
    pub(in super::super) fn is_return(code: [u8; 4]) -> bool {
        u32::from_le_bytes(code) == 0xd65f_03c0
    }

    /// The offset in a function up to which the frame does not exist, and the offset up to which the frame pointer is
    /// still the caller's: `stp x29, x30, [sp, #-16]!; mov x29, sp`.
    pub(in super::super) const PROLOGUE: [u32; 2] = [4, 8];

    /// C functions save the caller's frame pointer below the return address.
    pub(in super::super) const SAVES_PAIRS: bool = true;
}

/// Returns the registers in the context of a signal handler.
///
/// # Safety
/// `context` must point to a valid context.
pub(super) unsafe fn registers(context: *const libc::ucontext_t) -> Registers {
    // SAFETY: the caller guarantees it.
    let context = unsafe { &(*context).uc_mcontext };
    #[cfg(target_arch = "x86_64")]
    {
        let register = |at: libc::c_int| context.gregs[at as usize] as usize;
        Registers {
            pc: register(libc::REG_RIP),
            sp: register(libc::REG_RSP),
            fp: register(libc::REG_RBP),
            link: None,
        }
    }
    #[cfg(target_arch = "aarch64")]
    Registers {
        pc: context.pc as usize,
        sp: context.sp as usize,
        fp: context.regs[29] as usize,
        link: Some(context.regs[30] as usize),
    }
}

/// Returns the divisor of the division at which a thread is stopped, if it can be determined.
///
/// # Safety
/// `context` must be that of a signal for a division.
pub(super) unsafe fn divisor(context: *const libc::ucontext_t) -> Option<u64> {
    // SAFETY: the caller guarantees it.
    #[cfg(target_arch = "x86_64")]
    unsafe {
        x86_64_divisor(&(*context).uc_mcontext)
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        let _ = context;
        None
    }
}

/// Decodes the operand of `div` and `idiv`.
///
/// # Safety
/// The thread must be stopped at such an instruction, which has read its operand.
#[cfg(target_arch = "x86_64")]
unsafe fn x86_64_divisor(context: &libc::mcontext_t) -> Option<u64> {
    // Indexed by the register number in instructions.
    const REGISTERS: [libc::c_int; 16] = [
        libc::REG_RAX,
        libc::REG_RCX,
        libc::REG_RDX,
        libc::REG_RBX,
        libc::REG_RSP,
        libc::REG_RBP,
        libc::REG_RSI,
        libc::REG_RDI,
        libc::REG_R8,
        libc::REG_R9,
        libc::REG_R10,
        libc::REG_R11,
        libc::REG_R12,
        libc::REG_R13,
        libc::REG_R14,
        libc::REG_R15,
    ];
    let register = |number: u8| context.gregs[REGISTERS[usize::from(number & 15)] as usize] as u64;
    let pc = register_of_pc(context);
    // SAFETY: the bytes up to the operand's end are an instruction that the thread was running.
    let byte = |at: usize| unsafe { *std::ptr::with_exposed_provenance::<u8>(pc + at) };
    let mut at = 0;
    let mut size = 4;
    if byte(at) == 0x66 {
        (at, size) = (at + 1, 2);
    }
    let rex = match byte(at) {
        rex @ 0x40..=0x4f => {
            at += 1;
            rex
        }
        _ => 0,
    };
    size = match byte(at) {
        0xf6 => 1,
        0xf7 if rex & 8 != 0 => 8,
        0xf7 => size,
        _ => return None,
    };
    let operand = byte(at + 1);
    let mask = u64::MAX >> (64 - 8 * size);
    let number = operand & 7 | (rex & 1) << 3;
    if operand >> 6 != 3 {
        // A memory operand: base, scaled index and displacement. An address without a base has another form.
        let has_index = operand & 7 == 4;
        let scaled = if has_index { byte(at + 2) } else { 0 };
        let base = if has_index {
            scaled & 7 | (rex & 1) << 3
        } else {
            number
        };
        let index = scaled >> 3 & 7 | (rex & 2) << 2;
        let after = at + 2 + usize::from(has_index);
        // SAFETY: the displacement is part of the instruction.
        let word =
            || unsafe { std::ptr::with_exposed_provenance::<i32>(pc + after).read_unaligned() };
        let distance = match operand >> 6 {
            0 if base & 7 == 5 => return None,
            0 => 0,
            1 => i32::from(byte(after) as i8),
            _ => word(),
        };
        let mut address = register(base).wrapping_add_signed(distance.into());
        if has_index && index != 4 {
            address = address.wrapping_add(register(index) << (scaled >> 6));
        }
        let mut value = [0; 8];
        for (at, byte) in value.iter_mut().enumerate().take(size) {
            let address = (address as usize).wrapping_add(at);
            // SAFETY: the instruction has read its operand there.
            *byte = unsafe { *std::ptr::with_exposed_provenance::<u8>(address) };
        }
        return Some(u64::from_le_bytes(value) & mask);
    }
    // Without a REX prefix, the numbers 4 to 7 denote the second byte of the first four registers.
    let value = match size == 1 && rex == 0 && number >= 4 {
        true => register(number - 4) >> 8,
        false => register(number),
    };
    Some(value & mask)
}

#[cfg(target_arch = "x86_64")]
fn register_of_pc(context: &libc::mcontext_t) -> usize {
    context.gregs[libc::REG_RIP as usize] as usize
}

/// Makes the thread abandon a call when the handler returns.
///
/// # Safety
/// `context` must be valid, and the call must be running on its thread.
pub(super) unsafe fn leave(context: *mut libc::ucontext_t, jump: &Jump) {
    let code: unsafe extern "C" fn() = resume;
    // SAFETY: the caller guarantees it.
    let context = unsafe { &mut (*context).uc_mcontext };
    #[cfg(target_arch = "x86_64")]
    {
        context.gregs[libc::REG_RIP as usize] = code as usize as i64;
        context.gregs[libc::REG_RSP as usize] = jump.sp as i64;
        context.gregs[libc::REG_RBP as usize] = jump.fp as i64;
        // The calling convention requires that the direction flag and the alignment-check flag are clear.
        context.gregs[libc::REG_EFL as usize] &= !0x40400;
    }
    #[cfg(target_arch = "aarch64")]
    {
        context.pc = code as usize as u64;
        context.sp = jump.sp as u64;
        context.regs[29] = jump.fp as u64;
    }
}

/// Makes the thread continue at an address when the handler returns.
///
/// # Safety
/// `context` must be valid, and the thread must be able to continue at `address`.
pub(super) unsafe fn go(context: *mut libc::ucontext_t, address: usize) {
    // SAFETY: the caller guarantees it.
    let context = unsafe { &mut (*context).uc_mcontext };
    #[cfg(target_arch = "x86_64")]
    {
        context.gregs[libc::REG_RIP as usize] = address as i64;
    }
    #[cfg(target_arch = "aarch64")]
    {
        context.pc = address as u64;
    }
}

/// Returns true if the failed memory access was a write; `None` if the machine does not tell.
///
/// # Safety
/// `context` must be that of a signal for a memory access.
pub(super) unsafe fn is_write(context: *const libc::ucontext_t) -> Option<bool> {
    #[cfg(target_arch = "x86_64")]
    {
        // SAFETY: the caller guarantees it.
        let context = unsafe { &(*context).uc_mcontext };
        // Bit 1 of a page fault's error code.
        let is_fault = context.gregs[libc::REG_TRAPNO as usize] == 14;
        is_fault.then(|| context.gregs[libc::REG_ERR as usize] & 2 != 0)
    }
    #[cfg(target_arch = "aarch64")]
    {
        let _ = context;
        None
    }
}
