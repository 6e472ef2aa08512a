//! Converts each kind of debug-info node.

use super::Identity;
use super::expressions::expression;
use crate::metadata::Reader;
use crate::shared::Shared;
use std::cell::Cell;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Context};
use terrace_llvm::attrs::*;
use terrace_llvm::enums::DIFlags;
use terrace_llvmir::debug_flags::types::VECTOR;
use terrace_llvmir::dwarf::tag::LLVM_PTRAUTH_TYPE;
use terrace_llvmir::{Field, FieldValue, Md, MdKind, MetadataTable, NodeKind};

const ARRAY: u64 = 0x01;

/// Returns the operands that are converted before a node, in this order. `None` stands for a missing operand.
pub(super) fn parts(shared: &Shared<'_>, md: Md) -> Vec<Option<Md>> {
    let (read, lost) = Default::default();
    parts_of(Node::new(shared, md, &read, &lost))
}

fn parts_of(node: Node<'_>) -> Vec<Option<Md>> {
    let fields = |fields: &[Field]| fields.iter().map(|&field| node.node(field)).collect();
    let bounds = |fields: &[Field]| fields.iter().map(|&field| node.variable(field)).collect();
    match node.kind() {
        Some(NodeKind::CommonBlock) => fields(&[Field::Scope, Field::Declaration, Field::File]),
        Some(NodeKind::CompileUnit) => fields(&[Field::File]),
        Some(NodeKind::CompositeType) => {
            let is_vector = node.metadata().has_flags(node.md, VECTOR);
            let mut parts = match is_vector || !node.shared.options.drop_di_composite_type_elements
            {
                true => node.list(Field::Elements).to_vec(),
                false => Vec::new(),
            };
            parts
                .extend([Field::BaseType, Field::File, Field::Scope].map(|field| node.node(field)));
            parts
        }
        Some(NodeKind::DerivedType) => fields(&[Field::BaseType, Field::ExtraData]),
        Some(NodeKind::GenericSubrange) => bounds(&[
            Field::Count,
            Field::UpperBound,
            Field::LowerBound,
            Field::Stride,
        ]),
        Some(NodeKind::GlobalVariable) => fields(&[Field::Scope, Field::File, Field::Type]),
        Some(NodeKind::ImportedEntity) => {
            let mut parts = node.list(Field::Elements).to_vec();
            parts.extend([Field::Scope, Field::Entity, Field::File].map(|field| node.node(field)));
            parts
        }
        Some(NodeKind::Label | NodeKind::LexicalBlock | NodeKind::LexicalBlockFile) => {
            fields(&[Field::Scope, Field::File])
        }
        Some(NodeKind::LocalVariable) => fields(&[Field::Scope, Field::File, Field::Type]),
        Some(NodeKind::Module) => fields(&[Field::File, Field::Scope]),
        Some(NodeKind::Namespace) => fields(&[Field::Scope]),
        Some(NodeKind::StringType) => fields(&[Field::StringLength]),
        Some(NodeKind::Subprogram) => {
            let mut parts = vec![node.node(Field::Scope), node.node(Field::Type)];
            parts.extend_from_slice(node.list(Field::RetainedNodes));
            parts.extend([node.node(Field::Unit), node.node(Field::File)]);
            parts
        }
        Some(NodeKind::Subrange) => bounds(&[
            Field::Count,
            Field::UpperBound,
            Field::LowerBound,
            Field::Stride,
        ]),
        Some(NodeKind::SubroutineType) => node.list(Field::Types).to_vec(),
        _ => Vec::new(),
    }
}

/// Returns the attribute of a node, given those of its [`parts`]. Returns `None` for an unsupported kind of node, or
/// if a required operand has no attribute.
pub(super) fn convert(shared: &Shared<'_>, md: Md, made: &[Option<Attr>]) -> Option<Attr> {
    let (read, lost) = Default::default();
    let node = Node::new(shared, md, &read, &lost);
    let attr = attr_of(node, made);
    shared
        .lost_nodes
        .record(md, || node.losses(attr.is_some(), made));
    attr
}

