//! Intrinsics on vectors: reductions, masked memory accesses, matrices.

use crate::constraints::{
    Bit, FLOAT_VECTOR, I1_VECTOR, INTEGER_VECTOR, LLVM_TYPE, LLVM_VECTOR, POINTER, POINTER_VECTOR,
    SIGNLESS_INTEGER,
};
use crate::enums::FastmathFlags;
use crate::verify;
use terrace_builtin::constraints::{ANY_FLOAT, DICT_ARRAY_ATTR};
use terrace_builtin::props::{Array, Int32, Int64};
use terrace_macros::op;

/// The mask of a loop's active lanes.
#[op(
    name = "llvm.intr.get.active.lane.mask",
    intrinsic,
    traits(PURE),
    format = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)"
)]
pub struct GetActiveLaneMaskOp {
    base: Operand<SIGNLESS_INTEGER>,
    n: Operand<SIGNLESS_INTEGER>,
    res: Res<LLVM_TYPE>,
}

/// Loads the elements selected by a mask.
#[op(
    name = "llvm.intr.masked.load",
    format = "operands attr-dict `:` functional-type(operands, results)"
)]
pub struct MaskedLoadOp {
    data: Operand<POINTER>,
    mask: Operand<I1_VECTOR>,
    pass_thru: Optional<Operand<LLVM_VECTOR>>,
    alignment: Prop<Int32>,
    nontemporal: Flag,
    res: Res<LLVM_VECTOR>,
}

/// Stores the elements selected by a mask.
#[op(
    name = "llvm.intr.masked.store",
    format = "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"
)]
pub struct MaskedStoreOp {
    value: Operand<LLVM_VECTOR>,
    data: Operand<POINTER>,
    mask: Operand<I1_VECTOR>,
    alignment: Prop<Int32>,
}

/// Loads a matrix.
#[op(
    name = "llvm.intr.matrix.column.major.load",
    format = "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` qualified(type($data)) `stride` type($stride)"
)]
pub struct MatrixColumnMajorLoadOp {
    data: Operand<POINTER>,
    stride: Operand<SIGNLESS_INTEGER>,
    #[mlir("isVolatile")]
    is_volatile: Prop<Bit>,
    rows: Prop<Int32>,
    columns: Prop<Int32>,
    res: Res<LLVM_VECTOR>,
}

/// Stores a matrix.
#[op(
    name = "llvm.intr.matrix.column.major.store",
    format = "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to` qualified(type($data)) `stride` type($stride)"
)]
pub struct MatrixColumnMajorStoreOp {
    matrix: Operand<LLVM_VECTOR>,
    data: Operand<POINTER>,
    stride: Operand<SIGNLESS_INTEGER>,
    #[mlir("isVolatile")]
    is_volatile: Prop<Bit>,
    rows: Prop<Int32>,
    columns: Prop<Int32>,
}

/// Multiplies matrices.
#[op(
    name = "llvm.intr.matrix.multiply",
    format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)"
)]
pub struct MatrixMultiplyOp {
    lhs: Operand<LLVM_VECTOR>,
    rhs: Operand<LLVM_VECTOR>,
    lhs_rows: Prop<Int32>,
    lhs_columns: Prop<Int32>,
    rhs_columns: Prop<Int32>,
    res: Res<LLVM_VECTOR>,
}

/// Transposes a matrix.
#[op(
    name = "llvm.intr.matrix.transpose",
    format = "$matrix attr-dict `:` type($matrix) `into` type($res)"
)]
pub struct MatrixTransposeOp {
    matrix: Operand<LLVM_VECTOR>,
    rows: Prop<Int32>,
    columns: Prop<Int32>,
    res: Res<LLVM_VECTOR>,
}

/// 0, 1, 2, and so on.
#[op(
    name = "llvm.intr.stepvector",
    intrinsic,
    traits(PURE),
    format = "attr-dict `:` type($res)"
)]
pub struct StepVectorOp {
    res: Res<INTEGER_VECTOR>,
}

/// Stores the active lanes contiguously.
#[op(name = "llvm.intr.masked.compressstore", intrinsic)]
pub struct MaskedCompressstoreOp {
    value: Operand<LLVM_VECTOR>,
    ptr: Operand<POINTER>,
    mask: Operand<I1_VECTOR>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
}

/// Loads contiguous elements into the active lanes.
#[op(name = "llvm.intr.masked.expandload", intrinsic)]
pub struct MaskedExpandloadOp {
    ptr: Operand<POINTER>,
    mask: Operand<I1_VECTOR>,
    passthru: Operand<LLVM_VECTOR>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res: Res<LLVM_TYPE>,
}

/// Loads lanes from many addresses.
#[op(
    name = "llvm.intr.masked.gather",
    verify = verify::masked_gather,
    format = "operands attr-dict `:` functional-type(operands, results)"
)]
pub struct MaskedGatherOp {
    ptrs: Operand<POINTER_VECTOR>,
    mask: Operand<I1_VECTOR>,
    pass_thru: Variadic<Operand<LLVM_VECTOR>>,
    alignment: Prop<Int32>,
    res: Res<LLVM_VECTOR>,
}

