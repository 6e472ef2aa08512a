//! Calls.

use cranelift_codegen::ir::{self, InstBuilder, UserExternalName, types};
use cranelift_codegen::isa::CallConv;
use terrace_llvmir::{
    AttrKind, AttrList, Call, ConstKind, Inst, Symbol, TailKind, Type, TypeKind, Value,
};

use crate::abi::{Abi, Callee, How, Pass, Return, find_attr};
use crate::program::{Helper, Home, link_name};
use crate::translator::{Parts, Translator};
use crate::types::container;
use crate::why::{Result, said};

/// What a call goes to.
enum Goal {
    Function {
        symbol: Symbol,
        id: u32,
        defined: bool,
    },
    Address(ir::Value),
}

impl<'w> Translator<'w, '_> {
    /// A part as it is passed.
    pub(crate) fn given(&mut self, value: ir::Value, how: How) -> ir::Value {
        match how {
            How::Plain => value,
            How::Float(ty) => self.bits_as(ty, value),
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
        }
    }

    /// A part from how it was passed.
    pub(crate) fn received(&mut self, value: ir::Value, how: How) -> ir::Value {
        match how {
            How::Plain => value,
            How::Float(types::F16) => self.bits_as(types::I16, value),
            How::Float(_) => self.bits_as(types::I128, value),
            How::Extend { bits, .. } => self.widen_int(value, container(bits)),
        }
    }

    fn has(&self, list: AttrList, kind: AttrKind) -> bool {
        let attrs = &self.layouts.ctx.attrs;
        find_attr(attrs, attrs.function_set(list), kind).is_some()
    }

    /// True if a call is known not to throw.
    pub(crate) fn cannot_throw(&self, call: &Call<'_>) -> bool {
        if self.has(call.attrs, AttrKind::NoUnwind) {
            return true;
        }
        let callee = call.callee.as_const();
        let Some(symbol) = callee.and_then(|c| self.program.function_of(c)) else {
            return false;
        };
        let mut functions = self.program.module.functions.iter();
        let function = functions.find(|function| function.value.symbol == symbol);
        matches!(self.program.homes.get(&symbol), Some(Home::Intrinsic(_)))
            || function.is_some_and(|function| self.has(function.attrs, AttrKind::NoUnwind))
    }

    /// A call.
    pub(crate) fn call(&mut self, inst: Inst, call: Call<'w>) -> Result<Parts> {
        if let Some(c) = call.callee.as_const() {
            if let ConstKind::InlineAsm(asm) = self.consts().kind(c) {
                let is_barrier = asm.text.is_empty() && call.args.is_empty();
                return match is_barrier && self.body.inst_type(inst) == Type::VOID {
                    true => Ok(Parts::new()),
                    false => said("uses inline assembly"),
                };
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

    fn call_goal(&mut self, call: Call<'w>, goal: Goal) -> Result<Parts> {
        let args: Vec<Value> = call.args.iter().collect();
        let types: Vec<Type> = args.iter().map(|arg| self.type_of(*arg)).collect();
        let abi = self.layouts.abi(Callee {
            function_type: call.function_type,
            attrs: call.attrs,
            args: &types,
            conv: CallConv::SystemV,
        })?;
        let varargs = matches!(
            self.layouts.types().kind(call.function_type),
            TypeKind::Function { varargs: true, .. }
        );
        if call.tail == TailKind::MustTail {
            return said("needs a tail call that keeps the stack as it is (musttail)");
        }
        let mut values = Vec::new();
        let mut room = None;
        if let Return::Memory = abi.result {
            let layout = &abi.result_layout;
            let address = self.aligned_slot(layout.size, layout.align)?;
            values.push(address);
            room = Some(address);
        }
        for (arg, pass) in args.iter().zip(&abi.params) {
            let parts = self.parts(*arg)?;
            match pass {
                Pass::Copy { size: 0, .. } => {}
                Pass::Copy { .. } => values.extend(parts),
                Pass::Parts(_, hows) => {
                    for (part, how) in parts.iter().zip(hows) {
                        values.push(self.given(*part, *how));
                    }
                }
            }
        }
        let results = self.emit_call(&abi, goal, &values, varargs)?;
        match (&abi.result, room) {
            (Return::Memory, Some(room)) => self.load(&abi.result_layout, room),
            (Return::Parts(hows), _) => {
                let mut parts = Parts::new();
                for (result, how) in results.into_iter().zip(hows) {
                    parts.push(self.received(result, *how));
                }
                let layout = abi.result_layout.clone();
                self.normalize(&layout, &mut parts);
                Ok(parts)
            }
            _ => Ok(Parts::new()),
        }
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
            Goal::Address(_) if varargs => {
                return said("calls a variadic function through a pointer");
            }
            Goal::Address(address) => {
                let signature = self.builder.import_signature(signature);
                self.builder.ins().call_indirect(signature, address, values)
            }
        };
        Ok(Parts::from_slice(self.builder.inst_results(call)))
    }

    /// `va_arg`
    pub(crate) fn va_arg(&mut self, _ty: Type, _list: Value) -> Result<Parts> {
        said("takes variadic arguments (va_arg)")
    }
}
