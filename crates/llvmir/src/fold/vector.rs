//! Folds element and lane operations, and `select`.

use super::MAX_LANES;
use crate::constants::{Const, ConstKind, ExprOp};
use crate::context::Context;
use crate::types::{Type, TypeKind};

impl Context {
    /// `extractvalue`
    pub fn fold_extract_value(&mut self, c: Const, position: &[u32]) -> Option<Const> {
        position
            .iter()
            .try_fold(c, |c, &at| self.const_element(c, u64::from(at)))
    }

    /// `insertvalue`
    pub fn fold_insert_value(
        &mut self,
        aggregate: Const,
        value: Const,
        position: &[u32],
    ) -> Option<Const> {
        // Collects the aggregates from the outermost to the innermost, then rebuilds them in reverse.
        let mut path = Vec::with_capacity(position.len());
        let mut at = aggregate;
        for &index in position {
            path.push((at, index));
            at = self.const_element(at, u64::from(index))?;
        }
        let mut result = value;
        for (outer, index) in path.into_iter().rev() {
            let ty = self.consts.type_of(outer);
            let count = u32::try_from(self.types.element_count(ty)?).ok()?;
            if count > MAX_LANES {
                return None;
            }
            let mut elements = Vec::with_capacity(count as usize);
            for other in 0..count {
                elements.push(match other == index {
                    true => result,
                    false => self.const_element(outer, u64::from(other))?,
                });
            }
            result = self.aggregate(ty, &elements);
        }
        Some(result)
    }

    /// Folds `extractelement`. Always returns a constant, if necessary a constant expression.
    pub fn fold_extract_element(&mut self, vector: Const, index: Const) -> Const {
        self.extract_element_at(vector, index, true, 0)
    }

    /// As [`Context::fold_extract_element`]. If `layout` is false, lanes that are addresses are not folded with the
    /// data layout.
    pub(super) fn extract_element_at(
        &mut self,
        mut vector: Const,
        index: Const,
        layout: bool,
        depth: u32,
    ) -> Const {
        let ty = self.consts.type_of(vector);
        let element = self.types.scalar(ty);
        if self.is_poison(vector) || self.is_undef(index) {
            return self.poison(element);
        }
        if self.is_undef(vector) {
            return self.undef(element);
        }
        let known = self
            .int_value(index)
            .map(|value| value.to_u64().unwrap_or(u64::MAX));
        if let Some(at) = known {
            if self.lanes(ty).is_some_and(|lanes| at >= u64::from(lanes)) {
                return self.poison(element);
            }
            while let ConstKind::Expr(expr) = self.consts.kind(vector)
                && let (ExprOp::InsertElement, &[into, value, position]) = (expr.op, expr.operands)
                && let Some(position) = self.int_value(position)
            {
                if position.to_u64() == Some(at) {
                    return value;
                }
                vector = into;
            }
            match self.consts.kind(vector) {
                ConstKind::Poison => return self.poison(element),
                ConstKind::Undef => return self.undef(element),
                _ => {}
            }
        }
        if let Some(at) = known {
            if let Some(c) = self.extract_from_gep(vector, index, layout, depth) {
                return c;
            }
            if let Some(c) = self.const_element(vector, at) {
                return c;
            }
            if self.types.element_count(ty).is_some_and(|least| at < least)
                && let Some(c) = self.splat_value(vector)
            {
                return c;
            }
        }
        self.expr(
            element,
            ExprOp::ExtractElement,
            0,
            Type::VOID,
            &[vector, index],
        )
    }

    /// The recursion limit for `getelementptr`s of vectors of addresses.
    const MAX_GEP_DEPTH: u32 = 100;

    /// Returns a lane of a `getelementptr` expression that yields a vector.
    fn extract_from_gep(
        &mut self,
        vector: Const,
        index: Const,
        layout: bool,
        depth: u32,
    ) -> Option<Const> {
        let expr = self.expr_of(vector)?;
        if expr.op != ExprOp::GetElementPtr || depth > Context::MAX_GEP_DEPTH {
            return None;
        }
        let (flags, source) = (expr.flags, expr.source);
        let mut operands = expr.operands.to_vec();
        for operand in &mut operands {
            if self.types.is_vector(self.consts.type_of(*operand)) {
                *operand = self.extract_element_at(*operand, index, layout, depth + 1);
            }
        }
        let (&base, indices) = operands.split_first()?;
        let ty = self.types.scalar(self.consts.type_of(vector));
        let folded = match layout {
            true => self.fold_gep(source, flags, base, indices),
            false => self.gep_without_layout(ty, base, indices),
        };
        folded.or_else(|| Some(self.expr(ty, ExprOp::GetElementPtr, flags, source, &operands)))
    }

    /// Returns a lane of a fixed vector, as LLVM computes it without a data layout.
    pub(super) fn lane_without_layout(&mut self, c: Const, index: u32) -> Const {
        let index = self.const_int(Type::I32, u64::from(index));
        self.extract_element_at(c, index, false, 0)
    }

