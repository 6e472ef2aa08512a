//! Converts the metadata of memory accesses: access groups, alias scopes and TBAA.
//!
//! This metadata is converted before anything else, including that of unreachable blocks. Metadata that cannot be
//! converted fails the import.

use crate::body::{FunctionImport, Worker};
use crate::metadata::{Reader, distinct};
use crate::shared::Shared;
use crate::tbaa::Tbaa;
use rustc_hash::FxHashMap;
use terrace_ir::{Attr, Failed};
use terrace_llvm::attrs::{AccessGroupAttr, AliasScopeAttr, AliasScopeDomainAttr};
use terrace_llvmir as ll;
use terrace_llvmir::{ConstKind, Md, MdKindId};

/// The attributes of a module's nodes.
#[derive(Default)]
pub(crate) struct Accesses {
    groups: FxHashMap<Md, Attr>,
    scopes: FxHashMap<Md, Scope>,
    tbaa: Tbaa,
}

/// An alias scope or an alias scope domain. One node can be both.
#[derive(Clone, Copy, Default)]
struct Scope {
    scope: Option<Attr>,
    domain: Option<Attr>,
}

impl Accesses {
    /// Converts the metadata that the instructions of all functions refer to.
    pub(crate) fn convert(shared: &Shared<'_>, worker: &mut Worker) -> Result<Self, Failed> {
        let mut accesses = Accesses::default();
        let mut conversion = Conversion {
            shared,
            reader: Reader::new(shared.module),
            worker,
            accesses: &mut accesses,
        };
        for function in &shared.module.functions {
            let body = &function.body;
            for &block in body.blocks() {
                for inst in body.insts(block) {
                    conversion.attachments(body.attachments(inst))?;
                }
            }
        }
        Ok(accesses)
    }

    /// Returns the access groups of a node, which is one group or a list of groups.
    pub(crate) fn groups(&self, reader: Reader<'_>, node: Md) -> Option<Vec<Attr>> {
        let operands = reader.operands(node);
        if operands.is_empty() {
            return Some(vec![*self.groups.get(&node)?]);
        }
        let group = |operand: &Option<Md>| self.groups.get(&(*operand)?).copied();
        operands.iter().map(group).collect()
    }

    /// Returns the alias scopes of a list.
    pub(crate) fn scopes(&self, reader: Reader<'_>, node: Md) -> Option<Vec<Attr>> {
        let scope = |operand: &Option<Md>| self.scopes.get(&(*operand)?)?.scope;
        reader.operands(node).iter().map(scope).collect()
    }

    /// Returns the TBAA tag of a node.
    pub(crate) fn tag(&self, node: Md) -> Option<Attr> {
        self.tbaa.get(node)
    }
}

struct Conversion<'c> {
    shared: &'c Shared<'c>,
    reader: Reader<'c>,
    worker: &'c mut Worker,
    accesses: &'c mut Accesses,
}

