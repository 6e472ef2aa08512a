//! Builds and reads values of struct types, in particular memref descriptors.

use crate::converter::LlvmData;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::DYNAMIC;
use terrace_builtin::{MemRefType, UnrankedMemRefType};
use terrace_ir::{Attr, Builder, Context, Type, ValueId};
use terrace_llvm::types::{LlvmType, element_at};
use terrace_llvm::{AddOp, ConstantOp, ExtractValueOp, InsertValueOp, MulOp, PoisonOp};
use terrace_rewrite::TypeConverter;

/// Reads and replaces fields of a struct value: MLIR's `StructBuilder`.
///
/// ```
/// use terrace_ir::{Builder, ValueId};
/// use terrace_llvm_common::StructBuilder;
///
/// /// The struct with its first two fields swapped.
/// fn swap(builder: &mut Builder<'_>, value: ValueId) -> ValueId {
///     let old = StructBuilder::new(builder, value);
///     let (first, second) = (old.extract(builder, 0), old.extract(builder, 1));
///     let mut new = StructBuilder::poison(builder, old.ty());
///     new.insert(builder, 0, second);
///     new.insert(builder, 1, first);
///     new.value()
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct StructBuilder {
    value: ValueId,
    ty: Type,
}

impl StructBuilder {
    /// Wraps an existing value.
    pub fn new(builder: &Builder<'_>, value: ValueId) -> Self {
        StructBuilder {
            value,
            ty: builder.body().ty(value),
        }
    }

    /// Creates a struct with undefined fields.
    pub fn poison(builder: &mut Builder<'_>, ty: Type) -> Self {
        StructBuilder {
            value: builder.create_value(PoisonOp::spec(ty)),
            ty,
        }
    }

    /// The current struct.
    pub fn value(&self) -> ValueId {
        self.value
    }

    /// The struct's type.
    pub fn ty(&self) -> Type {
        self.ty
    }

    fn field_type(&self, ctx: &Context, field: usize) -> Type {
        element_at(ctx, self.ty, field as i64).unwrap_or(self.ty)
    }

    /// Reads a field.
    pub fn extract(&self, builder: &mut Builder<'_>, field: usize) -> ValueId {
        let position = builder.ctx.i64_array(&[field as i64]);
        self.extract_at(builder, field, position)
    }

    /// Replaces a field.
    pub fn insert(&mut self, builder: &mut Builder<'_>, field: usize, value: ValueId) {
        let position = builder.ctx.i64_array(&[field as i64]);
        self.insert_at(builder, position, value);
    }

    /// Reads a field. `position` must be `[field]`.
    fn extract_at(&self, builder: &mut Builder<'_>, field: usize, position: Attr) -> ValueId {
        let res = self.field_type(builder.ctx, field);
        builder.create_value(ExtractValueOp::spec(res, self.value, &[]).position_attr(position))
    }

    /// Replaces a field, or an element of a field.
    fn insert_at(&mut self, builder: &mut Builder<'_>, position: Attr, value: ValueId) {
        self.value = builder
            .create_value(InsertValueOp::spec(self.value, value, &[]).position_attr(position));
    }
}

/// A complex number as a struct of its parts: MLIR's `ComplexStructBuilder`.
///
/// ```
/// use terrace_ir::{Builder, ValueId};
/// use terrace_llvm::FNegOp;
/// use terrace_llvm_common::ComplexStructBuilder;
///
/// fn conjugate(builder: &mut Builder<'_>, number: ValueId) -> ValueId {
///     let parts = ComplexStructBuilder::new(builder, number);
///     let real = parts.real(builder);
///     let imaginary = parts.imaginary(builder);
///     let negated = builder.create_value(FNegOp::spec(imaginary));
///     let ty = builder.body().ty(number);
///     let mut result = ComplexStructBuilder::poison(builder, ty);
///     result.set_real(builder, real);
///     result.set_imaginary(builder, negated);
///     result.value()
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ComplexStructBuilder(StructBuilder);

