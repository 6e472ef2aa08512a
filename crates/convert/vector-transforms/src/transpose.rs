//! Lowers transposes to moves of elements or to shuffles.

use crate::emit::{extract, insert, poison, shape_cast, shuffle};
use crate::unroll::{MAX_PARTS, positions};
use terrace_builtin::types::VectorType;
use terrace_ir::{OpView, ValueId};
use terrace_llvm::MatrixTransposeOp;
use terrace_rewrite::{NoMatch, Pattern, PatternSet, Rewriter, require};
use terrace_vector::matching::is_scalable;
use terrace_vector::{TransposeOp, TransposeOpRef};

/// The strategy by which `vector.transpose` is lowered: MLIR's enumeration of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VectorTransposeLowering {
    /// Moves element by element.
    #[default]
    EltWise,
    /// Lowers to `llvm.intr.matrix.transpose`.
    LlvmIntr,
    /// Lowers a two-dimensional transpose to one shuffle.
    Shuffle1D,
    /// Like [`Shuffle1D`](Self::Shuffle1D), except that 16x16 transposes become shuffles for AVX512.
    Shuffle16x16,
}

impl VectorTransposeLowering {
    fn is_shuffle_like(self) -> bool {
        matches!(self, Self::Shuffle1D | Self::Shuffle16x16)
    }
}

/// `populateVectorTransposeLoweringPatterns`: lowers `vector.transpose` to extractions and insertions, shape casts or
/// shuffles.
pub fn populate_vector_transpose_lowering_patterns(
    patterns: &mut PatternSet,
    lowering: VectorTransposeLowering,
) {
    patterns.add_fn("Transpose2DWithUnitDimToShapeCast", unit_dim_to_cast);
    patterns.add_fn("TransposeOpLowering", move |op, rw| {
        lower_transpose(op, lowering, rw)
    });
    patterns.add_fn("TransposeOp2DToShuffleLowering", move |op, rw| {
        transpose_2d_to_shuffle(op, lowering, rw)
    });
}

/// `populateVectorTransposeToFlatTranspose`: lowers two-dimensional `vector.transpose` to `llvm.intr.matrix.transpose`.
/// The high benefit makes this pattern match before other lowerings.
pub fn populate_vector_transpose_to_flat_transpose(patterns: &mut PatternSet) {
    patterns
        .add(Pattern::new("TransposeOpToMatrixTransposeOpLowering", flat_transpose).benefit(100));
}

fn unit_dim_to_cast(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.result_type();
    let is_one = |dim: usize| ty.shape[dim] == 1 && !ty.scalable[dim];
    let permutation = view.permutation();
    if permutation[..] != [1, 0] || !is_one(0) && !is_one(1) {
        return None;
    }
    let (source, ty) = (view.vector(), view.result_ty());
    let value = shape_cast(rw, ty, source);
    rw.replace_op(op.id(), &[value]);
    Some(())
}

/// Returns the sizes of the two non-unit dimensions, if there are exactly two and the transpose swaps them.
pub(crate) fn transposed_2d(view: TransposeOpRef<'_>) -> Option<(i64, i64)> {
    let ty = view.vector_type();
    let dims: Vec<usize> = (0..ty.shape.len())
        .filter(|&dim| ty.shape[dim] > 1)
        .collect();
    let &[first, second] = &dims[..] else {
        return None;
    };
    let permutation = view.permutation();
    let place = |dim: usize| permutation.iter().position(|at| *at == dim as i64);
    (place(second) < place(first)).then(|| (ty.shape[first], ty.shape[second]))
}

