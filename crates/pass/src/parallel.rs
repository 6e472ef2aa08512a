//! Work on nested bodies, on several threads.
//!
//! Each piece of work has its own `&mut Body` and its own diagnostics. Results and diagnostics are merged in the order of
//! the text, so nothing depends on the number of threads.

use crate::analyses::Analyses;
use terrace_ir::parallel::for_each;
use terrace_ir::{Body, Diagnostics, OpId};

/// Fewer operations than this are not worth a thread.
const MIN_OPS: usize = 4096;

/// A piece of work: one nested body.
pub struct Job<'a> {
    /// The stub in the body around.
    pub stub: OpId,
    /// The nested body.
    pub body: &'a mut Body,
    /// The job's diagnostics.
    pub diags: &'a mut Diagnostics,
    /// The number of threads that the job may use for bodies nested in its body.
    pub threads: usize,
}

/// Runs a job on each body nested directly in `body`, and returns the results with the stubs in the order of the text.
/// `state` makes a thread's scratch memory, which it keeps from job to job.
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

/// Runs a job on every body nested in `body` at any depth, inner ones before the ones around them, and returns the results
/// in the order of the text (outer ones first).
pub fn parallel_bodies<R: Send>(
    body: &mut Body,
    threads: usize,
    diags: &mut Diagnostics,
    job: impl Fn(&mut Body, &mut Diagnostics) -> R + Sync,
) -> Vec<R> {
    let job = |body: &mut Body, _: &mut Analyses, diags: &mut Diagnostics| job(body, diags);
    inner_bodies(body, &mut Analyses::new(), threads, diags, &job)
}

/// As [`parallel_bodies`], on `body` first, and with the analyses of each.
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

/// The number of threads for these bodies, and the number that each may use for its nested bodies.
pub(crate) fn split_threads(threads: usize, bodies: &[(OpId, &mut Body)]) -> (usize, usize) {
    if threads <= 1 {
        return (1, 1);
    }
    let mut ops = 0;
    let worth = bodies.iter().any(|(_, body)| {
        ops += body.op_capacity();
        // Bodies nested deeper are not counted, so such a body may be larger than it seems.
        ops >= MIN_OPS || body.has_nested()
    });
    match (worth, bodies.len()) {
        (false, _) => (1, 1),
        (true, count) => (threads.min(count), threads.div_ceil(count.max(1))),
    }
}
