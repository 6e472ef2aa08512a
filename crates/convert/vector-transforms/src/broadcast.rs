//! Lowers broadcasts to scalar broadcasts into one-dimensional vectors.

use crate::emit::{broadcast, drop_dims, extract, insert, poison};
use terrace_ir::OpView;
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_vector::BroadcastOp;
use terrace_vector::matching::{dims, vector};

/// `populateVectorBroadcastLoweringPatterns`: lowers `vector.broadcast` of vectors, dimension by dimension.
pub fn populate_vector_broadcast_lowering_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("BroadcastOpLowering", lower);
}

fn lower(op: BroadcastOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (from, to) = (vector(*view, view.source())?, view.vector_type());
    let (rank, to_rank) = (from.shape.len(), to.shape.len());
    let (source, ty) = (view.source(), view.vector_ty());
    let differs = dims(to)
        .enumerate()
        .find(|&(dim, size)| dims(from).nth(dim) != Some(size));
    // The number of rows is unknown if the first dimension is scalable. Upstream creates the minimum number of rows.
    let unknown_rows = to_rank > 1 && to.scalable[0];
    if unknown_rows && differs.is_some() {
        return None;
    }
    let value = if rank <= 1 && to_rank == 1 && differs.is_some() {
        let scalar = extract(rw, source, &vec![0; rank]);
        broadcast(rw, ty, scalar)
    } else {
        let part = drop_dims(rw.ctx(), to, usize::from(to_rank > 0));
        let size = to.shape.first().copied().unwrap_or(0);
        if rank < to_rank {
            // Broadcast to the trailing dimensions, then repeat the result along the new dimension.
            let part = broadcast(rw, part, source);
            let start = poison(rw, ty);
            (0..size).fold(start, |all, at| insert(rw, part, all, &[at]))
        } else {
            match differs {
                None => source,
                Some((0, _)) => {
                    let start = poison(rw, ty);
                    let first = extract(rw, source, &[0]);
                    let part = broadcast(rw, part, first);
                    (0..size).fold(start, |all, at| insert(rw, part, all, &[at]))
                }
                Some(_) => {
                    let start = poison(rw, ty);
                    (0..size).fold(start, |all, at| {
                        let first = extract(rw, source, &[at]);
                        let part = broadcast(rw, part, first);
                        insert(rw, part, all, &[at])
                    })
                }
            }
        }
    };
    rw.replace_op(op.id(), &[value]);
    Some(())
}
