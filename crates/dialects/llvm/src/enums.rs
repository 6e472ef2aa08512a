//! Enumerations of the LLVM dialect.

use terrace_ir::EnumDef;
use terrace_macros::dialect_enum;

/// The syntax (dialect) of inline assembly.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::AsmDialect",
    desc = "ATT (0) or Intel (1) asm dialect"
)]
pub enum AsmDialect {
    #[text("att")]
    Att = 0,
    #[text("intel")]
    Intel = 1,
}

/// The operation that `llvm.atomicrmw` applies to the value in memory.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::AtomicBinOp",
    desc = "llvm.atomicrmw binary operations"
)]
pub enum AtomicBinOp {
    #[text("xchg")]
    Xchg = 0,
    #[text("add")]
    Add = 1,
    #[text("sub")]
    Sub = 2,
    #[text("_and")]
    And = 3,
    #[text("nand")]
    Nand = 4,
    #[text("_or")]
    Or = 5,
    #[text("_xor")]
    Xor = 6,
    #[text("max")]
    Max = 7,
    #[text("min")]
    Min = 8,
    #[text("umax")]
    UMax = 9,
    #[text("umin")]
    UMin = 10,
    #[text("fadd")]
    FAdd = 11,
    #[text("fsub")]
    FSub = 12,
    #[text("fmax")]
    FMax = 13,
    #[text("fmin")]
    FMin = 14,
    #[text("uinc_wrap")]
    UIncWrap = 15,
    #[text("udec_wrap")]
    UDecWrap = 16,
    #[text("usub_cond")]
    USubCond = 17,
    #[text("usub_sat")]
    USubSat = 18,
    #[text("fmaximum")]
    FMaximum = 19,
    #[text("fminimum")]
    FMinimum = 20,
}

/// The ordering of an atomic operation relative to other memory operations.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::AtomicOrdering",
    desc = "Atomic ordering for LLVM's memory model"
)]
pub enum AtomicOrdering {
    #[text("not_atomic")]
    NotAtomic = 0,
    #[text("unordered")]
    Unordered = 1,
    #[text("monotonic")]
    Monotonic = 2,
    #[text("acquire")]
    Acquire = 4,
    #[text("release")]
    Release = 5,
    #[text("acq_rel")]
    AcqRel = 6,
    #[text("seq_cst")]
    SeqCst = 7,
}

/// A calling convention; the values are LLVM's.
#[dialect_enum(
    dialect = "llvm",
    mnemonic = "cconv",
    cpp = "::mlir::LLVM::cconv::CConv",
    summary = "Calling Conventions",
    parameter = "CConvAttr parameter 'CallingConv' which is to be a `CConv`",
    constraint = crate::constraints::CALLING_CONVENTION
)]
pub enum CConv {
    #[text("ccc")]
    C = 0,
    #[text("fastcc")]
    Fast = 8,
    #[text("coldcc")]
    Cold = 9,
    #[text("cc_10")]
    Ghc = 10,
    #[text("cc_11")]
    Hipe = 11,
    #[text("anyregcc")]
    AnyReg = 13,
    #[text("preserve_mostcc")]
    PreserveMost = 14,
    #[text("preserve_allcc")]
    PreserveAll = 15,
    #[text("swiftcc")]
    Swift = 16,
    #[text("cxx_fast_tlscc")]
    CxxFastTls = 17,
    #[text("tailcc")]
    Tail = 18,
    #[text("cfguard_checkcc")]
    CfGuardCheck = 19,
    #[text("swifttailcc")]
    SwiftTail = 20,
    #[text("x86_stdcallcc")]
    X86StdCall = 64,
    #[text("x86_fastcallcc")]
    X86FastCall = 65,
    #[text("arm_apcscc")]
    ArmApcs = 66,
    #[text("arm_aapcscc")]
    ArmAapcs = 67,
    #[text("arm_aapcs_vfpcc")]
    ArmAapcsVfp = 68,
    #[text("msp430_intrcc")]
    Msp430Intr = 69,
    #[text("x86_thiscallcc")]
    X86ThisCall = 70,
    #[text("ptx_kernelcc")]
    PtxKernel = 71,
    #[text("ptx_devicecc")]
    PtxDevice = 72,
    #[text("spir_funccc")]
    SpirFunc = 75,
    #[text("spir_kernelcc")]
    SpirKernel = 76,
    #[text("intel_ocl_bicc")]
    IntelOclBi = 77,
    #[text("x86_64_sysvcc")]
    X8664SysV = 78,
    #[text("win64cc")]
    Win64 = 79,
    #[text("x86_vectorcallcc")]
    X86VectorCall = 80,
    #[text("hhvmcc")]
    Hhvm = 81,
    #[text("hhvm_ccc")]
    HhvmC = 82,
    #[text("x86_intrcc")]
    X86Intr = 83,
    #[text("avr_intrcc")]
    AvrIntr = 84,
    #[text("avr_builtincc")]
    AvrBuiltin = 86,
    #[text("amdgpu_vscc")]
    AmdgpuVs = 87,
    #[text("amdgpu_gscc")]
    AmdgpuGs = 88,
    #[text("amdgpu_cscc")]
    AmdgpuCs = 90,
    #[text("amdgpu_kernelcc")]
    AmdgpuKernel = 91,
    #[text("x86_regcallcc")]
    X86RegCall = 92,
    #[text("amdgpu_hscc")]
    AmdgpuHs = 93,
    #[text("msp430_builtincc")]
    Msp430Builtin = 94,
    #[text("amdgpu_lscc")]
    AmdgpuLs = 95,
    #[text("amdgpu_escc")]
    AmdgpuEs = 96,
    #[text("aarch64_vectorcallcc")]
    AArch64VectorCall = 97,
    #[text("aarch64_sve_vectorcallcc")]
    AArch64SveVectorCall = 98,
    #[text("wasm_emscripten_invokecc")]
    WasmEmscriptenInvoke = 99,
    #[text("amdgpu_gfxcc")]
    AmdgpuGfx = 100,
    #[text("m68k_intrcc")]
    M68kIntr = 101,
}

