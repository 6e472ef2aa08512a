//! Converts queries of sizes, ranks and pointers, and assumptions about memrefs.

use crate::memref::create::{
    alloca, gep, gep_const, memref_type, operand_type, pointer_into, true_constant,
};
use crate::memref::view::Buffer;
use terrace_builtin::UnrankedMemRefType;
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::types::{DYNAMIC, shape};
use terrace_ir::stack::StackPlace;
use terrace_ir::{
    Attr, Body, Builder, Context, InsertPoint, OpId, OpView, SmallVec, Traits, Type, ValueId,
};
use terrace_llvm::ops::DYNAMIC_INDEX;
use terrace_llvm::types::{ArrayType, StructType};
use terrace_llvm::{AddOp, AssumeOp, ExtractValueOp, GEPOp, LoadOp, PtrToIntOp, StoreOp};
use terrace_llvm_common::{AddressFlags, LlvmRewriter, MemRefDescriptor, UnrankedMemRefDescriptor};
use terrace_memref::{
    AssumeAlignmentOp, DimOp, DistinctObjectsOp, ExtractAlignedPointerAsIndexOp,
    ExtractStridedMetadataOp, RankOp,
};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, require};

/// Lowers `memref.dim`.
pub(crate) fn lower_dim(
    op: DimOp,
    args: Adaptor<'_, DimOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let body = rw.body();
    let view = rw.read(op);
    let ty = view.source_type();
    let size = if ty.is::<UnrankedMemRefType>(ctx) {
        let Ok(pointer) = pointer_into(llvm, ctx, ty) else {
            let message = "'memref.dim' op memref memory space must be convertible to an integer address space";
            rw.error(op.id(), message);
            return Err(NoMatch::because("the memory space is not an integer"));
        };
        size_of_unranked(
            llvm,
            &mut rw.builder(),
            args.source(),
            args.index(),
            pointer,
        )
    } else {
        let memref = memref_type(ctx, ty)?;
        let known = constant_index(ctx, body, view.index());
        let known = known
            .and_then(|dim| usize::try_from(dim).ok())
            .filter(|&dim| dim < memref.shape.len());
        let mut b = rw.builder();
        match known {
            Some(dim) if memref.shape[dim] == DYNAMIC => {
                llvm.descriptor(&b, args.source()).size(&mut b, dim)
            }
            Some(dim) => llvm.index_constant(&mut b, memref.shape[dim]),
            None => {
                let rank = memref.shape.len();
                size_at(op.id(), llvm, args.source(), args.index(), rank, rw)
            }
        }
    };
    rw.replace_op(op.id(), &[size]);
    Ok(())
}

/// Returns the value of an index that a constant defines.
fn constant_index(ctx: &Context, body: &Body, index: ValueId) -> Option<i64> {
    let op = body.defining_op(index)?;
    let def = ctx
        .op_def(body.name(op))
        .filter(|def| def.has(Traits::CONSTANT_LIKE))?;
    int_value(ctx, body.prop(op, def.prop_index("value")?)?)
}

/// Returns the size of a dynamic dimension index, by storing the sizes on the stack and indexing them. Repeated
/// executions of the operation use the same stack slot.
fn size_at(
    op: OpId,
    llvm: LlvmRewriter<'_>,
    source: ValueId,
    dim: ValueId,
    rank: usize,
    rw: &mut ConversionRewriter<'_>,
) -> ValueId {
    let (ctx, index) = (rw.ctx(), llvm.index_type());
    let array = ArrayType::get(ctx, index, rank as u64);
    let shared = StackPlace::of(ctx, rw.body(), op).filter(|place| place.is_repeated);
    let at = match shared {
        Some(place) => InsertPoint::start(rw.body(), place.entry),
        None => InsertPoint::before(rw.body(), op),
    };
    let one = llvm.index_constant(&mut rw.builder_at(at), 1);
    let sizes = rw.create_value(ExtractValueOp::spec(array, source, &[3]));
    let memory = alloca(&mut rw.builder_at(at), array, one);
    let mut b = rw.builder();
    b.create(StoreOp::spec(sizes, memory));
    let indices = [0, DYNAMIC_INDEX];
    let address = b.create_value(GEPOp::spec(Type::LLVM_PTR, memory, &[dim], &indices, array));
    b.create_value(LoadOp::spec(index, address))
}

/// Returns the size of a dimension of an unranked memref. In its descriptor, the sizes follow the offset.
fn size_of_unranked(
    llvm: LlvmRewriter<'_>,
    b: &mut Builder<'_>,
    source: ValueId,
    dim: ValueId,
    pointer: Type,
) -> ValueId {
    let (ctx, index) = (b.ctx, llvm.index_type());
    let inner = UnrankedMemRefDescriptor::new(llvm.converter, b, source).memref_desc_ptr(b);
    // MLIR uses a descriptor type in the default address space, regardless of the memref's memory space.
    let scalar = StructType::literal(ctx, &[Type::LLVM_PTR, Type::LLVM_PTR, index]);
    let offset = gep_const(b, pointer, scalar, inner, &[0, 2]);
    let one = llvm.index_constant(b, 1);
    let next = b.create_value(AddOp::spec(one, dim));
    let address = gep(b, pointer, index, offset, next);
    b.create_value(LoadOp::spec(index, address))
}

