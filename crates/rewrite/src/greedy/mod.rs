//! The greedy rewrite driver: folds operations and applies patterns until the body reaches a fixpoint.
//!
//! The driver follows MLIR's `applyPatternsGreedily` in every observable order. One iteration:
//! 1. uniques constants, hoists them to the entry block, and fills the worklist;
//! 2. pops operations: erases a dead one, or else folds it, or else applies the matching pattern of highest benefit;
//! 3. simplifies regions once the worklist is empty.
//!
//! Iterations repeat until one changes nothing or a limit of [`GreedyConfig`] is reached.
//!
//! # Notification by journal
//! The [`Body`] records every change in a [journal](Body::start_journal), whoever makes the change. The driver reads
//! the journal after each fold and each pattern. It pushes inserted and modified operations, their ancestors, and the
//! definitions of operands that lost all but one use. The driver pops nothing in between, so the worklist equals that
//! of MLIR's listener.
//!
//! # One body at a time
//! MLIR's driver has one worklist for a module and its functions; this one has one per isolated operation. Values and
//! constants never cross an isolated operation, so results are equal. The exception is `max_rewrites`, which counts per
//! body.
//!
//! # Termination
//! Patterns may undo each other forever, and in an unreachable block a value may depend on itself. The driver stops an
//! iteration after far more changes than any terminating input needs. The next iteration starts without the unreachable
//! blocks. If that iteration does not terminate either, the driver gives up and sets [`GreedyOutcome::endless`].

mod constants;
mod liveness;
mod merging;
mod regions;
mod worklist;

use crate::explanation::{Explanation, Explanations};
use crate::fold::{ConstantModels, FoldOutcome, can_fold, try_fold};
use crate::ir_rewriter::IrRewriter;
use crate::listener::Listener;
use crate::pattern::{PatternSet, does_not_apply};
use crate::violation::{ContractViolation, applied, pattern_note};
use constants::KnownConstants;
pub(crate) use regions::Reachable;
pub use regions::unreachable_blocks;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use terrace_ir::body::Change;
use terrace_ir::effects::is_trivially_dead;
use terrace_ir::rewrite::{NO_MATCH, NoMatch, Rewriter};
use terrace_ir::{
    Body, Context, ContextId, InsertPoint, Loc, OpDef, OpId, OpName, OpRef, RegionId, Traits,
};
use worklist::Worklist;

/// The simplification of regions at the end of an iteration.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum RegionSimplification {
    /// No simplification.
    Disabled,
    /// Erases unreachable blocks, unused arguments and dead operations.
    #[default]
    Normal,
    /// Also merges identical blocks and drops redundant arguments.
    Aggressive,
}

/// The set of operations that the driver visits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Strictness {
    /// All operations.
    #[default]
    AnyOp,
    /// Operations that existed at the start and operations that patterns create.
    ExistingAndNewOps,
    /// Operations that existed at the start.
    ExistingOps,
}

/// Options of the driver: MLIR's `GreedyRewriteConfig`.
#[derive(Clone, Copy, Debug)]
pub struct GreedyConfig {
    /// True if operations are first visited in pre-order. Otherwise they are visited in reverse post-order: from the
    /// last to the first, each before its nested operations.
    pub top_down: bool,
    /// The maximum number of iterations over the whole body; `None` for no limit.
    pub max_iterations: Option<u64>,
    /// The maximum number of patterns applied in an iteration; `None` for no limit.
    pub max_rewrites: Option<u64>,
    /// The simplification of regions at the end of an iteration.
    pub region_simplification: RegionSimplification,
    /// The set of operations that the driver visits.
    pub strictness: Strictness,
    /// True if operations are folded.
    pub fold: bool,
    /// True if equal constants are uniqued and hoisted to the start of the entry block.
    pub cse_constants: bool,
    /// True if [`GreedyOutcome::leftovers`] lists the reasons why patterns did not match.
    pub explain: bool,
    /// True if [`GreedyOutcome::trace`] lists the applications of patterns.
    pub trace: bool,
}

impl Default for GreedyConfig {
    fn default() -> Self {
        GreedyConfig {
            top_down: false,
            max_iterations: Some(10),
            max_rewrites: None,
            region_simplification: RegionSimplification::Aggressive,
            strictness: Strictness::AnyOp,
            fold: true,
            cse_constants: true,
            explain: false,
            trace: false,
        }
    }
}

