//! Printing by a compiled format. The elements become steps, with literals and spaces attached to the step they follow, and with
//! operands and results by index where no group before them varies.

use super::print_values::Values;
use super::{Element, Format, Node};
use crate::printer::{OpText, Printer, TextPiece};
use terrace_builtin::attrs::bool_value;
use terrace_format::Name;
use terrace_ir::{
    Arity, Attr, AttrSyntax, Context, GroupRanges, OpDef, OpName, OpRef, OpRow, OperandGroups,
    ValueDef,
};

/// A format, compiled to steps that print.
pub(crate) struct PrintProgram {
    /// The operation's name and the text that always follows it.
    pub name: OpText,
    pub steps: Vec<PrintStep>,
    /// True if the places of operands depend on the sizes of groups.
    pub has_groups: bool,
}

/// One step of printing, and the text that always follows.
#[derive(Debug)]
pub(crate) struct PrintStep {
    pub action: PrintAction,
    pub after: TextPiece,
}

/// The action of a step.
#[derive(Debug)]
// The tag is one byte: steps are many.
#[repr(u8)]
pub(crate) enum PrintAction {
    /// One operand.
    Operand(usize),
    /// The type of one operand.
    OperandType(usize),
    /// The type of one result.
    ResultType(usize),
    /// Operands.
    Values(Values),
    /// Types of operands or results.
    Types(Values),
    /// A function type from the first to the second.
    FunctionalType(Values, Values),
    /// One successor.
    Successor(usize),
    /// The successors from one on.
    Successors(usize),
    /// One region.
    Region(usize),
    /// The regions from one on.
    Regions(usize),
    /// A property; `true`: with all of its type.
    Prop(usize, bool),
    /// The properties as in the generic form.
    PropDict,
    /// The attribute dictionary, with these properties in it where they are not the default; `true`: after a keyword.
    AttrDict(Vec<PropTest>, bool),
    /// The text of a dialect's directive.
    Custom {
        name: &'static str,
        args: Vec<&'static str>,
    },
    /// A group that is there when its anchor is.
    If(Box<Choice>),
    /// Each part that is there when its anchor is.
    Clauses(Vec<(Anchor, Part)>),
    /// A line break.
    Newline,
}

/// The steps for a group that is there and for one that is not.
#[derive(Debug)]
pub(crate) struct Choice {
    pub anchor: Anchor,
    pub then: Part,
    pub otherwise: Part,
}

/// Steps, and the text before them.
#[derive(Debug)]
pub(crate) struct Part {
    pub lead: TextPiece,
    pub steps: Vec<PrintStep>,
}

/// The condition on which a group is printed.
#[derive(Debug)]
pub(crate) enum Anchor {
    Prop(PropTest),
    /// There are such values.
    Values(Values),
    /// There is a region with this number; `true`: and it has a block.
    Region(usize, bool),
    /// There is a successor with this number.
    Successor(usize),
    /// The directive's own test of its arguments.
    Custom {
        name: &'static str,
        args: Vec<&'static str>,
    },
    /// The group is always there.
    Always,
}

/// A test of whether a property is present, and so printed.
#[derive(Clone, Debug)]
pub(crate) struct PropTest {
    slot: usize,
    has_default: bool,
    default: Option<Attr>,
    /// A `false` boolean counts as absent.
    unit: bool,
}

impl PropTest {
    #[inline]
    pub(crate) fn holds(&self, ctx: &Context, row: &OpRow<'_>) -> bool {
        match row.prop(self.slot) {
            None => false,
            Some(value) if self.has_default => Some(value) != self.default,
            Some(value) => !self.unit || is_not_false(ctx, value),
        }
    }
}

#[inline(never)]
fn is_not_false(ctx: &Context, value: Attr) -> bool {
    bool_value(ctx, value) != Some(false)
}

/// The numbers of groups before one and after it, if none of these varies.
fn place(groups: &[ValueDef], at: usize) -> Option<(usize, usize)> {
    let fixed = |groups: &[ValueDef]| groups.iter().all(|group| group.arity == Arity::One);
    let (before, after) = (&groups[..at], &groups[at + 1..]);
    (fixed(before) && (groups[at].arity == Arity::One || fixed(after)))
        .then_some((before.len(), after.len()))
}

