//! Debug information: scopes, types, variables, expressions.

use super::params::*;
use crate::enums::{DIEmissionKind, DIFlags, DINameTableKind, DISubprogramFlags};
use terrace_ir::Attr;
use terrace_macros::dialect_attr;

/// A name and a value attached to a declaration.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_annotation",
    definition = "LLVM_DIAnnotationAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DIAnnotationAttr {
    #[text(one(STRING))]
    name: Attr,
    #[text(one(STRING))]
    value: Attr,
}

/// A type without parts.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_basic_type",
    alias,
    definition = "LLVM_DIBasicTypeAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DIBasicTypeAttr {
    #[optional]
    #[text(TAG)]
    tag: u32,
    #[text(one(STRING))]
    name: Attr,
    #[optional]
    #[mlir("sizeInBits")]
    size_in_bits: u64,
    #[optional]
    #[text(ENCODING)]
    encoding: u32,
}

/// A Fortran common block.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_common_block",
    alias,
    definition = "LLVM_DICommonBlockAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DICommonBlockAttr {
    #[text(one(DI_SCOPE))]
    scope: Attr,
    #[text(one(exactly::<DIGlobalVariableAttr>()))]
    decl: Option<Attr>,
    #[text(one(STRING))]
    name: Attr,
    #[text(one(exactly::<DIFileAttr>()))]
    file: Option<Attr>,
    #[optional]
    line: u32,
}

/// A unit of compilation.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_compile_unit",
    alias,
    definition = "LLVM_DICompileUnitAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DICompileUnitAttr {
    #[text(one(DISTINCT))]
    id: Attr,
    #[mlir("sourceLanguage")]
    #[text(LANGUAGE)]
    source_language: u32,
    #[text(one(exactly::<DIFileAttr>()))]
    file: Attr,
    #[text(one(STRING))]
    producer: Option<Attr>,
    #[mlir("isOptimized")]
    is_optimized: bool,
    #[mlir("emissionKind")]
    #[text(case(DIEmissionKind::DEF))]
    emission_kind: u64,
    #[optional]
    #[mlir("nameTableKind")]
    #[text(case(DINameTableKind::DEF))]
    name_table_kind: u64,
    #[mlir("splitDebugFilename")]
    #[text(one(STRING))]
    split_debug_filename: Option<Attr>,
}

/// A type with parts: a struct, an array, an enumeration.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_composite_type",
    alias,
    definition = "LLVM_DICompositeTypeAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DICompositeTypeAttr {
    #[mlir("recId")]
    #[text(one(DISTINCT))]
    rec_id: Option<Attr>,
    #[optional]
    #[mlir("isRecSelf")]
    is_rec_self: bool,
    #[optional]
    #[text(TAG)]
    tag: u32,
    #[text(one(STRING))]
    name: Option<Attr>,
    #[text(one(exactly::<DIFileAttr>()))]
    file: Option<Attr>,
    #[optional]
    #[text(UINT32)]
    line: u32,
    #[text(one(DI_SCOPE))]
    scope: Option<Attr>,
    #[mlir("baseType")]
    #[text(one(DI_TYPE))]
    base_type: Option<Attr>,
    #[optional]
    #[text(case(DIFlags::DEF))]
    flags: u64,
    #[optional]
    #[mlir("sizeInBits")]
    size_in_bits: u64,
    #[optional]
    #[mlir("alignInBits")]
    align_in_bits: u64,
    #[mlir("dataLocation")]
    #[text(one(exactly::<DIExpressionAttr>()))]
    data_location: Option<Attr>,
    #[text(one(exactly::<DIExpressionAttr>()))]
    rank: Option<Attr>,
    #[text(one(exactly::<DIExpressionAttr>()))]
    allocated: Option<Attr>,
    #[text(one(exactly::<DIExpressionAttr>()))]
    associated: Option<Attr>,
    #[optional]
    #[text(list(DI_NODE))]
    elements: Box<[Attr]>,
}

/// A type made from another one: a pointer, a member, a name.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_derived_type",
    alias,
    definition = "LLVM_DIDerivedTypeAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DIDerivedTypeAttr {
    #[optional]
    #[text(TAG)]
    tag: u32,
    #[text(one(STRING))]
    name: Option<Attr>,
    #[mlir("baseType")]
    #[text(one(DI_TYPE))]
    base_type: Option<Attr>,
    #[optional]
    #[mlir("sizeInBits")]
    size_in_bits: u64,
    #[optional]
    #[mlir("alignInBits")]
    #[text(UINT32)]
    align_in_bits: u32,
    #[optional]
    #[mlir("offsetInBits")]
    offset_in_bits: u64,
    #[mlir("dwarfAddressSpace")]
    dwarf_address_space: Option<u32>,
    #[mlir("extraData")]
    #[text(one(DI_NODE))]
    extra_data: Option<Attr>,
}

