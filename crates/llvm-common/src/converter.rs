//! The type converter.

use crate::memrefs::ByType;
use crate::{MemRefDescriptor, MemRefLayout, Options, UnrankedMemRefDescriptor};
use std::sync::Arc;
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::types::DYNAMIC;
use terrace_builtin::{
    ComplexType, FloatType, FunctionType, IndexType, IntegerType, MemRefType, UnrankedMemRefType,
    VectorType,
};
use terrace_ir::interfaces::FunctionOp;
use terrace_ir::{
    Attr, Builder, Context, OpRef, SmallVec, Type, TypeClass, ValueDefinition, ValueId,
};
use terrace_llvm::ops::DYNAMIC_INDEX;
use terrace_llvm::types::{
    ArrayType, FunctionType as LlvmFunctionType, PointerType, StructType, is_compatible_type,
};
use terrace_numeric::FloatKind;
use terrace_rewrite::{Converted, Target, TypeConverter};

/// Makes a [`TypeConverter`] with the rules of MLIR's *LLVM IR Target*.
pub struct LlvmTypeConverter;

/// What patterns ask the converter for; kept with it.
pub struct LlvmData {
    /// The options.
    pub options: Options,
    /// What `index` becomes.
    pub index: Type,
    /// `array<i32: DYNAMIC_INDEX>`: the indices of an address with one index that is not known.
    pub dynamic_index: Attr,
    /// Positions in descriptors, made once: fields, and elements of the sizes and strides.
    positions: Vec<Attr>,
    /// `0 : index`, `1 : index`, ….
    numbers: Vec<Attr>,
    pub(crate) memrefs: ByType<Option<MemRefLayout>>,
    /// The converted types of functions whose arguments and results stay as they are.
    pub(crate) functions: ByType<Option<Attr>>,
}

/// Constants of type `index` below this are made in advance.
const NUMBERS: i64 = 17;

/// Positions of this many dimensions are made in advance.
const RANKS: usize = 8;

impl LlvmData {
    /// The data that [`LlvmTypeConverter`] keeps with a converter.
    ///
    /// # Panics
    /// If the converter was not made by it.
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
            dynamic_index: ctx.i32_array(&[DYNAMIC_INDEX]),
            positions,
            numbers: (0..NUMBERS).map(|value| ctx.index(value)).collect(),
            memrefs: ByType::default(),
            functions: ByType::default(),
        }
    }

    /// `value : index`
    #[inline]
    pub fn index_attr(&self, ctx: &Context, value: i64) -> Attr {
        let known = usize::try_from(value)
            .ok()
            .and_then(|at| self.numbers.get(at));
        known.copied().unwrap_or_else(|| ctx.index(value))
    }

    /// `[field]` as the property of extractvalue and insertvalue.
    pub fn field(&self, ctx: &Context, field: usize) -> Attr {
        match self.positions.get(field).filter(|_| field < 5) {
            Some(&position) => position,
            None => ctx.i64_array(&[field as i64]),
        }
    }

    /// `[field, dim]`, for sizes (3) and strides (4).
    pub fn element(&self, ctx: &Context, field: usize, dim: usize) -> Attr {
        if (3..5).contains(&field) && dim < RANKS {
            return self.positions[5 + (field - 3) * RANKS + dim];
        }
        ctx.i64_array(&[field as i64, dim as i64])
    }
}

/// The address space of a memref: its integer memory space. What is neither absent nor an integer is refused.
pub fn memory_space(ctx: &Context, space: Option<Attr>) -> Option<u32> {
    match space {
        None => Some(0),
        Some(space) => u32::try_from(int_value(ctx, space)?).ok(),
    }
}

fn failed(message: String) -> Converted {
    Converted::Fails(Some(message.into()))
}

impl LlvmTypeConverter {
    /// The converter.
    pub fn build(ctx: &Context, options: Options) -> Arc<TypeConverter> {
        Arc::new(Self::new(ctx, options))
    }

    /// The converter without sharing, for adding rules: a dialect's own types.
    #[expect(
        clippy::new_ret_no_self,
        reason = "the converter is a TypeConverter with rules"
    )]
    pub fn new(ctx: &Context, options: Options) -> TypeConverter {
        let mut converter = TypeConverter::new();
        converter.set_data(LlvmData::new(ctx, options));
        // Where types outside the dialect persist, casts do. Later rules are asked first.
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
        converter
    }
}

