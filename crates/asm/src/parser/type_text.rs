//! The text of types with parameters: where it ends, and which type it was before.

use terrace_ir::{SmallVec, Type};

/// Where brackets do not balance.
pub(super) enum Unbalanced {
    /// An opening bracket without its closing one, and the last string on the way there.
    Bracket(u8, Option<usize>),
    /// A string without its closing quote starts here.
    String(usize),
}

/// Types met before, found by the first bytes of their parameters: cheaper than looking for the closing bracket. A text that
/// ends with its closing bracket is the whole type wherever it stands.
#[derive(Default)]
pub(super) struct RecentTypes<'p> {
    /// In each set the latest first. An empty text is no type.
    sets: [[(&'p [u8], Option<Type>); 4]; 16],
}

impl<'p> RecentTypes<'p> {
    /// The set of the text behind an identifier of `id` bytes, if it goes on with parameters.
    #[inline]
    fn set_of(text: &[u8], id: usize) -> Option<usize> {
        let behind: &[u8; 9] = text.get(id..)?.first_chunk()?;
        let [b'<', first @ ..] = *behind else {
            return None;
        };
        Some((u64::from_le_bytes(first).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60) as usize)
    }

    /// The length and the type of what `rest` starts with.
    #[inline]
    pub(super) fn find(&self, rest: &[u8], id: usize) -> Option<(usize, Type)> {
        let set = &self.sets[Self::set_of(rest, id)?];
        set.iter().find_map(|&(text, ty)| {
            let ty = ty.filter(|_| rest.starts_with(text))?;
            Some((text.len(), ty))
        })
    }

    pub(super) fn insert(&mut self, text: &'p [u8], id: usize, ty: Type) {
        if text.last() == Some(&b'>')
            && let Some(set) = Self::set_of(text, id)
        {
            let set = &mut self.sets[set];
            set.rotate_right(1);
            set[0] = (text, Some(ty));
        }
    }
}

/// The text of an identifier of `id` bytes and the balanced `<..>` behind it, if there is one.
pub(super) fn bracketed(text: &[u8], id: usize) -> Result<&[u8], Unbalanced> {
    if text.get(id) != Some(&b'<') {
        return Ok(&text[..id]);
    }
    let mut open: SmallVec<[u8; 32]> = SmallVec::new();
    let mut string = None;
    let mut at = id;
    while let Some(&byte) = text.get(at) {
        at += 1;
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
