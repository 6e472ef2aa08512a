//! Intrinsics on memory and pointers.

use crate::constraints::{
    ACCESS_GROUPS, ALIAS_SCOPES, ANY_INTEGER_OR_VECTOR, Bit, DEFAULT_POINTER, I8, LLVM_TYPE,
    POINTER, POINTER_OR_VECTOR, SIGNLESS_INTEGER, TBAA_TAGS,
};
use terrace_builtin::constraints::{ANY_INT_ATTR, DICT_ARRAY_ATTR, I32};
use terrace_builtin::props::{Array, Int32, Int64};
use terrace_macros::op;

/// An integer with an annotation.
#[op(
    name = "llvm.intr.annotation",
    intrinsic,
    same_type(res, integer),
    same_type(annotation, file_name)
)]
pub struct Annotation {
    integer: Operand<SIGNLESS_INTEGER>,
    annotation: Operand<POINTER>,
    #[mlir("fileName")]
    file_name: Operand<POINTER>,
    line: Operand<I32>,
    res: Res<SIGNLESS_INTEGER>,
}

/// Marks the end of a range in which memory is invariant.
#[op(
    name = "llvm.intr.invariant.end",
    intrinsic,
    immediates(size = 1),
    format = "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))"
)]
pub struct InvariantEndOp {
    start: Operand<DEFAULT_POINTER>,
    size: Prop<Int64>,
    ptr: Operand<POINTER>,
}

/// Marks the start of a range in which memory is invariant.
#[op(
    name = "llvm.intr.invariant.start",
    intrinsic,
    immediates(size = 0),
    format = "$size `,` $ptr attr-dict `:` qualified(type($ptr))"
)]
pub struct InvariantStartOp {
    size: Prop<Int64>,
    ptr: Operand<POINTER>,
    #[unique]
    res: Res<DEFAULT_POINTER>,
}

/// A pointer with a fresh invariant group.
#[op(
    name = "llvm.intr.launder.invariant.group",
    intrinsic,
    traits(SAME_OPERANDS_AND_RESULT_TYPE),
    format = "$ptr attr-dict `:` qualified(type($ptr))"
)]
pub struct LaunderInvariantGroupOp {
    ptr: Operand<POINTER>,
    res: Res<POINTER>,
}

/// A pointer without its invariant group.
#[op(
    name = "llvm.intr.strip.invariant.group",
    intrinsic,
    traits(SAME_OPERANDS_AND_RESULT_TYPE),
    format = "$ptr attr-dict `:` qualified(type($ptr))"
)]
pub struct StripInvariantGroupOp {
    ptr: Operand<POINTER>,
    res: Res<POINTER>,
}

macro_rules! on_pointer {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            intrinsic,
            format = "$ptr attr-dict `:` qualified(type($ptr))"
        )]
        pub struct $name {
            ptr: Operand<POINTER>,
        }
    )*};
}

on_pointer! {
    LifetimeEndOp = "llvm.intr.lifetime.end", "The end of a stack object's life.";
    LifetimeStartOp = "llvm.intr.lifetime.start", "The start of a stack object's life.";
    StackRestoreOp = "llvm.intr.stackrestore", "Resets the stack pointer.";
}

/// Copies memory without a call.
#[op(
    name = "llvm.intr.memcpy.inline",
    intrinsic,
    immediates(len = 2, is_volatile = 3)
)]
pub struct MemcpyInlineOp {
    dst: Operand<POINTER>,
    src: Operand<POINTER>,
    len: Prop<ANY_INT_ATTR>,
    #[mlir("isVolatile")]
    is_volatile: Prop<Bit>,
    access_groups: Optional<Prop<Array, ACCESS_GROUPS>>,
    alias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    noalias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    tbaa: Optional<Prop<Array, TBAA_TAGS>>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
}

/// Copies memory.
#[op(name = "llvm.intr.memcpy", intrinsic, immediates(is_volatile = 3))]
pub struct MemcpyOp {
    dst: Operand<POINTER>,
    src: Operand<POINTER>,
    len: Operand<SIGNLESS_INTEGER>,
    #[mlir("isVolatile")]
    is_volatile: Prop<Bit>,
    access_groups: Optional<Prop<Array, ACCESS_GROUPS>>,
    alias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    noalias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    tbaa: Optional<Prop<Array, TBAA_TAGS>>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
}

