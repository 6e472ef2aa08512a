//! Operations on sizes, ranks and pointers, and assumptions about them.

use crate::constraints::{
    ANY_STRIDED_MEMREF, NON_0_RANKED_OR_UNRANKED_MEMREF, POSITIVE_I32_ATTR,
    STRIDED_MEMREF_OF_RANK_0,
};
use crate::{infer, verify};
use terrace_builtin::constraints::{ANY_MEMREF, ANY_RANKED_OR_UNRANKED_MEMREF, INDEX};
use terrace_builtin::props::Int32;
use terrace_macros::op;

/// The size of a dimension.
#[op(
    name = "memref.dim",
    traits(MEMREFS_NORMALIZABLE, NO_MEMORY_EFFECT),
    fold = crate::fold::dim,
    result_name = "dim",
    format = "attr-dict $source `,` $index `:` type($source)"
)]
pub struct DimOp {
    source: Operand<NON_0_RANKED_OR_UNRANKED_MEMREF>,
    index: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// The number of dimensions.
#[op(
    name = "memref.rank",
    traits(PURE),
    fold = crate::fold::rank,
    format = "$memref attr-dict `:` type($memref)"
)]
pub struct RankOp {
    memref: Operand<ANY_RANKED_OR_UNRANKED_MEMREF>,
    #[mlir("")]
    #[unique]
    result: Res<INDEX>,
}

/// The aligned pointer as an integer.
#[op(
    name = "memref.extract_aligned_pointer_as_index",
    traits(PURE, SAME_VARIADIC_RESULT_SIZE),
    result_name = "intptr",
    format = "$source `:` type($source) `->` type(results) attr-dict"
)]
pub struct ExtractAlignedPointerAsIndexOp {
    source: Operand<ANY_RANKED_OR_UNRANKED_MEMREF>,
    #[unique]
    aligned_pointer: Res<INDEX>,
}

/// The parts of a memref: a memref of its first element, the offset, sizes and strides.
#[op(
    name = "memref.extract_strided_metadata",
    traits(PURE, SAME_VARIADIC_RESULT_SIZE),
    infer = infer::strided_metadata,
    verify_alone = verify::extract_strided_metadata,
    fold = crate::fold::extract_strided_metadata,
    format = "$source `:` type($source) `->` type(results) attr-dict"
)]
pub struct ExtractStridedMetadataOp {
    source: Operand<ANY_STRIDED_MEMREF>,
    base_buffer: Res<STRIDED_MEMREF_OF_RANK_0>,
    #[unique]
    offset: Res<INDEX>,
    sizes: Variadic<Res<INDEX>>,
    strides: Variadic<Res<INDEX>>,
}

/// The same memref, assumed to be aligned to this many bytes.
#[op(
    name = "memref.assume_alignment",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    verify_alone = verify::assume_alignment,
    fold = crate::fold::assume_alignment,
    result_name = "assume_align",
    format = "$memref `,` $alignment attr-dict `:` type($memref)"
)]
pub struct AssumeAlignmentOp {
    memref: Operand<ANY_MEMREF>,
    alignment: Prop<Int32, POSITIVE_I32_ATTR>,
    result: Res<ANY_MEMREF>,
}

/// The same memrefs, assumed not to alias.
#[op(
    name = "memref.distinct_objects",
    traits(PURE),
    infer = infer::distinct_objects,
    verify_alone = verify::distinct_objects,
    format = "$operands attr-dict `:` type($operands)"
)]
pub struct DistinctObjectsOp {
    operands: Variadic<Operand<ANY_MEMREF>>,
    results: Variadic<Res<ANY_MEMREF>>,
}
