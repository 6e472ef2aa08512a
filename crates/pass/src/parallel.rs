//! Processes nested bodies on several threads.
//!
//! Each job has its own `&mut Body` and its own diagnostics. Results and diagnostics are merged in textual order, so
//! they do not depend on the number of threads.

use crate::analyses::Analyses;
use terrace_ir::parallel::for_each;
use terrace_ir::{Body, Diagnostics, OpId};

/// The minimum number of operations that justifies a thread.
const MIN_OPS: usize = 4096;

/// A unit of work: one nested body.
pub struct Job<'a> {
    /// The body's stub in the enclosing body.
    pub stub: OpId,
    /// The nested body.
    pub body: &'a mut Body,
    /// The job's diagnostics.
    pub diags: &'a mut Diagnostics,
    /// The number of threads that the job may use for its nested bodies.
    pub threads: usize,
}

/// Runs a job on each body nested directly in `body`. Returns the stubs and results in textual order. `state` creates
/// the scratch memory of a thread, which the thread reuses for all its jobs.
pub fn nested_jobs<S: Send, R: Send>(
    body: &mut Body,
    threads: usize,
    diags: &mut Diagnostics,
    state: impl Fn() -> S + Sync,
    job: impl Fn(&mut S, Job<'_>) -> R + Sync,
) -> Vec<(OpId, R)> {
    let nested = body.nested_in_order_mut();
    let (outer, inner) = split_threads(threads, &nested);
    let (results, _) = for_each(nested, outer, state, |state, (stub, body)| {
        let mut diags = Diagnostics::new();
        let job_of = Job {
            stub,
            body,
            diags: &mut diags,
            threads: inner,
        };
        let result = job(state, job_of);
        (stub, result, diags)
    });
    results
        .into_iter()
        .map(|(stub, result, own)| {
            diags.append(own);
            (stub, result)
        })
        .collect()
}

/// Runs a job on every body nested in `body` at any depth, in post-order. Returns the results in pre-order.
pub fn parallel_bodies<R: Send>(
    body: &mut Body,
    threads: usize,
    diags: &mut Diagnostics,
    job: impl Fn(&mut Body, &mut Diagnostics) -> R + Sync,
) -> Vec<R> {
    let job = |body: &mut Body, _: &mut Analyses, diags: &mut Diagnostics| job(body, diags);
    inner_bodies(body, &mut Analyses::new(), threads, diags, &job)
}

/// Runs a job on `body`, and then on all nested bodies like [`parallel_bodies`]. Each job receives the analyses of its
/// operation.
pub(crate) fn all_bodies<R: Send>(
    body: &mut Body,
    analyses: &mut Analyses,
    threads: usize,
    diags: &mut Diagnostics,
    job: impl Fn(&mut Body, &mut Analyses, &mut Diagnostics) -> R + Sync,
) -> Vec<R> {
    let mut results = vec![job(body, analyses, diags)];
    results.extend(inner_bodies(body, analyses, threads, diags, &job));
    results
}

fn inner_bodies<R: Send>(
    body: &mut Body,
    analyses: &mut Analyses,
    threads: usize,
    diags: &mut Diagnostics,
    job: &(impl Fn(&mut Body, &mut Analyses, &mut Diagnostics) -> R + Sync),
) -> Vec<R> {
    let nested = body.nested_in_order_mut();
    let (outer, inner) = split_threads(threads, &nested);
    let items = nested
        .into_iter()
        .map(|(stub, body)| (stub, body, analyses.take_child(stub)))
        .collect();
    let (done, _) = for_each(
        items,
        outer,
        || (),
        |(), (stub, body, mut own)| {
            let mut diags = Diagnostics::new();
            let mut results = inner_bodies(body, &mut own, inner, &mut diags, job);
            results.insert(0, job(body, &mut own, &mut diags));
            (stub, results, own, diags)
        },
    );
    let mut all = Vec::new();
    for (stub, results, own, reported) in done {
        analyses.put_child(stub, own);
        diags.append(reported);
        all.extend(results);
    }
    all
}

/// Returns the number of threads for these bodies, and the number of threads that each body may use for its nested
/// bodies.
pub(crate) fn split_threads(threads: usize, bodies: &[(OpId, &mut Body)]) -> (usize, usize) {
    if threads <= 1 {
        return (1, 1);
    }
    let mut ops = 0;
    let worth = bodies.iter().any(|(_, body)| {
        ops += body.op_capacity();
        // The count does not include nested bodies, so a body with nested bodies always counts as large.
        ops >= MIN_OPS || body.has_nested()
    });
    match (worth, bodies.len()) {
        (false, _) => (1, 1),
        (true, count) => (threads.min(count), threads.div_ceil(count.max(1))),
    }
}
