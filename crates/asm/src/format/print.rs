//! Printing by a compiled format.

use super::Format;
use super::steps::{Anchor, Part, Step, Values, What};
use crate::printer::{Piece, Printer};
use std::ops::Range;
use terrace_builtin::attrs::int_value;
use terrace_ir::{Attr, AttrSyntax, GroupRanges, OpRef, OpRow, OperandGroups, SmallVec, Type};

/// An operation that is being printed.
struct Printed<'a> {
    op: OpRef<'a>,
    row: &'a OpRow<'a>,
    /// The groups of operands, for formats that ask.
    groups: &'a GroupRanges,
}

impl Format {
    /// Whether an operation has the operands and results that the format names. One that was not verified may lack some.
    #[inline]
    pub(crate) fn fits(&self, row: &OpRow<'_>) -> bool {
        row.num_operands() >= self.least.0 && row.num_results() >= self.least.1
    }

    /// Prints an operation's name and what follows it.
    pub(crate) fn print(&self, op: OpRef<'_>, row: &OpRow<'_>, printer: &mut Printer<'_>) {
        let Some(steps) = &self.steps else { return };
        printer.op_text(&steps.name);
        let groups = match steps.has_groups {
            true => &OperandGroups::ranges(self.def, op.ctx, row),
            false => const { &GroupRanges::NONE },
        };
        self.print_steps(&steps.steps, &Printed { op, row, groups }, printer);
    }

    // What most operations consist of is here: a call costs as much as printing it.
    #[inline(always)]
    fn print_steps(&self, steps: &[Step], printed: &Printed<'_>, printer: &mut Printer<'_>) {
        let &Printed { op, row, .. } = printed;
        for Step { what, behind } in steps {
            match what {
                What::Operand(at) => printer.value_piece(row.operand(*at), behind),
                What::OperandType(at) => printer.ty_piece(op.body.ty(row.operand(*at)), behind),
                What::ResultType(at) => printer.ty_piece(op.body.ty(row.result(*at)), behind),
                _ => self.print_step(what, behind, printed, printer),
            }
        }
    }

    fn print_part(&self, part: &Part, printed: &Printed<'_>, printer: &mut Printer<'_>) {
        printer.piece(&part.lead);
        self.print_steps(&part.steps, printed, printer);
    }

    #[inline(never)]
    fn print_step(
        &self,
        what: &What,
        behind: &Piece,
        printed: &Printed<'_>,
        printer: &mut Printer<'_>,
    ) {
        let &Printed { op, row, .. } = printed;
        match what {
            What::Operand(at) => printer.value(row.operand(*at)),
            What::OperandType(at) => printer.ty(op.body.ty(row.operand(*at))),
            What::ResultType(at) => printer.ty(op.body.ty(row.result(*at))),
            What::Values(values) => {
                let range = self.range(*values, printed);
                return printer.values_piece(row.operands_in(range), behind);
            }
            What::Types(values) => {
                return printer.types_piece(self.types(*values, printed), behind);
            }
            What::FunctionalType(inputs, results) => {
                let (inputs, results) =
                    (self.types(*inputs, printed), self.types(*results, printed));
                printer.function_type(&inputs, &results);
            }
            What::Successor(at) => {
                if let Some(block) = op.body.successor(op.id, *at) {
                    return printer.block_piece(block, behind);
                }
            }
            What::Successors(from) => {
                for (index, block) in op.body.successors(op.id).skip(*from).enumerate() {
                    if index > 0 {
                        printer.text(", ");
                    }
                    printer.block(block);
                }
            }
            What::Region(at) => self.print_region(op, *at, printer),
            What::Regions(from) => self.print_regions(op, *from, printer),
            What::Prop(slot, qualified) => {
                if let Some(value) = row.prop(*slot) {
                    self.print_prop(*slot, *qualified, value, op, printer);
                }
            }
            What::PropDict => printer.generic_props(op),
            What::AttrDict(shown, with_keyword) => {
                if row.attrs != Attr::EMPTY_DICTIONARY
                    || shown.iter().any(|test| test.holds(op.ctx, row))
                {
                    printer.attr_dict_of(op, &self.written, *with_keyword);
                }
            }
            What::Custom { name, args } => {
                if let Some(directives) = printer.tables().directives(op.name()) {
                    directives.print(name, args, op, printer);
                }
            }
            What::If(choice) => {
                let chosen = match self.is_present(&choice.anchor, printed, printer) {
                    true => &choice.then,
                    false => &choice.otherwise,
                };
                self.print_part(chosen, printed, printer);
            }
            What::Clauses(clauses) => {
                for (anchor, part) in clauses {
                    if self.is_present(anchor, printed, printer) {
                        self.print_part(part, printed, printer);
                    }
                }
            }
            What::Newline => printer.newline(),
        }
        if !behind.is_empty() {
            printer.piece(behind);
        }
    }

