//! The enums of arith: predicates, flags, rounding modes, kinds of atomic updates.

use terrace_builtin::IntegerAttr;
use terrace_ir::{Attr, AttrConstraint, AttrSyntax, Context, EnumAttr, EnumDef, Type};

/// An enum stored as an integer attribute: its Rust type, and its definition for formats.
macro_rules! int_enum {
    (
        $(#[$doc:meta])* $name:ident, $def:ident, $cpp:literal, $ty:expr;
        $($(#[$case_doc:meta])* $case:ident = $value:literal $text:literal,)*
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$case_doc])* $case = $value,)* }

        #[doc = concat!("The text of [`", stringify!($name), "`].")]
        pub static $def: EnumDef = EnumDef {
            dialect: "arith",
            mnemonic: stringify!($name),
            cases: &[$(($text, $value)),*],
            flags: false,
            separator: "",
            cpp_type: $cpp,
            summary: "",
            parameter: "",
        };

        impl $name {
            /// Every case, in the order of the values.
            pub const ALL: &'static [$name] = &[$($name::$case),*];

            /// The case with this value.
            pub fn from_value(value: u64) -> Option<Self> {
                Self::ALL.get(usize::try_from(value).ok()?).copied()
            }

            /// The case an attribute stands for.
            pub fn from_attr(ctx: &Context, attr: Attr) -> Option<Self> {
                let attr = attr.as_::<IntegerAttr>(ctx)?;
                if attr.ty != $ty {
                    return None;
                }
                Self::from_value(attr.value.to_u64()?)
            }

            /// The attribute.
            pub fn attr(self, ctx: &Context) -> Attr {
                use terrace_builtin::attrs::AttrBuilder;
                ctx.int($ty, self as i64)
            }

            /// The keyword.
            pub fn keyword(self) -> &'static str {
                $def.cases[self as usize].0
            }
        }
    };
}

int_enum! {
    /// How `arith.cmpi` compares.
    CmpIPredicate, CMPI_PREDICATE, "::mlir::arith::CmpIPredicate", Type::I64;
    /// Equal.
    Eq = 0 "eq",
    /// Not equal.
    Ne = 1 "ne",
    /// Signed less.
    Slt = 2 "slt",
    /// Signed less or equal.
    Sle = 3 "sle",
    /// Signed greater.
    Sgt = 4 "sgt",
    /// Signed greater or equal.
    Sge = 5 "sge",
    /// Unsigned less.
    Ult = 6 "ult",
    /// Unsigned less or equal.
    Ule = 7 "ule",
    /// Unsigned greater.
    Ugt = 8 "ugt",
    /// Unsigned greater or equal.
    Uge = 9 "uge",
}

int_enum! {
    /// How `arith.cmpf` compares: `O..` is false and `U..` true when an operand is NaN.
    CmpFPredicate, CMPF_PREDICATE, "::mlir::arith::CmpFPredicate", Type::I64;
    /// Never.
    AlwaysFalse = 0 "false",
    /// Ordered and equal.
    Oeq = 1 "oeq",
    /// Ordered and greater.
    Ogt = 2 "ogt",
    /// Ordered and greater or equal.
    Oge = 3 "oge",
    /// Ordered and less.
    Olt = 4 "olt",
    /// Ordered and less or equal.
    Ole = 5 "ole",
    /// Ordered and not equal.
    One = 6 "one",
    /// Ordered.
    Ord = 7 "ord",
    /// Unordered or equal.
    Ueq = 8 "ueq",
    /// Unordered or greater.
    Ugt = 9 "ugt",
    /// Unordered, greater or equal.
    Uge = 10 "uge",
    /// Unordered or less.
    Ult = 11 "ult",
    /// Unordered, less or equal.
    Ule = 12 "ule",
    /// Unordered or not equal.
    Une = 13 "une",
    /// Unordered.
    Uno = 14 "uno",
    /// Always.
    AlwaysTrue = 15 "true",
}

