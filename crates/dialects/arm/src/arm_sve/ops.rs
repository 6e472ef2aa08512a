//! The operations on MLIR vectors, and `intr.bfmmla`, which is itself a call of an intrinsic.

use super::constraints::{
    SCALABLE_VECTOR_OF_4_F32, SCALABLE_VECTOR_OF_4_I32, SCALABLE_VECTOR_OF_8_BF16,
    SCALABLE_VECTOR_OF_16_I8, SCALABLE_VECTOR_OF_FLOATS, SCALABLE_VECTOR_OF_I1,
    SCALABLE_VECTOR_OF_I8_16_OR_I16_8, SCALABLE_VECTOR_OF_I32_4_OR_I64_2,
    SCALABLE_VECTOR_OF_INTEGERS, SVBOOL_MASK, SVE_PREDICATE, SVE_PREDICATE_MASK, SVE_VECTOR,
};
use super::verify;
use terrace_builtin::constraints::{INDEX, i1_same_shape};
use terrace_builtin::props::Int64;
use terrace_macros::op;

macro_rules! accumulate {
    ($($name:ident = $op:literal, $acc:ident, $src:ident, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE),
            same_type(src1, src2),
            same_type(acc, dst),
            format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"
        )]
        pub struct $name {
            acc: Operand<$acc>,
            src1: Operand<$src>,
            src2: Operand<$src>,
            dst: Res<$acc>,
        }
    )*};
}

accumulate! {
    SdotOp = "arm_sve.sdot", SCALABLE_VECTOR_OF_I32_4_OR_I64_2, SCALABLE_VECTOR_OF_I8_16_OR_I16_8,
        "Adds sums of four products of signed integers each.";
    UdotOp = "arm_sve.udot", SCALABLE_VECTOR_OF_I32_4_OR_I64_2, SCALABLE_VECTOR_OF_I8_16_OR_I16_8,
        "Adds sums of four products of unsigned integers each.";
    SmmlaOp = "arm_sve.smmla", SCALABLE_VECTOR_OF_4_I32, SCALABLE_VECTOR_OF_16_I8,
        "For each 128 bits, adds the product of a matrix of 2×8 signed bytes and one of 8×2.";
    UmmlaOp = "arm_sve.ummla", SCALABLE_VECTOR_OF_4_I32, SCALABLE_VECTOR_OF_16_I8,
        "For each 128 bits, adds the product of a matrix of 2×8 unsigned bytes and one of 8×2.";
    UsmmlaOp = "arm_sve.usmmla", SCALABLE_VECTOR_OF_4_I32, SCALABLE_VECTOR_OF_16_I8,
        "For each 128 bits, adds the product of a matrix of 2×8 unsigned bytes and one of 8×2 signed ones.";
}

/// For each 128 bits, adds the product of a 2×4 and a 4×2 matrix of `bf16`.
#[op(
    name = "arm_sve.intr.bfmmla",
    intrinsic = "llvm.aarch64.sve.bfmmla",
    traits(PURE),
    same_type(src1, src2),
    same_type(acc, res),
    format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
)]
pub struct BfmmlaOp {
    acc: Operand<SCALABLE_VECTOR_OF_4_F32>,
    src1: Operand<SCALABLE_VECTOR_OF_8_BF16>,
    src2: Operand<SCALABLE_VECTOR_OF_8_BF16>,
    res: Res<SCALABLE_VECTOR_OF_4_F32>,
}

/// Extracts a smaller predicate from `svbool`, or one for each row of a mask.
#[op(
    name = "arm_sve.convert_from_svbool",
    traits(PURE),
    types_match(
        result -> source,
        verify::svbool,
        "expected corresponding svbool type widened to [16]xi1"
    ),
    format = "$source attr-dict `:` type($result)"
)]
pub struct ConvertFromSvboolOp {
    source: Operand<SVBOOL_MASK>,
    result: Res<SVE_PREDICATE_MASK>,
}

/// Widens a predicate to `svbool`, the form in memory, or one for each row of a mask.
#[op(
    name = "arm_sve.convert_to_svbool",
    traits(PURE),
    types_match(
        source -> result,
        verify::svbool,
        "expected corresponding svbool type widened to [16]xi1"
    ),
    format = "$source attr-dict `:` type($source)"
)]
pub struct ConvertToSvboolOp {
    source: Operand<SVE_PREDICATE_MASK>,
    result: Res<SVBOOL_MASK>,
}

