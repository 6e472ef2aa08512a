//! The keywords of LLVM assembly.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::lexer::Tok;
use terrace_llvm_words::{BinaryOp, CallConv, CastOp};
use terrace_llvmir::AttrKind;
use terrace_llvmir::Type;
use terrace_llvmir::flags::fast_math;

macro_rules! words {
    ($($name:ident $text:literal,)*) => {
        /// A keyword that is not a type.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Kw {
            $($name,)*
            /// An attribute.
            Attr(AttrKind),
            /// A binary operation. Some are also operations of `atomicrmw`.
            Binary(BinaryOp),
            /// A cast.
            Cast(CastOp),
            /// A calling convention.
            Conv(CallConv),
            /// The bit of a fast-math flag.
            FastMath(u16),
        }

        const WORDS: &[(&str, Kw)] = &[$(($text, Kw::$name),)*];
    };
}

words! {
    True "true", False "false", Declare "declare", Define "define", Global "global",
    Constant "constant", DsoLocal "dso_local", DsoPreemptable "dso_preemptable",
    Private "private", Internal "internal", AvailableExternally "available_externally",
    Linkonce "linkonce", LinkonceOdr "linkonce_odr", Weak "weak", WeakOdr "weak_odr",
    Appending "appending", Dllimport "dllimport", Dllexport "dllexport", Common "common",
    Default "default", Hidden "hidden", Protected "protected", UnnamedAddr "unnamed_addr",
    LocalUnnamedAddr "local_unnamed_addr", ExternallyInitialized "externally_initialized",
    ExternWeak "extern_weak", External "external", ThreadLocal "thread_local",
    Localdynamic "localdynamic", Initialexec "initialexec", Localexec "localexec",
    Zeroinitializer "zeroinitializer", Undef "undef", Null "null", None "none", Poison "poison",
    To "to", Caller "caller", Within "within", From "from", Tail "tail", Musttail "musttail",
    Notail "notail", Target "target", Triple "triple", SourceFilename "source_filename",
    Unwind "unwind", Datalayout "datalayout", Volatile "volatile", Atomic "atomic",
    Unordered "unordered", Monotonic "monotonic", Acquire "acquire", Release "release",
    AcqRel "acq_rel", SeqCst "seq_cst", Syncscope "syncscope", Nuw "nuw", Nsw "nsw", Nusw "nusw",
    Exact "exact", Disjoint "disjoint", Inbounds "inbounds", Nneg "nneg", Samesign "samesign",
    Inrange "inrange", Addrspace "addrspace", Section "section", Partition "partition",
    CodeModel "code_model", Alias "alias", Ifunc "ifunc", Module "module", Asm "asm",
    Sideeffect "sideeffect", Inteldialect "inteldialect", Gc "gc", Prefix "prefix",
    Prologue "prologue", Prefalign "prefalign", NoSanitizeAddress "no_sanitize_address",
    NoSanitizeHwaddress "no_sanitize_hwaddress",
    SanitizeAddressDyninit "sanitize_address_dyninit", Cc "cc", C "c", Attributes "attributes",
    Sync "sync", Async "async", Read "read", Write "write", Readwrite "readwrite",
    Argmem "argmem", Inaccessiblemem "inaccessiblemem", Errnomem "errnomem",
    TargetMem0 "target_mem0", TargetMem1 "target_mem1", Argmemonly "argmemonly",
    Inaccessiblememonly "inaccessiblememonly",
    InaccessiblememOrArgmemonly "inaccessiblemem_or_argmemonly", Nocapture "nocapture",
    AddressIsNull "address_is_null", Address "address", Provenance "provenance",
    ReadProvenance "read_provenance", All "all", Nan "nan", Snan "snan", Qnan "qnan", Inf "inf",
    Pinf "pinf", Norm "norm", Nnorm "nnorm", Pnorm "pnorm", Nsub "nsub", Psub "psub",
    Zero "zero", Nzero "nzero", Pzero "pzero", Type "type", Opaque "opaque", Comdat "comdat",
    Any "any", Exactmatch "exactmatch", Largest "largest", Nodeduplicate "nodeduplicate",
    Samesize "samesize", Eq "eq", Ne "ne", Slt "slt", Sgt "sgt", Sle "sle", Sge "sge", Ult "ult",
    Ugt "ugt", Ule "ule", Uge "uge", Oeq "oeq", One "one", Olt "olt", Ogt "ogt", Ole "ole",
    Oge "oge", Ord "ord", Uno "uno", Ueq "ueq", Une "une", Xchg "xchg", Nand "nand", Max "max",
    Min "min", Umax "umax", Umin "umin", Fmax "fmax", Fmin "fmin", Fmaximum "fmaximum",
    Fminimum "fminimum", UincWrap "uinc_wrap", UdecWrap "udec_wrap", UsubCond "usub_cond",
    UsubSat "usub_sat", Splat "splat", Vscale "vscale", X "x", Blockaddress "blockaddress",
    DsoLocalEquivalent "dso_local_equivalent", NoCfi "no_cfi", Ptrauth "ptrauth",
    Distinct "distinct", Uselistorder "uselistorder", UselistorderBb "uselistorder_bb",
    Personality "personality", Cleanup "cleanup", Catch "catch", Filter "filter", Fneg "fneg",
    Icmp "icmp", Fcmp "fcmp", Phi "phi", Call "call", Select "select", VaArg "va_arg", Ret "ret",
    Br "br", Switch "switch", Indirectbr "indirectbr", Invoke "invoke", Resume "resume",
    Unreachable "unreachable", Callbr "callbr", Alloca "alloca", Load "load", Store "store",
    Cmpxchg "cmpxchg", Atomicrmw "atomicrmw", Fence "fence", Getelementptr "getelementptr",
    Extractelement "extractelement", Insertelement "insertelement",
    Shufflevector "shufflevector", Extractvalue "extractvalue", Insertvalue "insertvalue",
    Gv "gv", Typeid "typeid",
    TypeidCompatibleVTable "typeidCompatibleVTable", Flags "flags", Blockcount "blockcount",
    RiscvVlsCc "riscv_vls_cc",
    Path "path", Hash "hash", Name "name", Guid "guid", Summary "summary",
    Summaries "summaries", Function "function", Variable "variable", Aliasee "aliasee",
    Insts "insts", FuncFlags "funcFlags", ReadNoneField "readNone", ReadOnlyField "readOnly",
    NoRecurseField "noRecurse", ReturnDoesNotAlias "returnDoesNotAlias",
    NoInlineField "noInline", AlwaysInlineField "alwaysInline", NoUnwindField "noUnwind",
    MayThrow "mayThrow", HasUnknownCall "hasUnknownCall",
    MustBeUnreachable "mustBeUnreachable", Calls "calls", Callee "callee", Hotness "hotness",
    Unknown "unknown", Critical "critical", Relbf "relbf", TypeIdInfo "typeIdInfo",
    TypeTests "typeTests", TypeTestAssumeVCalls "typeTestAssumeVCalls",
    TypeCheckedLoadVCalls "typeCheckedLoadVCalls",
    TypeTestAssumeConstVCalls "typeTestAssumeConstVCalls",
    TypeCheckedLoadConstVCalls "typeCheckedLoadConstVCalls", VFuncId "vFuncId",
    Offset "offset", Args "args", Refs "refs", Params "params", Param "param",
    Allocs "allocs", Callsites "callsites", Versions "versions", MemProf "memProf",
    StackIds "stackIds", Clones "clones", Notcold "notcold", Linkage "linkage",
    VisibilityField "visibility", NotEligibleToImport "notEligibleToImport", Live "live",
    DsoLocalField "dsoLocal", CanAutoHide "canAutoHide", ImportType "importType",
    Definition "definition", Declaration "declaration",
    NoRenameOnPromotion "noRenameOnPromotion", VarFlags "varFlags",
    VcallVisibility "vcall_visibility", VTableFuncs "vTableFuncs", VirtFunc "virtFunc",
    TypeTestRes "typeTestRes", Kind "kind", Unsat "unsat", ByteArray "byteArray",
    Inline "inline", Single "single", AllOnes "allOnes", SizeM1BitWidth "sizeM1BitWidth",
    AlignLog2 "alignLog2", SizeM1 "sizeM1", BitMask "bitMask", InlineBits "inlineBits",
    WpdResolutions "wpdResolutions", WpdRes "wpdRes", Indir "indir", SingleImpl "singleImpl",
    BranchFunnel "branchFunnel", SingleImplName "singleImplName", ResByArg "resByArg",
    ByArg "byArg", UniformRetVal "uniformRetVal", UniqueRetVal "uniqueRetVal",
    VirtualConstProp "virtualConstProp", Info "info", Byte "byte", Bit "bit",
    Landingpad "landingpad", Cleanupret "cleanupret", Catchret "catchret",
    Catchswitch "catchswitch", Catchpad "catchpad", Cleanuppad "cleanuppad", Freeze "freeze",
}

