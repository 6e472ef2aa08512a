//! Formats of most operations: the operands stand in the text in their order, each group is one value, or the last is any
//! number of one type, and every operand and type that is read is always there. Such operations are read into one list of
//! operands and a row of types, without ranges for groups.

use super::plan::{Plan, Results, Source, group_of, type_of};
use super::{Element, Format, Name, Node};
use crate::parser::{OpState, Operand, Parser};
use terrace_ir::{Arity, Failed, OpDef, Type, ValueDef, ValueRef};

/// As many groups of operands, and of results, may have types in the text.
const MOST: usize = 4;

/// What is read of such an operation.
pub(crate) struct Direct {
    operands: Vec<Operand>,
    /// The types in the text, by [`slot`]. Others are of operations before.
    types: [Type; 2 * MOST],
    /// A type does not satisfy its group's constraint.
    pub(super) is_odd: bool,
}

impl Default for Direct {
    fn default() -> Self {
        Direct {
            operands: Vec::new(),
            types: [Type::NONE; 2 * MOST],
            is_odd: false,
        }
    }
}

/// Where the type of a group is in [`Direct::types`].
#[inline]
fn slot(group: ValueRef) -> usize {
    match group {
        ValueRef::Operand(at) => at % MOST,
        ValueRef::Result(at) | ValueRef::Prop(at) => MOST + at % MOST,
    }
}

impl Direct {
    #[inline]
    fn begin(&mut self) {
        self.operands.clear();
        self.is_odd = false;
    }

    /// Takes the next operand.
    #[inline]
    pub(super) fn push(&mut self, operand: Operand) {
        self.operands.push(operand);
    }

    /// Takes the type of a group.
    #[inline]
    pub(super) fn set_type(&mut self, group: ValueRef, ty: Type) {
        self.types[slot(group)] = ty;
    }
}

/// Whether operations of a format are read so, if it has a plan.
pub(super) fn is_direct(def: &OpDef, elements: &[Node]) -> bool {
    let are_few = def.operands.len() <= MOST && def.results.len() <= MOST;
    let is_one = |group: &ValueDef| group.arity == Arity::One;
    let others = match def.operands {
        [others @ .., last] if last.arity == Arity::Variadic => others,
        all => all,
    };
    are_few
        && others.iter().chain(def.results).all(is_one)
        && def.operand_segments().is_none()
        && reads_in_order(def, elements)
}

/// Whether elements read every group of operands once, in order, and types of groups of one, and what groups of elements
/// that may be absent read are properties.
fn reads_in_order(def: &OpDef, elements: &[Node]) -> bool {
    let mut next = 0;
    let in_order = elements.iter().all(|node| match &node.element {
        Element::Variable(Name::Operand(group), _) => {
            next += 1;
            *group + 1 == next
        }
        Element::Types(Name::Operand(group)) => def.operands[*group].arity == Arity::One,
        Element::Types(Name::Result(_)) => true,
        element => is_prop(element),
    });
    in_order && next == def.operands.len()
}

fn are_props(elements: &[Node]) -> bool {
    elements.iter().all(|node| is_prop(&node.element))
}

/// Whether an element reads neither operands nor types of values.
fn is_prop(element: &Element) -> bool {
    match element {
        Element::Optional {
            then, otherwise, ..
        } => are_props(then) && are_props(otherwise),
        Element::OneOf(clauses) => clauses.iter().all(|clause| are_props(clause)),
        Element::Literal(_)
        | Element::NoSpace
        | Element::Space
        | Element::Newline
        | Element::AttrDict
        | Element::AttrDictWithKeyword
        | Element::PropDict => true,
        Element::Variable(name, _) => matches!(name, Name::Prop(_)),
        _ => false,
    }
}

impl Format {
    /// Parses what follows the name of an operation that is read so.
    pub(super) fn parse_direct(
        &self,
        plan: &Plan,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        state.direct.begin();
        let operands_at = parser.offset();
        self.read(&self.reads, &self.elements, parser, state)?;
        if !state.direct.is_odd && self.finish_direct(plan, parser, state)? {
            return Ok(());
        }
        self.spread(state);
        state.operands.clear();
        state.result_types.clear();
        self.finish_planned(plan, parser, state, operands_at)
    }

    /// Gives operands and results their types; `false` if one has none.
    #[inline(always)]
    fn finish_direct(
        &self,
        plan: &Plan,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<bool, Failed> {
        let ctx = parser.ctx();
        let OpState {
            direct,
            operands,
            result_types,
            props,
            ..
        } = state;
        let source_type = |own, source: &Source| match source {
            Source::Own => Some(direct.types[slot(own)]),
            source => type_of(source, |of| Some(direct.types[slot(of)]), props, ctx),
        };
        let mut ty = Type::NONE;
        for (at, &operand) in direct.operands.iter().enumerate() {
            // Those behind the last group's first are of its type.
            if let Some((source, _)) = plan.operands.get(at) {
                match source_type(ValueRef::Operand(at), source) {
                    Some(of_group) => ty = of_group,
                    None => return Ok(false),
                }
            }
            operands.push(parser.resolve(operand, ty)?);
        }
        match &plan.results {
            Results::Sources(sources) => {
                for (at, source) in sources.iter().enumerate() {
                    match source_type(ValueRef::Result(at), source) {
                        Some(ty) => result_types.push(ty),
                        None => return Ok(false),
                    }
                }
            }
            Results::Inferred(infer) => self.infer_results(*infer, parser, state)?,
        }
        Ok(true)
    }

    /// Puts what was read where other formats have it, which report what is wrong.
    #[cold]
    fn spread(&self, state: &mut OpState) {
        let OpState { direct, pieces, .. } = state;
        pieces.begin(self.def, &self.blank);
        pieces.unchecked = true;
        let last = self.def.operands.len().saturating_sub(1);
        for (at, &operand) in direct.operands.iter().enumerate() {
            pieces.push_operand(at.min(last), operand);
        }
        for node in &self.elements {
            if let Element::Types(name) = node.element
                && let Some(group) = group_of(name)
            {
                pieces.set_type(group, direct.types[slot(group)]);
            }
        }
    }
}
