//! Debug information: scopes, types, variables, expressions.

use super::params::{exactly, kinds::*, param_attr, wants::*};
use crate::enums::{DIEmissionKind, DIFlags, DINameTableKind, DISubprogramFlags};
use terrace_ir::Attr;

param_attr! {
    /// A name and a value attached to a declaration.
    DIAnnotationAttr, "di_annotation", alias false, Struct {
        name: Attr = "name", required one(STRING);
        value: Attr = "value", required one(STRING);
    }
}

param_attr! {
    /// A type without parts.
    DIBasicTypeAttr, "di_basic_type", alias true, Struct {
        tag: u32 = "tag", optional TAG;
        name: Attr = "name", required one(STRING);
        size_in_bits: u64 = "sizeInBits", optional U64;
        encoding: u32 = "encoding", optional ENCODING;
    }
}

param_attr! {
    /// A Fortran common block.
    DICommonBlockAttr, "di_common_block", alias true, Struct {
        scope: Attr = "scope", required one(DI_SCOPE);
        decl: Option<Attr> = "decl", optional one(exactly::<DIGlobalVariableAttr>());
        name: Attr = "name", required one(STRING);
        file: Option<Attr> = "file", optional one(exactly::<DIFileAttr>());
        line: u32 = "line", optional U32;
    }
}

param_attr! {
    /// A unit of compilation.
    DICompileUnitAttr, "di_compile_unit", alias true, Struct {
        id: Attr = "id", required one(DISTINCT);
        source_language: u32 = "sourceLanguage", required LANGUAGE;
        file: Attr = "file", required one(exactly::<DIFileAttr>());
        producer: Option<Attr> = "producer", optional one(STRING);
        is_optimized: bool = "isOptimized", required BOOL;
        emission_kind: u64 = "emissionKind", required Enum(DIEmissionKind::DEF);
        name_table_kind: u64 = "nameTableKind", optional Enum(DINameTableKind::DEF);
        split_debug_filename: Option<Attr> = "splitDebugFilename", optional one(STRING);
    }
}

param_attr! {
    /// A type with parts: a struct, an array, an enumeration.
    DICompositeTypeAttr, "di_composite_type", alias true, Struct {
        rec_id: Option<Attr> = "recId", optional one(DISTINCT);
        is_rec_self: bool = "isRecSelf", optional BOOL;
        tag: u32 = "tag", optional TAG;
        name: Option<Attr> = "name", optional one(STRING);
        file: Option<Attr> = "file", optional one(exactly::<DIFileAttr>());
        line: u32 = "line", optional UINT32;
        scope: Option<Attr> = "scope", optional one(DI_SCOPE);
        base_type: Option<Attr> = "baseType", optional one(DI_TYPE);
        flags: u64 = "flags", optional Enum(DIFlags::DEF);
        size_in_bits: u64 = "sizeInBits", optional U64;
        align_in_bits: u64 = "alignInBits", optional U64;
        data_location: Option<Attr> = "dataLocation", optional one(exactly::<DIExpressionAttr>());
        rank: Option<Attr> = "rank", optional one(exactly::<DIExpressionAttr>());
        allocated: Option<Attr> = "allocated", optional one(exactly::<DIExpressionAttr>());
        associated: Option<Attr> = "associated", optional one(exactly::<DIExpressionAttr>());
        elements: Box<[Attr]> = "elements", optional list(DI_NODE);
    }
}

param_attr! {
    /// A type made from another one: a pointer, a member, a name.
    DIDerivedTypeAttr, "di_derived_type", alias true, Struct {
        tag: u32 = "tag", optional TAG;
        name: Option<Attr> = "name", optional one(STRING);
        base_type: Option<Attr> = "baseType", optional one(DI_TYPE);
        size_in_bits: u64 = "sizeInBits", optional U64;
        align_in_bits: u32 = "alignInBits", optional UINT32;
        offset_in_bits: u64 = "offsetInBits", optional U64;
        dwarf_address_space: Option<u32> = "dwarfAddressSpace", optional MAYBE_U32;
        extra_data: Option<Attr> = "extraData", optional one(DI_NODE);
    }
}

