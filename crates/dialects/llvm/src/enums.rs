//! Enumerations of the LLVM dialect.

use terrace_ir::EnumDef;
use terrace_macros::dialect_enum;

pub use terrace_llvm_words::{
    AtomicOp as AtomicBinOp, CallConv as CConv, ComdatKind as Comdat,
    FloatPredicate as FCmpPredicate, Linkage, Ordering as AtomicOrdering, TailKind as TailCallKind,
    UnnamedAddr, Visibility,
};
pub use terrace_numeric::IntPredicate as ICmpPredicate;

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

/// The operation that `llvm.atomicrmw` applies to the value in memory, as a property.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::AtomicBinOp",
    desc = "llvm.atomicrmw binary operations",
    of = AtomicBinOp
)]
pub enum AtomicBinOpAttr {
    And = "_and",
    Or = "_or",
    Xor = "_xor",
}

/// The ordering of an atomic operation relative to other memory operations, as a property.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::AtomicOrdering",
    desc = "Atomic ordering for LLVM's memory model",
    of = AtomicOrdering
)]
pub enum AtomicOrderingAttr {
    NotAtomic = "not_atomic",
}

/// A calling convention, as a property.
#[dialect_enum(
    dialect = "llvm",
    mnemonic = "cconv",
    cpp = "::mlir::LLVM::cconv::CConv",
    summary = "Calling Conventions",
    parameter = "CConvAttr parameter 'CallingConv' which is to be a `CConv`",
    constraint = crate::constraints::CALLING_CONVENTION,
    of = CConv
)]
pub enum CConvAttr {}

/// The linker's rule for selecting one of several comdats with the same name, as a property.
#[dialect_enum(
    dialect = "llvm",
    mnemonic = "comdat",
    int = 64,
    cpp = "::mlir::LLVM::comdat::Comdat",
    summary = "LLVM Comdat Types",
    parameter = "ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`",
    desc = "LLVM Comdat Types",
    of = Comdat
)]
pub enum ComdatAttr {}

/// A predicate of `llvm.fcmp`, as a property.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::FCmpPredicate",
    desc = "llvm.fcmp comparison predicate",
    of = FCmpPredicate
)]
pub enum FCmpPredicateAttr {
    False = "_false",
    True = "_true",
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

/// The functions that must keep a frame pointer.
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

/// The linkage of a symbol, as a property.
#[dialect_enum(
    dialect = "llvm",
    mnemonic = "linkage",
    cpp = "::mlir::LLVM::linkage::Linkage",
    summary = "LLVM linkage types",
    parameter = "LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`",
    desc = "LLVM Linkage specification",
    of = Linkage
)]
pub enum LinkageAttr {}

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

/// The tail call marker of a call, as a property.
#[dialect_enum(
    dialect = "llvm",
    mnemonic = "tailcallkind",
    cpp = "::mlir::LLVM::tailcallkind::TailCallKind",
    summary = "Tail Call Kind",
    parameter = "TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`",
    desc = "LLVM Calling Convention specification",
    of = TailCallKind
)]
pub enum TailCallKindAttr {
    None = "none",
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

/// The significance of a symbol's address, as a property.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::UnnamedAddr",
    desc = "LLVM GlobalValue UnnamedAddr",
    of = UnnamedAddr
)]
pub enum UnnamedAddrAttr {}

/// The visibility of a symbol, as a property.
#[dialect_enum(
    dialect = "llvm",
    int = 64,
    cpp = "::mlir::LLVM::Visibility",
    desc = "LLVM GlobalValue Visibility",
    of = Visibility
)]
pub enum VisibilityAttr {
    Default = "",
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

/// Flags that state which overflows cannot occur in address arithmetic.
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

/// Flags that state which overflows cannot occur in integer arithmetic.
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

/// The enumerations that have their own attribute, such as `#llvm.linkage<internal>`.
pub static ENUM_ATTRS: [&EnumDef; 7] = [
    LinkageAttr::DEF,
    CConvAttr::DEF,
    FastmathFlags::DEF,
    IntegerOverflowFlags::DEF,
    FramePointerKind::DEF,
    TailCallKindAttr::DEF,
    UWTableKind::DEF,
];