/// The linker's rule for selecting one of several comdats with the same name.
#[dialect_enum(
    dialect = "llvm",
    mnemonic = "comdat",
    int = 64,
    cpp = "::mlir::LLVM::comdat::Comdat",
    summary = "LLVM Comdat Types",
    parameter = "ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`",
    desc = "LLVM Comdat Types"
)]
pub enum Comdat {
    #[text("any")]
    Any = 0,
    #[text("exactmatch")]
    ExactMatch = 1,
    #[text("largest")]
    Largest = 2,
    #[text("nodeduplicate")]
    NoDeduplicate = 3,
    #[text("samesize")]
    SameSize = 4,
}

/// A predicate of `llvm.fcmp`.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::FCmpPredicate",
    desc = "llvm.fcmp comparison predicate"
)]
pub enum FCmpPredicate {
    #[text("_false")]
    False = 0,
    #[text("oeq")]
    Oeq = 1,
    #[text("ogt")]
    Ogt = 2,
    #[text("oge")]
    Oge = 3,
    #[text("olt")]
    Olt = 4,
    #[text("ole")]
    Ole = 5,
    #[text("one")]
    One = 6,
    #[text("ord")]
    Ord = 7,
    #[text("ueq")]
    Ueq = 8,
    #[text("ugt")]
    Ugt = 9,
    #[text("uge")]
    Uge = 10,
    #[text("ult")]
    Ult = 11,
    #[text("ule")]
    Ule = 12,
    #[text("une")]
    Une = 13,
    #[text("uno")]
    Uno = 14,
    #[text("_true")]
    True = 15,
}

/// The assumption of a constrained intrinsic about floating-point exceptions.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::FPExceptionBehavior",
    desc = "LLVM Exception Behavior"
)]
pub enum FPExceptionBehavior {
    #[text("ignore")]
    Ignore = 0,
    #[text("maytrap")]
    MayTrap = 1,
    #[text("strict")]
    Strict = 2,
}

/// The functions that keep a frame pointer.
#[dialect_enum(
    dialect = "llvm",
    mnemonic = "framePointerKind",
    cpp = "::mlir::LLVM::framePointerKind::FramePointerKind",
    summary = "LLVM FramePointerKind",
    parameter = "FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`"
)]
pub enum FramePointerKind {
    #[text("none")]
    None = 0,
    #[text("non-leaf")]
    NonLeaf = 1,
    #[text("all")]
    All = 2,
    #[text("reserved")]
    Reserved = 3,
    #[text("non-leaf-no-reserve")]
    NonLeafNoReserve = 4,
}

