//! The dialects that convert intrinsics, and those that act on kinds of metadata.

use crate::interface::LlvmImportDialectInterface;
use crate::intrinsics::Rows;
use rustc_hash::FxHashMap;
use terrace_ir::Context;
use terrace_llvmir as ll;

/// A dialect's import.
pub(crate) type Dialect = &'static dyn LlvmImportDialectInterface;

/// The tables of one import.
pub(crate) struct Dispatch {
    intrinsics: FxHashMap<&'static str, (Dialect, usize)>,
    metadata: FxHashMap<ll::MdKindId, (Dialect, usize)>,
    /// The slots of the LLVM dialect's intrinsics.
    pub rows: Rows,
}

impl Dispatch {
    pub(crate) fn new(ctx: &Context, module: &ll::Module) -> Self {
        let mut dispatch = Dispatch {
            intrinsics: FxHashMap::default(),
            metadata: FxHashMap::default(),
            rows: Rows::new(ctx),
        };
        for dialect in ctx.dialects() {
            let Some(import) =
                ctx.dialect_interface::<dyn LlvmImportDialectInterface>(dialect.name)
            else {
                continue;
            };
            for (number, name) in import.intrinsics().into_iter().enumerate() {
                dispatch.intrinsics.entry(name).or_insert((import, number));
            }
            for (number, name) in import.metadata_kinds().into_iter().enumerate() {
                if let Some(kind) = ll::MdKindId::find(&module.ctx.metadata, name) {
                    dispatch.metadata.entry(kind).or_insert((import, number));
                }
            }
        }
        dispatch
    }

    /// The dialect of an intrinsic, and its place in the dialect's list.
    pub(crate) fn intrinsic(&self, name: &str) -> Option<(Dialect, usize)> {
        self.intrinsics.get(name).copied()
    }

    /// The dialect that acts on a kind of metadata, and the kind's place in the dialect's list.
    pub(crate) fn metadata(&self, kind: ll::MdKindId) -> Option<(Dialect, usize)> {
        self.metadata.get(&kind).copied()
    }
}
