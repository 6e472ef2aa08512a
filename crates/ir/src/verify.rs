//! The verifier: what valid IR is.
//!
//! For each isolated operation: every operation in it is checked in order of text (structure, traits, constraints, its own
//! verifier; then its regions' contents; then what concerns regions), and after that dominance. Messages are MLIR's. After
//! the first error in an operation that operation is left; the verifier of a body stops at its first error.

mod constraints;
mod plan;
mod signatures;
mod structure;
mod symbols;

use crate::interfaces::{DialectAttrs, ShapeTraits};
use crate::parallel::for_each;
use crate::{
    Attr, BlockId, Body, Context, Diagnostics, DictionaryAttr, Dominance, Failed, OpDef, OpId,
    OpRef, RegionId, SymbolScope, SymbolTable, Traits, ValueId,
};
use plan::Plans;
use rustc_hash::FxHashMap;
use signatures::{Look, Signatures};
use smallvec::{SmallVec, smallvec};
use std::ops::Range;
use std::sync::Arc;

/// Fewer operations than this are not worth a thread.
const MIN_OPS: usize = 4096;

/// Where verifiers report.
pub struct Reporter<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// What was reported.
    pub diags: &'a mut Diagnostics,
}

impl Reporter<'_> {
    /// `'dialect.op' op message`, with the note that shows the operation.
    pub fn op_error(&mut self, op: OpRef<'_>, message: impl AsRef<str>) -> Failed {
        let message = format!("'{}' op {}", op.name_str(), message.as_ref());
        self.error(op, message)
    }

    /// A message at an operation, with the note that shows it.
    pub fn error(&mut self, op: OpRef<'_>, message: impl Into<String>) -> Failed {
        let failed = self.diags.error(op.loc(), message);
        if let Some(text) = self.ctx.describe(op.body, op.id) {
            // Text of several lines starts on a line of its own.
            let lead = if text.contains('\n') { "\n" } else { "" };
            self.diags
                .note(op.loc(), format!("see current operation: {lead}{text}"));
        }
        failed
    }

    /// A note at an operation, after an error.
    pub fn note(&mut self, op: OpRef<'_>, message: impl Into<String>) {
        self.diags.note(op.loc(), message);
    }
}

/// Verifies a body and everything nested in it.
pub fn verify(ctx: &Context, body: &Body, diags: &mut Diagnostics) -> Result<(), Failed> {
    verify_on(ctx, body, 1, diags)
}

/// As [`verify`], on so many threads. What is reported does not depend on them.
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

/// A verifier and what it computes once per context: for verifying many bodies.
pub struct Verifier<'a> {
    ctx: &'a Context,
    plans: Arc<Plans<'a>>,
    threads: usize,
    signatures: Signatures,
    dominance: Vec<Dominance>,
    /// The symbol users and stubs of the bodies that have any, in order of text.
    marks: Vec<OpId>,
    /// Where the marks of a body are, by its address.
    marked: FxHashMap<usize, Range<usize>>,
}

impl<'a> Verifier<'a> {
    /// A verifier for one context.
    pub fn new(ctx: &'a Context) -> Self {
        Self::with_plans(ctx, Arc::new(Plans::new(ctx)))
    }

