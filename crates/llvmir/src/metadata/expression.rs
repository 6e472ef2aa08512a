//! Decodes debug-info expressions: operators and their arguments, as integers.

use super::{Md, MdKind, MetadataTable};
use crate::dwarf::{ENCODINGS, OPERATIONS, op};
use crate::text::push_u64;

/// Returns the number of words of an operator and its arguments.
fn size(operator: u64) -> usize {
    match operator {
        op::LLVM_FRAGMENT
        | op::LLVM_CONVERT
        | op::LLVM_EXTRACT_BITS_SEXT
        | op::LLVM_EXTRACT_BITS_ZEXT
        | op::BREGX => 3,
        op::CONSTU
        | op::CONSTS
        | op::DEREF_SIZE
        | op::PLUS_UCONST
        | op::LLVM_TAG_OFFSET
        | op::LLVM_ENTRY_VALUE
        | op::LLVM_ARG
        | op::REGX
        | op::BREG0..=op::BREG31 => 2,
        _ => 1,
    }
}

/// Iterates over the operators of an expression, each with its arguments. The last one may be truncated.
pub fn operators(words: &[u64]) -> impl Iterator<Item = &[u64]> + Clone {
    let mut rest = words;
    std::iter::from_fn(move || {
        let operator = *rest.first()?;
        let (first, others) = rest.split_at(size(operator).min(rest.len()));
        rest = others;
        Some(first)
    })
}

/// Returns true if LLVM considers the expression valid: `DIExpression::isValid`.
pub fn is_valid(words: &[u64]) -> bool {
    let mut at = 0;
    while let Some(&operator) = words.get(at) {
        let end = at + size(operator);
        if end > words.len() {
            return false;
        }
        match operator {
            // Operators after a register are not checked.
            op::REG0..=op::REG31 | op::BREG0..=op::BREG31 => return true,
            op::LLVM_FRAGMENT => return end == words.len(),
            op::STACK_VALUE if end < words.len() && words[end] != op::LLVM_FRAGMENT => {
                return false;
            }
            // A swap needs two values, and the initial stack has one.
            op::SWAP if words.len() == 1 => return false,
            op::LLVM_ENTRY_VALUE => {
                let first = match words {
                    [op::LLVM_ARG, 0, ..] => 2,
                    _ => 0,
                };
                return at == first && words[at + 1] == 1;
            }
            op::STACK_VALUE
            | op::SWAP
            | op::LLVM_IMPLICIT_POINTER
            | op::LLVM_CONVERT
            | op::LLVM_ARG
            | op::LLVM_TAG_OFFSET
            | op::LLVM_EXTRACT_BITS_SEXT
            | op::LLVM_EXTRACT_BITS_ZEXT
            | op::CONSTU
            | op::CONSTS
            | op::PLUS_UCONST
            | op::PLUS
            | op::MINUS
            | op::MUL
            | op::DIV
            | op::MOD
            | op::OR
            | op::AND
            | op::XOR
            | op::SHL
            | op::SHR
            | op::SHRA
            | op::DEREF
            | op::DEREF_SIZE
            | op::XDEREF
            | op::LIT0
            | op::NOT
            | op::DUP
            | op::REGX
            | op::BREGX
            | op::PUSH_OBJECT_ADDRESS
            | op::OVER
            | op::EQ
            | op::NE
            | op::GT
            | op::GE
            | op::LT
            | op::LE => {}
            _ => return false,
        }
        at = end;
    }
    true
}

impl MetadataTable {
    /// Returns the words of an expression.
    pub fn expression(&self, md: Md) -> Option<&[u64]> {
        match self.kind(md) {
            MdKind::Expression(words) => Some(words),
            _ => None,
        }
    }
}

/// Pushes `!DIExpression(...)`: with named operators if the expression is valid, otherwise as numbers only.
pub(super) fn push(words: &[u64], out: &mut Vec<u8>) {
    out.extend_from_slice(b"!DIExpression(");
    let mut separator: &[u8] = b"";
    let mut separate = |out: &mut Vec<u8>| {
        out.extend_from_slice(std::mem::replace(&mut separator, b", "));
    };
    if is_valid(words) {
        for operator in operators(words) {
            for (at, &word) in operator.iter().enumerate() {
                separate(out);
                let names = match (at, operator.first()) {
                    (0, _) => Some(&OPERATIONS),
                    (2, Some(&op::LLVM_CONVERT)) => Some(&ENCODINGS),
                    _ => None,
                };
                let name = names.and_then(|names| names.name_of(u32::try_from(word).ok()?));
                match name {
                    Some((prefix, name)) => {
                        out.extend_from_slice(prefix.as_bytes());
                        out.extend_from_slice(name.as_bytes());
                    }
                    None => push_u64(out, word),
                }
            }
        }
    } else {
        for &word in words {
            separate(out);
            push_u64(out, word);
        }
    }
    out.push(b')');
}
