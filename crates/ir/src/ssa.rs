//! Constructs SSA form for the variables of a source language while a function is built.
//!
//! The algorithm is that of Braun, Buchwald, Hack, Leißa, Mallon and Zwinkau, *Simple and Efficient Construction of
//! Static Single Assignment Form* (2013), with block arguments instead of phi functions. It needs no analysis and no
//! later pass over the function.

use crate::{BlockId, Body, Builder, InsertPoint, OpId, Type, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::atomic::{AtomicU32, Ordering};

/// A variable of a source language, of one [`SsaBuilder`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variable {
    /// The number of the builder that declared the variable.
    of: u32,
    row: u32,
}

/// A block argument for a variable. The branches to the block do not forward a value to it yet.
struct Phi {
    variable: Variable,
    block: BlockId,
    arg: ValueId,
}

/// Creates the value of a variable without a reaching definition.
type Undefined<'u> = dyn Fn(&mut Builder<'_>, Type) -> ValueId + 'u;

/// The variables of a function that is being built, and their value in each block.
///
/// A variable is [declared](Self::declare) once. It can be [defined](Self::define) and [read](Self::read) any number of
/// times, each time in the block of the builder's insertion point. The caller must [seal](Self::seal) a block as soon
/// as all branches to it exist. Until then, as in the head of a loop, the block gets an argument for each variable that
/// is read in it. The entry block of a region is sealed from the beginning, because nothing may branch to it. At the
/// end, [`finish`](Self::finish) checks that no block was forgotten.
///
/// Operations that branch must have a [`BranchOpInterface`](crate::interfaces::BranchOpInterface).
///
/// # Invariants
/// - A value that was returned to the caller remains valid: only arguments that no caller has received are removed.
/// - All blocks are sealed when the function is complete.
pub struct SsaBuilder<'u> {
    /// The number of this builder, which identifies its variables.
    number: u32,
    types: Vec<Type>,
    values: FxHashMap<(Variable, BlockId), ValueId>,
    sealed: FxHashSet<BlockId>,
    /// Removed redundant arguments, and the values that replaced them.
    replaced: FxHashMap<ValueId, ValueId>,
    /// Arguments of unsealed blocks.
    open: FxHashMap<BlockId, Vec<Phi>>,
    undefined: Box<Undefined<'u>>,
}

