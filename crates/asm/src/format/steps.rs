//! How a format prints: its elements as steps, with literals and spaces attached to what they follow, and operands and results
//! by index where no group before them varies.

use super::{Element, Name, Node};
use crate::printer::{OpText, Piece};
use terrace_builtin::attrs::bool_value;
use terrace_ir::{Arity, Attr, AttrSyntax, Context, OpDef, OpName, OpRow, ValueDef};

/// How a format prints.
pub(crate) struct Steps {
    /// The operation's name and what always follows it.
    pub name: OpText,
    pub steps: Vec<Step>,
    /// Whether places of operands depend on the sizes of groups.
    pub has_groups: bool,
}

/// One step of printing, and the text that always follows.
#[derive(Debug)]
pub(crate) struct Step {
    pub what: What,
    pub behind: Piece,
}

/// What a step prints.
#[derive(Debug)]
// A byte tells what it is: steps are many.
#[repr(u8)]
pub(crate) enum What {
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
    /// What a dialect's directive prints.
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

/// Which operands or results.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Values {
    /// The operands between the first `.0` and the last `.1`.
    Operands(usize, usize),
    /// The operands of a group whose place varies.
    OperandGroup(usize),
    /// All results.
    Results,
    /// The results of a group.
    ResultGroup(usize),
}

impl Values {
    /// Not one.
    const NONE: Values = Values::Operands(usize::MAX, 0);
}

/// Steps for a group that is there and one that is not.
#[derive(Debug)]
pub(crate) struct Choice {
    pub anchor: Anchor,
    pub then: Part,
    pub otherwise: Part,
}

/// Steps, and the text before them.
#[derive(Debug)]
pub(crate) struct Part {
    pub lead: Piece,
    pub steps: Vec<Step>,
}

/// What a group depends on.
#[derive(Debug)]
pub(crate) enum Anchor {
    Prop(PropTest),
    /// There are such values.
    Values(Values),
    /// There is a region with this number; `true`: and it has a block.
    Region(usize, bool),
    /// There is a successor with this number.
    Successor(usize),
    /// What a directive says of its arguments.
    Custom {
        name: &'static str,
        args: Vec<&'static str>,
    },
    /// The group is always there.
    Always,
}

/// Whether a property is there to be printed.
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

/// How many groups are in front of one and behind it, if none of these varies.
fn place(groups: &[ValueDef], at: usize) -> Option<(usize, usize)> {
    let fixed = |groups: &[ValueDef]| groups.iter().all(|group| group.arity == Arity::One);
    let (before, after) = (&groups[..at], &groups[at + 1..]);
    (fixed(before) && (groups[at].arity == Arity::One || fixed(after)))
        .then_some((before.len(), after.len()))
}

impl Steps {
    /// The steps of a format's elements. `written` are the properties that the format writes.
    pub(crate) fn new(
        ctx: &Context,
        name: OpName,
        def: &'static OpDef,
        written: &[&'static str],
        elements: &[Node],
    ) -> Self {
        let mut compiler = Compiler {
            ctx,
            name,
            def,
            written,
            has_groups: false,
        };
        let mut lead = String::new();
        let steps = compiler.compile(elements, &mut lead);
        Steps {
            name: OpText::new(def.name, &lead),
            steps,
            has_groups: compiler.has_groups,
        }
    }
}

struct Compiler<'a> {
    ctx: &'a Context,
    name: OpName,
    def: &'static OpDef,
    written: &'a [&'static str],
    has_groups: bool,
}

impl Compiler<'_> {
    /// Appends to `lead` what comes before the first step.
    fn compile(&mut self, nodes: &[Node], lead: &mut String) -> Vec<Step> {
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
            lead: Piece::new(lead),
            steps,
        }
    }

    fn step(&mut self, node: &Node, lead: &mut String, steps: &mut Vec<Step>) {
        let def = self.def;
        let is_unit = |slot: usize| matches!(def.props[slot].constraint.syntax, AttrSyntax::Unit);
        // A unit property in a group only says that the group is there.
        if matches!(node.element, Element::Variable(Name::Prop(slot), _) if is_unit(slot)) {
            return;
        }
        text(if node.blank { " " } else { "" }, lead, steps);
        let what = match &node.element {
            Element::NoSpace => return,
            Element::Space => return text(" ", lead, steps),
            Element::Literal(literal) => return text(literal.text, lead, steps),
            Element::Newline => What::Newline,
            Element::Variable(name, qualified) => match *name {
                Name::Operand(group) => match self.operands(group) {
                    Values::Operands(before, _) if def.operands[group].arity == Arity::One => {
                        What::Operand(before)
                    }
                    values => What::Values(values),
                },
                Name::Prop(slot) => What::Prop(slot, *qualified),
                Name::Region(at) if def.regions[at].variadic => What::Regions(at),
                Name::Region(at) => What::Region(at),
                Name::Successor(at) if def.successors[at].variadic => What::Successors(at),
                Name::Successor(at) => What::Successor(at),
                // The parser of formats takes results in `type(..)` and `functional-type(..)` only.
                Name::Result(_) => return,
            },
            Element::Types(name) => self.types(*name),
            Element::Operands => What::Values(Values::Operands(0, 0)),
            Element::TypesOfOperands => What::Types(Values::Operands(0, 0)),
            Element::TypesOfResults => What::Types(Values::Results),
            Element::FunctionalType(inputs, results) => {
                let inputs = inputs.and_then(|name| self.values(name));
                let results = results.and_then(|name| self.values(name));
                What::FunctionalType(
                    inputs.unwrap_or(Values::Operands(0, 0)),
                    results.unwrap_or(Values::Results),
                )
            }
            Element::Successors => What::Successors(0),
            Element::Regions => What::Regions(0),
            Element::AttrDict => What::AttrDict(self.unwritten(), false),
            Element::AttrDictWithKeyword => What::AttrDict(self.unwritten(), true),
            Element::PropDict => What::PropDict,
            Element::Custom { name, args } => What::Custom {
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
                What::If(Box::new(Choice {
                    anchor: self.anchor(anchored.get(*anchor)),
                    then: self.part(anchored),
                    otherwise: self.part(other),
                }))
            }
            Element::OneOf(clauses) => {
                let clauses = clauses.iter();
                What::Clauses(
                    clauses
                        .map(|clause| (self.anchor(clause.get(1)), self.part(clause)))
                        .collect(),
                )
            }
        };
        let behind = Piece::of("");
        steps.push(Step { what, behind });
    }

    /// The operands of a group.
    fn operands(&mut self, group: usize) -> Values {
        match place(self.def.operands, group) {
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

    fn types(&mut self, name: Name) -> What {
        let def = self.def;
        match name {
            Name::Operand(group) => match self.operands(group) {
                Values::Operands(before, _) if def.operands[group].arity == Arity::One => {
                    What::OperandType(before)
                }
                values => What::Types(values),
            },
            Name::Result(group) => match place(def.results, group) {
                Some((before, _)) if def.results[group].arity == Arity::One => {
                    What::ResultType(before)
                }
                _ => What::Types(Values::ResultGroup(group)),
            },
            // The parser of formats takes types of operands and results only.
            Name::Prop(_) | Name::Region(_) | Name::Successor(_) => What::Types(Values::NONE),
        }
    }

    /// Whether the group of an anchor is there.
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
fn text(more: &str, lead: &mut String, steps: &mut [Step]) {
    match steps.last_mut() {
        _ if more.is_empty() => {}
        None => lead.push_str(more),
        Some(step) => step.behind = Piece::new(format!("{}{more}", step.behind.as_str())),
    }
}
