//! Parts of aggregates and vectors.

use crate::function::FunctionTranslation;
use crate::interface::Converted;
use terrace_builtin::DenseArrayAttr;
use terrace_ir::{Attr, DenseI32Array, OpId, SmallVec};
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
fn position(t: &FunctionTranslation<'_>, attr: Option<Attr>) -> SmallVec<[u32; 4]> {
    let Some(array) = attr.and_then(|attr| attr.as_::<DenseArrayAttr>(t.ctx)) else {
        return SmallVec::new();
    };
    let (chunks, _) = array.data.as_chunks::<8>();
    chunks
        .iter()
        .map(|bytes| i64::from_le_bytes(*bytes) as u32)
        .collect()
}

fn extract_value(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let container = t.operand(op, 0);
    let position = position(t, t.prop(op, ExtractValueOp::POSITION));
    let value = t.builder.extract_value(container, &position);
    t.map_result(op, value);
    Ok(())
}

fn insert_value(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let position = position(t, t.prop(op, InsertValueOp::POSITION));
    let value = t.operand(op, 1);
    let from = t.body.operand(op, 0);
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
        None => t.operand(op, 0),
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
    let (vector, position) = (t.operand(op, 0), t.operand(op, 1));
    let value = t.builder.extract_element(vector, position);
    t.map_result(op, value);
    Ok(())
}

fn insert_element(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let (vector, value, position) = (t.operand(op, 0), t.operand(op, 1), t.operand(op, 2));
    let value = t.builder.insert_element(vector, value, position);
    t.map_result(op, value);
    Ok(())
}

fn shuffle_vector(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let ctx = t.ctx;
    let (left, right) = (t.operand(op, 0), t.operand(op, 1));
    let mask = t
        .prop(op, ShuffleVectorOp::MASK)
        .and_then(|attr| attr.as_::<DenseI32Array>(ctx));
    let Some(mask) = mask else { return t.unknown() };
    let value = t.builder.shuffle_vector(left, right, &mask.values);
    t.map_result(op, value);
    Ok(())
}
