//! Represents LLVM types by Cranelift values: lanes, parts, and their locations in memory.
//!
//! A value of an LLVM type is a list of *parts*, each a Cranelift value:
//!
//! | type | parts |
//! |---|---|
//! | `i1`..`i128` | one of i8, i16, i32, i64 or i128, always zero-extended (the *normal form*) |
//! | wider integers | 64-bit limbs, least significant first, also in normal form |
//! | `half`, `bfloat` | one i16 with the bits |
//! | `x86_fp80`, `fp128` | one i128 with the bits, zero-extended |
//! | `float`, `double`, `ptr` | one f32, f64, i64 |
//! | vectors | *pieces* of 128 bits if the lanes fill them, otherwise the parts of each lane |
//! | structs, arrays | the parts of their members in order; the address of a copy if there are many |

use std::rc::Rc;

use cranelift_codegen::ir::{Type as Clif, types};
use rustc_hash::FxHashMap;
use terrace_llvmir::{Context, DataLayout, Type, TypeKind, Types};

use crate::why::{Result, Why, said};

/// The maximum number of parts of a struct or array; larger ones are kept in memory.
const MAX_PARTS: usize = 64;
/// The maximum number of lanes of a vector.
const MAX_LANES: u64 = 4096;
/// The maximum width of an integer.
const MAX_WIDTH: u32 = 1 << 14;

/// A scalar, or a lane of a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Lane {
    /// An integer of at most 128 bits.
    Int(u32),
    /// A wider integer.
    Wide(u32),
    Half,
    BFloat,
    Float,
    Double,
    /// `x86_fp80`
    Extended,
    Quad,
    Pointer,
}

impl Lane {
    /// Returns the width in bits.
    pub(crate) fn bits(self) -> u32 {
        match self {
            Lane::Int(bits) | Lane::Wide(bits) => bits,
            Lane::Half | Lane::BFloat => 16,
            Lane::Float => 32,
            Lane::Double | Lane::Pointer => 64,
            Lane::Extended => 80,
            Lane::Quad => 128,
        }
    }

    /// Returns the Cranelift type of each part.
    pub(crate) fn clif(self) -> Clif {
        match self {
            Lane::Int(bits) => container(bits),
            Lane::Wide(_) | Lane::Pointer => types::I64,
            Lane::Half | Lane::BFloat => types::I16,
            Lane::Float => types::F32,
            Lane::Double => types::F64,
            Lane::Extended | Lane::Quad => types::I128,
        }
    }

    /// Returns the number of parts.
    pub(crate) fn parts(self) -> usize {
        match self {
            Lane::Wide(bits) => bits.div_ceil(64) as usize,
            _ => 1,
        }
    }

    pub(crate) fn is_float(self) -> bool {
        matches!(
            self,
            Lane::Half | Lane::BFloat | Lane::Float | Lane::Double | Lane::Extended | Lane::Quad
        )
    }

    /// Returns true if the runtime implements the operations that Cranelift provides for other floats.
    pub(crate) fn is_soft(self) -> bool {
        matches!(self, Lane::Extended | Lane::Quad)
    }

    /// Returns the integer lane with the same bits.
    pub(crate) fn as_int(self) -> Lane {
        match self {
            Lane::Wide(_) => self,
            _ => Lane::Int(self.bits()),
        }
    }

    /// Returns the integer lane with this width.
    pub(crate) fn int(bits: u32) -> Lane {
        match bits {
            0..=128 => Lane::Int(bits),
            _ => Lane::Wide(bits),
        }
    }

    /// Returns the 128-bit vector type that lanes of this type can fill.
    fn piece(self) -> Option<Clif> {
        Some(match self {
            Lane::Int(8) => types::I8X16,
            Lane::Int(16) => types::I16X8,
            Lane::Int(32) => types::I32X4,
            Lane::Int(64) | Lane::Pointer => types::I64X2,
            Lane::Float => types::F32X4,
            Lane::Double => types::F64X2,
            _ => return None,
        })
    }
}

