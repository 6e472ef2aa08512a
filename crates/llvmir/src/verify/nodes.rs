//! Verifies specific kinds of debug information nodes.

use super::state::Verifier;
use super::{Checked, Item, ensure, ensure_debug, refuse, refuse_debug};
use crate::dwarf::tag;
use crate::metadata::expression;
use crate::metadata::flags::types;
use crate::metadata::{Field, FieldValue, Md, MdKind, NodeKind};

/// Tells whether a node may refer to locations.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Locations {
    Allowed,
    Refused,
}

/// The tags that a `DIDerivedType` may have.
const DERIVED: [u64; 16] = [
    tag::TYPEDEF,
    tag::POINTER_TYPE,
    tag::PTR_TO_MEMBER_TYPE,
    tag::REFERENCE_TYPE,
    tag::RVALUE_REFERENCE_TYPE,
    tag::CONST_TYPE,
    tag::IMMUTABLE_TYPE,
    tag::VOLATILE_TYPE,
    tag::RESTRICT_TYPE,
    tag::ATOMIC_TYPE,
    tag::LLVM_PTRAUTH_TYPE,
    tag::MEMBER,
    tag::INHERITANCE,
    tag::FRIEND,
    tag::SET_TYPE,
    tag::TEMPLATE_ALIAS,
];

/// The tags that a `DICompositeType` may have.
const COMPOSITE: [u64; 8] = [
    tag::ARRAY_TYPE,
    tag::STRUCTURE_TYPE,
    tag::UNION_TYPE,
    tag::ENUMERATION_TYPE,
    tag::CLASS_TYPE,
    tag::VARIANT_PART,
    tag::VARIANT,
    tag::NAMELIST,
];

/// The encodings that the base type of a set may have.
const SET_ENCODINGS: [u64; 5] = [2, 5, 6, 7, 8];

const REFERENCE_FLAGS: [u32; 2] = [1 << 13 | 1 << 14, 1 << 22 | 1 << 23];
const BLOCK_BY_REF: u32 = 1 << 4;
const ENDIAN: u32 = 1 << 27 | 1 << 28;

/// `DW_MACINFO_define`, `DW_MACINFO_undef`, `DW_MACINFO_start_file`
const MACINFO: [u64; 3] = [1, 2, 3];

use NodeKind as K;