/// Stores lanes to many addresses.
#[op(
    name = "llvm.intr.masked.scatter",
    verify = verify::masked_scatter,
    format = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"
)]
pub struct MaskedScatterOp {
    value: Operand<LLVM_VECTOR>,
    ptrs: Operand<POINTER_VECTOR>,
    mask: Operand<I1_VECTOR>,
    alignment: Prop<Int32>,
}

/// Splits a vector into its even and odd lanes.
#[op(name = "llvm.intr.vector.deinterleave2", intrinsic, traits(PURE))]
pub struct VectorDeinterleave2Op {
    vec: Operand<LLVM_VECTOR>,
    res: Res<LLVM_TYPE>,
}

/// A part of a vector.
#[op(
    name = "llvm.intr.vector.extract", intrinsic, immediates(pos = 1),
    verify = verify::vector_extract,
    traits(PURE),
    format = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)"
)]
pub struct VectorExtractOp {
    srcvec: Operand<LLVM_VECTOR>,
    pos: Prop<Int64>,
    res: Res<LLVM_VECTOR>,
}

/// A vector with a part replaced.
#[op(
    name = "llvm.intr.vector.insert", intrinsic, immediates(pos = 2),
    verify = verify::vector_insert,
    traits(PURE),
    same_type(dstvec, res),
    format = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)"
)]
pub struct VectorInsertOp {
    dstvec: Operand<LLVM_VECTOR>,
    srcvec: Operand<LLVM_VECTOR>,
    pos: Prop<Int64>,
    res: Res<LLVM_VECTOR>,
}

/// Interleaves the elements of two vectors.
#[op(
    name = "llvm.intr.vector.interleave2", intrinsic,
    verify = verify::vector_interleave2,
    traits(PURE),
    same_type(vec1, vec2)
)]
pub struct VectorInterleave2Op {
    vec1: Operand<LLVM_VECTOR>,
    vec2: Operand<LLVM_VECTOR>,
    res: Res<LLVM_TYPE>,
}

macro_rules! reduce_integer {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(name = $op, intrinsic, traits(PURE, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE))]
        pub struct $name {
            r#in: Operand<INTEGER_VECTOR>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

reduce_integer! {
    VectorReduceAddOp = "llvm.intr.vector.reduce.add", "Reduces lanes: adds them.";
    VectorReduceAndOp = "llvm.intr.vector.reduce.and", "Reduces lanes: ands them.";
    VectorReduceMulOp = "llvm.intr.vector.reduce.mul", "Reduces lanes: multiplies them.";
    VectorReduceOrOp = "llvm.intr.vector.reduce.or", "Reduces lanes: ors them.";
    VectorReduceSmaxOp = "llvm.intr.vector.reduce.smax", "Reduces lanes: takes the signed maximum of them.";
    VectorReduceSminOp = "llvm.intr.vector.reduce.smin", "Reduces lanes: takes the signed minimum of them.";
    VectorReduceUmaxOp = "llvm.intr.vector.reduce.umax", "Reduces lanes: takes the unsigned maximum of them.";
    VectorReduceUminOp = "llvm.intr.vector.reduce.umin", "Reduces lanes: takes the unsigned minimum of them.";
    VectorReduceXorOp = "llvm.intr.vector.reduce.xor", "Reduces lanes: exclusive-ors them.";
}

/// Reduces a vector by float addition.
#[op(
    name = "llvm.intr.vector.reduce.fadd",
    intrinsic,
    traits(PURE, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)
)]
pub struct VectorReduceFaddOp {
    start_value: Operand<ANY_FLOAT>,
    input: Operand<FLOAT_VECTOR>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    res: Res<LLVM_TYPE>,
}

/// Reduces a vector by float multiplication.
#[op(
    name = "llvm.intr.vector.reduce.fmul",
    intrinsic,
    traits(PURE, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)
)]
pub struct VectorReduceFmulOp {
    start_value: Operand<ANY_FLOAT>,
    input: Operand<FLOAT_VECTOR>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    res: Res<LLVM_TYPE>,
}

macro_rules! reduce_float {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            intrinsic,
            traits(PURE, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE),
            format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
        )]
        pub struct $name {
            r#in: Operand<FLOAT_VECTOR>,
            #[mlir("fastmathFlags")]
            #[default(FastmathFlags::NONE)]
            fastmath_flags: Prop<FastmathFlags>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

reduce_float! {
    VectorReduceFmaxOp = "llvm.intr.vector.reduce.fmax", "Reduces lanes: takes the float maximum of them.";
    VectorReduceFmaximumOp = "llvm.intr.vector.reduce.fmaximum", "Reduces lanes: takes the float maximum of, nan wins, them.";
    VectorReduceFminOp = "llvm.intr.vector.reduce.fmin", "Reduces lanes: takes the float minimum of them.";
    VectorReduceFminimumOp = "llvm.intr.vector.reduce.fminimum", "Reduces lanes: takes the float minimum of, nan wins, them.";
}

/// The runtime multiple of scalable vectors.
#[op(name = "llvm.intr.vscale", intrinsic)]
pub struct VscaleOp {
    res: Res<LLVM_TYPE>,
}
