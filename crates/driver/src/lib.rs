//! Everything registered, and the `terrace` program as a library.
//!
//! # Map
//! - [`register_all`], [`pass_registry`]: all dialects, all passes. [`Tool`]: the program, for others to extend: a program
//!   with dialects and passes of its own adds them and calls [`Tool::main`].
//! - [`flags`]: command lines in mlir-opt's spelling. [`general`]: those that commands share. [`files`]: input and output. [`split`]: pieces of input. [`chunk`]: one piece of input in one
//!   context, with what it leaves on standard error.
//! - [`opt`], [`lower`], [`translate`], [`llvm`], [`docs`], `run` and `build` (with the feature of that name): the
//!   commands. `program`: a program to run or build; `compiling`: the code that these two share. [`expect`]:
//!   `--verify-diagnostics`.
//!
//! *Architecture Invariant:* no algorithm on IR lives here.
//! *Architecture Invariant:* output appears whole or not at all: a file is renamed into place, standard output is written at
//! the end.
//!
#![doc = include_str!("../README.md")]

#[cfg(feature = "run")]
pub mod build;
pub mod chunk;
#[cfg(feature = "run")]
mod compiling;
pub mod docs;
pub mod expect;
pub mod files;
pub mod flags;
pub mod general;
mod help;
pub mod hints;
pub mod llvm;
pub mod lower;
pub mod opt;
mod pieces;
#[cfg(feature = "run")]
mod program;
#[cfg(feature = "run")]
pub mod run;
pub mod split;
pub mod translate;

use std::ffi::OsString;
use terrace_asm::PrintOptions;
use terrace_asm::printer::DescribeIr;
use terrace_ir::{Context, Registry};
pub use terrace_lower::Choices;
use terrace_pass::{Lowering, PassRegistry};

/// Registers all dialects, and the models that conversions and the translation attach to their operations.
pub fn register_all(registry: &mut Registry) {
    registry
        .dialect(&terrace_builtin::BUILTIN)
        .dialect(&terrace_func::FUNC)
        .dialect(&terrace_arith::ARITH)
        .dialect(&terrace_cf::CF)
        .dialect(&terrace_memref::MEMREF)
        .dialect(&terrace_affine::AFFINE)
        .dialect(&terrace_ub::UB)
        .dialect(&terrace_index::INDEX)
        .dialect(&terrace_math::MATH)
        .dialect(&terrace_complex::COMPLEX)
        .dialect(&terrace_scf::SCF)
        .dialect(&terrace_vector::VECTOR)
        .dialect(&terrace_amx::AMX)
        .dialect(&terrace_x86vector::X86VECTOR)
        .dialect(&terrace_dlti::DLTI)
        .dialect(&terrace_llvm::LLVM);
    registry.describe_with(DescribeIr::default());
    terrace_amx_to_llvm::register(registry);
    terrace_x86vector_to_llvm::register(registry);
    terrace_arith_to_llvm::register(registry);
    terrace_cf_to_llvm::register(registry);
    terrace_complex_to_llvm::register(registry);
    terrace_func_to_llvm::register(registry);
    terrace_index_to_llvm::register(registry);
    terrace_math_to_llvm::register(registry);
    terrace_memref_to_llvm::register(registry);
    terrace_ub_to_llvm::register(registry);
    terrace_vector_to_llvm::register(registry);
    terrace_to_llvmir::register(registry);
    terrace_from_llvmir::register(registry);
}

