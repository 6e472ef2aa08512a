//! Checks the names in the lowerings of bundles outside of Terrace, because a pass with a misspelt name would never
//! run. The pass manager checks the names in passes.

use crate::{Bundles, hints};
use terrace_diag::nearest;
use terrace_ir::{DialectDef, dialect_namespace};
use terrace_pass::{Lowering, Taken};

impl Bundles {
    /// Checks the names of dialects and operations in the lowerings of [added](Self::with) bundles.
    ///
    /// # Errors
    /// Returns a message about the first unknown name.
    pub fn check_names(&self) -> Result<(), String> {
        let added = &self.list()[self.own..];
        let mut lowerings = added.iter().flat_map(|bundle| bundle.lowerings);
        lowerings.try_for_each(|lowering| self.check_lowering(lowering))
    }

    fn check_lowering(&self, lowering: &Lowering) -> Result<(), String> {
        let pass = lowering.pass;
        let of_pass = |why: String| format!("the lowering of pass '{}' names {why}", pass.name);
        for &taken in lowering.takes {
            self.check_taken(taken).map_err(of_pass)?;
        }
        if let Some(on) = lowering.on {
            self.check_op(on).map_err(of_pass)?;
        }
        Ok(())
    }

    fn check_taken(&self, taken: Taken) -> Result<(), String> {
        match taken {
            Taken::Dialect(name) => self.check_dialect(name).map(drop),
            Taken::DialectBut(name, but) => {
                self.check_dialect(name)?;
                but.iter().try_for_each(|op| self.check_op(op))
            }
            Taken::Op(name) | Taken::For(name) => self.check_op(name),
            Taken::When(name, _) if name.contains('.') => self.check_op(name),
            Taken::When(name, _) => self.check_dialect(name).map(drop),
        }
    }

    /// Returns the dialect with a name, or `None` if only MLIR has it.
    fn check_dialect(&self, name: &str) -> Result<Option<&'static DialectDef>, String> {
        let all = || {
            self.list()
                .iter()
                .flat_map(|bundle| bundle.dialects.iter().copied())
        };
        match all().find(|dialect| dialect.name == name) {
            Some(dialect) => Ok(Some(dialect)),
            None if hints::is_dialect_of_mlir(name) => Ok(None),
            None => Err(unknown("dialect", name, all().map(|dialect| dialect.name))),
        }
    }

    fn check_op(&self, name: &str) -> Result<(), String> {
        match self.check_dialect(dialect_namespace(name))? {
            Some(dialect) if !dialect.unknown_ops => {
                let all = dialect.ops.iter().map(|op| op.name);
                match all.clone().any(|known| known == name) {
                    true => Ok(()),
                    false => Err(unknown("operation", name, all)),
                }
            }
            _ => Ok(()),
        }
    }
}

/// Returns the message about an unknown name, with the most similar known name.
fn unknown<'n>(kind: &str, name: &str, all: impl Iterator<Item = &'n str>) -> String {
    match nearest(name, all) {
        Some(near) => format!("unknown {kind} '{name}'; did you mean '{near}'?"),
        None => format!("unknown {kind} '{name}'"),
    }
}
