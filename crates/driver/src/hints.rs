//! What helps an operation that `terrace lower` left: a pass of ours, one of mlir-opt's to run before, or nothing.

use std::fmt;
use terrace_diag::nearest;
use terrace_pass::PassRegistry;

/// What lowers an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// A pass that `terrace lower` runs. It did not take this operation.
    Ours(&'static str),
    /// A pass of ours that `terrace lower` does not run, to run before.
    First(&'static str),
    /// Passes of mlir-opt, in order, to run before.
    Upstream(&'static [&'static str]),
    /// No pass of MLIR lowers it.
    Nothing,
}

impl fmt::Display for Help {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Help::Ours(pass) => write!(f, "'{pass}' cannot convert it"),
            Help::First(pass) => write!(f, "run '{pass}' first"),
            Help::Upstream(passes) => {
                let passes = passes.join("' and '");
                write!(f, "run mlir-opt's '{passes}' first")
            }
            Help::Nothing => write!(f, "MLIR has no pass that lowers it"),
        }
    }
}

/// By dialect of MLIR: what lowers most of its operations.
const BY_DIALECT: &[(&str, Help)] = &[
    ("acc", Help::Upstream(&["convert-openacc-to-scf"])),
    ("affine", Help::Ours("lower-affine")),
    ("amdgpu", Help::Upstream(&["convert-amdgpu-to-rocdl"])),
    ("amx", Help::Upstream(&["convert-to-llvm"])),
    ("arith", Help::Ours("convert-arith-to-llvm")),
    ("arm_neon", Help::Nothing),
    ("arm_sme", Help::Upstream(&["convert-arm-sme-to-llvm"])),
    ("arm_sve", Help::Nothing),
    (
        "async",
        Help::Upstream(&["async-to-async-runtime", "convert-async-to-llvm"]),
    ),
    (
        "bufferization",
        Help::Upstream(&["one-shot-bufferize", "convert-bufferization-to-memref"]),
    ),
    ("cf", Help::Ours("convert-cf-to-llvm")),
    ("complex", Help::Ours("convert-complex-to-llvm")),
    ("dlti", Help::Nothing),
    ("emitc", Help::Nothing),
    ("func", Help::Ours("convert-func-to-llvm")),
    ("gpu", Help::Upstream(&["gpu-to-llvm"])),
    ("index", Help::Ours("convert-index-to-llvm")),
    ("irdl", Help::Nothing),
    ("linalg", Help::Upstream(&["convert-linalg-to-loops"])),
    ("math", Help::Ours("convert-math-to-llvm")),
    ("memref", Help::Ours("finalize-memref-to-llvm")),
    ("ml_program", Help::Nothing),
    ("mpi", Help::Upstream(&["convert-to-llvm"])),
    ("nvgpu", Help::Upstream(&["convert-nvgpu-to-nvvm"])),
    ("nvvm", Help::Upstream(&["convert-nvvm-to-llvm"])),
    ("omp", Help::Upstream(&["convert-openmp-to-llvm"])),
    ("pdl", Help::Upstream(&["convert-pdl-to-pdl-interp"])),
    ("pdl_interp", Help::Nothing),
    ("ptr", Help::Upstream(&["convert-to-llvm"])),
    ("quant", Help::Upstream(&["lower-quant-ops"])),
    ("rocdl", Help::Nothing),
    ("scf", Help::Ours("convert-scf-to-cf")),
    ("shape", Help::Upstream(&["convert-shape-to-std"])),
    ("shard", Help::Upstream(&["convert-shard-to-mpi"])),
    ("smt", Help::Nothing),
    (
        "sparse_tensor",
        Help::Upstream(&["sparsification-and-bufferization"]),
    ),
    ("spirv", Help::Upstream(&["convert-spirv-to-llvm"])),
    ("tensor", Help::Upstream(&["one-shot-bufferize"])),
    (
        "tosa",
        Help::Upstream(&["tosa-to-linalg", "one-shot-bufferize"]),
    ),
    ("transform", Help::Upstream(&["transform-interpreter"])),
    ("ub", Help::Ours("convert-ub-to-llvm")),
    ("vector", Help::Ours("convert-vector-to-llvm")),
    ("wasmssa", Help::Nothing),
    ("x86vector", Help::Upstream(&["convert-vector-to-llvm"])),
    ("xegpu", Help::Upstream(&["convert-xegpu-to-xevm"])),
    ("xevm", Help::Upstream(&["convert-xevm-to-llvm"])),
];

const STRIDED: Help = Help::Ours("expand-strided-metadata");
const LIBM: Help = Help::Ours("convert-math-to-libm");
const COMPLEX: Help = Help::Ours("convert-complex-to-standard");
const TRANSFER: Help = Help::Ours("convert-vector-to-scf");

