//! Compiles LLVM IR in this process.

use crate::api::{BufferRef, ContextRef, DiagnosticRef, MachineRef, ModuleRef};
use crate::find::{Llvm, c_text};
use crate::refuse::refused;
use std::ffi::{c_int, c_void};
use std::ptr::null_mut;
use terrace_llvmir::{Module as IrModule, ModuleWriter};

/// The kind of output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Emit {
    /// An object file.
    #[default]
    Object,
    /// Assembly.
    Assembly,
    /// Bitcode, after the passes.
    Bitcode,
    /// LLVM IR as text, after the passes.
    Ir,
}

/// The level of LLVM's passes: `default<O0>` to `default<O3>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum OptLevel {
    /// `-O0`
    #[default]
    O0,
    /// `-O1`
    O1,
    /// `-O2`
    O2,
    /// `-O3`
    O3,
}

impl OptLevel {
    /// Returns the level with a number from 0 to 3.
    pub fn of(level: u8) -> Option<OptLevel> {
        [OptLevel::O0, OptLevel::O1, OptLevel::O2, OptLevel::O3]
            .get(usize::from(level))
            .copied()
    }

    /// Returns the number of the level.
    pub fn number(self) -> u8 {
        self as u8
    }
}

/// Options of a compilation.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CompileOptions {
    /// The kind of output.
    pub emit: Emit,
    /// The level of optimization.
    pub level: OptLevel,
    /// The target triple. The default is that of the module, or this machine's if the module has none.
    pub triple: Option<String>,
    /// The processor, by LLVM's name. `native` is this machine's; the default is the baseline of the architecture.
    pub cpu: Option<String>,
    /// Processor features to add or remove, as in `+avx2,-fma`.
    pub features: String,
}

/// Compiles LLVM IR, text or bitcode, in this process.
///
/// LLVM ends the process if a target does not support a construct. [`crate::refuse::refused`] detects many such modules
/// beforehand, and [`crate::child`] compiles in a separate process.
///
/// # Errors
/// Returns LLVM's message about the module or the target.
pub fn compile(llvm: &Llvm, ir: &[u8], options: &CompileOptions) -> Result<Vec<u8>, String> {
    let api = llvm.api();
    let context = Context::new(llvm);
    let module = context.read(ir)?;
    let machine = Machine::new(llvm, &module, options)?;
    module.verify()?;
    machine.optimize(&module, options.level)?;
    let made = match options.emit {
        Emit::Object => machine.emit(&module, 1),
        Emit::Assembly => machine.emit(&module, 0),
        Emit::Bitcode => {
            // SAFETY: the module is alive.
            let buffer = unsafe { (api.LLVMWriteBitcodeToMemoryBuffer)(module.module) };
            Ok(take_buffer(llvm, buffer))
        }
        Emit::Ir => {
            // SAFETY: the module is alive.
            let text = unsafe { (api.LLVMPrintModuleToString)(module.module) };
            Ok(llvm.take_text(text).into_bytes())
        }
    }?;
    match context.errors() {
        Some(errors) => Err(errors),
        None => Ok(made),
    }
}

/// Compiles a module to an object that can be linked into this process, for the processor that it runs on.
///
/// # Errors
/// Returns all constructs on which LLVM is known to end the process, or LLVM's message.
pub fn compile_for_jit(llvm: &Llvm, module: &IrModule, level: OptLevel) -> Result<Vec<u8>, String> {
    let triple = host_triple(llvm);
    let refused = refused(module, &triple, true);
    if !refused.is_empty() {
        let all: Vec<_> = refused.iter().map(ToString::to_string).collect();
        return Err(all.join("\n"));
    }
    let text = ModuleWriter::write(module).map_err(|error| error.to_string())?;
    let options = options_for_jit(&triple, level);
    compile(llvm, &text, &options).map_err(|message| format!("LLVM: {message}"))
}

/// Returns the options for an object that is linked into this process, for the processor that it runs on.
pub fn options_for_jit(triple: &str, level: OptLevel) -> CompileOptions {
    CompileOptions {
        level,
        triple: Some(triple.to_owned()),
        cpu: Some("native".to_owned()),
        ..CompileOptions::default()
    }
}

/// Returns the bytes of a buffer and frees the buffer.
fn take_buffer(llvm: &Llvm, buffer: BufferRef) -> Vec<u8> {
    let api = llvm.api();
    // SAFETY: the buffer is alive until it is disposed of, and has the size that it reports.
    unsafe {
        let start = (api.LLVMGetBufferStart)(buffer).cast::<u8>();
        let len = (api.LLVMGetBufferSize)(buffer);
        let bytes = std::slice::from_raw_parts(start, len).to_vec();
        (api.LLVMDisposeMemoryBuffer)(buffer);
        bytes
    }
}

