//! Translates debug-info attributes to nodes.

use super::MAX_DEPTH;
use crate::scope::Scope;
use terrace_builtin::IntegerAttr;
use terrace_ir::Attr;
use terrace_llvm::attrs::*;
use terrace_llvm::enums::DISubprogramFlags;
use terrace_llvmir::{Field, Fields, Md, NodeKind};

impl Scope<'_> {
    /// Returns the node of a debug-info attribute.
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
            // Inside an enclosing node, a self-reference is a placeholder for that node. Elsewhere it stands for
            // another node, so it is not cached.
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

    /// Returns a tuple of nodes. The null type becomes `null`.
    fn node_list(&mut self, attrs: &[Attr]) -> Md {
        let nodes: Vec<_> = attrs.iter().map(|attr| self.debug_node(*attr)).collect();
        self.llvm.metadata.node(&nodes)
    }

    fn list_or_none(&mut self, attrs: &[Attr]) -> Option<Md> {
        (!attrs.is_empty()).then(|| self.node_list(attrs))
    }

    /// Returns a string, or `None` if it is empty.
    fn name(&mut self, attr: Option<Attr>) -> Option<Md> {
        let bytes = attr?.bytes(self.ctx)?;
        (!bytes.is_empty()).then(|| self.llvm.metadata.string(bytes))
    }

    fn node(&mut self, kind: NodeKind, distinct: bool, fields: Fields) -> Option<Md> {
        Some(self.llvm.metadata.specialized(kind, distinct, fields))
    }

    #[inline(never)]
    fn make_node(&mut self, attr: Attr) -> Option<Md> {
        let ctx = self.ctx;
        // Creates the node of each kind with the method for it.
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
            .number(Field::Tag, attr.tag)
            .md(Field::Name, self.name(Some(attr.name)))
            .number(Field::Size, attr.size_in_bits)
            .number(Field::Encoding, attr.encoding);
        self.node(NodeKind::BasicType, false, fields)
    }

    fn derived_type(&mut self, attr: &DIDerivedTypeAttr) -> Option<Md> {
        let base = self.optional_node(attr.base_type);
        let extra = self.optional_node(attr.extra_data);
        let mut fields = Fields::default()
            .number(Field::Tag, attr.tag)
            .md(Field::Name, self.name(attr.name))
            .md(Field::BaseType, base)
            .number(Field::Size, attr.size_in_bits)
            .number(Field::Align, attr.align_in_bits)
            .number(Field::Offset, attr.offset_in_bits)
            .md(Field::ExtraData, extra);
        if let Some(space) = attr.dwarf_address_space {
            fields = fields.number(Field::DwarfAddressSpace, space);
        }
        self.node(NodeKind::DerivedType, false, fields)
    }

    fn composite_type(&mut self, attr: &DICompositeTypeAttr) -> Option<Md> {
        const CLASS: u32 = 0x02;
        const ENUMERATION: u32 = 0x04;
        const STRUCTURE: u32 = 0x13;
        const UNION: u32 = 0x17;
        let distinct = matches!(attr.tag, CLASS | ENUMERATION | STRUCTURE | UNION);
        self.recursive(
            NodeKind::CompositeType,
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
                    .number(Field::Tag, attr.tag)
                    .md(Field::Name, scope.name(attr.name))
                    .md(Field::Scope, parent)
                    .md(Field::File, file)
                    .number(Field::Line, attr.line)
                    .md(Field::BaseType, base)
                    .number(Field::Size, attr.size_in_bits)
                    .number(Field::Align, attr.align_in_bits)
                    .number(Field::Flags, attr.flags)
                    .md(Field::Elements, elements)
                    .md(Field::DataLocation, data_location)
                    .md(Field::Associated, associated)
                    .md(Field::Allocated, allocated)
                    .md(Field::Rank, rank)
            },
        )
    }

    /// Creates a node that its operands may refer to by `rec_id`.
    fn recursive(
        &mut self,
        kind: NodeKind,
        distinct: bool,
        rec_id: Option<Attr>,
        is_self: bool,
        fields: impl FnOnce(&mut Self) -> Fields,
    ) -> Option<Md> {
        let Some(id) = rec_id else {
            let fields = fields(self);
            return self.node(kind, distinct, fields);
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
        // Only distinct nodes can be completed later.
        let md = self
            .llvm
            .metadata
            .specialized(kind, true, Fields::default());
        self.metadata.recursive.push((id, md));
        let fields = fields(self);
        self.metadata.recursive.pop();
        self.llvm.metadata.set_fields(md, fields);
        Some(md)
    }

    fn subroutine_type(&mut self, attr: &DISubroutineTypeAttr) -> Option<Md> {
        let types = self.node_list(&attr.types);
        let fields = Fields::default()
            .number(Field::Cc, attr.calling_convention)
            .md(Field::Types, Some(types));
        self.node(NodeKind::SubroutineType, false, fields)
    }

    fn string_type(&mut self, attr: &DIStringTypeAttr) -> Option<Md> {
        let length = self.optional_node(attr.string_length);
        let length_expression = self.expression_or_none(attr.string_length_exp);
        let location_expression = self.expression_or_none(attr.string_location_exp);
        let fields = Fields::default()
            .number(Field::Tag, attr.tag)
            .md(Field::Name, self.name(Some(attr.name)))
            .md(Field::StringLength, length)
            .md(Field::StringLengthExpression, length_expression)
            .md(Field::StringLocationExpression, location_expression)
            .number(Field::Size, attr.size_in_bits)
            .number(Field::Align, attr.align_in_bits)
            .number(Field::Encoding, attr.encoding);
        self.node(NodeKind::StringType, false, fields)
    }

    /// Adds a bound: a number, an expression or a variable.
    fn bound(&mut self, fields: Fields, field: Field, attr: Option<Attr>) -> Fields {
        let ctx = self.ctx;
        let Some(attr) = attr else { return fields };
        if let Some(value) = attr.as_::<IntegerAttr>(ctx) {
            let value = value.value.to_i64().unwrap_or(value.value.low_u64() as i64);
            return fields.signed(field, value);
        }
        if attr.is::<DIExpressionAttr>(ctx) {
            let expression = self.debug_expression(Some(attr));
            return fields.md(field, Some(expression));
        }
        let variable = attr.is::<DILocalVariableAttr>(ctx) || attr.is::<DIGlobalVariableAttr>(ctx);
        let node = if variable {
            self.debug_node(attr)
        } else {
            None
        };
        fields.md(field, node)
    }

    fn subrange(&mut self, attr: &DISubrangeAttr) -> Option<Md> {
        let mut fields = Fields::default();
        fields = self.bound(fields, Field::Count, attr.count);
        fields = self.bound(fields, Field::LowerBound, attr.lower_bound);
        fields = self.bound(fields, Field::UpperBound, attr.upper_bound);
        fields = self.bound(fields, Field::Stride, attr.stride);
        self.node(NodeKind::Subrange, false, fields)
    }

    /// As [`Scope::bound`], but ignores numbers.
    fn generic_bound(&mut self, fields: Fields, field: Field, attr: Option<Attr>) -> Fields {
        let number = attr.is_some_and(|attr| attr.is::<IntegerAttr>(self.ctx));
        if number {
            fields
        } else {
            self.bound(fields, field, attr)
        }
    }

    fn generic_subrange(&mut self, attr: &DIGenericSubrangeAttr) -> Option<Md> {
        let mut fields = Fields::default();
        fields = self.generic_bound(fields, Field::Count, attr.count);
        fields = self.generic_bound(fields, Field::LowerBound, Some(attr.lower_bound));
        fields = self.generic_bound(fields, Field::UpperBound, attr.upper_bound);
        fields = self.generic_bound(fields, Field::Stride, Some(attr.stride));
        self.node(NodeKind::GenericSubrange, false, fields)
    }

    fn file(&mut self, attr: &DIFileAttr) -> Option<Md> {
        let fields = Fields::default()
            .md(Field::Filename, self.name(Some(attr.name)))
            .md(Field::Directory, self.name(Some(attr.directory)));
        self.node(NodeKind::File, false, fields)
    }

    fn compile_unit(&mut self, attr: &DICompileUnitAttr) -> Option<Md> {
        let file = self.debug_node(attr.file);
        let fields = Fields::default()
            .number(Field::Language, attr.source_language)
            .md(Field::File, file)
            .md(Field::Producer, self.name(attr.producer))
            .truth(Field::IsOptimized, attr.is_optimized)
            .md(
                Field::SplitDebugFilename,
                self.name(attr.split_debug_filename),
            )
            .number(Field::EmissionKind, attr.emission_kind)
            .number(Field::NameTableKind, attr.name_table_kind);
        let unit = self
            .llvm
            .metadata
            .specialized(NodeKind::CompileUnit, true, fields);
        self.metadata.units.push(unit);
        Some(unit)
    }

    fn subprogram(&mut self, attr: &DISubprogramAttr) -> Option<Md> {
        if let Some(known) = attr.id.and_then(|id| self.metadata.get(id)) {
            return Some(known);
        }
        let distinct = attr.subprogram_flags & DISubprogramFlags::DEFINITION.value() != 0;
        let md = self.recursive(
            NodeKind::Subprogram,
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
                Fields::default()
                    .md(Field::Name, scope.name(attr.name))
                    .md(Field::LinkageName, scope.name(attr.linkage_name))
                    .md(Field::Scope, parent)
                    .md(Field::File, file)
                    .number(Field::Line, attr.line)
                    .md(Field::Type, ty)
                    .number(Field::ScopeLine, attr.scope_line)
                    .number(Field::SpFlags, attr.subprogram_flags)
                    .md(Field::Unit, unit)
                    .md(Field::RetainedNodes, retained)
                    .md(Field::Annotations, annotations)
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
            .md(Field::Scope, scope)
            .md(Field::File, file)
            .number(Field::Line, attr.line)
            .number(Field::Column, attr.column);
        self.node(NodeKind::LexicalBlock, true, fields)
    }

    fn lexical_block_file(&mut self, attr: &DILexicalBlockFileAttr) -> Option<Md> {
        let scope = self.debug_node(attr.scope);
        let file = self.optional_node(attr.file);
        let fields = Fields::default()
            .md(Field::Scope, scope)
            .md(Field::File, file)
            .number(Field::Discriminator, attr.discriminator);
        self.node(NodeKind::LexicalBlockFile, true, fields)
    }

    fn local_variable(&mut self, attr: &DILocalVariableAttr) -> Option<Md> {
        let scope = self.debug_node(attr.scope);
        let file = self.optional_node(attr.file);
        let ty = self.optional_node(attr.r#type);
        let fields = Fields::default()
            .md(Field::Name, self.name(attr.name))
            .number(Field::Arg, attr.arg)
            .md(Field::Scope, scope)
            .md(Field::File, file)
            .number(Field::Line, attr.line)
            .md(Field::Type, ty)
            .number(Field::Flags, attr.flags)
            .number(Field::Align, attr.align_in_bits);
        self.node(NodeKind::LocalVariable, false, fields)
    }

    fn global_variable(&mut self, attr: &DIGlobalVariableAttr) -> Option<Md> {
        let scope = self.optional_node(attr.scope);
        let file = self.debug_node(attr.file);
        let ty = self.debug_node(attr.r#type);
        let fields = Fields::default()
            .md(Field::Name, self.name(attr.name))
            .md(Field::LinkageName, self.name(attr.linkage_name))
            .md(Field::Scope, scope)
            .md(Field::File, file)
            .number(Field::Line, attr.line)
            .md(Field::Type, ty)
            .truth(Field::IsLocal, attr.is_local_to_unit)
            .truth(Field::IsDefinition, attr.is_defined)
            .number(Field::Align, attr.align_in_bits);
        self.node(NodeKind::GlobalVariable, true, fields)
    }

    fn label(&mut self, attr: &DILabelAttr) -> Option<Md> {
        let scope = self.debug_node(attr.scope);
        let file = self.optional_node(attr.file);
        let fields = Fields::default()
            .md(Field::Scope, scope)
            .md(Field::Name, self.name(attr.name))
            .md(Field::File, file)
            .number(Field::Line, attr.line);
        self.node(NodeKind::Label, false, fields)
    }

    fn namespace(&mut self, attr: &DINamespaceAttr) -> Option<Md> {
        let scope = self.optional_node(attr.scope);
        let mut fields = Fields::default()
            .md(Field::Name, self.name(attr.name))
            .md(Field::Scope, scope);
        if attr.export_symbols {
            fields = fields.truth(Field::ExportSymbols, true);
        }
        self.node(NodeKind::Namespace, false, fields)
    }

    fn module_node(&mut self, attr: &DIModuleAttr) -> Option<Md> {
        let file = self.optional_node(attr.file);
        let scope = self.optional_node(attr.scope);
        let mut fields = Fields::default()
            .md(Field::Scope, scope)
            .md(Field::Name, self.name(attr.name))
            .md(Field::ConfigMacros, self.name(attr.config_macros))
            .md(Field::IncludePath, self.name(attr.include_path))
            .md(Field::Apinotes, self.name(attr.apinotes))
            .md(Field::File, file)
            .number(Field::Line, attr.line);
        if attr.is_decl {
            fields = fields.truth(Field::IsDecl, true);
        }
        self.node(NodeKind::Module, false, fields)
    }

    fn common_block(&mut self, attr: &DICommonBlockAttr) -> Option<Md> {
        let scope = self.debug_node(attr.scope);
        let declaration = self.optional_node(attr.decl);
        let file = self.optional_node(attr.file);
        let fields = Fields::default()
            .md(Field::Scope, scope)
            .md(Field::Declaration, declaration)
            .md(Field::Name, self.name(Some(attr.name)))
            .md(Field::File, file)
            .number(Field::Line, attr.line);
        self.node(NodeKind::CommonBlock, false, fields)
    }

    fn imported_entity(&mut self, attr: &DIImportedEntityAttr) -> Option<Md> {
        let scope = self.debug_node(attr.scope);
        let entity = self.debug_node(attr.entity);
        let file = self.optional_node(attr.file);
        let elements = self.list_or_none(&attr.elements);
        let fields = Fields::default()
            .number(Field::Tag, attr.tag)
            .md(Field::Name, self.name(attr.name))
            .md(Field::Scope, scope)
            .md(Field::Entity, entity)
            .md(Field::File, file)
            .number(Field::Line, attr.line)
            .md(Field::Elements, elements);
        self.node(NodeKind::ImportedEntity, false, fields)
    }

    fn annotation(&mut self, attr: &DIAnnotationAttr) -> Option<Md> {
        let parts = [attr.name, attr.value].map(|text| text.bytes(self.ctx).unwrap_or_default());
        let parts = parts.map(|text| Some(self.llvm.metadata.string(text)));
        Some(self.llvm.metadata.node(&parts))
    }
}
