//! Reads global variables, aliases, ifuncs and comdats.

use super::Reader;
use super::attributes::GroupList;
use super::error::{Read, ensure, refusal};
use super::keywords::Kw;
use super::lexer::Tok;
use super::symbols::{Definition, GlobalName, State};
use terrace_llvm_words::{ComdatKind, DllStorage, Linkage, ThreadLocal, UnnamedAddr, Visibility};
use terrace_llvmir::AttrKind;
use terrace_llvmir::{Alias, Comdat, GlobalValue, GlobalVariable, IFunc};
use terrace_llvmir::{Symbol, SymbolKind};
use terrace_llvmir::{Type, TypeKind};

/// The linkage keywords before `global`, `alias` and similar keywords.
#[derive(Clone, Copy, Debug)]
pub(super) struct LinkageWords {
    pub(super) linkage: Linkage,
    /// True if the linkage is explicit.
    pub(super) written: bool,
    pub(super) dso_local: bool,
    pub(super) visibility: Visibility,
    pub(super) dll_storage: DllStorage,
}

impl LinkageWords {
    /// Returns LLVM's error message about this combination of keywords.
    pub(super) fn problem(&self) -> Option<&'static str> {
        GlobalValue::word_problem(self.linkage, self.visibility, self.dll_storage)
    }

    /// Returns a global value with these properties.
    pub(super) fn value(&self, symbol: Symbol, unnamed_addr: UnnamedAddr) -> GlobalValue {
        let implied = self.linkage.is_local()
            || (self.visibility != Visibility::Default && self.linkage != Linkage::ExternalWeak);
        GlobalValue {
            linkage: self.linkage,
            dso_local: self.dso_local || implied,
            visibility: self.visibility,
            dll_storage: self.dll_storage,
            unnamed_addr,
            ..GlobalValue::new(symbol)
        }
    }
}

/// The part of a definition before `global`, `alias` and similar keywords.
struct Head<'n> {
    at: usize,
    name: GlobalName<'n>,
    words: LinkageWords,
    model: ThreadLocal,
    unnamed_addr: UnnamedAddr,
}

impl Head<'_> {
    /// Returns the name; empty for an unnamed value.
    fn text(&self) -> &[u8] {
        match self.name {
            GlobalName::Named(name) => name,
            GlobalName::Numbered(_) => b"",
        }
    }
}

fn linkage(word: Tok) -> Option<Linkage> {
    let Tok::Keyword(word) = word else {
        return None;
    };
    Some(match word {
        Kw::Private => Linkage::Private,
        Kw::Internal => Linkage::Internal,
        Kw::Weak => Linkage::WeakAny,
        Kw::WeakOdr => Linkage::WeakOdr,
        Kw::Linkonce => Linkage::LinkOnceAny,
        Kw::LinkonceOdr => Linkage::LinkOnceOdr,
        Kw::AvailableExternally => Linkage::AvailableExternally,
        Kw::Appending => Linkage::Appending,
        Kw::Common => Linkage::Common,
        Kw::ExternWeak => Linkage::ExternalWeak,
        Kw::External => Linkage::External,
        _ => return None,
    })
}

impl<'a> Reader<'a> {
    /// Reads linkage, `dso_local`, visibility and DLL storage class.
    pub(super) fn linkage_words(&mut self) -> Read<LinkageWords> {
        let written = linkage(self.tok());
        if written.is_some() {
            self.next()?;
        }
        let dso_local = self.eat_keyword(Kw::DsoLocal)?;
        if !dso_local {
            self.eat_keyword(Kw::DsoPreemptable)?;
        }
        let visibility = match self.tok() {
            Tok::Keyword(Kw::Default) => Some(Visibility::Default),
            Tok::Keyword(Kw::Hidden) => Some(Visibility::Hidden),
            Tok::Keyword(Kw::Protected) => Some(Visibility::Protected),
            _ => None,
        };
        if visibility.is_some() {
            self.next()?;
        }
        let dll_storage = match self.tok() {
            Tok::Keyword(Kw::Dllimport) => DllStorage::Import,
            Tok::Keyword(Kw::Dllexport) => DllStorage::Export,
            _ => DllStorage::Default,
        };
        if dll_storage != DllStorage::Default {
            self.next()?;
        }
        if dso_local && dll_storage == DllStorage::Import {
            return self.refuse("dso_location and DLL-StorageClass mismatch");
        }
        Ok(LinkageWords {
            linkage: written.unwrap_or(Linkage::External),
            written: written.is_some(),
            dso_local,
            visibility: visibility.unwrap_or(Visibility::Default),
            dll_storage,
        })
    }

