//! Names of arguments, instructions and blocks.

use super::{Block, FunctionBody, Inst};
use crate::handle::id;

/// A name in the name pool of a body.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Name(pub(crate) u32);

/// The names of a body. Their bytes are in one pool. Each list is indexed by entity and contains the index of its
/// name + 1, or 0. A list ends at the last named entity.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    bytes: Vec<u8>,
    ends: Vec<u32>,
    pub(crate) args: Vec<u32>,
    pub(crate) insts: Vec<u32>,
    pub(crate) blocks: Vec<u32>,
}

impl Names {
    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.ends.clear();
        self.args.clear();
        self.insts.clear();
        self.blocks.clear();
    }

    pub(super) fn shrink(&mut self) {
        self.bytes.shrink_to_fit();
        self.ends.shrink_to_fit();
        self.args.shrink_to_fit();
        self.insts.shrink_to_fit();
        self.blocks.shrink_to_fit();
    }

    /// Returns the bytes of a name.
    #[inline]
    pub(crate) fn bytes(&self, name: Name) -> &[u8] {
        let start = match name.0 as usize {
            0 => 0,
            at => self.ends[at - 1],
        };
        &self.bytes[start as usize..self.ends[name.0 as usize] as usize]
    }

    fn add(&mut self, bytes: &[u8]) -> u32 {
        self.bytes.extend_from_slice(bytes);
        self.ends.push(id(self.bytes.len()));
        id(self.ends.len())
    }

    fn get(&self, list: &[u32], at: usize) -> Option<&[u8]> {
        let name = list.get(at)?.checked_sub(1)?;
        Some(self.bytes(Name(name)))
    }
}

fn put(list: &mut Vec<u32>, at: usize, name: u32) {
    if list.len() <= at {
        list.resize(at + 1, 0);
    }
    list[at] = name;
}

impl FunctionBody {
    /// Names an argument; an empty name removes its name.
    pub fn set_arg_name(&mut self, arg: u32, name: &[u8]) {
        let name = if name.is_empty() {
            0
        } else {
            self.names.add(name)
        };
        put(&mut self.names.args, arg as usize, name);
    }

    /// Names the result of an instruction; an empty name removes its name.
    #[inline]
    pub fn set_inst_name(&mut self, inst: Inst, name: &[u8]) {
        let name = if name.is_empty() {
            0
        } else {
            self.names.add(name)
        };
        put(&mut self.names.insts, inst.index(), name);
    }

    /// Names a block; an empty name removes its name.
    pub fn set_block_name(&mut self, block: Block, name: &[u8]) {
        let name = if name.is_empty() {
            0
        } else {
            self.names.add(name)
        };
        put(&mut self.names.blocks, block.index(), name);
    }

    /// Iterates over all names of arguments, instructions and blocks.
    pub(crate) fn all_names(&self) -> impl Iterator<Item = &[u8]> {
        let Names {
            args,
            insts,
            blocks,
            ..
        } = &self.names;
        let lists = [args, insts, blocks];
        let named = lists.into_iter().flatten();
        named.filter_map(|name| Some(self.names.bytes(Name(name.checked_sub(1)?))))
    }

    /// Returns the name of an argument, if it has one.
    pub fn arg_name(&self, arg: u32) -> Option<&[u8]> {
        self.names.get(&self.names.args, arg as usize)
    }

    /// Returns the name of the result of an instruction, if it has one.
    pub fn inst_name(&self, inst: Inst) -> Option<&[u8]> {
        self.names.get(&self.names.insts, inst.index())
    }

    /// Returns the name of a block, if it has one.
    pub fn block_name(&self, block: Block) -> Option<&[u8]> {
        self.names.get(&self.names.blocks, block.index())
    }

    /// Returns the block with this name. Searches all blocks.
    pub fn block_called(&self, name: &[u8]) -> Option<Block> {
        let mut blocks = self.blocks().iter();
        blocks
            .find(|&&block| self.block_name(block) == Some(name))
            .copied()
    }

    /// Removes all names, so every entity prints as a number.
    pub fn strip_names(&mut self) {
        self.names.clear();
    }
}
