//! The parser: reads MLIR text into a [`Body`].
//!
//! The parser builds operations directly in the tables of the current body; there is no syntax tree. It collects the
//! parts of one operation in an [`OpState`], and creates the operation once its text is complete. An isolated operation
//! gets its own body, which becomes the current one while its regions are parsed.
//!
//! Hand-written formats and the types and attributes of dialects also use [`Parser`]. Methods that expect a token
//! report MLIR's message at MLIR's position. If parsing fails, all bodies that were built are dropped.
//!
//! # Forward references
//! A name may be used before its definition. Values get a placeholder (`names`), and so do location aliases (`locs`);
//! attribute and type aliases must be defined first. At the end of the file, undefined names are reported.

mod affine;
mod attrs;
mod dense;
mod dialects;
mod locs;
mod names;
mod op_names;
mod ops;
mod properties;
mod regions;
mod resources;
mod shaped;
mod skeleton;
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

/// Caches of frequent lookups.
#[derive(Default)]
struct Memo<'p> {
    /// Types, keyed by their text.
    types: FxHashMap<&'p [u8], Type>,
    recent_types: RecentTypes<'p>,
    /// The dialect of the most recent attribute name.
    named_dialect: &'p [u8],
    /// True once `!llvm.ptr` was parsed, which loads its dialect.
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
    /// The body to which operations are added.
    body: Box<Body>,
    /// The function bodies left for other threads, while the skeleton of a file is parsed.
    skeleton: Option<Box<skeleton::Skeleton<'p>>>,
    scopes: Scopes<'p>,
    pools: Pools,
    /// The attributes, types and locations that the text named.
    defined: Defined<'p>,
    memo: Memo<'p>,
    op_names: OpNames<'p>,
    /// The operation whose custom form is being parsed, for messages.
    custom_op: Option<OpName>,
    /// The default dialects, whose names may be omitted from operation names; innermost last.
    default_dialects: Vec<&'static str>,
    depth: u32,
    /// Types that are being parsed and may refer to themselves.
    cyclic: Vec<Type>,
}

/// The current position in the text.
struct Cursor<'p> {
    src: &'p [u8],
    lexer: Lexer<'p>,
    /// The current token. The lexer is positioned at its end.
    tok: Token,
    /// The end of the previous token.
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
    /// The identities of `distinct[n]`, keyed by `n`.
    distinct: FxHashMap<u64, Attr>,
    /// Location aliases that were used before they were defined.
    locs: locs::DeferredLocs<'p>,
}

/// Empty objects whose memory is reused.
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
            skeleton: None,
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

    /// Returns the context, whose lifetime is independent of the borrow of the parser.
    pub fn ctx(&self) -> &'p Context {
        self.ctx
    }

    /// Returns the body to which operations are added.
    pub fn body(&mut self) -> &mut Body {
        &mut self.body
    }

    /// Counts a level of nesting while `parse` runs. Reports an error if the nesting is too deep.
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

    /// Records that a type that may refer to itself is being parsed. Returns false if this type is already being
    /// parsed.
    pub fn enter_cyclic(&mut self, ty: Type) -> bool {
        let fresh = !self.cyclic.contains(&ty);
        if fresh {
            self.cyclic.push(ty);
        }
        fresh
    }

    /// Ends the innermost [`enter_cyclic`](Self::enter_cyclic) that returned true.
    pub fn leave_cyclic(&mut self) {
        self.cyclic.pop();
    }

    fn loc_at(&self, offset: u32) -> Loc {
        self.file.loc(offset as usize)
    }
}
