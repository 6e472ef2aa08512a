//! Translates permutations of lanes, and operations on matrices, which are vectors in column-major order.

use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llvmir::{BinaryOp, Value};

use super::IntrinsicCall;
use super::reductions::Fold;
use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Layout, Shape, Vector};
use crate::why::{Result, Why, said};

type This<'a, 'w, 'm> = &'a mut Translator<'w, 'm>;

impl Translator<'_, '_> {
    pub(super) fn lanes_in(
        &mut self,
        call: &IntrinsicCall,
        at: usize,
    ) -> Result<(Vector, Vec<LaneParts>)> {
        let value = call.arg(at)?;
        let vector = self.vector_of(value)?;
        let parts = self.parts(value)?;
        Ok((vector, self.unpack(vector, &parts)))
    }

    fn number(&mut self, call: &IntrinsicCall, at: usize) -> Result<usize> {
        let value = call.arg(at)?;
        match self.known(value).and_then(|it| usize::try_from(it).ok()) {
            Some(number) => Ok(number),
            None => said(format!("calls {} with non-constant operand", call.name)),
        }
    }
}

/// Translates `stepvector`.
pub(super) fn steps(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let vector = this.shape_of(call)?;
    let mut lanes = Vec::with_capacity(vector.len);
    for at in 0..vector.len {
        let mut lane = this.zero_lane(vector.lane);
        let value = this.iconst(vector.lane.clif(), at as i64);
        lane[0] = this.mask(value, vector.lane.bits().min(64));
        lanes.push(LaneParts::from_slice(&lane));
    }
    Ok(this.pack(vector, &lanes))
}

/// Translates `vector.extract`.
pub(super) fn extract(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let to = this.shape_of(call)?;
    let (_, lanes) = this.lanes_in(call, 0)?;
    let start = this.number(call, 1)?;
    match lanes.get(start..start + to.len) {
        Some(lanes) => Ok(this.pack(to, lanes)),
        None => said(format!("calls {} past the end", call.name)),
    }
}

/// Translates `vector.insert`.
pub(super) fn insert(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let (to, mut lanes) = this.lanes_in(call, 0)?;
    let (_, new) = this.lanes_in(call, 1)?;
    let start = this.number(call, 2)?;
    match lanes.get_mut(start..start + new.len()) {
        Some(old) => old.clone_from_slice(&new),
        None => return said(format!("calls {} past the end", call.name)),
    }
    Ok(this.pack(to, &lanes))
}

/// Translates `vector.interleave*`: first the first lanes of all operands, then the second lanes, and so on.
pub(super) fn interleave(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let to = this.shape_of(call)?;
    let mut all = Vec::new();
    for at in 0..call.args.len() {
        all.push(this.lanes_in(call, at)?.1);
    }
    let mut lanes = Vec::with_capacity(to.len);
    for at in 0..to.len {
        let from = all
            .get(at % all.len())
            .and_then(|it| it.get(at / all.len()));
        lanes.push(from.cloned().ok_or(Why::Known)?);
    }
    Ok(this.pack(to, &lanes))
}

/// Translates `vector.deinterleave*`: a struct of vectors, each with every n-th lane.
pub(super) fn deinterleave(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let (_, lanes) = this.lanes_in(call, 0)?;
    let layout = this.layout(call.ty)?;
    let Shape::Struct(members) = &layout.shape else {
        return said(format!("calls {}", call.name));
    };
    let mut parts = Parts::new();
    for (at, member) in members.iter().enumerate() {
        let own = lanes.iter().skip(at).step_by(members.len());
        let own: Vec<_> = own.cloned().collect();
        let Shape::Vector(to) = member.layout.shape else {
            return said(format!("calls {}", call.name));
        };
        parts.extend(this.pack(to, &own));
    }
    this.as_value(&layout, parts)
}

impl Translator<'_, '_> {
    /// Assembles a struct from the parts of its members.
    fn as_value(&mut self, layout: &Layout, parts: Parts) -> Result<Parts> {
        if !layout.in_memory {
            return Ok(parts);
        }
        let to = self.aligned_slot(layout.size, layout.align)?;
        let Shape::Struct(members) = &layout.shape else {
            return Err(Why::Known);
        };
        let mut rest = &parts[..];
        for member in members {
            let count = member.layout.parts.len();
            let Some((own, others)) = rest.split_at_checked(count) else {
                return Err(Why::Known);
            };
            rest = others;
            let address = self.add_offset(to, member.offset as i64);
            self.store(&member.layout, own, address)?;
        }
        Ok(Parts::from_slice(&[to]))
    }
}

/// Translates `vector.reverse`.
pub(super) fn reverse(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let (vector, mut lanes) = this.lanes_in(call, 0)?;
    lanes.reverse();
    Ok(this.pack(vector, &lanes))
}

/// Translates `experimental.cttz.elts`: the index of the first lane that is not zero.
pub(super) fn first_lane(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let (vector, lanes) = this.lanes_in(call, 0)?;
    let to = this.shape_of(call)?;
    let mut found = this.iconst(types::I64, vector.len as i64);
    for (at, lane) in lanes.iter().enumerate().rev() {
        let is = this.any_word(lane);
        let number = this.iconst(types::I64, at as i64);
        found = this.choose(is, number, found);
    }
    let found = this.resize(Lane::Int(64), to.lane, false, &[found]);
    Ok(Parts::from_slice(&found))
}

