//! Translates masked memory accesses: `masked.*`, and the accesses of `vp.*`.

use cranelift_codegen::ir::{self, BlockArg, InstBuilder, types};
use terrace_llvmir::{Type, Value};

use super::IntrinsicCall;
use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Vector};
use crate::why::{Result, said};

type This<'a, 'w, 'm> = &'a mut Translator<'w, 'm>;

/// The addresses of the lanes of a vector.
#[derive(Clone, Copy)]
pub(super) enum Where<'a> {
    /// Consecutive lanes from this address on.
    Row(ir::Value),
    /// Lanes at this address plus multiples of this number of bytes.
    Strided(ir::Value, ir::Value),
    /// An address for each lane.
    Each(&'a [ir::Value]),
}

impl Translator<'_, '_> {
    /// Executes code if a condition holds. Returns its values, or `others` if the condition does not hold.
    pub(crate) fn when(
        &mut self,
        condition: ir::Value,
        others: &[ir::Value],
        f: impl FnOnce(&mut Self) -> Result<Parts>,
    ) -> Result<Parts> {
        let (then, done) = (self.builder.create_block(), self.builder.create_block());
        let results: Parts = others
            .iter()
            .map(|other| {
                let ty = self.clif_type(*other);
                self.builder.append_block_param(done, ty)
            })
            .collect();
        let args: Vec<BlockArg> = others.iter().map(|other| (*other).into()).collect();
        self.builder.ins().brif(condition, then, &[], done, &args);
        self.builder.switch_to_block(then);
        let made = f(self);
        self.leave(done, &made);
        self.builder.switch_to_block(done);
        made.map(|_| results)
    }

    /// Executes one of two pieces of code, depending on a condition. Both return values of these types.
    fn either(
        &mut self,
        condition: ir::Value,
        types: &[ir::Type],
        yes: impl FnOnce(&mut Self) -> Result<Parts>,
        no: impl FnOnce(&mut Self) -> Result<Parts>,
    ) -> Result<Parts> {
        let [then, otherwise, done] = [(); 3].map(|()| self.builder.create_block());
        let results: Parts = types
            .iter()
            .map(|ty| self.builder.append_block_param(done, *ty))
            .collect();
        self.builder
            .ins()
            .brif(condition, then, &[], otherwise, &[]);
        self.builder.switch_to_block(then);
        let yes = yes(self);
        self.leave(done, &yes);
        self.builder.switch_to_block(otherwise);
        let no = no(self);
        self.leave(done, &no);
        self.builder.switch_to_block(done);
        yes.and(no).map(|_| results)
    }

    /// Jumps to a block with values. If the values could not be computed, which has been reported, the current block
    /// still needs a terminator.
    fn leave(&mut self, to: ir::Block, made: &Result<Parts>) {
        match made {
            Ok(made) => {
                let args: Vec<BlockArg> = made.iter().map(|value| (*value).into()).collect();
                self.builder.ins().jump(to, &args);
            }
            Err(_) => {
                self.trap(crate::traps::UNREACHABLE);
            }
        }
    }

    /// Returns the size of a lane in bytes, and reports lanes that are not a whole number of bytes.
    fn byte_lanes(&self, vector: Vector, name: &str) -> Result<u64> {
        match vector.lane.bits().is_multiple_of(8) {
            true => Ok(u64::from(vector.lane.bits() / 8)),
            false => said(format!(
                "calls {name} on lanes that are not a whole number of bytes"
            )),
        }
    }

    fn lane_place(&mut self, place: Where<'_>, at: usize, size: u64) -> (ir::Value, u64) {
        match place {
            Where::Row(base) => (base, at as u64 * size),
            Where::Each(all) => (all[at.min(all.len() - 1)], 0),
            Where::Strided(base, stride) => {
                let at = self.iconst(types::I64, at as i64);
                let offset = self.builder.ins().imul(stride, at);
                (self.builder.ins().iadd(base, offset), 0)
            }
        }
    }

    /// Returns 1 if all values are 1.
    pub(crate) fn all(&mut self, truths: &[ir::Value]) -> ir::Value {
        let mut truths = truths.iter().copied();
        let first = truths.next();
        let first = match first {
            Some(first) => first,
            None => self.iconst(types::I8, 1),
        };
        truths.fold(first, |all, next| self.builder.ins().band(all, next))
    }

