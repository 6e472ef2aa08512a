//! Closed sets of keywords: opcodes, predicates, orderings, linkage and the like.

/// Declares an enum whose variants have names.
#[macro_export]
macro_rules! names {
    ($(#[$meta:meta])* $name:ident { $($variant:ident $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "each variant is the name beside it")]
        pub enum $name { $($variant,)* }

        impl $name {
            /// Every variant, in order.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// Returns the name that LLVM prints.
            #[inline]
            pub fn text(self) -> &'static str {
                const TEXTS: &[&str] = &[$($text,)*];
                TEXTS[self as usize]
            }
        }
    };
}

macro_rules! keywords {
    ($(#[$meta:meta])* $name:ident { $($rest:tt)* }) => {
        names! { $(#[$meta])* $name { $($rest)* } }

        impl $name {
            /// Returns the variant with this keyword.
            pub fn from_text(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|variant| variant.text() == text)
            }

            /// Returns the variant with this LLVM number.
            pub fn from_number(number: u64) -> Option<$name> {
                $name::ALL.get(usize::try_from(number).ok()?).copied()
            }
        }
    };
}

/// Declares an LLVM enum that is also an enumeration of a dialect. A row contains the variant, LLVM's keyword, LLVM's
/// number and MLIR's number. Rows are in the order of MLIR's cases.
macro_rules! cases {
    ($(#[$meta:meta])* $name:ident { $($variant:ident $text:literal $number:literal $value:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "each variant is the keyword beside it")]
        pub enum $name { $($variant = $number,)* }

        impl $name {
            /// LLVM's keyword and MLIR's number of each variant, in MLIR's order.
            pub const CASES: &[(&'static str, u64)] = &[$(($text, $value),)*];

            /// Every variant, in MLIR's order.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// Returns the keyword that LLVM prints.
            #[inline]
            pub const fn text(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)*
                }
            }

            /// Returns the variant with this LLVM keyword.
            pub fn from_text(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|variant| variant.text() == text)
            }

            /// Returns the variant with this LLVM number.
            #[inline]
            pub const fn from_number(number: u64) -> Option<$name> {
                match number {
                    $($number => Some($name::$variant),)*
                    _ => None,
                }
            }

            /// Returns the number in MLIR's attributes.
            #[inline]
            pub const fn value(self) -> u64 {
                match self {
                    $($name::$variant => $value,)*
                }
            }

            /// Returns the variant with this number in MLIR's attributes.
            #[inline]
            pub const fn from_value(value: u64) -> Option<$name> {
                match value {
                    $($value => Some($name::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

macro_rules! from_bits {
    ($($name:ident)*) => {
        $(impl $name {
            /// Returns the variant with this LLVM number, which must exist.
            ///
            /// # Panics
            /// Panics if no variant has the number.
            #[inline]
            pub fn from_bits(bits: u8) -> $name {
                let found = $name::from_number(u64::from(bits));
                found.expect("invariant: bits of an instruction are a variant's number")
            }
        })*
    };
}

from_bits! { BinaryOp CastOp FloatPredicate AtomicOp Ordering TailKind }

keywords! {
    /// A binary operation.
    BinaryOp {
        Add "add", Sub "sub", Mul "mul", UDiv "udiv", SDiv "sdiv", URem "urem", SRem "srem",
        Shl "shl", LShr "lshr", AShr "ashr", And "and", Or "or", Xor "xor",
        FAdd "fadd", FSub "fsub", FMul "fmul", FDiv "fdiv", FRem "frem",
    }
}

impl BinaryOp {
    /// Returns true if the operands are floats.
    #[inline]
    pub fn is_float(self) -> bool {
        self as u8 >= BinaryOp::FAdd as u8
    }

    /// Returns true if the operation is commutative.
    pub fn is_commutative(self) -> bool {
        use BinaryOp::*;
        matches!(self, Add | Mul | And | Or | Xor | FAdd | FMul)
    }
}

keywords! {
    /// A cast.
    CastOp {
        Trunc "trunc", ZExt "zext", SExt "sext", FpToUi "fptoui", FpToSi "fptosi",
        UiToFp "uitofp", SiToFp "sitofp", FpTrunc "fptrunc", FpExt "fpext",
        PtrToInt "ptrtoint", PtrToAddr "ptrtoaddr", IntToPtr "inttoptr", BitCast "bitcast",
        AddrSpaceCast "addrspacecast",
    }
}

impl CastOp {
    /// Returns true if the cast takes fast-math flags rather than integer flags.
    #[inline]
    pub fn has_fast_math(self) -> bool {
        matches!(self, CastOp::FpTrunc | CastOp::FpExt)
    }
}

cases! {
    /// A float comparison. LLVM's number is a bit set: bit 0 equal, bit 1 greater, bit 2 less, bit 3 unordered.
    FloatPredicate {
        False "false" 0 0,
        Oeq "oeq" 1 1,
        Ogt "ogt" 2 2,
        Oge "oge" 3 3,
        Olt "olt" 4 4,
        Ole "ole" 5 5,
        One "one" 6 6,
        Ord "ord" 7 7,
        Ueq "ueq" 9 8,
        Ugt "ugt" 10 9,
        Uge "uge" 11 10,
        Ult "ult" 12 11,
        Ule "ule" 13 12,
        Une "une" 14 13,
        Uno "uno" 8 14,
        True "true" 15 15,
    }
}

impl FloatPredicate {
    /// Returns true if the predicate holds for operands with this ordering, which is `None` if an operand is NaN.
    pub fn holds(self, order: Option<std::cmp::Ordering>) -> bool {
        let bit = match order {
            Some(std::cmp::Ordering::Equal) => 0,
            Some(std::cmp::Ordering::Greater) => 1,
            Some(std::cmp::Ordering::Less) => 2,
            None => 3,
        };
        self as u8 >> bit & 1 == 1
    }
}

cases! {
    /// The operation of an `atomicrmw`. LLVM's number is the one in bitcode.
    AtomicOp {
        Xchg "xchg" 0 0,
        Add "add" 1 1,
        Sub "sub" 2 2,
        And "and" 3 3,
        Nand "nand" 4 4,
        Or "or" 5 5,
        Xor "xor" 6 6,
        Max "max" 7 7,
        Min "min" 8 8,
        UMax "umax" 9 9,
        UMin "umin" 10 10,
        FAdd "fadd" 11 11,
        FSub "fsub" 12 12,
        FMax "fmax" 13 13,
        FMin "fmin" 14 14,
        UIncWrap "uinc_wrap" 15 15,
        UDecWrap "udec_wrap" 16 16,
        USubCond "usub_cond" 17 17,
        USubSat "usub_sat" 18 18,
        FMaximum "fmaximum" 19 19,
        FMinimum "fminimum" 20 20,
    }
}

cases! {
    /// A memory ordering; `NotAtomic` prints nothing. LLVM's number is the one in bitcode.
    Ordering {
        NotAtomic "" 0 0,
        Unordered "unordered" 1 1,
        Monotonic "monotonic" 2 2,
        Acquire "acquire" 3 4,
        Release "release" 4 5,
        AcqRel "acq_rel" 5 6,
        SeqCst "seq_cst" 6 7,
    }
}

impl Ordering {
    /// Returns true if the ordering is at least as strong as `other` in LLVM's partial order.
    pub fn is_at_least(self, other: Ordering) -> bool {
        // Acquire and release are incomparable; all other pairs are ordered by value.
        (self, other) != (Ordering::Release, Ordering::Acquire) && self >= other
    }
}

cases! {
    /// The tail marker of a call; `None` prints nothing.
    TailKind {
        None "" 0 0,
        NoTail "notail" 3 3,
        MustTail "musttail" 2 2,
        Tail "tail" 1 1,
    }
}

cases! {
    /// Linkage; `External` prints nothing on a definition.
    Linkage {
        External "external" 0 0,
        AvailableExternally "available_externally" 1 1,
        LinkOnceAny "linkonce" 2 2,
        LinkOnceOdr "linkonce_odr" 3 3,
        WeakAny "weak" 4 4,
        WeakOdr "weak_odr" 5 5,
        Appending "appending" 6 6,
        Internal "internal" 7 7,
        Private "private" 8 8,
        ExternalWeak "extern_weak" 9 9,
        Common "common" 10 10,
    }
}

impl Linkage {
    /// Returns true if the definition may be replaced by another at link time.
    pub fn is_interposable(self) -> bool {
        use Linkage::*;
        matches!(self, WeakAny | LinkOnceAny | Common | ExternalWeak)
    }

    /// Returns true if the symbol is not visible outside the module.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Internal | Linkage::Private)
    }
}

cases! {
    /// Visibility; `Default` prints nothing.
    Visibility {
        Default "default" 0 0,
        Hidden "hidden" 1 1,
        Protected "protected" 2 2,
    }
}

keywords! {
    /// DLL storage class; `Default` prints nothing.
    DllStorage {
        Default "", Import "dllimport", Export "dllexport",
    }
}

cases! {
    /// The significance of a symbol's address; `None` prints nothing.
    UnnamedAddr {
        None "" 0 0,
        Local "local_unnamed_addr" 1 1,
        Global "unnamed_addr" 2 2,
    }
}

keywords! {
    /// Thread-local model; `NotThreadLocal` prints nothing.
    ThreadLocal {
        NotThreadLocal "", GeneralDynamic "thread_local",
        LocalDynamic "thread_local(localdynamic)", InitialExec "thread_local(initialexec)",
        LocalExec "thread_local(localexec)",
    }
}

cases! {
    /// The linker's choice among comdats with the same name.
    ComdatKind {
        Any "any" 0 0,
        ExactMatch "exactmatch" 1 1,
        Largest "largest" 2 2,
        NoDeduplicate "nodeduplicate" 3 3,
        SameSize "samesize" 4 4,
    }
}
