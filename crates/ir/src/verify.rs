//! The verifier: what valid IR is.
//!
//! For each isolated operation: every operation in it is checked in order of text (structure, traits, constraints, its own
//! verifier; then its regions' contents; then what concerns regions), and after that dominance. Messages are MLIR's. After
//! the first error in an operation that operation is left; the verifier of a body stops at its first error.

mod constraints;
mod place;
mod plan;
mod report;
mod signatures;
mod structure;
mod symbols;

pub use report::Reporter;
pub(crate) use symbols::is_unknown_table;

use crate::interfaces::{DialectAttrs, ShapeTraits, SymbolUserOpInterface};
use crate::parallel::for_each;
use crate::{
    Attr, BlockId, Body, Context, Diagnostics, DictionaryAttr, Dominance, Failed, OpDef, OpId,
    OpName, OpRef, RegionId, StubRef, SymbolScope, SymbolTable, Traits, ValueId,
};
use place::{Unordered, Uses, WalkPosition};
use plan::{VerifyPlan, VerifyPlans};
use signatures::{Look, Signatures};
use smallvec::{SmallVec, smallvec};
use std::sync::Arc;

/// Fewer operations than this are not worth a thread.
const MIN_OPS: usize = 4096;

/// Verifies a body and everything nested in it.
pub fn verify(ctx: &Context, body: &Body, diags: &mut Diagnostics) -> Result<(), Failed> {
    verify_on(ctx, body, 1, diags)
}

/// As [`verify`], on this many threads. What is reported does not depend on them.
pub fn verify_on(
    ctx: &Context,
    body: &Body,
    threads: usize,
    diags: &mut Diagnostics,
) -> Result<(), Failed> {
    let mut verifier = Verifier::new(ctx);
    verifier.set_threads(threads);
    verifier.body(body, None, &mut Reporter { ctx, diags })
}

/// Whether an operation has the parts that its definition says. What [`OpRef::whole`] asks.
pub(crate) fn is_whole(op: OpRef<'_>) -> bool {
    let Some(def) = op.def() else {
        return true;
    };
    let mut diags = Diagnostics::new();
    let mut report = Reporter {
        ctx: op.ctx,
        diags: &mut diags,
    };
    structure::parts(op, def, &mut report).is_ok() && constraints::check(op, def).is_ok()
}

/// A verifier and what it computes once per context: for verifying many bodies.
pub struct Verifier<'a> {
    ctx: &'a Context,
    plans: Arc<VerifyPlans<'a>>,
    threads: usize,
    signatures: Signatures,
    dominance: Vec<Dominance>,
    uses: Vec<Uses>,
    /// Does not verify again what is like what was valid, and looks at dominance only where the order of operations does
    /// not tell.
    takes_shortcuts: bool,
    /// A check of symbols failed. They are checked again in MLIR's order, to report the error that MLIR reports, if any.
    doubts_symbols: bool,
}

impl<'a> Verifier<'a> {
    /// A verifier for one context.
    pub fn new(ctx: &'a Context) -> Self {
        Self::with_plans(ctx, Arc::new(VerifyPlans::new(ctx)), true)
    }

    /// A verifier that checks each operation by itself: what a verifier with its cache of signatures and its side table of
    /// dominating places must agree with.
    pub fn plain(ctx: &'a Context) -> Self {
        Self::with_plans(ctx, Arc::new(VerifyPlans::new(ctx)), false)
    }

