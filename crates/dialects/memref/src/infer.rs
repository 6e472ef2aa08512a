//! Inferred result types.

use terrace_builtin::types::MemRefType;
use terrace_ir::opdef::InferInput;
use terrace_ir::{SmallVec, Type};

pub(crate) fn strided_metadata(input: &InferInput<'_>) -> Option<SmallVec<[Type; 2]>> {
    let source = input.operand_types.first()?.as_::<MemRefType>(input.ctx)?;
    let base = input.ctx.ty(MemRefType {
        shape: Box::default(),
        element: source.element,
        layout: None,
        memory_space: source.memory_space,
    });
    let mut types = SmallVec::from_slice(&[base, Type::INDEX]);
    types.extend(std::iter::repeat_n(Type::INDEX, source.shape.len() * 2));
    Some(types)
}

pub(crate) fn distinct_objects(input: &InferInput<'_>) -> Option<SmallVec<[Type; 2]>> {
    Some(input.operand_types.iter().copied().collect())
}
