//! Runs LLVM IR in this process, without optimization.
//!
//! Values that a program prints by the functions of MLIR's runners (`printI64` and others) are recorded as [`Printed`]
//! instead of written as text.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::ptr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU8, Ordering};
use std::thread;

use crate::llvm::{LlvmModule, take_message};
use mlir_sys::LLVMModuleRef;

/// An execution engine of LLVM.
type Engine = *mut c_void;

/// `LLVMMCJITCompilerOptions`
#[repr(C)]
struct CompilerOptions {
    level: c_uint,
    code_model: c_int,
    no_frame_pointer_elimination: c_int,
    fast_selection: c_int,
    memory_manager: *mut c_void,
}

// From llvm-c/{ExecutionEngine,Support,Target}.h, LLVM 22.
unsafe extern "C" {
    fn LLVMLinkInMCJIT();
    fn LLVMInitializeX86TargetInfo();
    fn LLVMInitializeX86Target();
    fn LLVMInitializeX86TargetMC();
    fn LLVMInitializeX86AsmPrinter();
    fn LLVMInitializeMCJITCompilerOptions(options: *mut CompilerOptions, size: usize);
    fn LLVMCreateMCJITCompilerForModule(
        engine: *mut Engine,
        module: LLVMModuleRef,
        options: *mut CompilerOptions,
        size: usize,
        message: *mut *mut c_char,
    ) -> c_int;
    fn LLVMDisposeExecutionEngine(engine: Engine);
    fn LLVMGetFunctionAddress(engine: Engine, name: *const c_char) -> u64;
    fn LLVMAddSymbol(name: *const c_char, value: *mut c_void);
}

/// The number of bytes of a program's stack that are filled.
const FILLED_STACK: usize = 64 << 10;
/// The maximum number of values that a program may print before it is aborted.
const MOST: usize = 1 << 16;

/// A value that a program printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Printed {
    /// An integer of up to 64 bits.
    Integer(i64),
    /// A float of 32 bits.
    Single(f32),
    /// A float of 64 bits.
    Double(f64),
    /// Punctuation: a line break, or a character around or between the elements of vectors.
    Mark(char),
}

static PRINTED: Mutex<Vec<Printed>> = Mutex::new(Vec::new());

fn print(value: Printed) {
    let Ok(mut printed) = PRINTED.lock() else {
        return;
    };
    printed.push(value);
    if printed.len() > MOST {
        // The program prints endlessly, and no caller could handle an error.
        std::process::abort();
    }
}

extern "C" fn print_i64(value: i64) {
    print(Printed::Integer(value));
}
extern "C" fn print_f32(value: f32) {
    print(Printed::Single(value));
}
extern "C" fn print_f64(value: f64) {
    print(Printed::Double(value));
}
extern "C" fn print_open() {
    print(Printed::Mark('('));
}
extern "C" fn print_close() {
    print(Printed::Mark(')'));
}
extern "C" fn print_comma() {
    print(Printed::Mark(','));
}
extern "C" fn print_newline() {
    print(Printed::Mark('\n'));
}
extern "C" fn print_string(_text: *const c_char) {
    print(Printed::Mark('"'));
}

/// The byte with which newly allocated memory is filled.
static FILL: AtomicU8 = AtomicU8::new(0);

extern "C" fn filled_malloc(size: usize) -> *mut c_void {
    // SAFETY: malloc accepts any size, and exactly the allocated block is filled.
    unsafe {
        let memory = libc::malloc(size);
        if !memory.is_null() {
            libc::memset(memory, FILL.load(Ordering::Relaxed).into(), size);
        }
        memory
    }
}

/// Fills the memory that the program will use as its stack.
#[inline(never)]
fn fill_stack(fill: u8) {
    let mut bytes = [0u8; FILLED_STACK];
    bytes.fill(fill);
    std::hint::black_box(&mut bytes);
}

// Functions that conversions call and that no C library contains.
extern "C" fn reciprocal_root(value: f64) -> f64 {
    1.0 / value.sqrt()
}
extern "C" fn reciprocal_root_single(value: f32) -> f32 {
    1.0 / value.sqrt()
}

/// Rounds to bf16. The lowest bits of the result register contain the bf16.
extern "C" fn single_to_bfloat(value: f32) -> f32 {
    let bits = value.to_bits();
    let rounded = match value.is_nan() {
        true => (bits >> 16) | 0x40,
        false => (bits + 0x7fff + ((bits >> 16) & 1)) >> 16,
    };
    f32::from_bits(rounded)
}

/// Rounds to bf16 without double rounding.
extern "C" fn double_to_bfloat(value: f64) -> f32 {
    let mut single = value as f32;
    // Rounding to odd preserves the bits that the second rounding needs.
    if !single.is_nan() && f64::from(single) != value {
        let bits = single.to_bits();
        if f64::from(single).abs() > value.abs() {
            single = f32::from_bits(bits - 1);
        }
        single = f32::from_bits(single.to_bits() | 1);
    }
    single_to_bfloat(single)
}

