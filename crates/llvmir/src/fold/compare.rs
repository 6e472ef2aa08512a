//! Folds comparisons.

use std::cmp::Ordering;

use terrace_numeric::ApFloat;

use crate::constants::{Const, ConstKind, ExprOp};
use crate::context::Context;
use crate::flags;
use crate::symbols::{Symbol, SymbolKind};
use crate::types::{Type, TypeKind};
use terrace_llvm_words::{BinaryOp, FloatPredicate};
use terrace_numeric::IntPredicate;

/// Evaluates a predicate for two operands with this ordering.
fn holds_signed(predicate: IntPredicate, order: Ordering) -> bool {
    use IntPredicate::*;
    match predicate {
        Eq => order.is_eq(),
        Ne => order.is_ne(),
        Ugt | Sgt => order.is_gt(),
        Uge | Sge => order.is_ge(),
        Ult | Slt => order.is_lt(),
        Ule | Sle => order.is_le(),
    }
}

/// The known relation of two addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Relation {
    Equal,
    NotEqual,
    /// The left address is greater, unsigned.
    Above,
    Below,
}

impl Relation {
    fn swapped(self) -> Relation {
        match self {
            Relation::Above => Relation::Below,
            Relation::Below => Relation::Above,
            same => same,
        }
    }

    fn decides(self, pred: IntPredicate) -> Option<bool> {
        use IntPredicate::*;
        match self {
            Relation::Equal => Some(pred.holds_for_equal()),
            Relation::NotEqual => match pred {
                Eq => Some(false),
                Ne => Some(true),
                _ => None,
            },
            Relation::Above => match pred {
                Ugt | Ne | Uge => Some(true),
                Ult | Eq | Ule => Some(false),
                _ => None,
            },
            Relation::Below => match pred {
                Ult | Ne | Ule => Some(true),
                Ugt | Eq | Uge => Some(false),
                _ => None,
            },
        }
    }
}

impl Context {
    fn bool_of(&mut self, ty: Type, value: bool) -> Const {
        self.const_int(ty, u64::from(value))
    }

    fn compare_type(&mut self, a: Const) -> Type {
        let ty = self.consts.type_of(a);
        self.types.with_scalar(ty, Type::I1)
    }

    /// Folds `icmp` of two constants of the same type.
    pub fn fold_icmp(&mut self, pred: IntPredicate, a: Const, b: Const) -> Option<Const> {
        if self.consts.type_of(a) != self.consts.type_of(b) {
            return None;
        }
        let Some((op, inner)) = self.expr_head(a) else {
            if self.expr_of(b).is_some() {
                return self.fold_icmp(pred.swapped(), b, a);
            }
            return self.icmp_constant(pred, a, b);
        };
        if self.is_null(b) {
            match op {
                ExprOp::IntToPtr => {
                    let ty = self
                        .types
                        .int(self.layout.pointer_bits(self.address_space(a)));
                    if let Some(value) = self.scalar_int_cast(inner, ty) {
                        let zero = self.zero(ty);
                        return self.fold_icmp(pred, value, zero);
                    }
                }
                ExprOp::PtrToInt if self.is_address_sized(a, inner) => {
                    let null = self.zero(self.consts.type_of(inner));
                    return self.fold_icmp(pred, inner, null);
                }
                _ => {}
            }
        }
        if let Some((other, right)) = self.expr_head(b)
            && other == op
        {
            match op {
                ExprOp::IntToPtr => {
                    let ty = self
                        .types
                        .int(self.layout.pointer_bits(self.address_space(a)));
                    if let (Some(left), Some(right)) = (
                        self.scalar_int_cast(inner, ty),
                        self.scalar_int_cast(right, ty),
                    ) {
                        return self.fold_icmp(pred, left, right);
                    }
                }
                ExprOp::PtrToInt
                    if self.is_address_sized(a, inner)
                        && self.consts.type_of(inner) == self.consts.type_of(right) =>
                {
                    return self.fold_icmp(pred, inner, right);
                }
                _ => {}
            }
        }
        if self.types.is_ptr(self.consts.type_of(a)) && !pred.is_signed() {
            let any = pred.is_equality();
            let (left, left_offset) = self.stripped_base(a, any);
            let (right, right_offset) = self.stripped_base(b, any);
            if left == right {
                return Some(self.const_bool(holds_signed(pred, left_offset.cmp(&right_offset))));
            }
        }
        self.icmp_constant(pred, a, b)
    }

