//! Folds arithmetic.

use terrace_numeric::{ApFloat, ApInt};

use super::float_kind;
use crate::constants::{Const, ConstKind, ExprOp};
use crate::context::Context;
use crate::types::{Type, TypeKind};
use terrace_llvm_words::BinaryOp;

/// Returns the constant-expression opcode of `add`, `sub` and `xor`, the only binary operations that still have one.
fn expr_op(op: BinaryOp) -> Option<ExprOp> {
    match op {
        BinaryOp::Add => Some(ExprOp::Add),
        BinaryOp::Sub => Some(ExprOp::Sub),
        BinaryOp::Xor => Some(ExprOp::Xor),
        _ => None,
    }
}

impl Context {
    /// Folds a binary operation on two constants of the same type.
    pub fn fold_binary(&mut self, op: BinaryOp, a: Const, b: Const) -> Option<Const> {
        if self.consts.type_of(a) != self.consts.type_of(b) {
            return None;
        }
        if self.expr_of(a).is_some() || self.expr_of(b).is_some() {
            let folded = match op {
                BinaryOp::And => self.fold_known_and(a, b),
                BinaryOp::Sub => self.fold_pointer_difference(a, b),
                _ => None,
            };
            if folded.is_some() {
                return folded;
            }
        }
        self.binary_or_expr(op, a, b)
    }

    /// Folds `sub` without a data layout.
    pub(super) fn fold_constant_sub(&mut self, a: Const, b: Const) -> Option<Const> {
        self.binary_or_expr(BinaryOp::Sub, a, b)
    }

    /// Folds like LLVM's `ConstantExpr::get` if the operation has a constant expression, otherwise like
    /// `ConstantFoldBinaryInstruction`.
    fn binary_or_expr(&mut self, op: BinaryOp, a: Const, b: Const) -> Option<Const> {
        let folded = self.binary_constant(op, a, b);
        match expr_op(op) {
            Some(expr) if folded.is_none() => {
                let ty = self.consts.type_of(a);
                Some(self.expr(ty, expr, 0, Type::VOID, &[a, b]))
            }
            _ => folded,
        }
    }

    pub(super) fn binary_constant(&mut self, op: BinaryOp, a: Const, b: Const) -> Option<Const> {
        let ty = self.consts.type_of(a);
        if let Some(identity) = self.identity(op, ty, false) {
            if a == identity {
                return Some(b);
            }
            if b == identity {
                return Some(a);
            }
        } else if let Some(identity) = self.identity(op, ty, true)
            && b == identity
        {
            return Some(a);
        }
        if self.is_poison(a) || self.is_poison(b) {
            return Some(self.poison(ty));
        }
        let by_lane = self.lanes(ty).is_some();
        if !by_lane && (self.is_undef(a) || self.is_undef(b)) {
            return Some(self.binary_undef(op, ty, a, b));
        }
        if let Some(right) = self.int_value(b) {
            if Some(b) == self.absorber(op, ty, false) {
                return Some(b);
            }
            let zero = right.is_zero();
            match op {
                BinaryOp::UDiv | BinaryOp::SDiv if zero => return Some(self.poison(ty)),
                BinaryOp::URem | BinaryOp::SRem if right.is_one() => return Some(self.zero(ty)),
                BinaryOp::URem | BinaryOp::SRem if zero => return Some(self.poison(ty)),
                BinaryOp::And => {
                    if let Some(c) = self.and_of_address(a, &right) {
                        return Some(c);
                    }
                }
                _ => {}
            }
            if let Some(left) = self.int_value(a) {
                return Some(match int_binary(op, &left, &right)? {
                    Some(value) => self.const_apint(ty, &value),
                    None => self.poison(ty),
                });
            }
        } else if self.int_value(a).is_some() {
            if op.is_commutative() {
                return self.binary_or_expr(op, b, a);
            }
            if Some(a) == self.absorber(op, ty, true) {
                return Some(a);
            }
        } else if let (Some(left), Some(right)) = (self.float_value(a), self.float_value(b)) {
            let value = float_binary(op, left, right)?;
            return Some(self.const_float(ty, value.bits()));
        }
        if self.types.is_vector(ty) {
            return self.binary_vector(op, ty, a, b);
        }
        if let Some((first, left)) = self.expr_head(a) {
            // (x op y) op b becomes x op (y op b) if y op b simplifies.
            if expr_op(op) == Some(first)
                && op.is_commutative()
                && let Some(&right) = self.expr_of(a)?.operands.get(1)
            {
                let inner = self.binary_or_expr(op, right, b)?;
                if self
                    .expr_head(inner)
                    .is_none_or(|(other, _)| other != first)
                {
                    return self.binary_or_expr(op, left, inner);
                }
            }
        } else if self.expr_of(b).is_some() && op.is_commutative() {
            return self.binary_constant(op, b, a);
        }
        if ty == Type::I1 {
            return match op {
                BinaryOp::Add | BinaryOp::Sub => self.binary_or_expr(BinaryOp::Xor, a, b),
                BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => Some(a),
                BinaryOp::SDiv | BinaryOp::UDiv => Some(a),
                BinaryOp::URem | BinaryOp::SRem => Some(Const::FALSE),
                _ => None,
            };
        }
        None
    }

