//! Hints about an operation that a conversion, or `terrace lower`, left: a pass of ours that lowers it, one of
//! mlir-opt's to run before, or nothing. Passes of ours are found by their declarations ([`Lowering`]), by which
//! `terrace lower` plans.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;
use terrace_asm::UnknownDialects;
use terrace_builtin::{RankedTensorType, UnrankedTensorType};
use terrace_diag::nearest;
use terrace_ir::{Element, OpRef, Traits, Type};
use terrace_pass::{Bundle, Lowering, Named, PassRegistry, Taken, Unlowered};
use terrace_to_llvmir::UntranslatedAttributes;

/// The pass or passes that lower an operation.
#[derive(Clone)]
pub enum Help {
    /// A pass that `terrace lower` runs. It did not take this operation.
    Ours(&'static Lowering),
    /// Passes of mlir-opt, in order, to run before.
    Upstream(Vec<&'static str>),
    /// No pass of MLIR lowers it.
    Nothing,
}

impl fmt::Display for Help {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Help::Ours(lowering) => write!(f, "'{}' cannot convert it", lowering.pass.name),
            Help::Upstream(passes) => {
                let passes = passes.join("' and '");
                write!(f, "run mlir-opt's '{passes}' first")
            }
            Help::Nothing => write!(f, "MLIR has no pass that lowers it"),
        }
    }
}

/// The dialects, passes, pipelines and attributes that MLIR's translation acts on, which MLIR has and this project has not, sorted: `cargo xtask only-mlir`
/// makes the table. A dialect has the passes, in order, that lower most of its operations.
const ONLY_MLIR: &str = include_str!("only_mlir.tsv");

/// The columns of a row of [`ONLY_MLIR`] after its first two, kind and name.
fn only_mlir(kind: &str, name: &str) -> Option<impl Iterator<Item = &'static str> + use<>> {
    static ROWS: LazyLock<HashMap<(&str, &str), &str>> = LazyLock::new(|| {
        let rows = ONLY_MLIR.lines().filter_map(|line| {
            let (kind, rest) = line.split_once('\t')?;
            let (name, columns) = rest.split_once('\t').unwrap_or((rest, ""));
            Some(((kind, name), columns))
        });
        rows.collect()
    });
    let columns = ROWS.get(&(kind, name))?;
    Some(columns.split('\t').filter(|column| !column.is_empty()))
}

/// Returns true if only MLIR has a dialect of this name.
pub(crate) fn is_dialect_of_mlir(name: &str) -> bool {
    only_mlir("dialect", name).is_some()
}

/// Returns true if mlir-opt has a pass of this name and this project has not.
pub fn is_pass_of_mlir(name: &str) -> bool {
    only_mlir("pass", name).is_some()
}

/// Passes of ours by names that they had in earlier versions of MLIR, or that many expect.
const RENAMED: [(&str, &str); 6] = [
    ("convert-affine-to-standard", "lower-affine"),
    ("convert-affine-to-std", "lower-affine"),
    ("convert-memref-to-llvm", "finalize-memref-to-llvm"),
    ("convert-scf-to-std", "convert-scf-to-cf"),
    ("convert-std-to-llvm", "convert-func-to-llvm"),
    ("memref-to-llvm", "finalize-memref-to-llvm"),
];

/// The pass that a name of earlier versions of MLIR means today.
pub fn renamed(name: &str) -> Option<&'static str> {
    let known = RENAMED.iter().find(|known| known.0 == name)?;
    Some(known.1)
}

/// The notes on what MLIR has and this project has not.
pub(crate) static BUNDLE: Bundle = Bundle::new().models(|registry| {
    registry.attach_dialect::<dyn UnknownDialects>("builtin", &OnlyMlir);
    registry.attach_dialect::<dyn UntranslatedAttributes>("builtin", &OnlyMlir);
});

struct OnlyMlir;

impl UntranslatedAttributes for OnlyMlir {
    fn changes_llvm_ir(&self, name: &str) -> bool {
        only_mlir("attribute", name).is_some()
    }
}

impl UnknownDialects for OnlyMlir {
    fn is_own(&self, dialect: &str) -> bool {
        let mut own = crate::BUNDLES.iter().flat_map(|bundle| bundle.dialects);
        dialect == "builtin" || own.any(|own| own.name == dialect)
    }

    fn note(&self, dialect: &str) -> Option<String> {
        if dialect == "std" {
            // MLIR had `std` until 2022.
            let today =
                "the operations of 'std' are in 'arith', 'cf', 'func', 'math' and 'memref' today";
            return Some(today.to_owned());
        }
        let passes: Vec<&str> = only_mlir("dialect", dialect)?.collect();
        let has = format!("MLIR has the dialect '{dialect}', this program has not");
        Some(match passes.is_empty() {
            true => has,
            false => format!(
                "{has}: lower its operations with mlir-opt first, for instance with '{}'",
                passes.join("' and '")
            ),
        })
    }
}

