//! Where the types of an operation's operands and results come from, worked out once per format. Where that depends on the
//! text, because a group whose length varies is what others are computed from, [`Format`] works it out each time.

use super::parse::prop_type;
use super::{Element, Format, Name, Node};
use crate::parser::{OpState, Parser};
use terrace_ir::opdef::{InferFn, InferInput};
use terrace_ir::{Arity, Attr, Context, Failed, OpDef, SmallVec, Traits, Type, ValueDef, ValueRef};

type Transform = fn(&Context, Type) -> Option<Type>;

/// Where the types of a group come from. All but the first are one type for the whole group.
#[derive(Clone, Debug)]
pub(super) enum Source {
    /// The group's own types are in the text.
    Own,
    /// The type of a group of one value, which is in the text.
    Of(ValueRef),
    /// There is only one.
    Unique(fn(&Context) -> Type),
    /// A typed attribute.
    Prop(usize),
    /// What a function makes of another.
    Made(Box<Source>, Transform),
}

#[derive(Debug)]
pub(super) enum Results {
    Sources(Vec<Source>),
    Inferred(InferFn),
}

/// Where all types come from.
pub(crate) struct Plan {
    /// Of each group, and whether the group before has it too.
    pub(super) operands: Vec<(Source, bool)>,
    pub(super) results: Results,
}

/// What is known while a plan is made.
struct Known {
    def: &'static OpDef,
    operands: Vec<Option<Source>>,
    results: Vec<Option<Source>>,
    /// Groups whose types may be absent from the text.
    maybe: Vec<ValueRef>,
    /// Groups whose types nothing else is computed from: not all directives make known what they are to read.
    last: Vec<ValueRef>,
    /// Something is computed from a group whose length varies.
    varies: bool,
}

impl Known {
    fn slot(&mut self, group: ValueRef) -> Option<&mut Option<Source>> {
        match group {
            ValueRef::Operand(at) => Some(&mut self.operands[at]),
            ValueRef::Result(at) => Some(&mut self.results[at]),
            ValueRef::Prop(_) => None,
        }
    }

    fn is_known(&self, group: ValueRef) -> bool {
        match group {
            ValueRef::Operand(at) => self.operands[at].is_some(),
            ValueRef::Result(at) => self.results[at].is_some(),
            ValueRef::Prop(slot) => !self.def.props[slot].optional,
        }
    }

    /// The one type of a known group, for another group.
    fn one(&mut self, group: ValueRef) -> Option<Source> {
        let (row, source) = match group {
            ValueRef::Operand(at) => (&self.def.operands[at], &self.operands[at]),
            ValueRef::Result(at) => (&self.def.results[at], &self.results[at]),
            ValueRef::Prop(slot) => return self.is_known(group).then_some(Source::Prop(slot)),
        };
        let source = match source.clone()? {
            Source::Own => Source::Of(group),
            source => source,
        };
        self.varies |=
            row.arity != Arity::One || self.maybe.contains(&group) || self.last.contains(&group);
        Some(source)
    }

    /// Makes a source known where none is yet; whether that changed anything.
    fn offer(&mut self, group: ValueRef, source: Option<Source>) -> bool {
        match self.slot(group) {
            Some(slot) if slot.is_none() && source.is_some() => *slot = source,
            _ => return false,
        }
        true
    }

    /// Notes what elements write; `false` if they are more than a plan can tell.
    fn read(&mut self, elements: &[Node], maybe: bool) -> bool {
        elements.iter().all(|node| match &node.element {
            Element::Types(name) => self.write(*name, maybe),
            Element::FunctionalType(inputs, results) => {
                let groups = self.operands.len();
                let inputs_known = match inputs {
                    Some(name) => self.write(*name, maybe),
                    None => (0..groups).all(|at| self.write(Name::Operand(at), maybe)),
                };
                let groups = self.results.len();
                inputs_known
                    && match results {
                        Some(name) => self.write(*name, maybe),
                        None => (0..groups).all(|at| self.write_last(Name::Result(at), maybe)),
                    }
            }
            Element::Operands | Element::TypesOfOperands | Element::TypesOfResults => false,
            // A directive may make types known.
            Element::Custom { types, .. } => {
                !same_types(self.def) && types.iter().all(|name| self.write_last(*name, maybe))
            }
            Element::Optional {
                then, otherwise, ..
            } => self.read(then, true) && self.read(otherwise, true),
            Element::OneOf(clauses) => clauses.iter().all(|clause| self.read(clause, true)),
            Element::Literal(_)
            | Element::NoSpace
            | Element::Space
            | Element::Newline
            | Element::Variable(..)
            | Element::Successors
            | Element::Regions
            | Element::AttrDict
            | Element::AttrDictWithKeyword
            | Element::PropDict => true,
        })
    }