    fn thread_local(&mut self) -> Read<ThreadLocal> {
        if !self.eat_keyword(Kw::ThreadLocal)? {
            return Ok(ThreadLocal::NotThreadLocal);
        }
        if !self.eat(Tok::LParen)? {
            return Ok(ThreadLocal::GeneralDynamic);
        }
        let model = match self.tok() {
            Tok::Keyword(Kw::Localdynamic) => ThreadLocal::LocalDynamic,
            Tok::Keyword(Kw::Initialexec) => ThreadLocal::InitialExec,
            Tok::Keyword(Kw::Localexec) => ThreadLocal::LocalExec,
            _ => return self.refuse("expected localdynamic, initialexec or localexec"),
        };
        self.next()?;
        self.expect(Tok::RParen, "expected ')' after thread local model")?;
        Ok(model)
    }

    /// Reads an optional `unnamed_addr` or `local_unnamed_addr`.
    pub(super) fn unnamed_addr(&mut self) -> Read<UnnamedAddr> {
        let word = match self.tok() {
            Tok::Keyword(Kw::UnnamedAddr) => UnnamedAddr::Global,
            Tok::Keyword(Kw::LocalUnnamedAddr) => UnnamedAddr::Local,
            _ => return Ok(UnnamedAddr::None),
        };
        self.next()?;
        Ok(word)
    }

    /// `@name = ...`
    pub(super) fn named_global(&mut self) -> Read<()> {
        let at = self.here();
        let name = self.lex.name();
        self.next()?;
        self.expect(Tok::Equal, "expected '=' in global variable")?;
        self.global(at, GlobalName::Named(&name))
    }

    /// `@7 = ...`
    pub(super) fn numbered_global(&mut self, number: u32) -> Read<()> {
        let at = self.here();
        self.check_number(at, "global", "@", self.next_global(), number)?;
        self.next()?;
        self.expect(Tok::Equal, "expected '=' after name")?;
        self.global(at, GlobalName::Numbered(number))
    }

    fn global(&mut self, at: usize, name: GlobalName<'_>) -> Read<()> {
        let head = Head {
            at,
            name,
            words: self.linkage_words()?,
            model: self.thread_local()?,
            unnamed_addr: self.unnamed_addr()?,
        };
        match self.tok() {
            Tok::Keyword(Kw::Alias) => self.alias(&head, true),
            Tok::Keyword(Kw::Ifunc) => self.alias(&head, false),
            _ => self.variable(&head),
        }
    }

    /// Returns the symbol that a variable, alias or ifunc defines.
    fn define_global(&mut self, head: &Head<'_>) -> Read<(Symbol, State)> {
        match self.symbol_to_define(head.name) {
            Some(found) => Ok(found),
            None => {
                let name = String::from_utf8_lossy(head.text());
                Err(refusal(
                    head.at,
                    format!("redefinition of global '@{name}'"),
                ))
            }
        }
    }

    fn variable(&mut self, head: &Head<'_>) -> Read<()> {
        if let Some(problem) = head.words.problem() {
            return Err(refusal(head.at, problem));
        }
        let space = self.optional_address_space(0)?;
        let externally_initialized = self.eat_keyword(Kw::ExternallyInitialized)?;
        let constant = match self.tok() {
            Tok::Keyword(Kw::Constant) => true,
            Tok::Keyword(Kw::Global) => false,
            _ => return self.refuse("expected 'global' or 'constant'"),
        };
        self.next()?;
        let type_at = self.here();
        let ty = self.ty(false)?;
        let declaration = head.words.written
            && matches!(
                head.words.linkage,
                Linkage::External | Linkage::ExternalWeak
            );
        let initializer = if declaration {
            None
        } else {
            Some(self.constant(ty)?)
        };
        let bad_type = matches!(
            ty,
            Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX
        ) || matches!(self.module.ctx.types.kind(ty), TypeKind::Function { .. });
        ensure(!bad_type, type_at).or("invalid type for global variable")?;
        let (symbol, before) = self.define_global(head)?;
        let forward_space = self.module.ctx.symbols.info(symbol).address_space;
        if matches!(before, State::Forward(_)) && forward_space != space {
            return Err(refusal(
                type_at,
                "forward reference and definition of global have different types",
            ));
        }
        self.define_symbol(
            symbol,
            &Definition {
                kind: SymbolKind::Variable,
                state: State::Other,
                value_type: ty,
                space,
            },
        );
        let mut global = GlobalVariable {
            value: head.words.value(symbol, head.unnamed_addr),
            constant,
            thread_local: head.model,
            externally_initialized,
            initializer,
            ..GlobalVariable::new(symbol)
        };
        while self.eat(Tok::Comma)? {
            self.variable_property(&mut global, head.text())?;
        }
        if matches!(
            self.tok(),
            Tok::Keyword(_) | Tok::String | Tok::AttrGroupId(_)
        ) {
            let attributes = self.function_attributes()?;
            global.attrs = attributes.attrs;
            if attributes.groups != GroupList::NONE {
                let at = self.module.globals.len();
                self.pending_groups.variables.push((at, attributes.groups));
            }
        }
        self.module.globals.push(global);
        Ok(())
    }

