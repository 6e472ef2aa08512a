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
    Att = (0, "att"),
    Intel = (1, "intel"),
}

/// The operation that `llvm.atomicrmw` applies to the value in memory.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::AtomicBinOp",
    desc = "llvm.atomicrmw binary operations"
)]
pub enum AtomicBinOp {
    Xchg = (0, "xchg"),
    Add = (1, "add"),
    Sub = (2, "sub"),
    And = (3, "_and"),
    Nand = (4, "nand"),
    Or = (5, "_or"),
    Xor = (6, "_xor"),
    Max = (7, "max"),
    Min = (8, "min"),
    UMax = (9, "umax"),
    UMin = (10, "umin"),
    FAdd = (11, "fadd"),
    FSub = (12, "fsub"),
    FMax = (13, "fmax"),
    FMin = (14, "fmin"),
    UIncWrap = (15, "uinc_wrap"),
    UDecWrap = (16, "udec_wrap"),
    USubCond = (17, "usub_cond"),
    USubSat = (18, "usub_sat"),
    FMaximum = (19, "fmaximum"),
    FMinimum = (20, "fminimum"),
}

/// The ordering of an atomic operation relative to other memory operations.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::AtomicOrdering",
    desc = "Atomic ordering for LLVM's memory model"
)]
pub enum AtomicOrdering {
    NotAtomic = (0, "not_atomic"),
    Unordered = (1, "unordered"),
    Monotonic = (2, "monotonic"),
    Acquire = (4, "acquire"),
    Release = (5, "release"),
    AcqRel = (6, "acq_rel"),
    SeqCst = (7, "seq_cst"),
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
    C = (0, "ccc"),
    Fast = (8, "fastcc"),
    Cold = (9, "coldcc"),
    Ghc = (10, "cc_10"),
    Hipe = (11, "cc_11"),
    AnyReg = (13, "anyregcc"),
    PreserveMost = (14, "preserve_mostcc"),
    PreserveAll = (15, "preserve_allcc"),
    Swift = (16, "swiftcc"),
    CxxFastTls = (17, "cxx_fast_tlscc"),
    Tail = (18, "tailcc"),
    CfGuardCheck = (19, "cfguard_checkcc"),
    SwiftTail = (20, "swifttailcc"),
    X86StdCall = (64, "x86_stdcallcc"),
    X86FastCall = (65, "x86_fastcallcc"),
    ArmApcs = (66, "arm_apcscc"),
    ArmAapcs = (67, "arm_aapcscc"),
    ArmAapcsVfp = (68, "arm_aapcs_vfpcc"),
    Msp430Intr = (69, "msp430_intrcc"),
    X86ThisCall = (70, "x86_thiscallcc"),
    PtxKernel = (71, "ptx_kernelcc"),
    PtxDevice = (72, "ptx_devicecc"),
    SpirFunc = (75, "spir_funccc"),
    SpirKernel = (76, "spir_kernelcc"),
    IntelOclBi = (77, "intel_ocl_bicc"),
    X8664SysV = (78, "x86_64_sysvcc"),
    Win64 = (79, "win64cc"),
    X86VectorCall = (80, "x86_vectorcallcc"),
    Hhvm = (81, "hhvmcc"),
    HhvmC = (82, "hhvm_ccc"),
    X86Intr = (83, "x86_intrcc"),
    AvrIntr = (84, "avr_intrcc"),
    AvrBuiltin = (86, "avr_builtincc"),
    AmdgpuVs = (87, "amdgpu_vscc"),
    AmdgpuGs = (88, "amdgpu_gscc"),
    AmdgpuCs = (90, "amdgpu_cscc"),
    AmdgpuKernel = (91, "amdgpu_kernelcc"),
    X86RegCall = (92, "x86_regcallcc"),
    AmdgpuHs = (93, "amdgpu_hscc"),
    Msp430Builtin = (94, "msp430_builtincc"),
    AmdgpuLs = (95, "amdgpu_lscc"),
    AmdgpuEs = (96, "amdgpu_escc"),
    AArch64VectorCall = (97, "aarch64_vectorcallcc"),
    AArch64SveVectorCall = (98, "aarch64_sve_vectorcallcc"),
    WasmEmscriptenInvoke = (99, "wasm_emscripten_invokecc"),
    AmdgpuGfx = (100, "amdgpu_gfxcc"),
    M68kIntr = (101, "m68k_intrcc"),
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
    Any = (0, "any"),
    ExactMatch = (1, "exactmatch"),
    Largest = (2, "largest"),
    NoDeduplicate = (3, "nodeduplicate"),
    SameSize = (4, "samesize"),
}

