//! The parts of an operation, collected during parsing.

use super::Parser;
use terrace_ir::{Attr, BlockId, Body, Loc, OpDef, OpId, OpName, Type, ValueId, ValueRef};

/// A use of a value whose type may not be known yet.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// The value; undefined until its definition is parsed.
    pub value: ValueId,
    /// The offset of the use in the file.
    pub offset: u32,
}

/// An argument of a region's entry block: `%name : type {attrs} loc(..)`.
#[derive(Clone, Copy, Debug)]
pub struct Argument {
    /// The token `%name`; `None` for an unnamed argument.
    pub name: Option<crate::lexer::Token>,
    /// The offset in the file.
    pub offset: u32,
    /// The type, if the text specifies it.
    pub ty: Option<Type>,
    /// The attributes as a dictionary.
    pub attrs: Attr,
    /// The location.
    pub loc: Loc,
}

/// The parts of the operation that is being parsed.
pub struct OpState {
    /// The name.
    pub name: OpName,
    /// The definition, if the operation is registered.
    pub def: Option<&'static OpDef>,
    /// The location.
    pub loc: Loc,
    /// The offset of the name in the file.
    pub offset: u32,
    /// The operands.
    pub operands: Vec<ValueId>,
    /// The types of the results.
    pub result_types: Vec<Type>,
    /// The properties, indexed by slot.
    pub props: Vec<Option<Attr>>,
    /// The discardable attributes: name and value.
    pub attrs: Vec<(Attr, Attr)>,
    /// The successors.
    pub successors: Vec<BlockId>,
    /// The property, first by name, that both a hand-written format and a dictionary specified.
    pub(crate) twice: Option<&'static str>,
    /// True if properties were specified by name, in which case they may have the wrong class.
    pub(crate) has_named_props: bool,
    /// A bit for each of the first 64 properties that was specified by name or added.
    given: u64,
    /// The operation's row in the enclosing body, if it is reserved.
    pub(crate) op: Option<OpId>,
    /// The own body of an isolated operation.
    pub(crate) nested: Option<Box<Body>>,
    /// The number of results that the text names; `None` if it names none.
    pub(crate) named_results: Option<usize>,
    /// The state of a declarative format, for directives.
    pub(crate) groups: GroupSpans,
}

/// The range of a group in one of the lists of [`GroupSpans`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    start: u32,
    /// The number of entries, or [`UNKNOWN`](Self::UNKNOWN)'s length if the group is not yet known.
    len: u32,
}

impl Span {
    const EMPTY: Span = Span { start: 0, len: 0 };
    const UNKNOWN: Span = Span {
        start: 0,
        len: u32::MAX,
    };

    #[inline]
    fn is_known(self) -> bool {
        self.len != u32::MAX
    }

    #[inline]
    fn of<T>(self, list: &[T]) -> &[T] {
        &list[self.start as usize..(self.start + self.len) as usize]
    }

    fn at_end<T: Copy>(list: &mut Vec<T>, rows: &[T]) -> Span {
        let start = list.len() as u32;
        list.extend_from_slice(rows);
        Span {
            start,
            len: rows.len() as u32,
        }
    }
}

/// The operands and types of each group while a declarative format is parsed, as ranges of two flat lists. Groups with
/// equal types share a range.
#[derive(Default)]
pub(crate) struct GroupSpans {
    operands: Vec<Operand>,
    types: Vec<Type>,
    /// The operands of each operand group, then the types of each operand group, then the types of each result group.
    spans: Vec<Span>,
    num_groups: usize,
    /// True if `operands` was parsed as one list without groups.
    flat: bool,
    /// The number of types in the common list for the operands of all groups; `None` if there was no such list.
    pub(crate) listed_types: Option<usize>,
    /// The offset at which an empty group of operands would have begun.
    pub(crate) empty_at: Option<u32>,
    /// The offset of the directive that is being parsed.
    pub(crate) directive_at: u32,
    /// The groups whose operands a directive set, with the offset of the directive.
    directed: Vec<(usize, u32)>,
}

impl GroupSpans {
    /// Returns the initial ranges for an operation of this definition, for [`begin`](Self::begin).
    pub(crate) fn blank(def: &OpDef) -> Box<[Span]> {
        let operands = def.operands.iter().map(|_| Span::EMPTY);
        let types = def.operands.iter().chain(def.results.iter());
        operands.chain(types.map(|_| Span::UNKNOWN)).collect()
    }

    /// Resets everything for an operation of a definition.
    #[inline]
    pub(crate) fn begin(&mut self, def: &OpDef, blank: &[Span]) {
        self.operands.clear();
        self.types.clear();
        self.spans.clear();
        self.spans.extend_from_slice(blank);
        self.num_groups = def.operands.len();
        self.flat = false;
        self.listed_types = None;
        self.empty_at = None;
        self.directed.clear();
    }

