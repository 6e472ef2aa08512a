//! Changes of one operation in place.

use crate::id::OpName;
use crate::{Attr, BlockId, Body, OpId, Type, ValueId};

/// An operation to be changed in place. It changes nothing but that operation's name, properties, attributes, operands,
/// successors and the types of its results.
pub struct OpEdit<'b> {
    body: &'b mut Body,
    op: OpId,
}

impl<'b> OpEdit<'b> {
    /// An operation of a body, which counts as modified from here on.
    pub fn new(body: &'b mut Body, op: OpId) -> Self {
        body.touch(op);
        OpEdit { body, op }
    }

    /// The operation.
    pub fn id(&self) -> OpId {
        self.op
    }

    /// The body it is in.
    pub fn body(&self) -> &Body {
        self.body
    }

    /// Renames the operation and replaces its properties: they belong to the name.
    pub fn set_name(&mut self, name: OpName, props: &[Option<Attr>]) -> &mut Self {
        self.body.set_name(self.op, name, props);
        self
    }

    /// Sets the property of a slot.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_prop(&mut self, slot: usize, value: Option<Attr>) -> &mut Self {
        self.body.set_prop(self.op, slot, value);
        self
    }

    /// Replaces the discardable attributes: a dictionary.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_attrs(&mut self, attrs: Attr) -> &mut Self {
        self.body.set_attrs(self.op, attrs);
        self
    }

    /// Replaces one operand.
    ///
    /// # Panics
    /// If there is no such operand.
    #[track_caller]
    pub fn set_operand(&mut self, index: usize, value: ValueId) -> &mut Self {
        self.body.set_operand(self.op, index, value);
        self
    }

    /// Replaces all operands.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_operands(&mut self, values: &[ValueId]) -> &mut Self {
        self.body.set_operands(self.op, values);
        self
    }

    /// Replaces one successor.
    ///
    /// # Panics
    /// If there is no such successor.
    #[track_caller]
    pub fn set_successor(&mut self, index: usize, block: BlockId) -> &mut Self {
        self.body.set_successor(self.op, index, block);
        self
    }

    /// Sets the type of one result.
    ///
    /// # Panics
    /// If there is no such result.
    #[track_caller]
    pub fn set_result_type(&mut self, index: usize, ty: Type) -> &mut Self {
        let result = self.body.result(self.op, index);
        self.body.set_type(result, ty);
        self
    }
}
