//! Verifies IR, and thereby defines valid IR. Messages are MLIR's.
//!
//! For each isolated operation, the verifier first checks every operation in it in textual order: structure, traits,
//! constraints and the operation's own verifier, then the contents of the regions, then the rules about regions. After
//! that it checks dominance. It stops checking an operation at the operation's first error, and a body at the body's
//! first error.

mod constraints;
mod known;
mod report;
mod structure;
mod symbols;

pub(crate) use constraints::{Side, wrong_type};
pub use report::Reporter;
pub(crate) use structure::count_of;

use crate::interfaces::{DialectAttrs, ShapeTraits, SymbolUserOpInterface};
use crate::parallel::for_each;
use crate::{
    Attr, BlockId, Body, Context, Diagnostics, DictionaryAttr, Dominance, Failed, Loc, OpDef, OpId,
    OpRef, RegionId, StubRef, SymbolScope, Traits, ValueId,
};
use known::{Known, Signature};
use smallvec::{SmallVec, smallvec};
use std::sync::Arc;

const SHAPE_TRAITS: Traits = Traits::SAME_OPERANDS_AND_RESULT_SHAPE
    .or(Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)
    .or(Traits::ELEMENTWISE);

/// The text for the note on a panic in an operation's verifier.
const VERIFIER: &str = "the verifier of";

/// With fewer operations than this, another thread does not pay off.
const MIN_OPS: usize = 4096;

/// Verifies a body and everything nested in it.
pub fn verify(ctx: &Context, body: &Body, diags: &mut Diagnostics) -> Result<(), Failed> {
    verify_on(ctx, body, 1, diags)
}

pub(crate) const OTHER_CONTEXT: &str =
    "this IR belongs to another context; contexts do not share types and attributes";

/// Like [`verify`], on this many threads. The reports do not depend on the number of threads.
pub fn verify_on(
    ctx: &Context,
    body: &Body,
    threads: usize,
    diags: &mut Diagnostics,
) -> Result<(), Failed> {
    if body.context.is_some_and(|context| context != ctx.id()) {
        return Err(diags.error(Loc::UNKNOWN, OTHER_CONTEXT));
    }
    let mut verifier = Verifier::new(ctx);
    verifier.set_threads(threads);
    verifier.body(body, None, &mut Reporter { ctx, diags })
}

