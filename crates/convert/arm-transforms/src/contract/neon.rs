//! Lowers matrix products of fixed size to NEON instructions.

use super::{Instruction, Numbers, Product, with_location_of};
use terrace_arith::{ExtSIOp, ExtUIOp};
use terrace_arm::arm_neon::{BfmmlaOp, SmmlaOp, UmmlaOp, UsmmlaOp};
use terrace_builtin::types::{VectorType, with_element_type};
use terrace_ir::{OpView, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, require};
use terrace_vector::matching::is_scalable;
use terrace_vector::{ContractionOp, ExtractStridedSliceOp, InsertStridedSliceOp, ShapeCastOp};
use terrace_vector_transforms::MAX_PARTS;
use terrace_vector_transforms::emit::{constant, extract, i64s, transpose, vector_of, zero_attr};

/// `populateLowerContractionToNeonI8MMPatterns`: lowers products of byte matrices, whose sizes are any multiple of 2×8
/// by 8×2, or of a vector and such a matrix. The benefit exceeds that of the patterns that lower contractions in steps.
pub fn populate_lower_contraction_to_neon_i8mm_patterns(patterns: &mut PatternSet) {
    patterns.add(
        Pattern::new("LowerContractionToNeonI8MMPattern", |op, rw| {
            lower(op, Numbers::Bytes, rw)
        })
        .benefit(2),
    );
}

/// `populateLowerContractionToNeonBFMMLAPatterns`: lowers the same products of `bf16`, for any multiple of 2×4 by 4×2.
pub fn populate_lower_contraction_to_neon_bfmmla_patterns(patterns: &mut PatternSet) {
    patterns.add(
        Pattern::new("LowerContractionToNeonBFMMLAPattern", |op, rw| {
            lower(op, Numbers::BFloat16, rw)
        })
        .benefit(2),
    );
}

/// The sizes of a product, and those of a tile.
struct Sizes {
    rows: i64,
    columns: i64,
    depth: i64,
    tile_rows: i64,
    tile_depth: i64,
    /// True if the first factor is a vector.
    is_vector: bool,
}

impl Sizes {
    fn new(product: &Product<'_>, numbers: Numbers) -> Result<Self, NoMatch> {
        let (lhs, rhs) = (product.lhs_type, product.rhs_type);
        let (rows, is_vector) = match lhs.shape[..] {
            [_] => (1, true),
            [rows, _] => (rows, false),
            _ => return Err(NO_MATCH),
        };
        let [columns, depth] = rhs.shape[..] else {
            return Err(NO_MATCH);
        };
        let tile_depth = numbers.tile_depth();
        let scales = [lhs, rhs, product.acc_type].into_iter().any(is_scalable);
        require(!scales, "a vector is scalable")?;
        let fits = (rows == 1 || rows % 2 == 0) && columns % 2 == 0 && depth % tile_depth == 0;
        require(fits, "the sizes are not multiples of the tile sizes")?;
        let tile_rows = rows.min(2);
        let tiles = [rows / tile_rows, columns / 2, depth / tile_depth];
        let tiles = tiles.into_iter().try_fold(1, i64::checked_mul);
        require(
            tiles.is_some_and(|tiles| tiles <= MAX_PARTS),
            "there are too many tiles",
        )?;
        Ok(Sizes {
            rows,
            columns,
            depth,
            tile_rows,
            tile_depth,
            is_vector,
        })
    }

    /// Returns an offset or a size of the first factor or of the sums. A vector has no rows.
    fn with_rows(&self, row: i64, other: i64) -> Vec<i64> {
        match self.is_vector {
            true => vec![other],
            false => vec![row, other],
        }
    }
}

fn lower(op: ContractionOp, numbers: Numbers, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let product = Product::new(rw.read(op), numbers)?;
    let sizes = Sizes::new(&product, numbers)?;
    let (instruction, is_swapped, acc) = (product.instruction, product.is_swapped, product.acc);
    let sum_type = ctx.ty(product.acc_type.clone());
    let sum_element = product.acc_type.element;
    let factors = [product.lhs, product.rhs];
    let narrow = match numbers {
        Numbers::Bytes => Type::I8,
        Numbers::BFloat16 => product.lhs_type.element,
    };
    let [lhs, rhs] = factors.map(|factor| {
        let ty = with_element_type(ctx, rw.body().ty(factor.value), narrow);
        if rw.body().ty(factor.value) == ty {
            factor.value
        } else if factor.is_signed {
            rw.create_value(ExtSIOp::spec(ty, factor.value))
        } else {
            // Upstream also sign-extends here if the other factor is signed.
            rw.create_value(ExtUIOp::spec(ty, factor.value))
        }
    });
    let tile = Tile {
        factor: VectorType::fixed(ctx, &[2, sizes.tile_depth], narrow),
        flat_factor: VectorType::fixed(ctx, &[2 * sizes.tile_depth], narrow),
        sums: VectorType::fixed(ctx, &[2, 2], sum_element),
        flat_sums: VectorType::fixed(ctx, &[4], sum_element),
        instruction,
        is_swapped,
        is_row: sizes.rows == 1,
    };
    let zero = zero_attr(ctx, sum_type).ok_or(NO_MATCH)?;
    let mut result = constant(rw, zero);
    for row in (0..sizes.rows).step_by(2) {
        for column in (0..sizes.columns).step_by(2) {
            let at = sizes.with_rows(row, column);
            let mut flat_sums = None;
            for depth in (0..sizes.depth).step_by(sizes.tile_depth as usize) {
                let lhs_at = sizes.with_rows(row, depth);
                let lhs_size = sizes.with_rows(sizes.tile_rows, sizes.tile_depth);
                let lhs = slice(rw, lhs, &lhs_at, &lhs_size);
                let rhs = slice(rw, rhs, &[column, depth], &[2, sizes.tile_depth]);
                let sums = slice(rw, acc, &at, &sizes.with_rows(sizes.tile_rows, 2));
                let new = tile.multiply(rw, lhs, rhs, sums, flat_sums)?;
                flat_sums = Some(new);
                let part = tile.expand(rw, new);
                let strides = vec![1; rank_of(rw, part)];
                result = insert_or_fold(rw, part, result, &at, &strides);
            }
        }
    }
    rw.replace_op(op.id(), &[result]);
    Ok(())
}

