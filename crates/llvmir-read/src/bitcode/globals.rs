//! Reads global variables, function headers, aliases and ifuncs.

use rustc_hash::FxHashMap;

use super::Loader;
use super::error::{Load, OrInvalid, ensure, invalid, need, refuse};
use super::ops::{Ops, alignment};
use super::stream::Record;
use terrace_llvm_words::{
    CallConv, ComdatKind, DllStorage, Linkage, ThreadLocal, UnnamedAddr, Visibility,
};
use terrace_llvmir::AttrSet;
use terrace_llvmir::Const;
use terrace_llvmir::{Alias, Comdat, Function, GlobalValue, GlobalVariable, IFunc};
use terrace_llvmir::{Symbol, SymbolInfo, SymbolKind};
use terrace_llvmir::{Type, TypeKind};

/// A part of a global value that refers to a constant that is read later.
#[derive(Clone, Copy, Debug)]
enum Part {
    Initializer,
    Aliasee,
    Resolver,
    Prefix,
    Prologue,
    Personality,
}

/// The state of global values until all constants are read.
#[derive(Debug, Default)]
pub(super) struct Globals {
    /// Names keyed by value number, for modules without a string table.
    pub(super) names: FxHashMap<u64, Box<[u8]>>,
    /// The indices of functions with bodies, in the order of the bodies.
    pub(super) bodies: Vec<usize>,
    /// Constants to be filled in: the part, the index of the global value in its list, and the value number.
    parts: Vec<(Part, usize, u64)>,
}

fn linkage(code: u64) -> Linkage {
    match code {
        1 | 16 => Linkage::WeakAny,
        2 => Linkage::Appending,
        3 => Linkage::Internal,
        4 | 18 => Linkage::LinkOnceAny,
        7 => Linkage::ExternalWeak,
        8 => Linkage::Common,
        9 | 13 | 14 => Linkage::Private,
        10 | 17 => Linkage::WeakOdr,
        11 | 19 => Linkage::LinkOnceOdr,
        12 => Linkage::AvailableExternally,
        _ => Linkage::External,
    }
}

/// Returns true if this old linkage implies a comdat with the name of the global value.
fn has_implicit_comdat(code: u64) -> bool {
    matches!(code, 1 | 4 | 10 | 11)
}

fn visibility(code: u64) -> Visibility {
    match code {
        1 => Visibility::Hidden,
        2 => Visibility::Protected,
        _ => Visibility::Default,
    }
}

fn thread_local(code: u64) -> ThreadLocal {
    match code {
        0 => ThreadLocal::NotThreadLocal,
        2 => ThreadLocal::LocalDynamic,
        3 => ThreadLocal::InitialExec,
        4 => ThreadLocal::LocalExec,
        _ => ThreadLocal::GeneralDynamic,
    }
}

fn unnamed_addr(code: u64) -> UnnamedAddr {
    match code {
        1 => UnnamedAddr::Global,
        2 => UnnamedAddr::Local,
        _ => UnnamedAddr::None,
    }
}

fn code_model(code: u64) -> Load<&'static [u8]> {
    Ok(match code {
        0 => b"",
        1 => b"tiny",
        2 => b"small",
        3 => b"kernel",
        4 => b"medium",
        5 => b"large",
        _ => return refuse("Invalid global variable code model"),
    })
}

/// The sanitizer keywords, indexed by bit, in printing order.
const SANITIZER: [&str; 4] = [
    "no_sanitize_address",
    "no_sanitize_hwaddress",
    "sanitize_memtag",
    "sanitize_address_dyninit",
];

/// Linkage and the properties that depend on it.
struct Words {
    linkage: u64,
    visibility: u64,
    dll_storage: Option<u64>,
    dso_local: bool,
    unnamed_addr: u64,
}

impl Words {
    fn value(&self, symbol: Symbol) -> GlobalValue {
        let linkage = linkage(self.linkage);
        let mut value = GlobalValue {
            linkage,
            unnamed_addr: unnamed_addr(self.unnamed_addr),
            ..GlobalValue::new(symbol)
        };
        // A local value has neither, even if old bitcode specifies one.
        if !linkage.is_local() {
            value.visibility = visibility(self.visibility);
            value.dll_storage = match (self.dll_storage, self.linkage) {
                (Some(1), _) | (None, 5) => DllStorage::Import,
                (Some(2), _) | (None, 6) => DllStorage::Export,
                _ => DllStorage::Default,
            };
        }
        let is_hidden = value.visibility != Visibility::Default && linkage != Linkage::ExternalWeak;
        value.dso_local = self.dso_local || linkage.is_local() || is_hidden;
        value
    }
}