impl PrintProgram {
    /// The steps of a format's elements. `written` are the properties that the format writes.
    pub(crate) fn new(
        ctx: &Context,
        name: OpName,
        def: &'static OpDef,
        written: &[&'static str],
        elements: &[Node],
    ) -> Self {
        let mut compiler = PrintCompiler {
            ctx,
            name,
            def,
            written,
            has_groups: false,
        };
        let mut lead = String::new();
        let steps = compiler.compile(elements, &mut lead);
        PrintProgram {
            name: OpText::new(def.name, &lead),
            steps,
            has_groups: compiler.has_groups,
        }
    }
}

struct PrintCompiler<'a> {
    ctx: &'a Context,
    name: OpName,
    def: &'static OpDef,
    written: &'a [&'static str],
    has_groups: bool,
}

impl PrintCompiler<'_> {
    /// Appends to `lead` what comes before the first step.
    fn compile(&mut self, nodes: &[Node], lead: &mut String) -> Vec<PrintStep> {
        let mut steps = Vec::new();
        for node in nodes {
            self.step(node, lead, &mut steps);
        }
        steps
    }

    /// The steps of what may be there or not.
    fn part(&mut self, nodes: &[Node]) -> Part {
        let mut lead = String::new();
        let steps = self.compile(nodes, &mut lead);
        Part {
            lead: TextPiece::new(lead),
            steps,
        }
    }

    fn step(&mut self, node: &Node, lead: &mut String, steps: &mut Vec<PrintStep>) {
        let def = self.def;
        let is_unit = |slot: usize| matches!(def.props[slot].constraint.syntax, AttrSyntax::Unit);
        // A unit property in a group only says that the group is there.
        if matches!(node.element, Element::Variable(Name::Prop(slot), _) if is_unit(slot)) {
            return;
        }
        text(if node.space { " " } else { "" }, lead, steps);
        let action = match &node.element {
            Element::NoSpace => return,
            Element::Space => return text(" ", lead, steps),
            Element::Literal(literal) => return text(literal.text, lead, steps),
            Element::Newline => PrintAction::Newline,
            Element::Variable(name, qualified) => match *name {
                Name::Operand(group) => match self.operands(group) {
                    Values::Operands(before, _) if def.operands[group].arity == Arity::One => {
                        PrintAction::Operand(before)
                    }
                    values => PrintAction::Values(values),
                },
                Name::Prop(slot) => PrintAction::Prop(slot, *qualified),
                Name::Region(at) if def.regions[at].variadic => PrintAction::Regions(at),
                Name::Region(at) => PrintAction::Region(at),
                Name::Successor(at) if def.successors[at].variadic => PrintAction::Successors(at),
                Name::Successor(at) => PrintAction::Successor(at),
                // The parser of formats takes results in `type(..)` and `functional-type(..)` only.
                Name::Result(_) => return,
            },
            Element::Types(name) => self.types(*name),
            Element::Operands => PrintAction::Values(Values::Operands(0, 0)),
            Element::TypesOfOperands => PrintAction::Types(Values::Operands(0, 0)),
            Element::TypesOfResults => PrintAction::Types(Values::Results),
            Element::FunctionalType(inputs, results) => {
                let inputs = inputs.and_then(|name| self.values(name));
                let results = results.and_then(|name| self.values(name));
                PrintAction::FunctionalType(
                    inputs.unwrap_or(Values::Operands(0, 0)),
                    results.unwrap_or(Values::Results),
                )
            }
            Element::Successors => PrintAction::Successors(0),
            Element::Regions => PrintAction::Regions(0),
            Element::AttrDict => PrintAction::AttrDict(self.unwritten(), false),
            Element::AttrDictWithKeyword => PrintAction::AttrDict(self.unwritten(), true),
            Element::PropDict => PrintAction::PropDict,
            Element::Custom { name, args } => PrintAction::Custom {
                name,
                args: args.clone(),
            },
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
                PrintAction::If(Box::new(Choice {
                    anchor: self.anchor(anchored.get(*anchor)),
                    then: self.part(anchored),
                    otherwise: self.part(other),
                }))
            }
            Element::OneOf(clauses) => {
                let clauses = clauses.iter();
                PrintAction::Clauses(
                    clauses
                        .map(|clause| (self.anchor(clause.get(1)), self.part(clause)))
                        .collect(),
                )
            }
        };
        let after = TextPiece::of("");
        steps.push(PrintStep { action, after });
    }

    /// The operands of a group.
    fn operands(&mut self, group: usize) -> Values {
        match place(&self.def.operands, group) {
            Some((before, after)) => Values::Operands(before, after),
            None => {
                self.has_groups = true;
                Values::OperandGroup(group)
            }
        }
    }

    /// The values of a name that has types.
    fn values(&mut self, name: Name) -> Option<Values> {
        match name {
            Name::Operand(group) => Some(self.operands(group)),
            Name::Result(group) => Some(Values::ResultGroup(group)),
            Name::Prop(_) | Name::Region(_) | Name::Successor(_) => None,
        }
    }

    fn types(&mut self, name: Name) -> PrintAction {
        let def = self.def;
        match name {
            Name::Operand(group) => match self.operands(group) {
                Values::Operands(before, _) if def.operands[group].arity == Arity::One => {
                    PrintAction::OperandType(before)
                }
                values => PrintAction::Types(values),
            },
            Name::Result(group) => match place(&def.results, group) {
                Some((before, _)) if def.results[group].arity == Arity::One => {
                    PrintAction::ResultType(before)
                }
                _ => PrintAction::Types(Values::ResultGroup(group)),
            },
            // The parser of formats takes types of operands and results only.
            Name::Prop(_) | Name::Region(_) | Name::Successor(_) => {
                PrintAction::Types(Values::NONE)
            }
        }
    }

    /// The test of whether the group of an anchor is present.
    fn anchor(&mut self, node: Option<&Node>) -> Anchor {
        let Some(node) = node else {
            return Anchor::Always;
        };
        match &node.element {
            Element::Variable(Name::Prop(slot), _) => Anchor::Prop(self.test(*slot)),
            Element::Variable(name @ (Name::Operand(_) | Name::Result(_)), _)
            | Element::Types(name) => match self.values(*name) {
                Some(values) => Anchor::Values(values),
                None => Anchor::Always,
            },
            Element::Variable(Name::Region(at), _) => {
                Anchor::Region(*at, !self.def.regions[*at].variadic)
            }
            Element::Variable(Name::Successor(at), _) => Anchor::Successor(*at),
            Element::Operands | Element::TypesOfOperands => Anchor::Values(Values::Operands(0, 0)),
            Element::TypesOfResults => Anchor::Values(Values::Results),
            Element::Custom { name, args } => Anchor::Custom {
                name,
                args: args.clone(),
            },
            Element::Literal(_)
            | Element::NoSpace
            | Element::Space
            | Element::Newline
            | Element::FunctionalType(..)
            | Element::Successors
            | Element::Regions
            | Element::AttrDict
            | Element::AttrDictWithKeyword
            | Element::PropDict
            | Element::Optional { .. }
            | Element::OneOf(_) => Anchor::Always,
        }
    }

    fn test(&self, slot: usize) -> PropTest {
        let row = &self.def.props[slot];
        PropTest {
            slot,
            has_default: row.default.is_some(),
            default: self.ctx.prop_defaults(self.name)[slot],
            unit: matches!(row.constraint.syntax, AttrSyntax::Unit),
        }
    }

    /// The properties that the dictionary shows.
    fn unwritten(&self) -> Vec<PropTest> {
        let rows = self.def.props.iter().enumerate();
        rows.filter(|(_, row)| !self.written.contains(&row.name) && !row.is_segments())
            .map(|(slot, row)| PropTest {
                slot,
                has_default: row.default.is_some(),
                default: match row.default {
                    Some(default) if row.optional => Some(default(self.ctx)),
                    _ => self.ctx.prop_defaults(self.name)[slot],
                },
                unit: false,
            })
            .collect()
    }
}

