//! `affine-expand-index-ops`: `affine.delinearize_index` and `affine.linearize_index` as arithmetic.

use terrace_affine::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp, Values};
use terrace_arith::enums::IntegerOverflowFlags;
use terrace_arith::{
    AddIOp, CmpIOp, CmpIPredicate, DivSIOp, FloorDivSIOp, MulIOp, RemSIOp, SelectOp, constant_index,
};
use terrace_builtin::attrs::{bool_value, i64_array_value};
use terrace_builtin::types::DYNAMIC;
use terrace_ir::loops::enclosing_invariant_loops;
use terrace_ir::{Attr, Builder, Failed, OpView, ValueId};
use terrace_pass::{Anchor, Pass, PassContext, PassDef, rewrite_greedily};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, NoMatch, PatternSet, Rewriter};

/// Adds the patterns that make index arithmetic explicit.
pub fn populate_affine_expand_index_ops_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("LowerDelinearizeIndexOps", lower_delinearize_index);
    patterns.add_fn("LowerLinearizeIndexOps", lower_linearize_index);
}

const NSW: IntegerOverflowFlags = IntegerOverflowFlags::NSW;

/// For each size of a basis, how many elements one step along its dimension passes times that size: products of the sizes from
/// the last one on, the greatest first. `is_positive` tells that they cannot overflow as unsigned numbers either.
fn strides(
    builder: &mut Builder<'_>,
    dynamic: &[ValueId],
    fixed: &[i64],
    is_positive: bool,
) -> Result<Values, NoMatch> {
    let flags = match is_positive {
        true => NSW.or(IntegerOverflowFlags::NUW),
        false => NSW,
    };
    let mut dynamic = dynamic.iter().rev();
    let mut dynamic_part: Option<ValueId> = None;
    let mut fixed_part = 1_i64;
    let mut strides = Values::new();
    for &size in fixed.iter().rev() {
        if size == DYNAMIC {
            let &value = dynamic
                .next()
                .expect("invariant: verified operations have a value for each dynamic size");
            dynamic_part = Some(match dynamic_part {
                Some(part) => builder.create_value(MulIOp::spec(part, value).overflow_flags(flags)),
                None => value,
            });
        } else {
            fixed_part = fixed_part.wrapping_mul(size);
        }
        strides.push(match dynamic_part {
            Some(part) if fixed_part == 1 => part,
            Some(part) => {
                let by = constant_index(builder, fixed_part);
                builder.create_value(MulIOp::spec(part, by).overflow_flags(flags))
            }
            None => constant_index(builder, fixed_part),
        });
    }
    strides.reverse();
    Ok(strides)
}

/// The remainder of a division, with the sign of the divisor, which is positive.
fn modulo(b: &mut Builder<'_>, value: ValueId, by: ValueId, zero: ValueId) -> ValueId {
    let remainder = b.create_value(RemSIOp::spec(value, by));
    let is_negative = b.create_value(CmpIOp::spec(CmpIPredicate::Slt, remainder, zero));
    let corrected = b.create_value(AddIOp::spec(remainder, by).overflow_flags(NSW));
    b.create_value(SelectOp::spec(is_negative, corrected, remainder))
}

/// The sizes without that of the first dimension, which does not matter.
fn inner_sizes(sizes: &[i64], indices: usize) -> &[i64] {
    match sizes {
        [_, inner @ ..] if sizes.len() == indices => inner,
        _ => sizes,
    }
}

/// Divisions by strides, of remainders of the division by the stride before.
pub fn lower_delinearize_index(
    op: AffineDelinearizeIndexOp,
    rewriter: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rewriter.ctx(), rewriter.body());
    let index = op.linear_index(ctx, body);
    let count = body.num_results(op.id());
    if count == 1 {
        rewriter.replace_op(op.id(), &[index]);
        return Ok(());
    }
    let sizes = i64_array_value(ctx, op.static_basis(body)).unwrap_or_default();
    let dynamic: Values = op.dynamic_basis(ctx, body).collect();
    let sizes = inner_sizes(&sizes, count);
    if sizes.is_empty() {
        return Err(NoMatch::because("the basis is empty"));
    }
    let mut builder = rewriter.builder();
    let strides = strides(&mut builder, &dynamic, sizes, true)?;
    let zero = constant_index(&mut builder, 0);
    let mut results = Values::new();
    results.push(builder.create_value(FloorDivSIOp::spec(index, strides[0])));
    for (&stride, &next) in strides.iter().zip(&strides[1..]) {
        let rest = modulo(&mut builder, index, stride, zero);
        results.push(builder.create_value(DivSIOp::spec(rest, next)));
    }
    results.push(modulo(
        &mut builder,
        index,
        strides[strides.len() - 1],
        zero,
    ));
    rewriter.replace_op(op.id(), &results);
    Ok(())
}

/// A sum of indices times strides, in which those come first that may leave the most loops.
pub fn lower_linearize_index(
    op: AffineLinearizeIndexOp,
    rewriter: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rewriter.ctx(), rewriter.body());
    let indices: Values = op.multi_index(ctx, body).collect();
    let view = rewriter.op(op.id());
    let mut loops = indices
        .iter()
        .map(|&index| enclosing_invariant_loops(view, index))
        .collect::<Vec<usize>>()
        .into_iter();
    let sizes = i64_array_value(ctx, op.static_basis(body)).unwrap_or_default();
    let dynamic: Values = op.dynamic_basis(ctx, body).collect();
    let disjoint = op.disjoint(body);
    let is_disjoint = disjoint == Attr::UNIT || bool_value(ctx, disjoint) == Some(true);
    let Some((&last, outer)) = indices.split_last() else {
        let zero = constant_index(&mut rewriter.builder(), 0);
        rewriter.replace_op(op.id(), &[zero]);
        return Ok(());
    };
    let sizes = inner_sizes(&sizes, indices.len());
    let mut builder = rewriter.builder();
    let strides = strides(&mut builder, &dynamic, sizes, is_disjoint)?;
    let mut terms: Vec<(ValueId, usize)> = Vec::new();
    for (&index, &stride) in outer.iter().zip(&strides) {
        let term = builder.create_value(MulIOp::spec(index, stride).overflow_flags(NSW));
        terms.push((term, loops.next().unwrap_or(0)));
    }
    terms.push((last, loops.next().unwrap_or(0)));
    terms.sort_by_key(|(_, loops)| std::cmp::Reverse(*loops));
    let terms = terms.into_iter().map(|(term, _)| term);
    let sum =
        terms.reduce(|sum, term| builder.create_value(AddIOp::spec(sum, term).overflow_flags(NSW)));
    let sum = sum.expect("invariant: there is a last index");
    rewriter.replace_op(op.id(), &[sum]);
    Ok(())
}

/// `affine-expand-index-ops`
pub static AFFINE_EXPAND_INDEX_OPS: PassDef = PassDef {
    name: "affine-expand-index-ops",
    class: "AffineExpandIndexOps",
    description: "Lower affine operations operating on indices into more fundamental operations",
    anchor: Anchor::Any,
    options: &[],
    create: |_| Box::new(ExpandIndexOps),
};

struct ExpandIndexOps;

impl Pass for ExpandIndexOps {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let mut patterns = PatternSet::new();
        populate_affine_expand_index_ops_patterns(&mut patterns);
        let patterns = GreedyPatterns::new(cx.ctx, patterns);
        rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
    }
}