/// A predicate of `llvm.fcmp`.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::FCmpPredicate",
    desc = "llvm.fcmp comparison predicate"
)]
pub enum FCmpPredicate {
    False = (0, "_false"),
    Oeq = (1, "oeq"),
    Ogt = (2, "ogt"),
    Oge = (3, "oge"),
    Olt = (4, "olt"),
    Ole = (5, "ole"),
    One = (6, "one"),
    Ord = (7, "ord"),
    Ueq = (8, "ueq"),
    Ugt = (9, "ugt"),
    Uge = (10, "uge"),
    Ult = (11, "ult"),
    Ule = (12, "ule"),
    Une = (13, "une"),
    Uno = (14, "uno"),
    True = (15, "_true"),
}

/// The assumption of a constrained intrinsic about floating-point exceptions.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::FPExceptionBehavior",
    desc = "LLVM Exception Behavior"
)]
pub enum FPExceptionBehavior {
    Ignore = (0, "ignore"),
    MayTrap = (1, "maytrap"),
    Strict = (2, "strict"),
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
    None = (0, "none"),
    NonLeaf = (1, "non-leaf"),
    All = (2, "all"),
    Reserved = (3, "reserved"),
    NonLeafNoReserve = (4, "non-leaf-no-reserve"),
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
    None = (0, "None"),
    Full = (1, "Full"),
    LineTablesOnly = (2, "LineTablesOnly"),
    DebugDirectivesOnly = (3, "DebugDirectivesOnly"),
}

/// The kind of name table for a compile unit.
#[dialect_enum(
    dialect = "llvm",
    cpp = "::mlir::LLVM::DINameTableKind",
    summary = "LLVM debug name table kind"
)]
pub enum DINameTableKind {
    Default = (0, "Default"),
    Gnu = (1, "GNU"),
    None = (2, "None"),
    Apple = (3, "Apple"),
}

/// The origin of a profile summary.
#[dialect_enum(
    dialect = "llvm",
    cpp = "::mlir::LLVM::ProfileSummaryFormatKind",
    summary = "LLVM ProfileSummary format kinds"
)]
pub enum ProfileSummaryFormatKind {
    SampleProfile = (0, "SampleProfile"),
    InstrProf = (1, "InstrProf"),
    CSInstrProf = (2, "CSInstrProf"),
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
    External = (0, "external"),
    AvailableExternally = (1, "available_externally"),
    Linkonce = (2, "linkonce"),
    LinkonceODR = (3, "linkonce_odr"),
    Weak = (4, "weak"),
    WeakODR = (5, "weak_odr"),
    Appending = (6, "appending"),
    Internal = (7, "internal"),
    Private = (8, "private"),
    ExternWeak = (9, "extern_weak"),
    Common = (10, "common"),
}

/// The linker's rule for merging module flags with the same key.
#[dialect_enum(
    dialect = "llvm",
    cpp = "::mlir::LLVM::ModFlagBehavior",
    summary = "LLVM Module Flag Behavior"
)]
pub enum ModFlagBehavior {
    Error = (1, "error"),
    Warning = (2, "warning"),
    Require = (3, "require"),
    Override = (4, "override"),
    Append = (5, "append"),
    AppendUnique = (6, "append_unique"),
    Max = (7, "max"),
    Min = (8, "min"),
}

/// The possible accesses to a memory location.
#[dialect_enum(
    dialect = "llvm",
    cpp = "::mlir::LLVM::ModRefInfo",
    summary = "LLVM ModRefInfo"
)]
pub enum ModRefInfo {
    NoModRef = (0, "none"),
    Ref = (1, "read"),
    Mod = (2, "write"),
    ModRef = (3, "readwrite"),
}

/// The rounding mode of a constrained intrinsic.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::RoundingMode",
    constraint = crate::constraints::ROUNDING_MODE,
)]
pub enum RoundingMode {
    TowardZero = (0, "towardzero"),
    NearestTiesToEven = (1, "tonearest"),
    TowardPositive = (2, "upward"),
    TowardNegative = (3, "downward"),
    NearestTiesToAway = (4, "tonearestaway"),
    Dynamic = (7, "dynamic"),
    Invalid = (u64::MAX, "invalid"),
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
    None = (0, "none"),
    NoTail = (3, "notail"),
    MustTail = (2, "musttail"),
    Tail = (1, "tail"),
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
    None = (0, "none"),
    Sync = (1, "sync"),
    Async = (2, "async"),
}

/// The significance of a symbol's address.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::UnnamedAddr",
    desc = "LLVM GlobalValue UnnamedAddr"
)]
pub enum UnnamedAddr {
    None = (0, ""),
    Local = (1, "local_unnamed_addr"),
    Global = (2, "unnamed_addr"),
}

