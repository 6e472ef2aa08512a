//! Taking debug information out of a module.

use rustc_hash::FxHashMap;

use crate::body::{FunctionBody, MdKindId};
use crate::metadata::{Md, MetadataTable};
use crate::module::Module;

impl Module {
    /// Takes all debug information out: what LLVM does when it is broken.
    pub fn strip_debug_info(&mut self) {
        self.named_metadata
            .retain(|(name, _)| !name.starts_with(b"llvm.dbg.") && **name != *b"llvm.gcov");
        for global in &mut self.globals {
            global
                .attachments
                .retain(|(kind, _)| *kind != MdKindId::DBG);
        }
        let mut loops = FxHashMap::default();
        for function in &mut self.functions {
            function
                .attachments
                .retain(|(kind, _)| *kind != MdKindId::DBG);
            function
                .body
                .strip_debug_info(&mut self.ctx.metadata, &mut loops);
        }
    }
}

impl FunctionBody {
    fn strip_debug_info(
        &mut self,
        metadata: &mut MetadataTable,
        loops: &mut FxHashMap<Md, Option<Md>>,
    ) {
        self.remove_records();
        self.retain_attachments(|kind, md| match kind {
            MdKindId::DBG | MdKindId::DI_ASSIGN_ID => None,
            MdKindId::LOOP => *loops
                .entry(md)
                .or_insert_with(|| without_locations(metadata, md)),
            _ => Some(md),
        });
    }
}

/// A loop's metadata without the locations in it; nothing if nothing is left.
fn without_locations(metadata: &mut MetadataTable, md: Md) -> Option<Md> {
    let operands = metadata.operands(md).to_vec();
    let is_location =
        |operand: &Option<Md>| operand.is_some_and(|operand| metadata.location(operand).is_some());
    if !operands.iter().skip(1).any(is_location) {
        return Some(md);
    }
    let rest: Vec<Option<Md>> = operands
        .iter()
        .skip(1)
        .filter(|operand| !is_location(operand))
        .copied()
        .collect();
    if rest.is_empty() {
        return None;
    }
    Some(metadata.self_referential(&rest))
}
