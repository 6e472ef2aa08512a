//! Translates metadata of memory accesses: access groups, alias scopes, TBAA, memory model relaxations.

use crate::scope::Scope;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use terrace_builtin::attrs::array_value;
use terrace_ir::{Attr, Context};
use terrace_llvm::attrs::{
    AccessGroupAttr, AliasScopeAttr, AliasScopeDomainAttr, DereferenceableAttr, MMRATagAttr,
    TBAAMemberAttr, TBAARootAttr, TBAATagAttr, TBAATypeDescriptorAttr,
};
use terrace_llvmir as ll;
use terrace_llvmir::{Md, MdKindId};

terrace_ir::kinds! {
    /// A TBAA node.
    enum TbaaNode of Attr {
        Root(TBAARootAttr),
        Type(TBAATypeDescriptorAttr),
        Tag(TBAATagAttr),
    }
}

/// The metadata of the converted attributes. A map with a base also sees the entries of the base.
#[derive(Default)]
pub(crate) struct MetadataMap {
    base: Option<Arc<FxHashMap<Attr, Md>>>,
    own: FxHashMap<Attr, Md>,
    /// The recursive debug-info nodes under construction, with their recursion IDs.
    pub(crate) recursive: Vec<(Attr, Md)>,
    /// The current nesting depth of debug information, and true if it was too deep.
    pub(crate) depth: u32,
    pub(crate) too_deep: bool,
    /// Compile units that are not in the module's list yet.
    pub(crate) units: Vec<Md>,
}

impl MetadataMap {
    /// Returns the metadata of an attribute.
    #[inline]
    pub(crate) fn get(&self, attr: Attr) -> Option<Md> {
        let found = self.own.get(&attr).copied();
        found.or_else(|| self.base.as_ref()?.get(&attr).copied())
    }

    pub(crate) fn insert(&mut self, attr: Attr, md: Md) {
        self.own.insert(attr, md);
    }

    /// Returns a map with a shared base.
    pub(crate) fn on(base: &Arc<FxHashMap<Attr, Md>>) -> Self {
        MetadataMap {
            base: Some(Arc::clone(base)),
            ..Self::default()
        }
    }

    /// Returns the metadata converted so far, as the base of other maps.
    pub(crate) fn share(&mut self) -> Arc<FxHashMap<Attr, Md>> {
        Arc::new(self.own.clone())
    }
}

fn elements(ctx: &Context, attr: Option<Attr>) -> &[Attr] {
    attr.and_then(|attr| array_value(ctx, attr))
        .unwrap_or_default()
}

