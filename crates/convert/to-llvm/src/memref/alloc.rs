//! Converts allocation on the heap and the stack, and deallocation.

use crate::memref::create::{self, gep, memref_type, operand_type, pointer_into, size_in_bytes};
use crate::memref::view::Buffer;
use terrace_builtin::MemRefType;
use terrace_builtin::attrs::int_value;
use terrace_builtin::data_layout::DataLayout;
use terrace_builtin::types::{BuiltinType, DYNAMIC};
use terrace_ir::{
    Attr, Builder, Context, OpView, OperandValues, SmallVec, Type, TypeClass, ValueId,
};
use terrace_llvm::{
    self as llvm, AddOp, AddrSpaceCastOp, IntToPtrOp, MulOp, PtrToIntOp, SubOp, URemOp, ZeroOp,
};
use terrace_llvm_common::{
    FREE, LlvmRewriter, MALLOC, MemRefDescriptor, RuntimeFunction, runtime_function,
};
use terrace_memref::layout::is_identity_layout;
use terrace_memref::{AllocOp, AllocOpArgs, AllocaOp, DeallocOp};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, OnConflict, require};

/// `aligned_alloc(index, index) -> ptr`
static ALIGNED_ALLOC: RuntimeFunction =
    RuntimeFunction::new("aligned_alloc", |index| vec![index, index]).returning(Type::LLVM_PTR);

/// `_mlir_memref_to_llvm_alloc(index) -> ptr`
static GENERIC_ALLOC: RuntimeFunction =
    RuntimeFunction::new("_mlir_memref_to_llvm_alloc", |index| vec![index])
        .returning(Type::LLVM_PTR);

/// `_mlir_memref_to_llvm_aligned_alloc(index, index) -> ptr`
static GENERIC_ALIGNED_ALLOC: RuntimeFunction =
    RuntimeFunction::new("_mlir_memref_to_llvm_aligned_alloc", |index| {
        vec![index, index]
    })
    .returning(Type::LLVM_PTR);

/// `_mlir_memref_to_llvm_free(ptr)`
static GENERIC_FREE: RuntimeFunction =
    RuntimeFunction::new("_mlir_memref_to_llvm_free", |_| vec![Type::LLVM_PTR]);

/// The functions that the conversion of allocations declares.
pub(crate) static FUNCTIONS: &[&RuntimeFunction] = &[
    &MALLOC,
    &FREE,
    &ALIGNED_ALLOC,
    &GENERIC_ALLOC,
    &GENERIC_ALIGNED_ALLOC,
    &GENERIC_FREE,
];

pub(crate) type Values = SmallVec<[ValueId; 4]>;

/// The type of an allocated memref, and the types derived from it.
pub(crate) struct Allocated<'c> {
    pub memref: &'c MemRefType,
    /// The converted element type.
    pub element: Type,
    /// The descriptor, a struct.
    pub descriptor: Type,
    /// The pointer type in the descriptor.
    pub pointer: Type,
}

impl<'c> Allocated<'c> {
    /// Computes the types. Fails if the memref has a non-identity layout or no converted type, or if `dynamic` is not
    /// its number of dynamic sizes.
    pub(crate) fn new(
        rw: &mut ConversionRewriter<'c>,
        ty: Type,
        dynamic: usize,
    ) -> Result<Self, NoMatch> {
        let ctx = rw.ctx();
        let memref = memref_type(ctx, ty)?;
        let element = rw.convert_type(memref.element)?;
        require(is_identity_layout(ctx, memref), "incompatible memref type")?;
        if memref.shape.iter().filter(|&&size| size == DYNAMIC).count() != dynamic {
            return Err(NoMatch::because(
                "the number of sizes does not fit the type",
            ));
        }
        let descriptor = rw.convert_type(ty)?;
        let pointer = pointer_into(LlvmRewriter::of(rw), ctx, ty)?;
        Ok(Allocated {
            memref,
            element,
            descriptor,
            pointer,
        })
    }
}

/// The sizes and strides of an allocation.
pub(crate) struct Shape {
    sizes: Values,
    strides: Values,
    /// The number of elements.
    count: ValueId,
}

impl Shape {
    /// Computes the sizes and strides: `getMemRefDescriptorSizes` without the size in bytes.
    pub(crate) fn new(
        llvm: LlvmRewriter<'_>,
        b: &mut Builder<'_>,
        shape: &[i64],
        mut dynamic: impl Iterator<Item = ValueId>,
    ) -> Self {
        let mut sizes = Values::new();
        for &size in shape {
            let given = if size == DYNAMIC {
                dynamic.next()
            } else {
                None
            };
            sizes.push(given.unwrap_or_else(|| llvm.index_constant(b, size)));
        }
        let mut running = llvm.index_constant(b, 1);
        let mut strides = Values::from_elem(running, shape.len());
        let mut stride = 1i64;
        for (dim, &size) in shape.iter().enumerate().rev() {
            strides[dim] = running;
            let is_first = stride == 1;
            if size == DYNAMIC {
                stride = DYNAMIC;
            } else if stride != DYNAMIC {
                stride = stride.wrapping_mul(size);
            }
            running = if is_first {
                sizes[dim]
            } else if stride == DYNAMIC {
                b.create_value(MulOp::spec(running, sizes[dim]))
            } else {
                llvm.index_constant(b, stride)
            };
        }
        Shape {
            sizes,
            strides,
            count: running,
        }
    }

