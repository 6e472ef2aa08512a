//! Detects discardable attributes of dialects that the program does not have.
//!
//! MLIR's translation handles some discardable attributes of its own dialects, such as `nvvm.kernel`. Without the
//! dialect, the attribute would be dropped silently and the LLVM IR would differ. Such attributes are therefore
//! rejected.

use terrace_ir::{Context, Diagnostics, Failed, Loc, dialect_namespace};

/// Lists the attributes that a program knows but cannot translate. Implemented by the program and attached to the
/// builtin dialect; called for attributes whose dialect has no translation.
pub trait UntranslatedAttributes: Send + Sync {
    /// Returns true if an attribute of this name would change the LLVM IR.
    fn changes_llvm_ir(&self, name: &str) -> bool;
}

/// Returns an error for an attribute that would change the LLVM IR. Call this if the attribute's dialect has no
/// translation.
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
