//! Asking about constants: which are zero, undefined or poison, and what their elements are.

use super::{Const, ConstKind, Consts, Expr, ExprOp};
use crate::context::Context;
use crate::types::TypeKind;

impl Consts {
    /// The constants that a constant is made of.
    pub(crate) fn parts(&self, c: Const) -> impl Iterator<Item = Const> + use<'_> {
        let (list, one): (&[Const], _) = match self.kind(c) {
            ConstKind::Aggregate(elements) => (elements, None),
            ConstKind::Expr(expr) => (expr.operands, None),
            ConstKind::Splat(element) => (&[], Some(element)),
            _ => (&[], None),
        };
        list.iter().copied().chain(one)
    }
}

impl Context {
    /// `0`, `+0.0`, `null`, `zeroinitializer`
    #[inline]
    pub fn is_null(&self, c: Const) -> bool {
        match self.consts.kind(c) {
            ConstKind::Int(value) => value == 0,
            ConstKind::WideInt(limbs) => limbs.iter().all(|&limb| limb == 0),
            ConstKind::Float(bits) => bits == 0,
            ConstKind::Null => true,
            _ => false,
        }
    }

    /// `undef` or `poison`
    #[inline]
    pub fn is_undef(&self, c: Const) -> bool {
        matches!(self.consts.kind(c), ConstKind::Undef | ConstKind::Poison)
    }

    /// `poison`
    #[inline]
    pub fn is_poison(&self, c: Const) -> bool {
        self.consts.kind(c) == ConstKind::Poison
    }

    /// All bits set, in every element for a vector.
    pub fn is_all_ones(&self, c: Const) -> bool {
        let (ty, kind) = self.consts.get(c);
        let bits = self.types.scalar_bits(ty);
        match kind {
            ConstKind::Int(value) => bits > 0 && value == u64::MAX >> (64 - bits.min(64)),
            ConstKind::WideInt(limbs) => {
                let top = u64::MAX >> ((64 - bits % 64) % 64);
                limbs.iter().rev().skip(1).all(|&limb| limb == u64::MAX)
                    && limbs.last() == Some(&top)
            }
            ConstKind::Float(value) => bits > 0 && value == u128::MAX >> (128 - bits),
            ConstKind::Splat(element) => self.is_all_ones(element),
            _ => false,
        }
    }

    /// Element `index` of a struct, array or fixed vector constant; of a scalable vector if it is
    /// a splat known without the vector's length.
    pub fn const_element(&mut self, c: Const, index: u64) -> Option<Const> {
        let (ty, kind) = self.consts.get(c);
        if index >= self.types.element_count(ty)? {
            return None;
        }
        let element = self.types.element(ty, index)?;
        match kind {
            ConstKind::Aggregate(elements) => elements.get(usize::try_from(index).ok()?).copied(),
            ConstKind::Data(bytes) => {
                let size = self.data_element_size(element)?;
                let start = usize::try_from(index).ok()?.checked_mul(size)?;
                let mut word = [0; 8];
                word[..size].copy_from_slice(bytes.get(start..start + size)?);
                Some(self.data_element(element, &word[..size]))
            }
            ConstKind::Splat(element) => Some(element),
            ConstKind::Null => Some(self.zero(element)),
            ConstKind::Undef => Some(self.undef(element)),
            ConstKind::Poison => Some(self.poison(element)),
            _ => None,
        }
    }

    /// The element all elements of a vector equal.
    pub fn splat_value(&mut self, c: Const) -> Option<Const> {
        let (ty, kind) = self.consts.get(c);
        let TypeKind::Vector { element, .. } = self.types.kind(ty) else {
            return None;
        };
        match kind {
            ConstKind::Splat(element) => Some(element),
            ConstKind::Null => Some(self.zero(element)),
            ConstKind::Aggregate([first, rest @ ..]) => {
                rest.iter().all(|c| c == first).then_some(*first)
            }
            ConstKind::Expr(Expr {
                op: ExprOp::ShuffleVector,
                operands: [source, _, mask @ ..],
                ..
            }) if mask.iter().all(|lane| lane.0 == 0) => match self.consts.kind(*source) {
                ConstKind::Expr(Expr {
                    op: ExprOp::InsertElement,
                    operands: [into, value, at],
                    ..
                }) if self.is_undef(*into) && self.is_null(*at) => Some(*value),
                _ => None,
            },
            _ => None,
        }
    }
}