pub use terrace_numeric::IntPredicate as ICmpPredicate;

/// A predicate of `llvm.icmp`, as a property.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::ICmpPredicate",
    desc = "llvm.icmp comparison predicate",
    of = ICmpPredicate
)]
pub enum ICmpPredicateAttr {}

/// The amount of debug information for a compile unit.
#[dialect_enum(
    dialect = "llvm",
    cpp = "::mlir::LLVM::DIEmissionKind",
    summary = "LLVM debug emission kind"
)]
pub enum DIEmissionKind {
    #[text("None")]
    None = 0,
    #[text("Full")]
    Full = 1,
    #[text("LineTablesOnly")]
    LineTablesOnly = 2,
    #[text("DebugDirectivesOnly")]
    DebugDirectivesOnly = 3,
}

/// The kind of name table for a compile unit.
#[dialect_enum(
    dialect = "llvm",
    cpp = "::mlir::LLVM::DINameTableKind",
    summary = "LLVM debug name table kind"
)]
pub enum DINameTableKind {
    #[text("Default")]
    Default = 0,
    #[text("GNU")]
    Gnu = 1,
    #[text("None")]
    None = 2,
    #[text("Apple")]
    Apple = 3,
}

/// The origin of a profile summary.
#[dialect_enum(
    dialect = "llvm",
    cpp = "::mlir::LLVM::ProfileSummaryFormatKind",
    summary = "LLVM ProfileSummary format kinds"
)]
pub enum ProfileSummaryFormatKind {
    #[text("SampleProfile")]
    SampleProfile = 0,
    #[text("InstrProf")]
    InstrProf = 1,
    #[text("CSInstrProf")]
    CSInstrProf = 2,
}

/// The linkage of a symbol.
#[dialect_enum(
    dialect = "llvm",
    mnemonic = "linkage",
    cpp = "::mlir::LLVM::linkage::Linkage",
    summary = "LLVM linkage types",
    parameter = "LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`",
    desc = "LLVM Linkage specification"
)]
pub enum Linkage {
    #[text("external")]
    External = 0,
    #[text("available_externally")]
    AvailableExternally = 1,
    #[text("linkonce")]
    Linkonce = 2,
    #[text("linkonce_odr")]
    LinkonceODR = 3,
    #[text("weak")]
    Weak = 4,
    #[text("weak_odr")]
    WeakODR = 5,
    #[text("appending")]
    Appending = 6,
    #[text("internal")]
    Internal = 7,
    #[text("private")]
    Private = 8,
    #[text("extern_weak")]
    ExternWeak = 9,
    #[text("common")]
    Common = 10,
}

/// The linker's rule for merging module flags with the same key.
#[dialect_enum(
    dialect = "llvm",
    cpp = "::mlir::LLVM::ModFlagBehavior",
    summary = "LLVM Module Flag Behavior"
)]
pub enum ModFlagBehavior {
    #[text("error")]
    Error = 1,
    #[text("warning")]
    Warning = 2,
    #[text("require")]
    Require = 3,
    #[text("override")]
    Override = 4,
    #[text("append")]
    Append = 5,
    #[text("append_unique")]
    AppendUnique = 6,
    #[text("max")]
    Max = 7,
    #[text("min")]
    Min = 8,
}

/// The possible accesses to a memory location.
#[dialect_enum(
    dialect = "llvm",
    cpp = "::mlir::LLVM::ModRefInfo",
    summary = "LLVM ModRefInfo"
)]
pub enum ModRefInfo {
    #[text("none")]
    NoModRef = 0,
    #[text("read")]
    Ref = 1,
    #[text("write")]
    Mod = 2,
    #[text("readwrite")]
    ModRef = 3,
}

/// The rounding mode of a constrained intrinsic.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::RoundingMode",
    constraint = crate::constraints::ROUNDING_MODE,
)]
pub enum RoundingMode {
    #[text("towardzero")]
    TowardZero = 0,
    #[text("tonearest")]
    NearestTiesToEven = 1,
    #[text("upward")]
    TowardPositive = 2,
    #[text("downward")]
    TowardNegative = 3,
    #[text("tonearestaway")]
    NearestTiesToAway = 4,
    #[text("dynamic")]
    Dynamic = 7,
    #[text("invalid")]
    Invalid = u64::MAX,
}

