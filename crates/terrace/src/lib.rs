//! Everything registered, and the `terrace` program as a library.
//!
//! # Map
//! - [`BUNDLES`]: all dialects and passes. [`Tool`]: the program, for others to extend: a program with dialects and passes of
//!   its own adds its bundle and calls [`Tool::main`].
//! - [`ir`], [`asm`], [`func`] and so on: the crates of Terrace. [`prelude`]: the names that most programs use.
//! - [`read`], [`compile`], `Jit`: from text to a module, from a module to LLVM IR or to functions that are called.
//! - [`flags`]: command lines in mlir-opt's spelling. [`general`]: those that commands share. [`files`]: input and output. [`split`]: pieces of input. [`chunk`]: one piece of input in one
//!   context, with what it leaves on standard error.
//! - [`opt`], [`lower`], [`translate`], [`llvm_ir`], [`docs`], `run` and `build` (with the feature of that name): the
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
mod check_names;
pub mod chunk;
mod compile;
#[cfg(feature = "run")]
mod compiling;
pub mod docs;
pub mod expect;
pub mod files;
pub mod flags;
pub mod general;
mod help;
pub mod hints;
#[cfg(feature = "run")]
pub mod jit;
pub mod llvm_ir;
pub mod lower;
pub mod opt;
mod pieces;
pub mod prelude;
#[cfg(feature = "run")]
mod program;
#[cfg(feature = "run")]
pub mod run;
pub mod split;
pub mod translate;

pub use compile::{CompileError, Compiled, compile, read};
#[cfg(feature = "run")]
pub use jit::Jit;
use std::ffi::OsString;
pub use terrace_analysis as analysis;
pub use terrace_asm as asm;
use terrace_asm::PrintOptions;
use terrace_asm::printer::DescribeIr;
pub use terrace_builtin as builtin;
pub use terrace_diag as diag;
pub use terrace_format as format;
pub use terrace_interfaces as interfaces;
pub use terrace_ir as ir;
use terrace_ir::{Context, Registry};
pub use terrace_llvm_common as llvm_common;
pub use terrace_llvm_words as llvm_words;
pub use terrace_llvmir as llvmir;
pub use terrace_llvmir_read as llvmir_read;
/// The macros that define operations, types, attributes and enumerations, for crates that depend on this one alone. Those of
/// `terrace-macros` are the same for crates that depend on each crate of Terrace that they use.
pub use terrace_macros::{
    facade_dialect_attr as dialect_attr, facade_dialect_enum as dialect_enum,
    facade_dialect_type as dialect_type, facade_op as op,
};
pub use terrace_numeric as numeric;
pub use terrace_pass::lower::Choices;
use terrace_pass::{Bundle, Lowering, OptionDef, PassRegistry, bundle};
pub use terrace_presburger as presburger;
pub use terrace_reference as reference;
pub use terrace_rewrite as rewrite;
pub use terrace_stages as stages;
pub use terrace_vector_transforms as vector_transforms;

/// The crates that run programs: engines, and what a program meets while it runs.
#[cfg(feature = "run")]
pub mod engine {
    pub use terrace_engine_abi as abi;
    pub use terrace_engine_jit as jit;
    pub use terrace_engine_llvm as llvm;
    pub use terrace_engine_object as object;
    pub use terrace_engine_process as process;
    pub use terrace_engine_runtime as runtime;
}

macro_rules! bundles {
    (
        dialects { $($dialect:ident as $dialect_name:ident: $($def:path),+;)* }
        passes { $($package:ident as $name:ident;)* }
        models { $($models:ident as $models_name:ident;)* }
    ) => {
        $(pub use $dialect as $dialect_name;)*
        $(pub use $package as $name;)*
        $(pub use $models as $models_name;)*

        /// The dialects, whose crates know no passes.
        static DIALECTS: Bundle = Bundle::new().dialects(&[$($(&$def),+),*]);

        /// All of Terrace. In a stage of a lowering, passes of an earlier bundle run first.
        pub static BUNDLES: &[&Bundle] = &[
            &terrace_pass::BUNDLE,
            &DIALECTS,
            $(&$package::BUNDLE,)*
            $(&const { Bundle::new().models($models::register) },)*
            &hints::BUNDLE,
        ];
    };
}

pub use terrace_pass as pass;

// The crates that bring dialects, passes or models, and their names in this one.
bundles! {
    dialects {
        terrace_func as func: func::FUNC;
        terrace_arith as arith: arith::ARITH;
        terrace_cf as cf: cf::CF;
        terrace_memref as memref: memref::MEMREF;
        terrace_affine as affine: affine::AFFINE;
        terrace_ub as ub: ub::UB;
        terrace_index as index: index::INDEX;
        terrace_math as math: math::MATH;
        terrace_complex as complex: complex::COMPLEX;
        terrace_scf as scf: scf::SCF;
        terrace_vector as vector: vector::VECTOR;
        terrace_x86 as x86: x86::amx::AMX, x86::x86vector::X86VECTOR;
        terrace_arm as arm: arm::arm_neon::ARM_NEON, arm::arm_sve::ARM_SVE;
        terrace_rocdl as rocdl: rocdl::ROCDL;
        terrace_nvvm as nvvm: nvvm::NVVM;
        terrace_dlti as dlti: dlti::DLTI;
        terrace_llvm as llvm: llvm::LLVM;
    }
    passes {
        terrace_transforms as transforms;
        terrace_scf_transforms as scf_transforms;
        terrace_vector_passes as vector_passes;
        terrace_convert_to_std as convert_to_std;
        terrace_memref_transforms as memref_transforms;
        terrace_arith_transforms as arith_transforms;
        terrace_math_transforms as math_transforms;
        terrace_arm_transforms as arm_transforms;
        terrace_llvm_transforms as llvm_transforms;
        terrace_convert_to_llvm as convert_to_llvm;
    }
    models {
        terrace_to_llvmir as to_llvmir;
        terrace_from_llvmir as from_llvmir;
        terrace_translate_gpu as translate_gpu;
    }
}

