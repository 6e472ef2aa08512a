//! Resolves functions to intrinsics, and verifies the types of intrinsics.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::special::{Rule, rule_of};
use crate::body::FunctionBody;
use crate::context::Context;
use crate::intrinsics::{Intrinsic, Mismatch};
use crate::symbols::Symbol;
use crate::types::{Type, TypeKind};

/// Resolved intrinsics, cached across the verification of functions.
#[derive(Debug, Default)]
pub struct KnownIntrinsics {
    /// Keyed by name; `None` if the name is not that of an intrinsic.
    by_name: FxHashMap<Box<[u8]>, Option<Arc<Intrinsic>>>,
    /// Keyed by function and its type, for one context.
    by_type: FxHashMap<(Symbol, Type), Option<Row>>,
}

/// A function that is an intrinsic.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) intrinsic: Arc<Intrinsic>,
    /// LLVM's message if the function's type does not match the intrinsic.
    pub(super) mismatch: Option<&'static str>,
    /// The verifier of its calls.
    pub(super) rule: Option<Rule>,
}

impl KnownIntrinsics {
    /// Drops the results that depend on the context.
    pub fn forget_context(&mut self) {
        self.by_type.clear();
    }

    /// Returns the intrinsic for a function with this type, if it was resolved.
    pub(super) fn row(&self, symbol: Symbol, ty: Type) -> Option<&Row> {
        self.by_type.get(&(symbol, ty))?.as_ref()
    }

    /// Resolves a function.
    pub(super) fn resolve(&mut self, ctx: &mut Context, symbol: Symbol) {
        let ty = ctx.symbols.info(symbol).value_type;
        if self.by_type.contains_key(&(symbol, ty)) {
            return;
        }
        let row = self.of_name(ctx.symbols.name(symbol)).map(|intrinsic| Row {
            mismatch: ctx.mismatch(&intrinsic, ty),
            rule: rule_of(intrinsic.name),
            intrinsic,
        });
        self.by_type.insert((symbol, ty), row);
    }

    /// Resolves the intrinsics that a body calls.
    pub(super) fn resolve_calls(&mut self, ctx: &mut Context, body: &FunctionBody) {
        for inst in body.insts_since(0) {
            let Some(callee) = body
                .kind(inst)
                .call()
                .and_then(|call| call.callee.as_const())
            else {
                continue;
            };
            if let crate::constants::ConstKind::Symbol(symbol) = ctx.consts.kind(callee)
                && ctx.is_intrinsic(symbol)
            {
                self.resolve(ctx, symbol);
            }
        }
    }

    fn of_name(&mut self, name: &[u8]) -> Option<Arc<Intrinsic>> {
        if let Some(known) = self.by_name.get(name) {
            return known.clone();
        }
        let intrinsic = std::str::from_utf8(name).ok().and_then(Intrinsic::of_name);
        let intrinsic = intrinsic.map(Arc::new);
        self.by_name.insert(name.into(), intrinsic.clone());
        intrinsic
    }
}

impl Context {
    /// Returns LLVM's message if a function type does not match an intrinsic.
    fn mismatch(&mut self, intrinsic: &Intrinsic, ty: Type) -> Option<&'static str> {
        const ARGUMENT: &str = "Intrinsic has incorrect argument type!";
        let TypeKind::Function {
            result,
            params,
            varargs,
        } = self.types.kind(ty)
        else {
            return None;
        };
        let params = params.to_vec();
        match self.match_intrinsic(intrinsic, result, &params) {
            Ok(matched) if !matched.is_complete(varargs) => Some(match varargs {
                true => "Intrinsic was not defined with variable arguments!",
                false => "Callsite was not defined with variable arguments!",
            }),
            Ok(matched) => {
                let expected = self.intrinsic_type(intrinsic, &matched.overloads);
                (expected != Some(ty)).then_some(ARGUMENT)
            }
            Err(Mismatch::Result) => Some("Intrinsic has incorrect return type!"),
            Err(Mismatch::Parameter) => Some(ARGUMENT),
        }
    }
}
