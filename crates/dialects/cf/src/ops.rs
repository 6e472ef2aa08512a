//! The operations.

use crate::verify;
use terrace_builtin::constraints::{ANY_INTEGER, ANY_TYPE, I1};
use terrace_builtin::props::{I32Array, IntElements, Str};
use terrace_macros::op;

/// Stops the program with a message if a condition is false.
#[op(name = "cf.assert", format = "$arg `,` $msg attr-dict")]
pub struct AssertOp {
    arg: Operand<I1>,
    msg: Prop<Str>,
}

/// Branches to a block.
#[op(
    name = "cf.br",
    traits(PURE, TERMINATOR),
    verify = verify::br,
    format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"
)]
pub struct BranchOp {
    #[mlir("destOperands")]
    dest_operands: Variadic<Operand<ANY_TYPE>>,
    dest: Succ,
}

/// Branches to one of two blocks.
#[op(
    name = "cf.cond_br",
    traits(PURE, TERMINATOR, ATTR_SIZED_OPERAND_SEGMENTS),
    verify = verify::cond_br,
    format = "$condition (`weights` `(` $branch_weights^ `)` )? `,` \
              $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` \
              $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict"
)]
pub struct CondBranchOp {
    condition: Operand<I1>,
    #[mlir("trueDestOperands")]
    true_dest_operands: Variadic<Operand<ANY_TYPE>>,
    #[mlir("falseDestOperands")]
    false_dest_operands: Variadic<Operand<ANY_TYPE>>,
    branch_weights: Optional<Prop<I32Array>>,
    #[mlir("trueDest")]
    true_dest: Succ,
    #[mlir("falseDest")]
    false_dest: Succ,
}

/// Branches to the block of the case that equals the flag, or to the default block.
///
/// `case_operand_segments` contains the number of `case_operands` of each case.
#[op(
    name = "cf.switch",
    traits(PURE, TERMINATOR, ATTR_SIZED_OPERAND_SEGMENTS),
    verify = verify::switch,
    format = "$flag `:` type($flag) `,` `[` `\\n` \
              custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, $defaultOperands, type($defaultOperands), \
              $case_values, $case_operand_segments, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict"
)]
pub struct SwitchOp {
    flag: Operand<ANY_INTEGER>,
    #[mlir("defaultOperands")]
    default_operands: Variadic<Operand<ANY_TYPE>>,
    #[mlir("caseOperands")]
    case_operands: Variadic<Operand<ANY_TYPE>>,
    case_values: Optional<Prop<IntElements>>,
    case_operand_segments: Prop<I32Array>,
    #[mlir("defaultDestination")]
    default_destination: Succ,
    #[mlir("caseDestinations")]
    case_destinations: Variadic<Succ>,
}