/// Returns the message about a pass or pipeline that mlir-opt has and terrace has not; `None` for any other name.
pub fn only_mlir_opt_has(name: &str) -> Option<String> {
    let kinds = ["pass", "pipeline"];
    let kind = kinds.iter().find(|kind| only_mlir(kind, name).is_some())?;
    Some(format!(
        "mlir-opt has the {kind} '{name}', terrace has not: run it with mlir-opt before"
    ))
}

/// The hint about a name that is not a pass of ours: that mlir-opt has it, or the name it may be a misspelling of.
pub fn about_pass(name: &str, passes: &PassRegistry) -> Option<String> {
    if let Some(has) = only_mlir_opt_has(name) {
        return Some(has);
    }
    let near = renamed(name).or_else(|| nearest(name, passes.all().map(Named::name)))?;
    Some(format!("did you mean '{near}'?"))
}

/// Finds the passes that lower an operation; `None` for one of a dialect that MLIR does not have.
pub fn help(op: OpRef<'_>, lowerings: &[&'static Lowering]) -> Option<Help> {
    let (name, dialect) = (op.name_str(), op.dialect_namespace());
    let specific = || takes(lowerings, |taken| taken.is_specific(op));
    let general = || {
        takes(lowerings, |taken| {
            taken.dialect().is_some() && taken.may_be(name)
        })
    };
    if let Some(ours) = specific().or_else(general) {
        return Some(Help::Ours(ours));
    }
    let mut of_ours = crate::BUNDLES.iter().flat_map(|bundle| bundle.dialects);
    let passes = match only_mlir("dialect", dialect) {
        Some(passes) => passes.collect(),
        None => of_ours.any(|ours| ours.name == dialect).then(Vec::new)?,
    };
    Some(match passes.is_empty() {
        true => Help::Nothing,
        false => Help::Upstream(passes),
    })
}

/// The pass that turns tensors into memrefs.
pub(crate) const BUFFERIZE: &str = "one-shot-bufferize";

/// The hint about an operation on tensors, which no conversion to LLVM takes: an operand or result is a tensor, or, if
/// it is a symbol, its type has one.
pub fn bufferize_first(op: OpRef<'_>) -> Option<String> {
    let is_tensor =
        |ty: Type| ty.is::<RankedTensorType>(op.ctx) || ty.is::<UnrankedTensorType>(op.ctx);
    let mut values = op.body.operands(op.id).chain(op.body.results(op.id));
    if values.any(|value| is_tensor(op.body.ty(value))) {
        return Some(format!(
            "it works on tensors: run mlir-opt's '{BUFFERIZE}' first"
        ));
    }
    let mut has_tensors = false;
    if op.def().is_some_and(|def| def.has(Traits::SYMBOL))
        && let Some(ty) = op.prop_named("function_type")
    {
        Element::Attr(ty).walk(op.ctx, &mut |inner| {
            has_tensors |= matches!(inner, Element::Type(ty) if is_tensor(ty));
        });
    }
    has_tensors.then(|| {
        format!(
            "it takes or returns tensors: run mlir-opt's '{BUFFERIZE}' with 'bufferize-function-boundaries' first"
        )
    })
}

/// The first pass that takes something.
fn takes(
    lowerings: &[&'static Lowering],
    is_meant: impl Fn(Taken) -> bool,
) -> Option<&'static Lowering> {
    let mut lowerings = lowerings.iter().copied();
    lowerings.find(|lowering| lowering.takes.iter().any(|taken| is_meant(*taken)))
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
    let others: Vec<_> = (lowerings.iter().copied())
        .filter(|other| other.pass.name != unlowered.pass)
        .collect();
    let specific = takes(&others, |taken| taken.is_specific(op));
    // A pass that takes a whole dialect may have patterns for the same reasons as those that were tried.
    let general = || {
        takes(&others, |taken| {
            taken.dialect().is_some() && taken.may_be(name)
        })
    };
    let other = specific.or_else(|| general().filter(|_| !unlowered.has_patterns));
    if let Some(other) = other {
        return Some(format!("pass '{}' lowers '{name}'", other.pass.name));
    }
    match help(op, lowerings)? {
        Help::Ours(_) => None,
        help => Some(help.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_mlir_has_is_not_here() {
        let (ours, ctx) = (crate::pass_registry(), crate::context());
        for (old, today) in RENAMED {
            assert!(
                ours.named(old).is_none() && ours.lookup(today).is_some(),
                "{old}"
            );
        }
        assert!(ONLY_MLIR.lines().is_sorted());
        for line in ONLY_MLIR.lines() {
            match *line.split('\t').collect::<Vec<_>>().as_slice() {
                ["pass" | "pipeline", name] => assert!(ours.named(name).is_none(), "{name}"),
                ["dialect", name, ref passes @ ..] => {
                    assert!(ctx.dialect(name).is_none(), "{name}");
                    for pass in passes {
                        // Some are also ours, for other dialects than this one.
                        let is_known = is_pass_of_mlir(pass) || ours.lookup(pass).is_some();
                        assert!(is_known, "{name}: {pass}");
                    }
                }
                ["attribute", name] => {
                    let dialect = terrace_ir::dialect_namespace(name);
                    assert!(ctx.dialect(dialect).is_none(), "{name}");
                }
                _ => panic!("{line}"),
            }
        }
    }
}
