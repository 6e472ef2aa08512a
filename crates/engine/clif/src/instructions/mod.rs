//! Translates instructions, with one module per kind.

mod aggregates;
mod arithmetic;
mod assembly;
mod atomics;
mod calls;
mod casts;
mod compare;
mod control;
mod floats;
mod ints;
mod memory;
mod varargs;
mod vectors;
mod wide;
mod x87;

pub(crate) use assembly::is_empty_assembly;
pub(crate) use calls::has_large_vectors;
pub(crate) use compare::truths;
pub(crate) use floats::libm_name;
pub(crate) use memory::has_dynamic_alloca;
pub(crate) use varargs::Variadic;

use terrace_llvmir::{Inst, InstKind};

use crate::translator::{Parts, Translator};
use crate::why::{Result, said};

impl<'w> Translator<'w, '_> {
    /// Translates an instruction. Returns the parts of its result.
    pub(crate) fn instruction(&mut self, inst: Inst, kind: InstKind<'w>) -> Result<Parts> {
        let ty = self.body.inst_type(inst);
        match kind {
            InstKind::Binary {
                op, left, right, ..
            } => self.binary(op, left, right),
            InstKind::FNeg { operand, .. } => self.float_negate(operand),
            InstKind::Cast { op, operand, .. } => self.cast(op, operand, ty),
            InstKind::ICmp {
                predicate,
                left,
                right,
                ..
            } => self.int_compare(inst, predicate, left, right),
            InstKind::FCmp {
                predicate,
                left,
                right,
                ..
            } => self.float_compare(inst, predicate, left, right),
            InstKind::Select {
                condition, yes, no, ..
            } => self.select(condition, yes, no),
            InstKind::Freeze { operand } => self.parts(operand),
            InstKind::Phi { .. } => Ok(Parts::new()),
            InstKind::Alloca {
                element,
                count,
                align,
                inalloca,
                ..
            } => match inalloca {
                true => said("uses alloca inalloca"),
                false => self.alloca(element, count, align),
            },
            InstKind::Load { pointer, access } => self.load_value(ty, pointer, access),
            InstKind::Store {
                value,
                pointer,
                access,
            } => self.store_value(value, pointer, access),
            InstKind::Fence { .. } => self.fence(),
            InstKind::CmpXchg {
                pointer,
                expected,
                new,
                ..
            } => self.compare_exchange(pointer, expected, new),
            InstKind::AtomicRmw {
                op, pointer, value, ..
            } => self.atomic_update(op, pointer, value),
            InstKind::GetElementPtr {
                source,
                base,
                indices,
                ..
            } => {
                let indices: Vec<_> = indices.iter().collect();
                self.element_pointer(ty, source, base, &indices)
            }
            InstKind::ExtractValue {
                aggregate,
                position,
            } => self.extract_value(aggregate, position),
            InstKind::InsertValue {
                aggregate,
                value,
                position,
            } => self.insert_value(aggregate, value, position),
            InstKind::ExtractElement { vector, index } => self.extract_element(vector, index),
            InstKind::InsertElement {
                vector,
                element,
                index,
            } => self.insert_element(vector, element, index),
            InstKind::ShuffleVector { left, right, mask } => {
                let mask: Vec<_> = mask.iter().collect();
                self.shuffle(ty, left, right, &mask)
            }
            InstKind::VaArg { list } => self.va_arg(ty, list),
            InstKind::Call(call) => self.call(inst, call),
            InstKind::Invoke { call, normal, .. } => self.invoke(inst, call, normal),
            InstKind::Unreachable => {
                self.trap(crate::traps::UNREACHABLE);
                Ok(Parts::new())
            }
            InstKind::Ret { value } => self.ret(value),
            InstKind::Br { to } => self.jump(to),
            InstKind::CondBr { condition, yes, no } => self.branch(condition, yes, no),
            InstKind::Switch {
                value,
                default,
                cases,
            } => self.switch(value, default, cases),
            InstKind::IndirectBr { address, to } => self.indirect_branch(address, to),
            InstKind::CallBr { call, default, .. } => self.assembly_branch(inst, &call, default),
            InstKind::LandingPad { .. } => said("catches exceptions (landingpad)"),
            InstKind::Resume { .. } => said("rethrows exceptions (resume)"),
            InstKind::CatchSwitch { .. } => said("catches exceptions (catchswitch)"),
            InstKind::CatchPad { .. } => said("catches exceptions (catchpad)"),
            InstKind::CleanupPad { .. } => said("catches exceptions (cleanuppad)"),
            InstKind::CatchRet { .. } => said("catches exceptions (catchret)"),
            InstKind::CleanupRet { .. } => said("catches exceptions (cleanupret)"),
            InstKind::DebugRecord(_) => Ok(Parts::new()),
        }
    }
}
