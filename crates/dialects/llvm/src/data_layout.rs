//! Computes the data layout of pointers, arrays and structs.

use crate::types::{ArrayType, PointerType, StructType};
use terrace_builtin::data_layout::{
    DataLayout, DataLayoutEntry, DataLayoutKey, DataLayoutTypeInterface, TypeSize, dense_u64,
};
use terrace_builtin::elements::Constant;
use terrace_builtin::types::{element_type, num_elements, shape};
use terrace_ir::{Attr, Context, Registry, Type};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach_type::<PointerType, dyn DataLayoutTypeInterface>(&PointerLayout);
    registry.attach_type::<ArrayType, dyn DataLayoutTypeInterface>(&ArrayLayout);
    registry.attach_type::<StructType, dyn DataLayoutTypeInterface>(&StructLayout);
}

/// The default size and alignment of pointers, in bits.
const POINTER_BITS: u64 = 64;

/// Indices into the value of a pointer's entry. All values are in bits; the last one is optional.
const SIZE: usize = 0;
const ABI: usize = 1;
const PREFERRED: usize = 2;
const INDEX: usize = 3;

const PREFERRED_TOO_SMALL: &str =
    "preferred alignment is expected to be at least as large as ABI alignment";

struct PointerLayout;

/// Returns the value at index `place` in a pointer type's own entry, or else in the entry of the default address
/// space.
fn pointer_value(
    layout: &DataLayout<'_>,
    ty: Type,
    entries: &[DataLayoutEntry],
    place: usize,
) -> Option<u64> {
    let find = |ty: Type| {
        let entry = entries
            .iter()
            .find(|entry| entry.key == DataLayoutKey::Type(ty))?;
        let values = dense_u64(layout.ctx(), entry.value)?;
        // The index width defaults to the pointer width.
        values.get(place).or(values.get(SIZE)).copied()
    };
    find(ty).or_else(|| find(Type::LLVM_PTR))
}

impl DataLayoutTypeInterface for PointerLayout {
    fn size_in_bits(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
    ) -> Option<TypeSize> {
        let bits = pointer_value(layout, ty, entries, SIZE);
        Some(TypeSize::fixed(bits.unwrap_or(POINTER_BITS)))
    }

    fn abi_alignment(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
    ) -> Option<u64> {
        Some(pointer_value(layout, ty, entries, ABI).unwrap_or(POINTER_BITS) / 8)
    }

    fn preferred_alignment(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
    ) -> Option<u64> {
        Some(pointer_value(layout, ty, entries, PREFERRED).unwrap_or(POINTER_BITS) / 8)
    }

    fn index_bitwidth(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
    ) -> Option<u64> {
        Some(pointer_value(layout, ty, entries, INDEX).unwrap_or(POINTER_BITS))
    }

    fn verify_entries(&self, ctx: &Context, entries: &[DataLayoutEntry]) -> Result<(), String> {
        for entry in entries {
            let DataLayoutKey::Type(key) = entry.key else {
                continue;
            };
            let key = ctx.show_type(key);
            if !matches!(count(ctx, entry.value), Some(3 | 4)) {
                return Err(format!(
                    "expected layout attribute for {key} to be a dense integer elements attribute with 3 or 4 elements"
                ));
            }
            let Some(values) = dense_u64(ctx, entry.value) else {
                return Err(format!("expected i64 parameters for {key}"));
            };
            if values.get(ABI) > values.get(PREFERRED) {
                return Err(PREFERRED_TOO_SMALL.to_owned());
            }
        }
        Ok(())
    }
}

/// Returns the number of elements of an integer elements attribute.
fn count(ctx: &Context, attr: Attr) -> Option<u64> {
    let Constant::Elements(dense) = Constant::of(ctx, attr) else {
        return None;
    };
    let element = element_type(ctx, dense.ty)?;
    let is_integer = element == Type::INDEX || element.is::<terrace_builtin::IntegerType>(ctx);
    if !is_integer {
        return None;
    }
    u64::try_from(num_elements(shape(ctx, dense.ty)?)?).ok()
}

struct ArrayLayout;