impl Verifier<'_> {
    /// Verifies a node and everything it refers to, unless already visited.
    pub(super) fn visit_node(&mut self, root: Md, locations: Locations) {
        if self.module.is_none() {
            return;
        }
        let ctx = self.ctx;
        let root = ctx.metadata.canonical(root);
        if !self.is_new_node(root) {
            return;
        }
        self.node(root);
        let mut stack = vec![(root, self.parts(root), 0)];
        while let Some((md, parts, at)) = stack.last_mut() {
            let Some(&part) = parts.get(*at) else {
                stack.pop();
                continue;
            };
            *at += 1;
            let md = *md;
            if locations == Locations::Refused && ctx.metadata.location(part).is_some() {
                self.report(refuse_debug(
                    "DILocation not allowed within this metadata node",
                    [Item::Md(md), Item::Md(part)],
                ));
                stack.pop();
                continue;
            }
            let part = ctx.metadata.canonical(part);
            if self.is_new_node(part) {
                self.node(part);
                stack.push((part, self.parts(part), 0));
            }
        }
    }

    fn parts(&self, md: Md) -> Vec<Md> {
        let mut parts = Vec::new();
        self.ctx.metadata.parts(md, |part| parts.push(part));
        parts
    }

    fn is_new_node(&mut self, md: Md) -> bool {
        if !self.ctx.metadata.is_node(Some(md)) {
            return false;
        }
        if self.seen_md.len() <= md.index() {
            self.seen_md.resize(self.ctx.metadata.len() as usize, false);
        }
        !std::mem::replace(&mut self.seen_md[md.index()], true)
    }

    /// Verifies a single node.
    pub(super) fn node(&mut self, md: Md) {
        let checked = match self.ctx.metadata.kind(md) {
            MdKind::Expression(words) => {
                let is_valid = expression::is_valid(words);
                ensure_debug(is_valid, [Item::Md(md)]).or("invalid expression")
            }
            MdKind::Location(_) => self.location(md),
            MdKind::Specialized { kind, .. } => self.specialized(*kind, md),
            _ => return,
        };
        self.report(checked);
    }

    pub(super) fn kind_of(&self, md: Option<Md>) -> Option<NodeKind> {
        self.ctx.metadata.node_kind(md?)
    }

    pub(super) fn part(&self, md: Md, field: Field) -> Option<Md> {
        self.ctx.metadata.node_field(md, field)
    }

    pub(super) fn tag(&self, md: Md) -> u64 {
        self.ctx.metadata.number_field(md, Field::Tag)
    }

    pub(super) fn is_type(&self, md: Option<Md>) -> bool {
        md.is_none()
            || matches!(
                self.kind_of(md),
                Some(
                    K::BasicType
                        | K::FixedPointType
                        | K::StringType
                        | K::DerivedType
                        | K::CompositeType
                        | K::SubrangeType
                        | K::SubroutineType
                )
            )
    }

    pub(super) fn is_local_scope(&self, md: Option<Md>) -> bool {
        matches!(
            self.kind_of(md),
            Some(K::Subprogram | K::LexicalBlock | K::LexicalBlockFile)
        )
    }

    pub(super) fn is_scope(&self, md: Option<Md>) -> bool {
        self.is_type(md)
            || self.is_local_scope(md)
            || matches!(
                self.kind_of(md),
                Some(K::File | K::CompileUnit | K::Namespace | K::CommonBlock | K::Module)
            )
    }

    fn is_variable(&self, md: Option<Md>) -> bool {
        matches!(self.kind_of(md), Some(K::LocalVariable | K::GlobalVariable))
    }

    fn is_expression(&self, md: Option<Md>) -> bool {
        matches!(
            md.map(|md| self.ctx.metadata.kind(md)),
            Some(MdKind::Expression(_))
        )
    }

    fn is_constant(&self, md: Option<Md>) -> bool {
        matches!(
            md.map(|md| self.ctx.metadata.kind(md)),
            Some(MdKind::Value(_))
        )
    }

    /// Verifies an optional field.
    pub(super) fn optional(
        &self,
        md: Md,
        field: Field,
        holds: impl Fn(Option<Md>) -> bool,
        message: &str,
    ) -> Checked {
        match self.part(md, field) {
            Some(part) => {
                ensure_debug(holds(Some(part)), [Item::Md(md), Item::Md(part)]).or(message)
            }
            None => Ok(()),
        }
    }

    pub(super) fn file(&self, md: Md) -> Checked {
        let is_file = |file| self.kind_of(file) == Some(K::File);
        self.optional(md, Field::File, is_file, "invalid file")
    }

    pub(super) fn scope(&self, md: Md) -> Checked {
        let is_scope = |scope| self.is_scope(scope);
        self.optional(md, Field::Scope, is_scope, "invalid scope")
    }

    pub(super) fn typed(&self, md: Md, field: Field, message: &str) -> Checked {
        self.optional(md, field, |ty| self.is_type(ty), message)
    }

    /// Verifies a list whose elements must satisfy `holds`.
    pub(super) fn list(
        &self,
        md: Md,
        field: Field,
        (bad_list, bad_element): (&str, &str),
        holds: impl Fn(Option<Md>) -> bool,
    ) -> Checked {
        let Some(list) = self.part(md, field) else {
            return Ok(());
        };
        let Some(elements) = self.ctx.metadata.tuple(list) else {
            return refuse_debug(bad_list, [Item::Md(md), Item::Md(list)]);
        };
        for &element in elements {
            if !holds(element) {
                let about = element.map_or(Item::Md(list), Item::Md);
                return refuse_debug(bad_element, [Item::Md(md), about]);
            }
        }
        Ok(())
    }

    pub(super) fn references(&self, md: Md) -> Checked {
        let conflicts = |bits: &u32| self.ctx.metadata.has_flags(md, *bits);
        ensure_debug(!REFERENCE_FLAGS.iter().any(conflicts), [Item::Md(md)])
            .or("invalid reference flags")
    }

    fn location(&self, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        let Some(location) = metadata.location(md) else {
            return Ok(());
        };
        ensure_debug(
            self.is_local_scope(Some(location.scope)),
            [Item::Md(md), Item::Md(location.scope)],
        )
        .or("location requires a valid scope")?;
        if let Some(caller) = location.inlined_at {
            ensure_debug(
                metadata.location(caller).is_some(),
                [Item::Md(md), Item::Md(caller)],
            )
            .or("inlined-at should be a location")?;
        }
        ensure_debug(
            self.kind_of(Some(location.scope)) != Some(K::Subprogram)
                || metadata.is_definition(location.scope),
            [Item::Md(md)],
        )
        .or("scope points into the type hierarchy")
    }

    fn specialized(&mut self, kind: NodeKind, md: Md) -> Checked {
        let item = Item::Md(md);
        let metadata = &self.ctx.metadata;
        match kind {
            K::Location | K::Enumerator => Ok(()),
            K::Generic => ensure_debug(self.tag(md) != 0, [item]).or("invalid tag"),
            K::Subrange => self.subrange(md),
            K::GenericSubrange => self.generic_subrange(md),
            K::SubrangeType => self.subrange_type(md),
            K::BasicType => ensure_debug(
                matches!(
                    self.tag(md),
                    tag::BASE_TYPE | tag::UNSPECIFIED_TYPE | tag::STRING_TYPE
                ),
                [item],
            )
            .or("invalid tag"),
            K::FixedPointType => {
                ensure_debug(self.tag(md) == tag::BASE_TYPE, [item]).or("invalid tag")
            }
            K::StringType => {
                ensure_debug(self.tag(md) == tag::STRING_TYPE, [item]).or("invalid tag")?;
                ensure_debug(!metadata.has_flags(md, ENDIAN), [item]).or("has conflicting flags")
            }
            K::DerivedType => self.derived(md),
            K::CompositeType => self.composite(md),
            K::SubroutineType => {
                let texts = ("invalid composite elements", "invalid subroutine type ref");
                self.list(md, Field::Types, texts, |ty| self.is_type(ty))?;
                self.references(md)
            }
            K::File => self.checksum(md),
            K::CompileUnit => {
                self.unit(md)?;
                self.units.push(md);
                Ok(())
            }
            K::Subprogram => self.subprogram(md),
            K::LexicalBlock | K::LexicalBlockFile => {
                let scope = self.part(md, Field::Scope);
                let about = scope.map_or(item, Item::Md);
                ensure_debug(self.is_local_scope(scope), [item, about])
                    .or("invalid local scope")?;
                let of_declaration = scope.is_some_and(|scope| {
                    self.kind_of(Some(scope)) == Some(K::Subprogram)
                        && !metadata.is_definition(scope)
                });
                ensure_debug(!of_declaration, [item]).or("scope points into the type hierarchy")?;
                let has = |field| metadata.number_field(md, field) != 0;
                ensure_debug(
                    kind == K::LexicalBlockFile || has(Field::Line) || !has(Field::Column),
                    [item],
                )
                .or("cannot have column info without line info")
            }
            K::Namespace => self.optional(
                md,
                Field::Scope,
                |scope| self.is_scope(scope),
                "invalid scope ref",
            ),
            K::CommonBlock => {
                self.optional(
                    md,
                    Field::Scope,
                    |scope| self.is_scope(scope),
                    "invalid scope ref",
                )?;
                let is_variable = |decl| self.kind_of(decl) == Some(K::GlobalVariable);
                self.optional(md, Field::Declaration, is_variable, "invalid declaration")
            }
            K::Macro => {
                let ty = metadata.number_field(md, Field::Type);
                ensure_debug(MACINFO[..2].contains(&ty), [item]).or("invalid macinfo type")?;
                let name = metadata.text_field(md, Field::Name);
                ensure_debug(name.is_some_and(|name| !name.is_empty()), [item])
                    .or("anonymous macro")
            }
            K::MacroFile => {
                let ty = metadata.number_field(md, Field::Type);
                ensure_debug(ty == MACINFO[2], [item]).or("invalid macinfo type")?;
                self.file(md)?;
                let texts = ("invalid macro list", "invalid macro ref");
                self.list(md, Field::Nodes, texts, |part| self.is_macro(part))
            }
            K::Module => {
                let name = metadata.text_field(md, Field::Name);
                ensure_debug(name.is_some_and(|name| !name.is_empty()), [item])
                    .or("anonymous module")
            }
            K::TemplateTypeParameter | K::TemplateValueParameter => {
                self.typed(md, Field::Type, "invalid type ref")
            }
            K::GlobalVariable => self.global_variable_node(md),
            K::LocalVariable => self.local_variable(md),
            K::Label => {
                self.scope(md)?;
                self.file(md)?;
                let scope = self.part(md, Field::Scope);
                ensure_debug(
                    self.is_local_scope(scope),
                    [item, scope.map_or(item, Item::Md)],
                )
                .or("label requires a valid scope")
            }
            K::GlobalVariableExpression => self.global_expression(md),
            K::ObjCProperty => {
                self.typed(md, Field::Type, "invalid type ref")?;
                self.file(md)
            }
            K::ImportedEntity => {
                ensure_debug(
                    matches!(
                        self.tag(md),
                        tag::IMPORTED_MODULE | tag::IMPORTED_DECLARATION
                    ),
                    [item],
                )
                .or("invalid tag")?;
                self.optional(
                    md,
                    Field::Scope,
                    |scope| self.is_scope(scope),
                    "invalid scope for imported entity",
                )?;
                self.optional(
                    md,
                    Field::Entity,
                    |entity| self.kind_of(entity).is_some(),
                    "invalid imported entity",
                )
            }
            K::AssignID => {
                ensure_debug(metadata.is_distinct(md), [item]).or("DIAssignID must be distinct")
            }
        }
    }

    pub(super) fn is_macro(&self, md: Option<Md>) -> bool {
        matches!(self.kind_of(md), Some(K::Macro | K::MacroFile))
    }

    /// Verifies a bound: a constant, a variable or an expression.
    fn bound(&self, md: Md, field: Field, is_number_allowed: bool, message: &str) -> Checked {
        let is_bound = |bound| {
            is_number_allowed && self.is_constant(bound)
                || self.is_variable(bound)
                || self.is_expression(bound)
        };
        match self.part(md, field) {
            Some(bound) => ensure_debug(is_bound(Some(bound)), [Item::Md(md)]).or(message),
            None => Ok(()),
        }
    }

    pub(super) fn has(&self, md: Md, field: Field) -> bool {
        self.ctx.metadata.field(md, field) != FieldValue::Null
    }

    fn subrange(&self, md: Md) -> Checked {
        let item = Item::Md(md);
        ensure_debug(
            !(self.has(md, Field::Count) && self.has(md, Field::UpperBound)),
            [item],
        )
        .or("Subrange can have any one of count or upperBound")?;
        let bounds = [
            (
                Field::Count,
                "Count must be signed constant or DIVariable or DIExpression",
            ),
            (
                Field::LowerBound,
                "LowerBound must be signed constant or DIVariable or DIExpression",
            ),
            (
                Field::UpperBound,
                "UpperBound must be signed constant or DIVariable or DIExpression",
            ),
            (
                Field::Stride,
                "Stride must be signed constant or DIVariable or DIExpression",
            ),
        ];
        for (field, message) in bounds {
            self.bound(md, field, true, message)?;
            if let (Field::Count, FieldValue::Signed(..-1)) =
                (field, self.ctx.metadata.field(md, field))
            {
                return refuse_debug("invalid subrange count", [item]);
            }
        }
        Ok(())
    }

    fn generic_subrange(&self, md: Md) -> Checked {
        let item = Item::Md(md);
        ensure_debug(
            !(self.has(md, Field::Count) && self.has(md, Field::UpperBound)),
            [item],
        )
        .or("GenericSubrange can have any one of count or upperBound")?;
        self.bound(
            md,
            Field::Count,
            false,
            "Count must be signed constant or DIVariable or DIExpression",
        )?;
        ensure_debug(self.has(md, Field::LowerBound), [item])
            .or("GenericSubrange must contain lowerBound")?;
        self.bound(
            md,
            Field::LowerBound,
            false,
            "LowerBound must be signed constant or DIVariable or DIExpression",
        )?;
        self.bound(
            md,
            Field::UpperBound,
            false,
            "UpperBound must be signed constant or DIVariable or DIExpression",
        )?;
        ensure_debug(self.has(md, Field::Stride), [item])
            .or("GenericSubrange must contain stride")?;
        self.bound(
            md,
            Field::Stride,
            false,
            "Stride must be signed constant or DIVariable or DIExpression",
        )
    }

    fn subrange_type(&self, md: Md) -> Checked {
        self.typed(md, Field::BaseType, "BaseType must be a type")?;
        let bounds = [
            (
                Field::LowerBound,
                "LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
            ),
            (
                Field::UpperBound,
                "UpperBound must be signed constant or DIVariable or DIExpression or DIDerivedType",
            ),
            (
                Field::Stride,
                "Stride must be signed constant or DIVariable or DIExpression",
            ),
            (
                Field::Bias,
                "Bias must be signed constant or DIVariable or DIExpression",
            ),
        ];
        for (field, message) in bounds {
            let is_derived = matches!(field, Field::LowerBound | Field::UpperBound)
                && self.kind_of(self.part(md, field)) == Some(K::DerivedType);
            if !is_derived {
                self.bound(md, field, true, message)?;
            }
        }
        self.size(md)
    }

    /// Verifies a size that is not a plain number.
    fn size(&self, md: Md) -> Checked {
        match self.part(md, Field::Size) {
            Some(size) => ensure_debug(
                self.is_constant(Some(size))
                    || self.is_variable(Some(size))
                    || self.is_expression(Some(size)),
                [Item::Md(md)],
            )
            .or("SizeInBits must be a constant or DIVariable or DIExpression"),
            None => Ok(()),
        }
    }

    fn derived(&self, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        let item = Item::Md(md);
        self.file(md)?;
        let tag = self.tag(md);
        let is_member = tag == tag::VARIABLE && metadata.has_flags(md, types::STATIC_MEMBER);
        ensure_debug(DERIVED.contains(&tag) || is_member, [item]).or("invalid tag")?;
        if tag == tag::PTR_TO_MEMBER_TYPE {
            self.typed(md, Field::ExtraData, "invalid pointer to member type")?;
        }
        if tag == tag::SET_TYPE
            && let Some(base) = self.part(md, Field::BaseType)
        {
            let fits = match self.kind_of(Some(base)) {
                Some(K::CompositeType) => self.tag(base) == tag::ENUMERATION_TYPE,
                Some(K::SubrangeType) => true,
                Some(K::BasicType) => {
                    SET_ENCODINGS.contains(&metadata.number_field(base, Field::Encoding))
                }
                _ => false,
            };
            ensure_debug(fits, [item, Item::Md(base)]).or("invalid set base type")?;
        }
        self.scope(md)?;
        self.typed(md, Field::BaseType, "invalid base type")?;
        ensure_debug(
            !self.has(md, Field::DwarfAddressSpace)
                || matches!(
                    tag,
                    tag::POINTER_TYPE | tag::REFERENCE_TYPE | tag::RVALUE_REFERENCE_TYPE
                ),
            [item],
        )
        .or("DWARF address space only applies to pointer or reference types")?;
        self.size(md)
    }

    fn composite(&self, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        let item = Item::Md(md);
        self.file(md)?;
        let tag = self.tag(md);
        ensure_debug(COMPOSITE.contains(&tag), [item]).or("invalid tag")?;
        self.scope(md)?;
        self.typed(md, Field::BaseType, "invalid base type")?;
        let is_list = |list: Option<Md>| list.is_some_and(|list| metadata.tuple(list).is_some());
        self.optional(md, Field::Elements, is_list, "invalid composite elements")?;
        self.typed(md, Field::VtableHolder, "invalid vtable holder")?;
        self.references(md)?;
        ensure_debug(!metadata.has_flags(md, BLOCK_BY_REF), [item])
            .or("DIBlockByRefStruct on DICompositeType is no longer supported")?;
        let elements = self.part(md, Field::Elements);
        if metadata.has_flags(md, types::VECTOR) {
            let is_one = match elements.and_then(|list| metadata.tuple(list)) {
                Some([Some(element)]) => self.kind_of(Some(*element)) == Some(K::Subrange),
                _ => false,
            };
            ensure_debug(is_one, [item])
                .or("invalid vector, expected one element of type subrange")?;
        }
        if let Some(elements) = elements.and_then(|list| metadata.tuple(list)) {
            ensure_debug(elements.iter().all(Option::is_some), [item])
                .or("DISubprogram contains null entry in `elements` field")?;
        }
        self.template_parameters(md)?;
        if let Some(discriminator) = self.part(md, Field::Discriminator) {
            ensure_debug(
                self.kind_of(Some(discriminator)) == Some(K::DerivedType)
                    && tag == tag::VARIANT_PART,
                [],
            )
            .or("discriminator can only appear on variant part")?;
        }
        let of_arrays = [
            (
                Field::DataLocation,
                "dataLocation can only appear in array type",
            ),
            (
                Field::Associated,
                "associated can only appear in array type",
            ),
            (Field::Allocated, "allocated can only appear in array type"),
            (Field::Rank, "rank can only appear in array type"),
        ];
        for (field, message) in of_arrays {
            let has = self.has(md, field);
            ensure_debug(!has || tag == tag::ARRAY_TYPE, []).or(message)?;
        }
        ensure_debug(
            tag != tag::ARRAY_TYPE || self.has(md, Field::BaseType),
            [item],
        )
        .or("array types must have a base type")?;
        self.size(md)
    }

    pub(super) fn template_parameters(&self, md: Md) -> Checked {
        let texts = ("invalid template params", "invalid template parameter");
        self.list(md, Field::TemplateParams, texts, |parameter| {
            matches!(
                self.kind_of(parameter),
                Some(K::TemplateTypeParameter | K::TemplateValueParameter)
            )
        })
    }

    /// Verifies an operand of named metadata, which must be a tuple of one string.
    pub(super) fn one_string(&self, md: Md, name: &str) -> Checked {
        let operands = self.ctx.metadata.operands(md);
        ensure(operands.len() == 1, [Item::Md(md)])
            .or_else(|| format!("incorrect number of operands in {name} metadata"))?;
        if !self.ctx.metadata.is_string(operands[0]) {
            let why = format!(
                "invalid value for {name} metadata entry operand(the operand should be a string)"
            );
            let about = operands[0].map_or(Item::Nothing, Item::Md);
            return refuse(why, [about]);
        }
        Ok(())
    }
}