/// A DWARF expression that computes the location or value of a variable.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_expression",
    definition = "LLVM_DIExpressionAttr",
    format = "`<` (`[` $operations^ `]`)? `>`"
)]
pub struct DIExpressionAttr {
    #[optional]
    #[text(Operations)]
    operations: Box<[Attr]>,
}

/// One operation of an expression.
#[dialect_attr(dialect = "llvm", mnemonic = "di_expression_elem", custom)]
pub struct DIExpressionElemAttr {
    opcode: u32,
    #[optional]
    arguments: Box<[u64]>,
}

/// A source file.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_file",
    alias,
    definition = "LLVM_DIFileAttr",
    format = "`<` $name `in` $directory `>`"
)]
pub struct DIFileAttr {
    #[text(one(STRING))]
    name: Attr,
    #[text(one(STRING))]
    directory: Attr,
}

/// The bounds of an array dimension that is known at run time.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_generic_subrange",
    definition = "LLVM_DIGenericSubrangeAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DIGenericSubrangeAttr {
    #[text(one(MLIR_ANY))]
    count: Option<Attr>,
    #[mlir("lowerBound")]
    #[text(one(MLIR_ANY))]
    lower_bound: Attr,
    #[mlir("upperBound")]
    #[text(one(MLIR_ANY))]
    upper_bound: Option<Attr>,
    #[text(one(MLIR_ANY))]
    stride: Attr,
}

/// A global variable.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_global_variable",
    alias,
    definition = "LLVM_DIGlobalVariable",
    format = "`<` struct(params) `>`"
)]
pub struct DIGlobalVariableAttr {
    #[text(one(DI_SCOPE))]
    scope: Option<Attr>,
    #[text(one(STRING))]
    name: Option<Attr>,
    #[mlir("linkageName")]
    #[text(one(STRING))]
    linkage_name: Option<Attr>,
    #[text(one(exactly::<DIFileAttr>()))]
    file: Attr,
    line: u32,
    #[text(one(DI_TYPE))]
    r#type: Attr,
    #[optional]
    #[mlir("isLocalToUnit")]
    is_local_to_unit: bool,
    #[optional]
    #[mlir("isDefined")]
    is_defined: bool,
    #[optional]
    #[mlir("alignInBits")]
    align_in_bits: u32,
}

/// A global variable and the expression that computes its value.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_global_variable_expression",
    alias,
    definition = "LLVM_DIGlobalVariableExpressionAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DIGlobalVariableExpressionAttr {
    #[text(one(exactly::<DIGlobalVariableAttr>()))]
    var: Attr,
    #[text(one(exactly::<DIExpressionAttr>()))]
    expr: Option<Attr>,
}

/// A name brought into a scope.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_imported_entity",
    alias,
    definition = "LLVM_DIImportedEntityAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DIImportedEntityAttr {
    #[optional]
    #[text(TAG)]
    tag: u32,
    #[text(one(DI_SCOPE))]
    scope: Attr,
    #[text(one(DI_NODE))]
    entity: Attr,
    #[text(one(exactly::<DIFileAttr>()))]
    file: Option<Attr>,
    #[optional]
    line: u32,
    #[text(one(STRING))]
    name: Option<Attr>,
    #[optional]
    #[text(list(DI_NODE))]
    elements: Box<[Attr]>,
}

/// A label.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_label",
    alias,
    definition = "LLVM_DILabelAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DILabelAttr {
    #[text(one(DI_SCOPE))]
    scope: Attr,
    #[text(one(STRING))]
    name: Option<Attr>,
    #[text(one(exactly::<DIFileAttr>()))]
    file: Option<Attr>,
    #[optional]
    line: u32,
}

/// A block of source.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_lexical_block",
    alias,
    definition = "LLVM_DILexicalBlockAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DILexicalBlockAttr {
    #[text(one(DI_SCOPE))]
    scope: Attr,
    #[text(one(exactly::<DIFileAttr>()))]
    file: Option<Attr>,
    #[optional]
    line: u32,
    #[optional]
    column: u32,
}

/// A block of source in another file.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_lexical_block_file",
    alias,
    definition = "LLVM_DILexicalBlockFile",
    format = "`<` struct(params) `>`"
)]
pub struct DILexicalBlockFileAttr {
    #[text(one(DI_SCOPE))]
    scope: Attr,
    #[text(one(exactly::<DIFileAttr>()))]
    file: Option<Attr>,
    discriminator: u32,
}

/// A local variable or parameter.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_local_variable",
    alias,
    definition = "LLVM_DILocalVariableAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DILocalVariableAttr {
    #[text(one(DI_SCOPE))]
    scope: Attr,
    #[text(one(STRING))]
    name: Option<Attr>,
    #[text(one(exactly::<DIFileAttr>()))]
    file: Option<Attr>,
    #[optional]
    line: u32,
    #[optional]
    arg: u32,
    #[optional]
    #[mlir("alignInBits")]
    align_in_bits: u32,
    #[text(one(DI_TYPE))]
    r#type: Option<Attr>,
    #[optional]
    #[text(case(DIFlags::DEF))]
    flags: u64,
}