param_attr! {
    /// How to compute where a value is.
    DIExpressionAttr, "di_expression", alias false, Custom {
        operations: Box<[Attr]> = "operations", optional list(exactly::<DIExpressionElemAttr>());
    }
}

param_attr! {
    /// One operation of an expression.
    DIExpressionElemAttr, "di_expression_elem", alias false, Custom {
        opcode: u32 = "opcode", required OPERATION;
        arguments: Box<[u64]> = "arguments", optional UINTS;
    }
}

param_attr! {
    /// A source file.
    DIFileAttr, "di_file", alias true, Custom {
        name: Attr = "name", required one(STRING);
        directory: Attr = "directory", required one(STRING);
    }
}

param_attr! {
    /// The bounds of an array dimension that is known at run time.
    DIGenericSubrangeAttr, "di_generic_subrange", alias false, Struct {
        count: Option<Attr> = "count", optional one(MLIR_ANY);
        lower_bound: Attr = "lowerBound", required one(MLIR_ANY);
        upper_bound: Option<Attr> = "upperBound", optional one(MLIR_ANY);
        stride: Attr = "stride", required one(MLIR_ANY);
    }
}

param_attr! {
    /// A global variable.
    DIGlobalVariableAttr, "di_global_variable", alias true, Struct {
        scope: Option<Attr> = "scope", optional one(DI_SCOPE);
        name: Option<Attr> = "name", optional one(STRING);
        linkage_name: Option<Attr> = "linkageName", optional one(STRING);
        file: Attr = "file", required one(exactly::<DIFileAttr>());
        line: u32 = "line", required U32;
        r#type: Attr = "type", required one(DI_TYPE);
        is_local_to_unit: bool = "isLocalToUnit", optional BOOL;
        is_defined: bool = "isDefined", optional BOOL;
        align_in_bits: u32 = "alignInBits", optional U32;
    }
}

param_attr! {
    /// A global variable and how its value is found.
    DIGlobalVariableExpressionAttr, "di_global_variable_expression", alias true, Struct {
        var: Attr = "var", required one(exactly::<DIGlobalVariableAttr>());
        expr: Option<Attr> = "expr", optional one(exactly::<DIExpressionAttr>());
    }
}

param_attr! {
    /// A name brought into a scope.
    DIImportedEntityAttr, "di_imported_entity", alias true, Struct {
        tag: u32 = "tag", optional TAG;
        scope: Attr = "scope", required one(DI_SCOPE);
        entity: Attr = "entity", required one(DI_NODE);
        file: Option<Attr> = "file", optional one(exactly::<DIFileAttr>());
        line: u32 = "line", optional U32;
        name: Option<Attr> = "name", optional one(STRING);
        elements: Box<[Attr]> = "elements", optional list(DI_NODE);
    }
}

param_attr! {
    /// A label.
    DILabelAttr, "di_label", alias true, Struct {
        scope: Attr = "scope", required one(DI_SCOPE);
        name: Option<Attr> = "name", optional one(STRING);
        file: Option<Attr> = "file", optional one(exactly::<DIFileAttr>());
        line: u32 = "line", optional U32;
    }
}

param_attr! {
    /// A block of source.
    DILexicalBlockAttr, "di_lexical_block", alias true, Struct {
        scope: Attr = "scope", required one(DI_SCOPE);
        file: Option<Attr> = "file", optional one(exactly::<DIFileAttr>());
        line: u32 = "line", optional U32;
        column: u32 = "column", optional U32;
    }
}

param_attr! {
    /// A block of source in another file.
    DILexicalBlockFileAttr, "di_lexical_block_file", alias true, Struct {
        scope: Attr = "scope", required one(DI_SCOPE);
        file: Option<Attr> = "file", optional one(exactly::<DIFileAttr>());
        discriminator: u32 = "discriminator", required U32;
    }
}

