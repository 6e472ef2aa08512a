//! Implements hand-written formats and directives.

use crate::constraints::STATIC_SHAPE_TENSOR;
use crate::ops::*;
use terrace_asm::{CustomDirectives, Delim, DynamicIndexList, OpAsm, OpState, Parser, Printer};
use terrace_builtin::types::{RankedTensorType, num_elements};
use terrace_ir::{Failed, OpDef, OpRef, OpView, Registry};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn OpAsm>(FromElementsOp::DEF, &FromElementsAsm);
    let mixed: [&'static OpDef; 5] = [
        ExpandShapeOp::DEF,
        ExtractSliceOp::DEF,
        InsertSliceOp::DEF,
        PadOp::DEF,
        ParallelInsertSliceOp::DEF,
    ];
    for def in mixed {
        registry.attach::<dyn CustomDirectives>(def, &DynamicIndexList);
    }
}

/// The format of `from_elements`. The tensor type determines the types of all operands.
struct FromElementsAsm;

impl OpAsm for FromElementsAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let offset = parser.offset();
        let operands = parser.operand_list(Delim::None)?;
        parser.attr_dict(state)?;
        parser.expect(":")?;
        let at = parser.offset();
        let ty = parser.ty()?;
        let Some(tensor) = ty.as_::<RankedTensorType>(ctx) else {
            let message = format!(
                "invalid kind of type specified: expected builtin.tensor, but found {}",
                ctx.show_type(ty)
            );
            return Err(parser.error(at, message));
        };
        if !STATIC_SHAPE_TENSOR.holds(ctx, ty) {
            let message = format!(
                "'result' must be {}, but got {}",
                STATIC_SHAPE_TENSOR.desc,
                ctx.show_type(ty)
            );
            return Err(parser.error(state.offset, message));
        }
        let count = num_elements(&tensor.shape).unwrap_or(0);
        if operands.len() as i64 != count {
            let message = format!(
                "number of operands and types do not match: got {} operands and {count} types",
                operands.len()
            );
            return Err(parser.error(offset, message));
        }
        state.result_types.push(ty);
        parser.resolve_same(&operands, tensor.element, state)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        printer.ch(' ');
        printer.values(op.body.operands(op.id));
        printer.attr_dict(op, &[]);
        printer.text(" : ");
        printer.ty(op.result_type(0));
    }
}
