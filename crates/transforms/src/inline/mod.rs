//! `inline`: inlines calls bottom-up in the call graph, and optimizes each function first.

mod allocations;
mod call_graph;
mod inliner;
mod splice;
mod uses;

use inliner::Inliner;
use terrace_ir::{Failed, OpId, Traits};
use terrace_pass::{Anchor, OptionDef, OptionKind, OptionValues, Pass, PassContext, PassDef};

/// `inline`
pub static INLINE: PassDef = PassDef {
    name: "inline",
    class: "Inliner",
    description: "Inline function calls",
    anchor: Anchor::Any,
    options: &[
        OptionDef {
            name: "default-pipeline",
            description: "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList",
            kind: OptionKind::Text("canonicalize"),
        },
        OptionDef {
            name: "op-pipelines",
            description: "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)",
            kind: OptionKind::Pipelines,
        },
        OptionDef {
            name: "max-iterations",
            description: "Maximum number of iterations when inlining within an SCC",
            kind: OptionKind::Uint(4),
        },
        OptionDef {
            name: "inlining-threshold",
            description: "If the ratio between the number of the operations in the callee and the number of the operations in the caller exceeds this value (in percentage), then the callee is not inlined even if it is legal to inline it",
            kind: OptionKind::Uint(u32::MAX),
        },
    ],
    statistics: &[],
    create: |options| Box::new(Inline::new(options)),
};

struct Inline {
    default_pipeline: String,
    op_pipelines: Vec<String>,
    max_iterations: u32,
    threshold: u32,
}

impl Inline {
    fn new(options: &OptionValues) -> Self {
        Inline {
            default_pipeline: options.text("default-pipeline").to_owned(),
            op_pipelines: options.list("op-pipelines").to_vec(),
            max_iterations: options.uint("max-iterations"),
            threshold: options.uint("inlining-threshold"),
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
