//! Helpers shared by both kinds of run-time checks of memref operations: `generate-runtime-verification` and
//! `--check-memory`.

use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_ir::{OpRef, OpView, ValueId};
use terrace_memref::{AtomicRMWOp, GenericAtomicRMWOp, LoadOp, StoreOp};

/// Returns the memref and the indices of an operation that accesses one element, or `None` for another operation.
pub(crate) fn element_access(op: OpRef<'_>) -> Option<(ValueId, Vec<ValueId>)> {
    macro_rules! accesses {
        ($($kind:ident)*) => {$(
            if op.is::<$kind>() {
                let access = $kind::read(op);
                let indices = access.indices().collect();
                return Some((access.memref(), indices));
            }
        )*};
    }
    accesses!(LoadOp StoreOp AtomicRMWOp GenericAtomicRMWOp);
    None
}

/// Returns the dimensions that are static in the type of a cast's result and dynamic in the type of its source, with
/// their static sizes. If the source is unranked, `source` is `None` and all static dimensions are returned.
pub(crate) fn stated_sizes(source: Option<&MemRefType>, result: &MemRefType) -> Vec<(usize, i64)> {
    let sizes = result.shape.iter().copied().enumerate();
    sizes
        .filter(|&(dim, size)| {
            let is_known = source.is_some_and(|source| source.shape[dim] != DYNAMIC);
            size != DYNAMIC && !is_known
        })
        .collect()
}
