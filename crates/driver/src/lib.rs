//! Combines the crates of Terrace: registers all dialects and passes, and compiles text to LLVM IR or into memory.
//!
//! - [`BUNDLES`] lists the bundles of all crates. A [`Compiler`] uses them, and accepts bundles of other crates.
//! - [`read`] and [`compile`] convert text to a module and a module to LLVM IR; `Jit` compiles into memory.
//! - [`read_llvm`], [`translate`] and `program` are steps of these functions, for command-line tools.
//!
//! *Architecture Invariant:* no algorithms on IR, no file access, no command line.
//!
#![doc = include_str!("../README.md")]

mod compile;
mod compiler;
#[cfg(feature = "run")]
pub mod jit;
mod llvm_ir;
mod lower;
#[cfg(feature = "run")]
pub mod program;

pub use compile::{CompileError, Compiled, compile, read};
pub use compiler::Compiler;
#[cfg(feature = "run")]
pub use jit::Jit;
pub use llvm_ir::read_llvm;
pub use lower::translate;
use std::sync::LazyLock;
use terrace_ir::{Context, Registry};
pub use terrace_pass::lower::LowerConfig;
use terrace_pass::{Bundle, PassRegistry};
use terrace_session::{Bundles, hints};
use terrace_to_llvmir::UntranslatedAttributes;

macro_rules! bundles {
    (
        dialects { $($dialect:ident as $dialect_name:ident: $($def:path),+;)* }
        passes { $($package:ident as $name:ident;)* }
        models { $($models:ident as $models_name:ident;)* }
    ) => {
        /// The crates that contain dialects, passes or models, under the names that they have in `terrace`.
        pub mod crates {
            $(pub use $dialect as $dialect_name;)*
            $(pub use $package as $name;)*
            $(pub use $models as $models_name;)*
        }
        use crates::*;

        /// The dialects, whose crates do not depend on passes.
        static DIALECTS: Bundle = Bundle::new().dialects(&[$($(&$def),+),*]);

        /// The bundles of Terrace, without that of the builtin dialect. Within a stage, the passes of an earlier bundle
        /// run first.
        pub static BUNDLES: &[&Bundle] = &[
            &DIALECTS,
            $(&$package::BUNDLE,)*
            $(&const { Bundle::new().models($models::register) },)*
            &ATTRIBUTES_OF_MLIR,
        ];
    };
}

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
        terrace_tensor as tensor: tensor::TENSOR;
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

/// Attaches the model that reports attributes which MLIR's translation interprets and Terrace's does not.
static ATTRIBUTES_OF_MLIR: Bundle = Bundle::new().models(|registry| {
    registry.attach_dialect::<dyn UntranslatedAttributes>("builtin", &AttributesOfMlir);
});

struct AttributesOfMlir;

impl UntranslatedAttributes for AttributesOfMlir {
    fn changes_llvm_ir(&self, name: &str) -> bool {
        hints::is_attribute_of_mlir(name)
    }
}

/// The bundles of Terrace as a set. Creating the set sorts the passes, which creating a context does not need.
static ALL: LazyLock<Bundles> = LazyLock::new(|| Bundles::new(BUNDLES));

/// Registers all dialects, and the models that the conversions and the translation attach to their operations.
pub fn register_all(registry: &mut Registry) {
    ALL.register(registry);
}

/// Returns a registry of all passes.
pub fn pass_registry() -> PassRegistry {
    ALL.passes().clone()
}

/// Creates a context with all dialects.
pub fn context() -> Context {
    ALL.context()
}
