//! Parts of aggregates and vectors.

use crate::function::FunctionTranslation;
use crate::interface::Converted;
use terrace_builtin::DenseArrayAttr;
use terrace_ir::{Attr, DenseI32Array, OpId, SmallVec};
use terrace_llvm::*;

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
    let (container, value) = (t.operand(op, 0), t.operand(op, 1));
    let position = position(t, t.prop(op, InsertValueOp::POSITION));
    let value = t.builder.insert_value(container, value, &position);
    t.map_result(op, value);
    Ok(())
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
