//! Runs work on several threads.
//!
//! Results are in the order of the items, so they do not depend on the number of threads.

use std::num::NonZeroUsize;
use std::sync::Mutex;

/// The stack size of a thread. Text and bodies may be deeply nested. Only pages that are touched are committed.
const STACK: usize = 1 << 30;

/// Returns the number of threads that the machine can run in parallel.
pub fn available_threads() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Runs work on each item, on up to `threads` threads. Returns the results in the order of the items, and the states of
/// the threads in no particular order.
pub fn for_each<T: Send, S: Send, R: Send>(
    items: Vec<T>,
    threads: usize,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, T) -> R + Sync,
) -> (Vec<R>, Vec<S>) {
    let count = items.len();
    let threads = threads.min(count);
    if threads <= 1 {
        let mut state = state();
        let results = items
            .into_iter()
            .map(|item| work(&mut state, item))
            .collect();
        return (results, vec![state]);
    }
    // Items are distributed in small batches from the front, so that a few large ones are not all assigned to one
    // thread.
    let batch = (count / (threads * 16)).clamp(1, 64);
    let queue = Mutex::new(items.into_iter().enumerate());
    let run = || {
        let mut state = state();
        let mut results = Vec::new();
        let mut taken = Vec::with_capacity(batch);
        loop {
            // If another thread panicked while it took items, the queue is still consistent. The panic is propagated
            // below.
            let mut queue = queue
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            taken.extend(queue.by_ref().take(batch));
            drop(queue);
            if taken.is_empty() {
                return (results, state);
            }
            for (at, item) in taken.drain(..) {
                results.push((at, work(&mut state, item)));
            }
        }
    };
    let mut slots: Vec<Option<R>> = (0..count).map(|_| None).collect();
    let mut states = Vec::with_capacity(threads);
    std::thread::scope(|scope| {
        // If a thread cannot be created, the other threads do its work. The calling thread takes part.
        let spawned: Vec<_> = (1..threads)
            .filter_map(|_| {
                std::thread::Builder::new()
                    .stack_size(STACK)
                    .spawn_scoped(scope, run)
                    .ok()
            })
            .collect();
        let mut take = |(results, state): (Vec<(usize, R)>, S)| {
            results
                .into_iter()
                .for_each(|(at, result)| slots[at] = Some(result));
            states.push(state);
        };
        take(run());
        for thread in spawned {
            match thread.join() {
                Ok(done) => take(done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    let results = slots
        .into_iter()
        .map(|slot| slot.expect("invariant: every item was handed out once"));
    (results.collect(), states)
}