    fn binary_vector(&mut self, op: BinaryOp, ty: Type, a: Const, b: Const) -> Option<Const> {
        if let Some(right) = self.splat_value(b) {
            let division = matches!(
                op,
                BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem
            );
            if division && self.is_null(right) {
                return Some(self.poison(ty));
            }
            if let Some(left) = self.splat_value(a) {
                let element = self.binary_or_expr(op, left, right)?;
                return Some(self.splat(ty, element));
            }
        }
        self.by_lane(ty, |ctx, index| {
            let (left, right) = (ctx.lane(a, index), ctx.lane(b, index));
            ctx.binary_or_expr(op, left, right)
        })
    }

    /// Folds an operation with an undef scalar or scalable vector operand. Poison was handled before.
    fn binary_undef(&mut self, op: BinaryOp, ty: Type, a: Const, b: Const) -> Const {
        let both = self.is_undef(a) && self.is_undef(b);
        match op {
            BinaryOp::Xor if both => self.zero(ty),
            BinaryOp::Xor | BinaryOp::Add | BinaryOp::Sub => self.undef(ty),
            BinaryOp::And | BinaryOp::Or | BinaryOp::Mul if both => a,
            BinaryOp::And => self.zero(ty),
            BinaryOp::Or => self.all_ones(ty),
            BinaryOp::Mul => {
                let other = if self.is_undef(a) { b } else { a };
                let other = self.splat_value(other).unwrap_or(other);
                let odd = self.int_value(other).is_some_and(|value| value.bit(0));
                if odd { self.undef(ty) } else { self.zero(ty) }
            }
            BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem => {
                if self.is_undef(b) || self.is_null(b) {
                    self.poison(ty)
                } else {
                    self.zero(ty)
                }
            }
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
                if self.is_undef(b) {
                    self.poison(ty)
                } else {
                    self.zero(ty)
                }
            }
            _ if both => a,
            BinaryOp::FSub if self.is_undef(b) && self.is_negative_zero(a) => b,
            _ => match float_kind(self.types.scalar(ty)) {
                Some(kind) => self.const_float(ty, ApFloat::nan(kind, false).bits()),
                None => self.undef(ty),
            },
        }
    }

    fn is_negative_zero(&mut self, c: Const) -> bool {
        let c = self.splat_value(c).unwrap_or(c);
        self.float_value(c).is_some_and(ApFloat::is_neg_zero)
    }

    /// Returns the constant that is an identity as either operand, or as the right operand if `right_only`.
    fn identity(&mut self, op: BinaryOp, ty: Type, right_only: bool) -> Option<Const> {
        use BinaryOp::*;
        Some(match op {
            Add | Or | Xor => self.zero(ty),
            Mul => self.const_int(ty, 1),
            And => self.all_ones(ty),
            FAdd => {
                let kind = float_kind(self.types.scalar(ty))?;
                self.const_float(ty, ApFloat::zero(kind, true).bits())
            }
            FMul => self.float_one(ty)?,
            _ if !right_only => return None,
            Sub | Shl | LShr | AShr | FSub => self.zero(ty),
            SDiv | UDiv => self.const_int(ty, 1),
            FDiv => self.float_one(ty)?,
            _ => return None,
        })
    }

    fn float_one(&mut self, ty: Type) -> Option<Const> {
        let kind = float_kind(self.types.scalar(ty))?;
        Some(self.const_float(ty, ApFloat::one(kind).bits()))
    }

    /// Returns the constant that is absorbing as either operand, or as the left operand if `left`.
    fn absorber(&mut self, op: BinaryOp, ty: Type, left: bool) -> Option<Const> {
        use BinaryOp::*;
        match op {
            Or => Some(self.all_ones(ty)),
            And | Mul => Some(self.zero(ty)),
            Shl | LShr | AShr | SDiv | UDiv | SRem | URem if left => Some(self.zero(ty)),
            _ => None,
        }
    }

    /// Folds `and` of a global's address if the mask only contains bits that are zero because of its alignment.
    fn and_of_address(&mut self, a: Const, mask: &ApInt) -> Option<Const> {
        let (ExprOp::PtrToInt, pointer) = self.expr_head(a)? else {
            return None;
        };
        let ConstKind::Symbol(symbol) = self.consts.kind(pointer) else {
            return None;
        };
        let align = self.symbols.info(symbol).align;
        let clear = align.checked_next_power_of_two()?.trailing_zeros();
        let ty = self.consts.type_of(a);
        (mask.active_bits() <= clear).then(|| self.zero(ty))
    }

    /// `fneg`
    pub fn fold_fneg(&mut self, c: Const) -> Option<Const> {
        let ty = self.consts.type_of(c);
        if self.lanes(ty).is_none() && self.is_undef(c) {
            return Some(c);
        }
        if let Some(value) = self.float_value(c) {
            return Some(self.const_float(ty, value.neg().bits()));
        }
        if let Some(element) = self.splat_value(c)
            && let Some(negated) = self.fold_fneg(element)
        {
            return Some(self.splat(ty, negated));
        }
        match self.types.kind(ty) {
            TypeKind::Vector {
                scalable: false, ..
            } => self.by_lane(ty, |ctx, index| {
                let lane = ctx.lane(c, index);
                ctx.fold_fneg(lane)
            }),
            _ => None,
        }
    }
}

