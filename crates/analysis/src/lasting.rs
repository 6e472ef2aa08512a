//! What operations change when they are only asked what they fold to.
//!
//! MLIR's analysis of constants calls folders, some of which change the operation for good: `memref.extract_strided_metadata`
//! makes constants of the sizes that its type knows. An analysis that has started does not look at those constants by itself, so
//! that it knows nothing of them, nor of what uses them. The passes that ask then work on IR that has them.
//!
//! Here the IR stays as it is while it is analyzed. The [`Overlay`] says what is read in place of an operand, and what was
//! changed is [made](crate::Facts::lasting) by the pass.

use crate::bodies::BodyId;
use crate::sparse::Lasting;
use rustc_hash::FxHashMap;
use terrace_ir::interfaces::MaterializeConstant;
use terrace_ir::opdef::Folded;
use terrace_ir::{Attr, Body, FoldResult, OpDef, OpId, OpRef, SmallVec, Use, ValueId};

/// A constant that is to be created before an operation, in place of uses of a result of it.
pub(crate) struct Created {
    /// The result whose uses it gets.
    pub(crate) result: ValueId,
    pub(crate) attr: Attr,
    /// The dialect of the constant.
    pub(crate) dialect: &'static str,
    /// Its uses, the newest first.
    pub(crate) uses: SmallVec<[Use; 4]>,
}

/// What would be different in the IR if the changes had been made.
#[derive(Default)]
pub(crate) struct Overlay {
    /// What is read in place of operands.
    operands: FxHashMap<(BodyId, OpId, usize), ValueId>,
    /// By the values that stand for theirs, of each body apart. No value of the body has such a number.
    created: FxHashMap<(BodyId, ValueId), Created>,
    /// The values of those that are created before an operation, in order.
    before: FxHashMap<(BodyId, OpId), SmallVec<[ValueId; 4]>>,
    /// What changed, in order. Of the constants it has the values that stand for theirs.
    pub(crate) changes: Vec<Lasting<ValueId>>,
}

impl Overlay {
    /// What is read where the IR has `value`.
    pub(crate) fn read(&self, body: BodyId, op: OpId, index: usize, value: ValueId) -> ValueId {
        match self.operands.is_empty() {
            true => value,
            false => *self.operands.get(&(body, op, index)).unwrap_or(&value),
        }
    }

    /// What is read where an operation asks for one of its operands by value.
    pub(crate) fn read_by_value(
        &self,
        (id, body): (BodyId, &Body),
        op: OpId,
        value: ValueId,
    ) -> ValueId {
        if self.operands.is_empty() {
            return value;
        }
        let index = body.operands(op).position(|operand| operand == value);
        index.map_or(value, |index| self.read(id, op, index, value))
    }

    /// The constant that a value stands for.
    pub(crate) fn created(&self, body: BodyId, value: ValueId) -> Option<&Created> {
        self.created.get(&(body, value))
    }

    /// The values of the constants before an operation.
    pub(crate) fn before(&self, body: BodyId, op: OpId) -> SmallVec<[ValueId; 4]> {
        self.before.get(&(body, op)).cloned().unwrap_or_default()
    }

    /// The uses of a value that are still its own.
    pub(crate) fn uses(&self, id: BodyId, body: &Body, value: ValueId) -> SmallVec<[Use; 4]> {
        if self.operands.is_empty() {
            return body.uses(value).collect();
        }
        match self.created(id, value) {
            Some(created) => created.uses.clone(),
            None => {
                let is_kept = |used: &Use| !self.operands.contains_key(&(id, used.op, used.index));
                body.uses(value).filter(is_kept).collect()
            }
        }
    }

    /// Whether constants are created before an operation.
    pub(crate) fn is_before(&self, body: BodyId, op: impl FnOnce() -> Option<OpId>) -> bool {
        !self.before.is_empty() && op().is_some_and(|op| self.before.contains_key(&(body, op)))
    }

    /// An operation changed. `next` is the number of the next value of the body. Returns how many constants are created.
    pub(crate) fn change(
        &mut self,
        at: OpRef<'_>,
        id: BodyId,
        changes: FoldResult,
        next: usize,
    ) -> usize {
        let OpRef { ctx, body, id: op } = at;
        let dialect = at.def().map_or("", OpDef::dialect);
        let constants = ctx.dialect_interface::<dyn MaterializeConstant>(dialect);
        let mut values = Vec::new();
        let mut made = FoldResult::new();
        for change in changes {
            let Folded::SetUses(index, attr) = change else {
                made.push(change);
                continue;
            };
            let result = body.result(op, index as usize);
            let uses = self.uses(id, body, result);
            let ty = body.ty(result);
            let constant = constants.and_then(|constants| constants.operation(ctx, attr, ty));
            let Some(constant) = constant.filter(|_| !uses.is_empty()) else {
                continue;
            };
            made.push(change);
            let value = ValueId::from_index(next + values.len());
            let mut uses = Folded::uses_set(&uses);
            for used in &uses {
                self.operands.insert((id, used.op, used.index), value);
            }
            uses.reverse();
            let created = Created {
                result,
                attr,
                dialect: constant.dialect(),
                uses,
            };
            self.created.insert((id, value), created);
            values.push(value);
        }
        let count = values.len();
        if count > 0 {
            let before = self.before.entry((id, op)).or_default();
            before.extend(values.iter().copied());
        }
        if !made.is_empty() {
            self.changes.push(Lasting {
                body: id,
                op,
                changes: made,
                constants: values,
            });
        }
        count
    }
}
