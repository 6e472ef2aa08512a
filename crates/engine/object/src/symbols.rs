//! The symbols of an object: linkage, visibility, aliases, ifuncs and constructor lists.

use cranelift_module::{FuncId, FuncOrDataId};
use cranelift_object::ObjectProduct;
use cranelift_object::object::write::{Object, Relocation, SectionId, Symbol, SymbolId};
use cranelift_object::object::{
    RelocationEncoding, RelocationFlags, RelocationKind, SectionFlags, SectionKind, SymbolFlags,
    SymbolKind, SymbolScope, elf, macho,
};
use terrace_engine_clif::{Program, Unsupported};
use terrace_llvmir::{Const, GlobalValue, Linkage, Module, Visibility};

use crate::Error;
use crate::target::Format;

/// The priority of constructors without one.
const DEFAULT_PRIORITY: u64 = 65535;

/// Returns the parts of a module that object files of this format cannot represent.
pub(crate) fn refused(module: &Module, format: Format) -> Vec<Unsupported> {
    let mut found = Vec::new();
    let mut refuse = |value: &GlobalValue, reason: &str| {
        let name = module.ctx.symbols.name(value.symbol);
        found.push(Unsupported {
            symbol: String::from_utf8_lossy(name).into_owned(),
            instruction: String::new(),
            reason: reason.to_owned(),
            place: None,
            index: None,
        });
    };
    for function in &module.functions {
        if function.body.is_empty() {
            continue;
        }
        if !is_ordinary(&function.section) {
            refuse(&function.value, "unsupported section of function");
        }
        if function.prefix.is_some() || function.prologue.is_some() {
            refuse(
                &function.value,
                "unsupported prefix or prologue data of function",
            );
        }
    }
    for ifunc in &module.ifuncs {
        if format != Format::Elf && !ifunc.value.linkage.is_local() {
            refuse(&ifunc.value, "ifuncs require ELF");
        }
    }
    let values = module.globals.iter().map(|global| &global.value);
    let functions = module.functions.iter().map(|function| &function.value);
    for value in values.chain(functions) {
        if module.ctx.symbols.name(value.symbol).contains(&0) {
            refuse(value, "the name has a zero byte");
        }
    }
    found
}

/// Returns true for code sections whose name only affects the order in which a linker places functions, such as Clang's
/// sections for constructors.
fn is_ordinary(section: &[u8]) -> bool {
    let names: [&[u8]; 3] = [b".text", b"__TEXT,__text", b"__TEXT,__StaticInit"];
    section.is_empty()
        || names.into_iter().any(|name| {
            let rest = section.strip_prefix(name);
            rest.is_some_and(|rest| matches!(rest, [] | [b'.' | b',', ..]))
        })
}

/// Returns true if another definition may replace one with this linkage.
fn is_weak(linkage: Linkage) -> bool {
    matches!(
        linkage,
        Linkage::WeakAny
            | Linkage::WeakOdr
            | Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::Common
            | Linkage::ExternalWeak
    )
}

fn scope(value: &GlobalValue) -> SymbolScope {
    match (value.linkage.is_local(), value.visibility) {
        (true, _) => SymbolScope::Compilation,
        (_, Visibility::Hidden) => SymbolScope::Linkage,
        _ => SymbolScope::Dynamic,
    }
}

/// Returns the symbol of a declaration.
fn symbol_of(product: &ObjectProduct, id: FuncOrDataId) -> SymbolId {
    match id {
        FuncOrDataId::Func(id) => product.function_symbol(id),
        FuncOrDataId::Data(id) => product.data_symbol(id),
    }
}

/// Sets the binding, type and visibility of an ELF symbol, for which `object` has no constants.
fn set_elf(symbol: &mut Symbol, kind: u8, visibility: u8) {
    let bind = match (symbol.is_local(), symbol.weak) {
        (true, _) => elf::STB_LOCAL,
        (_, true) => elf::STB_WEAK,
        _ => elf::STB_GLOBAL,
    };
    symbol.flags = SymbolFlags::Elf {
        st_info: bind << 4 | kind,
        st_other: visibility,
    };
}

fn elf_type(kind: SymbolKind) -> u8 {
    match kind {
        SymbolKind::Text => elf::STT_FUNC,
        SymbolKind::Tls => elf::STT_TLS,
        _ => elf::STT_OBJECT,
    }
}

fn protect(symbol: &mut Symbol, value: &GlobalValue, format: Format) {
    if value.visibility == Visibility::Protected && format == Format::Elf {
        let kind = elf_type(symbol.kind);
        set_elf(symbol, kind, elf::STV_PROTECTED);
    }
}

/// Sets the properties of all symbols from the module, and adds aliases and ifuncs.
pub(crate) fn describe(
    program: &Program<'_>,
    module: &Module,
    product: &mut ObjectProduct,
    format: Format,
) -> Result<(), Error> {
    let values = module.globals.iter().map(|global| &global.value);
    let functions = module.functions.iter().map(|function| &function.value);
    for value in values.chain(functions) {
        let Some(id) = program.declared(value.symbol) else {
            continue;
        };
        let id = symbol_of(product, id);
        let symbol = product.object.symbol_mut(id);
        symbol.weak = is_weak(value.linkage);
        if symbol.is_undefined() {
            continue;
        }
        symbol.scope = scope(value);
        protect(symbol, value, format);
    }
    for alias in &module.aliases {
        let symbol = second_name(program, module, product, &alias.value, alias.aliasee)?;
        protect(product.object.symbol_mut(symbol), &alias.value, format);
    }
    for ifunc in &module.ifuncs {
        let symbol = second_name(program, module, product, &ifunc.value, ifunc.resolver)?;
        if format == Format::Elf {
            let visibility = match ifunc.value.visibility {
                Visibility::Default => elf::STV_DEFAULT,
                Visibility::Hidden => elf::STV_HIDDEN,
                Visibility::Protected => elf::STV_PROTECTED,
            };
            let symbol = product.object.symbol_mut(symbol);
            set_elf(symbol, elf::STT_GNU_IFUNC, visibility);
        }
    }
    Ok(())
}

