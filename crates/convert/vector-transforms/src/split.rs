//! Splits transfers that may be out of bounds into in-bounds transfers of memory or of a temporary buffer.

use crate::emit::{broadcast, constant, index};
use terrace_affine::{AffineMinOp, composed_apply};
use terrace_arith::{
    AndIOp, CmpIOp, CmpIPredicate, XOrIOp, constant_index, value_or_constant_index,
};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::interfaces::CastOpInterface;
use terrace_ir::{Context, InsertPoint, IrMapping, OpId, OpView, Traits, Type, ValueId};
use terrace_memref::layout::{strided_layout, subview_type};
use terrace_memref::{
    AllocaOp, CastOp, CopyOp, DimOp, LoadOp, MemorySpaceCastOp, StoreOp, SubViewOp,
};
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, Root, check};
use terrace_scf::{IfOp, build_if, build_if_else};
use terrace_vector::matching::is_scalable;
use terrace_vector::transfer::{TransferParts, is_minor_identity};
use terrace_vector::{TransferReadOp, TransferWriteOp, TypeCastOp};

/// The strategy for a transfer that may be out of bounds: MLIR's enumeration of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VectorTransferSplit {
    /// The transfer is not split.
    #[default]
    None,
    /// `vector-transfer`: an out-of-bounds transfer fills or empties the buffer.
    VectorTransfer,
    /// `linalg-copy`: the buffer is filled with the padding, and the part that is in bounds is copied. MLIR fills it
    /// with `linalg.fill`; Terrace has no linalg and stores a vector instead.
    LinalgCopy,
    /// `force-in-bounds`: the transfer is only flagged as in bounds.
    ForceInBounds,
}

/// `populateVectorTransferFullPartialPatterns`: splits transfers by [`split_full_and_partial_transfer`]. Transfers in
/// an `scf.if` are excluded, because they may be the result of a split.
///
/// ```
/// use terrace_rewrite::PatternSet;
/// use terrace_vector_transforms::{VectorTransferSplit, populate_vector_transfer_full_partial_patterns};
///
/// let mut patterns = PatternSet::new();
/// populate_vector_transfer_full_partial_patterns(&mut patterns, VectorTransferSplit::VectorTransfer);
/// assert_eq!(patterns.len(), 1);
/// ```
pub fn populate_vector_transfer_full_partial_patterns(
    patterns: &mut PatternSet,
    split: VectorTransferSplit,
) {
    let name = "VectorTransferFullPartialRewriter";
    patterns.add(Pattern::of(name, Root::Any, move |op, rw| {
        split_full_and_partial_transfer(op, split, rw).map(drop)
    }));
}

