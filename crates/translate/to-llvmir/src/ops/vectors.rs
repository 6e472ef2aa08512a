//! Converts operations on elements of aggregates and vectors.

use crate::function::FunctionTranslation;
use crate::interface::Converted;
use terrace_ir::{OpId, SmallVec};
use terrace_llvm::*;
use terrace_llvmir::OpenConst;

super::table! {
    ExtractValueOp => extract_value,
    InsertValueOp => insert_value,
    ExtractElementOp => extract_element,
    InsertElementOp => insert_element,
    ShuffleVectorOp => shuffle_vector,
}

/// Converts `array<i64: ..>` to an aggregate position.
#[inline]
fn position(position: &[i64]) -> SmallVec<[u32; 4]> {
    position.iter().map(|&at| at as u32).collect()
}

fn extract_value(t: &mut FunctionTranslation<'_>, op: ExtractValueOpRef<'_>) -> Converted {
    let container = t.value(op.container());
    let position = position(op.position());
    let value = t.builder.extract_value(container, &position);
    t.map_result(op.id, value);
    Ok(())
}

fn insert_value(t: &mut FunctionTranslation<'_>, op: InsertValueOpRef<'_>) -> Converted {
    let position = position(op.position());
    let value = t.value(op.value());
    let from = op.container();
    let open = match t.maps.open.remove(&from) {
        Some(open) => Some(open),
        None if goes_on(t, op.id) => t.value(from).as_const().map(OpenConst::new),
        None => None,
    };
    let container = match open {
        Some(mut open) => {
            let inserted = value
                .as_const()
                .is_some_and(|value| open.insert(t.builder.ctx, value, &position));
            if inserted && goes_on(t, op.id) {
                t.maps.open.insert(op.res(), open);
                return Ok(());
            }
            let constant = open.close(t.builder.ctx);
            if inserted {
                t.map_result(op.id, constant.into());
                return Ok(());
            }
            constant.into()
        }
        None => t.value(from),
    };
    let value = t.builder.insert_value(container, value, &position);
    t.map_result(op.id, value);
    Ok(())
}

/// Returns true if the only use of the result is as the container of the next insertion. The constant is then created
/// at the end of the chain.
fn goes_on(t: &FunctionTranslation<'_>, op: OpId) -> bool {
    let mut uses = t.body.uses(t.body.result(op, 0));
    let (Some(only), None) = (uses.next(), uses.next()) else {
        return false;
    };
    only.index == 0
        && t.body.name(only.op) == t.body.name(op)
        && t.body.parent_block(only.op) == t.body.parent_block(op)
}

fn extract_element(t: &mut FunctionTranslation<'_>, op: ExtractElementOpRef<'_>) -> Converted {
    let vector = t.value(op.vector());
    let position = t.value(op.position());
    let value = t.builder.extract_element(vector, position);
    t.map_result(op.id, value);
    Ok(())
}

fn insert_element(t: &mut FunctionTranslation<'_>, op: InsertElementOpRef<'_>) -> Converted {
    let vector = t.value(op.vector());
    let value = t.value(op.value());
    let position = t.value(op.position());
    let value = t.builder.insert_element(vector, value, position);
    t.map_result(op.id, value);
    Ok(())
}

fn shuffle_vector(t: &mut FunctionTranslation<'_>, op: ShuffleVectorOpRef<'_>) -> Converted {
    let left = t.value(op.v1());
    let right = t.value(op.v2());
    let mask = op.mask();
    let value = t.builder.shuffle_vector(left, right, mask);
    t.map_result(op.id, value);
    Ok(())
}
