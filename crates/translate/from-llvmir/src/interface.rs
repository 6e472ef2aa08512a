//! The interface of a dialect that takes part in the import.

use crate::body::FunctionImport;
use terrace_ir::{Failed, OpId};
use terrace_llvmir as ll;

/// The metadata is not of the form that its kind requires.
#[derive(Debug, PartialEq, Eq)]
pub struct Unhandled;

/// A call of an intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct IntrinsicCall<'a> {
    /// Its place in the list of the dialect's intrinsics.
    pub number: usize,
    /// The instruction.
    pub inst: ll::Inst,
    /// The callee and the arguments.
    pub call: ll::Call<'a>,
}

/// A dialect's part in the import of LLVM IR. Attach it with
/// [`Registry::attach_dialect`](terrace_ir::Registry::attach_dialect)`::<dyn LlvmImportDialectInterface>`.
pub trait LlvmImportDialectInterface: Send + Sync {
    /// The intrinsics that the dialect has operations for, by LLVM's names without overloaded types: `llvm.abs`. Their
    /// declarations are not imported.
    fn intrinsics(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Converts the call of one of them. `unhandled intrinsic` is reported after the error it fails with.
    fn convert_intrinsic(
        &self,
        call: IntrinsicCall<'_>,
        import: &mut FunctionImport<'_>,
    ) -> Result<(), Failed> {
        Err(import.unhandled_intrinsic(call.inst))
    }

    /// The kinds of metadata that the dialect acts on, by name.
    fn metadata_kinds(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Acts on metadata of the kind with this place in the list, of an instruction that became `op`, or of a function,
    /// the root of the body that is imported.
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
