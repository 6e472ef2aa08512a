//! Reads LLVM assembly into a [`Module`].
//!
//! Like LLVM's parser, the reader makes one pass over the text. Any entity may be referred to before its definition.
//! A missing definition is an error at the first reference.
//!
//! | module | reads |
//! |---|---|
//! | `lexer`, `keywords`, `error` | tokens; LLVM's words; errors in LLVM's form |
//! | `types`, `attributes`, `constants` | types, attributes and their groups, constants |
//! | `constant_exprs`, `literals`, `blocks` | constant expressions, literals, addresses of blocks |
//! | `module`, `globals`, `functions`, `summary` | header lines, variables, aliases, comdats, function headers |
//! | `sizes` | cached sizes of types |
//! | `use_lists` | `uselistorder` directives |
//! | `symbols` | global values by name and number, before and after their definition |
//! | `metadata` | metadata and its debug information |
//! | `body`, `instructions`, `memory`, `calls` | the body of a function |

mod attributes;
mod blocks;
mod body;
mod calls;
mod constant_exprs;
mod constants;
mod error;
mod functions;
mod globals;
mod instructions;
mod intrinsics;
mod keywords;
mod lexer;
mod literals;
mod memory;
mod metadata;
mod module;
mod sizes;
mod summary;
mod symbols;
mod types;
mod use_lists;

use error::{Offset, Read, ensure, need, refusal};
use keywords::Kw;
use lexer::{Lexer, Tok};

pub use error::ReadError;

use terrace_llvmir::Module;
use terrace_llvmir::need::Needed;

/// The maximum nesting depth of types, constants and metadata. LLVM has no limit: its stack overflows at about 10 000
/// levels.
const MAX_DEPTH: u32 = 1_000;

/// Options of the readers.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// Drops the names of arguments, blocks and instructions, which then print as numbers.
    pub strip_names: bool,
    /// Keeps the entries of a module summary, `^N = ...`, in [`Module::summary`]. Otherwise they are skipped, as by
    /// LLVM's module-only readers, which know fewer kinds of entries.
    pub keep_summary: bool,
}

/// Reads a module from LLVM assembly. `name` becomes the module's identifier, and the source file name if the text
/// specifies none.
///
/// # Errors
/// Returns the first error that LLVM's parser reports, with LLVM's message.
pub fn read(source: &[u8], name: &str, options: ReadOptions) -> Result<Module, ReadError> {
    let mut module = Module::new();
    module.identifier = name.as_bytes().into();
    module.source_filename = name.as_bytes().into();
    let mut reader = Reader {
        lex: Lexer::new(source),
        module,
        depth: 0,
        types: types::TypeNames::default(),
        groups: attributes::Groups::default(),
        globals: symbols::GlobalNames::default(),
        comdats: module::Comdats::default(),
        pending_groups: module::PendingGroups::default(),
        block_addresses: blocks::BlockAddresses::default(),
        current: None,
        open_calls: Vec::new(),
        metadata: metadata::Numbers::default(),
        block_names: blocks::BlockNames::default(),
        sizes: sizes::Sizes::default(),
        uses: use_lists::ModuleUses::default(),
        debug_format: DebugFormat::Unknown,
        summary: summary::Summary::new(options.keep_summary),
    };
    match reader.module() {
        Ok(()) => {
            let mut module = reader.module;
            if options.strip_names {
                for function in &mut module.functions {
                    function.body.strip_names();
                }
            }
            Ok(module)
        }
        Err(refusal) => Err(ReadError::at(source, refusal.offset, refusal.message)),
    }
}

/// The state of the reader.
struct Reader<'a> {
    lex: Lexer<'a>,
    module: Module,
    /// The current nesting depth of types, constants or metadata.
    depth: u32,
    types: types::TypeNames,
    groups: attributes::Groups,
    globals: symbols::GlobalNames,
    comdats: module::Comdats,
    pending_groups: module::PendingGroups,
    block_addresses: blocks::BlockAddresses,
    /// The function whose body is being read.
    current: Option<terrace_llvmir::Symbol>,
    /// Calls that refer to attribute groups.
    open_calls: Vec<calls::OpenCall>,
    metadata: metadata::Numbers,
    block_names: blocks::BlockNames,
    sizes: sizes::Sizes,
    uses: use_lists::ModuleUses,
    debug_format: DebugFormat,
    summary: summary::Summary,
}

