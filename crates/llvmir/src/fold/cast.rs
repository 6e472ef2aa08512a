//! Folds casts.

use terrace_numeric::{ApFloat, ApInt, Status};

use super::float_kind;
use crate::constants::{Const, ExprOp};
use crate::context::Context;
use crate::types::{Type, TypeKind};
use terrace_llvm_words::CastOp;

/// Returns the constant-expression opcode of a cast, if the cast still has one.
fn expr_op(op: CastOp) -> Option<ExprOp> {
    Some(match op {
        CastOp::Trunc => ExprOp::Trunc,
        CastOp::PtrToInt => ExprOp::PtrToInt,
        CastOp::PtrToAddr => ExprOp::PtrToAddr,
        CastOp::IntToPtr => ExprOp::IntToPtr,
        CastOp::BitCast => ExprOp::BitCast,
        CastOp::AddrSpaceCast => ExprOp::AddrSpaceCast,
        _ => return None,
    })
}

impl Context {
    /// Folds a cast of a constant to `ty`.
    pub fn fold_cast(&mut self, op: CastOp, c: Const, ty: Type) -> Option<Const> {
        match op {
            CastOp::PtrToInt | CastOp::PtrToAddr => {
                if let Some((ExprOp::IntToPtr, value)) = self.expr_head(c)
                    && self.passes_through_pointer(value, c, ty)
                {
                    return self.fold_int_cast(value, ty);
                }
                if let Some(value) = self.address_value(c) {
                    return self.fold_int_cast(value, ty);
                }
                if let Some(value) = self.address_less(op, c) {
                    return self.fold_int_cast(value, ty);
                }
            }
            CastOp::IntToPtr => {
                if let Some((ExprOp::PtrToInt, pointer)) = self.expr_head(c) {
                    let space = self.address_space(pointer);
                    let bits = self.types.scalar_bits(self.consts.type_of(c));
                    if bits >= self.layout.pointer_bits(space) && self.consts.type_of(pointer) == ty
                    {
                        return Some(pointer);
                    }
                }
            }
            CastOp::BitCast => return Some(self.fold_bitcast(c, ty)),
            _ => {}
        }
        self.cast_or_expr(op, c, ty)
    }

    /// Returns true if no bits of `ty` are lost when `value` is cast to the pointer `pointer` and back to an integer
    /// of type `ty`.
    fn passes_through_pointer(&self, value: Const, pointer: Const, ty: Type) -> bool {
        let bits = self.layout.pointer_bits(self.address_space(pointer));
        bits >= self.types.scalar_bits(self.consts.type_of(value))
            || bits >= self.types.scalar_bits(ty)
    }

    /// Returns the integer value of a pointer constant: the operand of an `inttoptr`, or an offset from null.
    fn address_value(&mut self, pointer: Const) -> Option<Const> {
        let space = self.address_space(pointer);
        match self.expr_head(pointer)? {
            (ExprOp::IntToPtr, value) => {
                let bits = self.layout.pointer_bits(space);
                let element = self.types.int(bits);
                let pointer_type = self.consts.type_of(pointer);
                let ty = self.types.with_scalar(pointer_type, element);
                self.fold_int_cast(value, ty)
            }
            (ExprOp::GetElementPtr, _) => {
                let (base, offset) = self.constant_offset(pointer)?;
                let ty = self.types.int(self.layout.index_bits(space));
                self.is_null(base)
                    .then(|| self.const_int_signed(ty, offset))
            }
            _ => None,
        }
    }

    /// Folds the integer value of an address minus an integer into a subtraction.
    fn address_less(&mut self, op: CastOp, pointer: Const) -> Option<Const> {
        let expr = self.expr_of(pointer)?;
        let (ExprOp::GetElementPtr, Type::I8, &[base, offset]) =
            (expr.op, expr.source, expr.operands)
        else {
            return None;
        };
        let less = self.expr_of(offset)?;
        let (ExprOp::Sub, &[zero, less]) = (less.op, less.operands) else {
            return None;
        };
        let base_type = self.consts.type_of(base);
        let index = self
            .types
            .int(self.layout.index_bits(self.address_space(base)));
        let ty = self.types.with_scalar(base_type, index);
        if !self.is_null(zero) || self.consts.type_of(offset) != ty {
            return None;
        }
        let base = self.cast_or_expr(op, base, ty)?;
        self.fold_constant_sub(base, less)
    }

    /// Converts `c` to `ty` by `trunc`, `zext` or no cast.
    pub(super) fn fold_int_cast(&mut self, c: Const, ty: Type) -> Option<Const> {
        let from = self.consts.type_of(c);
        if from == ty {
            return Some(c);
        }
        let narrower = self.types.scalar_bits(from) > self.types.scalar_bits(ty);
        self.fold_cast(
            if narrower {
                CastOp::Trunc
            } else {
                CastOp::ZExt
            },
            c,
            ty,
        )
    }

