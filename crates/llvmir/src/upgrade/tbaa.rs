//! Upgrades scalar TBAA tags.

use rustc_hash::FxHashMap;

use crate::body::MdKindId;
use crate::context::Context;
use crate::metadata::{Md, MdKind};
use crate::module::Module;
use crate::types::Type;

/// Converts the tags of all instructions to struct-path tags.
pub(super) fn upgrade_tags(module: &mut Module) {
    let mut known: FxHashMap<Md, Md> = FxHashMap::default();
    for function in &mut module.functions {
        for (_, kind, md) in &mut function.body.attachments {
            if *kind == MdKindId::TBAA {
                *md = *known
                    .entry(*md)
                    .or_insert_with(|| module.ctx.upgraded_tag(*md));
            }
        }
    }
}

impl Context {
    /// Returns the struct-path tag for a scalar type node that is used as a tag. Returns any other tag unchanged.
    fn upgraded_tag(&mut self, tag: Md) -> Md {
        let MdKind::Node { operands, .. } = self.metadata.kind(tag) else {
            return tag;
        };
        let is_node = |md: &Md| matches!(self.metadata.kind(*md), MdKind::Node { .. });
        let (scalar, constant) = match &**operands {
            [] => return tag,
            [Some(base), _, _, ..] if is_node(base) => return tag,
            // The third operand of the scalar form tells whether the memory is constant.
            &[name, parent, constant] => (self.metadata.node(&[name, parent]), Some(constant)),
            _ => (tag, None),
        };
        let offset = self.metadata_of_int(Type::I64, 0);
        let path = [Some(scalar), Some(scalar), Some(offset)];
        let operands: Vec<Option<Md>> = path.into_iter().chain(constant).collect();
        self.metadata.node(&operands)
    }
}
