//! Translates intrinsics: a table of names and rules, and modules with the functions of the rules.

mod arm;
mod floats;
mod frames;
mod ints;
mod masked;
mod memory;
mod other_forms;
mod rare;
mod reductions;
mod table;
mod vectors;

use std::sync::OnceLock;

use cranelift_codegen::ir::{
    self, AbiParam, ArgumentPurpose, InstBuilder, Signature, Type as Clif, types,
};
use cranelift_codegen::isa::CallConv;
use rustc_hash::FxHashMap;
use terrace_llvmir::{Call, Inst, Intrinsic, Symbol, Type, Value};

use crate::abi::How;
use crate::instructions::libm_name;
use crate::lanes::LaneParts;
use crate::program::Helper;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Vector};
use crate::why::{Result, Why, said};
pub(crate) use frames::is_of_frame;
use other_forms::Base;
use reductions::Fold;

/// A function for a lane.
pub(crate) type LaneFn =
    for<'a, 'w, 'm> fn(&'a mut Translator<'w, 'm>, Lane, &[&[ir::Value]]) -> Result<LaneParts>;
/// A function for pieces of vectors. Returns `None` if Cranelift does not support the operation on them.
pub(crate) type PieceFn =
    for<'a, 'w, 'm> fn(&'a mut Translator<'w, 'm>, Clif, &[ir::Value]) -> Option<ir::Value>;
/// A function for a whole call.
pub(crate) type CallFn =
    for<'a, 'w, 'm> fn(&'a mut Translator<'w, 'm>, &IntrinsicCall) -> Result<Parts>;

/// A way to translate an intrinsic.
#[derive(Clone, Copy)]
pub(crate) enum Rule {
    /// Generates no code. The result, if any, is the first operand.
    Nothing,
    /// Calls a libm function for each lane. The name is that for `double`.
    Libm(&'static str),
    /// Calls a function for each lane of this number of operands, which have the shape of the result.
    Lanes(usize, LaneFn),
    /// The same, but calls the first function for pieces if possible.
    Pieces(usize, PieceFn, LaneFn),
    /// Reduces all lanes to one.
    Reduce(Fold),
    /// Reduces the active lanes of a mask and lane count.
    PredicatedReduce(Fold),
    /// Another operation with additional operands: a mask and a number of lanes.
    Predicated(Base),
    /// Another operation with a rounding mode as an additional operand.
    Constrained(Base),
    /// Calls a function that translates the whole call.
    Own(CallFn),
}

impl std::fmt::Debug for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Rule::Nothing => "Nothing",
            Rule::Libm(name) => name,
            Rule::Lanes(..) => "Lanes",
            Rule::Pieces(..) => "Pieces",
            Rule::Reduce(_) => "Reduce",
            Rule::PredicatedReduce(_) => "PredicatedReduce",
            Rule::Predicated(_) => "Predicated",
            Rule::Constrained(_) => "Constrained",
            Rule::Own(_) => "Own",
        })
    }
}

/// A call of an intrinsic.
pub(crate) struct IntrinsicCall {
    pub(crate) args: Vec<Value>,
    /// The type of the result.
    pub(crate) ty: Type,
    /// The name, including overloaded types.
    pub(crate) name: String,
}

impl IntrinsicCall {
    /// Returns an operand.
    pub(crate) fn arg(&self, at: usize) -> Result<Value> {
        match self.args.get(at) {
            Some(value) => Ok(*value),
            None => said(format!("calls {} with too few operands", self.name)),
        }
    }
}

/// Returns the rule of an intrinsic by its full name.
pub(crate) fn rule(name: &str) -> Option<Rule> {
    match Intrinsic::of_name(name).map(|intrinsic| intrinsic.name) {
        Some(name) => listed(name).or_else(|| other_forms::rule(name)),
        None => listed(name),
    }
}

/// Returns the rule in the table, by the name without overloaded types.
fn listed(name: &str) -> Option<Rule> {
    static RULES: OnceLock<FxHashMap<&str, Rule>> = OnceLock::new();
    let rules = RULES.get_or_init(|| table::TABLE.iter().copied().collect());
    rules.get(name).copied()
}

impl Translator<'_, '_> {
    /// Translates a call of an intrinsic.
    pub(crate) fn intrinsic(
        &mut self,
        inst: Inst,
        symbol: Symbol,
        rule: Option<Rule>,
        call: Call<'_>,
    ) -> Result<Parts> {
        let name = self.program.name_of(symbol);
        let Some(rule) = rule else {
            return said(format!("calls {name}"));
        };
        let call = IntrinsicCall {
            args: call.args.iter().collect(),
            ty: self.body.inst_type(inst),
            name,
        };
        self.by_rule(rule, &call)
    }

