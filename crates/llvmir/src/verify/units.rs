//! Verifies nodes of debug information other than types: files, units, subprograms, variables.

use super::state::Verifier;
use super::{Checked, Item, ensure_debug, need_debug};
use crate::dwarf::tag;
use crate::metadata::{Field, Md, NodeKind as K};

/// The number of digits of a checksum, by its kind.
const CHECKSUMS: [(u64, usize); 3] = [(1, 32), (2, 40), (3, 64)];

const ALL_CALLS_DESCRIBED: u32 = 1 << 29;

impl Verifier<'_> {
    pub(super) fn checksum(&self, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        let kind = metadata.number_field(md, Field::Checksumkind);
        let Some((_, size)) = CHECKSUMS.iter().find(|(known, _)| *known == kind) else {
            return Ok(());
        };
        let text = metadata.text_field(md, Field::Checksum).unwrap_or(b"");
        ensure_debug(text.len() == *size, [Item::Md(md)]).or("invalid checksum length")?;
        ensure_debug(text.iter().all(u8::is_ascii_hexdigit), [Item::Md(md)]).or("invalid checksum")
    }

    pub(super) fn unit(&self, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        let item = Item::Md(md);
        ensure_debug(metadata.is_distinct(md), [item]).or("compile units must be distinct")?;
        let file = self.part(md, Field::File);
        let about = file.map_or(item, Item::Md);
        ensure_debug(self.kind_of(file) == Some(K::File), [item, about]).or("invalid file")?;
        let name = file.and_then(|file| metadata.text_field(file, Field::Filename));
        ensure_debug(name.is_some_and(|name| !name.is_empty()), [item, about])
            .or("invalid filename")?;
        let texts = ("invalid enum list", "invalid enum type");
        self.list(md, Field::Enums, texts, |part| {
            self.kind_of(part) == Some(K::CompositeType)
                && part.is_some_and(|part| self.tag(part) == tag::ENUMERATION_TYPE)
        })?;
        let texts = ("invalid retained type list", "invalid retained type");
        self.list(md, Field::RetainedTypes, texts, |part| {
            part.is_some_and(|part| {
                self.is_type(Some(part))
                    || self.kind_of(Some(part)) == Some(K::Subprogram)
                        && !metadata.is_definition(part)
            })
        })?;
        let texts = (
            "invalid global variable list",
            "invalid global variable ref",
        );
        self.list(md, Field::Globals, texts, |part| {
            self.kind_of(part) == Some(K::GlobalVariableExpression)
        })?;
        let texts = (
            "invalid imported entity list",
            "invalid imported entity ref",
        );
        self.list(md, Field::Imports, texts, |part| {
            self.kind_of(part) == Some(K::ImportedEntity)
        })?;
        let texts = ("invalid macro list", "invalid macro ref");
        self.list(md, Field::Macros, texts, |part| self.is_macro(part))
    }

    pub(super) fn subprogram(&self, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        let item = Item::Md(md);
        self.scope(md)?;
        if self.part(md, Field::File).is_some() {
            self.file(md)?;
        } else {
            let line = metadata.number_field(md, Field::Line);
            ensure_debug(line == 0, [item, Item::Number(line)])
                .or("line specified with no file")?;
        }
        let is_subroutine = |ty| self.kind_of(ty) == Some(K::SubroutineType);
        self.optional(md, Field::Type, is_subroutine, "invalid subroutine type")?;
        self.typed(md, Field::ContainingType, "invalid containing type")?;
        self.template_parameters(md)?;
        let is_declaration = |decl: Option<Md>| {
            self.kind_of(decl) == Some(K::Subprogram)
                && decl.is_some_and(|decl| !metadata.is_definition(decl))
        };
        self.optional(
            md,
            Field::Declaration,
            is_declaration,
            "invalid subprogram declaration",
        )?;
        let texts = (
            "invalid retained nodes list",
            "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity",
        );
        self.list(md, Field::RetainedNodes, texts, |part| {
            matches!(
                self.kind_of(part),
                Some(K::LocalVariable | K::Label | K::ImportedEntity)
            )
        })?;
        self.retained_nodes(md)?;
        self.references(md)?;
        let unit = self.part(md, Field::Unit);
        if metadata.is_definition(md) {
            ensure_debug(metadata.is_distinct(md), [item])
                .or("subprogram definitions must be distinct")?;
            ensure_debug(unit.is_some(), [item])
                .or("subprogram definitions must have a compile unit")?;
            ensure_debug(
                self.kind_of(unit) == Some(K::CompileUnit),
                [item, unit.map_or(item, Item::Md)],
            )
            .or("invalid unit type")?;
        } else {
            ensure_debug(unit.is_none(), [item])
                .or("subprogram declarations must not have a compile unit")?;
            ensure_debug(!self.has(md, Field::Declaration), [])
                .or("subprogram declaration must not have a declaration field")?;
        }
        let texts = ("invalid thrown types list", "invalid thrown type");
        self.list(md, Field::ThrownTypes, texts, |ty| {
            ty.is_some() && self.is_type(ty)
        })?;
        ensure_debug(
            !metadata.has_flags(md, ALL_CALLS_DESCRIBED) || metadata.is_definition(md),
            [],
        )
        .or("DIFlagAllCallsDescribed must be attached to a definition")
    }

    /// Verifies that the retained nodes of a subprogram belong to it.
    fn retained_nodes(&self, md: Md) -> Checked {
        let list = self.part(md, Field::RetainedNodes);
        let Some(nodes) = list.and_then(|list| self.ctx.metadata.tuple(list)) else {
            return Ok(());
        };
        for node in nodes.iter().copied().flatten() {
            let scope = self.part(node, Field::Scope);
            let items = [Item::Md(md), Item::Md(node)];
            ensure_debug(self.is_local_scope(scope), items)
                .or("invalid retained nodes, retained node is not local")?;
            let owner = self.ctx.metadata.subprogram(scope);
            ensure_debug(
                owner.is_none_or(|owner| {
                    self.ctx.metadata.canonical(owner) == self.ctx.metadata.canonical(md)
                }),
                items,
            )
            .or("invalid retained nodes, retained node does not belong to subprogram")?;
        }
        Ok(())
    }

    pub(super) fn global_variable_node(&self, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        let item = Item::Md(md);
        self.scope(md)?;
        self.file(md)?;
        self.typed(md, Field::Type, "invalid type ref")?;
        ensure_debug(
            !metadata.bool_field(md, Field::IsDefinition) || self.has(md, Field::Type),
            [item],
        )
        .or("missing global variable type")?;
        let is_member = |decl| self.kind_of(decl) == Some(K::DerivedType);
        self.optional(
            md,
            Field::Declaration,
            is_member,
            "invalid static data member declaration",
        )
    }

    pub(super) fn local_variable(&self, md: Md) -> Checked {
        let item = Item::Md(md);
        self.scope(md)?;
        self.file(md)?;
        self.typed(md, Field::Type, "invalid type ref")?;
        let scope = self.part(md, Field::Scope);
        ensure_debug(
            self.is_local_scope(scope),
            [item, scope.map_or(item, Item::Md)],
        )
        .or("local variable requires a valid scope")?;
        let is_value = |ty| self.kind_of(ty) != Some(K::SubroutineType);
        self.optional(md, Field::Type, is_value, "invalid type")
    }

    pub(super) fn global_expression(&mut self, md: Md) -> Checked {
        let variable = need_debug(self.part(md, Field::Var), []).or("missing variable")?;
        let checked = self.global_variable_node(variable);
        self.report(checked);
        if let Some(expression) = self.part(md, Field::Expr) {
            self.node(expression);
            if let Some(fragment) = self.ctx.metadata.fragment(expression) {
                let checked = self.fragment(variable, fragment, Item::Md(md));
                self.report(checked);
            }
        }
        Ok(())
    }

    /// Verifies the fragment of a variable that an expression describes.
    pub(super) fn fragment(
        &self,
        variable: Md,
        (offset, size): (u64, u64),
        about: Item,
    ) -> Checked {
        let Some(bits) = self.ctx.metadata.variable_bits(variable) else {
            return Ok(());
        };
        let items = [about, Item::Md(variable)];
        ensure_debug(
            offset.checked_add(size).is_some_and(|end| end <= bits),
            items,
        )
        .or("fragment is larger than or outside of variable")?;
        ensure_debug(size != bits, items).or("fragment covers entire variable")
    }
}
