//! Attributes of dialects that a program lacks.
//!
//! MLIR's translation acts on some discardable attributes of its own dialects, such as `nvvm.kernel`. Without these
//! dialects the LLVM IR would say something else without a word, so that the attributes are refused.

use terrace_ir::{Context, Diagnostics, Failed, Loc, dialect_namespace};

/// The knowledge that a program has of attributes whose translation it lacks, to be attached to the builtin dialect.
pub trait UntranslatedAttributes: Send + Sync {
    /// Returns true if an attribute of this name would change the LLVM IR.
    fn changes_llvm_ir(&self, name: &str) -> bool;
}

/// Refuses an attribute that would change the LLVM IR. To be asked where no dialect of the attribute's name takes part
/// in the translation.
pub(crate) fn check(
    ctx: &Context,
    name: &str,
    loc: Loc,
    diags: &mut Diagnostics,
) -> Result<(), Failed> {
    let known = ctx.dialect_interface::<dyn UntranslatedAttributes>("builtin");
    if !known.is_some_and(|known| known.changes_llvm_ir(name)) {
        return Ok(());
    }
    let dialect = dialect_namespace(name);
    let message = format!(
        "attribute '{name}' changes the LLVM IR, but there is no translation of the dialect '{dialect}'"
    );
    Err(diags.error(loc, message))
}
