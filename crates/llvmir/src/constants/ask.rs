//! Queries about constants: zero, undef and poison, and the elements of constants.

use super::{Const, ConstKind, Consts, Expr, ExprOp};
use crate::context::Context;
use crate::types::{Type, TypeKind};

/// The maximum length of a shuffle mask. The mask is stored elementwise, and a text of a few bytes can declare a mask
/// of 2^32 elements.
const MAX_MASK: u32 = 1 << 24;

impl Consts {
    /// Iterates over the operands or elements of a constant.
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
    /// Returns true for `0`, `+0.0`, `null` and `zeroinitializer`.
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

    /// Returns true for `undef` and `poison`.
    #[inline]
    pub fn is_undef(&self, c: Const) -> bool {
        matches!(self.consts.kind(c), ConstKind::Undef | ConstKind::Poison)
    }

    /// Returns true for `poison`.
    #[inline]
    pub fn is_poison(&self, c: Const) -> bool {
        self.consts.kind(c) == ConstKind::Poison
    }

    /// Returns true if all bits are set, in every element of a vector.
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

    /// Returns element `index` of a struct, array or fixed vector constant, or of a scalable vector if the constant
    /// is a splat for any vector length.
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

    /// Returns the common value of all elements of a vector.
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

    /// Returns true if the indices select a type inside `source`.
    pub fn indices_fit(
        &mut self,
        source: Type,
        indices: impl Iterator<Item = Option<Const>>,
    ) -> bool {
        let mut at = source;
        for index in indices.skip(1) {
            let next = match self.types.kind(at) {
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => Some(element),
                TypeKind::Struct { .. } | TypeKind::Identified { .. } => {
                    let Some(index) = index else {
                        return false;
                    };
                    let index = self.splat_value(index).unwrap_or(index);
                    let field = match (self.consts.type_of(index), self.consts.kind(index)) {
                        (Type::I32, ConstKind::Int(value)) => Some(value),
                        _ => None,
                    };
                    field.and_then(|field| self.types.element(at, field))
                }
                _ => None,
            };
            match next {
                Some(ty) => at = ty,
                None => return false,
            }
        }
        true
    }

    /// Decodes a mask for vectors of type `ty`, with -1 for a poison element. Returns `None` if the mask is invalid
    /// for these vectors.
    pub fn shuffle_mask(&mut self, ty: Type, mask: Const) -> Option<Vec<i32>> {
        let TypeKind::Vector { len, scalable, .. } = self.types.kind(ty) else {
            return None;
        };
        let TypeKind::Vector {
            element: Type::I32,
            len: count,
            scalable: mask_scalable,
        } = self.types.kind(self.consts.type_of(mask))
        else {
            return None;
        };
        if scalable != mask_scalable || count > MAX_MASK {
            return None;
        }
        let limit = i64::from(len) * 2;
        let mut lanes = Vec::with_capacity(count as usize);
        match self.consts.kind(mask) {
            ConstKind::Null => lanes.resize(count as usize, 0),
            ConstKind::Undef | ConstKind::Poison => lanes.resize(count as usize, -1),
            _ if scalable => return None,
            _ => {
                for index in 0..u64::from(count) {
                    let lane = self.const_element(mask, index)?;
                    lanes.push(match self.consts.kind(lane) {
                        ConstKind::Int(lane) if (lane as i64) < limit => lane as i32,
                        ConstKind::Undef | ConstKind::Poison => -1,
                        _ => return None,
                    });
                }
            }
        }
        Some(lanes)
    }
}
