//! Cranelift's settings for programs, shared by code in memory and object files.

use cranelift_codegen::isa::{self, OwnedTargetIsa, TargetIsa};
use cranelift_codegen::settings::{self, Configurable, Flags};

/// Cranelift's optimization level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opt {
    /// No optimizations and a fast register allocator: minimum compile time.
    None,
    /// Optimizations for fast code.
    #[default]
    Speed,
}

/// Returns the settings for code. If `verify` is true, Cranelift verifies its input, as it always does in debug builds.
/// `others` are names and values of settings that code in memory and object files do not share.
///
/// # Errors
/// Returns an error if Cranelift does not have a setting.
pub fn flags(opt: Opt, verify: bool, others: &[(&str, &str)]) -> Result<Flags, String> {
    let quick = opt == Opt::None;
    let verify = verify || cfg!(debug_assertions);
    let shared = [
        ("enable_llvm_abi_extensions", "true"),
        // A large frame must not jump over the guard page.
        ("enable_probestack", "true"),
        ("probestack_strategy", "inline"),
        ("enable_verifier", if verify { "true" } else { "false" }),
        ("opt_level", if quick { "none" } else { "speed" }),
        (
            "regalloc_algorithm",
            if quick { "single_pass" } else { "backtracking" },
        ),
    ];
    let mut builder = settings::builder();
    for (name, value) in shared.iter().chain(others) {
        let set = builder.set(name, value);
        set.map_err(|error| error.to_string())?;
    }
    Ok(Flags::new(builder))
}

/// Returns the same machine without optimizations, for functions with calls that
/// [return twice](crate::Translation::returns_twice).
///
/// # Errors
/// Returns an error if Cranelift does not have a setting.
pub fn unoptimized(isa: &dyn TargetIsa) -> Result<OwnedTargetIsa, String> {
    let mut flags = settings::builder();
    for setting in isa.flags().iter() {
        let set = flags.set(setting.name, &setting.value_string());
        set.map_err(|error| error.to_string())?;
    }
    let set = flags.set("opt_level", "none");
    set.map_err(|error| error.to_string())?;
    let builder = isa::lookup(isa.triple().clone());
    let mut builder = builder.map_err(|error| error.to_string())?;
    for setting in isa.isa_flags() {
        let set = builder.set(setting.name, &setting.value_string());
        set.map_err(|error| error.to_string())?;
    }
    let isa = builder.finish(Flags::new(flags));
    isa.map_err(|error| error.to_string())
}
