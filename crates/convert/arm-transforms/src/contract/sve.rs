//! Lowers matrix products to SVE instructions. The columns of the second factor and of the sums are scalable.

use super::{Instruction, Numbers, Product, with_location_of};
use terrace_arm::arm_sve::{BfmmlaOp, DupQLaneOp, SmmlaOp, UmmlaOp, UsmmlaOp};
use terrace_builtin::types::VectorType;
use terrace_ir::{OpView, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, require};
use terrace_vector::{
    BitCastOp, ContractionOp, DeinterleaveOp, InterleaveOp, ScalableExtractOp, ScalableInsertOp,
};
use terrace_vector_transforms::MAX_PARTS;
use terrace_vector_transforms::emit::{extract, insert, poison, shape_cast, shuffle};

/// `populateLowerContractionToSVEI8MMPatterns`: lowers products of byte matrices. The first factor must have an even
/// number of rows of eight, the second an even number of columns times `vscale`. The benefit exceeds that of the
/// patterns that lower contractions in steps.
pub fn populate_lower_contraction_to_sve_i8mm_patterns(patterns: &mut PatternSet) {
    patterns.add(
        Pattern::new("LowerContractionToSVEI8MMPattern", |op, rw| {
            lower(op, Numbers::Bytes, rw)
        })
        .benefit(2),
    );
}

/// `populateLowerContractionToSVEBFMMLAPatterns`: lowers the same products of `bf16`, with rows of four.
pub fn populate_lower_contraction_to_sve_bfmmla_patterns(patterns: &mut PatternSet) {
    patterns.add(
        Pattern::new("LowerContractionToSVEBFMMLAPattern", |op, rw| {
            lower(op, Numbers::BFloat16, rw)
        })
        .benefit(2),
    );
}

/// The sizes of a product.
struct Sizes {
    rows: i64,
    /// The number of columns, to be multiplied by `vscale`.
    columns: i64,
    depth: i64,
}

impl Sizes {
    fn new(product: &Product<'_>, numbers: Numbers) -> Result<Self, NoMatch> {
        let shapes = [product.lhs_type, product.rhs_type, product.acc_type];
        let [&[rows, depth], &[columns, _], &[_, _]] = shapes.map(|ty| &ty.shape[..]) else {
            return Err(NO_MATCH);
        };
        let scales: [&[bool]; 3] = [&[false, false], &[true, false], &[false, true]];
        let is_scalable = shapes
            .iter()
            .zip(scales)
            .all(|(ty, scales)| *ty.scalable == *scales);
        require(is_scalable, "the columns alone must be scalable")?;
        let fits = rows % 2 == 0 && columns % 2 == 0 && depth == numbers.tile_depth();
        require(fits, "the sizes are not multiples of the tile sizes")?;
        let is_small = rows
            .checked_mul(columns)
            .is_some_and(|count| count <= MAX_PARTS);
        require(is_small, "there are too many tiles")?;
        Ok(Sizes {
            rows,
            columns,
            depth,
        })
    }
}

fn lower(op: ContractionOp, numbers: Numbers, rw: &mut dyn Rewriter<'_>) -> Match {
    let product = Product::new(rw.read(op), numbers)?;
    let sizes = Sizes::new(&product, numbers)?;
    let narrow = product.rhs_type.element;
    // Only bytes match: narrower integers are not extended here.
    let is_narrow =
        numbers == Numbers::BFloat16 || [narrow, product.lhs_type.element] == [Type::I8, Type::I8];
    require(is_narrow, "no instruction supports these element types")?;
    let tiles = Tiles {
        narrow,
        sum: product.acc_type.element,
        sums: rw.ctx().ty(product.acc_type.clone()),
        instruction: product.instruction,
        is_swapped: product.is_swapped,
        sizes,
    };
    let (lhs, rhs, acc) = (product.lhs.value, product.rhs.value, product.acc);
    let lhs = tiles.rows(rw, lhs);
    let rhs = tiles.columns(rw, rhs);
    let acc = tiles.sums(rw, acc);
    let mut products = acc.iter();
    let mut sums = Vec::with_capacity(acc.len());
    for &lhs in &lhs {
        for &rhs in &rhs {
            let acc = *products.next().ok_or(NO_MATCH)?;
            sums.push(tiles.multiply(rw, acc, lhs, rhs));
        }
    }
    let result = tiles.result(rw, &sums);
    rw.replace_op(op.id(), &[result]);
    Ok(())
}

struct Tiles {
    narrow: Type,
    sum: Type,
    /// The type of all sums.
    sums: Type,
    instruction: Instruction,
    is_swapped: bool,
    sizes: Sizes,
}

