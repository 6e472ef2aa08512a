//! Creates operations that may be masked.

use crate::enums::CombiningKind;
use crate::ops::{MaskOp, YieldOp};
use terrace_arith::enums::FastMathFlags;
use terrace_arith::{
    AddFOp, AddIOp, AndIOp, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp, MinNumFOp, MinSIOp, MinUIOp,
    MinimumFOp, MulFOp, MulIOp, OrIOp, SelectOp, XOrIOp,
};
use terrace_builtin::types::element_type_or_self;
use terrace_interfaces::masking::masking;
use terrace_ir::{InsertPoint, OpId, OpView, Type, TypeClass, ValueId};
use terrace_rewrite::Rewriter;

/// Combines two values, the second of which is the accumulator: MLIR's `makeArithReduction`. Returns `None` if the
/// kind does not support their type.
pub fn make_arith_reduction(
    kind: CombiningKind,
    [a, b]: [ValueId; 2],
    fastmath: Option<FastMathFlags>,
    rw: &mut dyn Rewriter<'_>,
) -> Option<ValueId> {
    use CombiningKind::*;
    let ty: Type = element_type_or_self(rw.ctx(), rw.body().ty(a));
    let float = ty.class(rw.ctx()).intersects(TypeClass::FLOAT);
    if !kind.supports(rw.ctx(), ty) {
        return None;
    }
    Some(match kind {
        Add if float => rw.create_value(AddFOp::spec(a, b).fastmath(fastmath)),
        Add => rw.create_value(AddIOp::spec(a, b)),
        Mul if float => rw.create_value(MulFOp::spec(a, b).fastmath(fastmath)),
        Mul => rw.create_value(MulIOp::spec(a, b)),
        MinUI => rw.create_value(MinUIOp::spec(a, b)),
        MinSI => rw.create_value(MinSIOp::spec(a, b)),
        MaxUI => rw.create_value(MaxUIOp::spec(a, b)),
        MaxSI => rw.create_value(MaxSIOp::spec(a, b)),
        And => rw.create_value(AndIOp::spec(a, b)),
        Or => rw.create_value(OrIOp::spec(a, b)),
        Xor => rw.create_value(XOrIOp::spec(a, b)),
        MinNumF => rw.create_value(MinNumFOp::spec(a, b).fastmath(fastmath)),
        MaxNumF => rw.create_value(MaxNumFOp::spec(a, b).fastmath(fastmath)),
        MinimumF => rw.create_value(MinimumFOp::spec(a, b).fastmath(fastmath)),
        MaximumF => rw.create_value(MaximumFOp::spec(a, b).fastmath(fastmath)),
    })
}

/// Returns the operation to replace and the mask. The operation is `op`, or the operation that masks `op`. Sets the
/// insertion point before the returned operation.
pub fn masked_root(op: OpId, rw: &mut dyn Rewriter<'_>) -> (OpId, Option<ValueId>) {
    match masking(rw.op(op)) {
        None => (op, None),
        Some(masking) => {
            let (root, mask) = (masking.id, masking.body.operand(masking.id, 0));
            let at = InsertPoint::before(rw.body(), root);
            rw.set_insertion_point(at);
            (root, Some(mask))
        }
    }
}

/// Selects between `value` and `otherwise` if there is a mask. Otherwise returns `value`.
pub fn select_passthru(
    mask: Option<ValueId>,
    value: ValueId,
    otherwise: ValueId,
    rw: &mut dyn Rewriter<'_>,
) -> ValueId {
    match mask {
        Some(mask) => rw.create_value(SelectOp::spec(mask, value, otherwise)),
        None => value,
    }
}

/// Moves an operation into a `vector.mask` if there is a mask: MLIR's `maskOperation`. The operation must be the last
/// one created. Returns the operation that has the results.
pub fn mask_operation(op: OpId, mask: Option<ValueId>, rw: &mut dyn Rewriter<'_>) -> OpId {
    let Some(mask) = mask else {
        return op;
    };
    let types = rw.result_types(op);
    let around = rw.create(MaskOp::spec(&types, mask));
    let region = rw.read(around).mask_region();
    let block = rw.create_block(region, None, &[]);
    rw.move_op(op, block, None);
    let results = rw.results(op);
    rw.builder_at(InsertPoint::end(block))
        .create(YieldOp::spec(&results));
    around.id()
}