fn builtin_type(converter: &TypeConverter, ctx: &Context, ty: Type) -> Converted {
    let data = LlvmData::of(converter);
    if ty.is::<IndexType>(ctx) {
        return Converted::one(data.index);
    }
    if let Some(int) = ty.as_::<IntegerType>(ctx) {
        // Signs are dropped.
        return Converted::one(IntegerType::signless(ctx, int.width));
    }
    if let Some(float) = ty.as_::<FloatType>(ctx) {
        return match float.kind {
            FloatKind::TF32 => Converted::Fails(None),
            kind if kind.width() < 16 => Converted::one(IntegerType::signless(ctx, kind.width())),
            _ => Converted::one(ty),
        };
    }
    if let Some(complex) = ty.as_::<ComplexType>(ctx) {
        let element = converter.convert_one(ctx, complex.element);
        return Converted::one_or_fail(
            element.map(|element| StructType::literal(ctx, &[element, element])),
        );
    }
    if ty.is::<FunctionType>(ctx) {
        return Converted::one(Type::LLVM_PTR);
    }
    if let Some(memref) = ty.as_::<MemRefType>(ctx) {
        return memref_type(converter, ctx, ty, memref);
    }
    if let Some(memref) = ty.as_::<UnrankedMemRefType>(ctx) {
        if converter.convert_one(ctx, memref.element).is_none() {
            return Converted::Fails(None);
        }
        if memory_space(ctx, memref.memory_space).is_none() {
            return space_error(ctx, memref.memory_space);
        }
        return Converted::one(StructType::literal(ctx, &[data.index, Type::LLVM_PTR]));
    }
    if let Some(vector) = ty.as_::<VectorType>(ctx) {
        return vector_type(converter, ctx, vector);
    }
    Converted::NotMine
}

fn space_error(ctx: &Context, space: Option<Attr>) -> Converted {
    let shown = space.map_or_else(String::new, |space| ctx.show_attr(space));
    failed(format!(
        "conversion of memref memory space {shown} to integer address space failed. Consider adding memory space conversions."
    ))
}

fn memref_type(
    converter: &TypeConverter,
    ctx: &Context,
    _ty: Type,
    memref: &MemRefType,
) -> Converted {
    let data = LlvmData::of(converter);
    if memref.strided(ctx).is_none() {
        return failed(
            "conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons"
                .to_owned(),
        );
    }
    if converter.convert_one(ctx, memref.element).is_none() {
        return Converted::Fails(None);
    }
    let Some(space) = memory_space(ctx, memref.memory_space) else {
        return space_error(ctx, memref.memory_space);
    };
    let pointer = PointerType::get(ctx, space);
    let rank = memref.shape.len() as u64;
    if rank == 0 {
        return Converted::one(StructType::literal(ctx, &[pointer, pointer, data.index]));
    }
    let array = ArrayType::get(ctx, data.index, rank);
    Converted::one(StructType::literal(
        ctx,
        &[pointer, pointer, data.index, array, array],
    ))
}

