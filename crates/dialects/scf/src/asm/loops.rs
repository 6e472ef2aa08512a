//! Parses and prints `scf.for`, `scf.parallel` and `scf.while`.

use super::{print_assignments, print_region, result_types};
use crate::ops::{ForOp, ParallelOp};
use terrace_asm::{Argument, Delim, OpAsm, OpState, Operand, Parser, Printer};
use terrace_builtin::FunctionType;
use terrace_ir::region_branch::region_inputs;
use terrace_ir::{Attr, Failed, OpRef, OpView, OperandGroups, SmallVec, Type, ValueId};

pub(super) struct ForAsm;

impl OpAsm for ForAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        if parser.eat_keyword("unsigned") {
            state.props[ForOp::UNSIGNED_CMP] = Some(Attr::UNIT);
        }
        let mut args = vec![parser.argument(false, false)?];
        parser.expect("=")?;
        let lower = parser.operand()?;
        parser.expect_keyword("to")?;
        let upper = parser.operand()?;
        parser.expect_keyword("step")?;
        let step = parser.operand()?;
        let mut inits = SmallVec::new();
        if parser.eat_keyword("iter_args") {
            inits = parser.assignment_list(&mut args)?;
            state.result_types = parser.arrow_type_list()?.into_iter().collect();
        }
        if args.len() != state.result_types.len() + 1 {
            return Err(parser.error(
                state.offset,
                "mismatch in number of loop-carried values and defined values",
            ));
        }
        let ty = if parser.eat(":") {
            parser.ty()?
        } else {
            Type::INDEX
        };
        args[0].ty = Some(ty);
        for (arg, &ty) in args[1..].iter_mut().zip(&state.result_types) {
            arg.ty = Some(ty);
        }
        let region = parser.region(state, &args)?;
        parser.ensure_terminator(state, region);
        parser.resolve_same(&[lower, upper, step], ty, state)?;
        for (index, init) in inits.into_iter().enumerate() {
            state
                .operands
                .push(parser.resolve(init, state.result_types[index])?);
        }
        parser.attr_dict(state)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let args = region_inputs(op, 0);
        let operands: SmallVec<[ValueId; 6]> = op.body.operands(op.id).collect();
        let Some((iv, carried)) = args.split_first() else {
            return;
        };
        if op.prop(ForOp::UNSIGNED_CMP).is_some() {
            printer.text(" unsigned");
        }
        printer.ch(' ');
        printer.value(*iv);
        printer.text(" = ");
        printer.value(operands[0]);
        printer.text(" to ");
        printer.value(operands[1]);
        printer.text(" step ");
        printer.value(operands[2]);
        let inits = &operands[3..];
        print_assignments(" iter_args", carried, inits, printer);
        if !inits.is_empty() {
            printer.text(" -> (");
            printer.types(inits.iter().map(|init| op.body.ty(*init)));
            printer.ch(')');
        }
        printer.ch(' ');
        let ty = op.body.ty(*iv);
        if ty != Type::INDEX {
            printer.text(" : ");
            printer.ty(ty);
            printer.ch(' ');
        }
        print_region(op, 0, !inits.is_empty(), printer);
        printer.attr_dict(op, &["unsignedCmp"]);
    }
}

pub(super) struct ParallelAsm;

/// Parses a list of `count` values, one for each induction variable: `(%a, %b)`.
fn bounds(parser: &mut Parser<'_>, count: usize) -> Result<SmallVec<[Operand; 4]>, Failed> {
    let offset = parser.offset();
    let operands = parser.operand_list(Delim::Paren)?;
    if operands.len() != count {
        return Err(parser.error(offset, format!("expected {count} operands")));
    }
    Ok(operands)
}

/// Parses induction variables: `(%i, %j)`.
pub(super) fn induction_variables(parser: &mut Parser<'_>) -> Result<Vec<Argument>, Failed> {
    let mut args = Vec::new();
    parser.comma_list_in(Delim::Paren, " in argument list", &mut |parser| {
        let mut arg = parser.argument(false, false)?;
        arg.ty = Some(Type::INDEX);
        args.push(arg);
        Ok(())
    })?;
    Ok(args)
}