/// Interleaves the elements of two vectors. Requires SME2.
#[op(
    name = "arm_sve.zip.x2",
    traits(PURE),
    same_type(source_v1, source_v2, result_v1, result_v2),
    format = "$sourceV1 `,` $sourceV2 attr-dict `:` type($sourceV1)"
)]
pub struct ZipX2Op {
    #[mlir("sourceV1")]
    source_v1: Operand<SVE_VECTOR>,
    #[mlir("sourceV2")]
    source_v2: Operand<SVE_VECTOR>,
    /// The lower half.
    #[mlir("resultV1")]
    result_v1: Res<SVE_VECTOR>,
    /// The upper half.
    #[mlir("resultV2")]
    result_v2: Res<SVE_VECTOR>,
}

/// Interleaves the elements of four vectors. Each result is a quarter of the elements. Requires SME2.
#[op(
    name = "arm_sve.zip.x4",
    traits(PURE),
    same_type(
        source_v1, source_v2, source_v3, source_v4, result_v1, result_v2, result_v3, result_v4
    ),
    format = "$sourceV1 `,` $sourceV2 `,` $sourceV3 `,` $sourceV4 attr-dict `:` type($sourceV1)"
)]
pub struct ZipX4Op {
    #[mlir("sourceV1")]
    source_v1: Operand<SVE_VECTOR>,
    #[mlir("sourceV2")]
    source_v2: Operand<SVE_VECTOR>,
    #[mlir("sourceV3")]
    source_v3: Operand<SVE_VECTOR>,
    #[mlir("sourceV4")]
    source_v4: Operand<SVE_VECTOR>,
    #[mlir("resultV1")]
    result_v1: Res<SVE_VECTOR>,
    #[mlir("resultV2")]
    result_v2: Res<SVE_VECTOR>,
    #[mlir("resultV3")]
    result_v3: Res<SVE_VECTOR>,
    #[mlir("resultV4")]
    result_v4: Res<SVE_VECTOR>,
}

/// Selects `p1` if bit `index` of `p2` is set, and otherwise no elements. Requires SME or SVE2.1.
#[op(
    name = "arm_sve.psel",
    traits(PURE),
    same_type(p1, result),
    format = "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)"
)]
pub struct PselOp {
    p1: Operand<SVE_PREDICATE>,
    p2: Operand<SVE_PREDICATE>,
    index: Operand<INDEX>,
    result: Res<SVE_PREDICATE>,
}

/// Repeats 128-bit segment `lane` of the vector in each segment, or fills with zero if the vector has fewer segments.
#[op(
    name = "arm_sve.dupq_lane",
    traits(PURE),
    same_type(src, dst),
    format = "$src `[` $lane `]` attr-dict `:` type($dst)"
)]
pub struct DupQLaneOp {
    src: Operand<SVE_VECTOR>,
    lane: Prop<Int64>,
    dst: Res<SVE_VECTOR>,
}

// Unlike upstream, sums and products are not commutative. Elements that the mask excludes are those of the first
// operand, and commutativity would move a constant first operand to the end.
macro_rules! masked {
    ($($name:ident = $op:literal, $element:ident, $doc:literal;)*) => {$(
        #[doc = $doc]
        /// Elements that the mask excludes are those of `src1`.
        #[op(
            name = $op,
            same_type(src1, src2, res),
            types_match(src1 -> mask, i1_same_shape, "mask has i1 element type and same shape as operands"),
            format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
        )]
        pub struct $name {
            mask: Operand<SCALABLE_VECTOR_OF_I1>,
            src1: Operand<$element>,
            src2: Operand<$element>,
            res: Res<$element>,
        }
    )*};
}

masked! {
    ScalableMaskedAddIOp = "arm_sve.masked.addi", SCALABLE_VECTOR_OF_INTEGERS, "Adds integers under a mask.";
    ScalableMaskedAddFOp = "arm_sve.masked.addf", SCALABLE_VECTOR_OF_FLOATS, "Adds floats under a mask.";
    ScalableMaskedSubIOp = "arm_sve.masked.subi", SCALABLE_VECTOR_OF_INTEGERS, "Subtracts integers under a mask.";
    ScalableMaskedSubFOp = "arm_sve.masked.subf", SCALABLE_VECTOR_OF_FLOATS, "Subtracts floats under a mask.";
    ScalableMaskedMulIOp = "arm_sve.masked.muli", SCALABLE_VECTOR_OF_INTEGERS, "Multiplies integers under a mask.";
    ScalableMaskedMulFOp = "arm_sve.masked.mulf", SCALABLE_VECTOR_OF_FLOATS, "Multiplies floats under a mask.";
    ScalableMaskedSDivIOp = "arm_sve.masked.divi_signed", SCALABLE_VECTOR_OF_INTEGERS, "Divides signed integers under a mask.";
    ScalableMaskedUDivIOp = "arm_sve.masked.divi_unsigned", SCALABLE_VECTOR_OF_INTEGERS, "Divides unsigned integers under a mask.";
    ScalableMaskedDivFOp = "arm_sve.masked.divf", SCALABLE_VECTOR_OF_FLOATS, "Divides floats under a mask.";
}