    /// Folds `insertelement`. Always returns a constant, if necessary a constant expression.
    pub fn fold_insert_element(&mut self, vector: Const, element: Const, index: Const) -> Const {
        let ty = self.consts.type_of(vector);
        if self.is_undef(index) {
            return self.poison(ty);
        }
        if self.consts.kind(vector) == ConstKind::Null && self.is_null(element) {
            return vector;
        }
        if let (Some(at), Some(lanes)) = (self.int_value(index), self.lanes(ty)) {
            let at = at.to_u64().unwrap_or(u64::MAX);
            if at >= u64::from(lanes) {
                return self.poison(ty);
            }
            let made = self.by_lane(ty, |ctx, lane| {
                Some(if u64::from(lane) == at {
                    element
                } else {
                    ctx.lane(vector, lane)
                })
            });
            if let Some(c) = made {
                return c;
            }
        }
        self.expr(
            ty,
            ExprOp::InsertElement,
            0,
            Type::VOID,
            &[vector, element, index],
        )
    }

    /// Folds `shufflevector`. Always returns a constant, if necessary a constant expression.
    pub fn fold_shuffle_vector(&mut self, a: Const, b: Const, mask: &[i32]) -> Const {
        let from = self.consts.type_of(a);
        let TypeKind::Vector {
            element,
            len,
            scalable,
        } = self.types.kind(from)
        else {
            return a;
        };
        let count = crate::handle::id(mask.len());
        let ty = self.types.intern(TypeKind::Vector {
            element,
            len: count,
            scalable,
        });
        if mask.iter().all(|&lane| lane == -1) {
            return self.poison(ty);
        }
        if mask.iter().all(|&lane| lane == 0) {
            let first = self.lane(a, 0);
            if self.is_null(first) {
                return self.zero(ty);
            }
            if !scalable {
                return self.splat(ty, first);
            }
        }
        if scalable {
            let mut operands = vec![a, b];
            operands.extend(mask.iter().map(|&lane| Const(lane as u32)));
            let c = self.expr(ty, ExprOp::ShuffleVector, 0, Type::VOID, &operands);
            // A splat of an address expression remains a `shufflevector`; a splat of a number has its own form.
            return match self.splat_value(c) {
                Some(element)
                    if self.is_undef(b)
                        && !matches!(
                            self.consts.kind(element),
                            ConstKind::Symbol(_) | ConstKind::Expr(_)
                        ) =>
                {
                    self.splat(ty, element)
                }
                _ => c,
            };
        }
        let mut lanes = Vec::with_capacity(mask.len());
        for &lane in mask {
            lanes.push(match u32::try_from(lane) {
                Ok(lane) if lane < len => self.lane(a, lane),
                Ok(lane) if lane < len.saturating_mul(2) => self.lane(b, lane - len),
                _ => self.undef(element),
            });
        }
        self.aggregate(ty, &lanes)
    }

    /// Folds `select` with three constant operands.
    pub fn fold_select(&mut self, cond: Const, yes: Const, no: Const) -> Option<Const> {
        if self.is_null(cond) {
            return Some(no);
        }
        if self.is_all_ones(cond) {
            return Some(yes);
        }
        if let ConstKind::Aggregate(lanes) = self.consts.kind(cond) {
            let lanes = lanes.to_vec();
            let ty = self.consts.type_of(yes);
            let mut index = 0;
            let made = self.by_lane(ty, |ctx, lane| {
                let (left, right) = (
                    ctx.lane_without_layout(yes, lane),
                    ctx.lane_without_layout(no, lane),
                );
                let cond = *lanes.get(index)?;
                index += 1;
                if ctx.is_poison(cond) {
                    let element = ctx.consts.type_of(left);
                    return Some(ctx.poison(element));
                }
                if left == right {
                    return Some(left);
                }
                if ctx.is_undef(cond) {
                    return Some(if ctx.is_undef(left) { left } else { right });
                }
                match ctx.consts.kind(cond) {
                    ConstKind::Int(0) => Some(right),
                    ConstKind::Int(_) => Some(left),
                    _ => None,
                }
            });
            if made.is_some() {
                return made;
            }
        }
        let ty = self.consts.type_of(yes);
        if self.is_poison(cond) {
            return Some(self.poison(ty));
        }
        if self.is_undef(cond) {
            return Some(if self.is_undef(yes) { yes } else { no });
        }
        if yes == no {
            return Some(yes);
        }
        if self.is_poison(yes) {
            return Some(no);
        }
        if self.is_poison(no) {
            return Some(yes);
        }
        if self.is_undef(yes) && self.is_never_poison(no) {
            return Some(no);
        }
        if self.is_undef(no) && self.is_never_poison(yes) {
            return Some(yes);
        }
        None
    }

    fn is_never_poison(&self, c: Const) -> bool {
        let (ty, kind) = self.consts.get(c);
        match kind {
            ConstKind::Poison | ConstKind::Expr(_) => false,
            ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_) => true,
            ConstKind::Symbol(_) => true,
            ConstKind::Null => self.types.is_ptr(ty) || self.types.is_vector(ty),
            ConstKind::Aggregate(elements) => {
                self.types.is_vector(ty)
                    && elements.iter().all(|&element| {
                        !matches!(
                            self.consts.kind(element),
                            ConstKind::Poison | ConstKind::Expr(_)
                        )
                    })
            }
            _ => self.types.is_vector(ty),
        }
    }
}
