//! Defines the attributes of debug information: scopes, types, variables, expressions.

use super::params::*;
use crate::enums::{DIEmissionKind, DIFlags, DINameTableKind, DISubprogramFlags};
use terrace_ir::Attr;
use terrace_macros::dialect_attr;

attributes! {
    /// A name and a value attached to a declaration.
    DIAnnotationAttr = "di_annotation", definition = "LLVM_DIAnnotationAttr" {
        #[text(one(STRING))] name: Attr,
        #[text(one(STRING))] value: Attr,
    }

    /// A type without parts.
    DIBasicTypeAttr = "di_basic_type", alias, definition = "LLVM_DIBasicTypeAttr" {
        #[optional] #[text(TAG)] tag: u32,
        #[text(one(STRING))] name: Attr,
        #[optional] #[mlir("sizeInBits")] size_in_bits: u64,
        #[optional] #[text(ENCODING)] encoding: u32,
    }

    /// A Fortran common block.
    DICommonBlockAttr = "di_common_block", alias, definition = "LLVM_DICommonBlockAttr" {
        #[text(one(DI_SCOPE))] scope: Attr,
        #[text(one(exactly::<DIGlobalVariableAttr>()))] decl: Option<Attr>,
        #[text(one(STRING))] name: Attr,
        #[text(one(exactly::<DIFileAttr>()))] file: Option<Attr>,
        #[optional] line: u32,
    }

    /// A compilation unit.
    DICompileUnitAttr = "di_compile_unit", alias, definition = "LLVM_DICompileUnitAttr" {
        #[text(one(DISTINCT))] id: Attr,
        #[mlir("sourceLanguage")] #[text(LANGUAGE)] source_language: u32,
        #[text(one(exactly::<DIFileAttr>()))] file: Attr,
        #[text(one(STRING))] producer: Option<Attr>,
        #[mlir("isOptimized")] is_optimized: bool,
        #[mlir("emissionKind")] #[text(case(DIEmissionKind::DEF))] emission_kind: u64,
        #[optional] #[mlir("nameTableKind")] #[text(case(DINameTableKind::DEF))] name_table_kind: u64,
        #[mlir("splitDebugFilename")] #[text(one(STRING))] split_debug_filename: Option<Attr>,
    }

    /// A composite type: a struct, an array, an enumeration.
    DICompositeTypeAttr = "di_composite_type", alias, definition = "LLVM_DICompositeTypeAttr" {
        #[mlir("recId")] #[text(one(DISTINCT))] rec_id: Option<Attr>,
        #[optional] #[mlir("isRecSelf")] is_rec_self: bool,
        #[optional] #[text(TAG)] tag: u32,
        #[text(one(STRING))] name: Option<Attr>,
        #[text(one(exactly::<DIFileAttr>()))] file: Option<Attr>,
        #[optional] #[text(UINT32)] line: u32,
        #[text(one(DI_SCOPE))] scope: Option<Attr>,
        #[mlir("baseType")] #[text(one(DI_TYPE))] base_type: Option<Attr>,
        #[optional] #[text(case(DIFlags::DEF))] flags: u64,
        #[optional] #[mlir("sizeInBits")] size_in_bits: u64,
        #[optional] #[mlir("alignInBits")] align_in_bits: u64,
        #[mlir("dataLocation")] #[text(one(exactly::<DIExpressionAttr>()))] data_location: Option<Attr>,
        #[text(one(exactly::<DIExpressionAttr>()))] rank: Option<Attr>,
        #[text(one(exactly::<DIExpressionAttr>()))] allocated: Option<Attr>,
        #[text(one(exactly::<DIExpressionAttr>()))] associated: Option<Attr>,
        #[optional] #[text(list(DI_NODE))] elements: Box<[Attr]>,
    }

    /// A type derived from another type: a pointer, a member, a type alias.
    DIDerivedTypeAttr = "di_derived_type", alias, definition = "LLVM_DIDerivedTypeAttr" {
        #[optional] #[text(TAG)] tag: u32,
        #[text(one(STRING))] name: Option<Attr>,
        #[mlir("baseType")] #[text(one(DI_TYPE))] base_type: Option<Attr>,
        #[optional] #[mlir("sizeInBits")] size_in_bits: u64,
        #[optional] #[mlir("alignInBits")] #[text(UINT32)] align_in_bits: u32,
        #[optional] #[mlir("offsetInBits")] offset_in_bits: u64,
        #[mlir("dwarfAddressSpace")] dwarf_address_space: Option<u32>,
        #[mlir("extraData")] #[text(one(DI_NODE))] extra_data: Option<Attr>,
    }

    /// The bounds of an array dimension that are known at run time.
    DIGenericSubrangeAttr = "di_generic_subrange", definition = "LLVM_DIGenericSubrangeAttr" {
        #[text(one(MLIR_ANY))] count: Option<Attr>,
        #[mlir("lowerBound")] #[text(one(MLIR_ANY))] lower_bound: Attr,
        #[mlir("upperBound")] #[text(one(MLIR_ANY))] upper_bound: Option<Attr>,
        #[text(one(MLIR_ANY))] stride: Attr,
    }

    /// A global variable.
    DIGlobalVariableAttr = "di_global_variable", alias, definition = "LLVM_DIGlobalVariable" {
        #[text(one(DI_SCOPE))] scope: Option<Attr>,
        #[text(one(STRING))] name: Option<Attr>,
        #[mlir("linkageName")] #[text(one(STRING))] linkage_name: Option<Attr>,
        #[text(one(exactly::<DIFileAttr>()))] file: Attr,
        line: u32,
        #[text(one(DI_TYPE))] r#type: Attr,
        #[optional] #[mlir("isLocalToUnit")] is_local_to_unit: bool,
        #[optional] #[mlir("isDefined")] is_defined: bool,
        #[optional] #[mlir("alignInBits")] align_in_bits: u32,
    }

    /// A global variable and the expression that computes its value.
    DIGlobalVariableExpressionAttr = "di_global_variable_expression", alias, definition = "LLVM_DIGlobalVariableExpressionAttr" {
        #[text(one(exactly::<DIGlobalVariableAttr>()))] var: Attr,
        #[text(one(exactly::<DIExpressionAttr>()))] expr: Option<Attr>,
    }

    /// A name imported into a scope.
    DIImportedEntityAttr = "di_imported_entity", alias, definition = "LLVM_DIImportedEntityAttr" {
        #[optional] #[text(TAG)] tag: u32,
        #[text(one(DI_SCOPE))] scope: Attr,
        #[text(one(DI_NODE))] entity: Attr,
        #[text(one(exactly::<DIFileAttr>()))] file: Option<Attr>,
        #[optional] line: u32,
        #[text(one(STRING))] name: Option<Attr>,
        #[optional] #[text(list(DI_NODE))] elements: Box<[Attr]>,
    }

    /// A label.
    DILabelAttr = "di_label", alias, definition = "LLVM_DILabelAttr" {
        #[text(one(DI_SCOPE))] scope: Attr,
        #[text(one(STRING))] name: Option<Attr>,
        #[text(one(exactly::<DIFileAttr>()))] file: Option<Attr>,
        #[optional] line: u32,
    }

    /// A lexical block of the source.
    DILexicalBlockAttr = "di_lexical_block", alias, definition = "LLVM_DILexicalBlockAttr" {
        #[text(one(DI_SCOPE))] scope: Attr,
        #[text(one(exactly::<DIFileAttr>()))] file: Option<Attr>,
        #[optional] line: u32,
        #[optional] column: u32,
    }

    /// A block of source in another file.
    DILexicalBlockFileAttr = "di_lexical_block_file", alias, definition = "LLVM_DILexicalBlockFile" {
        #[text(one(DI_SCOPE))] scope: Attr,
        #[text(one(exactly::<DIFileAttr>()))] file: Option<Attr>,
        discriminator: u32,
    }

    /// A local variable or parameter.
    DILocalVariableAttr = "di_local_variable", alias, definition = "LLVM_DILocalVariableAttr" {
        #[text(one(DI_SCOPE))] scope: Attr,
        #[text(one(STRING))] name: Option<Attr>,
        #[text(one(exactly::<DIFileAttr>()))] file: Option<Attr>,
        #[optional] line: u32,
        #[optional] arg: u32,
        #[optional] #[mlir("alignInBits")] align_in_bits: u32,
        #[text(one(DI_TYPE))] r#type: Option<Attr>,
        #[optional] #[text(case(DIFlags::DEF))] flags: u64,
    }

    /// A module of the source language.
    DIModuleAttr = "di_module", alias, definition = "LLVM_DIModuleAttr" {
        #[text(one(exactly::<DIFileAttr>()))] file: Option<Attr>,
        #[text(one(DI_SCOPE))] scope: Option<Attr>,
        #[text(one(STRING))] name: Option<Attr>,
        #[mlir("configMacros")] #[text(one(STRING))] config_macros: Option<Attr>,
        #[mlir("includePath")] #[text(one(STRING))] include_path: Option<Attr>,
        #[text(one(STRING))] apinotes: Option<Attr>,
        #[optional] line: u32,
        #[optional] #[mlir("isDecl")] is_decl: bool,
    }

    /// A namespace.
    DINamespaceAttr = "di_namespace", alias, definition = "LLVM_DINamespaceAttr" {
        #[text(one(STRING))] name: Option<Attr>,
        #[text(one(DI_SCOPE))] scope: Option<Attr>,
        #[mlir("exportSymbols")] export_symbols: bool,
    }

    /// A Fortran string type.
    DIStringTypeAttr = "di_string_type", alias, definition = "LLVM_DIStringTypeAttr" {
        #[optional] #[text(TAG)] tag: u32,
        #[text(one(STRING))] name: Attr,
        #[optional] #[mlir("sizeInBits")] size_in_bits: u64,
        #[optional] #[mlir("alignInBits")] #[text(UINT32)] align_in_bits: u32,
        #[mlir("stringLength")] #[text(one(DI_VARIABLE))] string_length: Option<Attr>,
        #[mlir("stringLengthExp")] #[text(one(exactly::<DIExpressionAttr>()))] string_length_exp: Option<Attr>,
        #[mlir("stringLocationExp")] #[text(one(exactly::<DIExpressionAttr>()))] string_location_exp: Option<Attr>,
        #[optional] #[text(ENCODING)] encoding: u32,
    }

    /// A function.
    DISubprogramAttr = "di_subprogram", alias, definition = "LLVM_DISubprogramAttr" {
        #[mlir("recId")] #[text(one(DISTINCT))] rec_id: Option<Attr>,
        #[optional] #[mlir("isRecSelf")] is_rec_self: bool,
        #[text(one(DISTINCT))] id: Option<Attr>,
        #[mlir("compileUnit")] #[text(one(exactly::<DICompileUnitAttr>()))] compile_unit: Option<Attr>,
        #[text(one(DI_SCOPE))] scope: Option<Attr>,
        #[text(one(STRING))] name: Option<Attr>,
        #[mlir("linkageName")] #[text(one(STRING))] linkage_name: Option<Attr>,
        #[text(one(exactly::<DIFileAttr>()))] file: Option<Attr>,
        #[optional] line: u32,
        #[optional] #[mlir("scopeLine")] scope_line: u32,
        #[optional] #[mlir("subprogramFlags")] #[text(case(DISubprogramFlags::DEF))] subprogram_flags: u64,
        #[text(one(exactly::<DISubroutineTypeAttr>()))] r#type: Option<Attr>,
        #[optional] #[mlir("retainedNodes")] #[text(list(DI_NODE))] retained_nodes: Box<[Attr]>,
        #[optional] #[text(list(DI_NODE))] annotations: Box<[Attr]>,
    }

    /// The bounds of an array dimension.
    DISubrangeAttr = "di_subrange", definition = "LLVM_DISubrangeAttr" {
        #[text(one(MLIR_ANY))] count: Option<Attr>,
        #[mlir("lowerBound")] #[text(one(MLIR_ANY))] lower_bound: Option<Attr>,
        #[mlir("upperBound")] #[text(one(MLIR_ANY))] upper_bound: Option<Attr>,
        #[text(one(MLIR_ANY))] stride: Option<Attr>,
    }

    /// The type of a subprogram.
    DISubroutineTypeAttr = "di_subroutine_type", alias, definition = "LLVM_DISubroutineTypeAttr" {
        #[optional] #[mlir("callingConvention")] #[text(CALLING_CONVENTION)] calling_convention: u32,
        #[optional] #[text(list(DI_TYPE))] types: Box<[Attr]>,
    }
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

/// The absent type: `void` in a list of types.
#[dialect_attr(dialect = "llvm", mnemonic = "di_null_type", alias)]
pub struct DINullTypeAttr {}
