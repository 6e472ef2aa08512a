//! The type converter for the LLVM dialect: MLIR's `LLVMTypeConverter`.

use crate::calling::convert_argument;
use crate::containers::container_type;
use crate::memrefs::ByType;
use crate::{MemRefDescriptor, MemRefLayout, Options, UnrankedMemRefDescriptor};
use std::sync::Arc;
use terrace_builtin::attrs::{AttrBuilder, IntegerAttr};
use terrace_builtin::elements::Constant;
use terrace_builtin::types::{BuiltinType, DYNAMIC};
use terrace_builtin::{
    ComplexType, IntegerType, MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType,
    VectorType,
};
use terrace_ir::{Attr, Builder, Context, Type, TypeClass, ValueId};
use terrace_llvm::types::{ArrayType, PointerType, StructType, is_compatible_type};
use terrace_numeric::FloatKind;
use terrace_rewrite::{Converted, ConvertedAttr, Target, TypeConverter};

/// Creates a [`TypeConverter`] with the rules of MLIR's *LLVM IR Target*.
///
/// ```
/// use terrace_builtin::types::{IntegerType, VectorType};
/// use terrace_ir::Type;
/// use terrace_llvm_common::{LlvmTypeConverter, Options};
///
/// let ctx = terrace_testing::context(&[&terrace_llvm::LLVM]);
/// let options = Options { index_bitwidth: 32, ..Options::default() };
/// let converter = LlvmTypeConverter::new(&ctx, options);
/// assert_eq!(converter.convert_one(&ctx, Type::INDEX), Some(Type::I32));
/// let indices = VectorType::fixed(&ctx, &[4], Type::INDEX);
/// let integers = VectorType::fixed(&ctx, &[4], IntegerType::signless(&ctx, 32));
/// assert_eq!(converter.convert_one(&ctx, indices), Some(integers));
/// ```
pub struct LlvmTypeConverter;

/// Data stored with the converter, for patterns.
pub struct LlvmData {
    /// The options.
    pub options: Options,
    /// The converted `index` type.
    pub index: Type,
    /// Interned positions in descriptors: fields, and elements of the size and stride arrays.
    positions: Vec<Attr>,
    /// `0 : index`, `1 : index`, ….
    numbers: Vec<Attr>,
    pub(crate) memrefs: ByType<Option<MemRefLayout>>,
}

/// The number of interned constants of type `index`.
const NUMBERS: i64 = 17;

/// The rank up to which positions are interned.
const RANKS: usize = 8;

impl LlvmData {
    /// Returns the data that [`LlvmTypeConverter`] stored in a converter.
    ///
    /// # Panics
    /// Panics if the converter was not created by [`LlvmTypeConverter`].
    pub fn of(converter: &TypeConverter) -> &LlvmData {
        match converter.data() {
            Some(data) => data,
            None => panic!("invariant: the converter was made by LlvmTypeConverter"),
        }
    }

    fn new(ctx: &Context, options: Options) -> Self {
        let mut positions: Vec<Attr> = (0..5).map(|field| ctx.i64_array(&[field])).collect();
        for field in [3, 4] {
            positions.extend((0..RANKS as i64).map(|dim| ctx.i64_array(&[field, dim])));
        }
        let index = IntegerType::signless(ctx, options.index_bitwidth);
        LlvmData {
            options,
            index,
            positions,
            numbers: (0..NUMBERS).map(|value| ctx.index(value)).collect(),
            memrefs: ByType::default(),
        }
    }

    /// Returns the attribute `value : index`.
    #[inline]
    pub fn index_attr(&self, ctx: &Context, value: i64) -> Attr {
        let known = usize::try_from(value)
            .ok()
            .and_then(|at| self.numbers.get(at));
        known.copied().unwrap_or_else(|| ctx.index(value))
    }