    fn write(&mut self, name: Name, maybe: bool) -> bool {
        let Some(group) = group_of(name) else {
            return false;
        };
        if maybe {
            self.maybe.push(group);
        }
        self.offer(group, Some(Source::Own))
    }

    /// As [`write`](Self::write), of types that are of use for their group alone.
    fn write_last(&mut self, name: Name, maybe: bool) -> bool {
        self.last.extend(group_of(name));
        self.write(name, maybe)
    }
}

/// The group of values that a name is of.
pub(super) fn group_of(name: Name) -> Option<ValueRef> {
    match name {
        Name::Operand(at) => Some(ValueRef::Operand(at)),
        Name::Result(at) => Some(ValueRef::Result(at)),
        _ => None,
    }
}

fn same_types(def: &OpDef) -> bool {
    def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE) || def.has(Traits::SAME_TYPE_OPERANDS)
}

impl Plan {
    /// The plan of a format, if it can do with one.
    pub(crate) fn new(def: &'static OpDef, elements: &[Node]) -> Option<Plan> {
        let mut known = Known {
            def,
            operands: vec![None; def.operands.len()],
            results: vec![None; def.results.len()],
            maybe: Vec::new(),
            last: Vec::new(),
            varies: false,
        };
        if def.has(Traits::ATTR_SIZED_RESULT_SEGMENTS) || !known.read(elements, false) {
            return None;
        }
        infer_operands(&mut known);
        let results = results(&mut known)?;
        let mut operands: Vec<(Source, bool)> = Vec::new();
        for source in known.operands {
            let source = source?;
            let before = operands.last();
            let repeats = before.is_some_and(|(before, _)| is_same(before, &source));
            operands.push((source, repeats));
        }
        (!known.varies).then_some(Plan { operands, results })
    }
}

/// Whether the types of two groups come from the same group.
fn is_same(one: &Source, other: &Source) -> bool {
    matches!((one, other), (Source::Of(one), Source::Of(other)) if one == other)
}

/// The rules of [`Format::infer_operand_types`], with sources for types.
fn infer_operands(known: &mut Known) {
    let def = known.def;
    let groups = || (0..def.operands.len()).map(ValueRef::Operand);
    if known.operands.iter().all(Option::is_some) {
        return;
    }
    for (group, row) in groups().zip(def.operands) {
        known.offer(group, row.constraint.unique.map(Source::Unique));
    }
    if same_types(def) {
        let all = def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE);
        let results = if all { def.results.len() } else { 0 };
        let mut of = groups().chain((0..results).map(ValueRef::Result));
        let first = of.find(|&group| known.is_known(group));
        if let Some(first) = first.and_then(|group| known.one(group)) {
            groups().for_each(|group| {
                known.offer(group, Some(first.clone()));
            });
        }
    }
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for eq in def.type_eqs {
            let (from, to) = match (known.is_known(eq.from), known.is_known(eq.to), eq.transform) {
                (true, false, _) => (eq.from, eq.to),
                (false, true, None) => (eq.to, eq.from),
                _ => continue,
            };
            changed |= derive(known, from, to, eq.transform);
        }
    }
}

/// Makes the types of `to` known from those of `from`.
fn derive(known: &mut Known, from: ValueRef, to: ValueRef, transform: Option<Transform>) -> bool {
    let one = known.one(from);
    let source = one.map(|source| match transform {
        None => source,
        Some(transform) => Source::Made(Box::new(source), transform),
    });
    known.offer(to, source)
}

/// The rules of [`Format::infer_result_types`].
fn results(known: &mut Known) -> Option<Results> {
    let def = known.def;
    let groups = || (0..def.results.len()).map(ValueRef::Result);
    if groups().any(|group| known.maybe.contains(&group)) {
        return None;
    }
    if known.results.iter().any(Option::is_none) {
        if let Some(infer) = def.infer {
            return Some(Results::Inferred(infer));
        }
        let mut same = None;
        if def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE) && !def.operands.is_empty() {
            same = known.one(ValueRef::Operand(0));
        }
        for (group, row) in groups().zip(def.results) {
            let unique = row.constraint.unique.map(Source::Unique);
            known.offer(group, same.clone().or(unique));
        }
        for eq in def.type_eqs {
            if matches!(eq.to, ValueRef::Result(_)) && known.is_known(eq.from) {
                derive(known, eq.from, eq.to, eq.transform);
            }
        }
        let one = |row: &ValueDef, source: &Option<Source>| {
            row.arity == Arity::One || matches!(source, Some(Source::Own))
        };
        let mut rows = def.results.iter().zip(&known.results);
        if !rows.all(|(row, source)| one(row, source)) {
            return None;
        }
    }
    let sources = known.results.iter().cloned().collect::<Option<_>>()?;
    Some(Results::Sources(sources))
}

