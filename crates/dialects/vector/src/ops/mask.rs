//! Masks, masked operations, printing.

use crate::constraints::{
    BUILTIN_STRING_ATTR, NON_ZERO_RANK_VECTOR_OF_I1, PRINTABLE, VECTOR_OF_I1,
};
use crate::enums::PrintPunctuation;
use crate::{fold, verify};
use terrace_builtin::constraints::{ANY_TYPE, INDEX};
use terrace_builtin::props::{I64Array, Str};
use terrace_builtin::types::VectorType;
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

/// A mask with a static prefix set along each dimension.
#[op(
    name = "vector.constant_mask",
    traits(PURE),
    verify = verify::constant_mask,
    fold = fold::constant_mask,
    format = "$mask_dim_sizes attr-dict `:` type(results)"
)]
pub struct ConstantMaskOp {
    mask_dim_sizes: Prop<I64Array>,
    #[mlir("")]
    result: Res<VectorType, VECTOR_OF_I1>,
}

/// A mask with a prefix set along each dimension; the operands are the sizes.
#[op(
    name = "vector.create_mask",
    traits(PURE),
    verify = verify::create_mask,
    format = "$operands attr-dict `:` type(results)"
)]
pub struct CreateMaskOp {
    operands: Variadic<Operand<INDEX>>,
    #[mlir("")]
    result: Res<VectorType, VECTOR_OF_I1>,
}

/// Executes an operation under a mask.
#[op(
    name = "vector.mask",
    traits(RECURSIVE_MEMORY_EFFECTS, NO_REGION_ARGUMENTS, SINGLE_BLOCK),
    terminator = YieldOp,
    verify = verify::mask,
    fold = fold::mask
)]
pub struct MaskOp {
    mask: Operand<VectorType, NON_ZERO_RANK_VECTOR_OF_I1>,
    passthru: Optional<Operand<ANY_TYPE>>,
    results: Variadic<Res<ANY_TYPE>>,
    #[mlir("maskRegion")]
    mask_region: Region<RegionKind::ONE_BLOCK>,
}

/// Ends a region and yields values to the parent operation.
#[op(
    name = "vector.yield",
    traits(PURE, TERMINATOR, RETURN_LIKE),
    format = "attr-dict ($operands^ `:` type($operands))?"
)]
pub struct YieldOp {
    operands: Variadic<Operand<ANY_TYPE>>,
}

/// Prints a value, text or punctuation at run time.
#[op(
    name = "vector.print",
    verify = verify::print,
    format = "($source^ `:` type($source))? oilist( `str` $stringLiteral | `punctuation` $punctuation) attr-dict"
)]
pub struct PrintOp {
    source: Optional<Operand<PRINTABLE>>,
    #[default(PrintPunctuation::Newline)]
    punctuation: Prop<PrintPunctuation>,
    #[mlir("stringLiteral")]
    string_literal: Optional<Prop<Str, BUILTIN_STRING_ATTR>>,
}
