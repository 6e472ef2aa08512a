//! The text of types with parameters: where it ends, and which type it was before.

use terrace_ir::{SmallVec, Type};

/// The place where brackets do not balance.
pub(super) enum Unbalanced {
    /// An opening bracket without its closing one, and the last string on the way there.
    Bracket(u8, Option<usize>),
    /// A string without its closing quote starts here.
    String(usize),
}

/// Types met before, found by how their text begins: cheaper than looking for where it ends. Without it reading takes 1.2 times
/// as long on `memref`, up to 1.05 times on other inputs. That is less than decision D24 asks for; it is kept while reading is
/// below five times upstream's speed.
#[derive(Default)]
pub(super) struct RecentTypes<'p> {
    /// By the first bytes of the parameters. A text that ends with its closing bracket is the whole type wherever it is.
    bracketed: RecentTexts<'p>,
    /// By the first bytes. What follows the text decides whether it is the whole type.
    functions: RecentTexts<'p>,
}

/// Texts by a hash of some of their bytes.
#[derive(Default)]
struct RecentTexts<'p> {
    /// In each set the latest first. An empty text is not a type.
    sets: [[(&'p [u8], Option<Type>); 4]; 16],
}

impl<'p> RecentTexts<'p> {
    /// The length and the type of what `rest` starts with.
    #[inline]
    fn find(&self, hash: u64, rest: &[u8]) -> Option<(usize, Type)> {
        self.sets[Self::set(hash)].iter().find_map(|&(text, ty)| {
            let ty = ty.filter(|_| rest.starts_with(text))?;
            Some((text.len(), ty))
        })
    }

    fn insert(&mut self, hash: u64, text: &'p [u8], ty: Type) {
        let set = &mut self.sets[Self::set(hash)];
        set.rotate_right(1);
        set[0] = (text, Some(ty));
    }

    #[inline]
    fn set(hash: u64) -> usize {
        (hash.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60) as usize
    }
}

impl<'p> RecentTypes<'p> {
    /// The hash of the text after an identifier of `id` bytes, if it goes on with parameters.
    #[inline]
    fn hash_of(text: &[u8], id: usize) -> Option<u64> {
        let window: &[u8; 9] = text.get(id..)?.first_chunk()?;
        let [b'<', first @ ..] = *window else {
            return None;
        };
        Some(u64::from_le_bytes(first))
    }

    /// The hash of the text of a function type. Short ones are told apart by what follows, too.
    #[inline]
    fn hash_of_function(text: &[u8]) -> Option<u64> {
        let [first, second] = text.as_chunks::<8>().0.first_chunk::<2>()?;
        Some(u64::from_le_bytes(*first).rotate_left(29) ^ u64::from_le_bytes(*second))
    }

    /// The length and the type of what `rest` starts with, an identifier of `id` bytes and parameters.
    #[inline]
    pub(super) fn find(&self, rest: &[u8], id: usize) -> Option<(usize, Type)> {
        self.bracketed.find(Self::hash_of(rest, id)?, rest)
    }

    /// As [`find`](Self::find), of a function type. It may end with a word, which may go on after it.
    #[inline]
    pub(super) fn find_function(&self, rest: &[u8]) -> Option<(usize, Type)> {
        self.functions.find(Self::hash_of_function(rest)?, rest)
    }

    /// Notes a type whose text is the identifier and what is between brackets.
    pub(super) fn insert(&mut self, text: &'p [u8], id: usize, ty: Type) {
        if text.last() == Some(&b'>')
            && let Some(hash) = Self::hash_of(text, id)
        {
            self.bracketed.insert(hash, text, ty);
        }
    }

    /// Notes a function type, the first `len` bytes of `rest`.
    pub(super) fn insert_function(&mut self, rest: &'p [u8], len: usize, ty: Type) {
        if let Some(hash) = Self::hash_of_function(rest) {
            self.functions.insert(hash, &rest[..len], ty);
        }
    }
}

/// The text of an identifier of `id` bytes and the balanced `<..>` after it, if there is one.
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
