//! The ub dialect: poison, and unreachable code.
//!
//! # Map
//! - [`PoisonOp`], [`UnreachableOp`]: the operations. [`PoisonAttr`]: the value of poison.
//!
#![doc = include_str!("../README.md")]

use terrace_asm::dialect_text;
use terrace_builtin::constraints::ANY_TYPE;
use terrace_ir::call::{DialectInlinerInterface, InlineOps};
use terrace_ir::interfaces::MaterializeConstant;
use terrace_ir::opdef::{FoldResult, Folded};
use terrace_ir::{
    Attr, AttrClass, AttrConstraint, AttrSyntax, Builder, OpRef, Registry, Type, ValueId, dialect,
};
use terrace_macros::{dialect_attr, op};
dialect! {
    /// Poison, and unreachable code.
    pub static UB = "ub" { ops: [PoisonOp, UnreachableOp], register: register }
}

fn register(registry: &mut Registry) {
    (TEXT.register)(registry);
    registry.attach_dialect::<dyn MaterializeConstant>("ub", &UbConstants);
    registry.attach_dialect::<dyn DialectInlinerInterface>("ub", &InlineOps);
}

/// `#ub.poison`
#[dialect_attr(dialect = "ub", mnemonic = "poison")]
pub struct PoisonAttr;

dialect_text! { static TEXT = "ub" { attrs: [PoisonAttr] } }

/// A kind of poison; `#ub.poison` is the only one.
pub const POISON_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| attr.is::<PoisonAttr>(ctx),
    desc: "PoisonAttrInterface instance",
    syntax: AttrSyntax::Any,
    class: AttrClass::Constraint,
};

/// A poison value. Using it may make results meaningless or the behaviour undefined.
#[op(
    name = "ub.poison",
    traits(CONSTANT_LIKE, PURE),
    fold = fold_poison,
    format = "attr-dict (`<` $value^ `>`)? `:` type($result)"
)]
pub struct PoisonOp {
    #[default(|ctx| ctx.attr(PoisonAttr))]
    value: Prop<POISON_ATTR>,
    result: Res<ANY_TYPE>,
}

/// Marks unreachable code.
#[op(name = "ub.unreachable", traits(TERMINATOR), format = "attr-dict")]
pub struct UnreachableOp {}

fn fold_poison(op: OpRef<'_>, _constants: &[Option<Attr>]) -> Option<FoldResult> {
    let value = op.prop(PoisonOp::VALUE)?;
    Some(std::iter::once(Folded::Attr(value)).collect())
}

/// Materializes poison as `ub.poison`.
pub struct UbConstants;

impl MaterializeConstant for UbConstants {
    fn materialize(&self, builder: &mut Builder<'_>, value: Attr, ty: Type) -> Option<ValueId> {
        value
            .is::<PoisonAttr>(builder.ctx)
            .then(|| builder.create_value(PoisonOp::spec(ty).value(value)))
    }
}