impl ComplexStructBuilder {
    /// Wraps an existing value.
    pub fn new(builder: &Builder<'_>, value: ValueId) -> Self {
        ComplexStructBuilder(StructBuilder::new(builder, value))
    }

    /// Creates a complex number with undefined parts. `ty` is the struct type.
    pub fn poison(builder: &mut Builder<'_>, ty: Type) -> Self {
        ComplexStructBuilder(StructBuilder::poison(builder, ty))
    }

    /// The current number.
    pub fn value(&self) -> ValueId {
        self.0.value()
    }

    /// The real part.
    pub fn real(&self, builder: &mut Builder<'_>) -> ValueId {
        self.0.extract(builder, 0)
    }

    /// The imaginary part.
    pub fn imaginary(&self, builder: &mut Builder<'_>) -> ValueId {
        self.0.extract(builder, 1)
    }

    /// Sets the real part.
    pub fn set_real(&mut self, builder: &mut Builder<'_>, value: ValueId) {
        self.0.insert(builder, 0, value);
    }

    /// Sets the imaginary part.
    pub fn set_imaginary(&mut self, builder: &mut Builder<'_>, value: ValueId) {
        self.0.insert(builder, 1, value);
    }
}

const ALLOCATED: usize = 0;
const ALIGNED: usize = 1;
const OFFSET: usize = 2;
const SIZES: usize = 3;
const STRIDES: usize = 4;

/// A memref descriptor, `{allocated pointer, aligned pointer, offset, [sizes], [strides]}`: MLIR's `MemRefDescriptor`.
///
/// ```
/// use terrace_ir::{Builder, ValueId};
/// use terrace_llvm_common::{LlvmRewriter, MemRefDescriptor};
///
/// /// The memref without its first element; `descriptor` is one of a memref of one dimension.
/// fn tail(llvm: LlvmRewriter<'_>, builder: &mut Builder<'_>, descriptor: ValueId) -> ValueId {
///     let mut memref = MemRefDescriptor::new(llvm.converter, builder, descriptor);
///     let one = llvm.index_constant(builder, 1);
///     let (offset, size) = (memref.offset(builder), memref.size(builder, 0));
///     let stride = memref.stride(builder, 0);
///     let offset = builder.create_value(terrace_llvm::AddOp::spec(offset, stride));
///     let size = builder.create_value(terrace_llvm::SubOp::spec(size, one));
///     memref.set_offset(builder, offset);
///     memref.set_size(builder, 0, size);
///     memref.value()
/// }
/// ```
#[derive(Clone, Copy)]
pub struct MemRefDescriptor<'c> {
    fields: StructBuilder,
    data: &'c LlvmData,
}

impl<'c> MemRefDescriptor<'c> {
    /// Wraps an existing descriptor.
    pub fn new(converter: &'c TypeConverter, builder: &Builder<'_>, value: ValueId) -> Self {
        MemRefDescriptor {
            fields: StructBuilder::new(builder, value),
            data: LlvmData::of(converter),
        }
    }

    /// Creates a descriptor with undefined fields. `ty` is the struct type.
    pub fn poison(converter: &'c TypeConverter, builder: &mut Builder<'_>, ty: Type) -> Self {
        MemRefDescriptor {
            fields: StructBuilder::poison(builder, ty),
            data: LlvmData::of(converter),
        }
    }

    /// The current descriptor.
    pub fn value(&self) -> ValueId {
        self.fields.value()
    }

    /// Returns the rank, computed from the struct type.
    pub fn rank(&self, ctx: &Context) -> usize {
        let sizes = element_at(ctx, self.fields.ty(), SIZES as i64);
        match sizes.map(|sizes| LlvmType::of(ctx, sizes)) {
            Some(LlvmType::Array(sizes)) => sizes.count as usize,
            _ => 0,
        }
    }