/// Lowers `memref.rank`.
pub(crate) fn lower_rank(
    op: RankOp,
    args: Adaptor<'_, RankOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let memref = args.memref();
    let ty = operand_type(rw.body(), op.id(), 0);
    let mut b = rw.builder();
    let rank = match shape(ctx, ty) {
        Some(sizes) => llvm.index_constant(&mut b, sizes.len() as i64),
        None => UnrankedMemRefDescriptor::new(llvm.converter, &b, memref).rank(&mut b),
    };
    rw.replace_op(op.id(), &[rank]);
    Ok(())
}

/// Lowers `memref.extract_aligned_pointer_as_index`.
pub(crate) fn convert_extract_aligned_pointer_as_index(
    op: ExtractAlignedPointerAsIndexOp,
    args: Adaptor<'_, ExtractAlignedPointerAsIndexOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let llvm = LlvmRewriter::of(rw);
    let ty = rw.read(op).source_type();
    let mut b = rw.builder();
    let pointer = Buffer::new(llvm, &mut b, ty, args.source()).aligned_ptr(&mut b);
    rw.replace_op_with(op.id(), PtrToIntOp::spec(llvm.index_type(), pointer));
    Ok(())
}

/// Lowers `memref.extract_strided_metadata` to all parts of the descriptor.
pub(crate) fn lower_extract_strided_metadata(
    op: ExtractStridedMetadataOp,
    args: Adaptor<'_, ExtractStridedMetadataOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let body = rw.body();
    let view = rw.read(op);
    let source = args.source();
    let rank = memref_type(ctx, view.source_type())?.shape.len();
    let base_type = view.base_buffer_type();
    let why = "the number of results does not fit the rank";
    require(body.num_results(op.id()) == 2 + 2 * rank, why)?;
    let base = memref_type(ctx, base_type)?;
    if !base.shape.is_empty()
        || base
            .strided(ctx)
            .is_none_or(|strided| strided.offset == DYNAMIC)
    {
        return Err(NoMatch::because("the offset of the base is not known"));
    }
    rw.convert_type(base_type)?;
    let mut b = rw.builder();
    let source = llvm.descriptor(&b, source);
    let mut results: SmallVec<[ValueId; 8]> = SmallVec::new();
    let allocated = source.allocated_ptr(&mut b);
    let aligned = source.aligned_ptr(&mut b);
    let base =
        MemRefDescriptor::from_static_shape(llvm.converter, &mut b, base_type, allocated, aligned)
            .expect("invariant: the type was checked");
    results.push(base);
    results.push(source.offset(&mut b));
    for dim in 0..rank {
        results.push(source.size(&mut b, dim));
    }
    for dim in 0..rank {
        results.push(source.stride(&mut b, dim));
    }
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Creates `llvm.intr.assume true ["tag"(arguments)]`.
fn assume(b: &mut Builder<'_>, cond: ValueId, tag: &str, arguments: &[ValueId]) {
    let ctx = b.ctx;
    let tag: Attr = ctx.string(tag);
    b.create(
        AssumeOp::spec(cond)
            .op_bundle_operands(arguments)
            .op_bundle_sizes(&[arguments.len() as i32][..])
            .op_bundle_tags_attr(ctx.array(&[tag])),
    );
}

/// Lowers `memref.assume_alignment` to an operand bundle.
pub(crate) fn lower_assume_alignment(
    op: AssumeAlignmentOp,
    args: Adaptor<'_, AssumeAlignmentOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let view = rw.read(op);
    let memref = args.memref();
    let ty = view.memref_type();
    let alignment = int_value(ctx, view.alignment_attr()).ok_or("no alignment")?;
    let mut b = rw.builder();
    let pointer = llvm.strided_element_ptr(&mut b, ty, memref, &[], AddressFlags::default())?;
    let cond = true_constant(&mut b);
    let alignment = llvm.index_constant(&mut b, alignment);
    assume(&mut b, cond, "align", &[pointer, alignment]);
    rw.replace_op(op.id(), &[memref]);
    Ok(())
}

/// Lowers `memref.distinct_objects` to one operand bundle per pair.
pub(crate) fn lower_distinct_objects(
    op: DistinctObjectsOp,
    args: Adaptor<'_, DistinctObjectsOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let llvm = LlvmRewriter::of(rw);
    let memrefs = args.operands();
    if memrefs.len() > 1 {
        let mut types: SmallVec<[Type; 4]> = SmallVec::new();
        types.extend(rw.body().operands(op.id()).map(|value| rw.body().ty(value)));
        distinct(llvm, &mut rw.builder(), memrefs, &types)?;
    }
    rw.replace_op(op.id(), memrefs);
    Ok(())
}

fn distinct(
    llvm: LlvmRewriter<'_>,
    b: &mut Builder<'_>,
    memrefs: &[ValueId],
    types: &[Type],
) -> Match {
    let mut pointers: SmallVec<[ValueId; 4]> = SmallVec::new();
    for (&memref, &ty) in memrefs.iter().zip(types) {
        pointers.push(llvm.strided_element_ptr(b, ty, memref, &[], AddressFlags::default())?);
    }
    let cond = true_constant(b);
    for (at, &first) in pointers.iter().enumerate() {
        for &second in &pointers[at + 1..] {
            assume(b, cond, "separate_storage", &[first, second]);
        }
    }
    Ok(())
}
