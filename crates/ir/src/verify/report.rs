//! Reports diagnostics at operations.

use crate::{Context, Diagnostics, Failed, OpRef};
use std::fmt::Display;

/// The sink for the reports of verifiers.
pub struct Reporter<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The diagnostics.
    pub diags: &'a mut Diagnostics,
}

impl Reporter<'_> {
    /// Reports `'dialect.op' op message`, with the note that shows the operation.
    pub fn op_error<'o>(&mut self, op: impl Into<OpRef<'o>>, message: impl Display) -> Failed {
        let op = op.into();
        let prefix = format!("'{}' op ", op.name_str());
        let mut text = format!("{prefix}{message}");
        if text.len() == prefix.len() {
            text.push_str("has an error without a text");
        }
        self.error(op, text)
    }

    /// Reports [`op_error`](Self::op_error) if `wrong` is true. Pass a composed message as `format_args!(..)`, which is
    /// only formatted in that case.
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

    /// Reports a message at an operation, with the note that shows the operation.
    pub fn error<'o>(&mut self, op: impl Into<OpRef<'o>>, message: impl Into<String>) -> Failed {
        let op = op.into();
        let failed = self.diags.error(op.loc(), message);
        if let Some(text) = self.ctx.describe(op.body, op.id) {
            self.diags
                .note(op.loc(), format!("see current operation: {text}"));
        }
        failed
    }

    /// Reports a message at the location of an operation, without the note.
    pub fn loc_error<'o>(
        &mut self,
        op: impl Into<OpRef<'o>>,
        message: impl Into<String>,
    ) -> Failed {
        self.diags.error(op.into().loc(), message)
    }

    /// Adds a note at an operation, after an error.
    pub fn note<'o>(&mut self, op: impl Into<OpRef<'o>>, message: impl Into<String>) {
        self.diags.note(op.into().loc(), message);
    }
}
