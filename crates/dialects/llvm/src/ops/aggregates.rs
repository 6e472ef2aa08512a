//! Operations on parts of structs, arrays and vectors.

use crate::constraints::{AGGREGATE, LLVM_TYPE, LLVM_VECTOR, PRIMITIVE, SIGNLESS_INTEGER};
use crate::fold;
use crate::types::vector_element;
use crate::verify;
use terrace_builtin::props::{I32Array, I64Array};
use terrace_macros::op;

/// A part of an aggregate.
#[op(
    name = "llvm.extractvalue",
    verify_alone = verify::extractvalue,
    fold = fold::extractvalue,
    traits(PURE),
    format = "$container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))"
)]
pub struct ExtractValueOp {
    container: Operand<AGGREGATE>,
    position: Prop<I64Array>,
    res: Res<LLVM_TYPE>,
}

/// An aggregate with a part replaced.
#[op(
    name = "llvm.insertvalue",
    verify_alone = verify::insertvalue,
    traits(PURE),
    same_type(container, res),
    format = "$value `,` $container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))"
)]
pub struct InsertValueOp {
    container: Operand<AGGREGATE>,
    value: Operand<PRIMITIVE>,
    position: Prop<I64Array>,
    res: Res<AGGREGATE>,
}

/// An element of a vector.
#[op(
    name = "llvm.extractelement",
    traits(PURE),
    types_match(vector -> res, vector_element, "result type matches vector element type"),
    format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"
)]
pub struct ExtractElementOp {
    vector: Operand<LLVM_VECTOR>,
    position: Operand<SIGNLESS_INTEGER>,
    res: Res<LLVM_TYPE>,
}

/// A vector with an element replaced.
#[op(
    name = "llvm.insertelement",
    traits(PURE),
    types_match(vector -> value, vector_element, "argument type matches vector element type"),
    same_type(res, vector),
    format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"
)]
pub struct InsertElementOp {
    vector: Operand<LLVM_VECTOR>,
    value: Operand<PRIMITIVE>,
    position: Operand<SIGNLESS_INTEGER>,
    res: Res<LLVM_VECTOR>,
}

/// A vector of elements selected from two vectors.
#[op(
    name = "llvm.shufflevector",
    verify_alone = verify::shufflevector,
    fold = fold::shufflevector,
    traits(PURE),
    same_type(v1, v2),
    format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))"
)]
pub struct ShuffleVectorOp {
    v1: Operand<LLVM_VECTOR>,
    v2: Operand<LLVM_VECTOR>,
    mask: Prop<I32Array>,
    res: Res<LLVM_VECTOR>,
}
