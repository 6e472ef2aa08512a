//! Expands old x86 intrinsics. Most became target-independent instructions.

mod arithmetic;
mod masks;
mod memory;
mod shuffles;
mod table;

use super::expand::{Expanded, Expander};
use crate::body::Value;
use crate::types::Type;
use table::{ADAPTED, Mask, Operation, Pass, TABLE, fits};
use terrace_llvm_words::{BinaryOp, CastOp};
use terrace_numeric::IntPredicate;

/// The expansion of an old intrinsic.
#[derive(Clone, Copy, Debug)]
pub(in crate::upgrade) struct Expansion {
    operation: Operation,
    mask: Mask,
}

/// Returns the expansion of the old intrinsic with this name (without `llvm.x86.`), or `None` for another name.
pub(in crate::upgrade) fn expansion(name: &str) -> Option<Expansion> {
    let mut rows = TABLE.iter();
    let &(_, operation, mask) = rows.find(|(pattern, ..)| fits(pattern, name))?;
    Some(Expansion { operation, mask })
}

/// Returns the expansion of an old intrinsic with the name, but not the types, of a current one.
pub(in crate::upgrade) fn adaptation(name: &str) -> Option<Expansion> {
    let mut rows = ADAPTED.iter();
    let &(_, operation) = rows.find(|(pattern, _)| fits(pattern, name))?;
    Some(Expansion {
        operation,
        mask: Mask::Whole,
    })
}

/// Expands a call of an intrinsic with this name (without `llvm.x86.`). Returns `None` if the types do not match the
/// old intrinsic.
pub(in crate::upgrade) fn expand(
    expansion: Expansion,
    name: &str,
    call: &mut Expander<'_, '_>,
) -> Option<Expanded> {
    if let Some(expanded) = call.stored(expansion.operation) {
        return expanded.map(|()| Expanded::Done);
    }
    let value = call.operation(expansion.operation, name)?;
    let value = call.choose(expansion.mask, value)?;
    Some(Expanded::Value(value))
}

impl Expander<'_, '_> {
    fn pass(&mut self, pass: Pass, ty: Type) -> Option<Value> {
        match pass {
            Pass::Zero => Some(self.zero(ty)),
            Pass::Arg(at) => {
                let value = self.arg(at)?;
                Some(self.bitcast(value, ty))
            }
        }
    }

    /// Selects between the result and the passthrough value according to a mask.
    fn choose(&mut self, mask: Mask, value: Value) -> Option<Value> {
        let (by, pass) = match mask {
            Mask::Whole => return Some(value),
            Mask::Select(at) => match self.arg(at + 1) {
                Some(_) => (at + 1, Pass::Arg(at)),
                None => return Some(value),
            },
            Mask::Last => {
                let last = self.args.len().checked_sub(1)?;
                (last, Pass::Arg(last.checked_sub(1)?))
            }
            Mask::Over(at, pass) => (at, pass),
        };
        let ty = self.type_of(value);
        let pass = self.pass(pass, ty)?;
        let by = self.arg(by)?;
        self.masked(by, value, pass)
    }

