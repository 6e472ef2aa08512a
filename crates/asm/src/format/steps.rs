//! What printing an operation does, worked out once per format: literals and blanks in one text, operands and results by
//! index where no group in front of them varies. What is left goes through the elements.

use super::{Element, Name, Node};
use crate::printer::Piece;
use terrace_builtin::attrs::bool_value;
use terrace_ir::{Arity, Attr, AttrSyntax, Context, OpDef, OpName, OpRow, ValueDef};

/// One step of printing.
#[derive(Debug)]
pub(crate) enum Step {
    /// Text that is always there.
    Text(Piece),
    /// One operand.
    Operand(usize),
    /// The type of one operand.
    OperandType(usize),
    /// The type of one result.
    ResultType(usize),
    /// All operands between the first `.0` and the last `.1`.
    Operands(usize, usize),
    /// Their types.
    OperandTypes(usize, usize),
    /// The attribute dictionary, with these properties in it where they are not the default.
    AttrDict(Vec<PropTest>, bool),
    /// A group that is there when a property is.
    IfProp {
        test: PropTest,
        then: Vec<Step>,
        otherwise: Vec<Step>,
    },
    /// A group that is there when its anchor is.
    If {
        anchor: Element,
        then: Vec<Step>,
        otherwise: Vec<Step>,
    },
    /// The operands of a group whose place varies.
    Group(usize),
    /// Their types.
    GroupTypes(usize),
    /// One successor.
    Successor(usize),
    /// Anything else.
    Other(Node),
}

/// Whether a property is there to be printed.
#[derive(Debug)]
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
            Some(value) => !self.unit || bool_value(ctx, value) != Some(false),
        }
    }
}

pub(crate) struct Steps<'a> {
    pub ctx: &'a Context,
    pub name: OpName,
    pub def: &'static OpDef,
    /// Properties that the format writes.
    pub written: &'a [&'static str],
}

/// How many groups are in front of one and behind it, if none of these varies.
fn place(groups: &[ValueDef], at: usize) -> Option<(usize, usize)> {
    let fixed = |groups: &[ValueDef]| groups.iter().all(|group| group.arity == Arity::One);
    let (before, after) = (&groups[..at], &groups[at + 1..]);
    (fixed(before) && (groups[at].arity == Arity::One || fixed(after)))
        .then_some((before.len(), after.len()))
}

impl Steps<'_> {
    pub(crate) fn compile(&self, nodes: &[Node]) -> Vec<Step> {
        let mut steps = Vec::new();
        for node in nodes {
            self.step(node, &mut steps);
        }
        steps
    }

    fn step(&self, node: &Node, steps: &mut Vec<Step>) {
        let def = self.def;
        if let Element::Variable(Name::Prop(slot), _) = node.element
            && matches!(def.props[slot].constraint.syntax, AttrSyntax::Unit)
        {
            return;
        }
        let step = match &node.element {
            Element::NoSpace => return blank(node, steps),
            Element::Space => {
                blank(node, steps);
                return text(" ", steps);
            }
            Element::Literal(literal) => {
                blank(node, steps);
                return text(literal.text, steps);
            }
            Element::Variable(Name::Operand(group), _) => Some(
                match (place(def.operands, *group), def.operands[*group].arity) {
                    (Some((before, _)), Arity::One) => Step::Operand(before),
                    (Some((before, after)), _) => Step::Operands(before, after),
                    (None, _) => Step::Group(*group),
                },
            ),
            Element::Operands => Some(Step::Operands(0, 0)),
            Element::TypesOfOperands => Some(Step::OperandTypes(0, 0)),
            Element::Types(Name::Operand(group)) => Some(
                match (place(def.operands, *group), def.operands[*group].arity) {
                    (Some((before, _)), Arity::One) => Step::OperandType(before),
                    (Some((before, after)), _) => Step::OperandTypes(before, after),
                    (None, _) => Step::GroupTypes(*group),
                },
            ),
            Element::Types(Name::Result(group)) if def.results[*group].arity == Arity::One => {
                place(def.results, *group).map(|(before, _)| Step::ResultType(before))
            }
            Element::AttrDict => Some(Step::AttrDict(self.unwritten(), false)),
            Element::AttrDictWithKeyword => Some(Step::AttrDict(self.unwritten(), true)),
            Element::Optional {
                then,
                otherwise,
                anchor,
                anchor_in_else: false,
            } => match then.get(*anchor).map(|node| &node.element) {
                Some(Element::Variable(Name::Prop(slot), _)) => Some(Step::IfProp {
                    test: self.anchor(*slot),
                    then: self.compile(then),
                    otherwise: self.compile(otherwise),
                }),
                Some(anchor) => Some(Step::If {
                    anchor: anchor.clone(),
                    then: self.compile(then),
                    otherwise: self.compile(otherwise),
                }),
                None => None,
            },
            Element::Variable(Name::Successor(at), _) if !def.successors[*at].variadic => {
                Some(Step::Successor(*at))
            }
            _ => None,
        };
        match step {
            Some(step) => {
                blank(node, steps);
                steps.push(step);
            }
            None => steps.push(Step::Other(node.clone())),
        }
    }

    fn anchor(&self, slot: usize) -> PropTest {
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

fn blank(node: &Node, steps: &mut Vec<Step>) {
    if node.blank {
        text(" ", steps);
    }
}

fn text(more: &str, steps: &mut Vec<Step>) {
    if let Some(Step::Text(text)) = steps.last_mut() {
        *text = Piece::new(format!("{}{more}", text.as_str()));
    } else {
        steps.push(Step::Text(Piece::new(more)));
    }
}
