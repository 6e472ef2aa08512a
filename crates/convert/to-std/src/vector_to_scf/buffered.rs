//! Lowers n-dimensional transfers through stack memory. First, a transfer gets a label and a buffer for one vector.
//! Then, for each dimension, the buffer is cast to a buffer of more, smaller vectors, and a loop transfers these.

use crate::vector_to_scf::VectorTransferToScfOptions;
use crate::vector_to_scf::transfer::{
    check_bounds, check_first, in_bounds, indices_at, mask_rank, without_first,
};
use terrace_builtin::types::{MemRefType, VectorType};
use terrace_ir::{
    Attr, BlockId, Context, DictionaryAttr, InsertPoint, IrMapping, OpId, OpRef, OpView, Traits,
    ValueId,
};
use terrace_memref::{AllocaOp, LoadOp, StoreOp};
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, require};
use terrace_scf::build_for_with;
use terrace_vector::matching::{only_use, rank};
use terrace_vector::transfer::TransferParts;
use terrace_vector::{TransferReadOp, TransferWriteOp, TypeCastOp};
use terrace_vector_transforms::emit::{broadcast, index};

/// The attribute of transfers that have a buffer. The result of a read is stored in the buffer; the operand of a write
/// is loaded from it.
const LABEL: &str = "__vector_to_scf_lowering__";

pub(crate) fn populate(patterns: &mut PatternSet, options: VectorTransferToScfOptions) {
    patterns.add_fn("PrepareTransferReadConversion", move |op, rw| {
        prepare_transfer_read(op, options, rw)
    });
    patterns.add_fn("PrepareTransferWriteConversion", move |op, rw| {
        prepare_transfer_write(op, options, rw)
    });
    patterns.add(
        Pattern::new("TransferOpConversion", move |op, rw| {
            unpack_read(op, options, rw)
        })
        .bounded_recursion(),
    );
    patterns.add(
        Pattern::new("TransferOpConversion", move |op, rw| {
            unpack_write(op, options, rw)
        })
        .bounded_recursion(),
    );
}

/// Labels an operation.
fn label(rw: &mut dyn Rewriter<'_>, op: OpId) {
    let ctx = rw.ctx();
    let known = rw.body().attrs(op).as_::<DictionaryAttr>(ctx);
    let mut all = known.map_or(Vec::new(), |known| known.entries().to_vec());
    all.push((ctx.string(LABEL), Attr::UNIT));
    let all = ctx.attr(DictionaryAttr::new(ctx, all));
    rw.builder().set_attrs(op, all);
}

/// Returns the parts of a transfer to lower, and the block at whose start its buffers are allocated.
fn unprepared(
    op: OpId,
    options: VectorTransferToScfOptions,
    rw: &dyn Rewriter<'_>,
) -> Result<(TransferParts, BlockId), NoMatch> {
    let view = rw.op(op);
    require(
        view.attr_named(LABEL).is_none(),
        "the transfer already has a buffer",
    )?;
    let xfer = TransferParts::new(view).ok_or(NO_MATCH)?;
    require(
        xfer.ty.shape.len() > options.target_rank,
        "vector rank is less or equal to target rank",
    )?;
    // Memrefs have no scalable sizes.
    require(
        !xfer.ty.scalable[0],
        "the first dimension of the vector is scalable",
    )?;
    require(
        !xfer.is_tensor || options.lower_tensors,
        "transfers operating on tensors are excluded",
    )?;
    check_first(view, &xfer)?;
    let scope = allocation_scope(view).ok_or("no enclosing operation is an allocation scope")?;
    Ok((xfer, scope))
}

/// Returns the entry block of the closest enclosing allocation scope.
fn allocation_scope(op: OpRef<'_>) -> Option<BlockId> {
    let mut at = op;
    loop {
        at = at.parent()?;
        if at
            .def()
            .is_some_and(|def| def.has(Traits::AUTOMATIC_ALLOCATION_SCOPE))
        {
            return at.body.entry_block(at.body.regions(at.id).next()?);
        }
    }
}

