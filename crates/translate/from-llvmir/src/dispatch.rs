//! Maps intrinsics and kinds of metadata to the dialects that convert them.

use crate::interface::LlvmImportDialectInterface;
use crate::intrinsics::Row;
use crate::shared::Intrinsic;
use rustc_hash::FxHashMap;
use terrace_ir::Context;
use terrace_llvmir as ll;

/// A dialect's import interface.
pub(crate) type Dialect = &'static dyn LlvmImportDialectInterface;

/// The dispatch tables of one import.
pub(crate) struct Dispatch {
    intrinsics: FxHashMap<&'static str, Intrinsic>,
    metadata: FxHashMap<ll::MdKindId, (Dialect, usize)>,
    /// The operations that are calls of intrinsics.
    pub rows: Vec<Row>,
}

impl Dispatch {
    pub(crate) fn new(ctx: &Context, module: &ll::Module) -> Self {
        let mut dispatch = Dispatch {
            intrinsics: FxHashMap::default(),
            metadata: FxHashMap::default(),
            rows: Vec::new(),
        };
        for dialect in ctx.dialects() {
            let Some(import) =
                ctx.dialect_interface::<dyn LlvmImportDialectInterface>(dialect.name)
            else {
                continue;
            };
            for (number, name) in import.intrinsics().into_iter().enumerate() {
                let known = Intrinsic::Known(import, number);
                dispatch.intrinsics.entry(name).or_insert(known);
            }
            for &op in dialect.ops {
                if let (Some(def), Some(name)) = (op.intrinsic, ctx.name_of(op)) {
                    let row = Intrinsic::Operation(dispatch.rows.len() as u32);
                    dispatch.intrinsics.entry(def.name).or_insert(row);
                    dispatch.rows.push(Row::new(name, op));
                }
            }
            for (number, name) in import.metadata_kinds().into_iter().enumerate() {
                if let Some(kind) = ll::MdKindId::find(&module.ctx.metadata, name) {
                    dispatch.metadata.entry(kind).or_insert((import, number));
                }
            }
        }
        dispatch
    }

    /// Returns the conversion for calls of an intrinsic, given its base name in LLVM.
    pub(crate) fn intrinsic(&self, name: &str) -> Intrinsic {
        self.intrinsics
            .get(name)
            .copied()
            .unwrap_or(Intrinsic::Unknown)
    }

    /// Returns the dialect that converts a kind of metadata, and the kind's index in the dialect's list.
    pub(crate) fn metadata(&self, kind: ll::MdKindId) -> Option<(Dialect, usize)> {
        self.metadata.get(&kind).copied()
    }
}
