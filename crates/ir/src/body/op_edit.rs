//! Changes of one operation in place.

use crate::id::OpName;
use crate::{Attr, BlockId, Body, OpId, Type, ValueId};

/// Changes an operation in place: its name, properties, attributes, operands, successors and result types, and nothing
/// else.
pub struct OpEdit<'b> {
    body: &'b mut Body,
    op: OpId,
}

impl<'b> OpEdit<'b> {
    /// Starts to edit an operation, which the journal records as modified.
    pub fn new(body: &'b mut Body, op: OpId) -> Self {
        body.touch(op);
        OpEdit { body, op }
    }

    /// Returns the operation.
    pub fn id(&self) -> OpId {
        self.op
    }

    /// Returns the body that contains the operation.
    pub fn body(&self) -> &Body {
        self.body
    }

    /// Renames the operation and replaces its properties, because the name determines the properties.
    pub fn set_name(&mut self, name: OpName, props: &[Option<Attr>]) -> &mut Self {
        self.body.set_name(self.op, name, props);
        self
    }

    /// Sets the property in a slot.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_prop(&mut self, slot: usize, value: Option<Attr>) -> &mut Self {
        self.body.set_prop(self.op, slot, value);
        self
    }

    /// Replaces the discardable attributes. `attrs` is a dictionary.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn set_attrs(&mut self, attrs: Attr) -> &mut Self {
        self.body.set_attrs(self.op, attrs);
        self
    }

    /// Replaces one operand.
    ///
    /// # Panics
    /// Panics if the operation has no such operand.
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
    /// Panics if the operation has no such successor.
    #[track_caller]
    pub fn set_successor(&mut self, index: usize, block: BlockId) -> &mut Self {
        self.body.set_successor(self.op, index, block);
        self
    }

    /// Sets the type of one result.
    ///
    /// # Panics
    /// Panics if the operation has no such result.
    #[track_caller]
    pub fn set_result_type(&mut self, index: usize, ty: Type) -> &mut Self {
        let result = self.body.result(self.op, index);
        self.body.set_type(result, ty);
        self
    }
}
