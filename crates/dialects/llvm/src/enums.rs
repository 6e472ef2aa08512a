//! Enumerations of the LLVM dialect: as Rust enums, as flags, and as the tables that text goes by.

use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_ir::{Attr, Context, EnumAttr, EnumDef};

macro_rules! llvm_enum {
    ($(#[$doc:meta])* $name:ident, $def:ident, $mnemonic:literal $(as $parameter:literal)?, $summary:literal, $cpp:literal {
        $($case:ident = $value:expr => $text:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u64)]
        pub enum $name {
            $(#[doc = concat!("`", $text, "`")] $case = $value,)*
        }

        #[doc = concat!("The cases of [`", stringify!($name), "`] by text.")]
        pub static $def: EnumDef = EnumDef {
            dialect: "llvm",
            mnemonic: $mnemonic,
            cases: &[$(($text, $value)),*],
            flags: false,
            separator: "",
            cpp_type: $cpp,
            summary: $summary,
            parameter: concat!("" $(, $parameter)?),
        };

        impl $name {
            /// The case of a value.
            pub fn from_value(value: u64) -> Option<Self> {
                $(if value == $value {
                    return Some(Self::$case);
                })*
                None
            }

            /// The text of the case.
            pub fn text(self) -> &'static str {
                match self {
                    $(Self::$case => $text,)*
                }
            }

            /// The enum attribute of the case.
            pub fn attr(self, ctx: &Context) -> Attr {
                ctx.enum_attr(&$def, self as u64)
            }

            /// The integer attribute that stands for the case: `i64`.
            pub fn int_attr(self, ctx: &Context) -> Attr {
                ctx.i64(self as i64)
            }

            /// The case that an enum attribute or an integer attribute stands for.
            pub fn of(ctx: &Context, attr: Attr) -> Option<Self> {
                Self::from_value(value_of(ctx, attr, &$def)?)
            }
        }
    };
}