    /// Uses so many threads for isolated operations beside each other; one at first.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads;
    }

    fn with_plans(ctx: &'a Context, plans: Arc<Plans<'a>>) -> Self {
        Verifier {
            ctx,
            plans,
            threads: 1,
            signatures: Signatures::new(),
            dominance: Vec::new(),
            marks: Vec::new(),
            marked: FxHashMap::default(),
        }
    }

    /// Verifies an isolated operation's body. `scope` are the symbol tables around it.
    pub fn body(
        &mut self,
        body: &Body,
        scope: Option<&SymbolScope<'_>>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        self.marks.clear();
        self.marked.clear();
        // Threads that share the plans have ended; types made meanwhile would be looked up all the same.
        if let Some(plans) = Arc::get_mut(&mut self.plans) {
            plans.refresh();
        }
        self.order(body, report)?;
        let before = report.diags.count();
        let result = self.symbols(body, scope, report);
        let root = OpRef::new(self.ctx, body, OpId::ROOT);
        if result.is_err() && root.def().is_some_and(|def| def.has(Traits::SYMBOL_TABLE)) {
            // Which wrong use is told, and whether any is, the order decides in which they are looked at.
            report.diags.truncate(before);
            return symbols::verify_in_order(root, scope, &self.plans, report);
        }
        result
    }

    /// Everything but symbol uses, of the root and all in it.
    fn order(&mut self, body: &Body, report: &mut Reporter<'_>) -> Result<(), Failed> {
        let unordered = self.structure(body, report)?;
        if unordered.is_empty() {
            return Ok(());
        }
        let root = OpRef::new(self.ctx, body, OpId::ROOT);
        let mut dominance = self.dominance.pop().unwrap_or_default();
        dominance.clear();
        let mut ops = unordered.into_iter().map(|op| root.with(op));
        // The error to report is the first in the order of regions, which only the whole walk knows.
        let result = if ops.all(|op| is_dominated(op, &mut dominance)) {
            Ok(())
        } else {
            self.dominance(body, &mut dominance, report)
        };
        self.dominance.push(dominance);
        result
    }

    /// Everything but dominance and symbol uses, of the root and all in it. Returns the operations for which dominance is
    /// still to be checked: those of which an operand is defined neither before it in its block nor in the entry block. Of
    /// those that are behind each other and use values of the same block, the first stands for all.
    fn structure(&mut self, body: &Body, report: &mut Reporter<'_>) -> Result<Vec<OpId>, Failed> {
        let root = OpRef::new(self.ctx, body, OpId::ROOT);
        self.enter(root, None, report)?;
        let ends_blocks = structure::branches_end_blocks(body);
        let mut unordered = Vec::new();
        let mut marks: SmallVec<[OpId; 16]> = SmallVec::new();
        let mut frames: SmallVec<[Frame; 2]> = smallvec![Frame::new(body, OpId::ROOT)];
        // Nested bodies that are to be verified, with the number of frames around them.
        let mut isolated: Vec<(usize, &Body)> = Vec::new();
        // A frame per nested operation with regions, those of deep nesting on the heap.
        while let Some(frame) = frames.last_mut() {
            match frame.next(body) {
                Some(Step::Block(block)) => {
                    structure::verify_block(root, block, ends_blocks, report)?
                }
                Some(Step::BlockEnd(block)) => structure::verify_block_end(root, block, report)?,
                Some(Step::Op(op)) => {
                    let place = &mut frame.place;
                    let Some((op, look)) = self.unknown(body, op, place, &mut unordered) else {
                        frame.next = None;
                        continue;
                    };
                    frame.next = body.next_op(op);
                    let op_ref = root.with(op);
                    if let Some(nested) = body.nested(op) {
                        structure::entry(op_ref, report)?;
                        constraints::verify_stub(op_ref, report)?;
                        isolated.push((frames.len(), nested));
                        marks.push(op);
                        continue;
                    }
                    let entered = self.enter(op_ref, Some(look), report)?;
                    if entered.uses_symbols {
                        marks.push(op);
                    }
                    if !entered.has_exit {
                        continue;
                    }
                    match body.region(op, 0) {
                        Some(_) => frames.push(Frame::new(body, op)),
                        None => self.exit(op_ref, report)?,
                    }
                }
                None => {
                    let op = frame.op;
                    let depth = frames.len();
                    frames.pop();
                    // Isolated operations come after the others beside them; an error in one does not hide the others'.
                    let first = isolated.partition_point(|entry| entry.0 < depth);
                    let nested = isolated.drain(first..).map(|entry| entry.1).collect();
                    self.isolated(nested, report)?;
                    self.exit(root.with(op), report)?;
                }
            }
        }
        if !marks.is_empty() {
            let first = self.marks.len();
            self.marks.extend_from_slice(&marks);
            let address = std::ptr::from_ref(body).addr();
            self.marked.insert(address, first..self.marks.len());
        }
        Ok(unordered)
    }

    /// From `first` on in its block, the first operation that is not known to be valid and done with. Notes those whose
    /// operands need more than a look for dominance.
    #[inline]
    fn unknown(
        &mut self,
        body: &Body,
        first: OpId,
        place: &mut Place,
        unordered: &mut Vec<OpId>,
    ) -> Option<(OpId, Look)> {
        let mut op = first;
        loop {
            let row = body.op(op);
            let look = self.signatures.look(self.ctx, body, row, *place);
            if !look.is_ordered {
                unordered.push(op);
                place.meet(body, look.other);
            }
            if !look.is_done || row.extra != 0 || row.attrs.is_some() {
                return Some((op, look));
            }
            self.signatures.hit(row.name);
            debug_assert!(self.is_valid(OpRef::new(self.ctx, body, op)));
            op = row.next?;
        }
    }

    /// Whether an operation's own verifier agrees that it is valid.
    fn is_valid(&self, op: OpRef<'_>) -> bool {
        let mut diags = Diagnostics::new();
        let mut report = Reporter {
            ctx: self.ctx,
            diags: &mut diags,
        };
        let verify = op.def().and_then(|def| def.verify);
        verify.is_none_or(|verify| verify(op, &mut report).is_ok())
    }

    /// Isolated operations beside each other.
    fn isolated(&mut self, nested: Vec<&Body>, report: &mut Reporter<'_>) -> Result<(), Failed> {
        let ops = || nested.iter().map(|body| body.op_capacity()).sum::<usize>();
        if self.threads < 2 || nested.len() < 2 || ops() < MIN_OPS {
            let verify = |result, body| self.order(body, report).and(result);
            return nested.into_iter().fold(Ok(()), verify);
        }
        let (ctx, plans) = (self.ctx, &self.plans);
        let (results, workers) = for_each(
            nested,
            self.threads,
            || Verifier::with_plans(ctx, Arc::clone(plans)),
            |worker, body| {
                let mut diags = Diagnostics::new();
                let mut report = Reporter {
                    ctx,
                    diags: &mut diags,
                };
                let result = worker.order(body, &mut report);
                (result, diags)
            },
        );
        for worker in workers {
            let before = self.marks.len();
            self.marks.extend(worker.marks);
            let moved = |range: Range<usize>| range.start + before..range.end + before;
            let ranges = worker.marked.into_iter();
            self.marked
                .extend(ranges.map(|(body, range)| (body, moved(range))));
        }
        let mut all = Ok(());
        for (result, diags) in results {
            report.diags.append(diags);
            all = result.and(all);
        }
        all
    }

    /// The operation itself, before its regions.
    #[inline]
    fn enter(
        &mut self,
        op: OpRef<'_>,
        look: Option<Look>,
        report: &mut Reporter<'_>,
    ) -> Result<Entered, Failed> {
        let body = op.body;
        let row = body.op(op.id);
        if row.attrs.is_some() {
            self.discardable_attrs(op, report)?;
        }
        let Some(plan) = self.plans.get(row.name) else {
            // Behind the regions, if there are any.
            if body.region(op.id, 0).is_none() {
                self.unregistered(op, report)?;
            }
            return Ok(Entered {
                uses_symbols: false,
                has_exit: true,
            });
        };
        let def = plan.def;
        let entered = Entered {
            uses_symbols: plan.user.is_some(),
            has_exit: plan.has_exit || row.extra != 0 && body.region(op.id, 0).is_some(),
        };
        let look = look.filter(|_| plan.is_signed && plan.has_parts_of(body, row));
        if look.is_some_and(|look| look.is_known) {
            self.signatures.hit(row.name);
            if plan.is_placed {
                structure::verify_position(op, def, report)?;
            }
            match def.verify {
                Some(verify) if !def.verifies_signature => verify(op, report)?,
                Some(verify) => debug_assert!(
                    verify(op, report).is_ok(),
                    "'{}' reads more than its signature",
                    def.name
                ),
                None => {}
            }
            return Ok(entered);
        }
        let row = body.row(op.id);
        let holds = self.plans.hold(plan, body, &row);
        if !(holds && plan.is_plain && !body.has_extra(op.id)) {
            structure::verify(op, def, report)?;
        }
        if !holds {
            constraints::verify(op, def, report)?;
        }
        if !plan.is_plain {
            structure::verify_place(op, def, report)?;
        }
        if let Some(verify) = def.verify {
            verify(op, report)?;
        }
        if plan.compares_shapes && self.plans.have_shapes(plan, body, &row) {
            self.shapes(op, report)?;
        }
        if let Some(look) = look {
            self.signatures.note(look, plan.is_all_signed);
        }
        Ok(entered)
    }

    /// Traits that compare shapes.
    #[cold]
    fn shapes(&self, op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
        match self.ctx.dialect_interface::<dyn ShapeTraits>("builtin") {
            Some(shapes) => shapes.verify(op, report),
            None => Ok(()),
        }
    }

    /// Whether operations of unknown dialects are allowed was decided when they were parsed or built.
    #[cold]
    fn unregistered(&self, op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
        let name = op.name_str();
        let dialect = name.split('.').next().unwrap_or_default();
        if self.ctx.dialect(dialect).is_none() {
            return Ok(());
        }
        let message = format!(
            "unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown operations"
        );
        Err(report.error(op, message))
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
        for &(name, value) in dictionary.entries() {
            let Some(name) = name.as_str(self.ctx) else {
                continue;
            };
            let Some((dialect, _)) = name.split_once('.') else {
                continue;
            };
            if let Some(checks) = self.ctx.dialect_interface::<dyn DialectAttrs>(dialect) {
                checks.verify_op_attr(op, name, value, report)?;
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

    /// Symbol tables in the body: names are unique and uses resolve, in nested bodies too.
    fn symbols(
        &mut self,
        body: &Body,
        scope: Option<&SymbolScope<'_>>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let ctx = self.ctx;
        let root = OpRef::new(ctx, body, OpId::ROOT);
        let table;
        let own;
        let nothing = SymbolTable::default();
        let unknown = SymbolScope::new(ctx, body, &nothing, None);
        let mut scope = scope;
        if root.def().is_some_and(|def| def.has(Traits::SYMBOL_TABLE)) {
            table = structure::symbol_table(root, report)?;
            own = SymbolScope::new(ctx, body, &table, scope);
            scope = Some(&own);
        }
        let address = std::ptr::from_ref(body).addr();
        for at in self.marked.get(&address).cloned().unwrap_or_default() {
            let op = self.marks[at];
            let scope = match in_unknown_table(root.with(op)) {
                true => scope.map(|_| &unknown),
                false => scope,
            };
            match body.nested(op) {
                Some(nested) => self.symbols(nested, scope, report)?,
                None => self.symbol_uses(root.with(op), scope, report)?,
            }
        }
        self.symbol_uses(root, scope, report)
    }

    fn symbol_uses(
        &self,
        op: OpRef<'_>,
        scope: Option<&SymbolScope<'_>>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let user = self.plans.get(op.name()).and_then(|plan| plan.user);
        match (user, scope) {
            (Some(user), Some(scope)) => user.verify_symbol_uses(op, scope, report),
            _ => Ok(()),
        }
    }
}

/// What is left to do for an operation that was entered.
struct Entered {
    /// Its uses of symbols are checked later.
    uses_symbols: bool,
    /// There is more to check behind its regions.
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

/// Whether the operands of one operation dominate it, or nothing reaches it.
fn is_dominated(op: OpRef<'_>, dominance: &mut Dominance) -> bool {
    let body = op.body;
    let block = body.parent_block(op.id);
    let Some((block, region)) = block.and_then(|block| Some((block, body.parent_region(block)?)))
    else {
        return true;
    };
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

/// Whether an operation of an unknown dialect is around `op` that may be a symbol table: nothing is known about symbols in it.
fn in_unknown_table(op: OpRef<'_>) -> bool {
    let body = op.body;
    let mut at = op.id;
    while let Some(outer) = body.parent_op(at) {
        at = outer;
        if symbols::is_unknown_table(op.with(outer)) {
            return true;
        }
    }
    false
}

/// Where the structural walk stands in an operation.
struct Frame {
    op: OpId,
    region: Option<RegionId>,
    /// The block whose operations are walked; its end comes after them.
    block: Option<BlockId>,
    /// The block before `block`, or the last one: where the search for the next block starts.
    ended: Option<BlockId>,
    /// The next operation of `block`; the block itself comes first.
    next: Option<OpId>,
    place: Place,
}

/// Where the operations of a block stand: the index of the block, and of the entry of its region.
#[derive(Clone, Copy)]
struct Place {
    block: u32,
    entry: u32,
    /// Another block of the region, of which an operation before used a value.
    met: u32,
}

impl Place {
    /// Notes a block of which a value is used. Only in the same region do all values of a block dominate if one does.
    fn meet(&mut self, body: &Body, other: u32) {
        let region = |block: u32| body.blocks.get(block as usize)?.region;
        if region(other).is_some_and(|other| region(self.block) == Some(other)) {
            self.met = other;
        }
    }
}

enum Step {
    Block(BlockId),
    Op(OpId),
    BlockEnd(BlockId),
}

impl Frame {
    fn new(body: &Body, op: OpId) -> Self {
        let region = body.region(op, 0);
        Frame {
            op,
            region,
            block: None,
            ended: None,
            next: None,
            place: Place {
                block: 0,
                entry: 0,
                met: 0,
            },
        }
    }

    fn next(&mut self, body: &Body) -> Option<Step> {
        if let Some(op) = self.next {
            self.next = body.next_op(op);
            return Some(Step::Op(op));
        }
        if let Some(block) = self.block.take() {
            self.ended = Some(block);
            return Some(Step::BlockEnd(block));
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
                    self.place.block = block.index() as u32;
                    if body.prev_block(block).is_none() {
                        self.place.entry = self.place.block;
                    }
                    self.place.met = self.place.entry;
                    return Some(Step::Block(block));
                }
                None => self.region = body.regions(self.op).skip_while(|&at| at != region).nth(1),
            }
        }
    }
}

/// Whether operations of the regions of `op` must come after what they use.
pub(crate) fn has_ssa_dominance(op: OpRef<'_>) -> bool {
    op.def()
        .is_some_and(|def: &OpDef| !def.has(Traits::GRAPH_REGION))
}