/// Operations that something else helps than what helps their dialect.
const BY_OPERATION: &[(&str, Help)] = &[
    ("arith.scaling_extf", Help::First("arith-expand")),
    ("arith.scaling_truncf", Help::First("arith-expand")),
    ("complex.angle", COMPLEX),
    ("complex.atan2", COMPLEX),
    ("complex.conj", COMPLEX),
    ("complex.cos", COMPLEX),
    ("complex.exp", COMPLEX),
    ("complex.expm1", COMPLEX),
    ("complex.log", COMPLEX),
    ("complex.log1p", COMPLEX),
    ("complex.pow", COMPLEX),
    ("complex.rsqrt", COMPLEX),
    ("complex.sign", COMPLEX),
    ("complex.sin", COMPLEX),
    ("complex.sqrt", COMPLEX),
    ("complex.tan", COMPLEX),
    ("complex.tanh", COMPLEX),
    ("math.acosh", LIBM),
    ("math.asinh", LIBM),
    ("math.atanh", LIBM),
    ("math.cbrt", LIBM),
    ("math.clampf", Help::Ours("math-expand-ops")),
    ("math.erf", LIBM),
    ("math.erfc", LIBM),
    ("math.ipowi", Help::Ours("convert-math-to-funcs")),
    ("math.isinf", Help::Nothing),
    ("math.isnormal", Help::Nothing),
    ("memref.collapse_shape", STRIDED),
    ("memref.dma_start", Help::Nothing),
    ("memref.dma_wait", Help::Nothing),
    ("memref.expand_shape", STRIDED),
    ("memref.realloc", Help::Ours("expand-realloc")),
    ("memref.subview", STRIDED),
    (
        "vector.multi_reduction",
        Help::Ours("lower-vector-multi-reduction"),
    ),
    ("vector.transfer_read", TRANSFER),
    ("vector.transfer_write", TRANSFER),
];

/// The names of mlir-opt's passes, one a line, sorted.
const PASSES_OF_MLIR: &str = include_str!("passes_of_mlir.txt");

/// Whether mlir-opt has a pass of this name.
pub fn is_pass_of_mlir(name: &str) -> bool {
    PASSES_OF_MLIR.lines().any(|known| known == name)
}

/// What is said of a pass that mlir-opt has and terrace has not.
pub fn only_mlir_opt_has(pass: &str) -> String {
    format!("mlir-opt has the pass '{pass}', terrace has not: run it with mlir-opt before")
}

/// What is said of a name that is no pass of ours: who has it, or what it may be a slip of.
pub fn about_pass(name: &str, passes: &PassRegistry) -> Option<String> {
    if is_pass_of_mlir(name) {
        return Some(only_mlir_opt_has(name));
    }
    let near = nearest(name, passes.iter().map(|pass| pass.name))?;
    Some(format!("did you mean '{near}'?"))
}

/// What lowers an operation; `None` for one of a dialect that MLIR does not have.
pub fn help(operation: &str) -> Option<Help> {
    let dialect = operation.split('.').next().unwrap_or_default();
    let find = |table: &[(&'static str, Help)], name: &str| {
        let row = table.binary_search_by_key(&name, |row| row.0).ok()?;
        Some(table[row].1)
    };
    find(BY_OPERATION, operation).or_else(|| find(BY_DIALECT, dialect))
}

#[cfg(test)]
mod tests {
    use super::*;
    use terrace_asm::foreign::DIALECTS_OF_MLIR;

    #[test]
    fn tables_are_sorted_and_name_passes_that_lower_runs() {
        let ours = crate::pass_registry();
        let dialects = BY_DIALECT.iter().map(|row| row.0);
        let known = DIALECTS_OF_MLIR.iter().copied();
        assert!(dialects.eq(known.filter(|name| !["builtin", "llvm"].contains(name))));
        for table in [BY_DIALECT, BY_OPERATION] {
            assert!(table.is_sorted_by_key(|row| row.0));
            for (name, help) in table {
                match help {
                    Help::Ours(pass) => {
                        assert!(
                            crate::lower::LOWERINGS
                                .iter()
                                .any(|known| known.pass.name == *pass),
                            "{name}: {pass}"
                        );
                    }
                    Help::First(pass) => {
                        assert!(ours.lookup(pass).is_some(), "{name}: {pass}");
                        assert!(
                            !crate::lower::LOWERINGS
                                .iter()
                                .any(|known| known.pass.name == *pass),
                            "{name}: {pass}"
                        );
                    }
                    // Some are also ours, for other dialects than this one.
                    Help::Upstream(passes) => passes.iter().for_each(|pass| {
                        let is_ours = ours.lookup(pass).is_some();
                        assert!(is_pass_of_mlir(pass) || is_ours, "{name}: {pass}");
                    }),
                    Help::Nothing => {}
                }
            }
        }
    }
}