    fn variable_property(&mut self, global: &mut GlobalVariable, name: &[u8]) -> Read<()> {
        match self.tok() {
            Tok::Keyword(Kw::Section) => {
                self.next()?;
                global.section = self.property_string("expected global section string")?;
            }
            Tok::Keyword(Kw::Partition) => {
                self.next()?;
                global.value.partition = self.property_string("expected partition string")?;
            }
            Tok::Keyword(Kw::Attr(AttrKind::Alignment)) => {
                global.align = self.optional_align(false)?.or(global.align);
            }
            Tok::Keyword(Kw::CodeModel) => {
                const MESSAGE: &str = "expected global code model string";
                const MODELS: [&[u8]; 5] = [b"tiny", b"small", b"kernel", b"medium", b"large"];
                self.next()?;
                if self.tok() != Tok::String || !MODELS.contains(&&*self.lex.name()) {
                    return self.refuse(MESSAGE);
                }
                global.code_model = self.string()?;
            }
            Tok::MetadataVar => {
                let attachment = self.attachment()?;
                global.attachments.push(attachment);
            }
            Tok::Keyword(
                word @ (Kw::NoSanitizeAddress
                | Kw::NoSanitizeHwaddress
                | Kw::Attr(AttrKind::SanitizeMemTag)
                | Kw::SanitizeAddressDyninit),
            ) => {
                let rank = |text: &str| SANITIZER.iter().position(|(_, other)| *other == text);
                if let Some((_, text)) = SANITIZER.iter().find(|(other, _)| *other == word)
                    && !global.sanitizer.contains(text)
                {
                    global.sanitizer.push(text);
                    global.sanitizer.sort_by_key(|text| rank(text));
                }
                self.next()?;
            }
            _ => match self.optional_comdat(name)? {
                Some(comdat) => global.comdat = Some(comdat),
                None => return self.refuse("unknown global variable property!"),
            },
        }
        Ok(())
    }

    fn property_string(&mut self, message: &str) -> Read<Box<[u8]>> {
        if self.tok() != Tok::String {
            return self.refuse(message);
        }
        self.string()
    }

    /// Reads an alias or ifunc, from its keyword on.
    fn alias(&mut self, head: &Head<'_>, is_alias: bool) -> Read<()> {
        self.next()?;
        let linkage = head.words.linkage;
        let invalid = matches!(
            linkage,
            Linkage::Appending | Linkage::Common | Linkage::ExternalWeak
        );
        if is_alias && invalid {
            return Err(refusal(head.at, "invalid linkage type for alias"));
        }
        if let Some(problem) = head.words.problem() {
            return Err(refusal(head.at, problem));
        }
        let type_at = self.here();
        let ty = self.ty(false)?;
        self.expect(Tok::Comma, "expected comma after alias or ifunc's type")?;
        let target_at = self.here();
        let implied_type = matches!(
            self.tok(),
            Tok::Keyword(
                Kw::Getelementptr
                    | Kw::Cast(
                        terrace_llvm_words::CastOp::BitCast
                            | terrace_llvm_words::CastOp::AddrSpaceCast
                            | terrace_llvm_words::CastOp::IntToPtr
                    )
            )
        );
        let target = if implied_type {
            match self.val_id(None)?.kind {
                super::constants::ValKind::Const(c) => c,
                _ => return Err(refusal(target_at, "invalid aliasee")),
            }
        } else {
            self.typed_constant()?
        };
        let target_type = self.module.ctx.consts.type_of(target);
        let TypeKind::Ptr(space) = self.module.ctx.types.kind(target_type) else {
            return Err(refusal(
                target_at,
                "An alias or ifunc must have pointer type",
            ));
        };
        let (symbol, before) = self.define_global(head)?;
        let mut value = head.words.value(symbol, head.unnamed_addr);
        while self.eat(Tok::Comma)? {
            self.expect_keyword(Kw::Partition, "unknown alias or ifunc property!")?;
            value.partition = self.property_string("expected partition string")?;
        }
        let forward_space = self.module.ctx.symbols.info(symbol).address_space;
        if matches!(before, State::Forward(_)) && forward_space != space {
            return Err(refusal(
                type_at,
                "forward reference and definition of alias have different types",
            ));
        }
        self.define_symbol(
            symbol,
            &Definition {
                kind: if is_alias {
                    SymbolKind::Alias
                } else {
                    SymbolKind::IFunc
                },
                state: State::Other,
                value_type: ty,
                space,
            },
        );
        if is_alias {
            self.module.aliases.push(Alias {
                value,
                thread_local: head.model,
                aliasee: target,
            });
        } else {
            self.module.ifuncs.push(IFunc {
                value,
                resolver: target,
            });
        }
        Ok(())
    }

