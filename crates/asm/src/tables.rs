//! Hooks and compiled formats of one context, by the index of an operation's name.

use crate::format::Format;
use crate::hooks::{AsmNames, CustomDirectives, OpAsm};
use std::sync::OnceLock;
use terrace_ir::{Context, OpName, OpTable};

/// What parsing and printing look up per operation. Shareable between threads. Making one costs little: rows are made when
/// their operations are met, and formats are compiled when they are first used.
pub struct AsmTables<'c> {
    /// The context.
    pub ctx: &'c Context,
    rows: OpTable<Row>,
}

/// What there is for one operation.
pub(crate) struct Row {
    /// The hand-written format.
    pub(crate) asm: Option<&'static dyn OpAsm>,
    directives: Option<&'static dyn CustomDirectives>,
    names: Option<&'static dyn AsmNames>,
    /// A box, because few of the formats are ever used.
    format: OnceLock<Option<Box<Format>>>,
}

impl Row {
    fn new(ctx: &Context, name: OpName) -> Row {
        // Builtin lies below this crate, so its module's hook is attached here.
        let module = || {
            let is_module = ctx.op_name_str(name) == "builtin.module";
            is_module.then_some(&ModuleNames as &dyn AsmNames)
        };
        Row {
            asm: ctx.op_interface(name),
            directives: ctx.op_interface(name),
            names: ctx.op_interface(name).or_else(module),
            format: OnceLock::new(),
        }
    }

    /// The compiled declarative format; `name` is the row's operation.
    #[inline]
    pub(crate) fn format(&self, ctx: &Context, name: OpName) -> Option<&Format> {
        match self.format.get() {
            Some(format) => format.as_deref(),
            None => self.make_format(ctx, name),
        }
    }

    #[cold]
    fn make_format(&self, ctx: &Context, name: OpName) -> Option<&Format> {
        let compile = || {
            let def = ctx.op_def(name)?;
            let format = def.format.map(|_| Format::compile(ctx, name, def));
            format.map(Box::new)
        };
        self.format.get_or_init(compile).as_deref()
    }
}

impl<'c> AsmTables<'c> {
    /// The tables of a context.
    pub fn new(ctx: &'c Context) -> Self {
        AsmTables {
            ctx,
            rows: OpTable::new(ctx.registered_ops()),
        }
    }

    /// All there is for an operation.
    #[inline]
    pub(crate) fn row(&self, name: OpName) -> Option<&Row> {
        self.rows.get(name, |name| Row::new(self.ctx, name))
    }

    /// The hand-written format of an operation.
    #[inline]
    pub fn asm(&self, name: OpName) -> Option<&'static dyn OpAsm> {
        self.row(name)?.asm
    }

    /// The directives of an operation's declarative format.
    pub fn directives(&self, name: OpName) -> Option<&'static dyn CustomDirectives> {
        self.row(name)?.directives
    }

    /// The names an operation suggests.
    #[inline]
    pub fn names(&self, name: OpName) -> Option<&'static dyn AsmNames> {
        self.row(name)?.names
    }

    /// The compiled declarative format of an operation.
    #[inline]
    pub fn format(&self, name: OpName) -> Option<&Format> {
        self.row(name)?.format(self.ctx, name)
    }
}

/// Inside a module `builtin.` may be left out.
struct ModuleNames;

impl AsmNames for ModuleNames {
    fn default_dialect(&self) -> &'static str {
        "builtin"
    }
}
