//! Tests interfaces of casts and views.

use terrace_interfaces::view_like::ViewLikeOpInterface;
use terrace_ir::interfaces::CastOpInterface;
use terrace_ir::{Context, OpDef, OpView};
use terrace_memref::{
    AllocOp, CastOp, DimOp, LoadOp, MEMREF, MemorySpaceCastOp, SubViewOp, TransposeOp, ViewOp,
};
use terrace_testing::context;

fn is_view(ctx: &Context, def: &'static OpDef) -> bool {
    let name = ctx.op_name(def.name);
    ctx.op_interface::<dyn ViewLikeOpInterface>(name).is_some()
}

fn is_cast(ctx: &Context, def: &'static OpDef) -> bool {
    let name = ctx.op_name(def.name);
    ctx.op_interface::<dyn CastOpInterface>(name).is_some()
}

#[test]
fn views_are_those_of_upstream() {
    let ctx = context(&[&MEMREF]);
    for def in [
        CastOp::DEF,
        MemorySpaceCastOp::DEF,
        SubViewOp::DEF,
        ViewOp::DEF,
    ] {
        assert!(is_view(&ctx, def), "{}", def.name);
    }
    for def in [AllocOp::DEF, DimOp::DEF, LoadOp::DEF, TransposeOp::DEF] {
        assert!(!is_view(&ctx, def), "{}", def.name);
    }
}

#[test]
fn casts_are_those_of_upstream() {
    let ctx = context(&[&MEMREF]);
    assert!(is_cast(&ctx, CastOp::DEF) && is_cast(&ctx, MemorySpaceCastOp::DEF));
    assert!(!is_cast(&ctx, SubViewOp::DEF));
}
