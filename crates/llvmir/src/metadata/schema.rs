//! The schema of debug information: the kinds of nodes and their fields, in LLVM's printing order. The reader, writer
//! and verifier use this table.

use super::flags::{FlagNames, SUBPROGRAM_FLAGS, TYPE_FLAGS};
use super::node::FieldValue;
use crate::dwarf::{self, DwarfNames};
use terrace_llvm_words::names;

names! {
    /// The name of a field. Several kinds of nodes may have the same field.
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

/// A set of keywords with numbers, and LLVM's noun for such a keyword.
#[derive(Debug)]
pub struct Keyword {
    /// The names and numbers.
    pub names: &'static DwarfNames,
    /// The noun for a keyword in messages of LLVM's parser.
    pub noun: &'static str,
    /// The maximum number.
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

/// The values that a field accepts.
#[derive(Clone, Copy, Debug)]
pub enum FieldType {
    /// Metadata or `null`.
    Node,
    /// Metadata.
    NonNullNode,
    /// A string. An empty string is stored as `null`.
    Text,
    /// A nonempty string.
    NonEmptyText,
    /// A string. An empty string differs from `null`.
    KeptText,
    /// An unsigned number with a maximum.
    Unsigned(u64),
    /// A signed number with a minimum and a maximum.
    Signed(i64, i64),
    /// `true` or `false`
    Bool,
    /// An integer of any width.
    Integer,
    /// A number of bits, or metadata that computes it.
    Size,
    /// A bound of a range: a number, or metadata that computes it.
    Bound,
    /// As [`FieldType::Bound`], but not `null`. A number must be at least -1.
    Count,
    /// As [`FieldType::Bound`]. A number stands for an expression with that value.
    ExpressionBound,
    /// As [`FieldType::Bound`]. A number stands for a constant, and is printed as a constant.
    TypedBound,
    /// A keyword, or a number.
    Keyword(&'static Keyword),
    /// Named bits.
    Flags(&'static FlagNames),
    /// `{...}` of metadata. The node stores one field per element of the list.
    List,
}

/// The condition under which a field is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// Printed unless the value equals the default.
    NonDefault,
    /// Always printed.
    Always,
    /// Never printed. The text form may have the field, which then affects another field.
    Never,
    /// Printed unless its bits encode pointer authentication.
    Align,
    /// The bits of pointer authentication, printed as several fields.
    PointerAuth,
    /// Printed if the node has a checksum kind.
    Checksum,
    /// Printed unless the name and version of the language are given.
    Language,
    /// Printed for a virtual subprogram, or if the value is not 0.
    VirtualIndex,
    /// Printed for a binary or decimal fixed-point type.
    Factor,
    /// Printed for a rational fixed-point type.
    Ratio,
}

/// The definition of a field of a kind of node.
#[derive(Clone, Copy, Debug)]
pub struct FieldDef {
    /// The field's name.
    pub field: Field,
    /// The values that the field accepts.
    pub ty: FieldType,
    /// The value if the text does not have the field.
    pub default: FieldValue,
    /// True if the text must have the field.
    pub required: bool,
    /// The condition under which the field is printed.
    pub print: Print,
}

const fn field(field: Field, ty: FieldType) -> FieldDef {
    let default = match ty {
        FieldType::Bool => FieldValue::Bool(false),
        FieldType::Signed(..) | FieldType::Integer => FieldValue::Signed(0),
        FieldType::Unsigned(_) | FieldType::Keyword(_) | FieldType::Flags(_) => {
            FieldValue::Unsigned(0)
        }
        _ => FieldValue::Null,
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

    const fn always(self) -> FieldDef {
        self.print(Print::Always)
    }

    const fn print(self, print: Print) -> FieldDef {
        FieldDef { print, ..self }
    }
}

impl NodeKind {
    /// Returns the kind with this name. `DILocation` is one of the kinds.
    pub fn from_text(text: &[u8]) -> Option<NodeKind> {
        let mut kinds = NodeKind::ALL.iter();
        kinds.find(|kind| kind.text().as_bytes() == text).copied()
    }

    /// Returns the fields in LLVM's printing order.
    #[inline]
    pub fn fields(self) -> &'static [FieldDef] {
        SCHEMA[self as usize].fields
    }

    /// Returns the fields that may hold nodes, in the order of LLVM's operands, which is also the order of numbering.
    #[inline]
    pub(crate) fn operands(self) -> &'static [Field] {
        SCHEMA[self as usize].operands
    }

    /// Returns the index of a field within the kind's fields.
    #[inline]
    pub fn position(self, field: Field) -> Option<usize> {
        let at = usize::from(POSITIONS[self as usize][field as usize]);
        (at < self.fields().len()).then_some(at)
    }
}

/// Indices of fields by kind and field. A field that the kind does not have gets an index that is out of bounds.
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

macro_rules! nodes {
    ($($kind:ident $text:literal [$($operand:ident),*] {
        $($field:ident: $ty:ident $(($($arg:expr),*))? $(.$how:ident($($value:expr)?))*,)*
    })*) => {
        names! {
            /// A kind of specialized node.
            NodeKind { $($kind $text,)* }
        }

        static SCHEMA: [NodeDef; NodeKind::ALL.len()] = [$(NodeDef {
            fields: &[$(
                field(Field::$field, FieldType::$ty $(($($arg),*))?)$(.$how($($value)?))*,
            )*],
            operands: &[$(Field::$operand),*],
        },)*];
    };
}

const U32: u64 = u32::MAX as u64;
const U16: u64 = u16::MAX as u64;

// Each entry: a kind, its name, the fields that may hold nodes in the order of LLVM's operands (which is also the
// order of numbering), and all fields in LLVM's printing order.
nodes! {
    Location "DILocation" [Scope, InlinedAt] {
        Line: Unsigned(U32).always(),
        Column: Unsigned(U16),
        Scope: NonNullNode.required().always(),
        InlinedAt: Node,
        IsImplicitCode: Bool,
        AtomGroup: Unsigned(u64::MAX),
        AtomRank: Unsigned(255),
    }
    Generic "GenericDINode" [Header, Operands] {
        Tag: Keyword(&TAG).required(),
        Header: Text,
        Operands: List,
    }
    Subrange "DISubrange" [Count, LowerBound, UpperBound, Stride] {
        Count: Count,
        LowerBound: Bound,
        UpperBound: Bound,
        Stride: Bound,
    }
    GenericSubrange "DIGenericSubrange" [Count, LowerBound, UpperBound, Stride] {
        Count: ExpressionBound,
        LowerBound: ExpressionBound,
        UpperBound: ExpressionBound,
        Stride: ExpressionBound,
    }
    Enumerator "DIEnumerator" [Name] {
        Name: Text.required().always(),
        Value: Integer.required().always(),
        IsUnsigned: Bool,
    }
    BasicType "DIBasicType" [Size] {
        Tag: Keyword(&TAG).default(FieldValue::Unsigned(0x24)),
        Name: Text,
        Size: Size,
        Align: Unsigned(U32),
        DataSize: Unsigned(U32),
        Encoding: Keyword(&ENCODING),
        NumExtraInhabitants: Unsigned(U32),
        Flags: Flags(&TYPE_FLAGS),
    }
    FixedPointType "DIFixedPointType" [Size] {
        Tag: Keyword(&TAG).default(FieldValue::Unsigned(0x24)),
        Name: Text,
        Size: Size,
        Align: Unsigned(U32),
        Encoding: Keyword(&ENCODING),
        Flags: Flags(&TYPE_FLAGS),
        Kind: Keyword(&FIXED_POINT_KIND).always(),
        Factor: Signed(i64::MIN, i64::MAX).print(Print::Factor),
        Numerator: Integer.print(Print::Ratio),
        Denominator: Integer.print(Print::Ratio),
    }
    StringType "DIStringType" [
        Size, StringLength, StringLengthExpression, StringLocationExpression
    ] {
        Tag: Keyword(&TAG).default(FieldValue::Unsigned(0x12)),
        Name: Text,
        StringLength: Node,
        StringLengthExpression: Node,
        StringLocationExpression: Node,
        Size: Size,
        Align: Unsigned(U32),
        Encoding: Keyword(&ENCODING),
    }
    DerivedType "DIDerivedType" [File, Scope, Size, Offset, BaseType, ExtraData, Annotations] {
        Tag: Keyword(&TAG).required().always(),
        Name: Text,
        Scope: Node,
        File: Node,
        Line: Unsigned(U32),
        BaseType: Node.required().always(),
        Size: Size,
        Align: Unsigned(U32).print(Print::Align),
        Offset: Size,
        Flags: Flags(&TYPE_FLAGS),
        ExtraData: Node,
        DwarfAddressSpace: Unsigned(U32).absent(),
        Annotations: Node,
        PtrAuthKey: Unsigned(7).print(Print::PointerAuth),
        PtrAuthIsAddressDiscriminated: Bool.print(Print::Never),
        PtrAuthExtraDiscriminator: Unsigned(U16).print(Print::Never),
        PtrAuthIsaPointer: Bool.print(Print::Never),
        PtrAuthAuthenticatesNullValues: Bool.print(Print::Never),
    }
    CompositeType "DICompositeType" [
        File, Scope, Size, Offset, BaseType, Elements, VtableHolder, TemplateParams,
        Discriminator, DataLocation, Associated, Allocated, Rank, Annotations, Specification,
        BitStride
    ] {
        Tag: Keyword(&TAG).required().always(),
        Name: Text,
        Scope: Node,
        File: Node,
        Line: Unsigned(U32),
        BaseType: Node,
        Size: Size,
        Align: Unsigned(U32),
        Offset: Size,
        NumExtraInhabitants: Unsigned(U32),
        Flags: Flags(&TYPE_FLAGS),
        Elements: Node,
        RuntimeLang: Keyword(&LANGUAGE),
        VtableHolder: Node,
        TemplateParams: Node,
        Identifier: Text,
        Discriminator: Node,
        DataLocation: Node,
        Associated: Node,
        Allocated: Node,
        Rank: Bound,
        Annotations: Node,
        Specification: Node,
        EnumKind: Keyword(&ENUM_KIND).absent(),
        BitStride: Node,
    }
    SubrangeType "DISubrangeType" [
        File, Scope, Size, BaseType, LowerBound, UpperBound, Stride, Bias
    ] {
        Name: Text,
        Scope: Node,
        File: Node,
        Line: Unsigned(U32),
        Size: Size,
        Align: Unsigned(U32),
        Flags: Flags(&TYPE_FLAGS),
        BaseType: Node.always(),
        LowerBound: TypedBound,
        UpperBound: TypedBound,
        Stride: TypedBound,
        Bias: TypedBound,
    }
    SubroutineType "DISubroutineType" [Types] {
        Flags: Flags(&TYPE_FLAGS),
        Cc: Keyword(&CALLING_CONVENTION),
        Types: Node.required().always(),
    }
    File "DIFile" [] {
        Filename: Text.required().always(),
        Directory: Text.required().always(),
        Checksumkind: Keyword(&CHECKSUM_KIND).absent(),
        Checksum: Text.print(Print::Checksum),
        Source: KeptText,
    }
    CompileUnit "DICompileUnit" [File, Enums, RetainedTypes, Globals, Imports, Macros] {
        Language: Keyword(&LANGUAGE).print(Print::Language),
        SourceLanguageName: Keyword(&SOURCE_LANGUAGE).absent(),
        SourceLanguageVersion: Unsigned(U32),
        File: NonNullNode.required().always(),
        Producer: Text,
        IsOptimized: Bool.always(),
        Flags: Text,
        RuntimeVersion: Unsigned(U32).always(),
        SplitDebugFilename: Text,
        EmissionKind: Keyword(&EMISSION_KIND).always(),
        Enums: Node,
        RetainedTypes: Node,
        Globals: Node,
        Imports: Node,
        Macros: Node,
        DwoId: Unsigned(u64::MAX),
        SplitDebugInlining: Bool.default(FieldValue::Bool(true)),
        DebugInfoForProfiling: Bool,
        NameTableKind: Keyword(&NAME_TABLE_KIND),
        RangesBaseAddress: Bool,
        Sysroot: Text,
        Sdk: Text,
    }
    Subprogram "DISubprogram" [
        File, Scope, Type, Unit, Declaration, RetainedNodes, ContainingType, TemplateParams,
        ThrownTypes, Annotations
    ] {
        Name: Text,
        LinkageName: Text,
        Scope: Node.always(),
        File: Node,
        Line: Unsigned(U32),
        Type: Node,
        ScopeLine: Unsigned(U32),
        ContainingType: Node,
        VirtualIndex: Unsigned(U32).print(Print::VirtualIndex),
        ThisAdjustment: Signed(i32::MIN as i64, i32::MAX as i64),
        Flags: Flags(&TYPE_FLAGS),
        SpFlags: Flags(&SUBPROGRAM_FLAGS).always(),
        Unit: Node,
        TemplateParams: Node,
        Declaration: Node,
        RetainedNodes: Node,
        ThrownTypes: Node,
        Annotations: Node,
        TargetFuncName: Text,
        KeyInstructions: Bool,
        IsLocal: Bool.print(Print::Never),
        IsDefinition: Bool.default(FieldValue::Bool(true)).print(Print::Never),
        IsOptimized: Bool.print(Print::Never),
        Virtuality: Keyword(&VIRTUALITY).print(Print::Never),
    }
    LexicalBlock "DILexicalBlock" [File, Scope] {
        Scope: NonNullNode.required().always(),
        File: Node,
        Line: Unsigned(U32),
        Column: Unsigned(U16),
    }
    LexicalBlockFile "DILexicalBlockFile" [File, Scope] {
        Scope: NonNullNode.required().always(),
        File: Node,
        Discriminator: Unsigned(U32).required().always(),
    }
    Namespace "DINamespace" [Scope] {
        Name: Text,
        Scope: Node.required().always(),
        ExportSymbols: Bool,
    }
    CommonBlock "DICommonBlock" [Scope, Declaration, File] {
        Scope: Node.required().always(),
        Declaration: Node.always(),
        Name: Text,
        File: Node,
        Line: Unsigned(U32),
    }
    Macro "DIMacro" [] {
        Type: Keyword(&MACINFO).required().always(),
        Line: Unsigned(U32),
        Name: Text.required(),
        Value: Text,
    }
    MacroFile "DIMacroFile" [File, Nodes] {
        Line: Unsigned(U32),
        File: Node.required().always(),
        Nodes: Node,
        Type: Keyword(&MACINFO).default(FieldValue::Unsigned(0x03)).print(Print::Never),
    }
    Module "DIModule" [File, Scope] {
        Scope: Node.required().always(),
        Name: Text.required(),
        ConfigMacros: Text,
        IncludePath: Text,
        Apinotes: Text,
        File: Node,
        Line: Unsigned(U32),
        IsDecl: Bool,
    }
    TemplateTypeParameter "DITemplateTypeParameter" [Type] {
        Name: Text,
        Type: Node.required().always(),
        Defaulted: Bool,
    }
    TemplateValueParameter "DITemplateValueParameter" [Type, Value] {
        Tag: Keyword(&TAG).default(FieldValue::Unsigned(0x30)),
        Name: Text,
        Type: Node,
        Defaulted: Bool,
        Value: Node.required().always(),
    }
    GlobalVariable "DIGlobalVariable" [
        Scope, File, Type, Declaration, TemplateParams, Annotations
    ] {
        Name: NonEmptyText,
        LinkageName: Text,
        Scope: Node.always(),
        File: Node,
        Line: Unsigned(U32),
        Type: Node,
        IsLocal: Bool.always(),
        IsDefinition: Bool.default(FieldValue::Bool(true)).always(),
        Declaration: Node,
        TemplateParams: Node,
        Align: Unsigned(U32),
        Annotations: Node,
    }
    LocalVariable "DILocalVariable" [Scope, File, Type, Annotations] {
        Name: Text,
        Arg: Unsigned(U16),
        Scope: NonNullNode.required().always(),
        File: Node,
        Line: Unsigned(U32),
        Type: Node,
        Flags: Flags(&TYPE_FLAGS),
        Align: Unsigned(U32),
        Annotations: Node,
    }
    Label "DILabel" [Scope, File] {
        Scope: NonNullNode.required().always(),
        Name: Text.required(),
        File: Node.required(),
        Line: Unsigned(U32).required(),
        Column: Unsigned(U16),
        IsArtificial: Bool,
        CoroSuspendIdx: Unsigned(u64::MAX).absent(),
    }
    GlobalVariableExpression "DIGlobalVariableExpression" [Var, Expr] {
        Var: Node.required(),
        Expr: Node.required(),
    }
    ObjCProperty "DIObjCProperty" [File, Type] {
        Name: Text,
        File: Node,
        Line: Unsigned(U32),
        Setter: Text,
        Getter: Text,
        Attributes: Unsigned(U32),
        Type: Node,
    }
    ImportedEntity "DIImportedEntity" [Scope, Entity, File, Elements] {
        Tag: Keyword(&TAG).required().always(),
        Name: Text,
        Scope: Node.required().always(),
        Entity: Node,
        File: Node,
        Line: Unsigned(U32),
        Elements: Node,
    }
    AssignID "DIAssignID" [] {}
}