/// The outcome of a run of the driver.
#[derive(Clone, Debug)]
pub struct GreedyOutcome {
    /// True if anything changed.
    pub changed: bool,
    /// True if the last iteration changed nothing.
    pub converged: bool,
    /// The contract violation that ended the run. The caller reports it as an internal error.
    pub broken: Option<ContractViolation>,
    /// Set if the driver gave up because the run did not seem to terminate: a description, at the location of the last
    /// changed operation. The IR is valid.
    pub endless: Option<ContractViolation>,
    /// If requested: one line for each application of a pattern, in order.
    pub trace: String,
    /// If requested: the remaining operations that patterns exist for. A note for each pattern explains why it did not
    /// match.
    pub leftovers: Explanations,
}

impl GreedyOutcome {
    /// Returns the outcome of a run that has not started.
    fn new() -> Self {
        GreedyOutcome {
            changed: false,
            converged: true,
            broken: None,
            endless: None,
            trace: String::new(),
            leftovers: Explanations::default(),
        }
    }
}

/// Keyed by operation: the operation's name, and the patterns of the last attempt, none of which matched.
type Missed = FxHashMap<OpId, (OpName, Vec<(u32, NoMatch)>)>;

/// Patterns in the order in which the driver tries them, ready to run on any number of bodies and threads: MLIR's
/// `FrozenRewritePatternSet`.
pub struct GreedyPatterns<'c> {
    ctx: &'c Context,
    frozen: Arc<FrozenPatterns>,
}

/// The patterns of [`GreedyPatterns`] without the borrowed context, for storing.
pub struct FrozenPatterns {
    context: ContextId,
    patterns: PatternSet,
    constants: ConstantModels,
    /// Indexed by registered name: indices into the pattern set.
    lists: Vec<Vec<u32>>,
    /// The patterns for names that are not registered.
    named: Vec<(OpName, Vec<u32>)>,
    any: Vec<u32>,
}

impl<'c> GreedyPatterns<'c> {
    /// Sorts patterns by descending benefit. Patterns of equal benefit keep the order in which they were added.
    pub fn new(ctx: &'c Context, patterns: PatternSet) -> Self {
        let frozen = Arc::new(FrozenPatterns::new(ctx, patterns));
        GreedyPatterns { ctx, frozen }
    }

    /// Returns the patterns in a form that can be stored. See [`thaw`](Self::thaw).
    pub fn freeze(&self) -> Arc<FrozenPatterns> {
        Arc::clone(&self.frozen)
    }

    /// Returns stored patterns for use. Returns `None` if the patterns belong to another context.
    pub fn thaw(ctx: &'c Context, frozen: &Arc<FrozenPatterns>) -> Option<Self> {
        let frozen = Arc::clone(frozen);
        (frozen.context == ctx.id()).then_some(GreedyPatterns { ctx, frozen })
    }

    /// The context.
    pub(crate) fn ctx(&self) -> &'c Context {
        self.ctx
    }

    /// Applies the first pattern that matches an operation and returns the pattern's index. The journal of the body
    /// must be empty.
    ///
    /// # Errors
    /// Returns an error if a pattern violated its contract.
    pub(crate) fn apply(
        &self,
        op: OpId,
        rewriter: &mut IrRewriter<'_, 'c>,
        mut missed: Option<&mut Missed>,
    ) -> Result<Option<u32>, ContractViolation> {
        if let Some(missed) = &mut missed {
            missed.remove(&op);
        }
        for &row in self.frozen.of(rewriter.body.name(op)) {
            let pattern = &self.frozen.patterns.entries[row as usize].pattern;
            let Some(rewrite) = pattern.for_greedy() else {
                continue;
            };
            rewriter.loc = rewriter.body.loc(op);
            let block = rewriter.body.parent_block(op);
            rewriter.at = block.map(|block| InsertPoint {
                block,
                before: Some(op),
            });
            let (ctx, name, loc) = (self.ctx, rewriter.body.name(op), rewriter.loc);
            let broken = |how: &str| {
                let applied = applied(pattern.name);
                let message = format!("{applied} '{}', {how}", ctx.op_name_str(name));
                Err(ContractViolation { loc, message })
            };
            let note = pattern_note(ctx, pattern.name, rewriter.body, op);
            let matched = rewrite(op, rewriter);
            note.done();
            if let Some(how) = rewriter.take_broken() {
                return broken(&how);
            }
            match matched {
                Ok(()) if rewriter.body.is_journal_empty() => {
                    return broken("matched and changed nothing");
                }
                Ok(()) => {
                    #[cfg(debug_assertions)]
                    if let Some(how) = too_late(ctx, rewriter.body) {
                        return broken(&how);
                    }
                    if let Some(missed) = &mut missed {
                        missed.remove(&op);
                    }
                    return Ok(Some(row));
                }
                Err(why) if rewriter.body.is_journal_empty() => {
                    if let Some(missed) = &mut missed
                        && why != NO_MATCH
                    {
                        let name = rewriter.body.name(op);
                        let of_op = missed.entry(op).or_insert_with(|| (name, Vec::new()));
                        of_op.1.push((row, why));
                    }
                }
                Err(_) => return broken("changed the IR and then did not match"),
            }
        }
        Ok(None)
    }

    fn pattern_name(&self, row: u32) -> &'static str {
        self.frozen.patterns.entries[row as usize].pattern.name
    }

    /// Returns explanations of the operations that still exist, ordered by ID.
    fn leftovers(&self, body: &Body, missed: Missed) -> Vec<Explanation> {
        let is_there = |op: OpId, name| !body.is_erased(op) && body.name(op) == name;
        let note = |(row, why): &(u32, NoMatch)| {
            let patterns = &self.frozen.patterns;
            let reason = patterns.reason(self.ctx, *row, why);
            let name = patterns.entries[*row as usize].pattern.name;
            does_not_apply(name, &reason)
        };
        let missed = missed.into_iter();
        let mut leftovers: Vec<Explanation> = missed
            .filter(|(op, (name, _))| is_there(*op, *name))
            .map(|(op, (_, missed))| {
                let notes = missed.iter().map(note).collect();
                Explanation::new(OpRef::new(self.ctx, body, op), true, notes)
            })
            .collect();
        leftovers.sort_by_key(|left| left.place.op.index());
        leftovers
    }
}

