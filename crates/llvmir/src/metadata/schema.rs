//! The schema of debug information: its kinds of nodes and their fields, in the order LLVM prints
//! them. Reader, writer and verifier use this table.

use super::flags::{FlagNames, SUBPROGRAM_FLAGS, TYPE_FLAGS};
use super::node::FieldValue;
use crate::dwarf::{self, DwarfNames};

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

            /// The name as LLVM prints it.
            #[inline]
            pub fn text(self) -> &'static str {
                const TEXTS: &[&str] = &[$($text,)*];
                TEXTS[self as usize]
            }
        }
    };
}

names! {
    /// A kind of specialised node.
    NodeKind {
        Location "DILocation", Generic "GenericDINode", Subrange "DISubrange",
        GenericSubrange "DIGenericSubrange", Enumerator "DIEnumerator", BasicType "DIBasicType",
        FixedPointType "DIFixedPointType", StringType "DIStringType", DerivedType "DIDerivedType",
        CompositeType "DICompositeType", SubrangeType "DISubrangeType",
        SubroutineType "DISubroutineType", File "DIFile", CompileUnit "DICompileUnit",
        Subprogram "DISubprogram", LexicalBlock "DILexicalBlock",
        LexicalBlockFile "DILexicalBlockFile", Namespace "DINamespace",
        CommonBlock "DICommonBlock", Macro "DIMacro", MacroFile "DIMacroFile", Module "DIModule",
        TemplateTypeParameter "DITemplateTypeParameter",
        TemplateValueParameter "DITemplateValueParameter", GlobalVariable "DIGlobalVariable",
        LocalVariable "DILocalVariable", Label "DILabel",
        GlobalVariableExpression "DIGlobalVariableExpression", ObjCProperty "DIObjCProperty",
        ImportedEntity "DIImportedEntity", AssignID "DIAssignID",
    }
}

names! {
    /// The name of a field, which nodes of several kinds may have.
    Field {
        Line "line", Column "column", Scope "scope", InlinedAt "inlinedAt",
        IsImplicitCode "isImplicitCode", AtomGroup "atomGroup", AtomRank "atomRank", Tag "tag",
        Header "header", Operands "operands", Count "count", LowerBound "lowerBound",
        UpperBound "upperBound", Stride "stride", Name "name", Value "value",
        IsUnsigned "isUnsigned", Size "size", Align "align", DataSize "dataSize",
        Encoding "encoding", NumExtraInhabitants "num_extra_inhabitants", Flags "flags",
        Kind "kind", Factor "factor", Numerator "numerator", Denominator "denominator",
        StringLength "stringLength", StringLengthExpression "stringLengthExpression",
        StringLocationExpression "stringLocationExpression", File "file", BaseType "baseType",
        Offset "offset", ExtraData "extraData", DwarfAddressSpace "dwarfAddressSpace",
        Annotations "annotations", PtrAuthKey "ptrAuthKey",
        PtrAuthIsAddressDiscriminated "ptrAuthIsAddressDiscriminated",
        PtrAuthExtraDiscriminator "ptrAuthExtraDiscriminator",
        PtrAuthIsaPointer "ptrAuthIsaPointer",
        PtrAuthAuthenticatesNullValues "ptrAuthAuthenticatesNullValues", Elements "elements",
        RuntimeLang "runtimeLang", VtableHolder "vtableHolder", TemplateParams "templateParams",
        Identifier "identifier", Discriminator "discriminator", DataLocation "dataLocation",
        Associated "associated", Allocated "allocated", Rank "rank",
        Specification "specification", EnumKind "enumKind", BitStride "bitStride", Bias "bias",
        Cc "cc", Types "types", Filename "filename", Directory "directory",
        Checksumkind "checksumkind", Checksum "checksum", Source "source", Language "language",
        SourceLanguageName "sourceLanguageName", SourceLanguageVersion "sourceLanguageVersion",
        Producer "producer", IsOptimized "isOptimized", RuntimeVersion "runtimeVersion",
        SplitDebugFilename "splitDebugFilename", EmissionKind "emissionKind", Enums "enums",
        RetainedTypes "retainedTypes", Globals "globals", Imports "imports", Macros "macros",
        DwoId "dwoId", SplitDebugInlining "splitDebugInlining",
        DebugInfoForProfiling "debugInfoForProfiling", NameTableKind "nameTableKind",
        RangesBaseAddress "rangesBaseAddress", Sysroot "sysroot", Sdk "sdk",
        LinkageName "linkageName", Type "type", ScopeLine "scopeLine",
        ContainingType "containingType", VirtualIndex "virtualIndex",
        ThisAdjustment "thisAdjustment", SpFlags "spFlags", Unit "unit",
        Declaration "declaration", RetainedNodes "retainedNodes", ThrownTypes "thrownTypes",
        TargetFuncName "targetFuncName", KeyInstructions "keyInstructions", IsLocal "isLocal",
        IsDefinition "isDefinition", Virtuality "virtuality", ExportSymbols "exportSymbols",
        Nodes "nodes", ConfigMacros "configMacros", IncludePath "includePath",
        Apinotes "apinotes", IsDecl "isDecl", Defaulted "defaulted", Arg "arg",
        IsArtificial "isArtificial", CoroSuspendIdx "coroSuspendIdx", Var "var", Expr "expr",
        Setter "setter", Getter "getter", Attributes "attributes", Entity "entity",
    }
}