impl Tiles {
    /// Returns the tiles of the first factor, two rows each, repeated in all segments of a scalable vector.
    fn rows(&self, rw: &mut dyn Rewriter<'_>, lhs: ValueId) -> Vec<ValueId> {
        let length = 2 * self.sizes.depth;
        let order: Vec<i64> = (0..length).collect();
        let ty = VectorType::scalable(rw.ctx(), length, self.narrow);
        let tile = |row: i64| {
            let rows = [extract(rw, lhs, &[row]), extract(rw, lhs, &[row + 1])];
            let tile = shuffle(rw, rows, &order);
            let rest = poison(rw, ty);
            let tile = rw.create_value(ScalableInsertOp::spec(tile, rest, 0));
            rw.create_value(DupQLaneOp::spec(tile, 0))
        };
        (0..self.sizes.rows).step_by(2).map(tile).collect()
    }

    /// Returns the tiles of the second factor, two columns per `vscale`.
    fn columns(&self, rw: &mut dyn Rewriter<'_>, rhs: ValueId) -> Vec<ValueId> {
        let (ctx, depth) = (rw.ctx(), self.sizes.depth);
        let all = VectorType::scalable(ctx, self.sizes.columns * depth, self.narrow);
        let all = with_location_of(rhs, rw, |rw| shape_cast(rw, all, rhs));
        let ty = VectorType::scalable(ctx, 2 * depth, self.narrow);
        let tile = |column: i64| rw.create_value(ScalableExtractOp::spec(ty, all, column * depth));
        (0..self.sizes.columns).step_by(2).map(tile).collect()
    }

    /// Returns the tiles of the initial sums, row by row.
    fn sums(&self, rw: &mut dyn Rewriter<'_>, acc: ValueId) -> Vec<ValueId> {
        let (ctx, columns) = (rw.ctx(), self.sizes.columns);
        let pairs = VectorType::scalable(ctx, columns / 2, Type::I64);
        let both = VectorType::scalable(ctx, 2 * columns, self.sum);
        let ty = VectorType::scalable(ctx, 4, self.sum);
        let mut tiles = Vec::new();
        for row in (0..self.sizes.rows).step_by(2) {
            let rows = [extract(rw, acc, &[row]), extract(rw, acc, &[row + 1])];
            let flat = if self.is_swapped {
                // Interleave the columns of a tile.
                rw.create_value(InterleaveOp::spec(rows[0], rows[1]))
            } else {
                // Interleave the rows of a tile. Two numbers move as one element.
                let rows = rows.map(|row| rw.create_value(BitCastOp::spec(pairs, row)));
                let flat = rw.create_value(InterleaveOp::spec(rows[0], rows[1]));
                rw.create_value(BitCastOp::spec(both, flat))
            };
            let tile = |column| rw.create_value(ScalableExtractOp::spec(ty, flat, 2 * column));
            tiles.extend((0..columns).step_by(2).map(tile));
        }
        tiles
    }

    fn multiply(
        &self,
        rw: &mut dyn Rewriter<'_>,
        acc: ValueId,
        lhs: ValueId,
        rhs: ValueId,
    ) -> ValueId {
        let (lhs, rhs) = match self.is_swapped {
            true => (rhs, lhs),
            false => (lhs, rhs),
        };
        match self.instruction {
            Instruction::Signed => rw.create_value(SmmlaOp::spec(acc, lhs, rhs)),
            Instruction::Unsigned => rw.create_value(UmmlaOp::spec(acc, lhs, rhs)),
            Instruction::Mixed => rw.create_value(UsmmlaOp::spec(acc, lhs, rhs)),
            Instruction::BFloat16 => rw.create_value(BfmmlaOp::spec(acc, lhs, rhs)),
        }
    }

    /// Assembles all sums in the result's shape, from the tiles row by row.
    fn result(&self, rw: &mut dyn Rewriter<'_>, tiles: &[ValueId]) -> ValueId {
        let (ctx, columns) = (rw.ctx(), self.sizes.columns);
        let both = VectorType::scalable(ctx, 2 * columns, self.sum);
        let pairs = VectorType::scalable(ctx, columns, Type::I64);
        let row_type = VectorType::scalable(ctx, columns, self.sum);
        let mut result = poison(rw, self.sums);
        for (at, tiles) in tiles.chunks((columns / 2) as usize).enumerate() {
            let mut flat = poison(rw, both);
            for (column, &tile) in tiles.iter().enumerate() {
                flat = rw.create_value(ScalableInsertOp::spec(tile, flat, 4 * column as i64));
            }
            let halves = |rw: &mut dyn Rewriter<'_>, flat| {
                let halves = rw.create(DeinterleaveOp::spec(flat)).id();
                [0, 1].map(|at| rw.body().result(halves, at))
            };
            let rows = if self.is_swapped {
                halves(rw, flat)
            } else {
                let flat = rw.create_value(BitCastOp::spec(pairs, flat));
                let rows = halves(rw, flat);
                rows.map(|row| rw.create_value(BitCastOp::spec(row_type, row)))
            };
            for (row, value) in (2 * at as i64..).zip(rows) {
                result = insert(rw, value, result, &[row]);
            }
        }
        result
    }
}
