//! Reads function headers.

use rustc_hash::FxHashSet;

use super::Reader;
use super::attributes::GroupList;
use super::error::{Read, ensure, refusal};
use super::globals::LinkageWords;
use super::keywords::Kw;
use super::lexer::Tok;
use super::symbols::{Definition, GlobalName, State};
use super::types::Param;
use terrace_llvm_words::{CallConv, Linkage};
use terrace_llvmir::Function;
use terrace_llvmir::Md;
use terrace_llvmir::MdKindId;
use terrace_llvmir::{AttrKind, AttrSet};
use terrace_llvmir::{Symbol, SymbolKind};
use terrace_llvmir::{Type, TypeKind};

/// The maximum number of a calling convention.
const MAX_CONV: u32 = 1023;

impl<'a> Reader<'a> {
    /// `declare ...`
    pub(super) fn declare(&mut self) -> Read<()> {
        self.next()?;
        let mut attachments = Vec::new();
        while self.tok() == Tok::MetadataVar {
            attachments.push(self.attachment()?);
        }
        let (at, _) = self.function_header(false)?;
        self.attach_to_function(at, attachments);
        Ok(())
    }

    /// `define ... { ... }`
    pub(super) fn define(&mut self) -> Read<()> {
        self.next()?;
        let (at, params) = self.function_header(true)?;
        let mut attachments = Vec::new();
        while self.tok() == Tok::MetadataVar {
            attachments.push(self.attachment()?);
        }
        self.attach_to_function(at, attachments);
        self.current = self.function_symbol(at);
        self.function_body(at, &params)?;
        self.current = None;
        Ok(())
    }

    fn function_symbol(&self, at: usize) -> Option<Symbol> {
        self.module
            .functions
            .get(at)
            .map(|function| function.value.symbol)
    }

    fn attach_to_function(&mut self, at: usize, attachments: Vec<(MdKindId, Md)>) {
        if let Some(function) = self.module.functions.get_mut(at) {
            function.attachments.extend(attachments);
        }
    }

    /// Reads an optional calling convention; the default is `ccc`.
    pub(super) fn calling_convention(&mut self) -> Read<CallConv> {
        match self.tok() {
            Tok::Keyword(Kw::Conv(conv)) => {
                self.next()?;
                Ok(conv)
            }
            Tok::Keyword(Kw::Cc) => {
                self.next()?;
                Ok(CallConv(self.uint32()? & MAX_CONV))
            }
            Tok::Keyword(Kw::RiscvVlsCc) => {
                const BITS_128: CallConv = CallConv(114);
                self.next()?;
                if !self.eat(Tok::LParen)? {
                    // Like LLVM 22, skips the token that should be the result type.
                    self.next()?;
                    return Ok(BITS_128);
                }
                let bits = self.uint32()?;
                self.expect(Tok::RParen, "unknown RISC-V ABI VLEN")?;
                self.ensure(bits.is_power_of_two() && (32..=65536).contains(&bits))
                    .or("unknown RISC-V ABI VLEN")?;
                Ok(CallConv(112 + bits.trailing_zeros() - 5))
            }
            _ => Ok(CallConv::C),
        }
    }

