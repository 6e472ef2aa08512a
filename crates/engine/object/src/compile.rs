//! Compiles a module to the bytes of an object file.

use cranelift_codegen::Context;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::{Signature, UserFuncName};
use cranelift_codegen::isa::{CallConv, OwnedTargetIsa};
use cranelift_module::{FuncId, Module as Target, ModuleReloc, default_libcall_names};
use cranelift_object::{ObjectBuilder, ObjectModule};
use terrace_engine_clif::{Program, Translation, Unsupported, Wanted, Worker, caught, unoptimized};
use terrace_llvmir::{Inst, Module};

use crate::lines::{Lines, SourceLine, lines_of_module};
use crate::target::{Format, target};
use crate::unwind::Unwind;
use crate::{Error, Opt, symbols};

/// The kind of output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Emit {
    /// An object file.
    #[default]
    Object,
    /// The Cranelift IR of all functions, as text.
    Clif,
}

/// Options of a compilation.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The kind of output.
    pub emit: Emit,
    /// The target triple; this machine's by default.
    pub triple: Option<String>,
    /// The processor, by its name in Cranelift or LLVM; `native` for this machine's.
    pub cpu: Option<String>,
    /// Cranelift's optimization level.
    pub opt: Opt,
    /// True if the object becomes part of an executable, so that its definitions cannot be replaced.
    pub for_executable: bool,
    /// True if source lines are omitted.
    pub no_lines: bool,
    /// True if all functions have frame pointers.
    pub frame_pointers: bool,
    /// True if Cranelift verifies its input.
    pub verify: bool,
    /// The program that produces the object, named in the debug information.
    pub producer: String,
}

/// An object file, or text.
#[derive(Clone, Debug)]
pub struct Object {
    /// The bytes of the object file or the text.
    pub bytes: Vec<u8>,
    /// The undefined symbols that the object refers to, sorted.
    pub wanted: Vec<String>,
}

/// Compiles a module. Source lines come from its debug information.
///
/// # Errors
/// See [`Error`].
pub fn compile(module: &Module, options: &Options) -> Result<Object, Error> {
    compile_with_lines(module, options, &lines_of_module(module))
}

/// Compiles a module with other source lines. `lines` returns the line of an instruction, given the index of its
/// function, or the line of the function itself if there is no instruction.
///
/// # Errors
/// See [`Error`].
pub fn compile_with_lines(
    module: &Module,
    options: &Options,
    lines: &dyn Fn(usize, Option<Inst>) -> Option<SourceLine>,
) -> Result<Object, Error> {
    let compiled = caught(|| Compiler::run(module, options, lines));
    compiled.unwrap_or_else(|reason| Err(refused("the module", reason)))
}

fn refused(what: &str, error: impl std::fmt::Display) -> Error {
    Error::Refused {
        what: what.to_owned(),
        reason: error.to_string(),
    }
}

fn module_error(error: impl std::fmt::Display) -> Error {
    refused("the module", error)
}

/// The state of a compilation.
struct Compiler<'a, 'm> {
    program: &'a Program<'m>,
    /// The target's machine without optimizations, created for the first function that needs it.
    unoptimized: Option<OwnedTargetIsa>,
    target: ObjectModule,
    context: Context,
    wanted: Wanted,
    lines: Option<Lines<'a>>,
    unwind: Option<Unwind>,
    /// The text, for outputs in text form.
    text: Option<String>,
}

impl<'a, 'm> Compiler<'a, 'm> {
    fn run(
        module: &'m Module,
        options: &Options,
        lines: &dyn Fn(usize, Option<Inst>) -> Option<SourceLine>,
    ) -> Result<Object, Error> {
        let options = &Options {
            frame_pointers: options.frame_pointers || Program::needs_frame_pointers(module),
            ..options.clone()
        };
        let (isa, format) = target(options)?;
        let name = module.source_filename.to_vec();
        // The file name at the beginning of a symbol table must not contain a zero byte.
        let name = match name.contains(&0) || name.is_empty() {
            true => b"module".to_vec(),
            false => name,
        };
        let builder = ObjectBuilder::new(isa, name, default_libcall_names());
        let mut target = ObjectModule::new(builder.map_err(module_error)?);
        let mut program = Program::declare(module, &mut target).map_err(module_error)?;
        if options.for_executable {
            program.assume_final();
        }
        let mut problems = program.refused();
        problems.extend(symbols::refused(module, format));
        let mut worker = Worker::new(&program, target.target_config());
        let data = program.define(&mut worker, &mut target);
        problems.extend(data.map_err(module_error)?);
        let mut compiler = Compiler {
            program: &program,
            unoptimized: None,
            target,
            context: Context::new(),
            wanted: Wanted::default(),
            lines: (!options.no_lines).then(|| Lines::new(lines)),
            unwind: (format == Format::Elf).then(Unwind::default),
            text: (options.emit == Emit::Clif).then(String::new),
        };
        let start = compiler.functions(&mut worker, &mut problems)?;
        if !problems.is_empty() {
            return Err(Error::Unsupported(problems));
        }
        let Compiler {
            target,
            mut wanted,
            lines,
            unwind,
            text,
            ..
        } = compiler;
        for id in program.addressed() {
            wanted.add(target.declarations(), *id);
        }
        let wanted = wanted.into_names().into_iter().collect();
        if let Some(text) = text {
            let bytes = text.into_bytes();
            return Ok(Object { bytes, wanted });
        }
        let starts = symbols::Starts::new(&program, start);
        let mut product = target.finish();
        symbols::describe(&program, module, &mut product, format)?;
        starts.write(&mut product, format)?;
        if let Some(unwind) = unwind {
            let written = unwind.write(&mut product);
            written.map_err(|error| refused("the tables of unwinding", error))?;
        }
        if let Some(lines) = lines {
            lines
                .write(&mut product, format, &options.producer)
                .map_err(|error| refused("the debug information", error))?;
        }
        let bytes = product.emit();
        let bytes = bytes.map_err(|error| refused("the module", error))?;
        Ok(Object { bytes, wanted })
    }

