//! Two dialects: the operations of `src` are converted to those of `dst`. They stand for arith, cf and func and for the
//! LLVM dialect, so the expected texts can be compared with the output of mlir-opt for those dialects.

use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::constraints::I1;
use terrace_builtin::{BUILTIN, IntegerAttr};
use terrace_ir::interfaces::MaterializeConstant;
use terrace_ir::opdef::{FoldResult, Folded, NewParts};
use terrace_ir::{
    Attr, AttrConstraint, Builder, Context, OpRef, Registry, Type, TypeConstraint, ValueId, dialect,
};
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;
const VALUE: AttrConstraint = AttrConstraint::ANY;
const SYMBOL: AttrConstraint = AttrConstraint::FLAT_SYMBOL_REF;
const NAME: AttrConstraint = AttrConstraint::SYMBOL_NAME;
const TYPE: AttrConstraint = AttrConstraint::ANY;
use terrace_ir::opdef::RegionKind;

#[op(
    name = "src.func",
    traits(ISOLATED_FROM_ABOVE, SYMBOL, NO_TERMINATOR),
    format = "$sym_name attr-dict-with-keyword $body"
)]
pub(crate) struct FuncOp {
    sym_name: Prop<NAME>,
    body: Region<RegionKind::ANY>,
}

#[op(name = "src.const", traits(PURE, CONSTANT_LIKE), fold = fold_const,
     format = "`(` $value `)` attr-dict `:` type($result)")]
pub(crate) struct ConstOp {
    value: Prop<VALUE>,
    result: Res<ANY>,
}

fn fold_const(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    Some(Folded::Attr(op.prop(0)?).into())
}

#[op(name = "src.add", traits(PURE, COMMUTATIVE), fold = fold_add, same_type(lhs, rhs, result),
     format = "$lhs `,` $rhs attr-dict `:` type($result)")]
pub(crate) struct AddOp {
    lhs: Operand<ANY>,
    rhs: Operand<ANY>,
    result: Res<ANY>,
}

fn fold_add(op: OpRef<'_>, known: &[Option<Attr>]) -> Option<FoldResult> {
    let number = |attr: Option<Attr>| attr?.as_::<IntegerAttr>(op.ctx)?.value.to_i64();
    let (lhs, rhs) = (number(known[0]), number(known[1])?);
    if rhs == 0 {
        return Some(Folded::Value(op.body.operand(op.id, 0)).into());
    }
    let sum = op.ctx.int(op.result_type(0), lhs? + rhs);
    Some(Folded::Attr(sum).into())
}

/// Converted to an `src.add` first.
#[op(
    name = "src.twice",
    format = "$x attr-dict `:` type($result)",
    same_type(x, result)
)]
pub(crate) struct TwiceOp {
    x: Operand<ANY>,
    result: Res<ANY>,
}

#[op(
    name = "src.br",
    traits(TERMINATOR),
    format = "$dest (`(` $args^ `:` type($args) `)`)? attr-dict"
)]
pub(crate) struct BrOp {
    args: Variadic<Operand<ANY>>,
    dest: Succ,
}

#[op(
    name = "src.cond_br",
    traits(TERMINATOR, ATTR_SIZED_OPERAND_SEGMENTS),
    format = "$cond `,` $yes (`(` $yes_args^ `:` type($yes_args) `)`)? `,` \
               $no (`(` $no_args^ `:` type($no_args) `)`)? attr-dict"
)]
pub(crate) struct CondBrOp {
    cond: Operand<I1>,
    #[mlir("yes_args")]
    yes_args: Variadic<Operand<ANY>>,
    #[mlir("no_args")]
    no_args: Variadic<Operand<ANY>>,
    yes: Succ,
    no: Succ,
}

#[op(
    name = "src.return",
    traits(TERMINATOR),
    format = "($args^ `:` type($args))? attr-dict"
)]
pub(crate) struct ReturnOp {
    args: Variadic<Operand<ANY>>,
}

#[op(
    name = "src.pair",
    format = "$a `,` $b attr-dict `:` type($a) `,` type($b) `,` type($result)"
)]
pub(crate) struct PairOp {
    a: Operand<ANY>,
    b: Operand<ANY>,
    result: Res<ANY>,
}

#[op(
    name = "src.first",
    format = "$pair attr-dict `:` type($pair) `,` type($result)"
)]
pub(crate) struct FirstOp {
    pair: Operand<ANY>,
    result: Res<ANY>,
}

/// Erased by its pattern.
#[op(name = "src.gone", format = "attr-dict `:` type($result)")]
pub(crate) struct GoneOp {
    result: Res<ANY>,
}

/// Its pattern violates the contract as `how` specifies.
#[op(name = "src.bad", format = "$how attr-dict")]
pub(crate) struct BadOp {
    how: Prop<AttrConstraint::STRING>,
}