/// Returns the functions that programs find before those of the process.
pub fn symbols() -> [(&'static CStr, *mut c_void); 14] {
    [
        (c"printI64", print_i64 as *mut c_void),
        (c"printU64", print_i64 as *mut c_void),
        (c"printF32", print_f32 as *mut c_void),
        (c"printF64", print_f64 as *mut c_void),
        (c"printOpen", print_open as *mut c_void),
        (c"printClose", print_close as *mut c_void),
        (c"printComma", print_comma as *mut c_void),
        (c"printNewline", print_newline as *mut c_void),
        (c"printString", print_string as *mut c_void),
        (c"malloc", filled_malloc as *mut c_void),
        (c"rsqrt", reciprocal_root as *mut c_void),
        (c"rsqrtf", reciprocal_root_single as *mut c_void),
        (c"__truncsfbf2", single_to_bfloat as *mut c_void),
        (c"__truncdfbf2", double_to_bfloat as *mut c_void),
    ]
}

/// Access to LLVM's JIT. Create at most one per process.
pub struct Jit(());

impl Jit {
    /// Initializes LLVM's JIT.
    pub fn new() -> Self {
        // SAFETY: these functions fill LLVM's tables. The names are constants, and the addresses are those of
        // functions.
        unsafe {
            LLVMLinkInMCJIT();
            LLVMInitializeX86TargetInfo();
            LLVMInitializeX86Target();
            LLVMInitializeX86TargetMC();
            LLVMInitializeX86AsmPrinter();
            for (name, address) in symbols() {
                LLVMAddSymbol(name.as_ptr(), address);
            }
        }
        Self(())
    }

    /// Compiles a module and runs its `main`, which has no parameters and results, on a stack of the given size. New
    /// memory is filled with `fill`. Returns the printed values, or LLVM's message if the module is invalid.
    ///
    /// The program may corrupt the process, so run unknown programs in a fork ([`isolated`](crate::isolated)).
    pub fn run(&self, text: &str, stack: usize, fill: u8) -> Result<Vec<Printed>, String> {
        let module = LlvmModule::parse(text)?;
        module.verify()?;
        let mut options = CompilerOptions {
            level: 0,
            code_model: 0,
            no_frame_pointer_elimination: 0,
            fast_selection: 0,
            memory_manager: ptr::null_mut(),
        };
        let mut engine = ptr::null_mut();
        let mut message = ptr::null_mut();
        let size = size_of::<CompilerOptions>();
        // SAFETY: the options are LLVM's, with the size that LLVM expects and our changes. The engine takes ownership
        // of the module, whose context outlives the engine. The message is ours.
        let address = unsafe {
            LLVMInitializeMCJITCompilerOptions(&raw mut options, size);
            options.level = 0;
            options.fast_selection = 1;
            let (context, module) = module.into_parts();
            let failed = LLVMCreateMCJITCompilerForModule(
                &raw mut engine,
                module,
                &raw mut options,
                size,
                &raw mut message,
            );
            if failed != 0 {
                return Err(take_message(message));
            }
            // The context is never freed, because the process that runs a program exits soon.
            let _ = context;
            LLVMGetFunctionAddress(engine, c"main".as_ptr())
        };
        if address == 0 {
            return Err("there is no function main".to_owned());
        }
        let printed = run_code(address, stack, fill);
        // SAFETY: the engine is ours, and none of its code still runs.
        unsafe { LLVMDisposeExecutionEngine(engine) };
        printed
    }
}

/// Runs a compiled function without parameters and results, on a stack of the given size. New memory is filled with
/// `fill`. Returns the values printed through [`symbols`].
pub fn run_code(address: u64, stack: usize, fill: u8) -> Result<Vec<Printed>, String> {
    if let Ok(mut printed) = PRINTED.lock() {
        printed.clear();
    }
    FILL.store(fill, Ordering::Relaxed);
    let call = move || {
        fill_stack(fill);
        // SAFETY: the caller guarantees that the address is that of a compiled function without parameters and results.
        unsafe { std::mem::transmute::<u64, extern "C" fn()>(address)() };
    };
    let thread = thread::Builder::new().stack_size(stack).spawn(call);
    match thread.map(thread::JoinHandle::join) {
        Ok(Ok(())) => Ok(PRINTED
            .lock()
            .map(|mut printed| std::mem::take(&mut *printed))
            .unwrap_or_default()),
        Ok(Err(_)) => Err("the program panicked".to_owned()),
        Err(error) => Err(format!("no thread: {error}")),
    }
}

impl Default for Jit {
    fn default() -> Self {
        Self::new()
    }
}
