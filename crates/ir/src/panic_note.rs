//! Notes that name the operation for which a function of a dialect, a pattern or a pass panicked.

use std::cell::Cell;

use crate::{Context, Loc, OpName, OpRef};

/// A guard around a call of a function that a dialect, a pattern or a pass provides. If the call panics, a note on
/// standard error names the function and its operation, because the panic's own message only has a location in Rust
/// code.
///
/// `place` runs only during unwinding. It is `Copy` and captures values, so that the note costs nothing unless there is
/// a panic.
#[must_use]
pub struct PanicNote<P: Fn() -> String + Copy>(P);

impl<P: Fn() -> String + Copy> PanicNote<P> {
    /// Begins the call. `place` usually calls [`panic_place`]. If its result is empty, no note is printed.
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

// By value: a reference would keep the captured values in memory during the call.
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

/// Begins calls of a kind that nest, such as parsers of operations. The next panic in such a call prints a note again.
pub fn begin_nested_calls() {
    NESTED.set("");
}

/// Returns the text for a call that may be nested in another call of the same kind. Only the innermost call returns a
/// text that is not empty, so that a panic prints one note.
pub fn innermost_panic_place(kind: &'static str, ctx: &Context, op: OpName, loc: Loc) -> String {
    match NESTED.replace(kind) == kind {
        true => String::new(),
        false => panic_place(ctx, kind, op, loc),
    }
}

/// Returns `part`, an operation's name, and its location. `part` is the text before the name: `pass 'cse', run on`.
pub fn panic_place(ctx: &Context, part: &str, op: OpName, loc: Loc) -> String {
    let (op, at) = (ctx.op_name_str(op), ctx.show_loc(loc));
    format!("{part} '{op}' at {at}")
}

impl<'a> OpRef<'a> {
    /// Begins a call of a function about the operation, which must not change during the call. `part` is, for example,
    /// `the fold of`.
    #[inline(always)]
    pub fn panic_note(
        &self,
        part: &'static str,
    ) -> PanicNote<impl Fn() -> String + Copy + use<'_, 'a>> {
        PanicNote::new(move || panic_place(self.ctx, part, self.name(), self.loc()))
    }
}