/// Returns true if an operation has the parts that its definition requires, for [`OpRef::well_formed`].
pub(crate) fn is_well_formed(op: OpRef<'_>) -> bool {
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

/// The models of operations that use symbols, indexed by operation name.
type SymbolUsers = [Option<&'static dyn SymbolUserOpInterface>];

/// Verifies many bodies of one context.
pub struct Verifier<'a> {
    ctx: &'a Context,
    symbol_users: Arc<SymbolUsers>,
    /// The model that checks the traits about shapes.
    shapes: Option<&'static dyn ShapeTraits>,
    threads: usize,
    unchanged: bool,
    dominance: Dominance,
    known: Known,
}

impl<'a> Verifier<'a> {
    /// Creates a verifier for one context.
    pub fn new(ctx: &'a Context) -> Self {
        Self::with_symbol_users(ctx, ctx.op_interface_table().into())
    }

    fn with_symbol_users(ctx: &'a Context, symbol_users: Arc<SymbolUsers>) -> Self {
        Verifier {
            ctx,
            symbol_users,
            shapes: ctx.dialect_interface("builtin"),
            threads: 1,
            unchanged: false,
            dominance: Dominance::new(),
            known: Known::new(),
        }
    }

    /// Sets the number of threads that verify sibling isolated operations. The default is one.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads;
    }

    /// Sets if the checks that read one operation alone also run for operations that did not change since they were
    /// verified. An unchanged operation that is no longer valid is then an internal error. Debug builds always run these
    /// checks, and panic. The default is false.
    pub fn set_unchanged(&mut self, unchanged: bool) {
        self.unchanged = unchanged;
    }

    /// Verifies the body of an isolated operation. `scope` contains the enclosing symbol tables.
    pub fn body(
        &mut self,
        body: &Body,
        scope: Option<&SymbolScope<'_>>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let root = OpRef::new(self.ctx, body, OpId::ROOT);
        self.root(root, Seen::Not, report)?;
        symbols::verify_uses(root, scope, &self.symbol_users, report)
    }

    /// Verifies the root of a body and everything in it, except uses of symbols.
    fn root(
        &mut self,
        root: OpRef<'_>,
        seen: Seen,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let loaded = self.ctx.num_loaded();
        if !self.unchanged && root.body.is_valid(loaded) {
            debug_assert!(
                self.whole_holds(root),
                "invariant: '{}' is invalid, although its body counts as verified and unchanged",
                root.name_str()
            );
            // More checks run for a root without a stub.
            return match seen {
                Seen::Not => self.enter(root, seen, report),
                Seen::Stub => Ok(()),
            };
        }
        let reported = report.diags.count();
        self.whole(root, seen, report)?;
        // A warning is reported each time.
        if report.diags.count() == reported {
            root.body.note_valid(loaded);
        }
        Ok(())
    }

    /// Runs the checks that are skipped for the root of a body that counts as verified.
    fn whole_holds(&mut self, root: OpRef<'_>) -> bool {
        let mut diags = Diagnostics::new();
        let report = &mut Reporter {
            ctx: root.ctx,
            diags: &mut diags,
        };
        self.whole(root, Seen::Stub, report).is_ok() && diags.is_empty()
    }

    fn whole(
        &mut self,
        root: OpRef<'_>,
        seen: Seen,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        self.structure(root, seen, report)?;
        #[cfg(debug_assertions)]
        structure::detached(root, report)?;
        self.dominance.clear();
        verify_dominance(root, &mut self.dominance, report)
    }

    /// Verifies everything except dominance and uses of symbols, for the root and everything in it.
    fn structure(
        &mut self,
        root: OpRef<'_>,
        seen: Seen,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let body = root.body;
        self.enter(root, seen, report)?;
        let may_branch_early = structure::may_branch_early(body);
        let mut frames: SmallVec<[Frame; 2]> = smallvec![Frame::new(root)];
        // Operations with their own bodies that remain to be verified, with the number of enclosing frames.
        let mut isolated: Vec<(usize, OpId)> = Vec::new();
        // One frame per nested operation with regions. Frames of deep nesting are on the heap.
        while let Some(frame) = frames.last_mut() {
            match frame.next(body) {
                Some(WalkEvent::Block(block)) => {
                    let may_lack = frame.may_lack_terminator(body);
                    structure::verify_block(root, block, may_lack, may_branch_early, report)?
                }
                Some(WalkEvent::BlockEnd(block)) => {
                    if !frame.may_lack_terminator(body) {
                        structure::verify_block_end(root, block, report)?
                    }
                }
                Some(WalkEvent::Op(op)) => {
                    if self.is_settled(root.with(op)) {
                        continue;
                    }
                    if let Some(nested) = body.nested(op) {
                        // As upstream, only operations with regions wait for the others.
                        match nested.region(OpId::ROOT, 0) {
                            Some(_) => isolated.push((frames.len(), op)),
                            None => self.isolated(root, vec![op], report)?,
                        }
                        continue;
                    }
                    let op = root.with(op);
                    self.enter(op, Seen::Not, report)?;
                    match body.region(op.id, 0) {
                        Some(_) => frames.push(Frame::new(op)),
                        None => exit(op, report)?,
                    }
                }
                None => {
                    let op = frame.op;
                    let depth = frames.len();
                    frames.pop();
                    // Isolated operations are verified after their siblings. An error in one does not hide errors in
                    // the others.
                    let first = isolated.partition_point(|entry| entry.0 < depth);
                    if first < isolated.len() {
                        let stubs = isolated.drain(first..).map(|entry| entry.1).collect();
                        self.isolated(root, stubs, report)?;
                    }
                    exit(root.with(op), report)?;
                }
            }
        }
        Ok(())
    }

    /// Verifies sibling operations with their own bodies.
    fn isolated(
        &mut self,
        root: OpRef<'_>,
        stubs: Vec<OpId>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let body = root.body;
        let ops = || {
            let nested = stubs.iter().filter_map(|&stub| body.nested(stub));
            nested.map(Body::op_capacity).sum::<usize>()
        };
        if self.threads < 2 || stubs.len() < 2 || ops() < MIN_OPS {
            let mut all = Ok(());
            for stub in stubs {
                all = self.one_isolated(root.with(stub), report).and(all);
            }
            return all;
        }
        let (ctx, users, unchanged) = (self.ctx, &self.symbol_users, self.unchanged);
        let (results, _) = for_each(
            stubs,
            self.threads,
            || {
                let mut worker = Verifier::with_symbol_users(ctx, Arc::clone(users));
                worker.unchanged = unchanged;
                worker
            },
            |worker, stub| {
                let mut diags = Diagnostics::new();
                let mut report = Reporter {
                    ctx,
                    diags: &mut diags,
                };
                let result = worker.one_isolated(root.with(stub), &mut report);
                (result, diags)
            },
        );
        let mut all = Ok(());
        for (result, diags) in results {
            report.diags.append(diags);
            all = result.and(all);
        }
        all
    }

    /// Verifies an operation with its own body, and the body.
    fn one_isolated(&mut self, op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
        let Some(stub) = op.stub() else {
            return Ok(());
        };
        verify_stub(stub, report)?;
        self.root(stub.record(), Seen::Stub, report)
    }

    /// Returns true if `enter` and `exit` need not run for an operation, because it did not change since it was verified
    /// and none of its checks read anything else.
    fn is_settled(&mut self, op: OpRef<'_>) -> bool {
        let head = op.body.head(op.id);
        let def = head.name.and_then(|name| op.ctx.op_def(name));
        let is_settled = !self.unchanged
            && !head.has_extra
            && op.body.is_checked(op.id)
            && def.is_some_and(OpDef::is_verified_alone);
        debug_assert!(
            !is_settled || self.would_pass(op),
            "invariant: '{}' is invalid, although it counts as verified on its own",
            op.name_str()
        );
        is_settled
    }

    /// Runs the checks that are skipped for an operation that [`is_settled`](Self::is_settled).
    fn would_pass(&mut self, op: OpRef<'_>) -> bool {
        let mut diags = Diagnostics::new();
        let report = &mut Reporter {
            ctx: op.ctx,
            diags: &mut diags,
        };
        self.enter(op, Seen::Not, report).is_ok() && exit(op, report).is_ok()
    }

    /// Verifies the operation itself, before its regions.
    fn enter(
        &mut self,
        op: OpRef<'_>,
        seen: Seen,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let note = op.panic_note(VERIFIER);
        let result = self.checks(op, seen, report);
        note.done();
        result
    }

    fn checks(
        &mut self,
        op: OpRef<'_>,
        seen: Seen,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        self.discardable_attrs(op, report)?;
        let Some(def) = op.def() else {
            // An operation without a definition is checked after its regions.
            return Ok(());
        };
        if let Seen::Not = seen
            && op.body.is_checked(op.id)
        {
            if self.unchanged && !self.holds_alone(op, def) {
                let message = "internal error: the operation is invalid, although it counts as verified and unchanged";
                return Err(report.error(op, message));
            }
            debug_assert!(
                self.holds_alone(op, def),
                "invariant: '{}' is invalid, although it counts as verified and unchanged",
                op.name_str()
            );
            structure::verify(op, def, report)?;
            structure::verify_place(op, def, report)?;
            return match def.verifies_alone() {
                true => Ok(()),
                false => def.verify_own(op, report),
            };
        }
        let signature = match seen {
            Seen::Not => Signature::of(op),
            Seen::Stub => None,
        };
        let is_known = signature.is_some_and(|signature| self.known.contains(&signature));
        debug_assert!(!is_known || self.holds_alone(op, def));
        match seen {
            Seen::Not => {
                if !is_known {
                    structure::counts(op, def, report)?;
                }
                structure::verify(op, def, report)?;
            }
            Seen::Stub => structure::all_segments(op, def, report)?,
        }
        if !is_known {
            constraints::check(op, def).map_err(|violation| violation.report(op, report))?;
        }
        structure::verify_place(op, def, report)?;
        if !is_known || !def.verifies_alone() {
            def.verify_own(op, report)?;
        }
        if !is_known {
            self.shapes(op, def, report)?;
            if let Some(signature) = signature {
                self.known.insert(signature);
            }
        }
        if let Seen::Not = seen {
            op.body.note_checked(op.id);
        }
        Ok(())
    }

    /// Runs the checks that are skipped for an operation whose bit in `CheckedOps` is set or whose signature is known.
    fn holds_alone(&self, op: OpRef<'_>, def: &'static OpDef) -> bool {
        let mut diags = Diagnostics::new();
        let report = &mut Reporter {
            ctx: op.ctx,
            diags: &mut diags,
        };
        structure::counts(op, def, report).is_ok()
            && constraints::check(op, def).is_ok()
            && (!def.verifies_alone() || def.verify_own(op, report).is_ok())
            && self.shapes(op, def, report).is_ok()
    }

    /// Checks the traits about shapes.
    fn shapes(
        &self,
        op: OpRef<'_>,
        def: &'static OpDef,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        match self.shapes {
            Some(shapes)
                if SHAPE_TRAITS.0 & def.traits.0 != 0
                    && !def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE) =>
            {
                shapes.verify(op, report)
            }
            _ => Ok(()),
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
        // Attributes of one dialect are usually adjacent.
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
}