/// Returns a rank-0 memref type whose element is a value.
fn buffer_type(rw: &dyn Rewriter<'_>, value: ValueId) -> MemRefType {
    MemRefType {
        shape: [].into(),
        element: rw.body().ty(value),
        layout: None,
        memory_space: None,
    }
}

/// Allocates a buffer for the vector, and a second one in which the mask is stored. Returns the buffer of the vector,
/// and the mask loaded from the second buffer.
fn allocate(
    xfer: &TransferParts,
    scope: BlockId,
    rw: &mut dyn Rewriter<'_>,
) -> (ValueId, Option<ValueId>) {
    let types = [Some(xfer.vector), xfer.mask]
        .map(|value| value.map(|value| rw.ctx().ty(buffer_type(rw, value))));
    let start = InsertPoint::start(rw.body(), scope);
    let mut b = rw.builder_at(start);
    let [data, mask] = types.map(|ty| ty.map(|ty| b.create_value(AllocaOp::spec(ty, &[], &[]))));
    let mask = xfer.mask.zip(mask).map(|(mask, buffer)| {
        rw.create(StoreOp::spec(mask, buffer, &[]));
        rw.create_value(LoadOp::spec(buffer, &[]))
    });
    (data.expect("invariant: there is always a vector"), mask)
}

fn prepare_transfer_read(
    op: TransferReadOp,
    options: VectorTransferToScfOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let (xfer, scope) = unprepared(op.id(), options, rw)?;
    let (buffer, mask) = allocate(&xfer, scope, rw);
    let mut mapping = IrMapping::new();
    if let Some((old, new)) = xfer.mask.zip(mask) {
        mapping.map(old, new);
    }
    let copy = rw.clone_op(op.id(), &mut mapping);
    label(rw, copy);
    let read = rw.body().result(copy, 0);
    rw.create(StoreOp::spec(read, buffer, &[]));
    rw.replace_op_with(op.id(), LoadOp::spec(buffer, &[]));
    Ok(())
}

fn prepare_transfer_write(
    op: TransferWriteOp,
    options: VectorTransferToScfOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let (xfer, scope) = unprepared(op.id(), options, rw)?;
    let (buffer, mask) = allocate(&xfer, scope, rw);
    rw.create(StoreOp::spec(xfer.vector, buffer, &[]));
    let loaded = rw.create_value(LoadOp::spec(buffer, &[]));
    let last = rw.body().num_operands(op.id()) - 1;
    let mut edit = rw.edit(op.id());
    edit.set_operand(0, loaded);
    if let Some(mask) = mask {
        edit.set_operand(last, mask);
    }
    label(rw, op.id());
    Ok(())
}

/// Returns the memref type in which one dimension of the vector elements has become a dimension of the memref.
fn unpack_one_dim(ctx: &Context, ty: &MemRefType) -> Option<MemRefType> {
    let vector = ty.element.as_::<VectorType>(ctx)?;
    let first = *vector.shape.first()?;
    if vector.scalable[0] {
        return None;
    }
    Some(MemRefType {
        shape: ty.shape.iter().copied().chain([first]).collect(),
        element: ctx.ty(vector.without_first(1)),
        layout: None,
        memory_space: None,
    })
}

/// A labelled transfer and its buffers.
struct Labelled {
    xfer: TransferParts,
    /// The buffer of the vector.
    buffer: ValueId,
    /// The indices of the vector in the buffer.
    position: Vec<ValueId>,
    /// The unpacked buffer type, with one more dimension.
    unpacked: MemRefType,
    /// The buffer of the mask. Its type is unpacked if the mask also loses a dimension.
    mask: Option<(ValueId, Option<MemRefType>)>,
}