/// Splits a `vector.transfer_read` or `vector.transfer_write`. An `scf.if` tests the bounds and yields the memory, or
/// else a buffer on the stack of the enclosing function. The new transfer accesses the yielded memref and is always in
/// bounds. Data is copied into the buffer before a read, and back after a write. Returns the `scf.if` of a read. MLIR's
/// `splitFullAndPartialTransfer`.
///
/// Does not match, and changes nothing, if the transfer is in bounds, is not along the last dimensions of memory, or is
/// inside an `scf.if`. Except for `force-in-bounds`, the transfer must also be unmasked, and cover all dimensions of
/// strided memory.
///
/// ```
/// use terrace_ir::OpId;
/// use terrace_rewrite::IrRewriter;
/// use terrace_vector_transforms::{VectorTransferSplit, split_full_and_partial_transfer};
///
/// let ctx = terrace_testing::context(&[
///     &terrace_affine::AFFINE, &terrace_arith::ARITH, &terrace_func::FUNC, &terrace_memref::MEMREF, &terrace_scf::SCF, &terrace_vector::VECTOR,
/// ]);
/// let text = "func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
///   vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32>
///   return
/// }";
/// let mut module = terrace_testing::read(&ctx, text, &mut Default::default()).expect("valid");
/// let (_, function) = module.nested_in_order_mut().remove(0);
/// let is_write = |op: &OpId| ctx.op_name_str(function.name(*op)) == "vector.transfer_write";
/// let write = function.walk(OpId::ROOT).find(is_write).expect("a write");
/// let mut rewriter = IrRewriter::new(&ctx, function);
/// rewriter.go_to(write);
/// let split = VectorTransferSplit::VectorTransfer;
/// assert!(split_full_and_partial_transfer(write, split, &mut rewriter).is_ok());
/// ```
pub fn split_full_and_partial_transfer(
    op: OpId,
    split: VectorTransferSplit,
    rw: &mut dyn Rewriter<'_>,
) -> Result<Option<IfOp>, NoMatch> {
    let xfer = TransferParts::new(rw.op(op)).ok_or(NO_MATCH)?;
    check_precondition(&xfer, rw)?;
    match split {
        VectorTransferSplit::None => return Err(NO_MATCH),
        VectorTransferSplit::ForceInBounds => {
            set_in_bounds(&xfer, rw);
            return Ok(None);
        }
        VectorTransferSplit::VectorTransfer | VectorTransferSplit::LinalgCopy => {}
    }
    // The buffer's capacity is the minimum size of a scalable vector.
    check(xfer.mask.is_none() && !is_scalable(&xfer.ty))?;
    let (ctx, body) = (rw.ctx(), rw.body());
    let memory = body.ty(xfer.base).as_::<MemRefType>(ctx).ok_or(NO_MATCH)?;
    let buffer_type = MemRefType {
        shape: xfer.ty.shape.clone(),
        element: xfer.ty.element,
        layout: None,
        memory_space: None,
    };
    let scope = allocation_scope(op, rw).ok_or(NO_MATCH)?;
    let region = body.regions(scope).next().ok_or(NO_MATCH)?;
    let entry = rw.entry_block(region)?;
    let view_type = cast_compatible_type(ctx, memory, &buffer_type).ok_or(NO_MATCH)?;
    check(may_be_out_of_bounds(&xfer, memory, rw))?;
    let (view_type, buffer_type) = (ctx.ty(view_type), ctx.ty(buffer_type));

    let in_bounds = in_bounds_condition(&xfer, memory, rw).ok_or(NO_MATCH)?;
    let (place, loc) = (rw.insertion_point(), rw.loc());
    let scope_loc = rw.body().loc(scope);
    rw.set_place(InsertPoint::start(rw.body(), entry), scope_loc);
    let alignment = Some(ctx.i64(32));
    let buffer = AllocaOp::spec(buffer_type, &[], &[]).alignment_attr(alignment);
    let buffer = rw.create_value(buffer);
    rw.set_place(place, loc);

    let parts = Split {
        xfer,
        view_type,
        buffer,
        in_bounds,
        with_copy: split == VectorTransferSplit::LinalgCopy,
    };
    match parts.xfer.padding {
        Some(padding) => Ok(Some(parts.read(padding, rw))),
        None => {
            parts.write(rw);
            Ok(None)
        }
    }
}

fn check_precondition(xfer: &TransferParts, rw: &dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let parent = rw.body().parent_op(xfer.op);
    check(!xfer.map.results.is_empty() && is_minor_identity(&xfer.map))?;
    check(xfer.in_bounds.contains(&false) && !xfer.is_tensor)?;
    // The transfers that a split creates are nested in an `scf.if`.
    check(!parent.is_some_and(|parent| rw.op(parent).is::<IfOp>()))
}

fn set_in_bounds(xfer: &TransferParts, rw: &mut dyn Rewriter<'_>) {
    let ctx = rw.ctx();
    let slot = match xfer.padding {
        Some(_) => TransferReadOp::IN_BOUNDS,
        None => TransferWriteOp::IN_BOUNDS,
    };
    let all = ctx.array(&vec![ctx.bool(true); xfer.in_bounds.len()]);
    rw.edit(xfer.op).set_prop(slot, Some(all));
}

/// Returns the allocation scope for the buffer: the outermost enclosing operation that frees its stack memory. Loops in
/// between are skipped.
fn allocation_scope(op: OpId, rw: &dyn Rewriter<'_>) -> Option<OpId> {
    let body = rw.body();
    let mut scope = None;
    let mut parent = body.parent_op(op);
    while let Some(op) = parent {
        let view = rw.op(op);
        let def = view.def();
        if def.is_some_and(|def| def.has(Traits::AUTOMATIC_ALLOCATION_SCOPE)) {
            scope = Some(op);
        }
        let is_loop = view.is::<terrace_scf::ForOp>() || view.is::<terrace_affine::AffineForOp>();
        if !is_loop {
            break;
        }
        parent = body.parent_op(op);
    }
    scope
}