/// The tail call marker of a call.
#[dialect_enum(
    dialect = "llvm",
    mnemonic = "tailcallkind",
    cpp = "::mlir::LLVM::tailcallkind::TailCallKind",
    summary = "Tail Call Kind",
    parameter = "TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`",
    desc = "LLVM Calling Convention specification"
)]
pub enum TailCallKind {
    #[text("none")]
    None = 0,
    #[text("notail")]
    NoTail = 3,
    #[text("musttail")]
    MustTail = 2,
    #[text("tail")]
    Tail = 1,
}

/// The kind of unwind table for a function.
#[dialect_enum(
    dialect = "llvm",
    mnemonic = "uwtableKind",
    cpp = "::mlir::LLVM::uwtable::UWTableKind",
    summary = "LLVM Unwind Behavior",
    parameter = "UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`"
)]
pub enum UWTableKind {
    #[text("none")]
    None = 0,
    #[text("sync")]
    Sync = 1,
    #[text("async")]
    Async = 2,
}

/// The significance of a symbol's address.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::UnnamedAddr",
    desc = "LLVM GlobalValue UnnamedAddr"
)]
pub enum UnnamedAddr {
    #[text("")]
    None = 0,
    #[text("local_unnamed_addr")]
    Local = 1,
    #[text("unnamed_addr")]
    Global = 2,
}

/// The visibility of a symbol.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::Visibility",
    desc = "LLVM GlobalValue Visibility"
)]
pub enum Visibility {
    #[text("")]
    Default = 0,
    #[text("hidden")]
    Hidden = 1,
    #[text("protected")]
    Protected = 2,
}

/// Flags of debug information.
#[dialect_enum(
    dialect = "llvm",
    flags = "|",
    cpp = "::mlir::LLVM::DIFlags",
    summary = "LLVM DI flags"
)]
pub enum DIFlags {
    #[text("Public")]
    PUBLIC = 0x3,
    #[text("Protected")]
    PROTECTED = 0x2,
    #[text("Private")]
    PRIVATE = 0x1,
    #[text("Zero")]
    ZERO = 0x0,
    #[text("Bit0")]
    BIT0 = 0x1,
    #[text("Bit1")]
    BIT1 = 0x2,
    #[text("FwdDecl")]
    FWD_DECL = 0x4,
    #[text("AppleBlock")]
    APPLE_BLOCK = 0x8,
    #[text("ReservedBit4")]
    RESERVED_BIT4 = 0x10,
    #[text("Virtual")]
    VIRTUAL = 0x20,
    #[text("Artificial")]
    ARTIFICIAL = 0x40,
    #[text("Explicit")]
    EXPLICIT = 0x80,
    #[text("Prototyped")]
    PROTOTYPED = 0x100,
    #[text("ObjcClassComplete")]
    OBJC_CLASS_COMPLETE = 0x200,
    #[text("ObjectPointer")]
    OBJECT_POINTER = 0x400,
    #[text("Vector")]
    VECTOR = 0x800,
    #[text("StaticMember")]
    STATIC_MEMBER = 0x1000,
    #[text("LValueReference")]
    LVALUE_REFERENCE = 0x2000,
    #[text("RValueReference")]
    RVALUE_REFERENCE = 0x4000,
    #[text("ExportSymbols")]
    EXPORT_SYMBOLS = 0x8000,
    #[text("SingleInheritance")]
    SINGLE_INHERITANCE = 0x10000,
    #[text("MultipleInheritance")]
    MULTIPLE_INHERITANCE = 0x10000,
    #[text("VirtualInheritance")]
    VIRTUAL_INHERITANCE = 0x10000,
    #[text("IntroducedVirtual")]
    INTRODUCED_VIRTUAL = 0x40000,
    #[text("BitField")]
    BIT_FIELD = 0x80000,
    #[text("NoReturn")]
    NO_RETURN = 0x100000,
    #[text("TypePassByValue")]
    TYPE_PASS_BY_VALUE = 0x400000,
    #[text("TypePassByReference")]
    TYPE_PASS_BY_REFERENCE = 0x800000,
    #[text("EnumClass")]
    ENUM_CLASS = 0x1000000,
    #[text("Thunk")]
    THUNK = 0x2000000,
    #[text("NonTrivial")]
    NON_TRIVIAL = 0x4000000,
    #[text("BigEndian")]
    BIG_ENDIAN = 0x8000000,
    #[text("LittleEndian")]
    LITTLE_ENDIAN = 0x10000000,
    #[text("AllCallsDescribed")]
    ALL_CALLS_DESCRIBED = 0x20000000,
}