    /// Defines all functions. Returns the function that computes the initial values that a linker cannot compute.
    fn functions(
        &mut self,
        worker: &mut Worker<'m>,
        problems: &mut Vec<Unsupported>,
    ) -> Result<Option<FuncId>, Error> {
        let program = self.program;
        for work in program.work() {
            self.context.clear();
            let translation = program.translate(work, worker, &mut self.context.func);
            problems.extend(program.explain(Some(work.function), &translation));
            if problems.is_empty() {
                self.define(Some(work.function), work.id, &translation)?;
            }
        }
        if !program.has_start() {
            return Ok(None);
        }
        let blank = Signature::new(CallConv::SystemV);
        let id = self.target.declare_anonymous_function(&blank);
        let id = id.map_err(module_error)?;
        self.context.clear();
        let translation = program.translate_start(worker, &mut self.context.func);
        problems.extend(program.explain(None, &translation));
        if problems.is_empty() {
            self.define(None, id, &translation)?;
        }
        Ok(Some(id))
    }

    fn name(&self, id: FuncId) -> String {
        let declared = self.target.declarations().get_function_decl(id);
        declared.linkage_name(id).into_owned()
    }

    fn define(
        &mut self,
        function: Option<usize>,
        id: FuncId,
        translation: &Translation,
    ) -> Result<(), Error> {
        self.context.func.name = UserFuncName::user(0, id.as_u32());
        let name = self.name(id);
        self.program
            .link(
                &mut self.target,
                &mut self.context.func,
                &translation.helpers,
            )
            .map_err(module_error)?;
        self.wanted.add_helpers(&self.target, &translation.helpers);
        if let Some(text) = &mut self.text {
            text.push_str(&format!("; @{name}\n{}\n", self.context.func.display()));
            return Ok(());
        }
        if translation.returns_twice && self.unoptimized.is_none() {
            let made = unoptimized(self.target.isa());
            self.unoptimized = Some(made.map_err(module_error)?);
        }
        let own = self.unoptimized.as_deref();
        let own = own.filter(|_| translation.returns_twice);
        let (isa, context) = (own.unwrap_or(self.target.isa()), &mut self.context);
        let result = caught(|| {
            let compiled = context.compile(isa, &mut ControlPlane::default());
            compiled.map(|_| ()).map_err(|error| {
                cranelift_codegen::print_errors::pretty_error(error.func, error.inner)
            })
        });
        let result = result.flatten();
        result.map_err(|reason| refused(&format!("@{name}"), reason))?;
        let Some(compiled) = self.context.compiled_code() else {
            return Ok(());
        };
        let buffer = &compiled.buffer;
        let relocs = buffer.relocs().iter();
        let relocs: Vec<_> = relocs
            .map(|reloc| ModuleReloc::from_mach_reloc(reloc, &self.context.func, id))
            .collect();
        let align = u64::from(buffer.alignment);
        (self.target)
            .define_function_bytes(id, align, buffer.data(), &relocs)
            .map_err(|error| refused(&format!("@{name}"), error))?;
        for reloc in &relocs {
            self.wanted.add_reloc(self.target.declarations(), reloc);
        }
        if let Some(unwind) = &mut self.unwind {
            let taken = unwind.function(self.target.isa(), id, compiled);
            taken.map_err(|error| refused(&format!("@{name}"), error))?;
        }
        if let Some(lines) = &mut self.lines
            && let Some(function) = function
        {
            lines.function(self.program, function, id, &compiled.buffer);
        }
        Ok(())
    }
}
