//! Work on several threads.
//!
//! Results come in the order of the items, so nothing depends on the number of threads.

use std::num::NonZeroUsize;
use std::sync::Mutex;

/// The stack of a thread: text and bodies nest deep in odd inputs. Only touched pages are ever committed.
const STACK: usize = 1 << 30;

/// The number of threads that the machine runs at once.
pub fn available_threads() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Runs work on each item, on up to `threads` threads, and returns the results in the order of the items, with the
/// states of the threads in no particular order.
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
    // Items are distributed in small batches from the front, so that a few large ones do not all go to one thread.
    let batch = (count / (threads * 16)).clamp(1, 64);
    let queue = Mutex::new(items.into_iter().enumerate());
    let run = || {
        let mut state = state();
        let mut results = Vec::new();
        let mut taken = Vec::with_capacity(batch);
        loop {
            // A panic of another thread while it took items leaves the queue as it is; the panic is passed on below.
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
        // A thread that cannot be had leaves its work to the others; this one takes part.
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
