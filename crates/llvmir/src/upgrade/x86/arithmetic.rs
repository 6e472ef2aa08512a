//! Expands arithmetic, comparisons and conversions.

use super::super::expand::Expander;
use super::table::Pass;
use crate::body::Value;
use crate::constants::ConstKind;
use crate::types::Type;
use terrace_llvm_words::{BinaryOp, CastOp};
use terrace_numeric::IntPredicate;

/// The immediate for the current rounding mode.
const CURRENT_ROUNDING: u64 = 4;

impl Expander<'_, '_> {
    /// Returns true if an argument selects a rounding mode other than the current one.
    fn rounds(&self, at: usize) -> bool {
        match self.arg(at).map(Value::as_const) {
            None => false,
            Some(None) => true,
            Some(Some(mode)) => {
                self.builder.ctx.consts.kind(mode) != ConstKind::Int(CURRENT_ROUNDING)
            }
        }
    }

    pub(super) fn bitwise(&mut self, op: BinaryOp, not_first: bool) -> Option<Value> {
        let (element, lanes) = self.vector(self.result)?;
        let bits = self.scalar_bits(element);
        let int = self.builder.ctx.types.int(bits);
        let ints = self.vector_of(int, lanes);
        let mut left = self.bitcast(self.arg(0)?, ints);
        if not_first {
            left = self.not(left);
        }
        let right = self.bitcast(self.arg(1)?, ints);
        let value = self.binary(op, left, right);
        Some(self.bitcast(value, self.result))
    }

    pub(super) fn carry(&mut self, target: &str) -> Option<Value> {
        let args = [self.arg(0)?, self.arg(1)?, self.arg(2)?];
        let both = self.target(&[target], &args)?;
        let data = self.builder.extract_value(both, &[1]);
        self.store(data, self.arg(3)?, 1);
        Some(self.builder.extract_value(both, &[0]))
    }

    /// Expands `vpcom`, whose condition is in the name or in an immediate.
    pub(super) fn compare_by(&mut self, name: &str, unsigned: bool) -> Option<Value> {
        const CONDITIONS: [&str; 8] = ["lt", "le", "gt", "ge", "eq", "ne", "false", "true"];
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let code = match self.immediate(2) {
            Some(code) => code as usize,
            None => {
                let rest = name.strip_prefix("xop.vpcom")?;
                let mut conditions = CONDITIONS.iter();
                conditions.position(|condition| rest.starts_with(condition))?
            }
        };
        let predicate = match (code, unsigned) {
            (0, false) => Slt,
            (0, true) => Ult,
            (1, false) => Sle,
            (1, true) => Ule,
            (2, false) => Sgt,
            (2, true) => Ugt,
            (3, false) => Sge,
            (3, true) => Uge,
            (4, _) => Eq,
            (5, _) => Ne,
            (6, _) => return Some(self.zero(self.result)),
            (7, _) => return Some(self.all_ones(self.result)),
            _ => return None,
        };
        let value = self.icmp(predicate, self.arg(0)?, self.arg(1)?);
        Some(self.cast(CastOp::SExt, value, self.result))
    }

    /// Expands `avx512.cmp` into the instruction with a mask.
    pub(super) fn compare_floats(&mut self) -> Option<Value> {
        let mut args = self.args.clone();
        let mut mask = self.all_ones(self.result);
        if self.vector_bits(self.type_of(self.arg(0)?))? == 512 {
            std::mem::swap(&mut mask, args.last_mut()?);
        }
        args.push(mask);
        let targets = [
            "x86.avx512.mask.cmp.ps.128",
            "x86.avx512.mask.cmp.ps.256",
            "x86.avx512.mask.cmp.ps.512",
            "x86.avx512.mask.cmp.pd.128",
            "x86.avx512.mask.cmp.pd.256",
            "x86.avx512.mask.cmp.pd.512",
        ];
        self.target(&targets, &args)
    }

