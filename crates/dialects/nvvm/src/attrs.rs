//! Attributes that are no enumerations: shapes of matrices.

use terrace_asm::params::kinds::INT;
use terrace_ir::attr_props;
use terrace_macros::dialect_attr;

/// The shape of a product of matrices: `#nvvm.shape<m = 16, n = 8, k = 16>`.
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
    /// The number of columns of the first factor, which is that of rows of the second one.
    #[text(INT)]
    pub k: i64,
}

/// The shape of the matrices that `nvvm.ldmatrix` loads and `nvvm.stmatrix` stores: `#nvvm.ld_st_matrix_shape<m = 8, n = 8>`.
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

attr_props! {
    MMAShapeAttr "shape", "Attribute for MMA operation shape.";
    LdStMatrixShapeAttr "ld_st_matrix_shape", "Matrix shape for ldmatrix and stmatrix";
}