/// Returns a description of a use that precedes its definition in the same block, if a pattern introduced one. Only the
/// operations that the pattern created, moved or changed are checked. Debug builds run this check because the verifier
/// could not name the pattern.
#[cfg(debug_assertions)]
fn too_late(ctx: &Context, body: &Body) -> Option<String> {
    use terrace_ir::{Change, Dominance, Traits};
    let changed = body.journal().iter().filter_map(|change| match *change {
        Change::Inserted(op) | Change::Modified(op) => Some(op),
        Change::LostUser(_) | Change::Erased(_) => None,
    });
    let live = changed.filter(|&op| !body.is_erased(op));
    let pairs = live.flat_map(|op| {
        let operands = body
            .operands(op)
            .filter_map(|value| body.defining_op(value));
        let users = body.results(op).flat_map(|result| body.uses(result));
        let defined = operands.map(move |def| (def, op));
        defined.chain(users.map(move |user| (op, user.op)))
    });
    let wrong = pairs.into_iter().find(|&(def, user)| {
        let block = body.parent_block(def);
        if block != body.parent_block(user) || !(def == user || body.is_before(user, def)) {
            return false;
        }
        let Some(block) = block else { return false };
        let owner = body
            .parent_region(block)
            .map(|region| body.region_owner(region));
        let owner = owner.and_then(|owner| ctx.op_def(body.name(owner)));
        owner.is_some_and(|owner| !owner.has(Traits::GRAPH_REGION))
            && Dominance::new().is_reachable(body, block)
    });
    wrong.map(|(def, user)| {
        let [def, user] = [def, user].map(|op| ctx.op_name_str(body.name(op)));
        format!("placed '{user}' before '{def}', whose result it uses")
    })
}

impl FrozenPatterns {
    fn new(ctx: &Context, patterns: PatternSet) -> Self {
        let mut sets = FrozenPatterns {
            context: ctx.id(),
            lists: vec![Vec::new(); ctx.registered_ops()],
            named: Vec::new(),
            any: Vec::new(),
            constants: ConstantModels::new(ctx),
            patterns,
        };
        for row in 0..sets.patterns.entries.len() {
            let pattern = &sets.patterns.entries[row].pattern;
            let root = pattern.root;
            root.refuse_forgotten(ctx, pattern.name);
            if !root.each_name(ctx, |name| sets.add(name, row)) {
                sets.any.push(row as u32);
            }
        }
        let any = std::mem::take(&mut sets.any);
        let entries = &sets.patterns.entries;
        let benefit = |row: &u32| std::cmp::Reverse(entries[*row as usize].pattern.benefit);
        let lists = sets.lists.iter_mut();
        for list in lists.chain(sets.named.iter_mut().map(|(_, list)| list)) {
            list.extend_from_slice(&any);
            list.sort_by_key(benefit);
        }
        sets.any = any;
        sets.any.sort_by_key(benefit);
        sets
    }

