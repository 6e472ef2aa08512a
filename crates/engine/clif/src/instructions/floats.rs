//! Translates operations on floats. `half` and `bfloat` are computed as `float` and rounded; the runtime implements
//! `x86_fp80` and `fp128`.

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llvmir::{BinaryOp, FloatPredicate, Value};

use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::Lane;
use crate::why::{Result, said};

/// Returns the name of a math function of libm for a type.
pub(crate) fn libm_name(name: &str, lane: Lane) -> String {
    match lane {
        Lane::Double => name.to_owned(),
        Lane::Extended => format!("{name}l"),
        Lane::Quad => format!("{name}f128"),
        _ => format!("{name}f"),
    }
}

/// Returns the name of a format in the names of runtime functions.
pub(crate) fn format_name(lane: Lane) -> &'static str {
    match lane {
        Lane::Half => "f16",
        Lane::BFloat => "bf16",
        Lane::Float => "f32",
        Lane::Double => "f64",
        Lane::Extended => "f80",
        _ => "f128",
    }
}

impl Translator<'_, '_> {
    /// Calls the runtime function that implements an operation on `x86_fp80` or `fp128`.
    pub(crate) fn soft_float(
        &mut self,
        operation: &str,
        lane: Lane,
        operands: &[ir::Value],
    ) -> ir::Value {
        let name = format!("terrace_rt_{}_{operation}", format_name(lane));
        self.call_for(&name, lane.clif(), operands)
    }

    /// Applies a binary operation to floats.
    pub(crate) fn binary_float(
        &mut self,
        op: BinaryOp,
        lane: Lane,
        a: ir::Value,
        b: ir::Value,
    ) -> ir::Value {
        match lane {
            Lane::Half | Lane::BFloat => {
                let (a, b) = (self.widen_float(lane, a), self.widen_float(lane, b));
                let value = self.binary_float(op, Lane::Float, a, b);
                self.narrow_float(lane, value)
            }
            Lane::Extended | Lane::Quad => {
                let operation = match op {
                    BinaryOp::FAdd => "add",
                    BinaryOp::FSub => "sub",
                    BinaryOp::FMul => "mul",
                    BinaryOp::FDiv => "div",
                    _ => "rem",
                };
                self.soft_float(operation, lane, &[a, b])
            }
            _ => match op {
                BinaryOp::FAdd => self.builder.ins().fadd(a, b),
                BinaryOp::FSub => self.builder.ins().fsub(a, b),
                BinaryOp::FMul => self.builder.ins().fmul(a, b),
                BinaryOp::FDiv => self.builder.ins().fdiv(a, b),
                _ => self.call_for(&libm_name("fmod", lane), lane.clif(), &[a, b]),
            },
        }
    }

    /// Converts `half` or `bfloat` to `float`.
    pub(crate) fn widen_float(&mut self, lane: Lane, value: ir::Value) -> ir::Value {
        match lane {
            Lane::Half => self.call_for("terrace_rt_f16_to_f32", types::F32, &[value]),
            Lane::BFloat => {
                let wide = self.builder.ins().uextend(types::I32, value);
                let by = self.iconst(types::I32, 16);
                let bits = self.builder.ins().ishl(wide, by);
                self.bits_as(types::F32, bits)
            }
            _ => value,
        }
    }

    /// Converts `float` to `half` or `bfloat`, with rounding.
    pub(crate) fn narrow_float(&mut self, lane: Lane, value: ir::Value) -> ir::Value {
        match lane {
            Lane::Half => self.call_for("terrace_rt_f32_to_f16", types::I16, &[value]),
            Lane::BFloat => self.call_for("terrace_rt_f32_to_bf16", types::I16, &[value]),
            _ => value,
        }
    }

    /// `fneg`
    pub(crate) fn float_negate(&mut self, operand: Value) -> Result<Parts> {
        let layout = self.layout_of(operand)?;
        let Some(vector) = layout.lanes() else {
            return said("has fneg on unsupported type");
        };
        let parts = self.parts(operand)?;
        if vector.piece.is_some() {
            let parts = parts.into_iter();
            return Ok(parts.map(|part| self.builder.ins().fneg(part)).collect());
        }
        self.each_lane(vector, vector, &[&parts], |this, lanes| {
            let value = this.negate_lane(vector.lane, lanes[0][0]);
            Ok(LaneParts::from_slice(&[value]))
        })
    }

