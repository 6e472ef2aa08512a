//! Integer and float arithmetic, comparisons, casts, `select` and `freeze`.

use crate::attrs::DereferenceableAttr;
use crate::constraints::{
    FLOAT_OR_VECTOR, I1_OR_VECTOR, INTEGER_OR_POINTER_OR_VECTOR, INTEGER_OR_VECTOR, LLVM_TYPE,
    NON_AGGREGATE, POINTER_OR_VECTOR,
};
use crate::enums::{FCmpPredicateAttr, FastmathFlags, ICmpPredicateAttr, IntegerOverflowFlags};
use crate::fold;
use crate::verify;
use terrace_builtin::constraints::i1_same_shape;
use terrace_macros::op;

macro_rules! integer {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
            format = "$lhs `,` $rhs attr-dict `:` type($res)"
        )]
        pub struct $name {
            lhs: Operand<INTEGER_OR_VECTOR>,
            rhs: Operand<INTEGER_OR_VECTOR>,
            res: Res<INTEGER_OR_VECTOR>,
        }
    )*};
}

integer! {
    URemOp = "llvm.urem", "The remainder of unsigned integers.";
    SRemOp = "llvm.srem", "The remainder of signed integers.";
    AndOp = "llvm.and", "Bitwise and.";
    XOrOp = "llvm.xor", "Bitwise exclusive or.";
}

macro_rules! integer_with_overflow {
    ($($name:ident = $op:literal, $doc:literal, traits($($extra:ident),*) $(, fold = $fold:expr)?;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE $(, $extra)*),
            $(fold = $fold,)?
            format = "$lhs `,` $rhs (`overflow` `<` $overflowFlags^ `>`)? attr-dict `:` type($res)"
        )]
        pub struct $name {
            lhs: Operand<INTEGER_OR_VECTOR>,
            rhs: Operand<INTEGER_OR_VECTOR>,
            #[mlir("overflowFlags")]
            #[default(IntegerOverflowFlags::NONE)]
            overflow_flags: Prop<IntegerOverflowFlags>,
            res: Res<INTEGER_OR_VECTOR>,
        }
    )*};
}

integer_with_overflow! {
    AddOp = "llvm.add", "Adds integers.", traits(COMMUTATIVE);
    SubOp = "llvm.sub", "Subtracts integers.", traits();
    MulOp = "llvm.mul", "Multiplies integers.", traits(COMMUTATIVE);
    ShlOp = "llvm.shl", "Shifts left.", traits(), fold = fold::shl;
}

macro_rules! integer_with_exact {
    ($($name:ident = $op:literal, $doc:literal, $pure:ident;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits($pure, SAME_OPERANDS_AND_RESULT_TYPE),
            format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)"
        )]
        pub struct $name {
            lhs: Operand<INTEGER_OR_VECTOR>,
            rhs: Operand<INTEGER_OR_VECTOR>,
            #[mlir("isExact")]
            is_exact: Flag,
            res: Res<INTEGER_OR_VECTOR>,
        }
    )*};
}

integer_with_exact! {
    UDivOp = "llvm.udiv", "Divides unsigned integers.", NO_MEMORY_EFFECT;
    SDivOp = "llvm.sdiv", "Divides signed integers.", NO_MEMORY_EFFECT;
    LShrOp = "llvm.lshr", "Shifts right, filling with zeros.", PURE;
    AShrOp = "llvm.ashr", "Shifts right, filling with the sign.", PURE;
}

/// Bitwise or.
#[op(
    name = "llvm.or",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    fold = fold::or,
    format = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)"
)]
pub struct OrOp {
    lhs: Operand<INTEGER_OR_VECTOR>,
    rhs: Operand<INTEGER_OR_VECTOR>,
    #[mlir("isDisjoint")]
    is_disjoint: Flag,
    res: Res<INTEGER_OR_VECTOR>,
}

macro_rules! float {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
            format = "$lhs `,` $rhs attr-dict `:` type($res)"
        )]
        pub struct $name {
            lhs: Operand<FLOAT_OR_VECTOR>,
            rhs: Operand<FLOAT_OR_VECTOR>,
            #[mlir("fastmathFlags")]
            #[default(FastmathFlags::NONE)]
            fastmath_flags: Prop<FastmathFlags>,
            res: Res<FLOAT_OR_VECTOR>,
        }
    )*};
}

float! {
    FAddOp = "llvm.fadd", "Adds floats.";
    FSubOp = "llvm.fsub", "Subtracts floats.";
    FMulOp = "llvm.fmul", "Multiplies floats.";
    FDivOp = "llvm.fdiv", "Divides floats.";
    FRemOp = "llvm.frem", "The remainder of floats.";
}

/// Negates floats.
#[op(
    name = "llvm.fneg",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    format = "$operand attr-dict `:` type($res)"
)]
pub struct FNegOp {
    operand: Operand<FLOAT_OR_VECTOR>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    res: Res<FLOAT_OR_VECTOR>,
}

/// Compares integers or pointers.
#[op(
    name = "llvm.icmp",
    traits(PURE, SAME_TYPE_OPERANDS),
    types_match(lhs -> res, i1_same_shape, "result type has i1 element type and same shape as operands"),
    fold = fold::icmp
)]
pub struct ICmpOp {
    predicate: Prop<ICmpPredicateAttr>,
    lhs: Operand<INTEGER_OR_POINTER_OR_VECTOR>,
    rhs: Operand<INTEGER_OR_POINTER_OR_VECTOR>,
    res: Res<I1_OR_VECTOR>,
}

