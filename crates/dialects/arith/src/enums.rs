//! Enumerations of arith: predicates, flags, rounding modes, atomic read-modify-write kinds.

use terrace_ir::OpRef;
use terrace_macros::dialect_enum;

pub use terrace_numeric::IntPredicate as CmpIPredicate;

/// A predicate of `arith.cmpi`, as a property.
#[dialect_enum(
    dialect = "arith",
    mnemonic = "CmpIPredicate",
    int = 64,
    cpp = "::mlir::arith::CmpIPredicate",
    desc = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
    of = CmpIPredicate
)]
pub enum CmpIPredicateAttr {}

/// A predicate of `arith.cmpf`: if an operand is NaN, `O..` is false and `U..` is true.
#[dialect_enum(
    dialect = "arith",
    mnemonic = "CmpFPredicate",
    int = 64,
    cpp = "::mlir::arith::CmpFPredicate",
    desc = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15"
)]
pub enum CmpFPredicate {
    /// Never.
    #[text("false")]
    AlwaysFalse = 0,
    /// Ordered and equal.
    #[text("oeq")]
    Oeq = 1,
    /// Ordered and greater.
    #[text("ogt")]
    Ogt = 2,
    /// Ordered and greater or equal.
    #[text("oge")]
    Oge = 3,
    /// Ordered and less.
    #[text("olt")]
    Olt = 4,
    /// Ordered and less or equal.
    #[text("ole")]
    Ole = 5,
    /// Ordered and not equal.
    #[text("one")]
    One = 6,
    /// Ordered.
    #[text("ord")]
    Ord = 7,
    /// Unordered or equal.
    #[text("ueq")]
    Ueq = 8,
    /// Unordered or greater.
    #[text("ugt")]
    Ugt = 9,
    /// Unordered, greater or equal.
    #[text("uge")]
    Uge = 10,
    /// Unordered or less.
    #[text("ult")]
    Ult = 11,
    /// Unordered, less or equal.
    #[text("ule")]
    Ule = 12,
    /// Unordered or not equal.
    #[text("une")]
    Une = 13,
    /// Unordered.
    #[text("uno")]
    Uno = 14,
    /// Always.
    #[text("true")]
    AlwaysTrue = 15,
}

/// A rounding mode.
#[dialect_enum(
    dialect = "arith",
    mnemonic = "RoundingMode",
    int = 32,
    cpp = "::mlir::arith::RoundingMode",
    desc = "Floating point rounding mode"
)]
pub enum RoundingMode {
    /// To the nearest, ties to even.
    #[text("to_nearest_even")]
    ToNearestEven = 0,
    /// Towards negative infinity.
    #[text("downward")]
    Downward = 1,
    /// Towards positive infinity.
    #[text("upward")]
    Upward = 2,
    /// Towards zero.
    #[text("toward_zero")]
    TowardZero = 3,
    /// To the nearest; ties away from zero.
    #[text("to_nearest_away")]
    ToNearestAway = 4,
}

/// The operation of an atomic read-modify-write.
#[dialect_enum(
    dialect = "arith",
    mnemonic = "AtomicRMWKind",
    int = 64,
    cpp = "::mlir::arith::AtomicRMWKind",
    desc = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15"
)]
pub enum AtomicRMWKind {
    /// Float sum.
    #[text("addf")]
    AddF = 0,
    /// Integer sum.
    #[text("addi")]
    AddI = 1,
    /// Bitwise and.
    #[text("andi")]
    AndI = 2,
    /// The new value.
    #[text("assign")]
    Assign = 3,
    /// Float maximum; NaN if one operand is NaN.
    #[text("maximumf")]
    MaximumF = 4,
    /// Float maximum; if one operand is NaN, the other one.
    #[text("maxnumf")]
    MaxNumF = 5,
    /// Signed maximum.
    #[text("maxs")]
    MaxS = 6,
    /// Unsigned maximum.
    #[text("maxu")]
    MaxU = 7,
    /// Float minimum; NaN if one operand is NaN.
    #[text("minimumf")]
    MinimumF = 8,
    /// Float minimum; if one operand is NaN, the other one.
    #[text("minnumf")]
    MinNumF = 9,
    /// Signed minimum.
    #[text("mins")]
    MinS = 10,
    /// Unsigned minimum.
    #[text("minu")]
    MinU = 11,
    /// Float product.
    #[text("mulf")]
    MulF = 12,
    /// Integer product.
    #[text("muli")]
    MulI = 13,
    /// Bitwise or.
    #[text("ori")]
    OrI = 14,
    /// Bitwise exclusive or.
    #[text("xori")]
    XOrI = 15,
}