/// Adds the symbol of an alias or ifunc. Its address is that of the aliasee or resolver `of`.
fn second_name(
    program: &Program<'_>,
    module: &Module,
    product: &mut ObjectProduct,
    value: &GlobalValue,
    of: Const,
) -> Result<SymbolId, Error> {
    let name = module.ctx.symbols.name(value.symbol);
    let name = name.strip_prefix(b"\x01").unwrap_or(name);
    let refuse = |reason: &str| {
        Err(Error::Unsupported(vec![Unsupported {
            symbol: String::from_utf8_lossy(name).into_owned(),
            instruction: String::new(),
            reason: reason.to_owned(),
            place: None,
            index: None,
        }]))
    };
    let Some((id, addend)) = program.pointee(of) else {
        return refuse("expected alias to symbol plus offset");
    };
    let base = product.object.symbol(symbol_of(product, id));
    if base.is_undefined() {
        return refuse("alias to a symbol that the module does not define");
    }
    let symbol = Symbol {
        name: name.to_vec(),
        value: base.value.wrapping_add_signed(addend),
        size: base.size.saturating_sub(addend.unsigned_abs()),
        kind: base.kind,
        scope: scope(value),
        weak: is_weak(value.linkage),
        section: base.section,
        flags: SymbolFlags::None,
    };
    Ok(product.object.add_symbol(symbol))
}

/// Constructors and destructors with their priorities.
pub(crate) struct Starts {
    before: Vec<(u64, FuncId)>,
    after: Vec<(u64, FuncId)>,
}

impl Starts {
    /// Collects the constructors and destructors of a program. The function `start` runs before all constructors.
    pub(crate) fn new(program: &Program<'_>, start: Option<FuncId>) -> Starts {
        let mut before: Vec<_> = start.into_iter().map(|id| (0, id)).collect();
        before.extend(program.listed_constructors());
        Starts {
            before,
            after: program.listed_destructors(),
        }
    }

    /// Writes the lists that the system's loader reads.
    pub(crate) fn write(self, product: &mut ObjectProduct, format: Format) -> Result<(), Error> {
        for (list, elf_name, elf_kind, macho_name, macho_flags) in [
            (
                &self.before,
                ".init_array",
                elf::SHT_INIT_ARRAY,
                "__mod_init_func",
                macho::S_MOD_INIT_FUNC_POINTERS,
            ),
            (
                &self.after,
                ".fini_array",
                elf::SHT_FINI_ARRAY,
                "__mod_term_func",
                macho::S_MOD_TERM_FUNC_POINTERS,
            ),
        ] {
            let mut section: Option<(u64, SectionId)> = None;
            for &(priority, id) in list {
                let symbol = product.function_symbol(id);
                let object = &mut product.object;
                let same = section.filter(|(of, _)| *of == priority || format == Format::MachO);
                let to = match same {
                    Some((_, to)) => to,
                    None => match format {
                        Format::Elf => elf_section(object, elf_name, elf_kind, priority),
                        Format::MachO => macho_section(object, macho_name, macho_flags),
                    },
                };
                section = Some((priority, to));
                add_pointer(object, to, symbol)?;
            }
        }
        Ok(())
    }
}

fn elf_section(object: &mut Object<'_>, name: &str, kind: u32, priority: u64) -> SectionId {
    let name = match priority {
        DEFAULT_PRIORITY => name.to_owned(),
        priority => format!("{name}.{priority:05}"),
    };
    let id = object.add_section(Vec::new(), name.into_bytes(), SectionKind::Elf(kind));
    object.section_mut(id).flags = SectionFlags::Elf {
        sh_flags: u64::from(elf::SHF_ALLOC | elf::SHF_WRITE),
    };
    id
}

fn macho_section(object: &mut Object<'_>, name: &str, flags: u32) -> SectionId {
    let name = name.as_bytes().to_vec();
    let id = object.add_section(b"__DATA".to_vec(), name, SectionKind::Data);
    object.section_mut(id).flags = SectionFlags::MachO { flags };
    id
}

fn add_pointer(object: &mut Object<'_>, to: SectionId, symbol: SymbolId) -> Result<(), Error> {
    let offset = object.append_section_data(to, &[0; 8], 8);
    let relocation = Relocation {
        offset,
        symbol,
        addend: 0,
        flags: RelocationFlags::Generic {
            kind: RelocationKind::Absolute,
            encoding: RelocationEncoding::Generic,
            size: 64,
        },
    };
    let added = object.add_relocation(to, relocation);
    added.map_err(|error| Error::Refused {
        what: "a list of constructors".to_owned(),
        reason: error.to_string(),
    })
}