    /// Folds like LLVM's `ConstantExpr::getCast` if the cast has a constant expression, otherwise like
    /// `ConstantFoldCastInstruction`.
    pub(super) fn cast_or_expr(&mut self, op: CastOp, c: Const, ty: Type) -> Option<Const> {
        if self.consts.type_of(c) == ty {
            return Some(c);
        }
        let folded = self.cast_constant(op, c, ty);
        match expr_op(op) {
            Some(op) if folded.is_none() => Some(self.expr(ty, op, 0, Type::VOID, &[c])),
            _ => folded,
        }
    }

    fn cast_constant(&mut self, op: CastOp, c: Const, ty: Type) -> Option<Const> {
        if self.is_poison(c) {
            return Some(self.poison(ty));
        }
        if self.is_undef(c) {
            let bounded = matches!(
                op,
                CastOp::ZExt | CastOp::SExt | CastOp::UiToFp | CastOp::SiToFp
            );
            return Some(if bounded {
                self.zero(ty)
            } else {
                self.undef(ty)
            });
        }
        if self.is_null(c) && ty != Type::X86_AMX && op != CastOp::AddrSpaceCast {
            return Some(self.zero(ty));
        }
        if let Some((first, inner)) = self.expr_head(c)
            && let Some(op) = self.cast_pair(first, op, inner, ty)
        {
            return self.cast_or_expr(op, inner, ty);
        }
        let from = self.consts.type_of(c);
        if self.same_lanes(from, ty) {
            if let Some(element) = self.splat_value(c) {
                let scalar = self.types.scalar(ty);
                let element = self.cast_or_expr(op, element, scalar)?;
                return Some(self.splat(ty, element));
            }
            let scalar = self.types.scalar(ty);
            return self.by_lane(ty, |ctx, index| {
                let lane = ctx.lane_without_layout(c, index);
                ctx.cast_or_expr(op, lane, scalar)
            });
        }
        self.cast_scalar(op, c, ty)
    }

    fn same_lanes(&self, a: Type, b: Type) -> bool {
        match (self.types.kind(a), self.types.kind(b)) {
            (
                TypeKind::Vector {
                    len: a,
                    scalable: left,
                    ..
                },
                TypeKind::Vector {
                    len: b,
                    scalable: right,
                    ..
                },
            ) => a == b && left == right,
            _ => false,
        }
    }

    fn cast_scalar(&mut self, op: CastOp, c: Const, ty: Type) -> Option<Const> {
        match op {
            CastOp::FpTrunc | CastOp::FpExt => {
                let value = self.float_value(c)?.convert(float_kind(ty)?).value;
                Some(self.const_float(ty, value.bits()))
            }
            CastOp::FpToUi | CastOp::FpToSi => {
                let width = self.types.int_width(ty)?;
                let result = self.float_value(c)?.to_apint(width, op == CastOp::FpToSi);
                if result.status.contains(Status::INVALID) {
                    return Some(self.poison(ty));
                }
                Some(self.const_apint(ty, &result.value))
            }
            CastOp::UiToFp | CastOp::SiToFp => {
                let value = self.int_value(c)?;
                let signed = op == CastOp::SiToFp;
                let value = ApFloat::from_apint(float_kind(ty)?, &value, signed).value;
                Some(self.const_float(ty, value.bits()))
            }
            CastOp::ZExt | CastOp::SExt | CastOp::Trunc => {
                let width = self.types.int_width(ty)?;
                let value = self.int_value(c)?;
                let value = match op {
                    CastOp::SExt => value.sext_or_trunc(width),
                    _ => value.zext_or_trunc(width),
                };
                Some(self.const_apint(ty, &value))
            }
            CastOp::BitCast => self.bitcast_scalar(c, ty),
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr | CastOp::AddrSpaceCast => None,
        }
    }

    /// Returns the single cast that equals `first` followed by `second`, if LLVM folds the pair without a data
    /// layout.
    fn cast_pair(&self, first: ExprOp, second: CastOp, inner: Const, ty: Type) -> Option<CastOp> {
        match (first, second) {
            (ExprOp::Trunc, CastOp::Trunc) => Some(CastOp::Trunc),
            (ExprOp::PtrToInt, CastOp::Trunc) => Some(CastOp::PtrToInt),
            (ExprOp::BitCast, CastOp::BitCast) => Some(CastOp::BitCast),
            (ExprOp::AddrSpaceCast, CastOp::AddrSpaceCast) => {
                let same = self.consts.type_of(inner) == ty;
                Some(if same {
                    CastOp::BitCast
                } else {
                    CastOp::AddrSpaceCast
                })
            }
            _ => None,
        }
    }

    /// Bitcasts an integer to a floating-point constant of the same width, or back.
    fn bitcast_scalar(&mut self, c: Const, ty: Type) -> Option<Const> {
        let from = self.consts.type_of(c);
        if self.is_all_ones(c) && self.has_bits(ty) {
            return Some(self.all_ones(ty));
        }
        // LLVM does not fold float-to-float bitcasts.
        if self.types.scalar_bits(from) != self.types.scalar_bits(ty)
            || self.types.is_float(from) == self.types.is_float(ty)
            || from == Type::PPC_FP128
            || ty == Type::PPC_FP128
        {
            return None;
        }
        self.const_of_bits(&self.bits_of(c)?, ty)
    }