    /// The type of the two pointers.
    pub fn pointer_type(&self, ctx: &Context) -> Type {
        element_at(ctx, self.fields.ty(), ALIGNED as i64).unwrap_or(Type::LLVM_PTR)
    }

    fn get(&self, builder: &mut Builder<'_>, field: usize) -> ValueId {
        let position = self.data.field(builder.ctx, field);
        self.fields.extract_at(builder, field, position)
    }

    fn set(&mut self, builder: &mut Builder<'_>, field: usize, value: ValueId) {
        let position = self.data.field(builder.ctx, field);
        self.fields.insert_at(builder, position, value);
    }

    fn get_in(&self, builder: &mut Builder<'_>, field: usize, dim: usize) -> ValueId {
        let position = self.data.element(builder.ctx, field, dim);
        let container = self.fields.value();
        builder.create_value(
            ExtractValueOp::spec(self.data.index, container, &[]).position_attr(position),
        )
    }

    fn set_in(&mut self, builder: &mut Builder<'_>, field: usize, dim: usize, value: ValueId) {
        let position = self.data.element(builder.ctx, field, dim);
        self.fields.insert_at(builder, position, value);
    }

    fn constant(&self, builder: &mut Builder<'_>, value: i64) -> ValueId {
        index_constant(builder, self.data, value)
    }

    /// The allocated pointer, for deallocation.
    pub fn allocated_ptr(&self, builder: &mut Builder<'_>) -> ValueId {
        self.get(builder, ALLOCATED)
    }

    /// Sets the allocated pointer.
    pub fn set_allocated_ptr(&mut self, builder: &mut Builder<'_>, value: ValueId) {
        self.set(builder, ALLOCATED, value);
    }

    /// The aligned pointer, for accesses.
    pub fn aligned_ptr(&self, builder: &mut Builder<'_>) -> ValueId {
        self.get(builder, ALIGNED)
    }

    /// Sets the aligned pointer.
    pub fn set_aligned_ptr(&mut self, builder: &mut Builder<'_>, value: ValueId) {
        self.set(builder, ALIGNED, value);
    }

    /// The offset in elements from the aligned pointer to the first element.
    pub fn offset(&self, builder: &mut Builder<'_>) -> ValueId {
        self.get(builder, OFFSET)
    }

    /// Sets the offset.
    pub fn set_offset(&mut self, builder: &mut Builder<'_>, value: ValueId) {
        self.set(builder, OFFSET, value);
    }

    /// Sets the offset to a constant.
    pub fn set_constant_offset(&mut self, builder: &mut Builder<'_>, value: i64) {
        let value = self.constant(builder, value);
        self.set_offset(builder, value);
    }

    /// The size of a dimension.
    pub fn size(&self, builder: &mut Builder<'_>, dim: usize) -> ValueId {
        self.get_in(builder, SIZES, dim)
    }

    /// Sets the size of a dimension.
    pub fn set_size(&mut self, builder: &mut Builder<'_>, dim: usize, value: ValueId) {
        self.set_in(builder, SIZES, dim, value);
    }

    /// Sets the size of a dimension to a constant.
    pub fn set_constant_size(&mut self, builder: &mut Builder<'_>, dim: usize, value: i64) {
        let value = self.constant(builder, value);
        self.set_size(builder, dim, value);
    }

    /// The stride of a dimension.
    pub fn stride(&self, builder: &mut Builder<'_>, dim: usize) -> ValueId {
        self.get_in(builder, STRIDES, dim)
    }

    /// Sets the stride of a dimension.
    pub fn set_stride(&mut self, builder: &mut Builder<'_>, dim: usize, value: ValueId) {
        self.set_in(builder, STRIDES, dim, value);
    }

    /// Sets the stride of a dimension to a constant.
    pub fn set_constant_stride(&mut self, builder: &mut Builder<'_>, dim: usize, value: i64) {
        let value = self.constant(builder, value);
        self.set_stride(builder, dim, value);
    }

