//! Folds address arithmetic.

use terrace_numeric::ApInt;

use crate::constants::{Const, ConstKind, ExprOp};
use crate::context::Context;
use crate::flags::gep;
use crate::symbols::SymbolKind;
use crate::types::{Type, TypeKind};
use terrace_llvm_words::CastOp;

impl Context {
    /// Folds `getelementptr` of constants. If all indices are integers, the result has a single byte offset.
    pub fn fold_gep(
        &mut self,
        source: Type,
        flags: u16,
        base: Const,
        indices: &[Const],
    ) -> Option<Const> {
        if self.has_scalable(source) {
            return None;
        }
        let ty = self.gep_type(base, indices);
        if let Some(c) = self.gep_without_layout(ty, base, indices) {
            return Some(c);
        }
        // A constant expression cannot be widened, so if one is among the indices, all keep their types.
        let widened = self.index_width_indices(source, ty, indices);
        let indices = widened.as_deref().unwrap_or(indices);
        if let Some(c) = self.gep_without_layout(ty, base, indices) {
            return Some(c);
        }
        if let Some(c) = self.gep_offset(source, flags, ty, base, indices) {
            return Some(c);
        }
        let mut operands = Vec::with_capacity(indices.len() + 1);
        operands.push(base);
        operands.extend_from_slice(indices);
        Some(self.expr(ty, ExprOp::GetElementPtr, flags, source, &operands))
    }

    fn has_scalable(&self, ty: Type) -> bool {
        match self.types.kind(ty) {
            TypeKind::Vector { scalable, .. } => scalable,
            TypeKind::Struct { fields, .. } => {
                fields.iter().any(|&field| self.types.is_scalable(field))
            }
            TypeKind::Array { element, .. } => self.types.is_scalable(element),
            _ => false,
        }
    }

    pub(super) fn gep_type(&mut self, base: Const, indices: &[Const]) -> Type {
        let ty = self.consts.type_of(base);
        if self.types.is_vector(ty) {
            return ty;
        }
        for &index in indices {
            let index_type = self.consts.type_of(index);
            if self.types.is_vector(index_type) {
                return self.types.with_scalar(index_type, ty);
            }
        }
        ty
    }

    /// Folds an undef base and indices that are all zero.
    pub(super) fn gep_without_layout(
        &mut self,
        ty: Type,
        base: Const,
        indices: &[Const],
    ) -> Option<Const> {
        if indices.is_empty() {
            return Some(base);
        }
        if self.is_poison(base) {
            return Some(self.poison(ty));
        }
        if self.is_undef(base) {
            return Some(self.undef(ty));
        }
        if !indices
            .iter()
            .all(|&index| self.is_null(index) || self.is_undef(index))
        {
            return None;
        }
        let widened = self.types.is_vector(ty) && !self.types.is_vector(self.consts.type_of(base));
        Some(if widened { self.splat(ty, base) } else { base })
    }

    /// Sign extends or truncates indices to the index width, except those that select a struct field.
    fn index_width_indices(
        &mut self,
        source: Type,
        ty: Type,
        indices: &[Const],
    ) -> Option<Vec<Const>> {
        let scalar = self.types.scalar(ty);
        let TypeKind::Ptr(space) = self.types.kind(scalar) else {
            return None;
        };
        let index_type = self.types.int(self.layout.index_bits(space));
        let mut result = Vec::with_capacity(indices.len());
        let mut at = None;
        for &index in indices {
            let from = self.consts.type_of(index);
            let field = at.is_some_and(|at| self.is_struct(at));
            let wanted = self.types.with_scalar(from, index_type);
            if field || from == wanted {
                result.push(index);
            } else {
                let wider = self.types.scalar_bits(from) < self.types.scalar_bits(index_type);
                let op = if wider { CastOp::SExt } else { CastOp::Trunc };
                result.push(self.fold_cast(op, index, wanted)?);
            }
            at = match at {
                None => Some(source),
                Some(at) => {
                    let index = self.lane_number(index).unwrap_or(0);
                    self.types.element(at, index)
                }
            };
        }
        Some(result)
    }