/// All passes.
pub fn pass_registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    registry.add(&terrace_arith_to_llvm::CONVERT_ARITH_TO_LLVM);
    registry.add(&terrace_cf_to_llvm::CONVERT_CF_TO_LLVM);
    registry.add(&terrace_func_to_llvm::CONVERT_FUNC_TO_LLVM);
    registry.add(&terrace_func_to_llvm::LLVM_REQUEST_C_WRAPPERS);
    registry.add(&terrace_index_to_llvm::CONVERT_INDEX_TO_LLVM);
    registry.add(&terrace_ub_to_llvm::CONVERT_UB_TO_LLVM);
    registry.add(&terrace_math_to_llvm::CONVERT_MATH_TO_LLVM);
    registry.add(&terrace_vector_to_llvm::CONVERT_VECTOR_TO_LLVM);
    registry.add(&terrace_vector_to_scf::CONVERT_VECTOR_TO_SCF);
    registry.add(&terrace_memref_to_llvm::TERRACE_LOWER_ATOMICS);
    registry.add(&terrace_memref_to_llvm::FINALIZE_MEMREF_TO_LLVM);
    registry.add(&terrace_convert_to_llvm::CONVERT_TO_LLVM);
    registry.add(&terrace_reconcile_unrealized_casts::RECONCILE_UNREALIZED_CASTS);
    registry.add(&terrace_affine_to_std::LOWER_AFFINE);
    registry.add(&terrace_affine_transforms::AFFINE_EXPAND_INDEX_OPS);
    registry.add(&terrace_affine_transforms::AFFINE_EXPAND_INDEX_OPS_AS_AFFINE);
    registry.add(&terrace_scf_to_cf::CONVERT_SCF_TO_CF);
    registry.add(&terrace_scf_transforms::SCF_FOR_TO_WHILE);
    registry.add(&terrace_scf_transforms::SCF_FOR_LOOP_RANGE_FOLDING);
    registry.add(&terrace_scf_transforms::SCF_FOR_LOOP_SPECIALIZATION);
    registry.add(&terrace_scf_transforms::SCF_FORALL_TO_FOR);
    registry.add(&terrace_scf_transforms::SCF_FORALL_TO_PARALLEL);
    registry.add(&terrace_scf_transforms::SCF_PARALLEL_FOR_TO_NESTED_FORS);
    registry.add(&terrace_scf_transforms::SCF_PARALLEL_LOOP_SPECIALIZATION);
    registry.add(&terrace_scf_transforms::SCF_PARALLEL_LOOP_TILING);
    for pass in terrace_transforms::PASSES {
        registry.add(pass);
    }
    registry.add(&terrace_arith_transforms::ARITH_EXPAND);
    registry.add(&terrace_arith_transforms::TERRACE_EXPAND_ARITH);
    registry.add(&terrace_arith_transforms::ARITH_INT_RANGE_NARROWING);
    registry.add(&terrace_arith_transforms::ARITH_UNSIGNED_WHEN_EQUIVALENT);
    registry.add(&terrace_arith_transforms::INT_RANGE_OPTIMIZATIONS);
    registry.add(&terrace_memref_transforms::EXPAND_STRIDED_METADATA);
    registry.add(&terrace_memref_transforms::MEMREF_EXPAND);
    registry.add(&terrace_memref_transforms::EXPAND_REALLOC);
    registry.add(&terrace_memref_transforms::MEMREF_EMULATE_WIDE_INT);
    registry.add(&terrace_memref_transforms::NORMALIZE_MEMREFS);
    registry.add(&terrace_memref_transforms::FLATTEN_MEMREF);
    registry.add(&terrace_memref_transforms::RESOLVE_RANKED_SHAPED_TYPE_RESULT_DIMS);
    registry.add(&terrace_memref_transforms::RESOLVE_SHAPED_TYPE_RESULT_DIMS);
    registry.add(&terrace_memref_transforms::FOLD_MEMREF_ALIAS_OPS);
    registry.add(&terrace_memref_transforms::AFFINE_FOLD_MEMREF_ALIAS_OPS);
    registry.add(&terrace_complex_to_llvm::CONVERT_COMPLEX_TO_LLVM);
    registry.add(&terrace_complex_to_standard::CONVERT_COMPLEX_TO_STANDARD);
    registry.add(&terrace_complex_to_libm::CONVERT_COMPLEX_TO_LIBM);
    registry.add(&terrace_math_to_libm::CONVERT_MATH_TO_LIBM);
    registry.add(&terrace_math_transforms::TERRACE_EXPAND_MATH);
    registry.add(&terrace_math_transforms::MATH_EXPAND_OPS);
    registry.add(&terrace_math_transforms::MATH_EXTEND_TO_SUPPORTED_TYPES);
    registry.add(&terrace_math_transforms::MATH_UPLIFT_TO_FMA);
    registry.add(&terrace_math_transforms::MATH_SINCOS_FUSION);
    registry.add(&terrace_math_to_funcs::CONVERT_MATH_TO_FUNCS);
    registry.add(&terrace_vector_transforms::TERRACE_LOWER_VECTORS);
    registry.add(&terrace_vector_transforms::LOWER_VECTOR_MASK);
    registry.add(&terrace_vector_transforms::LOWER_VECTOR_MULTI_REDUCTION);
    registry.add(&terrace_vector_transforms::LOWER_VECTOR_TO_FROM_ELEMENTS_TO_SHUFFLE_TREE);
    registry.add(&terrace_llvm_transforms::LLVM_ADD_COMDATS);
    registry.add(&terrace_llvm_transforms::SET_LLVM_MODULE_DATA_LAYOUT);
    registry.add(&terrace_llvm_transforms::DI_SCOPE_FOR_LLVM_FUNC_OP);
    registry.add(&terrace_llvm_transforms::LLVM_LEGALIZE_FOR_EXPORT);
    registry.add(&terrace_llvm_transforms::LLVM_TARGET_TO_DATA_LAYOUT);
    registry.add(&terrace_llvm_transforms::LLVM_TARGET_TO_TARGET_FEATURES);
    registry.add(&terrace_llvm_transforms::LLVM_USE_DEFAULT_VISIBILITY);
    registry.add(&terrace_arith_transforms::ARITH_EMULATE_UNSUPPORTED_FLOATS);
    registry.add(&terrace_arith_transforms::ARITH_EMULATE_WIDE_INT);
    registry
}