    pub(super) fn concat_shift(&mut self, right: bool, zero: bool) -> Option<Value> {
        let (mut high, mut low) = (self.arg(0)?, self.arg(1)?);
        if right {
            std::mem::swap(&mut high, &mut low);
        }
        let amount = self.amount(self.arg(2)?)?;
        let name = if right { "fshr" } else { "fshl" };
        let value = self.generic(name, self.result, &[high, low, amount])?;
        let count = self.args.len();
        let pass = match (count, zero) {
            (..=3, _) => return Some(value),
            (5, _) => self.arg(3)?,
            (_, true) => self.zero(self.result),
            (_, false) => self.arg(0)?,
        };
        self.masked(self.arg(count - 1)?, value, pass)
    }

    pub(super) fn convert(&mut self, unsigned: bool) -> Option<Value> {
        let mut value = self.arg(0)?;
        let (from, lanes) = self.vector(self.type_of(value))?;
        let wanted = self.result_lanes()?;
        if wanted < lanes {
            value = self.head(value, wanted);
        }
        if from == Type::FLOAT {
            let value = self.cast(CastOp::FpExt, value, self.result);
            self.name(value, "cvtps2pd");
            return Some(value);
        }
        if self.args.len() == 4 && self.rounds(3) {
            let name = match unsigned {
                true => "x86.avx512.uitofp.round",
                false => "x86.avx512.sitofp.round",
            };
            let args = [value, self.arg(3)?];
            return self.generic(name, self.result, &args);
        }
        let op = match unsigned {
            true => CastOp::UiToFp,
            false => CastOp::SiToFp,
        };
        let value = self.cast(op, value, self.result);
        self.name(value, "cvt");
        Some(value)
    }

    pub(super) fn half_to_float(&mut self) -> Option<Value> {
        let mut value = self.arg(0)?;
        let lanes = self.result_lanes()?;
        if self.lanes(value)? != lanes {
            value = self.head(value, lanes);
        }
        let halves = self.vector_of(Type::HALF, lanes);
        let value = self.bitcast(value, halves);
        let value = self.cast(CastOp::FpExt, value, self.result);
        self.name(value, "cvtph2ps");
        Some(value)
    }

    pub(super) fn move_first(&mut self) -> Option<Value> {
        let one = self.int(Type::I8, 1);
        let bit = self.binary(BinaryOp::And, self.arg(3)?, one);
        let zero = self.zero(self.type_of(bit));
        let is_set = self.icmp(IntPredicate::Ne, bit, zero);
        let yes = self.first(self.arg(1)?);
        let no = self.first(self.arg(2)?);
        let value = self.builder.select(0, is_set, yes, no);
        Some(self.with_first(self.arg(0)?, value))
    }

    pub(super) fn mul_halves(&mut self, signed: bool) -> Option<Value> {
        let left = self.bitcast(self.arg(0)?, self.result);
        let right = self.bitcast(self.arg(1)?, self.result);
        let mut half = |value| match signed {
            true => {
                let amount = self.int(self.result, 32);
                let value = self.binary(BinaryOp::Shl, value, amount);
                self.binary(BinaryOp::AShr, value, amount)
            }
            false => {
                let low = self.int(self.result, 0xffff_ffff);
                self.binary(BinaryOp::And, value, low)
            }
        };
        let (left, right) = (half(left), half(right));
        Some(self.binary(BinaryOp::Mul, left, right))
    }

    pub(super) fn sqrt(&mut self) -> Option<Value> {
        let value = self.arg(0)?;
        if self.args.len() == 4 && self.rounds(3) {
            let targets = ["x86.avx512.sqrt.ps.512", "x86.avx512.sqrt.pd.512"];
            return self.target(&targets, &[value, self.arg(3)?]);
        }
        self.generic("sqrt", self.result, &[value])
    }

    pub(super) fn fma_of_first(&mut self) -> Option<Value> {
        let args = [self.arg(0)?, self.arg(1)?, self.arg(2)?];
        let args = args.map(|arg| self.first(arg));
        let ty = self.type_of(args[0]);
        self.generic("fma", ty, &args)
    }

