//! Parses and prints `custom<SwitchOpCases>`.

use crate::branch::Switch;
use crate::ops::SwitchOp;
use terrace_asm::{CustomDirectives, OpState, Operand, Parser, Printer};
use terrace_builtin::DenseElementsAttr;
use terrace_builtin::elements::int_width;
use terrace_builtin::types::{IntegerType, Signedness, VectorType};
use terrace_ir::interfaces::BranchOpInterface;
use terrace_ir::{Context, Failed, OpRef, OpView, Registry, SmallVec, Type};
use terrace_numeric::ApInt;

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn CustomDirectives>(SwitchOp::DEF, &SwitchOpCases);
}

struct SwitchOpCases;

impl CustomDirectives for SwitchOpCases {
    fn parse(
        &self,
        _name: &str,
        _args: &[&str],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        let ctx = parser.ctx();
        parser.expect_keyword("default")?;
        parser.expect(":")?;
        let block = parser.successor()?;
        state.successors.push(block);
        let mut operands = SmallVec::<[Operand; 8]>::new();
        let mut types = SmallVec::<[Type; 8]>::new();
        parser.optional_typed_operands(&mut operands, &mut types)?;
        state.set_operands("defaultOperands", &operands);
        state.set_types("defaultOperands", &types);
        operands.clear();
        types.clear();

        let flag = state
            .types_of("flag")
            .and_then(|types| types.first().copied());
        let width = flag.and_then(|ty| int_width(ctx, ty)).unwrap_or(64);
        let mut values: SmallVec<[ApInt; 8]> = SmallVec::new();
        let mut segments: SmallVec<[i32; 8]> = SmallVec::new();
        while parser.eat(",") {
            values.push(parser.integer_of_width(width)?);
            parser.expect(":")?;
            let block = parser.successor()?;
            state.successors.push(block);
            let before = operands.len();
            parser.optional_typed_operands(&mut operands, &mut types)?;
            segments.push((operands.len() - before) as i32);
        }
        state.set_operands("caseOperands", &operands);
        state.set_types("caseOperands", &types);
        state.props[SwitchOp::CASE_OPERAND_SEGMENTS] = Some(ctx.i32_array(&segments));
        if let Some(flag) = flag
            && int_width(ctx, flag).is_some()
            && !values.is_empty()
        {
            state.props[SwitchOp::CASE_VALUES] = Some(case_values(ctx, flag, &values));
        }
        Ok(())
    }

    fn print(&self, _name: &str, _args: &[&str], op: OpRef<'_>, printer: &mut Printer<'_>) {
        let switch = SwitchOp::read(op);
        let operand = |index| op.body.operand(op.id, index);
        printer.text("  default: ");
        let mut operands = Switch.successor_operands(op).into_iter();
        let mut operands = || operands.next().unwrap_or_default().map(operand);
        printer.successor(op, 0, operands());
        let values = switch
            .case_values()
            .and_then(|values| Some((values.ints(op.ctx)?.collect::<Vec<_>>(), values.splat)));
        let Some((values, splat)) = values else {
            return;
        };
        let flag = op.operand_type(0).as_::<IntegerType>(op.ctx);
        let is_unsigned = flag.is_some_and(|ty| ty.signedness == Signedness::Unsigned);
        let cases = op.body.num_successors(op.id).saturating_sub(1);
        for case in 0..cases {
            let Some(value) = values.get(if splat { 0 } else { case }) else {
                break;
            };
            printer.ch(',');
            printer.newline_indented(2);
            // As upstream, numbers of up to 64 bits are printed as unsigned.
            match is_unsigned || value.width() <= 64 {
                true => printer.unsigned(value),
                false => printer.signed(value),
            }
            printer.text(": ");
            printer.successor(op, case + 1, operands());
        }
        printer.newline();
    }
}

/// Creates the dense attribute of case values.
pub fn case_values(ctx: &Context, flag: Type, values: &[ApInt]) -> terrace_ir::Attr {
    let ty = VectorType::fixed(ctx, &[values.len() as i64], flag);
    DenseElementsAttr::from_ints(ctx, ty, values)
}
