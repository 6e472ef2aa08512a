//! Creating operations of parts that may be numbers or values.

use crate::SubViewOp;
use terrace_builtin::mixed::MixedIndex;
use terrace_ir::{Builder, Type, ValueId};

/// Creates a `memref.subview` of a type, with these offsets, sizes and strides, as many of each as the source has dimensions: MLIR's
/// builder that takes `OpFoldResult`s.
pub fn create_subview(
    b: &mut Builder<'_>,
    ty: Type,
    source: ValueId,
    [offsets, sizes, strides]: [&[MixedIndex]; 3],
) -> ValueId {
    let [offsets, sizes, strides] = [offsets, sizes, strides].map(MixedIndex::split);
    b.create_value(SubViewOp::spec(
        ty, source, &offsets.1, &sizes.1, &strides.1, &offsets.0, &sizes.0, &strides.0,
    ))
}