fn lower_transpose(
    op: TransposeOp,
    lowering: VectorTransposeLowering,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let ty = view.vector_type();
    require(
        !is_scalable(ty),
        "This lowering does not support scalable vectors",
    )?;
    require(
        !lowering.is_shuffle_like() || transposed_2d(view).is_none(),
        "Options specifies lowering to shuffle",
    )?;
    let permutation = view.permutation().to_vec();
    // Trailing dimensions that are not permuted are moved as a whole.
    let in_place = permutation.iter().enumerate().rev();
    let in_place = in_place.take_while(|(at, dim)| *at as i64 == **dim).count();
    let moved = permutation.len() - in_place;
    let shape = &ty.shape[..moved];
    let parts = shape
        .iter()
        .fold(1, |all: i64, size| all.saturating_mul(*size));
    require(parts <= MAX_PARTS, "the vector is too large")?;
    let all = positions(shape);
    let (source, ty) = (view.vector(), view.result_ty());
    let mut value = poison(rw, ty);
    for position in all {
        let dims = permutation[..moved].iter();
        let permuted: Vec<i64> = dims.map(|dim| position[*dim as usize]).collect();
        let part = extract(rw, source, &position);
        value = insert(rw, part, value, &permuted);
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn transpose_2d_to_shuffle(
    op: TransposeOp,
    lowering: VectorTransposeLowering,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    require(
        lowering.is_shuffle_like(),
        "not using vector shuffle based lowering",
    )?;
    let ty = view.vector_type();
    require(
        !is_scalable(ty),
        "vector shuffle lowering not supported for scalable vectors",
    )?;
    let (rows, columns) = transposed_2d(view).ok_or("expected transposition on a 2D slice")?;
    let size = rows.saturating_mul(columns);
    require(size <= MAX_PARTS, "the vector is too large")?;
    let flat = VectorType::fixed(view.ctx, &[size], ty.element);
    let square = VectorType::fixed(view.ctx, &[rows, columns], ty.element);
    let (source, ty) = (view.vector(), view.result_ty());
    let source = shape_cast(rw, flat, source);
    let value = if lowering == VectorTransposeLowering::Shuffle16x16 && (rows, columns) == (16, 16)
    {
        let source = shape_cast(rw, square, source);
        let rows = transposed_16x16(rw, source);
        let start = poison(rw, square);
        let rows = rows.into_iter().zip(0..);
        rows.fold(start, |all, (row, at)| insert(rw, row, all, &[at]))
    } else {
        let place = |at: i64| at % rows * columns + at / rows;
        let mask: Vec<i64> = (0..size).map(place).collect();
        shuffle(rw, [source, source], &mask)
    };
    let value = shape_cast(rw, ty, value);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Transposes the rows of a 16x16 matrix in four rounds of two-row shuffles: first within lanes of four elements, then
/// across lanes.
fn transposed_16x16(rw: &mut dyn Rewriter<'_>, source: ValueId) -> Vec<ValueId> {
    // Mask: in each lane of four, two elements of one row and two of the other.
    let lanes = |a: i64, b: i64, c: i64, d: i64| -> Vec<i64> {
        let lane = |first: i64| [a, b, c, d].map(|at| at + first);
        (0..16).step_by(4).flat_map(lane).collect()
    };
    // Mask: two lanes of one row and two of the other.
    let of_lanes = |a: i64, b: i64| -> Vec<i64> {
        let starts = [4 * a, 4 * b, 16 + 4 * a, 16 + 4 * b];
        starts
            .into_iter()
            .flat_map(|first| first..first + 4)
            .collect()
    };
    let rows: Vec<ValueId> = (0..16).map(|at| extract(rw, source, &[at])).collect();
    let unpack = [lanes(0, 16, 1, 17), lanes(2, 18, 3, 19)];
    let mut pairs = Vec::new();
    for at in (0..16).step_by(2) {
        for mask in &unpack {
            pairs.push(shuffle(rw, [rows[at], rows[at + 1]], mask));
        }
    }
    let unpack = [lanes(0, 1, 16, 17), lanes(2, 3, 18, 19)];
    let mut fours = Vec::new();
    for at in (0..16).step_by(4) {
        for low in [at, at + 1] {
            for mask in &unpack {
                fours.push(shuffle(rw, [pairs[low], pairs[low + 2]], mask));
            }
        }
    }
    let halves = [of_lanes(0, 2), of_lanes(1, 3)];
    let mut eights = Vec::new();
    for at in [0, 8] {
        for mask in &halves {
            for low in at..at + 4 {
                eights.push(shuffle(rw, [fours[low], fours[low + 4]], mask));
            }
        }
    }
    let mut all = Vec::new();
    for mask in &halves {
        for low in 0..8 {
            all.push(shuffle(rw, [eights[low], eights[low + 8]], mask));
        }
    }
    all
}

fn flat_transpose(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let ty = view.result_type();
    require(
        !is_scalable(ty),
        "This lowering does not support scalable vectors",
    )?;
    require(view.permutation()[..] == [1, 0], "different transpose map")?;
    let sizes = [ty.shape[0], ty.shape[1]].map(|size| i32::try_from(size).ok());
    let (rows, columns) = (
        sizes[0].ok_or("the vector is too large")?,
        sizes[1].ok_or("the vector is too large")?,
    );
    let size = ty.shape[0].saturating_mul(ty.shape[1]);
    let flat = VectorType::fixed(view.ctx, &[size], ty.element);
    let (source, ty) = (view.vector(), view.result_ty());
    let source = shape_cast(rw, flat, source);
    let spec = MatrixTransposeOp::spec(flat, source, rows, columns);
    let value = rw.create_value(spec);
    let value = shape_cast(rw, ty, value);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
