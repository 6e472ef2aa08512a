//! Calls variadic C functions through a pointer. Cranelift cannot pass the number of vector registers that such a call
//! requires.

/// Calls `target` with the given registers and stack block: six integer registers, eight vector registers of 16 bytes
/// each, and `stack_bytes` bytes of stack, a multiple of 16. The stack block gets the alignment of `stack`, limited to
/// 16 384 bytes. `results` receives rax, rdx, rcx, 0, xmm0 and xmm1 (two words each).
///
/// # Safety
/// The arguments must be those of the C function at `target`.
#[cfg(all(target_arch = "x86_64", not(windows)))]
#[unsafe(naked)]
pub unsafe extern "C" fn call(
    target: *const u8,
    integers: *const u64,
    floats: *const u8,
    stack: *const u8,
    stack_bytes: u64,
    results: *mut u64,
) {
    core::arch::naked_asm!(
        "push rbp",
        "mov rbp, rsp",
        "push rbx",
        "push r12",
        "mov rbx, r9",
        "mov r11, rdi",
        "mov r10, rsi",
        // The alignment of the stack block.
        "mov rax, rcx",
        "and rax, -16",
        "or rax, 0x4000",
        "mov r12, rax",
        "neg r12",
        "and r12, rax",
        // Touch each page of the block, so that the guard page cannot be skipped.
        "lea rax, [r8 + r12]",
        "2:",
        "cmp rax, 4096",
        "jbe 3f",
        "sub rsp, 4096",
        "or qword ptr [rsp], 0",
        "sub rax, 4096",
        "jmp 2b",
        "3:",
        "sub rsp, rax",
        "lea rsp, [rsp + r12 - 1]",
        "neg r12",
        "and rsp, r12",
        "mov rdi, rsp",
        "mov rsi, rcx",
        "mov rcx, r8",
        "rep movsb",
        "movups xmm0, [rdx]",
        "movups xmm1, [rdx + 16]",
        "movups xmm2, [rdx + 32]",
        "movups xmm3, [rdx + 48]",
        "movups xmm4, [rdx + 64]",
        "movups xmm5, [rdx + 80]",
        "movups xmm6, [rdx + 96]",
        "movups xmm7, [rdx + 112]",
        "mov rdi, [r10]",
        "mov rsi, [r10 + 8]",
        "mov rdx, [r10 + 16]",
        "mov rcx, [r10 + 24]",
        "mov r8, [r10 + 32]",
        "mov r9, [r10 + 40]",
        "mov eax, 8",
        "call r11",
        "mov [rbx], rax",
        "mov [rbx + 8], rdx",
        "mov [rbx + 16], rcx",
        "mov qword ptr [rbx + 24], 0",
        "movups [rbx + 32], xmm0",
        "movups [rbx + 48], xmm1",
        "lea rsp, [rbp - 16]",
        "pop r12",
        "pop rbx",
        "pop rbp",
        "ret",
    )
}
