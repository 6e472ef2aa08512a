//! Outer products, row by row.

use crate::contract::arith_contraction;
use crate::emit::{broadcast, constant, extract, insert, zero_attr};
use crate::unroll::MOST;
use terrace_ir::OpView;
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_vector::OuterProductOp;
use terrace_vector::masking::masked_root;
use terrace_vector::matching::{operand, operand_vector, operands_from, result_vector};

/// `populateVectorOuterProductLoweringPatterns`: `vector.outerproduct` as products of vectors and scalars.
pub fn populate_vector_outer_product_lowering_patterns(patterns: &mut PatternSet) {
    patterns.add_option_fn("OuterProductOpLowering", lower);
}

fn lower(op: OuterProductOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let ty = result_vector(view)?;
    if ty.shape.len() >= 2 && !ty.scalable.contains(&false) {
        return None;
    }
    let kind = op.kind(view.ctx, view.body);
    let size = ty.shape[0];
    if !kind.supports(view.ctx, ty.element) || size > MOST {
        return None;
    }
    let zero = zero_attr(view.ctx, view.result_type(0))?;
    let [lhs, rhs] = [0, 1].map(|index| operand(view, index));
    let rhs_type = operand_vector(view, 1).map(|_| view.operand_type(1));
    let lhs_type = view.operand_type(0);
    let acc = operands_from(view, 2).first().copied();
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
