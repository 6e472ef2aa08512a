//! Lowers shape casts by moving the largest subvectors that both shapes consist of.

use crate::emit::{extract, extract_slice, insert, insert_slice, poison};
use crate::unroll::MAX_PARTS;
use terrace_builtin::types::VectorType;
use terrace_ir::{OpView, ValueId};
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_vector::matching::{count, is_scalable, part, position_of};
use terrace_vector::{ScalableExtractOp, ScalableInsertOp, ShapeCastOp};

/// `populateVectorShapeCastLoweringPatterns`: lowers `vector.shape_cast` to extractions and insertions.
pub fn populate_vector_shape_cast_lowering_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("ShapeCastOpRewritePattern", fixed)
        .add_fn("ScalableShapeCastOpRewritePattern", scalable);
}

/// Returns the largest shape whose vectors tile both shapes in row-major order: the common trailing dimensions, after
/// the greatest common divisor of the dimensions before them.
fn atomic_shape(a: &[i64], b: &[i64]) -> Vec<i64> {
    let common = a.iter().rev().zip(b.iter().rev());
    let common = common.take_while(|(a, b)| a == b).count();
    let mut shape = a[a.len() - common..].to_vec();
    let next = |shape: &[i64]| shape.iter().rev().nth(common).copied();
    if let (Some(a), Some(b)) = (next(a), next(b)) {
        let divisor = gcd(a, b);
        if divisor > 1 {
            shape.insert(0, divisor);
        }
    }
    shape
}

fn gcd(a: i64, b: i64) -> i64 {
    match b {
        0 => a,
        b => gcd(b, a % b),
    }
}

/// The positions of atomic parts in a vector: the row, and the offset in the row.
struct Places {
    /// The shape of the dimensions before a row.
    lead: Vec<i64>,
    /// The rank of a row.
    rank: usize,
    /// The number of parts in a row.
    parts: i64,
    /// The size of a part along the first dimension of a row.
    step: i64,
}

impl Places {
    fn new(shape: &[i64], atomic: &[i64]) -> Self {
        let lead = shape.len() - atomic.len();
        let step = atomic.first().copied().unwrap_or(1);
        let parts = shape.get(lead).map_or(1, |size| size / step);
        Places {
            lead: shape[..lead].to_vec(),
            rank: atomic.len(),
            parts,
            step,
        }
    }

    fn row(&self, part: i64) -> Vec<i64> {
        position_of(part / self.parts, &self.lead)
    }

    fn offsets(&self, part: i64) -> Vec<i64> {
        let mut offsets = vec![0; self.rank];
        if let Some(first) = offsets.first_mut() {
            *first = part % self.parts * self.step;
        }
        offsets
    }
}

fn fixed(op: ShapeCastOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (from, to) = (view.source_type(), view.result_type());
    if is_scalable(from) || is_scalable(to) {
        return None;
    }
    let atomic = atomic_shape(&from.shape, &to.shape);
    let all = count(to) / atomic.iter().product::<i64>();
    let (sources, dests) = (
        Places::new(&from.shape, &atomic),
        Places::new(&to.shape, &atomic),
    );
    if all > MAX_PARTS {
        return None;
    }
    let row_type = part(view.ctx, view.result_ty(), dests.lead.len())?;
    let strides = vec![1; atomic.len()];
    let (source, ty) = (view.source(), view.result_ty());
    let mut value = poison(rw, ty);
    let empty_row = poison(rw, row_type);
    let (mut source_row, mut dest_row) = (source, empty_row);
    for at in 0..all {
        if at % sources.parts == 0 {
            source_row = extract(rw, source, &sources.row(at));
        }
        let mut moved = source_row;
        if sources.parts > 1 {
            moved = extract_slice(rw, source_row, &sources.offsets(at), &atomic, &strides);
        }
        if dests.parts > 1 {
            if at % dests.parts == 0 {
                dest_row = empty_row;
            }
            dest_row = insert_slice(rw, moved, dest_row, &dests.offsets(at), &strides);
            moved = dest_row;
        }
        if (at + 1) % dests.parts == 0 {
            value = insert(rw, moved, value, &dests.row(at));
        }
    }
    rw.replace_op(op.id(), &[value]);
    Some(())
}

/// Returns true if the last dimension is the only scalable one.
fn is_trailing_dim_scalable(ty: &VectorType) -> bool {
    let scaled = ty.scalable.iter().filter(|scales| **scales).count();
    scaled == 1 && ty.scalable.last() == Some(&true)
}

fn scalable(op: ShapeCastOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (from, to) = (view.source_type(), view.result_type());
    if !is_trailing_dim_scalable(from) || !is_trailing_dim_scalable(to) {
        return None;
    }
    let (&from_size, &to_size) = (from.shape.last()?, to.shape.last()?);
    let size = from_size.min(to_size);
    // If neither row size is a multiple of the other, no common part exists.
    let whole = from_size % size == 0 && to_size % size == 0;
    let all = count(from) / size;
    if !whole || all > MAX_PARTS {
        return None;
    }
    let moved_type = VectorType::scalable(view.ctx, size, from.element);
    let (from_parts, to_parts) = (from_size / size, to_size / size);
    let [from_lead, to_lead] = [from, to].map(|ty| ty.shape[..ty.shape.len() - 1].to_vec());
    let (source, ty) = (view.source(), view.result_ty());
    let mut value: ValueId = poison(rw, ty);
    let (mut source_row, mut dest_row) = (source, value);
    for at in 0..all {
        if at % from_parts == 0 && !from_lead.is_empty() {
            source_row = extract(rw, source, &position_of(at / from_parts, &from_lead));
        }
        let mut moved = source_row;
        if from_parts > 1 {
            let place = at % from_parts * size;
            moved = rw.create_value(ScalableExtractOp::spec(moved_type, source_row, place));
        }
        let dest = position_of(at / to_parts, &to_lead);
        if to_parts > 1 {
            if at % to_parts == 0 {
                dest_row = match to_lead.is_empty() {
                    true => value,
                    false => extract(rw, value, &dest),
                };
            }
            let place = at % to_parts * size;
            dest_row = rw.create_value(ScalableInsertOp::spec(moved, dest_row, place));
            moved = dest_row;
        }
        if (at + 1) % to_parts == 0 {
            value = match to_lead.is_empty() {
                true => moved,
                false => insert(rw, moved, value, &dest),
            };
        }
    }
    rw.replace_op(op.id(), &[value]);
    Some(())
}
