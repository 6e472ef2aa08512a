//! The hooks and compiled formats of a context, indexed by operation name.

use crate::format::Format;
use crate::hooks::{AsmNames, CustomDirectives, OpAsm};
use std::sync::OnceLock;
use terrace_ir::{Context, OpDef, OpName, OpTable};

/// The tables that parsing and printing look up for each operation. They may be shared between threads. Creating them
/// is cheap: a row is created when its operation first occurs, and a format is compiled on first use.
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

/// The hooks that suggest names for an operation's results and block arguments.
#[derive(Clone, Copy)]
pub(crate) struct Suggested {
    pub hooks: Option<&'static dyn AsmNames>,
    /// The suggested name of the first result; empty for none.
    pub result: &'static str,
}

/// The syntax of an operation, created on first use.
pub(crate) struct Syntax {
    name: &'static str,
    dialect: &'static str,
    /// The operation's name where the dialect may be omitted.
    short: &'static str,
    /// The hand-written format of the text after the name.
    pub asm: Option<&'static dyn OpAsm>,
    /// The declarative format of the text after the name.
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

    /// Returns the operation's name in a region whose default dialect is `dialect`.
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
        // The builtin crate cannot depend on this one, so its module's hook is attached here.
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
    /// Creates the tables of a context.
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

    /// Returns the syntax of a registered operation.
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

    /// Returns the hooks that suggest names for an operation; none if the operation is not registered.
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

    /// Returns the hand-written format of an operation.
    #[inline]
    pub fn asm(&self, name: OpName) -> Option<&'static dyn OpAsm> {
        self.row(name)?.asm
    }

    /// Returns the directives of an operation's declarative format.
    pub fn directives(&self, name: OpName) -> Option<&'static dyn CustomDirectives> {
        self.row(name)?.directives
    }

    /// Returns the hook that suggests names for an operation.
    #[inline]
    pub fn names(&self, name: OpName) -> Option<&'static dyn AsmNames> {
        self.row(name)?.suggested.hooks
    }

    /// Returns the compiled declarative format of an operation.
    #[inline]
    pub fn format(&self, name: OpName) -> Option<&Format> {
        self.syntax(name)?.format.as_ref()
    }
}

/// The hook of `builtin.module`, in which `builtin.` may be omitted.
struct ModuleNames;

impl AsmNames for ModuleNames {
    fn default_dialect(&self) -> &'static str {
        "builtin"
    }
}

/// Returns an operation's name without its dialect. If the rest contains a dot, the full name is returned, because the
/// part before that dot would be parsed as a dialect.
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
