//! What is gathered about an operation while its text is read.

use terrace_ir::{Attr, BlockId, Body, Loc, OpDef, OpId, OpName, SmallVec, Type, ValueId};

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

/// Operands and types by group while a declarative format is read.
#[derive(Default)]
pub(crate) struct Pieces {
    pub operands: SmallVec<[SmallVec<[Operand; 2]>; 4]>,
    pub operand_types: SmallVec<[Option<SmallVec<[Type; 2]>>; 4]>,
    pub result_types: SmallVec<[Option<SmallVec<[Type; 2]>>; 2]>,
    /// Whether `operands` was parsed as one list without groups.
    pub flat: Option<SmallVec<[Operand; 4]>>,
}

impl OpState {
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
        let sizes = ctx.i32_array(sizes);
        self.set_prop("operandSegmentSizes", sizes);
    }

    /// Sets `resultSegmentSizes`.
    pub fn set_result_segments(&mut self, ctx: &terrace_ir::Context, sizes: &[i32]) {
        let sizes = ctx.i32_array(sizes);
        self.set_prop("resultSegmentSizes", sizes);
    }

    fn operand_group(&self, name: &str) -> Option<usize> {
        self.def?
            .operands
            .iter()
            .position(|group| group.name == name)
    }

    fn result_group(&self, name: &str) -> Option<usize> {
        self.def?
            .results
            .iter()
            .position(|group| group.name == name)
    }

    /// For directives: the operands of a group, as `$name` would parse them.
    pub fn set_operands(&mut self, name: &str, operands: &[Operand]) {
        if let Some(group) = self.operand_group(name) {
            self.pieces.operands[group] = operands.iter().copied().collect();
        }
    }

    /// For directives: the operands of a group that were parsed before.
    pub fn operands_of(&self, name: &str) -> &[Operand] {
        self.operand_group(name)
            .map_or(&[], |group| &self.pieces.operands[group])
    }

    /// For directives: the types of a group, as `type($name)` would parse them.
    pub fn set_types(&mut self, name: &str, types: &[Type]) {
        if let Some(group) = self.operand_group(name) {
            self.pieces.operand_types[group] = Some(types.iter().copied().collect());
        } else if let Some(group) = self.result_group(name) {
            self.pieces.result_types[group] = Some(types.iter().copied().collect());
        }
    }

    /// For directives: the types of a group, if they were parsed or set before.
    pub fn types_of(&self, name: &str) -> Option<&[Type]> {
        if let Some(group) = self.operand_group(name) {
            self.pieces.operand_types[group].as_deref()
        } else {
            self.pieces.result_types[self.result_group(name)?].as_deref()
        }
    }
}
