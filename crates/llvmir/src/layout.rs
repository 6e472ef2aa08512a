//! The data layout: sizes, alignments and offsets, as LLVM's `DataLayout` computes them.

mod check;
mod target;

use rustc_hash::FxHashMap;

use crate::types::{Type, TypeKind, Types};
use target::{TargetLayout, target_layout};

/// The alignments, in bytes, of a primitive type with this number of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Primitive {
    bits: u32,
    abi: u64,
    preferred: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pointer {
    space: u32,
    bits: u32,
    abi: u64,
    index_bits: u32,
}

pub use check::check_text;

/// The data layout: how the target arranges types in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayout {
    big_endian: bool,
    ints: Vec<Primitive>,
    floats: Vec<Primitive>,
    vectors: Vec<Primitive>,
    pointers: Vec<Pointer>,
    aggregate: (u64, u64),
    function_align: Option<u64>,
    non_integral: Vec<u32>,
    /// Address spaces of functions, allocas and globals: `P`, `A`, `G`.
    program_space: u32,
    alloca_space: u32,
    globals_space: u32,
}

/// A malformed data layout string, with the offending specification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutError(pub String);

impl std::fmt::Display for LayoutError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "malformed data layout specification '{}'", self.0)
    }
}

impl std::error::Error for LayoutError {}

impl Default for DataLayout {
    fn default() -> DataLayout {
        let same = |bits: u32, bytes| Primitive {
            bits,
            abi: bytes,
            preferred: bytes,
        };
        DataLayout {
            big_endian: false,
            ints: vec![
                same(1, 1),
                same(8, 1),
                same(16, 2),
                same(32, 4),
                Primitive {
                    bits: 64,
                    abi: 4,
                    preferred: 8,
                },
            ],
            floats: vec![same(16, 2), same(32, 4), same(64, 8), same(128, 16)],
            vectors: vec![same(64, 8), same(128, 16)],
            pointers: vec![Pointer {
                space: 0,
                bits: 64,
                abi: 8,
                index_bits: 64,
            }],
            aggregate: (1, 8),
            function_align: None,
            non_integral: Vec::new(),
            program_space: 0,
            alloca_space: 0,
            globals_space: 0,
        }
    }
}

fn round_up(value: u64, align: u64) -> Option<u64> {
    value.checked_next_multiple_of(align.max(1))
}

impl DataLayout {
    /// Parses a data layout string. Unspecified values keep their defaults.
    ///
    /// # Errors
    /// Returns an error if a specification is malformed.
    pub fn parse(text: &str) -> Result<DataLayout, LayoutError> {
        let mut layout = DataLayout::default();
        for spec in text.split('-').filter(|spec| !spec.is_empty()) {
            layout
                .apply(spec)
                .ok_or_else(|| LayoutError(spec.to_owned()))?;
        }
        Ok(layout)
    }