    /// Returns true for an integer or floating-point type and for vectors of these.
    fn has_bits(&self, ty: Type) -> bool {
        self.types.scalar_bits(ty) > 0
    }

    /// Returns the bits of a scalar integer or floating-point constant.
    fn bits_of(&self, c: Const) -> Option<ApInt> {
        self.int_value(c)
            .or_else(|| Some(self.float_value(c)?.to_apint_bits()))
    }

    fn const_of_bits(&mut self, bits: &ApInt, ty: Type) -> Option<Const> {
        if self.types.is_float(ty) {
            return Some(self.const_float(ty, bits.low_u128()));
        }
        self.types.int_width(ty)?;
        Some(self.const_apint(ty, bits))
    }

    /// Folds `bitcast`, which may change the number of lanes.
    fn fold_bitcast(&mut self, c: Const, ty: Type) -> Const {
        let from = self.consts.type_of(c);
        if from == ty {
            return c;
        }
        if self.is_poison(c) {
            return self.poison(ty);
        }
        if self.is_undef(c) {
            return self.undef(ty);
        }
        if self.whole_bytes(from) {
            if self.is_null(c) && ty != Type::X86_AMX {
                return self.zero(ty);
            }
            if self.is_all_ones(c) && self.has_bits(ty) {
                return self.all_ones(ty);
            }
        }
        if let Some(c) = self.regroup(c, ty) {
            return c;
        }
        match self.cast_or_expr(CastOp::BitCast, c, ty) {
            Some(c) => c,
            None => self.expr(ty, ExprOp::BitCast, 0, Type::VOID, &[c]),
        }
    }

    /// Returns true if the type's size in bits is a multiple of 8.
    fn whole_bytes(&self, ty: Type) -> bool {
        let bits = self.layout.size_in_bits(&self.types, ty);
        bits.is_some_and(|bits| bits.is_multiple_of(8))
    }

    /// Bitcasts between different numbers of lanes; a scalar counts as one lane. An undef lane that is split stays
    /// undef. An undef lane that is merged into a wider one becomes zero.
    fn regroup(&mut self, c: Const, ty: Type) -> Option<Const> {
        let from = self.consts.type_of(c);
        let (from_lanes, to_lanes) = (self.count_lanes(from)?, self.count_lanes(ty)?);
        let (from_scalar, to_scalar) = (self.types.scalar(from), self.types.scalar(ty));
        let (from_bits, to_bits) = (
            self.types.scalar_bits(from_scalar),
            self.types.scalar_bits(to_scalar),
        );
        let to_vector = self.types.is_vector(ty);
        if from_bits == 0
            || to_bits == 0
            || from_scalar == Type::PPC_FP128
            || to_scalar == Type::PPC_FP128
            || (from_lanes == to_lanes && self.types.is_vector(from) == to_vector)
        {
            return None;
        }
        let mut lanes = Vec::with_capacity(from_lanes as usize);
        for index in 0..from_lanes {
            let lane = match self.types.is_vector(from) {
                true => self.const_element(c, u64::from(index))?,
                false => c,
            };
            lanes.push(match self.is_undef(lane) {
                true => None,
                false => Some(self.bits_of(lane)?),
            });
        }
        let big = self.layout.is_big_endian();
        let mut result = Vec::with_capacity(to_lanes as usize);
        if to_lanes <= from_lanes {
            let ratio = from_lanes.checked_div(to_lanes)?;
            if ratio * to_lanes != from_lanes {
                return None;
            }
            for group in lanes.chunks_exact(ratio as usize) {
                let mut bits = ApInt::zero(to_bits);
                for (index, lane) in group.iter().enumerate() {
                    let at = if big { group.len() - 1 - index } else { index };
                    if let Some(lane) = lane {
                        let lane = lane.zext_or_trunc(to_bits);
                        bits = bits.or(&lane.shl(at as u64 * u64::from(from_bits)));
                    }
                }
                result.push(self.const_of_bits(&bits, to_scalar)?);
            }
        } else {
            let ratio = to_lanes.checked_div(from_lanes)?;
            if ratio * from_lanes != to_lanes {
                return None;
            }
            for lane in &lanes {
                for index in 0..ratio {
                    let at = if big { ratio - 1 - index } else { index };
                    result.push(match lane {
                        Some(bits) => {
                            let part = bits.lshr(u64::from(at) * u64::from(to_bits));
                            self.const_of_bits(&part.zext_or_trunc(to_bits), to_scalar)?
                        }
                        None => self.undef(to_scalar),
                    });
                }
            }
        }
        Some(if to_vector {
            self.aggregate(ty, &result)
        } else {
            *result.first()?
        })
    }

    /// Returns the number of lanes of a fixed vector, and 1 for an integer or floating-point type.
    fn count_lanes(&self, ty: Type) -> Option<u32> {
        match self.types.kind(ty) {
            TypeKind::Vector {
                len,
                scalable: false,
                ..
            } => Some(len),
            TypeKind::Vector { .. } => None,
            _ => self.has_bits(ty).then_some(1),
        }
    }
}
