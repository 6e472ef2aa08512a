//! Upgrades old forms in a module that was read: LLVM's auto-upgrade.
//!
//! For each declared intrinsic, `plan` decides on the upgrade of all its calls. `calls` then rewrites the bodies,
//! removes the old declarations that have no calls left, and appends the new ones in LLVM's order.
//!
//! | module | upgrades |
//! |---|---|
//! | `plan`, `rules` | intrinsics with a direct replacement |
//! | `calls`, `lifetime`, `debug` | their calls |
//! | `expand`, `names`, `arm`, `x86` | calls that expand to other instructions |
//! | `tbaa` | scalar TBAA tags |
//! | `flags` | module flags, sections |
//! | `nvvm` | `!nvvm.annotations` |

mod arm;
mod calls;
mod debug;
mod expand;
mod flags;
mod lifetime;
mod names;
mod nvvm;
mod plan;
mod rules;
mod tbaa;
mod x86;

pub use plan::is_old;
pub(crate) use plan::is_upgraded;

use crate::module::Module;

/// Upgrades a module that was just read. Replaces old forms, and sets the attributes of intrinsic declarations to
/// LLVM's.
pub fn upgrade(module: &mut Module) {
    tbaa::upgrade_tags(module);
    calls::upgrade_intrinsics(module);
    flags::upgrade_flags(module);
    nvvm::upgrade_annotations(module);
    flags::upgrade_sections(module);
}
