//! What printing an operation does, worked out once per format: literals and blanks behind what they follow, operands and
//! results by index where no group in front of them varies. What is left goes through the elements.

use super::{Element, Name, Node};
use crate::printer::{OpText, Piece};
use terrace_builtin::attrs::bool_value;
use terrace_ir::{Arity, Attr, AttrSyntax, Context, OpDef, OpName, OpRow, ValueDef};

/// How a format prints.
pub(crate) struct Steps {
    /// For operations with nothing in their dictionary and no property that a group depends on.
    pub plain: List,
    /// For all others.
    pub full: List,
    /// Whether an operation is none of the first kind.
    pub tests: Vec<PropTest>,
    /// Whether places of operands depend on the sizes of groups.
    pub has_groups: bool,
}

/// Steps, and the text in front of them: the operation's name and what always follows it.
pub(crate) struct List {
    pub name: OpText,
    pub steps: Vec<Step>,
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
    /// All operands between the first `.0` and the last `.1`.
    Operands(usize, usize),
    /// Their types.
    OperandTypes(usize, usize),
    /// The operands of a group whose place varies.
    Group(usize),
    /// Their types.
    GroupTypes(usize),
    /// The types of the operands between the first `.0` and the last `.1`, and of all results.
    FunctionalType(usize, usize),
    /// The types of the operands of a group whose place varies, and of all results.
    GroupFunctionalType(usize),
    /// One successor.
    Successor(usize),
    /// A property; `true`: with all of its type.
    Prop(usize, bool),
    /// The attribute dictionary, with these properties in it where they are not the default.
    AttrDict(Vec<PropTest>, bool),
    /// A group that is there when its anchor is.
    If(Box<Choice>),
    /// Anything else.
    Other(Box<Node>),
}

/// Steps for a group that is there and one that is not.
#[derive(Debug)]
pub(crate) struct Choice {
    pub anchor: Anchor,
    pub then: Part,
    pub otherwise: Part,
}

/// Steps, and the text in front of them.
#[derive(Debug)]
pub(crate) struct Part {
    pub lead: Piece,
    pub steps: Vec<Step>,
}

/// What a group depends on.
#[derive(Debug)]
pub(crate) enum Anchor {
    Prop(PropTest),
    /// There are more operands than that.
    MoreOperands(usize),
    /// The group, whose place varies, has operands.
    Group(usize),
    Other(Element),
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
        let list = |compiler: &mut Compiler<'_>| {
            let mut lead = String::new();
            let steps = compiler.compile(elements, &mut lead);
            let name = OpText::new(def.name, &lead);
            List { name, steps }
        };
        let mut compiler = Compiler {
            ctx,
            name,
            def,
            written,
            plain: false,
            tests: Vec::new(),
            has_groups: false,
        };
        let full = list(&mut compiler);
        compiler.plain = true;
        let plain = list(&mut compiler);
        Steps {
            plain,
            full,
            tests: compiler.tests,
            has_groups: compiler.has_groups,
        }
    }
}

struct Compiler<'a> {
    ctx: &'a Context,
    name: OpName,
    def: &'static OpDef,
    written: &'a [&'static str],
    /// Compiles for operations for which none of `tests` holds and whose dictionary is empty.
    plain: bool,
    tests: Vec<PropTest>,
    has_groups: bool,
}

