//! Runs the phases of a module: verification, passes, printing, translation.

use std::ffi::c_void;
use std::slice;

use melior::ir::Module as Raw;
use melior::ir::operation::{OperationLike, OperationPrintingFlags, WalkOrder, WalkResult};
use melior::pass::PassManager;
use melior::utility::parse_pass_pipeline;
use mlir_sys::{
    LLVMContextCreate, MlirStringRef, mlirModuleFromOperation, mlirOpPrintingFlagsAssumeVerified,
    mlirOpPrintingFlagsElideLargeResourceString, mlirOpPrintingFlagsPrintNameLocAsPrefix,
    mlirOperationClone, mlirOperationPrintWithFlags, mlirTranslateModuleToLLVMIR,
};

use crate::{Diagnostics, LlvmModule, Upstream};

/// Printing options. The default corresponds to mlir-opt without flags.
#[derive(Clone, Debug, Default)]
pub struct PrintOptions {
    /// `--mlir-print-op-generic`
    pub generic: bool,
    /// `--mlir-print-debuginfo`
    pub debug_info: bool,
    /// `--mlir-pretty-debuginfo`, with `debug_info`
    pub pretty_debug_info: bool,
    /// `--mlir-print-local-scope`
    pub local_scope: bool,
    /// `--mlir-use-nameloc-as-prefix`
    pub name_locations_as_prefix: bool,
    /// `--mlir-elide-elementsattrs-if-larger`, in elements
    pub elide_elements_larger_than: Option<usize>,
    /// `--mlir-elide-resource-strings-if-larger`, in characters
    pub elide_resources_larger_than: Option<usize>,
    /// Skips the verification before printing. mlir-opt never skips it. The output of valid IR does not change.
    pub assume_verified: bool,
}

/// A `builtin.module` of upstream's MLIR.
pub struct Module<'u> {
    upstream: &'u Upstream,
    raw: Raw<'u>,
}

impl<'u> Module<'u> {
    pub(crate) fn new(upstream: &'u Upstream, raw: Raw<'u>) -> Self {
        Self { upstream, raw }
    }

    /// Verifies the module.
    pub fn verify(&self) -> Result<(), Diagnostics> {
        if self.raw.as_operation().verify() {
            Ok(())
        } else {
            Err(self.upstream.failure())
        }
    }

    /// Returns the text of the module, without the empty line at the end of mlir-opt's output.
    pub fn print(&self, options: &PrintOptions) -> String {
        let mut flags = OperationPrintingFlags::new()
            .enable_debug_info(options.debug_info, options.pretty_debug_info);
        if options.generic {
            flags = flags.print_generic_operation_form();
        }
        if options.local_scope {
            flags = flags.use_local_scope();
        }
        if let Some(limit) = options.elide_elements_larger_than {
            flags = flags.elide_large_elements_attributes(limit);
        }
        // SAFETY: `flags` owns the object and is alive.
        unsafe {
            if let Some(limit) = options.elide_resources_larger_than {
                mlirOpPrintingFlagsElideLargeResourceString(flags.to_raw(), limit as isize);
            }
            if options.name_locations_as_prefix {
                mlirOpPrintingFlagsPrintNameLocAsPrefix(flags.to_raw());
            }
            if options.assume_verified {
                mlirOpPrintingFlagsAssumeVerified(flags.to_raw());
            }
        }
        let mut bytes = Vec::new();
        // SAFETY: the operation and the flags are alive, and `append` receives the vector that it expects.
        unsafe {
            mlirOperationPrintWithFlags(
                self.raw.as_operation().to_raw(),
                flags.to_raw(),
                Some(append),
                (&raw mut bytes).cast(),
            );
        }
        String::from_utf8(bytes).expect("invariant: MLIR escapes what is not UTF-8")
    }

    /// Runs a textual pipeline such as `builtin.module(cse)`. The verifier runs after each pass, as in mlir-opt, unless
    /// `verify_each` is false. After a failure, the module is in the state in which the failed pass left it.
    pub fn run_pipeline(&mut self, pipeline: &str, verify_each: bool) -> Result<(), PipelineError> {
        let manager = PassManager::new(self.upstream.context());
        parse_pass_pipeline(manager.as_operation_pass_manager(), pipeline)
            .map_err(|error| PipelineError::Pipeline(error.to_string()))?;
        manager.enable_verifier(verify_each);
        manager
            .run(&mut self.raw)
            .map_err(|_| PipelineError::Run(self.upstream.failure()))
    }

    /// Translates the module into a module of LLVM IR.
    pub fn translate(&self) -> Result<LlvmModule, Diagnostics> {
        // SAFETY: LlvmModule takes ownership of the context, and of the module if it is not null.
        let module = unsafe {
            let context = LLVMContextCreate();
            let module = mlirTranslateModuleToLLVMIR(self.raw.as_operation().to_raw(), context);
            LlvmModule::new(context, module)
        };
        module.ok_or_else(|| self.upstream.failure())
    }

    /// Returns the output of `mlir-translate --mlir-to-llvmir`.
    pub fn translate_to_llvmir(&self) -> Result<String, Diagnostics> {
        Ok(self.translate()?.print())
    }

    /// Returns the number of operations in the module, without the module itself.
    pub fn operation_count(&self) -> usize {
        let mut count = 0;
        self.raw.as_operation().walk(WalkOrder::PreOrder, |_| {
            count += 1;
            WalkResult::Advance
        });
        count - 1
    }

    /// Returns a copy of the module.
    pub fn duplicate(&self) -> Self {
        // SAFETY: the operation is a valid module, so its copy is also one, and nothing else owns the copy.
        let raw = unsafe {
            let copy = mlirOperationClone(self.raw.as_operation().to_raw());
            Raw::from_raw(mlirModuleFromOperation(copy))
        };
        Self::new(self.upstream, raw)
    }
}

/// The reason why a pipeline did not complete.
#[derive(Clone, Debug)]
pub enum PipelineError {
    /// The text is not a pipeline that can be run on a module.
    Pipeline(String),
    /// A pass failed, or the verifier after it.
    Run(Diagnostics),
}

/// Appends a fragment of text to the vector of bytes to which `data` points. MLIR calls this function for every token,
/// so it does nothing else.
unsafe extern "C" fn append(piece: MlirStringRef, data: *mut c_void) {
    // SAFETY: MLIR passes the vector that `print` borrows to it, and a fragment that is valid during the call.
    unsafe {
        let bytes = &mut *data.cast::<Vec<u8>>();
        bytes.extend_from_slice(slice::from_raw_parts(piece.data.cast(), piece.length));
    }
}