    /// Packs values into a descriptor: `{allocated, aligned, offset, sizes.., strides..}`.
    pub fn pack(
        converter: &'c TypeConverter,
        builder: &mut Builder<'_>,
        memref: Type,
        values: &[ValueId],
    ) -> Option<ValueId> {
        let rank = memref.as_::<MemRefType>(builder.ctx)?.shape.len();
        if values.len() != Self::unpacked_count(rank) {
            return None;
        }
        let ty = converter.convert_one(builder.ctx, memref)?;
        let mut descriptor = Self::poison(converter, builder, ty);
        descriptor.set_allocated_ptr(builder, values[ALLOCATED]);
        descriptor.set_aligned_ptr(builder, values[ALIGNED]);
        descriptor.set_offset(builder, values[OFFSET]);
        for dim in 0..rank {
            descriptor.set_size(builder, dim, values[SIZES + dim]);
            descriptor.set_stride(builder, dim, values[SIZES + rank + dim]);
        }
        Some(descriptor.value())
    }

    /// Returns the number of unpacked values of a descriptor with this rank.
    pub fn unpacked_count(rank: usize) -> usize {
        3 + 2 * rank
    }

    /// Unpacks the descriptor: allocated, aligned, offset, sizes, strides.
    pub fn unpack(&self, builder: &mut Builder<'_>, rank: usize, out: &mut Vec<ValueId>) {
        out.push(self.allocated_ptr(builder));
        out.push(self.aligned_ptr(builder));
        out.push(self.offset(builder));
        for dim in 0..rank {
            out.push(self.size(builder, dim));
        }
        for dim in 0..rank {
            out.push(self.stride(builder, dim));
        }
    }

    /// Creates the descriptor of memory with static sizes, strides and offset.
    pub fn from_static_shape(
        converter: &'c TypeConverter,
        builder: &mut Builder<'_>,
        memref: Type,
        allocated: ValueId,
        aligned: ValueId,
    ) -> Option<ValueId> {
        let ctx = builder.ctx;
        let storage = memref.as_::<MemRefType>(ctx)?;
        let strided = storage.strided(ctx)?;
        let ty = converter.convert_one(ctx, memref)?;
        let mut descriptor = Self::poison(converter, builder, ty);
        descriptor.set_allocated_ptr(builder, allocated);
        descriptor.set_aligned_ptr(builder, aligned);
        descriptor.set_constant_offset(builder, strided.offset);
        for (dim, (&size, &stride)) in storage.shape.iter().zip(&strided.strides).enumerate() {
            debug_assert!(size != DYNAMIC && stride != DYNAMIC);
            descriptor.set_constant_size(builder, dim, size);
            descriptor.set_constant_stride(builder, dim, stride);
        }
        Some(descriptor.value())
    }
}

/// Creates a constant of the converted index type: `llvm.mlir.constant(value : index) : i64`.
pub(crate) fn index_constant(builder: &mut Builder<'_>, data: &LlvmData, value: i64) -> ValueId {
    let value = data.index_attr(builder.ctx, value);
    builder.create_value(ConstantOp::spec(data.index, value))
}

/// An unranked memref descriptor, `{rank, pointer to a ranked descriptor}`: MLIR's `UnrankedMemRefDescriptor`.
///
/// ```
/// use terrace_ir::{Builder, Type, ValueId};
/// use terrace_llvm_common::{LlvmRewriter, UnrankedMemRefDescriptor};
///
/// /// A memref of unknown rank from one of rank 2 whose descriptor is in memory; `ty` is the struct.
/// fn forget_rank(llvm: LlvmRewriter<'_>, builder: &mut Builder<'_>, ty: Type, pointer: ValueId) -> ValueId {
///     let mut memref = UnrankedMemRefDescriptor::poison(llvm.converter, builder, ty);
///     let rank = llvm.index_constant(builder, 2);
///     memref.set_rank(builder, rank);
///     memref.set_memref_desc_ptr(builder, pointer);
///     memref.value()
/// }
/// ```
#[derive(Clone, Copy)]
pub struct UnrankedMemRefDescriptor<'c> {
    fields: StructBuilder,
    data: &'c LlvmData,
}

