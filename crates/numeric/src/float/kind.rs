//! The float formats and their parameters.

/// A float format of MLIR or LLVM IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum FloatKind {
    /// `f4E2M1FN`: no infinity, no NaN.
    F4E2M1FN,
    /// `f6E2M3FN`: no infinity, no NaN.
    F6E2M3FN,
    /// `f6E3M2FN`: no infinity, no NaN.
    F6E3M2FN,
    /// `f8E3M4`: like IEEE.
    F8E3M4,
    /// `f8E4M3`: like IEEE.
    F8E4M3,
    /// `f8E4M3B11FNUZ`: bias 11, one zero, one NaN, no infinity.
    F8E4M3B11FNUZ,
    /// `f8E4M3FN`: no infinity; NaN is all ones.
    F8E4M3FN,
    /// `f8E4M3FNUZ`: one zero, one NaN, no infinity.
    F8E4M3FNUZ,
    /// `f8E5M2`: like IEEE.
    F8E5M2,
    /// `f8E5M2FNUZ`: one zero, one NaN, no infinity.
    F8E5M2FNUZ,
    /// `f8E8M0FNU`: powers of two, no sign, no zero; NaN is all ones.
    F8E8M0FNU,
    /// `tf32`, 19 bits.
    TF32,
    /// `bf16`.
    BF16,
    /// `f16`.
    F16,
    /// `f32`.
    F32,
    /// `f64`.
    F64,
    /// `f80`: x87 extended, with an explicit integer bit.
    F80,
    /// `f128`.
    F128,
    /// LLVM IR's `ppc_fp128`: the sum of two doubles. Not a type of MLIR's builtin dialect. The first double is in the
    /// low 64 bits.
    PpcDoubleDouble,
}

/// A format's representation of infinities and NaNs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NonFinite {
    /// If the exponent is all ones: infinity if the fraction is zero, otherwise NaN.
    Ieee,
    /// No infinity; exponent and fraction all ones is NaN.
    NanAllOnes,
    /// No infinity; the bit pattern of -0 is NaN.
    NanNegativeZero,
    /// Neither infinity nor NaN.
    None,
}

/// The parameters of a format, as in LLVM's `fltSemantics`.
#[derive(Debug)]
pub(super) struct Semantics {
    /// The number of bits of the format.
    pub(super) width: u32,
    /// The number of bits of the significand, including the integer bit.
    pub(super) precision: u32,
    /// The exponent of the smallest normal number.
    pub(super) min_exp: i32,
    /// The exponent of the largest number.
    pub(super) max_exp: i32,
    pub(super) non_finite: NonFinite,
    /// True if the integer bit is stored, which only x87 does.
    pub(super) explicit_bit: bool,
    /// True if there are a sign bit and a zero, which f8E8M0FNU lacks.
    pub(super) signed: bool,
}

const fn ieee(width: u32, precision: u32, max_exp: i32) -> Semantics {
    format(width, precision, 1 - max_exp, max_exp, NonFinite::Ieee)
}

const fn format(
    width: u32,
    precision: u32,
    min_exp: i32,
    max_exp: i32,
    non_finite: NonFinite,
) -> Semantics {
    let (explicit_bit, signed) = (false, true);
    Semantics {
        width,
        precision,
        min_exp,
        max_exp,
        non_finite,
        explicit_bit,
        signed,
    }
}

/// Indexed by `FloatKind` in declaration order. The last entry is [`PPC_LEGACY`].
static SEMANTICS: [Semantics; 19] = [
    format(4, 2, 0, 2, NonFinite::None),
    format(6, 4, 0, 2, NonFinite::None),
    format(6, 3, -2, 4, NonFinite::None),
    ieee(8, 5, 3),
    ieee(8, 4, 7),
    format(8, 4, -10, 4, NonFinite::NanNegativeZero),
    format(8, 4, -6, 8, NonFinite::NanAllOnes),
    format(8, 4, -7, 7, NonFinite::NanNegativeZero),
    ieee(8, 3, 15),
    format(8, 3, -15, 15, NonFinite::NanNegativeZero),
    Semantics {
        signed: false,
        ..format(8, 1, -127, 127, NonFinite::NanAllOnes)
    },
    ieee(19, 11, 127),
    ieee(16, 8, 127),
    ieee(16, 11, 15),
    ieee(32, 24, 127),
    ieee(64, 53, 1023),
    Semantics {
        explicit_bit: true,
        ..ieee(80, 64, 16383)
    },
    ieee(128, 113, 16383),
    PPC,
];

