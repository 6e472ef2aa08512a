//! Parses and prints `affine.for` and `affine.if`.

use super::{parse_dims_and_symbols, print_dims_and_symbols, wrong_attr};
use crate::ops::*;
use terrace_asm::{Delim, OpAsm, OpState, Parser, Printer};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::props::{Map, Set};
use terrace_builtin::{AffineMapAttr, IntegerAttr};
use terrace_ir::{Failed, OpRef, OpView, PropType, SmallVec, Type, ValueDefinition, ValueId};

/// The lower or the upper bound of a loop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Lower,
    Upper,
}

impl Bound {
    fn slot(self) -> usize {
        match self {
            Bound::Lower => AffineForOp::LOWER_BOUND_MAP,
            Bound::Upper => AffineForOp::UPPER_BOUND_MAP,
        }
    }

    /// Returns the keyword for a map with several results.
    fn keyword(self) -> &'static str {
        match self {
            Bound::Lower => "max",
            Bound::Upper => "min",
        }
    }
}

/// Parses `4`, `%n`, `#map(%i)[%n]` or `max #map(%i)[%n]`. Returns the number of operands.
fn parse_bound(bound: Bound, parser: &mut Parser<'_>, state: &mut OpState) -> Result<i32, Failed> {
    let ctx = parser.ctx();
    let several = parser.eat_keyword(bound.keyword());
    let values = parser.operand_list(Delim::None)?;
    if values.len() > 1 {
        return Err(parser.error(state.offset, "expected only one loop bound operand"));
    }
    if let [value] = &values[..] {
        state.operands.push(parser.resolve(*value, Type::INDEX)?);
        let map = AffineMap::new(0, 1, [AffineExpr::Symbol(0)]);
        state.props[bound.slot()] = Some(ctx.attr(AffineMapAttr { map }));
        return Ok(1);
    }
    let offset = parser.offset();
    let attr = parser.attr(Some(Type::INDEX))?;
    if let Some(map) = Map::from_attr(ctx, attr) {
        state.props[bound.slot()] = Some(attr);
        let before = state.operands.len();
        let dims = parse_dims_and_symbols(parser, state)?;
        if map.dims != dims {
            let message = "dim operand count and affine map dim count must match";
            return Err(parser.error(state.offset, message));
        }
        let count = state.operands.len() - before;
        if (dims + map.symbols) as usize != count {
            let message = "symbol operand count and affine map symbol count must match";
            return Err(parser.error(state.offset, message));
        }
        if map.results.len() > 1 && !several {
            let message = match bound {
                Bound::Lower => {
                    "lower loop bound affine map with multiple results requires 'max' prefix"
                }
                Bound::Upper => {
                    "upper loop bound affine map with multiple results requires 'min' prefix"
                }
            };
            return Err(parser.error(offset, message));
        }
        return Ok(count as i32);
    }
    if attr.is::<IntegerAttr>(ctx) {
        let map = AffineMap::constant(int_value(ctx, attr).unwrap_or(0));
        state.props[bound.slot()] = Some(ctx.attr(AffineMapAttr { map }));
        return Ok(0);
    }
    let message = "expected valid affine map representation for loop bounds";
    Err(parser.error(state.offset, message))
}

pub(super) struct ForAsm;

impl OpAsm for ForAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let mut induction = parser.argument(false, false)?;
        induction.ty = Some(Type::INDEX);
        parser.expect("=")?;
        let lower = parse_bound(Bound::Lower, parser, state)?;
        if !parser.eat_keyword("to") {
            return Err(parser.error_here("expected 'to' between bounds"));
        }
        let upper = parse_bound(Bound::Upper, parser, state)?;
        let step = if parser.eat_keyword("step") {
            parse_step(parser)?
        } else {
            ctx.index(1)
        };
        state.props[AffineForOp::STEP] = Some(step);

        let mut args = vec![induction];
        let mut inits = SmallVec::new();
        if parser.eat_keyword("iter_args") {
            inits = parser.assignment_list(&mut args)?;
            state.result_types = parser.arrow_type_list()?.into_iter().collect();
            for at in 0..inits.len().min(state.result_types.len()) {
                let ty = state.result_types[at];
                args[at + 1].ty = Some(ty);
                state.operands.push(parser.resolve(inits[at], ty)?);
            }
        }
        state.set_operand_segments(parser, &[lower, upper, inits.len() as i32]);
        if args.len() != state.result_types.len() + 1 {
            let message = "mismatch between the number of loop-carried values and results";
            return Err(parser.error(state.offset, message));
        }
        let region = parser.region(state, &args)?;
        parser.ensure_terminator(state, region);
        parser.attr_dict(state)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let (ctx, body) = (op.ctx, op.body);
        let view = AffineForOp::read(op);
        let Some(region) = body.region(op.id, 0) else {
            return;
        };
        let args = body
            .entry_block(region)
            .map_or(&[][..], |block| body.block_args(block));
        printer.ch(' ');
        if let Some(&induction) = args.first() {
            printer.value(induction);
            if let ValueDefinition::Argument(block, index) = body.definition(induction) {
                printer.argument_location(body.block_arg_locs(block)[index]);
            }
        }
        printer.text(" = ");
        let operands: Vec<ValueId> = view.lower_bound_operands().collect();
        print_bound(op, Bound::Lower, &operands, printer);
        printer.text(" to ");
        let operands: Vec<ValueId> = view.upper_bound_operands().collect();
        print_bound(op, Bound::Upper, &operands, printer);
        let step = op
            .prop(AffineForOp::STEP)
            .and_then(|attr| int_value(ctx, attr));
        if let Some(step) = step.filter(|step| *step != 1) {
            printer.text(" step ");
            printer.int(step);
        }
        let inits = view.inits();
        let carried = inits.len() > 0;
        if carried {
            printer.text(" iter_args(");
            for (at, (init, arg)) in inits.zip(args.iter().skip(1)).enumerate() {
                if at > 0 {
                    printer.text(", ");
                }
                printer.value(*arg);
                printer.text(" = ");
                printer.value(init);
            }
            printer.text(") -> (");
            printer.types(body.results(op.id).map(|result| body.ty(result)));
            printer.ch(')');
        }
        printer.ch(' ');
        printer.region(op, region, false, carried);
        let elided = [
            "lowerBoundMap",
            "upperBoundMap",
            "step",
            "operandSegmentSizes",
        ];
        printer.attr_dict(op, &elided);
    }
}

