//! The interface of dialects that take part in the import.

use crate::body::FunctionImport;
use terrace_ir::{Failed, OpId};
use terrace_llvmir as ll;

/// The error for metadata that does not have the form its kind requires.
#[derive(Debug, PartialEq, Eq)]
pub struct Unhandled;

/// A call of an intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct IntrinsicCall<'a> {
    /// The intrinsic's index in the dialect's list.
    pub number: usize,
    /// The instruction.
    pub inst: ll::Inst,
    /// The callee and the arguments.
    pub call: ll::Call<'a>,
}

/// A dialect's part in the import of LLVM IR. Implemented by dialects and called by [`import`](crate::import) for the
/// intrinsics and kinds of metadata that the dialect lists. Attach it with
/// [`Registry::attach_dialect`](terrace_ir::Registry::attach_dialect)`::<dyn LlvmImportDialectInterface>`.
pub trait LlvmImportDialectInterface: Send + Sync {
    /// Returns the intrinsics that the dialect has operations for, by LLVM's base names: `llvm.abs`. Their
    /// declarations are not imported.
    fn intrinsics(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Converts a call of one of the dialect's intrinsics. If this fails, the import also reports `unhandled
    /// intrinsic`.
    fn convert_intrinsic(
        &self,
        call: IntrinsicCall<'_>,
        import: &mut FunctionImport<'_>,
    ) -> Result<(), Failed> {
        Err(import.unhandled_intrinsic(call.inst))
    }

    /// Returns the names of the kinds of metadata that the dialect converts.
    fn metadata_kinds(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Converts metadata of the kind with index `_kind` in the dialect's list. `_op` is the operation of the
    /// instruction that has the metadata, or for a function the root of the body.
    fn set_metadata_attrs(
        &self,
        _kind: usize,
        _node: ll::Md,
        _op: OpId,
        _import: &mut FunctionImport<'_>,
    ) -> Result<(), Unhandled> {
        Err(Unhandled)
    }
}