impl Labelled {
    /// Returns a labelled transfer. `place` is the buffer and the indices at which the result is stored or the operand
    /// is loaded.
    fn new(view: OpRef<'_>, place: (ValueId, Vec<ValueId>)) -> Result<Self, NoMatch> {
        let ctx = view.ctx;
        let xfer = TransferParts::new(view).ok_or(NO_MATCH)?;
        check_bounds(view, &xfer)?;
        let unpacked = |buffer: ValueId| {
            let ty = view.body.ty(buffer).as_::<MemRefType>(ctx);
            ty.and_then(|ty| unpack_one_dim(ctx, ty))
                .ok_or(NoMatch::because("its buffer holds no vectors"))
        };
        let (buffer, position) = place;
        let mask = match xfer.mask {
            None => None,
            Some(mask) => {
                let load = view
                    .defined_by::<LoadOp>(mask)
                    .ok_or("its mask is in no buffer")?;
                let buffer = load.memref();
                let rank = rank(view, mask);
                let keeps = xfer.is_broadcast_dim(0) || rank == 1;
                let unpacked = match keeps {
                    true => None,
                    false => Some(unpacked(buffer)?),
                };
                Some((buffer, unpacked))
            }
        };
        Ok(Labelled {
            unpacked: unpacked(buffer)?,
            xfer,
            buffer,
            position,
            mask,
        })
    }

    /// Creates the loop over the first dimension. `inside` transfers the part at an index of the buffer, and `outside`
    /// handles the out-of-bounds case.
    fn unpack<'c>(
        &self,
        rw: &mut dyn Rewriter<'c>,
        inside: impl FnOnce(&mut dyn Rewriter<'c>, &Part<'_>) -> Vec<ValueId>,
        outside: impl FnOnce(&mut dyn Rewriter<'c>, &Part<'_>) -> Vec<ValueId>,
    ) -> OpId {
        let xfer = &self.xfer;
        let is_write = xfer.padding.is_none();
        let ty = rw.ctx().ty(self.unpacked.clone());
        let buffer = rw.create_value(TypeCastOp::spec(ty, self.buffer));
        let mask = self.mask.as_ref().map(|(buffer, unpacked)| match unpacked {
            Some(ty) => {
                let ty = rw.ctx().ty(ty.clone());
                rw.create_value(TypeCastOp::spec(ty, *buffer))
            }
            None => *buffer,
        });
        let size = self.unpacked.shape.last().copied();
        let bounds = [0, size.unwrap_or_default(), 1].map(|bound| index(rw, bound));
        let state = Some(xfer.base).filter(|_| is_write && xfer.is_tensor);
        let around = build_for_with(rw, bounds, state.as_slice(), |rw, iv, state| {
            let types: Vec<_> = state.iter().map(|&value| rw.body().ty(value)).collect();
            let mut position = self.position.clone();
            position.push(iv);
            let part = Part {
                labelled: self,
                iv,
                base: state.first().copied().unwrap_or(xfer.base),
                buffer,
                position,
                mask,
            };
            let inside = |rw: &mut dyn Rewriter<'c>| inside(rw, &part);
            let outside = |rw: &mut dyn Rewriter<'c>| outside(rw, &part);
            in_bounds(rw, xfer, iv, &types, inside, outside).to_vec()
        });
        around.id()
    }
}

/// The state of one iteration of the loop.
struct Part<'a> {
    labelled: &'a Labelled,
    iv: ValueId,
    /// The memory, or the tensor that the previous iteration returned.
    base: ValueId,
    /// The unpacked buffer, and the indices of the part in it.
    buffer: ValueId,
    position: Vec<ValueId>,
    /// The buffer of the mask, unpacked if necessary.
    mask: Option<ValueId>,
}