/// Flags of a subprogram in debug information.
#[dialect_enum(
    dialect = "llvm",
    flags = "|",
    cpp = "::mlir::LLVM::DISubprogramFlags",
    summary = "LLVM DISubprogram flags"
)]
pub enum DISubprogramFlags {
    #[text("Virtual")]
    VIRTUAL = 0x1,
    #[text("PureVirtual")]
    PURE_VIRTUAL = 0x2,
    #[text("LocalToUnit")]
    LOCAL_TO_UNIT = 0x4,
    #[text("Definition")]
    DEFINITION = 0x8,
    #[text("Optimized")]
    OPTIMIZED = 0x10,
    #[text("Pure")]
    PURE = 0x20,
    #[text("Elemental")]
    ELEMENTAL = 0x40,
    #[text("Recursive")]
    RECURSIVE = 0x80,
    #[text("MainSubprogram")]
    MAIN_SUBPROGRAM = 0x100,
    #[text("Deleted")]
    DELETED = 0x200,
    #[text("ObjCDirect")]
    OBJ_CDIRECT = 0x800,
}

/// Fast-math flags: assumptions about an operation on floats.
#[dialect_enum(
    dialect = "llvm",
    mnemonic = "fastmath",
    flags = ", ",
    cpp = "::mlir::LLVM::FastmathFlags",
    parameter = "LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`",
    desc = "LLVM fastmath flags"
)]
pub enum FastmathFlags {
    #[text("fast")]
    FAST = 0x7f,
    #[text("none")]
    NONE = 0x0,
    #[text("nnan")]
    NNAN = 0x1,
    #[text("ninf")]
    NINF = 0x2,
    #[text("nsz")]
    NSZ = 0x4,
    #[text("arcp")]
    ARCP = 0x8,
    #[text("contract")]
    CONTRACT = 0x10,
    #[text("afn")]
    AFN = 0x20,
    #[text("reassoc")]
    REASSOC = 0x40,
}

/// Flags of address arithmetic that must not overflow.
#[dialect_enum(
    dialect = "llvm",
    int = 32,
    flags = "|",
    cpp = "::mlir::LLVM::GEPNoWrapFlags",
    summary = "::mlir::LLVM::GEPNoWrapFlags",
    desc = "::mlir::LLVM::GEPNoWrapFlags"
)]
pub enum GEPNoWrapFlags {
    #[text("inbounds")]
    INBOUNDS = 0x3,
    #[text("none")]
    NONE = 0x0,
    #[text("inbounds_flag")]
    INBOUNDS_FLAG = 0x1,
    #[text("nusw")]
    NUSW = 0x2,
    #[text("nuw")]
    NUW = 0x4,
}

/// Flags of integer arithmetic that must not overflow.
#[dialect_enum(
    dialect = "llvm",
    mnemonic = "overflow",
    int = 32,
    flags = ", ",
    cpp = "::mlir::LLVM::IntegerOverflowFlags",
    summary = "LLVM integer overflow flags",
    parameter = "LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`",
    desc = "LLVM integer overflow flags"
)]
pub enum IntegerOverflowFlags {
    #[text("none")]
    NONE = 0x0,
    #[text("nsw")]
    NSW = 0x1,
    #[text("nuw")]
    NUW = 0x2,
}

impl AtomicOrdering {
    /// True if the ordering is at least as strong as `other` in LLVM's partial order.
    pub fn is_at_least(self, other: AtomicOrdering) -> bool {
        // Acquire and release are not comparable; all other pairs are ordered by value.
        match (self, other) {
            (AtomicOrdering::Release, AtomicOrdering::Acquire) => false,
            _ => self as u64 >= other as u64,
        }
    }
}

/// The enumerations that have an attribute of their own, like `#llvm.linkage<internal>`.
pub static ENUM_ATTRS: [&EnumDef; 7] = [
    Linkage::DEF,
    CConv::DEF,
    FastmathFlags::DEF,
    IntegerOverflowFlags::DEF,
    FramePointerKind::DEF,
    TailCallKind::DEF,
    UWTableKind::DEF,
];
