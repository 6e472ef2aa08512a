//! Lifetime markers: they had a size, and were about any pointer.

use super::calls::Upgrader;
use super::plan::Place;
use crate::body::{Block, FunctionBody, Inst, InstKind, Value, ValueKind};
use crate::builder::CallSpec;
use crate::constants::Consts;
use crate::keywords::CastOp;
use crate::types::Type;

impl Upgrader<'_> {
    /// A marker of an `alloca` stays, without the size; others go.
    pub(super) fn lifetime(
        &mut self,
        body: &mut FunctionBody,
        block: Block,
        inst: Inst,
        place: Place,
        name: &str,
    ) {
        let InstKind::Call(old) = body.kind(inst) else {
            return;
        };
        let Some(alloca) = old.args.get(1).and_then(|at| alloca_of(&self.ctx.consts, body, at)) else {
            return;
        };
        let ty = body.type_of(&self.ctx.consts, alloca);
        let wanted = self
            .declarations
            .intrinsic(self.ctx, place, name, Type::VOID, &[ty]);
        let Some(callee) = wanted else {
            body.put_item(block, inst);
            return;
        };
        let spec = CallSpec::new(callee.ty, self.ctx.symbol(callee.symbol).into(), &[]);
        let args = [alloca];
        self.push_call(body, block, inst, CallSpec { args: &args, ..spec });
    }
}

/// The `alloca` that a pointer is, but for casts and indices of zero.
fn alloca_of(consts: &Consts, body: &FunctionBody, pointer: Value) -> Option<Value> {
    let mut pointer = pointer;
    // Instructions that nothing runs may refer to one another in a circle.
    for _ in 0..body.inst_count() {
        let ValueKind::Inst(inst) = pointer.kind() else {
            return None;
        };
        pointer = match body.kind(inst) {
            InstKind::Alloca { .. } => return Some(pointer),
            InstKind::Cast {
                op: CastOp::BitCast | CastOp::AddrSpaceCast,
                operand,
                ..
            } => operand,
            InstKind::GetElementPtr { base, indices, .. } => {
                let is_zero = |index: Value| index.as_const().is_some_and(|c| consts.is_null(c));
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
