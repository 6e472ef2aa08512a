//! Reports unknown operations and dialects, with hints about what may have been meant.

use super::Parser;
use crate::hooks::UnknownDialects;
use crate::lexer::Token;
use terrace_diag::nearest;
use terrace_ir::Failed;

impl Parser<'_> {
    /// Reports the unregistered name of an operation in custom form.
    #[cold]
    pub(super) fn unknown_op(&mut self, token: Token, text: &str) -> Failed {
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        let tried = |name: &str| format!(" (tried '{dialect}.{name}' as well)");
        // A name that ends with its only dot has no prefix.
        let split = text.split_once('.').filter(|(_, name)| !name.is_empty());
        match split {
            Some((dialect, _)) if self.ctx.dialect(dialect).is_some() => {
                let failed =
                    self.raw_error(token.start(), format!("custom op '{text}' is unknown"));
                let near = self.near_op(text, dialect);
                if near.is_empty() {
                    self.author_hint(token.start(), dialect, || {
                        format!(
                            "an operation that is defined with `#[op]` must be in the list `ops` of the dialect '{dialect}'"
                        )
                    });
                }
                self.note_on_op(token, near);
                failed
            }
            Some((namespace, _)) => {
                let message = format!("Dialect `{namespace}' not found for custom op '{text}' ");
                self.unknown_dialect(token, namespace, message)
            }
            None if self.ctx.dialect(dialect).is_some() => {
                let message = format!("custom op '{text}' is unknown{}", tried(text));
                let failed = self.raw_error(token.start(), message);
                self.note_on_op(token, self.ops_called(text));
                failed
            }
            None => {
                let message = format!(
                    "Dialect `{dialect}' not found for custom op '{text}' {}",
                    tried(text)
                );
                self.unknown_dialect(token, dialect, message)
            }
        }
    }

    /// Returns the operation of a dialect whose name is nearest to an unknown one.
    fn near_op(&self, text: &str, dialect: &str) -> Vec<String> {
        let def = self.ctx.dialect(dialect);
        let ops = def.into_iter().flat_map(|def| def.ops);
        // The dialect is known, so only the short names are compared, and their length determines the permitted
        // distance.
        let short = |name: &'static str| name.split_once('.').map_or(name, |(_, short)| short);
        let wanted = text.split_once('.').map_or(text, |(_, short)| short);
        let near = nearest(wanted, ops.map(|op| short(op.name)));
        let near = near.map(|near| format!("{dialect}.{near}"));
        near.into_iter().collect()
    }

    /// Returns the operations of any dialect with a short name. Old programs omit the dialect.
    fn ops_called(&self, text: &str) -> Vec<String> {
        let dialects = self.ctx.dialects().iter();
        let ops = dialects.flat_map(|dialect| dialect.ops);
        let is_called = |name: &&str| name.split_once('.').is_some_and(|(_, name)| name == text);
        ops.map(|op| op.name)
            .filter(is_called)
            .map(str::to_owned)
            .collect()
    }

    /// Adds a note about the operations that may have been meant.
    fn note_on_op(&mut self, token: Token, names: Vec<String>) {
        let names: Vec<String> = names.iter().map(|name| format!("'{name}'")).collect();
        let Some((last, others)) = names.split_last() else {
            return;
        };
        let hint = match others {
            [] => format!("did you mean {last}?"),
            others => format!("did you mean {} or {last}?", others.join(", ")),
        };
        self.hint(token.start(), hint);
    }

    /// Adds a note that MLIR does not print.
    pub(crate) fn hint(&mut self, offset: u32, hint: String) {
        if self.options.hints {
            let loc = self.loc_at(offset);
            self.note(loc, hint);
        }
    }

    /// Adds a note for the author of a dialect, who runs a debug build of their own program.
    pub(super) fn author_hint(
        &mut self,
        offset: u32,
        dialect: &str,
        hint: impl FnOnce() -> String,
    ) {
        let program = self.ctx.dialect_interface::<dyn UnknownDialects>("builtin");
        if cfg!(debug_assertions) && program.is_some_and(|program| !program.is_own(dialect)) {
            self.hint(offset, hint());
        }
    }

    /// Reports an operation of an unknown dialect.
    fn unknown_dialect(&mut self, token: Token, dialect: &str, message: String) -> Failed {
        let failed = self.raw_error(token.start(), message);
        let mut names: Vec<&str> = self
            .ctx
            .dialects()
            .iter()
            .map(|dialect| dialect.name)
            .collect();
        names.sort_unstable();
        let loc = self.loc_at(token.start());
        let list = format!(
            "Available dialects: {} ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
            names.join(", ")
        );
        self.note(loc, list);
        self.note_on_dialect(token.start(), dialect);
        failed
    }

    /// Adds a note about an unknown dialect.
    pub(super) fn note_on_dialect(&mut self, offset: u32, dialect: &str) {
        let known = self.ctx.dialects().iter().map(|dialect| dialect.name);
        let others = self.ctx.dialect_interface::<dyn UnknownDialects>("builtin");
        let known_elsewhere = others.and_then(|others| others.note(dialect));
        let near = || Some(format!("did you mean '{}'?", nearest(dialect, known)?));
        let Some(hint) = known_elsewhere.or_else(near) else {
            return;
        };
        self.hint(offset, hint);
    }
}