/// Checks the stub of an operation with its own body.
fn verify_stub(stub: StubRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let record = stub.record();
    let note = record.panic_note(VERIFIER);
    let result = stub_checks(stub, report);
    note.done();
    result
}

fn stub_checks(stub: StubRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let (op, record) = (stub.row(), stub.record());
    let Some(def) = record.def() else {
        return Ok(());
    };
    structure::region_count(record, def, report)?;
    structure::value_counts(op, def, report)?;
    structure::blocks(record, def, report)?;
    structure::parents(record, op, def, report)?;
    if let Some(verify) = def.verify_place {
        verify(stub, report)?;
    }
    constraints::values(op, def).map_err(|violation| violation.report(op, report))
}

/// Verifies an operation after its regions. An operation without a definition has no other checks.
fn exit(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let note = op.panic_note(VERIFIER);
    let result = exit_checks(op, report);
    note.done();
    result
}

fn exit_checks(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
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

/// Checks that the definitions of operands dominate their uses.
fn verify_dominance(
    root: OpRef<'_>,
    dominance: &mut Dominance,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let body = root.body;
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
                if body.has_extra(op) && !body.is_nested(op) {
                    inner.extend(body.regions(op));
                }
            }
        }
        regions.extend(inner.into_iter().rev());
    }
    Ok(())
}

