//! Attributes of dialects that Terrace lacks.
//!
//! MLIR's translation acts on some discardable attributes of its own dialects, such as `nvvm.kernel`. Without these
//! dialects the LLVM IR would say something else without a word, so that the attributes are refused.

use terrace_ir::{Diagnostics, Failed, Loc};

/// The attributes that MLIR's translation acts on. Others of the same dialects change nothing.
const ACTED_ON: [(&str, &[&str]); 4] = [
    (
        "nvvm",
        &[
            "blocksareclusters",
            "cluster_dim",
            "cluster_max_blocks",
            "grid_constant",
            "kernel",
            "maxnreg",
            "maxntid",
            "minctasm",
            "reqntid",
        ],
    ),
    (
        "omp",
        &["declare_target", "flags", "host_ir_filepath", "version"],
    ),
    (
        "rocdl",
        &[
            "cluster_dims",
            "flat_work_group_size",
            "ignore_denormal_mode",
            "kernel",
            "last_use",
            "max_flat_work_group_size",
            "no_fine_grained_memory",
            "no_remote_memory",
            "reqd_work_group_size",
            "uniform_work_group_size",
            "unsafe_fp_atomics",
            "waves_per_eu",
        ],
    ),
    ("xevm", &["DecorationCacheControl"]),
];

/// Refuses an attribute that MLIR's translation acts on. To be asked where no dialect of the attribute's name takes part
/// in the translation.
pub(crate) fn check(name: &str, loc: Loc, diags: &mut Diagnostics) -> Result<(), Failed> {
    let Some((dialect, rest)) = name.split_once('.') else {
        return Ok(());
    };
    let acts = |(known, names): &(&str, &[&str])| *known == dialect && names.contains(&rest);
    if !ACTED_ON.iter().any(acts) {
        return Ok(());
    }
    let message = format!(
        "attribute '{name}' changes the LLVM IR, but there is no translation of the dialect '{dialect}'"
    );
    Err(diags.error(loc, message))
}
