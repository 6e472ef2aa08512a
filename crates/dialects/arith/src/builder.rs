//! Provides short builder methods for the operations of this dialect.

use crate::enums::FastMathFlags;
use crate::{
    AddFOp, AddIOp, AddUIExtendedOp, AndIOp, BitcastOp, CmpFOp, CmpFPredicate, CmpIOp,
    CmpIPredicate, ConstantOp, DivFOp, DivSIOp, DivUIOp, ExtSIOp, ExtUIOp, FPToSIOp, IndexCastOp,
    IndexCastUIOp, MaxSIOp, MaximumFOp, MinSIOp, MinimumFOp, MulFOp, MulIOp, MulUIExtendedOp,
    NegFOp, OrIOp, SIToFPOp, SelectOp, ShLIOp, ShRSIOp, ShRUIOp, SubFOp, SubIOp, TruncIOp,
    UIToFPOp, XOrIOp,
};
use terrace_builtin::elements::{float_kind, float_or_splat, int_or_splat};
use terrace_builtin::types::{FloatType, element_type_or_self, with_element_type};
use terrace_ir::builder::BuildOp;
use terrace_ir::{Builder, Context, Type, ValueId};
use terrace_numeric::{ApFloat, FloatKind};

/// Creates operations on values of the same shape: scalars, or vectors or tensors like [`ty`](Self::ty). Operations
/// with fast-math flags get the builder's flags.
pub struct ArithBuilder<'a, 'b> {
    /// Creates the operations.
    pub builder: &'a mut Builder<'b>,
    /// A type with the shape. Numeric constants have this type.
    pub ty: Type,
    /// The fast-math flags.
    pub flags: FastMathFlags,
}

macro_rules! methods {
    ($($name:ident($($arg:ident),*) => $op:ident;)*) => {
        $(
            #[doc = concat!("`arith.", stringify!($name), "`")]
            pub fn $name(&mut self, $($arg: ValueId),*) -> ValueId {
                self.create($op::spec($($arg),*))
            }
        )*
    };
}

/// Defines methods that create an operation with fast-math flags.
macro_rules! flagged {
    ($($name:ident($($arg:ident),*) => $op:ident;)*) => {
        $(
            #[doc = concat!("`arith.", stringify!($name), "`")]
            pub fn $name(&mut self, $($arg: ValueId),*) -> ValueId {
                let flags = self.flags;
                self.create($op::spec($($arg),*).fastmath(flags))
            }
        )*
    };
}

/// Defines methods that create a cast to the given element type.
macro_rules! casts {
    ($($name:ident => $op:ident;)*) => {
        $(
            #[doc = concat!("`arith.", stringify!($name), "` to this element type.")]
            pub fn $name(&mut self, value: ValueId, element: Type) -> ValueId {
                let ty = self.shaped(element);
                self.create($op::spec(ty, value))
            }
        )*
    };
}

impl<'a, 'b> ArithBuilder<'a, 'b> {
    /// Returns a builder without fast-math flags.
    pub fn new(builder: &'a mut Builder<'b>, ty: Type) -> Self {
        ArithBuilder {
            builder,
            ty,
            flags: FastMathFlags::NONE,
        }
    }

    /// Sets the fast-math flags.
    #[must_use]
    pub fn with_flags(self, flags: FastMathFlags) -> Self {
        ArithBuilder { flags, ..self }
    }

    /// Returns a builder of operations whose results may be NaN or infinite. Intermediate results may be, even if the
    /// flags exclude that for the final result: the flags of an operation apply only to its own result.
    pub fn with_nan_and_infinity(&mut self) -> ArithBuilder<'_, 'b> {
        let finite = FastMathFlags::NNAN | FastMathFlags::NINF;
        ArithBuilder {
            builder: self.builder,
            ty: self.ty,
            flags: self.flags.without(finite),
        }
    }

    /// Returns a builder of operations without fast-math flags.
    pub fn without_flags(&mut self) -> ArithBuilder<'_, 'b> {
        ArithBuilder::new(self.builder, self.ty)
    }

