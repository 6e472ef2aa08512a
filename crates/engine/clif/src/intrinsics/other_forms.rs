//! Translates variants of instructions and other intrinsics: `vp.*` with a mask and a number of lanes, and
//! `experimental.constrained.*` with a rounding mode.

use cranelift_codegen::ir;
use terrace_llvmir::{
    BinaryOp, CastOp, ConstKind, FloatPredicate, IntPredicate, Intrinsic, MdKind, Type, Value,
};

use super::masked::Where;
use super::reductions::Fold;
use super::{IntrinsicCall, Rule};
use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::Lane;
use crate::why::{Result, said};

type This<'a, 'w, 'm> = &'a mut Translator<'w, 'm>;

/// The operation of which an intrinsic is a variant.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Base {
    Binary(BinaryOp),
    Cast(CastOp),
    Negate,
    /// Compares by the predicate that the third operand names.
    IntCompare,
    FloatCompare,
    /// The intrinsic `llvm.NAME`.
    Like(&'static str),
}

/// Returns the rule of an intrinsic whose name identifies an instruction or another intrinsic.
pub(super) fn rule(name: &'static str) -> Option<Rule> {
    let reduced = |prefix| Fold::of_name(name.strip_prefix(prefix)?);
    if let Some(fold) = reduced("llvm.vector.reduce.") {
        return Some(Rule::Reduce(fold));
    }
    if let Some(fold) = reduced("llvm.vp.reduce.") {
        return Some(Rule::PredicatedReduce(fold));
    }
    if let Some(name) = name.strip_prefix("llvm.vp.") {
        let base = Base::instruction(name).or_else(|| Base::like(name));
        return base.map(Rule::Predicated);
    }
    let name = name.strip_prefix("llvm.experimental.constrained.")?;
    // `trunc` is the rounding of floats.
    let base = Base::like(name).or_else(|| Base::instruction(name));
    base.map(Rule::Constrained)
}

impl Base {
    fn instruction(name: &str) -> Option<Base> {
        match name {
            "fneg" => Some(Base::Negate),
            "icmp" => Some(Base::IntCompare),
            "fcmp" | "fcmps" => Some(Base::FloatCompare),
            _ => {
                let cast = || CastOp::from_text(name).map(Base::Cast);
                BinaryOp::from_text(name).map(Base::Binary).or_else(cast)
            }
        }
    }

    fn like(name: &'static str) -> Option<Base> {
        match name {
            "roundtozero" => Some(Base::Like("trunc")),
            _ => super::listed(&format!("llvm.{name}")).map(|_| Base::Like(name)),
        }
    }

    /// Returns true if the operands must be floats, and false if they must be integers; `None` if LLVM's verifier
    /// checks them.
    fn is_of_floats(self) -> Option<bool> {
        match self {
            Base::Binary(
                BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem,
            )
            | Base::Negate => Some(true),
            Base::Binary(_) => Some(false),
            Base::Cast(_) | Base::IntCompare | Base::FloatCompare => None,
            Base::Like(name) => Intrinsic::of_name(&format!("llvm.{name}"))?.is_of_floats(),
        }
    }
}

impl Translator<'_, '_> {
    /// Returns the metadata string of an operand.
    fn text_of(&self, value: Value) -> Option<String> {
        let ConstKind::Metadata(md) = self.consts().kind(value.as_const()?) else {
            return None;
        };
        match self.layouts.ctx.metadata.kind(md) {
            MdKind::String(text) => Some(String::from_utf8_lossy(text).into_owned()),
            _ => None,
        }
    }

    fn do_base(&mut self, call: &IntrinsicCall, base: Base, args: &[Value]) -> Result<Parts> {
        let first = call.arg(0)?;
        match base {
            Base::Negate => self.float_negate(first),
            Base::Binary(op) => self.binary(op, first, call.arg(1)?),
            Base::Cast(op) => self.cast(op, first, call.ty),
            Base::IntCompare | Base::FloatCompare => self.do_compare(call, base),
            Base::Like(name) => {
                let call = IntrinsicCall {
                    args: args.to_vec(),
                    ty: call.ty,
                    name: format!("llvm.{name}"),
                };
                match super::listed(&call.name) {
                    Some(rule) => self.by_rule(rule, &call),
                    None => said(format!("calls {}", call.name)),
                }
            }
        }
    }