/// Returns the smallest integer type with at least this many bits.
pub(crate) fn container(bits: u32) -> Clif {
    match bits {
        0..=8 => types::I8,
        9..=16 => types::I16,
        17..=32 => types::I32,
        33..=64 => types::I64,
        _ => types::I128,
    }
}

/// The lanes of a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Vector {
    pub(crate) lane: Lane,
    pub(crate) len: usize,
    /// The type of the pieces, if the vector consists of pieces.
    pub(crate) piece: Option<Clif>,
}

impl Vector {
    pub(crate) fn new(lane: Lane, len: usize) -> Vector {
        let fills = lane.piece().is_some() && (lane.bits() as usize * len).is_multiple_of(128);
        Vector {
            lane,
            len,
            piece: lane.piece().filter(|_| fills && len > 0),
        }
    }

    /// Returns the number of parts.
    pub(crate) fn parts(self) -> usize {
        match self.piece {
            Some(piece) => self.len / piece.lane_count() as usize,
            None => self.len * self.lane.parts(),
        }
    }

    /// Returns the number of lanes in each piece.
    pub(crate) fn lanes_of_piece(self) -> usize {
        self.piece.map_or(1, |piece| piece.lane_count() as usize)
    }
}

/// A member of a struct, or the first element of an array.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) layout: Rc<Layout>,
    /// The index of the member's first part among those of the whole.
    pub(crate) part: usize,
    /// The offset in bytes.
    pub(crate) offset: u64,
}

#[derive(Clone, Debug)]
pub(crate) enum Shape {
    /// No value: `void`, `label`, `token`, `metadata`.
    None,
    Scalar(Lane),
    Vector(Vector),
    Struct(Vec<Member>),
    Array {
        element: Rc<Layout>,
        len: u64,
    },
}

/// A unit of loads and stores: some parts of a value, at an offset in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    /// The offset in bytes.
    pub(crate) offset: u64,
    pub(crate) kind: CellKind,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum CellKind {
    /// The parts of a scalar.
    Scalar(Lane),
    /// A 128-bit vector.
    Piece(Clif),
    /// Packed lanes that are not aligned to bytes.
    Packed(Lane, usize),
}

/// The representation of a type in values and in memory.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) shape: Shape,
    /// The locations of the parts in memory; empty if `in_memory`.
    pub(crate) cells: Vec<Cell>,
    /// The type of each part.
    pub(crate) parts: Vec<Clif>,
    /// The distance in bytes between elements of an array.
    pub(crate) size: u64,
    /// The number of bytes that a store writes.
    pub(crate) store_size: u64,
    pub(crate) align: u64,
    /// True if the only part is the address of an immutable copy.
    pub(crate) in_memory: bool,
}

impl Layout {
    /// Returns the layout of types without values.
    pub(crate) fn none() -> Layout {
        Layout {
            shape: Shape::None,
            cells: Vec::new(),
            parts: Vec::new(),
            size: 0,
            store_size: 0,
            align: 1,
            in_memory: false,
        }
    }

    pub(crate) fn scalar(&self) -> Option<Lane> {
        match self.shape {
            Shape::Scalar(lane) => Some(lane),
            _ => None,
        }
    }

    /// Returns the lanes; a scalar is a single lane.
    pub(crate) fn lanes(&self) -> Option<Vector> {
        match self.shape {
            Shape::Scalar(lane) => Some(Vector {
                lane,
                len: 1,
                piece: None,
            }),
            Shape::Vector(vector) => Some(vector),
            _ => None,
        }
    }

    pub(crate) fn is_vector(&self) -> bool {
        matches!(self.shape, Shape::Vector(_))
    }

    /// Returns the member `index` of a struct or array.
    pub(crate) fn member(&self, index: u64) -> Option<Member> {
        match &self.shape {
            Shape::Struct(members) => members.get(usize::try_from(index).ok()?).cloned(),
            Shape::Array { element, len } if index < *len => Some(Member {
                part: usize::try_from(index)
                    .ok()?
                    .checked_mul(element.parts.len())?,
                offset: index.checked_mul(element.size)?,
                layout: Rc::clone(element),
            }),
            _ => None,
        }
    }
}

