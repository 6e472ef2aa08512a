//! Verifies globals, aliases, ifuncs, constructors, comdats, addresses of symbols.

use super::functions::{comdat, linkage};
use super::{Verified, at_module_level, show, type_prop};
use crate::attrs::{
    BlockAddressAttr, ModuleFlagAttr, ModuleFlagCGProfileEntryAttr, ModuleFlagProfileSummaryAttr,
    ZeroAttr,
};
use crate::enums::{Linkage, LinkageAttr};
use crate::ops::{
    AddressOfOp, AliasOp, BlockAddressOp, BlockTagOp, ComdatSelectorOp, DSOLocalEquivalentOp,
    GlobalCtorsOp, GlobalDtorsOp, GlobalOp, GlobalOpRef, IFuncOp, LLVMFuncOp, ModuleFlagsOpRef,
    ReturnOp,
};
use crate::types::{
    ArrayType, LabelType, LlvmType, MetadataType, PointerType, TokenType, VoidType, address_space,
    is_compatible_outer_type,
};
use terrace_builtin::attrs::{IntegerAttr, array_value, int_value};
use terrace_builtin::elements::Constant;
use terrace_builtin::functions::verify_symbol;
use terrace_builtin::props::Symbol;
use terrace_ir::interfaces::SymbolUserOpInterface;
use terrace_ir::{
    Attr, BlockId, Context, OpRef, Reporter, StringAttr, SymbolRefAttr, SymbolScope, Traits, Type,
};

/// Returns true if a type is valid for a global or an alias.
fn is_valid_global_type(ctx: &Context, ty: Type) -> bool {
    is_compatible_outer_type(ctx, ty)
        && !ty.is::<VoidType>(ctx)
        && !ty.is::<TokenType>(ctx)
        && !ty.is::<MetadataType>(ctx)
        && !ty.is::<LabelType>(ctx)
}

fn is_zero(ctx: &Context, value: Attr) -> bool {
    match Constant::of(ctx, value) {
        Constant::Int(int) => return int.value.is_zero(),
        Constant::Float(float) => return float.value.is_zero(),
        Constant::Elements(dense) => return dense.data.iter().all(|&byte| byte == 0),
        Constant::Other => (),
    }
    if let Some(list) = array_value(ctx, value) {
        // The stack is explicit because lists nest as deeply as the text.
        let mut pending: Vec<Attr> = list.to_vec();
        while let Some(element) = pending.pop() {
            match array_value(ctx, element) {
                Some(list) => pending.extend(list),
                None if is_zero(ctx, element) => {}
                None => return false,
            }
        }
        true
    } else {
        false
    }
}

/// Verifies a symbol. Its visibility is a discardable attribute, and declarations can have any visibility.
pub(crate) fn symbol(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_symbol(op, op.attr_named("sym_visibility"), false, report)
}

pub(crate) fn global(op: GlobalOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    symbol(*op, report)?;
    let ctx = op.ctx;
    let Some(ty) = type_prop(*op, GlobalOp::GLOBAL_TYPE) else {
        return Ok(());
    };
    let message = "expects type to be a valid element type for an LLVM global";
    report.refuse_if(op, !is_valid_global_type(ctx, ty), message)?;
    let value = op.value();
    if let Some(text) = value.and_then(|value| value.bytes(ctx))
        && !super::constants::is_string_type(ctx, ty, text.len() as u64)
    {
        let message =
            "requires an i8 array type of the length equal to that of the string attribute";
        return Err(report.op_error(op, message));
    }
    if let LlvmType::TargetExt(target) = LlvmType::of(ctx, ty) {
        let message = "this target extension type cannot be used in a global";
        report.refuse_if(op, !target.can_be_global(), message)?;
        if value.is_some() {
            let message =
                "global with target extension type can only be initialized with zero-initializer";
            return Err(report.op_error(op, message));
        }
    }
    match linkage(*op, GlobalOp::LINKAGE) {
        Linkage::Common if value.is_some_and(|value| !is_zero(ctx, value)) => {
            return Err(report.op_error(op, "expected zero value for 'common' linkage"));
        }
        Linkage::Appending if !ty.is::<ArrayType>(ctx) => {
            return Err(report.op_error(op, "expected array type for 'appending' linkage"));
        }
        _ => {}
    }
    let alignment = op.alignment_attr().and_then(|attr| int_value(ctx, attr));
    if alignment.is_some_and(|value| !(value as u64).is_power_of_two()) {
        return Err(report.error(op, "alignment attribute is not a power of 2"));
    }
    Ok(())
}