    fn is_struct(&self, ty: Type) -> bool {
        matches!(
            self.types.kind(ty),
            TypeKind::Struct { .. } | TypeKind::Identified { .. }
        )
    }

    /// Returns the integer value of an index, or of the common element of a splat vector.
    fn lane_number(&mut self, index: Const) -> Option<u64> {
        let index = self.splat_value(index).unwrap_or(index);
        self.int_value(index)?.to_u64()
    }

    /// Folds a `getelementptr` whose indices are all integers to one byte offset from the innermost base.
    fn gep_offset(
        &mut self,
        source: Type,
        flags: u16,
        ty: Type,
        base: Const,
        indices: &[Const],
    ) -> Option<Const> {
        let TypeKind::Ptr(space) = self.types.kind(self.consts.type_of(base)) else {
            return None;
        };
        if self.types.is_vector(ty) {
            return None;
        }
        let bits = self.layout.index_bits(space);
        if bits > 64 {
            return None;
        }
        let mut offset = self.offset_of(source, indices, bits)?;
        let (mut base, mut flags) = (base, flags);
        let mut overflow = false;
        while let Some((inner, inner_flags, inner_offset)) = self.gep_parts(base) {
            flags &= inner_flags;
            let (sum, over) = add_wrapped(offset, inner_offset, bits);
            offset = sum;
            overflow = over;
            base = inner;
        }
        let inbounds = flags & gep::INBOUNDS == gep::INBOUNDS;
        if flags & gep::NUSW != 0 && !inbounds && overflow {
            flags &= !gep::NUSW;
        }
        let pointer_bits = self.layout.pointer_bits(space);
        let integer = match self.expr_head(base) {
            Some((ExprOp::IntToPtr, value)) => self.int_value(value),
            _ => None,
        };
        let integer = match integer {
            Some(value) => value.zext_or_trunc(pointer_bits),
            None => ApInt::zero(pointer_bits),
        };
        if (self.is_null(base) || !integer.is_zero()) && !self.layout.is_non_integral(space) {
            // An offset changes only the address, the low bits of the pointer.
            let low = integer
                .zext_or_trunc(bits)
                .add(&ApInt::from_i64(bits, offset));
            let kept = integer.lshr(u64::from(bits)).shl(u64::from(bits));
            let value = kept.or(&low.zext_or_trunc(pointer_bits));
            let integer_type = self.types.int(pointer_bits);
            let value = self.const_apint(integer_type, &value);
            return self.fold_cast(CastOp::IntToPtr, value, ty);
        }
        if !inbounds && offset >= 0 && offset.unsigned_abs() <= self.dereferenceable_bytes(base) {
            flags |= gep::INBOUNDS;
        }
        if flags & gep::NUSW != 0 && offset >= 0 {
            flags |= gep::NUW;
        }
        if offset == 0 {
            return Some(base);
        }
        let index_type = self.types.int(bits);
        let offset = self.const_int(index_type, offset as u64);
        Some(self.expr(ty, ExprOp::GetElementPtr, flags, Type::I8, &[base, offset]))
    }

    /// Returns the base, flags and byte offset of a `getelementptr` whose indices are integers.
    fn gep_parts(&mut self, c: Const) -> Option<(Const, u16, i64)> {
        let ConstKind::Expr(expr) = self.consts.kind(c) else {
            return None;
        };
        let (ExprOp::GetElementPtr, [base, indices @ ..]) = (expr.op, expr.operands) else {
            return None;
        };
        let (base, flags, source) = (*base, expr.flags, expr.source);
        let TypeKind::Ptr(space) = self.types.kind(self.consts.type_of(base)) else {
            return None;
        };
        let bits = self.layout.index_bits(space);
        let indices = indices.to_vec();
        Some((base, flags, self.offset_of(source, &indices, bits)?))
    }

