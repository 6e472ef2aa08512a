//! Compiles programs into memory in one call, from MLIR of any level or from LLVM IR.
//!
//! The types for calling compiled functions are those of `terrace-engine-jit`; this module re-exports them.

use crate::Compiler;
use crate::compile::CompileError;
use crate::program::{Loading, Program};
use std::path::Path;
use std::sync::Arc;
use terrace_asm::depth::with_stack_for;
use terrace_diag::SourceText;
use terrace_engine_jit as engine;
use terrace_engine_llvm::{Llvm, OptLevel, compile_for_jit, host_triple};
use terrace_engine_process::Process;
use terrace_ir::{Body, Context};
use terrace_session::input::{Input, threads};

pub use terrace_engine_abi::Value;
pub use terrace_engine_jit::{
    Arg, BadFree, Bit, CallError, Cancel, Complex, Failure, FailureKind, Function, HostClosure,
    HostFunction, Limits, Opt, Origin, Output, Returned, Signature, Tensor, TypeError, View,
    ViewMut, args,
};

/// A program compiled into the memory of this process. Clones share the program. Its destructors run and its memory is
/// freed once all clones, and all functions and programs that use it, are dropped.
///
/// ```
/// # use terrace_driver as terrace;
/// use terrace::jit::{Jit, View, ViewMut};
///
/// let ctx = terrace::context();
/// let module = terrace::read(&ctx, "saxpy.mlir", "
///   func.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
///     %c0 = arith.constant 0 : index
///     %n = memref.dim %x, %c0 : memref<?xf32>
///     affine.for %i = 0 to %n {
///       %xi = affine.load %x[%i] : memref<?xf32>
///       %yi = affine.load %y[%i] : memref<?xf32>
///       %p = arith.mulf %a, %xi : f32
///       %s = arith.addf %p, %yi : f32
///       affine.store %s, %y[%i] : memref<?xf32>
///     }
///     return
///   }")?;
/// let jit = Jit::builder().build(&ctx, module)?;
/// let saxpy = jit.function::<fn(f32, View<'_, f32, 1>, ViewMut<'_, f32, 1>)>("saxpy")?;
/// let mut y = [1.0, 2.0];
/// saxpy.call(10.0, View::from(&[3.0, 4.0][..]), ViewMut::from(&mut y[..]))?;
/// assert_eq!(y, [31.0, 42.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Jit {
    code: engine::Jit,
    warnings: Arc<str>,
}

impl Jit {
    /// Returns a builder with the default options.
    pub fn builder<'c>() -> Builder<'c> {
        Builder {
            compiler: None,
            engine: engine::Jit::builder(),
            opt: Opt::default(),
            llvm: None,
            run_passes: false,
            threads: None,
        }
    }

    /// Returns a function by name and type. The type is a function pointer whose parameters are numbers, [`View`]s and
    /// [`ViewMut`]s.
    ///
    /// # Errors
    /// Returns an error if the function does not exist or has a different type in the source.
    pub fn function<F: Signature>(&self, name: &str) -> Result<Function<F>, TypeError> {
        self.code.function(name)
    }

    /// Calls a function by name with [`args!`]. Intended for tools.
    ///
    /// # Errors
    /// Returns an error if the function does not exist, if arguments have wrong types or shapes (the error lists all of
    /// them), if the call fails, or if it returns invalid memrefs.
    pub fn call(&self, name: &str, args: &[Arg<'_>]) -> Result<Vec<Output>, CallError> {
        self.code.call(name, args)
    }

    /// Calls a function by name, within limits.
    ///
    /// # Errors
    /// Returns the same errors as [`Jit::call`].
    pub fn call_within(
        &self,
        name: &str,
        args: &[Arg<'_>],
        limits: &Limits,
    ) -> Result<Vec<Output>, CallError> {
        self.code.call_within(name, args, limits)
    }

    /// All warnings and remarks about the program, each with its location and source line, formatted like the messages
    /// of a [`CompileError`]. Empty if there are none.
    pub fn warnings(&self) -> &str {
        &self.warnings
    }

    /// Releases the program. If nothing else keeps it in memory, its destructors run now. Otherwise they run when the
    /// last function or program that keeps it is dropped, and a failure is then written to standard error.
    ///
    /// # Errors
    /// Returns an error if a destructor failed. Later destructors do not run.
    pub fn close(self, limits: &Limits) -> Result<(), Failure> {
        self.code.close(limits)
    }

    /// The compiled code, with the addresses, names and source locations that the engine stores.
    pub fn code(&self) -> &engine::Jit {
        &self.code
    }
}

/// Options for compiling a program into memory.
pub struct Builder<'c> {
    compiler: Option<&'c Compiler>,
    engine: engine::Builder,
    opt: Opt,
    llvm: Option<u8>,
    run_passes: bool,
    threads: Option<usize>,
}

impl<'c> Builder<'c> {
    /// Sets the compiler whose passes lower the program. The default is that of Terrace.
    pub fn compiler(mut self, compiler: &'c Compiler) -> Self {
        self.compiler = Some(compiler);
        self
    }