fn attr_of(node: Node<'_>, made: &[Option<Attr>]) -> Option<Attr> {
    match node.kind()? {
        NodeKind::BasicType | NodeKind::FixedPointType => node.basic_type(),
        NodeKind::CommonBlock => node.common_block(made),
        NodeKind::CompileUnit => node.compile_unit(made),
        NodeKind::CompositeType => node.composite_type(made),
        NodeKind::DerivedType => node.derived_type(made),
        NodeKind::File => node.file(),
        NodeKind::GenericSubrange => node.generic_subrange(made),
        NodeKind::GlobalVariable => node.global_variable(made),
        NodeKind::ImportedEntity => node.imported_entity(made),
        NodeKind::Label => node.label(made),
        NodeKind::LexicalBlock => node.lexical_block(made),
        NodeKind::LexicalBlockFile => node.lexical_block_file(made),
        NodeKind::LocalVariable => node.local_variable(made),
        NodeKind::Module => node.module_node(made),
        NodeKind::Namespace => node.namespace(made),
        NodeKind::StringType => node.string_type(made),
        NodeKind::Subprogram => node.subprogram(made),
        NodeKind::Subrange => node.subrange(made),
        NodeKind::SubroutineType => node.subroutine_type(made),
        _ => None,
    }
}

/// Returns the self-reference to a composite type or subprogram.
pub(super) fn reference(shared: &Shared<'_>, md: Md, id: Attr) -> Option<Attr> {
    let ctx = shared.ctx;
    Some(match shared.module.ctx.metadata.node_kind(md)? {
        NodeKind::CompositeType => ctx.attr(DICompositeTypeAttr {
            rec_id: Some(id),
            is_rec_self: true,
            tag: 0,
            name: None,
            file: None,
            line: 0,
            scope: None,
            base_type: None,
            flags: 0,
            size_in_bits: 0,
            align_in_bits: 0,
            data_location: None,
            rank: None,
            allocated: None,
            associated: None,
            elements: Box::default(),
        }),
        NodeKind::Subprogram => ctx.attr(DISubprogramAttr {
            rec_id: Some(id),
            is_rec_self: true,
            id: None,
            compile_unit: None,
            scope: None,
            name: None,
            linkage_name: None,
            file: None,
            line: 0,
            scope_line: 0,
            subprogram_flags: 0,
            r#type: None,
            retained_nodes: Box::default(),
            annotations: Box::default(),
        }),
        _ => return None,
    })
}

/// Returns a composite type or subprogram with the recursion ID `id`, which its self-references use.
pub(super) fn with_recursion(ctx: &Context, attr: Attr, id: Attr) -> Attr {
    let rec_id = Some(id);
    if let Some(ty) = attr.as_::<DICompositeTypeAttr>(ctx) {
        return ctx.attr(DICompositeTypeAttr {
            rec_id,
            ..ty.clone()
        });
    }
    match attr.as_::<DISubprogramAttr>(ctx) {
        Some(subprogram) => ctx.attr(DISubprogramAttr {
            rec_id,
            ..subprogram.clone()
        }),
        None => attr,
    }
}

/// Returns a list of attributes, or an empty list if an element has no attribute.
fn whole(list: &[Option<Attr>]) -> Box<[Attr]> {
    let whole: Option<Box<[Attr]>> = list.iter().copied().collect();
    whole.unwrap_or_default()
}

/// A set of fields, as bits.
type FieldSet = Cell<u128>;

const _: () = assert!(Field::ALL.len() <= 128);

/// A node being converted. Its fields are only read through its methods, which record the fields that were read. The
/// import drops the other fields.
#[derive(Clone, Copy)]
struct Node<'n> {
    shared: &'n Shared<'n>,
    md: Md,
    read: &'n FieldSet,
    /// The fields that were read but not preserved exactly.
    lost: &'n FieldSet,
}

fn add_field(fields: &FieldSet, field: Field) {
    fields.set(fields.get() | 1 << field as u32);
}

fn has_field(fields: &FieldSet, field: Field) -> bool {
    fields.get() >> field as u32 & 1 != 0
}