    /// Returns the byte offset of integer indices, wrapped to `bits`.
    fn offset_of(&mut self, source: Type, indices: &[Const], bits: u32) -> Option<i64> {
        let mut offset = 0i64;
        let mut at = source;
        for (position, &index) in indices.iter().enumerate() {
            let value = self.int_value(index)?;
            if position > 0 && self.is_struct(at) {
                let field = value.to_u64()?;
                let start = self.layout.field_offset(&self.types, at, field)?;
                offset = offset.wrapping_add(start as i64);
                at = self.types.element(at, field)?;
                continue;
            }
            if position > 0 {
                at = self.types.element(at, 0)?;
            }
            let size = self.layout.alloc_size(&self.types, at)?;
            let value = value.sext_or_trunc(64).low_u64();
            offset = offset.wrapping_add(value.wrapping_mul(size) as i64);
        }
        Some(wrap(offset, bits))
    }

    /// Returns the number of bytes at a global's address that are known to be accessible.
    fn dereferenceable_bytes(&self, base: Const) -> u64 {
        let ConstKind::Symbol(symbol) = self.consts.kind(base) else {
            return 0;
        };
        let info = self.symbols.info(symbol);
        if info.kind != SymbolKind::Variable || info.extern_weak {
            return 0;
        }
        self.layout
            .store_size(&self.types, info.value_type)
            .unwrap_or(0)
    }

    /// Returns the base and byte offset of a pointer, through all `getelementptr`s with integer indices.
    pub(super) fn constant_offset(&mut self, c: Const) -> Option<(Const, i64)> {
        let (mut base, mut offset) = (c, 0i64);
        while let Some((inner, _, more)) = self.gep_parts(base) {
            base = inner;
            offset = offset.wrapping_add(more);
        }
        match self.expr_head(base) {
            Some((ExprOp::GetElementPtr, _)) => None,
            _ => Some((base, offset)),
        }
    }

    /// As [`Context::constant_offset`], but unless `any`, stops at a `getelementptr` that is not `inbounds`.
    pub(super) fn stripped_base(&mut self, c: Const, any: bool) -> (Const, i64) {
        let (mut base, mut offset) = (c, 0i64);
        while let Some((inner, flags, more)) = self.gep_parts(base) {
            if !any && flags & gep::INBOUNDS != gep::INBOUNDS {
                break;
            }
            base = inner;
            offset = offset.wrapping_add(more);
        }
        (base, offset)
    }

    /// Folds the difference of two addresses in the same global.
    pub(super) fn fold_pointer_difference(&mut self, a: Const, b: Const) -> Option<Const> {
        let (left, left_offset) = self.global_offset(a)?;
        let (right, right_offset) = self.global_offset(b)?;
        if left != right {
            return None;
        }
        let ty = self.consts.type_of(a);
        Some(self.const_int_signed(ty, left_offset.wrapping_sub(right_offset)))
    }

    /// Returns the global and the byte offset of an integer or address that is an offset from a global.
    fn global_offset(&mut self, c: Const) -> Option<(Const, i64)> {
        let mut at = c;
        let mut offset = 0i64;
        loop {
            match self.consts.kind(at) {
                ConstKind::Symbol(_) => return Some((at, offset)),
                ConstKind::Expr(expr) => match (expr.op, expr.operands) {
                    (ExprOp::PtrToInt | ExprOp::BitCast, &[inner]) => at = inner,
                    (ExprOp::GetElementPtr, _) => {
                        let (base, _, more) = self.gep_parts(at)?;
                        offset = offset.wrapping_add(more);
                        at = base;
                    }
                    _ => return None,
                },
                _ => return None,
            }
        }
    }
}

/// Sign extends the low `bits` of `value`.
fn wrap(value: i64, bits: u32) -> i64 {
    let unused = 64 - bits.clamp(1, 64);
    value << unused >> unused
}

fn add_wrapped(a: i64, b: i64, bits: u32) -> (i64, bool) {
    let (sum, over) = a.overflowing_add(b);
    (wrap(sum, bits), over || wrap(sum, bits) != sum)
}