fn parse_step(parser: &mut Parser<'_>) -> Result<terrace_ir::Attr, Failed> {
    let offset = parser.offset();
    let step = parser.attr(Some(Type::INDEX))?;
    let Some(value) = step.as_::<IntegerAttr>(parser.ctx()) else {
        return Err(wrong_attr(parser, offset));
    };
    if value.value.is_negative() || value.value.is_zero() {
        let message = "expected step to be representable as a positive signed integer";
        return Err(parser.error(offset, message));
    }
    Ok(step)
}

fn print_bound(op: OpRef<'_>, bound: Bound, operands: &[ValueId], printer: &mut Printer<'_>) {
    let (Some(map), Some(attr)) = (op.get::<Map>(bound.slot()), op.prop(bound.slot())) else {
        return;
    };
    match (&*map.results, map.dims, map.symbols, operands) {
        ([AffineExpr::Constant(value)], 0, 0, _) => return printer.int(*value),
        ([AffineExpr::Symbol(_)], 0, 1, [value, ..]) => return printer.value(*value),
        ([_], ..) => {}
        _ => {
            printer.text(bound.keyword());
            printer.ch(' ');
        }
    }
    printer.attr(attr);
    print_dims_and_symbols(printer, operands, map.dims);
}

pub(super) struct IfAsm;

impl OpAsm for IfAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let offset = parser.offset();
        let attr = parser.attr(None)?;
        let Some(set) = Set::from_attr(parser.ctx(), attr) else {
            return Err(wrong_attr(parser, offset));
        };
        state.props[AffineIfOp::CONDITION] = Some(attr);
        let dims = parse_dims_and_symbols(parser, state)?;
        if set.dims != dims {
            let message = "dim operand count and integer set dim count must match";
            return Err(parser.error(state.offset, message));
        }
        if (dims + set.symbols) as usize != state.operands.len() {
            let message = "symbol operand count and integer set symbol count must match";
            return Err(parser.error(state.offset, message));
        }
        state.result_types = parser.optional_arrow_type_list()?.into_iter().collect();
        let then_region = parser.region(state, &[])?;
        parser.ensure_terminator(state, then_region);
        if parser.eat_keyword("else") {
            let else_region = parser.region(state, &[])?;
            parser.ensure_terminator(state, else_region);
        } else {
            parser.empty_region(state);
        }
        parser.attr_dict(state)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let body = op.body;
        let operands: SmallVec<[ValueId; 6]> = body.operands(op.id).collect();
        let types: SmallVec<[Type; 4]> =
            body.results(op.id).map(|result| body.ty(result)).collect();
        printer.ch(' ');
        if let Some(attr) = op.prop(AffineIfOp::CONDITION) {
            printer.attr(attr);
            let set = Set::from_attr(op.ctx, attr);
            let dims = set.map_or(0, |set| set.dims);
            print_dims_and_symbols(printer, &operands, dims);
        }
        printer.optional_arrow_types(&types);
        printer.ch(' ');
        let terminators = !types.is_empty();
        if let Some(region) = body.region(op.id, 0) {
            printer.region(op, region, false, terminators);
        }
        let otherwise = body.region(op.id, 1);
        if let Some(region) = otherwise.filter(|region| body.entry_block(*region).is_some()) {
            printer.text(" else ");
            printer.region(op, region, false, terminators);
        }
        printer.attr_dict(op, &["condition"]);
    }
}
