//! Terminators and unwinding.

use crate::attrs::LoopAnnotationAttr;
use crate::constraints::{FUNCTION_TYPE_ATTR, LLVM_TYPE, POINTER, SIGNLESS_INTEGER};
use crate::enums::{CConv, CConvAttr};
use crate::verify;
use terrace_builtin::constraints::{ANY_TYPE, DICT_ARRAY_ATTR, FLAT_SYMBOL_REF_ATTR, I1};
use terrace_builtin::props::{AnyType, Array, I32Array, IntElements, Symbol};
use terrace_macros::op;

/// Branches to a block.
#[op(
    name = "llvm.br",
    verify = verify::br,
    traits(PURE, TERMINATOR),
    format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"
)]
pub struct BrOp {
    #[mlir("destOperands")]
    dest_operands: Variadic<Operand<LLVM_TYPE>>,
    loop_annotation: Optional<Prop<LoopAnnotationAttr>>,
    dest: Succ,
}

/// Branches to one of two blocks.
#[op(
    name = "llvm.cond_br",
    verify = verify::cond_br,
    traits(ATTR_SIZED_OPERAND_SEGMENTS, PURE, TERMINATOR),
    format = "$condition ( `weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict"
)]
pub struct CondBrOp {
    condition: Operand<I1>,
    #[mlir("trueDestOperands")]
    true_dest_operands: Variadic<Operand<LLVM_TYPE>>,
    #[mlir("falseDestOperands")]
    false_dest_operands: Variadic<Operand<LLVM_TYPE>>,
    branch_weights: Optional<Prop<I32Array>>,
    loop_annotation: Optional<Prop<LoopAnnotationAttr>>,
    #[mlir("trueDest")]
    true_dest: Succ,
    #[mlir("falseDest")]
    false_dest: Succ,
}

/// Branches to one of several blocks, selected by a value.
#[op(
    name = "llvm.switch",
    verify = verify::switch,
    traits(ATTR_SIZED_OPERAND_SEGMENTS, PURE, TERMINATOR),
    format = "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands), $case_operand_segments) attr-dict"
)]
pub struct SwitchOp {
    value: Operand<SIGNLESS_INTEGER>,
    #[mlir("defaultOperands")]
    default_operands: Variadic<Operand<ANY_TYPE>>,
    #[mlir("caseOperands")]
    case_operands: Variadic<Operand<ANY_TYPE>>,
    case_values: Optional<Prop<IntElements>>,
    case_operand_segments: Prop<I32Array>,
    branch_weights: Optional<Prop<I32Array>>,
    #[mlir("defaultDestination")]
    default_destination: Succ,
    #[mlir("caseDestinations")]
    case_destinations: Variadic<Succ>,
}

/// A jump to the address of a block.
#[op(
    name = "llvm.indirectbr",
    verify = verify::indirectbr,
    traits(SAME_VARIADIC_OPERAND_SIZE, PURE, TERMINATOR),
    format = "$addr `:` custom<StrippedPointer>(type($addr)) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands), $indbr_operand_segments) attr-dict"
)]
pub struct IndirectBrOp {
    addr: Operand<POINTER>,
    #[mlir("succOperands")]
    succ_operands: Variadic<Operand<ANY_TYPE>>,
    indbr_operand_segments: Prop<I32Array>,
    successors: Variadic<Succ>,
}

/// Returns from a function.
#[op(
    name = "llvm.return",
    verify = verify::return_,
    traits(PURE, RETURN_LIKE, TERMINATOR),
    format = "attr-dict ($arg^ `:` type($arg))?"
)]
pub struct ReturnOp {
    arg: Optional<Operand<LLVM_TYPE>>,
}

/// Resumes unwinding.
#[op(
    name = "llvm.resume",
    traits(TERMINATOR),
    format = "$value attr-dict `:` type($value)"
)]
pub struct ResumeOp {
    value: Operand<LLVM_TYPE>,
}

/// Marks unreachable code.
#[op(name = "llvm.unreachable", traits(TERMINATOR), format = "attr-dict")]
pub struct UnreachableOp {}

/// A call that may unwind to another block.
#[op(name = "llvm.invoke", verify = verify::invoke, traits(ATTR_SIZED_OPERAND_SEGMENTS, TERMINATOR))]
pub struct InvokeOp {
    var_callee_type: Optional<Prop<AnyType, FUNCTION_TYPE_ATTR>>,
    callee: Optional<Prop<Symbol, FLAT_SYMBOL_REF_ATTR>>,
    callee_operands: Variadic<Operand<LLVM_TYPE>>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    #[mlir("normalDestOperands")]
    normal_dest_operands: Variadic<Operand<LLVM_TYPE>>,
    #[mlir("unwindDestOperands")]
    unwind_dest_operands: Variadic<Operand<LLVM_TYPE>>,
    branch_weights: Optional<Prop<I32Array>>,
    #[mlir("CConv")]
    #[default(CConv::C)]
    cconv: Prop<CConvAttr>,
    #[setter]
    op_bundle_operands: Variadic<Operand<LLVM_TYPE>>,
    #[built(&[])]
    op_bundle_sizes: Prop<I32Array>,
    op_bundle_tags: Optional<Prop<Array>>,
    result: Optional<Res<LLVM_TYPE>>,
    #[mlir("normalDest")]
    normal_dest: Succ,
    #[mlir("unwindDest")]
    unwind_dest: Succ,
}

/// The start of an unwind destination; defines which exceptions it handles.
#[op(name = "llvm.landingpad", verify = verify::landingpad)]
pub struct LandingpadOp {
    cleanup: Flag,
    #[mlir("")]
    clauses: Variadic<Operand<LLVM_TYPE>>,
    res: Res<LLVM_TYPE>,
}
