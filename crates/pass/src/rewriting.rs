//! Runs a dialect conversion or greedy rewriting on the operation of a pass and everything nested in it.

use crate::parallel::nested_jobs;
use crate::pass::{HelpFor, PassContext};
use terrace_diag::Diagnostic;
use terrace_ir::outer_symbols::is_symbol_table;
use terrace_ir::{Body, BodyId, BodyTree, Diagnostics, Failed, OpId, OpRef, OuterSymbols};
use terrace_rewrite::{
    Conversion, ConversionConfig, ConversionScratch, ConversionTarget, Explain, Explanations,
    GreedyConfig, GreedyPatterns, Outcome, PatternSet, Report, apply_patterns_greedily,
    merge_outcomes,
};

/// Applies patterns greedily to the operation that a pass runs on and everything nested in it, with bodies in parallel.
/// Returns true if the rewrite converged, which means that no pattern applied any more. Rewriting that does not seem to
/// terminate is stopped with a warning.
///
/// # Errors
/// Returns an error if a pattern or a fold violated its contract.
pub fn rewrite_greedily(
    cx: &mut PassContext<'_>,
    patterns: &GreedyPatterns<'_>,
    config: GreedyConfig,
) -> Result<bool, Failed> {
    let config = GreedyConfig {
        explain: cx.explain == Explain::Leftovers,
        trace: cx.trace_patterns,
        ..config
    };
    let tree = config.explain.then(|| BodyTree::new(cx.body));
    let outcomes = cx.for_each_body(|body, _, _| apply_patterns_greedily(body, patterns, config));
    let trace: String = outcomes.iter().map(|outcome| &*outcome.trace).collect();
    if !trace.is_empty() {
        cx.print(trace);
    }
    if let Some(violation) = outcomes.iter().find_map(|outcome| outcome.broken.as_ref()) {
        return Err(violation.report(cx.diags));
    }
    for endless in outcomes
        .iter()
        .filter_map(|outcome| outcome.endless.as_ref())
    {
        cx.diags.warning(endless.loc, endless.message.clone());
    }
    let converged = outcomes.iter().all(|outcome| outcome.converged);
    if let Some(tree) = tree {
        let ids = tree.ids();
        let mut explanations = Explanations::new(tree);
        for (id, outcome) in ids.zip(outcomes) {
            explanations.append(id, outcome.leftovers);
        }
        cx.explanations.append(BodyId::OUTERMOST, explanations);
    }
    Ok(converged)
}

/// Converts the operation that a pass runs on and everything nested in it, with bodies in parallel. Then fulfils the
/// requests of the conversions to the symbol tables, in textual order. The extent of explanations is [that of the
/// pass](PassContext::explain); the one in `config` is ignored.
pub fn convert(
    cx: &mut PassContext<'_>,
    target: ConversionTarget<'_>,
    patterns: PatternSet,
    config: ConversionConfig,
) -> Result<(), Failed> {
    let config = ConversionConfig {
        explain: cx.explain,
        ..config
    };
    let conversion = &Conversion::new(target, patterns, config);
    let job = BodyJob {
        body: cx.body,
        symbols: &OuterSymbols::default(),
        threads: cx.threads,
        is_nested: false,
        help: cx.help,
    };
    let scratch = &mut ConversionScratch::new();
    let mut outcome = convert_body(job, conversion, scratch, cx.diags)?;
    let leftovers = std::mem::take(&mut outcome.leftovers);
    cx.explanations.append(BodyId::OUTERMOST, leftovers);
    merge_outcomes(cx.ctx, cx.body, [(OpId::ROOT, outcome)], cx.diags)
}

/// A body to convert together with its nested bodies.
struct BodyJob<'a> {
    body: &'a mut Body,
    /// The enclosing symbol table.
    symbols: &'a OuterSymbols,
    threads: usize,
    is_nested: bool,
    help: Option<&'a HelpFor<'a>>,
}