/// Registers all dialects, and the models that conversions and the translation attach to their operations.
pub fn register_all(registry: &mut Registry) {
    bundle::register(BUNDLES.iter().copied(), registry);
    registry.describe_with(DescribeIr::default());
}

/// All passes.
pub fn pass_registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    add_passes(&mut registry, BUNDLES);
    registry
}

/// Adds the passes and the pipelines of bundles.
#[track_caller]
fn add_passes(registry: &mut PassRegistry, bundles: &[&'static Bundle]) {
    for bundle in bundles {
        registry.extend(bundle.passes.iter().copied());
        registry.extend_pipelines(bundle.pipelines.iter().copied());
    }
}

/// A context with all dialects.
pub fn context() -> Context {
    let mut registry = Registry::new();
    register_all(&mut registry);
    Context::new(registry)
}

/// A command-line tool: its name, and the dialects and passes that it knows.
///
/// A tool of one's own is `terrace` with bundles of one's own: `Tool::new("mine", version, about).with(&BUNDLE)`.
pub struct Tool {
    /// The program's name in messages and help.
    pub name: &'static str,
    /// The program's version.
    pub version: &'static str,
    /// One line on the program, for its help.
    pub about: &'static str,
    bundles: Vec<&'static Bundle>,
    passes: PassRegistry,
    lowerings: Vec<&'static Lowering>,
}

impl Default for Tool {
    /// `terrace` itself.
    fn default() -> Self {
        Self::new(
            "terrace",
            env!("CARGO_PKG_VERSION"),
            "MLIR's LLVM IR target",
        )
    }
}

impl Tool {
    /// A tool that knows what `terrace` knows.
    pub fn new(name: &'static str, version: &'static str, about: &'static str) -> Self {
        let mut tool = Tool {
            name,
            version,
            about,
            bundles: Vec::new(),
            passes: PassRegistry::new(),
            lowerings: Vec::new(),
        };
        tool.add(BUNDLES);
        tool
    }

    /// The same tool with one more bundle. In a stage of a lowering, its passes run before those that the tool has.
    ///
    /// # Panics
    /// If another pass, pipeline or dialect has the name of one of the bundle's, if no text can name one of its passes or
    /// pipelines, or if stages of its lowerings come before each other.
    #[track_caller]
    pub fn with(mut self, bundle: &'static Bundle) -> Self {
        self.add(&[bundle]);
        self
    }

    #[track_caller]
    fn add(&mut self, bundles: &[&'static Bundle]) {
        self.bundles.extend(bundles);
        add_passes(&mut self.passes, bundles);
        let lowerings = bundles.iter().flat_map(|bundle| bundle.lowerings);
        self.lowerings.splice(0..0, lowerings.copied());
        if let Err(why) = terrace_pass::stage::sort(&mut self.lowerings) {
            panic!("{why}");
        }
    }

    /// The passes and the registered pipelines that can be named.
    pub fn passes(&self) -> &PassRegistry {
        &self.passes
    }

    /// The passes that `lower` plans with, in order. What the last ones leave must be translatable: of the LLVM dialect, or of one with
    /// [`LlvmTranslationDialectInterface`](terrace_to_llvmir::LlvmTranslationDialectInterface).
    pub fn lowerings(&self) -> &[&'static Lowering] {
        &self.lowerings
    }

    /// The options of a whole lowering.
    pub fn lowering_options(&self) -> impl Iterator<Item = &'static OptionDef> {
        let options = self.bundles.iter().flat_map(|bundle| bundle.options);
        options.copied()
    }

    /// A context with the tool's dialects.
    pub fn context(&self) -> Context {
        self.context_that_shows(PrintOptions::default())
    }

    /// A context with the tool's dialects, whose messages show IR as the options say.
    pub fn context_that_shows(&self, options: PrintOptions) -> Context {
        let mut registry = Registry::new();
        bundle::register(self.bundles.iter().copied(), &mut registry);
        registry.describe_with(DescribeIr(options));
        Context::new(registry)
    }

    /// Runs a command line without the program's name and returns the exit status: 0 for success, 1 if an error was
    /// printed, and that of a program that was run.
    pub fn main(&self, arguments: impl IntoIterator<Item = OsString>) -> u8 {
        if let Err(why) = self.check_names() {
            return flags::Stop::Failed(why + "\n").report();
        }
        let mut arguments = arguments.into_iter();
        let command = arguments.next();
        let rest: Vec<OsString> = arguments.collect();
        let result = match command.as_ref().and_then(|command| command.to_str()) {
            Some("opt") => opt::main(self, rest),
            Some("lower") => lower::main(self, rest),
            Some("translate") => translate::main(self, rest),
            Some("llvm") => llvm_ir::main(self, rest),
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

#[cfg(test)]
mod tests {
    /// README says so.
    #[test]
    fn every_crate_of_the_library_is_a_module() {
        let (workspace, own) = (include_str!("../../../Cargo.toml"), include_str!("lib.rs"));
        // For tests alone; inside of others; exported item by item.
        let apart = [
            "testing",
            "generate",
            "engine-clif",
            "engine-runtime-embedded",
            "macros",
        ];
        for line in workspace.lines() {
            let Some((name, _)) =
                (line.strip_prefix("terrace-")).and_then(|it| it.split_once(" = "))
            else {
                continue;
            };
            if !apart.contains(&name) {
                let export = format!("terrace_{} as ", name.replace('-', "_"));
                assert!(own.contains(&export), "{name} is not exported");
            }
        }
    }
}