impl DataLayoutTypeInterface for ArrayLayout {
    fn size_in_bits(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
    ) -> Option<TypeSize> {
        let bytes = self.size(ty, layout, entries)?;
        Some(TypeSize::fixed(bytes.min.checked_mul(8)?))
    }

    /// The stride of an element is its size rounded up to its alignment.
    fn size(&self, ty: Type, layout: &DataLayout<'_>, _: &[DataLayoutEntry]) -> Option<TypeSize> {
        let array = array(ty, layout)?;
        let size = layout.type_size(array.element)?.min;
        let alignment = layout.type_abi_alignment(array.element)?.max(1);
        let stride = size.checked_next_multiple_of(alignment)?;
        Some(TypeSize::fixed(stride.checked_mul(array.count)?))
    }

    fn abi_alignment(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        _: &[DataLayoutEntry],
    ) -> Option<u64> {
        layout.type_abi_alignment(array(ty, layout)?.element)
    }

    fn preferred_alignment(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        _: &[DataLayoutEntry],
    ) -> Option<u64> {
        layout.type_preferred_alignment(array(ty, layout)?.element)
    }
}

/// `ty` as an array type.
fn array<'c>(ty: Type, layout: &DataLayout<'c>) -> Option<&'c ArrayType> {
    ty.as_(layout.ctx())
}

struct StructLayout;

impl StructLayout {
    /// Returns the maximum alignment of the fields, or the alignment in the entry of the empty struct if that is
    /// larger.
    fn alignment(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
        of: impl Fn(Type) -> Option<u64>,
        place: usize,
    ) -> Option<u64> {
        let ctx = layout.ctx();
        let structure = ty.as_::<StructType>(ctx)?;
        if structure.is_packed() {
            return Some(1);
        }
        let mut alignment = 1;
        for &element in structure.elements() {
            alignment = alignment.max(of(element)?);
        }
        let specified = entries.iter().find_map(|entry| {
            let values = dense_u64(ctx, entry.value)?;
            values.get(place).or(values.first()).copied()
        });
        Some(specified.map_or(alignment, |bits| alignment.max(bits / 8)))
    }
}

impl DataLayoutTypeInterface for StructLayout {
    fn size_in_bits(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
    ) -> Option<TypeSize> {
        let structure = ty.as_::<StructType>(layout.ctx())?;
        let packed = structure.is_packed();
        let (mut size, mut most) = (0_u64, 1);
        for &element in structure.elements() {
            let alignment = match packed {
                true => 1,
                false => layout.type_abi_alignment(element)?.max(1),
            };
            let element = layout.type_size(element)?.min;
            size = size
                .checked_next_multiple_of(alignment)?
                .checked_add(element)?;
            most = most.max(alignment);
        }
        let _ = entries;
        let size = size.checked_next_multiple_of(most)?;
        Some(TypeSize::fixed(size.checked_mul(8)?))
    }

    fn abi_alignment(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
    ) -> Option<u64> {
        self.alignment(ty, layout, entries, |ty| layout.type_abi_alignment(ty), 0)
    }

    fn preferred_alignment(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
    ) -> Option<u64> {
        self.alignment(
            ty,
            layout,
            entries,
            |ty| layout.type_preferred_alignment(ty),
            1,
        )
    }

    fn verify_entries(&self, ctx: &Context, entries: &[DataLayoutEntry]) -> Result<(), String> {
        for entry in entries {
            let DataLayoutKey::Type(ty) = entry.key else {
                continue;
            };
            let key = ctx.show_type(ty);
            if !matches!(count(ctx, entry.value), Some(1 | 2)) {
                return Err(format!(
                    "expected layout attribute for {key} to be a dense integer elements attribute of 1 or 2 elements"
                ));
            }
            let Some(values) = dense_u64(ctx, entry.value) else {
                return Err(format!("expected i64 entries for {key}"));
            };
            let structure = ty.as_::<StructType>(ctx);
            if structure.is_some_and(|ty| ty.name().is_some() || !ty.elements().is_empty()) {
                return Err(format!("unexpected layout attribute for struct {key}"));
            }
            if values.len() == 2 && values[0] > values[1] {
                return Err(PREFERRED_TOO_SMALL.to_owned());
            }
        }
        Ok(())
    }
}
