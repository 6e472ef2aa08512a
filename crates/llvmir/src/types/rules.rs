//! LLVM's rules for types: first-class types, sized types, valid casts.

use rustc_hash::FxHashSet;

use super::{Type, TypeKind, Types};
use terrace_llvm_words::CastOp;

impl Types {
    /// Returns true if values may have this type.
    pub fn is_first_class(&self, ty: Type) -> bool {
        !matches!(
            self.kind(ty),
            TypeKind::Function { .. } | TypeKind::Void | TypeKind::Identified { fields: None, .. }
        )
    }

    fn is_aggregate(&self, ty: Type) -> bool {
        matches!(
            self.kind(ty),
            TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Identified { .. }
        )
    }

    /// Returns true if the type is sized. A target extension type is sized if its layout type is. A struct that
    /// contains a scalable vector is not sized, unless all its fields have the same scalable vector type.
    pub fn is_sized_type(&self, ty: Type) -> bool {
        // A type, and true if it is a part of a struct.
        let mut list = vec![(ty, false)];
        let mut seen = FxHashSet::default();
        while let Some((ty, inside)) = list.pop() {
            match self.kind(ty) {
                TypeKind::Void
                | TypeKind::Label
                | TypeKind::Metadata
                | TypeKind::Token
                | TypeKind::Function { .. }
                | TypeKind::Identified { fields: None, .. } => return false,
                TypeKind::TargetExt { name, .. }
                    if !has_layout(name) || inside && is_scalable_target(name) =>
                {
                    return false;
                }
                TypeKind::Vector { scalable: true, .. } if inside => return false,
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => {
                    list.push((element, inside));
                }
                TypeKind::Struct { fields, .. }
                | TypeKind::Identified {
                    fields: Some(fields),
                    ..
                } if seen.insert(ty) => {
                    if !self.is_scalable_struct(fields) {
                        list.extend(fields.iter().map(|&field| (field, true)));
                    } else if inside {
                        return false;
                    }
                }
                _ => {}
            }
        }
        true
    }

    /// Returns true if the fields are scalable vectors of the same type.
    fn is_scalable_struct(&self, fields: &[Type]) -> bool {
        let is_vector = |ty| matches!(self.kind(ty), TypeKind::Vector { scalable: true, .. });
        match fields {
            [first, rest @ ..] => is_vector(*first) && rest.iter().all(|field| field == first),
            [] => false,
        }
    }

    /// Returns true if the type contains a scalable vector.
    pub fn contains_scalable(&self, ty: Type) -> bool {
        let mut list = vec![ty];
        let mut seen = FxHashSet::default();
        while let Some(ty) = list.pop() {
            match self.kind(ty) {
                TypeKind::Vector { scalable: true, .. } => return true,
                TypeKind::TargetExt { name, .. } if is_scalable_target(name) => return true,
                TypeKind::Array { element, .. } => list.push(element),
                TypeKind::Struct { fields, .. }
                | TypeKind::Identified {
                    fields: Some(fields),
                    ..
                } if seen.insert(ty) => list.extend_from_slice(fields),
                _ => {}
            }
        }
        false
    }

    /// Returns true if an instruction with this result type may have fast-math flags: a float, a vector or array of
    /// floats, or a literal struct whose fields all have the same such type.
    pub fn takes_fast_math(&self, ty: Type) -> bool {
        let mut ty = ty;
        if let TypeKind::Struct { fields, .. } = self.kind(ty) {
            match fields {
                [first, rest @ ..] if rest.iter().all(|other| other == first) => ty = *first,
                _ => return false,
            }
        }
        while let TypeKind::Array { element, .. } = self.kind(ty) {
            ty = element;
        }
        self.is_float(self.scalar(ty))
    }

    /// Returns the number of lanes of a vector, and true if it is scalable. Returns `None` for a scalar.
    pub fn lane_count(&self, ty: Type) -> Option<(u32, bool)> {
        match self.kind(ty) {
            TypeKind::Vector { len, scalable, .. } => Some((len, scalable)),
            _ => None,
        }
    }

    /// Returns the size of a scalar or vector in bits, and true if the size is a multiple of `vscale`.
    fn primitive_bits(&self, ty: Type) -> (u64, bool) {
        match self.kind(ty) {
            TypeKind::Vector { len, scalable, .. } => {
                (u64::from(len) * u64::from(self.scalar_bits(ty)), scalable)
            }
            TypeKind::X86Amx => (8192, false),
            _ => (u64::from(self.scalar_bits(ty)), false),
        }
    }

    /// Returns true if the cast is valid.
    pub fn cast_is_valid(&self, op: CastOp, from: Type, to: Type) -> bool {
        let values = [from, to]
            .into_iter()
            .all(|ty| self.is_first_class(ty) && !self.is_aggregate(ty));
        if !values {
            return false;
        }
        let same_lanes = self.lane_count(from) == self.lane_count(to);
        let (from_scalar, to_scalar) = (self.scalar(from), self.scalar(to));
        let is_int = |ty| self.int_width(ty).is_some();
        let is_float = |ty| self.is_float(ty);
        let ints = is_int(from_scalar) && is_int(to_scalar);
        let floats = is_float(from_scalar) && is_float(to_scalar);
        let (from_bits, to_bits) = (self.scalar_bits(from), self.scalar_bits(to));
        let space = |ty| match self.kind(ty) {
            TypeKind::Ptr(space) => Some(space),
            _ => None,
        };
        let (from_space, to_space) = (space(from_scalar), space(to_scalar));
        match op {
            CastOp::Trunc => ints && same_lanes && from_bits > to_bits,
            CastOp::ZExt | CastOp::SExt => ints && same_lanes && from_bits < to_bits,
            CastOp::FpTrunc => floats && same_lanes && from_bits > to_bits,
            CastOp::FpExt => floats && same_lanes && from_bits < to_bits,
            CastOp::UiToFp | CastOp::SiToFp => {
                is_int(from_scalar) && is_float(to_scalar) && same_lanes
            }
            CastOp::FpToUi | CastOp::FpToSi => {
                is_float(from_scalar) && is_int(to_scalar) && same_lanes
            }
            CastOp::PtrToInt | CastOp::PtrToAddr => {
                from_space.is_some() && is_int(to_scalar) && same_lanes
            }
            CastOp::IntToPtr => is_int(from_scalar) && to_space.is_some() && same_lanes,
            CastOp::AddrSpaceCast => {
                from_space.is_some() && to_space.is_some() && from_space != to_space && same_lanes
            }
            CastOp::BitCast => match (from_space, to_space) {
                (None, None) => self.primitive_bits(from) == self.primitive_bits(to),
                (Some(a), Some(b)) => {
                    a == b
                        && match (self.lane_count(from), self.lane_count(to)) {
                            (Some(from), Some(to)) => from == to,
                            (Some(lanes), None) | (None, Some(lanes)) => lanes == (1, false),
                            (None, None) => true,
                        }
                }
                _ => false,
            },
        }
    }
}

/// Returns true if the layout of this target type is scalable.
fn is_scalable_target(name: &[u8]) -> bool {
    matches!(name, b"aarch64.svcount" | b"riscv.vector.tuple")
}

fn has_layout(name: &[u8]) -> bool {
    if matches!(name, b"spirv.IntegralConstant" | b"spirv.Literal") {
        return false;
    }
    name.starts_with(b"spirv.")
        || name.starts_with(b"dx.")
        || matches!(
            name,
            b"aarch64.svcount"
                | b"riscv.vector.tuple"
                | b"amdgcn.named.barrier"
                | b"llvm.test.vectorelement"
        )
}