/// A double-double as one number of 106 bits, which LLVM uses if it has no exact algorithm.
pub(super) static PPC_LEGACY: Semantics = PPC;

const PPC: Semantics = format(128, 106, -1022 + 53, 1023, NonFinite::Ieee);

impl FloatKind {
    /// Every kind, in declaration order.
    pub const ALL: [FloatKind; 19] = [
        FloatKind::F4E2M1FN,
        FloatKind::F6E2M3FN,
        FloatKind::F6E3M2FN,
        FloatKind::F8E3M4,
        FloatKind::F8E4M3,
        FloatKind::F8E4M3B11FNUZ,
        FloatKind::F8E4M3FN,
        FloatKind::F8E4M3FNUZ,
        FloatKind::F8E5M2,
        FloatKind::F8E5M2FNUZ,
        FloatKind::F8E8M0FNU,
        FloatKind::TF32,
        FloatKind::BF16,
        FloatKind::F16,
        FloatKind::F32,
        FloatKind::F64,
        FloatKind::F80,
        FloatKind::F128,
        FloatKind::PpcDoubleDouble,
    ];

    /// Returns the number of bits of the format.
    #[inline]
    pub fn width(self) -> u32 {
        self.semantics().width
    }

    /// Returns the number of bits of the significand, including the integer bit (106 for a double-double).
    #[inline]
    pub fn precision(self) -> u32 {
        self.semantics().precision
    }

    /// MLIR's keyword for the type, or LLVM IR's for `ppc_fp128`.
    pub fn keyword(self) -> &'static str {
        match self {
            FloatKind::F4E2M1FN => "f4E2M1FN",
            FloatKind::F6E2M3FN => "f6E2M3FN",
            FloatKind::F6E3M2FN => "f6E3M2FN",
            FloatKind::F8E3M4 => "f8E3M4",
            FloatKind::F8E4M3 => "f8E4M3",
            FloatKind::F8E4M3B11FNUZ => "f8E4M3B11FNUZ",
            FloatKind::F8E4M3FN => "f8E4M3FN",
            FloatKind::F8E4M3FNUZ => "f8E4M3FNUZ",
            FloatKind::F8E5M2 => "f8E5M2",
            FloatKind::F8E5M2FNUZ => "f8E5M2FNUZ",
            FloatKind::F8E8M0FNU => "f8E8M0FNU",
            FloatKind::TF32 => "tf32",
            FloatKind::BF16 => "bf16",
            FloatKind::F16 => "f16",
            FloatKind::F32 => "f32",
            FloatKind::F64 => "f64",
            FloatKind::F80 => "f80",
            FloatKind::F128 => "f128",
            FloatKind::PpcDoubleDouble => "ppc_fp128",
        }
    }

    /// Returns the kind with an MLIR type keyword. `ppc_fp128` is not an MLIR type.
    pub fn from_keyword(keyword: &str) -> Option<Self> {
        Self::ALL[..18]
            .iter()
            .copied()
            .find(|kind| kind.keyword() == keyword)
    }

    /// LLVM IR's keyword for the type, if it has that type.
    pub fn llvm_keyword(self) -> Option<&'static str> {
        Some(match self {
            FloatKind::BF16 => "bfloat",
            FloatKind::F16 => "half",
            FloatKind::F32 => "float",
            FloatKind::F64 => "double",
            FloatKind::F80 => "x86_fp80",
            FloatKind::F128 => "fp128",
            FloatKind::PpcDoubleDouble => "ppc_fp128",
            _ => return None,
        })
    }

    #[inline]
    pub(super) fn semantics(self) -> &'static Semantics {
        &SEMANTICS[self as usize]
    }

    /// Returns a mask of the bits of the format.
    #[inline]
    pub(super) fn bit_mask(self) -> u128 {
        u128::MAX >> (128 - self.width())
    }
}
