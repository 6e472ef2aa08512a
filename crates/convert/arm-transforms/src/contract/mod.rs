//! Lowers matrix products to instructions that multiply tiles. The products are `vector.contract` operations on narrow
//! numbers with wide sums.
//!
//! The instructions (`smmla`, `ummla`, `usmmla`, `bfmmla`) multiply a tile of two rows by a transposed tile of two
//! rows, and add the product to 2×2 sums. A row of a factor has 64 bits.

mod neon;
mod sve;

pub use neon::{
    populate_lower_contraction_to_neon_bfmmla_patterns,
    populate_lower_contraction_to_neon_i8mm_patterns,
};
pub use sve::{
    populate_lower_contraction_to_sve_bfmmla_patterns,
    populate_lower_contraction_to_sve_i8mm_patterns,
};

use terrace_arith::{ExtSIOp, ExtUIOp};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::elements::float_kind;
use terrace_builtin::props::Array;
use terrace_builtin::types::{IntegerType, Signedness, VectorType};
use terrace_interfaces::masking::masking;
use terrace_ir::{OpRef, Type, ValueId};
use terrace_numeric::FloatKind;
use terrace_rewrite::{NoMatch, Rewriter, require};
use terrace_vector::enums::is_reduction;
use terrace_vector::matching::{indexing_maps, vector};
use terrace_vector::{CombiningKind, ContractionOp, ContractionOpRef};

/// Runs `build` with the location of a value, as upstream does, and restores the rewriter's location.
fn with_location_of<T>(
    value: ValueId,
    rw: &mut dyn Rewriter<'_>,
    build: impl FnOnce(&mut dyn Rewriter<'_>) -> T,
) -> T {
    let loc = rw.loc();
    rw.set_loc(rw.body().value_loc(value));
    let built = build(rw);
    rw.set_loc(loc);
    built
}

/// The instruction that multiplies tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Instruction {
    Signed,
    Unsigned,
    /// The first factor is unsigned and the second one signed.
    Mixed,
    BFloat16,
}

/// The kind of numbers in a matrix product.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Numbers {
    /// Bytes, with sums of 32 bits.
    Bytes,
    /// `bf16`, with sums in `f32`.
    BFloat16,
}

/// A factor of a product.
#[derive(Clone, Copy, Debug)]
struct Factor {
    value: ValueId,
    is_signed: bool,
}

/// A contraction that is the product of a matrix or a vector and a transposed matrix.
struct Product<'a> {
    lhs: Factor,
    rhs: Factor,
    acc: ValueId,
    lhs_type: &'a VectorType,
    rhs_type: &'a VectorType,
    acc_type: &'a VectorType,
    instruction: Instruction,
    /// True if the instruction takes the second factor first, because only the second factor is unsigned. The 2×2 sums
    /// are then transposed.
    is_swapped: bool,
}

impl<'a> Product<'a> {
    /// Returns the product that a contraction computes, if it multiplies numbers of the given kind.
    fn new(op: ContractionOpRef<'a>, numbers: Numbers) -> Result<Self, NoMatch> {
        // Upstream ignores masks and combining kinds here, and for NEON also the order of dimensions.
        require(masking(*op).is_none(), "the contraction has a mask")?;
        require(
            op.kind() == CombiningKind::Add,
            "the products are not added",
        )?;
        require(
            is_matrix_product(*op),
            "not a matrix product with a transposed second operand",
        )?;
        let kinds = "no instruction supports these element types";
        let factor = |value| factor(*op, value, numbers).ok_or(NoMatch::because(kinds));
        let (lhs, rhs) = (factor(op.lhs())?, factor(op.rhs())?);
        let type_of = |value| vector(*op, value).ok_or(NoMatch::because("not a vector"));
        let (lhs_type, rhs_type, acc_type) =
            (type_of(lhs.value)?, type_of(rhs.value)?, type_of(op.acc())?);
        let sum = match numbers {
            Numbers::Bytes => Type::I32,
            Numbers::BFloat16 => Type::F32,
        };
        require(acc_type.element == sum, kinds)?;
        let instruction = match (numbers, lhs.is_signed, rhs.is_signed) {
            (Numbers::BFloat16, ..) => Instruction::BFloat16,
            (Numbers::Bytes, true, true) => Instruction::Signed,
            (Numbers::Bytes, false, false) => Instruction::Unsigned,
            (Numbers::Bytes, ..) => Instruction::Mixed,
        };
        Ok(Product {
            is_swapped: instruction == Instruction::Mixed && lhs.is_signed,
            acc: op.acc(),
            lhs,
            rhs,
            lhs_type,
            rhs_type,
            acc_type,
            instruction,
        })
    }
}

impl Numbers {
    /// Returns the size of the reduced dimension in a tile.
    fn tile_depth(self) -> i64 {
        match self {
            Numbers::Bytes => 8,
            Numbers::BFloat16 => 4,
        }
    }
}

/// Returns true if a contraction is the product of a matrix or a vector and a transposed matrix. The reduced dimension
/// is the last one of both factors.
fn is_matrix_product(op: OpRef<'_>) -> bool {
    let iterators = op.get::<Array>(ContractionOp::ITERATOR_TYPES);
    let Some((maps, iterators)) = indexing_maps(op).zip(iterators) else {
        return false;
    };
    let layout: [&[u32]; 3] = match maps.first().map(|map| map.results.len()) {
        Some(1) => [&[1], &[0, 1], &[0]],
        _ => [&[0, 2], &[1, 2], &[0, 1]],
    };
    let rank = layout[2].len();
    let same = |(map, layout): (&&AffineMap, &[u32])| {
        let layout = layout.iter().map(|dim| AffineExpr::Dim(*dim));
        map.results.iter().cloned().eq(layout)
    };
    let reduces = |at: usize| is_reduction(op.ctx, iterators[at]);
    iterators.len() == rank + 1
        && (0..=rank).all(|at| reduces(at) == Some(at == rank))
        && maps.len() == 3
        && maps.iter().zip(layout).all(same)
}

/// Returns a value as a factor, looking through an extension of narrow numbers. Integers that are not extended count as
/// signed.
fn factor(op: OpRef<'_>, value: ValueId, numbers: Numbers) -> Option<Factor> {
    let element = |value| Some(vector(op, value)?.element);
    if numbers == Numbers::BFloat16 {
        let is_bf16 = float_kind(op.ctx, element(value)?) == Some(FloatKind::BF16);
        return is_bf16.then_some(Factor {
            value,
            is_signed: true,
        });
    }
    let is_narrow = |ty: Type| {
        ty.as_::<IntegerType>(op.ctx)
            .is_some_and(|ty| ty.signedness == Signedness::Signless && ty.width <= 8)
    };
    let extension = op.body.defining_op(value).map(|def| op.with(def));
    let source = |is_signed: bool| {
        let extension = extension?;
        let source = extension.body.operands(extension.id).next()?;
        let fits = is_narrow(element(source)?) && element(value)? == Type::I32;
        fits.then_some(Factor {
            value: source,
            is_signed,
        })
    };
    if extension.is_some_and(|op| op.is::<ExtSIOp>()) {
        source(true)
    } else if is_narrow(element(value)?) {
        Some(Factor {
            value,
            is_signed: true,
        })
    } else if extension.is_some_and(|op| op.is::<ExtUIOp>()) {
        source(false)
    } else {
        None
    }
}
