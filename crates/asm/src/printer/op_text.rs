//! Names of operations as they are printed: without the dialect where that may be left out.

use super::text::TextPiece;

/// A dialect's name.
#[derive(Clone, Copy)]
pub(crate) struct Dialect {
    text: &'static str,
    /// The first bytes of it, which tell most names apart; a short name has no more.
    head: u64,
}

impl Dialect {
    pub(crate) fn new(text: &'static str) -> Self {
        let bytes = text.bytes().take(8).enumerate();
        let add = |head: u64, (at, byte): (usize, u8)| head | u64::from(byte) << (8 * at);
        Dialect {
            text,
            head: bytes.fold(0, add),
        }
    }

    #[inline]
    fn is(self, other: Dialect) -> bool {
        let is_short = |dialect: Dialect| dialect.text.len() <= 8;
        self.head == other.head && (is_short(self) && is_short(other) || self.text == other.text)
    }
}

/// An operation's name, and what is left of it where the dialect is known; with the text that always follows.
pub(crate) struct OpText {
    whole: TextPiece,
    dialect: Dialect,
    /// `None`: the dialect is always printed.
    short: Option<TextPiece>,
}

impl OpText {
    pub(crate) fn new(name: &'static str, after: &str) -> Self {
        let parts = without_dialect(name);
        OpText {
            whole: TextPiece::new(format!("{name}{after}")),
            dialect: Dialect::new(parts.map_or("", |(dialect, _)| dialect)),
            short: parts.map(|(_, short)| TextPiece::new(format!("{short}{after}"))),
        }
    }

    /// The name where operations of a dialect may leave out its name.
    #[inline]
    pub(crate) fn within(&self, dialect: Dialect) -> &TextPiece {
        match &self.short {
            Some(short) if dialect.is(self.dialect) => short,
            _ => &self.whole,
        }
    }
}

/// A dialect and what follows it in a name; `None` if the dialect cannot be left out because that has a dot too.
fn without_dialect(name: &str) -> Option<(&str, &str)> {
    let (dialect, short) = name.split_once('.')?;
    (!dialect.is_empty() && !short.contains('.')).then_some((dialect, short))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_dialect_itself_may_be_left_out() {
        let shown = |name, dialect| {
            let text = OpText::new(name, " (");
            text.within(Dialect::new(dialect)).as_str().to_owned()
        };
        assert_eq!(shown("func.return", "func"), "return (");
        assert_eq!(shown("func.return", "fun"), "func.return (");
        assert_eq!(shown("func.return", "func2"), "func.return (");
        assert_eq!(shown("func.return", ""), "func.return (");
        assert_eq!(shown("nodialect", ""), "nodialect (");
        assert_eq!(shown("llvm.intr.fabs", "llvm"), "llvm.intr.fabs (");
        assert_eq!(shown("longdialect.op", "longdialect"), "op (");
        assert_eq!(shown("longdialect.op", "longdial"), "longdialect.op (");
        assert_eq!(shown("longdialect.op", "longdialogue"), "longdialect.op (");
        assert_eq!(shown("longdial.op", "longdial"), "op (");
    }
}