    /// Sets how many threads verify sibling isolated operations; one at first.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads;
    }

    fn with_plans(ctx: &'a Context, plans: Arc<VerifyPlans<'a>>, takes_shortcuts: bool) -> Self {
        Verifier {
            ctx,
            plans,
            threads: 1,
            signatures: Signatures::new(),
            dominance: Vec::new(),
            uses: Vec::new(),
            takes_shortcuts,
            doubts_symbols: false,
        }
    }

    /// Verifies an isolated operation's body. `scope` are the symbol tables around it.
    pub fn body(
        &mut self,
        body: &Body,
        scope: Option<&SymbolScope<'_>>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        self.doubts_symbols = false;
        self.order(body, scope, Seen::Not, report)?;
        if self.doubts_symbols {
            let root = OpRef::new(self.ctx, body, OpId::ROOT);
            return symbols::verify_in_order(root, scope, &self.plans, report);
        }
        Ok(())
    }

    /// The root and all in it. Of symbols, notes whether there are doubts.
    fn order(
        &mut self,
        body: &Body,
        scope: Option<&SymbolScope<'_>>,
        seen: Seen,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let mut uses = self.uses.pop().unwrap_or_default();
        uses.clear();
        self.structure(body, scope, seen, &mut uses, report)?;
        let mut result = Ok(());
        if !self.takes_shortcuts {
            result = self.dominance(body, &mut Dominance::default(), report);
        } else if !uses.unordered.is_empty() {
            let root = OpRef::new(self.ctx, body, OpId::ROOT);
            let mut dominance = self.dominance.pop().unwrap_or_default();
            dominance.clear();
            let mut unordered = uses.unordered.iter();
            // The error to report is the first in the order of regions, which only the whole walk knows.
            if !unordered.all(|&unordered| is_dominated(root, unordered, &mut dominance)) {
                result = self.dominance(body, &mut dominance, report);
            }
            self.dominance.push(dominance);
        }
        self.uses.push(uses);
        result
    }

    /// Everything but dominance, of the root and all in it. Notes for which uses dominance is still to be checked: those whose
    /// definition is neither before them in their block nor in the entry block. Of the operations in one block that use values
    /// of the same other block, only the first is noted.
    fn structure(
        &mut self,
        body: &Body,
        outer: Option<&SymbolScope<'_>>,
        seen: Seen,
        uses: &mut Uses,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let root = OpRef::new(self.ctx, body, OpId::ROOT);
        let user = self.enter_root(root, seen, report)?;
        let table;
        let own;
        let mut scope = outer;
        if root.def().is_some_and(|def| def.has(Traits::SYMBOL_TABLE)) {
            table = self.trial(report, |report| structure::symbol_table(root, report));
            if let Some(table) = &table {
                own = self
                    .plans
                    .numbered(SymbolScope::new(self.ctx, body, table, outer));
                scope = Some(&own);
            }
        }
        if let Some(user) = user {
            self.try_use(user, Look::NOTHING, root, scope, report);
        }
        let nothing = SymbolTable::default();
        let nowhere = SymbolScope::new(self.ctx, body, &nothing, None);
        let ends_blocks = structure::branches_end_blocks(body);
        let mut frames: SmallVec<[Frame<'_>; 2]> = smallvec![Frame::new(root, scope)];
        // Operations with bodies of their own that are to be verified, with the number of frames around them.
        let mut isolated: Vec<(usize, OpId)> = Vec::new();
        // A frame per nested operation with regions, those of deep nesting on the heap.
        while let Some(frame) = frames.last_mut() {
            match frame.next(body) {
                Some(WalkEvent::Block(block)) => {
                    let may_lack = frame.may_lack_terminator(body);
                    structure::verify_block(root, block, ends_blocks, may_lack, report)?
                }
                Some(WalkEvent::BlockEnd(block)) => {
                    if !frame.may_lack_terminator(body) {
                        structure::verify_block_end(root, block, report)?
                    }
                }
                Some(WalkEvent::Op(op)) => {
                    let place = &mut frame.place;
                    let Some((op, look)) = self.unknown(body, op, place, uses) else {
                        frame.next = None;
                        continue;
                    };
                    frame.next = body.next_op(op);
                    let op_ref = root.with(op);
                    if let Some(nested) = body.nested(op) {
                        // As upstream, only what has regions waits for the others.
                        match nested.region(OpId::ROOT, 0) {
                            Some(_) => isolated.push((frames.len(), op)),
                            None => self.isolated(root, vec![op], frame.scope, report)?,
                        }
                        continue;
                    }
                    let entered = self.enter(op_ref, look, frame.name, report)?;
                    if let Some(user) = entered.user {
                        self.try_use(user, look, op_ref, frame.scope, report);
                    }
                    if !entered.has_exit {
                        continue;
                    }
                    match body.region(op, 0) {
                        Some(_) => {
                            // Nothing is known of the symbols in what may be a symbol table of an unknown dialect.
                            let scope = match symbols::is_unknown_table(op_ref) {
                                true => frame.scope.map(|_| &nowhere),
                                false => frame.scope,
                            };
                            frame.place.open(body, op, uses);
                            frames.push(Frame::new(op_ref, scope));
                        }
                        None => self.exit(op_ref, report)?,
                    }
                }
                None => {
                    let (op, scope) = (frame.op, frame.scope);
                    let depth = frames.len();
                    frames.pop();
                    if let Some(around) = frames.last() {
                        around.place.close(body, uses);
                    }
                    // Isolated operations come after the others beside them; an error in one does not hide the others'.
                    let first = isolated.partition_point(|entry| entry.0 < depth);
                    if first < isolated.len() {
                        let stubs = isolated.drain(first..).map(|entry| entry.1).collect();
                        self.isolated(root, stubs, scope, report)?;
                    }
                    self.exit(root.with(op), report)?;
                }
            }
        }
        Ok(())
    }

    /// Does what may turn out otherwise in another order: without a report, and if it fails there are doubts.
    fn trial<T>(
        &mut self,
        report: &mut Reporter<'_>,
        check: impl FnOnce(&mut Reporter<'_>) -> Result<T, Failed>,
    ) -> Option<T> {
        if self.doubts_symbols {
            return None;
        }
        let before = report.diags.count();
        let result = check(report).ok();
        if result.is_none() {
            report.diags.truncate(before);
            self.doubts_symbols = true;
        }
        result
    }

    /// Checks the symbols an operation uses, where there are symbol tables.
    #[inline]
    fn try_use(
        &mut self,
        user: &dyn SymbolUserOpInterface,
        look: Look,
        op: OpRef<'_>,
        scope: Option<&SymbolScope<'_>>,
        report: &mut Reporter<'_>,
    ) {
        let Some(scope) = scope else {
            return;
        };
        if self.signatures.has_use(look, scope) && user.goes_by_signature(op) {
            return;
        }
        let right = self.trial(report, |report| user.verify_symbol_uses(op, scope, report));
        if right.is_some() {
            self.signatures.note_use(look, scope);
        }
    }

    /// From `first` on in its block, the first operation that is not known to be valid and done with. Notes those whose
    /// operands need more than a look for dominance.
    #[inline]
    fn unknown(
        &mut self,
        body: &Body,
        first: OpId,
        place: &mut WalkPosition,
        uses: &mut Uses,
    ) -> Option<(OpId, Look)> {
        if !self.takes_shortcuts {
            return Some((first, Look::NOTHING));
        }
        let mut op = first;
        loop {
            let row = body.op(op);
            place.visit(op);
            let at = (op, row);
            let look = self.signatures.look(self.ctx, body, at, place, uses);
            if !look.is_done || row.extra != 0 {
                return Some((op, look));
            }
            debug_assert!(self.is_valid(OpRef::new(self.ctx, body, op)));
            op = row.next?;
        }
    }

    /// Whether the verifier of an operation's signature agrees that it is valid.
    fn is_valid(&self, op: OpRef<'_>) -> bool {
        let mut diags = Diagnostics::new();
        let mut report = Reporter {
            ctx: self.ctx,
            diags: &mut diags,
        };
        let verify = op.def().and_then(|def| def.verify_signature);
        verify.is_none_or(|verify| verify(op.into(), &mut report).is_ok())
    }

    /// Operations with bodies of their own beside each other.
    fn isolated(
        &mut self,
        root: OpRef<'_>,
        stubs: Vec<OpId>,
        scope: Option<&SymbolScope<'_>>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let body = root.body;
        let ops = || {
            let nested = stubs.iter().filter_map(|&stub| body.nested(stub));
            nested.map(Body::op_capacity).sum::<usize>()
        };
        if self.threads < 2 || stubs.len() < 2 || ops() < MIN_OPS {
            let mut last = None;
            let mut result = Ok(());
            for stub in stubs {
                result = self
                    .one_isolated(root.with(stub), &mut last, scope, report)
                    .and(result);
            }
            return result;
        }
        let (ctx, plans, takes_shortcuts) = (self.ctx, &self.plans, self.takes_shortcuts);
        let (results, workers) = for_each(
            stubs,
            self.threads,
            || {
                let plans = Arc::clone(plans);
                (Verifier::with_plans(ctx, plans, takes_shortcuts), None)
            },
            |(worker, last), stub| {
                let mut diags = Diagnostics::new();
                let mut report = Reporter {
                    ctx,
                    diags: &mut diags,
                };
                let result = worker.one_isolated(root.with(stub), last, scope, &mut report);
                (result, diags)
            },
        );
        self.doubts_symbols |= workers.iter().any(|(worker, _)| worker.doubts_symbols);
        let mut all = Ok(());
        for (result, diags) in results {
            report.diags.append(diags);
            all = result.and(all);
        }
        all
    }

    /// An operation with a body of its own, and the body. `last`: the one that was found valid before it, of those beside it.
    fn one_isolated(
        &mut self,
        op: OpRef<'_>,
        last: &mut Option<OpName>,
        scope: Option<&SymbolScope<'_>>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let Some(stub) = op.stub() else {
            return Ok(());
        };
        self.stub(stub, last, report)?;
        self.order(stub.record().body, scope, Seen::Stub, report)
    }

    /// Checks an operation with a body of its own in the body around it. `last`: see [`one_isolated`](Self::one_isolated).
    fn stub(
        &self,
        stub: StubRef<'_>,
        last: &mut Option<OpName>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let (op, record) = (stub.row(), stub.record());
        let name = record.name();
        let Some(plan) = self.plans.get(name) else {
            return Ok(());
        };
        let def = plan.def;
        structure::region_count(record, def, report)?;
        let has_values = !plan.has_no_values || op.body.has_values(op.id);
        if has_values {
            structure::value_counts(op, def, report)?;
        }
        structure::blocks(record, def, report)?;
        if *last != Some(name) || def.has(Traits::OPTIONAL_SYMBOL) {
            structure::parents(record, op, def, report)?;
            if let Some(verify) = def.verify_place {
                verify(stub, report)?;
            }
            *last = Some(name);
        }
        if has_values {
            constraints::values(op, def).map_err(|violation| violation.report(op, report))?;
        }
        Ok(())
    }

    /// The root itself, before its regions. Returns how to check the symbols it uses, if it uses any.
    fn enter_root(
        &self,
        root: OpRef<'_>,
        seen: Seen,
        report: &mut Reporter<'_>,
    ) -> Result<Option<&'static dyn SymbolUserOpInterface>, Failed> {
        let body = root.body;
        let row = body.row(OpId::ROOT);
        if row.attrs != Attr::EMPTY_DICTIONARY {
            self.discardable_attrs(root, report)?;
        }
        let Some(plan) = self.plans.get(row.name) else {
            return Ok(self.enter_unregistered(root, report)?.user);
        };
        let def = plan.def;
        match seen {
            Seen::Not => structure::verify(root, def, report)?,
            Seen::Stub => structure::all_segments(root, def, report)?,
        }
        constraints::check(root, def).map_err(|violation| violation.report(root, report))?;
        self.enter_last(plan, root, report)?;
        Ok(plan.user)
    }

    /// The operation itself, before its regions. `parent`: the name of the one it is in.
    #[inline]
    fn enter(
        &mut self,
        op: OpRef<'_>,
        look: Look,
        parent: OpName,
        report: &mut Reporter<'_>,
    ) -> Result<Entered, Failed> {
        let body = op.body;
        let row = body.op(op.id);
        let extra = body.extra_of(row);
        if extra.is_some_and(|extra| extra.attrs.is_some()) {
            self.discardable_attrs(op, report)?;
        }
        let Some(plan) = self.plans.get(row.name) else {
            return self.enter_unregistered(op, report);
        };
        let def = plan.def;
        let has_regions = extra.is_some_and(|extra| extra.first_region.is_some());
        let entered = Entered {
            user: plan.user,
            has_exit: plan.has_exit || has_regions,
        };
        let is_signed = plan.is_signed && !has_regions && plan.has_successors(extra);
        if is_signed && look.is_known {
            if !plan.is_in_place(row.next.is_none(), parent) {
                structure::verify_position(op, def, report)?;
            }
            def.verify_own(op, report)?;
            debug_assert!(self.is_valid(op));
            return Ok(entered);
        }
        structure::verify(op, def, report)?;
        // Regions and successors have no part in constraints.
        if !look.is_known {
            constraints::check(op, def).map_err(|violation| violation.report(op, report))?;
        }
        self.enter_last(plan, op, report)?;
        if !look.is_known {
            self.signatures.note(look, plan);
        }
        Ok(entered)
    }

    /// What comes after constraints.
    #[inline]
    fn enter_last(
        &self,
        plan: &VerifyPlan,
        op: OpRef<'_>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let def = plan.def;
        structure::verify_place(op, def, report)?;
        def.verify_own(op, report)?;
        if let Some(verify) = def.verify_signature {
            verify(op.into(), report)?;
        }
        if plan.compares_shapes && plan.have_shapes(op) {
            self.shapes(op, report)?;
        }
        Ok(())
    }

    /// An operation without a definition: its checks come after its regions, if it has any.
    #[cold]
    fn enter_unregistered(
        &self,
        op: OpRef<'_>,
        report: &mut Reporter<'_>,
    ) -> Result<Entered, Failed> {
        if op.body.region(op.id, 0).is_none() {
            structure::verify_unregistered(op, report)?;
        }
        Ok(Entered {
            user: None,
            has_exit: true,
        })
    }

    /// Traits that compare shapes.
    #[cold]
    fn shapes(&self, op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
        match self.ctx.dialect_interface::<dyn ShapeTraits>("builtin") {
            Some(shapes) => shapes.verify(op, report),
            None => Ok(()),
        }
    }

    fn exit(&self, op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
        let Some(def) = op.def() else {
            return structure::verify_unregistered(op, report);
        };
        structure::verify_regions(op, def, report)?;
        if def.has(Traits::SYMBOL_TABLE) && op.id != OpId::ROOT {
            structure::symbol_table(op, report)?;
        }
        match def.verify_regions {
            Some(verify) => verify(op, report),
            None => Ok(()),
        }
    }

    fn discardable_attrs(&self, op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
        let attrs = op.body.attrs(op.id);
        if attrs == Attr::EMPTY_DICTIONARY {
            return Ok(());
        }
        let Some(dictionary) = attrs.as_::<DictionaryAttr>(self.ctx) else {
            return Ok(());
        };
        // Attributes of one dialect are mostly adjacent.
        let mut last: (&[u8], _) = (b"", None);
        for &(name, value) in dictionary.entries() {
            let bytes = name.bytes(self.ctx).unwrap_or_default();
            let rest = bytes.strip_prefix(last.0);
            if !rest.is_some_and(|rest| rest.starts_with(b".")) {
                let Some(dot) = bytes.iter().position(|&byte| byte == b'.') else {
                    continue;
                };
                let dialect = std::str::from_utf8(&bytes[..dot]).ok();
                let checks = dialect
                    .and_then(|dialect| self.ctx.dialect_interface::<dyn DialectAttrs>(dialect));
                last = (&bytes[..dot], checks);
            }
            if let Some(checks) = last.1 {
                checks.verify_op_attr(op, &name.message_text(self.ctx), value, report)?;
            }
        }
        Ok(())
    }

    fn dominance(
        &mut self,
        body: &Body,
        dominance: &mut Dominance,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let root = OpRef::new(self.ctx, body, OpId::ROOT);
        let mut regions: Vec<RegionId> = body.regions(OpId::ROOT).collect();
        regions.reverse();
        while let Some(region) = regions.pop() {
            let ssa = has_ssa_dominance(root.with(body.region_owner(region)));
            let single = body.has_one_block(region);
            let mut inner = Vec::new();
            for block in body.blocks(region) {
                if !single && !dominance.is_reachable(body, block) {
                    continue;
                }
                for op in body.ops(block) {
                    if let Some(index) = undominated(root.with(op), region, ssa, dominance) {
                        return Err(structure::dominance_error(root.with(op), index, report));
                    }
                    if body.extra(op).is_some() && !body.is_nested(op) {
                        inner.extend(body.regions(op));
                    }
                }
            }
            regions.extend(inner.into_iter().rev());
        }
        Ok(())
    }
}

