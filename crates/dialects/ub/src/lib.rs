//! The ub dialect: poison, and places that are never reached.
//!
//! # Map
//! - [`PoisonOp`], [`UnreachableOp`]: the operations. [`PoisonAttr`]: the value of poison.

use terrace_asm::{DialectAsm, Parser, Printer};
use terrace_builtin::constraints::ANY_TYPE;
use terrace_ir::interfaces::MaterializeConstant;
use terrace_ir::opdef::{FoldResult, Folded};
use terrace_ir::{
    Attr, AttrClass, AttrConstraint, AttrKind, AttrSyntax, Builder, Context, Failed, OpRef,
    Registry, Type, ValueId, dialect,
};
use terrace_macros::op;

dialect! {
    /// The ub dialect.
    pub static UB = "ub" { ops: [PoisonOp, UnreachableOp], register: register }
}

fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn DialectAsm>("ub", &UbAsm);
    registry.attach_dialect::<dyn MaterializeConstant>("ub", &UbConstants);
}

/// `#ub.poison`
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PoisonAttr;

impl AttrKind for PoisonAttr {
    const DIALECT: &'static str = "ub";
}

/// A kind of poison; `#ub.poison` is the only one.
pub const POISON_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| attr.is::<PoisonAttr>(ctx),
    desc: "PoisonAttrInterface instance",
    syntax: AttrSyntax::Any,
    class: AttrClass::Constraint,
};

/// A value of which nothing is known, and whose use may spoil results.
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

/// Control never gets here.
#[op(name = "ub.unreachable", traits(TERMINATOR), format = "attr-dict")]
pub struct UnreachableOp {}

fn fold_poison(op: OpRef<'_>, _constants: &[Option<Attr>]) -> Option<FoldResult> {
    let value = op.prop(PoisonOp::VALUE)?;
    Some(std::iter::once(Folded::Attr(value)).collect())
}

/// Makes `ub.poison`.
pub struct UbConstants;

impl MaterializeConstant for UbConstants {
    fn materialize(&self, builder: &mut Builder<'_>, value: Attr, ty: Type) -> Option<ValueId> {
        value
            .is::<PoisonAttr>(builder.ctx)
            .then(|| builder.create_value(PoisonOp::spec(ty).value(value)))
    }
}

struct UbAsm;

impl DialectAsm for UbAsm {
    fn has_types(&self) -> bool {
        false
    }

    fn parse_attr(
        &self,
        mnemonic: &str,
        _ty: Option<Type>,
        parser: &mut Parser<'_>,
    ) -> Result<Attr, Failed> {
        if mnemonic == "poison" {
            return Ok(parser.ctx().attr(PoisonAttr));
        }
        let at = parser.previous_end() - mnemonic.len() as u32;
        let message = format!("unknown attribute `{mnemonic}` in dialect `ub`");
        Err(parser.error(at, message))
    }

    fn print_attr(&self, _ctx: &Context, _attr: Attr, printer: &mut Printer<'_>) {
        printer.text("poison");
    }
}