    /// Returns `[field]`, a position for `extractvalue` and `insertvalue`.
    pub fn field(&self, ctx: &Context, field: usize) -> Attr {
        match self.positions.get(field).filter(|_| field < 5) {
            Some(&position) => position,
            None => ctx.i64_array(&[field as i64]),
        }
    }

    /// Returns `[field, dim]`, a position for sizes (field 3) and strides (field 4).
    pub fn element(&self, ctx: &Context, field: usize, dim: usize) -> Attr {
        if (3..5).contains(&field) && dim < RANKS {
            return self.positions[5 + (field - 3) * RANKS + dim];
        }
        ctx.i64_array(&[field as i64, dim as i64])
    }
}

/// Returns the address space of a memref type. It is 0 without a memory space, or else the low 32 bits of the converted
/// memory space, which must be a signless integer. Conversions of other memory spaces are added with
/// [`TypeConverter::add_attribute_conversion`].
pub fn memory_space(converter: &TypeConverter, ctx: &Context, memref: Type) -> Option<u32> {
    let space = match BuiltinType::of(ctx, memref) {
        BuiltinType::MemRef(memref) => memref.memory_space,
        BuiltinType::UnrankedMemRef(memref) => memref.memory_space,
        _ => None,
    };
    let Some(space) = space else { return Some(0) };
    let space = match converter.convert_attribute(ctx, memref, space) {
        ConvertedAttr::To(Some(space)) => space,
        ConvertedAttr::To(None) => return Some(0),
        ConvertedAttr::NotMine | ConvertedAttr::Fails => return None,
    };
    let Constant::Int(space) = Constant::of(ctx, space) else {
        return None;
    };
    let has_sign = TypeClass::SIGNED_INT.or(TypeClass::UNSIGNED_INT);
    let has_sign = space.ty.class(ctx).intersects(has_sign);
    (!has_sign).then(|| space.value.sext_or_trunc(32).low_u64() as u32)
}

/// Returns the failure to convert a type because of one of its parts, with the message of the part if there is one.
fn fails_for(part: Type, message: Option<Box<str>>) -> Converted {
    match message {
        Some(message) => Converted::Fails(Some(message)),
        None => Converted::FailsFor(part),
    }
}

fn failed(message: String) -> Converted {
    Converted::Fails(Some(message.into()))
}

impl LlvmTypeConverter {
    /// Creates a shared converter.
    pub fn build(ctx: &Context, options: Options) -> Arc<TypeConverter> {
        Arc::new(Self::new(ctx, options))
    }

    /// Creates a converter that is not yet shared, so that the caller can add rules for the types of other dialects,
    /// and for memory spaces that are not integers ([`TypeConverter::add_attribute_conversion`]).
    #[expect(
        clippy::new_ret_no_self,
        reason = "the converter is a TypeConverter with rules"
    )]
    pub fn new(ctx: &Context, options: Options) -> TypeConverter {
        let mut converter = TypeConverter::new();
        converter.set_data(LlvmData::new(ctx, options));
        // Casts remain if values of unconverted types remain. Rules added later take precedence.
        converter.keep_single_casts();
        converter.add_source_materialization(pack_source);
        converter.add_target_materialization(pack_target);
        converter.add_conversion(builtin_type);
        converter.add_conversion(|_, ctx, ty| {
            if is_compatible_type(ctx, ty) {
                Converted::one(ty)
            } else {
                Converted::NotMine
            }
        });
        converter.add_conversion(container_type);
        converter.add_attribute_conversion(|_, ctx, ty, attr| {
            let is_memref = ty.is::<MemRefType>(ctx) || ty.is::<UnrankedMemRefType>(ctx);
            match is_memref && attr.is::<IntegerAttr>(ctx) {
                true => ConvertedAttr::To(Some(attr)),
                false => ConvertedAttr::NotMine,
            }
        });
        converter
    }
}

