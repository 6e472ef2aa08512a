//! The interface of dialects that take part in the translation to LLVM IR.

use crate::function::FunctionTranslation;
use crate::module::ModuleTranslation;
use crate::scope::Scope;
use terrace_ir::{Attr, Failed, OpId, OpRef};
use terrace_llvmir as ll;

/// The reason why an operation was not converted. In both cases, the translation also reports `LLVM Translation
/// failed for operation`.
#[derive(Debug)]
pub enum NotConverted {
    /// The dialect does not translate the operation.
    Unknown,
    /// An error was already reported.
    Failed(Failed),
}

impl From<Failed> for NotConverted {
    fn from(failed: Failed) -> Self {
        NotConverted::Failed(failed)
    }
}

/// The result of converting an operation.
pub type Converted = Result<(), NotConverted>;

/// A dialect's part in the translation to LLVM IR. Implemented by dialects and called by
/// [`translate`](crate::translate) for their operations and attributes. Attach it with
/// [`Registry::attach_dialect`](terrace_ir::Registry::attach_dialect)`::<dyn LlvmTranslationDialectInterface>`.
pub trait LlvmTranslationDialectInterface: Send + Sync {
    /// Converts an operation inside a function or a global's initializer: builds instructions and maps the results to
    /// values.
    fn convert_operation(
        &self,
        _op: OpId,
        _translation: &mut FunctionTranslation<'_>,
    ) -> Converted {
        Err(NotConverted::Unknown)
    }

    /// Converts an operation directly inside the module, or the module itself.
    fn convert_module_operation(
        &self,
        _op: OpRef<'_>,
        _translation: &mut ModuleTranslation<'_>,
    ) -> Converted {
        Err(NotConverted::Unknown)
    }

    /// Translates a discardable attribute of the dialect, on an operation of any dialect that was converted to
    /// `_instructions`. An attribute of a function is on the [`OpId::ROOT`] of the body, and `_instructions` is
    /// empty.
    fn amend_operation(
        &self,
        _op: OpId,
        _instructions: &[ll::Value],
        _name: &str,
        _value: Attr,
        _translation: &mut FunctionTranslation<'_>,
    ) -> Result<(), Failed> {
        Ok(())
    }

    /// Translates a discardable attribute of the dialect, on the module or on an operation directly inside it. Not
    /// called for functions with a body.
    fn amend_module_operation(
        &self,
        _op: OpRef<'_>,
        _name: &str,
        _value: Attr,
        _translation: &mut ModuleTranslation<'_>,
    ) -> Result<(), Failed> {
        Ok(())
    }

    /// Translates an attribute of the dialect on a function's parameter, or on its result if `_index` is `None`.
    fn convert_parameter_attr(
        &self,
        _function: OpRef<'_>,
        _index: Option<usize>,
        _name: &str,
        _value: Attr,
        _scope: &mut Scope<'_>,
        _out: &mut Vec<ll::Attribute>,
    ) -> Result<(), Failed> {
        Ok(())
    }
}
