//! The complex dialect: arithmetic on complex numbers.
//!
//! # Map
//! - [`ops`]: the operations. [`NumberAttr`]: `#complex.number`. `fold`: folds. `canonicalize`: canonicalization
//!   patterns. `verify`: verifiers. `asm`: hand-written formats. [`division`]: quotients, for lowerings.
//!
#![doc = include_str!("../README.md")]

mod asm;
mod canonicalize;
pub mod division;
mod fold;
mod number;
pub mod ops;
mod verify;

pub use number::NumberAttr;
pub use ops::*;

use terrace_builtin::attrs::array_value;
use terrace_builtin::elements::float_kind;
use terrace_builtin::types::ComplexType;
use terrace_ir::call::{DialectInlinerInterface, InlineOps};
use terrace_ir::interfaces::MaterializeConstant;
use terrace_ir::{Attr, Builder, OpRef, Registry, Type, ValueId, dialect};
use terrace_numeric::FloatKind;
use terrace_rewrite::{Canonicalization, NoMatch};

dialect! {
    /// Arithmetic on complex numbers.
    pub static COMPLEX = "complex" {
        ops: [
            AbsOp, AddOp, AngleOp, Atan2Op, BitcastOp, ConjOp, ConstantOp, CosOp, CreateOp, DivOp, EqualOp, ExpOp,
            Expm1Op, ImOp, Log1pOp, LogOp, MulOp, NegOp, NotEqualOp, PowOp, PowiOp, ReOp, RsqrtOp, SignOp, SinOp,
            SqrtOp, SubOp, TanOp, TanhOp,
        ],
        loads: ["arith"],
        register: register,
    }
}

/// Returns the float type of the parts of an operation's first operand, and its kind.
///
/// # Errors
/// Returns an error if the operand is not a complex number, or its parts are not floats.
pub fn float_of_operand(op: OpRef<'_>) -> Result<(Type, FloatKind), NoMatch> {
    let ty = op.operand_type(0).as_::<ComplexType>(op.ctx);
    let ty = ty.ok_or("not a complex number")?;
    let kind = float_kind(op.ctx, ty.element);
    let kind = kind.ok_or("the parts are not floats")?;
    Ok((ty.element, kind))
}

fn register(registry: &mut Registry) {
    asm::register(registry);
    registry.attach_dialect::<dyn MaterializeConstant>("complex", &ComplexConstants);
    registry.attach_dialect::<dyn DialectInlinerInterface>("complex", &InlineOps);
    registry
        .attach_dialect::<dyn Canonicalization>("complex", &canonicalize::ComplexCanonicalization);
}

/// Materializes `complex.constant`, and constants of arith for real and imaginary parts.
pub struct ComplexConstants;

impl MaterializeConstant for ComplexConstants {
    fn materialize(&self, builder: &mut Builder<'_>, value: Attr, ty: Type) -> Option<ValueId> {
        let ctx = builder.ctx;
        if let Some(parts) = array_value(ctx, value)
            && ty.is::<ComplexType>(ctx)
        {
            return Some(builder.create_value(ConstantOp::spec(ty, parts)));
        }
        terrace_arith::ArithConstants.materialize(builder, value, ty)
    }
}