/// `#arith.fastmath<..>`: assumptions about a float operation.
#[dialect_enum(
    dialect = "arith",
    mnemonic = "fastmath",
    flags = ",",
    cpp = "::mlir::arith::FastMathFlags",
    parameter = "Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`",
    desc = "Floating point fast math flags"
)]
pub enum FastMathFlags {
    /// No flag.
    #[text("none")]
    NONE = 0,
    /// May be regrouped.
    #[text("reassoc")]
    REASSOC = 1,
    /// No operand or result is NaN.
    #[text("nnan")]
    NNAN = 2,
    /// No operand or result is infinite.
    #[text("ninf")]
    NINF = 4,
    /// The sign of a zero is insignificant.
    #[text("nsz")]
    NSZ = 8,
    /// A division may be replaced by a multiplication with the reciprocal.
    #[text("arcp")]
    ARCP = 16,
    /// May be contracted with other operations, for example to a fused multiply-add.
    #[text("contract")]
    CONTRACT = 32,
    /// May be approximated.
    #[text("afn")]
    AFN = 64,
    /// All flags.
    #[text("fast")]
    FAST = 127,
}

impl FastMathFlags {
    /// The flags of an operation of any dialect, in its property `fastmath`; none without one.
    pub fn of(op: OpRef<'_>) -> FastMathFlags {
        let flags = op.prop_named("fastmath");
        let flags = flags.and_then(|flags| FastMathFlags::from_attr(op.ctx, flags));
        flags.unwrap_or(FastMathFlags::NONE)
    }
}

/// `#arith.overflow<..>`: kinds of overflow that must not occur.
#[dialect_enum(
    dialect = "arith",
    mnemonic = "overflow",
    flags = ", ",
    cpp = "::mlir::arith::IntegerOverflowFlags",
    parameter = "Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`",
    desc = "Integer overflow arith flags"
)]
pub enum IntegerOverflowFlags {
    /// No flag.
    #[text("none")]
    NONE = 0,
    /// Signed overflow gives poison.
    #[text("nsw")]
    NSW = 1,
    /// Unsigned overflow gives poison.
    #[text("nuw")]
    NUW = 2,
}

impl IntegerOverflowFlags {
    /// The flags that are in both.
    pub fn common(self, other: Self) -> Self {
        [Self::NSW, Self::NUW]
            .into_iter()
            .filter(|&flag| self.contains(flag) && other.contains(flag))
            .fold(Self::NONE, |flags, flag| flags | flag)
    }
}

impl CmpFPredicate {
    /// Evaluates the predicate for two floats of the same format.
    pub fn holds(self, a: terrace_numeric::ApFloat, b: terrace_numeric::ApFloat) -> bool {
        use CmpFPredicate::*;
        use std::cmp::Ordering::*;
        let order = a.compare(b);
        match self {
            AlwaysFalse => false,
            Oeq => order == Some(Equal),
            Ogt => order == Some(Greater),
            Oge => matches!(order, Some(Greater | Equal)),
            Olt => order == Some(Less),
            Ole => matches!(order, Some(Less | Equal)),
            One => matches!(order, Some(Less | Greater)),
            Ord => order.is_some(),
            Ueq => matches!(order, None | Some(Equal)),
            Ugt => matches!(order, None | Some(Greater)),
            Uge => order != Some(Less),
            Ult => matches!(order, None | Some(Less)),
            Ule => order != Some(Greater),
            Une => order != Some(Equal),
            Uno => order.is_none(),
            AlwaysTrue => true,
        }
    }
}
