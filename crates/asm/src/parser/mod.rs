//! The parser: from text to a [`Body`].
//!
//! Hand-written formats, and the types and attributes of dialects, are parsed with [`Parser`], too. Methods that expect a
//! token report MLIR's message at MLIR's place. After a failed parse, all bodies that were built are dropped.

mod affine;
mod attrs;
mod dense;
mod dialects;
mod locs;
mod names;
mod op_names;
mod ops;
mod outline;
mod properties;
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
pub(crate) use state::{GroupSpans, Span};
pub use tokens::Delim;
pub use top::{ParseOptions, parse, parse_chunk};

use crate::depth::MAX_DEPTH;
use crate::lexer::{Lexer, Token};
use crate::tables::AsmTables;
use names::Scopes;
use op_names::OpNames;
use rustc_hash::FxHashMap;
use terrace_diag::{Diagnostics, SourceFile};
use terrace_ir::{Attr, Body, Context, Failed, Loc, OpName, Type};
use type_text::RecentTypes;

/// Answers that are asked for again and again.
#[derive(Default)]
struct Memo<'p> {
    /// Types by their text.
    types: FxHashMap<&'p [u8], Type>,
    recent_types: RecentTypes<'p>,
    /// The dialect that the name of an attribute began with last.
    named_dialect: &'p [u8],
    /// Set once `!llvm.ptr` was read, which loads its dialect.
    pointer_met: bool,
}

/// Parses one chunk of one file.
pub struct Parser<'p> {
    ctx: &'p Context,
    tables: &'p AsmTables<'p>,
    options: ParseOptions,
    file: &'p SourceFile,
    cursor: Cursor<'p>,
    diags: Diagnostics,
    /// The body that operations go to.
    body: Box<Body>,
    /// The bodies left for other threads, while a file is read without the bodies of its functions.
    outline: Option<Box<outline::Outline<'p>>>,
    scopes: Scopes<'p>,
    pools: Pools,
    /// Attributes, types and locations that the text named.
    defined: Defined<'p>,
    memo: Memo<'p>,
    op_names: OpNames<'p>,
    /// The operation whose hand-written or declarative format is parsed, for messages.
    custom_op: Option<OpName>,
    /// Default dialects, whose names may be omitted before an operation's; innermost last.
    default_dialects: Vec<&'static str>,
    depth: u32,
    /// Types that are being parsed and may refer to themselves.
    cyclic: Vec<Type>,
}

/// The place in the text.
struct Cursor<'p> {
    src: &'p [u8],
    lexer: Lexer<'p>,
    /// The current token; `lexer` is at its end.
    tok: Token,
    /// The end of the token before `tok`.
    last_end: u32,
    /// The offset at which the chunk starts.
    begin: usize,
}

impl<'p> Cursor<'p> {
    fn new(src: &'p [u8], begin: usize, end: usize) -> Self {
        let mut lexer = Lexer::new(src, begin, end);
        let tok = lexer.next_token();
        Cursor {
            src,
            lexer,
            tok,
            last_end: begin as u32,
            begin,
        }
    }
}

/// Aliases, and the attributes that the text numbers.
#[derive(Default)]
struct Defined<'p> {
    types: FxHashMap<&'p [u8], Type>,
    attrs: AttrAliases<'p>,
    /// Identities of `distinct[n]` by number.
    distinct: FxHashMap<u64, Attr>,
    /// Location aliases that were used before their definition.
    locs: locs::DeferredLocs<'p>,
}

/// Empty values whose memory is reused.
#[derive(Default)]
struct Pools {
    #[expect(
        clippy::vec_box,
        reason = "a state is a kilobyte and moves for every operation"
    )]
    states: Vec<Box<OpState>>,
    // Bodies are swapped with `Parser::body`, which is cheaper if only a pointer moves.
    #[expect(clippy::vec_box)]
    bodies: Vec<Box<Body>>,
}

impl<'p> Parser<'p> {
    fn new(
        tables: &'p AsmTables<'p>,
        file: &'p SourceFile,
        begin: usize,
        end: usize,
        options: ParseOptions,
    ) -> Self {
        terrace_ir::begin_nested_calls();
        let ctx = tables.ctx;
        let root = terrace_ir::OpSpec::new(ctx.op_name("builtin.module"), file.loc(begin));
        Parser {
            ctx,
            tables,
            options,
            file,
            cursor: Cursor::new(file.text(), begin, end),
            diags: Diagnostics::new(),
            body: Box::new(Body::new(root)),
            outline: None,
            scopes: Scopes::default(),
            pools: Pools::default(),
            defined: Defined::default(),
            memo: Memo::default(),
            op_names: OpNames::default(),
            custom_op: None,
            default_dialects: vec!["builtin"],
            depth: 0,
            cyclic: Vec::new(),
        }
    }

    /// The context, borrowed independently of the parser.
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
                self.cursor.tok.start(),
                format!("nesting is deeper than {MAX_DEPTH} levels"),
            ));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// Notes that a type that may refer to itself is being parsed. Returns `false` if it already is.
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
