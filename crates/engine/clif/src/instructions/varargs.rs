//! Variadic functions, as the System V ABI of x86-64 has them.
//!
//! A variadic function has two pieces of code: the entry (see `thunks`), which saves registers, and the body, which
//! gets the address of the saved registers and that of the arguments on the stack, and takes its own arguments from
//! there.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, ArgumentPurpose, InstBuilder, Type as Clif, types};
use terrace_llvmir::{Type, Value};

use crate::abi::Abi;
use crate::translator::{Parts, Translator};
use crate::types::Lane;
use crate::why::{Result, Why, said};

const INT_REGISTERS: u64 = 6;
const FLOAT_REGISTERS: u64 = 8;
/// The offset of the vector registers among the saved ones.
const FLOATS: u64 = INT_REGISTERS * 8;
/// Bytes of the saved registers.
const SAVED: u64 = FLOATS + FLOAT_REGISTERS * 16;
/// Offsets in a `va_list`: two numbers and two addresses.
const GP_OFFSET: u64 = 0;
const FP_OFFSET: u64 = 4;
const OVERFLOW_AREA: u64 = 8;
const SAVE_AREA: u64 = 16;
/// Bytes of a `va_list`.
const LIST: u64 = 24;

/// The place of an argument.
#[derive(Clone, Copy, Debug)]
enum Spot {
    /// At an offset of the saved registers.
    Saved(u64),
    /// At an offset of the stack.
    Stack(u64),
}

/// The number of registers of each kind, and the bytes of stack, that have been used.
#[derive(Clone, Copy, Debug, Default)]
struct Used {
    ints: u64,
    floats: u64,
    stack: u64,
}

impl Used {
    fn on_stack(&mut self, size: u64, align: u64) -> Spot {
        let at = self.stack.next_multiple_of(align.max(8));
        self.stack = at + size.next_multiple_of(8);
        Spot::Stack(at)
    }

    /// The place of the next argument.
    fn next(&mut self, param: ir::AbiParam) -> Spot {
        if let ArgumentPurpose::StructArgument(size) = param.purpose {
            return self.on_stack(u64::from(size), 8);
        }
        let ty = param.value_type;
        let bytes = u64::from(ty.bytes());
        if !ty.is_int() {
            if self.floats == FLOAT_REGISTERS {
                return self.on_stack(bytes, bytes);
            }
            self.floats += 1;
            return Spot::Saved(FLOATS + (self.floats - 1) * 16);
        }
        let words = bytes.div_ceil(8);
        if self.ints + words > INT_REGISTERS {
            return self.on_stack(bytes, bytes);
        }
        self.ints += words;
        Spot::Saved((self.ints - words) * 8)
    }
}

/// The places of a variadic function's arguments.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variadic {
    saved: ir::Value,
    stack: ir::Value,
    /// By the arguments that have names.
    used: Used,
}

impl Translator<'_, '_> {
    /// The arguments that have names, taken from where the entry has put them.
    pub(crate) fn take_variadic(&mut self, entry: ir::Block) -> Result<Vec<ir::Value>> {
        let &[saved, stack] = self.builder.block_params(entry) else {
            return Err(Why::Known);
        };
        let mut used = Used::default();
        let mut values = Vec::new();
        let params = self.abi.signature.params.clone();
        for param in params {
            let spot = used.next(param);
            let (base, offset) = match spot {
                Spot::Saved(offset) => (saved, offset),
                Spot::Stack(offset) => (stack, offset),
            };
            values.push(match param.purpose {
                ArgumentPurpose::StructArgument(_) => self.add_offset(base, offset as i64),
                _ => self.load_at(param.value_type, base, offset),
            });
        }
        self.variadic = Some(Variadic { saved, stack, used });
        Ok(values)
    }

    /// `va_start`
    pub(crate) fn va_start(&mut self, list: Value) -> Result<Parts> {
        let list = self.part(list)?;
        let Some(Variadic { saved, stack, used }) = self.variadic else {
            return said("begins a list of variadic arguments that the function does not have");
        };
        let ints = self.iconst(types::I32, used.ints as i64 * 8);
        let floats = self.iconst(types::I32, (FLOATS + used.floats * 16) as i64);
        let stack = self.add_offset(stack, used.stack as i64);
        self.store_at(ints, list, GP_OFFSET);
        self.store_at(floats, list, FP_OFFSET);
        self.store_at(stack, list, OVERFLOW_AREA);
        self.store_at(saved, list, SAVE_AREA);
        Ok(Parts::new())
    }

    /// `va_copy`
    pub(crate) fn va_copy(&mut self, to: Value, from: Value) -> Result<Parts> {
        self.only_on_x86_64()?;
        let (to, from) = (self.part(to)?, self.part(from)?);
        self.copy(to, from, LIST);
        Ok(Parts::new())
    }

    /// Lists of variadic arguments are those of C on x86-64.
    fn only_on_x86_64(&self) -> Result<()> {
        match self.program.is_aarch64 {
            true => said("takes variadic arguments, which is done for x86-64 alone"),
            false => Ok(()),
        }
    }

