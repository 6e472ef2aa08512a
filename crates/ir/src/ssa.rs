//! Variables of a source language in SSA form, while a function is built.
//!
//! The algorithm is that of Braun, Buchwald, Hack, Leißa, Mallon and Zwinkau, *Simple and Efficient Construction of Static
//! Single Assignment Form* (2013), with arguments of blocks for its phi functions: no analysis, and no pass over the
//! function afterwards.

use crate::{BlockId, Body, Builder, InsertPoint, OpId, Type, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::atomic::{AtomicU32, Ordering};

/// A variable of a source language, of one [`SsaBuilder`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variable {
    /// The number of the builder that declared it.
    of: u32,
    row: u32,
}

/// An argument that a block has for a variable, before the branches to the block hand a value to it.
struct Phi {
    variable: Variable,
    block: BlockId,
    arg: ValueId,
}

/// Creates the value of a variable that nothing defined.
type Undefined<'u> = dyn Fn(&mut Builder<'_>, Type) -> ValueId + 'u;

/// Variables that are defined and read while a function is built, and their values at each place.
///
/// A variable is [declared](Self::declare) once, and [defined](Self::define) and [read](Self::read) any number of times,
/// each time in the block that the builder is in. A block is [sealed](Self::seal) as soon as all branches to it exist; until
/// then, as with the head of a loop, it gets an argument for each variable that is read in it. The entry block of a region,
/// which nothing may branch to, is sealed from the beginning. [`finish`](Self::finish) checks at the end that no block was
/// forgotten.
///
/// Operations that branch have a [`BranchOpInterface`](crate::interfaces::BranchOpInterface).
///
/// # Invariants
/// - A value that was returned to a caller stays valid: only arguments that no caller has seen are removed.
/// - All blocks are sealed when the function is complete.
pub struct SsaBuilder<'u> {
    /// The number of this builder, by which it knows its variables.
    number: u32,
    types: Vec<Type>,
    values: FxHashMap<(Variable, BlockId), ValueId>,
    sealed: FxHashSet<BlockId>,
    /// Arguments that turned out to be needless, and the values in their places.
    replaced: FxHashMap<ValueId, ValueId>,
    /// Arguments of blocks that are not sealed.
    open: FxHashMap<BlockId, Vec<Phi>>,
    undefined: Box<Undefined<'u>>,
}

impl<'u> SsaBuilder<'u> {
    /// A function without variables. `undefined` creates the value of a variable that is read where nothing defined it, at
    /// the start of a block without predecessors.
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

    /// A new variable.
    pub fn declare(&mut self, ty: Type) -> Variable {
        self.types.push(ty);
        Variable {
            of: self.number,
            row: self.types.len() as u32 - 1,
        }
    }

    /// The type of a variable.
    ///
    /// # Panics
    /// If another `SsaBuilder` declared the variable.
    #[track_caller]
    pub fn ty(&self, variable: Variable) -> Type {
        assert!(
            variable.of == self.number,
            "{variable:?} was declared by another `SsaBuilder`: each function has variables of its own"
        );
        self.types[variable.row as usize]
    }

    /// Gives a variable a value, from the builder's place on.
    ///
    /// # Panics
    /// If the value is of another type than the variable, or another `SsaBuilder` declared the variable.
    #[track_caller]
    pub fn define(&mut self, builder: &Builder<'_>, variable: Variable, value: ValueId) {
        let (is, wanted) = (builder.body().ty(value), self.ty(variable));
        if is != wanted {
            let [is, wanted] = [is, wanted].map(|ty| builder.ctx.show_type(ty));
            panic!("a variable of type {wanted} is given a value of type {is}");
        }
        self.values.insert((variable, builder.at.block), value);
    }

    /// The value of a variable at the builder's place.
    ///
    /// # Panics
    /// If another `SsaBuilder` declared the variable.
    #[track_caller]
    pub fn read(&mut self, builder: &mut Builder<'_>, variable: Variable) -> ValueId {
        let mut pending = Vec::new();
        let block = builder.at.block;
        let value = self.at_end(builder, variable, block, &mut pending);
        self.complete(builder, pending);
        self.resolve(value)
    }

    /// Says that no more branches to a block follow.
    pub fn seal(&mut self, builder: &mut Builder<'_>, block: BlockId) {
        self.sealed.insert(block);
        for phi in self.open.remove(&block).unwrap_or_default() {
            // Its argument has been seen, and stays.
            self.hand_over(builder, &phi);
        }
    }

    /// Says that the function is complete.
    ///
    /// # Panics
    /// If a block in which variables are read was never sealed: nothing gives its arguments their values.
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
                "{block} was never sealed, and a variable of type {ty} is read in it: call `seal`"
            );
        }
    }

    /// The value of a variable at the end of a block. Arguments that this makes are left in `pending`.
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
            // Blocks that only lead to each other are as one without predecessors.
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

    /// Hands values to new arguments of blocks, and takes those away again that would always have the same one.
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

    /// A value, or the one in the place of a needless argument.
    fn resolve(&self, mut value: ValueId) -> ValueId {
        while let Some(&other) = self.replaced.get(&value) {
            value = other;
        }
        value
    }

    /// Makes all branches to a block hand values to an argument of it.
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

/// Returns true if a block is the first one of its region.
fn is_entry(body: &Body, block: BlockId) -> bool {
    let region = body.parent_region(block);
    region.is_some_and(|region| body.entry_block(region) == Some(block))
}

/// The index of a block in its region.
fn place_of(body: &Body, block: BlockId) -> Option<usize> {
    let region = body.parent_region(block)?;
    body.blocks(region).position(|at| at == block)
}

/// The block that a branch ends.
fn block_of(builder: &Builder<'_>, branch: OpId) -> BlockId {
    let block = builder.body().parent_block(branch);
    block.expect("invariant: a branch is in a block")
}