/// Returns the only block of an initializer.
fn initializer(op: OpRef<'_>) -> Option<BlockId> {
    op.body.entry_block(op.body.region(op.id, 0)?)
}

/// Returns the type of the value that an initializer returns.
fn returned_type(op: OpRef<'_>, block: BlockId) -> Option<Type> {
    let last = op
        .with(op.body.last_op(block)?)
        .well_formed_as::<ReturnOp>()?;
    last.arg().map(|value| op.body.ty(value))
}

fn pure_initializer(
    op: OpRef<'_>,
    block: BlockId,
    what: &str,
    report: &mut Reporter<'_>,
) -> Verified {
    for id in op.body.ops(block) {
        let inner = op.with(id);
        let pure =
            |def: &terrace_ir::OpDef| def.has(Traits::PURE) || def.has(Traits::NO_MEMORY_EFFECT);
        if !inner.def().is_some_and(pure) {
            return Err(report.error(inner, format!("ops with side effects {what} initializers")));
        }
    }
    Ok(())
}

pub(crate) fn global_regions(op: GlobalOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (Some(block), Some(want)) = (initializer(*op), type_prop(*op, GlobalOp::GLOBAL_TYPE))
    else {
        return Ok(());
    };
    let Some(got) = returned_type(*op, block) else {
        return Err(report.op_error(op, "initializer region cannot return void"));
    };
    if got != want {
        let (got, want) = (show(op.ctx, got), show(op.ctx, want));
        let message = format!("initializer region type {got} does not match global type {want}");
        return Err(report.op_error(op, message));
    }
    pure_initializer(*op, block, "not allowed in global", report)?;
    let message = "cannot have both initializer value and region";
    report.refuse_if(op, op.value().is_some(), message)
}

pub(crate) struct GlobalSymbols;

impl SymbolUserOpInterface for GlobalSymbols {
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Verified {
        comdat(op, GlobalOp::COMDAT, symbols, report)
    }
}

fn is_definable_linkage(linkage: Linkage) -> bool {
    matches!(
        linkage,
        Linkage::External
            | Linkage::Internal
            | Linkage::Private
            | Linkage::WeakAny
            | Linkage::WeakOdr
            | Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
    )
}

pub(crate) fn alias(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    symbol(op, report)?;
    let Some(ty) = type_prop(op, AliasOp::ALIAS_TYPE) else {
        return Ok(());
    };
    let message = "expects type to be a valid element type for an LLVM global alias";
    report.refuse_if(op, !is_valid_global_type(op.ctx, ty), message)?;
    let linkage = linkage(op, AliasOp::LINKAGE);
    if !is_definable_linkage(linkage) && linkage != Linkage::AvailableExternally {
        let message = format!(
            "'{}' linkage not supported in aliases, available options: private, internal, linkonce, weak, \
             linkonce_odr, weak_odr, external or available_externally",
            LinkageAttr::keyword(linkage)
        );
        return Err(report.op_error(op, message));
    }
    Ok(())
}

pub(crate) fn alias_regions(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(block) = initializer(op) else {
        return Ok(());
    };
    if !returned_type(op, block).is_some_and(|ty| ty.is::<PointerType>(op.ctx)) {
        return Err(report.op_error(op, "initializer region must always return a pointer"));
    }
    pure_initializer(op, block, "are not allowed in alias", report)
}

pub(crate) fn ifunc(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    symbol(op, report)?;
    let linkage = linkage(op, IFuncOp::LINKAGE);
    if !is_definable_linkage(linkage) {
        let message = format!(
            "'{}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, \
             linkonce_odr, weak_odr, or external linkage",
            LinkageAttr::keyword(linkage)
        );
        return Err(report.op_error(op, message));
    }
    Ok(())
}

pub(crate) struct IFuncSymbols;