/// Returns a buffer with a copy of the bytes.
fn buffer_of(llvm: &Llvm, bytes: &[u8]) -> BufferRef {
    let start = bytes.as_ptr().cast();
    // SAFETY: LLVM copies the bytes.
    unsafe {
        (llvm.api().LLVMCreateMemoryBufferWithMemoryRangeCopy)(
            start,
            bytes.len(),
            c"module".as_ptr(),
        )
    }
}

/// An LLVM context and the errors reported in it.
struct Context<'a> {
    llvm: &'a Llvm,
    context: ContextRef,
    /// The list that the handler writes to.
    reported: Box<Reported<'a>>,
}

struct Reported<'a> {
    llvm: &'a Llvm,
    errors: std::cell::RefCell<Vec<String>>,
}

/// Collects errors. Without this handler, LLVM ends the process on some of them, such as invalid inline assembly.
extern "C" fn report(diagnostic: DiagnosticRef, reported: *mut c_void) {
    // SAFETY: the pointer was registered with the handler, and outlives the context.
    let reported = unsafe { &*reported.cast::<Reported<'_>>() };
    let api = reported.llvm.api();
    // SAFETY: the diagnostic is alive during the call.
    let (severity, text) = unsafe {
        (
            (api.LLVMGetDiagInfoSeverity)(diagnostic),
            (api.LLVMGetDiagInfoDescription)(diagnostic),
        )
    };
    let text = reported.llvm.take_text(text);
    // `LLVMDSError` is 0. Less severe diagnostics do not affect the result.
    if severity == 0 {
        reported.errors.borrow_mut().push(text);
    }
}

impl<'a> Context<'a> {
    fn new(llvm: &'a Llvm) -> Context<'a> {
        let reported = Box::new(Reported {
            llvm,
            errors: Default::default(),
        });
        let api = llvm.api();
        // SAFETY: the handler's argument lives in the box until the context is disposed of.
        let context = unsafe {
            let context = (api.LLVMContextCreate)();
            let place: *const Reported<'_> = &*reported;
            (api.LLVMContextSetDiagnosticHandler)(context, Some(report), place.cast_mut().cast());
            context
        };
        Context {
            llvm,
            context,
            reported,
        }
    }

    fn errors(&self) -> Option<String> {
        let errors = self.reported.errors.borrow();
        (!errors.is_empty()).then(|| errors.join("\n"))
    }

    fn read(&self, ir: &[u8]) -> Result<Module<'_>, String> {
        let (mut module, mut message) = (null_mut(), null_mut());
        let buffer = buffer_of(self.llvm, ir);
        let api = self.llvm.api();
        // SAFETY: the context and the buffer are alive.
        let failed =
            unsafe { (api.LLVMParseIRInContext2)(self.context, buffer, &mut module, &mut message) };
        // SAFETY: the parser of LLVM 22 does not take ownership of the buffer.
        unsafe { (api.LLVMDisposeMemoryBuffer)(buffer) };
        match failed {
            0 => Ok(Module {
                llvm: self.llvm,
                module,
                _context: self,
            }),
            _ => Err(self.llvm.take_text(message)),
        }
    }
}

impl Drop for Context<'_> {
    fn drop(&mut self) {
        // SAFETY: the context's modules borrow it, so they have been dropped.
        unsafe { (self.llvm.api().LLVMContextDispose)(self.context) };
    }
}

struct Module<'a> {
    llvm: &'a Llvm,
    module: ModuleRef,
    _context: &'a Context<'a>,
}

impl Module<'_> {
    fn verify(&self) -> Result<(), String> {
        let mut message = null_mut();
        // `LLVMReturnStatusAction`
        const RETURN_STATUS: c_int = 2;
        // SAFETY: the module is alive.
        let broken =
            unsafe { (self.llvm.api().LLVMVerifyModule)(self.module, RETURN_STATUS, &mut message) };
        let message = self.llvm.take_text(message);
        if broken == 0 { Ok(()) } else { Err(message) }
    }
}

impl Drop for Module<'_> {
    fn drop(&mut self) {
        // SAFETY: this owns the module.
        unsafe { (self.llvm.api().LLVMDisposeModule)(self.module) };
    }
}

struct Machine<'a> {
    llvm: &'a Llvm,
    machine: MachineRef,
}

