//! Translates calls.

use cranelift_codegen::entity::EntityRef;
use cranelift_codegen::ir::{
    self, AbiParam, ArgumentPurpose, InstBuilder, UserExternalName, types,
};
use cranelift_codegen::isa::CallConv;
use terrace_llvmir::{
    AttrKind, AttrList, Call, ConstKind, Inst, Symbol, TailKind, Type, TypeKind, Value,
};

use crate::abi::{Abi, Callee, How, Pass, Return, Small, find_attr};
use crate::lanes::LaneParts;
use crate::program::{Helper, Home, link_name};
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Shape, container};
use crate::why::{Result, Why, said};

/// The target of a call.
enum Goal {
    Function {
        symbol: Symbol,
        id: u32,
        defined: bool,
    },
    Address(ir::Value),
}

impl<'w> Translator<'w, '_> {
    /// Converts parts to the form in which they are passed, except those on the stack of the x87.
    pub(crate) fn given(&mut self, parts: &[ir::Value], hows: &[How]) -> Result<Parts> {
        let mut rest = parts;
        let mut values = Parts::new();
        for how in hows {
            let (own, after) = rest.split_at_checked(how.parts()).ok_or(Why::Known)?;
            rest = after;
            if *how != How::X87 {
                values.push(self.given_as(own, *how)?);
            }
        }
        Ok(values)
    }

    fn given_as(&mut self, parts: &[ir::Value], how: How) -> Result<ir::Value> {
        if let How::Free(param) = how {
            return self.free(param);
        }
        let value = *parts.first().ok_or(Why::Known)?;
        Ok(match how {
            How::Plain | How::X87 | How::Free(_) => value,
            How::Packed(ty, _) => self.pack_word(ty, parts),
            How::Float(ty) => self.bits_as(ty, value),
            How::Small(small) => self.fill_register(small, parts),
            How::Stored => {
                let slot = self.aligned_slot(16, 16)?;
                self.store_at(value, slot, 0);
                slot
            }
            How::Extend { signed, bits } => {
                let value = match signed {
                    true => self.sign_extend(value, bits),
                    false => value,
                };
                match (self.clif_type(value) == types::I32, signed) {
                    (true, _) => value,
                    (false, true) => self.builder.ins().sextend(types::I32, value),
                    (false, false) => self.builder.ins().uextend(types::I32, value),
                }
            }
        })
    }

    /// Returns an arbitrary value for an unused parameter.
    fn free(&mut self, param: AbiParam) -> Result<ir::Value> {
        match param.purpose {
            ArgumentPurpose::StructArgument(size) => self.aligned_slot(size.into(), 8),
            _ => Ok(self.zero(param.value_type)),
        }
    }

    /// Converts a passed value to parts.
    pub(crate) fn received(&mut self, value: ir::Value, how: How) -> Parts {
        let part = match how {
            How::Small(small) => return self.take_filled(small, value),
            How::Packed(ty, count) => return self.unpack_word(ty, count, value),
            How::Free(_) => return Parts::new(),
            How::Plain | How::X87 => value,
            How::Float(types::F16) => self.bits_as(types::I16, value),
            How::Float(_) => self.bits_as(types::I128, value),
            How::Stored => self.load_at(types::I128, value, 0),
            How::Extend { bits, .. } => self.widen_int(value, container(bits)),
        };
        Parts::from_slice(&[part])
    }

    fn has(&self, list: AttrList, kind: AttrKind) -> bool {
        let attrs = &self.layouts.ctx.attrs;
        find_attr(attrs, attrs.function_set(list), kind).is_some()
    }

    /// Returns true if a call is known not to throw.
    pub(crate) fn cannot_throw(&self, call: &Call<'_>) -> bool {
        if self.has(call.attrs, AttrKind::NoUnwind) {
            return true;
        }
        let callee = call.callee.as_const();
        let Some(symbol) = callee.and_then(|c| self.program.function_of(c)) else {
            return false;
        };
        let function = self.program.definition(symbol);
        matches!(self.program.homes.get(&symbol), Some(Home::Intrinsic(_)))
            || function.is_some_and(|function| self.has(function.attrs, AttrKind::NoUnwind))
    }

    /// Translates a call.
    pub(crate) fn call(&mut self, inst: Inst, call: Call<'w>) -> Result<Parts> {
        let callee = call.callee.as_const();
        let symbol = callee.and_then(|c| self.program.function_of(c));
        let function = symbol.and_then(|symbol| self.program.definition(symbol));
        let declared = function.map_or(AttrList::EMPTY, |function| function.attrs);
        let [ends, is_cold] = [AttrKind::NoReturn, AttrKind::Cold]
            .map(|kind| self.has(call.attrs, kind) || self.has(declared, kind));
        let parts = self.call_callee(inst, call)?;
        if ends && !self.ended {
            self.trap(crate::traps::UNREACHABLE);
            self.ended = true;
        }
        // The first block stays the first.
        if (ends || is_cold)
            && self.current != self.body.entry()
            && let Some(block) = self.builder.current_block()
        {
            self.builder.set_cold_block(block);
        }
        Ok(parts)
    }

    fn call_callee(&mut self, inst: Inst, call: Call<'w>) -> Result<Parts> {
        if let Some(c) = call.callee.as_const() {
            if let ConstKind::InlineAsm(asm) = self.consts().kind(c) {
                return self.assembly(inst, asm, &call);
            }
            if let Some(symbol) = self.program.function_of(c)
                && let Some(home) = self.program.homes.get(&symbol)
            {
                match *home {
                    Home::Intrinsic(rule) => return self.intrinsic(inst, symbol, rule, call),
                    Home::Function(id, defined) => {
                        let id = id.as_u32();
                        let goal = Goal::Function {
                            symbol,
                            id,
                            defined,
                        };
                        return self.call_goal(call, goal);
                    }
                    _ => {}
                }
            }
        }
        let address = self.part(call.callee)?;
        self.call_goal(call, Goal::Address(address))
    }

    /// Converts the arguments to the form in which they are passed.
    fn passed(&mut self, args: &[Value], abi: &Abi) -> Result<Vec<ir::Value>> {
        let mut values = Vec::new();
        for (arg, pass) in args.iter().zip(&abi.params) {
            let parts = self.parts(*arg)?;
            match pass {
                Pass::Copy { size: 0, free, .. } => {
                    if let Some(free) = free {
                        values.push(self.free(*free)?);
                    }
                }
                Pass::Copy { size, align, .. } if self.program.is_aarch64 => {
                    let copy = self.aligned_slot(*size, *align)?;
                    if let Some(&from) = parts.first() {
                        self.copy(copy, from, *size);
                    }
                    values.push(copy);
                }
                Pass::Copy { free, .. } => {
                    if let Some(free) = free {
                        values.push(self.free(*free)?);
                    }
                    values.extend(parts);
                }
                Pass::Parts(_, hows) => values.extend(self.given(&parts, hows)?),
            }
        }
        Ok(values)
    }

    /// Returns true if a call may return a second time, as `setjmp` does.
    fn returns_twice(&self, call: &Call<'_>, goal: &Goal) -> bool {
        let declared = self.declared(goal);
        self.has(call.attrs, AttrKind::ReturnsTwice) || self.has(declared, AttrKind::ReturnsTwice)
    }

    /// Returns the attributes of the function that a call names.
    fn declared(&self, goal: &Goal) -> AttrList {
        let function = match goal {
            Goal::Function { symbol, .. } => self.program.definition(*symbol),
            _ => None,
        };
        function.map_or(AttrList::EMPTY, |function| function.attrs)
    }

    fn call_goal(&mut self, call: Call<'w>, goal: Goal) -> Result<Parts> {
        let returns_twice = self.returns_twice(&call, &goal);
        let args: Vec<Value> = call.args.iter().collect();
        let types: Vec<Type> = args.iter().map(|arg| self.type_of(*arg)).collect();
        let is_tail = call.tail == TailKind::MustTail;
        let abi = self.layouts.abi(Callee {
            function_type: call.function_type,
            attrs: call.attrs,
            declared: self.declared(&goal),
            args: &types,
            conv: match is_tail {
                true => CallConv::Tail,
                false => CallConv::SystemV,
            },
        })?;
        if is_tail {
            return self.tail_call(&args, &abi, goal);
        }
        let varargs = matches!(
            self.layouts.types().kind(call.function_type),
            TypeKind::Function { varargs: true, .. }
        );
        let is_outside = !matches!(goal, Goal::Function { defined: true, .. });
        if is_outside && has_large_vectors(&abi) {
            return said(
                "passes a vector that does not fit into 128 bits to a function outside the module",
            );
        }
        // Cranelift aligns the stack to 16 bytes. Functions of the module copy over-aligned arguments to aligned
        // memory.
        let is_aligned = abi.stack_align > 16 && (is_outside || varargs);
        let by_runtime =
            !self.program.is_aarch64 && (is_aligned || varargs && matches!(goal, Goal::Address(_)));
        if returns_twice && by_runtime {
            // When the callee returns again, the frame of the runtime function would no longer exist.
            return said("calls a function that returns twice and is variadic through a pointer");
        }
        let mut values = Vec::new();
        let mut room = None;
        if let Return::Memory = abi.result {
            let layout = &abi.result_layout;
            let address = self.aligned_slot(layout.size, layout.align)?;
            values.push(address);
            room = Some(address);
        }
        values.extend(self.passed(&args, &abi)?);
        let results = match returns_twice {
            _ if by_runtime => {
                let address = match goal {
                    Goal::Function { symbol, .. } => self.address(symbol)?,
                    Goal::Address(address) => address,
                };
                self.call_by_runtime(&abi, address, &values)?
            }
            true => self.twice(|this| this.emit_call(&abi, goal, &values, varargs))?,
            false => self.emit_call(&abi, goal, &values, varargs)?,
        };
        let layout = abi.result_layout.clone();
        match (&abi.result, room) {
            (Return::Memory, Some(room)) => self.load(&layout, room),
            (Return::Parts(hows), _) => {
                let mut parts = Parts::new();
                let results = self.take_results(&results, hows)?;
                for (result, how) in results.into_iter().zip(hows) {
                    parts.extend(self.received(result, *how));
                }
                self.normalize(&layout, &mut parts);
                Ok(parts)
            }
            _ => Ok(Parts::new()),
        }
    }

    /// Widens a small vector to lanes that fill a register or half of it.
    fn fill_register(&mut self, small: Small, parts: &[ir::Value]) -> ir::Value {
        let filled = small.filled;
        let mut lanes = self.unpack(small.own, parts);
        if let Lane::Int(_) = filled.lane {
            for value in lanes.iter_mut().flatten() {
                *value = self.widen_int(*value, filled.lane.clif());
            }
        }
        let zero = LaneParts::from_slice(&self.zero_lane(filled.lane));
        lanes.resize(filled.len, zero);
        let value = self.pack(filled, &lanes)[0];
        match small.ty {
            types::F64 => {
                let halves = self.bits_as(types::F64X2, value);
                self.builder.ins().extractlane(halves, 0)
            }
            _ => value,
        }
    }

    /// Extracts a small vector from lanes that fill a register or half of it.
    fn take_filled(&mut self, small: Small, value: ir::Value) -> Parts {
        let filled = small.filled;
        let value = match (small.ty, filled.piece) {
            (types::F64, Some(piece)) => {
                let halves = self.builder.ins().scalar_to_vector(types::F64X2, value);
                self.bits_as(piece, halves)
            }
            _ => value,
        };
        let lane = small.own.lane.clif();
        (0..small.own.len)
            .map(|at| {
                let value = self.builder.ins().extractlane(value, at as u8);
                match lane.is_int() {
                    true => self.widen_int(value, lane),
                    false => value,
                }
            })
            .collect()
    }

    /// Packs parts of 16 or 32 bits into a word, as in memory. The word is passed as a float.
    fn pack_word(&mut self, ty: ir::Type, parts: &[ir::Value]) -> ir::Value {
        let mut word = self.iconst(types::I64, 0);
        for &part in parts.iter().rev() {
            let part = self.bits_as(ty.as_int(), part);
            let part = self.builder.ins().uextend(types::I64, part);
            let bits = i64::from(ty.bits());
            word = self.builder.ins().ishl_imm_u(word, bits);
            word = self.builder.ins().bor(word, part);
        }
        self.bits_as(types::F64, word)
    }

    /// Splits such a word into parts.
    fn unpack_word(&mut self, ty: ir::Type, count: usize, word: ir::Value) -> Parts {
        let word = self.bits_as(types::I64, word);
        let parts = (0..count).map(|at| {
            let by = at as i64 * i64::from(ty.bits());
            let shifted = self.builder.ins().ushr_imm_u(word, by);
            let part = self.builder.ins().ireduce(ty.as_int(), shifted);
            self.bits_as(ty, part)
        });
        parts.collect()
    }

    /// Translates a guaranteed tail call, which ends this function.
    fn tail_call(&mut self, args: &[Value], abi: &Abi, goal: Goal) -> Result<Parts> {
        let body = match goal {
            Goal::Function { symbol, .. } => self.program.tails.get(&symbol).copied(),
            Goal::Address(_) => None,
        };
        let Some(body) = body else {
            return said(
                "needs a guaranteed tail call (musttail) of a function that the module does not define",
            );
        };
        let is_copy =
            |param: &AbiParam| matches!(param.purpose, ArgumentPurpose::StructArgument(_));
        let is_by_value = |pass: &Pass| matches!(pass, Pass::Copy { .. });
        if abi.params.iter().any(is_by_value) || abi.signature.params.iter().any(is_copy) {
            return said("passes memory by value in a tail call (musttail)");
        }
        let mut values = Vec::new();
        if let Return::Memory = abi.result {
            values.extend(self.result_address);
        }
        values.extend(self.passed(args, abi)?);
        self.release_side_stack();
        let name = UserExternalName::new(0, body.as_u32());
        let callee = self.import(name, abi.signature.clone(), true);
        self.builder.ins().return_call(callee, &values);
        self.ended = true;
        Ok(Parts::new())
    }

    /// Generates an entry with the usual calling convention that calls a body with another one.
    pub(crate) fn forward(&mut self, symbol: Symbol) {
        let entry = self.builder.create_block();
        self.builder.append_block_params_for_function_params(entry);
        self.builder.switch_to_block(entry);
        self.builder.seal_block(entry);
        let args: Parts = Parts::from_slice(self.builder.block_params(entry));
        let mut signature = self.abi.signature.clone();
        signature.call_conv = CallConv::Tail;
        // As in the signature of the body, see `Layouts::abi`.
        for param in &mut signature.params {
            if param.purpose == ArgumentPurpose::StructReturn {
                param.purpose = ArgumentPurpose::Normal;
            }
        }
        let Some(body) = self.program.tails.get(&symbol) else {
            return;
        };
        let name = UserExternalName::new(0, body.as_u32());
        let callee = self.import(name, signature, true);
        let call = self.builder.ins().call(callee, &args);
        let results = Parts::from_slice(self.builder.inst_results(call));
        self.builder.ins().return_(&results);
    }

    /// Makes a call that may return a second time. The second return releases the part of the side stack that was
    /// allocated since the first return, because `longjmp` skips the functions that would release it.
    pub(crate) fn twice(&mut self, call: impl FnOnce(&mut Self) -> Result<Parts>) -> Result<Parts> {
        let has_side_stack = self.program.has_side_stack();
        let mark = has_side_stack.then(|| self.call_for("terrace_rt_stack_mark", types::I64, &[]));
        let before = self.builder.func.dfg.num_insts();
        let results = call(self)?;
        let dfg = &self.builder.func.dfg;
        let new = (before..dfg.num_insts()).map(ir::Inst::new);
        let calls = new.filter(|inst| dfg.insts[*inst].opcode().is_call());
        self.twice.extend(calls);
        if let Some(mark) = mark {
            self.call_helper("terrace_rt_stack_release", &[], &[mark]);
        }
        Ok(results)
    }

    fn emit_call(
        &mut self,
        abi: &Abi,
        goal: Goal,
        values: &[ir::Value],
        varargs: bool,
    ) -> Result<Parts> {
        let signature = abi.signature.clone();
        let call = match goal {
            Goal::Function { symbol, .. } if varargs => {
                let name = link_name(self.program.module, symbol);
                let callee = self.helper(Helper::Variadic(name), signature);
                self.builder.ins().call(callee, values)
            }
            Goal::Function {
                symbol,
                id,
                defined,
            } => {
                let name = UserExternalName::new(0, id);
                let near = self.program.is_near(symbol, defined);
                let callee = self.import(name, signature, near);
                self.builder.ins().call(callee, values)
            }
            Goal::Address(address) => {
                let signature = self.builder.import_signature(signature);
                self.builder.ins().call_indirect(signature, address, values)
            }
        };
        Ok(Parts::from_slice(self.builder.inst_results(call)))
    }
}

/// Returns true if there are vectors that external functions pass in registers which Cranelift does not have.
pub(crate) fn has_large_vectors(abi: &Abi) -> bool {
    let of_result = match &abi.result {
        Return::Parts(hows) => hows.as_slice(),
        _ => &[],
    };
    let params = abi.params.iter().filter_map(|pass| match pass {
        Pass::Parts(layout, hows) => Some((layout, hows.as_slice())),
        Pass::Copy { .. } => None,
    });
    let mut all = params.chain([(&abi.result_layout, of_result)]);
    all.any(|(layout, hows)| {
        matches!(layout.shape, Shape::Vector(vector) if vector.len > 1
            && !(vector.piece.is_some() && layout.parts.len() == 1)
            && !matches!(hows, [How::Small(_)]))
    })
}
