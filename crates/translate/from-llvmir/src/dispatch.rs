//! Which dialect converts an intrinsic, and which acts on a kind of metadata.

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
    metadata: FxHashMap<ll::MdKindId, Dialect>,
    /// The slots of the LLVM dialect's intrinsics.
    pub rows: Rows,
}

impl Dispatch {
    pub(crate) fn new(ctx: &Context) -> Self {
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
            for kind in import.metadata_kinds() {
                dispatch.metadata.entry(kind).or_insert(import);
            }
        }
        dispatch
    }

    /// The dialect of an intrinsic, and its place in the dialect's list.
    pub(crate) fn intrinsic(&self, name: &str) -> Option<(Dialect, usize)> {
        self.intrinsics.get(name).copied()
    }

    /// The dialect that acts on a kind of metadata.
    pub(crate) fn metadata(&self, kind: ll::MdKindId) -> Option<Dialect> {
        self.metadata.get(&kind).copied()
    }
}
