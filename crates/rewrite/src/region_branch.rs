//! Canonicalizes operations whose regions forward values to each other. The patterns remove forwarded values that are
//! constant, duplicated or unused.
//!
//! A *successor operand* is an operand of the operation, or of a terminator in its regions, that becomes *successor
//! inputs*: arguments of regions and results of the operation. If one operand becomes several inputs, these inputs are
//! *tied*: they can only be removed together.

use crate::pattern::{Pattern, PatternSet, Root};
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_ir::region_branch::{RegionBranchOpInterface, region_branch_edges};
use terrace_ir::rewrite::Rewriter;
use terrace_ir::rewrite::{NO_MATCH, NoMatch, check};
use terrace_ir::{Body, OpDef, OpId, OpSpec, SmallVec, Traits, Type, ValueId};

/// Adds the patterns for operations of a definition with a model of
/// [`RegionBranchOpInterface`](terrace_ir::region_branch::RegionBranchOpInterface): MLIR's
/// `populateRegionBranchOpInterfaceCanonicalizationPatterns`.
pub fn populate_region_branch_patterns(patterns: &mut PatternSet, def: &'static OpDef) {
    let used: MayMatch = |inputs, body| inputs.iter().any(|&input| body.has_uses(input));
    let several: MayMatch = |inputs, _| inputs.len() > 1;
    let unused: MayMatch = |inputs, body| inputs.iter().any(|&input| !body.has_uses(input));
    for (name, may_match, rewrite) in [
        (
            "MakeRegionBranchOpSuccessorInputsDead",
            used,
            only_value as Rewrite,
        ),
        ("RemoveDuplicateSuccessorInputUses", several, duplicates),
        ("RemoveDeadRegionBranchOpSuccessorInputs", unused, dead),
    ] {
        let rewrite = move |op: OpId, rw: &mut dyn Rewriter<'_>| {
            let at = rw.op(op);
            let model = rw
                .ctx()
                .op_interface::<dyn RegionBranchOpInterface>(at.name());
            let model = model.ok_or(NO_MATCH)?;
            let regions = (0..rw.body().regions(op).count()).map(Some);
            let mut points = std::iter::once(None).chain(regions);
            check(points.any(|point| may_match(&model.inputs(at, point), rw.body())))?;
            let flow = Flow::new(op, model, rw)?;
            rewrite(op, &flow, rw)
        };
        patterns.add(Pattern::of(name, Root::Op(def), rewrite));
    }
}

/// A cheap precondition on the results, or on the arguments of one region. The edges are computed only if one of these
/// lists satisfies it.
type MayMatch = fn(&[ValueId], &Body) -> bool;

