//! Hooks and compiled formats of one context, by the index of an operation's name.

use crate::format::Format;
use crate::hooks::{AsmNames, CustomDirectives, OpAsm};
use std::sync::OnceLock;
use terrace_ir::{Context, OpName};

/// What parsing and printing look up per operation. Build once per context; shareable between threads.
pub struct AsmTables<'c> {
    /// The context.
    pub ctx: &'c Context,
    rows: Vec<Row>,
}

#[derive(Default)]
struct Row {
    asm: Option<&'static dyn OpAsm>,
    directives: Option<&'static dyn CustomDirectives>,
    names: Option<&'static dyn AsmNames>,
    /// A box, because few of the formats are ever used.
    format: OnceLock<Option<Box<Format>>>,
}

impl<'c> AsmTables<'c> {
    /// The tables of a context. Formats are compiled when they are first used.
    pub fn new(ctx: &'c Context) -> Self {
        // Builtin lies below this crate, so its module's hook is attached here.
        let module = ctx.name_of(terrace_builtin::ModuleOp::def());
        let asm = ctx.op_interface_table::<dyn OpAsm>();
        let directives = ctx.op_interface_table::<dyn CustomDirectives>();
        let mut names = ctx.op_interface_table::<dyn AsmNames>();
        if let Some(module) = module {
            names[module.index()].get_or_insert(&ModuleNames);
        }
        let rows = asm.into_iter().zip(directives).zip(names);
        let rows = rows
            .map(|((asm, directives), names)| Row {
                asm,
                directives,
                names,
                format: OnceLock::new(),
            })
            .collect();
        AsmTables { ctx, rows }
    }

    /// The hand-written format of an operation.
    #[inline]
    pub fn asm(&self, name: OpName) -> Option<&'static dyn OpAsm> {
        self.rows.get(name.index())?.asm
    }

    /// The directives of an operation's declarative format.
    pub fn directives(&self, name: OpName) -> Option<&'static dyn CustomDirectives> {
        self.rows.get(name.index())?.directives
    }

    /// The names an operation suggests.
    #[inline]
    pub fn names(&self, name: OpName) -> Option<&'static dyn AsmNames> {
        self.rows.get(name.index())?.names
    }

    /// The compiled declarative format of an operation.
    #[inline]
    pub fn format(&self, name: OpName) -> Option<&Format> {
        let row = self.rows.get(name.index())?;
        match row.format.get() {
            Some(format) => format.as_deref(),
            None => self.make_format(name, row),
        }
    }

    #[cold]
    fn make_format<'a>(&'a self, name: OpName, row: &'a Row) -> Option<&'a Format> {
        let format = row.format.get_or_init(|| {
            let def = self.ctx.op_def(name)?;
            let format = def.format.map(|_| Format::compile(self.ctx, name, def));
            format.map(Box::new)
        });
        format.as_deref()
    }
}

/// Inside a module `builtin.` may be left out.
struct ModuleNames;

impl AsmNames for ModuleNames {
    fn default_dialect(&self) -> &'static str {
        "builtin"
    }
}
