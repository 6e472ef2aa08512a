//! Converts instructions, by family.

mod arith;
mod calls;
mod control;
mod memory;
mod vectors;

use crate::body::FunctionImport;
use terrace_ir::Failed;
use terrace_llvm as llvm;
use terrace_llvmir::{Inst, InstKind};

impl FunctionImport<'_> {
    /// Converts an instruction.
    pub(crate) fn convert_inst(&mut self, inst: Inst, kind: InstKind<'_>) -> Result<(), Failed> {
        match kind {
            InstKind::Binary {
                op,
                flags,
                left,
                right,
            } => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                let value = self.binary(op, flags, left, right);
                self.map_value(inst, value);
            }
            InstKind::FNeg { fast_math, operand } => {
                let operand = self.value(operand)?;
                let flags = self.fast_math(fast_math);
                let spec = llvm::FNegOp::spec(operand).fastmath_flags_attr(flags);
                let value = self.create_value(spec);
                self.map_value(inst, value);
            }
            InstKind::Cast { op, flags, operand } => {
                let lost = op.has_fast_math() && flags != 0;
                self.losses.add_if(lost, "fast-math flags of a cast");
                let operand = self.value(operand)?;
                let ty = self.body.inst_type(inst);
                let ty = self.ty(ty);
                let Some(value) = self.cast(op, flags, operand, ty) else {
                    return Err(self.unhandled_inst(inst));
                };
                self.map_value(inst, value);
            }
            InstKind::ICmp {
                predicate,
                flags,
                left,
                right,
            } => {
                self.losses.add_if(flags != 0, "samesign");
                self.convert_icmp(inst, predicate, left, right)?;
            }
            InstKind::FCmp {
                predicate,
                fast_math,
                left,
                right,
            } => self.convert_fcmp(inst, predicate, fast_math, left, right)?,
            InstKind::Phi {
                fast_math,
                incoming: _,
            } => {
                (self.losses).add_if(fast_math != 0, "fast-math flags of a phi");
                let ty = self.body.inst_type(inst);
                let ty = self.ty(ty);
                let (block, loc) = (self.at.block, self.loc);
                let arg = self.out.add_block_arg(block, ty, loc);
                self.map_block_arg(inst, arg);
            }
            InstKind::Select {
                fast_math,
                condition,
                yes,
                no,
            } => {
                let (condition, yes, no) =
                    (self.value(condition)?, self.value(yes)?, self.value(no)?);
                let flags = self.fast_math(fast_math);
                let spec = llvm::SelectOp::spec(condition, yes, no).fastmath_flags_attr(flags);
                let value = self.create_value(spec);
                self.map_value(inst, value);
            }
            InstKind::Freeze { operand } => {
                let operand = self.value(operand)?;
                let value = self.create_value(llvm::FreezeOp::spec(operand));
                self.map_value(inst, value);
            }
            InstKind::Alloca { .. }
            | InstKind::Load { .. }
            | InstKind::Store { .. }
            | InstKind::Fence { .. }
            | InstKind::CmpXchg { .. }
            | InstKind::AtomicRmw { .. }
            | InstKind::GetElementPtr { .. }
            | InstKind::VaArg { .. } => self.convert_memory(inst, kind)?,
            InstKind::ExtractValue { .. }
            | InstKind::InsertValue { .. }
            | InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. }
            | InstKind::ShuffleVector { .. } => self.convert_vector(inst, kind)?,
            InstKind::Call(call) => self.convert_call(inst, call)?,
            InstKind::Invoke {
                call,
                normal,
                unwind,
            } => self.convert_invoke(inst, call, normal, unwind)?,
            InstKind::LandingPad { .. }
            | InstKind::Resume { .. }
            | InstKind::Unreachable
            | InstKind::Ret { .. }
            | InstKind::Br { .. }
            | InstKind::CondBr { .. }
            | InstKind::Switch { .. }
            | InstKind::IndirectBr { .. } => self.convert_control(inst, kind)?,
            InstKind::CallBr { .. }
            | InstKind::CatchSwitch { .. }
            | InstKind::CatchPad { .. }
            | InstKind::CleanupPad { .. }
            | InstKind::CatchRet { .. }
            | InstKind::CleanupRet { .. } => return Err(self.unhandled_inst(inst)),
            InstKind::DebugRecord(_) => {}
        }
        Ok(())
    }
}