fn builtin_type(converter: &TypeConverter, ctx: &Context, ty: Type) -> Converted {
    let data = LlvmData::of(converter);
    if ty == Type::INDEX {
        return Converted::one(data.index);
    }
    match BuiltinType::of(ctx, ty) {
        // Signedness is dropped.
        BuiltinType::Integer(int) => Converted::one(IntegerType::signless(ctx, int.width)),
        BuiltinType::Float(float) => match float.kind {
            FloatKind::TF32 => Converted::Unsupported("LLVM lacks this float type"),
            kind if kind.width() < 16 => Converted::one(IntegerType::signless(ctx, kind.width())),
            _ => Converted::one(ty),
        },
        BuiltinType::Complex(complex) => match convert_part(converter, ctx, complex.element) {
            Ok(element) => Converted::one(StructType::literal(ctx, &[element, element])),
            Err(message) => fails_for(complex.element, message),
        },
        BuiltinType::Function(_) => Converted::one(Type::LLVM_PTR),
        BuiltinType::MemRef(memref) => memref_type(converter, ctx, ty, memref),
        // Only the pointed-to descriptor depends on the memory space.
        BuiltinType::UnrankedMemRef(memref) => {
            match convert_element(converter, ctx, memref.element) {
                Ok(_) => Converted::one(StructType::literal(ctx, &[data.index, Type::LLVM_PTR])),
                Err(message) => fails_for(memref.element, message),
            }
        }
        BuiltinType::Vector(vector) => vector_type(converter, ctx, vector),
        // This rule is tried last.
        _ if ty.is::<RankedTensorType>(ctx) || ty.is::<UnrankedTensorType>(ctx) => {
            Converted::Unsupported("tensors must be converted to memrefs first")
        }
        _ => Converted::Unsupported("the LLVM dialect lacks this type"),
    }
}

/// The message about an element type that cannot be converted, if there is one. It also applies to the containing type.
pub(crate) type Message = Option<Box<str>>;

/// Converts an element type.
pub(crate) fn convert_part(
    converter: &TypeConverter,
    ctx: &Context,
    ty: Type,
) -> Result<Type, Message> {
    match converter.convert(ctx, ty) {
        Ok([ty]) => Ok(*ty),
        Ok(_) => Err(None),
        Err(error) => Err(error.message.clone()),
    }
}

/// Checks that the element type of a memref can be converted. A complex type always passes, regardless of its element
/// type.
pub(crate) fn convert_element(
    converter: &TypeConverter,
    ctx: &Context,
    element: Type,
) -> Result<(), Message> {
    match element.is::<ComplexType>(ctx) {
        true => Ok(()),
        false => convert_part(converter, ctx, element).map(|_| ()),
    }
}

fn memref_type(
    converter: &TypeConverter,
    ctx: &Context,
    ty: Type,
    memref: &MemRefType,
) -> Converted {
    if memref.strided(ctx).is_none() {
        return failed(
            "conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons"
                .to_owned(),
        );
    }
    if let Err(message) = convert_element(converter, ctx, memref.element) {
        return fails_for(memref.element, message);
    }
    match memref_descriptor(converter, ctx, ty, memref) {
        Some(descriptor) => Converted::one(descriptor),
        None => {
            let space = memref.memory_space;
            let shown = space.map_or_else(String::new, |space| ctx.show_attr(space));
            failed(format!(
                "conversion of memref memory space {shown} to integer address space failed. Consider adding memory space conversions."
            ))
        }
    }
}

/// Returns the descriptor type of a strided memref, or `None` if its memory space is not an address space.
pub(crate) fn memref_descriptor(
    converter: &TypeConverter,
    ctx: &Context,
    ty: Type,
    memref: &MemRefType,
) -> Option<Type> {
    let data = LlvmData::of(converter);
    let pointer = PointerType::get(ctx, memory_space(converter, ctx, ty)?);
    let rank = memref.shape.len() as u64;
    if rank == 0 {
        return Some(StructType::literal(ctx, &[pointer, pointer, data.index]));
    }
    let array = ArrayType::get(ctx, data.index, rank);
    Some(StructType::literal(
        ctx,
        &[pointer, pointer, data.index, array, array],
    ))
}

