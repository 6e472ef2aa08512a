//! Strips debug information from a module.

use rustc_hash::FxHashMap;

use crate::body::{FunctionBody, MdKindId};
use crate::constants::ConstKind;
use crate::metadata::{Md, MdKind, MetadataTable};
use crate::module::Module;

/// The version of debug information that LLVM supports.
const DEBUG_VERSION: u64 = 3;

const ABORTED: &[u8] = b"LLVM ERROR: Broken module found, compilation aborted!\n";

impl Module {
    /// Verifies a module read from `file`, as LLVM does after reading. Strips debug information that is broken or of
    /// another version. Returns the text that LLVM prints.
    ///
    /// # Errors
    /// Returns the text that LLVM prints if the module is invalid.
    pub fn admit(&mut self, file: &str) -> Result<Vec<u8>, Vec<u8>> {
        let version = self.debug_info_version();
        let mut out = Vec::new();
        if version == DEBUG_VERSION {
            let verified = self.verify();
            out.extend_from_slice(&verified.text);
            if verified.is_broken {
                out.extend_from_slice(ABORTED);
                return Err(out);
            }
            if !verified.is_debug_info_broken {
                return Ok(out);
            }
            let warning = format!("warning: ignoring invalid debug info in {file}\n");
            out.extend_from_slice(warning.as_bytes());
            self.strip_debug_info();
        } else if self.strip_debug_info() {
            let warning = format!(
                "warning: ignoring debug info with an invalid version ({version}) in {file}\n"
            );
            out.extend_from_slice(warning.as_bytes());
        }
        let verified = self.verify();
        out.extend_from_slice(&verified.text);
        match verified.is_broken || verified.is_debug_info_broken {
            true => Err(out),
            false => Ok(out),
        }
    }

    /// Returns the value of the flag `Debug Info Version`, or 0 if missing.
    fn debug_info_version(&self) -> u64 {
        let lists = self.named_metadata.iter();
        let mut flags = lists
            .filter(|(name, _)| **name == *b"llvm.module.flags")
            .flat_map(|(_, flags)| flags);
        let metadata = &self.ctx.metadata;
        let version = flags.find_map(|&flag| match metadata.operands(flag) {
            &[_, name, Some(value)] if metadata.text(name) == Some(b"Debug Info Version") => {
                Some(value)
            }
            _ => None,
        });
        let Some(MdKind::Value(version)) = version.map(|version| metadata.kind(version)) else {
            return 0;
        };
        match self.ctx.consts.kind(*version) {
            ConstKind::Int(version) => version,
            _ => 0,
        }
    }

    /// Strips all debug information, as LLVM does if it is broken. Returns false if there was none.
    pub fn strip_debug_info(&mut self) -> bool {
        let count = self.named_metadata.len();
        self.named_metadata
            .retain(|(name, _)| !name.starts_with(b"llvm.dbg.") && **name != *b"llvm.gcov");
        let mut has_changed = self.named_metadata.len() != count;
        for global in &mut self.globals {
            let count = global.attachments.len();
            global
                .attachments
                .retain(|(kind, _)| *kind != MdKindId::DBG);
            has_changed |= global.attachments.len() != count;
        }
        let mut loops = FxHashMap::default();
        for function in &mut self.functions {
            let count = function.attachments.len();
            function
                .attachments
                .retain(|(kind, _)| *kind != MdKindId::DBG);
            has_changed |= function.attachments.len() != count;
            has_changed |= function
                .body
                .strip_debug_info(&mut self.ctx.metadata, &mut loops);
        }
        has_changed
    }
}

impl FunctionBody {
    fn strip_debug_info(
        &mut self,
        metadata: &mut MetadataTable,
        loops: &mut FxHashMap<Md, Option<Md>>,
    ) -> bool {
        // Removing debug records does not count as a change.
        let mut has_changed = false;
        self.remove_records();
        self.retain_attachments(|kind, md| match kind {
            MdKindId::DBG | MdKindId::DI_ASSIGN_ID => {
                has_changed = true;
                None
            }
            MdKindId::LOOP => *loops
                .entry(md)
                .or_insert_with(|| without_locations(metadata, md)),
            _ => Some(md),
        });
        has_changed
    }
}

/// The maximum depth to which loop metadata is visited.
const LOOP_DEPTH: u32 = 32;

/// Returns a loop's metadata without the nodes that reach locations, or `None` if no operand remains.
fn without_locations(metadata: &mut MetadataTable, md: Md) -> Option<Md> {
    let mut reachable = FxHashMap::default();
    if !reaches_location(metadata, md, &mut reachable) {
        return Some(md);
    }
    strip_node(metadata, md, &reachable, LOOP_DEPTH)
}

/// Returns true if a node reaches a location. Records the result for every node that `root` reaches in `known`.
fn reaches_location(metadata: &MetadataTable, root: Md, known: &mut FxHashMap<Md, bool>) -> bool {
    // Collects the nodes in order of discovery, then propagates to a fixpoint.
    let mut order = vec![root];
    known.insert(root, false);
    let mut at = 0;
    while let Some(&md) = order.get(at) {
        at += 1;
        if metadata.location(md).is_some() {
            known.insert(md, true);
            continue;
        }
        for part in metadata.operands(md).iter().copied().flatten() {
            if metadata.is_node(Some(part)) && !known.contains_key(&part) {
                known.insert(part, false);
                order.push(part);
            }
        }
    }
    let mut has_changed = true;
    while has_changed {
        has_changed = false;
        for &md in order.iter().rev() {
            let mut parts = metadata.operands(md).iter().copied().flatten();
            if !known.get(&md).is_some_and(|&known| known)
                && parts.any(|part| known.get(&part).is_some_and(|&known| known))
            {
                known.insert(md, true);
                has_changed = true;
            }
        }
    }
    known.get(&root).is_some_and(|&known| known)
}

fn strip_node(
    metadata: &mut MetadataTable,
    md: Md,
    reachable: &FxHashMap<Md, bool>,
    depth: u32,
) -> Option<Md> {
    if metadata.location(md).is_some() || depth == 0 {
        return None;
    }
    if !reachable.get(&md).is_some_and(|&reaches| reaches) {
        return Some(md);
    }
    let operands = metadata.operands(md).to_vec();
    let is_own = operands.first() == Some(&Some(md));
    let mut rest = Vec::new();
    for operand in operands.into_iter().skip(usize::from(is_own)) {
        match operand {
            None => rest.push(None),
            Some(part) => {
                let part = strip_node(metadata, part, reachable, depth - 1);
                rest.extend(part.map(Some));
            }
        }
    }
    match (rest.is_empty(), is_own) {
        (true, _) => None,
        (false, true) => Some(metadata.self_referential(&rest)),
        (false, false) => Some(metadata.node(&rest)),
    }
}