impl SymbolUserOpInterface for IFuncSymbols {
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Verified {
        let resolver = op.get::<Symbol>(IFuncOp::RESOLVER);
        let mut symbol = resolver.and_then(|resolver| symbols.lookup(resolver.root));
        // The resolver may be the end of a chain of aliases. The limit on steps terminates on cycles.
        let mut steps = 0;
        while let Some(alias) = symbol.filter(|symbol| symbol.is::<AliasOp>()) {
            steps += 1;
            // An alias whose initializer does more than return an address is opaque.
            let Some(name) = aliased(alias) else {
                return Ok(());
            };
            symbol = symbols.lookup(name).filter(|_| steps <= 1 << 16);
        }
        match symbol {
            Some(func) if func.is::<LLVMFuncOp>() => {
                let linkage = linkage(func, LLVMFuncOp::LINKAGE);
                if LLVMFuncOp::is_declaration(func) || linkage == Linkage::AvailableExternally {
                    return Err(report.op_error(op, "resolver must be a definition"));
                }
                let returned = LLVMFuncOp::signature(func).map(|ty| ty.result);
                if !returned.is_some_and(|ty| ty.is::<PointerType>(op.ctx)) {
                    return Err(report.op_error(op, "resolver must return a pointer"));
                }
                let space = op.prop(IFuncOp::ADDRESS_SPACE);
                let space = space.and_then(|attr| int_value(op.ctx, attr)).unwrap_or(0);
                let resolver = type_prop(op, IFuncOp::RESOLVER_TYPE);
                let pointer = resolver.and_then(|ty| address_space(op.ctx, ty));
                let message = "resolver has incorrect type";
                report.refuse_if(op, pointer.map(i64::from) != Some(space), message)?;
                Ok(())
            }
            _ => Err(report.op_error(op, "must have a function resolver")),
        }
    }
}

/// Returns the symbol whose address an alias returns.
fn aliased(alias: OpRef<'_>) -> Option<Attr> {
    let ret = alias
        .with(alias.body.last_op(initializer(alias)?)?)
        .well_formed_as::<ReturnOp>()?;
    let def = alias.defined_by::<AddressOfOp>(ret.arg()?)?;
    Some(def.get::<Symbol>(AddressOfOp::GLOBAL_NAME)?.root)
}

fn same_counts(
    op: OpRef<'_>,
    what: &str,
    lists: [Option<Attr>; 3],
    report: &mut Reporter<'_>,
) -> Verified {
    let [functions, priorities, data] = lists.map(|list| {
        list.and_then(|list| array_value(op.ctx, list))
            .unwrap_or(&[])
    });
    if functions.len() != priorities.len() || functions.len() != data.len() {
        let message = format!("{what}, priorities, and data must have the same number of elements");
        return Err(report.error(op, message));
    }
    let valid = |attr: &Attr| attr.is::<ZeroAttr>(op.ctx) || attr.is::<SymbolRefAttr>(op.ctx);
    if !data.iter().all(valid) {
        return Err(report.error(op, "data element must be symbol or #llvm.zero"));
    }
    Ok(())
}

pub(crate) fn global_ctors(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let lists = [
        GlobalCtorsOp::CTORS,
        GlobalCtorsOp::PRIORITIES,
        GlobalCtorsOp::DATA,
    ]
    .map(|slot| op.prop(slot));
    same_counts(op, "ctors", lists, report)
}

pub(crate) fn global_dtors(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let lists = [
        GlobalDtorsOp::DTORS,
        GlobalDtorsOp::PRIORITIES,
        GlobalDtorsOp::DATA,
    ]
    .map(|slot| op.prop(slot));
    same_counts(op, "dtors", lists, report)
}

/// Verifies that each symbol refers to a function definition.
fn defined_functions(
    op: OpRef<'_>,
    list: Option<Attr>,
    symbols: &SymbolScope<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let list = list
        .and_then(|list| array_value(op.ctx, list))
        .unwrap_or(&[]);
    for symbol in list.iter().filter_map(|attr| attr.symbol_root(op.ctx)) {
        let name = symbol.message_text(op.ctx);
        match symbols.lookup(symbol) {
            Some(func) if func.is::<LLVMFuncOp>() => {
                let message = format_args!("'{name}' does not have a definition");
                report.refuse_if(op, LLVMFuncOp::is_declaration(func), message)?;
            }
            _ => {
                let message = format!("'{name}' does not reference a valid LLVM function");
                return Err(report.op_error(op, message));
            }
        }
    }
    Ok(())
}

pub(crate) struct CtorsSymbols;

impl SymbolUserOpInterface for CtorsSymbols {
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Verified {
        defined_functions(op, op.prop(GlobalCtorsOp::CTORS), symbols, report)
    }
}

pub(crate) struct DtorsSymbols;

impl SymbolUserOpInterface for DtorsSymbols {
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Verified {
        defined_functions(op, op.prop(GlobalDtorsOp::DTORS), symbols, report)
    }
}

pub(crate) struct AddressOfSymbols;

