//! Computes sizes and alignments of types from the data layout: the entries of `dlti.dl_spec`, and defaults.
//!
//! The attributes belong to the dlti dialect, which defines their syntax and verifiers. The storage is defined here
//! because all dialects query the data layout.

use crate::attrs::{DenseElementsAttr, IntegerAttr};
use crate::types::{ComplexType, FloatType, IndexType, IntegerType, VectorType, bit_width};
use terrace_ir::{Attr, Context, Element, Elements, Type};
use terrace_macros::dialect_attr;

/// The key of a data layout entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DataLayoutKey {
    /// A type. Its entry may apply to all types of the same kind.
    Type(Type),
    /// An identifier, a string attribute.
    Id(Attr),
}

/// `key = value`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DataLayoutEntry {
    /// The key.
    pub key: DataLayoutKey,
    /// The value.
    pub value: Attr,
}

impl Elements for DataLayoutEntry {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        match self.key {
            DataLayoutKey::Type(ty) => ty.elements(visit),
            DataLayoutKey::Id(id) => id.elements(visit),
        }
        self.value.elements(visit);
    }
}

/// `#dlti.dl_entry<i32, dense<32> : vector<1xi64>>`
#[dialect_attr(dialect = "dlti")]
pub struct DataLayoutEntryAttr {
    /// The entry.
    entry: DataLayoutEntry,
}

/// `#dlti.dl_spec<index = 32 : i64>`
#[dialect_attr(dialect = "dlti")]
pub struct DataLayoutSpecAttr {
    /// Entries of different keys.
    entries: Box<[DataLayoutEntry]>,
}

/// `#dlti.map<"key" = "value">`
#[dialect_attr(dialect = "dlti")]
pub struct MapAttr {
    /// Entries of different keys.
    entries: Box<[DataLayoutEntry]>,
}

/// `#dlti.target_device_spec<"L1_cache_size" = 4096 : i32>`
#[dialect_attr(dialect = "dlti")]
pub struct TargetDeviceSpecAttr {
    /// Entries with distinct identifiers.
    entries: Box<[DataLayoutEntry]>,
}

/// `#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<..>>`
#[dialect_attr(dialect = "dlti")]
pub struct TargetSystemSpecAttr {
    /// A [`TargetDeviceSpecAttr`] for each device.
    entries: Box<[DataLayoutEntry]>,
}

/// `#dlti.function_pointer_alignment<64, function_dependent = true>`
#[dialect_attr(dialect = "dlti")]
pub struct FunctionPointerAlignmentAttr {
    /// The alignment in bits.
    alignment: u64,
    /// True if the alignment is a multiple of the function's own alignment.
    function_dependent: bool,
}

/// The module attribute that holds a [`DataLayoutSpecAttr`].
pub const DL_SPEC: &str = "dlti.dl_spec";
/// The module attribute that holds a [`TargetSystemSpecAttr`].
pub const TARGET_SYSTEM_SPEC: &str = "dlti.target_system_spec";

/// Returns the first data layout spec among a module's discardable attributes, under any name.
pub fn layout_spec(ctx: &Context, attrs: Attr) -> Option<&DataLayoutSpecAttr> {
    let mut values = attrs.entries(ctx).iter().map(|&(_, value)| value);
    values.find_map(|value| value.as_(ctx))
}

/// The data layout of a kind of types outside the builtin dialect. Implemented by the dialect of the type; called by
/// the queries of [`DataLayout`].
///
/// `entries` are the entries of the spec whose key is a type of the same kind.
pub trait DataLayoutTypeInterface: Send + Sync {
    /// Returns the size in bits.
    fn size_in_bits(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
    ) -> Option<TypeSize>;

    /// Returns the size in bytes.
    fn size(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
    ) -> Option<TypeSize> {
        self.size_in_bits(ty, layout, entries)
            .map(TypeSize::bits_to_bytes)
    }