    pub(super) fn fma(&mut self, product: bool, sum: bool, first_alone: bool) -> Option<Value> {
        let mut args = [self.arg(0)?, self.arg(1)?, self.arg(2)?];
        if first_alone {
            args = args.map(|arg| self.first(arg));
        }
        if product {
            let at = usize::from(first_alone);
            args[at] = self.builder.fneg(0, args[at]);
        }
        if sum {
            args[2] = self.builder.fneg(0, args[2]);
        }
        let ty = self.type_of(args[0]);
        let value = self.generic("fma", ty, &args)?;
        Some(match first_alone {
            true => self.with_first(self.arg(0)?, value),
            false => value,
        })
    }

    /// Returns the operands of a masked fused multiply-add, with the signs adjusted.
    fn signed_operands(&mut self, product: bool, sum: bool, pass: Pass) -> Option<[Value; 3]> {
        let mut args = [self.arg(0)?, self.arg(1)?, self.arg(2)?];
        if product {
            let at = usize::from(matches!(pass, Pass::Arg(0)));
            args[at] = self.builder.fneg(0, args[at]);
        }
        if sum {
            args[2] = self.builder.fneg(0, args[2]);
        }
        Some(args)
    }

    pub(super) fn fma_masked(&mut self, product: bool, sum: bool, pass: Pass) -> Option<Value> {
        let args = self.signed_operands(product, sum, pass)?;
        let value = if self.args.len() == 5 && self.rounds(4) {
            let targets = ["x86.avx512.vfmadd.ps.512", "x86.avx512.vfmadd.pd.512"];
            let [a, b, c] = args;
            self.target(&targets, &[a, b, c, self.arg(4)?])?
        } else {
            self.generic("fma", self.result, &args)?
        };
        let pass = self.pass(pass, self.result)?;
        self.masked(self.arg(3)?, value, pass)
    }

    pub(super) fn fma_masked_first(
        &mut self,
        product: bool,
        sum: bool,
        pass: Pass,
    ) -> Option<Value> {
        let args = self.signed_operands(product, sum, pass)?;
        let [a, b, c] = args.map(|arg| self.first(arg));
        let ty = self.type_of(a);
        let value = if self.rounds(4) || self.arg(4).is_none() {
            let targets = ["x86.avx512.vfmadd.f64", "x86.avx512.vfmadd.f32"];
            self.target(&targets, &[a, b, c, self.arg(4)?])?
        } else {
            self.generic("fma", ty, &[a, b, c])?
        };
        let old = match pass {
            Pass::Zero => self.zero(ty),
            // The negation applies only to the sum.
            Pass::Arg(2) if sum => self.first(self.arg(2)?),
            Pass::Arg(2) => c,
            Pass::Arg(_) => a,
        };
        let value = self.masked_scalar(self.arg(3)?, value, old)?;
        let vector = match pass {
            Pass::Arg(2) => self.arg(2)?,
            _ => self.arg(0)?,
        };
        Some(self.with_first(vector, value))
    }

    pub(super) fn fma_turns(&mut self, subtract_first: bool, pass: Pass) -> Option<Value> {
        let mut args = [self.arg(0)?, self.arg(1)?, self.arg(2)?];
        let value = if self.args.len() == 5 {
            if !subtract_first {
                args[2] = self.builder.fneg(0, args[2]);
            }
            let targets = ["x86.avx512.vfmaddsub.ps.512", "x86.avx512.vfmaddsub.pd.512"];
            let [a, b, c] = args;
            self.target(&targets, &[a, b, c, self.arg(4)?])?
        } else {
            let sum = self.generic("fma", self.result, &args)?;
            args[2] = self.builder.fneg(0, args[2]);
            let difference = self.generic("fma", self.result, &args)?;
            let (even, odd) = match subtract_first {
                true => (difference, sum),
                false => (sum, difference),
            };
            let lanes = self.result_lanes()?;
            let index = |at: u32| (at + at % 2 * lanes).cast_signed();
            let mask: Vec<i32> = (0..lanes).map(index).collect();
            self.shuffle(even, odd, &mask)
        };
        let pass = self.pass(pass, self.result)?;
        self.masked(self.arg(3)?, value, pass)
    }
}
