//! Selects the generated functions, and adds the patterns that call them.

use crate::calls::take_apart;
use crate::math_to_funcs::functions::{self, Int};
use terrace_builtin::elements::float_kind;
use terrace_builtin::types::{IntegerType, VectorType, element_type_or_self};
use terrace_func::CallOp;
use terrace_ir::{Body, Context, Loc, OpId, OpRef, OpView, OperandValues, SmallVec, Type, ValueId};
use terrace_math::{CountLeadingZerosOp, FPowIOp, IPowIOp};
use terrace_rewrite::{ConversionRewriter, Match, PatternSet, Root, require};

/// The set of operations that the pass options select for conversion.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    /// `min-width-of-fpowi-exponent`
    pub min_width: u32,
    /// `convert-ctlz`
    pub ctlz: bool,
}

/// A function that implements an operation on scalars.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Wanted {
    /// The power of two integers of this type.
    IPowI(Type),
    /// The power of a float of the first type to an integer of the second type.
    FPowI(Type, Type),
    /// The count of leading zeros of an integer of this type.
    Ctlz(Type),
}

fn int(ctx: &Context, ty: Type) -> Option<Int> {
    let width = ty.as_::<IntegerType>(ctx)?.width;
    (width > 0).then_some(Int { ty, width })
}

impl Choice {
    /// Returns the function for an operation, if the operation must be converted and a function exists.
    pub(crate) fn wanted(self, op: OpRef<'_>) -> Option<Wanted> {
        let ctx = op.ctx;
        let element = |at| element_type_or_self(ctx, op.body.ty(op.body.operand(op.id, at)));
        let def = op.def()?;
        if std::ptr::eq(def, IPowIOp::DEF) {
            return int(ctx, element(0)).map(|int| Wanted::IPowI(int.ty));
        }
        if std::ptr::eq(def, CountLeadingZerosOp::DEF) {
            let int = int(ctx, element(0)).filter(|_| self.ctlz)?;
            return Some(Wanted::Ctlz(int.ty));
        }
        if std::ptr::eq(def, FPowIOp::DEF) && self.converts_fpowi(op) {
            return Some(Wanted::FPowI(element(0), element(1)));
        }
        None
    }

    /// Returns true if the exponent of a `math.fpowi` is at least as wide as the option requires.
    pub(crate) fn converts_fpowi(self, op: OpRef<'_>) -> bool {
        let exponent = element_type_or_self(op.ctx, op.body.ty(op.body.operand(op.id, 1)));
        int(op.ctx, exponent).is_some_and(|int| int.width >= self.min_width)
    }
}

impl Wanted {
    fn name(self, ctx: &Context) -> String {
        let text = |ty| {
            let shown = ctx.show_type(ty);
            shown.trim_matches('\'').to_owned()
        };
        match self {
            Wanted::IPowI(ty) => format!("__mlir_math_ipowi_{}", text(ty)),
            Wanted::FPowI(base, exponent) => {
                format!("__mlir_math_fpowi_{}_{}", text(base), text(exponent))
            }
            Wanted::Ctlz(ty) => format!("__mlir_math_ctlz_{}", text(ty)),
        }
    }

    fn result(self) -> Type {
        match self {
            Wanted::IPowI(ty) | Wanted::FPowI(ty, _) | Wanted::Ctlz(ty) => ty,
        }
    }

    /// Builds the function, or returns `None` for unsupported types.
    pub(crate) fn make(self, ctx: &Context, loc: Loc) -> Option<Body> {
        let name = self.name(ctx);
        Some(match self {
            Wanted::IPowI(ty) => functions::power_of_int(ctx, loc, &name, int(ctx, ty)?),
            Wanted::FPowI(base, exponent) => {
                let (kind, exponent) = (float_kind(ctx, base)?, int(ctx, exponent)?);
                functions::power_of_float(ctx, loc, &name, base, kind, exponent)
            }
            Wanted::Ctlz(ty) => functions::count_leading_zeros(ctx, loc, &name, int(ctx, ty)?),
        })
    }
}

/// Adds the patterns.
pub(crate) fn populate(patterns: &mut PatternSet, choice: Choice) {
    let mut calls = vec![
        ("IPowIOpLowering", IPowIOp::DEF),
        ("FPowIOpLowering", FPowIOp::DEF),
    ];
    if choice.ctlz {
        calls.push(("CtlzOpLowering", CountLeadingZerosOp::DEF));
    }
    for &(_, def) in &calls {
        patterns.add_root_fn("VecOpToScalarOp", Root::Op(def), move |op, operands, rw| {
            to_scalars(choice, op, operands, rw)
        });
    }
    for (name, def) in calls {
        patterns.add_root_fn(name, Root::Op(def), move |op, operands, rw| {
            to_call(choice, op, operands, rw)
        });
    }
}

fn to_scalars(
    choice: Choice,
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let why = "missing software implementation";
    require(choice.wanted(rw.op(op)).is_some(), why)?;
    take_apart(rw, op, operands.all())
}

fn to_call(
    choice: Choice,
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let ty = rw.op(op).result_type(0);
    require(!ty.is::<VectorType>(ctx), "non-scalar operation")?;
    let wanted = choice.wanted(rw.op(op));
    let wanted = wanted.ok_or("missing software implementation")?;
    let why = "non-integer base operand";
    require(!matches!(wanted, Wanted::IPowI(base) if base != ty), why)?;
    let callee = wanted.name(ctx);
    let operands: SmallVec<[ValueId; 2]> = operands.all().into();
    rw.replace_op_with(op, CallOp::spec(&[wanted.result()], &operands, &callee));
    Ok(())
}
