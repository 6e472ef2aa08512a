//! Translates binary operations: on pieces of vectors if Cranelift supports them, otherwise on each lane.

use cranelift_codegen::ir::{self, InstBuilder, Type as Clif, types};
use terrace_llvmir::{BinaryOp, Value};

use crate::constants::literal;
use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Vector};
use crate::why::{Result, said};

/// Returns true if Cranelift supports the operation on vectors of this type.
fn is_native(op: BinaryOp, piece: Clif) -> bool {
    use BinaryOp::*;
    match op {
        Add | Sub | And | Or | Xor => piece.lane_type().is_int(),
        Mul => piece.lane_type().is_int() && piece != types::I8X16,
        FAdd | FSub | FMul | FDiv => piece.lane_type().is_float(),
        _ => false,
    }
}

impl Translator<'_, '_> {
    /// Translates a binary operation.
    pub(crate) fn binary(&mut self, op: BinaryOp, left: Value, right: Value) -> Result<Parts> {
        let layout = self.layout_of(left)?;
        let Some(vector) = layout.lanes() else {
            return said(format!("has {} on unsupported type", op.text()));
        };
        let a = self.parts(left)?;
        if let Some(parts) = self.vector_shift(op, vector, &a, right) {
            return Ok(parts);
        }
        let b = self.parts(right)?;
        self.binary_parts(op, vector, &a, &b)
    }

    /// Applies a binary operation to values of the same shape.
    pub(crate) fn binary_parts(
        &mut self,
        op: BinaryOp,
        vector: Vector,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Result<Parts> {
        if let Some(piece) = vector.piece
            && is_native(op, piece)
        {
            let pairs = a.iter().zip(b);
            return Ok(pairs.map(|(a, b)| self.native(op, *a, *b)).collect());
        }
        self.each_lane(vector, vector, &[a, b], |this, lanes| {
            this.binary_lane(op, vector.lane, lanes[0], lanes[1])
        })
    }

    /// Emits an operation that Cranelift supports on values of this type.
    fn native(&mut self, op: BinaryOp, a: ir::Value, b: ir::Value) -> ir::Value {
        let ins = self.builder.ins();
        match op {
            BinaryOp::Add => ins.iadd(a, b),
            BinaryOp::Sub => ins.isub(a, b),
            BinaryOp::Mul => ins.imul(a, b),
            BinaryOp::And => ins.band(a, b),
            BinaryOp::Or => ins.bor(a, b),
            BinaryOp::Xor => ins.bxor(a, b),
            BinaryOp::Shl => ins.ishl(a, b),
            BinaryOp::LShr => ins.ushr(a, b),
            BinaryOp::AShr => ins.sshr(a, b),
            BinaryOp::UDiv => ins.udiv(a, b),
            BinaryOp::SDiv => ins.sdiv(a, b),
            BinaryOp::URem => ins.urem(a, b),
            BinaryOp::SRem => ins.srem(a, b),
            BinaryOp::FAdd => ins.fadd(a, b),
            BinaryOp::FSub => ins.fsub(a, b),
            BinaryOp::FMul => ins.fmul(a, b),
            // Float remainders never reach this function: they are calls.
            BinaryOp::FDiv | BinaryOp::FRem => ins.fdiv(a, b),
        }
    }

    /// Emits a shift of a vector with the same amount for all lanes, if possible.
    fn vector_shift(
        &mut self,
        op: BinaryOp,
        vector: Vector,
        a: &[ir::Value],
        right: Value,
    ) -> Option<Parts> {
        vector.piece?;
        if !matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr) {
            return None;
        }
        let terrace_llvmir::ConstKind::Splat(amount) = self.consts().kind(right.as_const()?) else {
            return None;
        };
        let amount = literal(self.consts(), amount)?;
        let amount = self.iconst(types::I32, amount as i64);
        Some(a.iter().map(|a| self.native(op, *a, amount)).collect())
    }

    /// Applies a binary operation to scalars.
    pub(crate) fn binary_lane(
        &mut self,
        op: BinaryOp,
        lane: Lane,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Result<LaneParts> {
        match lane {
            Lane::Int(bits) => {
                let value = self.binary_int(op, bits, a[0], b[0]);
                Ok(LaneParts::from_slice(&[value]))
            }
            Lane::Wide(bits) => self.binary_wide(op, bits, a, b),
            Lane::Pointer => said(format!("has {} of pointers", op.text())),
            _ => {
                let value = self.binary_float(op, lane, a[0], b[0]);
                Ok(LaneParts::from_slice(&[value]))
            }
        }
    }

    /// Applies a binary operation to integers of at most 128 bits in normal form.
    pub(crate) fn binary_int(
        &mut self,
        op: BinaryOp,
        bits: u32,
        a: ir::Value,
        b: ir::Value,
    ) -> ir::Value {
        use BinaryOp::*;
        let ty = self.clif_type(a);
        if matches!(op, Shl | LShr | AShr) && matches!(ty, types::I8 | types::I16) {
            return self.narrow_shift(op, bits, a, b);
        }
        let divides = matches!(op, UDiv | SDiv | URem | SRem);
        let (a, b) = match op {
            SDiv | SRem => (self.sign_extend(a, bits), self.sign_extend(b, bits)),
            AShr => (self.sign_extend(a, bits), b),
            _ => (a, b),
        };
        let value = if divides && ty == types::I128 {
            // The runtime function must not be called with a zero divisor.
            let zero = self.is_zero_int(b);
            let trap = ir::TrapCode::INTEGER_DIVISION_BY_ZERO;
            self.builder.ins().trapnz(zero, trap);
            let name = match op {
                UDiv => "terrace_rt_udiv128",
                URem => "terrace_rt_urem128",
                SDiv => "terrace_rt_sdiv128",
                _ => "terrace_rt_srem128",
            };
            self.call_for(name, types::I128, &[a, b])
        } else {
            let b = match op {
                Shl | LShr | AShr if ty == types::I128 => self.widen_int(b, types::I32),
                _ => b,
            };
            self.native(op, a, b)
        };
        // The other operations preserve the normal form.
        match op {
            And | Or | Xor | LShr | UDiv | URem => value,
            _ => self.mask(value, bits),
        }
    }

    /// Shifts a narrow integer in 32 bits, so that bits are shifted out by amounts up to 31. In LLVM, the result is
    /// poison if the amount is at least the width, but x86 behaves this way, and some programs rely on it, such as
    /// MLIR's own emulation of wide integers.
    fn narrow_shift(&mut self, op: BinaryOp, bits: u32, a: ir::Value, b: ir::Value) -> ir::Value {
        let ty = self.clif_type(a);
        let a = self.resize_int(bits, 32, op == BinaryOp::AShr, a);
        let b = self.widen_int(b, types::I32);
        let value = self.native(op, a, b);
        let value = self.widen_int(value, ty);
        self.mask(value, bits)
    }

    /// Returns 1 if an integer is zero, otherwise 0.
    pub(crate) fn is_zero_int(&mut self, value: ir::Value) -> ir::Value {
        let zero = self.iconst(self.clif_type(value), 0);
        self.builder
            .ins()
            .icmp(ir::condcodes::IntCC::Equal, value, zero)
    }
}
