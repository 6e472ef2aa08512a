//! Translates atomic instructions. All of them are sequentially consistent, for the whole system.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, AtomicRmwOp, InstBuilder, types};
use terrace_llvmir::{AtomicOp, BinaryOp, IntPredicate, Value};

use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Vector};
use crate::why::{Result, said};

/// Returns Cranelift's operation on integers.
fn native(op: AtomicOp) -> Option<AtomicRmwOp> {
    Some(match op {
        AtomicOp::Xchg => AtomicRmwOp::Xchg,
        AtomicOp::Add => AtomicRmwOp::Add,
        AtomicOp::Sub => AtomicRmwOp::Sub,
        AtomicOp::And => AtomicRmwOp::And,
        AtomicOp::Nand => AtomicRmwOp::Nand,
        AtomicOp::Or => AtomicRmwOp::Or,
        AtomicOp::Xor => AtomicRmwOp::Xor,
        AtomicOp::Max => AtomicRmwOp::Smax,
        AtomicOp::Min => AtomicRmwOp::Smin,
        AtomicOp::UMax => AtomicRmwOp::Umax,
        AtomicOp::UMin => AtomicRmwOp::Umin,
        _ => return None,
    })
}

impl Translator<'_, '_> {
    /// Returns the integer type of an atomic access with this number of bits.
    fn atomic_type(&self, bits: u32) -> Result<ir::Type> {
        match bits {
            8 | 16 | 32 | 64 => Ok(crate::types::container(bits)),
            128 if self.program.has_cmpxchg16b => Ok(types::I128),
            _ => said(format!("has an atomic access of {bits} bits")),
        }
    }

    /// Emits an atomic load.
    pub(crate) fn atomic_load(&mut self, lane: Lane, address: ir::Value) -> Result<Parts> {
        let bits = lane.bits().div_ceil(8) * 8;
        let ty = self.atomic_type(bits)?;
        let flags = self.flags();
        let value = if ty == types::I128 {
            let zero = self.iconst(ty, 0);
            self.builder.ins().atomic_cas(flags, address, zero, zero)
        } else {
            self.builder.ins().atomic_load(ty, flags, address)
        };
        let value = self.mask(value, lane.bits());
        Ok(Parts::from_slice(&[self.bits_as(lane.clif(), value)]))
    }

    /// Emits an atomic store.
    pub(crate) fn atomic_store(
        &mut self,
        lane: Lane,
        value: ir::Value,
        address: ir::Value,
    ) -> Result<()> {
        let ty = self.atomic_type(lane.bits().div_ceil(8) * 8)?;
        let flags = self.flags();
        let value = self.bits_as(lane.as_int().clif(), value);
        let ins = self.builder.ins();
        if ty == types::I128 {
            ins.atomic_rmw(ty, flags, AtomicRmwOp::Xchg, address, value);
        } else {
            ins.atomic_store(flags, value, address);
        }
        Ok(())
    }

    /// `fence`
    pub(crate) fn fence(&mut self) -> Result<Parts> {
        self.builder.ins().fence();
        Ok(Parts::new())
    }

    /// `cmpxchg`
    pub(crate) fn compare_exchange(
        &mut self,
        pointer: Value,
        expected: Value,
        new: Value,
    ) -> Result<Parts> {
        let Some(lane) = self.layout_of(expected)?.scalar() else {
            return said("has cmpxchg on unsupported type");
        };
        self.atomic_type(lane.bits())?;
        let address = self.part(pointer)?;
        let (expected, new) = (self.part(expected)?, self.part(new)?);
        let flags = self.flags();
        let old = self.builder.ins().atomic_cas(flags, address, expected, new);
        let done = self.builder.ins().icmp(IntCC::Equal, old, expected);
        Ok(Parts::from_slice(&[old, done]))
    }

    /// `atomicrmw`
    pub(crate) fn atomic_update(
        &mut self,
        op: AtomicOp,
        pointer: Value,
        value: Value,
    ) -> Result<Parts> {
        let Some(vector) = self.layout_of(value)?.lanes() else {
            return said("has atomicrmw on unsupported type");
        };
        let bits = vector.lane.bits() * vector.len as u32;
        let ty = self.atomic_type(bits)?;
        let whole = Vector::new(Lane::Int(bits), 1);
        let whole = Vector {
            piece: None,
            ..whole
        };
        let address = self.part(pointer)?;
        let operand = self.parts(value)?;
        let flags = self.flags();
        if let Some(op) = native(op) {
            let value = self.bit_cast(vector, whole, &operand)[0];
            let old = self.builder.ins().atomic_rmw(ty, flags, op, address, value);
            return Ok(self.bit_cast(whole, vector, &[old]));
        }
        let first = if ty == types::I128 {
            let zero = self.iconst(ty, 0);
            self.builder.ins().atomic_cas(flags, address, zero, zero)
        } else {
            self.builder.ins().atomic_load(ty, flags, address)
        };
        let (again, done) = (self.builder.create_block(), self.builder.create_block());
        let old = self.builder.append_block_param(again, ty);
        self.builder.ins().jump(again, &[first.into()]);
        self.builder.switch_to_block(again);
        let parts = self.bit_cast(whole, vector, &[old]);
        let new = self.each_lane(vector, vector, &[&parts, &operand], |this, lanes| {
            let value = this.updated(op, vector.lane, lanes[0][0], lanes[1][0]);
            Ok(LaneParts::from_slice(&[value]))
        })?;
        let new = self.bit_cast(vector, whole, &new)[0];
        let found = self.builder.ins().atomic_cas(flags, address, old, new);
        let same = self.builder.ins().icmp(IntCC::Equal, found, old);
        self.builder
            .ins()
            .brif(same, done, &[], again, &[found.into()]);
        self.builder.switch_to_block(done);
        Ok(parts)
    }

    /// Returns the new value of an update that Cranelift does not support.
    fn updated(&mut self, op: AtomicOp, lane: Lane, old: ir::Value, by: ir::Value) -> ir::Value {
        use AtomicOp::*;
        let bits = lane.bits();
        match op {
            FAdd => self.binary_float(BinaryOp::FAdd, lane, old, by),
            FSub => self.binary_float(BinaryOp::FSub, lane, old, by),
            FMax => self.float_extreme(lane, old, by, true, false),
            FMin => self.float_extreme(lane, old, by, false, false),
            FMaximum => self.float_extreme(lane, old, by, true, true),
            FMinimum => self.float_extreme(lane, old, by, false, true),
            UIncWrap => {
                let one = self.iconst(lane.clif(), 1);
                let zero = self.iconst(lane.clif(), 0);
                let next = self.binary_int(BinaryOp::Add, bits, old, one);
                let wraps = self.compare_lane(IntPredicate::Uge, lane, &[old], &[by]);
                self.choose(wraps, zero, next)
            }
            UDecWrap => {
                let one = self.iconst(lane.clif(), 1);
                let next = self.binary_int(BinaryOp::Sub, bits, old, one);
                let zero = self.is_zero_int(old);
                let above = self.compare_lane(IntPredicate::Ugt, lane, &[old], &[by]);
                let wraps = self.builder.ins().bor(zero, above);
                self.choose(wraps, by, next)
            }
            USubCond | USubSat => {
                let next = self.binary_int(BinaryOp::Sub, bits, old, by);
                let fits = self.compare_lane(IntPredicate::Uge, lane, &[old], &[by]);
                let other = match op {
                    USubCond => old,
                    _ => self.iconst(lane.clif(), 0),
                };
                self.choose(fits, next, other)
            }
            _ => by,
        }
    }
}