    /// Returns the ABI alignment in bytes.
    fn abi_alignment(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
    ) -> Option<u64>;

    /// Returns the preferred alignment in bytes.
    fn preferred_alignment(
        &self,
        ty: Type,
        layout: &DataLayout<'_>,
        entries: &[DataLayoutEntry],
    ) -> Option<u64> {
        self.abi_alignment(ty, layout, entries)
    }

    /// Returns the bit width of an index into memory, for pointer types.
    fn index_bitwidth(
        &self,
        _ty: Type,
        _layout: &DataLayout<'_>,
        _entries: &[DataLayoutEntry],
    ) -> Option<u64> {
        None
    }

    /// Returns true if the entries of a module are compatible with those of the enclosing modules.
    fn are_compatible(
        &self,
        _ctx: &Context,
        _outer: &[DataLayoutEntry],
        _inner: &[DataLayoutEntry],
    ) -> bool {
        true
    }

    /// Verifies entries; an error is the diagnostic's message.
    fn verify_entries(&self, _ctx: &Context, _entries: &[DataLayoutEntry]) -> Result<(), String> {
        Ok(())
    }
}

/// A size that may be multiplied by `vscale`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypeSize {
    /// The size for a `vscale` of 1.
    pub min: u64,
    /// True if the size is multiplied by `vscale`.
    pub scalable: bool,
}

impl TypeSize {
    /// Returns a fixed size.
    pub fn fixed(size: u64) -> Self {
        TypeSize {
            min: size,
            scalable: false,
        }
    }

    /// Converts bits to bytes, rounded up.
    pub fn bits_to_bytes(self) -> Self {
        TypeSize {
            min: self.min.div_ceil(8),
            ..self
        }
    }
}

/// The data layout of a module: its own spec combined with those of the enclosing modules.
#[derive(Clone)]
pub struct DataLayout<'c> {
    ctx: &'c Context,
    entries: Vec<DataLayoutEntry>,
    system: Option<&'c TargetSystemSpecAttr>,
}

impl<'c> DataLayout<'c> {
    /// Returns the layout without any spec.
    pub fn new(ctx: &'c Context) -> Self {
        DataLayout {
            ctx,
            entries: Vec::new(),
            system: None,
        }
    }

    /// Returns the data layout for the discardable attributes (dictionaries) of nested modules, outermost first. An
    /// inner spec overrides the outer ones, even if it is incompatible with them; the verifier reports that.
    pub fn of(ctx: &'c Context, modules: &[Attr]) -> Self {
        let mut layout = DataLayout::new(ctx);
        for &attrs in modules {
            if let Some(spec) = layout_spec(ctx, attrs) {
                layout.combine(spec);
            }
            let mut values = attrs.entries(ctx).iter().map(|&(_, value)| value);
            let system = values.find_map(|value| value.as_::<TargetSystemSpecAttr>(ctx));
            layout.system = system.or(layout.system);
        }
        layout
    }

