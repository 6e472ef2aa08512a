//! Taking debug information out of a module.

use rustc_hash::FxHashMap;

use super::Verified;
use crate::body::{FunctionBody, MdKindId};
use crate::constants::ConstKind;
use crate::metadata::{Md, MdKind, MetadataTable};
use crate::module::Module;

/// The version of debug information that LLVM writes and reads.
const DEBUG_INFO_VERSION: u64 = 3;

impl Module {
    /// Verifies a module that was read, as LLVM's tools do: debug information that is broken, or of
    /// another version than LLVM's, is taken out with a warning that names `file`.
    pub fn verify_read(&mut self, file: &str) -> Verified {
        let version = self.debug_info_version();
        let mut warning = Vec::new();
        if version != Some(DEBUG_INFO_VERSION) && self.strip_debug_info() {
            let version = version.unwrap_or(0);
            warning = format!(
                "warning: ignoring debug info with an invalid version ({version}) in {file}\n"
            )
            .into_bytes();
        }
        let mut verified = self.verify();
        if !verified.is_broken && verified.is_debug_info_broken {
            self.strip_debug_info();
            warning = format!("warning: ignoring invalid debug info in {file}\n").into_bytes();
        }
        verified.text.extend_from_slice(&warning);
        verified
    }

    /// What the module flag says of the version of debug information.
    fn debug_info_version(&self) -> Option<u64> {
        let metadata = &self.ctx.metadata;
        let flags = (self.named_metadata.iter()).find(|(name, _)| **name == *b"llvm.module.flags");
        let flags = flags.into_iter().flat_map(|(_, flags)| flags);
        flags
            .filter_map(|&flag| match metadata.operands(flag) {
                &[_, Some(name), Some(value)] => Some((name, value)),
                _ => None,
            })
            .find_map(|(name, value)| {
                let is_version = matches!(
                    metadata.kind(name),
                    MdKind::String(name) if **name == *b"Debug Info Version"
                );
                match (is_version, metadata.kind(value)) {
                    (true, MdKind::Value(value)) => match self.ctx.consts.kind(*value) {
                        ConstKind::Int(version) => Some(version),
                        _ => None,
                    },
                    _ => None,
                }
            })
    }

    /// Takes all debug information out; false if there is none.
    pub fn strip_debug_info(&mut self) -> bool {
        let had_lists = self.named_metadata.len();
        let is_dbg = |&(kind, _): &(MdKindId, Md)| kind == MdKindId::DBG;
        let attached = (self
            .globals
            .iter()
            .any(|at| at.attachments.iter().any(is_dbg)))
            || self.functions.iter().any(|at| {
                at.attachments.iter().any(is_dbg)
                    || !at.body.records.is_empty()
                    || at
                        .body
                        .attachments
                        .iter()
                        .any(|(_, kind, _)| *kind == MdKindId::DBG)
            });
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
        attached || self.named_metadata.len() != had_lists
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