/// Returns a type that both memref types can be cast to. If they are not cast-compatible, the type keeps the properties
/// that both have in common.
fn cast_compatible_type(ctx: &Context, a: &MemRefType, b: &MemRefType) -> Option<MemRefType> {
    if a.shape.len() != b.shape.len() {
        return None;
    }
    let cast = ctx.name_of(CastOp::DEF)?;
    let cast = ctx.op_interface::<dyn CastOpInterface>(cast)?;
    let [from, to] = [a, b].map(|ty| ctx.ty(ty.clone()));
    if cast.are_cast_compatible(ctx, &[from], &[to]) {
        return Some(a.clone());
    }
    let (first, second) = (a.strided(ctx)?, b.strided(ctx)?);
    let same = |(a, b): (&i64, &i64)| if a == b { *a } else { DYNAMIC };
    let strides: Vec<i64> = first
        .strides
        .iter()
        .zip(&second.strides)
        .map(same)
        .collect();
    let offset = same((&first.offset, &second.offset));
    Some(MemRefType {
        shape: a.shape.iter().zip(&b.shape).map(same).collect(),
        element: a.element,
        layout: Some(strided_layout(ctx, &strides, offset)),
        memory_space: None,
    })
}

/// Returns true unless constant indices prove that a transfer is in bounds.
fn may_be_out_of_bounds(xfer: &TransferParts, memory: &MemRefType, rw: &dyn Rewriter<'_>) -> bool {
    let dims = xfer.in_bounds.iter().enumerate();
    dims.filter(|(_, known)| !**known).any(|(dim, _)| {
        let place = MixedIndex::of(rw.ctx(), rw.body(), xfer.indices[dim]);
        match place {
            MixedIndex::Known(at) if memory.shape[dim] != DYNAMIC => {
                at.saturating_add(xfer.ty.shape[dim]) > memory.shape[dim]
            }
            _ => true,
        }
    })
}

/// Creates the condition that a transfer is in bounds in all dimensions without an in-bounds flag.
fn in_bounds_condition(
    xfer: &TransferParts,
    memory: &MemRefType,
    rw: &mut dyn Rewriter<'_>,
) -> Option<ValueId> {
    let mut all = None;
    for (dim, &known) in xfer.in_bounds.iter().enumerate() {
        if known {
            continue;
        }
        let b = &mut rw.builder();
        let end = AffineExpr::Dim(0) + xfer.ty.shape[dim];
        let place = MixedIndex::Value(xfer.indices[dim]);
        let end = composed_apply(b, end, &[place]);
        let size = match memory.shape[dim] {
            DYNAMIC => {
                let dim = constant_index(b, dim as i64);
                b.create_value(DimOp::spec(xfer.base, dim)).into()
            }
            size => MixedIndex::Known(size),
        };
        if let (MixedIndex::Known(end), MixedIndex::Known(size)) = (end, size)
            && end <= size
        {
            continue;
        }
        let [end, size] = [end, size].map(|number| value_or_constant_index(b, number));
        let condition = b.create_value(CmpIOp::spec(CmpIPredicate::Sle, end, size));
        all = Some(match all {
            Some(before) => b.create_value(AndIOp::spec(before, condition)),
            None => condition,
        });
    }
    all
}

/// A transfer to split.
struct Split {
    xfer: TransferParts,
    /// The type that both the memory and the buffer are cast to.
    view_type: Type,
    buffer: ValueId,
    /// The condition that the transfer is in bounds.
    in_bounds: ValueId,
    /// True if elements are copied between memory and buffer; false if a vector transfer moves them.
    with_copy: bool,
}

impl Split {
    /// Casts the memory or the buffer to the common type.
    fn view(&self, rw: &mut dyn Rewriter<'_>, memory: ValueId) -> ValueId {
        let (ctx, ty) = (rw.ctx(), self.view_type);
        let (loc, memory_loc) = (rw.loc(), rw.body().value_loc(memory));
        rw.set_loc(memory_loc);
        let mut view = memory;
        let from = rw.body().ty(memory).as_::<MemRefType>(ctx);
        let to = ty.as_::<MemRefType>(ctx);
        if let (Some(from), Some(to)) = (from, to)
            && from.memory_space != to.memory_space
        {
            let ty = ctx.ty(MemRefType {
                memory_space: to.memory_space,
                ..from.clone()
            });
            view = rw.create_value(MemorySpaceCastOp::spec(ty, view));
        }
        if rw.body().ty(view) != ty {
            view = rw.create_value(CastOp::spec(ty, view));
        }
        rw.set_loc(loc);
        view
    }

