//! Computes which values may refer to the same memory, and which operations access it: MLIR's `LocalAliasAnalysis`.

use rustc_hash::FxHashSet;
use terrace_interfaces::view_like::view_source;
use terrace_ir::effects::{Effect, EffectOn, Effects, Resource, own_effects};
use terrace_ir::interfaces::{BranchOpInterface, FunctionOpInterface, constant_value};
use terrace_ir::region_branch::{RegionBranchOpInterface, RegionPoint, region_branch_edges};
use terrace_ir::{BlockId, Body, Context, OpId, OpRef, Traits, ValueDefinition, ValueId};

/// The relation between the memory regions that two values refer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AliasResult {
    /// They do not overlap.
    No,
    /// They may overlap.
    May,
    /// They overlap, but may not be identical.
    Partial,
    /// They are identical.
    Must,
}

impl AliasResult {
    /// Returns the relation if either this one or `other` holds.
    pub fn merge(self, other: Self) -> Self {
        use AliasResult::{May, Must, Partial};
        match (self, other) {
            (one, other) if one == other => one,
            (Partial, Must) | (Must, Partial) => Partial,
            _ => May,
        }
    }
}

/// The possible effects of an operation on the memory that a value refers to: MLIR's `ModRefResult`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ModRef {
    /// True if the memory may be written.
    pub modifies: bool,
    /// True if the memory may be read.
    pub references: bool,
}

/// The maximum number of steps for which the memory of a value is traced back.
const MAX_DEPTH: usize = 10;

/// Alias analysis of the values of a body. It considers only allocations, views, constants, and control flow within the
/// body. It never returns [`AliasResult::Partial`].
///
/// For two different views of the same memory, and for a view and its source, this analysis returns
/// [`AliasResult::May`]. Upstream treats a view as identical to its source.
#[derive(Clone, Copy)]
pub struct LocalAliasAnalysis<'b> {
    ctx: &'b Context,
    body: &'b Body,
}

impl<'b> LocalAliasAnalysis<'b> {
    /// Creates the analysis of a body.
    pub fn new(ctx: &'b Context, body: &'b Body) -> Self {
        LocalAliasAnalysis { ctx, body }
    }

    /// Returns the relation between the memory of two values.
    pub fn alias(&self, a: ValueId, b: ValueId) -> AliasResult {
        if a == b {
            return AliasResult::Must;
        }
        let (sources_a, sources_b) = (self.sources(a), self.sources(b));
        let pairs = sources_a
            .iter()
            .flat_map(|a| sources_b.iter().map(move |b| (a, b)));
        let results = pairs.map(|(a, b)| match self.alias_of_sources(a.value, b.value) {
            AliasResult::Must if a.viewed || b.viewed => AliasResult::May,
            result => result,
        });
        results
            .reduce(AliasResult::merge)
            .unwrap_or(AliasResult::May)
    }

    /// Returns the possible effects of an operation on the memory that a value refers to.
    pub fn mod_ref(&self, op: OpId, value: ValueId) -> ModRef {
        let at = OpRef::new(self.ctx, self.body, op);
        let recursive = Traits::RECURSIVE_MEMORY_EFFECTS;
        let mut effects = Effects::new();
        if at.def().is_some_and(|def| def.has(recursive)) || !own_effects(at, &mut effects) {
            return ModRef {
                modifies: true,
                references: true,
            };
        }
        let mut result = ModRef::default();
        for effect in effects {
            let (reads, writes) = (
                effect.effect == Effect::Read,
                effect.effect == Effect::Write,
            );
            let touches = match effect.on {
                EffectOn::Value(on) => self.alias(on, value) != AliasResult::No,
                EffectOn::Resource | EffectOn::Symbol(_) => true,
            };
            result.modifies |= writes && touches;
            result.references |= reads && touches;
        }
        result
    }

    /// Returns the values whose memory a value may refer to, as far as they can be traced.
    fn sources(&self, value: ValueId) -> Vec<Source> {
        let (mut found, mut seen) = (Vec::new(), FxHashSet::default());
        let mut pending = vec![(
            Source {
                value,
                viewed: false,
            },
            0,
        )];
        while let Some((source, depth)) = pending.pop() {
            if !seen.insert(source) {
                continue;
            }
            let first = pending.len();
            let mut trace = |value, viewed| pending.push((Source { value, viewed }, depth + 1));
            if depth == MAX_DEPTH || !self.trace(source, &mut trace) {
                pending.truncate(first);
                found.push(source);
            }
        }
        found
    }

    /// Calls `found` with the values that a value may be equal to or a view of. Returns false if they are not all
    /// known.
    fn trace(&self, source: Source, found: &mut dyn FnMut(ValueId, bool)) -> bool {
        let (ctx, body) = (self.ctx, self.body);
        match body.definition(source.value) {
            ValueDefinition::Result(op, index) => {
                if let Some(viewed) = view_source(ctx, body, source.value).filter(|_| index == 0) {
                    found(viewed, true);
                    return true;
                }
                self.trace_regions(op, None, source, found)
            }
            ValueDefinition::Argument(block, index) => {
                let Some(region) = body.parent_region(block) else {
                    return false;
                };
                if body.entry_block(region) == Some(block) {
                    let owner = body.region_owner(region);
                    let to = body.regions(owner).position(|at| at == region);
                    return self.trace_regions(owner, to, source, found);
                }
                self.trace_branches(block, index, source, found)
            }
            ValueDefinition::Undefined => false,
        }
    }