/// The x86-64 data layout that is used for modules without one.
const HOST: &str =
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";

/// The layouts of a module's types.
pub(crate) struct Layouts<'m> {
    pub(crate) ctx: &'m Context,
    /// True if the target is AArch64, with the conventions of its C.
    pub(crate) is_aarch64: bool,
    data: DataLayout,
    cache: FxHashMap<Type, Result<Rc<Layout>>>,
}

impl<'m> Layouts<'m> {
    pub(crate) fn new(module: &'m terrace_llvmir::Module, is_aarch64: bool) -> Layouts<'m> {
        let own = &module.ctx.layout;
        let data = if module.data_layout.is_empty() {
            DataLayout::parse(HOST).unwrap_or_else(|_| own.clone())
        } else {
            own.clone()
        };
        Layouts {
            ctx: &module.ctx,
            is_aarch64,
            data,
            cache: FxHashMap::default(),
        }
    }

    pub(crate) fn types(&self) -> &'m Types {
        &self.ctx.types
    }

    pub(crate) fn data(&self) -> &DataLayout {
        &self.data
    }

    /// Returns the layout of a type.
    pub(crate) fn of(&mut self, ty: Type) -> Result<Rc<Layout>> {
        self.at(ty, 0)
    }

    fn at(&mut self, ty: Type, depth: u32) -> Result<Rc<Layout>> {
        if let Some(known) = self.cache.get(&ty) {
            return known.clone();
        }
        if depth > DataLayout::MAX_DEPTH {
            return said("uses types nested too deeply");
        }
        let made = self.make(ty, depth).map(Rc::new);
        self.cache.insert(ty, made.clone());
        made
    }

    fn text(&self, ty: Type) -> String {
        let mut text = Vec::new();
        self.types().push_type(ty, &mut text);
        String::from_utf8_lossy(&text).into_owned()
    }

    fn no(&self, ty: Type) -> Why {
        Why::Said(format!("uses values of type {}", self.text(ty)))
    }

    /// Returns the lane of a scalar type.
    pub(crate) fn lane(&self, ty: Type) -> Result<Lane> {
        Ok(match self.types().kind(ty) {
            TypeKind::Int(bits) if bits <= MAX_WIDTH => Lane::int(bits),
            TypeKind::Half => Lane::Half,
            TypeKind::BFloat => Lane::BFloat,
            TypeKind::Float => Lane::Float,
            TypeKind::Double => Lane::Double,
            TypeKind::X86Fp80 => Lane::Extended,
            TypeKind::Fp128 => Lane::Quad,
            TypeKind::Ptr(space) if self.data.pointer_bits(space) == 64 => Lane::Pointer,
            _ => return Err(self.no(ty)),
        })
    }

    fn make(&mut self, ty: Type, depth: u32) -> Result<Layout> {
        let types = self.types();
        match types.kind(ty) {
            TypeKind::Void | TypeKind::Label | TypeKind::Token | TypeKind::Metadata => {
                Ok(Layout::none())
            }
            TypeKind::Vector {
                element,
                len,
                scalable,
            } => {
                if u64::from(len) > MAX_LANES {
                    return Err(self.no(ty));
                }
                let vector = Vector::new(self.lane(element)?, len as usize);
                self.vector(ty, vector, scalable)
            }
            TypeKind::Array { element, len } => {
                let element = self.at(element, depth + 1)?;
                self.array(ty, element, len)
            }
            TypeKind::Struct { fields, .. }
            | TypeKind::Identified {
                fields: Some(fields),
                ..
            } => self.structure(ty, fields, depth),
            _ => {
                let lane = self.lane(ty)?;
                let kind = CellKind::Scalar(lane);
                Ok(Layout {
                    cells: vec![Cell { offset: 0, kind }],
                    parts: vec![lane.clif(); lane.parts()],
                    ..self.sized(ty, Shape::Scalar(lane))?
                })
            }
        }
    }