/// The part of an isolated operation that was verified before its body.
#[derive(Clone, Copy)]
enum Seen {
    Not,
    /// The stub.
    Stub,
}

/// Returns the index of the first operand whose definition does not dominate the operation.
fn undominated(
    op: OpRef<'_>,
    region: RegionId,
    ssa: bool,
    dominance: &mut Dominance,
) -> Option<usize> {
    op.body.operands(op.id).position(|value| {
        // In a graph region, only values from outside must dominate their uses.
        (ssa || is_ordered_outside(op, value, region))
            && !dominance.value_dominates(op.body, value, op.id)
    })
}

/// Returns true if a value is defined outside `region`, in a region with SSA dominance.
#[cold]
fn is_ordered_outside(root: OpRef<'_>, value: ValueId, region: RegionId) -> bool {
    let body = root.body;
    let block = body.defining_block(value);
    let home = block.and_then(|block| body.parent_region(block));
    home.is_none_or(|home| home != region && has_ssa_dominance(root.with(body.region_owner(home))))
}

/// The position of the structural walk in an operation.
struct Frame {
    op: OpId,
    region: Option<RegionId>,
    /// True if a region with a single block needs no terminator.
    needs_no_terminator: bool,
    /// The block whose operations are being walked. Its end event follows them.
    block: Option<BlockId>,
    /// The block before `block`, or the last block. The search for the next block starts here.
    ended: Option<BlockId>,
    /// The next operation of `block`. The event of the block itself comes first.
    next: Option<OpId>,
}

enum WalkEvent {
    Block(BlockId),
    Op(OpId),
    BlockEnd(BlockId),
}

impl Frame {
    fn new(op: OpRef<'_>) -> Self {
        let def = op.def();
        Frame {
            op: op.id,
            region: op.body.region(op.id, 0),
            needs_no_terminator: def.is_none_or(|def| def.has(Traits::NO_TERMINATOR)),
            block: None,
            ended: None,
            next: None,
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
                    return Some(WalkEvent::Block(block));
                }
                None => self.region = body.regions_behind(region).next(),
            }
        }
    }
}

/// Returns true if operations in the regions of `op` must follow the definitions of their operands.
pub(crate) fn has_ssa_dominance(op: OpRef<'_>) -> bool {
    op.def()
        .is_some_and(|def: &OpDef| !def.has(Traits::GRAPH_REGION))
}
