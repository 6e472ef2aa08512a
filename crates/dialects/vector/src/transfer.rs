//! Computes permutation maps and masks of transfers.

mod parts;

pub use parts::TransferParts;

use crate::matching::{dims, int, vector};
use crate::ops::{TransferReadOp, TransferWriteOp};
use std::ops::Range;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::{array_value, bool_value};
use terrace_builtin::props::Map;
use terrace_builtin::types::{RankedTensorType, VectorType, element_type};
use terrace_interfaces::destination_style::DestinationStyleOpInterface;
use terrace_ir::opdef::NewParts;
use terrace_ir::{Context, FoldResult, OpRef, OpView, OperandGroups, Type, ValueId};

/// Returns the number of vector dimensions that correspond to dimensions of the source. Dimensions of vector elements
/// do not count.
pub fn effective_rank(ctx: &Context, shaped: Type, vector: &VectorType) -> usize {
    let element = element_type(ctx, shaped).and_then(|ty| ty.as_::<VectorType>(ctx));
    let of_element = element.map_or(0, |ty| ty.shape.len());
    vector.shape.len().saturating_sub(of_element)
}

/// Returns the default map of a transfer, whose results are the last dimensions in order.
pub fn minor_identity(ctx: &Context, shaped: Type, rank: usize, vector: &VectorType) -> AffineMap {
    let results = effective_rank(ctx, shaped, vector).min(rank);
    let dims = (rank - results..rank).map(|dim| AffineExpr::Dim(dim as u32));
    AffineMap::new(rank as u32, 0, dims)
}

/// Returns the broadcast dimensions (0 results) of a map whose other results are the last dimensions in order: MLIR's
/// `isMinorIdentityWithBroadcasting`. Returns `None` for any other map.
pub fn broadcast_dims_of_minor_identity(map: &AffineMap) -> Option<Vec<usize>> {
    let skipped = (map.dims as usize).checked_sub(map.results.len())?;
    let mut repeated = Vec::new();
    for (at, result) in map.results.iter().enumerate() {
        match result {
            AffineExpr::Constant(0) => repeated.push(at),
            AffineExpr::Dim(dim) if *dim as usize == skipped + at => (),
            _ => return None,
        }
    }
    Some(repeated)
}

/// Returns true if the results are the last dimensions in order.
pub fn is_minor_identity(map: &AffineMap) -> bool {
    let skipped = (map.dims as usize).checked_sub(map.results.len());
    skipped.is_some_and(|skipped| {
        let mut results = map.results.iter().enumerate();
        results.all(|(at, result)| *result == AffineExpr::Dim((skipped + at) as u32))
    })
}

/// Returns the type of a transfer's mask: bits in the order of the source's dimensions, without broadcast dimensions.
pub fn mask_type(ctx: &Context, vector: &VectorType, map: &AffineMap) -> Type {
    let (mut shape, mut scalable) = (Vec::new(), Vec::new());
    for dim in 0..map.dims {
        let at = map
            .results
            .iter()
            .position(|result| *result == AffineExpr::Dim(dim));
        if let Some(at) = at.filter(|at| *at < vector.shape.len()) {
            shape.push(vector.shape[at]);
            scalable.push(vector.scalable[at]);
        }
    }
    if shape.is_empty() {
        (shape, scalable) = (vec![1], vec![false]);
    }
    ctx.ty(VectorType {
        shape: shape.into(),
        scalable: scalable.into(),
        element: Type::I1,
    })
}

/// A view of a `transfer_read` or `transfer_write`.
#[derive(Clone, Copy)]
pub struct Transfer<'a> {
    /// The operation.
    pub op: OpRef<'a>,
    /// The memory or the tensor.
    pub base: ValueId,
    /// The vector that is read or written.
    pub vector: ValueId,
    /// The indices of the first element.
    pub indices: Indices<'a>,
    /// The padding of a read.
    pub padding: Option<ValueId>,
    /// The mask, if any.
    pub mask: Option<ValueId>,
    /// The permutation map: the source dimension of each vector dimension, or 0 for a broadcast dimension.
    pub map: &'a AffineMap,
    pub(crate) in_bounds_slot: usize,
}

/// The indices of a transfer.
#[derive(Clone, Copy)]
pub struct Indices<'a> {
    op: OpRef<'a>,
    first: usize,
    count: usize,
}

impl Indices<'_> {
    /// Iterates over the indices.
    pub fn iter(&self) -> impl Iterator<Item = ValueId> + '_ {
        self.op
            .body
            .operands(self.op.id)
            .skip(self.first)
            .take(self.count)
    }
}

impl PartialEq for Indices<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<'a> Transfer<'a> {
    /// Returns the view of a `transfer_read` or `transfer_write`.
    pub fn new(op: OpRef<'a>) -> Option<Self> {
        let read = op.is::<TransferReadOp>();
        if !read && !op.is::<TransferWriteOp>() {
            return None;
        }
        let def = op.def()?;
        let groups: [_; 4] = OperandGroups::each_from(def, op, 0);
        let group = |at: usize| groups[at].clone();
        let only = |at| group(at).next().map(|at| op.body.operand(op.id, at));
        let (map_slot, in_bounds_slot) = match read {
            true => (TransferReadOp::PERMUTATION_MAP, TransferReadOp::IN_BOUNDS),
            false => (TransferWriteOp::PERMUTATION_MAP, TransferWriteOp::IN_BOUNDS),
        };
        let indices = group(if read { 1 } else { 2 });
        Some(Transfer {
            op,
            base: only(if read { 0 } else { 1 })?,
            vector: match read {
                true => op.body.result(op.id, 0),
                false => only(0)?,
            },
            indices: Indices {
                op,
                first: indices.start,
                count: indices.len(),
            },
            padding: if read { only(2) } else { None },
            mask: only(3),
            map: op.get::<Map>(map_slot)?,
            in_bounds_slot,
        })
    }