    /// Returns the context.
    pub fn ctx(&self) -> &'b Context {
        self.builder.ctx
    }

    /// Creates an operation and returns its only result.
    pub fn create<T: BuildOp>(&mut self, parts: T) -> ValueId {
        self.builder.create_value(parts)
    }

    /// Returns the type with this shape and the given element type.
    pub fn shaped(&self, element: Type) -> Type {
        with_element_type(self.ctx(), self.ty, element)
    }

    /// Returns the element type of [`ty`](Self::ty).
    pub fn element(&self) -> Type {
        element_type_or_self(self.ctx(), self.ty)
    }

    /// Returns the format of the elements.
    ///
    /// # Panics
    ///
    /// Panics if the elements are not floats.
    pub fn kind(&self) -> FloatKind {
        float_kind(self.ctx(), self.element()).expect("invariant: the elements are floats")
    }

    /// Creates an integer constant. `value` is wrapped to the width of the elements.
    pub fn int(&mut self, element: Type, value: i64) -> ValueId {
        let value = int_or_splat(self.ctx(), self.shaped(element), value);
        self.create(ConstantOp::spec(value))
    }

    /// Creates a float constant in the format of `value`.
    pub fn float(&mut self, value: ApFloat) -> ValueId {
        let ty = self.shaped(FloatType::get(self.ctx(), value.kind()));
        let value = float_or_splat(self.ctx(), ty, value);
        self.create(ConstantOp::spec(value))
    }

    /// Creates a float constant, rounded to the format of the elements.
    pub fn number(&mut self, value: f64) -> ValueId {
        self.float(ApFloat::from_f64(self.kind(), value).value)
    }

    flagged! {
        addf(a, b) => AddFOp;
        subf(a, b) => SubFOp;
        mulf(a, b) => MulFOp;
        divf(a, b) => DivFOp;
        negf(a) => NegFOp;
        maximumf(a, b) => MaximumFOp;
        minimumf(a, b) => MinimumFOp;
    }

    methods! {
        addi(a, b) => AddIOp;
        subi(a, b) => SubIOp;
        muli(a, b) => MulIOp;
        divsi(a, b) => DivSIOp;
        divui(a, b) => DivUIOp;
        andi(a, b) => AndIOp;
        ori(a, b) => OrIOp;
        xori(a, b) => XOrIOp;
        shli(a, b) => ShLIOp;
        shrui(a, b) => ShRUIOp;
        shrsi(a, b) => ShRSIOp;
        maxsi(a, b) => MaxSIOp;
        minsi(a, b) => MinSIOp;
        select(condition, yes, no) => SelectOp;
    }

    casts! {
        bitcast => BitcastOp;
        extsi => ExtSIOp;
        extui => ExtUIOp;
        fptosi => FPToSIOp;
        index_cast => IndexCastOp;
        index_castui => IndexCastUIOp;
        sitofp => SIToFPOp;
        trunci => TruncIOp;
        uitofp => UIToFPOp;
    }

    /// `arith.cmpf`
    pub fn cmpf(&mut self, how: CmpFPredicate, a: ValueId, b: ValueId) -> ValueId {
        let flags = self.flags;
        self.create(CmpFOp::spec(how, a, b).fastmath(flags))
    }

    /// `arith.cmpi`
    pub fn cmpi(&mut self, how: CmpIPredicate, a: ValueId, b: ValueId) -> ValueId {
        self.create(CmpIOp::spec(how, a, b))
    }

    /// `arith.addui_extended`: returns the sum, and true if it overflowed.
    pub fn addui_extended(&mut self, a: ValueId, b: ValueId) -> (ValueId, ValueId) {
        let overflow = self.shaped(Type::I1);
        let op = self.builder.create(AddUIExtendedOp::spec(overflow, a, b));
        let view = self.builder.read(op);
        (view.sum(), view.overflow())
    }

    /// `arith.mului_extended`: returns the low half and the high half of the product.
    pub fn mului_extended(&mut self, a: ValueId, b: ValueId) -> (ValueId, ValueId) {
        let op = self.builder.create(MulUIExtendedOp::spec(a, b));
        let view = self.builder.read(op);
        (view.low(), view.high())
    }
}