/// What was verified of an isolated operation before its body is.
#[derive(Clone, Copy)]
enum Seen {
    Not,
    /// What concerns the stub.
    Stub,
}

/// What is left to do for an operation that was entered.
struct Entered {
    /// It uses symbols.
    user: Option<&'static dyn SymbolUserOpInterface>,
    /// There is more to check after its regions.
    has_exit: bool,
}

/// The first operand that is used where its definition does not dominate.
fn undominated(
    op: OpRef<'_>,
    region: RegionId,
    ssa: bool,
    dominance: &mut Dominance,
) -> Option<usize> {
    op.body.operands(op.id).position(|value| {
        // Where definitions may follow uses, only values from outside have an order.
        (ssa || is_ordered_outside(op, value, region))
            && !dominance.value_dominates(op.body, value, op.id)
    })
}

/// Whether a value dominates its user, or nothing reaches that.
fn is_dominated(root: OpRef<'_>, unordered: Unordered, dominance: &mut Dominance) -> bool {
    let (body, op) = (root.body, root.with(unordered.user));
    let block = body.parent_block(op.id);
    let Some((block, region)) = block.and_then(|block| Some((block, body.parent_region(block)?)))
    else {
        return true;
    };
    let other = unordered.block as usize;
    if other != block.index() && other < body.block_capacity() {
        let other = BlockId::from_index(other);
        if body.parent_region(other) == Some(region)
            && dominance.block_dominates(body, other, block)
        {
            return true;
        }
    }
    if !body.has_one_block(region) && !dominance.is_reachable(body, block) {
        return true;
    }
    let ssa = has_ssa_dominance(op.with(body.region_owner(region)));
    undominated(op, region, ssa, dominance).is_none()
}

