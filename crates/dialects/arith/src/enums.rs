//! Enumerations of arith: predicates, flags, rounding modes, atomic read-modify-write kinds.

use terrace_ir::OpRef;
use terrace_macros::dialect_enum;

pub use terrace_llvm_words::FloatPredicate as CmpFPredicate;
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

/// A predicate of `arith.cmpf`, as a property. If an operand is NaN, predicates `O..` are false and `U..` are true.
#[dialect_enum(
    dialect = "arith",
    mnemonic = "CmpFPredicate",
    int = 64,
    cpp = "::mlir::arith::CmpFPredicate",
    desc = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
    of = CmpFPredicate
)]
pub enum CmpFPredicateAttr {}

/// A rounding mode.
#[dialect_enum(
    dialect = "arith",
    mnemonic = "RoundingMode",
    int = 32,
    cpp = "::mlir::arith::RoundingMode",
    desc = "Floating point rounding mode"
)]
pub enum RoundingMode {
    /// Rounds to the nearest value, ties to even.
    ToNearestEven = (0, "to_nearest_even"),
    /// Towards negative infinity.
    Downward = (1, "downward"),
    /// Towards positive infinity.
    Upward = (2, "upward"),
    /// Towards zero.
    TowardZero = (3, "toward_zero"),
    /// Rounds to the nearest value, ties away from zero.
    ToNearestAway = (4, "to_nearest_away"),
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
    AddF = (0, "addf"),
    /// Integer sum.
    AddI = (1, "addi"),
    /// Bitwise and.
    AndI = (2, "andi"),
    /// The new value.
    Assign = (3, "assign"),
    /// Float maximum. If an operand is NaN, the result is NaN.
    MaximumF = (4, "maximumf"),
    /// Float maximum. If one operand is NaN, the result is the other operand.
    MaxNumF = (5, "maxnumf"),
    /// Signed maximum.
    MaxS = (6, "maxs"),
    /// Unsigned maximum.
    MaxU = (7, "maxu"),
    /// Float minimum. If an operand is NaN, the result is NaN.
    MinimumF = (8, "minimumf"),
    /// Float minimum. If one operand is NaN, the result is the other operand.
    MinNumF = (9, "minnumf"),
    /// Signed minimum.
    MinS = (10, "mins"),
    /// Unsigned minimum.
    MinU = (11, "minu"),
    /// Float product.
    MulF = (12, "mulf"),
    /// Integer product.
    MulI = (13, "muli"),
    /// Bitwise or.
    OrI = (14, "ori"),
    /// Bitwise exclusive or.
    XOrI = (15, "xori"),
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
    NONE = (0, "none"),
    /// The operation may be reassociated.
    REASSOC = (1, "reassoc"),
    /// No operand or result is NaN.
    NNAN = (2, "nnan"),
    /// No operand or result is infinite.
    NINF = (4, "ninf"),
    /// The sign of a zero is insignificant.
    NSZ = (8, "nsz"),
    /// A division may be replaced by a multiplication with the reciprocal.
    ARCP = (16, "arcp"),
    /// The operation may be contracted with others, for example to a fused multiply-add.
    CONTRACT = (32, "contract"),
    /// The operation may be approximated.
    AFN = (64, "afn"),
    /// All flags.
    FAST = (127, "fast"),
}

impl FastMathFlags {
    /// Returns the flags in the property `fastmath` of an operation of any dialect. Returns no flags if it has no
    /// such property.
    pub fn of(op: OpRef<'_>) -> FastMathFlags {
        let flags = op.prop_named("fastmath");
        let flags = flags.and_then(|flags| FastMathFlags::from_attr(op.ctx, flags));
        flags.unwrap_or(FastMathFlags::NONE)
    }

    /// Returns true if the result of a function may be computed by any formula that is equal over the real numbers,
    /// regardless of rounding, overflow and the signs of zeros. This requires `afn` or `reassoc`.
    pub fn may_approximate(self) -> bool {
        self.contains(FastMathFlags::AFN) || self.contains(FastMathFlags::REASSOC)
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
    NONE = (0, "none"),
    /// Signed overflow produces poison.
    NSW = (1, "nsw"),
    /// Unsigned overflow produces poison.
    NUW = (2, "nuw"),
}

impl IntegerOverflowFlags {
    /// Returns the flags that are in both sets.
    pub fn common(self, other: Self) -> Self {
        [Self::NSW, Self::NUW]
            .into_iter()
            .filter(|&flag| self.contains(flag) && other.contains(flag))
            .fold(Self::NONE, |flags, flag| flags | flag)
    }
}
