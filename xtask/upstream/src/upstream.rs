//! Creates contexts in which all dialects are registered.

use std::sync::mpsc::{Receiver, channel};

use melior::Context;
use melior::StringRef;
use melior::dialect::{DialectHandle, DialectRegistry};
use melior::ir::Module as Raw;
use melior::ir::operation::Operation;
use melior::pass::PassManager;
use melior::utility::{
    parse_pass_pipeline, register_all_dialects, register_all_llvm_translations, register_all_passes,
};
use mlir_sys::{
    mlirGetDialectHandle__dlti__, mlirModuleCreateParseFromFile, mlirOperationCreateParse,
};

use crate::{Diagnostics, Module};

/// A context of upstream's MLIR, on one thread. Identified struct types and loaded dialects remain in the context, so
/// use one context per input.
pub struct Upstream {
    context: Context,
    reports: Receiver<Diagnostics>,
}

impl Upstream {
    /// Registers all dialects and passes, as mlir-opt does, and all translations.
    pub fn new() -> Self {
        register_all_passes();
        let registry = DialectRegistry::new();
        register_all_dialects(&registry);
        let context = Context::new_with_registry(&registry, false);
        register_all_llvm_translations(&context);
        Self::with_context(context)
    }

    /// Registers the dialects that `mlir-translate --mlir-to-llvmir` registers: those that can be translated, and
    /// `func` and `dlti`.
    pub fn for_translation() -> Self {
        let context = Context::new_with_threading(false);
        register_all_llvm_translations(&context);
        let registry = DialectRegistry::new();
        DialectHandle::func().insert_dialect(&registry);
        // SAFETY: the function returns the handle of a dialect that is linked in.
        unsafe { DialectHandle::from_raw(mlirGetDialectHandle__dlti__()) }
            .insert_dialect(&registry);
        context.append_dialect_registry(&registry);
        Self::with_context(context)
    }

    fn with_context(context: Context) -> Self {
        let (sender, reports) = channel();
        context.attach_diagnostic_handler(move |report| {
            // The receiver lives as long as the context.
            sender.send(Diagnostics::from(&report)).is_ok()
        });
        Self { context, reports }
    }

    /// Sets the flag `--allow-unregistered-dialect`: if `allowed` is true, operations, types and attributes of unknown
    /// dialects are accepted.
    pub fn allow_unregistered_dialects(&self, allowed: bool) {
        self.context.set_allow_unregistered_dialects(allowed);
    }

    /// Loads every registered dialect now, so that no later phase includes the cost.
    pub fn load_all_dialects(&self) {
        self.context.load_all_available_dialects();
    }

    /// Reads, parses and verifies a file as mlir-opt does. If the text has no module, it is wrapped in an implicit one.
    pub fn parse_file(&self, path: &str) -> Result<Module<'_>, Diagnostics> {
        // SAFETY: the context is alive, and MLIR copies the path.
        let module = unsafe {
            Raw::from_option_raw(mlirModuleCreateParseFromFile(
                self.context.to_raw(),
                StringRef::new(path).to_raw(),
            ))
        };
        self.module(module)
    }

    /// Parses and verifies a text that consists of one `builtin.module`. `file_name` appears in locations.
    pub fn parse(&self, text: &str, file_name: &str) -> Result<Module<'_>, Diagnostics> {
        let name = StringRef::new(file_name).to_raw();
        // SAFETY: the context is alive, and MLIR copies the text and the name.
        let operation = unsafe {
            Operation::from_option_raw(mlirOperationCreateParse(
                self.context.to_raw(),
                StringRef::new(text).to_raw(),
                name,
            ))
        };
        self.module(operation.and_then(Raw::from_operation))
    }

    /// Returns the diagnostics since the last call or failure. After a success, these are warnings and remarks.
    pub fn take_diagnostics(&self) -> Diagnostics {
        self.reports.try_iter().collect()
    }

    /// Checks a textual pipeline. The error describes the problem.
    pub fn check_pipeline(&self, pipeline: &str) -> Result<(), String> {
        let manager = PassManager::new(&self.context);
        parse_pass_pipeline(manager.as_operation_pass_manager(), pipeline)
            .map_err(|error| error.to_string())
    }

    pub(crate) fn context(&self) -> &Context {
        &self.context
    }

    /// Returns the diagnostics of a failed phase, which are never empty.
    pub(crate) fn failure(&self) -> Diagnostics {
        let diagnostics = self.take_diagnostics();
        if diagnostics.first_error().is_some() {
            diagnostics
        } else {
            let mut all = diagnostics;
            all.append(Diagnostics::error("MLIR failed without a diagnostic"));
            all
        }
    }

    fn module<'u>(&'u self, raw: Option<Raw<'u>>) -> Result<Module<'u>, Diagnostics> {
        match raw {
            Some(raw) => Ok(Module::new(self, raw)),
            None => Err(self.failure()),
        }
    }
}

impl Default for Upstream {
    fn default() -> Self {
        Self::new()
    }
}
