//! Printing the IR around passes: `--mlir-print-ir-before`, `--mlir-print-ir-after` and their kin.

use crate::pipeline::PassInstance;
use terrace_asm::{AsmTables, PrintOptions};
use terrace_ir::Body;

/// Some passes.
#[derive(Clone, Default, Debug)]
pub enum WhichPasses {
    /// None.
    #[default]
    None,
    /// All.
    All,
    /// Those with these names.
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

    /// Whether this is [`None`](Self::None).
    pub fn is_none(&self) -> bool {
        matches!(self, WhichPasses::None)
    }
}

/// When to print the IR, and how.
#[derive(Clone, Default, Debug)]
pub struct IrDumps {
    /// Before these passes.
    pub before: WhichPasses,
    /// After these passes.
    pub after: WhichPasses,
    /// After a pass only if it changed something.
    pub only_on_change: bool,
    /// After a pass only if it failed.
    pub only_on_failure: bool,
    /// How.
    pub print: PrintOptions,
}

impl IrDumps {
    /// Whether anything is ever printed.
    pub fn any(&self) -> bool {
        !self.before.is_none() || !self.after.is_none()
    }

    /// What stands before a pass; remember it for [`after`](Self::after). `top` is whether the operation is the outermost.
    pub(crate) fn before(
        &self,
        tables: &AsmTables<'_>,
        pass: &PassInstance,
        body: &Body,
        top: bool,
        log: &mut String,
    ) -> Option<String> {
        if self.before.has(pass) {
            let title = format!("Before {} ({})", pass.def.class, pass.def.name);
            self.dump(tables, &title, body, top, log);
        }
        (self.only_on_change && self.after.has(pass)).then(|| fingerprint(tables, body))
    }

    pub(crate) fn after(
        &self,
        tables: &AsmTables<'_>,
        pass: &PassInstance,
        body: &Body,
        top: bool,
        outcome: (bool, Option<String>),
        log: &mut String,
    ) {
        let (failed, before) = outcome;
        let hidden = !failed
            && (self.only_on_failure
                || before.is_some_and(|text| text == fingerprint(tables, body)));
        if hidden || !self.after.has(pass) {
            return;
        }
        let title = format!(
            "After {}{} ({})",
            pass.def.class,
            if failed { " Failed" } else { "" },
            pass.def.name
        );
        self.dump(tables, &title, body, top, log);
    }

    fn dump(&self, tables: &AsmTables<'_>, title: &str, body: &Body, top: bool, log: &mut String) {
        let options = PrintOptions {
            local_scope: self.print.local_scope || !top,
            ..self.print.clone()
        };
        let text = terrace_asm::print(tables, body, &options);
        // Only the outermost operation ends its last line itself.
        let text = if top {
            text.as_str()
        } else {
            text.strip_suffix('\n').unwrap_or(&text)
        };
        for part in ["// -----// IR Dump ", title, " //----- //\n", text, "\n\n"] {
            log.push_str(part);
        }
    }
}

/// Text that differs when anything differs.
fn fingerprint(tables: &AsmTables<'_>, body: &Body) -> String {
    let options = PrintOptions {
        generic: true,
        debug_info: true,
        local_scope: true,
        ..PrintOptions::default()
    };
    terrace_asm::print(tables, body, &options)
}
