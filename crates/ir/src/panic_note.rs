//! The place of a panic in a function of a dialect, a pattern or a pass.

use std::cell::Cell;

use crate::{Context, Loc, OpName, OpRef};

/// A call of a function that a dialect, a pattern or a pass brings. If it panics, a note on standard error names the function
/// and its operation: the panic's own message has a place in Rust code only.
///
/// `place` runs on unwinding alone. It is `Copy` and captures values, so that the note costs nothing before that.
#[must_use]
pub struct PanicNote<P: Fn() -> String + Copy>(P);

impl<P: Fn() -> String + Copy> PanicNote<P> {
    /// Begins the call. `place` is mostly made of [`panic_place`]; no note is printed if it is empty.
    #[inline(always)]
    pub fn new(place: P) -> Self {
        PanicNote(place)
    }

    /// Ends the call without a panic.
    #[inline(always)]
    pub fn done(self) {
        std::mem::forget(self);
    }
}

impl<P: Fn() -> String + Copy> Drop for PanicNote<P> {
    #[inline(always)]
    fn drop(&mut self) {
        print(self.0);
    }
}

// By value: a reference would keep what was captured in memory during the call.
#[cold]
#[inline(never)]
fn print(place: impl Fn() -> String) {
    let place = place();
    if !place.is_empty() {
        eprintln!("note: this was in {place}");
    }
}

thread_local! {
    /// The kind of the last note about nested calls on this thread.
    static NESTED: Cell<&'static str> = const { Cell::new("") };
}

/// Begins calls of a kind that nest, such as parsers of operations. The next panic in one of them prints a note again.
pub fn begin_nested_calls() {
    NESTED.set("");
}

/// The place of a call that may be within another call of the same kind. Empty unless the call is the innermost one of its
/// kind, so that a panic prints one note for all.
pub fn innermost_panic_place(kind: &'static str, ctx: &Context, op: OpName, loc: Loc) -> String {
    match NESTED.replace(kind) == kind {
        true => String::new(),
        false => panic_place(ctx, kind, op, loc),
    }
}

/// The text of a place: `part`, an operation's name and its location. `part` ends before the name: `pass 'cse', run on`.
pub fn panic_place(ctx: &Context, part: &str, op: OpName, loc: Loc) -> String {
    let (op, at) = (ctx.op_name_str(op), ctx.show_loc(loc));
    format!("{part} '{op}' at {at}")
}

impl<'a> OpRef<'a> {
    /// Begins a call of a function about the operation, which stays as it is during the call: `the fold of`.
    #[inline(always)]
    pub fn panic_note(
        &self,
        part: &'static str,
    ) -> PanicNote<impl Fn() -> String + Copy + use<'_, 'a>> {
        PanicNote::new(move || panic_place(self.ctx, part, self.name(), self.loc()))
    }
}
