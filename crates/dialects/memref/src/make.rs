//! Creates operations from static and dynamic numbers.

use crate::SubViewOp;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Builder, Type, ValueId};

/// Creates a `memref.subview` of a type, like MLIR's builder with `OpFoldResult`s. Each list has one entry per
/// dimension of the source.
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