    fn by_rule(&mut self, rule: Rule, call: &IntrinsicCall) -> Result<Parts> {
        match rule {
            Rule::Nothing if call.ty == Type::VOID => Ok(Parts::new()),
            Rule::Nothing => match call.args.first() {
                Some(first) => self.parts(*first),
                None => self.layout(call.ty).map(|layout| self.zeros(&layout)),
            },
            Rule::Libm(name) => self.by_lanes(call, call.args.len(), |this, lane, operands| {
                this.libm(name, lane, operands)
            }),
            Rule::Lanes(count, f) => self.by_lanes(call, count, f),
            Rule::Pieces(count, piece, lane) => {
                let vector = self.shape_of(call)?;
                if let Some(ty) = vector.piece
                    && let Some(parts) = self.by_pieces(call, count, vector, ty, piece)?
                {
                    return Ok(parts);
                }
                self.by_lanes(call, count, lane)
            }
            Rule::Reduce(fold) => reductions::reduce(self, call, fold),
            Rule::PredicatedReduce(fold) => other_forms::reduce(self, call, fold),
            Rule::Predicated(base) => other_forms::predicated(self, call, base),
            Rule::Constrained(base) => other_forms::constrained(self, call, base),
            Rule::Own(f) => f(self, call),
        }
    }

    /// Returns the lanes of the result.
    pub(crate) fn shape_of(&mut self, call: &IntrinsicCall) -> Result<Vector> {
        match self.layout(call.ty)?.lanes() {
            Some(vector) => Ok(vector),
            None => said(format!("calls {}", call.name)),
        }
    }

    /// Applies a function to each lane of the first operands.
    pub(crate) fn by_lanes(
        &mut self,
        call: &IntrinsicCall,
        count: usize,
        mut f: impl FnMut(&mut Self, Lane, &[&[ir::Value]]) -> Result<LaneParts>,
    ) -> Result<Parts> {
        let to = self.shape_of(call)?;
        let from = match self.layout_of(call.arg(0)?)?.lanes() {
            Some(vector) => vector,
            None => return said(format!("calls {}", call.name)),
        };
        let mut operands = Vec::new();
        for at in 0..count {
            operands.push(self.parts(call.arg(at)?)?);
        }
        let operands: Vec<&[ir::Value]> = operands.iter().map(|parts| parts.as_slice()).collect();
        self.each_lane(from, to, &operands, |this, lanes| f(this, from.lane, lanes))
    }

    fn by_pieces(
        &mut self,
        call: &IntrinsicCall,
        count: usize,
        vector: Vector,
        ty: Clif,
        f: PieceFn,
    ) -> Result<Option<Parts>> {
        let mut operands = Vec::new();
        for at in 0..count {
            operands.push(self.parts(call.arg(at)?)?);
        }
        let mut parts = Parts::new();
        for at in 0..vector.parts() {
            let own: Parts = operands
                .iter()
                .filter_map(|operand| operand.get(at).copied())
                .collect();
            match f(self, ty, &own) {
                Some(part) => parts.push(part),
                None => return Ok(None),
            }
        }
        Ok(Some(parts))
    }

    /// Calls a libm function on floats of a type.
    pub(crate) fn libm(
        &mut self,
        name: &str,
        lane: Lane,
        operands: &[&[ir::Value]],
    ) -> Result<LaneParts> {
        let operands: Parts = operands.iter().map(|operand| operand[0]).collect();
        let value = self.libm_value(name, lane, &operands, None)?;
        Ok(LaneParts::from_slice(&[value]))
    }

    /// Returns the format in which libm computes floats of a type.
    pub(crate) fn libm_lane(&self, lane: Lane) -> Lane {
        match lane {
            Lane::Half | Lane::BFloat => Lane::Float,
            // C has no such format on AArch64; its `long double` is `fp128`.
            Lane::Extended if self.program.is_aarch64 => Lane::Quad,
            _ => lane,
        }
    }

    /// Calls a libm function that takes floats of the same type, optionally followed by an integer or an address, and
    /// returns a float of that type.
    pub(crate) fn libm_value(
        &mut self,
        name: &str,
        lane: Lane,
        operands: &[ir::Value],
        last: Option<ir::Value>,
    ) -> Result<ir::Value> {
        let computed = self.libm_lane(lane);
        let name = libm_name(name, computed);
        let operands: Parts = operands
            .iter()
            .map(|operand| self.float_to_float(lane, computed, *operand))
            .collect();
        let how = match computed {
            Lane::Quad => How::Float(types::F128),
            Lane::Extended => How::Stored,
            _ => How::Plain,
        };
        let mut args = self.given(&operands, &vec![how; operands.len()])?;
        args.extend(last);
        let result = match computed {
            Lane::Extended => self.call_extended(&name, operands.len(), &args)?,
            Lane::Quad => {
                let result = self.call_for(&name, types::F128, &args);
                self.bits_as(types::I128, result)
            }
            _ => self.call_for(&name, computed.clif(), &args),
        };
        Ok(self.float_to_float(computed, lane, result))
    }

    /// Calls a C function that returns an 80-bit float. The first `floats` arguments are addresses of 80-bit floats,
    /// which are passed by value.
    fn call_extended(
        &mut self,
        name: &str,
        floats: usize,
        args: &[ir::Value],
    ) -> Result<ir::Value> {
        let mut signature = Signature::new(CallConv::SystemV);
        for (at, arg) in args.iter().enumerate() {
            signature.params.push(match at < floats {
                true => AbiParam::special(types::I64, ArgumentPurpose::StructArgument(16)),
                false => AbiParam::new(self.clif_type(*arg)),
            });
        }
        let callee = self.helper(Helper::Function(name.to_owned()), signature);
        self.builder.ins().call(callee, args);
        let results = self.take_results(&[], &[How::X87])?;
        results.first().copied().ok_or(Why::Known)
    }
}
