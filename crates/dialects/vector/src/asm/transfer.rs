//! Parses and prints `vector.transfer_read` and `vector.transfer_write`.

use crate::ops::{TransferReadOp, TransferWriteOp};
use crate::transfer::{effective_rank, is_minor_identity, mask_type, minor_identity};
use terrace_asm::{Delim, OpAsm, OpState, Operand, Parser, Printer};
use terrace_builtin::AffineMapAttr;
use terrace_builtin::attrs::{AttrBuilder, bool_value};
use terrace_builtin::props::{Array, Map};
use terrace_builtin::types::{MemRefType, RankedTensorType, VectorType, element_type, shape};
use terrace_ir::{Failed, OpRef, OpView, OperandGroups, PropType, SmallVec, Type};

/// The types of a transfer.
struct Types<'c> {
    offset: u32,
    base: Type,
    vector: &'c VectorType,
}

impl<'c> Types<'c> {
    /// Parses `: memref, vector` for a read, and `: vector, memref` for a write.
    fn parse(parser: &mut Parser<'c>, base_first: bool) -> Result<(Self, Type), Failed> {
        let ctx = parser.ctx();
        let offset = parser.offset();
        parser.expect(":")?;
        let types = parser.type_list()?;
        let &[first, second] = &types[..] else {
            return Err(parser.error(offset, "requires two types"));
        };
        let (base, vector) = if base_first {
            (first, second)
        } else {
            (second, first)
        };
        let vector_type = vector.as_::<VectorType>(ctx);
        let is_base = base.is::<MemRefType>(ctx) || base.is::<RankedTensorType>(ctx);
        let no_base = "requires memref or ranked tensor type";
        if base_first && !is_base {
            return Err(parser.error(offset, no_base));
        }
        let Some(vector_type) = vector_type else {
            return Err(parser.error(offset, "requires vector type"));
        };
        if !is_base {
            return Err(parser.error(offset, no_base));
        }
        let types = Types {
            offset,
            base,
            vector: vector_type,
        };
        Ok((types, vector))
    }

    /// Sets the default permutation map and `in_bounds` flags.
    fn defaults(
        &self,
        parser: &mut Parser<'_>,
        state: &mut OpState,
        [map, flags]: [usize; 2],
    ) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let attr = match state.props[map] {
            Some(attr) => attr,
            None => {
                let rank = shape(ctx, self.base).map_or(0, <[i64]>::len);
                if rank < effective_rank(ctx, self.base, self.vector) {
                    let message =
                        "expected a custom permutation_map when rank(source) != rank(destination)";
                    return Err(parser.error(self.offset, message));
                }
                let map = minor_identity(ctx, self.base, rank, self.vector);
                ctx.attr(AffineMapAttr { map })
            }
        };
        state.props[map] = Some(attr);
        if state.props[flags].is_none() {
            let results = Map::from_attr(ctx, attr).map_or(0, |map| map.results.len());
            let list = vec![ctx.bool(false); results];
            state.props[flags] = Some(ctx.array(&list));
        }
        Ok(())
    }

    fn resolve_mask(
        &self,
        mask: Operand,
        parser: &mut Parser<'_>,
        state: &mut OpState,
        map: usize,
    ) -> Result<(), Failed> {
        let ctx = parser.ctx();
        if element_type(ctx, self.base).is_some_and(|ty| ty.is::<VectorType>(ctx)) {
            let message = "does not support masks with vector element type";
            return Err(parser.error(mask.offset, message));
        }
        let map = state.props[map].and_then(|attr| Map::from_attr(ctx, attr));
        let Some(map) = map.filter(|map| map.results.len() == self.vector.shape.len()) else {
            let message =
                "expected the same rank for the vector and the results of the permutation map";
            return Err(parser.error(self.offset, message));
        };
        let ty = mask_type(ctx, self.vector, map);
        state.operands.push(parser.resolve(mask, ty)?);
        Ok(())
    }
}

