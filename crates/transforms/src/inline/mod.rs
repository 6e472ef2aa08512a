//! `inline`: inlines calls bottom-up in the call graph, and optimizes each function first.

mod allocations;
mod inliner;
mod splice;
mod uses;

use inliner::Inliner;
use terrace_ir::{Failed, OpId, Traits};
use terrace_pass::{OptionValues, Pass, PassContext, PassDef, TypedOption};

const DEFAULT_PIPELINE: TypedOption<String> = TypedOption::text(
    "default-pipeline",
    "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList",
    "canonicalize",
);

const OP_PIPELINES: TypedOption<Vec<String>> = TypedOption::pipelines(
    "op-pipelines",
    "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)",
);

const MAX_ITERATIONS: TypedOption<u32> = TypedOption::uint(
    "max-iterations",
    "Maximum number of iterations when inlining within an SCC",
    4,
);

const INLINING_THRESHOLD: TypedOption<u32> = TypedOption::uint(
    "inlining-threshold",
    "If the ratio between the number of the operations in the callee and the number of the operations in the caller exceeds this value (in percentage), then the callee is not inlined even if it is legal to inline it",
    u32::MAX,
);

/// `inline`
pub static INLINE: PassDef = PassDef::of("inline", "Inline function calls", |options| {
    Box::new(Inline::new(options))
})
.class("Inliner")
.options(&[
    DEFAULT_PIPELINE.def,
    OP_PIPELINES.def,
    MAX_ITERATIONS.def,
    INLINING_THRESHOLD.def,
]);

struct Inline {
    default_pipeline: String,
    op_pipelines: Vec<String>,
    max_iterations: u32,
    threshold: u32,
}

impl Inline {
    fn new(options: &OptionValues) -> Self {
        Inline {
            default_pipeline: options.get(&DEFAULT_PIPELINE),
            op_pipelines: options.get(&OP_PIPELINES),
            max_iterations: options.get(&MAX_ITERATIONS),
            threshold: options.get(&INLINING_THRESHOLD),
        }
    }
}

impl Pass for Inline {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let def = cx.op().def();
        if !def.is_some_and(|def| def.has(Traits::SYMBOL_TABLE)) {
            let message =
                " was scheduled to run under the inliner, but does not define a symbol table";
            return Err(cx.op_error(OpId::ROOT, message));
        }
        Inliner::new(self, cx)?.run()
    }
}