impl<'n> Node<'n> {
    fn new(shared: &'n Shared<'n>, md: Md, read: &'n FieldSet, lost: &'n FieldSet) -> Self {
        Node {
            shared,
            md,
            read,
            lost,
        }
    }

    /// Records that the value of a field is not preserved exactly.
    fn lose(self, field: Field) {
        add_field(self.lost, field);
    }

    /// Returns the dropped parts of a node after its conversion. `is_made` is true if the node has an attribute.
    fn losses(self, is_made: bool, made: &[Option<Attr>]) -> Vec<String> {
        let (kind, fields) = match self.metadata().kind(self.md) {
            MdKind::Specialized { kind, fields, .. } => (*kind, fields),
            // Expressions are converted by the nodes and records that use them.
            MdKind::Expression(_) => return Vec::new(),
            _ => return vec!["debug information: value or list instead of a node".to_owned()],
        };
        let name = kind.text();
        if !is_made {
            return vec![format!("debug information: {name}")];
        }
        let parts = parts_of(self);
        let mut losses: Vec<String> = fields
            .iter()
            .map(|slot| slot.field)
            .filter(|&field| !has_field(self.read, field) || has_field(self.lost, field))
            .map(|field| format!("debug information: {} of {name}", field.text()))
            .collect();
        if parts
            .iter()
            .zip(made)
            .any(|(part, made)| part.is_some() && made.is_none())
        {
            losses.push(format!("debug information: a part of {name}"));
        }
        // The export makes these nodes distinct again.
        let is_distinct = matches!(
            kind,
            NodeKind::CompileUnit
                | NodeKind::GlobalVariable
                | NodeKind::LexicalBlock
                | NodeKind::LexicalBlockFile
                | NodeKind::Subprogram
        );
        if !is_distinct && self.metadata().is_distinct(self.md) {
            losses.push(format!("debug information: distinct of {name}"));
        }
        losses
    }