    /// Returns the size in bytes.
    pub(crate) fn bytes(
        &self,
        llvm: LlvmRewriter<'_>,
        b: &mut Builder<'_>,
        element: Type,
    ) -> ValueId {
        let null = b.create_value(ZeroOp::spec(Type::LLVM_PTR));
        let end = gep(b, Type::LLVM_PTR, element, null, self.count);
        b.create_value(PtrToIntOp::spec(llvm.index_type(), end))
    }

    /// Creates the descriptor: `createMemRefDescriptor`.
    pub(crate) fn descriptor(
        &self,
        llvm: LlvmRewriter<'_>,
        b: &mut Builder<'_>,
        ty: Type,
        allocated: ValueId,
        aligned: ValueId,
    ) -> ValueId {
        let mut descriptor = MemRefDescriptor::poison(llvm.converter, b, ty);
        descriptor.set_allocated_ptr(b, allocated);
        descriptor.set_aligned_ptr(b, aligned);
        descriptor.set_constant_offset(b, 0);
        for (dim, &size) in self.sizes.iter().enumerate() {
            descriptor.set_size(b, dim, size);
        }
        for (dim, &stride) in self.strides.iter().enumerate() {
            descriptor.set_stride(b, dim, stride);
        }
        descriptor.value()
    }
}

/// `createAligned`: rounds up to the next multiple of `alignment`.
fn align(
    llvm: LlvmRewriter<'_>,
    b: &mut Builder<'_>,
    value: ValueId,
    alignment: ValueId,
) -> ValueId {
    let one = llvm.index_constant(b, 1);
    let bump = b.create_value(SubOp::spec(alignment, one));
    let bumped = b.create_value(AddOp::spec(value, bump));
    let rest = b.create_value(URemOp::spec(bumped, alignment));
    b.create_value(SubOp::spec(bumped, rest))
}

/// Casts the pointer to another address space: MLIR's `castAllocFuncResult`.
fn in_space(b: &mut Builder<'_>, pointer: ValueId, ty: Type) -> ValueId {
    if ty == b.body().ty(pointer) {
        pointer
    } else {
        b.create_value(AddrSpaceCastOp::spec(ty, pointer))
    }
}

/// Scalar types that are sufficiently aligned by `malloc`.
const SCALAR: TypeClass = TypeClass::SIGNLESS_INT
    .or(TypeClass::INDEX)
    .or(TypeClass::FLOAT);

fn dynamic_sizes<'a>(
    rw: &ConversionRewriter<'_>,
    op: AllocOp,
    operands: OperandValues<'a>,
) -> &'a [ValueId] {
    AllocOpArgs::new(rw.op(op.id()), operands).dynamic_sizes()
}

fn known_alignment(ctx: &Context, alignment: Option<Attr>) -> Option<i64> {
    int_value(ctx, alignment?)
}

/// Allocates with `malloc` and aligns the pointer explicitly.
pub(crate) fn lower_alloc(
    op: AllocOp,
    args: Adaptor<'_, AllocOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let sizes = dynamic_sizes(rw, op, args.values());
    let ty = rw.read(op).memref_type();
    let new = Allocated::new(rw, ty, sizes.len())?;
    let index = llvm.index_type();
    let function = if llvm.options().generic_functions {
        &GENERIC_ALLOC
    } else {
        &MALLOC
    };
    let malloc = runtime_function(rw, function, index, OnConflict::Rename)?;
    let alignment = known_alignment(ctx, rw.read(op).alignment_attr());

    let mut b = rw.builder();
    let shape = Shape::new(llvm, &mut b, &new.memref.shape, sizes.iter().copied());
    let mut bytes = shape.bytes(llvm, &mut b, new.element);
    let alignment = match alignment {
        Some(alignment) => Some(llvm.index_constant(&mut b, alignment)),
        None if new.memref.element.class(ctx).intersects(SCALAR) => None,
        None => Some(size_in_bytes(llvm, &mut b, new.element)),
    };
    if let Some(alignment) = alignment {
        bytes = b.create_value(AddOp::spec(bytes, alignment));
    }
    let call = malloc.call(rw, &[bytes], Some(Type::LLVM_PTR));
    let mut b = rw.builder();
    let allocated = b.body().result(call, 0);
    let allocated = in_space(&mut b, allocated, new.pointer);
    let mut aligned = allocated;
    if let Some(alignment) = alignment {
        let address = b.create_value(PtrToIntOp::spec(index, allocated));
        let address = align(llvm, &mut b, address, alignment);
        aligned = b.create_value(IntToPtrOp::spec(new.pointer, address));
    }
    let descriptor = shape.descriptor(llvm, &mut b, new.descriptor, allocated, aligned);
    rw.replace_op(op.id(), &[descriptor]);
    Ok(())
}