    /// Returns the operands of a group.
    #[inline]
    pub(crate) fn operands(&self, group: usize) -> &[Operand] {
        self.spans[group].of(&self.operands)
    }

    pub(crate) fn num_groups(&self) -> usize {
        self.num_groups
    }

    /// Returns the number of operands in all groups.
    pub(crate) fn num_operands(&self) -> usize {
        let groups = &self.spans[..self.num_groups];
        groups.iter().map(|span| span.len as usize).sum()
    }

    /// Adds an operand to a group.
    #[inline]
    pub(crate) fn push_operand(&mut self, group: usize, operand: Operand) {
        let span = &mut self.spans[group];
        if span.len == 0 {
            span.start = self.operands.len() as u32;
        } else if (span.start + span.len) as usize != self.operands.len() {
            self.move_to_end(group);
        }
        self.spans[group].len += 1;
        self.operands.push(operand);
    }

    #[cold]
    fn move_to_end(&mut self, group: usize) {
        let own = self.spans[group].of(&self.operands).to_vec();
        self.spans[group] = Span::at_end(&mut self.operands, &own);
    }

    pub(crate) fn set_operands(&mut self, group: usize, operands: &[Operand]) {
        self.spans[group] = Span::at_end(&mut self.operands, operands);
    }

    /// Returns all operands if they were parsed as one list.
    pub(crate) fn flat(&self) -> Option<&[Operand]> {
        self.flat.then_some(&*self.operands)
    }

    /// Returns the offset of a group's operands: of the directive that set them, of the first operand, or of the
    /// position at which one could have been.
    #[cold]
    pub(crate) fn group_at(&self, group: usize, otherwise: u32) -> u32 {
        match self.directed.iter().find(|directed| directed.0 == group) {
            Some(&(_, at)) => at,
            None => self.list_at(self.operands(group), otherwise),
        }
    }

    /// Returns the offset of operands in a list that several groups share.
    #[cold]
    pub(crate) fn list_at(&self, operands: &[Operand], otherwise: u32) -> u32 {
        let first = operands.first().map(|operand| operand.offset);
        first.or(self.empty_at).unwrap_or(otherwise)
    }

    pub(crate) fn set_flat(&mut self, operands: &[Operand]) {
        self.operands.clear();
        self.operands.extend_from_slice(operands);
        self.flat = true;
    }

    /// Returns the index of the span of a group's types; `None` if it is not a group of values.
    #[inline]
    fn types_at(&self, group: ValueRef) -> Option<usize> {
        match group {
            ValueRef::Operand(group) => Some(self.num_groups + group),
            ValueRef::Result(group) => Some(2 * self.num_groups + group),
            ValueRef::Prop(_) => None,
        }
    }

    /// Returns the types of a group, if they are known.
    #[inline]
    pub(crate) fn types(&self, group: ValueRef) -> Option<&[Type]> {
        let span = self.spans[self.types_at(group)?];
        span.is_known().then(|| span.of(&self.types))
    }

    #[inline]
    pub(crate) fn is_known(&self, group: ValueRef) -> bool {
        let at = self.types_at(group);
        at.is_some_and(|at| self.spans[at].is_known())
    }

    /// Sets the types of a group. Returns false if it is not a group of values.
    pub(crate) fn set_types(&mut self, group: ValueRef, types: &[Type]) -> bool {
        let Some(at) = self.types_at(group) else {
            return false;
        };
        self.spans[at] = Span::at_end(&mut self.types, types);
        true
    }

    /// Like [`set_types`](Self::set_types), for a single type.
    #[inline]
    pub(crate) fn set_type(&mut self, group: ValueRef, ty: Type) {
        self.begin_types(group);
        self.push_type(group, ty);
    }

    /// Resets the types of a group, which are then pushed one by one.
    #[inline]
    pub(crate) fn begin_types(&mut self, group: ValueRef) {
        if let Some(at) = self.types_at(group) {
            let start = self.types.len() as u32;
            self.spans[at] = Span { start, len: 0 };
        }
    }

    /// Adds a type to the group that was most recently reset with `begin_types`.
    #[inline]
    pub(crate) fn push_type(&mut self, group: ValueRef, ty: Type) {
        if let Some(at) = self.types_at(group) {
            self.spans[at].len += 1;
            self.types.push(ty);
        }
    }

    /// Sets the types of a group to the known types of another. Returns false if one of them is not a group of values.
    pub(crate) fn share_types(&mut self, from: ValueRef, to: ValueRef) -> bool {
        match (self.types_at(from), self.types_at(to)) {
            (Some(from), Some(to)) => self.spans[to] = self.spans[from],
            _ => return false,
        }
        true
    }

    pub(crate) fn all_operand_types_known(&self) -> bool {
        let types = &self.spans[self.num_groups..2 * self.num_groups];
        types.iter().all(|span| span.is_known())
    }

    pub(crate) fn all_result_types_known(&self) -> bool {
        let types = &self.spans[2 * self.num_groups..];
        types.iter().all(|span| span.is_known())
    }
}

