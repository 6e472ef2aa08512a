//! Folders.

use crate::ops::ConstantOp;
use terrace_ir::opdef::Folded;
use terrace_ir::{Attr, FoldResult, OpRef};

pub(crate) fn constant(op: OpRef<'_>, _constants: &[Option<Attr>]) -> Option<FoldResult> {
    let value = op.prop(ConstantOp::VALUE)?;
    Some([Folded::Attr(value)].into())
}
