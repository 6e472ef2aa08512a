//! Defines the attributes that are not enumerations: shapes of matrices, and the target of a module.

use terrace_asm::params::kinds::INT;
use terrace_builtin::attrs::ArrayAttr;
use terrace_ir::{Attr, Context, StringAttr, attr_props};
use terrace_llvm::attrs::params::{ARRAY, DICTIONARY, one};
use terrace_macros::dialect_attr;

/// The shape of a matrix product: `#nvvm.shape<m = 16, n = 8, k = 16>`.
#[dialect_attr(
    dialect = "nvvm",
    mnemonic = "shape",
    definition = "NVVM_MMAShapeAttr",
    format = "`<` struct(params) `>`"
)]
pub struct MMAShapeAttr {
    /// The number of rows of the first factor.
    #[text(INT)]
    pub m: i64,
    /// The number of columns of the second factor.
    #[text(INT)]
    pub n: i64,
    /// The number of columns of the first factor, which equals the number of rows of the second factor.
    #[text(INT)]
    pub k: i64,
}

/// The shape of the matrices that `nvvm.ldmatrix` loads and `nvvm.stmatrix` stores:
/// `#nvvm.ld_st_matrix_shape<m = 8, n = 8>`.
#[dialect_attr(
    dialect = "nvvm",
    mnemonic = "ld_st_matrix_shape",
    format = "`<` struct(params) `>`"
)]
pub struct LdStMatrixShapeAttr {
    /// The number of rows.
    #[text(INT)]
    pub m: i64,
    /// The number of columns.
    #[text(INT)]
    pub n: i64,
}

/// The target that a module for a GPU is compiled for: `#nvvm.target<O = 3, chip = "sm_90", flags = {fast}>`.
#[dialect_attr(
    dialect = "nvvm",
    mnemonic = "target",
    definition = "NVVM_TargetAttr",
    format = "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)?",
    verify = verify_target
)]
pub struct TargetAttr {
    /// The optimization level, 0 to 3.
    #[mlir("O")]
    #[text(INT)]
    #[default(2)]
    pub optimization_level: i64,
    /// The target triple.
    #[default(b"nvptx64-nvidia-cuda".as_slice().into())]
    pub triple: Box<[u8]>,
    /// The chip: the architecture of its streaming multiprocessors.
    #[default(b"sm_50".as_slice().into())]
    pub chip: Box<[u8]>,
    /// The target features: the version of PTX.
    #[default(Box::default())]
    pub features: Box<[u8]>,
    /// Flags of the compilation: `fast`, `ftz`.
    #[text(one(DICTIONARY))]
    pub flags: Option<Attr>,
    /// The files of bitcode to link.
    #[text(one(ARRAY))]
    pub link: Option<Attr>,
    /// True if operations that the chip does not support are errors.
    #[mlir("verifyTarget")]
    #[default(true)]
    pub verify_target: bool,
}

fn verify_target(target: &TargetAttr, ctx: &Context) -> Result<(), String> {
    let files = target.link.and_then(|link| link.as_::<ArrayAttr>(ctx));
    let mut files = files.into_iter().flat_map(|files| files.elements.iter());
    let message = if !(0..=3).contains(&target.optimization_level) {
        "The optimization level must be a number between 0 and 3."
    } else if target.triple.is_empty() {
        "The target triple cannot be empty."
    } else if target.chip.is_empty() {
        "The target chip cannot be empty."
    } else if files.any(|file| !file.is::<StringAttr>(ctx)) {
        "All the elements in the `link` array must be strings."
    } else {
        return Ok(());
    };
    Err(message.to_owned())
}

attr_props! {
    MMAShapeAttr "shape", "Attribute for MMA operation shape.";
    LdStMatrixShapeAttr "ld_st_matrix_shape", "Matrix shape for ldmatrix and stmatrix";
}
