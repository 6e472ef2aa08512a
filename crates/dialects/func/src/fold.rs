//! Folds func operations.

use crate::ops::ConstantOpRef;
use terrace_ir::opdef::Folded;
use terrace_ir::{Attr, FoldResult};

pub(crate) fn constant(op: ConstantOpRef<'_>, _constants: &[Option<Attr>]) -> Option<FoldResult> {
    let value = op.value_attr();
    Some([Folded::Attr(value)].into())
}
