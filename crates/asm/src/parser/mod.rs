//! The parser: from text to a [`Body`].
//!
//! [`Parser`] is also what hand-written formats and dialects' types and attributes are parsed with. Methods that say
//! *expected …* report MLIR's message at MLIR's place. A failed parse leaves nothing: the bodies it built are dropped.

mod affine;
mod attrs;
mod dense;
mod dialects;
mod locs;
mod name_table;
mod names;
mod op_names;
mod ops;
mod outline;
mod properties;
mod recent;
mod regions;
mod resources;
mod shaped;
mod state;
mod tokens;
mod top;
mod type_text;
mod types;
mod unknown;

pub use affine::AffineOperands;
pub use attrs::AttrAliases;
pub(crate) use properties::refused;
pub use state::{Argument, OpState, Operand};
pub(crate) use state::{GroupSpans, Spans};
pub use tokens::Delim;
pub use top::{ParseOptions, parse, parse_chunk};

use crate::depth::MAX_DEPTH;
use crate::lexer::{Lexer, Tok, Token};
use crate::tables::AsmTables;
use names::{BlockNames, NameScope};
use op_names::OpNames;
use rustc_hash::FxHashMap;
use terrace_diag::{Diagnostics, SourceFile};
use terrace_ir::{Attr, Body, Context, Failed, Loc, OpName, Type};

/// Parses one chunk of one file.
pub struct Parser<'p> {
    ctx: &'p Context,
    tables: &'p AsmTables<'p>,
    options: ParseOptions,
    file: &'p SourceFile,
    src: &'p [u8],
    lexer: Lexer<'p>,
    /// The token that is looked at; `lexer` is at its end.
    tok: Token,
    /// The end of the token before `tok`.
    last_end: u32,
    /// The offset at which the chunk starts.
    begin: usize,
    diags: Diagnostics,
    /// The body that operations go to.
    body: Box<Body>,
    /// The bodies left for other threads, while a file is read without the bodies of its functions.
    outline: Option<Box<outline::Outline<'p>>>,
    /// Names of the isolated operation that is parsed, and of those around it.
    scope: NameScope<'p>,
    outer_scopes: Vec<NameScope<'p>>,
    /// Names that isolated operations left undefined.
    pending: Vec<names::Pending<'p>>,
    /// Scopes whose memory can be used again.
    spare_scopes: Vec<NameScope<'p>>,
    /// Empty tables of blocks whose memory can be used again.
    spare_blocks: Vec<BlockNames<'p>>,
    /// States of operations whose memory can be used again.
    #[expect(
        clippy::vec_box,
        reason = "a state is a kilobyte and moves for every operation"
    )]
    spare_states: Vec<Box<OpState>>,
    /// Empty bodies whose tables can be used again.
    // Bodies go in and out of `body`, which is cheaper where they stay in one place.
    #[expect(clippy::vec_box)]
    spare_bodies: Vec<Box<Body>>,
    op_names: OpNames<'p>,
    /// The operation whose hand-written or declarative format is parsed, for messages.
    custom_op: Option<OpName>,
    /// Dialects that may be left out, innermost last.
    default_dialects: Vec<&'static str>,
    depth: u32,
    /// Types that are being parsed and that may mention themselves.
    cyclic: Vec<Type>,
    type_cache: FxHashMap<&'p [u8], Type>,
    recent_types: type_text::RecentTypes<'p>,
    /// The dialect that the name of an attribute began with last.
    named_dialect: &'p [u8],
    /// Set once `!llvm.ptr` was read, which loads its dialect.
    pointer_met: bool,
    recent_attrs: recent::RecentAttrs,
    recent_strings: recent::RecentStrings,
    name_order: recent::NameOrder,
    type_aliases: FxHashMap<&'p [u8], Type>,
    aliases: AttrAliases<'p>,
    /// Identities of `distinct[n]` by number.
    distinct: FxHashMap<u64, Attr>,
    /// Location aliases that were used before their definition.
    deferred_locs: locs::DeferredLocs<'p>,
}

impl<'p> Parser<'p> {
    fn new(
        tables: &'p AsmTables<'p>,
        file: &'p SourceFile,
        begin: usize,
        end: usize,
        options: ParseOptions,
    ) -> Self {
        let ctx = tables.ctx;
        let root = terrace_ir::OpSpec::new(ctx.op_name("builtin.module"), file.loc(begin));
        let mut parser = Parser {
            ctx,
            tables,
            options,
            file,
            src: file.text(),
            lexer: Lexer::new(file.text(), begin, end),
            tok: Token::new(Tok::Eof, begin as u32, begin as u32),
            last_end: begin as u32,
            begin,
            diags: Diagnostics::new(),
            body: Box::new(Body::new(root)),
            outline: None,
            scope: NameScope::default(),
            outer_scopes: Vec::new(),
            pending: Vec::new(),
            spare_scopes: Vec::new(),
            spare_blocks: Vec::new(),
            spare_states: Vec::new(),
            spare_bodies: Vec::new(),
            op_names: OpNames::default(),
            custom_op: None,
            default_dialects: vec!["builtin"],
            depth: 0,
            cyclic: Vec::new(),
            type_cache: FxHashMap::default(),
            recent_types: type_text::RecentTypes::default(),
            named_dialect: &[],
            pointer_met: false,
            recent_strings: Default::default(),
            name_order: Default::default(),
            recent_attrs: recent::RecentAttrs::default(),
            type_aliases: FxHashMap::default(),
            aliases: AttrAliases::default(),
            distinct: FxHashMap::default(),
            deferred_locs: FxHashMap::default(),
        };
        parser.tok = parser.lexer.next_token();
        parser
    }

    /// The context; the borrow does not hold the parser.
    pub fn ctx(&self) -> &'p Context {
        self.ctx
    }

    /// The body that operations go to.
    pub fn body(&mut self) -> &mut Body {
        &mut self.body
    }

    /// Counts a level of nesting while `parse` runs; too deep is an error.
    pub fn nested<T>(
        &mut self,
        parse: impl FnOnce(&mut Self) -> Result<T, Failed>,
    ) -> Result<T, Failed> {
        if self.depth >= MAX_DEPTH {
            return Err(self.raw_error(
                self.tok.start(),
                format!("nesting is deeper than {MAX_DEPTH} levels"),
            ));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// Notes that a type that may mention itself is being parsed; `false` if it already is.
    pub fn enter_cyclic(&mut self, ty: Type) -> bool {
        let fresh = !self.cyclic.contains(&ty);
        if fresh {
            self.cyclic.push(ty);
        }
        fresh
    }

    /// Ends the innermost [`enter_cyclic`](Self::enter_cyclic) that returned `true`.
    pub fn leave_cyclic(&mut self) {
        self.cyclic.pop();
    }

    fn loc_at(&self, offset: u32) -> Loc {
        self.file.loc(offset as usize)
    }
}
