//! Translates variadic functions in the C ABIs of x86-64 (System V) and AArch64.
//!
//! The code of a variadic function has two parts. The entry (see `thunks`) saves the argument registers. The body
//! receives the addresses of the saved registers and of the stack arguments, and reads its own arguments from there.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, ArgumentPurpose, InstBuilder, Type as Clif, types};
use terrace_llvmir::{Type, Value};

use crate::abi::Abi;
use crate::params::{AARCH64, Saved, Spot, Used, X86_64};
use crate::translator::{Parts, Translator};
use crate::types::Lane;
use crate::why::{Result, Why, said};

/// The offsets in a `va_list` of x86-64: two offsets and two addresses.
const GP_OFFSET: u64 = 0;
const FP_OFFSET: u64 = 4;
const OVERFLOW_AREA: u64 = 8;
const SAVE_AREA: u64 = 16;
/// The size of a `va_list` of x86-64 in bytes.
const LIST: u64 = 24;

/// The offsets in a `va_list` of AArch64: the address of the stack arguments, the ends of the saved registers, and the
/// negative offset of the next register from each end.
const STACK: u64 = 0;
const GR_TOP: u64 = 8;
const VR_TOP: u64 = 16;
const GR_OFFS: u64 = 24;
const VR_OFFS: u64 = 28;
/// The size of a `va_list` of AArch64 in bytes.
const LIST_OF_AARCH64: u64 = 32;

/// The locations of a variadic function's arguments.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variadic {
    saved: ir::Value,
    stack: ir::Value,
    /// The registers and stack that the named arguments use.
    used: Used,
}

