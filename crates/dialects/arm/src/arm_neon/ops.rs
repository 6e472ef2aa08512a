//! The operations.

use super::constraints::{
    VECTOR_OF_4_F32, VECTOR_OF_4_I32, VECTOR_OF_8_BF16, VECTOR_OF_16_I8, VECTOR_OF_I8_16_OR_8,
    VECTOR_OF_I8_I16_OR_I32_8_4_OR_2, VECTOR_OF_I16_I32_OR_I64_8_4_OR_2, VECTOR_OF_I32_4_OR_2,
};
use super::verify;
use terrace_builtin::types::VectorType;
use terrace_macros::op;

/// The products of integers, with twice the operands' width.
#[op(
    name = "arm_neon.intr.smull",
    intrinsic = "llvm.aarch64.neon.smull",
    traits(PURE),
    same_type(a, b),
    types_match(
        a -> res,
        verify::twice_as_wide,
        "res has same vector shape and element bitwidth scaled by 2 as a"
    ),
    format = "$a `,` $b attr-dict `:` type($a) `to` type($res)"
)]
pub struct SMullOp {
    a: Operand<VECTOR_OF_I8_I16_OR_I32_8_4_OR_2>,
    b: Operand<VECTOR_OF_I8_I16_OR_I32_8_4_OR_2>,
    res: Res<VECTOR_OF_I16_I32_OR_I64_8_4_OR_2>,
}

/// Adds dot products of four signed bytes each.
#[op(
    name = "arm_neon.intr.sdot",
    intrinsic = "llvm.aarch64.neon.sdot",
    traits(PURE),
    same_type(b, c),
    same_type(a, res),
    types_match(b -> res, verify::a_quarter, "res has the same number of elements as operand b"),
    format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)"
)]
pub struct SdotOp {
    a: Operand<VECTOR_OF_I32_4_OR_2>,
    b: Operand<VECTOR_OF_I8_16_OR_8>,
    c: Operand<VECTOR_OF_I8_16_OR_8>,
    res: Res<VECTOR_OF_I32_4_OR_2>,
}

macro_rules! multiply_matrices {
    ($($name:ident = $op:literal, $intrinsic:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            intrinsic = $intrinsic,
            traits(PURE),
            same_type(src1, src2),
            same_type(acc, res),
            format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
        )]
        pub struct $name {
            acc: Operand<VECTOR_OF_4_I32>,
            src1: Operand<VECTOR_OF_16_I8>,
            src2: Operand<VECTOR_OF_16_I8>,
            res: Res<VECTOR_OF_4_I32>,
        }
    )*};
}

multiply_matrices! {
    SmmlaOp = "arm_neon.intr.smmla", "llvm.aarch64.neon.smmla",
        "Adds the product of a matrix of 2×8 signed bytes and one of 8×2.";
    UmmlaOp = "arm_neon.intr.ummla", "llvm.aarch64.neon.ummla",
        "Adds the product of a matrix of 2×8 unsigned bytes and one of 8×2.";
    UsmmlaOp = "arm_neon.intr.usmmla", "llvm.aarch64.neon.usmmla",
        "Adds the product of a matrix of 2×8 unsigned bytes and one of 8×2 signed ones.";
}

/// Adds the product of a 2×4 and a 4×2 matrix of `bf16`.
#[op(
    name = "arm_neon.intr.bfmmla",
    intrinsic = "llvm.aarch64.neon.bfmmla",
    traits(PURE),
    same_type(src1, src2),
    same_type(acc, res),
    format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
)]
pub struct BfmmlaOp {
    acc: Operand<VECTOR_OF_4_F32>,
    src1: Operand<VECTOR_OF_8_BF16>,
    src2: Operand<VECTOR_OF_8_BF16>,
    res: Res<VECTOR_OF_4_F32>,
}

/// Adds dot products of four signed bytes each. Each row of an operand is one factor.
#[op(
    name = "arm_neon.2d.sdot",
    traits(PURE),
    same_type(b, c),
    same_type(a, res),
    verify = verify::sdot_2d,
    format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)"
)]
pub struct Sdot2dOp {
    a: Operand<VectorType, VECTOR_OF_I32_4_OR_2>,
    b: Operand<VectorType, VECTOR_OF_I8_16_OR_8>,
    c: Operand<VectorType, VECTOR_OF_I8_16_OR_8>,
    res: Res<VECTOR_OF_I32_4_OR_2>,
}