impl OpState {
    /// Creates a state, to be initialized by [`begin`](Self::begin).
    pub(crate) fn empty() -> Self {
        OpState {
            name: OpName::from_index(0),
            def: None,
            loc: Loc::UNKNOWN,
            offset: 0,
            operands: Vec::new(),
            result_types: Vec::new(),
            props: Vec::new(),
            attrs: Vec::new(),
            successors: Vec::new(),
            twice: None,
            has_named_props: false,
            given: 0,
            op: None,
            nested: None,
            named_results: None,
            groups: GroupSpans::default(),
        }
    }

    /// Resets the state for a new operation, whose row may be reserved.
    #[inline]
    pub(crate) fn begin(&mut self, name: OpName, def: Option<&'static OpDef>, op: Option<OpId>) {
        self.name = name;
        self.def = def;
        self.op = op;
        self.operands.clear();
        self.result_types.clear();
        self.props.clear();
        self.attrs.clear();
        self.successors.clear();
        self.twice = None;
        self.has_named_props = false;
        self.given = 0;
        self.nested = None;
    }

    /// Records that a property was specified twice, which is reported after the operation has been parsed.
    pub(crate) fn given_twice(&mut self, slot: usize) {
        let name = self
            .def
            .and_then(|def| def.props.get(slot))
            .map(|prop| prop.name);
        self.twice = match (self.twice, name) {
            (Some(known), Some(name)) => Some(known.min(name)),
            (known, name) => known.or(name),
        };
    }

    /// Sets a property by its name in MLIR. Returns false if the operation has no property with this name.
    pub fn set_prop(&mut self, name: &str, value: Attr) -> bool {
        match self.def.and_then(|def| def.prop_index(name)) {
            Some(slot) => {
                self.has_named_props = true;
                self.add_prop(slot, value);
                true
            }
            None => false,
        }
    }

    /// Sets a property that a hand-written format parsed or that a dictionary specified. A second value for the same
    /// property is recorded by `given_twice`.
    pub fn add_prop(&mut self, slot: usize, value: Attr) {
        let bit = 1u64.checked_shl(slot as u32).unwrap_or(0);
        if self.given & bit != 0 {
            self.given_twice(slot);
        }
        self.given |= bit;
        self.props[slot] = Some(value);
    }

    /// Returns a property by its name in MLIR.
    pub fn prop(&self, name: &str) -> Option<Attr> {
        self.props[self.def?.prop_index(name)?]
    }

    /// Sets `operandSegmentSizes`.
    pub fn set_operand_segments(&mut self, parser: &mut Parser<'_>, sizes: &[i32]) {
        if let Some(slot) = self.def.and_then(OpDef::operand_segments) {
            self.props[slot] = Some(parser.ctx().i32_array(sizes));
        }
    }

    /// Sets `resultSegmentSizes`.
    pub(crate) fn set_result_segments(&mut self, parser: &mut Parser<'_>, sizes: &[i32]) {
        if let Some(slot) = self.def.and_then(OpDef::result_segments) {
            self.props[slot] = Some(parser.ctx().i32_array(sizes));
        }
    }

    fn operand_group(&self, name: &str) -> Option<usize> {
        self.def?
            .operands
            .iter()
            .position(|group| group.name == name)
    }

    fn group(&self, name: &str) -> Option<ValueRef> {
        if let Some(group) = self.operand_group(name) {
            return Some(ValueRef::Operand(group));
        }
        let mut results = self.def?.results.iter();
        let group = results.position(|group| group.name == name)?;
        Some(ValueRef::Result(group))
    }

    /// Sets the operands of a group, as `$name` would parse them. For directives.
    pub fn set_operands(&mut self, name: &str, operands: &[Operand]) {
        if let Some(group) = self.operand_group(name) {
            self.groups.directed.push((group, self.groups.directive_at));
            self.groups.set_operands(group, operands);
        }
    }

    /// Returns the operands of a group that were parsed before. For directives.
    pub fn operands_of(&self, name: &str) -> &[Operand] {
        self.operand_group(name)
            .map_or(&[], |group| self.groups.operands(group))
    }

    /// Sets the types of a group, as `type($name)` would parse them. For directives.
    pub fn set_types(&mut self, name: &str, types: &[Type]) {
        if let Some(group) = self.group(name) {
            self.set_types_at(group, types);
        }
    }

    /// Like [`set_types`](Self::set_types), for a group by index.
    pub fn set_types_at(&mut self, group: ValueRef, types: &[Type]) {
        self.groups.set_types(group, types);
    }

    /// Returns the types of a group if they were parsed or set before. For directives.
    pub fn types_of(&self, name: &str) -> Option<&[Type]> {
        self.types_at(self.group(name)?)
    }

    /// Like [`types_of`](Self::types_of), for a group by index.
    pub fn types_at(&self, group: ValueRef) -> Option<&[Type]> {
        self.groups.types(group)
    }
}