    fn operation(&mut self, operation: Operation, name: &str) -> Option<Value> {
        match operation {
            Operation::Flagged(name) => {
                let flag = self.builder.ctx.const_bool(false).into();
                let args = [self.arg(0)?, flag];
                self.generic(name, self.result, &args)
            }
            Operation::Binary(op) => Some(self.binary(op, self.arg(0)?, self.arg(1)?)),
            Operation::Bitwise { op, not_first } => self.bitwise(op, not_first),
            Operation::Choose => {
                let yes = self.arg(2)?;
                let no = self.not(yes);
                let left = self.binary(BinaryOp::And, self.arg(0)?, yes);
                let right = self.binary(BinaryOp::And, self.arg(1)?, no);
                Some(self.binary(BinaryOp::Or, left, right))
            }
            Operation::BroadcastFirst => {
                let mask = vec![0; self.result_lanes()? as usize];
                Some(self.permute(self.arg(0)?, &mask))
            }
            Operation::BroadcastMask => {
                let mask = self.arg(0)?;
                let ty = match self.type_of(mask) == Type::I8 {
                    true => Type::I64,
                    false => Type::I32,
                };
                let value = self.cast(CastOp::ZExt, mask, ty);
                let lanes = self.vector_bits(self.result)? / self.scalar_bits(ty);
                Some(self.splat(value, lanes))
            }
            Operation::ByteShift { left, unit } => self.byte_shift(left, unit),
            Operation::Carry(target) => self.carry(target),
            Operation::Compare(predicate) => {
                let value = self.icmp(predicate, self.arg(0)?, self.arg(1)?);
                Some(self.cast(CastOp::SExt, value, self.result))
            }
            Operation::CompareBy { unsigned } => self.compare_by(name, unsigned),
            Operation::CompareBits { code } => self.compare_masked(code, true),
            Operation::CompareBitsBy { signed } => {
                let code = self.immediate(2)?;
                self.compare_masked(code, signed)
            }
            Operation::CompareFloats => self.compare_floats(),
            Operation::ConcatShift { right, zero } => self.concat_shift(right, zero),
            Operation::Convert { unsigned } => self.convert(unsigned),
            Operation::ConvertFirst { unsigned } => {
                let op = match unsigned {
                    true => CastOp::UiToFp,
                    false => CastOp::SiToFp,
                };
                let element = self.builder.ctx.types.scalar(self.result);
                let value = self.cast(op, self.arg(1)?, element);
                Some(self.with_first(self.arg(0)?, value))
            }
            Operation::ExtendFirst => {
                let value = self.first(self.arg(1)?);
                let element = self.builder.ctx.types.scalar(self.result);
                let value = self.cast(CastOp::FpExt, value, element);
                Some(self.with_first(self.arg(0)?, value))
            }
            Operation::Extend { signed } => {
                let lanes = self.result_lanes()?.cast_signed();
                let mask: Vec<i32> = (0..lanes).collect();
                let value = self.permute(self.arg(0)?, &mask);
                let op = match signed {
                    true => CastOp::SExt,
                    false => CastOp::ZExt,
                };
                Some(self.cast(op, value, self.result))
            }
            Operation::Crc => {
                let value = self.cast(CastOp::Trunc, self.arg(0)?, Type::I32);
                let args = [value, self.arg(1)?];
                let value = self.target(&["x86.sse42.crc32.32.8"], &args)?;
                Some(self.cast(CastOp::ZExt, value, self.result))
            }
            Operation::Fma {
                negate_product,
                negate_sum,
                first_alone,
            } => self.fma(negate_product, negate_sum, first_alone),
            Operation::FmaFirst => {
                let value = self.fma_of_first()?;
                let zero = self.zero(self.result);
                Some(self.with_first(zero, value))
            }
            Operation::FmaMasked {
                negate_product,
                negate_sum,
                first_alone,
                pass,
            } => match first_alone {
                true => self.fma_masked_first(negate_product, negate_sum, pass),
                false => self.fma_masked(negate_product, negate_sum, pass),
            },
            Operation::FmaTurns {
                subtract_first,
                pass,
            } => self.fma_turns(subtract_first, pass),
            Operation::FmaOtherTurns => {
                let sum = self.builder.fneg(0, self.arg(2)?);
                let args = [self.arg(0)?, self.arg(1)?, sum];
                let targets = [
                    "x86.fma.vfmaddsub.ps",
                    "x86.fma.vfmaddsub.ps.256",
                    "x86.fma.vfmaddsub.pd",
                    "x86.fma.vfmaddsub.pd.256",
                ];
                self.target(&targets, &args)
            }
            Operation::Float(op, targets) => match name.ends_with(".512") {
                true => self.rounded(targets),
                false => Some(self.builder.binary(op, 0, self.arg(0)?, self.arg(1)?)),
            },
            Operation::FloatFirst(op) => {
                let zero = self.int(Type::I32, 0);
                let left = self.builder.extract_element(self.arg(0)?, zero);
                let right = self.builder.extract_element(self.arg(1)?, zero);
                let value = self.builder.binary(op, 0, left, right);
                Some(self.builder.insert_element(self.arg(0)?, value, zero))
            }
            Operation::Generic(name, count) => {
                let args = self.args.get(..count)?.to_vec();
                self.generic(name, self.result, &args)
            }
            Operation::HalfToFloat => self.half_to_float(),
            Operation::LoadSplat => self.load_splat(),
            Operation::LoadTwice => self.load_twice(),
            Operation::LoadNontemporal => {
                let align = u64::from(self.vector_bits(self.result)? / 8);
                let value = self.load(self.result, self.arg(0)?, Some(align));
                self.nontemporal(value);
                Some(value)
            }
            Operation::LoadMasked { aligned } => self.load_masked(aligned),
            Operation::LoadExpand => {
                let lanes = self.result_lanes()?;
                let mask = self.mask_vector(self.arg(2)?, lanes)?;
                let args = [self.arg(0)?, mask, self.arg(1)?];
                self.generic("masked.expandload", self.result, &args)
            }
            Operation::MaskLogic { op, not_first } => self.mask_logic(op, not_first),
            Operation::MaskNot => {
                let mask = self.mask_vector(self.arg(0)?, 16)?;
                let mask = self.not(mask);
                Some(self.bitcast(mask, self.result))
            }
            Operation::MaskTest { all } => self.mask_test(all),
            Operation::MaskUnpack => self.mask_unpack(),
            Operation::MaskToLanes => {
                let lanes = self.result_lanes()?;
                let mask = self.mask_vector(self.arg(0)?, lanes)?;
                let value = self.cast(CastOp::SExt, mask, self.result);
                self.name(value, "vpmovm2");
                Some(value)
            }
            Operation::MoveFirst => self.move_first(),
            Operation::MulHalves { signed } => self.mul_halves(signed),
            Operation::WithBits(name) => {
                let lanes = self.result_lanes()?;
                let mask = self.mask_vector(self.arg(2)?, lanes)?;
                let args = [self.arg(0)?, self.arg(1)?, mask];
                self.generic(name, self.result, &args)
            }
            Operation::Rotate(name) => {
                let value = self.arg(0)?;
                let amount = self.amount(self.arg(1)?)?;
                self.generic(name, self.result, &[value, value, amount])
            }
            Operation::Rounded(targets) => self.rounded(targets),
            Operation::Shuffle(shuffle) => self.shuffled(shuffle),
            Operation::SignBits => {
                let value = self.arg(0)?;
                let zero = self.zero(self.type_of(value));
                let bits = self.icmp(IntPredicate::Slt, value, zero);
                self.bits_to_int(bits, None)
            }
            Operation::Splat => {
                let lanes = self.result_lanes()?;
                Some(self.splat(self.arg(0)?, lanes))
            }
            Operation::Sqrt => self.sqrt(),
            Operation::SqrtFirst => {
                let vector = self.arg(0)?;
                let value = self.first(vector);
                let ty = self.type_of(value);
                let value = self.generic("sqrt", ty, &[value])?;
                Some(self.with_first(vector, value))
            }
            Operation::Target(targets, count) => {
                let count = count.or_else(|| self.args.len().checked_sub(2))?;
                let args = self.args.get(..count)?.to_vec();
                self.target(targets, &args)
            }
            Operation::TargetOf(targets) => {
                let args = self.args.get(..3)?.to_vec();
                self.adapted(targets, &args, false)
            }
            Operation::Adapted { named } => {
                let target = format!("x86.{name}");
                let args = self.args.clone();
                let value = self.adapted(&[target.as_str()], &args, named)?;
                self.hand_on_name(value);
                Some(self.bitcast(value, self.result))
            }
            Operation::AdaptedCompare => {
                let target = format!("x86.{name}");
                let lanes = self.lanes(self.arg(0)?)?;
                let mut args = self.args.clone();
                let mask = args.get_mut(3)?;
                *mask = self.mask_vector(*mask, lanes)?;
                let bits = self.adapted(&[target.as_str()], &args, false)?;
                self.hand_on_name(bits);
                self.bits_to_int(bits, None)
            }
            Operation::TargetBits(targets) => {
                let args = [self.arg(0)?, self.arg(1)?];
                let bits = self.target(targets, &args)?;
                self.bits_to_int(bits, Some(self.arg(2)?))
            }
            Operation::PermuteTwo { index_first } => {
                let mut args = [self.arg(0)?, self.arg(1)?, self.arg(2)?];
                if index_first {
                    args.swap(0, 1);
                }
                self.target(table::PERMUTATIONS, &args)
            }
            Operation::Test(predicate) => {
                let value = self.binary(BinaryOp::And, self.arg(0)?, self.arg(1)?);
                let zero = self.zero(self.type_of(value));
                let bits = self.icmp(predicate, value, zero);
                self.bits_to_int(bits, Some(self.arg(2)?))
            }
            Operation::Truncate => {
                let ty = self.type_of(self.arg(1)?);
                Some(self.cast(CastOp::Trunc, self.arg(0)?, ty))
            }
            // Stores have no result.
            Operation::Store { .. }
            | Operation::StoreFirst { .. }
            | Operation::StoreMasked { .. }
            | Operation::StoreCompress => None,
        }
    }

    fn compare_masked(&mut self, code: u64, signed: bool) -> Option<Value> {
        let bits = self.compare(code, signed)?;
        let mask = self.args.last().copied()?;
        self.bits_to_int(bits, Some(mask))
    }

    /// Builds a target intrinsic with the rounding mode in the fifth argument.
    fn rounded(&mut self, targets: &[&str]) -> Option<Value> {
        let args = [self.arg(0)?, self.arg(1)?, self.arg(4)?];
        self.target(targets, &args)
    }

    /// Returns a vector of shift amounts. A scalar amount is converted and broadcast.
    fn amount(&mut self, amount: Value) -> Option<Value> {
        if self.type_of(amount) == self.result {
            return Some(amount);
        }
        let (element, lanes) = self.vector(self.result)?;
        let from = self.builder.ctx.types.int_width(self.type_of(amount))?;
        let op = match from < self.scalar_bits(element) {
            true => CastOp::ZExt,
            false => CastOp::Trunc,
        };
        let amount = self.cast(op, amount, element);
        Some(self.splat(amount, lanes))
    }
}