int_enum! {
    /// Which way a float is rounded.
    RoundingMode, ROUNDING_MODE, "::mlir::arith::RoundingMode", Type::I32;
    /// To the nearest, ties to even.
    ToNearestEven = 0 "to_nearest_even",
    /// Towards negative infinity.
    Downward = 1 "downward",
    /// Towards positive infinity.
    Upward = 2 "upward",
    /// Towards zero.
    TowardZero = 3 "toward_zero",
    /// To the nearest, ties away from zero.
    ToNearestAway = 4 "to_nearest_away",
}

int_enum! {
    /// What an atomic update does with the old value.
    AtomicRMWKind, ATOMIC_RMW_KIND, "::mlir::arith::AtomicRMWKind", Type::I64;
    /// Float sum.
    AddF = 0 "addf",
    /// Integer sum.
    AddI = 1 "addi",
    /// Bitwise and.
    AndI = 2 "andi",
    /// The new value.
    Assign = 3 "assign",
    /// Float maximum, NaN if one is NaN.
    MaximumF = 4 "maximumf",
    /// Float maximum, the other one if one is NaN.
    MaxNumF = 5 "maxnumf",
    /// Signed maximum.
    MaxS = 6 "maxs",
    /// Unsigned maximum.
    MaxU = 7 "maxu",
    /// Float minimum, NaN if one is NaN.
    MinimumF = 8 "minimumf",
    /// Float minimum, the other one if one is NaN.
    MinNumF = 9 "minnumf",
    /// Signed minimum.
    MinS = 10 "mins",
    /// Unsigned minimum.
    MinU = 11 "minu",
    /// Float product.
    MulF = 12 "mulf",
    /// Integer product.
    MulI = 13 "muli",
    /// Bitwise or.
    OrI = 14 "ori",
    /// Bitwise exclusive or.
    XOrI = 15 "xori",
}

/// `#arith.fastmath<..>`: a set of [`fastmath`] flags.
pub static FAST_MATH_FLAGS: EnumDef = EnumDef {
    dialect: "arith",
    mnemonic: "fastmath",
    cases: &[
        ("none", 0),
        ("reassoc", fastmath::REASSOC),
        ("nnan", fastmath::NNAN),
        ("ninf", fastmath::NINF),
        ("nsz", fastmath::NSZ),
        ("arcp", fastmath::ARCP),
        ("contract", fastmath::CONTRACT),
        ("afn", fastmath::AFN),
        ("fast", fastmath::FAST),
    ],
    flags: true,
    separator: ",",
    cpp_type: "::mlir::arith::FastMathFlags",
    summary: "",
    parameter: "Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`",
};

/// The bits of [`FAST_MATH_FLAGS`].
pub mod fastmath {
    /// May be regrouped.
    pub const REASSOC: u64 = 1;
    /// No operand or result is NaN.
    pub const NNAN: u64 = 2;
    /// No operand or result is infinite.
    pub const NINF: u64 = 4;
    /// The sign of a zero does not matter.
    pub const NSZ: u64 = 8;
    /// A division may become a multiplication by the reciprocal.
    pub const ARCP: u64 = 16;
    /// May be contracted with others into one operation.
    pub const CONTRACT: u64 = 32;
    /// May be approximated.
    pub const AFN: u64 = 64;
    /// All flags.
    pub const FAST: u64 = 127;
}

/// `#arith.overflow<..>`: a set of [`overflow`] flags.
pub static INTEGER_OVERFLOW_FLAGS: EnumDef = EnumDef {
    dialect: "arith",
    mnemonic: "overflow",
    cases: &[("none", 0), ("nsw", overflow::NSW), ("nuw", overflow::NUW)],
    flags: true,
    separator: ", ",
    cpp_type: "::mlir::arith::IntegerOverflowFlags",
    summary: "",
    parameter: "Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`",
};

/// The bits of [`INTEGER_OVERFLOW_FLAGS`].
pub mod overflow {
    /// Signed overflow gives poison.
    pub const NSW: u64 = 1;
    /// Unsigned overflow gives poison.
    pub const NUW: u64 = 2;
}

/// The value of an enum attribute of this definition.
pub fn enum_value(ctx: &Context, attr: Attr, def: &'static EnumDef) -> Option<u64> {
    let attr = attr.as_::<EnumAttr>(ctx)?;
    std::ptr::eq(attr.def, def).then_some(attr.value)
}

