//! Verifies the dialect's attributes on operations of other dialects.

use terrace_ir::interfaces::DialectAttrs;
use terrace_ir::{Attr, Failed, OpRef, Reporter};
use terrace_llvm::LLVMFuncOp;

pub(crate) struct RocdlAttrs;

impl DialectAttrs for RocdlAttrs {
    fn verify_op_attr(
        &self,
        op: OpRef<'_>,
        name: &str,
        _value: Attr,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        match name == "rocdl.kernel" && !op.is::<LLVMFuncOp>() {
            true => {
                let message = format!("'\"{name}\"' attribute attached to unexpected op");
                Err(report.error(op, message))
            }
            false => Ok(()),
        }
    }
}
