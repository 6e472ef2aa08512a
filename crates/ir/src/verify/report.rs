//! Reporting at operations.

use crate::{Context, Diagnostics, Failed, OpRef};
use std::fmt::Display;

/// The sink of verifiers' reports.
pub struct Reporter<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The reports.
    pub diags: &'a mut Diagnostics,
}

impl Reporter<'_> {
    /// `'dialect.op' op message`, with the note that shows the operation.
    pub fn op_error<'o>(&mut self, op: impl Into<OpRef<'o>>, message: impl Display) -> Failed {
        let op = op.into();
        let message = format!("'{}' op {message}", op.name_str());
        self.error(op, message)
    }

    /// [`op_error`](Self::op_error) if something is wrong. A message in parts is `format_args!(..)`, which is put
    /// together only then.
    pub fn refuse_if<'o>(
        &mut self,
        op: impl Into<OpRef<'o>>,
        wrong: bool,
        message: impl Display,
    ) -> Result<(), Failed> {
        match wrong {
            true => Err(self.op_error(op, message)),
            false => Ok(()),
        }
    }

    /// A message at an operation, with the note that shows it.
    pub fn error<'o>(&mut self, op: impl Into<OpRef<'o>>, message: impl Into<String>) -> Failed {
        let op = op.into();
        let failed = self.diags.error(op.loc(), message);
        if let Some(text) = self.ctx.describe(op.body, op.id) {
            self.diags
                .note(op.loc(), format!("see current operation: {text}"));
        }
        failed
    }

    /// A message at the location of an operation, without a note that shows it.
    pub fn loc_error<'o>(
        &mut self,
        op: impl Into<OpRef<'o>>,
        message: impl Into<String>,
    ) -> Failed {
        self.diags.error(op.into().loc(), message)
    }

    /// A note at an operation, after an error.
    pub fn note<'o>(&mut self, op: impl Into<OpRef<'o>>, message: impl Into<String>) {
        self.diags.note(op.into().loc(), message);
    }
}