    fn do_compare(&mut self, call: &IntrinsicCall, base: Base) -> Result<Parts> {
        let (left, right) = (call.arg(0)?, call.arg(1)?);
        let Some(vector) = self.layout_of(left)?.lanes() else {
            return said(format!("calls {}", call.name));
        };
        let predicate = self.text_of(call.arg(2)?).unwrap_or_default();
        let (a, b) = (self.parts(left)?, self.parts(right)?);
        match base {
            Base::IntCompare => match IntPredicate::from_text(&predicate) {
                Some(predicate) => self.compare_ints(predicate, vector, &a, &b),
                None => said(format!("calls {} with no predicate", call.name)),
            },
            _ => match FloatPredicate::from_text(&predicate) {
                Some(predicate) => self.compare_floats(predicate, vector, &a, &b),
                None => said(format!("calls {} with no predicate", call.name)),
            },
        }
    }

    /// Returns the mask of active lanes, from the last two operands.
    fn active_of(&mut self, call: &IntrinsicCall) -> Result<Parts> {
        let count = call.args.len();
        if count < 2 {
            return said(format!("calls {}", call.name));
        }
        let mask = self.parts(call.arg(count - 2)?)?;
        self.active(&mask, call.arg(count - 1)?)
    }
}

/// Translates `vp.*` on each lane. Inactive lanes are poison; they are also computed, but must not trap.
pub(super) fn predicated(this: This, call: &IntrinsicCall, base: Base) -> Result<Parts> {
    if let Some(floats) = base.is_of_floats() {
        let lane = this.vector_of(call.arg(0)?)?.lane;
        this.require(call, lane, floats)?;
    }
    let count = call.args.len().saturating_sub(2);
    if let Base::Binary(op @ (BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem)) =
        base
    {
        let vector = this.shape_of(call)?;
        let active = this.active_of(call)?;
        let (a, b) = (this.parts(call.arg(0)?)?, this.parts(call.arg(1)?)?);
        let mut one = this.zero_lane(vector.lane);
        one[0] = this.iconst(vector.lane.clif(), 1);
        let ones = this.splat(vector, &one);
        let b = this.select_lanes(vector, &active, &b, &ones)?;
        // The division of the minimum signed value by -1 would also trap in an inactive lane.
        let a = this.select_lanes(vector, &active, &a, &ones)?;
        return this.binary_parts(op, vector, &a, &b);
    }
    this.do_base(call, base, &call.args[..count])
}

/// Translates `experimental.constrained.*`. The rounding mode must be the default.
pub(super) fn constrained(this: This, call: &IntrinsicCall, base: Base) -> Result<Parts> {
    let is_metadata = |value: &Value| this.type_of(*value) == Type::METADATA;
    let count = call.args.iter().filter(|arg| !is_metadata(arg)).count();
    for arg in &call.args[count..] {
        let text = this.text_of(*arg).unwrap_or_default();
        if text.starts_with("round.") && !matches!(&*text, "round.tonearest" | "round.dynamic") {
            return said(format!("calls {} with {text}", call.name));
        }
    }
    this.do_base(call, base, &call.args[..count])
}

/// Translates `vp.select` and `vp.merge`.
pub(super) fn select(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let vector = this.shape_of(call)?;
    let mask = this.parts(call.arg(0)?)?;
    let active = this.active(&mask, call.arg(3)?)?;
    let (a, b) = (this.parts(call.arg(1)?)?, this.parts(call.arg(2)?)?);
    this.select_lanes(vector, &active, &a, &b)
}

/// Translates `vp.reduce.*`. The first operand is the start value.
pub(super) fn reduce(this: This, call: &IntrinsicCall, fold: Fold) -> Result<Parts> {
    let active = this.active_of(call)?;
    let vector = this.vector_of(call.arg(1)?)?;
    this.require(call, vector.lane, fold.is_of_floats())?;
    let parts = this.parts(call.arg(1)?)?;
    let mut all = LaneParts::from_slice(&this.parts(call.arg(0)?)?);
    let lanes = this.unpack(vector, &parts);
    for (lane, truth) in lanes.iter().zip(active) {
        let next = this.fold(fold, vector.lane, &all, lane)?;
        all = LaneParts::from_slice(&this.select_parts(truth, &next, &all));
    }
    Ok(Parts::from_slice(&all))
}

