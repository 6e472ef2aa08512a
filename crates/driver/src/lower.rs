//! Lowers modules to the LLVM dialect, or to chosen dialects, and translates modules to LLVM IR.

use crate::Compiler;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, OpRef};
use terrace_pass::lower::{LowerConfig, Passes, Plan, Target};
use terrace_session::hints::{BUFFERIZE, Help, bufferize_first, help};

/// Returns true if the translation to LLVM IR supports an operation.
fn is_translatable(op: OpRef<'_>) -> bool {
    match op.name_str().split_once('.') {
        Some(("llvm", _)) => true,
        // A cast cannot be translated.
        Some(("builtin", name)) => name == "module",
        _ => terrace_to_llvmir::takes_part(op),
    }
}

impl Compiler {
    /// Lowers a module until it can be translated to LLVM IR, or until only operations of the kept dialects remain.
    /// Returns the passes that ran.
    ///
    /// # Errors
    /// Operations that cannot be lowered are reported.
    pub fn lower(
        &self,
        ctx: &Context,
        body: &mut Body,
        config: &LowerConfig,
        threads: usize,
        diags: &mut Diagnostics,
    ) -> Result<Plan, Failed> {
        with_target(self, config, |target| {
            terrace_pass::lower::run(ctx, body, self.plan_with(), config, target, threads, diags)
        })
    }

    /// Lowers a module without reporting errors. Returns the passes that [`lower`](Self::lower) would run, up to one
    /// that fails.
    ///
    /// # Errors
    /// Returns a message if a pass cannot be run.
    pub fn plan(
        &self,
        ctx: &Context,
        body: &mut Body,
        config: &LowerConfig,
        threads: usize,
    ) -> Result<Plan, String> {
        with_target(self, config, |target| {
            terrace_pass::lower::plan(ctx, body, self.plan_with(), config, target, threads)
        })
    }

    /// Lowers a module and translates it to LLVM IR.
    ///
    /// # Errors
    /// Operations that cannot be lowered or translated are reported.
    pub fn to_llvm_ir(
        &self,
        ctx: &Context,
        body: &mut Body,
        config: &LowerConfig,
        threads: usize,
        diags: &mut Diagnostics,
    ) -> Result<Vec<u8>, Failed> {
        let plan = self.lower(ctx, body, config, threads, diags)?;
        let translated = translate(ctx, body, threads, diags);
        note_outside(translated, plan, diags)
    }

    /// The passes that a lowering can use.
    fn plan_with(&self) -> Passes<'_> {
        Passes {
            lowerings: self.bundles().lowerings(),
            registry: self.passes(),
        }
    }
}

/// Returns the LLVM IR text of a module in the LLVM dialect.
///
/// # Errors
/// Operations that cannot be translated are reported.
pub fn translate(
    ctx: &Context,
    body: &Body,
    threads: usize,
    diags: &mut Diagnostics,
) -> Result<Vec<u8>, Failed> {
    let mut out = Vec::new();
    let options = terrace_to_llvmir::Options { threads };
    terrace_to_llvmir::translate_into(ctx, body, &options, diags, &mut out).map(|()| out)
}

/// Adds a note about code outside functions to the error of a translation.
pub(crate) fn note_outside<T>(
    translated: Result<T, Failed>,
    plan: Plan,
    diags: &mut Diagnostics,
) -> Result<T, Failed> {
    if let (Err(_), Some((loc, message))) = (&translated, plan.outside) {
        diags.note(loc, message);
    }
    translated
}

/// Calls `then` with the target of a lowering.
fn with_target<R>(
    compiler: &Compiler,
    config: &LowerConfig,
    then: impl FnOnce(&Target<'_>) -> R,
) -> R {
    // Casts connect operations that are kept with lowered ones.
    let keeps = |op: OpRef<'_>| match op.dialect_namespace() {
        "builtin" => !config.keep.is_empty(),
        dialect => config.keep.iter().any(|keep| keep == dialect),
    };
    let name = match config.keep.is_empty() {
        true => "the LLVM dialect".to_owned(),
        false => format!("{} and the LLVM dialect", config.keep.join(", ")),
    };
    then(&Target {
        allows: &|op| is_translatable(op) || keeps(op),
        name: &name,
        help: &|op, plan| {
            let help = help(op, compiler.bundles().lowerings());
            let does_bufferize =
                matches!(&help, Some(Help::Upstream(passes)) if passes.contains(&BUFFERIZE));
            if !does_bufferize && let Some(first) = bufferize_first(op) {
                return Some(first);
            }
            let help = help?;
            let Help::Ours(lowering) = help else {
                return Some(help.to_string());
            };
            let pass = lowering.pass.name;
            if !plan.has_met(lowering, op.name()) {
                return Some(format!(
                    "'{pass}' lowers it, and did not run after it was made"
                ));
            }
            // A pass may run on operations of one name only.
            let root = op.with(OpId::ROOT).name_str();
            Some(match lowering.on.filter(|on| *on != root) {
                Some(on) => format!("{help}: the pass only runs on '{on}', not on '{root}'"),
                None => help.to_string(),
            })
        },
    })
}