impl Translator<'_, '_> {
    /// Reads the named arguments from the memory in which the entry saved them.
    pub(crate) fn take_variadic(&mut self, entry: ir::Block) -> Result<Vec<ir::Value>> {
        let (&[saved, stack] | &[saved, stack, _]) = self.builder.block_params(entry) else {
            return Err(Why::Known);
        };
        let result = self.builder.block_params(entry).get(2).copied();
        let mut used = Used::new(self.saved());
        let mut values = Vec::new();
        let params = self.abi.signature.params.clone();
        for param in params {
            if param.purpose == ArgumentPurpose::StructReturn {
                values.extend(result);
                continue;
            }
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

    /// Returns the address of the word that contains the return address of a variadic function's entry.
    pub(crate) fn variadic_return_address(&mut self) -> Option<ir::Value> {
        let Variadic { saved, stack, .. } = self.variadic?;
        Some(match self.program.is_aarch64 {
            true => self.add_offset(saved, -8),
            false => self.add_offset(stack, -8),
        })
    }

    /// `va_start`
    pub(crate) fn va_start(&mut self, list: Value) -> Result<Parts> {
        let list = self.part(list)?;
        let Some(Variadic { saved, stack, used }) = self.variadic else {
            return said("has va_start in a function that is not variadic");
        };
        let registers = used.saved;
        let next_stack = self.add_offset(stack, used.stack as i64);
        let (ints, floats) = (used.ints * 8, registers.floats() + used.floats * 16);
        if !self.program.is_aarch64 {
            let ints = self.iconst(types::I32, ints as i64);
            let floats = self.iconst(types::I32, floats as i64);
            self.store_at(ints, list, GP_OFFSET);
            self.store_at(floats, list, FP_OFFSET);
            self.store_at(next_stack, list, OVERFLOW_AREA);
            self.store_at(saved, list, SAVE_AREA);
            return Ok(Parts::new());
        }
        let kinds = [
            (GR_TOP, GR_OFFS, ints, registers.floats()),
            (VR_TOP, VR_OFFS, floats, registers.size()),
        ];
        for (top, offset, next, end) in kinds {
            let before = self.iconst(types::I32, next as i64 - end as i64);
            let end = self.add_offset(saved, end as i64);
            self.store_at(end, list, top);
            self.store_at(before, list, offset);
        }
        self.store_at(next_stack, list, STACK);
        Ok(Parts::new())
    }

    /// Returns the layout of the saved argument registers.
    fn saved(&self) -> Saved {
        match self.program.is_aarch64 {
            true => AARCH64,
            false => X86_64,
        }
    }

    /// `va_copy`
    pub(crate) fn va_copy(&mut self, to: Value, from: Value) -> Result<Parts> {
        let (to, from) = (self.part(to)?, self.part(from)?);
        let size = match self.program.is_aarch64 {
            true => LIST_OF_AARCH64,
            false => LIST,
        };
        self.copy(to, from, size);
        Ok(Parts::new())
    }

    /// `va_arg`
    pub(crate) fn va_arg(&mut self, ty: Type, list: Value) -> Result<Parts> {
        let Some(lane) = self.layout(ty)?.scalar() else {
            return said("has va_arg of a type with several parts");
        };
        let list = self.part(list)?;
        if let Lane::Int(65..=128) | Lane::Extended = lane {
            let value = match self.program.is_aarch64 {
                true => self.next_argument(list, types::I128, false),
                false if lane == Lane::Extended => {
                    let at = self.next_on_stack(list, OVERFLOW_AREA, 16);
                    self.load_at(types::I128, at, 0)
                }
                false => {
                    let low = self.next_argument(list, types::I64, false);
                    let high = self.next_argument(list, types::I64, false);
                    self.builder.ins().iconcat(low, high)
                }
            };
            return Ok(Parts::from_slice(&[self.mask(value, lane.bits())]));
        }
        if let Lane::Wide(_) = lane {
            return said("has va_arg of more than 128 bits");
        }
        let value = self.next_argument(list, lane.clif(), lane.is_float());
        let mut parts = Parts::from_slice(&[value]);
        let layout = self.layout(ty)?;
        self.normalize(&layout, &mut parts);
        Ok(parts)
    }

    /// Returns the next argument of a list, from the saved registers as long as some remain.
    fn next_argument(&mut self, list: ir::Value, ty: Clif, is_float: bool) -> ir::Value {
        let bytes = i64::from(ty.bytes()).max(8);
        let (saved, stack, done) = (
            self.builder.create_block(),
            self.builder.create_block(),
            self.builder.create_block(),
        );
        let address = self.builder.append_block_param(done, types::I64);
        let overflow = match self.program.is_aarch64 {
            true => {
                let (field, top, step) = match is_float {
                    true => (VR_OFFS, VR_TOP, 16),
                    false => (GR_OFFS, GR_TOP, bytes),
                };
                // Negative while saved registers remain.
                let mut offset = self.load_at(types::I32, list, field);
                if step > 8 && !is_float {
                    offset = self.align_up(types::I32, offset, step);
                }
                let step = self.iconst(types::I32, step);
                let next = self.builder.ins().iadd(offset, step);
                self.store_at(next, list, field);
                let zero = self.iconst(types::I32, 0);
                let has = IntCC::SignedLessThanOrEqual;
                let has = self.builder.ins().icmp(has, next, zero);
                self.builder.ins().brif(has, saved, &[], stack, &[]);
                self.builder.switch_to_block(saved);
                let top = self.load_at(types::I64, list, top);
                let wide = self.builder.ins().sextend(types::I64, offset);
                let at = self.builder.ins().iadd(top, wide);
                self.builder.ins().jump(done, &[at.into()]);
                STACK
            }
            false => {
                let (field, step, end) = match is_float {
                    true => (FP_OFFSET, 16, X86_64.size()),
                    false => (GP_OFFSET, 8, X86_64.floats()),
                };
                let offset = self.load_at(types::I32, list, field);
                let limit = self.iconst(types::I32, end as i64);
                let has = IntCC::UnsignedLessThan;
                let has = self.builder.ins().icmp(has, offset, limit);
                self.builder.ins().brif(has, saved, &[], stack, &[]);
                self.builder.switch_to_block(saved);
                let area = self.load_at(types::I64, list, SAVE_AREA);
                let wide = self.builder.ins().uextend(types::I64, offset);
                let at = self.builder.ins().iadd(area, wide);
                let step = self.iconst(types::I32, step);
                let next = self.builder.ins().iadd(offset, step);
                self.store_at(next, list, field);
                self.builder.ins().jump(done, &[at.into()]);
                OVERFLOW_AREA
            }
        };

        self.builder.switch_to_block(stack);
        let at = self.next_on_stack(list, overflow, bytes);
        self.builder.ins().jump(done, &[at.into()]);

        self.builder.switch_to_block(done);
        self.load_at(ty, address, 0)
    }

    /// Returns the address of the next argument on the stack and advances the list past it.
    fn next_on_stack(&mut self, list: ir::Value, stack: u64, bytes: i64) -> ir::Value {
        let mut at = self.load_at(types::I64, list, stack);
        if bytes > 8 {
            at = self.align_up(types::I64, at, bytes);
        }
        let next = self.add_offset(at, bytes);
        self.store_at(next, list, stack);
        at
    }

    /// Rounds up to a multiple of a power of two.
    fn align_up(&mut self, ty: Clif, value: ir::Value, to: i64) -> ir::Value {
        let most = self.iconst(ty, to - 1);
        let mask = self.iconst(ty, -to);
        let sum = self.builder.ins().iadd(value, most);
        self.builder.ins().band(sum, mask)
    }

    /// Calls a variadic function through a pointer, or a function with arguments that are aligned to more than 16
    /// bytes. A runtime function loads the registers and aligns the stack.
    pub(crate) fn call_by_runtime(
        &mut self,
        abi: &Abi,
        address: ir::Value,
        values: &[ir::Value],
    ) -> Result<Parts> {
        let mut used = Used::new(X86_64);
        let spots: Vec<_> = abi
            .signature
            .params
            .iter()
            .map(|param| used.next(*param))
            .collect();
        let stack_size = used.stack.next_multiple_of(16);
        let saved = self.aligned_slot(X86_64.size(), 16)?;
        let stack = self.aligned_slot(stack_size.max(16), abi.stack_align)?;
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
        let floats = self.add_offset(saved, X86_64.floats() as i64);
        let size = self.iconst(types::I64, stack_size as i64);
        let results = self.room(8)?;
        let args = [address, saved, floats, stack, size, results];
        self.call_helper("terrace_rt_call_variadic", &[], &args);
        // Three integers, an unused word, and two vectors.
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
