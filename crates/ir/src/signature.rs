//! What a verifier of signatures may look at.

use crate::id::OpName;
use crate::view::OperandGroups;
use crate::{Attr, Body, Context, OpDef, OpId, OpRef, PropType, Type, ValueId};

/// The signature of an operation: its name, the types of its operands and results, and its properties.
///
/// The verifier caches what it found of a signature. So a verifier of signatures ([`OpDef::verify_signature`]) gets this and no
/// [`OpRef`]: neither values, attributes, regions nor the place of the operation, of which the cache knows nothing. `#[op]` makes a
/// view with names for such operations, `SelectOpSignature` for `SelectOp`, which dereferences to this.
#[derive(Clone, Copy)]
pub struct SignatureRef<'a> {
    /// The context.
    pub ctx: &'a Context,
    body: &'a Body,
    id: OpId,
}

impl<'a> From<OpRef<'a>> for SignatureRef<'a> {
    fn from(op: OpRef<'a>) -> Self {
        SignatureRef {
            ctx: op.ctx,
            body: op.body,
            id: op.id,
        }
    }
}

impl<'a> SignatureRef<'a> {
    /// The operation, for reports.
    pub(crate) fn op(self) -> OpRef<'a> {
        OpRef::new(self.ctx, self.body, self.id)
    }

    /// The name's handle.
    pub fn name(self) -> OpName {
        self.body.name(self.id)
    }

    /// The name.
    pub fn name_str(self) -> &'a str {
        self.ctx.op_name_str(self.name())
    }

    /// The definition, if the operation is registered.
    pub fn def(self) -> Option<&'static OpDef> {
        self.ctx.op_def(self.name())
    }

    fn types<V>(
        self,
        values: V,
    ) -> impl DoubleEndedIterator<Item = Type> + ExactSizeIterator + use<'a, V>
    where
        V: DoubleEndedIterator<Item = ValueId> + ExactSizeIterator,
    {
        let body = self.body;
        values.map(|value| body.ty(value))
    }

    /// The types of all operands.
    pub fn operand_types(
        self,
    ) -> impl DoubleEndedIterator<Item = Type> + ExactSizeIterator + use<'a> {
        self.types(self.body.operands(self.id))
    }

    /// The types of all results.
    pub fn result_types(
        self,
    ) -> impl DoubleEndedIterator<Item = Type> + ExactSizeIterator + use<'a> {
        self.types(self.body.results(self.id))
    }

    /// The types of a group of operands of an operation that `def` defines.
    pub fn operand_group(
        self,
        def: &OpDef,
        group: usize,
    ) -> impl DoubleEndedIterator<Item = Type> + ExactSizeIterator + use<'a> {
        let range = OperandGroups::operands(def, self.ctx, self.body, self.id, group);
        self.operand_types().skip(range.start).take(range.len())
    }

    /// The types of a group of results of an operation that `def` defines.
    pub fn result_group(
        self,
        def: &OpDef,
        group: usize,
    ) -> impl DoubleEndedIterator<Item = Type> + ExactSizeIterator + use<'a> {
        let range = OperandGroups::results(def, self.ctx, self.body, self.id, group);
        self.result_types().skip(range.start).take(range.len())
    }

    /// A property by slot.
    pub fn prop(self, slot: usize) -> Option<Attr> {
        self.body.prop(self.id, slot)
    }

    /// The value of a property of type `P`; `None` if it is not there, or something else in an operation that is not verified.
    pub fn get<P: PropType>(self, slot: usize) -> Option<P::Value<'a>> {
        P::from_attr(self.ctx, self.prop(slot)?)
    }
}