impl<'a> Machine<'a> {
    /// Creates the target machine for a module, and sets the module's triple and data layout to those of the target.
    fn new(llvm: &'a Llvm, module: &Module<'_>, options: &CompileOptions) -> Result<Self, String> {
        let api = llvm.api();
        // SAFETY: the module is alive, and so is its triple.
        let own = unsafe { std::ffi::CStr::from_ptr((api.LLVMGetTarget)(module.module)) };
        let own = own.to_string_lossy().into_owned();
        let triple = match &options.triple {
            Some(triple) => triple.clone(),
            None if !own.is_empty() => own,
            None => host_triple(llvm),
        };
        let c_triple = c_text(&triple);
        let (mut target, mut message) = (null_mut(), null_mut());
        // SAFETY: all pointers are valid during the call.
        let failed =
            unsafe { (api.LLVMGetTargetFromTriple)(c_triple.as_ptr(), &mut target, &mut message) };
        if failed != 0 {
            return Err(llvm.take_text(message).trim_end().to_owned());
        }
        let is_native = options.cpu.as_deref() == Some("native");
        // SAFETY: the functions have no parameters and return texts.
        let host = || unsafe {
            let (cpu, features) = ((api.LLVMGetHostCPUName)(), (api.LLVMGetHostCPUFeatures)());
            (llvm.take_text(cpu), llvm.take_text(features))
        };
        let (cpu, mut features) = match is_native {
            true => host(),
            false => (options.cpu.clone().unwrap_or_default(), String::new()),
        };
        if !options.features.is_empty() {
            if !features.is_empty() {
                features.push(',');
            }
            features.push_str(&options.features);
        }
        let (cpu, features) = (c_text(&cpu), c_text(&features));
        // `LLVMRelocPIC`, `LLVMCodeModelDefault`
        let (relocation, model) = (2, 0);
        // SAFETY: LLVM owns the target; the texts are valid during the call.
        let machine = unsafe {
            (api.LLVMCreateTargetMachine)(
                target,
                c_triple.as_ptr(),
                cpu.as_ptr(),
                features.as_ptr(),
                c_int::from(options.level.number()),
                relocation,
                model,
            )
        };
        if machine.is_null() {
            return Err(format!("LLVM has no code generator for '{triple}'"));
        }
        let machine = Machine { llvm, machine };
        // SAFETY: module and machine are alive; the data layout is copied.
        unsafe {
            (api.LLVMSetTarget)(module.module, c_triple.as_ptr());
            let data = (api.LLVMCreateTargetDataLayout)(machine.machine);
            (api.LLVMSetModuleDataLayout)(module.module, data);
            (api.LLVMDisposeTargetData)(data);
        }
        Ok(machine)
    }

    fn optimize(&self, module: &Module<'_>, level: OptLevel) -> Result<(), String> {
        let api = self.llvm.api();
        let passes = c_text(&format!("default<O{}>", level.number()));
        // SAFETY: module and machine are alive; the options are disposed of once.
        let error = unsafe {
            let options = (api.LLVMCreatePassBuilderOptions)();
            let error = (api.LLVMRunPasses)(module.module, passes.as_ptr(), self.machine, options);
            (api.LLVMDisposePassBuilderOptions)(options);
            error
        };
        self.llvm.check(error)
    }

    /// Emits an object (1) or assembly (0): `LLVMCodeGenFileType`.
    fn emit(&self, module: &Module<'_>, kind: c_int) -> Result<Vec<u8>, String> {
        let (mut message, mut buffer) = (null_mut(), null_mut());
        let emit = self.llvm.api().LLVMTargetMachineEmitToMemoryBuffer;
        // SAFETY: module and machine are alive; the output parameters are writable.
        let failed = unsafe { emit(self.machine, module.module, kind, &mut message, &mut buffer) };
        match failed {
            0 => Ok(take_buffer(self.llvm, buffer)),
            _ => Err(self.llvm.take_text(message)),
        }
    }
}

impl Drop for Machine<'_> {
    fn drop(&mut self) {
        // SAFETY: this owns the machine.
        unsafe { (self.llvm.api().LLVMDisposeTargetMachine)(self.machine) };
    }
}

/// Returns the triple of this machine.
pub fn host_triple(llvm: &Llvm) -> String {
    // SAFETY: the function has no parameters and returns a text.
    llvm.take_text(unsafe { (llvm.api().LLVMGetDefaultTargetTriple)() })
}

impl Llvm {
    /// Returns the message of an LLVM error, and consumes the error.
    pub(crate) fn check(&self, error: crate::api::ErrorRef) -> Result<(), String> {
        if error.is_null() {
            return Ok(());
        }
        // SAFETY: the error is not used afterwards; its text is null-terminated and disposed of once.
        unsafe {
            let text = (self.api().LLVMGetErrorMessage)(error);
            let message = std::ffi::CStr::from_ptr(text)
                .to_string_lossy()
                .into_owned();
            (self.api().LLVMDisposeErrorMessage)(text);
            Err(message)
        }
    }
}
