//! Converts reads and writes of memory.

use crate::memref::access;
use crate::vector::alignment;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{MemRefType, VectorType, shape};
use terrace_ir::{Attr, Context, OpView, Type, ValueId};
use terrace_llvm::ops::DYNAMIC_INDEX;
use terrace_llvm::types::PointerType;
use terrace_llvm::{self as llvm, GEPOp};
use terrace_llvm_common::{AddressFlags, LlvmRewriter, memory_space};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, PatternSet, require};
use terrace_vector::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp,
    StoreOp,
};

/// Adds the patterns. With `by_vector`, memory is assumed to be aligned for entire vectors.
pub(crate) fn populate(patterns: &mut PatternSet, by_vector: bool) {
    patterns
        .add_conversion_fn::<LoadOp>("VectorLoadStoreConversion<LoadOp>", move |op, args, rw| {
            lower_load(op, args, by_vector, rw)
        });
    patterns.add_conversion_fn::<MaskedLoadOp>(
        "VectorLoadStoreConversion<MaskedLoadOp>",
        move |op, args, rw| lower_masked_load(op, args, by_vector, rw),
    );
    patterns
        .add_conversion_fn::<StoreOp>("VectorLoadStoreConversion<StoreOp>", move |op, args, rw| {
            lower_store(op, args, by_vector, rw)
        });
    patterns.add_conversion_fn::<MaskedStoreOp>(
        "VectorLoadStoreConversion<MaskedStoreOp>",
        move |op, args, rw| lower_masked_store(op, args, by_vector, rw),
    );
    patterns.add_conversion_fn::<GatherOp>("VectorGatherOpConversion", move |op, args, rw| {
        lower_gather(op, args, by_vector, rw)
    });
    patterns.add_conversion_fn::<ScatterOp>("VectorScatterOpConversion", move |op, args, rw| {
        lower_scatter(op, args, by_vector, rw)
    });
    patterns.add_conversion_fn::<ExpandLoadOp>("VectorExpandLoadOpConversion", expand_load);
    patterns
        .add_conversion_fn::<CompressStoreOp>("VectorCompressStoreOpConversion", compress_store);
}

const SEVERAL_DIMENSIONS: NoMatch = NoMatch::because("a vector of several dimensions");

/// An access to contiguous elements.
struct Access {
    memref: Type,
    vector: Type,
    alignment: i64,
}

impl Access {
    /// Returns the access to a vector of rank 0 or 1.
    fn new(
        rw: &ConversionRewriter<'_>,
        [memref, vector]: [Type; 2],
        said: Option<i64>,
        by_vector: bool,
    ) -> Result<Self, NoMatch> {
        let ctx = rw.ctx();
        if shape(ctx, vector).is_some_and(|shape| shape.len() > 1) {
            return Err(SEVERAL_DIMENSIONS);
        }
        let llvm = LlvmRewriter::of(rw);
        let by = by_vector.then_some(vector);
        Ok(Access {
            memref,
            vector: llvm.convert(ctx, vector)?,
            alignment: alignment::of_access(ctx, llvm, said, memref, by)?,
        })
    }

    /// Returns the access to a vector of rank 0 or 1 under a mask.
    fn masked(
        rw: &ConversionRewriter<'_>,
        types: [Type; 2],
        said: Option<i64>,
        by_vector: bool,
    ) -> Result<Self, NoMatch> {
        check_memref(rw, types[0])?;
        Access::new(rw, types, said, by_vector)
    }

    /// Returns the alignment as an operand of intrinsics.
    fn alignment32(&self) -> i32 {
        self.alignment as i32
    }

    /// Returns the alignment as an attribute of loads and stores, where 0 means no alignment.
    fn some_alignment(&self) -> Option<i64> {
        (self.alignment != 0).then_some(self.alignment)
    }
}

/// Returns the address of the element at the given indices.
fn element_ptr(
    rw: &mut ConversionRewriter<'_>,
    memref: Type,
    base: ValueId,
    indices: &[ValueId],
) -> Result<ValueId, NoMatch> {
    access::element_ptr(rw, memref, base, indices, AddressFlags::default())
}

/// Lowers `vector.load`.
fn lower_load(
    op: LoadOp,
    args: Adaptor<'_, LoadOp>,
    by_vector: bool,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let nontemporal = view.nontemporal() == Some(true);
    let types = [view.base_ty(), view.result_ty()];
    let access = Access::new(rw, types, view.alignment(), by_vector)?;
    let ptr = element_ptr(rw, access.memref, args.base(), args.indices())?;
    let load = llvm::LoadOp::spec(access.vector, ptr).alignment(access.some_alignment());
    rw.replace_op_with(op.id(), load.nontemporal(nontemporal));
    Ok(())
}

/// Lowers `vector.store`.
fn lower_store(
    op: StoreOp,
    args: Adaptor<'_, StoreOp>,
    by_vector: bool,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let nontemporal = view.nontemporal() == Some(true);
    let types = [view.base_ty(), view.value_to_store_ty()];
    let access = Access::new(rw, types, view.alignment(), by_vector)?;
    let ptr = element_ptr(rw, access.memref, args.base(), args.indices())?;
    let store = llvm::StoreOp::spec(args.value_to_store(), ptr).alignment(access.some_alignment());
    rw.replace_op_with(op.id(), store.nontemporal(nontemporal));
    Ok(())
}