/// The minimum alignment of `aligned_alloc`.
const MIN_ALIGNMENT: u64 = 16;

/// Returns the size of an element in memory, or `None` if the size is unknown.
fn element_size(
    ctx: &Context,
    llvm: LlvmRewriter<'_>,
    element: Type,
    modules: &[Attr],
) -> Option<u64> {
    let pointer = u64::from(llvm.options().pointer_bitwidth.div_ceil(8));
    let index = u64::from(llvm.options().index_bitwidth.div_ceil(8));
    match BuiltinType::of(ctx, element) {
        BuiltinType::MemRef(memref) => {
            return Some(2 * pointer + (1 + 2 * memref.shape.len() as u64) * index);
        }
        BuiltinType::UnrankedMemRef(_) => return Some(index + pointer),
        _ => (),
    }
    let size = DataLayout::of(ctx, modules).type_size(element)?;
    (!size.scalable).then_some(size.min)
}

/// Allocates with `aligned_alloc`.
pub(crate) fn lower_aligned_alloc(
    op: AllocOp,
    args: Adaptor<'_, AllocOp>,
    modules: &[Attr],
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let sizes = dynamic_sizes(rw, op, args.values());
    let ty = rw.read(op).memref_type();
    let new = Allocated::new(rw, ty, sizes.len())?;
    let element = element_size(ctx, llvm, new.memref.element, modules)
        .ok_or("the size of the element type is not known")?;
    let alignment = match known_alignment(ctx, rw.read(op).alignment_attr()) {
        Some(alignment) => alignment,
        // The default alignment is the element size, rounded up to a power of two.
        None => element
            .checked_next_power_of_two()
            .and_then(|size| i64::try_from(size.max(MIN_ALIGNMENT)).ok())
            .ok_or("an element is too large")?,
    };
    let known = new.memref.shape.iter().filter(|&&size| size != DYNAMIC);
    let divisor = known.fold(element, |product, &size| product.wrapping_mul(size as u64));
    let index = llvm.index_type();
    let function = if llvm.options().generic_functions {
        &GENERIC_ALIGNED_ALLOC
    } else {
        &ALIGNED_ALLOC
    };
    let aligned_alloc = runtime_function(rw, function, index, OnConflict::Rename)?;

    let mut b = rw.builder();
    let shape = Shape::new(llvm, &mut b, &new.memref.shape, sizes.iter().copied());
    let mut bytes = shape.bytes(llvm, &mut b, new.element);
    let alignment_value = llvm.index_constant(&mut b, alignment);
    // `aligned_alloc` requires a size that is a multiple of the alignment.
    if alignment > 0 && !divisor.is_multiple_of(alignment as u64) {
        bytes = align(llvm, &mut b, bytes, alignment_value);
    }
    let call = aligned_alloc.call(rw, &[alignment_value, bytes], Some(Type::LLVM_PTR));
    let mut b = rw.builder();
    let pointer = b.body().result(call, 0);
    let pointer = in_space(&mut b, pointer, new.pointer);
    let descriptor = shape.descriptor(llvm, &mut b, new.descriptor, pointer, pointer);
    rw.replace_op(op.id(), &[descriptor]);
    Ok(())
}

/// Lowers `memref.alloca`.
pub(crate) fn lower_alloca(
    op: AllocaOp,
    args: Adaptor<'_, AllocaOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let view = rw.read(op);
    let sizes = args.dynamic_sizes();
    let (ty, alignment) = (view.memref_type(), view.alignment_attr());
    let new = Allocated::new(rw, ty, sizes.len())?;
    let alignment = create::alignment(ctx, alignment);

    let mut b = rw.builder();
    let shape = Shape::new(llvm, &mut b, &new.memref.shape, sizes.iter().copied());
    let pointer = b.create_value(
        llvm::AllocaOp::spec(new.pointer, shape.count, new.element).alignment(alignment),
    );
    let descriptor = shape.descriptor(llvm, &mut b, new.descriptor, pointer, pointer);
    rw.replace_op(op.id(), &[descriptor]);
    Ok(())
}

/// Lowers `memref.dealloc` to a call that frees heap memory.
pub(crate) fn lower_dealloc(
    op: DeallocOp,
    args: Adaptor<'_, DeallocOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let llvm = LlvmRewriter::of(rw);
    let ty = operand_type(rw.body(), op.id(), 0);
    let function = if llvm.options().generic_functions {
        &GENERIC_FREE
    } else {
        &FREE
    };
    let free = runtime_function(rw, function, llvm.index_type(), OnConflict::Rename)?;

    let mut b = rw.builder();
    let pointer = Buffer::new(llvm, &mut b, ty, args.memref()).allocated_ptr(&mut b);
    let pointer = in_space(&mut b, pointer, Type::LLVM_PTR);
    free.call(rw, &[pointer], None);
    rw.replace_op(op.id(), &[]);
    Ok(())
}