impl SymbolUserOpInterface for AddressOfSymbols {
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Verified {
        let symbol = op.get::<Symbol>(AddressOfOp::GLOBAL_NAME);
        let symbol = symbol.and_then(|symbol| symbols.lookup(symbol.root));
        let space = match symbol {
            Some(symbol) if symbol.is::<LLVMFuncOp>() || symbol.is::<IFuncOp>() => None,
            Some(symbol) if symbol.is::<GlobalOp>() => {
                let space = symbol
                    .prop(GlobalOp::ADDR_SPACE)
                    .and_then(|attr| int_value(op.ctx, attr));
                Some(space.unwrap_or(0) as u32)
            }
            Some(symbol) if symbol.is::<AliasOp>() => {
                let ty = initializer(symbol).and_then(|block| returned_type(symbol, block));
                ty.and_then(|ty| address_space(op.ctx, ty))
            }
            _ => {
                let message = "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or \
                               'llvm.func' or 'llvm.mlir.ifunc'";
                return Err(report.op_error(op, message));
            }
        };
        if space.is_some() && space != address_space(op.ctx, op.result_type(0)) {
            let message =
                "pointer address space must match address space of the referenced global or alias";
            return Err(report.op_error(op, message));
        }
        Ok(())
    }
}

pub(crate) struct DsoLocalEquivalentSymbols;

impl SymbolUserOpInterface for DsoLocalEquivalentSymbols {
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Verified {
        let name = op.get::<Symbol>(DSOLocalEquivalentOp::FUNCTION_NAME);
        match name.and_then(|name| symbols.lookup(name.root)) {
            Some(func) if func.is::<LLVMFuncOp>() => {
                if linkage(func, LLVMFuncOp::LINKAGE) == Linkage::ExternalWeak {
                    return Err(report
                        .op_error(op, "target function with 'extern_weak' linkage not allowed"));
                }
                Ok(())
            }
            Some(alias) if alias.is::<AliasOp>() => Ok(()),
            _ => Err(report.op_error(
                op,
                "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'",
            )),
        }
    }
}

pub(crate) struct BlockAddressSymbols;

impl SymbolUserOpInterface for BlockAddressSymbols {
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Verified {
        let Some(address) = op.get::<BlockAddressAttr>(BlockAddressOp::BLOCK_ADDR) else {
            return Ok(());
        };
        let name = address.function.symbol_root(op.ctx);
        let func = name
            .and_then(|name| symbols.lookup(name))
            .filter(|func| func.is::<LLVMFuncOp>());
        let tagged = |func: OpRef<'_>| {
            func.body.walk(func.id).any(|op| {
                let op = func.with(op);
                op.is::<BlockTagOp>() && op.prop(BlockTagOp::TAG) == Some(address.tag)
            })
        };
        let message = "expects an existing block label target in the referenced function";
        report.refuse_if(op, !func.is_some_and(tagged), message)?;
        Ok(())
    }
}

pub(crate) fn comdat_regions(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(block) = initializer(op) else {
        return Ok(());
    };
    for inner in op.body.ops(block).map(|inner| op.with(inner)) {
        let message = "must appear at the module level";
        report.refuse_if(inner.record(), inner.is::<GlobalOp>(), message)?;
        if !inner.is::<ComdatSelectorOp>() {
            let message = "only comdat selector symbols can appear in a comdat region";
            return Err(report.error(inner.record(), message));
        }
    }
    Ok(())
}

pub(crate) fn linker_options(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    at_module_level(op, report)
}

pub(crate) fn module_flags(op: ModuleFlagsOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    at_module_level(*op, report)?;
    let flags = op.flags();
    if !flags.iter().all(|flag| flag.is::<ModuleFlagAttr>(op.ctx)) {
        return Err(report.op_error(op, "expected a module flag attribute"));
    }
    Ok(())
}

/// Checks the value of a module flag with this key.
pub(crate) fn check_module_flag(ctx: &Context, key: &str, value: Attr) -> Result<(), String> {
    let valid = value.is::<IntegerAttr>(ctx) || value.is::<StringAttr>(ctx);
    match key {
        "CG Profile" => {
            let all = array_value(ctx, value).is_some_and(|list| {
                list.iter()
                    .all(|entry| entry.is::<ModuleFlagCGProfileEntryAttr>(ctx))
            });
            if all {
                Ok(())
            } else {
                Err("'CG Profile' key expects an array of '#llvm.cgprofile_entry'".to_owned())
            }
        }
        "ProfileSummary" if !value.is::<ModuleFlagProfileSummaryAttr>(ctx) => {
            Err("'ProfileSummary' key expects a '#llvm.profile_summary' attribute".to_owned())
        }
        "ProfileSummary" => Ok(()),
        _ if valid => Ok(()),
        _ => Err(format!(
            "only integer and string values are currently supported for unknown key '\"{key}\"'"
        )),
    }
}
