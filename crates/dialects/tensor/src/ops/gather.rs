//! Reads and writes of slices at positions that a tensor contains.

use crate::constraints::TENSOR_OF_POSITIONS;
use crate::{fold, verify};
use terrace_builtin::constraints::ANY_RANKED_TENSOR;
use terrace_builtin::props::I64Array;
use terrace_macros::op;

/// Slices of a tensor at positions.
#[op(
    name = "tensor.gather",
    traits(PURE),
    verify_alone = verify::gather,
    fold = fold::gather,
    result_name = "gather",
    format = "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict \
              `:` functional-type(operands, results)"
)]
pub struct GatherOp {
    source: Operand<ANY_RANKED_TENSOR>,
    indices: Operand<TENSOR_OF_POSITIONS>,
    gather_dims: Prop<I64Array>,
    unique: Flag,
    result: Res<ANY_RANKED_TENSOR>,
}

/// A tensor with slices at positions replaced.
#[op(
    name = "tensor.scatter",
    traits(PURE),
    verify_alone = verify::scatter,
    result_name = "scatter",
    format = "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict \
              `:` functional-type(operands, results)"
)]
pub struct ScatterOp {
    source: Operand<ANY_RANKED_TENSOR>,
    dest: Operand<ANY_RANKED_TENSOR>,
    indices: Operand<TENSOR_OF_POSITIONS>,
    scatter_dims: Prop<I64Array>,
    unique: Flag,
    result: Res<ANY_RANKED_TENSOR>,
}