    /// Returns true for a transfer from or to a tensor.
    pub fn is_tensor(&self) -> bool {
        self.op
            .body
            .ty(self.base)
            .is::<RankedTensorType>(self.op.ctx)
    }

    /// Returns for each dimension of the vector true if it is marked in bounds.
    pub fn in_bounds(&self) -> Vec<bool> {
        let list = self.op.prop(self.in_bounds_slot);
        let list = list.and_then(|list| array_value(self.op.ctx, list));
        let list = list.unwrap_or_default().iter();
        list.map(|bound| bool_value(self.op.ctx, *bound) == Some(true))
            .collect()
    }

    /// Returns true if a dimension is not marked in bounds.
    pub fn has_out_of_bounds_dim(&self) -> bool {
        self.in_bounds().contains(&false)
    }

    /// Returns true if constant indices prove that two transfers of the same vector type access disjoint elements.
    pub fn is_disjoint(&self, other: Transfer<'_>) -> bool {
        let sizes = self.chunk().into_iter().zip(other.chunk());
        let mut pairs = self.indices.iter().zip(other.indices.iter()).zip(sizes);
        let apart = |((a, b), sizes)| {
            let at = [int(self.op, a)?, int(self.op, b)?];
            Some(are_apart(at[0].checked_sub(at[1])?, sizes))
        };
        other.op.body.ty(other.vector) == self.op.body.ty(self.vector)
            && pairs.any(|pair| apart(pair) == Some(true))
    }

    /// Returns the changes that remove the mask.
    pub(crate) fn without_mask(&self) -> FoldResult {
        let (body, op) = (self.op.body, self.op.id);
        let others = body.operands(op).take(body.num_operands(op) - 1);
        let parts = NewParts::default().operands(others);
        if let Some(slot) = self.op.def().and_then(|def| def.operand_segments()) {
            let indices = self.indices.count as i32;
            let sizes = match self.padding {
                Some(_) => [1, indices, 1, 0],
                None => [1, 1, indices, 0],
            };
            return parts.prop(slot, self.op.ctx.i32_array(&sizes)).into();
        }
        parts.into()
    }

    /// Returns the number of elements accessed along each dimension of the source. It is `None` for dimensions that
    /// are not in the map.
    pub fn chunk(&self) -> Vec<Chunk> {
        match vector(self.op, self.vector) {
            Some(ty) => chunk(self.map, ty),
            None => vec![None; self.map.dims as usize],
        }
    }
}

/// The size of a transfer along a dimension of the source, and true if the size is scalable. `None` for a dimension
/// that is not in the map; the transfer accesses one element of it.
pub type Chunk = Option<(i64, bool)>;

/// Returns the sizes of a transfer of a vector along each dimension of the source.
pub fn chunk(map: &AffineMap, ty: &VectorType) -> Vec<Chunk> {
    let mut sizes = vec![None; map.dims as usize];
    for (result, size) in map.results.iter().zip(dims(ty)) {
        if let AffineExpr::Dim(dim) = result {
            sizes[*dim as usize] = Some(size);
        }
    }
    sizes
}

/// Returns true if two accesses along a dimension have no element in common. The accesses have these sizes, and the
/// first one starts `distance` elements after the second one.
pub fn are_apart(distance: i64, (first, second): (Chunk, Chunk)) -> bool {
    // The access that starts first must end before the other one starts.
    let size = match distance < 0 {
        true => first,
        false => second,
    };
    match size {
        // The length of a scalable vector has no upper limit.
        Some((_, true)) => false,
        Some((size, false)) => distance.unsigned_abs() >= size.unsigned_abs(),
        None => distance != 0,
    }
}

/// Returns the permutation to apply after a broadcast, for a map whose results are dimensions, or 0 for broadcast
/// dimensions. Returns `None` for any other map.
pub fn permutation_after_broadcast(map: &AffineMap) -> Option<Vec<usize>> {
    let (inputs, results) = (map.dims as usize, map.results.len());
    let (skipped, lead) = (
        inputs.saturating_sub(results),
        results.saturating_sub(inputs),
    );
    let mut found = vec![false; inputs.max(results)];
    let mut permutation = vec![None; results];
    for (at, result) in map.results.iter().enumerate() {
        match result {
            AffineExpr::Dim(dim) => {
                let place = (*dim as usize).checked_sub(skipped)? + lead;
                permutation[at] = Some(place);
                found[place] = true;
            }
            other => (other.as_constant() == Some(0)).then_some(())?,
        }
    }
    let mut free = (0..found.len()).filter(|at| !found[*at]);
    let places = permutation
        .into_iter()
        .map(|place| place.or_else(|| free.next()));
    places.collect()
}

/// The destination of `vector.transfer_write`: a memref or tensor.
pub(crate) struct Written;

impl DestinationStyleOpInterface for Written {
    fn inits(&self, op: OpRef<'_>) -> Range<usize> {
        OperandGroups::operands(TransferWriteOp::DEF, op, 1)
    }
}