    fn add(&mut self, name: OpName, row: usize) {
        let list = match self.lists.get_mut(name.index()) {
            Some(list) => list,
            None => {
                let at = self.named.iter().position(|(known, _)| *known == name);
                let at = at.unwrap_or_else(|| {
                    self.named.push((name, Vec::new()));
                    self.named.len() - 1
                });
                &mut self.named[at].1
            }
        };
        list.push(row as u32);
    }

    fn of(&self, name: OpName) -> &[u32] {
        if let Some(list) = self.lists.get(name.index()) {
            return list;
        }
        let named = self.named.iter().find(|(known, _)| *known == name);
        named.map_or(&self.any, |(_, list)| list)
    }
}

/// Applies patterns to all operations in the regions of a body's root. The root itself and nested bodies are not
/// visited.
///
/// Patterns for dialect conversion are never applied, because they need a type converter.
pub fn apply_patterns_greedily(
    body: &mut Body,
    patterns: &GreedyPatterns<'_>,
    config: GreedyConfig,
) -> GreedyOutcome {
    run(body, patterns, config, None)
}

/// Applies patterns like [`apply_patterns_greedily`], and notifies a listener of the changes to operations.
pub fn apply_patterns_greedily_with(
    body: &mut Body,
    patterns: &GreedyPatterns<'_>,
    config: GreedyConfig,
    listener: &mut dyn Listener,
) -> GreedyOutcome {
    run(body, patterns, config, Some(listener))
}

fn run(
    body: &mut Body,
    patterns: &GreedyPatterns<'_>,
    config: GreedyConfig,
    mut listener: Option<&mut dyn Listener>,
) -> GreedyOutcome {
    let mut outcome = GreedyOutcome::new();
    body.start_journal();
    let regions: Vec<RegionId> = body.regions(OpId::ROOT).collect();
    for region in regions {
        let listener = listener
            .as_mut()
            .map(|listener| &mut **listener as &mut dyn Listener);
        let mut driver = Driver::new(patterns, config, body, listener);
        let (changed, converged) = driver.simplify(region);
        driver.rewriter.notify();
        outcome.broken = driver.broken.take();
        outcome.endless = outcome.endless.or(driver.without_end.take());
        outcome.trace += &driver.trace;
        outcome.changed |= changed;
        outcome.converged &= converged;
        let missed = driver.missed.take();
        for left in patterns.leftovers(body, missed.unwrap_or_default()) {
            outcome.leftovers.push(left);
        }
        if outcome.broken.is_some() {
            break;
        }
    }
    body.end_journal();
    outcome
}

/// The maximum number of changes in an iteration: a base, and an addition for each operation on the initial worklist.
const CHANGES: u64 = 50_000;
const CHANGES_OF_OP: u64 = 100;

/// The state of a run over one region.
struct Driver<'d, 'c> {
    patterns: &'d GreedyPatterns<'c>,
    config: GreedyConfig,
    rewriter: IrRewriter<'d, 'c>,
    worklist: Worklist,
    /// The operations that may be visited; `None` if all may.
    allowed: Option<Vec<bool>>,
    /// The patterns that did not match, if the configuration requests explanations.
    missed: Option<Missed>,
    /// The contract violation. It ends the run.
    broken: Option<ContractViolation>,
    /// The number of patterns that may still be applied in this iteration; `None` for no limit.
    left: Option<u64>,
    /// The limit of changes for the next iteration, set if the last iteration was stopped because it did not seem to
    /// terminate.
    limit: Option<u64>,
    /// The description of an iteration that did not seem to terminate. Set at the second such iteration in a row.
    without_end: Option<ContractViolation>,
    /// Indexed by pattern: the number of applications in this iteration.
    applied: Vec<u32>,
    /// The number of folds in this iteration.
    folded: u32,
    /// The operation that was changed last.
    last: (OpName, Loc),
    trace: String,
}

impl<'d, 'c> Driver<'d, 'c> {
    fn new(
        patterns: &'d GreedyPatterns<'c>,
        config: GreedyConfig,
        body: &'d mut Body,
        listener: Option<&'d mut dyn Listener>,
    ) -> Self {
        let allowed =
            (config.strictness != Strictness::AnyOp).then(|| vec![true; body.op_capacity()]);
        Driver {
            patterns,
            config,
            worklist: Worklist::default(),
            allowed,
            missed: config.explain.then(Missed::default),
            broken: None,
            left: None,
            limit: None,
            without_end: None,
            applied: vec![0; patterns.frozen.patterns.len()],
            folded: 0,
            last: (body.name(OpId::ROOT), Loc::UNKNOWN),
            trace: String::new(),
            rewriter: IrRewriter::driven(patterns.ctx, body, listener),
        }
    }