/// Whether a value is defined outside a region, and where definitions come before uses.
#[cold]
fn is_ordered_outside(root: OpRef<'_>, value: ValueId, region: RegionId) -> bool {
    let body = root.body;
    let block = body.defining_block(value);
    let home = block.and_then(|block| body.parent_region(block));
    home.is_none_or(|home| home != region && has_ssa_dominance(root.with(body.region_owner(home))))
}

/// The position of the structural walk in an operation.
struct Frame<'s> {
    op: OpId,
    name: OpName,
    region: Option<RegionId>,
    /// The symbol tables around what is in it.
    scope: Option<&'s SymbolScope<'s>>,
    /// A region that has one block needs no terminator.
    needs_no_terminator: bool,
    /// The block whose operations are walked; its end comes after them.
    block: Option<BlockId>,
    /// The block before `block`, or the last one: where the search for the next block starts.
    ended: Option<BlockId>,
    /// The next operation of `block`; the block itself comes first.
    next: Option<OpId>,
    place: WalkPosition,
}

enum WalkEvent {
    Block(BlockId),
    Op(OpId),
    BlockEnd(BlockId),
}

impl<'s> Frame<'s> {
    fn new(op: OpRef<'_>, scope: Option<&'s SymbolScope<'s>>) -> Self {
        let def = op.def();
        Frame {
            op: op.id,
            name: op.name(),
            region: op.body.region(op.id, 0),
            scope,
            needs_no_terminator: def.is_none_or(|def| def.has(Traits::NO_TERMINATOR)),
            block: None,
            ended: None,
            next: None,
            place: WalkPosition::NOWHERE,
        }
    }

    fn may_lack_terminator(&self, body: &Body) -> bool {
        let has_one_block = |region| body.has_one_block(region);
        self.needs_no_terminator && self.region.is_some_and(has_one_block)
    }

    fn next(&mut self, body: &Body) -> Option<WalkEvent> {
        if let Some(op) = self.next {
            self.next = body.next_op(op);
            return Some(WalkEvent::Op(op));
        }
        if let Some(block) = self.block.take() {
            self.ended = Some(block);
            return Some(WalkEvent::BlockEnd(block));
        }
        loop {
            let region = self.region?;
            self.block = match self.ended.take() {
                None => body.entry_block(region),
                Some(block) => body.next_block(block),
            };
            match self.block {
                Some(block) => {
                    self.next = body.first_op(block);
                    let is_entry = body.prev_block(block).is_none();
                    self.place.enter(block.index() as u32, is_entry);
                    return Some(WalkEvent::Block(block));
                }
                None => self.region = body.regions_behind(region).next(),
            }
        }
    }
}

/// Whether operations of the regions of `op` must come after what they use.
pub(crate) fn has_ssa_dominance(op: OpRef<'_>) -> bool {
    op.def()
        .is_some_and(|def: &OpDef| !def.has(Traits::GRAPH_REGION))
}
