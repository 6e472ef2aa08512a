//! Intrinsics for control, coroutines and debug information.

use crate::attrs::{AliasScopeAttr, DIExpressionAttr, DILabelAttr, DILocalVariableAttr};
use crate::constraints::{F64_ATTR, LLVM_TYPE, POINTER, SIGNLESS_INTEGER, TOKEN, defaults};
use crate::verify;
use terrace_builtin::constraints::{ANY_TYPE, I1, I32};
use terrace_builtin::props::{Array, I32Array, Int8};
use terrace_macros::op;

/// A condition that the optimizer may assume.
#[op(
    name = "llvm.intr.assume", intrinsic,
    verify = verify::assume,
    format = "$cond ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags, $op_bundle_sizes)^ )? `:` type($cond) attr-dict"
)]
pub struct AssumeOp {
    cond: Operand<I1>,
    #[setter]
    op_bundle_operands: Variadic<Operand<LLVM_TYPE>>,
    #[built(&[])]
    op_bundle_sizes: Prop<I32Array>,
    op_bundle_tags: Optional<Prop<Array>>,
}

/// The alignment of a coroutine frame.
#[op(
    name = "llvm.intr.coro.align",
    intrinsic,
    format = "attr-dict `:` type($res)"
)]
pub struct CoroAlignOp {
    res: Res<LLVM_TYPE>,
}

/// The size of a coroutine frame.
#[op(
    name = "llvm.intr.coro.size",
    intrinsic,
    format = "attr-dict `:` type($res)"
)]
pub struct CoroSizeOp {
    res: Res<LLVM_TYPE>,
}

/// The start of a coroutine.
#[op(
    name = "llvm.intr.coro.begin",
    intrinsic,
    format = "$token `,` $mem attr-dict `:` functional-type(operands, results)"
)]
pub struct CoroBeginOp {
    token: Operand<TOKEN>,
    mem: Operand<POINTER>,
    res: Res<LLVM_TYPE>,
}

/// The end of a coroutine.
#[op(
    name = "llvm.intr.coro.end",
    intrinsic,
    format = "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)"
)]
pub struct CoroEndOp {
    handle: Operand<POINTER>,
    unwind: Operand<I1>,
    retvals: Operand<TOKEN>,
    res: Res<LLVM_TYPE>,
}

/// The pointer with which to free a coroutine frame.
#[op(
    name = "llvm.intr.coro.free",
    intrinsic,
    format = "$id `,` $handle attr-dict `:` functional-type(operands, results)"
)]
pub struct CoroFreeOp {
    #[mlir("id")]
    token: Operand<TOKEN>,
    handle: Operand<POINTER>,
    res: Res<LLVM_TYPE>,
}

/// The identity of a coroutine.
#[op(
    name = "llvm.intr.coro.id",
    intrinsic,
    format = "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)"
)]
pub struct CoroIdOp {
    align: Operand<I32>,
    promise: Operand<POINTER>,
    coroaddr: Operand<POINTER>,
    fnaddrs: Operand<POINTER>,
    res: Res<LLVM_TYPE>,
}

/// The promise of a coroutine.
#[op(
    name = "llvm.intr.coro.promise",
    intrinsic,
    format = "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)"
)]
pub struct CoroPromiseOp {
    handle: Operand<POINTER>,
    align: Operand<I32>,
    from: Operand<I1>,
    res: Res<POINTER>,
}

/// Resumes a coroutine.
#[op(
    name = "llvm.intr.coro.resume",
    intrinsic,
    format = "$handle attr-dict `:` qualified(type($handle))"
)]
pub struct CoroResumeOp {
    handle: Operand<POINTER>,
}

/// Saves the state of a coroutine.
#[op(
    name = "llvm.intr.coro.save",
    intrinsic,
    format = "$handle attr-dict `:` functional-type(operands, results)"
)]
pub struct CoroSaveOp {
    handle: Operand<POINTER>,
    res: Res<LLVM_TYPE>,
}