    /// Runs iterations until nothing changes. Returns two flags: true if anything changed, and true if the last
    /// iteration changed nothing.
    fn simplify(&mut self, region: RegionId) -> (bool, bool) {
        let mut iteration = 0;
        loop {
            iteration += 1;
            if self
                .config
                .max_iterations
                .is_some_and(|max| iteration > max)
            {
                // If no iteration is allowed, nothing has changed, which counts as converged.
                return (iteration > 1, iteration == 1);
            }
            self.left = self.config.max_rewrites;
            let changed = self.iteration(region, iteration > 1);
            if self.broken.is_some() || self.without_end.is_some() {
                return (true, false);
            }
            if !changed {
                return (iteration > 1, true);
            }
        }
    }

    /// Runs one iteration and returns true if anything changed. `again` is set if regions were simplified just before.
    fn iteration(&mut self, region: RegionId, again: bool) -> bool {
        self.worklist.clear();
        let is_known = again && self.config.region_simplification == RegionSimplification::Normal;
        let mut changed = !is_known && self.erase_unreachable(region);
        self.fill_worklist(region);
        changed |= self.process_worklist();
        if self.broken.is_some() {
            return true;
        }
        changed | self.simplify_regions(region)
    }

    fn fill_worklist(&mut self, region: RegionId) {
        let mut constants = KnownConstants::new(self.rewriter.ctx);
        let ops = match self.config.top_down {
            true => pre_order(self.rewriter.body, region),
            false => post_order(self.rewriter.body, region),
        };
        for op in ops {
            if self.rewriter.body.is_erased(op)
                || self.config.cse_constants && constants.insert(&mut self.rewriter, op)
            {
                continue;
            }
            self.absorb();
            self.push(op);
        }
        self.absorb();
        if self.config.top_down {
            self.worklist.reverse();
        }
    }

    /// Visits operations until the worklist is empty or a limit is reached. Returns true if anything changed.
    fn process_worklist(&mut self) -> bool {
        let mut changed = false;
        // Patterns of a stopped iteration may have created many operations, so the iteration after it keeps the same
        // limit.
        let again = self.limit.take();
        let limit = again.unwrap_or(CHANGES + CHANGES_OF_OP * self.worklist.len() as u64);
        let mut changes_left = limit;
        self.applied.fill(0);
        self.folded = 0;
        while self.broken.is_none()
            && self.left != Some(0)
            && let Some(op) = self.worklist.pop()
        {
            if changes_left == 0 {
                self.limit = Some(limit);
                self.without_end = again.map(|_| self.describe_endless());
                break;
            }
            let ctx = self.rewriter.ctx;
            let at = (self.rewriter.body.name(op), self.rewriter.body.loc(op));
            if is_trivially_dead(ctx, self.rewriter.body, op) {
                self.rewriter.body.erase_op(op);
                changed = true;
            } else if self.config.fold && self.fold(op) {
                changed = true;
                changes_left -= 1;
                self.folded += 1;
                self.last = at;
            } else if self.apply(op, at) {
                self.last = at;
                changed = true;
                changes_left -= 1;
                self.left = self.left.map(|left| left.saturating_sub(1));
            }
            self.absorb();
        }
        changed
    }

    fn fold(&mut self, op: OpId) -> bool {
        let (ctx, body) = (self.rewriter.ctx, &mut *self.rewriter.body);
        let name = body.name(op);
        let Some(def) = ctx.op_def(name).filter(|def| can_fold(def)) else {
            return false;
        };
        let constants = self.patterns.frozen.constants.of(ctx, name);
        match try_fold(ctx, body, op, constants) {
            FoldOutcome::No => false,
            FoldOutcome::Broken(how) => {
                let message = format!("the fold of '{}' {how}", def.name);
                let loc = body.loc(op);
                self.broken = Some(ContractViolation { loc, message });
                false
            }
            FoldOutcome::InPlace => {
                // Upstream does not report the other changes that folds make, such as new constants and changes to
                // users of results.
                let _untold = self.rewriter.drain_journal();
                self.push(op);
                true
            }
            FoldOutcome::Values(values, _) => {
                self.rewriter.replace_op(op, &values);
                true
            }
        }
    }

