//! Records dropped properties of global values and of the module. Each record is destructured completely; fields that
//! the import reads are bound to `_`.

use super::Losses;
use terrace_llvm::enums::CConv;
use terrace_llvmir as ll;
use terrace_llvmir::{DllStorage, GlobalValue, MdKindId, ThreadLocal};

/// Records dropped properties of the module itself. Named metadata is recorded by its conversion, global values by
/// the functions below.
pub(crate) fn module(module: &ll::Module, losses: &mut Losses) {
    let ll::Module {
        ctx: _,
        identifier: _,
        source_filename: _,
        data_layout: _,
        target_triple: _,
        inline_asm: _,
        comdats: _,
        globals: _,
        aliases: _,
        ifuncs: _,
        functions: _,
        named_metadata: _,
        summary,
    } = module;
    losses.add_if(!summary.is_empty(), "module summary");
}

fn value(value: &GlobalValue, losses: &mut Losses) {
    let GlobalValue {
        symbol: _,
        linkage: _,
        dso_local: _,
        visibility: _,
        dll_storage,
        unnamed_addr: _,
        partition,
    } = value;
    losses.add_if(!partition.is_empty(), "partition");
    losses.add_if(*dll_storage != DllStorage::Default, "DLL storage class");
}

fn thread_local(model: ThreadLocal, losses: &mut Losses) {
    let has_model = model != ThreadLocal::NotThreadLocal && model != ThreadLocal::GeneralDynamic;
    losses.add_if(has_model, "thread-local model");
}

/// Records dropped properties of a global variable.
pub(crate) fn global(module: &ll::Module, global: &ll::GlobalVariable, losses: &mut Losses) {
    let ll::GlobalVariable {
        value,
        constant: _,
        thread_local,
        externally_initialized,
        initializer: _,
        section: _,
        code_model,
        sanitizer,
        comdat: _,
        align: _,
        attrs: _,
        attachments,
    } = global;
    self::value(value, losses);
    self::thread_local(*thread_local, losses);
    losses.add_if(*externally_initialized, "externally_initialized");
    losses.add_if(!code_model.is_empty(), "code_model");
    losses.add_if(!sanitizer.is_empty(), "sanitizer properties of a global");
    for (kind, _) in attachments {
        if *kind != MdKindId::DBG {
            losses.add(&metadata(module, *kind, "a global"));
        }
    }
}

/// Records dropped properties of llvm.global_ctors or llvm.global_dtors, whose operation only has the entries.
pub(crate) fn constructors(module: &ll::Module, list: &ll::GlobalVariable, losses: &mut Losses) {
    global(module, list, losses);
    let plain = ll::GlobalVariable {
        value: GlobalValue {
            linkage: list.value.linkage,
            ..GlobalValue::new(list.value.symbol)
        },
        ..ll::GlobalVariable::new(list.value.symbol)
    };
    let ll::GlobalVariable {
        value,
        constant,
        thread_local: _,
        externally_initialized: _,
        initializer: _,
        section,
        code_model: _,
        sanitizer: _,
        comdat,
        align,
        attrs,
        attachments: _,
    } = list;
    let differs = value.dso_local != plain.value.dso_local
        || value.visibility != plain.value.visibility
        || value.unnamed_addr != plain.value.unnamed_addr
        || *constant
        || *section != plain.section
        || *comdat != plain.comdat
        || *align != plain.align
        || *attrs != plain.attrs;
    losses.add_if(
        differs,
        "properties of llvm.global_ctors or llvm.global_dtors",
    );
}

/// Records dropped properties of an alias.
pub(crate) fn alias(alias: &ll::Alias, losses: &mut Losses) {
    let ll::Alias {
        value,
        thread_local,
        aliasee: _,
    } = alias;
    self::value(value, losses);
    self::thread_local(*thread_local, losses);
}

/// Records dropped properties of an ifunc.
pub(crate) fn ifunc(ifunc: &ll::IFunc, losses: &mut Losses) {
    let ll::IFunc { value, resolver: _ } = ifunc;
    self::value(value, losses);
}

/// Records dropped properties of a function's header, except attributes and metadata.
pub(crate) fn function(module: &ll::Module, function: &ll::Function, losses: &mut Losses) {
    let ll::Function {
        value,
        conv,
        attrs: _,
        section: _,
        comdat: _,
        align: _,
        gc: _,
        prefix,
        prologue,
        personality: _,
        attachments: _,
        body: _,
    } = function;
    self::value(value, losses);
    convention(*conv, losses);
    losses.add_if(prefix.is_some(), "prefix data");
    losses.add_if(prologue.is_some(), "prologue data");
    let info = module.ctx.symbols.info(value.symbol);
    losses.add_if(info.address_space != 0, "address space of a function");
}

/// Records a calling convention that has no keyword in the dialect.
pub(super) fn convention(convention: ll::CallConv, losses: &mut Losses) {
    if CConv::from_value(u64::from(convention.0)).is_none() {
        losses.add(&format!("calling convention {}", convention.0));
    }
}

/// Describes dropped metadata of this kind.
pub(crate) fn metadata(module: &ll::Module, kind: MdKindId, of: &str) -> String {
    format!("metadata !{} of {of}", kind.text(&module.ctx.metadata))
}
