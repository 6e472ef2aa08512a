//! Operations that read, write and copy elements.

use crate::constraints::LOCALITY_HINT_ATTR;
use crate::verify;
use terrace_builtin::constraints::{
    ALIGNMENT_ATTR, ANY_MEMREF, ANY_RANKED_OR_UNRANKED_MEMREF, ANY_TYPE, INDEX, element_of,
};
use terrace_builtin::props::{Bool, Int32, Int64};
use terrace_macros::op;

/// Reads an element.
#[op(
    name = "memref.load",
    traits(MEMREFS_NORMALIZABLE, READ_ONLY),
    types_match(memref -> result, element_of, "result type matches element type of 'memref'"),
    verify_alone = verify::load,
    fold = crate::fold::load,
    format = "$memref `[` $indices `]` attr-dict `:` type($memref)"
)]
pub struct LoadOp {
    memref: Operand<ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    #[default(false)]
    nontemporal: Optional<Prop<Bool>>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
    result: Res<ANY_TYPE>,
}

/// Writes an element.
#[op(
    name = "memref.store", traits(MEMREFS_NORMALIZABLE),
    types_match(memref -> value, element_of, "type of 'value' matches element type of 'memref'"),
    verify_alone = verify::store,
    fold = crate::fold::store,
    format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)"
)]
pub struct StoreOp {
    value: Operand<ANY_TYPE>,
    memref: Operand<ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    #[default(false)]
    nontemporal: Optional<Prop<Bool>>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
}

/// Copies all elements from one memref to another of the same shape.
#[op(
    name = "memref.copy",
    verify_alone = verify::copy,
    fold = crate::fold::copy,
    format = "$source `,` $target attr-dict `:` type($source) `to` type($target)"
)]
pub struct CopyOp {
    source: Operand<ANY_RANKED_OR_UNRANKED_MEMREF>,
    target: Operand<ANY_RANKED_OR_UNRANKED_MEMREF>,
}

/// Hints that an element will be accessed.
#[op(name = "memref.prefetch", verify_alone = verify::prefetch, fold = crate::fold::prefetch)]
pub struct PrefetchOp {
    memref: Operand<ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    #[mlir("isWrite")]
    is_write: Prop<Bool>,
    #[mlir("localityHint")]
    locality_hint: Prop<Int32, LOCALITY_HINT_ATTR>,
    #[mlir("isDataCache")]
    is_data_cache: Prop<Bool>,
}

/// Starts a transfer between memory spaces.
///
/// The operands are a source and its indices, a target and its indices, the number of elements, a tag and its indices,
/// and optionally a stride and the number of elements per stride.
#[op(name = "memref.dma_start", verify_alone = verify::dma_start, fold = crate::fold::dma_start)]
pub struct DmaStartOp {
    operands: Variadic<Operand<ANY_TYPE>>,
}

/// Waits for a transfer.
#[op(
    name = "memref.dma_wait",
    verify_alone = verify::dma_wait,
    fold = crate::fold::dma_wait,
    format = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)"
)]
pub struct DmaWaitOp {
    #[mlir("tagMemRef")]
    tag_memref: Operand<ANY_MEMREF>,
    #[mlir("tagIndices")]
    tag_indices: Variadic<Operand<INDEX>>,
    #[mlir("numElements")]
    num_elements: Operand<INDEX>,
}
