//! The layout of values in memory, by the data layout of the lowered module.

use crate::types::{MAX_DEPTH, Sign, SourceType};
use std::fmt;
use terrace_llvmir::{Context, Type, TypeKind, Types};
use terrace_numeric::FloatKind;

/// The layout in memory of a value that is passed unchanged.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The distance in bytes between elements of an array.
    pub size: u64,
    /// The alignment in bytes.
    pub align: u64,
    /// The kind of value.
    pub kind: LayoutKind,
}

/// A kind of value in memory.
#[derive(Clone, PartialEq, Debug)]
pub enum LayoutKind {
    /// An integer in the lowest bits of its bytes.
    Int {
        /// The width in bits.
        width: u32,
        /// The signedness.
        sign: Sign,
    },
    /// A float in the lowest bits of its bytes.
    Float(FloatKind),
    /// A 64-bit address.
    Ptr,
    /// A complex number.
    Complex {
        /// The offset of the imaginary part in bytes.
        imaginary: u64,
        /// The layout of each part.
        part: Box<Layout>,
    },
    /// A vector whose elements are contiguous bits.
    Vector {
        /// The number of elements.
        len: u64,
        /// The number of bits of an element.
        bits: u32,
        /// The layout of an element as a scalar.
        element: Box<Layout>,
    },
    /// An array whose elements are at multiples of their size.
    Array {
        /// The number of elements.
        len: u64,
        /// The layout of an element.
        element: Box<Layout>,
    },
    /// A struct: the offset in bytes and layout of each field.
    Struct(Vec<(u64, Layout)>),
}

/// The error of a type that has no values: the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported(pub String);

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unsupported {}

fn unsupported<T>(why: impl Into<String>) -> Result<T, Unsupported> {
    Err(Unsupported(why.into()))
}

impl Layout {
    /// Returns the layout of a type that is passed unchanged, and the corresponding LLVM type. `index` has `index_bits`
    /// bits.
    ///
    /// # Errors
    /// Returns an error for types without values, and for memrefs, which are passed in parts.
    pub fn of(
        ctx: &mut Context,
        ty: &SourceType,
        index_bits: u32,
    ) -> Result<(Layout, Type), Unsupported> {
        let (kind, llvm) = match ty {
            SourceType::Int { width, sign } => {
                let (width, sign) = (*width, *sign);
                if width == 0 {
                    return unsupported("is an integer without bits");
                }
                (LayoutKind::Int { width, sign }, ctx.types.int(width))
            }
            SourceType::Index => {
                let (width, sign) = (index_bits, Sign::Signed);
                (LayoutKind::Int { width, sign }, ctx.types.int(width))
            }
            SourceType::Float(kind) => {
                let llvm = llvm_float(*kind);
                let llvm = llvm.unwrap_or_else(|| ctx.types.int(kind.width()));
                (LayoutKind::Float(*kind), llvm)
            }
            SourceType::Ptr(space) => {
                if ctx.layout.pointer_bits(*space) != 64 {
                    return unsupported("is not a 64-bit pointer");
                }
                (LayoutKind::Ptr, ctx.types.ptr(*space))
            }
            SourceType::Complex(part) => {
                let (part, llvm) = Layout::of(ctx, part, index_bits)?;
                let llvm = ctx.types.struct_(&[llvm, llvm], false);
                let imaginary = ctx.layout.field_offset(&ctx.types, llvm, 1);
                let kind = LayoutKind::Complex {
                    imaginary: imaginary.unwrap_or(part.size),
                    part: Box::new(part),
                };
                (kind, llvm)
            }
            SourceType::Vector { shape, element } => {
                return vector(ctx, shape, element, index_bits);
            }
            SourceType::Array { len, element } => {
                let (element, llvm) = Layout::of(ctx, element, index_bits)?;
                let llvm = ctx.types.array(llvm, *len);
                (array(*len, element), llvm)
            }
            SourceType::Struct { fields, packed, .. } => {
                return structure(ctx, fields, *packed, index_bits);
            }
            SourceType::MemRef(_) | SourceType::UnrankedMemRef(_) => {
                return unsupported("is a memref nested in another type");
            }
            SourceType::Other(why) => return unsupported(*why),
        };
        measured(ctx, kind, llvm)
    }

    /// Returns true if values of an LLVM type have this layout.
    pub(crate) fn is_of(&self, types: &Types, ty: Type) -> bool {
        match (&self.kind, types.kind(ty)) {
            (LayoutKind::Int { width, .. }, TypeKind::Int(bits)) => *width == bits,
            (LayoutKind::Float(kind), TypeKind::Int(bits)) => {
                llvm_float(*kind).is_none() && kind.width() == bits
            }
            (LayoutKind::Float(kind), _) => llvm_float(*kind) == Some(ty),
            (LayoutKind::Ptr, TypeKind::Ptr(_)) => true,
            (
                LayoutKind::Vector { len, element, .. },
                TypeKind::Vector {
                    element: lane,
                    len: lanes,
                    ..
                },
            ) => *len == u64::from(lanes) && element.is_of(types, lane),
            (
                LayoutKind::Array { len, element },
                TypeKind::Array {
                    element: inner,
                    len: count,
                },
            ) => *len == count && element.is_of(types, inner),
            (
                LayoutKind::Complex { part, .. },
                TypeKind::Struct {
                    fields: &[real, imaginary],
                    ..
                },
            ) => part.is_of(types, real) && part.is_of(types, imaginary),
            (
                LayoutKind::Struct(fields),
                TypeKind::Struct { fields: other, .. }
                | TypeKind::Identified {
                    fields: Some(other),
                    ..
                },
            ) => {
                let mut pairs = fields.iter().zip(other);
                fields.len() == other.len() && pairs.all(|((_, field), ty)| field.is_of(types, *ty))
            }
            _ => false,
        }
    }