/// A module of the source language.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_module",
    alias,
    definition = "LLVM_DIModuleAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DIModuleAttr {
    #[text(one(exactly::<DIFileAttr>()))]
    file: Option<Attr>,
    #[text(one(DI_SCOPE))]
    scope: Option<Attr>,
    #[text(one(STRING))]
    name: Option<Attr>,
    #[mlir("configMacros")]
    #[text(one(STRING))]
    config_macros: Option<Attr>,
    #[mlir("includePath")]
    #[text(one(STRING))]
    include_path: Option<Attr>,
    #[text(one(STRING))]
    apinotes: Option<Attr>,
    #[optional]
    line: u32,
    #[optional]
    #[mlir("isDecl")]
    is_decl: bool,
}

/// A namespace.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_namespace",
    alias,
    definition = "LLVM_DINamespaceAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DINamespaceAttr {
    #[text(one(STRING))]
    name: Option<Attr>,
    #[text(one(DI_SCOPE))]
    scope: Option<Attr>,
    #[mlir("exportSymbols")]
    export_symbols: bool,
}

/// No type: `void` in a list of types.
#[dialect_attr(dialect = "llvm", mnemonic = "di_null_type", alias)]
pub struct DINullTypeAttr {}

/// A Fortran string type.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_string_type",
    alias,
    definition = "LLVM_DIStringTypeAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DIStringTypeAttr {
    #[optional]
    #[text(TAG)]
    tag: u32,
    #[text(one(STRING))]
    name: Attr,
    #[optional]
    #[mlir("sizeInBits")]
    size_in_bits: u64,
    #[optional]
    #[mlir("alignInBits")]
    #[text(UINT32)]
    align_in_bits: u32,
    #[mlir("stringLength")]
    #[text(one(DI_VARIABLE))]
    string_length: Option<Attr>,
    #[mlir("stringLengthExp")]
    #[text(one(exactly::<DIExpressionAttr>()))]
    string_length_exp: Option<Attr>,
    #[mlir("stringLocationExp")]
    #[text(one(exactly::<DIExpressionAttr>()))]
    string_location_exp: Option<Attr>,
    #[optional]
    #[text(ENCODING)]
    encoding: u32,
}

/// A function.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_subprogram",
    alias,
    definition = "LLVM_DISubprogramAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DISubprogramAttr {
    #[mlir("recId")]
    #[text(one(DISTINCT))]
    rec_id: Option<Attr>,
    #[optional]
    #[mlir("isRecSelf")]
    is_rec_self: bool,
    #[text(one(DISTINCT))]
    id: Option<Attr>,
    #[mlir("compileUnit")]
    #[text(one(exactly::<DICompileUnitAttr>()))]
    compile_unit: Option<Attr>,
    #[text(one(DI_SCOPE))]
    scope: Option<Attr>,
    #[text(one(STRING))]
    name: Option<Attr>,
    #[mlir("linkageName")]
    #[text(one(STRING))]
    linkage_name: Option<Attr>,
    #[text(one(exactly::<DIFileAttr>()))]
    file: Option<Attr>,
    #[optional]
    line: u32,
    #[optional]
    #[mlir("scopeLine")]
    scope_line: u32,
    #[optional]
    #[mlir("subprogramFlags")]
    #[text(case(DISubprogramFlags::DEF))]
    subprogram_flags: u64,
    #[text(one(exactly::<DISubroutineTypeAttr>()))]
    r#type: Option<Attr>,
    #[optional]
    #[mlir("retainedNodes")]
    #[text(list(DI_NODE))]
    retained_nodes: Box<[Attr]>,
    #[optional]
    #[text(list(DI_NODE))]
    annotations: Box<[Attr]>,
}

/// The bounds of an array dimension.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_subrange",
    definition = "LLVM_DISubrangeAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DISubrangeAttr {
    #[text(one(MLIR_ANY))]
    count: Option<Attr>,
    #[mlir("lowerBound")]
    #[text(one(MLIR_ANY))]
    lower_bound: Option<Attr>,
    #[mlir("upperBound")]
    #[text(one(MLIR_ANY))]
    upper_bound: Option<Attr>,
    #[text(one(MLIR_ANY))]
    stride: Option<Attr>,
}

/// The type of a subprogram.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "di_subroutine_type",
    alias,
    definition = "LLVM_DISubroutineTypeAttr",
    format = "`<` struct(params) `>`"
)]
pub struct DISubroutineTypeAttr {
    #[optional]
    #[mlir("callingConvention")]
    #[text(CALLING_CONVENTION)]
    calling_convention: u32,
    #[optional]
    #[text(list(DI_TYPE))]
    types: Box<[Attr]>,
}
