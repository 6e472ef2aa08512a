//! `affine-expand-index-ops`: lowers `affine.delinearize_index` and `affine.linearize_index` to arithmetic.
//! `affine-expand-index-ops-as-affine`: lowers them to `affine.apply`.

use terrace_affine::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp, Values, composed_apply};
use terrace_arith::enums::IntegerOverflowFlags;
use terrace_arith::{
    AddIOp, CmpIOp, CmpIPredicate, DivSIOp, FloorDivSIOp, MulIOp, RemSIOp, SelectOp,
    constant_index, value_or_constant_index,
};
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::attrs::bool_value;
use terrace_builtin::types::DYNAMIC;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::loops::enclosing_invariant_loops;
use terrace_ir::{Attr, Builder, Failed, OpView, ValueId};
use terrace_pass::{Pass, PassContext, PassDef, rewrite_greedily};
use terrace_rewrite::{
    GreedyConfig, GreedyPatterns, Match, NoMatch, PatternSet, Rewriter, require,
};

/// Adds the patterns that expand index arithmetic into arith.
pub fn populate_affine_expand_index_ops_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("LowerDelinearizeIndexOps", lower_delinearize_index);
    patterns.add_fn("LowerLinearizeIndexOps", lower_linearize_index);
}

const NSW: IntegerOverflowFlags = IntegerOverflowFlags::NSW;

/// Creates the strides of a basis, outermost first. The stride of a size is its product with all sizes after it.
/// `is_positive` states that the products also do not overflow as unsigned numbers.
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

/// Creates the remainder of a division by a positive divisor. The remainder is never negative.
fn modulo(b: &mut Builder<'_>, value: ValueId, by: ValueId, zero: ValueId) -> ValueId {
    let remainder = b.create_value(RemSIOp::spec(value, by));
    let is_negative = b.create_value(CmpIOp::spec(CmpIPredicate::Slt, remainder, zero));
    let corrected = b.create_value(AddIOp::spec(remainder, by).overflow_flags(NSW));
    b.create_value(SelectOp::spec(is_negative, corrected, remainder))
}

/// Returns the sizes without that of the outermost dimension, which does not affect the result.
fn inner_sizes<T>(sizes: &[T], indices: usize) -> &[T] {
    match sizes {
        [_, inner @ ..] if sizes.len() == indices => inner,
        _ => sizes,
    }
}

/// Lowers `affine.delinearize_index` to divisions by the strides. Each division takes the remainder of the previous
/// one.
pub fn lower_delinearize_index(op: AffineDelinearizeIndexOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let view = rw.read(op);
    let index = view.linear_index();
    let count = body.num_results(op.id());
    if count == 1 {
        rw.replace_op(op.id(), &[index]);
        return Ok(());
    }
    let sizes = view.static_basis();
    let dynamic: Values = view.dynamic_basis().collect();
    let sizes = inner_sizes(sizes, count);
    require(!sizes.is_empty(), "the basis is empty")?;
    let mut builder = rw.builder();
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
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Lowers `affine.linearize_index` to a sum of products of indices and strides. The terms are ordered by the number of
/// enclosing loops out of which they can be hoisted.
pub fn lower_linearize_index(op: AffineLinearizeIndexOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let view = rw.read(op);
    let indices: Values = view.multi_index().collect();
    let mut loops = indices
        .iter()
        .map(|&index| enclosing_invariant_loops(*view, index))
        .collect::<Vec<usize>>()
        .into_iter();
    let sizes = view.static_basis();
    let dynamic: Values = view.dynamic_basis().collect();
    let disjoint = view.disjoint_attr();
    let is_disjoint = disjoint == Attr::UNIT || bool_value(ctx, disjoint) == Some(true);
    let Some((&last, outer)) = indices.split_last() else {
        let zero = constant_index(&mut rw.builder(), 0);
        rw.replace_op(op.id(), &[zero]);
        return Ok(());
    };
    let sizes = inner_sizes(sizes, indices.len());
    let mut builder = rw.builder();
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
    rw.replace_op(op.id(), &[sum]);
    Ok(())
}

/// Adds the patterns that expand index arithmetic into `affine.apply` operations.
pub fn populate_affine_expand_index_ops_as_affine_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("LowerDelinearizeIndexOpsAsAffine", delinearize_as_affine);
    patterns.add_fn("LowerLinearizeIndexOpsAsAffine", linearize_as_affine);
}