/// Keywords for types.
const TYPES: &[(&str, Type)] = &[
    ("void", Type::VOID),
    ("half", Type::HALF),
    ("bfloat", Type::BFLOAT),
    ("float", Type::FLOAT),
    ("double", Type::DOUBLE),
    ("x86_fp80", Type::X86_FP80),
    ("fp128", Type::FP128),
    ("ppc_fp128", Type::PPC_FP128),
    ("label", Type::LABEL),
    ("metadata", Type::METADATA),
    ("x86_amx", Type::X86_AMX),
    ("token", Type::TOKEN),
    ("ptr", Type::PTR),
];

/// Keywords for values of debug-info fields.
const FIELD_WORDS: &[(&str, Tok)] = &[
    ("dbg_value", Tok::DbgRecordType),
    ("dbg_declare", Tok::DbgRecordType),
    ("dbg_declare_value", Tok::DbgRecordType),
    ("dbg_assign", Tok::DbgRecordType),
    ("dbg_label", Tok::DbgRecordType),
    ("NoDebug", Tok::EmissionKind),
    ("FullDebug", Tok::EmissionKind),
    ("LineTablesOnly", Tok::EmissionKind),
    ("DebugDirectivesOnly", Tok::EmissionKind),
    ("GNU", Tok::NameTableKind),
    ("Apple", Tok::NameTableKind),
    ("None", Tok::NameTableKind),
    ("Default", Tok::NameTableKind),
    ("Binary", Tok::FixedPointKind),
    ("Decimal", Tok::FixedPointKind),
    ("Rational", Tok::FixedPointKind),
];