    /// Creates the `scf.if` that yields the memory and the indices, or else runs `otherwise` and yields the buffer and
    /// zeros.
    fn choose(
        &self,
        rw: &mut dyn Rewriter<'_>,
        otherwise: impl FnOnce(&mut dyn Rewriter<'_>),
    ) -> IfOp {
        let zero = index(rw, 0);
        let rank = self.xfer.indices.len();
        let mut types = vec![self.view_type];
        types.resize(1 + rank, Type::INDEX);
        build_if_else(
            rw,
            &types,
            self.in_bounds,
            |rw| {
                let mut values = vec![self.view(rw, self.xfer.base)];
                values.extend(&self.xfer.indices);
                values
            },
            |rw| {
                otherwise(rw);
                let mut values = vec![self.view(rw, self.buffer)];
                values.resize(1 + rank, zero);
                values
            },
        )
    }

    /// Returns the buffer as a memref of one vector.
    fn as_vector(&self, rw: &mut dyn Rewriter<'_>) -> ValueId {
        let ctx = rw.ctx();
        let ty = ctx.ty(MemRefType {
            shape: [].into(),
            element: ctx.ty(self.xfer.ty.clone()),
            layout: None,
            memory_space: None,
        });
        rw.create_value(TypeCastOp::spec(ty, self.buffer))
    }

    fn read(&self, padding: ValueId, rw: &mut dyn Rewriter<'_>) -> IfOp {
        let choice = self.choose(rw, |rw| {
            if self.with_copy {
                let ty = rw.ctx().ty(self.xfer.ty.clone());
                let padding = broadcast(rw, ty, padding);
                let buffer = self.as_vector(rw);
                rw.create(StoreOp::spec(padding, buffer, &[]));
                self.copy(rw, false);
            } else {
                let read = rw.clone_op(self.xfer.op, &mut IrMapping::new());
                let value = rw.body().result(read, 0);
                let buffer = self.as_vector(rw);
                rw.create(StoreOp::spec(value, buffer, &[]));
            }
        });
        let op = self.xfer.op;
        let values = rw.results(choice.id());
        let mut edit = rw.edit(op);
        for (at, &value) in values.iter().enumerate() {
            edit.set_operand(at, value);
        }
        set_in_bounds(&self.xfer, rw);
        choice
    }

    fn write(&self, rw: &mut dyn Rewriter<'_>) {
        let choice = self.choose(rw, |_| {});
        let values = rw.results(choice.id());
        let op = self.xfer.op;
        let within = TransferParts {
            base: values[0],
            indices: values[1..].to_vec(),
            in_bounds: vec![true; self.xfer.in_bounds.len()],
            ..self.xfer.clone()
        };
        within.create_write(rw);
        let yes = rw.ctx().bool(true);
        let yes = constant(rw, yes);
        let beyond = rw.create_value(XOrIOp::spec(self.in_bounds, yes));
        build_if(rw, beyond, |rw| {
            if self.with_copy {
                self.copy(rw, true);
            } else {
                let buffer = self.as_vector(rw);
                let value = rw.create_value(LoadOp::spec(buffer, &[]));
                let mut mapping = IrMapping::of_values([(self.xfer.vector, value)]);
                rw.clone_op(op, &mut mapping);
            }
        });
        rw.erase_op(op);
    }

    /// Copies the elements that are in bounds from memory to the buffer, or back. MLIR swaps the offsets of a write: it
    /// copies from the vector's offset in the buffer to the beginning of memory.
    fn copy(&self, rw: &mut dyn Rewriter<'_>, to_memory: bool) {
        let rank = self.xfer.indices.len();
        let mut sizes = Vec::new();
        for (dim, &place) in self.xfer.indices.iter().enumerate() {
            let [there, wanted] = [self.xfer.base, self.buffer].map(|memory| {
                let dim = index(rw, dim as i64);
                rw.create_value(DimOp::spec(memory, dim))
            });
            let rest = AffineExpr::Dim(0) - AffineExpr::Dim(1);
            let map = AffineMap::new(3, 0, vec![rest, AffineExpr::Dim(2)]);
            sizes.push(rw.create_value(AffineMinOp::spec(&[there, place, wanted], &map)));
        }
        let mut part = |memory: ValueId, places: &[ValueId]| {
            let ctx = rw.ctx();
            let from = rw.body().ty(memory).as_::<MemRefType>(ctx)?;
            let unknown = vec![DYNAMIC; rank];
            let offsets = match places {
                [] => vec![0; rank],
                _ => unknown.clone(),
            };
            let ones = vec![1; rank];
            let ty = ctx.ty(subview_type(ctx, from, &offsets, &unknown, &ones)?);
            let view = SubViewOp::spec(ty, memory, places, &sizes, &[], &offsets, &unknown, &ones);
            Some(rw.create_value(view))
        };
        let mut ends = [(self.xfer.base, &self.xfer.indices[..]), (self.buffer, &[])];
        if to_memory {
            ends.reverse();
        }
        let [from, to] = ends.map(|(memory, places)| part(memory, places));
        if let Some((from, to)) = from.zip(to) {
            rw.create(CopyOp::spec(from, to));
        }
    }
}