/// Folds an integer operation. `Some(None)` is poison; `None` means that the operation is not an integer operation.
fn int_binary(op: BinaryOp, a: &ApInt, b: &ApInt) -> Option<Option<ApInt>> {
    let overflow = || b.is_all_ones() && a.is_signed_min();
    let shift = || b.to_u64().filter(|&amount| amount < u64::from(a.width()));
    Some(match op {
        BinaryOp::Add => Some(a.add(b)),
        BinaryOp::Sub => Some(a.sub(b)),
        BinaryOp::Mul => Some(a.mul(b)),
        BinaryOp::UDiv => a.udiv(b),
        BinaryOp::URem => a.urem(b),
        BinaryOp::SDiv if overflow() => None,
        BinaryOp::SRem if overflow() => None,
        BinaryOp::SDiv => a.sdiv(b),
        BinaryOp::SRem => a.srem(b),
        BinaryOp::Shl => shift().map(|amount| a.shl(amount)),
        BinaryOp::LShr => shift().map(|amount| a.lshr(amount)),
        BinaryOp::AShr => shift().map(|amount| a.ashr(amount)),
        BinaryOp::And => Some(a.and(b)),
        BinaryOp::Or => Some(a.or(b)),
        BinaryOp::Xor => Some(a.xor(b)),
        _ => return None,
    })
}

fn float_binary(op: BinaryOp, a: ApFloat, b: ApFloat) -> Option<ApFloat> {
    Some(match op {
        BinaryOp::FAdd => a.add(b).value,
        BinaryOp::FSub => a.sub(b).value,
        BinaryOp::FMul => a.mul(b).value,
        BinaryOp::FDiv => a.div(b).value,
        BinaryOp::FRem => a.rem(b).value,
        _ => return None,
    })
}