    /// Sets the optimization effort of the engine.
    pub fn opt(mut self, opt: Opt) -> Self {
        self.opt = opt;
        self
    }

    /// Compiles with LLVM instead of Cranelift, at an optimization level from 0 to 3. Compilation takes longer, and the
    /// program runs faster. LLVM 22 is located when the program is built: with the variable `TERRACE_LLVM`, which names
    /// its library or a folder, or in the usual folders. Everything else is the same as with Cranelift, and programs of
    /// both engines can call each other.
    ///
    /// LLVM compiles in this process, and terminates the process if it encounters something that it cannot compile.
    /// Known causes are reported as errors of the compilation. As in all programs that LLVM compiles, operations with
    /// undefined behaviour, such as a division by a constant zero, may be removed instead of failing.
    ///
    /// ```
    /// # use terrace_driver as terrace;
    /// use terrace::jit::Jit;
    ///
    /// let program = "func.func @square(%x: i64) -> i64 {
    ///   %y = arith.muli %x, %x : i64
    ///   return %y : i64
    /// }";
    /// match Jit::builder().llvm(3).build_text("square.mlir", program) {
    ///     Ok(jit) => assert_eq!(jit.function::<fn(i64) -> i64>("square")?.call(7)?, 49),
    ///     Err(error) => assert!(error.to_string().contains("LLVM 22 was not found"), "{error}"),
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn llvm(mut self, level: u8) -> Self {
        self.llvm = Some(level);
        self
    }

    /// Sets whether passes optimize the program before it is lowered, as with `terrace run -O1`.
    pub fn run_passes(mut self, run_passes: bool) -> Self {
        self.run_passes = run_passes;
        self
    }

    /// Sets the number of threads for lowering and compiling.
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = Some(threads);
        self
    }