/// The visibility of a symbol.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::Visibility",
    desc = "LLVM GlobalValue Visibility"
)]
pub enum Visibility {
    Default = (0, ""),
    Hidden = (1, "hidden"),
    Protected = (2, "protected"),
}

/// Flags of debug information.
#[dialect_enum(
    dialect = "llvm",
    flags = "|",
    cpp = "::mlir::LLVM::DIFlags",
    summary = "LLVM DI flags"
)]
pub enum DIFlags {
    PUBLIC = (0x3, "Public"),
    PROTECTED = (0x2, "Protected"),
    PRIVATE = (0x1, "Private"),
    ZERO = (0x0, "Zero"),
    BIT0 = (0x1, "Bit0"),
    BIT1 = (0x2, "Bit1"),
    FWD_DECL = (0x4, "FwdDecl"),
    APPLE_BLOCK = (0x8, "AppleBlock"),
    RESERVED_BIT4 = (0x10, "ReservedBit4"),
    VIRTUAL = (0x20, "Virtual"),
    ARTIFICIAL = (0x40, "Artificial"),
    EXPLICIT = (0x80, "Explicit"),
    PROTOTYPED = (0x100, "Prototyped"),
    OBJC_CLASS_COMPLETE = (0x200, "ObjcClassComplete"),
    OBJECT_POINTER = (0x400, "ObjectPointer"),
    VECTOR = (0x800, "Vector"),
    STATIC_MEMBER = (0x1000, "StaticMember"),
    LVALUE_REFERENCE = (0x2000, "LValueReference"),
    RVALUE_REFERENCE = (0x4000, "RValueReference"),
    EXPORT_SYMBOLS = (0x8000, "ExportSymbols"),
    SINGLE_INHERITANCE = (0x10000, "SingleInheritance"),
    MULTIPLE_INHERITANCE = (0x10000, "MultipleInheritance"),
    VIRTUAL_INHERITANCE = (0x10000, "VirtualInheritance"),
    INTRODUCED_VIRTUAL = (0x40000, "IntroducedVirtual"),
    BIT_FIELD = (0x80000, "BitField"),
    NO_RETURN = (0x100000, "NoReturn"),
    TYPE_PASS_BY_VALUE = (0x400000, "TypePassByValue"),
    TYPE_PASS_BY_REFERENCE = (0x800000, "TypePassByReference"),
    ENUM_CLASS = (0x1000000, "EnumClass"),
    THUNK = (0x2000000, "Thunk"),
    NON_TRIVIAL = (0x4000000, "NonTrivial"),
    BIG_ENDIAN = (0x8000000, "BigEndian"),
    LITTLE_ENDIAN = (0x10000000, "LittleEndian"),
    ALL_CALLS_DESCRIBED = (0x20000000, "AllCallsDescribed"),
}

/// Flags of a subprogram in debug information.
#[dialect_enum(
    dialect = "llvm",
    flags = "|",
    cpp = "::mlir::LLVM::DISubprogramFlags",
    summary = "LLVM DISubprogram flags"
)]
pub enum DISubprogramFlags {
    VIRTUAL = (0x1, "Virtual"),
    PURE_VIRTUAL = (0x2, "PureVirtual"),
    LOCAL_TO_UNIT = (0x4, "LocalToUnit"),
    DEFINITION = (0x8, "Definition"),
    OPTIMIZED = (0x10, "Optimized"),
    PURE = (0x20, "Pure"),
    ELEMENTAL = (0x40, "Elemental"),
    RECURSIVE = (0x80, "Recursive"),
    MAIN_SUBPROGRAM = (0x100, "MainSubprogram"),
    DELETED = (0x200, "Deleted"),
    OBJ_CDIRECT = (0x800, "ObjCDirect"),
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
    FAST = (0x7f, "fast"),
    NONE = (0x0, "none"),
    NNAN = (0x1, "nnan"),
    NINF = (0x2, "ninf"),
    NSZ = (0x4, "nsz"),
    ARCP = (0x8, "arcp"),
    CONTRACT = (0x10, "contract"),
    AFN = (0x20, "afn"),
    REASSOC = (0x40, "reassoc"),
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
    INBOUNDS = (0x3, "inbounds"),
    NONE = (0x0, "none"),
    INBOUNDS_FLAG = (0x1, "inbounds_flag"),
    NUSW = (0x2, "nusw"),
    NUW = (0x4, "nuw"),
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
    NONE = (0x0, "none"),
    NSW = (0x1, "nsw"),
    NUW = (0x2, "nuw"),
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
