//! Reads entries of modules and of global values.

use super::super::Reader;
use super::super::error::{Read, ensure};
use super::super::keywords::Kw;
use super::super::lexer::Tok;
use super::{COLON, HERE_CLOSE, HERE_COLON, HERE_COMMA, HERE_OPEN};
use terrace_llvmir::AttrKind;

/// The name of the value of an entry, unless its GUID is given.
type Name = Option<Box<[u8]>>;

impl Reader<'_> {
    /// Reads `(path: "x", hash: (1, 2, 3, 4, 5)`, without the last parenthesis.
    pub(super) fn module_entry(&mut self, id: u32) -> Read<()> {
        self.expect(Tok::LParen, HERE_OPEN)?;
        self.summary_field(Kw::Path, "expected 'path' here")?;
        self.string()?;
        self.expect(Tok::Comma, HERE_COMMA)?;
        self.summary_field(Kw::Hash, "expected 'hash' here")?;
        self.expect(Tok::LParen, HERE_OPEN)?;
        self.uint32()?;
        for _ in 1..5 {
            self.expect(Tok::Comma, HERE_COMMA)?;
            self.uint32()?;
        }
        self.expect(Tok::RParen, HERE_CLOSE)?;
        self.summary.modules.insert(id);
        Ok(())
    }

    /// Reads `(name: "f", summaries: (...)`, without the last parenthesis.
    pub(super) fn value_entry(&mut self, id: u32) -> Read<()> {
        self.expect(Tok::LParen, HERE_OPEN)?;
        let at = self.here();
        let name = match self.tok() {
            Tok::Keyword(Kw::Name) => {
                self.next()?;
                self.expect(Tok::Colon, HERE_COLON)?;
                Some(self.string()?)
            }
            Tok::Keyword(Kw::Guid) => {
                self.next()?;
                self.expect(Tok::Colon, HERE_COLON)?;
                // No value has GUID 0. It stands for an empty name, which does not exist.
                (self.uint64()? == 0).then(Box::default)
            }
            _ => return self.refuse("expected name or guid tag"),
        };
        if !self.eat(Tok::Comma)? {
            self.require(Tok::RParen, HERE_CLOSE)?;
            return self.summarized(id, &name, at);
        }
        self.expect_keyword(Kw::Summaries, "expected 'summaries' here")?;
        self.open_list()?;
        self.comma_list(|reader| {
            let at = reader.here();
            match reader.tok() {
                Tok::Keyword(Kw::Function) => reader.function_summary()?,
                Tok::Keyword(Kw::Variable) => reader.variable_summary()?,
                Tok::Keyword(Kw::Alias) => reader.alias_summary(at)?,
                _ => return reader.refuse("expected summary type"),
            }
            reader.summarized(id, &name, at)
        })?;
        self.expect(Tok::RParen, HERE_CLOSE)
    }

    /// Checks and records an entry or one of its summaries.
    fn summarized(&mut self, id: u32, name: &Name, at: usize) -> Read<()> {
        if let Some(name) = name {
            self.check_summarized(name, at)?;
        }
        self.define_summary(id);
        Ok(())
    }

    /// Reads `function: (module: ^0, flags: (...)`, the beginning of the summaries of all kinds of values.
    fn summary_head(&mut self) -> Read<()> {
        self.next()?;
        self.open_list()?;
        self.summary_field(Kw::Module, "expected 'module' here")?;
        let at = self.here();
        let Tok::SummaryId(id) = self.tok() else {
            return self.refuse("expected module ID");
        };
        self.next()?;
        // LLVM assumes that the entries of modules come first.
        let is_known = self.summary.modules.contains(&id);
        ensure(is_known, at).or_else(|| format!("use of undefined module '^{id}'"))?;
        self.expect(Tok::Comma, HERE_COMMA)?;
        self.value_flags()
    }

    fn function_summary(&mut self) -> Read<()> {
        self.summary_head()?;
        self.expect(Tok::Comma, HERE_COMMA)?;
        self.summary_field(Kw::Insts, "expected 'insts' here")?;
        self.uint32()?;
        self.optional_items(|reader| match reader.tok() {
            Tok::Keyword(Kw::FuncFlags) => reader.function_flags(),
            Tok::Keyword(Kw::Calls) => reader.summary_calls(),
            Tok::Keyword(Kw::TypeIdInfo) => reader.type_id_info(),
            Tok::Keyword(Kw::Refs) => reader.summary_refs(),
            Tok::Keyword(Kw::Params) => reader.parameter_accesses(),
            Tok::Keyword(Kw::Allocs) => reader.allocations(),
            Tok::Keyword(Kw::Callsites) => reader.call_sites(),
            _ => reader.refuse("expected optional function summary field"),
        })?;
        self.expect(Tok::RParen, HERE_CLOSE)
    }

    fn variable_summary(&mut self) -> Read<()> {
        self.summary_head()?;
        self.expect(Tok::Comma, HERE_COMMA)?;
        self.variable_flags()?;
        self.optional_items(|reader| match reader.tok() {
            Tok::Keyword(Kw::VTableFuncs) => reader.virtual_functions(),
            Tok::Keyword(Kw::Refs) => reader.summary_refs(),
            _ => reader.refuse("expected optional variable summary field"),
        })?;
        self.expect(Tok::RParen, HERE_CLOSE)
    }

    fn alias_summary(&mut self, at: usize) -> Read<()> {
        self.summary_head()?;
        self.expect(Tok::Comma, HERE_COMMA)?;
        self.summary_field(Kw::Aliasee, "expected 'aliasee' here")?;
        if !self.eat_keyword(Kw::Null)?
            && let Some(id) = self.value_id()?
        {
            self.summary.missing_aliasees.entry(id).or_insert(at);
        }
        self.expect(Tok::RParen, HERE_CLOSE)
    }

    /// Reads `flags: (linkage: external, live: 0)`. LLVM does not check the first word.
    fn value_flags(&mut self) -> Read<()> {
        self.next()?;
        self.open_list()?;
        self.comma_list(|reader| {
            let word = reader.tok();
            match word {
                Tok::Keyword(
                    Kw::Linkage
                    | Kw::VisibilityField
                    | Kw::NotEligibleToImport
                    | Kw::Live
                    | Kw::DsoLocalField
                    | Kw::CanAutoHide
                    | Kw::ImportType
                    | Kw::NoRenameOnPromotion,
                ) => reader.next()?,
                _ => return reader.refuse("expected gv flag type"),
            }
            match word {
                // LLVM accepts any word as a linkage.
                Tok::Keyword(Kw::Linkage) => {
                    reader.expect(Tok::Colon, COLON)?;
                    reader.next()
                }
                Tok::Keyword(Kw::VisibilityField) => {
                    reader.expect(Tok::Colon, COLON)?;
                    match reader.tok() {
                        Tok::Keyword(Kw::Default | Kw::Hidden | Kw::Protected) => reader.next(),
                        _ => Ok(()),
                    }
                }
                Tok::Keyword(Kw::ImportType) => {
                    reader.expect(Tok::Colon, COLON)?;
                    match reader.tok() {
                        Tok::Keyword(Kw::Definition | Kw::Declaration) => reader.next(),
                        _ => {
                            reader.refuse("unknown import kind. Expect definition or declaration.")
                        }
                    }
                }
                _ => reader.flag_field().map(drop),
            }
        })?;
        self.expect(Tok::RParen, HERE_CLOSE)
    }

    /// Reads `varFlags: (readonly: 0)`. LLVM does not check the first word.
    fn variable_flags(&mut self) -> Read<()> {
        self.next()?;
        self.open_list()?;
        self.comma_list(|reader| match reader.tok() {
            Tok::Keyword(
                Kw::Attr(AttrKind::ReadOnly | AttrKind::WriteOnly)
                | Kw::Constant
                | Kw::VcallVisibility,
            ) => {
                reader.next()?;
                reader.flag_field().map(drop)
            }
            _ => reader.refuse("expected gvar flag type"),
        })?;
        self.expect(Tok::RParen, HERE_CLOSE)
    }

    fn function_flags(&mut self) -> Read<()> {
        self.next()?;
        self.open_list_in("funcFlags")?;
        self.comma_list(|reader| match reader.tok() {
            Tok::Keyword(
                Kw::ReadNoneField
                | Kw::ReadOnlyField
                | Kw::NoRecurseField
                | Kw::ReturnDoesNotAlias
                | Kw::NoInlineField
                | Kw::AlwaysInlineField
                | Kw::NoUnwindField
                | Kw::MayThrow
                | Kw::HasUnknownCall
                | Kw::MustBeUnreachable,
            ) => {
                reader.next()?;
                reader.flag_field().map(drop)
            }
            _ => reader.refuse("expected function flag type"),
        })?;
        self.close_in("funcFlags")
    }

    fn summary_calls(&mut self) -> Read<()> {
        self.next()?;
        self.open_list_in("calls")?;
        self.comma_list(Self::summary_call)?;
        self.close_in("calls")
    }

    /// `(callee: ^1, hotness: hot, tail: 1)`
    fn summary_call(&mut self) -> Read<()> {
        self.expect(Tok::LParen, "expected '(' in call")?;
        self.expect_keyword(Kw::Callee, "expected 'callee' in call")?;
        self.expect(Tok::Colon, COLON)?;
        self.value_reference()?;
        let (mut has_hotness, mut has_frequency) = (false, false);
        self.optional_items(|reader| match reader.tok() {
            Tok::Keyword(Kw::Hotness) => {
                reader.next()?;
                reader.expect(Tok::Colon, COLON)?;
                has_hotness = reader.tok() != Tok::Keyword(Kw::Unknown);
                match reader.tok() {
                    Tok::Keyword(
                        Kw::Unknown
                        | Kw::Attr(AttrKind::Cold | AttrKind::Hot)
                        | Kw::None
                        | Kw::Critical,
                    ) => reader.next(),
                    _ => reader.refuse("invalid call edge hotness"),
                }
            }
            Tok::Keyword(Kw::Relbf) => {
                reader.next()?;
                reader.expect(Tok::Colon, COLON)?;
                has_frequency = reader.uint32()? > 0;
                Ok(())
            }
            Tok::Keyword(Kw::Tail) => {
                reader.next()?;
                reader.flag_field().map(drop)
            }
            _ => reader.refuse("expected hotness, relbf, or tail"),
        })?;
        self.ensure(!(has_hotness && has_frequency))
            .or("Expected only one of hotness or relbf")?;
        self.close_in("call")
    }

    fn summary_refs(&mut self) -> Read<()> {
        self.next()?;
        self.open_list_in("refs")?;
        self.comma_list(Self::value_reference)?;
        self.close_in("refs")
    }

    fn virtual_functions(&mut self) -> Read<()> {
        self.next()?;
        self.open_list_in("vTableFuncs")?;
        self.comma_list(|reader| {
            reader.expect(Tok::LParen, "expected '(' in vTableFunc")?;
            reader.expect_keyword(Kw::VirtFunc, "expected 'callee' in vTableFunc")?;
            reader.expect(Tok::Colon, COLON)?;
            reader.value_reference()?;
            reader.expect(Tok::Comma, "expected comma")?;
            reader.expect_keyword(Kw::Offset, "expected offset")?;
            reader.number_field()?;
            reader.close_in("vTableFunc")
        })?;
        self.close_in("vTableFuncs")
    }

    fn parameter_accesses(&mut self) -> Read<()> {
        self.next()?;
        self.open_list()?;
        self.comma_list(|reader| {
            reader.expect(Tok::LParen, HERE_OPEN)?;
            reader.parameter_access()?;
            if reader.eat(Tok::Comma)? {
                reader.expect_keyword(Kw::Calls, "expected 'calls' here")?;
                reader.open_list()?;
                reader.comma_list(|reader| {
                    reader.expect(Tok::LParen, HERE_OPEN)?;
                    reader.summary_field(Kw::Callee, "expected 'callee' here")?;
                    reader.value_reference()?;
                    reader.expect(Tok::Comma, HERE_COMMA)?;
                    reader.parameter_access()?;
                    reader.expect(Tok::RParen, HERE_CLOSE)
                })?;
                reader.expect(Tok::RParen, HERE_CLOSE)?;
            }
            reader.expect(Tok::RParen, HERE_CLOSE)
        })?;
        self.expect(Tok::RParen, HERE_CLOSE)
    }

    /// `param: 0, offset: [0, 7]`
    fn parameter_access(&mut self) -> Read<()> {
        self.summary_field(Kw::Param, "expected 'param' here")?;
        self.uint64()?;
        self.expect(Tok::Comma, HERE_COMMA)?;
        self.summary_field(Kw::Offset, "expected 'offset' here")?;
        self.expect(Tok::LSquare, "expected '[' here")?;
        self.expect(Tok::Int, "expected integer")?;
        self.expect(Tok::Comma, HERE_COMMA)?;
        self.expect(Tok::Int, "expected integer")?;
        self.expect(Tok::RSquare, "expected ']' here")
    }

    fn allocations(&mut self) -> Read<()> {
        self.next()?;
        self.open_list_in("allocs")?;
        self.comma_list(|reader| {
            reader.expect(Tok::LParen, "expected '(' in alloc")?;
            reader.expect_keyword(Kw::Versions, "expected 'versions' in alloc")?;
            reader.expect(Tok::Colon, COLON)?;
            reader.expect(Tok::LParen, "expected '(' in versions")?;
            reader.comma_list(Self::allocation_type)?;
            reader.close_in("versions")?;
            reader.expect(Tok::Comma, "expected ',' in alloc")?;
            reader.memory_profiles()?;
            reader.close_in("alloc")
        })?;
        self.close_in("allocs")
    }

    fn allocation_type(&mut self) -> Read<()> {
        match self.tok() {
            Tok::Keyword(Kw::None | Kw::Notcold | Kw::Attr(AttrKind::Cold | AttrKind::Hot)) => {
                self.next()
            }
            _ => self.refuse("invalid alloc type"),
        }
    }

    /// Reads `memProf: ((type: cold, stackIds: (1, 2)))`. LLVM does not check the first word.
    fn memory_profiles(&mut self) -> Read<()> {
        self.next()?;
        self.open_list_in("memprof")?;
        self.comma_list(|reader| {
            reader.expect(Tok::LParen, "expected '(' in memprof")?;
            reader.expect_keyword(Kw::Type, "expected 'type' in memprof")?;
            reader.expect(Tok::Colon, COLON)?;
            reader.allocation_type()?;
            reader.expect(Tok::Comma, "expected ',' in memprof")?;
            reader.stack_ids("memprof")?;
            reader.close_in("memprof")
        })?;
        self.close_in("memprof")
    }

    /// Reads `stackIds: (1, 2)`; the list may be empty.
    fn stack_ids(&mut self, list: &str) -> Read<()> {
        self.expect_keyword(Kw::StackIds, &format!("expected 'stackIds' in {list}"))?;
        self.expect(Tok::Colon, COLON)?;
        self.expect(Tok::LParen, "expected '(' in stackIds")?;
        if self.tok() != Tok::RParen {
            self.comma_list(|reader| reader.uint64().map(drop))?;
        }
        self.close_in("stackIds")
    }

    fn call_sites(&mut self) -> Read<()> {
        self.next()?;
        self.open_list_in("callsites")?;
        self.comma_list(|reader| {
            reader.expect(Tok::LParen, "expected '(' in callsite")?;
            reader.expect_keyword(Kw::Callee, "expected 'callee' in callsite")?;
            reader.expect(Tok::Colon, COLON)?;
            if !reader.eat_keyword(Kw::Null)? {
                reader.value_reference()?;
            }
            reader.expect(Tok::Comma, "expected ',' in callsite")?;
            reader.expect_keyword(Kw::Clones, "expected 'clones' in callsite")?;
            reader.expect(Tok::Colon, COLON)?;
            reader.expect(Tok::LParen, "expected '(' in clones")?;
            reader.comma_list(|reader| reader.uint32().map(drop))?;
            reader.close_in("clones")?;
            reader.expect(Tok::Comma, "expected ',' in callsite")?;
            reader.stack_ids("callsite")?;
            reader.close_in("callsite")
        })?;
        self.close_in("callsites")
    }
}