/// A context with all dialects.
pub fn context() -> Context {
    let mut registry = Registry::new();
    register_all(&mut registry);
    Context::new(registry)
}

/// A command-line tool: its name, and the dialects and passes it knows.
///
/// A tool of one's own is made of the default: `Tool { name: "mine", ..Tool::default() }`.
pub struct Tool {
    /// The program's name in messages and help.
    pub name: &'static str,
    /// The program's version.
    pub version: &'static str,
    /// One line on what the program is, for its help.
    pub about: &'static str,
    /// Registers dialects.
    pub register: fn(&mut Registry),
    /// The passes that can be named.
    pub passes: PassRegistry,
    /// The passes that `lower` plans with; all must be in `passes`. If nothing orders two of them, the first here runs
    /// first. The IR that they leave must be translatable: in the LLVM dialect, or in one with
    /// [`LlvmTranslationDialectInterface`](terrace_to_llvmir::LlvmTranslationDialectInterface).
    pub lowerings: Vec<&'static Lowering>,
}

impl Default for Tool {
    /// `terrace` itself.
    fn default() -> Self {
        Tool {
            name: "terrace",
            version: env!("CARGO_PKG_VERSION"),
            about: "MLIR's LLVM IR target",
            register: register_all,
            passes: pass_registry(),
            lowerings: lower::LOWERINGS.to_vec(),
        }
    }
}

impl Tool {
    /// A context with the tool's dialects.
    pub fn context(&self) -> Context {
        self.context_that_shows(PrintOptions::default())
    }

    /// A context with the tool's dialects, whose messages show IR as the options say.
    pub fn context_that_shows(&self, options: PrintOptions) -> Context {
        let mut registry = Registry::new();
        (self.register)(&mut registry);
        registry.describe_with(DescribeIr(options));
        Context::new(registry)
    }

    /// Runs a command line without the program's name and returns the exit status: 0 for success, 1 if an error was
    /// printed, and that of a program that was run.
    pub fn main(&self, arguments: impl IntoIterator<Item = OsString>) -> u8 {
        #[cfg(feature = "run")]
        terrace_engine_jit::silence_caught_panics();
        let mut arguments = arguments.into_iter();
        let command = arguments.next();
        let rest: Vec<OsString> = arguments.collect();
        let result = match command.as_ref().and_then(|command| command.to_str()) {
            Some("opt") => opt::main(self, rest),
            Some("lower") => lower::main(self, rest),
            Some("translate") => translate::main(self, rest),
            Some("llvm") => llvm::main(self, rest),
            #[cfg(feature = "run")]
            Some("run") => return run::main(self, rest).unwrap_or_else(flags::Stop::report),
            #[cfg(feature = "run")]
            Some("build") => build::main(self, rest),
            #[cfg(feature = "run")]
            Some(terrace_engine_llvm::child::COMMAND) => {
                return terrace_engine_llvm::child::serve(&rest);
            }
            #[cfg(not(feature = "run"))]
            Some("run" | "build") => Err(flags::Stop::Usage(help::no_engine(self))),
            Some("docs") => docs::main(self, rest),
            Some("help" | "--help" | "-help" | "-h") => files::print(&help::overview(self)),
            Some("version" | "--version" | "-version" | "-V") => files::print(&help::version(self)),
            _ => Err(flags::Stop::Usage(help::no_command(
                self,
                command.as_deref(),
            ))),
        };
        match result {
            Ok(()) => 0,
            Err(stop) => stop.report(),
        }
    }
}
