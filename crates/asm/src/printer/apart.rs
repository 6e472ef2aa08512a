//! Prints the isolated operations of a block on several threads, each to its own buffer.
//!
//! The texts, and the aliases found in them, are joined in the order of the operations. A text that depends on the
//! preceding text, by the number of a distinct attribute, is printed again after the preceding text.

use super::aliases::FoundApart;
use super::names::Start;
use super::{BATCH, Printer};
use std::sync::{Mutex, PoisonError};
use terrace_ir::parallel::for_each;
use terrace_ir::{Body, Loc, OpId, OpRow};

/// The approximate number of operations that each thread prints before the texts are joined, which limits memory use.
const ROUND: usize = 1 << 13;

/// The minimum number of operations for which another thread is started.
const FEW: usize = 1 << 9;

/// An isolated operation that is printed separately.
struct Part<'p> {
    op: OpId,
    nested: &'p Body,
    loc: Loc,
    start: Start,
    is_last: bool,
}

/// The result of printing a part.
struct Printed {
    text: Vec<u8>,
    resources: Vec<Box<[u8]>>,
    found: Vec<FoundApart>,
    depends: bool,
}

impl<'p> Printer<'p> {
    /// Returns true if isolated operations may be printed separately, because their names depend only on their start.
    pub(super) fn prints_apart(&self) -> bool {
        let options = &self.options;
        options.threads > 1 && !options.unique_ids && !options.generic && !options.value_users
    }

    /// Prints the operations of a block from `next` up to `end`.
    pub(super) fn ops_apart(&mut self, body: &'p Body, mut next: Option<OpId>, end: Option<OpId>) {
        let mut forks = Vec::new();
        let mut parts: Vec<Part<'p>> = Vec::new();
        let mut size = 0;
        while let Some(op) = next {
            let row = body.row(op);
            next = row.next.filter(|op| Some(*op) != end);
            match row.nested.filter(|_| stands_alone(body, op, &row)) {
                Some(nested) => {
                    size += nested.op_capacity();
                    parts.push(Part {
                        op,
                        nested,
                        loc: row.loc,
                        start: self.names.start_of(op),
                        is_last: next.is_none(),
                    });
                }
                None => {
                    self.parts(body, &mut parts, &mut size, &mut forks);
                    self.fetched_op(body, op, &row);
                    self.end_op(next.is_none());
                }
            }
            if size >= ROUND * self.options.threads {
                self.parts(body, &mut parts, &mut size, &mut forks);
            }
        }
        self.parts(body, &mut parts, &mut size, &mut forks);
        for fork in &mut forks {
            self.aliases.want(&fork.aliases);
            self.textless = self.textless.take().or(fork.textless.take());
        }
    }

    fn end_op(&mut self, is_last: bool) {
        match is_last {
            true => self.ch('\n'),
            false => self.newline(),
        }
        if self.out.len() >= BATCH {
            self.drain();
        }
    }

    /// Prints parts, on several threads if there is enough work.
    fn parts(
        &mut self,
        body: &'p Body,
        parts: &mut Vec<Part<'p>>,
        size: &mut usize,
        forks: &mut Vec<Printer<'p>>,
    ) {
        let size = std::mem::take(size);
        if parts.len() < 2 || size < FEW {
            for part in parts.drain(..) {
                self.part(body, &part);
                self.end_op(part.is_last);
            }
            return;
        }
        let threads = self.options.threads;
        while forks.len() < threads.min(parts.len()) {
            forks.push(self.fork());
        }
        let pool = Mutex::new(std::mem::take(forks));
        // No thread panics while it holds the pool.
        let fork = || pool.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let (printed, used) = for_each(parts.iter().collect(), threads, fork, |fork, part| {
            fork.as_mut().map(|fork| fork.print_part(body, part))
        });
        *forks = pool.into_inner().unwrap_or_else(PoisonError::into_inner);
        forks.extend(used.into_iter().flatten());
        for (part, printed) in parts.drain(..).zip(printed) {
            match printed.filter(|printed| !printed.depends) {
                Some(printed) => {
                    self.out.push_bytes(&printed.text);
                    for key in &printed.resources {
                        self.use_resource(key);
                    }
                    self.aliases.add_found(printed.found);
                }
                None => self.part(body, &part),
            }
            self.end_op(part.is_last);
        }
    }

    /// Returns a printer for parts of the current block.
    fn fork(&self) -> Printer<'p> {
        let mut options = self.options.clone();
        options.threads = 1;
        let mut fork = Printer::new(self.tables, options);
        fork.indent = self.indent;
        fork.default_dialect = self.default_dialect;
        fork.aliases = self.aliases.fork();
        fork
    }

    fn print_part(&mut self, body: &'p Body, part: &Part<'p>) -> Printed {
        let found = self.aliases.found();
        self.part(body, part);
        let printed = Printed {
            text: match self.aliases.collecting() {
                true => Vec::new(),
                false => self.out.as_bytes().to_vec(),
            },
            resources: std::mem::take(&mut self.used_resources),
            found: self.aliases.take_found(found),
            depends: self.aliases.take_depends(),
        };
        self.out.clear();
        printed
    }

    fn part(&mut self, body: &'p Body, part: &Part<'p>) {
        self.collect_op_location(part.loc);
        let names = self.names_from(part.nested, &part.start);
        self.in_named(body, part.op, part.nested, names);
        if self.options.debug_info {
            self.trailing_location(part.loc);
        }
    }
}

/// Returns true if an operation uses nothing of the enclosing body.
fn stands_alone(body: &Body, op: OpId, row: &OpRow<'_>) -> bool {
    row.num_results() == 0 && body.num_operands(op) == 0 && body.num_successors(op) == 0
}