    fn apply(&mut self, spec: &str) -> Option<()> {
        let bytes = |text: &str| -> Option<u64> {
            let bits: u64 = text.parse().ok()?;
            bits.is_multiple_of(8).then_some((bits / 8).max(1))
        };
        let (head, rest) = spec.split_at(spec.chars().next()?.len_utf8());
        let mut parts = rest.split(':');
        let first = parts.next()?;
        match head {
            "e" => self.big_endian = false,
            "E" => self.big_endian = true,
            "i" | "f" | "v" => {
                let bits = first.parse().ok()?;
                let abi = bytes(parts.next()?)?;
                let preferred = parts.next().map_or(Some(abi), bytes)?;
                let table = match head {
                    "i" => &mut self.ints,
                    "f" => &mut self.floats,
                    _ => &mut self.vectors,
                };
                let new = Primitive {
                    bits,
                    abi,
                    preferred,
                };
                match table.binary_search_by_key(&bits, |entry| entry.bits) {
                    Ok(at) => table[at] = new,
                    Err(at) => table.insert(at, new),
                }
            }
            "a" => {
                let abi = bytes(parts.next()?)?;
                self.aggregate = (abi, parts.next().map_or(Some(abi), bytes)?);
            }
            "p" => {
                let digits = first.trim_start_matches(|c: char| c.is_ascii_alphabetic());
                let space = if digits.is_empty() {
                    0
                } else {
                    digits.parse().ok()?
                };
                let bits = parts.next()?.parse().ok()?;
                let abi = bytes(parts.next()?)?;
                parts.next().map_or(Some(abi), bytes)?;
                let index_bits = parts.next().map_or(Some(bits), |text| text.parse().ok())?;
                self.pointers.retain(|pointer| pointer.space != space);
                self.pointers.push(Pointer {
                    space,
                    bits,
                    abi,
                    index_bits,
                });
            }
            "F" => {
                self.function_align = Some(bytes(first.get(1..)?)?);
            }
            "n" if first == "i" => {
                for space in parts {
                    self.non_integral.push(space.parse().ok()?);
                }
            }
            "P" => self.program_space = first.parse().ok()?,
            "A" => self.alloca_space = first.parse().ok()?,
            "G" => self.globals_space = first.parse().ok()?,
            // Stack alignment, mangling and native integer widths affect only code generation.
            "n" | "m" | "S" | "s" => {}
            _ => return None,
        }
        Some(())
    }

    /// Returns the address space of functions.
    pub fn program_space(&self) -> u32 {
        self.program_space
    }

    /// Returns the address space of `alloca` results.
    pub fn alloca_space(&self) -> u32 {
        self.alloca_space
    }

    /// Returns the default address space of global variables.
    pub fn globals_space(&self) -> u32 {
        self.globals_space
    }

    /// Returns true if the target is big-endian.
    pub fn is_big_endian(&self) -> bool {
        self.big_endian
    }

    /// Returns the alignment that `Fi` or `Fn` specifies for function pointers.
    pub(crate) fn function_align(&self) -> Option<u64> {
        self.function_align
    }

    fn pointer(&self, space: u32) -> Pointer {
        let find = |space| {
            self.pointers
                .iter()
                .find(|pointer| pointer.space == space)
                .copied()
        };
        find(space).or_else(|| find(0)).unwrap_or(Pointer {
            space: 0,
            bits: 64,
            abi: 8,
            index_bits: 64,
        })
    }

    /// Returns the width of a pointer in bits.
    pub fn pointer_bits(&self, space: u32) -> u32 {
        self.pointer(space).bits
    }

    /// Returns the width of the index type of pointers, in bits.
    pub fn index_bits(&self, space: u32) -> u32 {
        self.pointer(space).index_bits
    }

    /// Returns true if pointers in this address space have no stable integer value.
    pub fn is_non_integral(&self, space: u32) -> bool {
        self.non_integral.contains(&space)
    }

    /// Returns the size in bits, without padding. Returns `None` for types without a fixed size, for types nested
    /// deeper than [`DataLayout::MAX_DEPTH`] and for sizes past 2^61 bytes.
    pub fn size_in_bits(&self, types: &Types, ty: Type) -> Option<u64> {
        match types.kind(ty) {
            TypeKind::Vector { scalable: true, .. } => None,
            _ => Some(self.measure(types, ty)?.bits),
        }
    }

    /// Returns the number of bytes that a store of the type writes.
    pub fn store_size(&self, types: &Types, ty: Type) -> Option<u64> {
        Some(self.size_in_bits(types, ty)?.div_ceil(8))
    }

    /// Returns the stride, in bytes, of an array of the type.
    pub fn alloc_size(&self, types: &Types, ty: Type) -> Option<u64> {
        self.size_in_bits(types, ty)?;
        self.measure(types, ty)?.alloc()
    }

    /// Returns the ABI alignment in bytes.
    pub fn abi_align(&self, types: &Types, ty: Type) -> Option<u64> {
        Some(self.measure(types, ty)?.abi)
    }