    /// Applies the first pattern that matches. Returns true if a pattern was applied.
    fn apply(&mut self, op: OpId, (name, loc): (OpName, Loc)) -> bool {
        // A fold whose constant could not be created has left entries in the journal.
        self.absorb();
        match self
            .patterns
            .apply(op, &mut self.rewriter, self.missed.as_mut())
        {
            Ok(None) => false,
            Ok(Some(row)) => {
                self.applied[row as usize] += 1;
                if self.config.trace {
                    let ctx = self.rewriter.ctx;
                    let (pattern, op) = (self.patterns.pattern_name(row), ctx.op_name_str(name));
                    let at = ctx.show_loc(loc);
                    self.trace += &format!("{at}: pattern '{pattern}' applied to '{op}'\n");
                }
                true
            }
            Err(how) => {
                self.broken = Some(how);
                true
            }
        }
    }

    /// Describes an iteration that does not seem to terminate, by the patterns that it applied most often.
    #[cold]
    fn describe_endless(&self) -> ContractViolation {
        let patterns = (0..).zip(&self.applied).map(|(row, &count)| {
            let name = format!("pattern '{}'", self.patterns.pattern_name(row));
            (count, name)
        });
        let folds = std::iter::once((self.folded, "folding".to_owned()));
        let mut all: Vec<_> = patterns.chain(folds).collect();
        all.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let most = all.first().map_or(0, |(count, _)| *count);
        let often = all.iter().take_while(|(count, _)| *count > most / 4);
        let often: Vec<_> = often
            .map(|(count, name)| format!("{name} {count} times"))
            .collect();
        let (name, loc) = self.last;
        let message = format!(
            "greedy rewriting does not end and was stopped: it applied {}, the last time to '{}'",
            often.join(", "),
            self.rewriter.ctx.op_name_str(name)
        );
        ContractViolation { loc, message }
    }

    /// Processes the journal entries.
    fn absorb(&mut self) {
        for change in self.rewriter.drain_journal() {
            match change {
                Change::Inserted(op) => {
                    if self.config.strictness == Strictness::ExistingAndNewOps
                        && let Some(allowed) = &mut self.allowed
                    {
                        allowed.resize(allowed.len().max(op.index() + 1), false);
                        allowed[op.index()] = true;
                    }
                    self.push(op);
                }
                Change::Modified(op) | Change::LostUser(op) => self.push(op),
                Change::Erased(op) => self.worklist.remove(op),
            }
        }
    }

    /// Pushes an operation and its ancestors on the worklist.
    fn push(&mut self, op: OpId) {
        let mut at = Some(op).filter(|&op| !self.rewriter.body.is_erased(op));
        while let Some(op) = at.filter(|&op| op != OpId::ROOT) {
            let allowed = self.allowed.as_ref();
            if allowed.is_none_or(|allowed| allowed.get(op.index()).copied().unwrap_or(false)) {
                self.worklist.push(op);
            }
            at = self.rewriter.body.parent_op(op);
        }
    }
}

/// Returns all operations in a region in post-order.
fn post_order(body: &Body, region: RegionId) -> Vec<OpId> {
    // Computes the reverse order: the last operation first, and parents before their nested operations.
    let (mut order, mut pending) = (Vec::new(), Vec::new());
    let push = |pending: &mut Vec<OpId>, region| {
        for block in body.blocks(region) {
            pending.extend(body.ops(block));
        }
    };
    push(&mut pending, region);
    while let Some(op) = pending.pop() {
        order.push(op);
        if body.has_extra(op) {
            body.regions(op)
                .for_each(|region| push(&mut pending, region));
        }
    }
    order.reverse();
    order
}

/// Returns all operations in a region in pre-order.
fn pre_order(body: &Body, region: RegionId) -> Vec<OpId> {
    let owner = body.region_owner(region);
    let inside = |op: &OpId| {
        let mut at = *op;
        while let Some(block) = body.parent_block(at)
            && let Some(around) = body.parent_region(block)
        {
            if around == region {
                return true;
            }
            at = body.region_owner(around);
        }
        false
    };
    let all = body.walk(owner).filter(|&op| op != owner);
    match body.regions(owner).nth(1) {
        None => all.collect(),
        Some(_) => all.filter(inside).collect(),
    }
}

/// Returns true if operations of a definition are constants, which [`KnownConstants`] uniques.
fn is_constant(def: &OpDef) -> bool {
    def.has(Traits::CONSTANT_LIKE)
}
