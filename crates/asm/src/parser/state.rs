//! What is gathered about an operation while its text is read.

use terrace_ir::{
    Attr, BlockId, Body, Loc, OpDef, OpId, OpName, SmallVec, Type, ValueId, ValueRef,
};

/// A use of a value whose type may not be known yet.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// The value; undefined until its definition is met.
    pub value: ValueId,
    /// Where the use is in the file.
    pub offset: u32,
}

/// An argument of a region's entry block: `%name : type {attrs} loc(..)`.
#[derive(Clone, Copy, Debug)]
pub struct Argument {
    /// The token `%name`, or `None` when the argument has no name.
    pub name: Option<crate::lexer::Token>,
    /// Where it is in the file.
    pub offset: u32,
    /// The type, when it was written.
    pub ty: Option<Type>,
    /// The attributes, a dictionary.
    pub attrs: Attr,
    /// The location.
    pub loc: Loc,
}

/// The parts of the operation that is parsed.
pub struct OpState {
    /// The name.
    pub name: OpName,
    /// The definition, if the operation is registered.
    pub def: Option<&'static OpDef>,
    /// The location.
    pub loc: Loc,
    /// Where the name is in the file.
    pub offset: u32,
    /// The operands.
    pub operands: SmallVec<[ValueId; 6]>,
    /// The types of the results.
    pub result_types: SmallVec<[Type; 2]>,
    /// The properties by slot.
    pub props: SmallVec<[Option<Attr>; 4]>,
    /// Discardable attributes, name and value.
    pub attrs: Vec<(Attr, Attr)>,
    /// The successors.
    pub successors: SmallVec<[BlockId; 2]>,
    /// The reserved row, in the body around the operation.
    pub(crate) op: OpId,
    /// The operation's own body, for an isolated one.
    pub(crate) nested: Option<Body>,
    /// How many results the text names; `None` when it names none.
    pub(crate) named_results: Option<usize>,
    /// What a declarative format's engine knows, for directives.
    pub(crate) pieces: Pieces,
}

/// A group's rows in one of the lists of [`Pieces`].
#[derive(Clone, Copy)]
struct Span {
    start: u32,
    /// [`UNKNOWN`](Self::UNKNOWN) has no rows yet.
    len: u32,
}

impl Span {
    const EMPTY: Span = Span { start: 0, len: 0 };
    const UNKNOWN: Span = Span {
        start: 0,
        len: u32::MAX,
    };

    fn is_known(self) -> bool {
        self.len != u32::MAX
    }

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

/// Operands and types by group while a declarative format is read: ranges of two flat lists. Groups whose types are equal
/// share a range.
#[derive(Default)]
pub(crate) struct Pieces {
    operands: Vec<Operand>,
    types: Vec<Type>,
    operand_groups: Vec<Span>,
    operand_types: Vec<Span>,
    result_types: Vec<Span>,
    /// Whether `operands` was parsed as one list without groups: the whole of `operands`.
    flat: bool,
}

impl Pieces {
    /// Forgets everything and makes room for the groups of a definition.
    pub(crate) fn begin(&mut self, def: &OpDef) {
        self.operands.clear();
        self.types.clear();
        self.operand_groups.clear();
        self.operand_types.clear();
        self.result_types.clear();
        self.operand_groups.resize(def.operands.len(), Span::EMPTY);
        self.operand_types.resize(def.operands.len(), Span::UNKNOWN);
        self.result_types.resize(def.results.len(), Span::UNKNOWN);
        self.flat = false;
    }

    /// The operands of a group.
    #[inline]
    pub(crate) fn operands(&self, group: usize) -> &[Operand] {
        self.operand_groups[group].of(&self.operands)
    }

    pub(crate) fn num_groups(&self) -> usize {
        self.operand_groups.len()
    }

    /// Adds an operand to a group.
    #[inline]
    pub(crate) fn push_operand(&mut self, group: usize, operand: Operand) {
        let span = self.operand_groups[group];
        if span.len != 0 && (span.start + span.len) as usize != self.operands.len() {
            let own = span.of(&self.operands).to_vec();
            self.operand_groups[group] = Span::at_end(&mut self.operands, &own);
        } else if span.len == 0 {
            self.operand_groups[group].start = self.operands.len() as u32;
        }
        self.operands.push(operand);
        self.operand_groups[group].len += 1;
    }

    pub(crate) fn set_operands(&mut self, group: usize, operands: &[Operand]) {
        self.operand_groups[group] = Span::at_end(&mut self.operands, operands);
    }

    /// All operands, when they were parsed as one list.
    pub(crate) fn flat(&self) -> Option<&[Operand]> {
        self.flat.then_some(&*self.operands)
    }

    pub(crate) fn set_flat(&mut self, operands: &[Operand]) {
        self.operands.clear();
        self.operands.extend_from_slice(operands);
        self.flat = true;
    }

