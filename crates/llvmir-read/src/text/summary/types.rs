//! Reads entries of type identifiers, and the type information in summaries of functions.

use super::super::Reader;
use super::super::error::Read;
use super::super::keywords::Kw;
use super::super::lexer::Tok;
use super::{COLON, HERE_CLOSE, HERE_COLON, HERE_COMMA, HERE_OPEN};

impl Reader<'_> {
    /// `(name: "x", `
    fn type_id_name(&mut self) -> Read<()> {
        self.expect(Tok::LParen, HERE_OPEN)?;
        self.summary_field(Kw::Name, "expected 'name' here")?;
        self.string()?;
        self.expect(Tok::Comma, HERE_COMMA)?;
        self.expect_keyword(Kw::Summary, "expected 'summary' here")?;
        self.open_list()
    }

    /// Reads `(name: "x", summary: (typeTestRes: (...))`, without the last parenthesis.
    pub(super) fn type_id_entry(&mut self, id: u32) -> Read<()> {
        self.type_id_name()?;
        self.type_test_resolution()?;
        if self.eat(Tok::Comma)? {
            self.expect_keyword(Kw::WpdResolutions, "expected 'wpdResolutions' here")?;
            self.open_list()?;
            self.comma_list(|reader| {
                reader.expect(Tok::LParen, HERE_OPEN)?;
                reader.offset_field()?;
                reader.expect(Tok::Comma, HERE_COMMA)?;
                reader.devirtualization()?;
                reader.expect(Tok::RParen, HERE_CLOSE)
            })?;
            self.expect(Tok::RParen, HERE_CLOSE)?;
        }
        self.expect(Tok::RParen, HERE_CLOSE)?;
        self.require(Tok::RParen, HERE_CLOSE)?;
        self.summary.missing_types.remove(&id);
        Ok(())
    }

    /// Reads `(name: "x", summary: ((offset: 16, ^1))`, without the last parenthesis.
    pub(super) fn vtable_entry(&mut self, id: u32) -> Read<()> {
        self.type_id_name()?;
        self.comma_list(|reader| {
            reader.expect(Tok::LParen, HERE_OPEN)?;
            reader.offset_field()?;
            reader.expect(Tok::Comma, HERE_COMMA)?;
            reader.value_reference()?;
            reader.close_in("call")
        })?;
        self.expect(Tok::RParen, HERE_CLOSE)?;
        self.require(Tok::RParen, HERE_CLOSE)?;
        self.summary.missing_types.remove(&id);
        Ok(())
    }

    /// `typeTestRes: (kind: inline, sizeM1BitWidth: 7, alignLog2: 1)`
    fn type_test_resolution(&mut self) -> Read<()> {
        self.expect_keyword(Kw::TypeTestRes, "expected 'typeTestRes' here")?;
        self.open_list()?;
        self.summary_field(Kw::Kind, "expected 'kind' here")?;
        match self.tok() {
            Tok::Keyword(
                Kw::Unknown | Kw::Unsat | Kw::ByteArray | Kw::Inline | Kw::Single | Kw::AllOnes,
            ) => self.next()?,
            _ => return self.refuse("unexpected TypeTestResolution kind"),
        }
        self.expect(Tok::Comma, HERE_COMMA)?;
        self.summary_field(Kw::SizeM1BitWidth, "expected 'sizeM1BitWidth' here")?;
        self.uint32()?;
        self.optional_items(|reader| match reader.tok() {
            Tok::Keyword(Kw::AlignLog2 | Kw::SizeM1 | Kw::InlineBits) => {
                reader.next()?;
                reader.number_field()
            }
            Tok::Keyword(Kw::BitMask) => {
                reader.next()?;
                reader.expect(Tok::Colon, COLON)?;
                reader.uint32().map(drop)
            }
            _ => reader.refuse("expected optional TypeTestResolution field"),
        })?;
        self.expect(Tok::RParen, HERE_CLOSE)
    }

    /// `wpdRes: (kind: singleImpl, singleImplName: "f")`
    fn devirtualization(&mut self) -> Read<()> {
        self.expect_keyword(Kw::WpdRes, "expected 'wpdRes' here")?;
        self.open_list()?;
        self.summary_field(Kw::Kind, "expected 'kind' here")?;
        match self.tok() {
            Tok::Keyword(Kw::Indir | Kw::SingleImpl | Kw::BranchFunnel) => self.next()?,
            _ => return self.refuse("unexpected WholeProgramDevirtResolution kind"),
        }
        self.optional_items(|reader| match reader.tok() {
            Tok::Keyword(Kw::SingleImplName) => {
                reader.next()?;
                reader.expect(Tok::Colon, HERE_COLON)?;
                reader.string().map(drop)
            }
            Tok::Keyword(Kw::ResByArg) => reader.results_by_arguments(),
            _ => reader.refuse("expected optional WholeProgramDevirtResolution field"),
        })?;
        self.expect(Tok::RParen, HERE_CLOSE)
    }

    /// `resByArg: (args: (1), byArg: (kind: uniformRetVal, info: 1))`
    fn results_by_arguments(&mut self) -> Read<()> {
        self.next()?;
        self.open_list()?;
        self.comma_list(|reader| {
            reader.constant_arguments()?;
            reader.expect(Tok::Comma, HERE_COMMA)?;
            reader.expect_keyword(Kw::ByArg, "expected 'byArg here")?;
            reader.open_list()?;
            reader.summary_field(Kw::Kind, "expected 'kind' here")?;
            match reader.tok() {
                Tok::Keyword(
                    Kw::Indir | Kw::UniformRetVal | Kw::UniqueRetVal | Kw::VirtualConstProp,
                ) => reader.next()?,
                _ => {
                    return reader.refuse("unexpected WholeProgramDevirtResolution::ByArg kind");
                }
            }
            reader.optional_items(|reader| match reader.tok() {
                Tok::Keyword(Kw::Info) => {
                    reader.next()?;
                    reader.expect(Tok::Colon, HERE_COLON)?;
                    reader.uint64().map(drop)
                }
                Tok::Keyword(Kw::Byte | Kw::Bit) => {
                    reader.next()?;
                    reader.expect(Tok::Colon, HERE_COLON)?;
                    reader.uint32().map(drop)
                }
                _ => reader.refuse("expected optional whole program devirt field"),
            })?;
            reader.expect(Tok::RParen, HERE_CLOSE)
        })?;
        self.expect(Tok::RParen, HERE_CLOSE)
    }

    /// `args: (1, 2)`
    fn constant_arguments(&mut self) -> Read<()> {
        self.expect_keyword(Kw::Args, "expected 'args' here")?;
        self.open_list()?;
        self.comma_list(|reader| reader.uint64().map(drop))?;
        self.expect(Tok::RParen, HERE_CLOSE)
    }

    /// `typeIdInfo: (typeTests: (^7))`
    pub(super) fn type_id_info(&mut self) -> Read<()> {
        self.next()?;
        self.expect(Tok::Colon, HERE_COLON)?;
        self.expect(Tok::LParen, "expected '(' in typeIdInfo")?;
        self.comma_list(|reader| match reader.tok() {
            Tok::Keyword(Kw::TypeTests) => reader.type_tests(),
            Tok::Keyword(Kw::TypeTestAssumeVCalls | Kw::TypeCheckedLoadVCalls) => {
                reader.next()?;
                reader.open_list()?;
                reader.comma_list(Self::virtual_function)?;
                reader.expect(Tok::RParen, HERE_CLOSE)
            }
            Tok::Keyword(Kw::TypeTestAssumeConstVCalls | Kw::TypeCheckedLoadConstVCalls) => {
                reader.next()?;
                reader.open_list()?;
                reader.comma_list(|reader| {
                    reader.expect(Tok::LParen, HERE_OPEN)?;
                    reader.virtual_function()?;
                    if reader.eat(Tok::Comma)? {
                        reader.constant_arguments()?;
                    }
                    reader.expect(Tok::RParen, HERE_CLOSE)
                })?;
                reader.expect(Tok::RParen, HERE_CLOSE)
            }
            _ => reader.refuse("invalid typeIdInfo list type"),
        })?;
        self.close_in("typeIdInfo")
    }

    fn type_tests(&mut self) -> Read<()> {
        self.next()?;
        self.expect(Tok::Colon, HERE_COLON)?;
        self.expect(Tok::LParen, "expected '(' in typeIdInfo")?;
        self.comma_list(|reader| match reader.type_reference()? {
            true => Ok(()),
            false => reader.uint64().map(drop),
        })?;
        self.close_in("typeIdInfo")
    }

    /// Reads `vFuncId: (^7, offset: 16)`. LLVM does not check the first word.
    fn virtual_function(&mut self) -> Read<()> {
        self.next()?;
        self.open_list()?;
        if !self.type_reference()? {
            self.summary_field(Kw::Guid, "expected 'guid' here")?;
            self.uint64()?;
        }
        self.expect(Tok::Comma, HERE_COMMA)?;
        self.offset_field()?;
        self.expect(Tok::RParen, HERE_CLOSE)
    }
}