/// A set of words with a number each, and LLVM's name for one of them.
#[derive(Debug)]
pub struct Keyword {
    /// Names and numbers.
    pub names: &'static DwarfNames,
    /// The noun for a keyword in messages of LLVM's parser.
    pub noun: &'static str,
    /// The largest number.
    pub limit: u64,
}

macro_rules! keyword {
    ($($(#[$meta:meta])* $name:ident $names:ident $noun:literal $limit:literal,)*) => {
        $($(#[$meta])* pub(crate) static $name: Keyword = Keyword {
            names: &dwarf::$names,
            noun: $noun,
            limit: $limit,
        };)*
    };
}

keyword! {
    TAG TAGS "DWARF tag" 0xffff,
    ENCODING ENCODINGS "DWARF type attribute encoding" 0xff,
    LANGUAGE LANGUAGES "DWARF language" 0xffff,
    SOURCE_LANGUAGE SOURCE_LANGUAGES "DWARF source language name" 0xffff_ffff,
    CALLING_CONVENTION CALLING_CONVENTIONS "DWARF calling convention" 0xff,
    MACINFO MACINFO "DWARF macinfo type" 0xff,
    VIRTUALITY VIRTUALITIES "DWARF virtuality code" 2,
    ENUM_KIND ENUM_KINDS "DWARF enum kind code" 1,
    EMISSION_KIND EMISSION_KINDS "emission kind" 3,
    NAME_TABLE_KIND NAME_TABLE_KINDS "nameTable kind" 3,
    FIXED_POINT_KIND FIXED_POINT_KINDS "fixed-point kind" 2,
    CHECKSUM_KIND CHECKSUM_KINDS "checksum kind" 3,
}

/// The values that a field takes.
#[derive(Clone, Copy, Debug)]
pub enum FieldType {
    /// Metadata or `null`.
    Node,
    /// Metadata.
    NonNullNode,
    /// A string; an empty one is none.
    Text,
    /// A string that is not empty.
    NonEmptyText,
    /// A string; an empty one is another than none.
    KeptText,
    /// A number up to a limit.
    Unsigned(u64),
    /// A number within limits.
    Signed(i64, i64),
    /// `true` or `false`
    Bool,
    /// An integer of any width.
    Integer,
    /// A number of bits, or metadata that computes it.
    Size,
    /// A bound of a range: a number, or metadata that computes it.
    Bound,
    /// As [`FieldType::Bound`], at least -1 and not `null`.
    Count,
    /// As [`FieldType::Bound`]. A number is short for an expression of it.
    ExpressionBound,
    /// As [`FieldType::Bound`]. A number is short for a constant and printed as one.
    TypedBound,
    /// A word with a number, or a number.
    Keyword(&'static Keyword),
    /// Bits with names.
    Flags(&'static FlagNames),
    /// `{...}` of metadata. The node has the field as often as the list has elements.
    List,
}

/// When a field is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// When it has another value than its default.
    NonDefault,
    /// Always.
    Always,
    /// Never: text may have it, and it says something about another field.
    Never,
    /// Unless the bits stand for pointer authentication.
    Align,
    /// The bits of pointer authentication, as several fields.
    PointerAuth,
    /// With a checksum kind.
    Checksum,
    /// Unless the language is given by its name and version.
    Language,
    /// With a virtual subprogram, or when it is not 0.
    VirtualIndex,
    /// With a binary or decimal fixed-point type.
    Factor,
    /// With a rational fixed-point type.
    Ratio,
}

/// A field of a kind of node.
#[derive(Clone, Copy, Debug)]
pub struct FieldDef {
    /// Its name.
    pub field: Field,
    /// The values it takes.
    pub ty: FieldType,
    /// Its value when the text has no such field.
    pub default: FieldValue,
    /// Set if the text must have the field.
    pub required: bool,
    /// When it is printed.
    pub print: Print,
}

const fn field(field: Field, ty: FieldType) -> FieldDef {
    let default = match ty {
        FieldType::Bool => FieldValue::Bool(false),
        FieldType::Signed(..) | FieldType::Integer => FieldValue::Signed(0),
        _ => FieldValue::Unsigned(0),
    };
    FieldDef {
        field,
        ty,
        default,
        required: false,
        print: Print::NonDefault,
    }
}

impl FieldDef {
    const fn default(self, default: FieldValue) -> FieldDef {
        FieldDef { default, ..self }
    }

    const fn absent(self) -> FieldDef {
        self.default(FieldValue::Null)
    }

    const fn required(self) -> FieldDef {
        FieldDef {
            required: true,
            ..self
        }
    }

    const fn print(self, print: Print) -> FieldDef {
        FieldDef { print, ..self }
    }
}

impl NodeKind {
    /// The kind with this name, `DILocation` among them.
    pub fn from_text(text: &[u8]) -> Option<NodeKind> {
        let mut kinds = NodeKind::ALL.iter();
        kinds.find(|kind| kind.text().as_bytes() == text).copied()
    }

    /// The fields, in the order LLVM prints them.
    #[inline]
    pub fn fields(self) -> &'static [FieldDef] {
        SCHEMA[self as usize].fields
    }

    /// The fields that may hold nodes, in the order of LLVM's operands: that in which nodes get
    /// their numbers.
    #[inline]
    pub(crate) fn operands(self) -> &'static [Field] {
        SCHEMA[self as usize].operands
    }

    /// The position of a field among the others.
    #[inline]
    pub(crate) fn position(self, field: Field) -> Option<usize> {
        let at = usize::from(POSITIONS[self as usize][field as usize]);
        (at < self.fields().len()).then_some(at)
    }
}

/// Positions by kind and field; too large for a field that the kind does not have.
static POSITIONS: [[u8; Field::ALL.len()]; NodeKind::ALL.len()] = {
    let mut positions = [[u8::MAX; Field::ALL.len()]; NodeKind::ALL.len()];
    let mut kind = 0;
    while kind < SCHEMA.len() {
        let mut at = 0;
        while at < SCHEMA[kind].fields.len() {
            positions[kind][SCHEMA[kind].fields[at].field as usize] = at as u8;
            at += 1;
        }
        kind += 1;
    }
    positions
};

struct NodeDef {
    fields: &'static [FieldDef],
    operands: &'static [Field],
}

static SCHEMA: [NodeDef; NodeKind::ALL.len()] = {
    use Field as F;
    use FieldType as T;
    use Print as P;
    const U32: u64 = u32::MAX as u64;
    const U16: u64 = u16::MAX as u64;
    const I32_MIN: i64 = i32::MIN as i64;
    const I32_MAX: i64 = i32::MAX as i64;
    [
        // !DILocation
        NodeDef {
            fields: &[
                field(F::Line, T::Unsigned(U32)).print(P::Always),
                field(F::Column, T::Unsigned(U16)),
                field(F::Scope, T::NonNullNode)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::InlinedAt, T::Node).absent(),
                field(F::IsImplicitCode, T::Bool),
                field(F::AtomGroup, T::Unsigned(u64::MAX)),
                field(F::AtomRank, T::Unsigned(255)),
            ],
            operands: &[F::Scope, F::InlinedAt],
        },
        // !GenericDINode
        NodeDef {
            fields: &[
                field(F::Tag, T::Keyword(&TAG)).required(),
                field(F::Header, T::Text).absent(),
                field(F::Operands, T::List).absent(),
            ],
            operands: &[F::Header, F::Operands],
        },
        // !DISubrange
        NodeDef {
            fields: &[
                field(F::Count, T::Count).absent(),
                field(F::LowerBound, T::Bound).absent(),
                field(F::UpperBound, T::Bound).absent(),
                field(F::Stride, T::Bound).absent(),
            ],
            operands: &[F::Count, F::LowerBound, F::UpperBound, F::Stride],
        },
        // !DIGenericSubrange
        NodeDef {
            fields: &[
                field(F::Count, T::ExpressionBound).absent(),
                field(F::LowerBound, T::ExpressionBound).absent(),
                field(F::UpperBound, T::ExpressionBound).absent(),
                field(F::Stride, T::ExpressionBound).absent(),
            ],
            operands: &[F::Count, F::LowerBound, F::UpperBound, F::Stride],
        },
        // !DIEnumerator
        NodeDef {
            fields: &[
                field(F::Name, T::Text).absent().required().print(P::Always),
                field(F::Value, T::Integer).required().print(P::Always),
                field(F::IsUnsigned, T::Bool),
            ],
            operands: &[F::Name],
        },
        // !DIBasicType
        NodeDef {
            fields: &[
                field(F::Tag, T::Keyword(&TAG)).default(FieldValue::Unsigned(0x24)),
                field(F::Name, T::Text).absent(),
                field(F::Size, T::Size).absent(),
                field(F::Align, T::Unsigned(U32)),
                field(F::DataSize, T::Unsigned(U32)),
                field(F::Encoding, T::Keyword(&ENCODING)),
                field(F::NumExtraInhabitants, T::Unsigned(U32)),
                field(F::Flags, T::Flags(&TYPE_FLAGS)),
            ],
            operands: &[F::Size],
        },
        // !DIFixedPointType
        NodeDef {
            fields: &[
                field(F::Tag, T::Keyword(&TAG)).default(FieldValue::Unsigned(0x24)),
                field(F::Name, T::Text).absent(),
                field(F::Size, T::Size).absent(),
                field(F::Align, T::Unsigned(U32)),
                field(F::Encoding, T::Keyword(&ENCODING)),
                field(F::Flags, T::Flags(&TYPE_FLAGS)),
                field(F::Kind, T::Keyword(&FIXED_POINT_KIND)).print(P::Always),
                field(F::Factor, T::Signed(i64::MIN, i64::MAX)).print(P::Factor),
                field(F::Numerator, T::Integer).print(P::Ratio),
                field(F::Denominator, T::Integer).print(P::Ratio),
            ],
            operands: &[F::Size],
        },
        // !DIStringType
        NodeDef {
            fields: &[
                field(F::Tag, T::Keyword(&TAG)).default(FieldValue::Unsigned(0x12)),
                field(F::Name, T::Text).absent(),
                field(F::StringLength, T::Node).absent(),
                field(F::StringLengthExpression, T::Node).absent(),
                field(F::StringLocationExpression, T::Node).absent(),
                field(F::Size, T::Size).absent(),
                field(F::Align, T::Unsigned(U32)),
                field(F::Encoding, T::Keyword(&ENCODING)),
            ],
            operands: &[
                F::Size,
                F::StringLength,
                F::StringLengthExpression,
                F::StringLocationExpression,
            ],
        },
        // !DIDerivedType
        NodeDef {
            fields: &[
                field(F::Tag, T::Keyword(&TAG)).required().print(P::Always),
                field(F::Name, T::Text).absent(),
                field(F::Scope, T::Node).absent(),
                field(F::File, T::Node).absent(),
                field(F::Line, T::Unsigned(U32)),
                field(F::BaseType, T::Node)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::Size, T::Size).absent(),
                field(F::Align, T::Unsigned(U32)).print(P::Align),
                field(F::Offset, T::Size).absent(),
                field(F::Flags, T::Flags(&TYPE_FLAGS)),
                field(F::ExtraData, T::Node).absent(),
                field(F::DwarfAddressSpace, T::Unsigned(U32)).absent(),
                field(F::Annotations, T::Node).absent(),
                field(F::PtrAuthKey, T::Unsigned(7)).print(P::PointerAuth),
                field(F::PtrAuthIsAddressDiscriminated, T::Bool).print(P::Never),
                field(F::PtrAuthExtraDiscriminator, T::Unsigned(U16)).print(P::Never),
                field(F::PtrAuthIsaPointer, T::Bool).print(P::Never),
                field(F::PtrAuthAuthenticatesNullValues, T::Bool).print(P::Never),
            ],
            operands: &[
                F::File,
                F::Scope,
                F::Size,
                F::Offset,
                F::BaseType,
                F::ExtraData,
                F::Annotations,
            ],
        },
        // !DICompositeType
        NodeDef {
            fields: &[
                field(F::Tag, T::Keyword(&TAG)).required().print(P::Always),
                field(F::Name, T::Text).absent(),
                field(F::Scope, T::Node).absent(),
                field(F::File, T::Node).absent(),
                field(F::Line, T::Unsigned(U32)),
                field(F::BaseType, T::Node).absent(),
                field(F::Size, T::Size).absent(),
                field(F::Align, T::Unsigned(U32)),
                field(F::Offset, T::Size).absent(),
                field(F::NumExtraInhabitants, T::Unsigned(U32)),
                field(F::Flags, T::Flags(&TYPE_FLAGS)),
                field(F::Elements, T::Node).absent(),
                field(F::RuntimeLang, T::Keyword(&LANGUAGE)),
                field(F::VtableHolder, T::Node).absent(),
                field(F::TemplateParams, T::Node).absent(),
                field(F::Identifier, T::Text).absent(),
                field(F::Discriminator, T::Node).absent(),
                field(F::DataLocation, T::Node).absent(),
                field(F::Associated, T::Node).absent(),
                field(F::Allocated, T::Node).absent(),
                field(F::Rank, T::Bound).absent(),
                field(F::Annotations, T::Node).absent(),
                field(F::Specification, T::Node).absent(),
                field(F::EnumKind, T::Keyword(&ENUM_KIND)).absent(),
                field(F::BitStride, T::Node).absent(),
            ],
            operands: &[
                F::File,
                F::Scope,
                F::Size,
                F::Offset,
                F::BaseType,
                F::Elements,
                F::VtableHolder,
                F::TemplateParams,
                F::Discriminator,
                F::DataLocation,
                F::Associated,
                F::Allocated,
                F::Rank,
                F::Annotations,
                F::Specification,
                F::BitStride,
            ],
        },
        // !DISubrangeType
        NodeDef {
            fields: &[
                field(F::Name, T::Text).absent(),
                field(F::Scope, T::Node).absent(),
                field(F::File, T::Node).absent(),
                field(F::Line, T::Unsigned(U32)),
                field(F::Size, T::Size).absent(),
                field(F::Align, T::Unsigned(U32)),
                field(F::Flags, T::Flags(&TYPE_FLAGS)),
                field(F::BaseType, T::Node).absent().print(P::Always),
                field(F::LowerBound, T::TypedBound).absent(),
                field(F::UpperBound, T::TypedBound).absent(),
                field(F::Stride, T::TypedBound).absent(),
                field(F::Bias, T::TypedBound).absent(),
            ],
            operands: &[
                F::File,
                F::Scope,
                F::Size,
                F::BaseType,
                F::LowerBound,
                F::UpperBound,
                F::Stride,
                F::Bias,
            ],
        },
        // !DISubroutineType
        NodeDef {
            fields: &[
                field(F::Flags, T::Flags(&TYPE_FLAGS)),
                field(F::Cc, T::Keyword(&CALLING_CONVENTION)),
                field(F::Types, T::Node)
                    .absent()
                    .required()
                    .print(P::Always),
            ],
            operands: &[F::Types],
        },
        // !DIFile
        NodeDef {
            fields: &[
                field(F::Filename, T::Text)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::Directory, T::Text)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::Checksumkind, T::Keyword(&CHECKSUM_KIND)).absent(),
                field(F::Checksum, T::Text).absent().print(P::Checksum),
                field(F::Source, T::KeptText).absent(),
            ],
            operands: &[],
        },
        // !DICompileUnit
        NodeDef {
            fields: &[
                field(F::Language, T::Keyword(&LANGUAGE)).print(P::Language),
                field(F::SourceLanguageName, T::Keyword(&SOURCE_LANGUAGE)).absent(),
                field(F::SourceLanguageVersion, T::Unsigned(U32)),
                field(F::File, T::NonNullNode)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::Producer, T::Text).absent(),
                field(F::IsOptimized, T::Bool).print(P::Always),
                field(F::Flags, T::Text).absent(),
                field(F::RuntimeVersion, T::Unsigned(U32)).print(P::Always),
                field(F::SplitDebugFilename, T::Text).absent(),
                field(F::EmissionKind, T::Keyword(&EMISSION_KIND)).print(P::Always),
                field(F::Enums, T::Node).absent(),
                field(F::RetainedTypes, T::Node).absent(),
                field(F::Globals, T::Node).absent(),
                field(F::Imports, T::Node).absent(),
                field(F::Macros, T::Node).absent(),
                field(F::DwoId, T::Unsigned(u64::MAX)),
                field(F::SplitDebugInlining, T::Bool).default(FieldValue::Bool(true)),
                field(F::DebugInfoForProfiling, T::Bool),
                field(F::NameTableKind, T::Keyword(&NAME_TABLE_KIND)),
                field(F::RangesBaseAddress, T::Bool),
                field(F::Sysroot, T::Text).absent(),
                field(F::Sdk, T::Text).absent(),
            ],
            operands: &[
                F::File,
                F::Enums,
                F::RetainedTypes,
                F::Globals,
                F::Imports,
                F::Macros,
            ],
        },
        // !DISubprogram
        NodeDef {
            fields: &[
                field(F::Name, T::Text).absent(),
                field(F::LinkageName, T::Text).absent(),
                field(F::Scope, T::Node).absent().print(P::Always),
                field(F::File, T::Node).absent(),
                field(F::Line, T::Unsigned(U32)),
                field(F::Type, T::Node).absent(),
                field(F::ScopeLine, T::Unsigned(U32)),
                field(F::ContainingType, T::Node).absent(),
                field(F::VirtualIndex, T::Unsigned(U32)).print(P::VirtualIndex),
                field(F::ThisAdjustment, T::Signed(I32_MIN, I32_MAX)),
                field(F::Flags, T::Flags(&TYPE_FLAGS)),
                field(F::SpFlags, T::Flags(&SUBPROGRAM_FLAGS)).print(P::Always),
                field(F::Unit, T::Node).absent(),
                field(F::TemplateParams, T::Node).absent(),
                field(F::Declaration, T::Node).absent(),
                field(F::RetainedNodes, T::Node).absent(),
                field(F::ThrownTypes, T::Node).absent(),
                field(F::Annotations, T::Node).absent(),
                field(F::TargetFuncName, T::Text).absent(),
                field(F::KeyInstructions, T::Bool),
                field(F::IsLocal, T::Bool).print(P::Never),
                field(F::IsDefinition, T::Bool)
                    .default(FieldValue::Bool(true))
                    .print(P::Never),
                field(F::IsOptimized, T::Bool).print(P::Never),
                field(F::Virtuality, T::Keyword(&VIRTUALITY)).print(P::Never),
            ],
            operands: &[
                F::File,
                F::Scope,
                F::Type,
                F::Unit,
                F::Declaration,
                F::RetainedNodes,
                F::ContainingType,
                F::TemplateParams,
                F::ThrownTypes,
                F::Annotations,
            ],
        },
        // !DILexicalBlock
        NodeDef {
            fields: &[
                field(F::Scope, T::NonNullNode)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::File, T::Node).absent(),
                field(F::Line, T::Unsigned(U32)),
                field(F::Column, T::Unsigned(U16)),
            ],
            operands: &[F::File, F::Scope],
        },
        // !DILexicalBlockFile
        NodeDef {
            fields: &[
                field(F::Scope, T::NonNullNode)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::File, T::Node).absent(),
                field(F::Discriminator, T::Unsigned(U32))
                    .required()
                    .print(P::Always),
            ],
            operands: &[F::File, F::Scope],
        },
        // !DINamespace
        NodeDef {
            fields: &[
                field(F::Name, T::Text).absent(),
                field(F::Scope, T::Node)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::ExportSymbols, T::Bool),
            ],
            operands: &[F::Scope],
        },
        // !DICommonBlock
        NodeDef {
            fields: &[
                field(F::Scope, T::Node)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::Declaration, T::Node).absent().print(P::Always),
                field(F::Name, T::Text).absent(),
                field(F::File, T::Node).absent(),
                field(F::Line, T::Unsigned(U32)),
            ],
            operands: &[F::Scope, F::Declaration, F::File],
        },
        // !DIMacro
        NodeDef {
            fields: &[
                field(F::Type, T::Keyword(&MACINFO))
                    .required()
                    .print(P::Always),
                field(F::Line, T::Unsigned(U32)),
                field(F::Name, T::Text).absent().required(),
                field(F::Value, T::Text).absent(),
            ],
            operands: &[],
        },
        // !DIMacroFile
        NodeDef {
            fields: &[
                field(F::Line, T::Unsigned(U32)),
                field(F::File, T::Node).absent().required().print(P::Always),
                field(F::Nodes, T::Node).absent(),
                field(F::Type, T::Keyword(&MACINFO))
                    .default(FieldValue::Unsigned(0x03))
                    .print(P::Never),
            ],
            operands: &[F::File, F::Nodes],
        },
        // !DIModule
        NodeDef {
            fields: &[
                field(F::Scope, T::Node)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::Name, T::Text).absent().required(),
                field(F::ConfigMacros, T::Text).absent(),
                field(F::IncludePath, T::Text).absent(),
                field(F::Apinotes, T::Text).absent(),
                field(F::File, T::Node).absent(),
                field(F::Line, T::Unsigned(U32)),
                field(F::IsDecl, T::Bool),
            ],
            operands: &[F::File, F::Scope],
        },
        // !DITemplateTypeParameter
        NodeDef {
            fields: &[
                field(F::Name, T::Text).absent(),
                field(F::Type, T::Node).absent().required().print(P::Always),
                field(F::Defaulted, T::Bool),
            ],
            operands: &[F::Type],
        },
        // !DITemplateValueParameter
        NodeDef {
            fields: &[
                field(F::Tag, T::Keyword(&TAG)).default(FieldValue::Unsigned(0x30)),
                field(F::Name, T::Text).absent(),
                field(F::Type, T::Node).absent(),
                field(F::Defaulted, T::Bool),
                field(F::Value, T::Node)
                    .absent()
                    .required()
                    .print(P::Always),
            ],
            operands: &[F::Type, F::Value],
        },
        // !DIGlobalVariable
        NodeDef {
            fields: &[
                field(F::Name, T::NonEmptyText).absent(),
                field(F::LinkageName, T::Text).absent(),
                field(F::Scope, T::Node).absent().print(P::Always),
                field(F::File, T::Node).absent(),
                field(F::Line, T::Unsigned(U32)),
                field(F::Type, T::Node).absent(),
                field(F::IsLocal, T::Bool).print(P::Always),
                field(F::IsDefinition, T::Bool)
                    .default(FieldValue::Bool(true))
                    .print(P::Always),
                field(F::Declaration, T::Node).absent(),
                field(F::TemplateParams, T::Node).absent(),
                field(F::Align, T::Unsigned(U32)),
                field(F::Annotations, T::Node).absent(),
            ],
            operands: &[
                F::Scope,
                F::File,
                F::Type,
                F::Declaration,
                F::TemplateParams,
                F::Annotations,
            ],
        },
        // !DILocalVariable
        NodeDef {
            fields: &[
                field(F::Name, T::Text).absent(),
                field(F::Arg, T::Unsigned(U16)),
                field(F::Scope, T::NonNullNode)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::File, T::Node).absent(),
                field(F::Line, T::Unsigned(U32)),
                field(F::Type, T::Node).absent(),
                field(F::Flags, T::Flags(&TYPE_FLAGS)),
                field(F::Align, T::Unsigned(U32)),
                field(F::Annotations, T::Node).absent(),
            ],
            operands: &[F::Scope, F::File, F::Type, F::Annotations],
        },
        // !DILabel
        NodeDef {
            fields: &[
                field(F::Scope, T::NonNullNode)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::Name, T::Text).absent().required(),
                field(F::File, T::Node).absent().required(),
                field(F::Line, T::Unsigned(U32)).required(),
                field(F::Column, T::Unsigned(U16)),
                field(F::IsArtificial, T::Bool),
                field(F::CoroSuspendIdx, T::Unsigned(u64::MAX)).absent(),
            ],
            operands: &[F::Scope, F::File],
        },
        // !DIGlobalVariableExpression
        NodeDef {
            fields: &[
                field(F::Var, T::Node).absent().required(),
                field(F::Expr, T::Node).absent().required(),
            ],
            operands: &[F::Var, F::Expr],
        },
        // !DIObjCProperty
        NodeDef {
            fields: &[
                field(F::Name, T::Text).absent(),
                field(F::File, T::Node).absent(),
                field(F::Line, T::Unsigned(U32)),
                field(F::Setter, T::Text).absent(),
                field(F::Getter, T::Text).absent(),
                field(F::Attributes, T::Unsigned(U32)),
                field(F::Type, T::Node).absent(),
            ],
            operands: &[F::File, F::Type],
        },
        // !DIImportedEntity
        NodeDef {
            fields: &[
                field(F::Tag, T::Keyword(&TAG)).required().print(P::Always),
                field(F::Name, T::Text).absent(),
                field(F::Scope, T::Node)
                    .absent()
                    .required()
                    .print(P::Always),
                field(F::Entity, T::Node).absent(),
                field(F::File, T::Node).absent(),
                field(F::Line, T::Unsigned(U32)),
                field(F::Elements, T::Node).absent(),
            ],
            operands: &[F::Scope, F::Entity, F::File, F::Elements],
        },
        // !DIAssignID
        NodeDef {
            fields: &[],
            operands: &[],
        },
    ]
};
