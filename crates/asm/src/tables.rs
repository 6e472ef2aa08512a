//! Hooks and compiled formats of one context, by the index of an operation's name.

use crate::format::Format;
use crate::hooks::{AsmNames, CustomDirectives, OpAsm};
use std::sync::OnceLock;
use terrace_ir::{Context, OpDef, OpName, OpTable};

/// Tables that parsing and printing look up per operation. Shareable between threads. Making them costs little: rows are made
/// when their operations are met, and formats are compiled when they are first used.
pub struct AsmTables<'c> {
    /// The context.
    pub ctx: &'c Context,
    rows: OpTable<Row>,
}

struct Row {
    asm: Option<&'static dyn OpAsm>,
    directives: Option<&'static dyn CustomDirectives>,
    suggested: Suggested,
    syntax: OnceLock<Box<Syntax>>,
}

/// The suggestions of an operation for the names of its results and of arguments.
#[derive(Clone, Copy)]
pub(crate) struct Suggested {
    pub hooks: Option<&'static dyn AsmNames>,
    /// The name of the first result; empty for none.
    pub result: &'static str,
}

/// The syntax of an operation. Made when it is first asked for.
pub(crate) struct Syntax {
    name: &'static str,
    dialect: &'static str,
    /// The name where the dialect may be left out.
    short: &'static str,
    /// The hand-written format of the rest.
    pub asm: Option<&'static dyn OpAsm>,
    /// The declarative format of the rest.
    pub format: Option<Format>,
}

impl Syntax {
    fn new(def: &'static OpDef, asm: Option<&'static dyn OpAsm>) -> Syntax {
        let dialect = def.dialect();
        Syntax {
            name: def.name,
            dialect,
            short: without_dialect(def.name, dialect),
            asm,
            format: def.format.map(|_| Format::compile(def)),
        }
    }

    /// The operation's name where operations of a dialect may leave out its name.
    #[inline]
    pub(crate) fn shown_name(&self, dialect: &str) -> &'static str {
        match self.dialect == dialect {
            true => self.short,
            false => self.name,
        }
    }
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
            suggested: Suggested {
                hooks: ctx.op_interface(name).or_else(module),
                result: ctx.op_def(name).map_or("", |def| def.result_name),
            },
            syntax: OnceLock::new(),
        }
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

    #[inline]
    fn row(&self, name: OpName) -> Option<&Row> {
        self.rows.get(name, |name| Row::new(self.ctx, name))
    }

    /// The syntax of a registered operation.
    #[inline]
    pub(crate) fn syntax(&self, name: OpName) -> Option<&Syntax> {
        let row = self.row(name)?;
        match row.syntax.get() {
            Some(syntax) => Some(syntax),
            None => self.new_syntax(name, row),
        }
    }

    #[cold]
    fn new_syntax<'t>(&self, name: OpName, row: &'t Row) -> Option<&'t Syntax> {
        let def = self.ctx.op_def(name)?;
        let make = || Box::new(Syntax::new(def, row.asm));
        Some(row.syntax.get_or_init(make))
    }

    /// The suggestions of an operation for names; none if it is not registered.
    #[inline]
    pub(crate) fn suggested(&self, name: OpName) -> Suggested {
        match self.row(name) {
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
        self.row(name)?.asm
    }

    /// The directives of an operation's declarative format.
    pub fn directives(&self, name: OpName) -> Option<&'static dyn CustomDirectives> {
        self.row(name)?.directives
    }

    /// The names an operation suggests.
    #[inline]
    pub fn names(&self, name: OpName) -> Option<&'static dyn AsmNames> {
        self.row(name)?.suggested.hooks
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

/// An operation's name without its dialect. A dialect with a dot after it has to be there: what follows would be taken for
/// one.
fn without_dialect<'n>(name: &'n str, dialect: &str) -> &'n str {
    let rest = name
        .strip_prefix(dialect)
        .and_then(|rest| rest.strip_prefix('.'));
    rest.filter(|rest| !rest.contains('.')).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::without_dialect;

    #[test]
    fn only_the_dialect_itself_may_be_left_out() {
        assert_eq!(without_dialect("func.return", "func"), "return");
        assert_eq!(without_dialect("func.return", "fun"), "func.return");
        assert_eq!(without_dialect("func.return", "func2"), "func.return");
        assert_eq!(without_dialect("func.return", ""), "func.return");
        assert_eq!(without_dialect("nodialect", ""), "nodialect");
        assert_eq!(without_dialect("llvm.intr.fabs", "llvm"), "llvm.intr.fabs");
    }
}