impl Part<'_> {
    /// Loads the mask of the part. If the removed dimension is the mask's only one, a condition guards the access
    /// instead and no mask is needed.
    fn load_mask(&self, rw: &mut dyn Rewriter<'_>) -> Option<ValueId> {
        let xfer = &self.labelled.xfer;
        let repeated = xfer.is_broadcast_dim(0);
        let (whole, unpacked) = (self.labelled.mask.as_ref()?.0, self.mask?);
        if !repeated && mask_rank(xfer, rw) <= 1 {
            return None;
        }
        // The latest load from the buffer belongs to the enclosing iteration.
        let view = rw.op(xfer.op);
        let users = view.body.uses(whole).map(|used| view.with(used.op));
        let load = { users }.find_map(|user| user.as_::<LoadOp>());
        let mut position: Vec<ValueId> = load.map_or(Vec::new(), |load| load.indices().collect());
        if !repeated {
            position.push(self.iv);
        }
        Some(rw.create_value(LoadOp::spec(unpacked, &position)))
    }
}

/// Labels a transfer whose vector still exceeds the target rank.
fn maybe_label(
    rw: &mut dyn Rewriter<'_>,
    op: OpId,
    part: &TransferParts,
    options: VectorTransferToScfOptions,
) {
    if part.ty.shape.len() > options.target_rank {
        label(rw, op);
    }
}

fn unpack_read(
    op: TransferReadOp,
    options: VectorTransferToScfOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    view.attr_named(LABEL).ok_or("it has no buffer")?;
    let only = only_use(*view, view.vector()).ok_or("the vector has several uses")?;
    let store = view
        .with(only.op)
        .as_::<StoreOp>()
        .ok_or("the vector is not stored in a buffer")?;
    require(only.index == 0, "the vector is not stored in a buffer")?;
    let labelled = Labelled::new(*view, (store.memref(), store.indices().collect()))?;
    let padding = labelled.xfer.padding.ok_or(NO_MATCH)?;
    let store = store.id;
    let inside = |rw: &mut dyn Rewriter<'_>, part: &Part<'_>| {
        let indices = indices_at(rw, &labelled.xfer, part.iv);
        let mask = part.load_mask(rw);
        let xfer = TransferParts {
            mask,
            ..without_first(&labelled.xfer, indices)
        };
        let read = xfer.create_read(rw);
        let read = read.expect("invariant: reads have padding");
        if let Some(op) = rw.body().defining_op(read) {
            maybe_label(rw, op, &xfer, options);
        }
        rw.create(StoreOp::spec(read, part.buffer, &part.position));
        Vec::new()
    };
    let outside = |rw: &mut dyn Rewriter<'_>, part: &Part<'_>| {
        let padded = broadcast(rw, labelled.unpacked.element, padding);
        rw.create(StoreOp::spec(padded, part.buffer, &part.position));
        Vec::new()
    };
    labelled.unpack(rw, inside, outside);
    rw.erase_op(store);
    rw.erase_op(op.id());
    Ok(())
}

fn unpack_write(
    op: TransferWriteOp,
    options: VectorTransferToScfOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    view.attr_named(LABEL).ok_or("it has no buffer")?;
    let load = view.defined_by::<LoadOp>(view.value_to_store());
    let load = load.ok_or("its vector comes from no buffer")?;
    let labelled = Labelled::new(*view, (load.memref(), load.indices().collect()))?;
    let is_tensor = labelled.xfer.is_tensor;
    let inside = |rw: &mut dyn Rewriter<'_>, part: &Part<'_>| {
        let indices = indices_at(rw, &labelled.xfer, part.iv);
        let vector = rw.create_value(LoadOp::spec(part.buffer, &part.position));
        let mask = part.load_mask(rw);
        let xfer = TransferParts {
            base: part.base,
            vector,
            mask,
            ..without_first(&labelled.xfer, indices)
        };
        let write = xfer.create_write(rw);
        maybe_label(rw, write, &xfer, options);
        rw.results(write).to_vec()
    };
    let outside = |_: &mut dyn Rewriter<'_>, part: &Part<'_>| match is_tensor {
        true => vec![part.base],
        false => Vec::new(),
    };
    let around = labelled.unpack(rw, inside, outside);
    let values = rw.results(around);
    rw.replace_op(op.id(), &values);
    Ok(())
}
