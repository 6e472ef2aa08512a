//! Declares intrinsics that are called without a declaration.

use rustc_hash::FxHashMap;

use super::error::{Read, ensure, need, refusal};
use super::{Reader, symbols};
use terrace_llvmir::ConstKind;
use terrace_llvmir::Function;
use terrace_llvmir::Intrinsic;
use terrace_llvmir::Symbol;
use terrace_llvmir::is_old;
use terrace_llvmir::{Inst, Value};
use terrace_llvmir::{Type, TypeKind};

/// A use of an undeclared intrinsic.
struct Use {
    function: usize,
    inst: Inst,
    /// The function type of the call, if the use is a callee.
    called: Option<Type>,
}

impl Reader<'_> {
    /// Declares the intrinsics among undefined functions, once per function type they are called with, under the
    /// mangled name for that type. Other functions remain undefined.
    pub(super) fn declare_intrinsics(&mut self, undefined: &[(Symbol, usize)]) -> Read<()> {
        let name = |symbol: &Symbol| self.module.ctx.symbols.name(*symbol);
        let is_intrinsic = |(symbol, _): &&(Symbol, usize)| name(symbol).starts_with(b"llvm.");
        let mut uses: FxHashMap<Symbol, Vec<Use>> = FxHashMap::default();
        uses.extend(
            undefined
                .iter()
                .filter(is_intrinsic)
                .map(|(symbol, _)| (*symbol, Vec::new())),
        );
        if uses.is_empty() {
            return Ok(());
        }
        self.collect_uses(&mut uses);
        for &(symbol, at) in undefined {
            let Some(list) = uses.remove(&symbol) else {
                continue;
            };
            // A function without uses in instructions is used by a constant.
            ensure(!list.is_empty(), at).or("intrinsic can only be used as callee")?;
            // LLVM's use lists begin with the last use.
            for used in list.into_iter().rev() {
                let ty = need(used.called, at).or("intrinsic can only be used as callee")?;
                self.declare_intrinsic(symbol, at, ty, &used)?;
            }
        }
        Ok(())
    }

    /// Collects the uses of these symbols by instructions.
    fn collect_uses(&self, uses: &mut FxHashMap<Symbol, Vec<Use>>) {
        let consts = &self.module.ctx.consts;
        let symbol_of = |value: Value| match consts.kind(value.as_const()?) {
            ConstKind::Symbol(symbol) => Some(symbol),
            _ => None,
        };
        for (function, header) in self.module.functions.iter().enumerate() {
            let body = &header.body;
            for inst in body.blocks().iter().flat_map(|block| body.insts(*block)) {
                let kind = body.kind(inst);
                let mut callee = kind.call().map(|call| call.function_type);
                kind.for_each_operand(|value| {
                    // The callee is the first operand of a call.
                    let called = callee.take();
                    if let Some(symbol) = symbol_of(value)
                        && let Some(list) = uses.get_mut(&symbol)
                    {
                        list.push(Use {
                            function,
                            inst,
                            called,
                        });
                    }
                });
            }
        }
    }

    fn declare_intrinsic(&mut self, symbol: Symbol, at: usize, ty: Type, used: &Use) -> Read<()> {
        let ctx = &mut self.module.ctx;
        let name = String::from_utf8_lossy(ctx.symbols.name(symbol)).into_owned();
        let TypeKind::Function {
            result,
            params,
            varargs,
        } = ctx.types.kind(ty)
        else {
            return Ok(());
        };
        let params = params.to_vec();
        let intrinsic = Intrinsic::of_name(&name);
        let wanted = intrinsic.as_ref().and_then(|intrinsic| {
            let matched = ctx.match_intrinsic(intrinsic, result, &params).ok()?;
            matched
                .is_complete(varargs)
                .then(|| intrinsic.mangled_name(ctx, &matched.overloads))
        });
        let Some(wanted) = wanted else {
            if is_old(&name, &params) {
                self.declare_called(symbol, ty);
                return Ok(());
            }
            return Err(refusal(
                at,
                match intrinsic {
                    Some(_) => "invalid intrinsic signature".to_owned(),
                    None => format!("unknown intrinsic '{name}'"),
                },
            ));
        };
        let declared = self.named_symbol(&wanted);
        self.declare_called(declared, ty);
        if declared != symbol {
            let callee = self.module.ctx.symbol(declared).into();
            let body = &mut self.module.functions[used.function].body;
            body.set_callee(used.inst, ty, callee);
        }
        Ok(())
    }

    /// Declares a function, unless it is already declared or defined.
    fn declare_called(&mut self, symbol: Symbol, ty: Type) {
        if self.state(symbol).is_defined() {
            return;
        }
        let mut info = self.module.ctx.symbols.info(symbol);
        info.value_type = ty;
        info.kind = terrace_llvmir::SymbolKind::Function;
        self.module.ctx.symbols.set_info(symbol, info);
        self.set_state(symbol, symbols::State::Declaration);
        self.module.functions.push(Function::new(symbol));
    }
}
