//! Lowers transposes to shuffles that match AVX2 instructions.

use crate::emit::{constant, extract, insert, shape_cast, shuffle, zero_attr};
use crate::transpose::transposed_2d;
use terrace_builtin::types::VectorType;
use terrace_ir::{OpView, Type, ValueId};
use terrace_llvm::InlineAsmOp;
use terrace_llvm::enums::AsmDialect;
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, check};
use terrace_vector::TransposeOp;
use terrace_vector::matching::is_scalable;

/// The transposes that [`populate_specialized_transpose_lowering_patterns`] lowers. MLIR's `TransposeLoweringOptions`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TransposeLoweringOptions {
    /// True if 4x8 transposes of `f32` are lowered.
    pub lower_4x8_f32: bool,
    /// True if 8x8 transposes of `f32` are lowered, partially to inline assembly.
    pub lower_8x8_f32: bool,
}

/// Adds a pattern that lowers `vector.transpose` to row shuffles that match AVX2 instructions. Unit dimensions are
/// ignored. In MLIR, `benefit` defaults to 10. MLIR's `populateSpecializedTransposeLoweringPatterns` of x86vector.
///
/// ```
/// use terrace_rewrite::PatternSet;
/// use terrace_vector_transforms::{
///     TransposeLoweringOptions, populate_specialized_transpose_lowering_patterns,
/// };
///
/// let mut patterns = PatternSet::new();
/// let options = TransposeLoweringOptions { lower_4x8_f32: true, lower_8x8_f32: true };
/// populate_specialized_transpose_lowering_patterns(&mut patterns, options, 10);
/// assert_eq!(patterns.len(), 1);
/// ```
pub fn populate_specialized_transpose_lowering_patterns(
    patterns: &mut PatternSet,
    options: TransposeLoweringOptions,
    benefit: u16,
) {
    patterns.add(
        Pattern::new("TransposeOpLowering", move |op, rw| {
            lower_transpose(op, options, rw)
        })
        .benefit(benefit),
    );
}

fn lower_transpose(
    op: TransposeOp,
    options: TransposeLoweringOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let ty = view.vector_type();
    check(ty.element == Type::F32 && !is_scalable(ty))?;
    let sizes = transposed_2d(view).ok_or(NO_MATCH)?;
    let (source, ty, ctx) = (view.vector(), view.result_ty(), view.ctx);
    let transpose = match sizes {
        (4, 8) if options.lower_4x8_f32 => transposed_4x8,
        (8, 8) if options.lower_8x8_f32 => transposed_8x8,
        _ => return Err(NO_MATCH),
    };
    let flat = VectorType::fixed(ctx, &[sizes.0 * sizes.1], Type::F32);
    let matrix = VectorType::fixed(ctx, &[sizes.0, sizes.1], Type::F32);
    let zero = zero_attr(ctx, matrix).ok_or(NO_MATCH)?;
    let source = shape_cast(rw, flat, source);
    let source = shape_cast(rw, matrix, source);
    let rows: Vec<ValueId> = (0..sizes.0).map(|at| extract(rw, source, &[at])).collect();
    let rows = transpose(rw, &rows);
    let mut all = constant(rw, zero);
    for (at, row) in (0..).zip(rows) {
        all = insert(rw, row, all, &[at]);
    }
    let all = shape_cast(rw, flat, all);
    let all = shape_cast(rw, ty, all);
    rw.replace_op(op.id(), &[all]);
    Ok(())
}

/// Shuffle masks for the low and the high pairs of two rows, in both halves.
const UNPACK: [[i64; 8]; 2] = [[0, 8, 1, 9, 4, 12, 5, 13], [2, 10, 3, 11, 6, 14, 7, 15]];
/// Shuffle masks for the low and the high halves of two rows.
const HALVES: [[i64; 8]; 2] = [[0, 1, 2, 3, 8, 9, 10, 11], [4, 5, 6, 7, 12, 13, 14, 15]];

/// Returns the low and the high pairs of each two rows.
fn unpack(rw: &mut dyn Rewriter<'_>, rows: &[ValueId]) -> Vec<ValueId> {
    let mut pairs = Vec::new();
    for two in rows.chunks_exact(2) {
        for mask in &UNPACK {
            pairs.push(shuffle(rw, [two[0], two[1]], mask));
        }
    }
    pairs
}

fn transposed_4x8(rw: &mut dyn Rewriter<'_>, rows: &[ValueId]) -> Vec<ValueId> {
    const PAIRS: [[i64; 8]; 2] = [[0, 1, 8, 9, 4, 5, 12, 13], [2, 3, 10, 11, 6, 7, 14, 15]];
    let pairs = unpack(rw, rows);
    let mut fours = Vec::new();
    for low in [0, 1] {
        for mask in &PAIRS {
            fours.push(shuffle(rw, [pairs[low], pairs[low + 2]], mask));
        }
    }
    let mut all = Vec::new();
    for mask in &HALVES {
        for low in [0, 2] {
            all.push(shuffle(rw, [fours[low], fours[low + 1]], mask));
        }
    }
    all
}

fn transposed_8x8(rw: &mut dyn Rewriter<'_>, rows: &[ValueId]) -> Vec<ValueId> {
    const MIDDLE: [i64; 8] = [2, 3, 8, 9, 6, 7, 12, 13];
    let pairs = unpack(rw, rows);
    let lows = [0, 1, 4, 5];
    let middles = lows.map(|low| shuffle(rw, [pairs[low], pairs[low + 2]], &MIDDLE));
    let mut fours = Vec::new();
    for (low, middle) in lows.into_iter().zip(middles) {
        fours.push(blend(rw, pairs[low], middle, "0xcc"));
        fours.push(blend(rw, pairs[low + 2], middle, "0x33"));
    }
    let mut all = Vec::new();
    for mask in &HALVES {
        for low in 0..4 {
            all.push(shuffle(rw, [fours[low], fours[low + 4]], mask));
        }
    }
    all
}

/// Creates `vblendps`, which takes an element of the second row if its mask bit is set, and else of the first row.
/// Inline assembly keeps LLVM from turning it into a shuffle.
fn blend(rw: &mut dyn Rewriter<'_>, a: ValueId, b: ValueId, mask: &str) -> ValueId {
    let ty = rw.body().ty(a);
    let text = format!("vblendps $0, $1, $2, {mask}");
    let operands = [a, b];
    let asm = InlineAsmOp::spec(Some(ty), &operands, text.as_bytes(), b"=x,x,x");
    rw.create_value(asm.asm_dialect(AsmDialect::Intel))
}