/// Converts a multi-dimensional vector to nested arrays of one-dimensional vectors.
fn vector_type(converter: &TypeConverter, ctx: &Context, vector: &VectorType) -> Converted {
    let element = match convert_part(converter, ctx, vector.element) {
        Ok(element) => element,
        Err(message) => return fails_for(vector.element, message),
    };
    let Some((&last, outer)) = vector.shape.split_last() else {
        return Converted::one(VectorType::fixed(ctx, &[1], element));
    };
    let (last_scalable, outer_scalable) = match vector.scalable.split_last() {
        Some((&last, outer)) => (last, outer),
        None => (false, &[][..]),
    };
    if outer_scalable.contains(&true) {
        return Converted::Unsupported("only the last dimension may be scalable");
    }
    let mut ty = ctx.ty(VectorType {
        shape: [last].into(),
        scalable: [last_scalable].into(),
        element,
    });
    for &size in outer.iter().rev() {
        ty = ArrayType::get(ctx, ty, size as u64);
    }
    Converted::one(ty)
}

fn types_of<'a>(
    builder: &'a Builder<'_>,
    values: &'a [ValueId],
) -> impl Iterator<Item = Type> + 'a {
    values.iter().map(|&value| builder.body().ty(value))
}

/// Creates the descriptor of a memref from its unpacked values, or from a bare pointer.
fn pack(
    converter: &TypeConverter,
    builder: &mut Builder<'_>,
    ty: Type,
    inputs: &[ValueId],
) -> Option<ValueId> {
    let ctx = builder.ctx;
    if let Some(memref) = ty.as_::<MemRefType>(ctx) {
        if let [input] = inputs {
            if !builder.body().ty(*input).is::<PointerType>(ctx) || !is_static(ctx, memref) {
                return None;
            }
            return MemRefDescriptor::from_static_shape(converter, builder, ty, *input, *input);
        }
        let types = convert_argument(converter, ctx, ty, false).ok()?;
        if !types_of(builder, inputs).eq(types) {
            return None;
        }
        return MemRefDescriptor::pack(converter, builder, ty, inputs);
    }
    let unranked = [LlvmData::of(converter).index, Type::LLVM_PTR];
    if ty.is::<UnrankedMemRefType>(ctx) && types_of(builder, inputs).eq(unranked) {
        return UnrankedMemRefDescriptor::pack(converter, builder, ty, inputs);
    }
    None
}

/// Returns true if the offset and all sizes and strides of a memref are static.
pub(crate) fn is_static(ctx: &Context, memref: &MemRefType) -> bool {
    memref.has_static_shape()
        && memref
            .strided(ctx)
            .is_some_and(|strided| strided.offset != DYNAMIC && !strided.strides.contains(&DYNAMIC))
}

fn pack_source(
    converter: &TypeConverter,
    builder: &mut Builder<'_>,
    ty: Type,
    inputs: &[ValueId],
) -> Option<ValueId> {
    // A single value of the descriptor type is an ordinary cast.
    if let [input] = inputs
        && converter.convert_one(builder.ctx, ty) == Some(builder.body().ty(*input))
    {
        return None;
    }
    let descriptor = pack(converter, builder, ty, inputs)?;
    Some(
        builder.create_value(terrace_builtin::UnrealizedConversionCastOp::spec(
            &[ty],
            &[descriptor],
        )),
    )
}

fn pack_target(
    converter: &TypeConverter,
    builder: &mut Builder<'_>,
    target: Target<'_>,
    out: &mut Vec<ValueId>,
) -> bool {
    let [_] = target.types else { return false };
    if let [input] = target.inputs
        && converter.convert_one(builder.ctx, target.original) == Some(builder.body().ty(*input))
    {
        return false;
    }
    match pack(converter, builder, target.original, target.inputs) {
        Some(descriptor) => {
            out.push(descriptor);
            true
        }
        None => false,
    }
}
