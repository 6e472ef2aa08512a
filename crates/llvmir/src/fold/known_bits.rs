//! Computes the known bits of an address, for folding `and`.

use super::Context;
use crate::constants::{Const, ConstKind, ExprOp};

/// The bits known to be zero and the bits known to be one, for a value of at most 64 bits.
#[derive(Clone, Copy, Debug, Default)]
struct KnownBits {
    zero: u64,
    one: u64,
}

/// LLVM's recursion limit.
const MAX_DEPTH: u32 = 6;

impl KnownBits {
    /// Returns the known bits of a sum.
    fn add(self, other: KnownBits, carry_in: bool) -> KnownBits {
        let carry = u64::from(carry_in);
        let max = (!self.zero).wrapping_add(!other.zero).wrapping_add(carry);
        let min = self.one.wrapping_add(other.one).wrapping_add(carry);
        let carry_zero = !(max ^ self.zero ^ other.zero);
        let carry_one = min ^ self.one ^ other.one;
        let known = (self.zero | self.one) & (other.zero | other.one) & (carry_zero | carry_one);
        KnownBits {
            zero: !max & known,
            one: min & known,
        }
    }

    fn not(self) -> KnownBits {
        KnownBits {
            zero: self.one,
            one: self.zero,
        }
    }
}

impl Context {
    /// Folds `and` if an operand is a constant expression.
    pub(super) fn fold_known_and(&mut self, a: Const, b: Const) -> Option<Const> {
        let ty = self.consts.type_of(a);
        let width = self.types.int_width(ty).filter(|&width| width <= 64)?;
        let all = u64::MAX >> (64 - width);
        let (left, right) = (self.known_bits(a, 0), self.known_bits(b, 0));
        if (right.one | left.zero) & all == all {
            return Some(a);
        }
        if (left.one | right.zero) & all == all {
            return Some(b);
        }
        let both = KnownBits {
            zero: left.zero | right.zero,
            one: left.one & right.one,
        };
        ((both.zero | both.one) & all == all).then(|| self.const_int(ty, both.one & all))
    }

    fn known_bits(&mut self, c: Const, depth: u32) -> KnownBits {
        let (ty, kind) = self.consts.get(c);
        let width = self.types.scalar_bits(ty);
        match kind {
            ConstKind::Int(value) => KnownBits {
                zero: !value,
                one: value,
            },
            ConstKind::Null => KnownBits {
                zero: u64::MAX,
                one: 0,
            },
            ConstKind::Symbol(symbol) => {
                let align = self.known_align(symbol);
                KnownBits {
                    zero: align.wrapping_sub(1),
                    one: 0,
                }
            }
            ConstKind::Expr(expr) if depth < MAX_DEPTH => match (expr.op, expr.operands) {
                (ExprOp::PtrToInt | ExprOp::PtrToAddr, &[pointer]) => {
                    let space = self.address_space(pointer);
                    let pointer_bits = self.layout.pointer_bits(space);
                    let mut known = self.known_bits(pointer, depth + 1);
                    if width > pointer_bits {
                        let kept = u64::MAX.checked_shl(pointer_bits).unwrap_or(0);
                        known.zero |= kept;
                        known.one &= !kept;
                    }
                    known
                }
                (ExprOp::GetElementPtr, &[base, ..]) => match self.constant_offset(c) {
                    Some((_, offset)) => {
                        let offset = KnownBits {
                            zero: !(offset as u64),
                            one: offset as u64,
                        };
                        self.known_bits(base, depth + 1).add(offset, false)
                    }
                    None => KnownBits::default(),
                },
                (ExprOp::IntToPtr, &[value]) => {
                    let from = self.types.scalar_bits(self.consts.type_of(value));
                    let mut known = self.known_bits(value, depth + 1);
                    let kept = u64::MAX.checked_shl(from).unwrap_or(0);
                    known.zero |= kept;
                    known.one &= !kept;
                    known
                }
                (ExprOp::Add, &[left, right]) => {
                    let left = self.known_bits(left, depth + 1);
                    left.add(self.known_bits(right, depth + 1), false)
                }
                (ExprOp::Sub, &[left, right]) => {
                    let left = self.known_bits(left, depth + 1);
                    left.add(self.known_bits(right, depth + 1).not(), true)
                }
                (ExprOp::Xor, &[left, right]) => {
                    let left = self.known_bits(left, depth + 1);
                    let right = self.known_bits(right, depth + 1);
                    KnownBits {
                        zero: (left.zero & right.zero) | (left.one & right.one),
                        one: (left.zero & right.one) | (left.one & right.zero),
                    }
                }
                (ExprOp::Trunc, &[value]) => self.known_bits(value, depth + 1),
                _ => KnownBits::default(),
            },
            _ => KnownBits::default(),
        }
    }

    /// Returns the known alignment of an address, in bytes.
    pub(crate) fn known_address_align(&mut self, address: Const) -> u64 {
        1 << self.known_bits(address, 0).zero.trailing_ones().min(63)
    }

    /// Returns the alignment of a symbol's address, as LLVM's value tracking computes it. Functions have no assumed
    /// alignment unless the data layout specifies one.
    fn known_align(&self, symbol: crate::symbols::Symbol) -> u64 {
        let info = self.symbols.info(symbol);
        match info.kind {
            crate::symbols::SymbolKind::Function => self.layout.function_align().unwrap_or(1),
            _ => info.align,
        }
    }

    pub(super) fn address_space(&self, pointer: Const) -> u32 {
        match self
            .types
            .kind(self.types.scalar(self.consts.type_of(pointer)))
        {
            crate::types::TypeKind::Ptr(space) => space,
            _ => 0,
        }
    }
}