    /// Returns the context.
    pub fn ctx(&self) -> &'c Context {
        self.ctx
    }

    /// Adds the entries of an inner spec, which override the existing ones. Returns `false` if an entry is
    /// incompatible.
    pub fn combine(&mut self, spec: &DataLayoutSpecAttr) -> bool {
        let mut fits = true;
        let outer = self.entries.clone();
        for entry in &spec.entries {
            if let DataLayoutKey::Type(ty) = entry.key
                && let Some(model) = self.ctx.type_interface::<dyn DataLayoutTypeInterface>(ty)
            {
                let (old, new) = (
                    same_kind(self.ctx, &outer, ty),
                    same_kind(self.ctx, &spec.entries, ty),
                );
                fits &= old.is_empty() || model.are_compatible(self.ctx, &old, &new);
            }
            match self.entries.iter_mut().find(|known| known.key == entry.key) {
                Some(known) => {
                    fits &=
                        matches!(entry.key, DataLayoutKey::Type(_)) || known.value == entry.value;
                    *known = *entry;
                }
                None => self.entries.push(*entry),
            }
        }
        fits
    }

    /// Returns the value of an identifier.
    pub fn property(&self, name: &str) -> Option<Attr> {
        self.entries.iter().find_map(|entry| match entry.key {
            DataLayoutKey::Id(id) if id.as_str(self.ctx) == Some(name) => Some(entry.value),
            _ => None,
        })
    }

    /// Returns the entries whose key is a type of the same kind.
    pub fn entries_for(&self, ty: Type) -> Vec<DataLayoutEntry> {
        if self.entries.is_empty() {
            Vec::new()
        } else {
            same_kind(self.ctx, &self.entries, ty)
        }
    }

    /// `"big"`, `"little"`, or `None` if unspecified.
    pub fn endianness(&self) -> Option<Attr> {
        self.property("dlti.endianness")
    }

    /// Returns the default memory space.
    pub fn default_memory_space(&self) -> Option<Attr> {
        self.property("dlti.default_memory_space")
    }

    /// Returns the memory space of stack allocations.
    pub fn alloca_memory_space(&self) -> Option<Attr> {
        self.property("dlti.alloca_memory_space")
    }

    /// Returns the memory space of functions.
    pub fn program_memory_space(&self) -> Option<Attr> {
        self.property("dlti.program_memory_space")
    }

    /// Returns the memory space of globals.
    pub fn global_memory_space(&self) -> Option<Attr> {
        self.property("dlti.global_memory_space")
    }

    /// Returns the mangling mode of names.
    pub fn mangling_mode(&self) -> Option<Attr> {
        self.property("dlti.mangling_mode")
    }

    /// Returns the alignment of function pointers.
    pub fn function_pointer_alignment(&self) -> Option<Attr> {
        self.property("dlti.function_pointer_alignment")
    }

    /// Returns the native integer widths of the target.
    pub fn legal_int_widths(&self) -> Option<Attr> {
        self.property("dlti.legal_int_widths")
    }

    /// Returns the natural stack alignment in bits; 0 if unspecified.
    pub fn stack_alignment(&self) -> u64 {
        self.property("dlti.stack_alignment")
            .and_then(|value| self.unsigned(value))
            .unwrap_or(0)
    }

    /// Returns a property of a device of the target system.
    pub fn device_property(&self, device: &str, name: &str) -> Option<Attr> {
        let find = |entries: &[DataLayoutEntry], name: &str| {
            entries.iter().find_map(|entry| match entry.key {
                DataLayoutKey::Id(id) if id.as_str(self.ctx) == Some(name) => Some(entry.value),
                _ => None,
            })
        };
        let device = find(&self.system?.entries, device)?.as_::<TargetDeviceSpecAttr>(self.ctx)?;
        find(&device.entries, name)
    }

    /// Returns the bit width of `index`: 64 if unspecified. The value in a spec is not verified and may be wider than
    /// any integer type.
    pub fn index_bitwidth(&self) -> u64 {
        let specified = self
            .entries
            .iter()
            .find(|entry| entry.key == DataLayoutKey::Type(Type::INDEX));
        specified
            .and_then(|entry| self.unsigned(entry.value))
            .unwrap_or(64)
    }

    /// Returns the bit width of an index for `index` or a pointer type; `None` for other types.
    pub fn type_index_bitwidth(&self, ty: Type) -> Option<u64> {
        if ty == Type::INDEX {
            return Some(self.index_bitwidth());
        }
        let model = self.ctx.type_interface::<dyn DataLayoutTypeInterface>(ty)?;
        model.index_bitwidth(ty, self, &self.entries_for(ty))
    }

    /// Returns the size of a type in bits; `None` if it has no layout.
    pub fn type_size_in_bits(&self, ty: Type) -> Option<TypeSize> {
        let ctx = self.ctx;
        if let Some(width) = bit_width(ctx, ty) {
            return Some(TypeSize::fixed(u64::from(width)));
        }
        if ty.is::<IndexType>(ctx) {
            return Some(TypeSize::fixed(self.index_bitwidth()));
        }
        if let Some(complex) = ty.as_::<ComplexType>(ctx) {
            // The imaginary part is aligned.
            let alignment = self
                .type_preferred_alignment(complex.element)?
                .checked_mul(8)?;
            let size = self.type_size_in_bits(complex.element)?.min;
            let both = size
                .checked_next_multiple_of(alignment.max(1))?
                .checked_add(size)?;
            return Some(TypeSize::fixed(both));
        }
        if let Some(vector) = ty.as_::<VectorType>(ctx) {
            return self.vector_size(vector);
        }
        let model = ctx.type_interface::<dyn DataLayoutTypeInterface>(ty)?;
        model.size_in_bits(ty, self, &self.entries_for(ty))
    }

    /// Returns the size of a vector. Elements take whole bytes; the last dimension is rounded up to a power of two.
    fn vector_size(&self, vector: &VectorType) -> Option<TypeSize> {
        let element = self.type_size(vector.element)?.min;
        let mut bits = element.checked_mul(8)?;
        if let Some((last, rest)) = vector.shape.split_last() {
            bits = bits.checked_mul(u64::try_from(*last).ok()?.checked_next_power_of_two()?)?;
            for size in rest {
                bits = bits.checked_mul(u64::try_from(*size).ok()?)?;
            }
        }
        Some(TypeSize {
            min: bits,
            scalable: vector.scalable.contains(&true),
        })
    }

    /// Returns the size of a type in bytes; `None` if it has no layout.
    pub fn type_size(&self, ty: Type) -> Option<TypeSize> {
        match self.ctx.type_interface::<dyn DataLayoutTypeInterface>(ty) {
            Some(model) => model.size(ty, self, &self.entries_for(ty)),
            None => self.type_size_in_bits(ty).map(TypeSize::bits_to_bytes),
        }
    }

    /// Returns the ABI alignment of a type in bytes; `None` if it has no layout.
    pub fn type_abi_alignment(&self, ty: Type) -> Option<u64> {
        let ctx = self.ctx;
        if ty.is::<VectorType>(ctx) {
            return self.type_size(ty)?.min.checked_next_power_of_two();
        }
        if let Some(complex) = ty.as_::<ComplexType>(ctx) {
            return self.default_abi_alignment(complex.element);
        }
        if self.is_number(ty) {
            let specified = self.alignment_entry(ty, false);
            return specified.or_else(|| self.default_abi_alignment(ty));
        }
        let model = ctx.type_interface::<dyn DataLayoutTypeInterface>(ty)?;
        model.abi_alignment(ty, self, &self.entries_for(ty))
    }

    /// Returns the preferred alignment of a type in bytes; `None` if it has no layout.
    pub fn type_preferred_alignment(&self, ty: Type) -> Option<u64> {
        let ctx = self.ctx;
        if ty.is::<VectorType>(ctx) {
            return self.type_abi_alignment(ty);
        }
        if let Some(complex) = ty.as_::<ComplexType>(ctx) {
            return self.default_preferred_alignment(complex.element);
        }
        if self.is_number(ty) {
            let specified = self.alignment_entry(ty, true);
            return specified.or_else(|| self.default_preferred_alignment(ty));
        }
        let model = ctx.type_interface::<dyn DataLayoutTypeInterface>(ty)?;
        model.preferred_alignment(ty, self, &self.entries_for(ty))
    }

    fn is_number(&self, ty: Type) -> bool {
        ty.is::<FloatType>(self.ctx) || self.integer_width(ty).is_some()
    }

    /// Returns the default ABI alignment of an integer or float type. Complex types always use the default for their
    /// parts and ignore entries.
    fn default_abi_alignment(&self, ty: Type) -> Option<u64> {
        match self.integer_width(ty) {
            Some(width) if width < 64 => Some(width.div_ceil(8).next_power_of_two()),
            Some(_) => Some(4),
            None => self.type_size(ty)?.min.checked_next_power_of_two(),
        }
    }

    fn default_preferred_alignment(&self, ty: Type) -> Option<u64> {
        match self.integer_width(ty) {
            Some(width) => width.div_ceil(8).checked_next_power_of_two(),
            None => self.type_abi_alignment(ty),
        }
    }

    /// Returns the width of an integer type, or of `index`.
    fn integer_width(&self, ty: Type) -> Option<u64> {
        if ty == Type::INDEX {
            return Some(self.index_bitwidth());
        }
        ty.as_::<IntegerType>(self.ctx)
            .map(|ty| u64::from(ty.width))
    }

    /// Returns the alignment in bytes from the entry for an integer or float type. An integer type uses the entry of
    /// the next wider integer, or else of the widest integer.
    fn alignment_entry(&self, ty: Type, preferred: bool) -> Option<u64> {
        let ctx = self.ctx;
        let value = if ty.is::<FloatType>(ctx) {
            self.entries
                .iter()
                .find(|entry| entry.key == DataLayoutKey::Type(ty))?
                .value
        } else {
            let width = self.integer_width(ty)?;
            let widths = self.entries.iter().filter_map(|entry| match entry.key {
                DataLayoutKey::Type(key) => {
                    Some((u64::from(key.as_::<IntegerType>(ctx)?.width), entry.value))
                }
                DataLayoutKey::Id(_) => None,
            });
            let (at_least, below): (Vec<_>, Vec<_>) =
                widths.partition(|&(known, _)| known >= width);
            let nearest = at_least.into_iter().min_by_key(|&(known, _)| known);
            nearest
                .or_else(|| below.into_iter().max_by_key(|&(known, _)| known))?
                .1
        };
        let values = dense_u64(ctx, value)?;
        let bits = if preferred {
            values.last()
        } else {
            values.first()
        };
        bits.map(|bits| bits / 8)
    }

    fn unsigned(&self, value: Attr) -> Option<u64> {
        value
            .as_::<IntegerAttr>(self.ctx)
            .map(|value| value.value.low_u64())
    }
}