    /// Loads the lanes whose mask is 1; other lanes have the values in `others`.
    pub(super) fn load_lanes(
        &mut self,
        ty: Type,
        place: Where<'_>,
        mask: &[ir::Value],
        others: &[ir::Value],
        name: &str,
    ) -> Result<Parts> {
        let layout = self.layout(ty)?;
        let Some(vector) = layout.lanes() else {
            return said(format!("calls {name}"));
        };
        let size = self.byte_lanes(vector, name)?;
        let slow = |this: &mut Self| -> Result<Parts> {
            let mut lanes = this.unpack(vector, others);
            for (at, lane) in lanes.iter_mut().enumerate() {
                let Some(&condition) = mask.get(at) else {
                    continue;
                };
                let (address, offset) = this.lane_place(place, at, size);
                let loaded = this.when(condition, lane, |this| {
                    let mut out = Parts::new();
                    this.load_lane(vector.lane, address, offset, &mut out);
                    Ok(out)
                })?;
                *lane = LaneParts::from_slice(&loaded);
            }
            Ok(this.pack(vector, &lanes))
        };
        let Where::Row(base) = place else {
            return slow(self);
        };
        // Most masks are all-true at run time; a single access suffices then.
        let all = self.all(mask);
        self.either(all, &layout.parts, |this| this.load(&layout, base), slow)
    }

    /// Stores the lanes whose mask is 1.
    pub(super) fn store_lanes(
        &mut self,
        ty: Type,
        parts: &[ir::Value],
        place: Where<'_>,
        mask: &[ir::Value],
        name: &str,
    ) -> Result<()> {
        let layout = self.layout(ty)?;
        let Some(vector) = layout.lanes() else {
            return said(format!("calls {name}"));
        };
        let size = self.byte_lanes(vector, name)?;
        let slow = |this: &mut Self| -> Result<()> {
            let lanes = this.unpack(vector, parts);
            for (at, lane) in lanes.iter().enumerate() {
                let Some(&condition) = mask.get(at) else {
                    continue;
                };
                let (address, offset) = this.lane_place(place, at, size);
                this.when(condition, &[], |this| {
                    this.store_lane(vector.lane, lane, address, offset);
                    Ok(Parts::new())
                })?;
            }
            Ok(())
        };
        let Where::Row(base) = place else {
            return slow(self);
        };
        let all = self.all(mask);
        let fast = |this: &mut Self| {
            this.store(&layout, parts, base)?;
            Ok(Parts::new())
        };
        let slow = |this: &mut Self| slow(this).map(|()| Parts::new());
        self.either(all, &[], fast, slow).map(|_| ())
    }

    /// Returns the lanes of a vector of pointers.
    pub(super) fn pointer_lanes(&mut self, value: Value) -> Result<Vec<ir::Value>> {
        let len = self.layout_of(value)?.lanes().map_or(1, |lanes| lanes.len);
        self.spread(value, len)
    }
}

/// Translates `masked.load`.
pub(super) fn load(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let base = this.part(call.arg(0)?)?;
    let (mask, others) = (this.parts(call.arg(1)?)?, this.parts(call.arg(2)?)?);
    this.load_lanes(call.ty, Where::Row(base), &mask, &others, &call.name)
}

/// Translates `masked.store`.
pub(super) fn store(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let value = call.arg(0)?;
    let (parts, base) = (this.parts(value)?, this.part(call.arg(1)?)?);
    let mask = this.parts(call.arg(2)?)?;
    let ty = this.type_of(value);
    this.store_lanes(ty, &parts, Where::Row(base), &mask, &call.name)?;
    Ok(Parts::new())
}

/// Translates `masked.gather`.
pub(super) fn gather(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let places = this.pointer_lanes(call.arg(0)?)?;
    let (mask, others) = (this.parts(call.arg(1)?)?, this.parts(call.arg(2)?)?);
    this.load_lanes(call.ty, Where::Each(&places), &mask, &others, &call.name)
}

