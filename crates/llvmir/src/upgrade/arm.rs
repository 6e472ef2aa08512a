//! Upgrades old intrinsics of ARM's vector extension (MVE), which used predicates of four lanes for vectors of two.

use super::expand::{Expanded, Expander};
use crate::body::Value;
use crate::context::Context;
use crate::types::{Type, TypeKind};

/// The intrinsic that creates a predicate.
const TAIL_PREDICATE: &str = "arm.mve.vctp64";

/// The intrinsics that take a predicate, by their old mangled names.
const TAKE_PREDICATES: [&str; 10] = [
    "arm.mve.mull.int.predicated.v2i64.v4i32.v4i1",
    "arm.mve.vldr.gather.base.predicated.v2i64.v2i64.v4i1",
    "arm.mve.vldr.gather.base.wb.predicated.v2i64.v2i64.v4i1",
    "arm.mve.vldr.gather.offset.predicated.v2i64.p0.v2i64.v4i1",
    "arm.mve.vldr.gather.offset.predicated.v2i64.p0i64.v2i64.v4i1",
    "arm.mve.vqdmull.predicated.v2i64.v4i32.v4i1",
    "arm.mve.vstr.scatter.base.predicated.v2i64.v2i64.v4i1",
    "arm.mve.vstr.scatter.base.wb.predicated.v2i64.v2i64.v4i1",
    "arm.mve.vstr.scatter.offset.predicated.p0.v2i64.v2i64.v4i1",
    "arm.mve.vstr.scatter.offset.predicated.p0i64.v2i64.v2i64.v4i1",
];

/// Returns true if the intrinsic with this name (without `llvm.`) uses the old predicate type.
pub(super) fn is_old(ctx: &Context, name: &str, result: Type) -> bool {
    match name {
        TAIL_PREDICATE => lanes(ctx, result) == Some(4),
        name => TAKE_PREDICATES.contains(&name),
    }
}

/// Calls the current form of the intrinsic with this name (without `llvm.`) and converts the predicates.
pub(super) fn expand(name: &str, call: &mut Expander<'_, '_>) -> Option<Expanded> {
    let args = call.args.clone();
    if name == TAIL_PREDICATE {
        let value = call.target(&[TAIL_PREDICATE], &args)?;
        call.name_after_call(value);
        return call.predicate(value, 4).map(Expanded::Value);
    }
    let mut new = Vec::with_capacity(args.len());
    for arg in args {
        new.push(match lanes(call.builder.ctx, call.type_of(arg)) {
            Some(4) => call.predicate(arg, 2)?,
            _ => arg,
        });
    }
    let (name, _) = name.split_once("predicated")?;
    let value = call.generic(&format!("{name}predicated"), call.result, &new)?;
    if call.result == Type::VOID {
        return Some(Expanded::Done);
    }
    call.name_after_call(value);
    Some(Expanded::Value(value))
}

/// Returns the number of lanes of a predicate type.
fn lanes(ctx: &Context, ty: Type) -> Option<u32> {
    match ctx.types.kind(ty) {
        TypeKind::Vector {
            element: Type::I1,
            len,
            scalable: false,
        } => Some(len),
        _ => None,
    }
}

impl Expander<'_, '_> {
    /// Converts a predicate to another number of lanes.
    fn predicate(&mut self, value: Value, lanes: u32) -> Option<Value> {
        let ty = self.vector_of(Type::I1, lanes);
        let bits = self.generic("arm.mve.pred.v2i", Type::I32, &[value])?;
        self.generic("arm.mve.pred.i2v", ty, &[bits])
    }
}