    /// Returns the preferred alignment in bytes.
    pub fn preferred_align(&self, types: &Types, ty: Type) -> Option<u64> {
        Some(self.measure(types, ty)?.preferred)
    }

    /// Returns the byte offset of a struct's field.
    pub fn field_offset(&self, types: &Types, ty: Type, index: u64) -> Option<u64> {
        let (fields, packed) = match types.kind(ty) {
            TypeKind::Struct { fields, packed } => (fields, packed),
            TypeKind::Identified {
                fields: Some(fields),
                packed,
                ..
            } => (fields, packed),
            _ => return None,
        };
        let index = usize::try_from(index)
            .ok()
            .filter(|&index| index < fields.len())?;
        let mut known = FxHashMap::default();
        Some(
            self.lay_out(types, &fields[..=index], packed, 0, &mut known)?
                .last,
        )
    }

    /// The maximum nesting depth of types with a known size. Bounds the stack.
    pub const MAX_DEPTH: u32 = 200;

    fn measure(&self, types: &Types, ty: Type) -> Option<Measure> {
        self.measure_at(types, ty, 0, &mut FxHashMap::default())
    }

    /// `known` caches the measures of shared types.
    fn measure_at(
        &self,
        types: &Types,
        ty: Type,
        depth: u32,
        known: &mut FxHashMap<Type, Option<Measure>>,
    ) -> Option<Measure> {
        let primitive = |table: &[Primitive], bits: u64| {
            let exact = table.iter().find(|entry| u64::from(entry.bits) == bits);
            let natural = || {
                let bytes = bits.div_ceil(8).checked_next_power_of_two()?;
                Some((bytes, bytes))
            };
            let found = exact
                .map(|entry| (entry.abi, entry.preferred))
                .or_else(natural);
            found.map(|(abi, preferred)| Measure {
                bits,
                abi,
                preferred,
            })
        };
        match types.kind(ty) {
            TypeKind::Int(width) => {
                let at = self.ints.partition_point(|entry| entry.bits < width);
                let entry = self.ints.get(at).or(self.ints.last())?;
                let (abi, preferred) = (entry.abi, entry.preferred);
                return Some(Measure {
                    bits: u64::from(width),
                    abi,
                    preferred,
                });
            }
            TypeKind::Ptr(space) => {
                let pointer = self.pointer(space);
                let (bits, abi) = (u64::from(pointer.bits), pointer.abi);
                return Some(Measure {
                    bits,
                    abi,
                    preferred: abi,
                });
            }
            TypeKind::X86Amx => {
                return Some(Measure {
                    bits: 8192,
                    abi: 64,
                    preferred: 64,
                });
            }
            TypeKind::TargetExt {
                name,
                types: parameters,
                ints,
            } => {
                return match target_layout(types, name, parameters, ints)? {
                    TargetLayout::Pointer => self.measure_at(types, Type::PTR, depth, known),
                    TargetLayout::Ints { width, len } => {
                        let at = self.ints.partition_point(|entry| entry.bits < width);
                        let entry = self.ints.get(at).or(self.ints.last())?;
                        Some(Measure {
                            bits: u64::from(width).checked_mul(len)?,
                            abi: entry.abi,
                            preferred: entry.preferred,
                        })
                    }
                    TargetLayout::Vector(bits) => primitive(&self.vectors, bits),
                };
            }
            TypeKind::Array { .. }
            | TypeKind::Vector { .. }
            | TypeKind::Struct { .. }
            | TypeKind::Identified { .. } => {}
            _ => {
                let bits = u64::from(types.scalar_bits(ty));
                return if bits == 0 {
                    None
                } else {
                    primitive(&self.floats, bits)
                };
            }
        }
        if depth > DataLayout::MAX_DEPTH {
            return None;
        }
        if let Some(measure) = known.get(&ty) {
            return *measure;
        }
        let measure = match types.kind(ty) {
            TypeKind::Array { element, len } => match types.kind(element) {
                TypeKind::Vector { scalable: true, .. } => None,
                _ => self.measure_at(types, element, depth + 1, known),
            }
            .and_then(|element| {
                let bits = element.alloc()?.checked_mul(len)?.checked_mul(8)?;
                Some(Measure { bits, ..element })
            }),
            TypeKind::Vector { element, len, .. } => self
                .measure_at(types, element, depth + 1, known)
                .and_then(|element| element.bits.checked_mul(u64::from(len)))
                .and_then(|bits| primitive(&self.vectors, bits)),
            TypeKind::Struct { fields, packed }
            | TypeKind::Identified {
                fields: Some(fields),
                packed,
                ..
            } => self
                .lay_out(types, fields, packed, depth, known)
                .and_then(|fields| {
                    let abi = if packed {
                        1
                    } else {
                        fields.align.max(self.aggregate.0)
                    };
                    Some(Measure {
                        bits: round_up(fields.end, fields.align)?.checked_mul(8)?,
                        abi,
                        preferred: fields.align.max(self.aggregate.1),
                    })
                }),
            _ => None,
        };
        known.insert(ty, measure);
        measure
    }

