//! Translates the data layout to attributes of the dlti dialect.

use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::attrs::{DenseElementsAttr, IntegerAttr};
use terrace_builtin::data_layout::{
    DataLayoutEntry, DataLayoutKey, DataLayoutSpecAttr, FunctionPointerAlignmentAttr,
};
use terrace_builtin::types::{FloatType, IntegerType, Signedness, VectorType};
use terrace_ir::{Attr, Context, Type};
use terrace_llvm::PointerType;
use terrace_numeric::{ApInt, FloatKind};

/// LLVM's defaults, as a data layout string.
const DEFAULT: &str = "e-p:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128";

/// The result of translating a data layout string.
pub(crate) struct Imported<'t> {
    /// The data layout spec, or the malformed token.
    pub spec: Result<Attr, &'t str>,
    /// The tokens that the dialect cannot express.
    pub unhandled: Vec<&'t str>,
}

/// Translates a data layout string.
pub(crate) fn import<'t>(ctx: &Context, text: &'t str) -> Imported<'t> {
    let mut entries = Entries {
        ctx,
        types: Vec::new(),
        keys: Vec::new(),
    };
    let mut unhandled = Vec::new();
    let own = text.split('-').filter(|_| !text.is_empty());
    for token in own.chain(DEFAULT.split('-')) {
        match entries.add(token) {
            Some(true) => {}
            Some(false) => unhandled.push(token),
            None => {
                return Imported {
                    spec: Err(token),
                    unhandled,
                };
            }
        }
    }
    let all = entries.types.into_iter().chain(entries.keys);
    let spec = ctx.attr(DataLayoutSpecAttr {
        entries: all.collect(),
    });
    Imported {
        spec: Ok(spec),
        unhandled,
    }
}

struct Entries<'c> {
    ctx: &'c Context,
    types: Vec<DataLayoutEntry>,
    keys: Vec<DataLayoutEntry>,
}

impl Entries<'_> {
    /// Adds the entry for a token. Returns whether the token is supported, or `None` if it is malformed.
    fn add(&mut self, token: &str) -> Option<bool> {
        let ctx = self.ctx;
        let end = token
            .find(|c: char| !c.is_ascii_alphabetic())
            .unwrap_or(token.len());
        let (prefix, rest) = token.split_at(end);
        match prefix {
            "" => return None,
            "e" | "E" => {
                let word = if prefix == "e" { "little" } else { "big" };
                self.key("dlti.endianness", || {
                    rest.is_empty().then(|| Some(ctx.string(word)))
                })?;
            }
            "m" => self.key("dlti.mangling_mode", || {
                Some(Some(ctx.string(rest.strip_prefix(':')?)))
            })?,
            "n" => self.key("dlti.legal_int_widths", || {
                let widths: Option<Vec<i32>> =
                    rest.split(':').map(|width| width.parse().ok()).collect();
                Some(Some(ctx.i32_array(&widths?)))
            })?,
            "S" => self.key("dlti.stack_alignment", || {
                let bits: i64 = rest.parse().ok()?;
                Some((bits != 0).then(|| ctx.i64(bits)))
            })?,
            "A" => self.space("dlti.alloca_memory_space", rest)?,
            "G" => self.space("dlti.global_memory_space", rest)?,
            "P" => self.space("dlti.program_memory_space", rest)?,
            "Fi" | "Fn" => self.key("dlti.function_pointer_alignment", || {
                Some(Some(ctx.attr(FunctionPointerAlignmentAttr {
                    alignment: rest.parse().ok()?,
                    function_dependent: prefix == "Fn",
                })))
            })?,
            "i" => {
                let (width, rest) = number(rest)?;
                let ty = IntegerType::signless(ctx, u32::try_from(width).ok()?);
                self.alignment(ty, rest)?;
            }
            "f" => {
                let (width, rest) = number(rest)?;
                let kind = match width {
                    16 => FloatKind::F16,
                    32 => FloatKind::F32,
                    64 => FloatKind::F64,
                    80 => FloatKind::F80,
                    128 => FloatKind::F128,
                    _ => return None,
                };
                self.alignment(FloatType::get(ctx, kind), rest)?;
            }
            "p" => {
                let (space, rest) = match rest.starts_with(':') {
                    true => (0, rest),
                    false => number(rest)?,
                };
                let ty = PointerType::get(ctx, u32::try_from(space).ok()?);
                self.ty(ty, || {
                    let numbers = numbers(rest)?;
                    let (size, abi) = (*numbers.first()?, *numbers.get(1)?);
                    let preferred = numbers.get(2).copied().unwrap_or(abi);
                    let index = numbers.get(3).copied().unwrap_or(size);
                    (numbers.len() <= 4).then(|| dense(ctx, &[size, abi, preferred, index]))
                })?;
            }
            _ => return Some(false),
        }
        Some(true)
    }

    fn alignment(&mut self, ty: Type, rest: &str) -> Option<()> {
        let ctx = self.ctx;
        self.ty(ty, || match *numbers(rest)?.as_slice() {
            [abi] => Some(dense(ctx, &[abi, abi])),
            [abi, preferred] => Some(dense(ctx, &[abi, preferred])),
            _ => None,
        })
    }

    fn space(&mut self, key: &str, rest: &str) -> Option<()> {
        let ctx = self.ctx;
        self.key(key, || {
            let (space, _) = number(rest)?;
            let ty = ctx.ty(IntegerType {
                width: 64,
                signedness: Signedness::Unsigned,
            });
            let value = ApInt::new(64, space);
            Some((space != 0).then(|| ctx.attr(IntegerAttr { ty, value })))
        })
    }

    /// Adds an entry for a type, unless it already has one.
    fn ty(&mut self, ty: Type, value: impl FnOnce() -> Option<Attr>) -> Option<()> {
        let key = DataLayoutKey::Type(ty);
        if self.types.iter().all(|entry| entry.key != key) {
            let value = value()?;
            self.types.push(DataLayoutEntry { key, value });
        }
        Some(())
    }

    /// Adds an entry for a key, unless it already has one or the value is the default.
    fn key(&mut self, key: &str, value: impl FnOnce() -> Option<Option<Attr>>) -> Option<()> {
        let key = DataLayoutKey::Id(self.ctx.string(key));
        if self.keys.iter().all(|entry| entry.key != key)
            && let Some(value) = value()?
        {
            self.keys.push(DataLayoutEntry { key, value });
        }
        Some(())
    }
}

/// Returns the number at the beginning of a text, and the rest of the text.
fn number(text: &str) -> Option<(u64, &str)> {
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// Parses numbers separated by colons.
fn numbers(text: &str) -> Option<Vec<u64>> {
    let text = text.strip_prefix(':').unwrap_or(text);
    text.split(':').map(|number| number.parse().ok()).collect()
}

/// Returns `dense<..> : vector<Nxi64>`.
fn dense(ctx: &Context, values: &[u64]) -> Attr {
    let ty = VectorType::fixed(ctx, &[values.len() as i64], Type::I64);
    let values: Vec<ApInt> = values.iter().map(|&value| ApInt::new(64, value)).collect();
    DenseElementsAttr::from_ints(ctx, ty, &values)
}
