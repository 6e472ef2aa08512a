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

/// Makes a struct with the fields `ctx`, `body`, `at` and `loc` an `OpBuilder`, to which the builders of regions return.
macro_rules! op_builder {
    ($name:ident) => {
        impl<'a> $name<'a> {
            /// An operation for reading.
            pub(crate) fn read<T: terrace_ir::OpView>(&self, op: T) -> T::Ref<'_, 'a> {
                op.in_body(self.ctx, self.body)
            }
        }

        impl terrace_ir::OpBuilder for $name<'_> {
            fn insertion_point(&self) -> terrace_ir::InsertPoint {
                self.at
            }

            fn set_insertion_point(&mut self, at: terrace_ir::InsertPoint) {
                self.at = at;
            }

            fn builder(&mut self) -> terrace_ir::Builder<'_> {
                terrace_ir::Builder::new(self.ctx, self.body, self.at, self.loc)
            }
        }
    };
}
pub(crate) use op_builder;