/// The type of a source, given the first type of a group; `None` where a property or a function gives none.
#[inline(always)]
pub(super) fn type_of(
    source: &Source,
    first: impl Fn(ValueRef) -> Option<Type>,
    props: &[Option<Attr>],
    ctx: &Context,
) -> Option<Type> {
    match source {
        Source::Of(group) => first(*group),
        source => other_type(source, &first, props, ctx),
    }
}

/// As [`type_of`], for all sources.
fn other_type(
    source: &Source,
    first: &impl Fn(ValueRef) -> Option<Type>,
    props: &[Option<Attr>],
    ctx: &Context,
) -> Option<Type> {
    match source {
        Source::Own => None,
        Source::Of(group) => first(*group),
        Source::Unique(unique) => Some(unique(ctx)),
        Source::Prop(slot) => prop_type(*slot, props, ctx),
        Source::Made(from, transform) => transform(ctx, other_type(from, first, props, ctx)?),
    }
}

impl Format {
    /// As [`finish`](Self::finish), with a plan.
    pub(super) fn finish_planned(
        &self,
        plan: &Plan,
        parser: &mut Parser<'_>,
        state: &mut OpState,
        offset: u32,
    ) -> Result<(), Failed> {
        let ctx = parser.ctx();
        if state.pieces.unchecked {
            self.check_types(parser, state.offset, &state.pieces)?;
        }
        // The type of the group before, where that came from its source.
        let mut before = None;
        for (group, (source, repeats)) in plan.operands.iter().enumerate() {
            let OpState {
                pieces, operands, ..
            } = state;
            let here = pieces.operands(group);
            let ty = match pieces.types(ValueRef::Operand(group)) {
                // The text has the types, or a directive has given some.
                Some(types) if types.len() == here.len() => {
                    for (&operand, &ty) in here.iter().zip(types) {
                        operands.push(parser.resolve(operand, ty)?);
                    }
                    continue;
                }
                Some(&[ty]) if self.broadcast_type(group) => Some(ty),
                Some(types) => {
                    let offset = pieces.group_at(group, offset);
                    operands.extend(parser.resolve_all(here, types, offset)?);
                    continue;
                }
                None if here.is_empty() => continue,
                None => match source {
                    Source::Own => {
                        operands.clear();
                        return self.finish(parser, state, offset);
                    }
                    _ if *repeats && before.is_some() => before,
                    source => {
                        let first = |group| pieces.types(group)?.first().copied();
                        before = type_of(source, first, &state.props, ctx);
                        before
                    }
                },
            };
            match ty {
                Some(ty) => {
                    for &operand in here {
                        operands.push(parser.resolve(operand, ty)?);
                    }
                }
                None => {
                    let offset = pieces.group_at(group, offset);
                    operands.extend(parser.resolve_all(here, &[], offset)?);
                }
            }
        }
        self.set_segments(parser, state);
        if !state.result_types.is_empty() || self.flat_result_types {
            return Ok(());
        }
        match &plan.results {
            Results::Sources(sources) => {
                for (group, source) in sources.iter().enumerate() {
                    if let Some(types) = state.pieces.types(ValueRef::Result(group)) {
                        types.iter().for_each(|&ty| state.result_types.push(ty));
                    } else if matches!(source, Source::Own) {
                        state.result_types.clear();
                        return self.infer_result_types(parser, state);
                    } else {
                        let first = |group| state.pieces.types(group)?.first().copied();
                        let ty = type_of(source, first, &state.props, ctx);
                        state.result_types.extend(ty);
                    }
                }
                Ok(())
            }
            Results::Inferred(infer) => self.infer_results(*infer, parser, state),
        }
    }

    /// The types of the results, as a function makes them of the operands and properties.
    pub(super) fn infer_results(
        &self,
        infer: InferFn,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        let ctx = parser.ctx();
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
                state.result_types.extend_from_slice(&types);
                Ok(())
            }
            None => Err(parser.raw_error(state.offset, "failed to infer returned types")),
        }
    }
}
