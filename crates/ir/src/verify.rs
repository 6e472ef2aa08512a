//! The verifier: what valid IR is.
//!
//! For each isolated operation: every operation in it is checked in order of text (structure, traits, constraints, its own
//! verifier; then its regions' contents; then what concerns regions), and after that dominance. Messages are MLIR's. After
//! the first error in an operation that operation is left; the verifier of a body stops at its first error.

mod constraints;
mod structure;

use crate::interfaces::{DialectAttrs, SymbolUser};
use crate::{
    Attr, BlockId, Body, Context, Diagnostics, DictionaryAttr, Dominance, Failed, OpDef, OpId,
    OpRef, RegionId, SymbolScope, SymbolTable, Traits,
};

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
    Verifier::new(ctx).body(body, None, &mut Reporter { ctx, diags })
}

/// A verifier and what it computes once per context: for verifying many bodies.
pub struct Verifier<'a> {
    ctx: &'a Context,
    symbol_users: Vec<Option<&'static dyn SymbolUser>>,
    has_symbol_users: bool,
    dominance: Vec<Dominance>,
}

impl<'a> Verifier<'a> {
    /// A verifier for one context.
    pub fn new(ctx: &'a Context) -> Self {
        let symbol_users = ctx.op_interface_table::<dyn SymbolUser>();
        let has_symbol_users = symbol_users.iter().any(Option::is_some);
        Verifier {
            ctx,
            symbol_users,
            has_symbol_users,
            dominance: Vec::new(),
        }
    }

    /// Verifies an isolated operation's body. `scope` are the symbol tables around it.
    pub fn body(
        &mut self,
        body: &Body,
        scope: Option<&SymbolScope<'_>>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        self.structure(body, report)?;
        let mut dominance = self.dominance.pop().unwrap_or_default();
        dominance.clear();
        let result = self.dominance(body, &mut dominance, report);
        self.dominance.push(dominance);
        result?;
        self.symbols(body, scope, report)
    }

    /// Everything but dominance and symbol uses, of the root and all in it.
    fn structure(&mut self, body: &Body, report: &mut Reporter<'_>) -> Result<(), Failed> {
        let root = OpRef::new(self.ctx, body, OpId::ROOT);
        self.enter(root, report)?;
        let mut frames = vec![Frame::new(body, OpId::ROOT)];
        // Nested bodies that are to be verified, with the number of frames around them.
        let mut isolated: Vec<(usize, &Body)> = Vec::new();
        // A frame per nested operation with regions, on the heap: nesting may be deep.
        while let Some(frame) = frames.last_mut() {
            match frame.next(body) {
                Some(Step::Block(block)) => self.block(root, block, report)?,
                Some(Step::End(block)) => structure::verify_block_end(root, block, report)?,
                Some(Step::Op(op)) => {
                    let op_ref = root.with(op);
                    if let Some(nested) = body.nested(op) {
                        structure::entry(op_ref, report)?;
                        constraints::verify_stub(op_ref, report)?;
                        isolated.push((frames.len(), nested));
                        continue;
                    }
                    self.enter(op_ref, report)?;
                    match body.extra(op) {
                        Some(extra) if extra.first_region.is_some() => {
                            frames.push(Frame::new(body, op))
                        }
                        _ => self.exit(op_ref, report)?,
                    }
                }
                None => {
                    let op = frame.op;
                    let depth = frames.len();
                    frames.pop();
                    // Isolated operations come after the others beside them; an error in one does not hide the others'.
                    let first = isolated.partition_point(|entry| entry.0 < depth);
                    let mut result = Ok(());
                    for (_, nested) in isolated.drain(first..) {
                        result = self.nested_structure(nested, report).and(result);
                    }
                    result?;
                    self.exit(root.with(op), report)?;
                }
            }
        }
        Ok(())
    }

    /// A nested body is verified whole; its symbol uses are checked by the table it is in.
    fn nested_structure(&mut self, nested: &Body, report: &mut Reporter<'_>) -> Result<(), Failed> {
        self.structure(nested, report)?;
        let mut dominance = self.dominance.pop().unwrap_or_default();
        dominance.clear();
        let result = self.dominance(nested, &mut dominance, report);
        self.dominance.push(dominance);
        result
    }

    fn enter(&self, op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
        self.discardable_attrs(op, report)?;
        match op.def() {
            Some(def) => {
                structure::verify(op, def, report)?;
                constraints::verify(op, def, report)?;
                structure::verify_place(op, def, report)?;
                if let Some(verify) = def.verify {
                    verify(op, report)?;
                }
                Ok(())
            }
            None => structure::verify_unregistered(op, report),
        }
    }

    fn exit(&self, op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
        let Some(def) = op.def() else { return Ok(()) };
        structure::verify_regions(op, def, report)?;
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

    fn block(
        &self,
        root: OpRef<'_>,
        block: BlockId,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        structure::verify_block(root, block, report)
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
                    if ssa {
                        for (index, value) in body.operands(op).enumerate() {
                            if !dominance.value_dominates(body, value, op) {
                                return Err(structure::dominance_error(
                                    root.with(op),
                                    index,
                                    report,
                                ));
                            }
                        }
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
        if !self.has_symbol_users && self.ctx.registered_ops() == 0 {
            return Ok(());
        }
        let ctx = self.ctx;
        let root = OpRef::new(ctx, body, OpId::ROOT);
        let table;
        let own;
        let mut scope = scope;
        if root.def().is_some_and(|def| def.has(Traits::SYMBOL_TABLE)) {
            structure::verify_unique_symbols(root, report)?;
            table = SymbolTable::new(ctx, body, OpId::ROOT);
            own = SymbolScope::new(ctx, body, &table, scope);
            scope = Some(&own);
        }
        for op in body.walk(OpId::ROOT) {
            match body.nested(op) {
                Some(nested) => self.symbols(nested, scope, report)?,
                None => {
                    if let (Some(Some(user)), Some(scope)) =
                        (self.symbol_users.get(body.name(op).index()), scope)
                    {
                        user.verify_symbol_uses(root.with(op), scope, report)?;
                    }
                }
            }
        }
        if let (Some(Some(user)), Some(scope)) =
            (self.symbol_users.get(body.name(OpId::ROOT).index()), scope)
        {
            user.verify_symbol_uses(root, scope, report)?;
        }
        Ok(())
    }
}

/// Where the structural walk stands in an operation.
struct Frame {
    op: OpId,
    region: Option<RegionId>,
    block: Option<BlockId>,
    /// The next operation of `block`; the block itself comes first.
    next: Option<OpId>,
    /// Whether the end of `block` was not reached yet.
    open: bool,
}

enum Step {
    Block(BlockId),
    Op(OpId),
    /// All operations of the block were visited.
    End(BlockId),
}

impl Frame {
    fn new(body: &Body, op: OpId) -> Self {
        let region = body.region(op, 0);
        Frame {
            op,
            region,
            block: None,
            next: None,
            open: false,
        }
    }

    fn next(&mut self, body: &Body) -> Option<Step> {
        if let Some(op) = self.next {
            self.next = body.next_op(op);
            return Some(Step::Op(op));
        }
        if let Some(block) = self.block
            && std::mem::take(&mut self.open)
        {
            return Some(Step::End(block));
        }
        loop {
            let region = self.region?;
            self.block = match self.block {
                None => body.entry_block(region),
                Some(block) => body.next_block(block),
            };
            match self.block {
                Some(block) => {
                    self.next = body.first_op(block);
                    self.open = true;
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
