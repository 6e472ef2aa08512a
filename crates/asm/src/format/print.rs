//! Printing by a compiled format.

use super::steps::{Anchor, Part, Step, What};
use super::{Element, Format, Name, Node};
use crate::printer::{OpText, Piece, Printer};
use terrace_builtin::attrs::{bool_value, int_value};
use terrace_ir::{Attr, AttrSyntax, GroupRanges, OpRef, OpRow, OperandGroups, Type, ValueId};

/// An operation that is being printed.
struct Printed<'a> {
    op: OpRef<'a>,
    row: &'a OpRow<'a>,
    /// The groups of operands, for formats that ask.
    groups: &'a GroupRanges,
}

impl Format {
    /// Prints an operation's name and what follows it.
    pub(crate) fn print(
        &self,
        name: &OpText,
        op: OpRef<'_>,
        row: &OpRow<'_>,
        printer: &mut Printer<'_>,
    ) {
        // IR that was not verified may lack what the definition promises.
        let is_whole = row.num_operands() >= self.least.0 && row.num_results() >= self.least.1;
        let Some(steps) = self.steps.as_ref().filter(|_| is_whole) else {
            printer.op_text(name);
            return self.print_elements(&self.elements, op, printer);
        };
        let is_plain = row.attrs == Attr::EMPTY_DICTIONARY
            && !steps.tests.iter().any(|test| test.holds(op.ctx, row));
        let list = match is_plain {
            true => &steps.plain,
            false => &steps.full,
        };
        printer.op_text(&list.name);
        let groups = match steps.has_groups {
            true => &OperandGroups::ranges(self.def, op.ctx, row),
            false => const { &GroupRanges::NONE },
        };
        self.print_steps(&list.steps, &Printed { op, row, groups }, printer);
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
        let group = |group: usize| match printed.groups.range(group) {
            Some(range) => range,
            None => OperandGroups::in_row(self.def, op.ctx, row, group),
        };
        match what {
            What::Operand(at) => return printer.value_piece(row.operand(*at), behind),
            What::OperandType(at) => printer.ty(op.body.ty(row.operand(*at))),
            What::ResultType(at) => printer.ty(op.body.ty(row.result(*at))),
            What::Operands(..) | What::Group(_) => {
                let range = match what {
                    What::Operands(before, after) => *before..row.num_operands() - after,
                    What::Group(at) => group(*at),
                    _ => 0..0,
                };
                return printer.values_piece(row.operands_in(range), behind);
            }
            What::OperandTypes(..) | What::GroupTypes(_) => {
                let range = match what {
                    What::OperandTypes(before, after) => *before..row.num_operands() - after,
                    What::GroupTypes(at) => group(*at),
                    _ => 0..0,
                };
                let types = row.operands_in(range).map(|value| op.body.ty(value));
                return printer.types_piece(types, behind);
            }
            What::FunctionalType(..) | What::GroupFunctionalType(_) => {
                let range = match what {
                    What::FunctionalType(before, after) => *before..row.num_operands() - after,
                    What::GroupFunctionalType(at) => group(*at),
                    _ => 0..0,
                };
                let inputs = row.operands_in(range).map(|value| op.body.ty(value));
                let results = row.results().map(|value| op.body.ty(value));
                printer.function_type_of(inputs, results);
            }
            What::Successor(at) => {
                if let Some(block) = op.body.successor(op.id, *at) {
                    return printer.block_piece(block, behind);
                }
            }
            What::Prop(slot, qualified) => {
                if let Some(value) = row.prop(*slot) {
                    self.print_prop(*slot, *qualified, value, op, printer);
                }
            }
            What::AttrDict(shown, with_keyword) => {
                if row.attrs != Attr::EMPTY_DICTIONARY
                    || shown.iter().any(|test| test.holds(op.ctx, row))
                {
                    printer.attr_dict_of(op, &self.written, *with_keyword);
                }
            }
            What::If(choice) => {
                let is_there = match &choice.anchor {
                    Anchor::Prop(test) => test.holds(op.ctx, row),
                    Anchor::MoreOperands(count) => row.num_operands() > *count,
                    Anchor::Group(at) => !group(*at).is_empty(),
                    Anchor::Other(anchor) => self.is_present(anchor, op, row, printer),
                };
                let chosen = match is_there {
                    true => &choice.then,
                    false => &choice.otherwise,
                };
                self.print_part(chosen, printed, printer);
            }
            What::Other(node) => self.print_element(node, op, printer),
        }
        if !behind.is_empty() {
            printer.piece(behind);
        }
    }

    fn print_elements(&self, nodes: &[Node], op: OpRef<'_>, printer: &mut Printer<'_>) {
        for node in nodes {
            self.print_element(node, op, printer);
        }
    }