fn optional_mask(parser: &mut Parser<'_>) -> Result<Option<Operand>, Failed> {
    if parser.eat(",") {
        parser.operand().map(Some)
    } else {
        Ok(None)
    }
}

fn print_attrs(op: OpRef<'_>, [map, flags]: [usize; 2], printer: &mut Printer<'_>) {
    let mut elided: SmallVec<[&str; 3]> = SmallVec::new();
    elided.push("operandSegmentSizes");
    if op.get::<Map>(map).is_some_and(is_minor_identity) {
        elided.push("permutation_map");
    }
    let mut list = op.get::<Array>(flags).unwrap_or_default().iter();
    if !list.any(|flag| bool_value(op.ctx, *flag) == Some(true)) {
        elided.push("in_bounds");
    }
    printer.attr_dict(op, &elided);
}

const READ: [usize; 2] = [TransferReadOp::PERMUTATION_MAP, TransferReadOp::IN_BOUNDS];
const WRITE: [usize; 2] = [TransferWriteOp::PERMUTATION_MAP, TransferWriteOp::IN_BOUNDS];

pub(super) struct ReadAsm;

impl OpAsm for ReadAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let base = parser.operand()?;
        let indices = parser.operand_list(Delim::Square)?;
        parser.expect(",")?;
        let padding = parser.operand()?;
        let mask = optional_mask(parser)?;
        parser.attr_dict(state)?;
        let (types, vector) = Types::parse(parser, true)?;
        types.defaults(parser, state, READ)?;
        state.operands.push(parser.resolve(base, types.base)?);
        parser.resolve_same(&indices, Type::INDEX, state)?;
        let element = element_type(ctx, types.base).unwrap_or(types.base);
        state.operands.push(parser.resolve(padding, element)?);
        if let Some(mask) = mask {
            types.resolve_mask(mask, parser, state, READ[0])?;
        }
        let sizes = [1, indices.len() as i32, 1, i32::from(mask.is_some())];
        state.set_operand_segments(parser, &sizes);
        state.result_types.push(vector);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let body = op.body;
        let group = |group| {
            let range = OperandGroups::operands(TransferReadOp::DEF, op, group);
            body.operands(op.id).skip(range.start).take(range.len())
        };
        printer.ch(' ');
        printer.values(group(0));
        printer.ch('[');
        printer.values(group(1));
        printer.text("], ");
        printer.values(group(2).chain(group(3)));
        print_attrs(op, READ, printer);
        printer.text(" : ");
        printer.types([op.operand_type(0), op.result_type(0)]);
    }
}

pub(super) struct WriteAsm;

impl OpAsm for WriteAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let value = parser.operand()?;
        parser.expect(",")?;
        let base = parser.operand()?;
        let indices = parser.operand_list(Delim::Square)?;
        let mask = optional_mask(parser)?;
        parser.attr_dict(state)?;
        let (types, vector) = Types::parse(parser, false)?;
        types.defaults(parser, state, WRITE)?;
        for (operand, ty) in [(value, vector), (base, types.base)] {
            state.operands.push(parser.resolve(operand, ty)?);
        }
        parser.resolve_same(&indices, Type::INDEX, state)?;
        if let Some(mask) = mask {
            types.resolve_mask(mask, parser, state, WRITE[0])?;
        }
        let sizes = [1, 1, indices.len() as i32, i32::from(mask.is_some())];
        state.set_operand_segments(parser, &sizes);
        if types.base.is::<RankedTensorType>(ctx) {
            state.result_types.push(types.base);
        }
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let body = op.body;
        let group = |group| {
            let range = OperandGroups::operands(TransferWriteOp::DEF, op, group);
            body.operands(op.id).skip(range.start).take(range.len())
        };
        printer.ch(' ');
        printer.values(group(0).chain(group(1)));
        printer.ch('[');
        printer.values(group(2));
        printer.ch(']');
        for mask in group(3) {
            printer.text(", ");
            printer.value(mask);
        }
        print_attrs(op, WRITE, printer);
        printer.text(" : ");
        printer.types([op.operand_type(0), op.operand_type(1)]);
    }
}