impl Translator<'_, '_> {
    fn zeros_of(&mut self, ty: Type) -> Result<Parts> {
        let layout = self.layout(ty)?;
        Ok(self.zeros(&layout))
    }
}

/// Translates `vp.load`.
pub(super) fn load(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let (active, others) = (this.active_of(call)?, this.zeros_of(call.ty)?);
    let base = this.part(call.arg(0)?)?;
    this.load_lanes(call.ty, Where::Row(base), &active, &others, &call.name)
}

/// Translates `vp.store`.
pub(super) fn store(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let active = this.active_of(call)?;
    let (parts, base) = (this.parts(call.arg(0)?)?, this.part(call.arg(1)?)?);
    let ty = this.type_of(call.arg(0)?);
    this.store_lanes(ty, &parts, Where::Row(base), &active, &call.name)?;
    Ok(Parts::new())
}

/// Translates `experimental.vp.strided.load`.
pub(super) fn strided_load(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let (active, others) = (this.active_of(call)?, this.zeros_of(call.ty)?);
    let (base, stride) = (this.part(call.arg(0)?)?, this.wide(call.arg(1)?)?);
    let place = Where::Strided(base, stride);
    this.load_lanes(call.ty, place, &active, &others, &call.name)
}

/// Translates `experimental.vp.strided.store`.
pub(super) fn strided_store(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let active = this.active_of(call)?;
    let (parts, base) = (this.parts(call.arg(0)?)?, this.part(call.arg(1)?)?);
    let stride = this.wide(call.arg(2)?)?;
    let ty = this.type_of(call.arg(0)?);
    this.store_lanes(
        ty,
        &parts,
        Where::Strided(base, stride),
        &active,
        &call.name,
    )?;
    Ok(Parts::new())
}

/// Translates `vp.gather`.
pub(super) fn gather(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let (active, others) = (this.active_of(call)?, this.zeros_of(call.ty)?);
    let places = this.pointer_lanes(call.arg(0)?)?;
    this.load_lanes(call.ty, Where::Each(&places), &active, &others, &call.name)
}

/// Translates `vp.scatter`.
pub(super) fn scatter(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let active = this.active_of(call)?;
    let parts = this.parts(call.arg(0)?)?;
    let places = this.pointer_lanes(call.arg(1)?)?;
    let ty = this.type_of(call.arg(0)?);
    this.store_lanes(ty, &parts, Where::Each(&places), &active, &call.name)?;
    Ok(Parts::new())
}

/// Translates `experimental.vp.reverse`: reverses the lanes below the lane count.
pub(super) fn reverse(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let vector = this.shape_of(call)?;
    let parts = this.parts(call.arg(0)?)?;
    let count = this.lane_count(call, 2)?;
    let one = this.iconst(ir::types::I64, 1);
    let last = this.sub64(count, one);
    let mut lanes = Vec::with_capacity(vector.len);
    for at in 0..vector.len {
        let at = this.iconst(ir::types::I64, at as i64);
        let from = this.sub64(last, at);
        lanes.push(LaneParts::from_slice(&this.lane_by(vector, &parts, from)?));
    }
    Ok(this.pack(vector, &lanes))
}

impl Translator<'_, '_> {
    fn lane_count(&mut self, call: &IntrinsicCall, at: usize) -> Result<ir::Value> {
        let value = call.arg(at)?;
        let Some(lane) = self.layout_of(value)?.scalar() else {
            return said(format!("calls {}", call.name));
        };
        let parts = self.parts(value)?;
        Ok(self.resize(lane, Lane::Int(64), false, &parts)[0])
    }

    fn sub64(&mut self, a: ir::Value, b: ir::Value) -> ir::Value {
        self.binary_int(BinaryOp::Sub, 64, a, b)
    }
}
