//! What was found valid before: operations of one name whose operands and results have the same types and whose properties
//! have the same values satisfy the same constraints.

use super::place::{Uses, WalkPosition};
use super::plan::VerifyPlan;
use crate::body::OpData;
use crate::{Attr, Body, Context, OpId, OpName, SymbolScope};

/// How many types and properties a signature has room for; a power of two, so that no index has to be checked.
const WORDS: usize = 16;
/// Words compared in one step. Most signatures have no more; shorter ones are padded with 0.
const AT_ONCE: usize = 4;
/// Up to this many properties are all in a signature; of more, those that are not the default.
const FEW: usize = 4;
/// How many signatures are remembered.
const KEPT: usize = 256;
/// How many bits of a hash tell where a signature is looked for.
const ROW_BITS: u32 = 10;
/// How many uses of symbols are remembered; a power of two.
const USES: usize = 64;
/// After this many misses in a row nothing more is cached for a name: its properties are different each time.
const MISSES: u8 = 64;

/// The name of an operation, the types of its operands and results, and its properties.
#[derive(Clone, Copy)]
struct Signature {
    /// The name, and how many operands, results, words and properties there are: from low bits to high ones 32 and four
    /// times 8.
    head: u64,
    /// In the low half, of more properties than a [`FEW`], a bit for each that is not the default. In the high half a bit for
    /// each of which the word is its form.
    given: u64,
    /// Nothing but the signature is checked.
    is_all: bool,
    words: [u32; WORDS],
}

/// What one look at an operation's types and properties tells.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// Where the operation's signature is looked for; `None` if it has more types and properties than there is room for.
    row: Option<u16>,
    /// An operation of this signature was noted.
    pub is_known: bool,
    /// Nothing but the signature is checked of such an operation, if it has neither attributes nor successors nor regions.
    pub is_done: bool,
    /// Which one of the signatures kept, if it is known.
    signature: u8,
    /// The last property of which the form is in the signature.
    attr: u32,
    /// How many such properties there are.
    forms: u32,
}

impl Look {
    /// Of an operation without operands of which there is nothing to know.
    pub(super) const NOTHING: Look = Look {
        row: None,
        is_known: false,
        is_done: false,
        signature: 0,
        attr: 0,
        forms: 0,
    };
}

impl Signature {
    fn name(&self) -> usize {
        self.head as u32 as usize
    }

    /// Whether the first `len` words are the same.
    #[inline]
    fn has_words(&self, words: &[u32; WORDS], len: usize) -> bool {
        let differ = |at: usize| self.words[at % WORDS] ^ words[at % WORDS];
        let first = (0..AT_ONCE).fold(0, |all, at| all | differ(at));
        first == 0 && (AT_ONCE..len).all(|at| differ(at) == 0)
    }
}

/// An attribute as a number; 0 if there is none.
#[inline]
fn number(attr: Option<Attr>) -> u32 {
    attr.map_or(0, |attr| attr.index() as u32 + 1)
}

/// A bit for each property, of at most 32, that is not its default, or is present and has no default.
#[inline]
fn other_props(props: &[Option<Attr>], defaults: &[Option<Attr>]) -> u32 {
    let mut others = 0;
    for (at, (&prop, &default)) in props.iter().zip(defaults).enumerate() {
        others |= u32::from(number(prop) != number(default)) << at;
    }
    for (at, prop) in props.iter().enumerate().skip(defaults.len()) {
        others |= u32::from(prop.is_some()) << at;
    }
    others
}

/// What is remembered of all operations of a name.
#[derive(Clone, Copy, Default)]
struct Named {
    /// How often in a row one was not known.
    misses: u8,
    /// A bit for each property of which the form is enough.
    by_form: u32,
}

/// A use of symbols that was found to be right.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Use {
    /// Which one of the signatures kept.
    signature: u8,
    /// What is a form in the signature, as it is.
    attr: u32,
    /// The number of the symbol scope.
    scope: u64,
}

/// The signatures of valid operations.
pub(super) struct Signatures {
    /// By hash: which one of `kept` to compare with. Empty before the first.
    rows: Vec<u8>,
    kept: Vec<Signature>,
    /// Which one is replaced next, when there are as many as may be.
    next: usize,
    /// By name.
    names: Vec<Named>,
    /// The signature of the operation looked at last.
    last: Signature,
    /// Uses of symbols by the low bits of `attr`. Empty before the first.
    uses: Vec<Use>,
}

impl Signatures {
    pub(super) fn new() -> Self {
        Signatures {
            rows: Vec::new(),
            kept: Vec::new(),
            next: 0,
            names: Vec::new(),
            last: Signature {
                head: 0,
                given: 0,
                is_all: false,
                words: [0; WORDS],
            },
            uses: Vec::new(),
        }
    }

