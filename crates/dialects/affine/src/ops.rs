//! The operations.

use crate::constraints::{
    I32_ELEMENTS_ATTR, I64_SMALL_VECTOR_ARRAY_ATTR, LOCALITY_HINT_ATTR, REDUCTION_OPS,
};
use crate::{fold, verify};
use terrace_builtin::constraints::{ANY_MEMREF, ANY_TYPE, ANY_VECTOR_OF_NON_ZERO_RANK, INDEX};
use terrace_builtin::props::{Array, Bool, I64Array, Index, Int32, IntElements, Map, Set, Unit};
use terrace_builtin::types::{MemRefType, VectorType};
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

/// The only result of a map.
#[op(name = "affine.apply", traits(PURE), verify = verify::apply, fold = fold::apply)]
pub struct AffineApplyOp {
    #[mlir("mapOperands")]
    map_operands: Variadic<Operand<INDEX>>,
    map: Prop<Map>,
    #[mlir("")]
    #[unique]
    result: Res<INDEX>,
}

/// The minimum of a map's results.
#[op(name = "affine.min", traits(PURE), verify = verify::min_max, fold = fold::min)]
pub struct AffineMinOp {
    operands: Variadic<Operand<INDEX>>,
    map: Prop<Map>,
    #[mlir("")]
    #[unique]
    result: Res<INDEX>,
}

/// The maximum of a map's results.
#[op(name = "affine.max", traits(PURE), verify = verify::min_max, fold = fold::max)]
pub struct AffineMaxOp {
    operands: Variadic<Operand<INDEX>>,
    map: Prop<Map>,
    #[mlir("")]
    #[unique]
    result: Res<INDEX>,
}

/// Splits a linear index into one index per dimension (row-major order).
#[op(
    name = "affine.delinearize_index",
    traits(PURE),
    verify = verify::delinearize_index,
    fold = fold::delinearize_index,
    format = "$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis, \"{}\", \
              \"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` type($multi_index)"
)]
pub struct AffineDelinearizeIndexOp {
    linear_index: Operand<INDEX>,
    dynamic_basis: Variadic<Operand<INDEX>>,
    static_basis: Prop<I64Array>,
    multi_index: Variadic<Res<INDEX>>,
}

/// Combines one index per dimension into a linear index (row-major order).
#[op(
    name = "affine.linearize_index",
    traits(PURE, ATTR_SIZED_OPERAND_SEGMENTS),
    verify = verify::linearize_index,
    fold = fold::linearize_index,
    format = "(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` custom<DynamicIndexList>($dynamic_basis, \
              $static_basis, \"{}\", \"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` type($linear_index)"
)]
pub struct AffineLinearizeIndexOp {
    multi_index: Variadic<Operand<INDEX>>,
    dynamic_basis: Variadic<Operand<INDEX>>,
    static_basis: Prop<I64Array>,
    #[default(false)]
    disjoint: Prop<Unit>,
    #[unique]
    linear_index: Res<INDEX>,
}

/// A loop from the maximum of its lower bounds to the minimum of its upper bounds.
#[op(
    name = "affine.for",
    traits(ATTR_SIZED_OPERAND_SEGMENTS, AUTOMATIC_ALLOCATION_SCOPE, RECURSIVE_MEMORY_EFFECTS, SINGLE_BLOCK),
    terminator = AffineYieldOp,
    verify_regions = verify::for_regions,
    fold = fold::for_loop
)]
pub struct AffineForOp {
    #[mlir("lowerBoundOperands")]
    lower_bound_operands: Variadic<Operand<INDEX>>,
    #[mlir("upperBoundOperands")]
    upper_bound_operands: Variadic<Operand<INDEX>>,
    inits: Variadic<Operand<ANY_TYPE>>,
    #[mlir("lowerBoundMap")]
    lower_bound_map: Prop<Map>,
    #[mlir("upperBoundMap")]
    upper_bound_map: Prop<Map>,
    step: Prop<Index>,
    results: Variadic<Res<ANY_TYPE>>,
    region: Region<RegionKind::ONE_BLOCK>,
}

/// Executes one of two regions, depending on whether the operands are in a set.
#[op(
    name = "affine.if",
    traits(NO_REGION_ARGUMENTS, RECURSIVE_MEMORY_EFFECTS, SINGLE_BLOCK),
    terminator = AffineYieldOp,
    verify = verify::if_op,
    verify_regions = verify::if_regions,
    fold = fold::if_op
)]
pub struct AffineIfOp {
    #[mlir("")]
    set_operands: Variadic<Operand<ANY_TYPE>>,
    condition: Prop<Set>,
    results: Variadic<Res<ANY_TYPE>>,
    #[mlir("thenRegion")]
    then_region: Region<RegionKind::ONE_BLOCK>,
    #[mlir("elseRegion")]
    else_region: Region<RegionKind::ANY>,
}

