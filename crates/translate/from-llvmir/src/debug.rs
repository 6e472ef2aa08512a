//! Debug information: locations, records, and what globals say of themselves.

use crate::Shared;
use crate::body::FunctionImport;
use terrace_ir::{Attr, Failed, Loc};
use terrace_llvmir as ll;
use terrace_llvmir::{Inst, Md, MdKindId};

/// What is known of the debug information of the function that is imported.
#[derive(Default)]
pub(crate) struct FunctionDebug {}

impl FunctionImport<'_> {
    /// The location of an instruction.
    pub(crate) fn location(&mut self, inst: Inst) -> Loc {
        match self.body.attachment(inst, MdKindId::DBG) {
            Some(md) => self.location_of(md),
            None => Loc::UNKNOWN,
        }
    }

    /// The location that a `DILocation` is.
    pub(crate) fn location_of(&mut self, _md: Md) -> Loc {
        Loc::UNKNOWN
    }

    /// Converts the debug records after everything else.
    pub(crate) fn convert_debug_records(&mut self) -> Result<(), Failed> {
        Ok(())
    }
}

/// The location of a function.
pub(crate) fn function_location(_shared: &Shared<'_>, _function: &ll::Function) -> Loc {
    Loc::UNKNOWN
}

/// What a global variable is in the source: `dbg_exprs`.
pub(crate) fn global_expressions(
    _shared: &Shared<'_>,
    _global: &ll::GlobalVariable,
) -> Option<Attr> {
    None
}
