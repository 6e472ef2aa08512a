//! The tokens of a format string.

/// A token of a format string.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FormatToken {
    /// `` `text` ``
    Literal(&'static str),
    /// `"text"`
    Quoted(&'static str),
    /// `$name`
    Variable(&'static str),
    /// A directive or keyword.
    Word(&'static str),
    /// `( ) ? : ^ , | < >`
    Mark(u8),
}

pub(super) fn tokens(text: &'static str) -> Result<Vec<FormatToken>, String> {
    let bytes = text.as_bytes();
    let mut tokens = Vec::new();
    let mut at = 0;
    let word_end = |from: usize| {
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
        from + bytes[from..]
            .iter()
            .take_while(|byte| is_word(byte))
            .count()
    };
    while at < bytes.len() {
        let byte = bytes[at];
        match byte {
            b' ' | b'\n' | b'\t' | b'\r' => at += 1,
            b'`' => {
                let end = text[at + 1..].find('`').ok_or("unterminated literal")? + at + 1;
                tokens.push(FormatToken::Literal(&text[at + 1..end]));
                at = end + 1;
            }
            // An argument of a directive in quotes.
            b'"' => {
                let end = text[at + 1..].find('"').ok_or("unterminated string")? + at + 1;
                tokens.push(FormatToken::Quoted(&text[at + 1..end]));
                at = end + 1;
            }
            b'$' => {
                let end = word_end(at + 1);
                tokens.push(FormatToken::Variable(&text[at + 1..end]));
                at = end;
            }
            b'(' | b')' | b'?' | b':' | b'^' | b',' | b'|' | b'<' | b'>' => {
                tokens.push(FormatToken::Mark(byte));
                at += 1;
            }
            _ if byte.is_ascii_alphabetic() => {
                let end = word_end(at);
                tokens.push(FormatToken::Word(&text[at..end]));
                at = end;
            }
            _ => return Err(format!("unexpected `{}`", byte as char)),
        }
    }
    Ok(tokens)
}
