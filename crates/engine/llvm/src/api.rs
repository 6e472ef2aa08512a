//! The functions of LLVM's C interface that this crate uses, as declared in `llvm-c` of LLVM 22.
//!
//! `tests/signatures.rs` compares each of these types with that of `llvm-sys`.

use libloading::Library;
use std::ffi::{c_char, c_int, c_uint, c_void};

macro_rules! opaque {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        pub type $name = *mut c_void;
    )*};
}

opaque! {
    /// `LLVMContextRef`
    ContextRef
    /// `LLVMModuleRef`
    ModuleRef
    /// `LLVMMemoryBufferRef`
    BufferRef
    /// `LLVMTargetRef`
    TargetRef
    /// `LLVMTargetMachineRef`
    MachineRef
    /// `LLVMTargetDataRef`
    DataRef
    /// `LLVMPassBuilderOptionsRef`
    PassOptionsRef
    /// `LLVMErrorRef`
    ErrorRef
    /// `LLVMDiagnosticInfoRef`
    DiagnosticRef
}

/// `LLVMDiagnosticHandler`
pub type DiagnosticHandler = extern "C" fn(DiagnosticRef, *mut c_void);

macro_rules! functions {
    ($($name:ident: fn($($param:ty),* $(,)?) $(-> $result:ty)?;)*) => {
        /// The types of LLVM's functions.
        #[expect(missing_docs, reason = "the names are LLVM's")]
        pub mod types {
            use super::*;
            $(pub type $name = unsafe extern "C" fn($($param),*) $(-> $result)?;)*
        }

        /// The names of LLVM's functions.
        pub const NAMES: &[&str] = &[$(stringify!($name)),*];

        /// Addresses of LLVM's functions, and the library that they are in.
        #[expect(non_snake_case, missing_docs, reason = "the names are LLVM's, and so is their documentation")]
        pub struct Api {
            $(pub $name: types::$name,)*
            /// The library that contains the functions. It is never closed, because threads and handlers of LLVM may
            /// remain.
            library: std::mem::ManuallyDrop<Library>,
        }

        impl Api {
            /// Looks up all functions.
            ///
            /// # Safety
            /// The library must be LLVM 22, so that the functions have the types of its headers.
            ///
            /// # Errors
            /// Returns the name of a function that the library lacks.
            pub unsafe fn look_up(library: Library) -> Result<Api, String> {
                Ok(Api {
                    $($name: {
                        // SAFETY: the caller guarantees that the functions are those of LLVM 22's headers.
                        let symbol = unsafe { library.get(stringify!($name)) };
                        *symbol.map_err(|_| stringify!($name).to_owned())?
                    },)*
                    library: std::mem::ManuallyDrop::new(library),
                })
            }
        }
    };
}

functions! {
    LLVMGetVersion: fn(*mut c_uint, *mut c_uint, *mut c_uint);
    LLVMDisposeMessage: fn(*mut c_char);

    LLVMContextCreate: fn() -> ContextRef;
    LLVMContextDispose: fn(ContextRef);
    LLVMContextSetDiagnosticHandler: fn(ContextRef, Option<DiagnosticHandler>, *mut c_void);
    LLVMGetDiagInfoDescription: fn(DiagnosticRef) -> *mut c_char;
    LLVMGetDiagInfoSeverity: fn(DiagnosticRef) -> c_int;

    LLVMCreateMemoryBufferWithMemoryRangeCopy: fn(*const c_char, usize, *const c_char) -> BufferRef;
    LLVMGetBufferStart: fn(BufferRef) -> *const c_char;
    LLVMGetBufferSize: fn(BufferRef) -> usize;
    LLVMDisposeMemoryBuffer: fn(BufferRef);

    LLVMParseIRInContext2: fn(ContextRef, BufferRef, *mut ModuleRef, *mut *mut c_char) -> c_int;
    LLVMVerifyModule: fn(ModuleRef, c_int, *mut *mut c_char) -> c_int;
    LLVMSetTarget: fn(ModuleRef, *const c_char);
    LLVMGetTarget: fn(ModuleRef) -> *const c_char;
    LLVMPrintModuleToString: fn(ModuleRef) -> *mut c_char;
    LLVMDisposeModule: fn(ModuleRef);
    LLVMWriteBitcodeToMemoryBuffer: fn(ModuleRef) -> BufferRef;

    LLVMGetDefaultTargetTriple: fn() -> *mut c_char;
    LLVMGetHostCPUName: fn() -> *mut c_char;
    LLVMGetHostCPUFeatures: fn() -> *mut c_char;
    LLVMGetTargetFromTriple: fn(*const c_char, *mut TargetRef, *mut *mut c_char) -> c_int;
    LLVMCreateTargetMachine: fn(TargetRef, *const c_char, *const c_char, *const c_char, c_int, c_int, c_int) -> MachineRef;
    LLVMDisposeTargetMachine: fn(MachineRef);
    LLVMCreateTargetDataLayout: fn(MachineRef) -> DataRef;
    LLVMSetModuleDataLayout: fn(ModuleRef, DataRef);
    LLVMDisposeTargetData: fn(DataRef);
    LLVMTargetMachineEmitToMemoryBuffer: fn(MachineRef, ModuleRef, c_int, *mut *mut c_char, *mut BufferRef) -> c_int;

    LLVMCreatePassBuilderOptions: fn() -> PassOptionsRef;
    LLVMDisposePassBuilderOptions: fn(PassOptionsRef);
    LLVMRunPasses: fn(ModuleRef, *const c_char, MachineRef, PassOptionsRef) -> ErrorRef;
    LLVMGetErrorMessage: fn(ErrorRef) -> *mut c_char;
    LLVMDisposeErrorMessage: fn(*mut c_char);

}

/// The targets of a complete LLVM build.
const TARGETS: [&str; 22] = [
    "AArch64",
    "AMDGPU",
    "ARM",
    "AVR",
    "BPF",
    "Hexagon",
    "Lanai",
    "LoongArch",
    "M68k",
    "MSP430",
    "Mips",
    "NVPTX",
    "PowerPC",
    "RISCV",
    "SPIRV",
    "Sparc",
    "SystemZ",
    "VE",
    "WebAssembly",
    "X86",
    "XCore",
    "Xtensa",
];

impl Api {
    /// Registers the targets of the library. Targets may be registered several times.
    pub fn initialize_targets(&self) {
        let parts = [
            "TargetInfo",
            "Target",
            "TargetMC",
            "AsmPrinter",
            "AsmParser",
        ];
        for target in TARGETS {
            for part in parts {
                let name = format!("LLVMInitialize{target}{part}");
                // SAFETY: all functions with such a name have no parameters and no result.
                let function = unsafe { self.library.get::<unsafe extern "C" fn()>(&name) };
                if let Ok(function) = function {
                    // SAFETY: these functions may be called at any time, by one thread at a time: callers hold the lock
                    // of `Llvm`.
                    unsafe { function() };
                }
            }
        }
    }
}

impl std::fmt::Debug for Api {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Api")
    }
}
