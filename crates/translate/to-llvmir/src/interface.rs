//! The interface of a dialect that translates to LLVM IR.

use crate::function::FunctionTranslation;
use crate::module::ModuleTranslation;
use crate::scope::Scope;
use terrace_ir::{Attr, Failed, OpId, OpRef};
use terrace_llvmir as ll;

/// Why an operation was not converted. The translation reports `LLVM Translation failed for operation` either way.
#[derive(Debug)]
pub enum NotConverted {
    /// The dialect has no translation of the operation.
    Unknown,
    /// An error was reported.
    Failed(Failed),
}

impl From<Failed> for NotConverted {
    fn from(failed: Failed) -> Self {
        NotConverted::Failed(failed)
    }
}

/// The result of converting an operation.
pub type Converted = Result<(), NotConverted>;

/// A dialect's translation to LLVM IR. Attach it with
/// [`Registry::attach_dialect`](terrace_ir::Registry::attach_dialect)`::<dyn LlvmTranslationDialectInterface>`.
pub trait LlvmTranslationDialectInterface: Send + Sync {
    /// Converts an operation inside a function or a global's initializer: builds instructions and maps the results.
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

    /// Acts on a discardable attribute of the dialect, on an operation of any dialect that was converted to
    /// `instructions`. For a function, the attribute is on the [`OpId::ROOT`] of the body, and there are none.
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

    /// Acts on a discardable attribute of the dialect, on the module or an operation directly inside it that is no
    /// function with a body.
    fn amend_module_operation(
        &self,
        _op: OpRef<'_>,
        _name: &str,
        _value: Attr,
        _translation: &mut ModuleTranslation<'_>,
    ) -> Result<(), Failed> {
        Ok(())
    }

    /// Converts an attribute of the dialect on a function's parameter, or on its result when `index` is `None`.
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