    fn sized(&self, ty: Type, shape: Shape) -> Result<Layout> {
        let types = self.types();
        let sizes = || {
            Some((
                self.data.alloc_size(types, ty)?,
                self.data.store_size(types, ty)?,
                self.data.abi_align(types, ty)?,
            ))
        };
        let (size, store_size, align) = sizes().ok_or_else(|| self.no(ty))?;
        Ok(Layout {
            shape,
            size,
            store_size,
            align,
            ..Layout::none()
        })
    }

    /// Returns the layout of a vector. A scalable vector has its minimum length, because `vscale` is 1.
    fn vector(&self, ty: Type, vector: Vector, scalable: bool) -> Result<Layout> {
        let shape = Shape::Vector(vector);
        let mut layout = if scalable {
            let store_size = (u64::from(vector.lane.bits()) * vector.len as u64).div_ceil(8);
            let align = self.data.abi_align(self.types(), ty);
            let align = align.unwrap_or_else(|| store_size.next_power_of_two());
            Layout {
                shape,
                size: store_size.next_multiple_of(align),
                store_size,
                align,
                ..Layout::none()
            }
        } else {
            self.sized(ty, shape)?
        };
        let bits = vector.lane.bits();
        let mut cells = Vec::new();
        if let Some(piece) = vector.piece {
            let kind = CellKind::Piece(piece);
            cells.extend((0..vector.parts() as u64).map(|at| Cell {
                offset: at * 16,
                kind,
            }));
            layout.parts = vec![piece; vector.parts()];
        } else {
            if bits.is_multiple_of(8) {
                let kind = CellKind::Scalar(vector.lane);
                cells.extend((0..vector.len as u64).map(|at| Cell {
                    offset: at * u64::from(bits / 8),
                    kind,
                }));
            } else if vector.len > 0 {
                let kind = CellKind::Packed(vector.lane, vector.len);
                cells.push(Cell { offset: 0, kind });
            }
            layout.parts = vec![vector.lane.clif(); vector.parts()];
        }
        layout.cells = cells;
        Ok(layout)
    }

    fn array(&self, ty: Type, element: Rc<Layout>, len: u64) -> Result<Layout> {
        let stride = element.size;
        let size = stride.checked_mul(len).ok_or_else(|| self.no(ty))?;
        let parts = (element.parts.len() as u64).saturating_mul(len);
        let mut layout = Layout {
            size,
            store_size: size,
            align: element.align,
            ..Layout::none()
        };
        if element.in_memory && len > 0 || parts > MAX_PARTS as u64 {
            layout.in_memory = true;
            layout.parts = vec![types::I64];
        } else if parts > 0 {
            for at in 0..len {
                layout.parts.extend_from_slice(&element.parts);
                layout.cells.extend(element.cells.iter().map(|cell| Cell {
                    offset: cell.offset + at * stride,
                    ..*cell
                }));
            }
        }
        layout.shape = Shape::Array { element, len };
        Ok(layout)
    }

    fn structure(&mut self, ty: Type, fields: &[Type], depth: u32) -> Result<Layout> {
        let mut layout = self.sized(ty, Shape::None)?;
        let mut members = Vec::with_capacity(fields.len());
        for (at, &field) in fields.iter().enumerate() {
            let member = self.at(field, depth + 1)?;
            let offset = self.data.field_offset(self.types(), ty, at as u64);
            let offset = offset.ok_or_else(|| self.no(ty))?;
            layout.in_memory |= member.in_memory;
            members.push(Member {
                part: layout.parts.len(),
                offset,
                layout: Rc::clone(&member),
            });
            layout.parts.extend_from_slice(&member.parts);
            layout.cells.extend(member.cells.iter().map(|cell| Cell {
                offset: cell.offset + offset,
                ..*cell
            }));
        }
        if layout.in_memory || layout.parts.len() > MAX_PARTS {
            layout.in_memory = true;
            layout.parts = vec![types::I64];
            layout.cells = Vec::new();
        }
        layout.shape = Shape::Struct(members);
        Ok(layout)
    }
}