    /// Looks at an operation without a body of its own.
    #[inline]
    pub(super) fn look(
        &mut self,
        ctx: &Context,
        body: &Body,
        (id, op): (OpId, &OpData),
        place: &mut WalkPosition,
        uses: &mut Uses,
    ) -> Look {
        let mut look = Look::NOTHING;
        // A stub has no properties, and its operation is looked at in its body.
        if op.name == OpName::NESTED {
            if op.num_operands > 0 {
                place.meet_all(body, body.operand_rows_of(op), id, uses);
            }
            return look;
        }
        let operands = body.operand_rows_of(op);
        let results = body.result_rows_of(op);
        let props = body.prop_rows_of(op);
        if operands.len() + results.len() > WORDS || props.len() > 32 {
            place.meet_all(body, operands, id, uses);
            return look;
        }
        let last = &mut self.last;
        last.words[..AT_ONCE].fill(0);
        let mut hash = op.name.index() as u64;
        let mut len = 0;
        let mut push = |word: u32| {
            last.words[len % WORDS] = word;
            len += 1;
            hash = hash.rotate_left(5) ^ u64::from(word);
        };
        let mut are_here = true;
        for row in operands {
            let value = body.value_of(row);
            are_here &= place.is_here(value.def, id);
            push(value.ty.index() as u32);
        }
        if !are_here {
            place.meet_all(body, operands, id, uses);
        }
        match results {
            [value] => push(value.ty.index() as u32),
            results => results
                .iter()
                .for_each(|value| push(value.ty.index() as u32)),
        }
        let mut unnamed = Named::default();
        let named = self.names.get_mut(op.name.index());
        let named = named.unwrap_or(&mut unnamed);
        let mut given = 0u64;
        let mut word = |given: &mut u64, at: usize, prop: Option<Attr>| {
            if named.by_form >> at & 1 != 0
                && let Some(attr) = prop
                && let Some(form) = attr.form(ctx)
            {
                *given |= 1 << (at + 32);
                look.attr = attr.index() as u32;
                look.forms += 1;
                return form;
            }
            number(prop)
        };
        if props.len() <= FEW {
            for (at, &prop) in props.iter().enumerate() {
                push(word(&mut given, at, prop));
            }
        } else {
            let mut others = other_props(props, ctx.prop_defaults(op.name));
            given = u64::from(others);
            while others != 0 {
                let at = others.trailing_zeros() as usize;
                others &= others - 1;
                push(word(&mut given, at, props[at]));
            }
        }
        if len > WORDS {
            return look;
        }
        let counts = operands.len() | results.len() << 8 | len << 16 | props.len() << 24;
        let head = op.name.index() as u64 | (counts as u64) << 32;
        (last.head, last.given) = (head, given);
        let row = hash.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - ROW_BITS);
        look.row = Some(row as u16);
        // Where one signature is in the other's place, it is beside it.
        for row in [row, row ^ 1] {
            let Some(&kept) = self.rows.get(row as usize) else {
                break;
            };
            look.signature = kept;
            let kept = &self.kept[kept as usize];
            if kept.head == head && kept.given == given && kept.has_words(&last.words, len) {
                look.is_known = true;
                look.is_done = kept.is_all;
                named.misses = 0;
                break;
            }
        }
        look
    }

    /// How a use of symbols is remembered: of a known signature that leaves at most one property open.
    fn use_of(look: Look, scope: &SymbolScope<'_>) -> Option<Use> {
        let number = scope.number().filter(|_| look.is_known && look.forms < 2)?;
        Some(Use {
            signature: look.signature,
            attr: look.attr,
            scope: number.get(),
        })
    }

    /// Whether a use of symbols is like one that was right.
    pub(super) fn has_use(&self, look: Look, scope: &SymbolScope<'_>) -> bool {
        let found = Self::use_of(look, scope);
        found.is_some_and(|found| self.uses.get(found.attr as usize % USES) == Some(&found))
    }

    /// Notes that a use of symbols is right.
    pub(super) fn note_use(&mut self, look: Look, scope: &SymbolScope<'_>) {
        if let Some(found) = Self::use_of(look, scope) {
            self.uses.resize(USES, Use::default());
            self.uses[found.attr as usize % USES] = found;
        }
    }

    /// Notes that the operation looked at last is valid, which was not known.
    pub(super) fn note(&mut self, look: Look, plan: &VerifyPlan) {
        let Some(row) = look.row else {
            return;
        };
        let name = self.last.name();
        if name >= self.names.len() {
            self.names.resize(name + 1, Named::default());
        }
        let named = &mut self.names[name];
        named.by_form = plan.by_form;
        if named.misses >= MISSES {
            return;
        }
        named.misses += 1;
        self.last.is_all = plan.is_all_signed;
        self.rows.resize(1 << ROW_BITS, 0);
        let at = if self.kept.len() < KEPT {
            self.kept.push(self.last);
            self.kept.len() - 1
        } else {
            self.next = (self.next + 1) % KEPT;
            self.uses.clear();
            self.kept[self.next] = self.last;
            self.next
        };
        let (row, beside) = (row as usize, row as usize ^ 1);
        let row = match self.rows[row] {
            0 => row,
            _ => [row, beside][at & 1],
        };
        self.rows[row] = at as u8;
    }
}
