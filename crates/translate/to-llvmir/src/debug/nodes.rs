//! Nodes of debug information, one method for each kind of attribute.

use super::MAX_DEPTH;
use super::fields::{Fields, dwarf_value};
use crate::scope::Scope;
use terrace_builtin::IntegerAttr;
use terrace_ir::Attr;
use terrace_llvm::attrs::*;
use terrace_llvm::dwarf;
use terrace_llvm::enums::{DIFlags, DISubprogramFlags};
use terrace_llvmir::{FieldValue, Md};

impl Scope<'_> {
    /// The node of an attribute of debug information.
    pub(crate) fn debug_node(&mut self, attr: Attr) -> Option<Md> {
        if let Some(known) = self.metadata.get(attr) {
            return Some(known);
        }
        if self.metadata.depth > MAX_DEPTH {
            self.metadata.too_deep = true;
            return None;
        }
        self.metadata.depth += 1;
        let md = self.make_node(attr);
        self.metadata.depth -= 1;
        if let Some(md) = md {
            // What stands for a node around it stands for another one elsewhere.
            let mut open = self.metadata.recursive.iter();
            if !open.any(|(_, other)| *other == md) {
                self.metadata.insert(attr, md);
            }
        }
        md
    }

    fn optional_node(&mut self, attr: Option<Attr>) -> Option<Md> {
        attr.and_then(|attr| self.debug_node(attr))
    }

    /// A node of nodes; one that stands for no type is `null`.
    fn node_list(&mut self, attrs: &[Attr]) -> Md {
        let nodes: Vec<_> = attrs.iter().map(|attr| self.debug_node(*attr)).collect();
        self.llvm.metadata.node(&nodes)
    }

    fn list_or_none(&mut self, attrs: &[Attr]) -> Option<Md> {
        (!attrs.is_empty()).then(|| self.node_list(attrs))
    }

    fn name(&self, attr: Option<Attr>) -> &[u8] {
        attr.and_then(|attr| attr.bytes(self.ctx))
            .unwrap_or_default()
    }

    fn node(&mut self, name: &'static str, distinct: bool, fields: Fields) -> Option<Md> {
        Some(self.llvm.metadata.specialized(name, distinct, fields.0))
    }

    #[inline(never)]
    fn make_node(&mut self, attr: Attr) -> Option<Md> {
        let ctx = self.ctx;
        // Makes the node of a kind with the method for it.
        macro_rules! kinds {
            ($($kind:ident => $make:ident,)*) => {
                $(if let Some(value) = attr.as_::<$kind>(ctx) {
                    return self.$make(value);
                })*
            };
        }
        kinds! {
            DIBasicTypeAttr => basic_type,
            DIDerivedTypeAttr => derived_type,
            DICompositeTypeAttr => composite_type,
            DISubroutineTypeAttr => subroutine_type,
            DIStringTypeAttr => string_type,
            DISubrangeAttr => subrange,
            DIGenericSubrangeAttr => generic_subrange,
            DIFileAttr => file,
            DICompileUnitAttr => compile_unit,
            DISubprogramAttr => subprogram,
            DILexicalBlockAttr => lexical_block,
            DILexicalBlockFileAttr => lexical_block_file,
            DILocalVariableAttr => local_variable,
            DIGlobalVariableAttr => global_variable,
            DILabelAttr => label,
            DINamespaceAttr => namespace,
            DIModuleAttr => module_node,
            DICommonBlockAttr => common_block,
            DIImportedEntityAttr => imported_entity,
            DIAnnotationAttr => annotation,
        }
        None
    }

    fn basic_type(&mut self, attr: &DIBasicTypeAttr) -> Option<Md> {
        let fields = Fields::default()
            .dwarf("tag", &dwarf::TAGS, attr.tag)
            .text("name", self.name(Some(attr.name)))
            .number("size", attr.size_in_bits)
            .dwarf("encoding", &dwarf::ENCODINGS, attr.encoding);
        self.node("DIBasicType", false, fields)
    }

    fn derived_type(&mut self, attr: &DIDerivedTypeAttr) -> Option<Md> {
        let base = self.optional_node(attr.base_type);
        let extra = self.optional_node(attr.extra_data);
        let mut fields = Fields::default()
            .dwarf("tag", &dwarf::TAGS, attr.tag)
            .text("name", self.name(attr.name))
            .required("baseType", base)
            .number("size", attr.size_in_bits)
            .number("align", attr.align_in_bits)
            .number("offset", attr.offset_in_bits)
            .md("extraData", extra);
        if let Some(space) = attr.dwarf_address_space {
            fields = fields.always("dwarfAddressSpace", FieldValue::Unsigned(u64::from(space)));
        }
        self.node("DIDerivedType", false, fields)
    }

    fn composite_type(&mut self, attr: &DICompositeTypeAttr) -> Option<Md> {
        const CLASS: u32 = 0x02;
        const ENUMERATION: u32 = 0x04;
        const STRUCTURE: u32 = 0x13;
        const UNION: u32 = 0x17;
        let distinct = matches!(attr.tag, CLASS | ENUMERATION | STRUCTURE | UNION);
        self.recursive(
            "DICompositeType",
            distinct,
            attr.rec_id,
            attr.is_rec_self,
            |scope| {
                let file = scope.optional_node(attr.file);
                let parent = scope.optional_node(attr.scope);
                let base = scope.optional_node(attr.base_type);
                let elements = scope.list_or_none(&attr.elements);
                let data_location = scope.expression_or_none(attr.data_location);
                let associated = scope.expression_or_none(attr.associated);
                let allocated = scope.expression_or_none(attr.allocated);
                let rank = scope.expression_or_none(attr.rank);
                Fields::default()
                    .dwarf("tag", &dwarf::TAGS, attr.tag)
                    .text("name", scope.name(attr.name))
                    .md("scope", parent)
                    .md("file", file)
                    .number("line", attr.line)
                    .md("baseType", base)
                    .number("size", attr.size_in_bits)
                    .number("align", attr.align_in_bits)
                    .flags("flags", "DIFlag", DIFlags::DEF, attr.flags)
                    .md("elements", elements)
                    .md("dataLocation", data_location)
                    .md("associated", associated)
                    .md("allocated", allocated)
                    .md("rank", rank)
            },
        )
    }

    /// A node that its parts may refer to by `rec_id`.
    fn recursive(
        &mut self,
        name: &'static str,
        distinct: bool,
        rec_id: Option<Attr>,
        is_self: bool,
        fields: impl FnOnce(&mut Self) -> Fields,
    ) -> Option<Md> {
        let Some(id) = rec_id else {
            let fields = fields(self);
            return self.node(name, distinct, fields);
        };
        if let Some((_, known)) = self
            .metadata
            .recursive
            .iter()
            .rev()
            .find(|(other, _)| *other == id)
        {
            return Some(*known);
        }
        if is_self {
            return None;
        }
        // Only a distinct node can be filled in later.
        let md = self.llvm.metadata.specialized(name, true, Vec::new());
        self.metadata.recursive.push((id, md));
        let fields = fields(self);
        self.metadata.recursive.pop();
        self.llvm.metadata.set_fields(md, fields.0);
        Some(md)
    }

    fn subroutine_type(&mut self, attr: &DISubroutineTypeAttr) -> Option<Md> {
        let types = self.node_list(&attr.types);
        let fields = Fields::default()
            .dwarf("cc", &dwarf::CALLING_CONVENTIONS, attr.calling_convention)
            .md("types", Some(types));
        self.node("DISubroutineType", false, fields)
    }

    fn string_type(&mut self, attr: &DIStringTypeAttr) -> Option<Md> {
        let length = self.optional_node(attr.string_length);
        let length_expression = self.expression_or_none(attr.string_length_exp);
        let location_expression = self.expression_or_none(attr.string_location_exp);
        let fields = Fields::default()
            .dwarf("tag", &dwarf::TAGS, attr.tag)
            .text("name", self.name(Some(attr.name)))
            .md("stringLength", length)
            .md("stringLengthExpression", length_expression)
            .md("stringLocationExpression", location_expression)
            .number("size", attr.size_in_bits)
            .number("align", attr.align_in_bits)
            .dwarf("encoding", &dwarf::ENCODINGS, attr.encoding);
        self.node("DIStringType", false, fields)
    }

    /// A bound: a number, an expression or a variable.
    fn bound(&mut self, fields: Fields, name: &'static str, attr: Option<Attr>) -> Fields {
        let ctx = self.ctx;
        let Some(attr) = attr else { return fields };
        if let Some(value) = attr.as_::<IntegerAttr>(ctx) {
            let value = value.value.to_i64().unwrap_or(value.value.low_u64() as i64);
            return fields.always(name, FieldValue::Signed(value));
        }
        if attr.is::<DIExpressionAttr>(ctx) {
            let expression = self.debug_expression(Some(attr));
            return fields.md(name, Some(expression));
        }
        let variable = attr.is::<DILocalVariableAttr>(ctx) || attr.is::<DIGlobalVariableAttr>(ctx);
        let node = if variable {
            self.debug_node(attr)
        } else {
            None
        };
        fields.md(name, node)
    }

    fn subrange(&mut self, attr: &DISubrangeAttr) -> Option<Md> {
        let mut fields = Fields::default();
        fields = self.bound(fields, "count", attr.count);
        fields = self.bound(fields, "lowerBound", attr.lower_bound);
        fields = self.bound(fields, "upperBound", attr.upper_bound);
        fields = self.bound(fields, "stride", attr.stride);
        self.node("DISubrange", false, fields)
    }

    /// As [`Scope::bound`], without numbers.
    fn generic_bound(&mut self, fields: Fields, name: &'static str, attr: Option<Attr>) -> Fields {
        let number = attr.is_some_and(|attr| attr.is::<IntegerAttr>(self.ctx));
        if number {
            fields
        } else {
            self.bound(fields, name, attr)
        }
    }

    fn generic_subrange(&mut self, attr: &DIGenericSubrangeAttr) -> Option<Md> {
        let mut fields = Fields::default();
        fields = self.generic_bound(fields, "count", attr.count);
        fields = self.generic_bound(fields, "lowerBound", Some(attr.lower_bound));
        fields = self.generic_bound(fields, "upperBound", attr.upper_bound);
        fields = self.generic_bound(fields, "stride", Some(attr.stride));
        self.node("DIGenericSubrange", false, fields)
    }

    fn file(&mut self, attr: &DIFileAttr) -> Option<Md> {
        let text = |attr: Attr| FieldValue::String(self.name(Some(attr)).into());
        let fields = Fields::default()
            .always("filename", text(attr.name))
            .always("directory", text(attr.directory));
        self.node("DIFile", false, fields)
    }

    fn compile_unit(&mut self, attr: &DICompileUnitAttr) -> Option<Md> {
        const EMISSION: [&str; 4] = [
            "NoDebug",
            "FullDebug",
            "LineTablesOnly",
            "DebugDirectivesOnly",
        ];
        const NAME_TABLES: [&str; 4] = ["Default", "GNU", "None", "Apple"];
        let keyword = |names: &[&str], value: u64| match usize::try_from(value)
            .ok()
            .and_then(|at| names.get(at))
        {
            Some(name) => FieldValue::Keyword((*name).into()),
            None => FieldValue::Unsigned(value),
        };
        let file = self.debug_node(attr.file);
        let mut fields = Fields::default()
            .always(
                "language",
                dwarf_value(&dwarf::LANGUAGES, attr.source_language),
            )
            .required("file", file)
            .text("producer", self.name(attr.producer))
            .truth("isOptimized", attr.is_optimized)
            .always("runtimeVersion", FieldValue::Unsigned(0))
            .text("splitDebugFilename", self.name(attr.split_debug_filename))
            .always("emissionKind", keyword(&EMISSION, attr.emission_kind));
        if attr.name_table_kind != 0 {
            fields = fields.always("nameTableKind", keyword(&NAME_TABLES, attr.name_table_kind));
        }
        let unit = self
            .llvm
            .metadata
            .specialized("DICompileUnit", true, fields.0);
        self.metadata.units.push(unit);
        Some(unit)
    }

    fn subprogram(&mut self, attr: &DISubprogramAttr) -> Option<Md> {
        if let Some(known) = attr.id.and_then(|id| self.metadata.get(id)) {
            return Some(known);
        }
        let distinct = attr.subprogram_flags & DISubprogramFlags::DEFINITION.value() != 0;
        let md = self.recursive(
            "DISubprogram",
            distinct,
            attr.rec_id,
            attr.is_rec_self,
            |scope| {
                let parent = scope.optional_node(attr.scope);
                let file = scope.optional_node(attr.file);
                let ty = scope.optional_node(attr.r#type);
                let unit = scope.optional_node(attr.compile_unit);
                let retained = scope.list_or_none(&attr.retained_nodes);
                let annotations = scope.list_or_none(&attr.annotations);
                let mut fields = Fields::default()
                    .text("name", scope.name(attr.name))
                    .text("linkageName", scope.name(attr.linkage_name))
                    .md("scope", parent)
                    .md("file", file)
                    .number("line", attr.line)
                    .md("type", ty)
                    .number("scopeLine", attr.scope_line)
                    .flags(
                        "spFlags",
                        "DISPFlag",
                        DISubprogramFlags::DEF,
                        attr.subprogram_flags,
                    );
                if attr.subprogram_flags == 0 {
                    // Without the field, it would be a definition.
                    fields = fields.always("spFlags", FieldValue::Unsigned(0));
                }
                fields
                    .md("unit", unit)
                    .md("retainedNodes", retained)
                    .md("annotations", annotations)
            },
        );
        if let (Some(id), Some(md)) = (attr.id, md) {
            self.metadata.insert(id, md);
        }
        md
    }

    fn lexical_block(&mut self, attr: &DILexicalBlockAttr) -> Option<Md> {
        let scope = self.debug_node(attr.scope);
        let file = self.optional_node(attr.file);
        let fields = Fields::default()
            .required("scope", scope)
            .md("file", file)
            .number("line", attr.line)
            .number("column", attr.column);
        self.node("DILexicalBlock", true, fields)
    }

    fn lexical_block_file(&mut self, attr: &DILexicalBlockFileAttr) -> Option<Md> {
        let scope = self.debug_node(attr.scope);
        let file = self.optional_node(attr.file);
        let discriminator = FieldValue::Unsigned(u64::from(attr.discriminator));
        let fields = Fields::default()
            .required("scope", scope)
            .md("file", file)
            .always("discriminator", discriminator);
        self.node("DILexicalBlockFile", true, fields)
    }

    fn local_variable(&mut self, attr: &DILocalVariableAttr) -> Option<Md> {
        let scope = self.debug_node(attr.scope);
        let file = self.optional_node(attr.file);
        let ty = self.optional_node(attr.r#type);
        let fields = Fields::default()
            .text("name", self.name(attr.name))
            .number("arg", attr.arg)
            .required("scope", scope)
            .md("file", file)
            .number("line", attr.line)
            .md("type", ty)
            .flags("flags", "DIFlag", DIFlags::DEF, attr.flags)
            .number("align", attr.align_in_bits);
        self.node("DILocalVariable", false, fields)
    }

    fn global_variable(&mut self, attr: &DIGlobalVariableAttr) -> Option<Md> {
        let scope = self.optional_node(attr.scope);
        let file = self.debug_node(attr.file);
        let ty = self.debug_node(attr.r#type);
        let fields = Fields::default()
            .text("name", self.name(attr.name))
            .text("linkageName", self.name(attr.linkage_name))
            .md("scope", scope)
            .md("file", file)
            .number("line", attr.line)
            .md("type", ty)
            .truth("isLocal", attr.is_local_to_unit)
            .truth("isDefinition", attr.is_defined)
            .number("align", attr.align_in_bits);
        self.node("DIGlobalVariable", true, fields)
    }

    fn label(&mut self, attr: &DILabelAttr) -> Option<Md> {
        let scope = self.debug_node(attr.scope);
        let file = self.optional_node(attr.file);
        let name = FieldValue::String(self.name(attr.name).into());
        let fields = Fields::default()
            .required("scope", scope)
            .always("name", name)
            .required("file", file)
            .always("line", FieldValue::Unsigned(u64::from(attr.line)));
        self.node("DILabel", false, fields)
    }

    fn namespace(&mut self, attr: &DINamespaceAttr) -> Option<Md> {
        let scope = self.optional_node(attr.scope);
        let mut fields = Fields::default()
            .text("name", self.name(attr.name))
            .required("scope", scope);
        if attr.export_symbols {
            fields = fields.truth("exportSymbols", true);
        }
        self.node("DINamespace", false, fields)
    }

    fn module_node(&mut self, attr: &DIModuleAttr) -> Option<Md> {
        let file = self.optional_node(attr.file);
        let scope = self.optional_node(attr.scope);
        let mut fields = Fields::default()
            .required("scope", scope)
            .always("name", FieldValue::String(self.name(attr.name).into()))
            .text("configMacros", self.name(attr.config_macros))
            .text("includePath", self.name(attr.include_path))
            .text("apinotes", self.name(attr.apinotes))
            .md("file", file)
            .number("line", attr.line);
        if attr.is_decl {
            fields = fields.truth("isDecl", true);
        }
        self.node("DIModule", false, fields)
    }

    fn common_block(&mut self, attr: &DICommonBlockAttr) -> Option<Md> {
        let scope = self.debug_node(attr.scope);
        let declaration = self.optional_node(attr.decl);
        let file = self.optional_node(attr.file);
        let fields = Fields::default()
            .required("scope", scope)
            .required("declaration", declaration)
            .text("name", self.name(Some(attr.name)))
            .md("file", file)
            .number("line", attr.line);
        self.node("DICommonBlock", false, fields)
    }

    fn imported_entity(&mut self, attr: &DIImportedEntityAttr) -> Option<Md> {
        let scope = self.debug_node(attr.scope);
        let entity = self.debug_node(attr.entity);
        let file = self.optional_node(attr.file);
        let elements = self.list_or_none(&attr.elements);
        let fields = Fields::default()
            .dwarf("tag", &dwarf::TAGS, attr.tag)
            .text("name", self.name(attr.name))
            .required("scope", scope)
            .md("entity", entity)
            .md("file", file)
            .number("line", attr.line)
            .md("elements", elements);
        self.node("DIImportedEntity", false, fields)
    }

    fn annotation(&mut self, attr: &DIAnnotationAttr) -> Option<Md> {
        let parts = [attr.name, attr.value].map(|text| text.bytes(self.ctx).unwrap_or_default());
        let parts = parts.map(|text| Some(self.llvm.metadata.string(text)));
        Some(self.llvm.metadata.node(&parts))
    }
}
