//! Translates operations on integers of more than 128 bits, which consist of 64-bit words.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llvmir::{BinaryOp, IntPredicate};

use crate::lanes::LaneParts;
use crate::translator::Translator;
use crate::why::Result;

impl Translator<'_, '_> {
    /// Applies a binary operation to wide integers in normal form.
    pub(crate) fn binary_wide(
        &mut self,
        op: BinaryOp,
        bits: u32,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Result<LaneParts> {
        use BinaryOp::*;
        let name = match op {
            Add => return Ok(self.add_wide(bits, a, b)),
            Sub => return Ok(self.sub_wide(bits, a, b).0),
            And | Or | Xor => {
                let pairs = a.iter().zip(b);
                return Ok(pairs
                    .map(|(a, b)| match op {
                        And => self.builder.ins().band(*a, *b),
                        Or => self.builder.ins().bor(*a, *b),
                        _ => self.builder.ins().bxor(*a, *b),
                    })
                    .collect());
            }
            Shl => return self.shift_wide("terrace_rt_wide_shl", bits, a, b[0]),
            LShr => return self.shift_wide("terrace_rt_wide_lshr", bits, a, b[0]),
            AShr => return self.shift_wide("terrace_rt_wide_ashr", bits, a, b[0]),
            Mul => "terrace_rt_wide_mul",
            UDiv => "terrace_rt_wide_udiv",
            SDiv => "terrace_rt_wide_sdiv",
            URem => "terrace_rt_wide_urem",
            _ => "terrace_rt_wide_srem",
        };
        if op != Mul {
            let any = self.any_word(b);
            let trap = ir::TrapCode::INTEGER_DIVISION_BY_ZERO;
            self.builder.ins().trapz(any, trap);
        }
        Ok(self.call_wide(name, bits, a, b, &[])?.0)
    }

    /// Calls a runtime function on two wide integers. Returns its result in memory and its result in a register.
    pub(crate) fn call_wide(
        &mut self,
        name: &str,
        bits: u32,
        a: &[ir::Value],
        b: &[ir::Value],
        results: &[ir::Type],
    ) -> Result<(LaneParts, Option<ir::Value>)> {
        let (a_at, b_at) = (self.spill(a)?, self.spill(b)?);
        let out = self.room(a.len())?;
        let width = self.iconst(types::I32, i64::from(bits));
        let results = self.call_helper(name, results, &[out, a_at, b_at, width]);
        let words = self.load_limbs(out, 0, a.len() as u64 * 8);
        Ok((LaneParts::from_slice(&words), results.first().copied()))
    }

    /// Shifts by a 64-bit amount.
    pub(crate) fn shift_wide(
        &mut self,
        name: &str,
        bits: u32,
        a: &[ir::Value],
        amount: ir::Value,
    ) -> Result<LaneParts> {
        let from = self.spill(a)?;
        let out = self.room(a.len())?;
        let width = self.iconst(types::I32, i64::from(bits));
        self.call_helper(name, &[], &[out, from, amount, width]);
        let words = self.load_limbs(out, 0, a.len() as u64 * 8);
        Ok(LaneParts::from_slice(&words))
    }

    /// Adds two wide integers.
    pub(crate) fn add_wide(&mut self, bits: u32, a: &[ir::Value], b: &[ir::Value]) -> LaneParts {
        let mut sum = LaneParts::new();
        let mut carry: Option<ir::Value> = None;
        for (&a, &b) in a.iter().zip(b) {
            let (mut word, mut out) = self.builder.ins().uadd_overflow(a, b);
            if let Some(carry) = carry {
                let more = self.builder.ins().uextend(types::I64, carry);
                let (next, over) = self.builder.ins().uadd_overflow(word, more);
                word = next;
                out = self.builder.ins().bor(out, over);
            }
            carry = Some(out);
            sum.push(word);
        }
        self.trim_wide(bits, &mut sum);
        sum
    }

    /// Subtracts two wide integers. Also returns 1 if the second is greater.
    pub(crate) fn sub_wide(
        &mut self,
        bits: u32,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> (LaneParts, ir::Value) {
        let mut difference = LaneParts::new();
        let mut borrow: Option<ir::Value> = None;
        for (&a, &b) in a.iter().zip(b) {
            let (mut word, mut out) = self.builder.ins().usub_overflow(a, b);
            if let Some(borrow) = borrow {
                let more = self.builder.ins().uextend(types::I64, borrow);
                let (next, over) = self.builder.ins().usub_overflow(word, more);
                word = next;
                out = self.builder.ins().bor(out, over);
            }
            borrow = Some(out);
            difference.push(word);
        }
        self.trim_wide(bits, &mut difference);
        let borrow = match borrow {
            Some(borrow) => borrow,
            None => self.iconst(types::I8, 0),
        };
        (difference, borrow)
    }

    /// Returns 1 if any bit is set, otherwise 0.
    pub(crate) fn any_word(&mut self, words: &[ir::Value]) -> ir::Value {
        let mut all = words[0];
        for &word in &words[1..] {
            all = self.builder.ins().bor(all, word);
        }
        self.is_not_zero(all)
    }

    /// Compares two wide integers. Returns 0 or 1.
    pub(crate) fn compare_wide(
        &mut self,
        predicate: IntPredicate,
        bits: u32,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> ir::Value {
        use IntPredicate::*;
        if matches!(predicate, Eq | Ne) {
            let pairs = a.iter().zip(b);
            let words: LaneParts = pairs
                .map(|(a, b)| self.builder.ins().bxor(*a, *b))
                .collect();
            let differs = self.any_word(&words);
            return match predicate {
                Ne => differs,
                _ => self.invert(differs),
            };
        }
        let (mut a, mut b) = (LaneParts::from_slice(a), LaneParts::from_slice(b));
        if matches!(predicate, Sgt | Sge | Slt | Sle) {
            // Flipping the sign bit turns the signed order into the unsigned one.
            for words in [&mut a, &mut b] {
                let last = words.len() - 1;
                let sign = self.uconst(types::I64, 1 << ((bits - 1) % 64));
                words[last] = self.builder.ins().bxor(words[last], sign);
            }
        }
        let (left, right, inverted) = match predicate {
            Ult | Slt => (&a, &b, false),
            Ugt | Sgt => (&b, &a, false),
            Uge | Sge => (&a, &b, true),
            _ => (&b, &a, true),
        };
        let less = self.sub_wide(bits, left, right).1;
        match inverted {
            true => self.invert(less),
            false => less,
        }
    }

    /// Exchanges 0 and 1.
    pub(crate) fn invert(&mut self, value: ir::Value) -> ir::Value {
        let zero = self.iconst(self.clif_type(value), 0);
        self.builder.ins().icmp(IntCC::Equal, value, zero)
    }
}