/// A band of parallel loops.
///
/// The properties for groups contain the number of map results per loop.
#[op(
    name = "affine.parallel",
    traits(MEMREFS_NORMALIZABLE, AUTOMATIC_ALLOCATION_SCOPE, RECURSIVE_MEMORY_EFFECTS, SINGLE_BLOCK),
    terminator = AffineYieldOp,
    verify = verify::parallel,
    fold = fold::parallel
)]
pub struct AffineParallelOp {
    #[mlir("mapOperands")]
    map_operands: Variadic<Operand<INDEX>>,
    reductions: Prop<Array, REDUCTION_OPS>,
    #[mlir("lowerBoundsMap")]
    lower_bounds_map: Prop<Map>,
    #[mlir("lowerBoundsGroups")]
    lower_bounds_groups: Prop<IntElements, I32_ELEMENTS_ATTR>,
    #[mlir("upperBoundsMap")]
    upper_bounds_map: Prop<Map>,
    #[mlir("upperBoundsGroups")]
    upper_bounds_groups: Prop<IntElements, I32_ELEMENTS_ATTR>,
    steps: Prop<Array, I64_SMALL_VECTOR_ARRAY_ATTR>,
    results: Variadic<Res<ANY_TYPE>>,
    region: Region<RegionKind::ONE_BLOCK>,
}

/// Ends a region and yields values to the parent operation.
#[op(
    name = "affine.yield",
    traits(MEMREFS_NORMALIZABLE, PURE, TERMINATOR, RETURN_LIKE),
    verify = verify::yield_op,
    format = "attr-dict ($operands^ `:` type($operands))?"
)]
pub struct AffineYieldOp {
    operands: Variadic<Operand<ANY_TYPE>>,
}

/// Reads an element.
#[op(
    name = "affine.load",
    traits(MEMREFS_NORMALIZABLE, READ_ONLY),
    verify = verify::load,
    fold = fold::skip_casts
)]
pub struct AffineLoadOp {
    memref: Operand<MemRefType, ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    map: Prop<Map>,
    result: Res<ANY_TYPE>,
}

/// Writes an element.
#[op(name = "affine.store", traits(MEMREFS_NORMALIZABLE), verify = verify::store, fold = fold::store)]
pub struct AffineStoreOp {
    value: Operand<ANY_TYPE>,
    memref: Operand<MemRefType, ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    map: Prop<Map>,
}

/// Reads a vector.
#[op(name = "affine.vector_load", traits(MEMREFS_NORMALIZABLE, READ_ONLY), verify = verify::vector_load)]
pub struct AffineVectorLoadOp {
    memref: Operand<MemRefType, ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    map: Prop<Map>,
    result: Res<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
}

/// Writes a vector.
#[op(name = "affine.vector_store", traits(MEMREFS_NORMALIZABLE), verify = verify::vector_store)]
pub struct AffineVectorStoreOp {
    value: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    memref: Operand<MemRefType, ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    map: Prop<Map>,
}

/// Hints that an element will be accessed soon.
#[op(name = "affine.prefetch", traits(MEMREFS_NORMALIZABLE), verify = verify::prefetch, fold = fold::skip_casts)]
pub struct AffinePrefetchOp {
    memref: Operand<MemRefType, ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    #[mlir("isWrite")]
    is_write: Prop<Bool>,
    #[mlir("localityHint")]
    locality_hint: Prop<Int32, LOCALITY_HINT_ATTR>,
    #[mlir("isDataCache")]
    is_data_cache: Prop<Bool>,
    map: Prop<Map>,
}

/// Starts a copy of elements between memory spaces.
///
/// Upstream defines this operation in C++, without properties: its maps are discardable attributes. Operands: source
/// and its indices, destination and its indices, tag and its indices, number of elements, and optionally a stride and
/// elements per stride.
#[op(name = "affine.dma_start", traits(MEMREFS_NORMALIZABLE), verify = verify::dma_start, fold = fold::skip_casts)]
pub struct AffineDmaStartOp {
    operands: Variadic<Operand<ANY_TYPE>>,
}

/// Waits until the copy with a tag is complete.
///
/// Upstream defines this operation in C++, without properties. Operands: tag and its indices, number of elements.
#[op(name = "affine.dma_wait", traits(MEMREFS_NORMALIZABLE), verify = verify::dma_wait, fold = fold::skip_casts)]
pub struct AffineDmaWaitOp {
    operands: Variadic<Operand<ANY_TYPE>>,
}