type Rewrite = fn(OpId, &Flow, &mut dyn Rewriter<'_>) -> Result<(), NoMatch>;

/// An operand, identified by its operation and index.
type Operand = (OpId, usize);

/// The operands that are forwarded to an input: pairs of operation and operand value.
type Handed = SmallVec<[(OpId, ValueId); 4]>;

/// The forwarded operands of all edges between regions, and the inputs that they become.
struct Flow {
    /// The forwarded operands and their inputs, in the order of the edges. Edges from the operation itself come first.
    edges: SmallVec<[(Operand, ValueId); 8]>,
    /// The inputs, ordered by their first edge.
    inputs: SmallVec<[ValueId; 8]>,
    /// Indexed like `inputs`: the operands that are forwarded to the input.
    operands: SmallVec<[SmallVec<[Operand; 2]>; 8]>,
    /// The indices of inputs in `inputs`. Empty if there are at most [`FEW`] inputs.
    places: FxHashMap<ValueId, usize>,
}

/// The maximum number of inputs for a linear search.
const FEW: usize = 16;

impl Flow {
    fn new(
        op: OpId,
        model: &dyn RegionBranchOpInterface,
        rw: &dyn Rewriter<'_>,
    ) -> Result<Self, NoMatch> {
        let mut flow = Flow {
            edges: SmallVec::new(),
            inputs: SmallVec::new(),
            operands: SmallVec::new(),
            places: FxHashMap::default(),
        };
        for edge in region_branch_edges(model, rw.op(op)) {
            for (index, &input) in edge.operands.zip(&edge.inputs) {
                flow.add((edge.source, index), input);
            }
        }
        check(!flow.inputs.is_empty())?;
        Ok(flow)
    }

    fn add(&mut self, operand: Operand, input: ValueId) {
        self.edges.push((operand, input));
        if let Some(place) = self.place(input) {
            self.operands[place].push(operand);
            return;
        }
        self.inputs.push(input);
        self.operands.push(SmallVec::from_slice(&[operand]));
        if self.inputs.len() > FEW {
            let known = self.places.len();
            let new = self.inputs.iter().copied().enumerate().skip(known);
            self.places.extend(new.map(|(place, input)| (input, place)));
        }
    }

    fn place(&self, value: ValueId) -> Option<usize> {
        match self.places.is_empty() {
            true => self.inputs.iter().position(|&input| input == value),
            false => self.places.get(&value).copied(),
        }
    }

    fn is_input(&self, value: ValueId) -> bool {
        self.place(value).is_some()
    }

    fn operands_of(&self, input: ValueId) -> &[Operand] {
        self.place(input).map_or(&[], |place| &self.operands[place])
    }

    /// Returns the only value that is forwarded to an input, directly or through other inputs. Returns `None` if there
    /// are several such values.
    fn origin(&self, input: ValueId, rw: &dyn Rewriter<'_>) -> Option<ValueId> {
        // In most loops, the value from outside and the value from inside differ, which this check detects early.
        let mut handed = self
            .operands_of(input)
            .iter()
            .map(|&(op, index)| rw.operand(op, index))
            .filter(|&value| !self.is_input(value));
        let first = handed.next();
        if handed.any(|value| Some(value) != first) {
            return None;
        }
        let mut seen: FxHashSet<ValueId> = FxHashSet::default();
        let mut pending: SmallVec<[ValueId; 8]> = SmallVec::from_slice(&[input]);
        let mut origin = None;
        while let Some(value) = pending.pop() {
            if !seen.insert(value) {
                continue;
            }
            if !self.is_input(value) {
                if origin.is_some_and(|origin| origin != value) {
                    return None;
                }
                origin = Some(value);
                continue;
            }
            let handed = self.operands_of(value).iter();
            pending.extend(handed.map(|&(op, index)| rw.operand(op, index)));
        }
        origin
    }
}

/// Replaces inputs that always receive the same value by that value, if it is defined outside the operation.
fn only_value(op: OpId, flow: &Flow, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let mut changed = false;
    for &input in &flow.inputs {
        if !rw.body().has_uses(input) {
            continue;
        }
        let origin = flow.origin(input, rw);
        let Some(origin) = origin.filter(|&origin| !rw.is_defined_inside(origin, op)) else {
            continue;
        };
        rw.replace_all_uses(input, origin);
        changed = true;
    }
    check(changed)
}

/// Replaces inputs of the same block or operation that always receive the same values by the first of these inputs.
fn duplicates(_op: OpId, flow: &Flow, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    check(flow.inputs.len() > 1)?;
    let mut changed = false;
    let source = |input| -> Handed {
        let operands = flow.operands_of(input).iter();
        operands
            .map(|&(op, index)| (op, rw.operand(op, index)))
            .collect()
    };
    let mut kept: Vec<(ValueId, Handed)> = Vec::new();
    let mut replaced: Vec<(ValueId, ValueId)> = Vec::new();
    for &input in &flow.inputs {
        let handed = source(input);
        let owner = |value| {
            (
                rw.body().defining_block(value),
                rw.body().defining_op(value),
            )
        };
        let first = kept
            .iter()
            .find(|(known, of_known)| *of_known == handed && owner(*known) == owner(input));
        match first {
            Some(&(first, _)) => replaced.push((input, first)),
            None => kept.push((input, handed)),
        }
    }
    for (input, first) in replaced {
        if rw.body().has_uses(input) {
            rw.replace_all_uses(input, first);
            changed = true;
        }
    }
    check(changed)
}

/// Removes unused inputs and the operands that are forwarded to them, if all tied inputs can also be removed.
fn dead(op: OpId, flow: &Flow, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let at = rw.op(op);
    // The pattern does not update the sizes of operand groups.
    check(
        !at.def()
            .is_some_and(|def| def.has(Traits::ATTR_SIZED_OPERAND_SEGMENTS)),
    )?;
    let is_used = |&input: &ValueId| rw.body().has_uses(input);
    check(!flow.inputs.iter().all(is_used))?;
    let mut alive: FxHashSet<ValueId> = FxHashSet::default();
    let mut pending: Vec<ValueId> = Vec::new();
    pending.extend(flow.inputs.iter().copied().filter(is_used));
    let mut by_operand: FxHashMap<Operand, SmallVec<[ValueId; 2]>> = FxHashMap::default();
    for &(operand, input) in &flow.edges {
        by_operand.entry(operand).or_default().push(input);
    }
    while let Some(input) = pending.pop() {
        if alive.insert(input) {
            let operands = flow.operands_of(input).iter();
            pending.extend(operands.flat_map(|operand| &by_operand[operand]).copied());
        }
    }
    check(alive.len() != flow.inputs.len())?;

    let mut dropped: Vec<(OpId, SmallVec<[usize; 4]>)> = Vec::new();
    for &((user, index), input) in &flow.edges {
        if alive.contains(&input) {
            continue;
        }
        match dropped.iter_mut().find(|(known, _)| *known == user) {
            Some((_, indices)) if indices.contains(&index) => (),
            Some((_, indices)) => indices.push(index),
            None => dropped.push((user, SmallVec::from_slice(&[index]))),
        }
    }
    for (user, indices) in dropped {
        let operands = rw.body().operands(user).enumerate();
        let kept = operands.filter(|(index, _)| !indices.contains(index));
        let kept: SmallVec<[ValueId; 8]> = kept.map(|(_, operand)| operand).collect();
        rw.edit(user).set_operands(&kept);
    }
    let goes = |value: &ValueId| flow.is_input(*value) && !alive.contains(value);
    let regions: SmallVec<[_; 4]> = rw.body().regions(op).collect();
    for region in regions {
        let Some(block) = rw.body().entry_block(region) else {
            continue;
        };
        let args = rw.body().block_args(block).iter().enumerate();
        let gone = args.filter(|(_, arg)| goes(arg)).map(|(index, _)| index);
        let gone: SmallVec<[usize; 4]> = gone.collect();
        if !gone.is_empty() {
            rw.erase_block_args(block, &gone);
        }
    }
    let results = rw.results(op);
    if results.iter().any(goes) {
        erase_results(op, |result| !goes(&result), rw);
    }
    Ok(())
}

/// Replaces an operation by one that keeps some of its results, and all properties, attributes and regions. The other
/// results must have no uses.
pub fn erase_results(op: OpId, keep: impl Fn(ValueId) -> bool, rw: &mut dyn Rewriter<'_>) -> OpId {
    let body = rw.body();
    let results = rw.results(op);
    let kept: SmallVec<[ValueId; 4]> = results.iter().copied().filter(|&it| keep(it)).collect();
    let types: SmallVec<[Type; 4]> = kept.iter().map(|&result| body.ty(result)).collect();
    let operands = rw.operands(op);
    let regions: SmallVec<[_; 4]> = body.regions(op).collect();
    let (props, attrs) = (body.props(op).to_vec(), body.attrs(op));
    let (name, loc) = (body.name(op), body.loc(op));
    let successors: SmallVec<[_; 2]> = body.successors(op).collect();
    let new = rw.builder().insert(OpSpec {
        operands: &operands,
        results: &types,
        props: &props,
        attrs,
        successors: &successors,
        regions: regions.len(),
        ..OpSpec::new(name, loc)
    });
    let to: SmallVec<[_; 4]> = rw.body().regions(new).collect();
    for (from, to) in regions.into_iter().zip(to) {
        rw.inline_region_before(from, to, None);
    }
    let mut new_results = rw.results(new).into_iter();
    for result in results {
        if keep(result)
            && let Some(new) = new_results.next()
        {
            rw.replace_all_uses(result, new);
        }
    }
    rw.erase_op(op);
    new
}