    /// `va_arg`
    pub(crate) fn va_arg(&mut self, ty: Type, list: Value) -> Result<Parts> {
        self.only_on_x86_64()?;
        let Some(lane) = self.layout(ty)?.scalar() else {
            return said("takes a variadic argument of more than one part (va_arg)");
        };
        let list = self.part(list)?;
        if let Lane::Int(65..=128) = lane {
            let low = self.next_argument(list, types::I64);
            let high = self.next_argument(list, types::I64);
            let value = self.builder.ins().iconcat(low, high);
            return Ok(Parts::from_slice(&[self.mask(value, lane.bits())]));
        }
        if let Lane::Wide(_) = lane {
            return said("takes a variadic argument of more than 128 bits (va_arg)");
        }
        let value = self.next_argument(list, lane.clif());
        let mut parts = Parts::from_slice(&[value]);
        let layout = self.layout(ty)?;
        self.normalize(&layout, &mut parts);
        Ok(parts)
    }

    /// The next argument of a list: from the saved registers while there are any.
    fn next_argument(&mut self, list: ir::Value, ty: Clif) -> ir::Value {
        let is_float = !ty.is_int() || ty == types::I128;
        let (field, step, end) = match is_float {
            true => (FP_OFFSET, 16, SAVED),
            false => (GP_OFFSET, 8, FLOATS),
        };
        let (saved, stack, done) = (
            self.builder.create_block(),
            self.builder.create_block(),
            self.builder.create_block(),
        );
        let address = self.builder.append_block_param(done, types::I64);
        let offset = self.load_at(types::I32, list, field);
        let limit = self.iconst(types::I32, end as i64);
        let has = self
            .builder
            .ins()
            .icmp(IntCC::UnsignedLessThan, offset, limit);
        self.builder.ins().brif(has, saved, &[], stack, &[]);

        self.builder.switch_to_block(saved);
        let area = self.load_at(types::I64, list, SAVE_AREA);
        let wide = self.builder.ins().uextend(types::I64, offset);
        let at = self.builder.ins().iadd(area, wide);
        let step = self.iconst(types::I32, step);
        let next = self.builder.ins().iadd(offset, step);
        self.store_at(next, list, field);
        self.builder.ins().jump(done, &[at.into()]);

        self.builder.switch_to_block(stack);
        let mut at = self.load_at(types::I64, list, OVERFLOW_AREA);
        let bytes = i64::from(ty.bytes()).max(8);
        if bytes > 8 {
            at = self.add_offset(at, bytes - 1);
            let mask = self.iconst(types::I64, -bytes);
            at = self.builder.ins().band(at, mask);
        }
        let next = self.add_offset(at, bytes);
        self.store_at(next, list, OVERFLOW_AREA);
        self.builder.ins().jump(done, &[at.into()]);

        self.builder.switch_to_block(done);
        self.load_at(ty, address, 0)
    }

    /// A call of a variadic function through a pointer: the runtime loads the registers.
    pub(crate) fn call_variadic(
        &mut self,
        abi: &Abi,
        address: ir::Value,
        values: &[ir::Value],
    ) -> Result<Parts> {
        let mut used = Used::default();
        let spots: Vec<_> = abi
            .signature
            .params
            .iter()
            .map(|param| used.next(*param))
            .collect();
        let stack_size = used.stack.next_multiple_of(16);
        let saved = self.aligned_slot(SAVED, 16)?;
        let stack = self.aligned_slot(stack_size.max(16), 16)?;
        for ((param, spot), &value) in abi.signature.params.iter().zip(spots).zip(values) {
            let (base, offset) = match spot {
                Spot::Saved(offset) => (saved, offset),
                Spot::Stack(offset) => (stack, offset),
            };
            match param.purpose {
                ArgumentPurpose::StructArgument(size) => {
                    let to = self.add_offset(base, offset as i64);
                    self.copy(to, value, u64::from(size));
                }
                _ => {
                    let value = match param.value_type {
                        types::I8 | types::I16 | types::I32 => self.widen_int(value, types::I64),
                        _ => value,
                    };
                    self.store_at(value, base, offset);
                }
            }
        }
        let floats = self.add_offset(saved, FLOATS as i64);
        let size = self.iconst(types::I64, stack_size as i64);
        let results = self.room(8)?;
        let args = [address, saved, floats, stack, size, results];
        self.call_helper("terrace_rt_call_variadic", &[], &args);
        // Three integers, a word of nothing, two vectors.
        let (mut ints, mut vectors) = (0, 32);
        let mut parts = Parts::new();
        for result in &abi.signature.returns {
            let ty = result.value_type;
            let at = match ty.is_int() {
                true => &mut ints,
                false => &mut vectors,
            };
            parts.push(self.load_at(ty, results, *at));
            *at += match ty.is_int() {
                true => u64::from(ty.bytes()).next_multiple_of(8),
                false => 16,
            };
        }
        Ok(parts)
    }
}
