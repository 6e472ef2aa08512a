//! Lowers multi-dimensional masks to one-dimensional masks.

use crate::emit::{constant, drop_dims, index, insert, zero_attr};
use terrace_arith::{CmpIOp, CmpIPredicate, SelectOp};
use terrace_builtin::DenseElementsAttr;
use terrace_ir::OpView;
use terrace_numeric::ApInt;
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_vector::matching::Values;

use terrace_vector::{ConstantMaskOp, CreateMaskOp};

/// `populateVectorMaskOpLoweringPatterns`: reduces the rank of `vector.create_mask` by one, and lowers
/// `vector.constant_mask` to a constant.
pub fn populate_vector_mask_op_lowering_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("CreateMaskOpLowering", create_mask)
        .add_fn("ConstantMaskOpLowering", constant_mask);
}

fn create_mask(op: CreateMaskOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.result_type();
    if ty.shape.len() <= 1 || ty.scalable[0] {
        return None;
    }
    let size = ty.shape[0];
    let sizes: Values = view.operands().collect();
    let part = drop_dims(view.ctx, ty, 1);
    let zeros = [part, view.result_ty()].map(|ty| zero_attr(view.ctx, ty));
    let (no_part, none) = (zeros[0]?, zeros[1]?);
    let part = rw.create_value(CreateMaskOp::spec(part, &sizes[1..]));
    let no_part = constant(rw, no_part);
    let mut value = constant(rw, none);
    for at in 0..size {
        let place = index(rw, at);
        let is_set = rw.create_value(CmpIOp::spec(CmpIPredicate::Slt, place, sizes[0]));
        let chosen = rw.create_value(SelectOp::spec(is_set, part, no_part));
        value = insert(rw, chosen, value, &[at]);
    }
    rw.replace_op(op.id(), &[value]);
    Some(())
}

fn constant_mask(op: ConstantMaskOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.result_type();
    let sizes = view.mask_dim_sizes();
    let &set = sizes.first()?;
    let bit = |set: bool| ApInt::new(1, u64::from(set));
    let result = view.result_ty();
    let value = match ty.shape.len() {
        0 => {
            let value = DenseElementsAttr::from_ints(view.ctx, result, [&bit(set == 1)]);
            constant(rw, value)
        }
        1 => {
            let size = ty.shape[0];
            if ty.scalable[0] && set != 0 && set != size {
                return None;
            }
            let bits: Vec<ApInt> = match set == 0 || set == size {
                true => vec![bit(set != 0)],
                false => (0..size).map(|at| bit(at < set)).collect(),
            };
            let value = DenseElementsAttr::from_ints(view.ctx, result, &bits);
            constant(rw, value)
        }
        _ => {
            if ty.scalable[0] {
                return None;
            }
            let part = drop_dims(view.ctx, ty, 1);
            let zero = zero_attr(view.ctx, result)?;
            let rest = sizes[1..].to_vec();
            let part = rw.create_value(ConstantMaskOp::spec(part, &rest));
            let start = constant(rw, zero);
            (0..set).fold(start, |all, at| insert(rw, part, all, &[at]))
        }
    };
    rw.replace_op(op.id(), &[value]);
    Some(())
}