/// Prefixes of keywords for values of debug-info fields.
const PREFIXES: &[(&[u8], Tok)] = &[
    (b"DW_TAG_", Tok::DwarfTag),
    (b"DW_ATE_", Tok::DwarfAttEncoding),
    (b"DW_VIRTUALITY_", Tok::DwarfVirtuality),
    (b"DW_LANG_", Tok::DwarfLang),
    (b"DW_LNAME_", Tok::DwarfSourceLangName),
    (b"DW_CC_", Tok::DwarfCC),
    (b"DW_OP_", Tok::DwarfOp),
    (b"DW_MACINFO_", Tok::DwarfMacinfo),
    (b"DW_APPLE_ENUM_KIND_", Tok::DwarfEnumKind),
    (b"DIFlag", Tok::DIFlag),
    (b"DISPFlag", Tok::DISPFlag),
    (b"CSK_", Tok::ChecksumKind),
];

const FAST_MATH: &[(&str, u16)] = &[
    ("nnan", fast_math::NNAN),
    ("ninf", fast_math::NINF),
    ("nsz", fast_math::NSZ),
    ("arcp", fast_math::ARCP),
    ("contract", fast_math::CONTRACT),
    ("reassoc", fast_math::REASSOC),
    ("afn", fast_math::AFN),
    ("fast", fast_math::FAST),
];

/// Returns the token for a word, or `None` if LLVM does not know the word.
#[inline]
pub(crate) fn keyword(word: &[u8]) -> Option<Tok> {
    static TABLE: OnceLock<FxHashMap<&'static [u8], Tok>> = OnceLock::new();
    if let Some(&token) = TABLE.get_or_init(table).get(word) {
        return Some(token);
    }
    let prefix = PREFIXES.iter().find(|(prefix, _)| word.starts_with(prefix));
    prefix.map(|(_, token)| *token)
}

fn table() -> FxHashMap<&'static [u8], Tok> {
    let mut table = FxHashMap::default();
    let mut add = |text: &'static str, token| table.insert(text.as_bytes(), token);
    for kind in AttrKind::ALL {
        add(kind.text(), Tok::Keyword(Kw::Attr(*kind)));
    }
    for op in BinaryOp::ALL {
        add(op.text(), Tok::Keyword(Kw::Binary(*op)));
    }
    for op in CastOp::ALL {
        add(op.text(), Tok::Keyword(Kw::Cast(*op)));
    }
    for (text, conv) in CallConv::keywords() {
        add(text, Tok::Keyword(Kw::Conv(conv)));
    }
    for (text, flag) in FAST_MATH {
        add(text, Tok::Keyword(Kw::FastMath(*flag)));
    }
    for (text, word) in WORDS {
        add(text, Tok::Keyword(*word));
    }
    for (text, ty) in TYPES {
        add(text, Tok::Type(*ty));
    }
    for (text, token) in FIELD_WORDS {
        add(text, *token);
    }
    table
}
