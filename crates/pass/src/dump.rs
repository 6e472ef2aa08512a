//! Prints the IR before and after passes: `--mlir-print-ir-before`, `--mlir-print-ir-after` and related flags.

use crate::manager::Event;
use crate::pipeline::PassInstance;
use crate::reproducer::show_op;
use crate::run::Scope;
use std::collections::HashMap;
use std::path::PathBuf;
use terrace_ir::print::{PrintBody, PrintForm};
use terrace_ir::symbol::symbol_name;
use terrace_ir::{Body, Context, OpId, OpRef};

/// A selection of passes.
#[derive(Clone, Default, Debug)]
pub enum WhichPasses {
    /// No passes.
    #[default]
    None,
    /// All passes.
    All,
    /// The passes with these names.
    Named(Vec<String>),
}

impl WhichPasses {
    fn has(&self, pass: &PassInstance) -> bool {
        match self {
            WhichPasses::None => false,
            WhichPasses::All => true,
            WhichPasses::Named(names) => names.iter().any(|name| name == pass.def.name),
        }
    }

    /// Returns true if this is [`None`](Self::None).
    pub fn is_none(&self) -> bool {
        matches!(self, WhichPasses::None)
    }
}

/// Specifies when the IR is printed. [`PassManager::printer`](crate::PassManager::printer) prints it.
#[derive(Clone, Default, Debug)]
pub struct IrDumps {
    /// The passes before which the IR is printed.
    pub before: WhichPasses,
    /// The passes after which the IR is printed.
    pub after: WhichPasses,
    /// True if the IR is printed after a pass only if the pass changed it.
    pub only_on_change: bool,
    /// True if the IR is printed after a pass only if the pass failed.
    pub only_on_failure: bool,
    /// True if dumps show the outermost operation instead of the operation that the pass runs on. Passes then run
    /// sequentially.
    pub module_scope: bool,
    /// True if each dump is written to a separate file.
    pub to_files: bool,
}

/// A dump that is written to a separate file.
#[derive(Clone, Debug)]
pub struct FileDump {
    /// The path of operations from the outermost one to the one that the pass runs on.
    ops: Vec<Level>,
    /// The name of the pass.
    pass: &'static str,
    /// The text of the dump.
    pub text: String,
}

/// An operation on the path to the one that a pass runs on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Level {
    /// The operation's stub in the enclosing body.
    stub: OpId,
    /// The name of the folder: `func_func_name`.
    folder: String,
}

impl Level {
    /// Returns the level of the operation that owns a body.
    pub(crate) fn new(op: OpRef<'_>, stub: OpId) -> Self {
        let symbol = symbol_name(op.ctx, op.body, op.id);
        let symbol = symbol.map(|symbol| symbol.message_text(op.ctx));
        Level {
            stub,
            folder: format!(
                "{}_{}",
                op.name_str().replace('.', "_"),
                symbol.as_deref().unwrap_or("no-symbol-name")
            ),
        }
    }
}

/// Assigns numbered file names to dumps: `builtin_module_top/func_func_f/0_1_pass.mlir` is the second dump of `@f`,
/// after one of `@top`.
#[derive(Default)]
pub struct DumpNumbers {
    numbers: HashMap<Vec<Level>, u32>,
}

impl DumpNumbers {
    /// Returns the path of the file for the next dump.
    pub fn path(&mut self, dump: &FileDump) -> PathBuf {
        let mut path: PathBuf = dump.ops.iter().map(|op| &op.folder).collect();
        let mut file = String::new();
        for length in 1..=dump.ops.len() {
            let known = self.numbers.get_mut(&dump.ops[..length]);
            let number = match known {
                Some(number) if length == dump.ops.len() => {
                    *number += 1;
                    *number
                }
                Some(number) => *number,
                None => {
                    self.numbers.insert(dump.ops[..length].to_vec(), 0);
                    0
                }
            };
            file.push_str(&format!("{number}_"));
        }
        path.push(format!("{file}{}.mlir", dump.pass));
        path
    }
}

impl IrDumps {
    /// Returns true if anything is ever printed.
    pub fn any(&self) -> bool {
        !self.before.is_none() || !self.after.is_none()
    }

    /// Dumps the IR before a pass. The caller passes the result to [`after`](Self::after).
    pub(crate) fn before(
        &self,
        printer: &dyn PrintBody,
        pass: &PassInstance,
        at: At<'_>,
        log: &mut Vec<Event>,
    ) -> Option<String> {
        if self.before.has(pass) {
            self.dump(printer, pass, ("Before", ""), at, log);
        }
        let compares = self.only_on_change && self.after.has(pass);
        compares.then(|| fingerprint(printer, at.scope.body()))
    }

    /// Dumps the IR after a pass. `outcome` contains a flag, true if the pass failed, and the result of
    /// [`before`](Self::before).
    pub(crate) fn after(
        &self,
        printer: &dyn PrintBody,
        pass: &PassInstance,
        at: At<'_>,
        outcome: (bool, Option<String>),
        log: &mut Vec<Event>,
    ) {
        let (failed, before) = outcome;
        let hidden = !failed
            && (self.only_on_failure
                || before.is_some_and(|text| text == fingerprint(printer, at.scope.body())));
        if hidden || !self.after.has(pass) {
            return;
        }
        let outcome = if failed { " Failed" } else { "" };
        self.dump(printer, pass, ("After", outcome), at, log);
    }

    fn dump(
        &self,
        printer: &dyn PrintBody,
        pass: &PassInstance,
        (when, outcome): (&str, &str),
        at: At<'_>,
        log: &mut Vec<Event>,
    ) {
        let op = OpRef::new(at.ctx, at.scope.body(), OpId::ROOT);
        let (body, top, shown) = match self.module_scope {
            true => (at.scope.outermost(), true, format!(" ({})", show_op(op))),
            false => (at.scope.body(), at.top, String::new()),
        };
        let printed = printer.print(body, PrintForm::Dump { local_scope: !top });
        // Only the printed text of the outermost operation ends with a line break.
        let printed = match top {
            true => printed.as_str(),
            false => printed.strip_suffix('\n').unwrap_or(&printed),
        };
        let (class, name) = (pass.def.class, pass.def.name);
        let text = format!(
            "// -----// IR Dump {when} {class}{outcome} ({name}){shown} //----- //\n{printed}\n\n"
        );
        log.push(match self.to_files {
            false => Event::Text(text),
            true => Event::File(FileDump {
                ops: at.levels.to_vec(),
                pass: name,
                text,
            }),
        });
    }
}

/// The operation that a pass runs on.
#[derive(Clone, Copy)]
pub(crate) struct At<'a> {
    pub(crate) ctx: &'a Context,
    pub(crate) scope: &'a Scope<'a>,
    /// True if this is the outermost operation.
    pub(crate) top: bool,
    /// The path of operations including this one, if dumps are written to files.
    pub(crate) levels: &'a [Level],
}

/// Returns a text that differs if anything in the body differs.
fn fingerprint(printer: &dyn PrintBody, body: &Body) -> String {
    printer.print(body, PrintForm::Exact)
}