/// Suspends a coroutine.
#[op(
    name = "llvm.intr.coro.suspend",
    intrinsic,
    format = "$save `,` $final attr-dict `:` type($res)"
)]
pub struct CoroSuspendOp {
    save: Operand<TOKEN>,
    r#final: Operand<I1>,
    res: Res<LLVM_TYPE>,
}

/// The address of a source variable.
#[op(
    name = "llvm.intr.dbg.declare",
    format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $addr `:` qualified(type($addr)) attr-dict"
)]
pub struct DbgDeclareOp {
    addr: Operand<POINTER>,
    #[mlir("varInfo")]
    var_info: Prop<DILocalVariableAttr>,
    #[mlir("locationExpr")]
    #[default(&defaults::di_expression())]
    location_expr: Prop<DIExpressionAttr>,
}

/// A label in the source.
#[op(name = "llvm.intr.dbg.label", format = "$label attr-dict")]
pub struct DbgLabelOp {
    label: Prop<DILabelAttr>,
}

/// The value of a source variable.
#[op(
    name = "llvm.intr.dbg.value",
    format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $value `:` qualified(type($value)) attr-dict"
)]
pub struct DbgValueOp {
    value: Operand<LLVM_TYPE>,
    #[mlir("varInfo")]
    var_info: Prop<DILocalVariableAttr>,
    #[mlir("locationExpr")]
    #[default(&defaults::di_expression())]
    location_expr: Prop<DIExpressionAttr>,
}

/// Interrupts execution for a debugger.
#[op(name = "llvm.intr.debugtrap", intrinsic, format = "attr-dict")]
pub struct DebugTrap {}

/// Aborts the program.
#[op(name = "llvm.intr.trap", intrinsic, format = "attr-dict")]
pub struct Trap {}

/// The type ID of an exception type.
#[op(
    name = "llvm.intr.eh.typeid.for",
    intrinsic,
    format = "$type_info attr-dict `:` functional-type(operands, results)"
)]
pub struct EhTypeidForOp {
    type_info: Operand<POINTER>,
    res: Res<LLVM_TYPE>,
}

/// A value and its expected value.
#[op(
    name = "llvm.intr.expect",
    intrinsic,
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    format = "$val `,` $expected attr-dict `:` type($val)"
)]
pub struct ExpectOp {
    val: Operand<SIGNLESS_INTEGER>,
    expected: Operand<SIGNLESS_INTEGER>,
    res: Res<LLVM_TYPE>,
}

/// A value and its expected value with a probability.
#[op(
    name = "llvm.intr.expect.with.probability",
    intrinsic,
    immediates(prob = 2),
    traits(PURE),
    same_type(val, expected, res),
    format = "$val `,` $expected `,` $prob attr-dict `:` type($val)"
)]
pub struct ExpectWithProbabilityOp {
    val: Operand<SIGNLESS_INTEGER>,
    expected: Operand<SIGNLESS_INTEGER>,
    prob: Prop<F64_ATTR>,
    res: Res<LLVM_TYPE>,
}

/// Tests if a value is a constant after optimization.
#[op(name = "llvm.intr.is.constant", intrinsic, traits(PURE))]
pub struct IsConstantOp {
    val: Operand<LLVM_TYPE>,
    #[unique]
    res: Res<I1>,
}

/// Declares an alias scope at a point of the program.
#[op(
    name = "llvm.intr.experimental.noalias.scope.decl",
    format = "$scope attr-dict"
)]
pub struct NoAliasScopeDeclOp {
    scope: Prop<AliasScopeAttr>,
}

/// A copy of a value.
#[op(
    name = "llvm.intr.ssa.copy",
    intrinsic,
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    format = "$operand attr-dict `:` type($operand)"
)]
pub struct SSACopyOp {
    operand: Operand<ANY_TYPE>,
    res: Res<LLVM_TYPE>,
}

/// Traps with a reason.
#[op(
    name = "llvm.intr.ubsantrap",
    intrinsic,
    immediates(failure_kind = 0),
    format = "prop-dict attr-dict"
)]
pub struct UBSanTrap {
    #[mlir("failureKind")]
    failure_kind: Prop<Int8>,
}
