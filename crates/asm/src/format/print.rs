//! Prints operations by their compiled format: each element, and the groups that are present.

use super::compile::starts_with_operand;
use super::{Element, Format, Node};
use crate::printer::Printer;
use std::cell::Cell;
use std::ops::Range;
use terrace_builtin::attrs::{bool_value, int_value};
use terrace_format::Name;
use terrace_ir::{Arity, Attr, AttrSyntax, OpRef, OpRow, OperandGroups, SmallVec, Type};

/// The operation to print.
struct Printed<'a> {
    op: OpRef<'a>,
    row: &'a OpRow<'a>,
    /// The length of the output when a group that starts with an operand was omitted.
    open: Cell<Option<usize>>,
}

impl Format {
    /// Returns true if an operation has the operands and results that the format names. An unverified operation may
    /// lack some.
    #[inline]
    pub(crate) fn fits(&self, row: &OpRow<'_>) -> bool {
        row.num_operands() >= self.def.operands.fixed()
            && row.num_results() >= self.def.results.fixed()
    }

    /// Prints what follows an operation's name.
    pub(crate) fn print(&self, op: OpRef<'_>, row: &OpRow<'_>, printer: &mut Printer<'_>) {
        let open = Cell::new(None);
        let printed = Printed { op, row, open };
        self.print_elements(&self.elements, &printed, printer);
        if self.may_stay_open
            && printed.open.get() == Some(printer.text_len())
            && printer.prints_results_next(op)
        {
            // Without the dictionary, the parser would take the next operation's result for an operand of this
            // operation. So would MLIR's.
            printer.text(" {}");
        }
    }

    fn print_elements(&self, nodes: &[Node], printed: &Printed<'_>, printer: &mut Printer<'_>) {
        let &Printed { op, row, .. } = printed;
        for Node { space, element } in nodes {
            if *space {
                printer.ch(' ');
            }
            match element {
                Element::NoSpace => {}
                Element::Space => printer.ch(' '),
                Element::Newline => printer.newline(),
                Element::Literal(literal) => printer.text(literal.text),
                Element::Variable(name, qualified) => {
                    self.print_variable(*name, *qualified, printed, printer);
                }
                Element::Types(name, qualified) => {
                    self.print_types(*name, *qualified, printed, printer);
                }
                Element::Operands => printer.values(row.operands()),
                Element::TypesOfOperands => {
                    printer.types(row.operands().map(|value| op.body.ty(value)));
                }
                Element::TypesOfResults => {
                    printer.types(row.results().map(|value| op.body.ty(value)))
                }
                Element::FunctionalType(None, None) => printer.functional_type(op),
                Element::FunctionalType(inputs, results) => {
                    let inputs = match inputs {
                        None => row.operands().map(|value| op.body.ty(value)).collect(),
                        Some(name) => self.types(*name, printed),
                    };
                    let results = match results {
                        None => row.results().map(|value| op.body.ty(value)).collect(),
                        Some(name) => self.types(*name, printed),
                    };
                    printer.function_type(&inputs, &results);
                }
                Element::Successors => self.print_successors(0, op, printer),
                Element::Regions => self.print_regions(0, op, printer),
                Element::AttrDict => self.print_attr_dict(false, printed, printer),
                Element::AttrDictWithKeyword => self.print_attr_dict(true, printed, printer),
                Element::PropDict => printer.generic_props(op),
                Element::Custom { name, args } => {
                    if let Some(directives) = printer.tables().directives(op.name()) {
                        directives.print(name, args, op, printer);
                    }
                }
                Element::Optional {
                    then,
                    otherwise,
                    anchor,
                    anchor_in_else,
                } => {
                    let (anchored, other) = match anchor_in_else {
                        true => (otherwise, then),
                        false => (then, otherwise),
                    };
                    let is_there = self.is_present(anchored.get(*anchor), printed, printer);
                    let chosen = if is_there { anchored } else { other };
                    if self.may_stay_open && !is_there && starts_with_operand(then) {
                        printed.open.set(Some(printer.text_len()));
                    }
                    self.print_elements(chosen, printed, printer);
                }
                Element::OneOf(clauses) => {
                    for clause in clauses {
                        if self.is_present(clause.get(1), printed, printer) {
                            self.print_elements(clause, printed, printer);
                        }
                    }
                }
            }
        }
    }

    fn print_variable(
        &self,
        name: Name,
        qualified: bool,
        printed: &Printed<'_>,
        printer: &mut Printer<'_>,
    ) {
        let &Printed { op, row, .. } = printed;
        match name {
            Name::Operand(group) => {
                printer.values(row.operands_in(self.operands(group, printed)));
            }
            Name::Prop(slot) => {
                if let Some(value) = row.prop(slot) {
                    self.print_prop(slot, qualified, value, op, printer);
                }
            }
            Name::Region(at) if self.def.regions[at].variadic => {
                self.print_regions(at, op, printer);
            }
            Name::Region(at) => {
                if let Some((_, region)) = op.regions().nth(at) {
                    let terminators = self.prints_terminators(op, region);
                    printer.region(op, region, true, terminators);
                }
            }
            Name::Successor(at) if self.def.successors[at].variadic => {
                self.print_successors(at, op, printer);
            }
            Name::Successor(at) => {
                if let Some(block) = op.body.successor(op.id, at) {
                    printer.block(block);
                }
            }
            // The format parser accepts results only in `type(..)` and `functional-type(..)`.
            Name::Result(_) => {}
        }
    }