    fn print_element(&self, node: &Node, op: OpRef<'_>, printer: &mut Printer<'_>) {
        if let Element::Variable(Name::Prop(slot), _) = node.element
            && matches!(self.def.props[slot].constraint.syntax, AttrSyntax::Unit)
        {
            // A unit property in a group only says that the group is there.
            return;
        }
        if node.blank {
            printer.ch(' ');
        }
        let row = || op.body.row(op.id);
        match &node.element {
            Element::NoSpace => {}
            Element::PropDict => printer.generic_props(op),
            Element::Space => printer.ch(' '),
            Element::Newline => printer.newline(),
            Element::Literal(literal) => printer.text(literal.text),
            Element::AttrDict => printer.attr_dict_of(op, &self.written, false),
            Element::AttrDictWithKeyword => printer.attr_dict_of(op, &self.written, true),
            Element::Optional {
                then,
                otherwise,
                anchor,
                anchor_in_else,
            } => {
                let list = if *anchor_in_else { otherwise } else { then };
                let present = list
                    .get(*anchor)
                    .is_some_and(|node| self.is_present(&node.element, op, &row(), printer));
                let chosen = if present != *anchor_in_else {
                    then
                } else {
                    otherwise
                };
                self.print_elements(chosen, op, printer);
            }
            Element::OneOf(clauses) => {
                for clause in clauses {
                    if clause
                        .get(1)
                        .is_none_or(|node| self.is_present(&node.element, op, &row(), printer))
                    {
                        self.print_elements(clause, op, printer);
                    }
                }
            }
            Element::Variable(name, qualified) => {
                self.print_variable(*name, *qualified, op, printer);
            }
            Element::Types(name) => printer.types(self.types_of(*name, op)),
            Element::Operands => printer.values(op.body.operands(op.id)),
            Element::TypesOfOperands => {
                printer.types(op.body.operands(op.id).map(|value| op.body.ty(value)))
            }
            Element::TypesOfResults => {
                printer.types(op.body.results(op.id).map(|value| op.body.ty(value)))
            }
            Element::FunctionalType(inputs, results) => {
                let body = op.body;
                let inputs = match inputs {
                    Some(name) => self.types_of(*name, op),
                    None => body.operands(op.id).map(|value| body.ty(value)).collect(),
                };
                let results = match results {
                    Some(name) => self.types_of(*name, op),
                    None => body.results(op.id).map(|value| body.ty(value)).collect(),
                };
                printer.function_type(&inputs, &results);
            }
            Element::Successors => {
                for (index, block) in op.body.successors(op.id).enumerate() {
                    if index > 0 {
                        printer.text(", ");
                    }
                    printer.block(block);
                }
            }
            Element::Regions => self.print_regions(op, 0, printer),
            Element::Custom { name, args, .. } => {
                if let Some(directives) = printer.tables().directives(op.name()) {
                    directives.print(name, args, op, printer);
                }
            }
        }
    }

    fn print_variable(
        &self,
        name: Name,
        qualified: bool,
        op: OpRef<'_>,
        printer: &mut Printer<'_>,
    ) {
        match name {
            Name::Operand(group) => printer.values(self.operands(op, group)),
            Name::Prop(slot) => {
                if let Some(value) = op.prop(slot) {
                    self.print_prop(slot, qualified, value, op, printer);
                }
            }
            Name::Region(at) => {
                if self.def.regions[at].variadic {
                    self.print_regions(op, at, printer);
                } else {
                    self.print_region(op, at, printer);
                }
            }
            Name::Successor(at) => {
                let variadic = self.def.successors[at].variadic;
                let count = if variadic { usize::MAX } else { 1 };
                for (index, block) in op.body.successors(op.id).skip(at).take(count).enumerate() {
                    if index > 0 {
                        printer.text(", ");
                    }
                    printer.block(block);
                }
            }
            // The compiler takes results in `type(..)` and `functional-type(..)` only.
            Name::Result(_) => {}
        }
    }

    /// The types of a group; only operands and results have types.
    fn types_of(&self, name: Name, op: OpRef<'_>) -> Vec<Type> {
        let body = op.body;
        match name {
            Name::Operand(group) => {
                let operands = self.operands(op, group);
                operands.map(|value| body.ty(value)).collect()
            }
            Name::Result(group) => {
                let range = OperandGroups::results(self.def, op.ctx, body, op.id, group);
                let results = body.results(op.id).skip(range.start).take(range.len());
                results.map(|value| body.ty(value)).collect()
            }
            Name::Prop(_) | Name::Region(_) | Name::Successor(_) => Vec::new(),
        }
    }

    fn operands<'a>(
        &self,
        op: OpRef<'a>,
        group: usize,
    ) -> impl ExactSizeIterator<Item = ValueId> + use<'a> {
        let range = OperandGroups::operands(self.def, op.ctx, op.body, op.id, group);
        op.body.operands(op.id).skip(range.start).take(range.len())
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

    fn is_present(
        &self,
        element: &Element,
        op: OpRef<'_>,
        row: &OpRow<'_>,
        printer: &Printer<'_>,
    ) -> bool {
        let body = op.body;
        match element {
            Element::Variable(Name::Operand(group), _) | Element::Types(Name::Operand(group)) => {
                !OperandGroups::in_row(self.def, op.ctx, row, *group).is_empty()
            }
            Element::Types(Name::Result(group)) => {
                !OperandGroups::results(self.def, op.ctx, body, op.id, *group).is_empty()
            }
            Element::Variable(Name::Prop(slot), _) => {
                let value = op.prop(*slot);
                match (value, self.def.props[*slot].default) {
                    (None, _) => false,
                    (Some(value), Some(_)) => Some(value) != op.ctx.prop_defaults(op.name())[*slot],
                    (Some(value), None) => {
                        !matches!(self.def.props[*slot].constraint.syntax, AttrSyntax::Unit)
                            || bool_value(op.ctx, value) != Some(false)
                    }
                }
            }
            Element::Variable(Name::Region(at), _) => {
                if self.def.regions[*at].variadic {
                    return op.regions().nth(*at).is_some();
                }
                op.regions()
                    .nth(*at)
                    .is_some_and(|(body, region)| body.entry_block(region).is_some())
            }
            Element::Variable(Name::Successor(at), _) => body.num_successors(op.id) > *at,
            Element::Operands | Element::TypesOfOperands => body.num_operands(op.id) > 0,
            Element::TypesOfResults => body.num_results(op.id) > 0,
            Element::Custom { name, args, .. } => printer
                .tables()
                .directives(op.name())
                .is_some_and(|directives| directives.is_present(name, args, op)),
            Element::Literal(_) => true,
            _ => true,
        }
    }
}
