//! Parsing without groups: for formats whose operands and results each are one value and stand in the text once, where
//! every type comes from is worked out once per format. Other formats go through [`Pieces`](crate::parser::Pieces).

use super::kinds::check_kind;
use super::parse::wrong_source_type;
use super::{Element, Format, Literal, Name, Node};
use crate::lexer::Tok;
use crate::parser::{OpState, Operand, Parser};
use terrace_ir::opdef::{InferFn, InferInput, TypeEq};
use terrace_ir::{Arity, Attr, Context, Failed, OpDef, SmallVec, Traits, Type, ValueDef, ValueRef};

/// One step of parsing.
enum Step {
    Literal(Literal),
    /// An operand, by its index.
    Operand(usize),
    /// The next written type, which is that of this group; and whether other types are made of it.
    Type(&'static ValueDef, bool),
    /// A property, or a group of properties and literals.
    Other(Node),
    AttrDict,
}

type Transform = fn(&Context, Type) -> Option<Type>;

/// Where a type comes from.
#[derive(Clone, Debug)]
enum Source {
    /// The text, in this place.
    Written(usize),
    /// There is only one.
    Unique(fn(&Context) -> Type),
    /// A typed attribute.
    Prop(usize),
    /// What a function makes of another.
    Made(Box<Source>, Transform),
}

#[derive(Debug)]
enum Results {
    Sources(Vec<Source>),
    Inferred(InferFn),
}

/// How a format is parsed.
pub(crate) struct Plan {
    steps: Vec<Step>,
    operands: Vec<Source>,
    results: Results,
}

/// What is known while a plan is made.
struct Known {
    /// Which properties may be absent.
    optional: Vec<bool>,
    operands: Vec<Option<Source>>,
    results: Vec<Option<Source>>,
}

impl Known {
    fn get(&self, group: ValueRef) -> Option<Source> {
        match group {
            ValueRef::Operand(at) => self.operands[at].clone(),
            ValueRef::Result(at) => self.results[at].clone(),
            ValueRef::Prop(slot) => (!self.optional[slot]).then_some(Source::Prop(slot)),
        }
    }

    /// Makes a source known where none is yet; whether that changed anything.
    fn offer(&mut self, group: ValueRef, source: Option<Source>) -> bool {
        let slot = match group {
            ValueRef::Operand(at) => &mut self.operands[at],
            ValueRef::Result(at) => &mut self.results[at],
            ValueRef::Prop(_) => return false,
        };
        let changes = slot.is_none() && source.is_some();
        if changes {
            *slot = source;
        }
        changes
    }
}

impl Plan {
    /// The plan of a format, if it can do with one.
    pub(crate) fn new(def: &'static OpDef, elements: &[Node]) -> Option<Plan> {
        let fixed = |groups: &[ValueDef]| groups.iter().all(|group| group.arity == Arity::One);
        if !fixed(def.operands) || !fixed(def.results) || !def.regions.is_empty() {
            return None;
        }
        let mut known = Known {
            optional: def.props.iter().map(|prop| prop.optional).collect(),
            operands: vec![None; def.operands.len()],
            results: vec![None; def.results.len()],
        };
        let mut seen = vec![false; def.operands.len()];
        let (mut steps, mut written) = (Vec::new(), 0);
        for node in elements {
            let step = match &node.element {
                Element::NoSpace | Element::Space | Element::Newline => continue,
                Element::Literal(literal) => Step::Literal(*literal),
                Element::AttrDict => Step::AttrDict,
                Element::Variable(Name::Operand(at), _) => {
                    if std::mem::replace(&mut seen[*at], true) {
                        return None;
                    }
                    Step::Operand(*at)
                }
                Element::Types(name) => {
                    let group = match name {
                        Name::Operand(at) => ValueRef::Operand(*at),
                        Name::Result(at) => ValueRef::Result(*at),
                        _ => return None,
                    };
                    if !known.offer(group, Some(Source::Written(written))) {
                        return None;
                    }
                    written += 1;
                    let row = match name {
                        Name::Operand(at) => &def.operands[*at],
                        Name::Result(at) => &def.results[*at],
                        _ => return None,
                    };
                    let made = |eq: &&TypeEq| eq.transform.is_some() && eq.from == group;
                    Step::Type(row, def.type_eqs.iter().any(|eq| made(&eq)))
                }
                element if is_about_props(element) => Step::Other(node.clone()),
                _ => return None,
            };
            steps.push(step);
        }
        if seen.contains(&false) {
            return None;
        }
        infer_operands(def, &mut known);
        let results = results(def, &mut known)?;
        Some(Plan {
            steps,
            operands: known.operands.into_iter().collect::<Option<_>>()?,
            results,
        })
    }
}

/// Whether an element mentions nothing but literals and properties.
fn is_about_props(element: &Element) -> bool {
    let all = |nodes: &[Node]| nodes.iter().all(|node| is_about_props(&node.element));
    match element {
        Element::NoSpace
        | Element::Space
        | Element::Newline
        | Element::Literal(_)
        | Element::AttrDict
        | Element::Variable(Name::Prop(_), _) => true,
        Element::Optional {
            then, otherwise, ..
        } => all(then) && all(otherwise),
        Element::OneOf(clauses) => clauses.iter().all(|clause| all(clause)),
        _ => false,
    }
}

/// The rules of [`Format::infer_operand_types`], with sources for types.
fn infer_operands(def: &'static OpDef, known: &mut Known) {
    if known.operands.iter().all(Option::is_some) {
        return;
    }
    for (at, row) in def.operands.iter().enumerate() {
        known.offer(
            ValueRef::Operand(at),
            row.constraint.unique.map(Source::Unique),
        );
    }
    let all = def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE);
    if all || def.has(Traits::SAME_TYPE_OPERANDS) {
        let mut results = known.results.iter().filter(|_| all);
        let first = known.operands.iter().flatten().next();
        let first = first.or(results.find_map(Option::as_ref)).cloned();
        for at in 0..known.operands.len() {
            known.offer(ValueRef::Operand(at), first.clone());
        }
    }
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for eq in def.type_eqs {
            match (known.get(eq.from), known.get(eq.to), eq.transform) {
                (Some(from), None, None) => changed |= known.offer(eq.to, Some(from)),
                (Some(from), None, Some(transform)) => {
                    changed |= known.offer(eq.to, Some(Source::Made(Box::new(from), transform)));
                }
                (None, Some(to), None) => changed |= known.offer(eq.from, Some(to)),
                _ => {}
            }
        }
    }
}