    /// Negates a float.
    pub(crate) fn negate_lane(&mut self, lane: Lane, value: ir::Value) -> ir::Value {
        match lane {
            Lane::Float | Lane::Double => self.builder.ins().fneg(value),
            _ => {
                let sign = self.uconst(lane.clif(), 1 << (lane.bits() - 1));
                self.builder.ins().bxor(value, sign)
            }
        }
    }

    /// Returns the absolute value of a float.
    pub(crate) fn float_abs(&mut self, lane: Lane, value: ir::Value) -> ir::Value {
        match lane {
            Lane::Float | Lane::Double => self.builder.ins().fabs(value),
            _ => self.mask(value, lane.bits() - 1),
        }
    }

    /// Compares floats. Returns 0 or 1.
    pub(crate) fn compare_float(
        &mut self,
        predicate: FloatPredicate,
        lane: Lane,
        a: ir::Value,
        b: ir::Value,
    ) -> ir::Value {
        let Some(code) = float_code(predicate) else {
            let value = i64::from(predicate == FloatPredicate::True);
            return self.iconst(types::I8, value);
        };
        match lane {
            Lane::Extended | Lane::Quad => {
                let name = format!("terrace_rt_{}_compare", format_name(lane));
                let order = self.call_for(&name, types::I32, &[a, b]);
                self.order_is(predicate, order)
            }
            _ => {
                let (a, b) = (self.widen_float(lane, a), self.widen_float(lane, b));
                self.builder.ins().fcmp(code, a, b)
            }
        }
    }

    /// Evaluates a predicate on an order: -1, 0, 1, or 2 for unordered.
    fn order_is(&mut self, predicate: FloatPredicate, order: ir::Value) -> ir::Value {
        use FloatPredicate::*;
        // A bit for each order that satisfies the predicate: less, equal, greater, unordered.
        let truth = match predicate {
            False => 0b0000,
            Oeq => 0b0010,
            Ogt => 0b0100,
            Oge => 0b0110,
            Olt => 0b0001,
            Ole => 0b0011,
            One => 0b0101,
            Ord => 0b0111,
            Uno => 0b1000,
            Ueq => 0b1010,
            Ugt => 0b1100,
            Uge => 0b1110,
            Ult => 0b1001,
            Ule => 0b1011,
            Une => 0b1101,
            True => 0b1111,
        };
        let one = self.iconst(types::I32, 1);
        let at = self.builder.ins().iadd(order, one);
        let truth = self.iconst(types::I32, truth);
        let bit = self.builder.ins().ushr(truth, at);
        let bit = self.builder.ins().band(bit, one);
        self.builder.ins().ireduce(types::I8, bit)
    }

    /// Returns 1 if a value is not zero, otherwise 0.
    pub(crate) fn is_not_zero(&mut self, value: ir::Value) -> ir::Value {
        let zero = self.iconst(self.clif_type(value), 0);
        self.builder.ins().icmp(IntCC::NotEqual, value, zero)
    }
}

/// Returns Cranelift's code of a predicate; `None` if the predicate ignores its operands.
pub(crate) fn float_code(predicate: FloatPredicate) -> Option<FloatCC> {
    Some(match predicate {
        FloatPredicate::False | FloatPredicate::True => return None,
        FloatPredicate::Oeq => FloatCC::Equal,
        FloatPredicate::Ogt => FloatCC::GreaterThan,
        FloatPredicate::Oge => FloatCC::GreaterThanOrEqual,
        FloatPredicate::Olt => FloatCC::LessThan,
        FloatPredicate::Ole => FloatCC::LessThanOrEqual,
        FloatPredicate::One => FloatCC::OrderedNotEqual,
        FloatPredicate::Ord => FloatCC::Ordered,
        FloatPredicate::Uno => FloatCC::Unordered,
        FloatPredicate::Ueq => FloatCC::UnorderedOrEqual,
        FloatPredicate::Ugt => FloatCC::UnorderedOrGreaterThan,
        FloatPredicate::Uge => FloatCC::UnorderedOrGreaterThanOrEqual,
        FloatPredicate::Ult => FloatCC::UnorderedOrLessThan,
        FloatPredicate::Ule => FloatCC::UnorderedOrLessThanOrEqual,
        FloatPredicate::Une => FloatCC::NotEqual,
    })
}
