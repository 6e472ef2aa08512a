//! Resolves addresses of blocks, which may precede the function.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Reader;
use super::error::{Read, ensure, refusal};
use super::symbols::State;
use crate::id;
use terrace_llvmir::Block;
use terrace_llvmir::Const;
use terrace_llvmir::Symbol;
use terrace_llvmir::{Type, TypeKind};

/// The name or number of a block. The order is that of LLVM's map of forward-referenced blocks, in which LLVM creates
/// the blocks.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum BlockName {
    /// `%7`
    Number(u32),
    /// `%name`
    Name(Box<[u8]>),
}

/// A block whose address is taken. Its index in [`BlockAddresses::taken`] is its tag.
#[derive(Debug)]
pub(super) struct TakenBlock {
    pub(super) function: Symbol,
    pub(super) name: BlockName,
    /// The offset of the first reference to the block.
    pub(super) at: usize,
    /// The offset of the function's name in that reference.
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
    /// Returns the tags of the blocks of a function whose address was taken so far.
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

/// Caches the indices of functions by symbol, and the blocks of some functions by name.
#[derive(Debug, Default)]
pub(super) struct BlockNames {
    /// The number of functions in the index.
    indexed: usize,
    functions: FxHashMap<Symbol, usize>,
    blocks: FxHashMap<Symbol, FxHashMap<Box<[u8]>, Block>>,
}

impl Reader<'_> {
    /// Returns the block with this name in a function whose body was read, and the index of the function.
    pub(super) fn block_called(&mut self, function: Symbol, name: &[u8]) -> Option<(usize, Block)> {
        let functions = &self.module.functions;
        let names = &mut self.block_names;
        for (at, function) in functions.iter().enumerate().skip(names.indexed) {
            names.functions.insert(function.value.symbol, at);
        }
        names.indexed = functions.len();
        let &at = names.functions.get(&function)?;
        let blocks = names.blocks.entry(function).or_insert_with(|| {
            let body = &functions[at].body;
            let blocks = body.blocks().iter().rev();
            blocks
                .filter_map(|&block| Some((body.block_name(block)?.into(), block)))
                .collect()
        });
        Some((at, *blocks.get(name)?))
    }

    /// Assigns tags to blocks whose address was taken after their function was read.
    pub(super) fn take_late_block_addresses(&mut self) {
        let taken = std::mem::take(&mut self.block_addresses.taken);
        let mut tagged = FxHashSet::default();
        for function in &self.module.functions {
            tagged.extend(function.body.tags().iter().map(|&(tag, _)| tag));
        }
        for (tag, block) in (0_u32..).zip(&taken) {
            if let BlockName::Name(name) = &block.name
                && !tagged.contains(&tag)
                && let Some((at, block)) = self.block_called(block.function, name)
            {
                self.module.functions[at].body.add_tag(tag, block);
            }
        }
        self.block_addresses.taken = taken;
    }

    /// Returns the `blockaddress` of a block. The function may have been read, be the current one, or come later.
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
                    ensure(self.block_called(function, name).is_some(), label_at)
                        .or("referenced value is not a basic block")?;
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
                terrace_llvmir::ConstKind::BlockAddress { function, tag },
            )),
            _ => Ok(ctx.block_address(function, tag)),
        }
    }

    /// Returns an error for addresses of blocks of functions without a definition.
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