    fn trace_branches(
        &self,
        block: BlockId,
        index: usize,
        source: Source,
        found: &mut dyn FnMut(ValueId, bool),
    ) -> bool {
        let body = self.body;
        body.predecessors(block).all(|(last, successor)| {
            let at = OpRef::new(self.ctx, body, last);
            let model = self.ctx.op_interface::<dyn BranchOpInterface>(at.name());
            let range =
                model.and_then(|model| model.successor_operands(at).into_iter().nth(successor));
            let produced = |handed: usize| body.block_args(block).len().saturating_sub(handed);
            let operand = range.and_then(|mut range| {
                let index = index.checked_sub(produced(range.len()))?;
                range.nth(index)
            });
            let Some(operand) = operand else {
                return false;
            };
            found(body.operand(last, operand), source.viewed);
            true
        })
    }

    fn trace_regions(
        &self,
        op: OpId,
        to: RegionPoint,
        source: Source,
        found: &mut dyn FnMut(ValueId, bool),
    ) -> bool {
        let (body, at) = (self.body, OpRef::new(self.ctx, self.body, op));
        let Some(model) = self
            .ctx
            .op_interface::<dyn RegionBranchOpInterface>(at.name())
        else {
            return false;
        };
        let edges = region_branch_edges(model, at);
        let blocks = body.regions(op).flat_map(|region| body.blocks(region));
        let mut ends = blocks.filter_map(|block| body.last_op(block));
        // Control may also leave the region through an unknown terminator.
        if !ends.all(|last| edges.iter().any(|edge| edge.source == last)) {
            return false;
        }
        edges.iter().filter(|edge| edge.to == to).all(|edge| {
            let index = edge.inputs.iter().position(|input| *input == source.value);
            let operand = index.and_then(|index| edge.operands.clone().nth(index));
            let Some(operand) = operand else {
                return false;
            };
            found(body.operand(edge.source, operand), source.viewed);
            true
        })
    }

    fn alias_of_sources(&self, a: ValueId, b: ValueId) -> AliasResult {
        if a == b {
            return AliasResult::Must;
        }
        let is_constant = |value| constant_value(self.ctx, self.body, value).is_some();
        let constants = (is_constant(a), is_constant(b));
        let (allocated, other) = match (self.allocation(a), self.allocation(b)) {
            (Some(_), Some(_)) => return AliasResult::No,
            (Some(_), None) if constants.1 => return AliasResult::No,
            (None, Some(_)) if constants.0 => return AliasResult::No,
            (Some(allocated), None) => (allocated, b),
            (None, Some(allocated)) => (allocated, a),
            (None, None) => return AliasResult::May,
        };
        match self.scope(allocated) {
            Some(scope) if self.is_from_outside(other, scope) => AliasResult::No,
            _ => AliasResult::May,
        }
    }

    /// Returns the operation that allocates the memory of a value, and the kind of memory.
    fn allocation(&self, value: ValueId) -> Option<(OpId, Resource)> {
        let op = match self.body.definition(value) {
            ValueDefinition::Result(op, _) => op,
            ValueDefinition::Argument(block, _) => {
                self.body.region_owner(self.body.parent_region(block)?)
            }
            ValueDefinition::Undefined => return None,
        };
        let mut effects = Effects::new();
        own_effects(OpRef::new(self.ctx, self.body, op), &mut effects);
        let mut effects = effects.iter();
        let allocates =
            effects.find(|it| it.effect == Effect::Allocate && it.on == EffectOn::Value(value))?;
        Some((op, allocates.resource))
    }

    /// Returns the operation that scopes an allocation: each execution of that operation allocates distinct memory.
    fn scope(&self, (op, resource): (OpId, Resource)) -> Option<OpId> {
        self.body.ancestors(op).skip(1).find(|op| {
            let name = self.body.name(*op);
            let def = self.ctx.op_def(name);
            match resource {
                Resource::AUTOMATIC => {
                    def.is_some_and(|def| def.has(Traits::AUTOMATIC_ALLOCATION_SCOPE))
                }
                _ => (self.ctx.op_interface::<dyn FunctionOpInterface>(name)).is_some(),
            }
        })
    }

    /// Returns true if a value is defined before an operation starts, or is one of its region arguments.
    fn is_from_outside(&self, value: ValueId, op: OpId) -> bool {
        let body = self.body;
        let block = body.defining_block(value);
        let Some(region) = block.and_then(|block| body.parent_region(block)) else {
            return false;
        };
        let owner = body.region_owner(region);
        if owner == op {
            return body.defining_op(value).is_none() && body.entry_block(region) == block;
        }
        body.ancestors(op).skip(1).any(|around| around == owner)
    }
}

/// A value whose memory the traced value may refer to.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Source {
    value: ValueId,
    /// True if the traced value may refer to a part of the memory.
    viewed: bool,
}
