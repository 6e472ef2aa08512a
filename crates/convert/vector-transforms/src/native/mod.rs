//! Unrolls vector operations to a native shape of the target.

mod compute;
mod memory;
mod shape;

use crate::emit::{constant, extract_slice, insert_slice, zero_attr};
use crate::unroll::MAX_PARTS;
use std::sync::Arc;
use terrace_builtin::types::VectorType;
use terrace_interfaces::masking::masking;
use terrace_interfaces::vector_unroll::shape_for_unroll;
use terrace_ir::{Context, OpId, OpRef, OpView, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};
use terrace_vector::matching::{is_scalable, vector};

type Wanted = dyn Fn(OpRef<'_>) -> bool + Send + Sync;
type Sizes = dyn Fn(OpRef<'_>) -> Option<Vec<i64>> + Send + Sync;

/// Options of unrolling: the filter, the native shape and the traversal order. MLIR's `UnrollVectorOptions`.
#[derive(Clone)]
pub struct UnrollVectorOptions {
    wanted: Option<Arc<Wanted>>,
    native_shape: Arc<Sizes>,
    order: Option<Arc<Sizes>>,
}

impl UnrollVectorOptions {
    /// Returns options that unroll all operations to the same shape.
    pub fn native_shape(shape: &[i64]) -> Self {
        let shape = shape.to_vec();
        Self::native_shape_fn(move |_| Some(shape.clone()))
    }

    /// Returns options that unroll each operation to the shape that `shape` returns. Operations with `None` are not
    /// unrolled.
    pub fn native_shape_fn(
        shape: impl Fn(OpRef<'_>) -> Option<Vec<i64>> + Send + Sync + 'static,
    ) -> Self {
        UnrollVectorOptions {
            wanted: None,
            native_shape: Arc::new(shape),
            order: None,
        }
    }

    /// Restricts unrolling to operations for which `wanted` returns true.
    #[must_use]
    pub fn filter(mut self, wanted: impl Fn(OpRef<'_>) -> bool + Send + Sync + 'static) -> Self {
        self.wanted = Some(Arc::new(wanted));
        self
    }

    /// Sets the order in which dimensions are traversed, outermost first. `None` is the natural order.
    #[must_use]
    pub fn traversal_order(
        mut self,
        order: impl Fn(OpRef<'_>) -> Option<Vec<i64>> + Send + Sync + 'static,
    ) -> Self {
        self.order = Some(Arc::new(order));
        self
    }
}

/// `populateVectorUnrollPatterns`: unrolls transfers, loads, stores, gathers, broadcasts, contractions, reductions,
/// transposes, masks, `vector.step`, `vector.shape_cast` and elementwise operations to the shape in the options.
pub fn populate_vector_unroll_patterns(patterns: &mut PatternSet, options: &UnrollVectorOptions) {
    memory::populate(patterns, options);
    compute::populate(patterns, options);
    shape::populate(patterns, options);
}

/// Adds a pattern that unrolls one kind of operation.
fn add<Op: OpView + 'static>(
    patterns: &mut PatternSet,
    options: &UnrollVectorOptions,
    name: &'static str,
    unroll: fn(Op, &UnrollVectorOptions, &mut dyn Rewriter<'_>) -> Match,
) {
    let options = options.clone();
    patterns.add_fn(name, move |op, rw| unroll(op, &options, rw));
}

/// The iteration space of an operation and its tiles.
struct Tiling {
    /// The shape of the iteration space.
    shape: Vec<i64>,
    /// The sizes of a tile, with the same rank.
    tile: Vec<i64>,
    /// The shape of a tile in the new operations' vectors, which may lack leading dimensions.
    native: Vec<i64>,
    /// The number of tiles.
    count: i64,
    order: Vec<usize>,
}

impl Tiling {
    /// Returns the tiling of an operation, if it must be unrolled.
    fn new(op: OpRef<'_>, options: &UnrollVectorOptions) -> Result<Self, NoMatch> {
        check(options.wanted.as_ref().is_none_or(|wanted| wanted(op)))?;
        let shape = shape_for_unroll(op).ok_or(NO_MATCH)?;
        let native = (options.native_shape)(op).ok_or(NO_MATCH)?;
        // Tiles of scalable vectors have no static size, and a masked operation must remain a single operation.
        let mut values = op.body.operands(op.id).chain(op.body.results(op.id));
        check(!values.any(|value| vector(op, value).is_some_and(is_scalable)))?;
        check(masking(op).is_none())?;
        let lead = shape.len().checked_sub(native.len()).ok_or(NO_MATCH)?;
        let tile: Vec<i64> = vec![1; lead].into_iter().chain(native.clone()).collect();
        let divides = |(size, part): (&i64, &i64)| *part > 0 && size % part == 0;
        check(shape.iter().zip(&tile).all(divides))?;
        let counts = shape.iter().zip(&tile).map(|(size, part)| size / part);
        let count = counts.fold(1, |all: i64, count| all.saturating_mul(count));
        check(count != 1 && count <= MAX_PARTS)?;
        let order = options.order.as_ref().and_then(|order| order(op));
        let order = match order {
            None => (0..shape.len()).collect(),
            Some(order) => {
                let order: Vec<usize> = order.into_iter().map(|dim| dim as usize).collect();
                let mut sorted = order.clone();
                sorted.sort_unstable();
                check(sorted.into_iter().eq(0..shape.len()))?;
                order
            }
        };
        Ok(Tiling {
            shape,
            tile,
            native,
            count,
            order,
        })
    }

    /// Returns the tiling, if tiles have the rank of the iteration space.
    fn of_same_rank(op: OpRef<'_>, options: &UnrollVectorOptions) -> Result<Self, NoMatch> {
        let tiling = Tiling::new(op, options)?;
        check(tiling.native.len() == tiling.shape.len())?;
        Ok(tiling)
    }

    /// Iterates over the offsets of the tiles, in traversal order.
    fn offsets(&self) -> impl Iterator<Item = Vec<i64>> + '_ {
        (0..self.count).map(|mut place| {
            let mut offsets = vec![0; self.shape.len()];
            for &dim in self.order.iter().rev() {
                let count = self.shape[dim] / self.tile[dim];
                offsets[dim] = place % count * self.tile[dim];
                place /= count;
            }
            offsets
        })
    }

    /// Returns the vector type of a tile.
    fn ty(&self, ctx: &Context, element: Type) -> Type {
        VectorType::fixed(ctx, &self.native, element)
    }
}

/// Extracts a part of a vector.
fn slice(rw: &mut dyn Rewriter<'_>, source: ValueId, offsets: &[i64], sizes: &[i64]) -> ValueId {
    extract_slice(rw, source, offsets, sizes, &vec![1; offsets.len()])
}

/// Inserts a part into a vector. The part may have a lower rank.
fn put(
    rw: &mut dyn Rewriter<'_>,
    part: ValueId,
    into: ValueId,
    offsets: &[i64],
    rank: usize,
) -> ValueId {
    insert_slice(rw, part, into, offsets, &vec![1; rank])
}

/// Replaces an operation by a vector assembled from the tiles.
fn assemble(
    op: OpId,
    tiling: &Tiling,
    rw: &mut dyn Rewriter<'_>,
    mut make: impl FnMut(&mut dyn Rewriter<'_>, &[i64]) -> ValueId,
) -> Match {
    let ty = rw.op(op).result_type(0);
    let zero = zero_attr(rw.ctx(), ty).ok_or(NO_MATCH)?;
    let mut whole = constant(rw, zero);
    for offsets in tiling.offsets() {
        let part = make(rw, &offsets);
        whole = put(rw, part, whole, &offsets, tiling.native.len());
    }
    rw.replace_op(op, &[whole]);
    Ok(())
}