impl Compiler<'_> {
    /// Appends to `lead` what stands in front of the first step.
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
        let place = |group: usize| (place(def.operands, group), def.operands[group].arity);
        let blank = if node.blank { " " } else { "" };
        let what = match &node.element {
            Element::Variable(Name::Prop(slot), _)
                if matches!(def.props[*slot].constraint.syntax, AttrSyntax::Unit) =>
            {
                return;
            }
            Element::NoSpace => return text(blank, lead, steps),
            Element::Space => {
                text(blank, lead, steps);
                return text(" ", lead, steps);
            }
            Element::Literal(literal) => {
                text(blank, lead, steps);
                return text(literal.text, lead, steps);
            }
            Element::Variable(Name::Operand(group), _) => match place(*group) {
                (Some((before, _)), Arity::One) => What::Operand(before),
                (Some((before, after)), _) => What::Operands(before, after),
                (None, _) => self.group(What::Group(*group)),
            },
            Element::Operands => What::Operands(0, 0),
            Element::TypesOfOperands => What::OperandTypes(0, 0),
            Element::Types(Name::Operand(group)) => match place(*group) {
                (Some((before, _)), Arity::One) => What::OperandType(before),
                (Some((before, after)), _) => What::OperandTypes(before, after),
                (None, _) => self.group(What::GroupTypes(*group)),
            },
            Element::Types(Name::Result(group)) if def.results[*group].arity == Arity::One => {
                match self::place(def.results, *group) {
                    Some((before, _)) => What::ResultType(before),
                    None => What::Other(Box::new(node.clone())),
                }
            }
            Element::FunctionalType(None, results) if all_results(def, results) => {
                What::FunctionalType(0, 0)
            }
            Element::FunctionalType(Some(Name::Operand(group)), results)
                if all_results(def, results) && def.operands[*group].arity != Arity::One =>
            {
                match place(*group) {
                    (Some((before, after)), _) => What::FunctionalType(before, after),
                    (None, _) => self.group(What::GroupFunctionalType(*group)),
                }
            }
            Element::AttrDict => match self.dictionary(false) {
                Some(what) => what,
                None => return,
            },
            Element::AttrDictWithKeyword => match self.dictionary(true) {
                Some(what) => what,
                None => return,
            },
            Element::Optional {
                then,
                otherwise,
                anchor,
                anchor_in_else: false,
            } if then.get(*anchor).is_some() => {
                let anchor = match &then[*anchor].element {
                    Element::Variable(Name::Prop(slot), _) => {
                        let test = self.anchor(*slot);
                        if self.plain {
                            for node in otherwise {
                                self.step(node, lead, steps);
                            }
                            return;
                        }
                        self.tests.push(test.clone());
                        Anchor::Prop(test)
                    }
                    Element::Variable(Name::Operand(group), _)
                    | Element::Types(Name::Operand(group)) => match place(*group) {
                        (Some((before, after)), arity) if arity != Arity::One => {
                            Anchor::MoreOperands(before + after)
                        }
                        _ => {
                            self.has_groups = true;
                            Anchor::Group(*group)
                        }
                    },
                    other => Anchor::Other(other.clone()),
                };
                What::If(Box::new(Choice {
                    anchor,
                    then: self.part(then),
                    otherwise: self.part(otherwise),
                }))
            }
            Element::Variable(Name::Successor(at), _) if !def.successors[*at].variadic => {
                What::Successor(*at)
            }
            Element::Variable(Name::Prop(slot), qualified) => What::Prop(*slot, *qualified),
            _ => What::Other(Box::new(node.clone())),
        };
        if !matches!(what, What::Other(_)) {
            text(blank, lead, steps);
        }
        let behind = Piece::of("");
        steps.push(Step { what, behind });
    }

    fn group(&mut self, what: What) -> What {
        self.has_groups = true;
        what
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

    /// The dictionary; nothing where it is empty.
    fn dictionary(&mut self, with_keyword: bool) -> Option<What> {
        if self.plain {
            return None;
        }
        let shown = self.unwritten();
        self.tests.extend(shown.iter().cloned());
        Some(What::AttrDict(shown, with_keyword))
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

/// Whether what `functional-type` names for results are all results.
fn all_results(def: &OpDef, results: &Option<Name>) -> bool {
    match results {
        None => true,
        Some(_) => {
            matches!(def.results, [group] if group.arity != Arity::One)
                && def.result_segments().is_none()
        }
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
