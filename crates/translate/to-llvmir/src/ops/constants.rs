//! Constants and addresses of symbols.

use crate::function::FunctionTranslation;
use crate::interface::Converted;
use terrace_ir::{OpId, SymbolRefAttr};
use terrace_llvm::attrs::{BlockAddressAttr, BlockTagAttr};
use terrace_llvm::*;
use terrace_llvmir as ll;

super::table! {
    ConstantOp => constant,
    ZeroOp => zero,
    UndefOp => undef,
    PoisonOp => poison,
    NoneTokenOp => none,
    AddressOfOp => address_of,
    DSOLocalEquivalentOp => dso_local_equivalent,
    BlockAddressOp => block_address,
    BlockTagOp => block_tag,
}

fn constant(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let Some(attr) = t.prop(op, ConstantOp::VALUE) else {
        return t.unknown();
    };
    let ty = t.body.ty(t.body.result(op, 0));
    let value = t.constant(op, attr, ty)?;
    t.map_result(op, value.into());
    Ok(())
}

fn zero(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let ty = t.result_type(op)?;
    let value = t.builder.ctx.zero(ty);
    t.map_result(op, value.into());
    Ok(())
}

fn undef(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let ty = t.result_type(op)?;
    let value = t.builder.ctx.undef(ty);
    t.map_result(op, value.into());
    Ok(())
}

fn poison(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let ty = t.result_type(op)?;
    let value = t.builder.ctx.poison(ty);
    t.map_result(op, value.into());
    Ok(())
}

fn none(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let value = t.builder.ctx.zero(ll::Type::TOKEN);
    t.map_result(op, value.into());
    Ok(())
}

/// The symbol that a property refers to.
pub(super) fn symbol(t: &FunctionTranslation<'_>, op: OpId, slot: usize) -> Option<ll::Symbol> {
    let name = t.prop(op, slot)?.as_::<SymbolRefAttr>(t.ctx)?;
    t.symbols.get(name.root)
}

fn address_of(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let Some(symbol) = symbol(t, op, AddressOfOp::GLOBAL_NAME) else {
        return t.unknown();
    };
    let value = t.builder.ctx.symbol(symbol);
    t.map_result(op, value.into());
    Ok(())
}

fn dso_local_equivalent(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let Some(symbol) = symbol(t, op, DSOLocalEquivalentOp::FUNCTION_NAME) else {
        return t.unknown();
    };
    let value = t.builder.ctx.dso_local_equivalent(symbol);
    t.map_result(op, value.into());
    Ok(())
}

fn block_address(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let ctx = t.ctx;
    let address = t
        .prop(op, BlockAddressOp::BLOCK_ADDR)
        .and_then(|attr| attr.as_::<BlockAddressAttr>(ctx));
    let Some(address) = address else {
        return t.unknown();
    };
    let function = address
        .function
        .as_::<SymbolRefAttr>(ctx)
        .and_then(|name| t.symbols.get(name.root));
    let tag = address.tag.as_::<BlockTagAttr>(ctx);
    let (Some(function), Some(tag)) = (function, tag) else {
        return t.unknown();
    };
    let value = t.builder.ctx.block_address(function, tag.id);
    t.map_result(op, value.into());
    Ok(())
}

fn block_tag(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let tag = t
        .prop(op, BlockTagOp::TAG)
        .and_then(|attr| attr.as_::<BlockTagAttr>(t.ctx));
    let Some(tag) = tag else { return t.unknown() };
    let block = t.builder.current_block();
    t.builder.set_block_tag(block, tag.id);
    Ok(())
}
