//! Debug records: `llvm.intr.dbg.*`.

use super::expressions::expression;
use crate::body::FunctionImport;
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_ir::dominance::Dominance;
use terrace_ir::{Attr, BlockId, Failed, InsertPoint, ValueId};
use terrace_llvm as llvm;
use terrace_llvmir::{DebugLocation, DebugRecord, DebugRecordKind, MdKind, Value};

/// What is known of the debug records of the function that is imported.
#[derive(Default)]
pub(crate) struct FunctionDebug {
    /// Those that say where variables are, in the order of the conversion.
    records: Vec<DebugRecord>,
}

impl FunctionImport<'_> {
    /// Converts a label; other records are put off until their values are known.
    pub(crate) fn debug_record(&mut self, record: &DebugRecord) {
        if record.kind != DebugRecordKind::Label {
            self.debug.records.push(*record);
            return;
        }
        self.loc = self.location_of(record.debug_loc);
        match self.known.debug.nodes.get(self.shared, record.variable) {
            Some(label) => {
                type Op = llvm::DbgLabelOp;
                self.insert::<Op>(&[], &[], &[(Op::LABEL, label)]);
            }
            None => self.warn_of_record(record),
        }
    }

    /// Converts the debug records after everything else.
    pub(crate) fn convert_debug_records(&mut self) -> Result<(), Failed> {
        let mut dominated = DominatedBlocks::default();
        for record in std::mem::take(&mut self.debug.records) {
            self.convert_variable_record(&record, &mut dominated)?;
        }
        Ok(())
    }

    fn convert_variable_record(
        &mut self,
        record: &DebugRecord,
        dominated: &mut DominatedBlocks,
    ) -> Result<(), Failed> {
        self.loc = self.location_of(record.debug_loc);
        let kind = record.kind;
        let value = match kind {
            DebugRecordKind::Value | DebugRecordKind::Declare => self.recorded_value(record),
            _ => None,
        };
        let Some(value) = value else {
            self.warn_of_record(record);
            return Ok(());
        };
        let nodes = &mut self.known.debug.nodes;
        let Some(variable) = nodes.get(self.shared, record.variable) else {
            self.warn_of_record(record);
            return Ok(());
        };
        let value = self.value(value)?;
        let Some(at) = self.place_of_record(value, dominated) else {
            self.warn_of_record(record);
            return Ok(());
        };
        let expression = record.expression.and_then(|md| expression(self.shared, md));
        self.at = at;
        if kind == DebugRecordKind::Value {
            type Op = llvm::DbgValueOp;
            let props = props([Op::VAR_INFO, Op::LOCATION_EXPR], variable, expression);
            self.insert::<Op>(&[value], &[], &props);
        } else {
            type Op = llvm::DbgDeclareOp;
            let props = props([Op::VAR_INFO, Op::LOCATION_EXPR], variable, expression);
            self.insert::<Op>(&[value], &[], &props);
        }
        Ok(())
    }

    /// The only value that a record mentions.
    fn recorded_value(&self, record: &DebugRecord) -> Option<Value> {
        match record.location {
            DebugLocation::Value(value) => Some(value),
            DebugLocation::List(_) => None,
            DebugLocation::Metadata(md) => match self.shared.module.ctx.metadata.kind(md) {
                MdKind::Value(c) => Some(Value::from(*c)),
                _ => None,
            },
        }
    }

    /// Right after the definition of a value: after a landing pad for the arguments of a block that has one, and for what
    /// a terminator defines in a block that only the terminator leads to, if there is one.
    fn place_of_record(
        &self,
        value: ValueId,
        dominated: &mut DominatedBlocks,
    ) -> Option<InsertPoint> {
        let ctx = self.shared.ctx;
        let Some(op) = self.out.defining_op(value) else {
            let block = self.out.defining_block(value)?;
            let landing_pad = ctx.name::<llvm::LandingpadOp>();
            let first = self.out.first_op(block);
            return Some(match first.filter(|&op| self.out.name(op) == landing_pad) {
                Some(pad) => InsertPoint::after(&self.out, pad),
                None => InsertPoint::start(&self.out, block),
            });
        };
        if self.out.name(op) != ctx.name::<llvm::InvokeOp>() {
            return Some(InsertPoint::after(&self.out, op));
        }
        let block = self.out.parent_block(op)?;
        let block = dominated.first(&self.out, block)?;
        let last = self.out.last_op(block)?;
        Some(InsertPoint::before(&self.out, last))
    }

    fn warn_of_record(&mut self, record: &DebugRecord) {
        if self.shared.options.emit_expensive_warnings {
            let text = self.record_text(record);
            let what = match record.kind {
                DebugRecordKind::Label => "unhandled debug record",
                _ => "unhandled debug variable record",
            };
            self.diags.warning(self.loc, format!("{what} {text}"));
        }
    }

    /// A record as LLVM prints it.
    fn record_text(&self, _record: &DebugRecord) -> String {
        String::new()
    }
}

/// The properties of a record's operation; an expression that is not there has its default.
fn props(
    [variable_slot, expression_slot]: [usize; 2],
    variable: Attr,
    expression: Option<Attr>,
) -> Vec<(usize, Attr)> {
    let expression = expression.map(|expression| (expression_slot, expression));
    std::iter::once((variable_slot, variable))
        .chain(expression)
        .collect()
}

/// The first block, in the order of a walk along the branches, that a block dominates immediately.
#[derive(Default)]
struct DominatedBlocks {
    dominance: Dominance,
    known: FxHashMap<BlockId, Option<BlockId>>,
}

impl DominatedBlocks {
    fn first(&mut self, body: &terrace_ir::Body, block: BlockId) -> Option<BlockId> {
        if let Some(&known) = self.known.get(&block) {
            return known;
        }
        let mut seen = FxHashSet::from_iter([block]);
        let mut pending = vec![block];
        let mut found = None;
        while let Some(at) = pending.pop() {
            if self.dominance.immediate_dominator(body, at) == Some(block) {
                found = Some(at);
                break;
            }
            let successors = body.last_op(at).map(|last| body.successors(last));
            let successors: Vec<BlockId> = successors.into_iter().flatten().collect();
            let new = successors.into_iter().rev().filter(|next| !seen.contains(next));
            let new: Vec<BlockId> = new.collect();
            pending.extend(new);
            seen.insert(at);
        }
        self.known.insert(block, found);
        found
    }
}