/// Translates `vector.partial.reduce.*`: adds the lanes of the second operand to those of the first in turn.
pub(super) fn partial(this: This, call: &IntrinsicCall, op: BinaryOp) -> Result<Parts> {
    let (vector, mut lanes) = this.lanes_in(call, 0)?;
    let (summands, more) = this.lanes_in(call, 1)?;
    if summands.lane != vector.lane {
        return said(format!("calls {} on lanes of different types", call.name));
    }
    for (at, lane) in more.iter().enumerate() {
        let to = at % vector.len;
        lanes[to] = this.binary_lane(op, vector.lane, &lanes[to], lane)?;
    }
    Ok(this.pack(vector, &lanes))
}

/// Translates `matrix.transpose`.
pub(super) fn transpose(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let to = this.shape_of(call)?;
    let (_, lanes) = this.lanes_in(call, 0)?;
    let (rows, columns) = (this.number(call, 1)?, this.number(call, 2)?);
    let mut out = Vec::with_capacity(lanes.len());
    for row in 0..rows {
        for column in 0..columns {
            let lane = lanes.get(column * rows + row);
            out.push(lane.cloned().ok_or(Why::Known)?);
        }
    }
    Ok(this.pack(to, &out))
}

/// Translates `matrix.multiply`.
pub(super) fn multiply(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let to = this.shape_of(call)?;
    let (_, a) = this.lanes_in(call, 0)?;
    let (_, b) = this.lanes_in(call, 1)?;
    let (rows, inner, columns) = (
        this.number(call, 2)?,
        this.number(call, 3)?,
        this.number(call, 4)?,
    );
    let is_float = to.lane.is_float();
    let (multiply, add) = match is_float {
        true => (BinaryOp::FMul, Fold::Float(BinaryOp::FAdd)),
        false => (BinaryOp::Mul, Fold::Int(BinaryOp::Add)),
    };
    let mut out = Vec::with_capacity(to.len);
    for column in 0..columns {
        for row in 0..rows {
            let mut sum: Option<LaneParts> = None;
            for at in 0..inner {
                let pair = a.get(at * rows + row).zip(b.get(column * inner + at));
                let (a, b) = pair.ok_or(Why::Known)?;
                let product = this.binary_lane(multiply, to.lane, a, b)?;
                sum = Some(match sum {
                    None => product,
                    Some(sum) => this.fold(add, to.lane, &sum, &product)?,
                });
            }
            out.push(sum.ok_or(Why::Known)?);
        }
    }
    Ok(this.pack(to, &out))
}

impl Translator<'_, '_> {
    /// Returns the base address, the stride, and the numbers of rows and columns.
    fn columns(
        &mut self,
        call: &IntrinsicCall,
        first: usize,
    ) -> Result<(ir::Value, ir::Value, usize, usize)> {
        let base = self.part(call.arg(first)?)?;
        let stride = call.arg(first + 1)?;
        let stride = self.wide(stride)?;
        let (rows, columns) = (self.number(call, first + 3)?, self.number(call, first + 4)?);
        Ok((base, stride, rows, columns))
    }

    /// Sign-extends an integer to 64 bits.
    pub(super) fn wide(&mut self, value: Value) -> Result<ir::Value> {
        let Some(lane) = self.layout_of(value)?.scalar() else {
            return said("has non-integer stride");
        };
        let parts = self.parts(value)?;
        Ok(self.resize(lane, Lane::Int(64), true, &parts)[0])
    }

    fn column_at(
        &mut self,
        base: ir::Value,
        stride: ir::Value,
        column: usize,
        size: u64,
    ) -> ir::Value {
        let elements = self.iconst(types::I64, column as i64);
        let elements = self.builder.ins().imul(stride, elements);
        let size = self.iconst(types::I64, size as i64);
        let bytes = self.builder.ins().imul(elements, size);
        self.builder.ins().iadd(base, bytes)
    }
}

/// Translates `matrix.column.major.load`.
pub(super) fn load_columns(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let to = this.shape_of(call)?;
    let (base, stride, rows, columns) = this.columns(call, 0)?;
    let size = u64::from(to.lane.bits().div_ceil(8));
    let mut lanes = Vec::with_capacity(to.len);
    for column in 0..columns {
        let address = this.column_at(base, stride, column, size);
        for row in 0..rows {
            let mut lane = Parts::new();
            this.load_lane(to.lane, address, row as u64 * size, &mut lane);
            lanes.push(LaneParts::from_slice(&lane));
        }
    }
    Ok(this.pack(to, &lanes))
}

/// Translates `matrix.column.major.store`.
pub(super) fn store_columns(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let (vector, lanes) = this.lanes_in(call, 0)?;
    let (base, stride, rows, columns) = this.columns(call, 1)?;
    let size = u64::from(vector.lane.bits().div_ceil(8));
    let mut lanes = lanes.iter();
    for column in 0..columns {
        let address = this.column_at(base, stride, column, size);
        for row in 0..rows {
            if let Some(lane) = lanes.next() {
                this.store_lane(vector.lane, lane, address, row as u64 * size);
            }
        }
    }
    Ok(Parts::new())
}