/// The form of debug information in a text, which must not mix both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DebugFormat {
    Unknown,
    Records,
    Intrinsics,
}

/// Helpers shared by all parts of the reader.
impl<'a> Reader<'a> {
    /// Returns the current token.
    #[inline]
    fn tok(&self) -> Tok {
        self.lex.tok()
    }

    /// Returns the offset of the current token.
    #[inline]
    fn here(&self) -> usize {
        self.lex.start()
    }

    /// Skips the current token.
    #[inline]
    fn next(&mut self) -> Read<()> {
        self.lex.next().map(|_| ())
    }

    /// Returns an error at the current token.
    #[cold]
    fn refuse<T>(&self, message: impl Into<String>) -> Read<T> {
        Err(refusal(self.here(), message))
    }

    /// Requires a condition; the error is reported at the current token.
    #[inline]
    fn ensure(&self, holds: bool) -> Needed<(), Offset> {
        ensure(holds, self.here())
    }

    /// Requires a value; the error is reported at the current token.
    #[inline]
    fn need<T>(&self, found: Option<T>) -> Needed<T, Offset> {
        need(found, self.here())
    }

    /// Requires the current token to be `tok`, without skipping it.
    #[inline]
    fn require(&self, tok: Tok, message: &str) -> Read<()> {
        self.ensure(self.tok() == tok).or(message)
    }

    /// Skips the current token if it is `tok`. Returns true in that case.
    #[inline]
    fn eat(&mut self, tok: Tok) -> Read<bool> {
        if self.tok() != tok {
            return Ok(false);
        }
        self.next()?;
        Ok(true)
    }

    /// Skips the current token if it is the keyword `word`. Returns true in that case.
    #[inline]
    fn eat_keyword(&mut self, word: Kw) -> Read<bool> {
        self.eat(Tok::Keyword(word))
    }

    /// Skips `tok`, or returns an error for another token.
    #[inline]
    fn expect(&mut self, tok: Tok, message: &str) -> Read<()> {
        self.require(tok, message)?;
        self.next()
    }

    /// Skips the keyword `word`, or returns an error for another token.
    #[inline]
    fn expect_keyword(&mut self, word: Kw, message: &str) -> Read<()> {
        self.expect(Tok::Keyword(word), message)
    }

    /// Reads an unsigned 32-bit integer.
    fn uint32(&mut self) -> Read<u32> {
        match self.unsigned_digits() {
            None => self.refuse("expected integer"),
            Some(value) => match value.and_then(|value| u32::try_from(value).ok()) {
                None => self.refuse("expected 32-bit integer (too large)"),
                Some(value) => {
                    self.next()?;
                    Ok(value)
                }
            },
        }
    }

    /// Reads an unsigned 64-bit integer. Like LLVM, saturates larger ones.
    fn uint64(&mut self) -> Read<u64> {
        match self.unsigned_digits() {
            None => self.refuse("expected integer"),
            Some(value) => {
                self.next()?;
                Ok(value.unwrap_or(u64::MAX))
            }
        }
    }

    /// Returns the current token as an unsigned integer: `None` if it is not one, `Some(None)` if it exceeds 64 bits.
    fn unsigned_digits(&self) -> Option<Option<u64>> {
        if self.tok() != Tok::Int {
            return None;
        }
        let text = self.lex.text();
        if let Some(hex) = text.strip_prefix(b"u0x") {
            return Some(parse_digits(hex, 16));
        }
        text[0].is_ascii_digit().then(|| parse_digits(text, 10))
    }

    /// Reads a quoted string and replaces its escapes.
    fn string(&mut self) -> Read<Box<[u8]>> {
        self.ensure(self.tok() == Tok::String)
            .or("expected string constant")?;
        let string = self.lex.name().into_owned().into();
        self.next()?;
        Ok(string)
    }

    /// Increments the nesting depth while `read` runs.
    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.ensure(self.depth != MAX_DEPTH)
            .or("nesting is too deep")?;
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }
}

fn parse_digits(digits: &[u8], radix: u32) -> Option<u64> {
    digits.iter().try_fold(0_u64, |value, &digit| {
        let digit = char::from(digit).to_digit(radix)?;
        value
            .checked_mul(u64::from(radix))?
            .checked_add(u64::from(digit))
    })
}