impl<'u> SsaBuilder<'u> {
    /// Creates a builder without variables. `undefined` creates the value of a variable that is read without a reaching
    /// definition. It is called at the start of a block without predecessors.
    pub fn new(undefined: impl Fn(&mut Builder<'_>, Type) -> ValueId + 'u) -> Self {
        static MADE: AtomicU32 = AtomicU32::new(0);
        SsaBuilder {
            number: MADE.fetch_add(1, Ordering::Relaxed),
            types: Vec::new(),
            values: FxHashMap::default(),
            sealed: FxHashSet::default(),
            replaced: FxHashMap::default(),
            open: FxHashMap::default(),
            undefined: Box::new(undefined),
        }
    }

    /// Declares a new variable.
    pub fn declare(&mut self, ty: Type) -> Variable {
        self.types.push(ty);
        Variable {
            of: self.number,
            row: self.types.len() as u32 - 1,
        }
    }

    /// Returns the type of a variable.
    ///
    /// # Panics
    /// If another `SsaBuilder` declared the variable.
    #[track_caller]
    pub fn ty(&self, variable: Variable) -> Type {
        assert!(
            variable.of == self.number,
            "{variable:?} was declared by another `SsaBuilder`; each function has its own variables"
        );
        self.types[variable.row as usize]
    }

    /// Sets the value of a variable from the builder's insertion point on.
    ///
    /// # Panics
    /// Panics if the types of the value and the variable differ, or if another `SsaBuilder` declared the variable.
    #[track_caller]
    pub fn define(&mut self, builder: &Builder<'_>, variable: Variable, value: ValueId) {
        let (is, wanted) = (builder.body().ty(value), self.ty(variable));
        if is != wanted {
            let [is, wanted] = [is, wanted].map(|ty| builder.ctx.show_type(ty));
            panic!("expected value of type {wanted} for the variable, found {is}");
        }
        self.values.insert((variable, builder.at.block), value);
    }

    /// Returns the value of a variable at the builder's insertion point.
    ///
    /// # Panics
    /// Panics if another `SsaBuilder` declared the variable.
    #[track_caller]
    pub fn read(&mut self, builder: &mut Builder<'_>, variable: Variable) -> ValueId {
        let mut pending = Vec::new();
        let block = builder.at.block;
        let value = self.at_end(builder, variable, block, &mut pending);
        self.complete(builder, pending);
        self.resolve(value)
    }

    /// Seals a block: the caller guarantees that no more branches to it will be created.
    pub fn seal(&mut self, builder: &mut Builder<'_>, block: BlockId) {
        self.sealed.insert(block);
        for phi in self.open.remove(&block).unwrap_or_default() {
            // The caller may have received the argument, so it is kept.
            self.hand_over(builder, &phi);
        }
    }

    /// Checks that all blocks that need it were sealed.
    ///
    /// # Panics
    /// Panics if a block in which variables are read was never sealed, because its arguments would have no incoming
    /// values.
    #[track_caller]
    pub fn finish(self, builder: &Builder<'_>) {
        let body = builder.body();
        let phis = self.open.values().filter_map(|phis| phis.first());
        let first = phis.min_by_key(|phi| place_of(body, phi.block));
        if let Some(phi) = first {
            let ty = builder.ctx.show_type(self.ty(phi.variable));
            let block = match place_of(body, phi.block) {
                Some(place) => format!("block {place} of its region"),
                None => "a block in no region".to_owned(),
            };
            panic!(
                "{block} was never sealed, but a variable of type {ty} is read in it; call `seal`"
            );
        }
    }

    /// Returns the value of a variable at the end of a block. New block arguments that still need operands are added to
    /// `pending`.
    #[track_caller]
    fn at_end(
        &mut self,
        builder: &mut Builder<'_>,
        variable: Variable,
        block: BlockId,
        pending: &mut Vec<Phi>,
    ) -> ValueId {
        let ty = self.ty(variable);
        let mut passed = FxHashSet::default();
        let mut at = block;
        let value = loop {
            if let Some(&value) = self.values.get(&(variable, at)) {
                break self.resolve(value);
            }
            // Blocks that only branch to each other are treated like a block without predecessors.
            let is_cycle = !passed.insert(at);
            let is_sealed = self.sealed.contains(&at) || is_entry(builder.body(), at);
            let mut predecessors = builder.body().predecessors(at).map(|(branch, _)| branch);
            match (predecessors.next(), predecessors.next()) {
                (first, _) if is_cycle || (first.is_none() && is_sealed) => {
                    drop(predecessors);
                    let start = InsertPoint::start(builder.body(), at);
                    break (self.undefined)(&mut builder.at(start), ty);
                }
                (Some(only), None) if is_sealed => {
                    drop(predecessors);
                    at = block_of(builder, only);
                }
                _ => {
                    drop(predecessors);
                    let arg = builder.add_block_arg(at, ty);
                    let phi = Phi {
                        variable,
                        block: at,
                        arg,
                    };
                    match is_sealed {
                        true => pending.push(phi),
                        false => self.open.entry(at).or_default().push(phi),
                    }
                    break arg;
                }
            }
        };
        for block in passed {
            self.values.insert((variable, block), value);
        }
        value
    }

    /// Adds operands for new block arguments, and removes arguments that would always have the same value.
    fn complete(&mut self, builder: &mut Builder<'_>, mut pending: Vec<Phi>) {
        while let Some(phi) = pending.pop() {
            let mut only = None;
            let mut is_needed = false;
            let branches: Vec<_> = builder.body().predecessors(phi.block).collect();
            for (branch, _) in branches {
                let before = block_of(builder, branch);
                let value = self.at_end(builder, phi.variable, before, &mut pending);
                if value != phi.arg {
                    is_needed |= *only.get_or_insert(value) != value;
                }
            }
            match only {
                Some(value) if !is_needed => {
                    builder.replace_block_arg(phi.block, phi.arg, value);
                    self.replaced.insert(phi.arg, value);
                }
                _ => self.hand_over(builder, &phi),
            }
        }
    }

    /// Returns the value, or its replacement if it is a removed argument.
    fn resolve(&self, mut value: ValueId) -> ValueId {
        while let Some(&other) = self.replaced.get(&value) {
            value = other;
        }
        value
    }

    /// Makes all branches to a block forward a value to one of its arguments.
    fn hand_over(&mut self, builder: &mut Builder<'_>, phi: &Phi) {
        let branches: Vec<_> = builder.body().predecessors(phi.block).collect();
        for (branch, successor) in branches {
            let before = block_of(builder, branch);
            let mut pending = Vec::new();
            let value = self.at_end(builder, phi.variable, before, &mut pending);
            builder.append_successor_operand(branch, successor, value);
            self.complete(builder, pending);
        }
    }
}

/// Returns true if a block is the first block of its region.
fn is_entry(body: &Body, block: BlockId) -> bool {
    let region = body.parent_region(block);
    region.is_some_and(|region| body.entry_block(region) == Some(block))
}

/// Returns the index of a block in its region.
fn place_of(body: &Body, block: BlockId) -> Option<usize> {
    let region = body.parent_region(block)?;
    body.blocks(region).position(|at| at == block)
}

/// Returns the block that ends with a branch.
fn block_of(builder: &Builder<'_>, branch: OpId) -> BlockId {
    let block = builder.body().parent_block(branch);
    block.expect("invariant: a branch is in a block")
}
