//! Lowers outer products row by row.

use crate::contract::arith_contraction;
use crate::emit::{broadcast, constant, extract, insert, zero_attr};
use crate::unroll::MAX_PARTS;
use terrace_ir::OpView;
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_vector::OuterProductOp;
use terrace_vector::masking::masked_root;
use terrace_vector::matching::vector;

/// `populateVectorOuterProductLoweringPatterns`: lowers `vector.outerproduct` to products of vectors and scalars.
pub fn populate_vector_outer_product_lowering_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("OuterProductOpLowering", lower);
}

fn lower(op: OuterProductOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.result_type();
    if ty.shape.len() >= 2 && !ty.scalable.contains(&false) {
        return None;
    }
    let kind = view.kind();
    let size = ty.shape[0];
    if !kind.supports(view.ctx, ty.element) || size > MAX_PARTS {
        return None;
    }
    let zero = zero_attr(view.ctx, view.result_ty())?;
    let (lhs, rhs) = (view.lhs(), view.rhs());
    let rhs_type = vector(*view, view.rhs()).map(|_| view.rhs_type());
    let lhs_type = view.lhs_ty();
    let acc = view.acc();
    let (root, mask) = masked_root(op.id(), rw);
    let value = match rhs_type {
        None => {
            let rhs = broadcast(rw, lhs_type, rhs);
            arith_contraction(kind, [lhs, rhs], acc, mask, rw)?
        }
        Some(rhs_type) => {
            let mut value = constant(rw, zero);
            for at in 0..size {
                let scalar = extract(rw, lhs, &[at]);
                let row = broadcast(rw, rhs_type, scalar);
                let acc = acc.map(|acc| extract(rw, acc, &[at]));
                let mask = mask.map(|mask| extract(rw, mask, &[at]));
                let row = arith_contraction(kind, [row, rhs], acc, mask, rw)?;
                value = insert(rw, row, value, &[at]);
            }
            value
        }
    };
    rw.replace_op(root, &[value]);
    Some(())
}
