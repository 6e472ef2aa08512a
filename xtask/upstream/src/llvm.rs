//! Wraps modules of LLVM IR.

use std::ffi::{CStr, c_char, c_int};
use std::mem::ManuallyDrop;
use std::ptr::{self, NonNull};

use mlir_sys::{
    LLVMContextCreate, LLVMContextDispose, LLVMContextRef,
    LLVMCreateMemoryBufferWithMemoryRangeCopy, LLVMDisposeMemoryBuffer, LLVMDisposeMessage,
    LLVMDisposeModule, LLVMMemoryBufferRef, LLVMModuleRef, LLVMOpaqueContext, LLVMOpaqueModule,
    LLVMPrintModuleToString, LLVMSetModuleIdentifier,
};

// The parts of LLVM's C API that mlir-sys does not declare (llvm-c/{Analysis,BitReader,BitWriter,IRReader}.h, LLVM 22).
unsafe extern "C" {
    fn LLVMParseIRInContext2(
        context: LLVMContextRef,
        buffer: LLVMMemoryBufferRef,
        module: *mut LLVMModuleRef,
        message: *mut *mut c_char,
    ) -> c_int;
    fn LLVMParseBitcodeInContext2(
        context: LLVMContextRef,
        buffer: LLVMMemoryBufferRef,
        module: *mut LLVMModuleRef,
    ) -> c_int;
    fn LLVMWriteBitcodeToMemoryBuffer(module: LLVMModuleRef) -> LLVMMemoryBufferRef;
    fn LLVMVerifyModule(module: LLVMModuleRef, action: c_int, message: *mut *mut c_char) -> c_int;
}

/// `LLVMReturnStatusAction`: returns the status, and neither prints nor aborts.
const RETURN_STATUS: c_int = 2;

/// A module of LLVM IR, with its own context.
pub struct LlvmModule {
    context: NonNull<LLVMOpaqueContext>,
    module: NonNull<LLVMOpaqueModule>,
}

impl LlvmModule {
    /// Takes ownership of a context and the module in it. If the module is null, frees the context.
    ///
    /// # Safety
    /// Both are valid or null, nothing else owns them, and the module is in the context.
    pub(crate) unsafe fn new(context: LLVMContextRef, module: LLVMModuleRef) -> Option<Self> {
        let context = NonNull::new(context)?;
        let Some(module) = NonNull::new(module) else {
            // SAFETY: the context is valid, ours, and empty.
            unsafe { LLVMContextDispose(context.as_ptr()) };
            return None;
        };
        Some(Self { context, module })
    }

    /// Parses LLVM IR. The error is LLVM's, with the line and a caret.
    pub fn parse(text: &str) -> Result<Self, String> {
        // SAFETY: the buffer is a copy of the text, which LLVMParseIRInContext2 reads and we free. On success it has
        // stored a module of `context`. On failure the message is ours.
        unsafe {
            let buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(
                text.as_ptr().cast(),
                text.len(),
                c"<stdin>".as_ptr(),
            );
            let context = LLVMContextCreate();
            let mut module = ptr::null_mut();
            let mut message = ptr::null_mut();
            let failed = LLVMParseIRInContext2(context, buffer, &raw mut module, &raw mut message);
            LLVMDisposeMemoryBuffer(buffer);
            let module = Self::new(context, if failed == 0 { module } else { ptr::null_mut() });
            let message = take_message(message);
            module.ok_or(message)
        }
    }

    /// Returns the context and the module. The caller must free or leak them.
    pub(crate) fn into_parts(self) -> (LLVMContextRef, LLVMModuleRef) {
        let this = ManuallyDrop::new(self);
        (this.context.as_ptr(), this.module.as_ptr())
    }

    /// Runs LLVM's verifier. The error is the text of its message.
    pub fn verify(&self) -> Result<(), String> {
        let mut message = ptr::null_mut();
        // SAFETY: the module is valid; the message is ours.
        let (failed, message) = unsafe {
            let failed = LLVMVerifyModule(self.module.as_ptr(), RETURN_STATUS, &raw mut message);
            (failed, take_message(message))
        };
        if failed == 0 { Ok(()) } else { Err(message) }
    }

    /// Returns the module as `.ll` text.
    pub fn print(&self) -> String {
        // SAFETY: the module is valid and the string is ours.
        unsafe { take_message(LLVMPrintModuleToString(self.module.as_ptr())) }
    }

    /// Returns the module after writing it as bitcode and reading it again.
    fn through_bitcode(&self) -> Result<Self, String> {
        // SAFETY: the buffer is ours and outlives the reading. On success a module of `context` has been stored.
        let module = unsafe {
            let buffer = LLVMWriteBitcodeToMemoryBuffer(self.module.as_ptr());
            let context = LLVMContextCreate();
            let mut module = ptr::null_mut();
            let failed = LLVMParseBitcodeInContext2(context, buffer, &raw mut module);
            LLVMDisposeMemoryBuffer(buffer);
            if failed == 0 {
                // The name that llvm-dis gives standard input.
                LLVMSetModuleIdentifier(module, c"<stdin>".as_ptr(), c"<stdin>".count_bytes());
            }
            Self::new(context, if failed == 0 { module } else { ptr::null_mut() })
        };
        module.ok_or_else(|| "LLVM does not read its own bitcode".into())
    }
}

impl Drop for LlvmModule {
    fn drop(&mut self) {
        // SAFETY: we own both, and the module is freed before its context.
        unsafe {
            LLVMDisposeModule(self.module.as_ptr());
            LLVMContextDispose(self.context.as_ptr());
        }
    }
}

/// Processes a text like `llvm-as | llvm-dis`: parses and verifies it, writes and reads bitcode, and prints the result.
/// The file name on the first line is `<stdin>`.
pub fn llvm_normalise(text: &str) -> Result<String, String> {
    let module = LlvmModule::parse(text)?;
    module.verify()?;
    Ok(module.through_bitcode()?.print())
}

/// Copies and frees a string of LLVM. Returns an empty string for null.
///
/// # Safety
/// The pointer is null or a string from LLVM that nobody else frees.
pub(crate) unsafe fn take_message(message: *mut c_char) -> String {
    if message.is_null() {
        return String::new();
    }
    // SAFETY: by contract the string is terminated, and it is freed once, after the copy.
    unsafe {
        let text = CStr::from_ptr(message).to_string_lossy().into_owned();
        LLVMDisposeMessage(message);
        text
    }
}