    #[inline]
    fn span(&self, group: ValueRef) -> Span {
        match group {
            ValueRef::Operand(group) => self.operand_types[group],
            ValueRef::Result(group) => self.result_types[group],
            ValueRef::Prop(_) => Span::UNKNOWN,
        }
    }

    #[inline]
    fn span_mut(&mut self, group: ValueRef) -> Option<&mut Span> {
        match group {
            ValueRef::Operand(group) => Some(&mut self.operand_types[group]),
            ValueRef::Result(group) => Some(&mut self.result_types[group]),
            ValueRef::Prop(_) => None,
        }
    }

    /// The types of a group, if they are known.
    #[inline]
    pub(crate) fn types(&self, group: ValueRef) -> Option<&[Type]> {
        let span = self.span(group);
        span.is_known().then(|| span.of(&self.types))
    }

    pub(crate) fn is_known(&self, group: ValueRef) -> bool {
        self.span(group).is_known()
    }

    /// Makes the types of a group known; `false` if it is no group of values.
    pub(crate) fn set_types(&mut self, group: ValueRef, types: &[Type]) -> bool {
        let span = Span::at_end(&mut self.types, types);
        match self.span_mut(group) {
            Some(slot) => *slot = span,
            None => return false,
        }
        true
    }

    #[inline]
    pub(crate) fn set_type(&mut self, group: ValueRef, ty: Type) {
        self.set_types(group, &[ty]);
    }

    /// Gives a group the types of another, which are known; `false` if it is no group of values.
    pub(crate) fn share_types(&mut self, from: ValueRef, to: ValueRef) -> bool {
        let span = self.span(from);
        match self.span_mut(to) {
            Some(slot) => *slot = span,
            None => return false,
        }
        true
    }

    pub(crate) fn all_operand_types_known(&self) -> bool {
        self.operand_types.iter().all(|span| span.is_known())
    }

    pub(crate) fn all_result_types_known(&self) -> bool {
        self.result_types.iter().all(|span| span.is_known())
    }
}

impl OpState {
    /// A state to be used with [`begin`](Self::begin).
    pub(crate) fn empty() -> Self {
        OpState {
            name: OpName::from_index(0),
            def: None,
            loc: Loc::UNKNOWN,
            offset: 0,
            operands: SmallVec::new(),
            result_types: SmallVec::new(),
            props: SmallVec::new(),
            attrs: Vec::new(),
            successors: SmallVec::new(),
            op: OpId::ROOT,
            nested: None,
            named_results: None,
            pieces: Pieces::default(),
        }
    }

    /// Forgets the operation before and starts one whose row is reserved.
    pub(crate) fn begin(&mut self, name: OpName, def: Option<&'static OpDef>, op: OpId) {
        self.name = name;
        self.def = def;
        self.op = op;
        self.operands.clear();
        self.result_types.clear();
        self.props.clear();
        self.attrs.clear();
        self.successors.clear();
        self.nested = None;
    }

    /// Sets a property by the name it has in MLIR; `false` if the operation has none of this name.
    pub fn set_prop(&mut self, name: &str, value: Attr) -> bool {
        match self.def.and_then(|def| def.prop_index(name)) {
            Some(slot) => {
                self.props[slot] = Some(value);
                true
            }
            None => false,
        }
    }

    /// A property by the name it has in MLIR.
    pub fn prop(&self, name: &str) -> Option<Attr> {
        self.props[self.def?.prop_index(name)?]
    }

    /// Sets `operandSegmentSizes`.
    pub fn set_operand_segments(&mut self, ctx: &terrace_ir::Context, sizes: &[i32]) {
        if let Some(slot) = self.def.and_then(OpDef::operand_segments) {
            self.props[slot] = Some(ctx.i32_array(sizes));
        }
    }

    /// Sets `resultSegmentSizes`.
    pub fn set_result_segments(&mut self, ctx: &terrace_ir::Context, sizes: &[i32]) {
        if let Some(slot) = self.def.and_then(OpDef::result_segments) {
            self.props[slot] = Some(ctx.i32_array(sizes));
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

    /// For directives: the operands of a group, as `$name` would parse them.
    pub fn set_operands(&mut self, name: &str, operands: &[Operand]) {
        if let Some(group) = self.operand_group(name) {
            self.pieces.set_operands(group, operands);
        }
    }

    /// For directives: the operands of a group that were parsed before.
    pub fn operands_of(&self, name: &str) -> &[Operand] {
        self.operand_group(name)
            .map_or(&[], |group| self.pieces.operands(group))
    }

    /// For directives: the types of a group, as `type($name)` would parse them.
    pub fn set_types(&mut self, name: &str, types: &[Type]) {
        if let Some(group) = self.group(name) {
            self.pieces.set_types(group, types);
        }
    }

    /// For directives: the types of a group, if they were parsed or set before.
    pub fn types_of(&self, name: &str) -> Option<&[Type]> {
        self.pieces.types(self.group(name)?)
    }
}