impl Conversion<'_> {
    fn attachments(&mut self, attachments: &[(ll::Inst, MdKindId, Md)]) -> Result<(), Failed> {
        if attachments.is_empty() {
            return Ok(());
        }
        let find = |kind| attachments.iter().find(|(_, other, _)| *other == kind);
        if let Some(&(.., node)) = find(MdKindId::ACCESS_GROUP) {
            self.access_group(node)?;
        }
        if let Some(&(.., node)) = find(MdKindId::TBAA) {
            let (shared, diags) = (self.shared, &mut self.worker.diags);
            self.accesses.tbaa.convert(shared, diags, node)?;
        }
        for kind in [MdKindId::ALIAS_SCOPE, MdKindId::NOALIAS] {
            if let Some(&(.., node)) = find(kind) {
                self.alias_scopes(node)?;
            }
        }
        Ok(())
    }

    fn error(&mut self, what: &str, node: Md) -> Failed {
        let text = self.shared.metadata_text(node);
        let message = format!("{what}: {text}");
        self.worker.diags.error(self.shared.module_loc, message)
    }

    fn access_group(&mut self, node: Md) -> Result<(), Failed> {
        let operands = self.reader.operands(node);
        let only = [Some(node)];
        let groups = match operands {
            [] => &only,
            list => list,
        };
        let table = &self.shared.module.ctx.metadata;
        for &group in groups {
            let group = group.filter(|&group| self.reader.is_node(group));
            let Some(group) = group else {
                return Err(self.error("unsupported access group node", node));
            };
            if self.accesses.groups.contains_key(&group) {
                continue;
            }
            if !self.reader.operands(group).is_empty() || !table.is_distinct(group) {
                let message = "expected an access group node to be empty and distinct";
                self.worker.diags.warning(self.shared.module_loc, message);
                return Err(self.error("unsupported access group node", node));
            }
            let id = distinct(self.shared.ctx);
            let attr = self.shared.ctx.attr(AccessGroupAttr { id });
            self.accesses.groups.insert(group, attr);
        }
        Ok(())
    }

    fn alias_scopes(&mut self, list: Md) -> Result<(), Failed> {
        let ctx = self.shared.ctx;
        for &scope in self.reader.operands(list).iter().flatten() {
            if !self.reader.is_node(scope) {
                continue;
            }
            let parts = self.reader.operands(scope);
            let domain = parts.get(1).copied().flatten();
            let domain = domain.filter(|&domain| self.reader.is_node(domain));
            let (Some(domain), true) = (domain, self.is_identified(scope, 2)) else {
                return Err(self.error("unsupported alias scope node", scope));
            };
            if !self.is_identified(domain, 1) {
                return Err(self.error("unsupported alias domain node", domain));
            }
            let known = self.accesses.scopes.get(&scope).copied();
            if known.is_some_and(|known| known.scope.is_some()) {
                continue;
            }
            let known = self.accesses.scopes.get(&domain).copied();
            let domain = match known.and_then(|known| known.domain) {
                Some(known) => known,
                None => {
                    let attr = AliasScopeDomainAttr {
                        id: self.identity(domain),
                        description: self.description(domain, 1),
                    };
                    let attr = ctx.attr(attr);
                    self.accesses.scopes.entry(domain).or_default().domain = Some(attr);
                    attr
                }
            };
            let description = self.description(scope, 2);
            let attr = AliasScopeAttr {
                id: self.identity(scope),
                domain,
                description: description.filter(|text| text.bytes(ctx) != Some(b"")),
            };
            let attr = ctx.attr(attr);
            self.accesses.scopes.entry(scope).or_default().scope = Some(attr);
        }
        Ok(())
    }

    /// Returns true if a node's first operand is the node itself or a string, and operand `at`, if present, is a
    /// string.
    fn is_identified(&self, node: Md, at: usize) -> bool {
        let operands = self.reader.operands(node);
        let Some(&Some(first)) = operands.first() else {
            return false;
        };
        let is_string = |md| self.reader.string(md).is_some();
        let description = operands.get(at).copied();
        (first == node || is_string(first))
            && description.is_none_or(|description| description.is_some_and(is_string))
    }

    /// Returns the identity of a node: its string, or a new distinct attribute if it has none.
    fn identity(&self, node: Md) -> Attr {
        let first = self.reader.operands(node).first().copied().flatten();
        match first.and_then(|first| self.reader.string(first)) {
            Some(text) => self.shared.ctx.string(text),
            None => distinct(self.shared.ctx),
        }
    }

    fn description(&self, node: Md, at: usize) -> Option<Attr> {
        let text = *self.reader.operands(node).get(at)?;
        Some(self.shared.ctx.string(self.reader.string(text?)?))
    }
}

impl FunctionImport<'_> {
    /// Returns the single alias scope of `llvm.experimental.noalias.scope.decl`, if an operation uses that scope.
    pub(crate) fn declared_scope(&mut self, list: ll::Value) -> Option<Attr> {
        let module = self.shared.module;
        let ConstKind::Metadata(list) = module.ctx.consts.kind(list.as_const()?) else {
            return None;
        };
        let scopes = &self.shared.accesses.scopes(Reader::new(module), list)?;
        scopes.first().copied()
    }
}
