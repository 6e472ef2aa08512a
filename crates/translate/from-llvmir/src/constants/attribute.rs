//! Converts constants to attributes.

use super::Key;
use crate::body::FunctionImport;
use terrace_builtin::attrs::{DenseElementsAttr, FloatAttr, IntegerAttr};
use terrace_builtin::elements::scalar_bytes;
use terrace_builtin::types::{FloatType, IntegerType, RankedTensorType, VectorType, num_elements};
use terrace_ir::{Attr, Type};
use terrace_llvmir as ll;
use terrace_llvmir::{ConstKind, TypeKind};
use terrace_numeric::{ApFloat, ApInt, FloatKind};

/// The type of dense elements for an aggregate.
struct Shape {
    /// `vector<2x3xi32>` or `tensor<2x3xi32>`
    ty: Type,
    /// The LLVM IR type of an element.
    element: ll::Type,
    /// The number of elements.
    count: usize,
}

impl FunctionImport<'_> {
    /// Returns the attribute for a constant that consists only of numbers.
    pub(crate) fn constant_attr(&mut self, key: Key) -> Option<Attr> {
        let module = self.shared.module;
        let types = &module.ctx.types;
        let (ty, kind) = match key {
            Key::Zero(ty) => {
                if let Some(zero) = self.zero_attr(ty) {
                    return Some(zero);
                }
                if types.is_scalable(ty) {
                    self.check_scalable(ty);
                    return None;
                }
                let shape = self.shape(ty)?;
                let zero = self.zero_attr(shape.element)?;
                return self.dense(&shape, scalar_bytes(self.shared.ctx, zero)?, true);
            }
            Key::Const(c) => module.ctx.consts.get(c),
            Key::Poison(_) | Key::Symbol(_) | Key::Inserted(_) => return None,
        };
        match kind {
            ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_) => {
                self.scalar_attr(ty, kind)
            }
            ConstKind::Data(bytes) => {
                if let TypeKind::Array {
                    element: ll::Type::I8,
                    ..
                } = types.kind(ty)
                {
                    return Some(self.shared.ctx.string(bytes));
                }
                let shape = self.shape(ty)?;
                self.dense(&shape, bytes.to_vec(), false)
            }
            ConstKind::Splat(element) if !types.is_scalable(ty) => {
                let shape = self.shape(ty)?;
                let element = self.element_bytes(element)?;
                self.dense(&shape, element, true)
            }
            ConstKind::Aggregate(elements) => {
                let shape = self.shape(ty)?;
                let bytes = self.aggregate_bytes(elements)?;
                self.dense(&shape, bytes, false)
            }
            _ => None,
        }
    }

    fn zero_attr(&mut self, ty: ll::Type) -> Option<Attr> {
        let types = &self.shared.module.ctx.types;
        match types.kind(ty) {
            TypeKind::Int(0..=64) => self.scalar_attr(ty, ConstKind::Int(0)),
            TypeKind::Int(_) => self.scalar_attr(ty, ConstKind::WideInt(&[])),
            _ if types.is_float(ty) => self.scalar_attr(ty, ConstKind::Float(0)),
            _ => None,
        }
    }

    /// Returns the attribute for a number.
    fn scalar_attr(&mut self, ty: ll::Type, kind: ConstKind<'_>) -> Option<Attr> {
        let ctx = self.shared.ctx;
        let types = &self.shared.module.ctx.types;
        let int = |width, limbs: &[u64]| {
            ctx.attr(IntegerAttr {
                ty: IntegerType::signless(ctx, width),
                value: ApInt::from_limbs(width, limbs),
            })
        };
        Some(match (kind, types.kind(ty)) {
            (ConstKind::Int(value), TypeKind::Int(width)) => int(width, &[value]),
            (ConstKind::WideInt(limbs), TypeKind::Int(width)) => int(width, limbs),
            (ConstKind::Float(bits), _) => {
                let kind = float_kind(types.kind(ty))?;
                let mut value = ApFloat::from_bits(kind, bits);
                if kind == FloatKind::PpcDoubleDouble {
                    value = value.convert(FloatKind::F128).value;
                }
                ctx.attr(FloatAttr {
                    ty: FloatType::get(ctx, attr_kind(kind)),
                    value,
                })
            }
            _ => return None,
        })
    }

    /// Returns a number as the raw bytes of an element.
    fn element_bytes(&mut self, c: ll::Const) -> Option<Vec<u8>> {
        let (ty, kind) = self.shared.module.ctx.consts.get(c);
        let scalar = self.scalar_attr(ty, kind)?;
        scalar_bytes(self.shared.ctx, scalar)
    }

    /// Returns the raw bytes of all scalar elements of an aggregate, including nested ones.
    fn aggregate_bytes(&mut self, elements: &[ll::Const]) -> Option<Vec<u8>> {
        let module = self.shared.module;
        let mut bytes = Vec::new();
        let mut stack: Vec<ll::Const> = elements.iter().rev().copied().collect();
        while let Some(c) = stack.pop() {
            let (ty, kind) = module.ctx.consts.get(c);
            match kind {
                ConstKind::Aggregate(elements) => stack.extend(elements.iter().rev()),
                ConstKind::Data(data) => bytes.extend_from_slice(data),
                ConstKind::Splat(element) if !module.ctx.types.is_scalable(ty) => {
                    let element = self.element_bytes(element)?;
                    for _ in 0..module.ctx.types.element_count(ty)? {
                        bytes.extend_from_slice(&element);
                    }
                }
                _ => bytes.extend(self.element_bytes(c)?),
            }
        }
        Some(bytes)
    }

    fn dense(&self, shape: &Shape, mut bytes: Vec<u8>, splat: bool) -> Option<Attr> {
        let ctx = self.shared.ctx;
        let width = self.shared.module.ctx.types.scalar_bits(shape.element);
        let size = width.div_ceil(8) as usize;
        if splat || shape.count == 0 {
            bytes.truncate(size);
            return Some(ctx.attr(DenseElementsAttr {
                ty: shape.ty,
                data: bytes.into(),
                splat: true,
            }));
        }
        // A valid constant has as many elements as its type.
        (bytes.len() == shape.count.checked_mul(size)?)
            .then(|| DenseElementsAttr::from_bytes(ctx, shape.ty, size, bytes))
    }

    /// Returns the shape of an array or vector of numbers.
    fn shape(&mut self, ty: ll::Type) -> Option<Shape> {
        let ctx = self.shared.ctx;
        let types = &self.shared.module.ctx.types;
        let mut shape = Vec::new();
        let mut element = ty;
        let mut is_vector = false;
        loop {
            match types.kind(element) {
                TypeKind::Array { element: part, len } if !is_vector => {
                    shape.push(i64::try_from(len).ok()?);
                    element = part;
                }
                TypeKind::Vector {
                    element: part,
                    len,
                    scalable: false,
                } if !is_vector => {
                    shape.push(i64::from(len));
                    element = part;
                    is_vector = true;
                }
                TypeKind::Int(_) => break,
                _ if types.is_float(element) => break,
                _ => return None,
            }
        }
        if shape.is_empty() {
            return None;
        }
        let count = usize::try_from(num_elements(&shape)?).ok()?;
        let scalar = match float_kind(types.kind(element)) {
            Some(kind) => FloatType::get(ctx, attr_kind(kind)),
            None => IntegerType::signless(ctx, types.int_width(element)?),
        };
        let ty = match is_vector {
            true => VectorType::fixed(ctx, &shape, scalar),
            false => ctx.ty(RankedTensorType {
                shape: shape.into(),
                element: scalar,
                encoding: None,
            }),
        };
        Some(Shape { ty, element, count })
    }
}

/// Returns the format of a float type.
fn float_kind(kind: TypeKind<'_>) -> Option<FloatKind> {
    Some(match kind {
        TypeKind::Half => FloatKind::F16,
        TypeKind::BFloat => FloatKind::BF16,
        TypeKind::Float => FloatKind::F32,
        TypeKind::Double => FloatKind::F64,
        TypeKind::X86Fp80 => FloatKind::F80,
        TypeKind::Fp128 => FloatKind::F128,
        TypeKind::PpcFp128 => FloatKind::PpcDoubleDouble,
        _ => return None,
    })
}

/// Returns the format of the attribute. MLIR has no attributes of pairs of doubles.
fn attr_kind(kind: FloatKind) -> FloatKind {
    match kind {
        FloatKind::PpcDoubleDouble => FloatKind::F128,
        other => other,
    }
}