    /// Returns the number of bytes that a store writes: `size` without the padding after the value.
    pub fn store_size(&self) -> u64 {
        match self.kind {
            LayoutKind::Int { width, .. } => u64::from(width).div_ceil(8),
            LayoutKind::Float(kind) => u64::from(kind.width()).div_ceil(8),
            LayoutKind::Vector { len, bits, .. } => len.saturating_mul(u64::from(bits)).div_ceil(8),
            _ => self.size,
        }
    }

    /// Returns the width of a scalar in bits.
    pub(crate) fn scalar_bits(&self) -> Option<u32> {
        match self.kind {
            LayoutKind::Int { width, .. } => Some(width),
            LayoutKind::Float(kind) => Some(kind.width()),
            LayoutKind::Ptr => Some(64),
            _ => None,
        }
    }
}

fn measured(ctx: &Context, kind: LayoutKind, llvm: Type) -> Result<(Layout, Type), Unsupported> {
    let (layout, types) = (&ctx.layout, &ctx.types);
    let size = layout.alloc_size(types, llvm);
    match (size, layout.abi_align(types, llvm)) {
        (Some(size), Some(align)) if size <= MAX_SIZE => Ok((Layout { size, align, kind }, llvm)),
        _ => unsupported("is too large"),
    }
}

/// The maximum size of a value in bytes.
const MAX_SIZE: u64 = 1 << 28;

fn array(len: u64, element: Layout) -> LayoutKind {
    LayoutKind::Array {
        len,
        element: Box::new(element),
    }
}

/// Returns the layout and type of a vector: the last dimension is a vector, in arrays of the other dimensions.
fn vector(
    ctx: &mut Context,
    shape: &[u64],
    element: &SourceType,
    index_bits: u32,
) -> Result<(Layout, Type), Unsupported> {
    if shape.len() > MAX_DEPTH as usize {
        return unsupported("has too many dimensions");
    }
    let (element, llvm) = Layout::of(ctx, element, index_bits)?;
    let Some(bits) = element.scalar_bits() else {
        return unsupported("is a vector of a type that is not a number");
    };
    let (last, outer) = match shape.split_last() {
        Some((last, outer)) => (*last, outer),
        None => (1, shape),
    };
    let Ok(lanes) = u32::try_from(last) else {
        return unsupported("is too large");
    };
    let kind = LayoutKind::Vector {
        len: last,
        bits,
        element: Box::new(element),
    };
    let llvm = ctx.types.vector(llvm, lanes);
    let mut made = measured(ctx, kind, llvm)?;
    for &len in outer.iter().rev() {
        let (inner, llvm) = made;
        let llvm = ctx.types.array(llvm, len);
        made = measured(ctx, array(len, inner), llvm)?;
    }
    Ok(made)
}

fn structure(
    ctx: &mut Context,
    fields: &[SourceType],
    packed: bool,
    index_bits: u32,
) -> Result<(Layout, Type), Unsupported> {
    let mut layouts = Vec::with_capacity(fields.len());
    let mut types = Vec::with_capacity(fields.len());
    for field in fields {
        let (layout, llvm) = Layout::of(ctx, field, index_bits)?;
        layouts.push(layout);
        types.push(llvm);
    }
    // The layout of a struct does not depend on its name.
    let llvm = ctx.types.struct_(&types, packed);
    let mut offsets = Vec::with_capacity(layouts.len());
    for (at, layout) in layouts.into_iter().enumerate() {
        match ctx.layout.field_offset(&ctx.types, llvm, at as u64) {
            Some(offset) => offsets.push((offset, layout)),
            None => return unsupported("is too large"),
        }
    }
    measured(ctx, LayoutKind::Struct(offsets), llvm)
}

/// Returns the LLVM type of a float; `None` for formats that LLVM lacks, which are integers there.
fn llvm_float(kind: FloatKind) -> Option<Type> {
    Some(match kind {
        FloatKind::F16 => Type::HALF,
        FloatKind::BF16 => Type::BFLOAT,
        FloatKind::F32 => Type::FLOAT,
        FloatKind::F64 => Type::DOUBLE,
        FloatKind::F80 => Type::X86_FP80,
        FloatKind::F128 => Type::FP128,
        FloatKind::PpcDoubleDouble => Type::PPC_FP128,
        _ => return None,
    })
}
