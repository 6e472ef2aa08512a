//! Edits a finished body in place: replaces operands, removes instructions and debug records.

use rustc_hash::FxHashMap;

use super::{
    Block, BlockData, CALL_HEADER_WORDS, DebugLocation, DebugRecord, FunctionBody, HAS_METADATA,
    Inst, InstData, MdKindId, Op, Value, ValueKind,
};
use crate::attributes::AttrList;
use crate::builder::RawBuilder;
use crate::context::Context;
use crate::handle::id;
use crate::metadata::Md;
use crate::types::Type;

/// The fate of an instruction that [`FunctionBody::rewrite`] visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewrite {
    /// The instruction is kept.
    Keep,
    /// The instruction is removed. It must have no uses.
    Erase,
    /// The instruction is removed. This value takes over its name and its uses.
    Replace(Value),
}

/// The index of the attributes in a call's header.
const CALL_ATTRIBUTES: usize = 2;

/// Returns the offset of a call's header in the pool.
fn call_header(data: &InstData, pool: &[u32]) -> Option<usize> {
    let at = data.b as usize;
    match data.op {
        Op::Call => Some(at),
        Op::Invoke => Some(at + 2),
        Op::CallBr => Some(at + 2 + pool[at + 1] as usize),
        _ => None,
    }
}

impl FunctionBody {
    /// Replaces each operand of every instruction, debug record and local metadata node by the result of `new`.
    pub fn replace_operands(&mut self, mut new: impl FnMut(Value) -> Value) {
        for at in 0..self.insts.len() {
            self.replace_operands_of(Inst(at as u32), &mut new);
        }
        for edge in &mut self.incoming {
            edge.value = new(edge.value);
        }
        for record in &mut self.records {
            let mut location = |location: &mut DebugLocation| {
                if let DebugLocation::Value(value) = location {
                    *value = new(*value);
                }
            };
            location(&mut record.location);
            if let Some((_, address, _)) = &mut record.assign {
                location(address);
            }
        }
        for value in self.locals.iter_mut().flat_map(|local| &mut local.values) {
            *value = new(*value);
        }
    }

    /// Replaces the metadata of every attachment and debug record by the result of `new`.
    pub fn replace_metadata(&mut self, new: impl Fn(Md) -> Md) {
        for (.., md) in &mut self.attachments {
            *md = new(*md);
        }
        for record in &mut self.records {
            let location = |location: &mut DebugLocation| {
                if let DebugLocation::Metadata(md) = location {
                    *md = new(*md);
                }
            };
            location(&mut record.location);
            record.variable = new(record.variable);
            record.expression = record.expression.map(&new);
            record.debug_loc = new(record.debug_loc);
            if let Some((id, address, expression)) = &mut record.assign {
                *id = new(*id);
                location(address);
                *expression = new(*expression);
            }
        }
    }