/// The types of an instruction's vectors, both two-dimensional and flat.
struct Tile {
    factor: Type,
    flat_factor: Type,
    sums: Type,
    flat_sums: Type,
    instruction: Instruction,
    is_swapped: bool,
    /// True if the first factor has one row. A second row of zeros is added.
    is_row: bool,
}

impl Tile {
    /// Adds the product of two tiles to `flat_sums`, or to `sums` for the first tiles of a row and a column.
    fn multiply(
        &self,
        rw: &mut dyn Rewriter<'_>,
        mut lhs: ValueId,
        rhs: ValueId,
        mut sums: ValueId,
        flat_sums: Option<ValueId>,
    ) -> Result<ValueId, NoMatch> {
        if self.is_row {
            lhs = self.with_second_row(rw, lhs, self.factor)?;
            sums = self.with_second_row(rw, sums, self.sums)?;
        }
        if self.is_swapped {
            sums = transpose(rw, sums, &[1, 0]);
        }
        let lhs = cast_or_fold(rw, self.flat_factor, lhs);
        let rhs = cast_or_fold(rw, self.flat_factor, rhs);
        let first = cast_or_fold(rw, self.flat_sums, sums);
        let acc = flat_sums.unwrap_or(first);
        let (lhs, rhs) = match self.is_swapped {
            true => (rhs, lhs),
            false => (lhs, rhs),
        };
        Ok(match self.instruction {
            Instruction::Signed => rw.create_value(SmmlaOp::spec(acc, lhs, rhs)),
            Instruction::Unsigned => rw.create_value(UmmlaOp::spec(acc, lhs, rhs)),
            Instruction::Mixed => rw.create_value(UsmmlaOp::spec(acc, lhs, rhs)),
            Instruction::BFloat16 => rw.create_value(BfmmlaOp::spec(acc, lhs, rhs)),
        })
    }

    fn with_second_row(
        &self,
        rw: &mut dyn Rewriter<'_>,
        row: ValueId,
        ty: Type,
    ) -> Result<ValueId, NoMatch> {
        let zero = zero_attr(rw.ctx(), ty).ok_or(NO_MATCH)?;
        let zero = constant(rw, zero);
        let strides = vec![1; rank_of(rw, row)];
        Ok(insert_or_fold(rw, row, zero, &[0, 0], &strides))
    }

    /// Returns the part of the result to which the sums of an instruction correspond.
    fn expand(&self, rw: &mut dyn Rewriter<'_>, flat_sums: ValueId) -> ValueId {
        let mut sums = cast_or_fold(rw, self.sums, flat_sums);
        if self.is_swapped {
            sums = transpose(rw, sums, &[1, 0]);
        }
        match self.is_row {
            true => extract(rw, sums, &[0]),
            false => sums,
        }
    }
}

fn rank_of(rw: &dyn Rewriter<'_>, value: ValueId) -> usize {
    vector_of(rw, value).map_or(0, |ty| ty.shape.len())
}

/// Casts a vector. The cast has the location of the vector.
fn cast_or_fold(rw: &mut dyn Rewriter<'_>, ty: Type, value: ValueId) -> ValueId {
    with_location_of(value, rw, |rw| {
        rw.create_or_fold(ShapeCastOp::spec(ty, value))
    })
}

/// Returns a part of a vector, or all of it.
fn slice(rw: &mut dyn Rewriter<'_>, value: ValueId, offsets: &[i64], sizes: &[i64]) -> ValueId {
    let ctx = rw.ctx();
    let Some(from) = vector_of(rw, value) else {
        return value;
    };
    let ty = VectorType::fixed(ctx, sizes, from.element);
    let strides = vec![1; sizes.len()];
    let [offsets, sizes, strides] = [offsets, sizes, &strides].map(|list| i64s(ctx, list));
    rw.create_or_fold(ExtractStridedSliceOp::spec(
        ty, value, &offsets, &sizes, &strides,
    ))
}

fn insert_or_fold(
    rw: &mut dyn Rewriter<'_>,
    value: ValueId,
    dest: ValueId,
    offsets: &[i64],
    strides: &[i64],
) -> ValueId {
    let ctx = rw.ctx();
    let [offsets, strides] = [offsets, strides].map(|list| i64s(ctx, list));
    rw.create_or_fold(InsertStridedSliceOp::spec(value, dest, &offsets, &strides))
}