    /// Returns LLVM's error message about the linkage of a function.
    fn linkage_problem(words: &LinkageWords, define: bool) -> Option<&'static str> {
        match words.linkage {
            Linkage::External => {}
            Linkage::ExternalWeak if define => {
                return Some("invalid linkage for function definition");
            }
            Linkage::ExternalWeak => {}
            Linkage::Appending | Linkage::Common => return Some("invalid function linkage type"),
            _ if !define => return Some("invalid linkage for function declaration"),
            _ => {}
        }
        words.problem()
    }

    /// Reads a function up to its body. Returns its index in the module and its parameters.
    fn function_header(&mut self, define: bool) -> Read<(usize, Vec<Param<'a>>)> {
        let linkage_at = self.here();
        let words = self.linkage_words()?;
        let conv = self.calling_convention()?;
        let result_attrs = self.result_attributes()?;
        let result_at = self.here();
        let result = self.ty(true)?;
        if let Some(problem) = Self::linkage_problem(&words, define) {
            return Err(refusal(linkage_at, problem));
        }
        ensure(self.is_return_type(result), result_at).or("invalid function return type")?;
        let name_at = self.here();
        let own_name = match self.tok() {
            Tok::GlobalVar => Some(self.lex.name()),
            Tok::GlobalId(_) => None,
            _ => return self.refuse("expected function name"),
        };
        let name = match (self.tok(), &own_name) {
            (Tok::GlobalId(number), _) => {
                self.check_number(name_at, "function", "@", self.next_global(), number)?;
                GlobalName::Numbered(number)
            }
            (_, Some(name)) => GlobalName::Named(name),
            (_, None) => GlobalName::Named(b""),
        };
        self.next()?;
        self.require(Tok::LParen, "expected '(' in function argument list")?;
        let (params, varargs) = self.params()?;
        let unnamed_addr = self.unnamed_addr()?;
        let program_space = self.module.ctx.layout.program_space();
        let space = self.optional_address_space(program_space)?;
        let attributes = self.function_attributes()?;
        let section = self.optional_string(Kw::Section)?;
        let partition = self.optional_string(Kw::Partition)?;
        let comdat = self.optional_comdat(own_name.as_deref().unwrap_or(b""))?;
        let mut align = self.optional_align(false)?;
        let gc = self.optional_string(Kw::Gc)?;
        let prefix = self.optional_constant(Kw::Prefix)?;
        let prologue = self.optional_constant(Kw::Prologue)?;
        let personality = self.optional_constant(Kw::Personality)?;
        if let Some(at) = attributes.builtin {
            return Err(refusal(at, "'builtin' attribute not valid on function"));
        }
        let (attrs, align_attribute) = self.without_align(attributes.attrs);
        align = align_attribute.or(align);
        let sret = params.first().is_some_and(|param| {
            let attributes = self.module.ctx.attrs.set(param.attrs);
            attributes
                .iter()
                .any(|attribute| attribute.kind() == Some(AttrKind::StructRet))
        });
        if sret && result != Type::VOID {
            return Err(refusal(
                result_at,
                "functions with 'sret' argument must return void",
            ));
        }
        let symbol = self.function_to_define(name, name_at, space)?;
        let types: Vec<Type> = params.iter().map(|param| param.ty).collect();
        let function_type = self.module.ctx.types.function(result, &types, varargs);
        self.define_symbol(
            symbol,
            &Definition {
                kind: SymbolKind::Function,
                state: if define {
                    State::Definition
                } else {
                    State::Declaration
                },
                value_type: function_type,
                space,
            },
        );
        self.check_names(&params)?;
        if !define {
            self.refuse_blocks_of_declaration(symbol)?;
        }
        let sets: Vec<AttrSet> = params.iter().map(|param| param.attrs).collect();
        let attrs = self.module.ctx.attrs.list(attrs, result_attrs, &sets);
        let at = self.module.functions.len();
        if attributes.groups != GroupList::NONE {
            self.pending_groups.functions.push((at, attributes.groups));
        }
        let mut value = words.value(symbol, unnamed_addr);
        value.partition = partition;
        self.module.functions.push(Function {
            value,
            conv,
            attrs,
            section,
            comdat,
            align,
            gc,
            prefix,
            prologue,
            personality,
            ..Function::new(symbol)
        });
        Ok((at, params))
    }

    fn optional_string(&mut self, word: Kw) -> Read<Box<[u8]>> {
        if self.eat_keyword(word)? {
            self.string()
        } else {
            Ok(Box::default())
        }
    }

    fn optional_constant(&mut self, word: Kw) -> Read<Option<terrace_llvmir::Const>> {
        if self.eat_keyword(word)? {
            self.typed_constant().map(Some)
        } else {
            Ok(None)
        }
    }

    /// Returns the symbol of a new function definition or declaration. Returns an error if the name is taken, or if
    /// it was used with another address space.
    fn function_to_define(&mut self, name: GlobalName<'_>, at: usize, space: u32) -> Read<Symbol> {
        let text = match name {
            GlobalName::Named(name) => String::from_utf8_lossy(name).into_owned(),
            GlobalName::Numbered(number) => number.to_string(),
        };
        let Some((symbol, before)) = self.symbol_to_define(name) else {
            let known = match name {
                GlobalName::Named(name) => self.module.ctx.symbols.get(name),
                GlobalName::Numbered(_) => None,
            };
            let is_function = known.is_some_and(|symbol| {
                self.module.ctx.symbols.info(symbol).kind == SymbolKind::Function
            });
            return Err(refusal(
                at,
                if is_function {
                    format!("invalid redefinition of function '{text}'")
                } else {
                    format!("redefinition of function '@{text}'")
                },
            ));
        };
        let used = self.module.ctx.symbols.info(symbol).address_space;
        let State::Forward(used_at) = before else {
            return Ok(symbol);
        };
        if used == space {
            return Ok(symbol);
        }
        let (wanted, used) = (self.pointer_text(space), self.pointer_text(used));
        Err(match name {
            GlobalName::Named(name) if !name.is_empty() => refusal(
                used_at,
                format!(
                    "invalid forward reference to function '{text}' with wrong type: expected \
                     '{wanted}' but was '{used}'"
                ),
            ),
            _ => refusal(
                at,
                format!(
                    "type of definition and forward reference of '@{}' disagree: expected \
                     '{wanted}' but was '{used}'",
                    self.symbol_text(symbol)
                ),
            ),
        })
    }

    fn check_names(&self, params: &[Param<'a>]) -> Read<()> {
        let mut names: FxHashSet<&[u8]> = FxHashSet::default();
        for param in params {
            if !param.name.is_empty() && !names.insert(&param.name) {
                let name = String::from_utf8_lossy(&param.name);
                return Err(refusal(
                    param.at,
                    format!("redefinition of argument '%{name}'"),
                ));
            }
        }
        Ok(())
    }

    fn refuse_blocks_of_declaration(&self, symbol: Symbol) -> Read<()> {
        let tags = self.block_addresses.of(symbol);
        match tags
            .first()
            .and_then(|&tag| self.block_addresses.taken.get(tag as usize))
        {
            None => Ok(()),
            Some(block) => Err(refusal(
                block.function_at,
                "cannot take blockaddress inside a declaration",
            )),
        }
    }

    /// Returns the called function type: `ty` if it is one, and otherwise the function type with result `ty` and
    /// parameters `params`.
    pub(super) fn called_type(&mut self, ty: Type, params: &[Type]) -> Option<Type> {
        if matches!(self.module.ctx.types.kind(ty), TypeKind::Function { .. }) {
            return Some(ty);
        }
        self.is_return_type(ty)
            .then(|| self.module.ctx.types.function(ty, params, false))
    }
}