/// Translates `masked.scatter`.
pub(super) fn scatter(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let value = call.arg(0)?;
    let parts = this.parts(value)?;
    let places = this.pointer_lanes(call.arg(1)?)?;
    let mask = this.parts(call.arg(2)?)?;
    let ty = this.type_of(value);
    this.store_lanes(ty, &parts, Where::Each(&places), &mask, &call.name)?;
    Ok(Parts::new())
}

/// Translates `masked.expandload`: the selected lanes are contiguous in memory.
pub(super) fn expand_load(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let vector = this.shape_of(call)?;
    let size = this.byte_lanes(vector, &call.name)?;
    let mut base = this.part(call.arg(0)?)?;
    let (mask, others) = (this.parts(call.arg(1)?)?, this.parts(call.arg(2)?)?);
    let mut lanes = this.unpack(vector, &others);
    for (lane, &condition) in lanes.iter_mut().zip(&mask) {
        let mut olds = Parts::from_slice(lane);
        olds.push(base);
        let from = base;
        let mut made = this.when(condition, &olds, |this| {
            let mut out = Parts::new();
            this.load_lane(vector.lane, from, 0, &mut out);
            out.push(this.add_offset(from, size as i64));
            Ok(out)
        })?;
        if let Some(next) = made.pop() {
            base = next;
        }
        *lane = LaneParts::from_slice(&made);
    }
    Ok(this.pack(vector, &lanes))
}

/// Translates `masked.compressstore`.
pub(super) fn compress_store(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let Some(vector) = this.layout_of(call.arg(0)?)?.lanes() else {
        return said(format!("calls {}", call.name));
    };
    let size = this.byte_lanes(vector, &call.name)?;
    let parts = this.parts(call.arg(0)?)?;
    let mut base = this.part(call.arg(1)?)?;
    let mask = this.parts(call.arg(2)?)?;
    let lanes = this.unpack(vector, &parts);
    for (lane, &condition) in lanes.iter().zip(&mask) {
        let to = base;
        let made = this.when(condition, &[to], |this| {
            this.store_lane(vector.lane, lane, to, 0);
            Ok(Parts::from_slice(&[this.add_offset(to, size as i64)]))
        })?;
        if let Some(&next) = made.first() {
            base = next;
        }
    }
    Ok(Parts::new())
}

/// Translates `get.active.lane.mask`.
pub(super) fn active_lanes(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let vector = this.shape_of(call)?;
    let Some(lane) = this.layout_of(call.arg(0)?)?.scalar() else {
        return said(format!("calls {}", call.name));
    };
    let (base, end) = (this.parts(call.arg(0)?)?, this.parts(call.arg(1)?)?);
    // The number of active lanes; 0 if the end precedes the base.
    let rest = super::ints::usub_sat(this, lane, &[&end, &base])?;
    let mut lanes = Vec::with_capacity(vector.len);
    for at in 0..vector.len {
        let mut number = this.zero_lane(lane);
        number[0] = this.iconst(lane.clif(), at as i64);
        let predicate = terrace_llvmir::IntPredicate::Ult;
        let is = this.compare_lane(predicate, lane, &number, &rest);
        lanes.push(LaneParts::from_slice(&[is]));
    }
    Ok(this.pack(vector, &lanes))
}

impl Translator<'_, '_> {
    /// Returns a mask restricted to the lanes below a number.
    pub(super) fn active(&mut self, mask: &[ir::Value], count: Value) -> Result<Parts> {
        let lane = self.layout_of(count)?.scalar();
        let parts = self.parts(count)?;
        if self.known(count) == Some(mask.len() as u64) {
            return Ok(Parts::from_slice(mask));
        }
        let Some(lane) = lane else {
            return said("has non-integer lane count");
        };
        let count = self.resize(lane, Lane::Int(64), false, &parts)[0];
        let mut active = Parts::new();
        for (at, &truth) in mask.iter().enumerate() {
            let at = self.iconst(types::I64, at as i64);
            let code = ir::condcodes::IntCC::UnsignedLessThan;
            let below = self.builder.ins().icmp(code, at, count);
            active.push(self.builder.ins().band(truth, below));
        }
        Ok(active)
    }
}
