//! The operations.

use super::constraints::{
    I16_OR_I8, MEMREF_OF_BF16_OR_F16, VECTOR_OF_32_OR_64_BITS_16_OR_8, VECTOR_OF_BF16_8_16_OR_32,
    VECTOR_OF_BF16_8_OR_16, VECTOR_OF_F32_4_8_OR_16, VECTOR_OF_F32_4_OR_8, VECTOR_OF_F32_8,
    VECTOR_OF_F32_8_OR_16, VECTOR_OF_F32_OR_F64_16_OR_8, VECTOR_OF_I1_16_OR_8,
    VECTOR_OF_I8_16_OR_32, VECTOR_OF_I32_4_OR_8, VECTOR_OF_I32_OR_I64_16_OR_8,
};
use super::verify;
use terrace_builtin::constraints::{ELEMENTS_ATTR, I32};
use terrace_macros::op;

macro_rules! load_as_f32 {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(READ_ONLY),
            format = "$a attr-dict`:` type($a)`->` type($dst)"
        )]
        pub struct $name {
            a: Operand<MEMREF_OF_BF16_OR_F16>,
            dst: Res<VECTOR_OF_F32_4_OR_8>,
        }
    )*};
}

load_as_f32! {
    BcstToPackedF32Op = "x86vector.avx.bcst_to_f32.packed", "Loads a number, converts it to `f32` and broadcasts it.";
    CvtPackedEvenIndexedToF32Op = "x86vector.avx.cvt.packed.even.indexed_to_f32",
        "Loads the numbers at even positions and converts them to `f32`.";
    CvtPackedOddIndexedToF32Op = "x86vector.avx.cvt.packed.odd.indexed_to_f32",
        "Loads the numbers at odd positions and converts them to `f32`.";
}

/// Dot products of four bytes each, added to `w`.
#[op(
    name = "x86vector.avx.dot.i8",
    traits(PURE),
    same_type(a, b),
    same_type(w, dst),
    types_match(w -> a, verify::four_times_i8, "`a` has four times elements as `w`"),
    format = "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)"
)]
pub struct DotInt8Op {
    w: Operand<VECTOR_OF_I32_4_OR_8>,
    a: Operand<VECTOR_OF_I8_16_OR_32>,
    b: Operand<VECTOR_OF_I8_16_OR_32>,
    dst: Res<VECTOR_OF_I32_4_OR_8>,
}

/// The dot product of each half.
#[op(
    name = "x86vector.avx.intr.dot",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    format = "$a `,` $b attr-dict `:` type($res)"
)]
pub struct DotOp {
    a: Operand<VECTOR_OF_F32_8>,
    b: Operand<VECTOR_OF_F32_8>,
    res: Res<VECTOR_OF_F32_8>,
}

/// The approximate reciprocal of the square root.
#[op(
    name = "x86vector.avx.rsqrt",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    format = "$a attr-dict `:` type($a)"
)]
pub struct RsqrtOp {
    a: Operand<VECTOR_OF_F32_8>,
    b: Res<VECTOR_OF_F32_8>,
}

/// Rounds `f32` to `bf16`.
#[op(
    name = "x86vector.avx512.cvt.packed.f32_to_bf16",
    traits(PURE),
    verify = verify::cvt_packed_f32_to_bf16,
    format = "$a attr-dict `:` type($a) `->` type($dst)"
)]
pub struct CvtPackedF32ToBF16Op {
    a: Operand<VECTOR_OF_F32_8_OR_16>,
    dst: Res<VECTOR_OF_BF16_8_OR_16>,
}

/// Sums of two products each, added to `src`.
#[op(
    name = "x86vector.avx512.dot",
    traits(PURE),
    same_type(a, b),
    same_type(src, dst),
    types_match(src -> a, verify::twice_bf16, "`a` has twice an many elements as `src`"),
    format = "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)"
)]
pub struct DotBF16Op {
    src: Operand<VECTOR_OF_F32_4_8_OR_16>,
    a: Operand<VECTOR_OF_BF16_8_16_OR_32>,
    b: Operand<VECTOR_OF_BF16_8_16_OR_32>,
    dst: Res<VECTOR_OF_F32_4_8_OR_16>,
}

/// Packs the selected elements contiguously. The remaining elements are those of `src` or `constant_src`, or zero.
#[op(
    name = "x86vector.avx512.mask.compress",
    traits(PURE),
    same_type(a, dst),
    types_match(dst -> k, verify::bits_of, "`k` has the same number of bits as elements in `dst`"),
    verify = verify::mask_compress,
    format = "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?"
)]
pub struct MaskCompressOp {
    k: Operand<VECTOR_OF_I1_16_OR_8>,
    a: Operand<VECTOR_OF_32_OR_64_BITS_16_OR_8>,
    src: Optional<Operand<VECTOR_OF_32_OR_64_BITS_16_OR_8>>,
    constant_src: Optional<Prop<ELEMENTS_ATTR>>,
    dst: Res<VECTOR_OF_32_OR_64_BITS_16_OR_8>,
}

/// Rounds the selected elements of `a` to a number of fraction bits. The other elements are those of `src`.
#[op(
    name = "x86vector.avx512.mask.rndscale",
    traits(PURE),
    same_type(src, a, dst),
    types_match(dst -> imm, verify::integer_of, "imm has the same number of bits as elements in dst"),
    format = "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)"
)]
pub struct MaskRndScaleOp {
    src: Operand<VECTOR_OF_F32_OR_F64_16_OR_8>,
    k: Operand<I32>,
    a: Operand<VECTOR_OF_F32_OR_F64_16_OR_8>,
    imm: Operand<I16_OR_I8>,
    rounding: Operand<I32>,
    dst: Res<VECTOR_OF_F32_OR_F64_16_OR_8>,
}

/// Computes `a * 2^b` for selected elements. The other elements are those of `src`.
#[op(
    name = "x86vector.avx512.mask.scalef",
    traits(PURE),
    same_type(src, a, b, dst),
    types_match(dst -> k, verify::integer_of, "k has the same number of bits as elements in dst"),
    format = "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)"
)]
pub struct MaskScaleFOp {
    src: Operand<VECTOR_OF_F32_OR_F64_16_OR_8>,
    a: Operand<VECTOR_OF_F32_OR_F64_16_OR_8>,
    b: Operand<VECTOR_OF_F32_OR_F64_16_OR_8>,
    k: Operand<I16_OR_I8>,
    rounding: Operand<I32>,
    dst: Res<VECTOR_OF_F32_OR_F64_16_OR_8>,
}

/// For each of two vectors, the mask of the elements that the other vector also contains.
#[op(
    name = "x86vector.avx512.vp2intersect",
    traits(PURE),
    same_type(a, b),
    types_match(a -> k1, verify::bits_of, "k1 has the same number of bits as elements in a"),
    types_match(a -> k2, verify::bits_of, "k2 has the same number of bits as elements in b"),
    format = "$a `,` $b attr-dict `:` type($a)"
)]
pub struct Vp2IntersectOp {
    a: Operand<VECTOR_OF_I32_OR_I64_16_OR_8>,
    b: Operand<VECTOR_OF_I32_OR_I64_16_OR_8>,
    k1: Res<VECTOR_OF_I1_16_OR_8>,
    k2: Res<VECTOR_OF_I1_16_OR_8>,
}
