//! Converts arithmetic, comparisons and casts.

use crate::body::FunctionImport;
use terrace_ir::{Attr, Failed, Type, ValueId};
use terrace_llvm as llvm;
use terrace_llvm::enums::{FastmathFlags, IntegerOverflowFlags};
use terrace_llvmir::flags::{fast_math, int};
use terrace_llvmir::{BinaryOp, CastOp, FloatPredicate, Inst, IntPredicate, Value};

/// Pairs of LLVM's and the dialect's fast-math flags.
const FAST_MATH: [(u16, FastmathFlags); 7] = [
    (fast_math::NNAN, FastmathFlags::NNAN),
    (fast_math::NINF, FastmathFlags::NINF),
    (fast_math::NSZ, FastmathFlags::NSZ),
    (fast_math::ARCP, FastmathFlags::ARCP),
    (fast_math::CONTRACT, FastmathFlags::CONTRACT),
    (fast_math::AFN, FastmathFlags::AFN),
    (fast_math::REASSOC, FastmathFlags::REASSOC),
];

impl FunctionImport<'_> {
    /// Returns fast-math flags as an attribute, or `None` if there are none.
    pub fn fast_math(&self, flags: u16) -> Option<Attr> {
        if flags == 0 {
            return None;
        }
        let set = FAST_MATH.iter().filter(|(flag, _)| flags & flag != 0);
        let bits = set.fold(0, |bits, (_, flag)| bits | flag.value());
        Some(FastmathFlags::from_value(bits)?.attr(self.shared.ctx))
    }

    fn overflow(&self, flags: u16) -> Option<Attr> {
        let flag = |bit: u16, value: IntegerOverflowFlags| match flags & bit {
            0 => 0,
            _ => value.value(),
        };
        let bits =
            flag(int::NSW, IntegerOverflowFlags::NSW) | flag(int::NUW, IntegerOverflowFlags::NUW);
        let flags = IntegerOverflowFlags::from_value(bits).filter(|flags| !flags.is_empty())?;
        Some(flags.attr(self.shared.ctx))
    }

    pub(crate) fn binary(
        &mut self,
        op: BinaryOp,
        flags: u16,
        left: ValueId,
        right: ValueId,
    ) -> ValueId {
        macro_rules! create {
            ($op:ident) => {
                self.create_value(llvm::$op::spec(left, right))
            };
            ($op:ident, overflow) => {{
                let overflow = self.overflow(flags);
                self.create_value(llvm::$op::spec(left, right).overflow_flags_attr(overflow))
            }};
            ($op:ident, exact) => {
                self.create_value(llvm::$op::spec(left, right).is_exact(flags & int::EXACT != 0))
            };
            ($op:ident, float) => {{
                let flags = self.fast_math(flags);
                self.create_value(llvm::$op::spec(left, right).fastmath_flags_attr(flags))
            }};
        }
        match op {
            BinaryOp::Add => create!(AddOp, overflow),
            BinaryOp::Sub => create!(SubOp, overflow),
            BinaryOp::Mul => create!(MulOp, overflow),
            BinaryOp::Shl => create!(ShlOp, overflow),
            BinaryOp::UDiv => create!(UDivOp, exact),
            BinaryOp::SDiv => create!(SDivOp, exact),
            BinaryOp::LShr => create!(LShrOp, exact),
            BinaryOp::AShr => create!(AShrOp, exact),
            BinaryOp::URem => create!(URemOp),
            BinaryOp::SRem => create!(SRemOp),
            BinaryOp::And => create!(AndOp),
            BinaryOp::Xor => create!(XOrOp),
            BinaryOp::Or => {
                let disjoint = flags & int::DISJOINT != 0;
                self.create_value(llvm::OrOp::spec(left, right).is_disjoint(disjoint))
            }
            BinaryOp::FAdd => create!(FAddOp, float),
            BinaryOp::FSub => create!(FSubOp, float),
            BinaryOp::FMul => create!(FMulOp, float),
            BinaryOp::FDiv => create!(FDivOp, float),
            BinaryOp::FRem => create!(FRemOp, float),
        }
    }

    /// Creates a cast for an instruction or constant expression. Returns `None` if the dialect does not have it.
    pub(crate) fn cast(
        &mut self,
        op: CastOp,
        flags: u16,
        operand: ValueId,
        ty: Type,
    ) -> Option<ValueId> {
        macro_rules! create {
            ($op:ident) => {
                self.create_value(llvm::$op::spec(ty, operand))
            };
            ($op:ident, non_neg) => {
                self.create_value(llvm::$op::spec(ty, operand).non_neg(flags & int::NNEG != 0))
            };
        }
        Some(match op {
            CastOp::Trunc => {
                let overflow = self.overflow(flags);
                self.create_value(llvm::TruncOp::spec(ty, operand).overflow_flags_attr(overflow))
            }
            CastOp::ZExt => create!(ZExtOp, non_neg),
            CastOp::UiToFp => create!(UIToFPOp, non_neg),
            CastOp::SExt => create!(SExtOp),
            CastOp::FpToUi => create!(FPToUIOp),
            CastOp::FpToSi => create!(FPToSIOp),
            CastOp::SiToFp => create!(SIToFPOp),
            CastOp::FpTrunc => create!(FPTruncOp),
            CastOp::FpExt => create!(FPExtOp),
            CastOp::PtrToInt => create!(PtrToIntOp),
            CastOp::BitCast => create!(BitcastOp),
            CastOp::AddrSpaceCast => create!(AddrSpaceCastOp),
            CastOp::IntToPtr => create!(IntToPtrOp),
            CastOp::PtrToAddr => return None,
        })
    }

    pub(super) fn convert_icmp(
        &mut self,
        inst: Inst,
        predicate: IntPredicate,
        left: Value,
        right: Value,
    ) -> Result<(), Failed> {
        let (left, right) = (self.value(left)?, self.value(right)?);
        let value = self.create_value(llvm::ICmpOp::spec(predicate, left, right));
        self.map_value(inst, value);
        Ok(())
    }

    pub(super) fn convert_fcmp(
        &mut self,
        inst: Inst,
        predicate: FloatPredicate,
        fast_math: u16,
        left: Value,
        right: Value,
    ) -> Result<(), Failed> {
        let (left, right) = (self.value(left)?, self.value(right)?);
        let flags = self.fast_math(fast_math);
        let spec = llvm::FCmpOp::spec(predicate, left, right).fastmath_flags_attr(flags);
        let value = self.create_value(spec);
        self.map_value(inst, value);
        Ok(())
    }
}