/// Lowers `vector.maskedload`.
fn lower_masked_load(
    op: MaskedLoadOp,
    args: Adaptor<'_, MaskedLoadOp>,
    by_vector: bool,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let types = [view.base_ty(), view.result_ty()];
    let access = Access::masked(rw, types, view.alignment(), by_vector)?;
    let ptr = element_ptr(rw, access.memref, args.base(), args.indices())?;
    let load = llvm::MaskedLoadOp::spec(access.vector, ptr, args.mask(), access.alignment32());
    rw.replace_op_with(op.id(), load.pass_thru(args.pass_thru()));
    Ok(())
}

/// Lowers `vector.maskedstore`.
fn lower_masked_store(
    op: MaskedStoreOp,
    args: Adaptor<'_, MaskedStoreOp>,
    by_vector: bool,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let types = [view.base_ty(), view.value_to_store_ty()];
    let access = Access::masked(rw, types, view.alignment(), by_vector)?;
    let ptr = element_ptr(rw, access.memref, args.base(), args.indices())?;
    let store = llvm::MaskedStoreOp::spec(
        args.value_to_store(),
        ptr,
        args.mask(),
        access.alignment32(),
    );
    rw.replace_op_with(op.id(), store);
    Ok(())
}

/// Fails unless the access is to a memref whose last dimension is contiguous. Upstream checks this only for gathers and
/// scatters.
fn check_memref(rw: &ConversionRewriter<'_>, memref: Type) -> Match {
    require(memref.is::<MemRefType>(rw.ctx()), "not a memref")?;
    let strides = &LlvmRewriter::of(rw).layout(rw.ctx(), memref)?.strides;
    match strides.last() {
        Some(&stride) if stride != 1 => Err(NoMatch::because("the last stride is not 1")),
        _ => Ok(()),
    }
}

/// Returns the addresses of elements at a vector of indices, relative to the element at `offsets`.
fn indexed_ptrs(
    rw: &mut ConversionRewriter<'_>,
    access: &Access,
    base: ValueId,
    offsets: &[ValueId],
    indices: ValueId,
) -> Result<ValueId, NoMatch> {
    let base = element_ptr(rw, access.memref, base, offsets)?;
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let layout = llvm.layout(ctx, access.memref)?;
    let Some(vector) = access.vector.as_::<VectorType>(ctx) else {
        return Err(SEVERAL_DIMENSIONS);
    };
    let space = memory_space(llvm.converter, ctx, access.memref);
    let ptrs = ctx.ty(VectorType {
        element: PointerType::get(ctx, space.unwrap_or(0)),
        ..vector.clone()
    });
    Ok(rw.create_value(GEPOp::spec(
        ptrs,
        base,
        &[indices],
        &[DYNAMIC_INDEX],
        layout.element,
    )))
}

/// Lowers `vector.gather`.
fn lower_gather(
    op: GatherOp,
    args: Adaptor<'_, GatherOp>,
    by_vector: bool,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let types = [view.base_type(), view.result_ty()];
    let access = Access::masked(rw, types, view.alignment(), by_vector)?;
    let ptrs = indexed_ptrs(rw, &access, args.base(), args.offsets(), args.indices())?;
    let pass_thru = [args.pass_thru()];
    let gather = llvm::MaskedGatherOp::spec(
        access.vector,
        ptrs,
        args.mask(),
        &pass_thru,
        access.alignment32(),
    );
    rw.replace_op_with(op.id(), gather);
    Ok(())
}

/// Lowers `vector.scatter`.
fn lower_scatter(
    op: ScatterOp,
    args: Adaptor<'_, ScatterOp>,
    by_vector: bool,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let types = [view.base_type(), view.value_to_store_ty()];
    let access = Access::masked(rw, types, view.alignment(), by_vector)?;
    let ptrs = indexed_ptrs(rw, &access, args.base(), args.offsets(), args.indices())?;
    let scatter = llvm::MaskedScatterOp::spec(
        args.value_to_store(),
        ptrs,
        args.mask(),
        access.alignment32(),
    );
    rw.replace_op_with(op.id(), scatter);
    Ok(())
}

/// Returns argument attributes for three arguments, with `llvm.align` on one of them. An alignment of 1 is omitted.
fn argument_alignment(ctx: &Context, said: Option<i64>, argument: usize) -> Option<Attr> {
    let said = said.filter(|&said| said != 1)?;
    let attrs = [0, 1, 2].map(|at| {
        let entry = (ctx.string("llvm.align"), ctx.i64(said));
        ctx.dictionary(if at == argument {
            vec![entry]
        } else {
            Vec::new()
        })
    });
    Some(ctx.array(&attrs))
}

/// Lowers `vector.expandload`.
fn expand_load(
    op: ExpandLoadOp,
    args: Adaptor<'_, ExpandLoadOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let (memref, vector) = (view.base_ty(), view.result_ty());
    check_memref(rw, memref)?;
    let attrs = argument_alignment(view.ctx, view.alignment(), 0);
    let vector = rw.convert_type(vector)?;
    let ptr = element_ptr(rw, memref, args.base(), args.indices())?;
    let load = llvm::MaskedExpandloadOp::spec(vector, ptr, args.mask(), args.pass_thru());
    rw.replace_op_with(op.id(), load.arg_attrs_attr(attrs));
    Ok(())
}

/// Lowers `vector.compressstore`.
fn compress_store(
    op: CompressStoreOp,
    args: Adaptor<'_, CompressStoreOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let memref = view.base_ty();
    check_memref(rw, memref)?;
    let attrs = argument_alignment(view.ctx, view.alignment(), 1);
    let ptr = element_ptr(rw, memref, args.base(), args.indices())?;
    let store = llvm::MaskedCompressstoreOp::spec(args.value_to_store(), ptr, args.mask());
    rw.replace_op_with(op.id(), store.arg_attrs_attr(attrs));
    Ok(())
}
