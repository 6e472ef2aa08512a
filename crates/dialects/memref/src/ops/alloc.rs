//! Allocations, deallocations and globals.

use crate::constraints::{MEMREF_1D, STATIC_SHAPE_MEMREF};
use crate::verify;
use terrace_builtin::constraints::{
    ALIGNMENT_ATTR, ANY_ATTR, ANY_MEMREF, ANY_RANKED_OR_UNRANKED_MEMREF, ANY_TYPE,
    FLAT_SYMBOL_REF_ATTR, INDEX, MEMREF_TYPE_ATTR, SYMBOL_NAME_ATTR,
};
use terrace_builtin::props::{AnyType, Int64, Str, Symbol};
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

/// Allocates on the heap.
#[op(
    name = "memref.alloc",
    traits(ATTR_SIZED_OPERAND_SEGMENTS),
    verify_alone = verify::alloc,
    result_name = "alloc",
    format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)"
)]
pub struct AllocOp {
    #[mlir("dynamicSizes")]
    dynamic_sizes: Variadic<Operand<INDEX>>,
    #[mlir("symbolOperands")]
    symbol_operands: Variadic<Operand<INDEX>>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
    memref: Res<ANY_MEMREF>,
}

/// Allocates on the stack, until the end of the enclosing allocation scope.
#[op(
    name = "memref.alloca",
    traits(ATTR_SIZED_OPERAND_SEGMENTS),
    verify = verify::alloca,
    result_name = "alloca",
    format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)"
)]
pub struct AllocaOp {
    #[mlir("dynamicSizes")]
    dynamic_sizes: Variadic<Operand<INDEX>>,
    #[mlir("symbolOperands")]
    symbol_operands: Variadic<Operand<INDEX>>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
    memref: Res<ANY_MEMREF>,
}

/// Changes the size of a heap allocation, which may move.
#[op(
    name = "memref.realloc",
    verify_alone = verify::realloc,
    format = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)"
)]
pub struct ReallocOp {
    source: Operand<MEMREF_1D>,
    #[mlir("dynamicResultSize")]
    dynamic_result_size: Optional<Operand<INDEX>>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
    #[mlir("")]
    result: Res<MEMREF_1D>,
}

/// Releases a heap allocation.
#[op(name = "memref.dealloc", traits(MEMREFS_NORMALIZABLE), fold = crate::fold::dealloc, format = "$memref attr-dict `:` type($memref)")]
pub struct DeallocOp {
    memref: Operand<ANY_RANKED_OR_UNRANKED_MEMREF>,
}

/// A scope that frees stack allocations at its end.
#[op(
    name = "memref.alloca_scope",
    traits(AUTOMATIC_ALLOCATION_SCOPE, SINGLE_BLOCK, RECURSIVE_MEMORY_EFFECTS, NO_REGION_ARGUMENTS),
    terminator = AllocaScopeReturnOp,
    verify_regions = verify::alloca_scope
)]
pub struct AllocaScopeOp {
    results: Variadic<Res<ANY_TYPE>>,
    #[mlir("bodyRegion")]
    body_region: Region<RegionKind::ONE_BLOCK>,
}

/// Ends an allocation scope and returns its results.
#[op(
    name = "memref.alloca_scope.return",
    traits(PURE, RETURN_LIKE, TERMINATOR),
    parents(AllocaScopeOp),
    format = "attr-dict ($results^ `:` type($results))?"
)]
pub struct AllocaScopeReturnOp {
    results: Variadic<Operand<ANY_TYPE>>,
}

/// A global variable, or its declaration.
#[op(
    name = "memref.global",
    traits(SYMBOL),
    verify = verify::global,
    format = "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` \
              custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict"
)]
pub struct GlobalOp {
    sym_name: Prop<Str, SYMBOL_NAME_ATTR>,
    sym_visibility: Optional<Prop<Str>>,
    r#type: Prop<AnyType, MEMREF_TYPE_ATTR>,
    /// `unit` for an uninitialized global; absent for a declaration.
    initial_value: Optional<Prop<ANY_ATTR>>,
    constant: Flag,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
}

/// The memref of a global variable.
#[op(
    name = "memref.get_global",
    traits(PURE),
    format = "$name `:` type($result) attr-dict"
)]
pub struct GetGlobalOp {
    name: Prop<Symbol, FLAT_SYMBOL_REF_ATTR>,
    result: Res<STATIC_SHAPE_MEMREF>,
}
