//! Intrinsics that a text calls and does not declare.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Reader;
use super::error::{Read, refusal};
use crate::body::{Inst, Value};
use crate::constants::{Const, ConstKind, Consts};
use crate::intrinsics::Intrinsic;
use crate::module::Function;
use crate::symbols::{Symbol, SymbolInfo, SymbolKind};
use crate::types::{Type, TypeKind};

/// A call of an intrinsic: the function it is in, the call, the type of the function called.
type IntrinsicCall = (usize, Inst, Type);

/// The symbol whose address a constant is.
fn symbol_of(consts: &Consts, c: Const) -> Option<Symbol> {
    match consts.kind(c) {
        ConstKind::Symbol(symbol) => Some(symbol),
        _ => None,
    }
}

impl Reader<'_> {
    /// Declares the intrinsics among values that were used and never defined, and returns the
    /// others. `undefined` is sorted by name, each with the place of its first use.
    ///
    /// As in LLVM, each call says the types of its intrinsic, and gets the function whose name
    /// has the suffix of these types.
    pub(super) fn declare_intrinsics(
        &mut self,
        undefined: &[(Symbol, usize)],
    ) -> Read<Vec<(Symbol, usize)>> {
        let symbols = &self.module.ctx.symbols;
        let mut known: Vec<(Symbol, usize, Intrinsic)> = Vec::new();
        let mut others = Vec::new();
        for &(symbol, at) in undefined {
            let name = std::str::from_utf8(symbols.name(symbol)).unwrap_or_default();
            match Intrinsic::of_name(name) {
                Some(intrinsic) => known.push((symbol, at, intrinsic)),
                None => others.push((symbol, at)),
            }
        }
        if known.is_empty() {
            return Ok(others);
        }
        let wanted: FxHashSet<Symbol> = known.iter().map(|known| known.0).collect();
        let (calls, misused) = self.uses_of(&wanted);
        let functions = self.module.functions.iter();
        let mut declared = functions.map(|function| function.value.symbol).collect();
        for (symbol, at, intrinsic) in known {
            if misused.contains(&symbol) {
                return Err(refusal(at, "intrinsic can only be used as callee"));
            }
            // LLVM goes through uses from the last to the first.
            for &call in calls.get(&symbol).into_iter().flatten().rev() {
                self.declare_for(call, &intrinsic, at, &mut declared)?;
            }
        }
        Ok(others)
    }

    /// The calls of symbols, and the symbols that have other uses.
    fn uses_of(
        &self,
        wanted: &FxHashSet<Symbol>,
    ) -> (FxHashMap<Symbol, Vec<IntrinsicCall>>, FxHashSet<Symbol>) {
        let consts = &self.module.ctx.consts;
        let wanted_in = |value: Value| {
            let symbol = symbol_of(consts, value.as_const()?)?;
            wanted.contains(&symbol).then_some(symbol)
        };
        let mut calls: FxHashMap<Symbol, Vec<IntrinsicCall>> = FxHashMap::default();
        let mut misused = FxHashSet::default();
        for (at, function) in self.module.functions.iter().enumerate() {
            let body = &function.body;
            for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
                let kind = body.kind(inst);
                let call = kind.call();
                let mut first = call.is_some();
                kind.for_each_operand(|operand| {
                    let is_callee = std::mem::take(&mut first);
                    match (wanted_in(operand), call) {
                        (Some(symbol), Some(call)) if is_callee => {
                            let call = (at, inst, call.function_type);
                            calls.entry(symbol).or_default().push(call);
                        }
                        (Some(symbol), _) => {
                            misused.insert(symbol);
                        }
                        _ => {}
                    }
                });
            }
        }
        for global in &self.module.globals {
            let initializer = global.initializer.and_then(|c| symbol_of(consts, c));
            misused.extend(initializer.filter(|symbol| wanted.contains(symbol)));
        }
        (calls, misused)
    }

    /// Makes a call one of the intrinsic overloaded on the call's types.
    fn declare_for(
        &mut self,
        (function, inst, called): IntrinsicCall,
        intrinsic: &Intrinsic,
        at: usize,
        declared: &mut FxHashSet<Symbol>,
    ) -> Read<()> {
        let ctx = &mut self.module.ctx;
        let TypeKind::Function {
            result,
            params,
            varargs,
        } = ctx.types.kind(called)
        else {
            return Ok(());
        };
        let params = params.to_vec();
        let matched = ctx.match_intrinsic(intrinsic, result, &params);
        let overloads = match matched {
            Ok(matched) if matched.is_complete(varargs) => matched.overloads,
            _ => return Err(refusal(at, "invalid intrinsic signature")),
        };
        let name = intrinsic.mangled_name(ctx, &overloads);
        let info = SymbolInfo {
            address_space: ctx.layout.program_space(),
            ..SymbolInfo::new(SymbolKind::Function, called)
        };
        let symbol = ctx.symbols.get_or_add(&name, info);
        if declared.insert(symbol) {
            ctx.symbols.set_info(symbol, info);
            let attrs = intrinsic.attributes(ctx, called);
            self.module.functions.push(Function {
                attrs,
                ..Function::new(symbol)
            });
        }
        let callee = self.module.ctx.symbol(symbol);
        let body = &mut self.module.functions[function].body;
        body.set_callee(inst, called, callee.into());
        Ok(())
    }
}