    /// `$name = comdat kind`
    pub(super) fn comdat(&mut self) -> Read<()> {
        let at = self.here();
        let name = self.lex.name();
        self.next()?;
        self.expect(Tok::Equal, "expected '=' here")?;
        self.expect_keyword(Kw::Comdat, "expected comdat type")?;
        let kind = match self.tok() {
            Tok::Keyword(Kw::Any) => ComdatKind::Any,
            Tok::Keyword(Kw::Exactmatch) => ComdatKind::ExactMatch,
            Tok::Keyword(Kw::Largest) => ComdatKind::Largest,
            Tok::Keyword(Kw::Nodeduplicate) => ComdatKind::NoDeduplicate,
            Tok::Keyword(Kw::Samesize) => ComdatKind::SameSize,
            _ => return self.refuse("unknown selection kind"),
        };
        self.next()?;
        match self.comdats.index.get(&*name) {
            None => {
                self.new_comdat(&name, kind);
            }
            Some(comdat) => {
                if self.comdats.forward.remove(comdat).is_none() {
                    let name = String::from_utf8_lossy(&name);
                    return Err(refusal(at, format!("redefinition of comdat '${name}'")));
                }
                if let Some(entry) = self.module.comdats.get_mut(comdat.index()) {
                    entry.1 = kind;
                }
            }
        }
        Ok(())
    }

    fn new_comdat(&mut self, name: &[u8], kind: ComdatKind) -> Comdat {
        let comdat = self.module.add_comdat(name, kind);
        self.comdats.index.insert(name.into(), comdat);
        comdat
    }

    fn comdat_called(&mut self, name: &[u8], at: usize) -> Comdat {
        if let Some(&comdat) = self.comdats.index.get(name) {
            return comdat;
        }
        let comdat = self.new_comdat(name, ComdatKind::Any);
        self.comdats.forward.insert(comdat, at);
        comdat
    }

    /// Reads an optional `comdat` (with the value's own name) or `comdat($name)`.
    pub(super) fn optional_comdat(&mut self, own_name: &[u8]) -> Read<Option<Comdat>> {
        let at = self.here();
        if !self.eat_keyword(Kw::Comdat)? {
            return Ok(None);
        }
        if self.eat(Tok::LParen)? {
            self.require(Tok::ComdatVar, "expected comdat variable")?;
            let name = self.lex.name();
            let comdat = self.comdat_called(&name, self.here());
            self.next()?;
            self.expect(Tok::RParen, "expected ')' after comdat var")?;
            return Ok(Some(comdat));
        }
        self.ensure(!own_name.is_empty())
            .or("comdat cannot be unnamed")?;
        Ok(Some(self.comdat_called(own_name, at)))
    }
}

/// Sanitizer keywords, in printing order.
const SANITIZER: [(Kw, &str); 4] = [
    (Kw::NoSanitizeAddress, "no_sanitize_address"),
    (Kw::NoSanitizeHwaddress, "no_sanitize_hwaddress"),
    (Kw::Attr(AttrKind::SanitizeMemTag), "sanitize_memtag"),
    (Kw::SanitizeAddressDyninit, "sanitize_address_dyninit"),
];