impl OpAsm for ParallelAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let args = induction_variables(parser)?;
        parser.expect("=")?;
        let lower = bounds(parser, args.len())?;
        parser.resolve_same(&lower, Type::INDEX, state)?;
        parser.expect_keyword("to")?;
        let upper = bounds(parser, args.len())?;
        parser.resolve_same(&upper, Type::INDEX, state)?;
        parser.expect_keyword("step")?;
        let steps = bounds(parser, args.len())?;
        parser.resolve_same(&steps, Type::INDEX, state)?;
        let mut inits = SmallVec::new();
        if parser.eat_keyword("init") {
            inits = parser.operand_list(Delim::Paren)?;
        }
        state.result_types = parser.optional_arrow_type_list()?.into_iter().collect();
        let region = parser.region(state, &args)?;
        let sizes = [lower.len(), upper.len(), steps.len(), inits.len()].map(|len| len as i32);
        state.set_operand_segments(parser, &sizes);
        parser.attr_dict(state)?;
        let types = state.result_types.clone();
        state
            .operands
            .extend(parser.resolve_all(&inits, &types, state.offset)?);
        parser.ensure_terminator(state, region);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let group = |group| {
            let range = OperandGroups::operands(ParallelOp::DEF, op, group);
            let values = op.body.operands(op.id).skip(range.start).take(range.len());
            values.collect::<SmallVec<[ValueId; 4]>>()
        };
        printer.text(" (");
        printer.values(region_inputs(op, 0).iter().copied());
        printer.text(") = (");
        printer.values(group(0));
        printer.text(") to (");
        printer.values(group(1));
        printer.text(") step (");
        printer.values(group(2));
        printer.ch(')');
        let inits = group(3);
        if !inits.is_empty() {
            printer.text(" init (");
            printer.values(inits);
            printer.ch(')');
        }
        printer.optional_arrow_types(&result_types(op));
        printer.ch(' ');
        print_region(op, 0, true, printer);
        printer.attr_dict(op, &[]);
    }
}

pub(super) struct WhileAsm;

impl OpAsm for WhileAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let mut args = Vec::new();
        let mut inits = SmallVec::new();
        if parser.at("(") {
            inits = parser.assignment_list(&mut args)?;
        }
        let offset = parser.offset();
        parser.expect(":")?;
        let ty = parser.ty()?;
        let ctx = parser.ctx();
        let Some(function) = ty.as_::<FunctionType>(ctx) else {
            let shown = ctx.show_type(ty);
            let message = format!(
                "invalid kind of type specified: expected builtin.function, but found {shown}"
            );
            return Err(parser.error(offset, message));
        };
        state.result_types = function.results.to_vec();
        if function.inputs.len() != inits.len() {
            let message = format!(
                "expected as many input types as operands (expected {} got {})",
                inits.len(),
                function.inputs.len()
            );
            return Err(parser.error(offset, message));
        }
        let at = parser.offset();
        state
            .operands
            .extend(parser.resolve_all(&inits, &function.inputs, at)?);
        for (arg, ty) in args.iter_mut().zip(&function.inputs) {
            arg.ty = Some(*ty);
        }
        parser.region(state, &args)?;
        parser.expect_keyword("do")?;
        parser.region(state, &[])?;
        parser.attr_dict_with_keyword(state)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let inits: SmallVec<[ValueId; 4]> = op.body.operands(op.id).collect();
        print_assignments(" ", region_inputs(op, 0), &inits, printer);
        printer.text(" : ");
        printer.functional_type(op);
        printer.ch(' ');
        print_region(op, 0, true, printer);
        printer.text(" do ");
        if let Some(region) = op.body.region(op.id, 1) {
            printer.region(op, region, true, true);
        }
        printer.attr_dict_with_keyword(op, &[]);
    }
}