/// Returns the elements of a dense `i64` attribute as unsigned integers. A splat is expanded to at most 16 elements.
pub fn dense_u64(ctx: &Context, attr: Attr) -> Option<Vec<u64>> {
    let dense = attr.as_::<DenseElementsAttr>(ctx)?;
    if crate::types::element_type(ctx, dense.ty) != Some(Type::I64) {
        return None;
    }
    let (words, _) = dense.data.as_chunks::<8>();
    let values: Vec<u64> = words.iter().map(|word| u64::from_le_bytes(*word)).collect();
    if !dense.splat {
        return Some(values);
    }
    let count = crate::types::num_elements(crate::types::shape(ctx, dense.ty)?)?;
    Some(vec![
        values.first().copied()?;
        usize::try_from(count).ok()?.min(16)
    ])
}

fn same_kind(ctx: &Context, entries: &[DataLayoutEntry], ty: Type) -> Vec<DataLayoutEntry> {
    let kind = ty.storage(ctx).type_id();
    let is_same = |entry: &&DataLayoutEntry| match entry.key {
        DataLayoutKey::Type(key) => key.storage(ctx).type_id() == kind,
        DataLayoutKey::Id(_) => false,
    };
    entries.iter().filter(is_same).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attrs::AttrBuilder;
    use crate::types::FunctionType;
    use terrace_ir::Registry;
    use terrace_numeric::FloatKind;

    fn context() -> Context {
        let mut registry = Registry::new();
        registry.dialect(&crate::BUILTIN);
        Context::new(registry)
    }

    fn alignments(ctx: &Context, values: &[u64]) -> Attr {
        let ty = VectorType::fixed(ctx, &[values.len() as i64], Type::I64);
        let data = values
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect();
        ctx.attr(DenseElementsAttr {
            ty,
            data,
            splat: false,
        })
    }

    fn module(ctx: &Context, entries: &[(Type, Attr)]) -> Attr {
        let entry = |&(ty, value): &(Type, Attr)| DataLayoutEntry {
            key: DataLayoutKey::Type(ty),
            value,
        };
        let spec = ctx.attr(DataLayoutSpecAttr {
            entries: entries.iter().map(entry).collect(),
        });
        ctx.dictionary(vec![(ctx.string(DL_SPEC), spec)])
    }

    /// Checks the size in bits, and the ABI and preferred alignments in bytes.
    fn check(layout: &DataLayout<'_>, ty: Type, expect: (u64, u64, u64)) {
        let size = layout.type_size_in_bits(ty).map(|size| size.min);
        let got = (
            size,
            layout.type_abi_alignment(ty),
            layout.type_preferred_alignment(ty),
        );
        assert_eq!(
            got,
            (Some(expect.0), Some(expect.1), Some(expect.2)),
            "{ty:?}"
        );
    }

    #[test]
    fn without_a_spec() {
        let ctx = context();
        let layout = DataLayout::of(&ctx, &[Attr::EMPTY_DICTIONARY]);
        check(&layout, Type::I1, (1, 1, 1));
        check(&layout, IntegerType::signless(&ctx, 24), (24, 4, 4));
        check(&layout, Type::I64, (64, 4, 8));
        check(&layout, Type::INDEX, (64, 4, 8));
        check(&layout, Type::F32, (32, 4, 4));
        check(&layout, FloatType::get(&ctx, FloatKind::F80), (80, 16, 16));
        check(
            &layout,
            ctx.ty(ComplexType { element: Type::F64 }),
            (128, 8, 8),
        );
        check(
            &layout,
            ctx.ty(ComplexType {
                element: IntegerType::signless(&ctx, 24),
            }),
            (56, 4, 4),
        );
        check(
            &layout,
            VectorType::fixed(&ctx, &[2, 3], Type::I1),
            (64, 8, 8),
        );
        assert_eq!(layout.type_size(FunctionType::get(&ctx, &[], &[])), None);
        assert_eq!(layout.stack_alignment(), 0);
        assert_eq!(layout.alloca_memory_space(), None);
    }

    #[test]
    fn entries_count_for_their_width_and_less() {
        let ctx = context();
        let entries = [
            (Type::INDEX, ctx.int(Type::I64, 32)),
            (Type::I32, alignments(&ctx, &[16, 64])),
            (Type::F32, alignments(&ctx, &[64])),
        ];
        let layout = DataLayout::of(&ctx, &[module(&ctx, &entries)]);
        check(&layout, Type::INDEX, (32, 2, 8));
        check(&layout, Type::I8, (8, 2, 8));
        check(&layout, Type::I64, (64, 2, 8));
        check(&layout, Type::F32, (32, 8, 8));
        check(&layout, Type::F64, (64, 8, 8));
        assert_eq!(layout.type_index_bitwidth(Type::INDEX), Some(32));
    }

    #[test]
    fn inner_modules_win() {
        let ctx = context();
        let outer = module(
            &ctx,
            &[
                (Type::INDEX, ctx.int(Type::I64, 32)),
                (Type::I8, alignments(&ctx, &[32])),
            ],
        );
        let inner = module(&ctx, &[(Type::INDEX, ctx.int(Type::I64, 16))]);
        let layout = DataLayout::of(&ctx, &[outer, Attr::EMPTY_DICTIONARY, inner]);
        assert_eq!(layout.index_bitwidth(), 16);
        assert_eq!(layout.type_abi_alignment(Type::I8), Some(4));
    }
}