    fn scalar_int_cast(&mut self, c: Const, ty: Type) -> Option<Const> {
        if self.types.is_vector(self.consts.type_of(c)) {
            return None;
        }
        self.fold_int_cast(c, ty)
    }

    /// Returns true if the integer `c`, which was computed from `pointer`, is as wide as the index type of `pointer`.
    fn is_address_sized(&self, c: Const, pointer: Const) -> bool {
        let bits = self.layout.index_bits(self.address_space(pointer));
        self.types.int_width(self.consts.type_of(c)) == Some(bits)
    }

    fn icmp_constant(&mut self, pred: IntPredicate, a: Const, b: Const) -> Option<Const> {
        let result = self.compare_type(a);
        if self.is_poison(a) || self.is_poison(b) {
            return Some(self.poison(result));
        }
        if self.is_undef(a) || self.is_undef(b) {
            if pred.is_equality() || a == b {
                return Some(self.undef(result));
            }
            return Some(self.bool_of(result, pred.holds_for_equal()));
        }
        if self.is_null(b) {
            match pred {
                IntPredicate::Uge => return Some(self.all_ones(result)),
                IntPredicate::Ult => return Some(self.zero(result)),
                _ => {}
            }
        }
        let ty = self.consts.type_of(a);
        if self.types.scalar(ty) == Type::I1 && pred.is_equality() {
            let ones = self.all_ones(ty);
            return match pred {
                IntPredicate::Ne => self.fold_binary(BinaryOp::Xor, a, b),
                _ if self.expr_of(a).is_some() => {
                    let not = self.fold_binary(BinaryOp::Xor, b, ones)?;
                    self.fold_binary(BinaryOp::Xor, a, not)
                }
                _ => {
                    let not = self.fold_binary(BinaryOp::Xor, a, ones)?;
                    self.fold_binary(BinaryOp::Xor, not, b)
                }
            };
        }
        if let (Some(left), Some(right)) = (self.int_value(a), self.int_value(b)) {
            return Some(self.bool_of(result, pred.holds(&left, &right)));
        }
        if self.types.is_vector(ty) {
            if let (Some(left), Some(right)) = (self.splat_value(a), self.splat_value(b))
                && let Some(element) = self.icmp_constant(pred, left, right)
            {
                return Some(self.splat(result, element));
            }
            return self.by_lane(result, |ctx, index| {
                let (left, right) = (ctx.lane(a, index), ctx.lane(b, index));
                ctx.icmp_constant(pred, left, right)
            });
        }
        if let Some(value) = self
            .relation(a, b)
            .and_then(|relation| relation.decides(pred))
        {
            return Some(self.bool_of(result, value));
        }
        let flip = (self.expr_of(a).is_none() && self.expr_of(b).is_some())
            || (self.is_null(a) && !self.is_null(b));
        if flip {
            self.icmp_constant(pred.swapped(), b, a)
        } else {
            None
        }
    }

    /// Folds `fcmp` of two constants of the same type. Denormals are not folded, because their comparison depends on
    /// the function's denormal mode.
    pub fn fold_fcmp(&mut self, pred: FloatPredicate, a: Const, b: Const) -> Option<Const> {
        if self.consts.type_of(a) != self.consts.type_of(b)
            || self.has_denormal(a)
            || self.has_denormal(b)
        {
            return None;
        }
        self.fcmp_constant(pred, a, b)
    }

    fn has_denormal(&mut self, c: Const) -> bool {
        let denormal = |ctx: &Context, c| ctx.float_value(c).is_some_and(ApFloat::is_denormal);
        if let Some(element) = self.splat_value(c) {
            return denormal(self, element);
        }
        let (ConstKind::Aggregate(_) | ConstKind::Data(_)) = self.consts.kind(c) else {
            return denormal(self, c);
        };
        let lanes = self.lanes(self.consts.type_of(c)).unwrap_or(0);
        (0..u64::from(lanes)).any(|lane| {
            let element = self.const_element(c, lane);
            element.is_some_and(|element| denormal(self, element))
        })
    }