/// Its fold returns a value, or a change of the operation and a value, although the operation has no results.
#[op(name = "src.bad_fold", fold = fold_bad, format = "$how attr-dict")]
pub(crate) struct BadFoldOp {
    how: Prop<AttrConstraint::STRING>,
}

fn fold_bad(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let how = op.prop(0)?;
    Some(match how.as_str(op.ctx)? {
        "counts" => Folded::Attr(how).into(),
        _ => NewParts::default()
            .prop(0, how)
            .and_results([Folded::Attr(how)]),
    })
}

/// Its fold returns its own result.
#[op(name = "src.stay", fold = fold_to_itself, format = "attr-dict `:` type($result)")]
pub(crate) struct StayOp {
    result: Res<ANY>,
}

fn fold_to_itself(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let own = op.body.result(op.id, 0);
    Some(Folded::Value(own).into())
}

/// Its pattern requests symbols of the enclosing symbol table.
#[op(name = "src.ask", format = "$what attr-dict")]
pub(crate) struct AskOp {
    what: Prop<AttrConstraint::STRING>,
}

#[op(
    name = "dst.func",
    traits(ISOLATED_FROM_ABOVE, SYMBOL, NO_TERMINATOR),
    format = "$sym_name attr-dict-with-keyword $body"
)]
pub(crate) struct DstFuncOp {
    sym_name: Prop<NAME>,
    body: Region<RegionKind::ANY>,
}

#[op(
    name = "dst.decl",
    traits(ISOLATED_FROM_ABOVE, SYMBOL, NO_TERMINATOR),
    format = "$sym_name $function_type attr-dict"
)]
pub(crate) struct DeclOp {
    sym_name: Prop<NAME>,
    function_type: Prop<TYPE>,
}

#[op(name = "dst.global", traits(SYMBOL), format = "$sym_name attr-dict")]
pub(crate) struct GlobalOp {
    sym_name: Prop<NAME>,
}

#[op(name = "dst.ref", format = "$symbol attr-dict")]
pub(crate) struct RefOp {
    symbol: Prop<SYMBOL>,
}

#[op(name = "dst.const", traits(PURE, CONSTANT_LIKE), fold = fold_const,
     format = "`(` $value `)` attr-dict `:` type($result)")]
pub(crate) struct DstConstOp {
    value: Prop<VALUE>,
    result: Res<ANY>,
}

#[op(
    name = "dst.add",
    traits(PURE),
    same_type(lhs, rhs, result),
    format = "$lhs `,` $rhs attr-dict `:` type($result)"
)]
pub(crate) struct DstAddOp {
    lhs: Operand<ANY>,
    rhs: Operand<ANY>,
    result: Res<ANY>,
}

#[op(
    name = "dst.br",
    traits(TERMINATOR),
    format = "$dest (`(` $args^ `:` type($args) `)`)? attr-dict"
)]
pub(crate) struct DstBrOp {
    args: Variadic<Operand<ANY>>,
    dest: Succ,
}

#[op(
    name = "dst.cond_br",
    traits(TERMINATOR, ATTR_SIZED_OPERAND_SEGMENTS),
    format = "$cond `,` $yes (`(` $yes_args^ `:` type($yes_args) `)`)? `,` \
               $no (`(` $no_args^ `:` type($no_args) `)`)? attr-dict"
)]
pub(crate) struct DstCondBrOp {
    cond: Operand<I1>,
    #[mlir("yes_args")]
    yes_args: Variadic<Operand<ANY>>,
    #[mlir("no_args")]
    no_args: Variadic<Operand<ANY>>,
    yes: Succ,
    no: Succ,
}

#[op(
    name = "dst.return",
    traits(TERMINATOR),
    format = "($args^ `:` type($args))? attr-dict"
)]
pub(crate) struct DstReturnOp {
    args: Variadic<Operand<ANY>>,
}

struct Constants;

impl MaterializeConstant for Constants {
    fn materialize(&self, builder: &mut Builder<'_>, value: Attr, ty: Type) -> Option<ValueId> {
        Some(builder.create_value(ConstOp::spec(ty, value)))
    }
}

dialect! {
    pub(crate) static SRC = "src" {
        ops: [FuncOp, ConstOp, AddOp, TwiceOp, BrOp, CondBrOp, ReturnOp, PairOp, FirstOp, GoneOp, BadOp, BadFoldOp, StayOp, AskOp],
        register: |registry| registry.attach_dialect::<dyn MaterializeConstant>("src", &Constants),
    }
}

dialect! {
    static DST = "dst" {
        ops: [DstFuncOp, DeclOp, GlobalOp, RefOp, DstConstOp, DstAddOp, DstBrOp, DstCondBrOp, DstReturnOp],
        register: |_| (),
    }
}

pub(crate) fn context() -> Context {
    let mut registry = Registry::new();
    registry.dialect(&BUILTIN).dialect(&SRC).dialect(&DST);
    registry.describe_with(terrace_asm::printer::DescribeIr::default());
    Context::new(registry)
}
