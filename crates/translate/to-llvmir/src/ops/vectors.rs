//! Parts of aggregates and vectors.

use crate::function::FunctionTranslation;
use crate::interface::Converted;
use terrace_ir::{OpId, OpView, SmallVec};
use terrace_llvm::*;
use terrace_llvmir::OpenConst;

super::table! {
    ExtractValueOp => extract_value,
    InsertValueOp => insert_value,
    ExtractElementOp => extract_element,
    InsertElementOp => insert_element,
    ShuffleVectorOp => shuffle_vector,
}

/// `array<i64: ..>` as positions.
#[inline]
fn position(position: &[i64]) -> SmallVec<[u32; 4]> {
    position.iter().map(|&at| at as u32).collect()
}

fn extract_value(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let view = ExtractValueOp::from_id(op);
    let container = t.value(view.container(t.ctx, t.body));
    let position = position(view.position(t.ctx, t.body));
    let value = t.builder.extract_value(container, &position);
    t.map_result(op, value);
    Ok(())
}

fn insert_value(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let view = InsertValueOp::from_id(op);
    let position = position(view.position(t.ctx, t.body));
    let value = t.value(view.value(t.ctx, t.body));
    let from = view.container(t.ctx, t.body);
    let open = match t.maps.open.remove(&from) {
        Some(open) => Some(open),
        None if goes_on(t, op) => t.value(from).as_const().map(OpenConst::new),
        None => None,
    };
    let container = match open {
        Some(mut open) => {
            let inserted = value
                .as_const()
                .is_some_and(|value| open.insert(t.builder.ctx, value, &position));
            if inserted && goes_on(t, op) {
                t.maps.open.insert(t.body.result(op, 0), open);
                return Ok(());
            }
            let constant = open.close(t.builder.ctx);
            if inserted {
                t.map_result(op, constant.into());
                return Ok(());
            }
            constant.into()
        }
        None => t.value(from),
    };
    let value = t.builder.insert_value(container, value, &position);
    t.map_result(op, value);
    Ok(())
}

/// Whether the result is only used as what the next operation inserts a value into, so that it need not be known until
/// the chain ends.
fn goes_on(t: &FunctionTranslation<'_>, op: OpId) -> bool {
    let mut uses = t.body.uses(t.body.result(op, 0));
    let (Some(only), None) = (uses.next(), uses.next()) else {
        return false;
    };
    only.index == 0
        && t.body.name(only.op) == t.body.name(op)
        && t.body.parent_block(only.op) == t.body.parent_block(op)
}

fn extract_element(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let view = ExtractElementOp::from_id(op);
    let vector = t.value(view.vector(t.ctx, t.body));
    let position = t.value(view.position(t.ctx, t.body));
    let value = t.builder.extract_element(vector, position);
    t.map_result(op, value);
    Ok(())
}

fn insert_element(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let view = InsertElementOp::from_id(op);
    let vector = t.value(view.vector(t.ctx, t.body));
    let value = t.value(view.value(t.ctx, t.body));
    let position = t.value(view.position(t.ctx, t.body));
    let value = t.builder.insert_element(vector, value, position);
    t.map_result(op, value);
    Ok(())
}

fn shuffle_vector(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let view = ShuffleVectorOp::from_id(op);
    let left = t.value(view.v1(t.ctx, t.body));
    let right = t.value(view.v2(t.ctx, t.body));
    let mask = view.mask(t.ctx, t.body);
    let value = t.builder.shuffle_vector(left, right, mask);
    t.map_result(op, value);
    Ok(())
}