impl<'c> UnrankedMemRefDescriptor<'c> {
    /// Wraps an existing descriptor.
    pub fn new(converter: &'c TypeConverter, builder: &Builder<'_>, value: ValueId) -> Self {
        UnrankedMemRefDescriptor {
            fields: StructBuilder::new(builder, value),
            data: LlvmData::of(converter),
        }
    }

    /// Creates a descriptor with undefined fields. `ty` is the struct type.
    pub fn poison(converter: &'c TypeConverter, builder: &mut Builder<'_>, ty: Type) -> Self {
        UnrankedMemRefDescriptor {
            fields: StructBuilder::poison(builder, ty),
            data: LlvmData::of(converter),
        }
    }

    /// The current descriptor.
    pub fn value(&self) -> ValueId {
        self.fields.value()
    }

    /// The rank.
    pub fn rank(&self, builder: &mut Builder<'_>) -> ValueId {
        let position = self.data.field(builder.ctx, 0);
        self.fields.extract_at(builder, 0, position)
    }

    /// Sets the rank.
    pub fn set_rank(&mut self, builder: &mut Builder<'_>, value: ValueId) {
        let position = self.data.field(builder.ctx, 0);
        self.fields.insert_at(builder, position, value);
    }

    /// The pointer to the ranked descriptor.
    pub fn memref_desc_ptr(&self, builder: &mut Builder<'_>) -> ValueId {
        let position = self.data.field(builder.ctx, 1);
        self.fields.extract_at(builder, 1, position)
    }

    /// Sets the pointer to the ranked descriptor.
    pub fn set_memref_desc_ptr(&mut self, builder: &mut Builder<'_>, value: ValueId) {
        let position = self.data.field(builder.ctx, 1);
        self.fields.insert_at(builder, position, value);
    }

    /// Packs two values into a descriptor.
    pub fn pack(
        converter: &'c TypeConverter,
        builder: &mut Builder<'_>,
        memref: Type,
        values: &[ValueId],
    ) -> Option<ValueId> {
        memref.as_::<UnrankedMemRefType>(builder.ctx)?;
        let [rank, pointer] = *values else {
            return None;
        };
        let ty = converter.convert_one(builder.ctx, memref)?;
        let mut descriptor = Self::poison(converter, builder, ty);
        descriptor.set_rank(builder, rank);
        descriptor.set_memref_desc_ptr(builder, pointer);
        Some(descriptor.value())
    }

    /// Unpacks the descriptor.
    pub fn unpack(&self, builder: &mut Builder<'_>, out: &mut Vec<ValueId>) {
        out.push(self.rank(builder));
        out.push(self.memref_desc_ptr(builder));
    }

    /// Computes the size in bytes of the ranked descriptor that this one points to:
    /// `2 * sizeof(pointer) + (1 + 2 * rank) * sizeof(index)`.
    pub fn compute_size(&self, converter: &TypeConverter, builder: &mut Builder<'_>) -> ValueId {
        let data = LlvmData::of(converter);
        let bytes = |bits: u32| i64::from(bits.div_ceil(8));
        let one = index_constant(builder, data, 1);
        let two = index_constant(builder, data, 2);
        let index_size = index_constant(builder, data, bytes(data.options.index_bitwidth));
        let pointer_size = index_constant(builder, data, bytes(data.options.pointer_bitwidth));
        let pointers = builder.create_value(MulOp::spec(two, pointer_size));
        let rank = self.rank(builder);
        let double_rank = builder.create_value(MulOp::spec(two, rank));
        let count = builder.create_value(AddOp::spec(double_rank, one));
        let indices = builder.create_value(MulOp::spec(count, index_size));
        builder.create_value(AddOp::spec(pointers, indices))
    }
}
