//! Builds constant expressions like LLVM's `ConstantExpr::get`: folds them if no data layout is needed, and otherwise
//! keeps their flags. The readers use these methods for expressions in text.

use crate::constants::{Const, ExprOp};
use crate::context::Context;
use crate::types::{Type, TypeKind};
use terrace_llvm_words::{BinaryOp, CastOp};

impl Context {
    /// `add`, `sub` or `xor` of constants of the same type.
    pub fn binary_expr(&mut self, op: BinaryOp, a: Const, b: Const, flags: u16) -> Const {
        if let Some(folded) = self.binary_constant(op, a, b) {
            return folded;
        }
        let expr = match op {
            BinaryOp::Sub => ExprOp::Sub,
            BinaryOp::Xor => ExprOp::Xor,
            _ => ExprOp::Add,
        };
        let ty = self.consts.type_of(a);
        self.expr(ty, expr, flags, Type::VOID, &[a, b])
    }

    /// Builds a cast that has a constant expression. For any other cast, returns the constant unchanged.
    pub fn cast_expr(&mut self, op: CastOp, c: Const, ty: Type) -> Const {
        self.cast_or_expr(op, c, ty).unwrap_or(c)
    }

    /// `getelementptr`. If it yields a vector of addresses, scalar indices are splatted to vectors.
    pub fn gep_expr(
        &mut self,
        source: Type,
        flags: u16,
        inrange: Option<(Const, Const)>,
        base: Const,
        indices: &[Const],
    ) -> Const {
        let ty = self.gep_type(base, indices);
        let folded = match inrange {
            Some(_) if !self.is_undef(base) && !indices.is_empty() => None,
            _ => self.gep_without_layout(ty, base, indices),
        };
        if let Some(folded) = folded {
            return folded;
        }
        let mut operands = Vec::with_capacity(indices.len() + 1);
        operands.push(base);
        let mut at = None;
        for &index in indices {
            let index_type = self.consts.type_of(index);
            let in_struct = at.is_some_and(|at| {
                matches!(
                    self.types.kind(at),
                    TypeKind::Struct { .. } | TypeKind::Identified { .. }
                )
            });
            let is_vector = self.types.is_vector(index_type);
            let index = if in_struct && is_vector {
                self.splat_value(index).unwrap_or(index)
            } else if !in_struct && !is_vector && self.types.is_vector(ty) {
                let wide = self.types.with_scalar(ty, index_type);
                self.splat(wide, index)
            } else {
                index
            };
            at = match at {
                None => Some(source),
                Some(at) => {
                    let number = self.int_value(index).and_then(|value| value.to_u64());
                    self.types.element(at, number.unwrap_or(0))
                }
            };
            operands.push(index);
        }
        match inrange {
            Some(inrange) => self.gep_inrange(ty, flags, source, inrange, &operands),
            None => self.expr(ty, ExprOp::GetElementPtr, flags, source, &operands),
        }
    }

    /// `extractelement`; does not use a data layout to fold lanes that are addresses.
    pub fn extract_element_expr(&mut self, vector: Const, index: Const) -> Const {
        self.extract_element_at(vector, index, false, 0)
    }
}