param_attr! {
    /// A local variable or parameter.
    DILocalVariableAttr, "di_local_variable", alias true, Struct {
        scope: Attr = "scope", required one(DI_SCOPE);
        name: Option<Attr> = "name", optional one(STRING);
        file: Option<Attr> = "file", optional one(exactly::<DIFileAttr>());
        line: u32 = "line", optional U32;
        arg: u32 = "arg", optional U32;
        align_in_bits: u32 = "alignInBits", optional U32;
        r#type: Option<Attr> = "type", optional one(DI_TYPE);
        flags: u64 = "flags", optional Enum(DIFlags::DEF);
    }
}

param_attr! {
    /// A module of the source language.
    DIModuleAttr, "di_module", alias true, Struct {
        file: Option<Attr> = "file", optional one(exactly::<DIFileAttr>());
        scope: Option<Attr> = "scope", optional one(DI_SCOPE);
        name: Option<Attr> = "name", optional one(STRING);
        config_macros: Option<Attr> = "configMacros", optional one(STRING);
        include_path: Option<Attr> = "includePath", optional one(STRING);
        apinotes: Option<Attr> = "apinotes", optional one(STRING);
        line: u32 = "line", optional U32;
        is_decl: bool = "isDecl", optional BOOL;
    }
}

param_attr! {
    /// A namespace.
    DINamespaceAttr, "di_namespace", alias true, Struct {
        name: Option<Attr> = "name", optional one(STRING);
        scope: Option<Attr> = "scope", optional one(DI_SCOPE);
        export_symbols: bool = "exportSymbols", required BOOL;
    }
}

param_attr! {
    /// No type: `void` in a list of types.
    DINullTypeAttr, "di_null_type", alias true, Bare {
    }
}

param_attr! {
    /// A Fortran string type.
    DIStringTypeAttr, "di_string_type", alias true, Struct {
        tag: u32 = "tag", optional TAG;
        name: Attr = "name", required one(STRING);
        size_in_bits: u64 = "sizeInBits", optional U64;
        align_in_bits: u32 = "alignInBits", optional UINT32;
        string_length: Option<Attr> = "stringLength", optional one(DI_VARIABLE);
        string_length_exp: Option<Attr> = "stringLengthExp", optional one(exactly::<DIExpressionAttr>());
        string_location_exp: Option<Attr> = "stringLocationExp", optional one(exactly::<DIExpressionAttr>());
        encoding: u32 = "encoding", optional ENCODING;
    }
}

param_attr! {
    /// A function.
    DISubprogramAttr, "di_subprogram", alias true, Struct {
        rec_id: Option<Attr> = "recId", optional one(DISTINCT);
        is_rec_self: bool = "isRecSelf", optional BOOL;
        id: Option<Attr> = "id", optional one(DISTINCT);
        compile_unit: Option<Attr> = "compileUnit", optional one(exactly::<DICompileUnitAttr>());
        scope: Option<Attr> = "scope", optional one(DI_SCOPE);
        name: Option<Attr> = "name", optional one(STRING);
        linkage_name: Option<Attr> = "linkageName", optional one(STRING);
        file: Option<Attr> = "file", optional one(exactly::<DIFileAttr>());
        line: u32 = "line", optional U32;
        scope_line: u32 = "scopeLine", optional U32;
        subprogram_flags: u64 = "subprogramFlags", optional Enum(DISubprogramFlags::DEF);
        r#type: Option<Attr> = "type", optional one(exactly::<DISubroutineTypeAttr>());
        retained_nodes: Box<[Attr]> = "retainedNodes", optional list(DI_NODE);
        annotations: Box<[Attr]> = "annotations", optional list(DI_NODE);
    }
}

param_attr! {
    /// The bounds of an array dimension.
    DISubrangeAttr, "di_subrange", alias false, Struct {
        count: Option<Attr> = "count", optional one(MLIR_ANY);
        lower_bound: Option<Attr> = "lowerBound", optional one(MLIR_ANY);
        upper_bound: Option<Attr> = "upperBound", optional one(MLIR_ANY);
        stride: Option<Attr> = "stride", optional one(MLIR_ANY);
    }
}

param_attr! {
    /// The type of a subprogram.
    DISubroutineTypeAttr, "di_subroutine_type", alias true, Struct {
        calling_convention: u32 = "callingConvention", optional CALLING_CONVENTION;
        types: Box<[Attr]> = "types", optional list(DI_TYPE);
    }
}