/// Compares floats.
#[op(
    name = "llvm.fcmp",
    traits(PURE, SAME_TYPE_OPERANDS),
    types_match(lhs -> res, i1_same_shape, "result type has i1 element type and same shape as operands")
)]
pub struct FCmpOp {
    predicate: Prop<FCmpPredicateAttr>,
    lhs: Operand<FLOAT_OR_VECTOR>,
    rhs: Operand<FLOAT_OR_VECTOR>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    res: Res<I1_OR_VECTOR>,
}

macro_rules! cast {
    ($($name:ident = $op:literal, $doc:literal, $from:ident -> $to:ident $(, $key:ident = $hook:expr)*;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE),
            $($key = $hook,)*
            format = "$arg attr-dict `:` type($arg) `to` type($res)"
        )]
        pub struct $name {
            arg: Operand<$from>,
            res: Res<$to>,
        }
    )*};
}

cast! {
    BitcastOp = "llvm.bitcast", "Reads the bits as another type.", NON_AGGREGATE -> NON_AGGREGATE,
        verify_alone = verify::bitcast, fold = fold::bitcast;
    AddrSpaceCastOp = "llvm.addrspacecast", "Moves a pointer to another address space.",
        POINTER_OR_VECTOR -> POINTER_OR_VECTOR, fold = fold::addrspacecast;
    PtrToIntOp = "llvm.ptrtoint", "Makes an integer of a pointer.", POINTER_OR_VECTOR -> INTEGER_OR_VECTOR;
    SExtOp = "llvm.sext", "Widens signed integers.", INTEGER_OR_VECTOR -> INTEGER_OR_VECTOR, verify_alone = verify::sext;
    SIToFPOp = "llvm.sitofp", "Signed integers to floats.", INTEGER_OR_VECTOR -> FLOAT_OR_VECTOR;
    FPToSIOp = "llvm.fptosi", "Floats to signed integers.", FLOAT_OR_VECTOR -> INTEGER_OR_VECTOR;
    FPToUIOp = "llvm.fptoui", "Floats to unsigned integers.", FLOAT_OR_VECTOR -> INTEGER_OR_VECTOR;
    FPExtOp = "llvm.fpext", "Widens floats.", FLOAT_OR_VECTOR -> FLOAT_OR_VECTOR;
    FPTruncOp = "llvm.fptrunc", "Narrows floats.", FLOAT_OR_VECTOR -> FLOAT_OR_VECTOR;
}

macro_rules! cast_with_nneg {
    ($($name:ident = $op:literal, $doc:literal, $from:ident -> $to:ident $(, $key:ident = $hook:expr)*;)*) => {$(
        #[doc = $doc]
        #[op(
            name = $op,
            traits(PURE),
            $($key = $hook,)*
            format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)"
        )]
        pub struct $name {
            arg: Operand<$from>,
            #[mlir("nonNeg")]
            non_neg: Flag,
            res: Res<$to>,
        }
    )*};
}

cast_with_nneg! {
    ZExtOp = "llvm.zext", "Widens unsigned integers.", INTEGER_OR_VECTOR -> INTEGER_OR_VECTOR,
        verify_alone = verify::zext, fold = fold::zext;
    UIToFPOp = "llvm.uitofp", "Unsigned integers to floats.", INTEGER_OR_VECTOR -> FLOAT_OR_VECTOR;
}

/// Narrows integers.
#[op(
    name = "llvm.trunc",
    traits(PURE),
    format = "$arg (`overflow` `<` $overflowFlags^ `>`)? attr-dict `:` type($arg) `to` type($res)"
)]
pub struct TruncOp {
    arg: Operand<INTEGER_OR_VECTOR>,
    #[mlir("overflowFlags")]
    #[default(IntegerOverflowFlags::NONE)]
    overflow_flags: Prop<IntegerOverflowFlags>,
    res: Res<INTEGER_OR_VECTOR>,
}

/// Converts an integer to a pointer.
#[op(
    name = "llvm.inttoptr",
    traits(PURE),
    format = "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)"
)]
pub struct IntToPtrOp {
    arg: Operand<INTEGER_OR_VECTOR>,
    dereferenceable: Optional<Prop<DereferenceableAttr>>,
    res: Res<POINTER_OR_VECTOR>,
}

/// One of two values.
#[op(
    name = "llvm.select",
    traits(PURE),
    same_type(true_value, false_value, res),
    format = "operands attr-dict `:` type($condition) `,` type($res)"
)]
pub struct SelectOp {
    condition: Operand<I1_OR_VECTOR>,
    #[mlir("trueValue")]
    true_value: Operand<LLVM_TYPE>,
    #[mlir("falseValue")]
    false_value: Operand<LLVM_TYPE>,
    #[mlir("fastmathFlags")]
    #[default(FastmathFlags::NONE)]
    fastmath_flags: Prop<FastmathFlags>,
    res: Res<LLVM_TYPE>,
}

/// The operand, or an arbitrary but fixed value if the operand is poison.
#[op(
    name = "llvm.freeze",
    traits(PURE, SAME_OPERANDS_AND_RESULT_TYPE),
    format = "$val attr-dict `:` type($val)"
)]
pub struct FreezeOp {
    val: Operand<LLVM_TYPE>,
    res: Res<LLVM_TYPE>,
}
