//! Hints about an operation that a conversion, or `terrace lower`, left: a pass of ours that lowers it, one of
//! mlir-opt's to run before, or nothing. Passes of ours are found by their declarations ([`Lowering`]), by which
//! `terrace lower` plans.

use std::fmt;
use terrace_asm::foreign::lowered_by;
use terrace_diag::nearest;
use terrace_ir::{OpRef, dialect_namespace};
use terrace_lower::leftovers::bufferize_first;
use terrace_pass::{Lowering, PassRegistry, Taken, Unlowered};

/// The pass or passes that lower an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// A pass that `terrace lower` runs. It did not take this operation.
    Ours(&'static str),
    /// Passes of mlir-opt, in order, to run before.
    Upstream(&'static [&'static str]),
    /// No pass of MLIR lowers it.
    Nothing,
}

impl fmt::Display for Help {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Help::Ours(pass) => write!(f, "'{pass}' cannot convert it"),
            Help::Upstream(passes) => {
                let passes = passes.join("' and '");
                write!(f, "run mlir-opt's '{passes}' first")
            }
            Help::Nothing => write!(f, "MLIR has no pass that lowers it"),
        }
    }
}

/// Operations whose hint differs from their dialect's, whatever passes declare.
const BY_OPERATION: &[(&str, Help)] = &[
    ("memref.dma_start", Help::Nothing),
    ("memref.dma_wait", Help::Nothing),
];

/// The names of mlir-opt's passes, one a line, sorted.
const PASSES_OF_MLIR: &str = include_str!("passes_of_mlir.txt");

/// Returns true if mlir-opt has a pass of this name.
pub fn is_pass_of_mlir(name: &str) -> bool {
    PASSES_OF_MLIR.lines().any(|known| known == name)
}

/// The message about a pass that mlir-opt has and terrace has not.
pub fn only_mlir_opt_has(pass: &str) -> String {
    format!("mlir-opt has the pass '{pass}', terrace has not: run it with mlir-opt before")
}

/// The hint about a name that is no pass of ours: that mlir-opt has it, or the name it may be a misspelling of.
pub fn about_pass(name: &str, passes: &PassRegistry) -> Option<String> {
    if is_pass_of_mlir(name) {
        return Some(only_mlir_opt_has(name));
    }
    let near = nearest(name, passes.iter().map(|pass| pass.name))?;
    Some(format!("did you mean '{near}'?"))
}

/// Finds the passes that lower an operation; `None` for one of a dialect that MLIR does not have.
pub fn help(operation: &str, lowerings: &[&'static Lowering]) -> Option<Help> {
    let dialect = dialect_namespace(operation);
    let find = |table: &[(&'static str, Help)], name: &str| {
        let row = table.binary_search_by_key(&name, |row| row.0).ok()?;
        Some(table[row].1)
    };
    let ours = |takes: &dyn Fn(Taken) -> bool| {
        let of_ours = |lowering: &&&Lowering| lowering.takes.iter().any(|taken| takes(*taken));
        let lowering = lowerings.iter().find(of_ours)?;
        Some(Help::Ours(lowering.pass.name))
    };
    find(BY_OPERATION, operation)
        .or_else(|| {
            ours(&|taken| matches!(taken, Taken::Op(name) | Taken::When(name, _) if name == operation))
        })
        .or_else(|| ours(&|taken| matches!(taken, Taken::Dialect(name) if name == dialect)))
        .or_else(|| {
            Some(match lowered_by(dialect)? {
                [] => Help::Nothing,
                passes => Help::Upstream(passes),
            })
        })
}

/// The hint about an operation that a pass does not lower: text for a note. `None` if no other pass is known to lower
/// it.
pub fn help_besides(
    op: OpRef<'_>,
    unlowered: &Unlowered<'_>,
    lowerings: &[&'static Lowering],
) -> Option<String> {
    let name = op.name_str();
    let dialect = op.dialect_namespace();
    // The dialect in which lowering ends.
    if dialect == "llvm" {
        return None;
    }
    if let Some(first) = bufferize_first(op) {
        return Some(first);
    }
    let others = || (lowerings.iter()).filter(|other| other.pass.name != unlowered.pass);
    let special = others().find(|other| {
        let mut taken = other.takes.iter();
        taken.any(|taken| matches!(taken, Taken::Op(only) if *only == name) || taken.is_special(op))
    });
    // A pass that takes a whole dialect may have patterns for the same reasons as those that were tried.
    let general = || {
        let of_dialect = |taken: &Taken| matches!(taken, Taken::Dialect(all) if *all == dialect);
        others().find(|other| other.takes.iter().any(of_dialect))
    };
    let other = special.or_else(|| general().filter(|_| !unlowered.has_patterns));
    if let Some(other) = other.filter(|_| !is_listed(name)) {
        return Some(format!("pass '{}' lowers '{name}'", other.pass.name));
    }
    match help(name, lowerings)? {
        Help::Ours(_) => None,
        help => Some(help.to_string()),
    }
}

/// Returns true if an operation's hint does not come from the declarations of passes.
fn is_listed(operation: &str) -> bool {
    BY_OPERATION.iter().any(|row| row.0 == operation)
}

#[cfg(test)]
mod tests {
    use super::*;
    use terrace_asm::foreign::DIALECTS_OF_MLIR;

    #[test]
    fn tables_are_sorted_and_name_passes() {
        let ours = crate::pass_registry();
        assert!(BY_OPERATION.is_sorted_by_key(|row| row.0));
        assert!(DIALECTS_OF_MLIR.is_sorted_by_key(|row| row.0));
        let of_operations = BY_OPERATION.iter().map(|(name, help)| match help {
            Help::Upstream(passes) => (*name, *passes),
            _ => (*name, &[][..]),
        });
        for (name, passes) in DIALECTS_OF_MLIR.iter().copied().chain(of_operations) {
            // Some are also ours, for other dialects than this one.
            for pass in passes {
                let is_ours = ours.lookup(pass).is_some();
                assert!(is_pass_of_mlir(pass) || is_ours, "{name}: {pass}");
            }
        }
    }

    #[test]
    fn dialects_of_ours_need_no_pass_of_others() {
        for (dialect, passes) in DIALECTS_OF_MLIR {
            let help = help(&format!("{dialect}.op"), crate::lower::LOWERINGS);
            let is_ours = matches!(help, Some(Help::Ours(_)));
            assert!(!is_ours || passes.is_empty(), "{dialect}: {help:?}");
        }
    }
}
