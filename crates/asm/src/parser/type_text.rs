//! The end of the text of a type with parameters.

/// Where brackets do not balance.
pub(super) enum Unbalanced {
    /// An opening bracket without its closing one, and the last string on the way there.
    Bracket(u8, Option<usize>),
    /// A string without its closing quote starts here.
    String(usize),
}

/// Bytes that matter to [`bracketed`]: the others are passed over. Types nest, so their text is looked through at each level.
const IS_SPECIAL: [bool; 256] = {
    let mut table = [false; 256];
    let special = b"<>()[]{}-\"";
    let mut at = 0;
    while at < special.len() {
        table[special[at] as usize] = true;
        at += 1;
    }
    table
};

/// The text of an identifier of `id` bytes and the balanced `<..>` after it, if there is one.
pub(super) fn bracketed(text: &[u8], id: usize) -> Result<&[u8], Unbalanced> {
    if text.get(id) != Some(&b'<') {
        return Ok(&text[..id]);
    }
    let mut open = Vec::with_capacity(32);
    let mut string = None;
    let mut at = id;
    let is_special = |byte: &u8| IS_SPECIAL[*byte as usize];
    while let Some(passed) = text
        .get(at..)
        .and_then(|rest| rest.iter().position(is_special))
    {
        let byte = text[at + passed];
        at += passed + 1;
        let want = match byte {
            b'<' | b'(' | b'[' | b'{' => {
                open.push(byte);
                continue;
            }
            b'-' if text.get(at) == Some(&b'>') => {
                at += 1;
                continue;
            }
            b'"' => {
                let start = at - 1;
                string = Some(start);
                loop {
                    let Some(&inside) = text.get(at) else {
                        return Err(Unbalanced::String(start));
                    };
                    at += 1;
                    match inside {
                        b'\\' => at += 1,
                        b'"' => break,
                        b'\n' => return Err(Unbalanced::String(start)),
                        _ => {}
                    }
                }
                continue;
            }
            b'>' => b'<',
            b')' => b'(',
            b']' => b'[',
            b'}' => b'{',
            _ => continue,
        };
        let found = open.pop().unwrap_or(b'<');
        if found != want {
            return Err(Unbalanced::Bracket(found, string));
        }
        if open.is_empty() {
            return Ok(&text[..at]);
        }
    }
    Err(Unbalanced::Bracket(open.pop().unwrap_or(b'<'), string))
}
