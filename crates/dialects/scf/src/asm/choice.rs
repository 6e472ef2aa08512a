//! Parses and prints `scf.execute_region`, `scf.if` and `scf.index_switch`.

use super::{print_region, result_types};
use crate::ops::{ExecuteRegionOp, IndexSwitchOp};
use crate::verify::{entry, static_list};
use terrace_asm::{OpAsm, OpState, Parser, Printer};
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Failed, OpRef, OpView, Type};

pub(super) struct ExecuteRegionAsm;

impl OpAsm for ExecuteRegionAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        state.result_types = parser.optional_arrow_type_list()?.into_iter().collect();
        if parser.eat_keyword("no_inline") {
            state.props[ExecuteRegionOp::NO_INLINE] = Some(Attr::UNIT);
        }
        parser.region(state, &[])?;
        parser.attr_dict(state)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        printer.optional_arrow_types(&result_types(op));
        printer.ch(' ');
        if op.prop(ExecuteRegionOp::NO_INLINE).is_some() {
            printer.text("no_inline ");
        }
        print_region(op, 0, true, printer);
        printer.attr_dict(op, &["no_inline"]);
    }
}

pub(super) struct IfAsm;

impl OpAsm for IfAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let condition = parser.operand()?;
        state.operands.push(parser.resolve(condition, Type::I1)?);
        state.result_types = parser.optional_arrow_type_list()?.into_iter().collect();
        let then_region = parser.region(state, &[])?;
        parser.ensure_terminator(state, then_region);
        let else_region = parser.empty_region(state);
        if parser.eat_keyword("else") {
            parser.region_into(state, Some(else_region), &[])?;
            parser.ensure_terminator(state, else_region);
        }
        parser.attr_dict(state)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let types = result_types(op);
        printer.ch(' ');
        printer.value(op.body.operand(op.id, 0));
        if !types.is_empty() {
            printer.text(" -> (");
            printer.types(types.iter().copied());
            printer.ch(')');
        }
        printer.ch(' ');
        print_region(op, 0, !types.is_empty(), printer);
        if entry(op, 1).is_some() {
            printer.text(" else ");
            print_region(op, 1, !types.is_empty(), printer);
        }
        printer.attr_dict(op, &[]);
    }
}

pub(super) struct IndexSwitchAsm;

impl OpAsm for IndexSwitchAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let arg = parser.operand()?;
        let at = parser.offset();
        parser.attr_dict(state)?;
        if state.props[IndexSwitchOp::CASES].is_some_and(|cases| {
            let constraint = IndexSwitchOp::DEF.props[IndexSwitchOp::CASES].constraint;
            !(constraint.check)(parser.ctx(), cases)
        }) {
            let message = "'scf.index_switch' op attribute 'cases' failed to satisfy constraint: i64 dense array attribute";
            return Err(parser.error(at, message));
        }
        if parser.eat("->") {
            state.result_types = parser.type_list()?.into_iter().collect();
        }
        // The default region is the first region of the operation, but the last in the text.
        let default = parser.empty_region(state);
        let mut cases = Vec::new();
        while parser.eat_keyword("case") {
            let value = parser.integer::<i64>()?;
            parser.region(state, &[])?;
            cases.push(value);
        }
        // As upstream, a list in the attribute dictionary takes precedence.
        state.props[IndexSwitchOp::CASES].get_or_insert(parser.ctx().i64_array(&cases));
        parser.expect_keyword("default")?;
        parser.region_into(state, Some(default), &[])?;
        parser.ensure_terminator(state, default);
        state.operands.push(parser.resolve(arg, Type::INDEX)?);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        printer.ch(' ');
        printer.value(op.body.operand(op.id, 0));
        printer.attr_dict(op, &["cases"]);
        let types = result_types(op);
        if !types.is_empty() {
            printer.text(" -> ");
            printer.types(types);
        }
        printer.ch(' ');
        let cases = static_list(op, IndexSwitchOp::CASES);
        let mut regions = op.body.regions(op.id).skip(1);
        for value in cases {
            printer.newline();
            printer.text("case ");
            printer.int(*value);
            printer.ch(' ');
            if let Some(region) = regions.next() {
                printer.region(op, region, false, true);
            }
        }
        printer.newline();
        printer.text("default ");
        let elided = entry(op, 0)
            .and_then(|block| op.body.last_op(block))
            .is_some_and(|last| {
                op.body.num_operands(last) == 0
                    && op.body.attrs(last) == Attr::EMPTY_DICTIONARY
                    && op.with(last).name_str() == "scf.yield"
            });
        if let Some(region) = op.body.region(op.id, 0) {
            printer.region(op, region, true, !elided);
        }
    }
}
