//! Converts constants and addresses of symbols.

use crate::function::FunctionTranslation;
use crate::interface::Converted;
use terrace_ir::OpId;
use terrace_llvm::attrs::BlockTagAttr;
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

fn constant(t: &mut FunctionTranslation<'_>, op: ConstantOpRef<'_>) -> Converted {
    let value = t.constant(op.id, op.value(), op.res_type())?;
    t.map_result(op.id, value.into());
    Ok(())
}

fn zero(t: &mut FunctionTranslation<'_>, op: ZeroOpRef<'_>) -> Converted {
    let ty = t.result_type(op.id)?;
    let value = t.builder.ctx.zero(ty);
    t.map_result(op.id, value.into());
    Ok(())
}

fn undef(t: &mut FunctionTranslation<'_>, op: UndefOpRef<'_>) -> Converted {
    let ty = t.result_type(op.id)?;
    let value = t.builder.ctx.undef(ty);
    t.map_result(op.id, value.into());
    Ok(())
}

fn poison(t: &mut FunctionTranslation<'_>, op: PoisonOpRef<'_>) -> Converted {
    let ty = t.result_type(op.id)?;
    let value = t.builder.ctx.poison(ty);
    t.map_result(op.id, value.into());
    Ok(())
}

fn none(t: &mut FunctionTranslation<'_>, op: NoneTokenOpRef<'_>) -> Converted {
    let value = t.builder.ctx.zero(ll::Type::TOKEN);
    t.map_result(op.id, value.into());
    Ok(())
}

/// Returns the symbol that a property refers to.
pub(super) fn symbol(t: &FunctionTranslation<'_>, op: OpId, slot: usize) -> Option<ll::Symbol> {
    t.symbols.get(t.prop(op, slot)?.symbol_root(t.ctx)?)
}

fn address_of(t: &mut FunctionTranslation<'_>, op: AddressOfOpRef<'_>) -> Converted {
    let Some(symbol) = t.symbols.get(op.global_name().root) else {
        return t.unknown();
    };
    let value = t.builder.ctx.symbol(symbol);
    t.map_result(op.id, value.into());
    Ok(())
}

fn dso_local_equivalent(
    t: &mut FunctionTranslation<'_>,
    op: DSOLocalEquivalentOpRef<'_>,
) -> Converted {
    let Some(symbol) = t.symbols.get(op.function_name().root) else {
        return t.unknown();
    };
    let value = t.builder.ctx.dso_local_equivalent(symbol);
    t.map_result(op.id, value.into());
    Ok(())
}

fn block_address(t: &mut FunctionTranslation<'_>, op: BlockAddressOpRef<'_>) -> Converted {
    let ctx = t.ctx;
    let address = op.block_addr();
    let function = address
        .function
        .symbol_root(ctx)
        .and_then(|name| t.symbols.get(name));
    let tag = address.tag.as_::<BlockTagAttr>(ctx);
    let (Some(function), Some(tag)) = (function, tag) else {
        return t.unknown();
    };
    let value = t.builder.ctx.block_address(function, tag.id);
    t.map_result(op.id, value.into());
    Ok(())
}

fn block_tag(t: &mut FunctionTranslation<'_>, op: BlockTagOpRef<'_>) -> Converted {
    let block = t.builder.current_block();
    t.builder.set_block_tag(block, op.tag().id);
    Ok(())
}