/// Copies memory that may overlap.
#[op(name = "llvm.intr.memmove", intrinsic, immediates(is_volatile = 3))]
pub struct MemmoveOp {
    dst: Operand<POINTER>,
    src: Operand<POINTER>,
    len: Operand<SIGNLESS_INTEGER>,
    #[mlir("isVolatile")]
    is_volatile: Prop<Bit>,
    access_groups: Optional<Prop<Array, ACCESS_GROUPS>>,
    alias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    noalias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    tbaa: Optional<Prop<Array, TBAA_TAGS>>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
}

/// Fills memory without a call.
#[op(
    name = "llvm.intr.memset.inline",
    intrinsic,
    immediates(len = 2, is_volatile = 3)
)]
pub struct MemsetInlineOp {
    dst: Operand<POINTER>,
    val: Operand<I8>,
    len: Prop<ANY_INT_ATTR>,
    #[mlir("isVolatile")]
    is_volatile: Prop<Bit>,
    access_groups: Optional<Prop<Array, ACCESS_GROUPS>>,
    alias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    noalias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    tbaa: Optional<Prop<Array, TBAA_TAGS>>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
}

/// Fills memory.
#[op(name = "llvm.intr.memset", intrinsic, immediates(is_volatile = 3))]
pub struct MemsetOp {
    dst: Operand<POINTER>,
    val: Operand<I8>,
    len: Operand<SIGNLESS_INTEGER>,
    #[mlir("isVolatile")]
    is_volatile: Prop<Bit>,
    access_groups: Optional<Prop<Array, ACCESS_GROUPS>>,
    alias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    noalias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    tbaa: Optional<Prop<Array, TBAA_TAGS>>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
}

/// Fetches memory into the cache.
#[op(
    name = "llvm.intr.prefetch",
    intrinsic,
    immediates(rw = 1, hint = 2, cache = 3)
)]
pub struct Prefetch {
    addr: Operand<POINTER>,
    rw: Prop<Int32>,
    hint: Prop<Int32>,
    cache: Prop<Int32>,
}

/// A pointer with an annotation.
#[op(
    name = "llvm.intr.ptr.annotation",
    intrinsic,
    same_type(res, ptr),
    same_type(annotation, file_name, attr)
)]
pub struct PtrAnnotation {
    ptr: Operand<POINTER>,
    annotation: Operand<POINTER>,
    #[mlir("fileName")]
    file_name: Operand<POINTER>,
    line: Operand<I32>,
    attr: Operand<POINTER>,
    res: Res<POINTER>,
}

/// A pointer with bits cleared.
#[op(
    name = "llvm.intr.ptrmask",
    intrinsic,
    traits(PURE),
    same_type(ptr, res),
    format = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)"
)]
pub struct PtrMaskOp {
    ptr: Operand<POINTER_OR_VECTOR>,
    mask: Operand<ANY_INTEGER_OR_VECTOR>,
    res: Res<POINTER_OR_VECTOR>,
}

/// The stack pointer.
#[op(
    name = "llvm.intr.stacksave",
    intrinsic,
    format = "attr-dict `:` qualified(type($res))"
)]
pub struct StackSaveOp {
    res: Res<LLVM_TYPE>,
}

/// The address of a thread-local global.
#[op(name = "llvm.intr.threadlocal.address", intrinsic, traits(PURE))]
pub struct ThreadlocalAddressOp {
    global: Operand<POINTER>,
    res: Res<LLVM_TYPE>,
}

/// Copies a list of variadic arguments.
#[op(
    name = "llvm.intr.vacopy",
    intrinsic = "llvm.va_copy",
    format = "$src_list `to` $dest_list attr-dict `:` type(operands)"
)]
pub struct VaCopyOp {
    dest_list: Operand<POINTER>,
    src_list: Operand<POINTER>,
}

/// Ends a list of variadic arguments.
#[op(
    name = "llvm.intr.vaend",
    intrinsic = "llvm.va_end",
    format = "$arg_list attr-dict `:` qualified(type($arg_list))"
)]
pub struct VaEndOp {
    arg_list: Operand<POINTER>,
}

/// Starts a list of variadic arguments.
#[op(
    name = "llvm.intr.vastart",
    intrinsic = "llvm.va_start",
    format = "$arg_list attr-dict `:` qualified(type($arg_list))"
)]
pub struct VaStartOp {
    arg_list: Operand<POINTER>,
}

/// Annotates a variable.
#[op(
    name = "llvm.intr.var.annotation",
    intrinsic,
    same_type(annotation, file_name, attr)
)]
pub struct VarAnnotation {
    val: Operand<POINTER>,
    annotation: Operand<POINTER>,
    #[mlir("fileName")]
    file_name: Operand<POINTER>,
    line: Operand<I32>,
    attr: Operand<POINTER>,
}
