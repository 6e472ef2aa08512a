//! The tokens of a format string.

/// A token of a format string.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Token<'t> {
    /// `` `text` ``
    Literal(&'t str),
    /// `"text"`
    Quoted(&'t str),
    /// `$name`
    Variable(&'t str),
    /// A directive, or a word in its arguments.
    Word(&'t str),
    /// `( ) ? : ^ , | < >`
    Mark(char),
}

impl std::fmt::Display for Token<'_> {
    /// Writes the token as in the format.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Token::Literal(text) => write!(f, "`{text}`"),
            Token::Quoted(text) => write!(f, "\"{text}\""),
            Token::Variable(name) => write!(f, "${name}"),
            Token::Word(word) => f.write_str(word),
            Token::Mark(mark) => write!(f, "{mark}"),
        }
    }
}

pub(crate) fn tokens(text: &str) -> Result<Vec<Token<'_>>, String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let split_word = |text| -> (&str, &str) {
        let text: &str = text;
        text.split_at(text.find(|c| !is_word(c)).unwrap_or(text.len()))
    };
    while let Some(first) = rest.chars().next() {
        let after = &rest[first.len_utf8()..];
        rest = match first {
            '`' | '"' => {
                let (inner, after) = after
                    .split_once(first)
                    .ok_or_else(|| format!("a {first} is not closed"))?;
                tokens.push(match first {
                    '`' => Token::Literal(inner),
                    _ => Token::Quoted(inner),
                });
                after
            }
            '$' => {
                let (name, after) = split_word(after);
                tokens.push(Token::Variable(name));
                after
            }
            '(' | ')' | '?' | ':' | '^' | ',' | '|' | '<' | '>' => {
                tokens.push(Token::Mark(first));
                after
            }
            _ if first.is_whitespace() => after,
            _ if is_word(first) => {
                let (word, after) = split_word(rest);
                tokens.push(Token::Word(word));
                after
            }
            _ => {
                return Err(format!(
                    "unexpected `{first}` in format; write punctuation in backquotes"
                ));
            }
        };
    }
    Ok(tokens)
}
