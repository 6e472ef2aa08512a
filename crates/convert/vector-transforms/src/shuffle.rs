//! Lowers shuffles of vectors of different lengths.

use crate::emit::shuffle;
use terrace_ir::{OpView, ValueId};
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_vector::ShuffleOp;

/// `populateVectorShuffleLoweringPatterns`: rewrites `vector.shuffle` of vectors of different lengths to a shuffle of
/// vectors of the same length.
pub fn populate_vector_shuffle_lowering_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("MixedSizeInputShuffleOpRewrite", of_mixed_sizes);
}

/// The mask value of a poison element.
const NONE: i64 = -1;

fn of_mixed_sizes(op: ShuffleOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (first, second) = (view.v1_type(), view.v2_type());
    let (&[first], &[second]) = (&first.shape[..], &second.shape[..]) else {
        return None;
    };
    if first == second {
        return None;
    }
    let long = first.max(second);
    let mask = view.mask().to_vec();
    let mut sources = [view.v1(), view.v2()];
    let lengthened = |rw: &mut dyn Rewriter<'_>, value: ValueId, size: i64| {
        let places: Vec<i64> = (0..long)
            .map(|at| if at < size { at } else { NONE })
            .collect();
        shuffle(rw, [value, value], &places)
    };
    // If the first vector is extended, the indices into the second vector increase.
    let moved = long - first;
    match first < second {
        true => sources[0] = lengthened(rw, sources[0], first),
        false => sources[1] = lengthened(rw, sources[1], second),
    }
    let mask: Vec<i64> = mask
        .into_iter()
        .map(|at| if at < first { at } else { at + moved })
        .collect();
    let value = shuffle(rw, sources, &mask);
    rw.replace_op(op.id(), &[value]);
    Some(())
}