/// Lowers `affine.delinearize_index` to `affine.apply`. For each dimension, the remainder is divided by the product of
/// the inner sizes.
fn delinearize_as_affine(op: AffineDelinearizeIndexOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let view = rw.read(op);
    let mut rest = view.linear_index();
    let count = body.num_results(op.id());
    let sizes = MixedIndex::join(view.static_basis(), view.dynamic_basis());
    let sizes = inner_sizes(&sizes, count);
    let builder = &mut rw.builder();
    let product = AffineExpr::Symbol(0) * AffineExpr::Symbol(1);
    let mut divisors = Values::new();
    for at in 0..sizes.len() {
        let times = |whole, size| composed_apply(builder, product.clone(), &[size, whole]);
        let divisor = sizes[at..].iter().rev().copied().reduce(times);
        divisors.extend(divisor.map(|divisor| value_or_constant_index(builder, divisor)));
    }
    let mut results = Values::new();
    for divisor in divisors {
        let operands = [rest.into(), divisor.into()];
        let [dividend, by] = [AffineExpr::Dim(0), AffineExpr::Dim(1)];
        let quotient = composed_apply(builder, dividend.clone().floor_div(by.clone()), &operands);
        results.push(value_or_constant_index(builder, quotient));
        let remainder = composed_apply(builder, dividend % by, &operands);
        rest = value_or_constant_index(builder, remainder);
    }
    results.push(rest);
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Lowers `affine.linearize_index` to a single map, a sum of products of indices and strides.
fn linearize_as_affine(op: AffineLinearizeIndexOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let indices: Values = view.multi_index().collect();
    let sizes = MixedIndex::join(view.static_basis(), view.dynamic_basis());
    let sizes = inner_sizes(&sizes, indices.len());
    let builder = &mut rw.builder();
    let mut strides = vec![MixedIndex::Known(1)];
    let mut product = AffineExpr::Constant(1);
    for at in (0..sizes.len()).rev() {
        product = product * AffineExpr::Symbol(at as u32);
        strides.push(composed_apply(builder, product.clone(), sizes));
    }
    let mut sum = AffineExpr::Symbol(0);
    let mut operands = vec![MixedIndex::Known(0)];
    for (&index, &stride) in indices.iter().zip(strides.iter().rev()) {
        let symbol = operands.len() as u32;
        sum = sum + AffineExpr::Symbol(symbol) * AffineExpr::Symbol(symbol + 1);
        operands.extend([index.into(), stride]);
    }
    let sum = composed_apply(builder, sum, &operands);
    let sum = value_or_constant_index(builder, sum);
    rw.replace_op(op.id(), &[sum]);
    Ok(())
}

/// `affine-expand-index-ops`
pub static AFFINE_EXPAND_INDEX_OPS: PassDef = PassDef::of(
    "affine-expand-index-ops",
    "Lower affine operations operating on indices into more fundamental operations",
    |_| Box::new(Expand(populate_affine_expand_index_ops_patterns)),
)
.class("AffineExpandIndexOps");

/// `affine-expand-index-ops-as-affine`
pub static AFFINE_EXPAND_INDEX_OPS_AS_AFFINE: PassDef = PassDef::of(
    "affine-expand-index-ops-as-affine",
    "Lower affine operations operating on indices into affine.apply operations",
    |_| Box::new(Expand(populate_affine_expand_index_ops_as_affine_patterns)),
)
.class("AffineExpandIndexOpsAsAffine");

/// A pass that rewrites greedily with the patterns that the function adds.
struct Expand(fn(&mut PatternSet));

impl Pass for Expand {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let mut patterns = PatternSet::new();
        (self.0)(&mut patterns);
        let patterns = GreedyPatterns::new(cx.ctx, patterns);
        rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
    }
}