    fn metadata(self) -> &'n MetadataTable {
        &self.shared.module.ctx.metadata
    }

    fn kind(self) -> Option<NodeKind> {
        self.metadata().node_kind(self.md)
    }

    fn value(self, field: Field) -> FieldValue {
        add_field(self.read, field);
        self.metadata().field(self.md, field)
    }

    fn node(self, field: Field) -> Option<Md> {
        add_field(self.read, field);
        self.metadata().node_field(self.md, field)
    }

    /// Returns the elements of the list that a field refers to.
    fn list(self, field: Field) -> &'n [Option<Md>] {
        let reader = Reader::new(self.shared.module);
        self.node(field).map_or(&[], |list| reader.operands(list))
    }

    fn number(self, field: Field) -> u64 {
        add_field(self.read, field);
        self.metadata().number_field(self.md, field)
    }

    fn truth(self, field: Field) -> bool {
        add_field(self.read, field);
        self.metadata().bool_field(self.md, field)
    }

    fn text(self, field: Field) -> Option<Attr> {
        add_field(self.read, field);
        let text = self.metadata().text_field(self.md, field)?;
        Some(self.shared.ctx.string(text))
    }

    /// Returns a string field, or an empty string if missing.
    fn text_or_empty(self, field: Field) -> Attr {
        add_field(self.read, field);
        let text = self.metadata().text_field(self.md, field);
        self.shared.ctx.string(text.unwrap_or_default())
    }

    fn expression(self, field: Field) -> Option<Attr> {
        let made = expression(self.shared, self.node(field)?);
        if made.is_none() {
            self.lose(field);
        }
        made
    }

    /// Returns a size in bits, or 0 if the size is not constant.
    fn size(self, field: Field) -> u64 {
        let reader = Reader::new(self.shared.module);
        match self.value(field) {
            FieldValue::Md(md) => reader.number(self.shared, md).unwrap_or_else(|| {
                self.lose(field);
                0
            }),
            _ => self.number(field),
        }
    }

    /// Returns the flags, or no flags if one of them is unknown.
    fn flags(self) -> u64 {
        let flags = DIFlags::from_value(self.number(Field::Flags));
        if flags.is_none() {
            self.lose(Field::Flags);
        }
        flags.map_or(0, DIFlags::value)
    }

    /// Returns the variable that is used as a bound.
    fn variable(self, field: Field) -> Option<Md> {
        let kind = |md: &Md| self.metadata().node_kind(*md);
        let is_variable = |md: &Md| {
            matches!(
                kind(md),
                Some(NodeKind::LocalVariable | NodeKind::GlobalVariable)
            )
        };
        self.node(field).filter(is_variable)
    }

    /// Returns a bound: a number, an expression or a variable.
    fn bound(self, field: Field, variable: Option<Attr>) -> Option<Attr> {
        let ctx = self.shared.ctx;
        let value = self.value(field);
        let made = match value {
            FieldValue::Signed(value) => Some(ctx.i64(value)),
            FieldValue::Unsigned(value) => Some(ctx.i64(value as i64)),
            FieldValue::Md(md) => match self.metadata().kind(md) {
                MdKind::Value(c) => {
                    let number = self.shared.int(*c).and_then(|number| number.to_i64());
                    number.map(|number| ctx.i64(number))
                }
                MdKind::Expression(_) => expression(self.shared, md),
                _ => variable,
            },
            _ => None,
        };
        if made.is_none() && value != FieldValue::Null {
            self.lose(field);
        }
        made
    }

    /// Returns the identity that distinguishes a node from equal ones.
    fn identity(self) -> Attr {
        let identities = &self.shared.identities;
        identities.get(self.shared.ctx, self.md, Identity::Node)
    }

    fn basic_type(self) -> Option<Attr> {
        Some(self.shared.ctx.attr(DIBasicTypeAttr {
            tag: self.number(Field::Tag) as u32,
            name: self.text_or_empty(Field::Name),
            size_in_bits: self.size(Field::Size),
            encoding: self.number(Field::Encoding) as u32,
        }))
    }

    fn common_block(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[scope, decl, file] = made.as_array()?;
        Some(self.shared.ctx.attr(DICommonBlockAttr {
            scope: scope?,
            decl,
            name: self.text_or_empty(Field::Name),
            file,
            line: self.number(Field::Line) as u32,
        }))
    }

    fn compile_unit(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[file] = made.as_array()?;
        // The number of an unversioned language name is also used as that of the versioned language.
        let language = match self.number(Field::SourceLanguageName) {
            0 => self.number(Field::Language),
            name => {
                self.lose(Field::SourceLanguageName);
                name
            }
        };
        Some(self.shared.ctx.attr(DICompileUnitAttr {
            id: self.identity(),
            source_language: language as u32,
            file: file?,
            producer: self.text(Field::Producer),
            is_optimized: self.truth(Field::IsOptimized),
            emission_kind: self.number(Field::EmissionKind),
            name_table_kind: self.number(Field::NameTableKind),
            split_debug_filename: self.text(Field::SplitDebugFilename),
        }))
    }

    fn composite_type(self, made: &[Option<Attr>]) -> Option<Attr> {
        let (elements, &[base_type, file, scope]) = made.split_last_chunk()?;
        if self.number(Field::Tag) == ARRAY && base_type.is_none() {
            return None;
        }
        Some(self.shared.ctx.attr(DICompositeTypeAttr {
            rec_id: None,
            is_rec_self: false,
            tag: self.number(Field::Tag) as u32,
            name: self.text(Field::Name),
            file,
            line: self.number(Field::Line) as u32,
            scope,
            base_type,
            flags: self.flags(),
            size_in_bits: self.size(Field::Size),
            align_in_bits: self.number(Field::Align),
            data_location: self.expression(Field::DataLocation),
            rank: self.expression(Field::Rank),
            allocated: self.expression(Field::Allocated),
            associated: self.expression(Field::Associated),
            elements: whole(elements),
        }))
    }

    fn derived_type(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[base_type, extra_data] = made.as_array()?;
        if base_type.is_none() && self.node(Field::BaseType).is_some() {
            return None;
        }
        let address_space = match self.value(Field::DwarfAddressSpace) {
            FieldValue::Unsigned(space) => Some(space as u32),
            _ => None,
        };
        let tag = self.number(Field::Tag);
        // For this type, the alignment field encodes pointer authentication.
        let align = match tag {
            LLVM_PTRAUTH_TYPE => 0,
            _ => self.number(Field::Align),
        };
        Some(self.shared.ctx.attr(DIDerivedTypeAttr {
            tag: tag as u32,
            name: self.text(Field::Name),
            base_type,
            size_in_bits: self.size(Field::Size),
            align_in_bits: align as u32,
            offset_in_bits: self.size(Field::Offset),
            dwarf_address_space: address_space,
            extra_data,
        }))
    }

    fn file(self) -> Option<Attr> {
        Some(self.shared.ctx.attr(DIFileAttr {
            name: self.text_or_empty(Field::Filename),
            directory: self.text_or_empty(Field::Directory),
        }))
    }

    fn generic_subrange(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[count, upper, lower, stride] = made.as_array()?;
        let count = self.bound(Field::Count, count);
        let upper_bound = self.bound(Field::UpperBound, upper);
        if count.is_none() && upper_bound.is_none() {
            return None;
        }
        Some(self.shared.ctx.attr(DIGenericSubrangeAttr {
            count,
            lower_bound: self.bound(Field::LowerBound, lower)?,
            upper_bound,
            stride: self.bound(Field::Stride, stride)?,
        }))
    }

    /// Converts a global variable. Only the presence of a linkage name is preserved; the name is used as the linkage
    /// name.
    fn global_variable(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[scope, file, ty] = made.as_array()?;
        let name = self.text(Field::Name);
        let linkage_name = self.text(Field::LinkageName);
        if linkage_name.is_some() && linkage_name != name {
            self.lose(Field::LinkageName);
        }
        Some(self.shared.ctx.attr(DIGlobalVariableAttr {
            scope,
            name,
            linkage_name: linkage_name.map(|_| self.text_or_empty(Field::Name)),
            file: file?,
            line: self.number(Field::Line) as u32,
            r#type: ty?,
            is_local_to_unit: self.truth(Field::IsLocal),
            is_defined: self.truth(Field::IsDefinition),
            align_in_bits: self.number(Field::Align) as u32,
        }))
    }

    fn imported_entity(self, made: &[Option<Attr>]) -> Option<Attr> {
        let (elements, &[scope, entity, file]) = made.split_last_chunk()?;
        Some(self.shared.ctx.attr(DIImportedEntityAttr {
            tag: self.number(Field::Tag) as u32,
            scope: scope?,
            entity: entity?,
            file,
            line: self.number(Field::Line) as u32,
            name: self.text(Field::Name),
            elements: whole(elements),
        }))
    }

    fn label(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[scope, file] = made.as_array()?;
        Some(self.shared.ctx.attr(DILabelAttr {
            scope: scope?,
            name: self.text(Field::Name),
            file,
            line: self.number(Field::Line) as u32,
        }))
    }

    fn lexical_block(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[scope, file] = made.as_array()?;
        Some(self.shared.ctx.attr(DILexicalBlockAttr {
            scope: scope?,
            file,
            line: self.number(Field::Line) as u32,
            column: self.number(Field::Column) as u32,
        }))
    }

    fn lexical_block_file(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[scope, file] = made.as_array()?;
        Some(self.shared.ctx.attr(DILexicalBlockFileAttr {
            scope: scope?,
            file,
            discriminator: self.number(Field::Discriminator) as u32,
        }))
    }

    fn local_variable(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[scope, file, ty] = made.as_array()?;
        Some(self.shared.ctx.attr(DILocalVariableAttr {
            scope: scope?,
            name: self.text(Field::Name),
            file,
            line: self.number(Field::Line) as u32,
            arg: self.number(Field::Arg) as u32,
            align_in_bits: self.number(Field::Align) as u32,
            r#type: ty,
            flags: self.flags(),
        }))
    }

    fn module_node(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[file, scope] = made.as_array()?;
        Some(self.shared.ctx.attr(DIModuleAttr {
            file,
            scope,
            name: self.text(Field::Name),
            config_macros: self.text(Field::ConfigMacros),
            include_path: self.text(Field::IncludePath),
            apinotes: self.text(Field::Apinotes),
            line: self.number(Field::Line) as u32,
            is_decl: self.truth(Field::IsDecl),
        }))
    }

    fn namespace(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[scope] = made.as_array()?;
        Some(self.shared.ctx.attr(DINamespaceAttr {
            name: self.text(Field::Name),
            scope,
            export_symbols: self.truth(Field::ExportSymbols),
        }))
    }

    fn string_type(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[string_length] = made.as_array()?;
        Some(self.shared.ctx.attr(DIStringTypeAttr {
            tag: self.number(Field::Tag) as u32,
            name: self.text(Field::Name)?,
            size_in_bits: self.size(Field::Size),
            align_in_bits: self.number(Field::Align) as u32,
            string_length,
            string_length_exp: self.expression(Field::StringLengthExpression),
            string_location_exp: self.expression(Field::StringLocationExpression),
            encoding: self.number(Field::Encoding) as u32,
        }))
    }

    fn subprogram(self, made: &[Option<Attr>]) -> Option<Attr> {
        let (&[scope, ty], rest) = made.split_first_chunk()?;
        let (retained_nodes, &[compile_unit, file]) = rest.split_last_chunk()?;
        let is_lost = |field, attr: Option<Attr>| attr.is_none() && self.node(field).is_some();
        if is_lost(Field::Scope, scope) || is_lost(Field::Type, ty) {
            return None;
        }
        let is_distinct = self.metadata().is_distinct(self.md);
        Some(self.shared.ctx.attr(DISubprogramAttr {
            rec_id: None,
            is_rec_self: false,
            id: is_distinct.then(|| self.identity()),
            compile_unit,
            scope,
            name: self.text(Field::Name),
            linkage_name: self.text(Field::LinkageName),
            file,
            line: self.number(Field::Line) as u32,
            scope_line: self.number(Field::ScopeLine) as u32,
            subprogram_flags: self.number(Field::SpFlags),
            r#type: ty,
            retained_nodes: whole(retained_nodes),
            annotations: self.annotations(),
        }))
    }

    /// Returns the annotations that consist of two strings.
    fn annotations(self) -> Box<[Attr]> {
        let reader = Reader::new(self.shared.module);
        let annotation = |annotation: &Option<Md>| {
            let &[Some(name), Some(value)] = reader.operands((*annotation)?) else {
                return None;
            };
            Some(self.shared.ctx.attr(DIAnnotationAttr {
                name: self.shared.ctx.string(reader.string(name)?),
                value: self.shared.ctx.string(reader.string(value)?),
            }))
        };
        let list = self.list(Field::Annotations);
        let made: Box<[Attr]> = list.iter().filter_map(annotation).collect();
        if made.len() < list.len() {
            self.lose(Field::Annotations);
        }
        made
    }

    fn subrange(self, made: &[Option<Attr>]) -> Option<Attr> {
        let &[count, upper, lower, stride] = made.as_array()?;
        let count = self.bound(Field::Count, count);
        let upper_bound = self.bound(Field::UpperBound, upper);
        if count.is_none() && upper_bound.is_none() {
            return None;
        }
        Some(self.shared.ctx.attr(DISubrangeAttr {
            count,
            lower_bound: self.bound(Field::LowerBound, lower),
            upper_bound,
            stride: self.bound(Field::Stride, stride),
        }))
    }

    /// Converts a subroutine type. A missing type stands for `void`, or for a variable number of arguments.
    fn subroutine_type(self, made: &[Option<Attr>]) -> Option<Attr> {
        let ctx = self.shared.ctx;
        let list = self.list(Field::Types).iter().zip(made);
        let types: Option<Box<[Attr]>> = list
            .map(|(node, attr)| match node {
                Some(_) => *attr,
                None => Some(ctx.attr(DINullTypeAttr {})),
            })
            .collect();
        Some(ctx.attr(DISubroutineTypeAttr {
            calling_convention: self.number(Field::Cc) as u32,
            types: types?,
        }))
    }
}