/// A vector becomes a vector of its last dimension in arrays of the others.
fn vector_type(converter: &TypeConverter, ctx: &Context, vector: &VectorType) -> Converted {
    let Some(element) = converter.convert_one(ctx, vector.element) else {
        return Converted::Fails(None);
    };
    let Some((&last, outer)) = vector.shape.split_last() else {
        return Converted::one(VectorType::fixed(ctx, &[1], element));
    };
    let (last_scalable, outer_scalable) = match vector.scalable.split_last() {
        Some((&last, outer)) => (last, outer),
        None => (false, &[][..]),
    };
    if outer_scalable.contains(&true) {
        return Converted::Fails(None);
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

/// Structs, arrays and function types of the LLVM dialect with elements that are not of it.
fn container_type(converter: &TypeConverter, ctx: &Context, ty: Type) -> Converted {
    if !ty
        .class(ctx)
        .intersects(TypeClass::LLVM_STRUCT | TypeClass::LLVM_ARRAY | TypeClass::LLVM_FUNC)
        || is_compatible_type(ctx, ty)
    {
        return Converted::NotMine;
    }
    if let Some(array) = ty.as_::<ArrayType>(ctx) {
        let element = converter.convert_one(ctx, array.element);
        return Converted::one_or_fail(
            element.map(|element| ArrayType::get(ctx, element, array.count)),
        );
    }
    if let Some(function) = ty.as_::<LlvmFunctionType>(ctx) {
        let Some(result) = converter.convert_one(ctx, function.result) else {
            return Converted::Fails(None);
        };
        let mut params = SmallVec::<[Type; 4]>::new();
        if converter
            .convert_types(ctx, function.params.iter().copied(), &mut params)
            .is_err()
        {
            return Converted::Fails(None);
        }
        return Converted::one(LlvmFunctionType::get(
            ctx,
            result,
            &params,
            function.var_arg,
        ));
    }
    let Some(storage) = ty.as_::<StructType>(ctx) else {
        return Converted::NotMine;
    };
    let Some(name) = storage.name() else {
        let mut elements = SmallVec::<[Type; 4]>::new();
        if converter
            .convert_types(ctx, storage.elements().iter().copied(), &mut elements)
            .is_err()
        {
            return Converted::Fails(None);
        }
        return Converted::one(StructType::literal_with(
            ctx,
            &elements,
            storage.is_packed(),
        ));
    };
    let new = StructType::identified(ctx, &format!("_Converted.{name}"));
    match convert_body(converter, ctx, ty, new, storage.elements()) {
        Some(elements) => {
            let fits = new
                .as_::<StructType>(ctx)
                .is_some_and(|storage_new| storage_new.set_body(&elements, storage.is_packed()));
            if fits {
                Converted::one(new)
            } else {
                Converted::Fails(None)
            }
        }
        None => Converted::Fails(None),
    }
}

/// The converted fields of an identified struct. Mentions of the struct itself become its new name; the converter must not
/// be asked for a type that is being converted, so containers around such a mention are converted here.
fn convert_body(
    converter: &TypeConverter,
    ctx: &Context,
    old: Type,
    new: Type,
    elements: &[Type],
) -> Option<Vec<Type>> {
    elements
        .iter()
        .map(|&element| convert_member(converter, ctx, old, new, element, 0))
        .collect()
}

fn convert_member(
    converter: &TypeConverter,
    ctx: &Context,
    old: Type,
    new: Type,
    ty: Type,
    depth: u32,
) -> Option<Type> {
    if ty == old {
        return Some(new);
    }
    if depth > 256 || !mentions(ctx, ty, old) {
        return converter.convert_one(ctx, ty);
    }
    if let Some(array) = ty.as_::<ArrayType>(ctx) {
        let element = convert_member(converter, ctx, old, new, array.element, depth + 1)?;
        return Some(ArrayType::get(ctx, element, array.count));
    }
    let storage = ty
        .as_::<StructType>(ctx)
        .filter(|storage| storage.name().is_none())?;
    let elements: Option<Vec<Type>> = storage
        .elements()
        .iter()
        .map(|&element| convert_member(converter, ctx, old, new, element, depth + 1))
        .collect();
    Some(StructType::literal_with(
        ctx,
        &elements?,
        storage.is_packed(),
    ))
}

fn mentions(ctx: &Context, ty: Type, sought: Type) -> bool {
    let mut pending = vec![ty];
    let mut seen: Vec<Type> = Vec::new();
    while let Some(ty) = pending.pop() {
        if ty == sought {
            return true;
        }
        if seen.contains(&ty) {
            continue;
        }
        seen.push(ty);
        if let Some(array) = ty.as_::<ArrayType>(ctx) {
            pending.push(array.element);
        } else if let Some(storage) = ty.as_::<StructType>(ctx) {
            pending.extend(storage.elements());
        }
    }
    false
}

/// Whether the only input is a bare pointer that entered a function.
fn is_bare_pointer(builder: &Builder<'_>, input: ValueId) -> bool {
    let body = &*builder.body;
    if !body.ty(input).is::<PointerType>(builder.ctx) {
        return false;
    }
    let ValueDefinition::Argument(block, _) = body.definition(input) else {
        return false;
    };
    let Some(region) = body.parent_region(block) else {
        return false;
    };
    let owner = OpRef::new(builder.ctx, body, body.region_owner(region));
    body.entry_block(region) == Some(block)
        && builder
            .ctx
            .op_interface::<dyn FunctionOp>(owner.name())
            .is_some()
}

/// The descriptor of a memref from the arguments it was taken apart to.
fn pack(
    converter: &TypeConverter,
    builder: &mut Builder<'_>,
    ty: Type,
    inputs: &[ValueId],
) -> Option<ValueId> {
    let ctx = builder.ctx;
    if let Some(memref) = ty.as_::<MemRefType>(ctx) {
        if let [input] = inputs {
            if !is_bare_pointer(builder, *input) || !is_static(ctx, memref) {
                return None;
            }
            return MemRefDescriptor::from_static_shape(converter, builder, ty, *input, *input);
        }
        return MemRefDescriptor::pack(converter, builder, ty, inputs);
    }
    if ty.is::<UnrankedMemRefType>(ctx) && inputs.len() == 2 {
        return UnrankedMemRefDescriptor::pack(converter, builder, ty, inputs);
    }
    None
}

/// Whether all of a memref's sizes, strides and its offset are known.
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
    // One value of the descriptor's own type is an ordinary cast.
    if let [input] = inputs
        && converter.convert_one(builder.ctx, ty) == Some(builder.body.ty(*input))
    {
        return None;
    }
    let descriptor = pack(converter, builder, ty, inputs)?;
    Some(builder.create_value_of_cast(descriptor, ty))
}

fn pack_target(
    converter: &TypeConverter,
    builder: &mut Builder<'_>,
    target: Target<'_>,
    out: &mut Vec<ValueId>,
) -> bool {
    let [_] = target.types else { return false };
    if let [input] = target.inputs
        && converter.convert_one(builder.ctx, target.original) == Some(builder.body.ty(*input))
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

trait Cast {
    fn create_value_of_cast(&mut self, value: ValueId, ty: Type) -> ValueId;
}

impl Cast for Builder<'_> {
    fn create_value_of_cast(&mut self, value: ValueId, ty: Type) -> ValueId {
        let cast = self.create(terrace_builtin::UnrealizedConversionCastOpSpec {
            inputs: &[value],
            outputs: &[ty],
        });
        self.body.result(terrace_ir::OpView::id(cast), 0)
    }
}