    fn print_attr_dict(
        &self,
        with_keyword: bool,
        printed: &Printed<'_>,
        printer: &mut Printer<'_>,
    ) {
        let &Printed { op, row, .. } = printed;
        let may_be_there = |&slot: &usize| {
            (row.prop(slot))
                .is_some_and(|value| op.ctx.prop_defaults(row.name)[slot] != Some(value))
        };
        if row.attrs != Attr::EMPTY_DICTIONARY || self.unwritten.iter().any(may_be_there) {
            printer.attr_dict_of(op, &self.written, with_keyword);
        }
    }

    fn is_unit(&self, slot: usize) -> bool {
        matches!(self.def.props[slot].constraint.syntax, AttrSyntax::Unit)
    }

    /// Returns the range of a group among the operands.
    fn operands(&self, group: usize, printed: &Printed<'_>) -> Range<usize> {
        OperandGroups::in_row(self.def, printed.op.ctx, printed.row, group)
    }

    /// Returns the range of a group among the results.
    fn results(&self, group: usize, op: OpRef<'_>) -> Range<usize> {
        OperandGroups::results(self.def, op, group)
    }

    fn print_types(
        &self,
        name: Name,
        qualified: bool,
        printed: &Printed<'_>,
        printer: &mut Printer<'_>,
    ) {
        let &Printed { op, row, .. } = printed;
        if let Some((dialect, mnemonic)) = self.stripped(name).filter(|_| !qualified) {
            for ty in self.types(name, printed) {
                printer.stripped_type(ty, dialect, mnemonic);
            }
            return;
        }
        match name {
            Name::Operand(group) => {
                let operands = row.operands_in(self.operands(group, printed));
                printer.types(operands.map(|value| op.body.ty(value)));
            }
            Name::Result(group) => {
                let results = self.results(group, op).map(|at| row.result(at));
                printer.types(results.map(|value| op.body.ty(value)));
            }
            // The format parser accepts only types of operands and results.
            Name::Prop(_) | Name::Region(_) | Name::Successor(_) => {}
        }
    }

    /// Returns the dialect and mnemonic that the type of a group of one omits.
    fn stripped(&self, name: Name) -> Option<(&'static str, &'static str)> {
        let group = match name {
            Name::Operand(group) => self.def.operands.get(group),
            Name::Result(group) => self.def.results.get(group),
            _ => None,
        };
        let group = group.filter(|group| group.arity == Arity::One)?;
        group.constraint.parsed_as?.stripped
    }

    /// Returns the types of a group of operands or results.
    fn types(&self, name: Name, printed: &Printed<'_>) -> SmallVec<[Type; 8]> {
        let &Printed { op, row, .. } = printed;
        match name {
            Name::Operand(group) => {
                let operands = row.operands_in(self.operands(group, printed));
                operands.map(|value| op.body.ty(value)).collect()
            }
            Name::Result(group) => {
                let results = self.results(group, op).map(|at| row.result(at));
                results.map(|value| op.body.ty(value)).collect()
            }
            Name::Prop(_) | Name::Region(_) | Name::Successor(_) => SmallVec::new(),
        }
    }

    /// Returns true if the optional group with this anchor is present.
    fn is_present(
        &self,
        anchor: Option<&Node>,
        printed: &Printed<'_>,
        printer: &Printer<'_>,
    ) -> bool {
        let &Printed { op, row, .. } = printed;
        match anchor.map(|node| &node.element) {
            Some(Element::Variable(Name::Prop(slot), _)) => self.has_prop(*slot, printed),
            Some(
                Element::Variable(Name::Operand(group), _)
                | Element::Types(Name::Operand(group), _),
            ) => !self.operands(*group, printed).is_empty(),
            Some(Element::Types(Name::Result(group), _)) => !self.results(*group, op).is_empty(),
            Some(Element::Variable(Name::Region(at), _)) => {
                let needs_block = !self.def.regions[*at].variadic;
                let has_block = |(body, region): (&terrace_ir::Body, _)| {
                    !needs_block || body.entry_block(region).is_some()
                };
                op.regions().nth(*at).is_some_and(has_block)
            }
            Some(Element::Variable(Name::Successor(at), _)) => op.body.num_successors(op.id) > *at,
            Some(Element::Operands | Element::TypesOfOperands) => row.num_operands() > 0,
            Some(Element::TypesOfResults) => row.num_results() > 0,
            Some(Element::Custom { name, args }) => printer
                .tables()
                .directives(op.name())
                .is_some_and(|directives| directives.is_present(name, args, op)),
            _ => true,
        }
    }

    /// Returns true if a property is present and differs from its default.
    fn has_prop(&self, slot: usize, printed: &Printed<'_>) -> bool {
        let (ctx, row) = (printed.op.ctx, printed.row);
        row.prop(slot).is_some_and(|value| {
            match self.def.props[slot].default {
                Some(_) => ctx.prop_defaults(row.name)[slot] != Some(value),
                // A `false` boolean counts as absent.
                None => !self.is_unit(slot) || bool_value(ctx, value) != Some(false),
            }
        })
    }

    fn print_successors(&self, from: usize, op: OpRef<'_>, printer: &mut Printer<'_>) {
        printer.comma_list(op.body.successors(op.id).skip(from), Printer::block);
    }

    fn print_regions(&self, from: usize, op: OpRef<'_>, printer: &mut Printer<'_>) {
        printer.comma_list(op.regions().skip(from), |printer, (_, region)| {
            printer.region(op, region, true, self.prints_terminators(op, region));
        });
    }

    /// Returns true unless the region ends with an implicit terminator that has neither attributes nor operands.
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
            || record.body.attrs(last.id) != Attr::EMPTY_DICTIONARY
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
                    // As in the text of the attribute itself, a space follows the mnemonic.
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
}