    fn lay_out(
        &self,
        types: &Types,
        fields: &[Type],
        packed: bool,
        depth: u32,
        known: &mut FxHashMap<Type, Option<Measure>>,
    ) -> Option<Fields> {
        let mut result = Fields {
            last: 0,
            end: 0,
            align: 1,
        };
        for &field in fields {
            let measure = self.measure_at(types, field, depth + 1, known)?;
            let align = if packed { 1 } else { measure.abi };
            result.last = round_up(result.end, align)?;
            result.end = result.last.checked_add(measure.alloc()?)?;
            result.align = result.align.max(align);
        }
        Some(result)
    }
}

#[derive(Clone, Copy, Debug)]
struct Measure {
    bits: u64,
    abi: u64,
    preferred: u64,
}

impl Measure {
    fn alloc(self) -> Option<u64> {
        round_up(self.bits.div_ceil(8), self.abi)
    }
}

/// The offset of the last of some fields, the end of that field, and the maximum alignment.
#[derive(Clone, Copy, Debug)]
struct Fields {
    last: u64,
    end: u64,
    align: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn default_layout() {
        let mut types = Types::new();
        let layout = DataLayout::default();
        let pair = types.struct_(&[Type::I8, Type::I64], false);
        let packed = types.struct_(&[Type::I8, Type::I64], true);
        let i24 = types.int(24);
        let table = [
            (Type::I1, 1, 1, 1),
            (Type::I64, 64, 8, 4),
            (i24, 24, 4, 4),
            (Type::X86_FP80, 80, 16, 16),
            (Type::PTR, 64, 8, 8),
            (pair, 96, 12, 4),
            (packed, 72, 9, 1),
        ];
        for (ty, bits, alloc, align) in table {
            assert_eq!(layout.size_in_bits(&types, ty), Some(bits), "{ty:?}");
            assert_eq!(layout.alloc_size(&types, ty), Some(alloc), "{ty:?}");
            assert_eq!(layout.abi_align(&types, ty), Some(align), "{ty:?}");
        }
        assert_eq!(layout.field_offset(&types, pair, 1), Some(4));
        assert_eq!(layout.size_in_bits(&types, Type::VOID), None);
    }

    #[test]
    fn x86_layout() {
        let text =
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
        let layout = DataLayout::parse(text).unwrap();
        let mut types = Types::new();
        let pair = types.struct_(&[Type::I8, Type::I64], false);
        assert_eq!(layout.field_offset(&types, pair, 1), Some(8));
        assert_eq!(layout.pointer_bits(270), 32);
        assert!(DataLayout::parse("e-i64").is_err());
        assert!(DataLayout::parse("x").is_err());
    }
}
