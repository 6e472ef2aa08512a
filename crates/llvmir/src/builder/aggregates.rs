//! Builds aggregate and vector instructions.

use super::RawBuilder;
use crate::body::{Op, Value};
use crate::handle::id;
use crate::types::{Type, TypeKind};

impl RawBuilder<'_> {
    /// `extractvalue`
    pub fn extract_value(&mut self, aggregate: Value, position: &[u32]) -> Value {
        let mut ty = self.type_of(aggregate);
        for &at in position {
            ty = self
                .ctx
                .types
                .element(ty, u64::from(at))
                .unwrap_or(Type::VOID);
        }
        let pool = id(self.body.pool.len());
        self.body.pool.extend_from_slice(position);
        let words = [aggregate.raw(), pool, id(position.len())];
        self.push(Op::ExtractValue, 0, 0, ty, words)
    }

    /// `insertvalue`
    pub fn insert_value(&mut self, aggregate: Value, value: Value, position: &[u32]) -> Value {
        let ty = self.type_of(aggregate);
        let pool = id(self.body.pool.len());
        self.body.pool.push(value.raw());
        self.body.pool.extend_from_slice(position);
        let words = [aggregate.raw(), pool, id(position.len() + 1)];
        self.push(Op::InsertValue, 0, 0, ty, words)
    }

    /// `extractelement`
    pub fn extract_element(&mut self, vector: Value, index: Value) -> Value {
        let vector_type = self.type_of(vector);
        let ty = self.ctx.types.scalar(vector_type);
        self.push(Op::ExtractElement, 0, 0, ty, [vector.raw(), index.raw(), 0])
    }

    /// `insertelement`
    pub fn insert_element(&mut self, vector: Value, element: Value, index: Value) -> Value {
        let ty = self.type_of(vector);
        let words = [vector.raw(), element.raw(), index.raw()];
        self.push(Op::InsertElement, 0, 0, ty, words)
    }

    /// `shufflevector`; a negative mask element is poison.
    pub fn shuffle_vector(&mut self, left: Value, right: Value, mask: &[i32]) -> Value {
        let operand_type = self.type_of(left);
        let ty = match self.ctx.types.kind(operand_type) {
            TypeKind::Vector {
                element, scalable, ..
            } => self.ctx.types.intern(TypeKind::Vector {
                element,
                len: id(mask.len()),
                scalable,
            }),
            _ => operand_type,
        };
        let pool = id(self.body.pool.len());
        self.body.pool.push(id(mask.len()));
        self.body.pool.extend(mask.iter().map(|&lane| lane as u32));
        self.push(Op::ShuffleVector, 0, 0, ty, [left.raw(), right.raw(), pool])
    }
}
