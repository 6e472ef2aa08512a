//! The dialects of MLIR, of which a program has some.

/// All of them, sorted, with the passes of mlir-opt, in order, that lower most operations of those that no program of this project
/// has.
#[rustfmt::skip]
pub const DIALECTS_OF_MLIR: &[(&str, &[&str])] = &[
    ("acc", &["convert-openacc-to-scf"]),
    ("affine", &[]),
    ("amdgpu", &["convert-amdgpu-to-rocdl"]),
    ("amx", &[]),
    ("arith", &[]),
    ("arm_neon", &[]),
    ("arm_sme", &["convert-arm-sme-to-llvm"]),
    ("arm_sve", &[]),
    ("async", &["async-to-async-runtime", "convert-async-to-llvm"]),
    ("bufferization", &["one-shot-bufferize", "convert-bufferization-to-memref"]),
    ("builtin", &[]),
    ("cf", &[]),
    ("complex", &[]),
    ("dlti", &[]),
    ("emitc", &[]),
    ("func", &[]),
    ("gpu", &["gpu-to-llvm"]),
    ("index", &[]),
    ("irdl", &[]),
    ("linalg", &["convert-linalg-to-loops"]),
    ("llvm", &[]),
    ("math", &[]),
    ("memref", &[]),
    ("ml_program", &[]),
    ("mpi", &["convert-to-llvm"]),
    ("nvgpu", &["convert-nvgpu-to-nvvm"]),
    ("nvvm", &["convert-nvvm-to-llvm"]),
    ("omp", &["convert-openmp-to-llvm"]),
    ("pdl", &["convert-pdl-to-pdl-interp"]),
    ("pdl_interp", &[]),
    ("ptr", &["convert-to-llvm"]),
    ("quant", &["lower-quant-ops"]),
    ("rocdl", &[]),
    ("scf", &[]),
    ("shape", &["convert-shape-to-std"]),
    ("shard", &["convert-shard-to-mpi"]),
    ("smt", &[]),
    ("sparse_tensor", &["sparsification-and-bufferization"]),
    ("spirv", &["convert-spirv-to-llvm"]),
    ("tensor", &["one-shot-bufferize"]),
    ("tosa", &["tosa-to-linalg", "one-shot-bufferize"]),
    ("transform", &["transform-interpreter"]),
    ("ub", &[]),
    ("vector", &[]),
    ("wasmssa", &[]),
    ("x86vector", &[]),
    ("xegpu", &["convert-xegpu-to-xevm"]),
    ("xevm", &["convert-xevm-to-llvm"]),
];

/// The passes that lower most of a dialect of MLIR; `None` if there is no such dialect.
pub fn lowered_by(dialect: &str) -> Option<&'static [&'static str]> {
    let row = DIALECTS_OF_MLIR.binary_search_by_key(&dialect, |row| row.0);
    row.ok().map(|row| DIALECTS_OF_MLIR[row].1)
}