    /// Adds a host closure that the program calls by name. It has at most twelve parameters, which are numbers, `bool`s
    /// for `i1`, or raw pointers. A program that declares the function with a different type is rejected. If the
    /// closure returns an error or panics, the program's call fails with the text of the error ([`FailureKind::Host`]).
    ///
    /// ```
    /// # use terrace_driver as terrace;
    /// use std::sync::Mutex;
    /// use terrace::jit::{Jit, args};
    ///
    /// let stock = Mutex::new(3);
    /// let jit = Jit::builder()
    ///     .function("take", move |count: i64| {
    ///         let mut stock = stock.lock().map_err(|_| "the stock is lost".to_owned())?;
    ///         if count > *stock {
    ///             return Err(format!("{count} wanted, {stock} left"));
    ///         }
    ///         *stock -= count;
    ///         Ok(*stock)
    ///     })
    ///     .build_text("shop.mlir", "
    ///       func.func private @take(i64) -> i64
    ///       func.func @sell(%count: i64) -> i64 {
    ///         %left = call @take(%count) : (i64) -> i64
    ///         return %left : i64
    ///       }")?;
    /// let sell = jit.function::<fn(i64) -> i64>("sell")?;
    /// assert_eq!(sell.call(2)?, 1);
    /// # if cfg!(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))) {
    /// assert_eq!(
    ///     sell.call(2).unwrap_err().to_string(),
    ///     "shop.mlir:4:17: error: host function 'take' failed: 2 wanted, 1 left in @sell"
    /// );
    /// # }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn function<P>(self, name: impl Into<String>, function: impl HostClosure<P>) -> Self {
        self.engine(|engine| engine.function(name, function))
    }

    /// Adds a host function as a pointer. The program calls it by name, without a trampoline, so a panic in the
    /// function terminates the process. A program that declares the function with a different type is rejected.
    pub fn symbol(self, name: impl Into<String>, function: impl HostFunction) -> Self {
        self.engine(|engine| engine.symbol(name, function))
    }

    /// Adds the functions and variables that another program exports. A program that declares one of them with a
    /// different type is rejected.
    pub fn module(self, module: &Jit) -> Self {
        self.engine(|engine| engine.module(&module.code))
    }

    /// Loads a shared library, whose symbols the program can use. The compilation fails if libraries cannot be loaded;
    /// the error lists all of them.
    pub fn library(self, path: impl AsRef<Path>) -> Self {
        self.engine(|engine| engine.library(path))
    }

    /// Sets options that only the engine has.
    pub fn engine(mut self, choose: impl FnOnce(engine::Builder) -> engine::Builder) -> Self {
        self.engine = choose(self.engine);
        self
    }

    /// Verifies an MLIR module of any level, lowers and compiles it, and runs its constructors.
    ///
    /// # Errors
    /// Returns an error if the module is invalid, if operations cannot be lowered or compiled, if symbols are missing
    /// or have a different type, or if libraries cannot be loaded. The error lists all of these with their locations.
    pub fn build(self, ctx: &Context, module: Body) -> Result<Jit, CompileError> {
        let own = Compiler::default();
        let compiler = self.compiler.unwrap_or(&own);
        let program = Program::of_module(compiler, ctx, module, self.loading());
        self.finish(program.map_err(CompileError::new)?)
    }

    /// Builds a program from text: MLIR of any level, LLVM IR or bitcode, in the formats that `terrace run` accepts.
    /// `name` is the name of the input in messages. The suffix `.mlir`, `.ll` or `.bc` specifies the format.
    ///
    /// ```
    /// # use terrace_driver as terrace;
    /// use terrace::jit::{Jit, args};
    ///
    /// let jit = Jit::builder().build_text("twice.ll", "
    ///   define i32 @twice(i32 %x) {
    ///     %y = add i32 %x, %x
    ///     ret i32 %y
    ///   }")?;
    /// let results = jit.call("twice", &args![21])?;
    /// assert_eq!(results[0].value.to_string(), "42");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if the text is invalid, and the errors of [`Builder::build`].
    pub fn build_text(
        self,
        name: impl Into<String>,
        text: impl Into<SourceText>,
    ) -> Result<Jit, CompileError> {
        let input = Input {
            name: name.into(),
            text: text.into(),
        };
        with_stack_for(input.text.len(), || {
            let own = Compiler::default();
            let compiler = self.compiler.unwrap_or(&own);
            let ctx = compiler.context();
            let program = Program::load(compiler, &ctx, &input, self.loading());
            self.finish(program.map_err(CompileError::new)?)
        })
    }

    fn loading(&self) -> Loading<'static> {
        Loading {
            level: u8::from(self.run_passes),
            threads: self.threads,
            ..Loading::default()
        }
    }

    fn finish(self, mut program: Program<'_>) -> Result<Jit, CompileError> {
        let places = program.places();
        let declarations = std::mem::take(&mut program.declarations);
        let mut engine = self.engine.opt(self.opt).places(places);
        engine = engine.declarations(declarations);
        if let Some(asked) = self.threads {
            engine = engine.threads(threads(Some(asked), 0));
        }
        if let Some(level) = self.llvm {
            let stop = |message: &str| CompileError::new(program.error(None, message));
            let level = OptLevel::of(level)
                .ok_or_else(|| stop(&format!("LLVM has the levels 0 to 3, not {level}")))?;
            let llvm = Llvm::find().map_err(|missing| stop(&missing.to_string()))?;
            let checked = program.check_for_llvm(&host_triple(llvm), true);
            checked.map_err(CompileError::new)?;
            engine = engine.compiler(move |module| compile_for_jit(llvm, module, level));
        }
        let (signatures, convention) =
            (std::mem::take(&mut program.signatures), program.convention);
        let code = engine.build_functions(&mut program.module, &signatures, convention);
        let code = code.map_err(|error| {
            CompileError::new(
                program.refused(&error, "among the symbols and libraries that were added"),
            )
        })?;
        // The constructors start through `Process`, because `Process` guarantees the safety of calling a program's
        // code.
        let started = Process::new(code.clone(), Limits::default()).start();
        started.map_err(|mut failure| {
            failure.locate(|function, instruction| program.place(function, instruction));
            CompileError::new(format!("{failure}\n"))
        })?;
        let warnings = program.messages.trim_end().into();
        Ok(Jit { code, warnings })
    }
}