/// Appends text to what is there.
fn text(more: &str, lead: &mut String, steps: &mut [PrintStep]) {
    match steps.last_mut() {
        _ if more.is_empty() => {}
        None => lead.push_str(more),
        Some(step) => step.after = TextPiece::new(format!("{}{more}", step.after.as_str())),
    }
}

/// An operation that is being printed.
pub(super) struct Printed<'a> {
    pub op: OpRef<'a>,
    pub row: &'a OpRow<'a>,
    /// The groups of operands, for formats that ask.
    pub groups: &'a GroupRanges,
}

impl Format {
    /// Returns true if an operation has the operands and results that the format names. One that was not verified may lack some.
    #[inline]
    pub(crate) fn fits(&self, row: &OpRow<'_>) -> bool {
        row.num_operands() >= self.least.0 && row.num_results() >= self.least.1
    }

    /// Prints an operation's name and what follows it.
    pub(crate) fn print(&self, op: OpRef<'_>, row: &OpRow<'_>, printer: &mut Printer<'_>) {
        let Some(program) = &self.program else { return };
        printer.op_text(&program.name);
        let groups = match program.has_groups {
            true => &OperandGroups::ranges(self.def, op.ctx, row),
            false => const { &GroupRanges::NONE },
        };
        self.print_steps(&program.steps, &Printed { op, row, groups }, printer);
    }