    /// Calls `change` for each instruction and debug record in textual order. Instructions that `change` builds are
    /// inserted before the visited one and inherit its `!dbg`. Uses are replaced at the end, so `change` sees the
    /// original operands.
    pub fn rewrite(
        &mut self,
        ctx: &mut Context,
        mut change: impl FnMut(&mut RawBuilder<'_>, Inst) -> Rewrite,
    ) {
        let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
        for at in 0..self.order.len() {
            let block = self.order[at];
            let mut next = self.blocks[block.index()].first;
            self.blocks[block.index()] = BlockData::default();
            while let Some(inst) = next.checked_sub(1).map(Inst) {
                next = self.insts[inst.index()].next;
                let debug_loc = self.attachment(inst, MdKindId::DBG);
                let mut builder = RawBuilder::on(ctx, self);
                builder.switch_to(block);
                builder.set_debug_loc(debug_loc);
                match change(&mut builder, inst) {
                    Rewrite::Keep => self.link(block, inst),
                    Rewrite::Erase => {}
                    Rewrite::Replace(value) => {
                        self.hand_on_name(inst, value);
                        replaced.insert(Value::inst(inst), value);
                    }
                }
            }
        }
        if replaced.is_empty() {
            return;
        }
        self.replace_operands(|mut value| {
            // A replacement may itself have been replaced. Chains are acyclic.
            while let Some(&new) = replaced.get(&value) {
                value = new;
            }
            value
        });
    }

    /// Replaces the callee of a call. Does nothing for other instructions.
    pub fn set_callee(&mut self, inst: Inst, function_type: Type, callee: Value) {
        let data = &mut self.insts[inst.index()];
        if let Some(header) = call_header(data, &self.pool) {
            data.a = callee.raw();
            self.pool[header] = function_type.0;
        }
    }

    /// Replaces the attributes of a call. Does nothing for other instructions.
    pub fn set_call_attributes(&mut self, inst: Inst, attrs: AttrList) {
        let data = &self.insts[inst.index()];
        if let Some(header) = call_header(data, &self.pool) {
            self.pool[header + CALL_ATTRIBUTES] = attrs.0;
        }
    }

    /// Removes all debug records.
    pub(crate) fn remove_records(&mut self) {
        if self.records.is_empty() {
            return;
        }
        for at in 0..self.order.len() {
            let block = self.order[at];
            let mut next = self.blocks[block.index()].first;
            self.blocks[block.index()] = BlockData::default();
            while let Some(inst) = next.checked_sub(1).map(Inst) {
                next = self.insts[inst.index()].next;
                if !self.is_record(inst) {
                    self.link(block, inst);
                }
            }
        }
        self.records.clear();
    }

    /// Replaces each attachment by the result of `new`, and removes it if the result is `None`.
    pub(crate) fn retain_attachments(&mut self, mut new: impl FnMut(MdKindId, Md) -> Option<Md>) {
        let insts = &mut self.insts;
        for (inst, ..) in &self.attachments {
            insts[inst.index()].flags &= !HAS_METADATA;
        }
        self.attachments
            .retain_mut(|(inst, kind, md)| match new(*kind, *md) {
                Some(new) => {
                    *md = new;
                    insts[inst.index()].flags |= HAS_METADATA;
                    true
                }
                None => false,
            });
    }

    /// Inserts a debug record before the last instruction of a block; `before` is the instruction before that one.
    pub fn insert_record(
        &mut self,
        block: Block,
        before: Option<Inst>,
        last: Inst,
        record: DebugRecord,
    ) -> Inst {
        let inst = Inst(id(self.insts.len()));
        self.insts.push(InstData {
            op: Op::DebugRecord,
            sub: 0,
            flags: 0,
            ty: Type::VOID,
            a: id(self.records.len()),
            b: 0,
            c: 0,
            next: last.0 + 1,
        });
        self.records.push(record);
        match before {
            Some(before) => self.insts[before.index()].next = inst.0 + 1,
            None => self.blocks[block.index()].first = inst.0 + 1,
        }
        inst
    }

    /// Appends an instruction that is already in the arena to a block.
    fn link(&mut self, block: Block, inst: Inst) {
        self.insts[inst.index()].next = 0;
        let data = &mut self.blocks[block.index()];
        match data.last.checked_sub(1) {
            Some(last) => self.insts[last as usize].next = inst.0 + 1,
            None => data.first = inst.0 + 1,
        }
        data.last = inst.0 + 1;
    }

    fn hand_on_name(&mut self, from: Inst, to: Value) {
        if let ValueKind::Inst(to) = to.kind()
            && self.inst_name(to).is_none()
            && let Some(name) = self.inst_name(from).map(<[u8]>::to_vec)
        {
            self.set_inst_name(from, b"");
            self.set_inst_name(to, &name);
        }
    }

    /// Replaces the operands of one instruction, except the edges of a phi.
    fn replace_operands_of(&mut self, inst: Inst, new: &mut impl FnMut(Value) -> Value) {
        let data = &mut self.insts[inst.index()];
        let pool = &mut self.pool;
        let mut word = |word: &mut u32| *word = new(Value::from_raw(*word)).raw();
        let InstData { op, b, c, .. } = *data;
        let at = b as usize;
        match op {
            Op::Binary | Op::ICmp | Op::FCmp | Op::ShuffleVector | Op::ExtractElement => {
                word(&mut data.a);
                word(&mut data.b);
            }
            Op::Store | Op::AtomicRmw => {
                word(&mut data.a);
                word(&mut data.b);
            }
            Op::Select | Op::InsertElement => {
                word(&mut data.a);
                word(&mut data.b);
                word(&mut data.c);
            }
            Op::Alloca => word(&mut data.b),
            Op::FNeg
            | Op::Cast
            | Op::Freeze
            | Op::Load
            | Op::ExtractValue
            | Op::VaArg
            | Op::Resume
            | Op::Ret
            | Op::CondBr
            | Op::Switch
            | Op::IndirectBr
            | Op::CatchSwitch
            | Op::CatchRet
            | Op::CleanupRet => word(&mut data.a),
            Op::CmpXchg => pool[at..at + 3].iter_mut().for_each(&mut word),
            Op::GetElementPtr => pool[at..at + c as usize].iter_mut().for_each(&mut word),
            Op::InsertValue => {
                word(&mut data.a);
                word(&mut pool[at]);
            }
            Op::LandingPad => {
                for clause in pool[at..at + 2 * c as usize].chunks_exact_mut(2) {
                    word(&mut clause[1]);
                }
            }
            Op::CatchPad | Op::CleanupPad => {
                word(&mut data.a);
                pool[at..at + c as usize].iter_mut().for_each(&mut word);
            }
            Op::Call | Op::Invoke | Op::CallBr => {
                word(&mut data.a);
                let Some(header) = call_header(data, pool) else {
                    return;
                };
                let bundles = pool[header + CALL_HEADER_WORDS - 1];
                let args = header + CALL_HEADER_WORDS;
                let mut at = args + c as usize;
                pool[args..at].iter_mut().for_each(&mut word);
                for _ in 0..bundles {
                    let len = pool[at + 1] as usize;
                    pool[at + 2..at + 2 + len].iter_mut().for_each(&mut word);
                    at += 2 + len;
                }
            }
            Op::Phi | Op::Fence | Op::Unreachable | Op::RetVoid | Op::Br | Op::DebugRecord => {}
        }
    }
}