    /// Which of the operands, or of the results, values are.
    fn range(&self, values: Values, printed: &Printed<'_>) -> Range<usize> {
        let &Printed { op, row, .. } = printed;
        match values {
            Values::Operands(before, after) => {
                let end = row.num_operands().saturating_sub(after);
                before.min(end)..end
            }
            Values::OperandGroup(group) => match printed.groups.range(group) {
                Some(range) => range,
                None => OperandGroups::in_row(self.def, op.ctx, row, group),
            },
            Values::Results => 0..row.num_results(),
            Values::ResultGroup(group) => {
                OperandGroups::results(self.def, op.ctx, op.body, op.id, group)
            }
        }
    }

    fn types(&self, values: Values, printed: &Printed<'_>) -> SmallVec<[Type; 8]> {
        let &Printed { op, row, .. } = printed;
        let range = self.range(values, printed);
        match values {
            Values::Operands(..) | Values::OperandGroup(_) => {
                let operands = row.operands_in(range);
                operands.map(|value| op.body.ty(value)).collect()
            }
            Values::Results | Values::ResultGroup(_) => {
                let results = row.results().skip(range.start).take(range.len());
                results.map(|value| op.body.ty(value)).collect()
            }
        }
    }

    fn print_regions(&self, op: OpRef<'_>, from: usize, printer: &mut Printer<'_>) {
        for (index, (body, region)) in op.regions().skip(from).enumerate() {
            if index > 0 {
                printer.text(", ");
            }
            let record = op.record();
            debug_assert!(std::ptr::eq(body, record.body));
            printer.region(op, region, true, self.prints_terminators(op, region));
        }
    }

    fn print_region(&self, op: OpRef<'_>, at: usize, printer: &mut Printer<'_>) {
        let Some((_, region)) = op.regions().nth(at) else {
            return;
        };
        printer.region(op, region, true, self.prints_terminators(op, region));
    }

    /// An implicit terminator without attributes and operands is left out.
    fn prints_terminators(&self, op: OpRef<'_>, region: terrace_ir::RegionId) -> bool {
        let Some(implicit) = self.def.implicit_terminator else {
            return true;
        };
        let record = op.record();
        let last = record
            .body
            .entry_block(region)
            .and_then(|block| record.body.last_op(block));
        let Some(last) = last.map(|last| record.with(last)) else {
            return true;
        };
        last.name_str() != implicit
            || record.body.num_operands(last.id) > 0
            || record.body.attrs(last.id) != terrace_ir::Attr::EMPTY_DICTIONARY
    }

    fn print_prop(
        &self,
        slot: usize,
        qualified: bool,
        value: Attr,
        op: OpRef<'_>,
        printer: &mut Printer<'_>,
    ) {
        let ctx = op.ctx;
        match self.def.props[slot].constraint.syntax {
            AttrSyntax::Unit => {}
            AttrSyntax::SymbolName => printer.symbol(value),
            AttrSyntax::IntEnum(def, _) => {
                printer.enum_value(def, int_value(ctx, value).unwrap_or(0) as u64);
            }
            _ if qualified => printer.attr(value),
            AttrSyntax::EnumKeyword(_) => {
                if let Some(value) = value.as_::<terrace_ir::EnumAttr>(ctx) {
                    // As the attribute's own text: a space follows its mnemonic.
                    printer.ch(' ');
                    printer.enum_value(value.def, value.value);
                }
            }
            AttrSyntax::Enum(_) => {
                if let Some(value) = value.as_::<terrace_ir::EnumAttr>(ctx) {
                    printer.ch('<');
                    printer.enum_value(value.def, value.value);
                    printer.ch('>');
                }
            }
            AttrSyntax::Stripped("builtin", _) => printer.dense_array_elements(value),
            AttrSyntax::Stripped(..) => printer.stripped_attr(value),
            AttrSyntax::Typed(_) | AttrSyntax::Type => printer.attr_without_type(value),
            AttrSyntax::Any | AttrSyntax::String => printer.attr(value),
        }
    }

    fn is_present(&self, anchor: &Anchor, printed: &Printed<'_>, printer: &Printer<'_>) -> bool {
        let &Printed { op, row, .. } = printed;
        match anchor {
            Anchor::Prop(test) => test.holds(op.ctx, row),
            Anchor::Values(values) => !self.range(*values, printed).is_empty(),
            Anchor::Region(at, needs_block) => op
                .regions()
                .nth(*at)
                .is_some_and(|(body, region)| !needs_block || body.entry_block(region).is_some()),
            Anchor::Successor(at) => op.body.num_successors(op.id) > *at,
            Anchor::Custom { name, args } => printer
                .tables()
                .directives(op.name())
                .is_some_and(|directives| directives.is_present(name, args, op)),
            Anchor::Always => true,
        }
    }
}
