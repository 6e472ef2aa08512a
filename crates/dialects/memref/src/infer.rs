//! Infers result types.

use terrace_builtin::types::MemRefType;
use terrace_ir::opdef::{InferInput, Inferred};
use terrace_ir::{SmallVec, Type};

pub(crate) fn strided_metadata(input: &InferInput<'_>) -> Inferred {
    let source: &MemRefType = input.operand(0)?;
    let base = input.ctx.ty(MemRefType {
        shape: Box::default(),
        element: source.element,
        layout: None,
        memory_space: source.memory_space,
    });
    let mut types = SmallVec::from_slice(&[base, Type::INDEX]);
    types.extend(std::iter::repeat_n(Type::INDEX, source.shape.len() * 2));
    Ok(types)
}

pub(crate) fn distinct_objects(input: &InferInput<'_>) -> Inferred {
    Ok(input.operand_types.iter().copied().collect())
}
