//! Addresses of blocks, which may be taken before the function is read.

use rustc_hash::FxHashMap;

use super::Reader;
use super::error::{Read, refusal};
use super::symbols::State;
use crate::constants::Const;
use crate::handle::id;
use crate::symbols::Symbol;
use crate::types::{Type, TypeKind};

/// How a block is called.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum BlockName {
    /// `%name`
    Name(Box<[u8]>),
    /// `%7`
    Number(u32),
}

/// A block whose address is taken. Its index in [`BlockAddresses::taken`] is its tag.
#[derive(Debug)]
pub(super) struct TakenBlock {
    pub(super) function: Symbol,
    pub(super) name: BlockName,
    /// Where the block is named first.
    pub(super) at: usize,
    /// Where the function is named beside it.
    pub(super) function_at: usize,
}

/// The blocks whose address is taken.
#[derive(Debug, Default)]
pub(super) struct BlockAddresses {
    pub(super) taken: Vec<TakenBlock>,
    index: FxHashMap<(Symbol, BlockName), u32>,
    by_function: FxHashMap<Symbol, Vec<u32>>,
}

impl BlockAddresses {
    /// The tags of the blocks of a function whose address is taken by now.
    pub(super) fn of(&self, function: Symbol) -> &[u32] {
        self.by_function.get(&function).map_or(&[], Vec::as_slice)
    }

    fn tag(&mut self, block: TakenBlock) -> u32 {
        let key = (block.function, block.name.clone());
        if let Some(&tag) = self.index.get(&key) {
            return tag;
        }
        let tag = id(self.taken.len());
        self.by_function
            .entry(block.function)
            .or_default()
            .push(tag);
        self.taken.push(block);
        self.index.insert(key, tag);
        tag
    }
}

impl Reader<'_> {
    /// `blockaddress` of a block of a function that is read already, is being read, or comes later.
    pub(super) fn address_of_block(
        &mut self,
        at: usize,
        (function, function_at): (Symbol, usize),
        (name, label_at): (BlockName, usize),
        expected: Option<Type>,
    ) -> Read<Const> {
        match self.state(function) {
            State::Mentioned | State::Forward(_) => {
                if let Some(ty) = expected
                    && !matches!(self.module.ctx.types.kind(ty), TypeKind::Ptr(_))
                {
                    let ty = self.type_text(ty);
                    return Err(refusal(
                        at,
                        format!("type of blockaddress must be a pointer and not '{ty}'"),
                    ));
                }
            }
            State::Definition if self.current != Some(function) => match &name {
                BlockName::Number(_) => {
                    return Err(refusal(
                        label_at,
                        "cannot take address of numeric label after the function is defined",
                    ));
                }
                BlockName::Name(name) => {
                    if !self.has_block(function, name) {
                        let message = "referenced value is not a basic block";
                        return Err(refusal(label_at, message));
                    }
                }
            },
            State::Definition => {}
            State::Declaration => {
                let message = "cannot take blockaddress inside a declaration";
                return Err(refusal(function_at, message));
            }
            State::Other => {
                let message = "expected function name in blockaddress";
                return Err(refusal(function_at, message));
            }
        }
        let tag = self.block_addresses.tag(TakenBlock {
            function,
            name,
            at: label_at,
            function_at,
        });
        let ctx = &mut self.module.ctx;
        let known = self.globals.state(function).is_defined();
        match expected {
            Some(ty) if !known => Ok(ctx.consts.intern(
                ty,
                crate::constants::ConstKind::BlockAddress { function, tag },
            )),
            _ => Ok(ctx.block_address(function, tag)),
        }
    }

    /// Refuses addresses of blocks of functions that were never defined.
    pub(super) fn check_block_addresses(&self) -> Read<()> {
        let mut first: Option<(&[u8], usize)> = None;
        for block in &self.block_addresses.taken {
            if self.state(block.function) == State::Definition {
                continue;
            }
            let name = self.module.ctx.symbols.name(block.function);
            if first.is_none_or(|(other, _)| name < other) {
                first = Some((name, block.function_at));
            }
        }
        match first {
            Some((_, at)) => Err(refusal(at, "expected function name in blockaddress")),
            None => Ok(()),
        }
    }
}
