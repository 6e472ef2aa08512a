//! Upgrades lifetime markers, which took a size and an arbitrary pointer.

use super::calls::{Upgrader, call_of};
use super::plan::{Place, Signature};
use crate::body::{FunctionBody, Inst, InstKind, Rewrite, Value};
use crate::builder::RawBuilder;
use crate::context::Context;
use crate::symbols::Symbol;
use crate::types::Type;
use terrace_llvm_words::CastOp;

impl Upgrader<'_> {
    /// Replaces a marker for an `alloca` by one without a size. Removes other markers.
    pub(super) fn lifetime(
        &mut self,
        builder: &mut RawBuilder<'_>,
        inst: Inst,
        place: Place,
        old: Symbol,
        name: &str,
    ) -> Rewrite {
        let body = builder.body();
        let pointer = body.kind(inst).call().and_then(|call| call.args.get(1));
        let Some(alloca) = pointer.and_then(|at| alloca_of(builder.ctx, body, at)) else {
            return Rewrite::Erase;
        };
        let params = [builder.type_of(alloca)];
        let signature = Signature::new(Type::VOID, &params);
        let wanted = (self.declarations).replacing(builder.ctx, place, name, signature, Some(old));
        match wanted {
            Some(callee) => Rewrite::Replace(call_of(builder, callee, &[alloca])),
            None => {
                self.keep(old);
                Rewrite::Keep
            }
        }
    }
}

/// Returns the `alloca` that a pointer refers to, through casts and zero indices.
fn alloca_of(ctx: &Context, body: &FunctionBody, pointer: Value) -> Option<Value> {
    let mut pointer = pointer;
    // In unreachable code, instructions may depend on each other cyclically.
    for _ in 0..body.inst_count() {
        let inst = pointer.as_inst()?;
        pointer = match body.kind(inst) {
            InstKind::Alloca { .. } => return Some(pointer),
            InstKind::Cast {
                op: CastOp::BitCast | CastOp::AddrSpaceCast,
                operand,
                ..
            } => operand,
            InstKind::GetElementPtr { base, indices, .. } => {
                let is_zero = |index: Value| index.as_const().is_some_and(|c| ctx.is_null(c));
                if !indices.iter().all(is_zero) {
                    return None;
                }
                base
            }
            _ => return None,
        };
    }
    None
}
