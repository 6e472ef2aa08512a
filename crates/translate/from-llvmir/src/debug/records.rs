//! Converts debug records to `llvm.intr.dbg.*` operations.

use super::expressions::expression;
use crate::body::FunctionImport;
use crate::shared::Shared;
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_ir::dominance::Dominance;
use terrace_ir::{BlockId, Failed, InsertPoint, ValueId};
use terrace_llvm as llvm;
use terrace_llvmir::{DebugLocation, DebugRecord, DebugRecordKind, Inst, InstKind, MdKind, Value};

/// The debug records of the function being imported.
#[derive(Default)]
pub(crate) struct FunctionDebug {
    /// The records before the next instruction.
    pub before: Vec<(Inst, DebugRecord)>,
    /// The records of variables, in conversion order.
    of_variables: Vec<(Inst, DebugRecord)>,
}

impl FunctionImport<'_> {
    /// Processes the records before an instruction. Labels are converted. Records of variables are deferred until
    /// their values are known. Records before a call of an intrinsic are dropped, unless debug records are imported
    /// as intrinsics.
    pub(crate) fn take_debug_records(&mut self, next: InstKind<'_>) -> Result<(), Failed> {
        if self.debug.before.is_empty() {
            return Ok(());
        }
        let records = std::mem::take(&mut self.debug.before);
        let are_intrinsics = self.shared.options.convert_debug_records;
        if let InstKind::Call(call) = next
            && !are_intrinsics
            && self.called_intrinsic(call).is_some()
        {
            for (_, record) in &records {
                self.lose_record(record);
            }
            return Ok(());
        }
        for (inst, record) in records {
            match record.kind {
                DebugRecordKind::Label => self.convert_label_record(inst, &record),
                DebugRecordKind::Assign | DebugRecordKind::DeclareValue if are_intrinsics => {
                    self.loc = self.location_of(record.debug_loc);
                    return Err(self.unhandled_intrinsic(inst));
                }
                _ => self.debug.of_variables.push((inst, record)),
            }
        }
        Ok(())
    }

    fn convert_label_record(&mut self, inst: Inst, record: &DebugRecord) {
        self.loc = self.location_of(record.debug_loc);
        match self.known.debug.nodes.get(self.shared, record.variable) {
            Some(label) => {
                type Op = llvm::DbgLabelOp;
                self.insert::<Op>(&[], &[], &[(Op::LABEL, label)]);
            }
            None => {
                self.lose_record(record);
                self.warn_of_record(inst, record.kind);
            }
        }
    }

    /// Converts the debug records of variables. Call this after converting everything else.
    pub(crate) fn convert_debug_records(&mut self) -> Result<(), Failed> {
        let mut dominated = DominatedBlocks::default();
        for (inst, record) in std::mem::take(&mut self.debug.of_variables) {
            if !self.convert_variable_record(&record, &mut dominated)? {
                self.lose_record(&record);
                self.warn_of_record(inst, record.kind);
            }
        }
        Ok(())
    }

    /// Converts a record if possible. The record's value is converted in any case.
    fn convert_variable_record(
        &mut self,
        record: &DebugRecord,
        dominated: &mut DominatedBlocks,
    ) -> Result<bool, Failed> {
        self.loc = self.location_of(record.debug_loc);
        let location = recorded_location(record);
        let value = location.and_then(|location| recorded_value(self.shared, location));
        let Some(value) = value else {
            return Ok(false);
        };
        let nodes = &mut self.known.debug.nodes;
        let Some(variable) = nodes.get(self.shared, record.variable) else {
            return Ok(false);
        };
        let value = self.value(value)?;
        let (op, slots) = match record.kind {
            DebugRecordKind::Value => {
                type Op = llvm::DbgValueOp;
                let name = self.shared.ctx.name::<Op>();
                (name, [Op::VAR_INFO, Op::LOCATION_EXPR])
            }
            DebugRecordKind::Declare => {
                type Op = llvm::DbgDeclareOp;
                let name = self.shared.ctx.name::<Op>();
                (name, [Op::VAR_INFO, Op::LOCATION_EXPR])
            }
            _ => return Ok(false),
        };
        let Some(at) = self.place_of_record(value, dominated) else {
            return Ok(false);
        };
        self.at = at;
        let expression = record.expression.and_then(|md| expression(self.shared, md));
        let [variable_slot, expression_slot] = slots;
        let mut props = vec![(variable_slot, variable)];
        props.extend(expression.map(|expression| (expression_slot, expression)));
        self.insert_named(op, &[value], &[], &props);
        Ok(true)
    }

    /// Returns the insertion point after the definition of a value. If the block of a block argument begins with a
    /// landing pad, returns the point after the landing pad. For the result of an `invoke`, returns a point in a
    /// block that the block of the `invoke` dominates immediately.
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

    fn warn_of_record(&mut self, inst: Inst, kind: DebugRecordKind) {
        if self.shared.options.emit_expensive_warnings {
            let what = match kind {
                DebugRecordKind::Label => "unhandled debug record",
                _ => "unhandled debug variable record",
            };
            let text = self.inst_text(inst);
            self.diags.warning(self.loc, format!("{what} {text}"));
        }
    }
}

/// Returns the location of a record's variable, or `None` for records that are not converted.
pub(super) fn recorded_location(record: &DebugRecord) -> Option<DebugLocation> {
    match record.assign {
        None => Some(record.location),
        Some((_, address, _)) if !matches!(record.location, DebugLocation::List(_)) => {
            Some(address)
        }
        Some(_) => None,
    }
}

/// Returns the single value of a variable location.
pub(super) fn recorded_value(shared: &Shared<'_>, location: DebugLocation) -> Option<Value> {
    match location {
        DebugLocation::Value(value) => Some(value),
        DebugLocation::List(_) => None,
        DebugLocation::Metadata(md) => match shared.module.ctx.metadata.kind(md) {
            MdKind::Value(c) => Some(Value::from(*c)),
            _ => None,
        },
    }
}

/// Caches, for each block, the first block in depth-first order that it dominates immediately.
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
            let new = successors
                .into_iter()
                .rev()
                .filter(|next| !seen.contains(next));
            let new: Vec<BlockId> = new.collect();
            pending.extend(new);
            seen.insert(at);
        }
        self.known.insert(block, found);
        found
    }
}