/// The rules of [`Format::infer_result_types`].
fn results(def: &'static OpDef, known: &mut Known) -> Option<Results> {
    if known.results.iter().any(Option::is_none) {
        if let Some(infer) = def.infer {
            return Some(Results::Inferred(infer));
        }
        let first = known.operands.first().cloned().flatten();
        let same = first.filter(|_| def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE));
        for (at, row) in def.results.iter().enumerate() {
            let unique = row.constraint.unique.map(Source::Unique);
            known.offer(ValueRef::Result(at), same.clone().or(unique));
        }
        for eq in def.type_eqs {
            if let (ValueRef::Result(_), Some(from)) = (eq.to, known.get(eq.from)) {
                let source = match eq.transform {
                    None => from,
                    Some(transform) => Source::Made(Box::new(from), transform),
                };
                known.offer(eq.to, Some(source));
            }
        }
    }
    let sources = known.results.iter().cloned().collect::<Option<_>>()?;
    Some(Results::Sources(sources))
}

/// The type of a source; `None` where a property or a function gives none.
#[inline]
fn type_of(
    source: &Source,
    written: &[Type],
    props: &[Option<Attr>],
    ctx: &Context,
) -> Option<Type> {
    match source {
        Source::Written(at) => written.get(*at).copied(),
        Source::Unique(unique) => Some(unique(ctx)),
        Source::Prop(slot) => props.get(*slot).copied().flatten()?.ty(ctx),
        Source::Made(from, transform) => transform(ctx, type_of(from, written, props, ctx)?),
    }
}

impl Format {
    pub(super) fn parse_planned(
        &self,
        plan: &Plan,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let offset = parser.offset();
        let mut operands: SmallVec<[Option<Operand>; 6]> = SmallVec::new();
        let mut written: SmallVec<[Type; 6]> = SmallVec::new();
        let mut wrong_source = None;
        for step in &plan.steps {
            match step {
                Step::Literal(literal) => super::parse::parse_literal(literal, parser)?,
                Step::Operand(at) => {
                    let operand = parser.operand()?;
                    if operands.len() <= *at {
                        operands.resize(*at + 1, None);
                    }
                    operands[*at] = Some(operand);
                }
                Step::Type(row, is_source) => {
                    let at = parser.offset();
                    let ty = parser.ty()?;
                    if !row.constraint.holds(ctx, ty) {
                        check_kind(parser, at, ty, row.constraint)?;
                        if *is_source {
                            wrong_source = wrong_source.or(Some((row, ty)));
                        }
                    }
                    written.push(ty);
                }
                // Without a dictionary, the properties it could hold have their defaults.
                Step::AttrDict if parser.kind() != Tok::LBrace => {}
                Step::AttrDict => self.parse_element(&Element::AttrDict, parser, state)?,
                Step::Other(node) => self.parse_element(&node.element, parser, state)?,
            }
        }
        if let Some((row, ty)) = wrong_source {
            return Err(wrong_source_type(parser, state.offset, row, ty));
        }
        for (operand, source) in operands.iter().flatten().zip(&plan.operands) {
            match type_of(source, &written, &state.props, ctx) {
                Some(ty) => {
                    let value = parser.resolve(*operand, ty)?;
                    state.operands.push(value);
                }
                None => state
                    .operands
                    .extend(parser.resolve_all(&[*operand], &[], offset)?),
            }
        }
        match &plan.results {
            Results::Sources(sources) => {
                let types = sources.iter();
                let types = types.filter_map(|of| type_of(of, &written, &state.props, ctx));
                state.result_types.extend(types);
                Ok(())
            }
            Results::Inferred(infer) => {
                let body = parser.body();
                let types = state.operands.iter().map(|&value| body.ty(value));
                let operand_types: SmallVec<[Type; 6]> = types.collect();
                let input = InferInput {
                    ctx,
                    operand_types: &operand_types,
                    props: &state.props,
                };
                match infer(&input) {
                    Some(types) => {
                        state.result_types = types;
                        Ok(())
                    }
                    None => Err(parser.raw_error(state.offset, "failed to infer returned types")),
                }
            }
        }
    }
}
