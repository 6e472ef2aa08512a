//! Translation to LLVM IR.

// ANCHOR: translation
use crate::ops::SMulFixOp;
use terrace::ir::OpId;
use terrace::llvmir::{MdKindId, Type};
use terrace::to_llvmir::{
    Converted, FunctionTranslation, LlvmTranslationDialectInterface, NotConverted,
};

pub(crate) struct FxTranslation;

impl LlvmTranslationDialectInterface for FxTranslation {
    fn convert_operation(&self, op: OpId, t: &mut FunctionTranslation<'_>) -> Converted {
        let Some(mul) = t.op(op).as_::<SMulFixOp>() else {
            return Err(NotConverted::Unknown);
        };
        let (lhs, rhs) = (t.operand(op, 0), t.operand(op, 1));
        let scale = i64::from(mul.scale());
        let scale = t.builder.ctx.const_int_signed(Type::I32, scale);
        let ty = t.result_type(op)?;
        let product = t.call_intrinsic(op, "llvm.smul.fix", ty, &[lhs, rhs, scale.into()])?;
        t.map_result(op, product);

        // `!fx.scale !{i32 8}`
        let metadata = &mut t.builder.ctx.metadata;
        let kind = MdKindId::named(metadata, "fx.scale");
        let value = metadata.value(scale);
        let node = metadata.node(&[Some(value)]);
        t.builder.attach(product, kind, node);
        Ok(())
    }
}
// ANCHOR_END: translation