    // The actions that most operations consist of are here: a call costs as much as printing it.
    #[inline(always)]
    fn print_steps(&self, steps: &[PrintStep], printed: &Printed<'_>, printer: &mut Printer<'_>) {
        let &Printed { op, row, .. } = printed;
        for PrintStep { action, after } in steps {
            match action {
                PrintAction::Operand(at) => printer.value_piece(row.operand(*at), after),
                PrintAction::OperandType(at) => {
                    printer.ty_piece(op.body.ty(row.operand(*at)), after)
                }
                PrintAction::ResultType(at) => printer.ty_piece(op.body.ty(row.result(*at)), after),
                _ => self.print_step(action, after, printed, printer),
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
        action: &PrintAction,
        after: &TextPiece,
        printed: &Printed<'_>,
        printer: &mut Printer<'_>,
    ) {
        let &Printed { op, row, .. } = printed;
        match action {
            PrintAction::Operand(at) => printer.value(row.operand(*at)),
            PrintAction::OperandType(at) => printer.ty(op.body.ty(row.operand(*at))),
            PrintAction::ResultType(at) => printer.ty(op.body.ty(row.result(*at))),
            PrintAction::Values(values) => {
                let range = self.range(*values, printed);
                return printer.values_piece(row.operands_in(range), after);
            }
            PrintAction::Types(values) => {
                return printer.types_piece(self.types(*values, printed), after);
            }
            PrintAction::FunctionalType(inputs, results) => {
                let (inputs, results) =
                    (self.types(*inputs, printed), self.types(*results, printed));
                printer.function_type(&inputs, &results);
            }
            PrintAction::Successor(at) => {
                if let Some(block) = op.body.successor(op.id, *at) {
                    return printer.block_piece(block, after);
                }
            }
            PrintAction::Successors(from) => {
                for (index, block) in op.body.successors(op.id).skip(*from).enumerate() {
                    if index > 0 {
                        printer.text(", ");
                    }
                    printer.block(block);
                }
            }
            PrintAction::Region(at) => self.print_region(op, *at, printer),
            PrintAction::Regions(from) => self.print_regions(op, *from, printer),
            PrintAction::Prop(slot, qualified) => {
                if let Some(value) = row.prop(*slot) {
                    self.print_prop(*slot, *qualified, value, op, printer);
                }
            }
            PrintAction::PropDict => printer.generic_props(op),
            PrintAction::AttrDict(shown, with_keyword) => {
                if row.attrs != Attr::EMPTY_DICTIONARY
                    || shown.iter().any(|test| test.holds(op.ctx, row))
                {
                    printer.attr_dict_of(op, &self.written, *with_keyword);
                }
            }
            PrintAction::Custom { name, args } => {
                if let Some(directives) = printer.tables().directives(op.name()) {
                    directives.print(name, args, op, printer);
                }
            }
            PrintAction::If(choice) => {
                let chosen = match self.is_present(&choice.anchor, printed, printer) {
                    true => &choice.then,
                    false => &choice.otherwise,
                };
                self.print_part(chosen, printed, printer);
            }
            PrintAction::Clauses(clauses) => {
                for (anchor, part) in clauses {
                    if self.is_present(anchor, printed, printer) {
                        self.print_part(part, printed, printer);
                    }
                }
            }
            PrintAction::Newline => printer.newline(),
        }
        if !after.is_empty() {
            printer.piece(after);
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