    fn fcmp_constant(&mut self, pred: FloatPredicate, a: Const, b: Const) -> Option<Const> {
        let result = self.compare_type(a);
        match pred {
            FloatPredicate::False => return Some(self.zero(result)),
            FloatPredicate::True => return Some(self.all_ones(result)),
            _ => {}
        }
        if self.is_poison(a) || self.is_poison(b) {
            return Some(self.poison(result));
        }
        if self.is_undef(a) || self.is_undef(b) {
            return Some(self.bool_of(result, pred.holds(None)));
        }
        if let (Some(left), Some(right)) = (self.float_value(a), self.float_value(b)) {
            return Some(self.bool_of(result, pred.holds(left.compare(right))));
        }
        if self.types.is_vector(self.consts.type_of(a)) {
            if let (Some(left), Some(right)) = (self.splat_value(a), self.splat_value(b))
                && let Some(element) = self.fcmp_constant(pred, left, right)
            {
                return Some(self.splat(result, element));
            }
            return self.by_lane(result, |ctx, index| {
                let (left, right) = (ctx.lane(a, index), ctx.lane(b, index));
                ctx.fcmp_constant(pred, left, right)
            });
        }
        match pred {
            FloatPredicate::One if a == b => Some(self.zero(result)),
            FloatPredicate::Ueq if a == b => Some(self.all_ones(result)),
            _ => None,
        }
    }

    /// Compares two constant addresses. Returns `None` if their relation is unknown.
    fn relation(&self, a: Const, b: Const) -> Option<Relation> {
        if a == b {
            return Some(Relation::Equal);
        }
        if !self.types.is_ptr(self.consts.type_of(a)) {
            return None;
        }
        let complexity = |c| match self.consts.kind(c) {
            ConstKind::Expr(_) => 3,
            ConstKind::Symbol(_) => 2,
            ConstKind::BlockAddress { .. } => 1,
            _ => 0,
        };
        if complexity(a) < complexity(b) {
            return self.relation_ordered(b, a).map(Relation::swapped);
        }
        self.relation_ordered(a, b)
    }

    /// As [`Context::relation`]; `a` is the more complex constant.
    fn relation_ordered(&self, a: Const, b: Const) -> Option<Relation> {
        match (self.consts.kind(a), self.consts.kind(b)) {
            (
                ConstKind::BlockAddress { function: left, .. },
                ConstKind::BlockAddress {
                    function: right, ..
                },
            ) => (left != right).then_some(Relation::NotEqual),
            (ConstKind::BlockAddress { .. }, ConstKind::Null) => Some(Relation::NotEqual),
            (ConstKind::Symbol(left), ConstKind::Symbol(right)) => self
                .distinct_globals(left, right)
                .then_some(Relation::NotEqual),
            (ConstKind::Symbol(_), ConstKind::BlockAddress { .. }) => Some(Relation::NotEqual),
            (ConstKind::Symbol(symbol), ConstKind::Null) => {
                let info = self.symbols.info(symbol);
                let null =
                    info.extern_weak || info.kind == SymbolKind::Alias || info.address_space != 0;
                (!null).then_some(Relation::Above)
            }
            (ConstKind::Expr(expr), ConstKind::Null) if expr.op == ExprOp::GetElementPtr => {
                let ConstKind::Symbol(symbol) = self.consts.kind(*expr.operands.first()?) else {
                    return None;
                };
                let inbounds = expr.flags & flags::gep::INBOUNDS == flags::gep::INBOUNDS;
                (inbounds && !self.symbols.info(symbol).extern_weak).then_some(Relation::Above)
            }
            _ => None,
        }
    }

    /// Returns true if two globals are known to have different addresses.
    fn distinct_globals(&self, a: Symbol, b: Symbol) -> bool {
        let certain = |symbol| {
            let info = self.symbols.info(symbol);
            match info.kind {
                SymbolKind::Alias => false,
                _ if info.unsafe_for_equality => false,
                SymbolKind::Variable => self.is_sized_and_not_empty(info.value_type),
                _ => true,
            }
        };
        a != b && certain(a) && certain(b)
    }

    fn is_sized_and_not_empty(&self, ty: Type) -> bool {
        match self.types.kind(ty) {
            TypeKind::Identified { fields: None, .. } => false,
            TypeKind::TargetExt { .. } => false,
            TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Identified { .. } => self
                .layout
                .size_in_bits(&self.types, ty)
                .is_some_and(|bits| bits > 0),
            _ => true,
        }
    }
}