/// Converts the operations of a body, without nested bodies, and adds hints about the operations that remain.
fn run(
    conversion: &Conversion<'_>,
    body: &mut Body,
    symbols: &OuterSymbols,
    scratch: &mut ConversionScratch,
    help: Option<&HelpFor<'_>>,
) -> Outcome {
    let mut outcome = conversion.run(body, symbols, scratch);
    let explain = conversion.config().explain;
    let Some(help) = help.filter(|_| explain != Explain::Nothing) else {
        return outcome;
    };
    let ctx = conversion.target().ctx();
    let note = |op: OpId| {
        let message = help(
            OpRef::new(ctx, body, op),
            conversion.has_patterns(body.name(op)),
        )?;
        Some(Diagnostic::note(body.loc(op), message))
    };
    if let Some(op) = outcome.refused
        && let Some(Report::Diagnostic(error)) = outcome.reports.last_mut()
    {
        error.notes.extend(note(op));
    }
    for leftover in outcome.leftovers.iter_mut() {
        leftover.remark.notes.extend(note(leftover.place.op));
    }
    outcome
}

/// Converts a body and its nested bodies. Returns the outcome for the enclosing symbol table, which is empty if the
/// body is itself a symbol table.
fn convert_body(
    job: BodyJob<'_>,
    conversion: &Conversion<'_>,
    scratch: &mut ConversionScratch,
    diags: &mut Diagnostics,
) -> Result<Outcome, Failed> {
    let BodyJob {
        body,
        symbols,
        threads,
        is_nested,
        help,
    } = job;
    let ctx = conversion.target().ctx();
    let is_table = is_symbol_table(ctx, body);
    if !is_table && !body.has_nested() {
        return Ok(run(conversion, body, symbols, scratch, help));
    }
    let own_symbols;
    let inner = if is_table && conversion.config().needs_symbols {
        own_symbols = OuterSymbols::new(ctx, body);
        &own_symbols
    } else {
        symbols
    };
    let mut own = run(conversion, body, inner, scratch, help);
    let mut leftovers = std::mem::take(&mut own.leftovers);
    let jobs = nested_jobs(
        body,
        threads,
        diags,
        ConversionScratch::new,
        |scratch, at| {
            let job = BodyJob {
                body: at.body,
                symbols: inner,
                threads: at.threads,
                is_nested: true,
                help,
            };
            let outcome = convert_body(job, conversion, scratch, at.diags)?;
            // Most bodies have neither requests nor reports.
            Ok((!outcome.is_empty()).then(|| Box::new(outcome)))
        },
    );
    let mut outcomes = Vec::new();
    let mut rest = None;
    if is_table {
        outcomes.push((plain_op(body), own));
    } else {
        rest = Some(own);
    }
    for (stub, outcome) in jobs {
        let Some(mut outcome) = outcome? else {
            continue;
        };
        leftovers.nest(stub, std::mem::take(&mut outcome.leftovers));
        outcomes.push((stub, *outcome));
    }
    let mut rest = rest.unwrap_or_default();
    rest.leftovers = leftovers;
    if is_nested {
        // A type that cannot be converted is reported once for all symbol tables.
        for (_, outcome) in &mut outcomes {
            let types = |report: &mut Report| matches!(report, Report::Type(..));
            rest.reports.extend(outcome.reports.extract_if(.., types));
        }
    }
    merge_outcomes(ctx, body, outcomes, diags)?;
    Ok(rest)
}

/// Returns an operation of a symbol table that does not have its own body. It represents the operations directly in the
/// table. Without such an operation there are no requests, and the result is unused.
fn plain_op(body: &Body) -> OpId {
    let mut ops = body
        .regions(OpId::ROOT)
        .flat_map(|region| body.blocks(region))
        .flat_map(|block| body.ops(block));
    ops.find(|&op| !body.is_nested(op)).unwrap_or(OpId::ROOT)
}
