//! Verifies indices into aggregates and vectors.

use super::state::FunctionVerifier;
use super::{Checked, Item, ensure};
use crate::body::{Mask, Value, Values};
use crate::constants::ConstKind;
use crate::context::Context;
use crate::types::{Type, TypeKind, Types};

impl Types {
    /// Returns the type at a position inside an aggregate.
    pub(super) fn nested(&self, mut ty: Type, position: &[u32]) -> Option<Type> {
        for &at in position {
            match self.kind(ty) {
                TypeKind::Array { len, .. } if u64::from(at) >= len => return None,
                TypeKind::Vector { .. } => return None,
                _ => ty = self.element(ty, u64::from(at))?,
            }
        }
        Some(ty)
    }
}

impl FunctionVerifier<'_, '_> {
    pub(super) fn gep(
        &mut self,
        source: Type,
        base: Value,
        indices: Values<'_>,
        ty: Type,
    ) -> Checked {
        let ctx = self.ctx;
        let types = &ctx.types;
        let item = self.item();
        let of = self.type_of(base);
        self.ensure(types.is_ptr_or_ptrs(of))
            .or("GEP base pointer is not a vector or a vector of pointers")?;
        if !self.v.good_sources.contains(&source) {
            self.ensure(ctx.is_sized(source))
                .or("GEP into unsized type!")?;
            if matches!(
                types.kind(source),
                TypeKind::Struct { .. } | TypeKind::Identified { .. }
            ) {
                self.ensure(!ctx.is_scalable_inside(source)).or(
                    "getelementptr cannot target structure that contains scalable vectortype",
                )?;
            }
            self.v.good_sources.insert(source);
        }
        self.ensure(
            indices
                .iter()
                .all(|index| types.is_int_or_ints(self.type_of(index))),
        )
        .or("GEP indexes must be integers")?;
        let mut inner = source;
        for index in indices.iter().skip(1) {
            let next = match types.kind(inner) {
                TypeKind::Struct { .. } | TypeKind::Identified { .. } => self
                    .field_number(index)
                    .and_then(|at| types.element(inner, at)),
                _ => types.element(inner, 0),
            };
            let next = self
                .need(next)
                .or("Invalid indices for GEP pointer type!")?;
            inner = next;
        }
        ensure(types.is_ptr_or_ptrs(ty), [item, Item::Type(inner)])
            .or("GEP is not of right type for indices!")?;
        if let Some(lanes) = self.lanes(ty) {
            self.ensure(self.lanes(of).is_none_or(|of| of == lanes))
                .or("Vector GEP result width doesn't match operand's")?;
            for index in indices.iter() {
                self.ensure(self.lanes(self.type_of(index)).is_none_or(|of| of == lanes))
                    .or("Invalid GEP index vector width")?;
            }
        }
        self.ensure(types.scalar(of) == types.scalar(ty))
            .or("GEP address space doesn't match type")
    }

    /// Returns the field index of a constant structure index.
    fn field_number(&self, index: Value) -> Option<u64> {
        match self.constant(index)? {
            ConstKind::Int(at) => Some(at),
            ConstKind::Null => Some(0),
            ConstKind::Splat(element) => self.number(element.into()),
            _ => None,
        }
    }

    pub(super) fn shuffle(&self, left: Value, right: Value, mask: Mask<'_>) -> Checked {
        let ty = self.type_of(left);
        let lanes = self.lanes(ty);
        let fits = lanes.is_some_and(|(len, scalable)| {
            ty == self.type_of(right)
                && mask
                    .iter()
                    .all(|lane| lane < 0 || u64::from(lane.unsigned_abs()) < 2 * len)
                && (!scalable
                    || mask.iter().all(|lane| lane == 0)
                    || mask.iter().all(|lane| lane < 0))
        });
        self.ensure(fits).or("Invalid shufflevector operands!")
    }
}

impl Context {
    /// Returns true if a type contains a scalable vector.
    pub(super) fn is_scalable_inside(&self, ty: Type) -> bool {
        self.any_inside(ty, |kind| {
            matches!(kind, TypeKind::Vector { scalable: true, .. })
        })
    }

    /// Returns true if a type contains a target extension type that must not be on the stack.
    pub(super) fn is_illegal_on_stack(&self, ty: Type) -> bool {
        self.any_inside(ty, |kind| match kind {
            TypeKind::TargetExt { name, .. } => {
                !matches!(name, b"aarch64.svcount" | b"riscv.vector.tuple")
                    && !name.starts_with(b"spirv.")
                    && !name.starts_with(b"dx.")
            }
            _ => false,
        })
    }

    fn any_inside(&self, ty: Type, is_one: impl Fn(TypeKind<'_>) -> bool) -> bool {
        let mut types = vec![ty];
        let mut seen = Vec::new();
        while let Some(ty) = types.pop() {
            let kind = self.types.kind(ty);
            if is_one(kind) {
                return true;
            }
            match kind {
                TypeKind::Array { element, .. } => types.push(element),
                TypeKind::Struct { fields, .. } => types.extend(fields),
                TypeKind::Identified {
                    fields: Some(fields),
                    ..
                } if !seen.contains(&ty) => {
                    seen.push(ty);
                    types.extend(fields);
                }
                _ => {}
            }
        }
        false
    }
}