/// `#arith.fastmath<..>`
pub const FAST_MATH_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| enum_value(ctx, attr, &FAST_MATH_FLAGS).is_some(),
    desc: "Floating point fast math flags",
    syntax: AttrSyntax::Enum(&FAST_MATH_FLAGS),
};
/// `#arith.overflow<..>`
pub const INTEGER_OVERFLOW_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| enum_value(ctx, attr, &INTEGER_OVERFLOW_FLAGS).is_some(),
    desc: "Integer overflow arith flags",
    syntax: AttrSyntax::Enum(&INTEGER_OVERFLOW_FLAGS),
};
/// A predicate of `arith.cmpi`, an `i64`.
pub const CMPI_PREDICATE_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| CmpIPredicate::from_attr(ctx, attr).is_some(),
    desc: "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
    syntax: AttrSyntax::IntEnum(&CMPI_PREDICATE, |_| Type::I64),
};
/// A predicate of `arith.cmpf`, an `i64`.
pub const CMPF_PREDICATE_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| CmpFPredicate::from_attr(ctx, attr).is_some(),
    desc: "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
    syntax: AttrSyntax::IntEnum(&CMPF_PREDICATE, |_| Type::I64),
};
/// A rounding mode, an `i32`.
pub const ROUNDING_MODE_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| RoundingMode::from_attr(ctx, attr).is_some(),
    desc: "Floating point rounding mode",
    syntax: AttrSyntax::IntEnum(&ROUNDING_MODE, |_| Type::I32),
};
/// A kind of atomic update, an `i64`.
pub const ATOMIC_RMW_KIND_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| AtomicRMWKind::from_attr(ctx, attr).is_some(),
    desc: "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
    syntax: AttrSyntax::IntEnum(&ATOMIC_RMW_KIND, |_| Type::I64),
};

impl CmpIPredicate {
    /// The predicate that holds for `(b, a)` when this one holds for `(a, b)`.
    pub fn swapped(self) -> Self {
        use CmpIPredicate::*;
        match self {
            Eq | Ne => self,
            Slt => Sgt,
            Sle => Sge,
            Sgt => Slt,
            Sge => Sle,
            Ult => Ugt,
            Ule => Uge,
            Ugt => Ult,
            Uge => Ule,
        }
    }

    /// The predicate that holds where this one does not.
    pub fn inverted(self) -> Self {
        use CmpIPredicate::*;
        match self {
            Eq => Ne,
            Ne => Eq,
            Slt => Sge,
            Sle => Sgt,
            Sgt => Sle,
            Sge => Slt,
            Ult => Uge,
            Ule => Ugt,
            Ugt => Ule,
            Uge => Ult,
        }
    }

    /// Whether it holds for equal operands.
    pub fn holds_for_equal(self) -> bool {
        use CmpIPredicate::*;
        matches!(self, Eq | Sle | Sge | Ule | Uge)
    }

    /// Whether it holds for two integers of one width.
    pub fn holds(self, a: &terrace_numeric::ApInt, b: &terrace_numeric::ApInt) -> bool {
        use CmpIPredicate::*;
        match self {
            Eq => a == b,
            Ne => a != b,
            Slt => a.slt(b),
            Sle => a.sle(b),
            Sgt => a.sgt(b),
            Sge => a.sge(b),
            Ult => a.ult(b),
            Ule => a.ule(b),
            Ugt => a.ugt(b),
            Uge => a.uge(b),
        }
    }
}

impl CmpFPredicate {
    /// Whether it holds for two floats of one format.
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

impl RoundingMode {
    /// The rounding mode of the number library.
    pub fn numeric(self) -> terrace_numeric::RoundingMode {
        use terrace_numeric::RoundingMode as Mode;
        match self {
            RoundingMode::ToNearestEven => Mode::NearestTiesToEven,
            RoundingMode::Downward => Mode::TowardNegative,
            RoundingMode::Upward => Mode::TowardPositive,
            RoundingMode::TowardZero => Mode::TowardZero,
            RoundingMode::ToNearestAway => Mode::NearestTiesToAway,
        }
    }
}
