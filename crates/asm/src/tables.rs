//! Hooks and compiled formats of one context, by the index of an operation's name.

use crate::format::Format;
use crate::hooks::{AsmNames, CustomDirectives, OpAsm};
use crate::printer::OpText;
use std::sync::OnceLock;
use terrace_ir::{Context, OpName};

/// What parsing and printing look up per operation. Build once per context; shareable between threads.
pub struct AsmTables<'c> {
    /// The context.
    pub ctx: &'c Context,
    rows: Vec<Row>,
}

struct Row {
    asm: Option<&'static dyn OpAsm>,
    directives: Option<&'static dyn CustomDirectives>,
    suggested: Suggested,
    syntax: OnceLock<Box<Syntax>>,
}

/// What an operation suggests for the names of its results and of arguments.
#[derive(Clone, Copy)]
pub(crate) struct Suggested {
    pub hooks: Option<&'static dyn AsmNames>,
    /// The name of the first result; empty for none.
    pub result: &'static str,
}

/// How an operation is written. Made when it is first asked for.
pub(crate) struct Syntax {
    /// The name.
    pub name: OpText,
    /// What follows it, written by hand.
    pub asm: Option<&'static dyn OpAsm>,
    /// What follows it, declared.
    pub format: Option<Format>,
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
        let rows = asm.into_iter().zip(directives).zip(names).enumerate();
        let rows = rows
            .map(|(at, ((asm, directives), hooks))| Row {
                asm,
                directives,
                suggested: Suggested {
                    hooks,
                    result: (ctx.op_def(OpName::from_index(at))).map_or("", |def| def.result_name),
                },
                syntax: OnceLock::new(),
            })
            .collect();
        AsmTables { ctx, rows }
    }

    /// How a registered operation is written.
    #[inline]
    pub(crate) fn syntax(&self, name: OpName) -> Option<&Syntax> {
        let row = self.rows.get(name.index())?;
        match row.syntax.get() {
            Some(syntax) => Some(syntax),
            None => self.new_syntax(name, row),
        }
    }

    #[cold]
    fn new_syntax<'t>(&self, name: OpName, row: &'t Row) -> Option<&'t Syntax> {
        let def = self.ctx.op_def(name)?;
        let make = || {
            let format = def.format.map(|_| Format::compile(self.ctx, name, def));
            Box::new(Syntax {
                name: OpText::new(def.name, ""),
                asm: row.asm,
                format,
            })
        };
        Some(row.syntax.get_or_init(make))
    }

    /// What an operation suggests for names; nothing if it is not registered.
    #[inline]
    pub(crate) fn suggested(&self, name: OpName) -> Suggested {
        match self.rows.get(name.index()) {
            Some(row) => row.suggested,
            None => Suggested {
                hooks: None,
                result: "",
            },
        }
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
        self.rows.get(name.index())?.suggested.hooks
    }

    /// The compiled declarative format of an operation.
    #[inline]
    pub fn format(&self, name: OpName) -> Option<&Format> {
        self.syntax(name)?.format.as_ref()
    }
}

/// Inside a module `builtin.` may be left out.
struct ModuleNames;

impl AsmNames for ModuleNames {
    fn default_dialect(&self) -> &'static str {
        "builtin"
    }
}
