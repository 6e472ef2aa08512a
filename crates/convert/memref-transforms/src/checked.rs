//! The facts about memref's operations that both kinds of checks at run time are made of: those of
//! `generate-runtime-verification` and those of `--check-memory`.

use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_ir::{OpRef, OpView, ValueId};
use terrace_memref::{AtomicRMWOp, GenericAtomicRMWOp, LoadOp, StoreOp};

/// The memref and the indices of an operation that accesses one element. `None` for another operation.
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

/// The dimensions whose size the type of a cast's result states and that of its source does not, with these sizes. The
/// rank of the source may be unknown: then its type is `None`.
pub(crate) fn stated_sizes(source: Option<&MemRefType>, result: &MemRefType) -> Vec<(usize, i64)> {
    let sizes = result.shape.iter().copied().enumerate();
    sizes
        .filter(|&(dim, size)| {
            let is_known = source.is_some_and(|source| source.shape[dim] != DYNAMIC);
            size != DYNAMIC && !is_known
        })
        .collect()
}