macro_rules! llvm_flags {
    ($(#[$doc:meta])* $name:ident, $def:ident, $mnemonic:literal $(as $parameter:literal)?, $separator:literal, $summary:literal, $cpp:literal {
        $($case:ident = $value:literal => $text:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name(pub u64);

        #[doc = concat!("The flags of [`", stringify!($name), "`] by text.")]
        pub static $def: EnumDef = EnumDef {
            dialect: "llvm",
            mnemonic: $mnemonic,
            cases: &[$(($text, $value)),*],
            flags: true,
            separator: $separator,
            cpp_type: $cpp,
            summary: $summary,
            parameter: concat!("" $(, $parameter)?),
        };

        impl $name {
            $(#[doc = concat!("`", $text, "`")] pub const $case: Self = Self($value);)*

            /// Both sets.
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Whether all flags of `other` are set.
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// The enum attribute of the set.
            pub fn attr(self, ctx: &Context) -> Attr {
                ctx.enum_attr(&$def, self.0)
            }

            /// The integer attribute that stands for the set: `i32`.
            pub fn int_attr(self, ctx: &Context) -> Attr {
                ctx.i32(self.0 as i32)
            }

            /// The set that an enum attribute or an integer attribute stands for.
            pub fn of(ctx: &Context, attr: Attr) -> Option<Self> {
                value_of(ctx, attr, &$def).map(Self)
            }
        }
    };
}

/// The value of an enum attribute of this enumeration, or of an integer attribute.
fn value_of(ctx: &Context, attr: Attr, def: &'static EnumDef) -> Option<u64> {
    match attr.as_::<EnumAttr>(ctx) {
        Some(attr) => std::ptr::eq(attr.def, def).then_some(attr.value),
        None => int_value(ctx, attr).map(|value| value as u64),
    }
}

llvm_enum! {
    /// The syntax of inline assembly.
    AsmDialect, ASM_DIALECT, "", "", "::mlir::LLVM::AsmDialect" {
        Att = 0 => "att",
        Intel = 1 => "intel",
    }
}

llvm_enum! {
    /// What `llvm.atomicrmw` does with the value in memory.
    AtomicBinOp, ATOMIC_BIN_OP, "", "", "::mlir::LLVM::AtomicBinOp" {
        Xchg = 0 => "xchg",
        Add = 1 => "add",
        Sub = 2 => "sub",
        And = 3 => "_and",
        Nand = 4 => "nand",
        Or = 5 => "_or",
        Xor = 6 => "_xor",
        Max = 7 => "max",
        Min = 8 => "min",
        UMax = 9 => "umax",
        UMin = 10 => "umin",
        FAdd = 11 => "fadd",
        FSub = 12 => "fsub",
        FMax = 13 => "fmax",
        FMin = 14 => "fmin",
        UIncWrap = 15 => "uinc_wrap",
        UDecWrap = 16 => "udec_wrap",
        USubCond = 17 => "usub_cond",
        USubSat = 18 => "usub_sat",
        FMaximum = 19 => "fmaximum",
        FMinimum = 20 => "fminimum",
    }
}

llvm_enum! {
    /// How an atomic operation is ordered against other memory operations.
    AtomicOrdering, ATOMIC_ORDERING, "", "", "::mlir::LLVM::AtomicOrdering" {
        NotAtomic = 0 => "not_atomic",
        Unordered = 1 => "unordered",
        Monotonic = 2 => "monotonic",
        Acquire = 4 => "acquire",
        Release = 5 => "release",
        AcqRel = 6 => "acq_rel",
        SeqCst = 7 => "seq_cst",
    }
}

llvm_enum! {
    /// A calling convention; the values are LLVM's.
    CConv, CCONV, "cconv" as "CConvAttr parameter 'CallingConv' which is to be a `CConv`",
        "Calling Conventions", "::mlir::LLVM::cconv::CConv" {
        C = 0 => "ccc",
        Fast = 8 => "fastcc",
        Cold = 9 => "coldcc",
        Ghc = 10 => "cc_10",
        Hipe = 11 => "cc_11",
        AnyReg = 13 => "anyregcc",
        PreserveMost = 14 => "preserve_mostcc",
        PreserveAll = 15 => "preserve_allcc",
        Swift = 16 => "swiftcc",
        CxxFastTls = 17 => "cxx_fast_tlscc",
        Tail = 18 => "tailcc",
        CfGuardCheck = 19 => "cfguard_checkcc",
        SwiftTail = 20 => "swifttailcc",
        X86StdCall = 64 => "x86_stdcallcc",
        X86FastCall = 65 => "x86_fastcallcc",
        ArmApcs = 66 => "arm_apcscc",
        ArmAapcs = 67 => "arm_aapcscc",
        ArmAapcsVfp = 68 => "arm_aapcs_vfpcc",
        Msp430Intr = 69 => "msp430_intrcc",
        X86ThisCall = 70 => "x86_thiscallcc",
        PtxKernel = 71 => "ptx_kernelcc",
        PtxDevice = 72 => "ptx_devicecc",
        SpirFunc = 75 => "spir_funccc",
        SpirKernel = 76 => "spir_kernelcc",
        IntelOclBi = 77 => "intel_ocl_bicc",
        X8664SysV = 78 => "x86_64_sysvcc",
        Win64 = 79 => "win64cc",
        X86VectorCall = 80 => "x86_vectorcallcc",
        Hhvm = 81 => "hhvmcc",
        HhvmC = 82 => "hhvm_ccc",
        X86Intr = 83 => "x86_intrcc",
        AvrIntr = 84 => "avr_intrcc",
        AvrBuiltin = 86 => "avr_builtincc",
        AmdgpuVs = 87 => "amdgpu_vscc",
        AmdgpuGs = 88 => "amdgpu_gscc",
        AmdgpuCs = 90 => "amdgpu_cscc",
        AmdgpuKernel = 91 => "amdgpu_kernelcc",
        X86RegCall = 92 => "x86_regcallcc",
        AmdgpuHs = 93 => "amdgpu_hscc",
        Msp430Builtin = 94 => "msp430_builtincc",
        AmdgpuLs = 95 => "amdgpu_lscc",
        AmdgpuEs = 96 => "amdgpu_escc",
        AArch64VectorCall = 97 => "aarch64_vectorcallcc",
        AArch64SveVectorCall = 98 => "aarch64_sve_vectorcallcc",
        WasmEmscriptenInvoke = 99 => "wasm_emscripten_invokecc",
        AmdgpuGfx = 100 => "amdgpu_gfxcc",
        M68kIntr = 101 => "m68k_intrcc",
    }
}

llvm_enum! {
    /// Which of several equal comdats the linker takes.
    Comdat, COMDAT, "comdat" as "ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`",
        "LLVM Comdat Types", "::mlir::LLVM::comdat::Comdat" {
        Any = 0 => "any",
        ExactMatch = 1 => "exactmatch",
        Largest = 2 => "largest",
        NoDeduplicate = 3 => "nodeduplicate",
        SameSize = 4 => "samesize",
    }
}

llvm_enum! {
    /// How `llvm.fcmp` compares.
    FCmpPredicate, FCMP_PREDICATE, "", "", "::mlir::LLVM::FCmpPredicate" {
        False = 0 => "_false",
        Oeq = 1 => "oeq",
        Ogt = 2 => "ogt",
        Oge = 3 => "oge",
        Olt = 4 => "olt",
        Ole = 5 => "ole",
        One = 6 => "one",
        Ord = 7 => "ord",
        Ueq = 8 => "ueq",
        Ugt = 9 => "ugt",
        Uge = 10 => "uge",
        Ult = 11 => "ult",
        Ule = 12 => "ule",
        Une = 13 => "une",
        Uno = 14 => "uno",
        True = 15 => "_true",
    }
}

llvm_enum! {
    /// What a constrained intrinsic may do with float exceptions.
    FPExceptionBehavior, FP_EXCEPTION_BEHAVIOR, "", "", "::mlir::LLVM::FPExceptionBehavior" {
        Ignore = 0 => "ignore",
        MayTrap = 1 => "maytrap",
        Strict = 2 => "strict",
    }
}

llvm_enum! {
    /// Where a frame pointer is kept.
    FramePointerKind, FRAME_POINTER_KIND, "framePointerKind" as "FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`",
        "LLVM FramePointerKind", "::mlir::LLVM::framePointerKind::FramePointerKind" {
        None = 0 => "none",
        NonLeaf = 1 => "non-leaf",
        All = 2 => "all",
        Reserved = 3 => "reserved",
        NonLeafNoReserve = 4 => "non-leaf-no-reserve",
    }
}

llvm_enum! {
    /// How `llvm.icmp` compares.
    ICmpPredicate, ICMP_PREDICATE, "", "", "::mlir::LLVM::ICmpPredicate" {
        Eq = 0 => "eq",
        Ne = 1 => "ne",
        Slt = 2 => "slt",
        Sle = 3 => "sle",
        Sgt = 4 => "sgt",
        Sge = 5 => "sge",
        Ult = 6 => "ult",
        Ule = 7 => "ule",
        Ugt = 8 => "ugt",
        Uge = 9 => "uge",
    }
}

llvm_enum! {
    /// How much debug information a compile unit has.
    DIEmissionKind, DI_EMISSION_KIND, "", "LLVM debug emission kind", "::mlir::LLVM::DIEmissionKind" {
        None = 0 => "None",
        Full = 1 => "Full",
        LineTablesOnly = 2 => "LineTablesOnly",
        DebugDirectivesOnly = 3 => "DebugDirectivesOnly",
    }
}

llvm_enum! {
    /// Which name table a compile unit gets.
    DINameTableKind, DI_NAME_TABLE_KIND, "", "LLVM debug name table kind", "::mlir::LLVM::DINameTableKind" {
        Default = 0 => "Default",
        Gnu = 1 => "GNU",
        None = 2 => "None",
        Apple = 3 => "Apple",
    }
}

llvm_enum! {
    /// Where a profile summary comes from.
    ProfileSummaryFormatKind, PROFILE_SUMMARY_FORMAT, "", "LLVM ProfileSummary format kinds", "::mlir::LLVM::ProfileSummaryFormatKind" {
        SampleProfile = 0 => "SampleProfile",
        InstrProf = 1 => "InstrProf",
        CSInstrProf = 2 => "CSInstrProf",
    }
}

llvm_enum! {
    /// How a symbol is linked.
    Linkage, LINKAGE, "linkage" as "LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`",
        "LLVM linkage types", "::mlir::LLVM::linkage::Linkage" {
        External = 0 => "external",
        AvailableExternally = 1 => "available_externally",
        Linkonce = 2 => "linkonce",
        LinkonceODR = 3 => "linkonce_odr",
        Weak = 4 => "weak",
        WeakODR = 5 => "weak_odr",
        Appending = 6 => "appending",
        Internal = 7 => "internal",
        Private = 8 => "private",
        ExternWeak = 9 => "extern_weak",
        Common = 10 => "common",
    }
}

llvm_enum! {
    /// What the linker does with two module flags of one name.
    ModFlagBehavior, MOD_FLAG_BEHAVIOR, "", "LLVM Module Flag Behavior", "::mlir::LLVM::ModFlagBehavior" {
        Error = 1 => "error",
        Warning = 2 => "warning",
        Require = 3 => "require",
        Override = 4 => "override",
        Append = 5 => "append",
        AppendUnique = 6 => "append_unique",
        Max = 7 => "max",
        Min = 8 => "min",
    }
}

llvm_enum! {
    /// What may happen to a location of memory.
    ModRefInfo, MOD_REF_INFO, "", "LLVM ModRefInfo", "::mlir::LLVM::ModRefInfo" {
        NoModRef = 0 => "none",
        Ref = 1 => "read",
        Mod = 2 => "write",
        ModRef = 3 => "readwrite",
    }
}

llvm_enum! {
    /// How a constrained intrinsic rounds.
    RoundingMode, ROUNDING_MODE, "", "", "::mlir::LLVM::RoundingMode" {
        TowardZero = 0 => "towardzero",
        NearestTiesToEven = 1 => "tonearest",
        TowardPositive = 2 => "upward",
        TowardNegative = 3 => "downward",
        NearestTiesToAway = 4 => "tonearestaway",
        Dynamic = 7 => "dynamic",
        Invalid = u64::MAX => "invalid",
    }
}

llvm_enum! {
    /// Whether a call is a tail call.
    TailCallKind, TAIL_CALL_KIND, "tailcallkind" as "TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`",
        "Tail Call Kind", "::mlir::LLVM::tailcallkind::TailCallKind" {
        None = 0 => "none",
        NoTail = 3 => "notail",
        MustTail = 2 => "musttail",
        Tail = 1 => "tail",
    }
}

llvm_enum! {
    /// Which unwind tables a function gets.
    UWTableKind, UWTABLE_KIND, "uwtableKind" as "UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`",
        "LLVM Unwind Behavior", "::mlir::LLVM::uwtable::UWTableKind" {
        None = 0 => "none",
        Sync = 1 => "sync",
        Async = 2 => "async",
    }
}

llvm_enum! {
    /// Whether the address of a symbol matters.
    UnnamedAddr, UNNAMED_ADDR, "", "", "::mlir::LLVM::UnnamedAddr" {
        None = 0 => "",
        Local = 1 => "local_unnamed_addr",
        Global = 2 => "unnamed_addr",
    }
}

llvm_enum! {
    /// Who sees a symbol.
    Visibility, VISIBILITY, "", "", "::mlir::LLVM::Visibility" {
        Default = 0 => "",
        Hidden = 1 => "hidden",
        Protected = 2 => "protected",
    }
}

llvm_flags! {
    /// Flags of debug information.
    DIFlags, DI_FLAGS, "", "|", "LLVM DI flags", "::mlir::LLVM::DIFlags" {
        PUBLIC = 0x3 => "Public",
        PROTECTED = 0x2 => "Protected",
        PRIVATE = 0x1 => "Private",
        ZERO = 0x0 => "Zero",
        BIT0 = 0x1 => "Bit0",
        BIT1 = 0x2 => "Bit1",
        FWD_DECL = 0x4 => "FwdDecl",
        APPLE_BLOCK = 0x8 => "AppleBlock",
        RESERVED_BIT4 = 0x10 => "ReservedBit4",
        VIRTUAL = 0x20 => "Virtual",
        ARTIFICIAL = 0x40 => "Artificial",
        EXPLICIT = 0x80 => "Explicit",
        PROTOTYPED = 0x100 => "Prototyped",
        OBJC_CLASS_COMPLETE = 0x200 => "ObjcClassComplete",
        OBJECT_POINTER = 0x400 => "ObjectPointer",
        VECTOR = 0x800 => "Vector",
        STATIC_MEMBER = 0x1000 => "StaticMember",
        LVALUE_REFERENCE = 0x2000 => "LValueReference",
        RVALUE_REFERENCE = 0x4000 => "RValueReference",
        EXPORT_SYMBOLS = 0x8000 => "ExportSymbols",
        SINGLE_INHERITANCE = 0x10000 => "SingleInheritance",
        MULTIPLE_INHERITANCE = 0x10000 => "MultipleInheritance",
        VIRTUAL_INHERITANCE = 0x10000 => "VirtualInheritance",
        INTRODUCED_VIRTUAL = 0x40000 => "IntroducedVirtual",
        BIT_FIELD = 0x80000 => "BitField",
        NO_RETURN = 0x100000 => "NoReturn",
        TYPE_PASS_BY_VALUE = 0x400000 => "TypePassByValue",
        TYPE_PASS_BY_REFERENCE = 0x800000 => "TypePassByReference",
        ENUM_CLASS = 0x1000000 => "EnumClass",
        THUNK = 0x2000000 => "Thunk",
        NON_TRIVIAL = 0x4000000 => "NonTrivial",
        BIG_ENDIAN = 0x8000000 => "BigEndian",
        LITTLE_ENDIAN = 0x10000000 => "LittleEndian",
        ALL_CALLS_DESCRIBED = 0x20000000 => "AllCallsDescribed",
    }
}

llvm_flags! {
    /// Flags of a subprogram in debug information.
    DISubprogramFlags, DI_SUBPROGRAM_FLAGS, "", "|", "LLVM DISubprogram flags", "::mlir::LLVM::DISubprogramFlags" {
        VIRTUAL = 0x1 => "Virtual",
        PURE_VIRTUAL = 0x2 => "PureVirtual",
        LOCAL_TO_UNIT = 0x4 => "LocalToUnit",
        DEFINITION = 0x8 => "Definition",
        OPTIMIZED = 0x10 => "Optimized",
        PURE = 0x20 => "Pure",
        ELEMENTAL = 0x40 => "Elemental",
        RECURSIVE = 0x80 => "Recursive",
        MAIN_SUBPROGRAM = 0x100 => "MainSubprogram",
        DELETED = 0x200 => "Deleted",
        OBJ_CDIRECT = 0x800 => "ObjCDirect",
    }
}

llvm_flags! {
    /// What an operation on floats may assume.
    FastmathFlags, FASTMATH_FLAGS, "fastmath" as "LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`",
        ", ", "", "::mlir::LLVM::FastmathFlags" {
        FAST = 0x7f => "fast",
        NONE = 0x0 => "none",
        NNAN = 0x1 => "nnan",
        NINF = 0x2 => "ninf",
        NSZ = 0x4 => "nsz",
        ARCP = 0x8 => "arcp",
        CONTRACT = 0x10 => "contract",
        AFN = 0x20 => "afn",
        REASSOC = 0x40 => "reassoc",
    }
}

llvm_flags! {
    /// How address arithmetic may not overflow.
    GEPNoWrapFlags, GEP_NO_WRAP_FLAGS, "", "|", "::mlir::LLVM::GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags" {
        INBOUNDS = 0x3 => "inbounds",
        NONE = 0x0 => "none",
        INBOUNDS_FLAG = 0x1 => "inbounds_flag",
        NUSW = 0x2 => "nusw",
        NUW = 0x4 => "nuw",
    }
}

llvm_flags! {
    /// How integer arithmetic may not overflow.
    IntegerOverflowFlags, INTEGER_OVERFLOW_FLAGS, "overflow" as "LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`",
        ", ", "LLVM integer overflow flags", "::mlir::LLVM::IntegerOverflowFlags" {
        NONE = 0x0 => "none",
        NSW = 0x1 => "nsw",
        NUW = 0x2 => "nuw",
    }
}

impl AtomicOrdering {
    /// Whether the ordering is at least as strong as `other`, as LLVM compares strength.
    pub fn is_at_least(self, other: AtomicOrdering) -> bool {
        // Acquire and release are not comparable; every other pair is ordered by value.
        match (self, other) {
            (AtomicOrdering::Release, AtomicOrdering::Acquire) => false,
            _ => self as u64 >= other as u64,
        }
    }
}

/// The enumerations that are attributes of their own, `#llvm.linkage<internal>`.
pub static ENUM_ATTRS: [&EnumDef; 7] = [
    &LINKAGE,
    &CCONV,
    &FASTMATH_FLAGS,
    &INTEGER_OVERFLOW_FLAGS,
    &FRAME_POINTER_KIND,
    &TAIL_CALL_KIND,
    &UWTABLE_KIND,
];
