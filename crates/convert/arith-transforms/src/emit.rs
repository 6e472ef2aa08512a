//! Short builder methods for the operations that the patterns create.

use terrace_arith::{
    AddFOp, AddIOp, AddUIExtendedOp, AndIOp, BitcastOp, CmpFOp, CmpFPredicate, CmpIOp,
    CmpIPredicate, ConstantOp, ExtSIOp, ExtUIOp, IndexCastOp, IndexCastUIOp, MulFOp, MulIOp,
    MulUIExtendedOp, OrIOp, SelectOp, ShLIOp, ShRUIOp, SubIOp, TruncIOp, UIToFPOp,
};
use terrace_builtin::elements::{float_kind, float_or_splat, int_or_splat};
use terrace_builtin::types::{
    FloatType, IntegerType, bit_width, element_type_or_self, with_element_type,
};
use terrace_ir::{Builder, Context, Type, ValueId};
use terrace_numeric::{ApFloat, FloatKind};

/// The format of a float type, or of the element type of a shaped type.
pub(crate) fn element_kind(ctx: &Context, ty: Type) -> Option<FloatKind> {
    float_kind(ctx, element_type_or_self(ctx, ty))
}

/// Creates operations on values of one shape: scalars, or vectors or tensors like `shape`.
pub(crate) struct Emit<'a, 'b> {
    builder: &'a mut Builder<'b>,
    /// A type that has the shape.
    shape: Type,
}

impl<'a, 'b> Emit<'a, 'b> {
    pub(crate) fn new(builder: &'a mut Builder<'b>, shape: Type) -> Self {
        Emit { builder, shape }
    }

    /// The element type of `shape`.
    pub(crate) fn element(&self) -> Type {
        element_type_or_self(self.builder.ctx, self.shape)
    }

    /// The integer type with the width of the element type of `shape`.
    pub(crate) fn bits(&self) -> Type {
        let width = bit_width(self.builder.ctx, self.element()).unwrap_or(64);
        IntegerType::signless(self.builder.ctx, width)
    }

    /// The type with this shape and the given element type.
    pub(crate) fn ty(&self, element: Type) -> Type {
        with_element_type(self.builder.ctx, self.shape, element)
    }

    /// An integer constant; `value` is wrapped to the width of the elements.
    pub(crate) fn int(&mut self, element: Type, value: i64) -> ValueId {
        let value = int_or_splat(self.builder.ctx, self.ty(element), value);
        self.builder.create_value(ConstantOp::spec(value))
    }

    /// A float constant in its own format.
    pub(crate) fn float(&mut self, value: ApFloat) -> ValueId {
        let ty = self.ty(FloatType::get(self.builder.ctx, value.kind()));
        let value = float_or_splat(self.builder.ctx, ty, value);
        self.builder.create_value(ConstantOp::spec(value))
    }

    pub(crate) fn addf(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(AddFOp::spec(lhs, rhs))
    }

    pub(crate) fn mulf(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(MulFOp::spec(lhs, rhs))
    }

    pub(crate) fn uitofp(&mut self, value: ValueId, element: Type) -> ValueId {
        let ty = self.ty(element);
        self.builder.create_value(UIToFPOp::spec(ty, value))
    }

    pub(crate) fn bitcast(&mut self, value: ValueId, element: Type) -> ValueId {
        let ty = self.ty(element);
        self.builder.create_value(BitcastOp::spec(ty, value))
    }

    pub(crate) fn extui(&mut self, value: ValueId, element: Type) -> ValueId {
        let ty = self.ty(element);
        self.builder.create_value(ExtUIOp::spec(ty, value))
    }

    pub(crate) fn extsi(&mut self, value: ValueId, element: Type) -> ValueId {
        let ty = self.ty(element);
        self.builder.create_value(ExtSIOp::spec(ty, value))
    }

    pub(crate) fn trunci(&mut self, value: ValueId, element: Type) -> ValueId {
        let ty = self.ty(element);
        self.builder.create_value(TruncIOp::spec(ty, value))
    }

    /// An extension of an integer; for `index`, a cast.
    pub(crate) fn extend(&mut self, signed: bool, value: ValueId, element: Type) -> ValueId {
        let ty = self.ty(element);
        match (self.element() == Type::INDEX, signed) {
            (false, true) => self.extsi(value, element),
            (false, false) => self.extui(value, element),
            (true, true) => self.builder.create_value(IndexCastOp::spec(ty, value)),
            (true, false) => self.builder.create_value(IndexCastUIOp::spec(ty, value)),
        }
    }

    /// A truncation to the element type of `shape`; for `index`, a cast.
    pub(crate) fn truncate(&mut self, value: ValueId) -> ValueId {
        match self.element() {
            Type::INDEX => {
                let ty = self.ty(Type::INDEX);
                self.builder.create_value(IndexCastOp::spec(ty, value))
            }
            element => self.trunci(value, element),
        }
    }

    pub(crate) fn shli(&mut self, value: ValueId, by: ValueId) -> ValueId {
        self.builder.create_value(ShLIOp::spec(value, by))
    }

    pub(crate) fn shrui(&mut self, value: ValueId, by: ValueId) -> ValueId {
        self.builder.create_value(ShRUIOp::spec(value, by))
    }

    pub(crate) fn addi(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(AddIOp::spec(lhs, rhs))
    }

    /// The sum, and true if it overflowed.
    pub(crate) fn addui_extended(&mut self, lhs: ValueId, rhs: ValueId) -> (ValueId, ValueId) {
        let overflow = self.ty(Type::I1);
        let op = self
            .builder
            .create(AddUIExtendedOp::spec(overflow, lhs, rhs));
        let (ctx, body) = (self.builder.ctx, self.builder.body());
        (op.sum(ctx, body), op.overflow(ctx, body))
    }

    pub(crate) fn subi(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(SubIOp::spec(lhs, rhs))
    }

    pub(crate) fn muli(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(MulIOp::spec(lhs, rhs))
    }

    /// The low half of the product, and the high half.
    pub(crate) fn mului_extended(&mut self, lhs: ValueId, rhs: ValueId) -> (ValueId, ValueId) {
        let op = self.builder.create(MulUIExtendedOp::spec(lhs, rhs));
        let (ctx, body) = (self.builder.ctx, self.builder.body());
        (op.low(ctx, body), op.high(ctx, body))
    }

    pub(crate) fn andi(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(AndIOp::spec(lhs, rhs))
    }

    pub(crate) fn ori(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(OrIOp::spec(lhs, rhs))
    }

    pub(crate) fn cmpi(&mut self, how: CmpIPredicate, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(CmpIOp::spec(how, lhs, rhs))
    }

    pub(crate) fn cmpf(&mut self, how: CmpFPredicate, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.create_value(CmpFOp::spec(how, lhs, rhs))
    }

    pub(crate) fn select(&mut self, condition: ValueId, yes: ValueId, no: ValueId) -> ValueId {
        self.builder
            .create_value(SelectOp::spec(condition, yes, no))
    }
}