impl Scope<'_> {
    /// Returns a node of one integer, for example `!{i32 1}`.
    pub(crate) fn int_node(&mut self, ty: ll::Type, value: u64) -> Md {
        let value = self.llvm.const_int(ty, value);
        let value = self.llvm.metadata.value(value);
        self.llvm.metadata.node(&[Some(value)])
    }

    /// Returns `!{!"branch_weights", i32 1, ...}`.
    pub(crate) fn branch_weights(&mut self, weights: &[i32]) -> Md {
        let mut operands = vec![Some(self.llvm.metadata.string(b"branch_weights"))];
        for &weight in weights {
            let weight = self.llvm.const_int(ll::Type::I32, u64::from(weight as u32));
            operands.push(Some(self.llvm.metadata.value(weight)));
        }
        self.llvm.metadata.node(&operands)
    }

    pub(crate) fn access_group(&mut self, attr: Attr) -> Option<Md> {
        if let Some(md) = self.metadata.get(attr) {
            return Some(md);
        }
        attr.as_::<AccessGroupAttr>(self.ctx)?;
        let md = self.llvm.metadata.distinct_node(&[]);
        self.metadata.insert(attr, md);
        Some(md)
    }

    /// Returns the node of a list of access groups, or `None` if the list is empty.
    pub(crate) fn access_groups(&mut self, attr: Option<Attr>) -> Option<Md> {
        let groups = elements(self.ctx, attr);
        let groups: Vec<_> = groups
            .iter()
            .map(|&group| self.access_group(group))
            .collect();
        match *groups {
            [] => None,
            [only] => only,
            _ => Some(self.llvm.metadata.node(&groups)),
        }
    }

    /// Returns a node that starts with the string that identifies it, or otherwise with a self-reference.
    fn identified(&mut self, id: Attr, rest: &[Option<Md>]) -> Md {
        match id.bytes(self.ctx) {
            Some(text) => {
                let mut operands = vec![Some(self.llvm.metadata.string(text))];
                operands.extend_from_slice(rest);
                self.llvm.metadata.node(&operands)
            }
            None => self.llvm.metadata.self_referential(rest),
        }
    }

    fn description(&mut self, text: Option<Attr>) -> Option<Option<Md>> {
        let text = text?.bytes(self.ctx)?;
        Some(Some(self.llvm.metadata.string(text)))
    }

    fn alias_domain(&mut self, attr: Attr) -> Option<Md> {
        if let Some(md) = self.metadata.get(attr) {
            return Some(md);
        }
        let domain = attr.as_::<AliasScopeDomainAttr>(self.ctx)?;
        let rest: Vec<_> = self.description(domain.description).into_iter().collect();
        let md = self.identified(domain.id, &rest);
        self.metadata.insert(attr, md);
        Some(md)
    }

    pub(crate) fn alias_scope(&mut self, attr: Attr) -> Option<Md> {
        if let Some(md) = self.metadata.get(attr) {
            return Some(md);
        }
        let scope = attr.as_::<AliasScopeAttr>(self.ctx)?;
        let mut rest = vec![self.alias_domain(scope.domain)];
        rest.extend(self.description(scope.description));
        let md = self.identified(scope.id, &rest);
        self.metadata.insert(attr, md);
        Some(md)
    }

    /// Returns the node of a list of alias scopes, or `None` if the list is empty.
    pub(crate) fn alias_scopes(&mut self, attr: Option<Attr>) -> Option<Md> {
        let scopes = elements(self.ctx, attr);
        if scopes.is_empty() {
            return None;
        }
        let scopes: Vec<_> = scopes
            .iter()
            .map(|&scope| self.alias_scope(scope))
            .collect();
        Some(self.llvm.metadata.node(&scopes))
    }

    fn tbaa_offset(&mut self, offset: i64) -> Option<Md> {
        let offset = self.llvm.const_int(ll::Type::I64, offset as u64);
        Some(self.llvm.metadata.value(offset))
    }

    /// Returns the node of a TBAA root, type or tag. The members of a type are converted before it, without
    /// recursion.
    pub(crate) fn tbaa(&mut self, attr: Attr) -> Option<Md> {
        let ctx = self.ctx;
        let mut pending = vec![attr];
        while let Some(&top) = pending.last() {
            if self.metadata.get(top).is_some() {
                pending.pop();
                continue;
            }
            let waiting = pending.len();
            let mut operands = Vec::new();
            let mut need = |scope: &Self, attr: Attr| {
                let md = scope.metadata.get(attr);
                if md.is_none() {
                    pending.push(attr);
                }
                md
            };
            match TbaaNode::of(ctx, top) {
                TbaaNode::Root(root) => {
                    let md = match root.id.and_then(|id| id.bytes(ctx)) {
                        Some(text) => {
                            let text = self.llvm.metadata.string(text);
                            self.llvm.metadata.node(&[Some(text)])
                        }
                        None => self.llvm.metadata.self_referential(&[]),
                    };
                    self.metadata.insert(top, md);
                    continue;
                }
                TbaaNode::Type(ty) => {
                    operands.push(Some(self.llvm.metadata.string(&ty.id)));
                    let members = ty.members.iter();
                    for member in members.filter_map(|member| member.as_::<TBAAMemberAttr>(ctx)) {
                        operands.push(need(self, member.type_desc));
                        operands.push(self.tbaa_offset(member.offset));
                    }
                }
                TbaaNode::Tag(tag) => {
                    operands.push(need(self, tag.base_type));
                    operands.push(need(self, tag.access_type));
                    operands.push(self.tbaa_offset(tag.offset));
                    if tag.constant {
                        operands.push(self.tbaa_offset(1));
                    }
                }
                TbaaNode::Other => return None,
            }
            if pending.len() == waiting {
                let md = self.llvm.metadata.node(&operands);
                self.metadata.insert(top, md);
            }
        }
        self.metadata.get(attr)
    }

    /// Returns the kind and node of a `dereferenceable` attribute.
    pub(crate) fn dereferenceable(&mut self, attr: Attr) -> Option<(MdKindId, Md)> {
        let attr = attr.as_::<DereferenceableAttr>(self.ctx)?;
        let node = self.int_node(ll::Type::I64, attr.bytes);
        let kind = if attr.may_be_null {
            MdKindId::DEREFERENCEABLE_OR_NULL
        } else {
            MdKindId::DEREFERENCEABLE
        };
        Some((kind, node))
    }

    /// Returns the node of one memory model relaxation or a list of them.
    pub(crate) fn mmra(&mut self, attr: Attr) -> Option<Md> {
        let ctx = self.ctx;
        if let Some(tag) = attr.as_::<MMRATagAttr>(ctx) {
            let parts =
                [&tag.prefix, &tag.suffix].map(|text| Some(self.llvm.metadata.string(text)));
            return Some(self.llvm.metadata.node(&parts));
        }
        let tags = elements(ctx, Some(attr));
        let tags: Vec<_> = tags.iter().map(|&tag| self.mmra(tag)).collect();
        match *tags {
            [] => None,
            [only] => only,
            _ => Some(self.llvm.metadata.node(&tags)),
        }
    }
}
