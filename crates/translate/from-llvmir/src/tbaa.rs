//! Converts type-based alias information: `!tbaa`.

use crate::metadata::Reader;
use crate::shared::Shared;
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_ir::{Attr, Diagnostics, Failed};
use terrace_llvm::attrs::{TBAAMemberAttr, TBAARootAttr, TBAATagAttr, TBAATypeDescriptorAttr};
use terrace_llvmir::Md;

/// The attributes of nodes.
#[derive(Default)]
pub(crate) struct Tbaa(FxHashMap<Md, Node>);

#[derive(Clone, Copy)]
enum Node {
    Root(Attr),
    Type(Attr),
    Tag(Attr),
}

impl Node {
    fn attr(self) -> Attr {
        match self {
            Node::Root(attr) | Node::Type(attr) | Node::Tag(attr) => attr,
        }
    }
}

/// The reason why a node is not of a certain kind.
enum Refusal {
    /// The node does not have the form of the kind.
    Other,
    /// The node has the form of the kind but is invalid.
    Wrong(String),
}

impl Tbaa {
    /// Returns the attribute of a converted node.
    pub(crate) fn get(&self, node: Md) -> Option<Attr> {
        self.0.get(&node).map(|node| node.attr())
    }

    /// Converts a tag after all nodes that it refers to.
    pub(crate) fn convert(
        &mut self,
        shared: &Shared<'_>,
        diags: &mut Diagnostics,
        tag: Md,
    ) -> Result<(), Failed> {
        let reader = Reader::new(shared.module);
        let mut error = |what: &str, node| {
            let text = shared.metadata_text(node);
            diags.error(shared.module_loc, format!("{what}: {text}"))
        };
        let mut waiting = FxHashSet::default();
        let mut pending = vec![tag];
        while let Some(&node) = pending.last() {
            if self.0.contains_key(&node) {
                pending.pop();
                continue;
            }
            let operands = reader.operands(node).iter().flatten();
            let before = pending.len();
            let nodes = operands.filter(|operand| reader.is_node(**operand));
            pending.extend(nodes.filter(|operand| !self.0.contains_key(operand)));
            if pending.len() > before {
                // A node that is still waiting for its operands when it is visited again is part of a cycle.
                if !waiting.insert(node) {
                    return Err(error("has cycle in TBAA graph", node));
                }
                continue;
            }
            pending.pop();
            match self.make(shared, reader, node) {
                Ok(made) => self.0.insert(node, made),
                Err(Refusal::Other) => return Err(error("unsupported TBAA node format", node)),
                Err(Refusal::Wrong(what)) => return Err(error(&what, node)),
            };
        }
        Ok(())
    }

    fn make(&self, shared: &Shared<'_>, reader: Reader<'_>, node: Md) -> Result<Node, Refusal> {
        let ctx = shared.ctx;
        let operands = reader.operands(node);
        let text = |at: usize| reader.string((*operands.get(at)?)?);
        if operands.len() < 2 {
            let id = text(0).map(|id| ctx.string(id));
            return Ok(Node::Root(ctx.attr(TBAARootAttr { id })));
        }
        match text(0) {
            Some(id) => {
                let members = self.members(shared, reader, operands)?;
                let id = id.into();
                Ok(Node::Type(ctx.attr(TBAATypeDescriptorAttr { id, members })))
            }
            None => self.make_tag(shared, reader, operands),
        }
    }

    /// Returns the members of a type with their offsets, which follow the type's name. The offset of a single member
    /// is optional.
    fn members(
        &self,
        shared: &Shared<'_>,
        reader: Reader<'_>,
        operands: &[Option<Md>],
    ) -> Result<Box<[Attr]>, Refusal> {
        let ctx = shared.ctx;
        let wrong =
            |at: usize, what: &str| Refusal::Wrong(format!("operand '{at}' must be {what}"));
        let member = |pair: usize| {
            let at = 2 * pair + 1;
            let member = operands.get(at).copied().flatten();
            let type_desc = match member.and_then(|member| self.0.get(&member)) {
                Some(member) => member.attr(),
                None => return Err(wrong(at, "MDNode")),
            };
            let offset = match operands.get(at + 1) {
                Some(&offset) => offset
                    .and_then(|offset| reader.number(shared, offset))
                    .ok_or_else(|| wrong(at + 1, "ConstantInt"))?,
                None if operands.len() == 2 => 0,
                None => return Err(Refusal::Wrong("missing member offset".to_owned())),
            };
            Ok(ctx.attr(TBAAMemberAttr {
                type_desc,
                offset: offset as i64,
            }))
        };
        (0..operands.len() / 2).map(member).collect()
    }

    fn make_tag(
        &self,
        shared: &Shared<'_>,
        reader: Reader<'_>,
        operands: &[Option<Md>],
    ) -> Result<Node, Refusal> {
        let (base, access, offset, constant) = match *operands {
            [base, access, offset] => (base, access, offset, None),
            [base, access, offset, constant] => (base, access, offset, Some(constant)),
            _ => return Err(Refusal::Other),
        };
        let ty = |md: Option<Md>| match md.and_then(|md| self.0.get(&md)) {
            Some(&Node::Type(attr)) => Ok(attr),
            _ => Err(Refusal::Other),
        };
        let offset = offset.and_then(|offset| reader.number(shared, offset));
        let (base_type, access_type) = (ty(base)?, ty(access)?);
        let offset = offset.ok_or(Refusal::Other)? as i64;
        let constant = match constant {
            None => false,
            Some(constant) => {
                let constant = constant.and_then(|constant| reader.number(shared, constant));
                let wrong = || Refusal::Wrong("operand '3' must be ConstantInt".to_owned());
                constant.ok_or_else(wrong)? & 1 != 0
            }
        };
        Ok(Node::Tag(shared.ctx.attr(TBAATagAttr {
            base_type,
            access_type,
            offset,
            constant,
        })))
    }
}