impl<'a> Loader<'a> {
    /// Returns the name of a record's global value, and the remaining operands.
    fn named<'r>(&mut self, record: &'r Record<'a>) -> Load<(Box<[u8]>, Ops<'r>)> {
        let mut ops = Ops::new(&record.ops);
        if self.version < 2 {
            let number = self.values.len() as u64;
            let name = self.globals.names.remove(&number);
            return Ok((name.unwrap_or_default(), ops));
        }
        let (offset, len) = (ops.next()?, ops.next()?);
        Ok((self.string_at(offset, len)?.into(), ops))
    }

    /// Creates the symbol of a global value and assigns it the next value number.
    fn add_value(&mut self, name: &[u8], kind: SymbolKind, ty: Type, space: u32) -> Symbol {
        let info = SymbolInfo {
            address_space: space,
            ..SymbolInfo::new(kind, ty)
        };
        let symbols = &mut self.module.ctx.symbols;
        let symbol = if name.is_empty() {
            symbols.nameless(info)
        } else {
            let mut name = name.to_vec();
            let len = name.len();
            loop {
                if let Some(symbol) = symbols.add(&name, info) {
                    break symbol;
                }
                self.symbol_number += 1;
                name.truncate(len);
                name.extend_from_slice(format!(".{}", self.symbol_number).as_bytes());
            }
        };
        let value = self.module.ctx.symbol(symbol);
        self.values.push(value);
        symbol
    }

    fn space(&self, space: u64) -> Load<u32> {
        match u32::try_from(space) {
            Ok(space) if space < 1 << 24 => Ok(space),
            _ => Err(invalid()),
        }
    }

    /// Returns the name with this 1-based number; empty for 0.
    fn name_in(list: &[Box<[u8]>], number: u64) -> Load<Box<[u8]>> {
        let Some(at) = number.checked_sub(1) else {
            return Ok(Box::default());
        };
        let name = usize::try_from(at).ok().and_then(|at| list.get(at));
        match name {
            Some(name) => Ok(name.clone()),
            None => refuse("Invalid ID"),
        }
    }

    fn comdat_of(
        &mut self,
        number: Option<u64>,
        name: &[u8],
        linkage: u64,
    ) -> Load<Option<Comdat>> {
        match number {
            None if has_implicit_comdat(linkage) && self.has_comdats() => {
                Ok(Some(self.module.add_comdat(name, ComdatKind::Any)))
            }
            None | Some(0) => Ok(None),
            Some(number) => {
                let comdat = self.comdats.get((number - 1) as usize).copied();
                match comdat {
                    Some(comdat) => Ok(Some(comdat)),
                    None => refuse("Invalid global variable comdat ID"),
                }
            }
        }
    }

    /// Returns true if the target's object format has comdats.
    fn has_comdats(&self) -> bool {
        let triple = String::from_utf8_lossy(&self.module.target_triple);
        !["apple", "darwin", "macosx"]
            .iter()
            .any(|name| triple.contains(name))
    }

    /// Returns the partition, which the last operands of a record specify.
    fn partition(&self, ops: &mut Ops<'_>) -> Load<Box<[u8]>> {
        if ops.len() < 2 {
            return Ok(Box::default());
        }
        let (offset, len) = (ops.next()?, ops.next()?);
        match self.string_at(offset, len) {
            Ok(name) => Ok(name.into()),
            Err(_) if len == 0 => Ok(Box::default()),
            Err(_) => refuse("Malformed partition, too large."),
        }
    }

    /// Returns the value type of a type entry: the pointee type of a typed pointer, which old bitcode has, and
    /// otherwise the type itself.
    fn pointed(&self, id: u64) -> Load<(u64, Type)> {
        match self.pointee(id) {
            Some((id, ty)) => Ok((id.into(), ty)),
            None => Ok((id, self.ty(id)?)),
        }
    }

    pub(super) fn global_variable(&mut self, record: &Record<'a>) -> Load<()> {
        let (name, mut ops) = self.named(record)?;
        ensure(ops.len() >= 6).or_invalid()?;
        let (id, flags) = (ops.next()?, ops.next()?);
        let (ty, space) = if flags & 2 != 0 {
            (self.ty(id)?, self.space(flags >> 2)?)
        } else {
            match self.module.ctx.types.kind(self.ty(id)?) {
                TypeKind::Ptr(space) => (self.pointed(id)?.1, space),
                _ => return refuse("Invalid type for value"),
            }
        };
        let types = &self.module.ctx.types;
        if !types.is_first_class(ty) && !matches!(types.kind(ty), TypeKind::Identified { .. })
            || matches!(ty, Type::LABEL | Type::METADATA)
        {
            return refuse("Invalid type for value");
        }
        let (initializer, linkage) = (ops.next()?, ops.next()?);
        let align = alignment(ops.next()?)?;
        let section = Self::name_in(&self.sections, ops.next()?)?;
        let visibility = ops.next_or_zero();
        let model = thread_local(ops.next_or_zero());
        let unnamed_addr = ops.next_or_zero();
        let externally_initialized = ops.next_or_zero() != 0;
        let dll_storage = ops.next().ok();
        let comdat = ops.next().ok();
        let attributes = self.attributes(ops.next_or_zero());
        let words = Words {
            linkage,
            visibility,
            dll_storage,
            dso_local: ops.next_or_zero() == 1,
            unnamed_addr,
        };
        let partition = self.partition(&mut ops)?;
        let sanitizer = ops.next_or_zero();
        let code_model = code_model(ops.next_or_zero())?;
        let comdat = self.comdat_of(comdat, &name, linkage)?;
        let symbol = self.add_value(&name, SymbolKind::Variable, ty, space);
        let attrs: AttrSet = self.module.ctx.attrs.function_set(attributes);
        let at = self.module.globals.len();
        if let Some(id) = initializer.checked_sub(1) {
            self.globals.parts.push((Part::Initializer, at, id));
        }
        self.module.globals.push(GlobalVariable {
            value: GlobalValue {
                partition,
                ..words.value(symbol)
            },
            constant: flags & 1 != 0,
            thread_local: model,
            externally_initialized,
            section,
            code_model: code_model.into(),
            sanitizer: (0..)
                .zip(SANITIZER)
                .filter(|(bit, _)| sanitizer >> bit & 1 != 0)
                .map(|(_, word)| word)
                .collect(),
            comdat,
            align,
            attrs,
            ..GlobalVariable::new(symbol)
        });
        Ok(())
    }

    pub(super) fn function_header(&mut self, record: &Record<'a>) -> Load<()> {
        let (name, mut ops) = self.named(record)?;
        ensure(ops.len() >= 8).or_invalid()?;
        let (id, ty) = self.pointed(ops.next()?)?;
        ensure(matches!(
            self.module.ctx.types.kind(ty),
            TypeKind::Function { .. }
        ))
        .or("Invalid type for value")?;
        let conv = match ops.next()? {
            conv @ 0..=1023 => CallConv(conv as u32),
            _ => return refuse("Invalid calling convention ID"),
        };
        let is_declaration = ops.next()? != 0;
        let linkage = ops.next()?;
        let attrs = self.attributes(ops.next()?);
        let attrs = self.typed_attributes(attrs, id);
        let align = alignment(ops.next()?)?;
        let section = Self::name_in(&self.sections, ops.next()?)?;
        let visibility = ops.next()?;
        let gc = Self::name_in(&self.collectors, ops.next_or_zero())?;
        let unnamed_addr = ops.next_or_zero();
        let prologue = ops.next_or_zero();
        let dll_storage = ops.next().ok();
        let comdat = ops.next().ok();
        let (prefix, personality) = (ops.next_or_zero(), ops.next_or_zero());
        let words = Words {
            linkage,
            visibility,
            dll_storage,
            dso_local: ops.next_or_zero() == 1,
            unnamed_addr,
        };
        let space = match ops.next() {
            Ok(space) => self.space(space)?,
            Err(_) => self.module.ctx.layout.program_space(),
        };
        let partition = self.partition(&mut ops)?;
        let comdat = self.comdat_of(comdat, &name, linkage)?;
        let symbol = self.add_value(&name, SymbolKind::Function, ty, space);
        let at = self.module.functions.len();
        let parts = [
            (Part::Prologue, prologue),
            (Part::Prefix, prefix),
            (Part::Personality, personality),
        ];
        for (part, number) in parts {
            if let Some(id) = number.checked_sub(1) {
                self.globals.parts.push((part, at, id));
            }
        }
        if !is_declaration {
            self.globals.bodies.push(at);
        }
        self.module.functions.push(Function {
            value: GlobalValue {
                partition,
                ..words.value(symbol)
            },
            conv,
            attrs,
            section,
            comdat,
            align,
            gc,
            ..Function::new(symbol)
        });
        Ok(())
    }

    pub(super) fn alias(&mut self, record: &Record<'a>, is_ifunc: bool, is_old: bool) -> Load<()> {
        let (name, mut ops) = self.named(record)?;
        let id = ops.next()?;
        let (ty, space) = if is_old {
            match self.module.ctx.types.kind(self.ty(id)?) {
                TypeKind::Ptr(space) => (self.pointed(id)?.1, space),
                _ => return refuse("Invalid type for value"),
            }
        } else {
            (self.ty(id)?, self.space(ops.next()?)?)
        };
        let (target, linkage) = (ops.next()?, ops.next()?);
        let visibility = ops.next_or_zero();
        let (mut dll_storage, mut model, mut unnamed_addr) = (Some(0), 0, 0);
        if !is_ifunc {
            dll_storage = ops.next().ok();
            model = ops.next_or_zero();
            unnamed_addr = ops.next_or_zero();
        }
        let words = Words {
            linkage,
            visibility,
            dll_storage,
            dso_local: ops.next_or_zero() == 1,
            unnamed_addr,
        };
        let partition = self.partition(&mut ops)?;
        let kind = if is_ifunc {
            SymbolKind::IFunc
        } else {
            SymbolKind::Alias
        };
        let symbol = self.add_value(&name, kind, ty, space);
        let value = GlobalValue {
            partition,
            ..words.value(symbol)
        };
        if is_ifunc {
            let at = self.module.ifuncs.len();
            self.globals.parts.push((Part::Resolver, at, target));
            self.module.ifuncs.push(IFunc {
                value,
                resolver: Const::NULL,
            });
        } else {
            let at = self.module.aliases.len();
            self.globals.parts.push((Part::Aliasee, at, target));
            self.module.aliases.push(Alias {
                value,
                thread_local: thread_local(model),
                aliasee: Const::NULL,
            });
        }
        Ok(())
    }

    /// Fills in the constants of global values.
    pub(super) fn initialize_globals(&mut self) -> Load<()> {
        for (part, at, id) in std::mem::take(&mut self.globals.parts) {
            let value = usize::try_from(id).ok().and_then(|id| self.values.get(id));
            let &value = need(value).or("Malformed global initializer set")?;
            let ctx = &self.module.ctx;
            let ty = ctx.consts.type_of(value);
            let module = &mut self.module;
            match part {
                Part::Initializer => {
                    let Some(global) = module.globals.get_mut(at) else {
                        continue;
                    };
                    ensure(module.ctx.symbols.info(global.value.symbol).value_type == ty).or(
                        "Global variable initializer type does not match global variable type",
                    )?;
                    global.initializer = Some(value);
                }
                Part::Aliasee | Part::Resolver if !module.ctx.types.is_ptr(ty) => {
                    return refuse("Alias and aliasee types don't match");
                }
                Part::Aliasee => {
                    if let Some(alias) = module.aliases.get_mut(at) {
                        alias.aliasee = value;
                    }
                }
                Part::Resolver => {
                    if let Some(ifunc) = module.ifuncs.get_mut(at) {
                        ifunc.resolver = value;
                    }
                }
                Part::Prefix | Part::Prologue | Part::Personality => {
                    let Some(function) = module.functions.get_mut(at) else {
                        continue;
                    };
                    match part {
                        Part::Prefix => function.prefix = Some(value),
                        Part::Prologue => function.prologue = Some(value),
                        _ => function.personality = Some(value),
                    }
                }
            }
        }
        Ok(())
    }
}
