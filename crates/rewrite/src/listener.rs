//! Listeners, which observe the changes that a driver makes to the operations of a body.

use terrace_ir::{Body, Change, Context, OpId, OpRef, ValueId};

/// An observer of the operations of a body while a driver rewrites it: MLIR's `RewriterBase::Listener`. Implemented by
/// code that holds references to operations or values and updates them. Called by [`apply_patterns_greedily_with`] and
/// [`Conversion::run_with`].
///
/// The drivers read the journal of the body, so listeners also see changes that bypass the rewriter: changes by folds,
/// by dead-code elimination and by the simplification of regions. The greedy driver calls the listener after each
/// pattern and each fold. A conversion calls the listener once, at the end, unless the conversion fails. An operation
/// that was created and erased between two calls is not reported.
///
/// [`apply_patterns_greedily_with`]: crate::apply_patterns_greedily_with
/// [`Conversion::run_with`]: crate::Conversion::run_with
///
/// Counts the created and replaced operations with a given name:
/// ```
/// use terrace_ir::{Body, Context, OpId, OpRef, ValueId};
/// use terrace_rewrite::{GreedyConfig, GreedyPatterns, Listener, apply_patterns_greedily_with};
///
/// #[derive(Default)]
/// struct Constants {
///     created: usize,
///     replaced: usize,
/// }
///
/// impl Listener for Constants {
///     fn created(&mut self, op: OpRef<'_>) {
///         self.created += usize::from(op.name_str() == "arith.constant");
///     }
///
///     fn replaced(&mut self, op: OpRef<'_>, _values: &[Option<ValueId>]) {
///         self.replaced += usize::from(op.name_str() == "arith.constant");
///     }
/// }
///
/// fn constants(body: &mut Body, patterns: &GreedyPatterns<'_>) -> Constants {
///     let mut constants = Constants::default();
///     apply_patterns_greedily_with(body, patterns, GreedyConfig::default(), &mut constants);
///     constants
/// }
/// ```
pub trait Listener {
    /// Called after an operation was created. Operations in its regions may be reported earlier.
    fn created(&mut self, _op: OpRef<'_>) {}

    /// Called after an operation was moved within the body. If a whole block was moved, the operations in it are not
    /// reported.
    fn moved(&mut self, _op: OpRef<'_>) {}

    /// Called before an operation with results is erased, with the values that replace the results. A value is `None`
    /// if the result has no uses, or if a conversion replaced it by several values. A conversion may replace a result
    /// by a value of a different type.
    fn replaced(&mut self, _op: OpRef<'_>, _values: &[Option<ValueId>]) {}

    /// Called after an operation and the operations in its regions were erased. The ID is not reused.
    fn erased(&mut self, _op: OpId) {}
}

/// Calls a listener for the changes of a body that keeps a journal.
pub(crate) struct Notifier<'l> {
    listener: &'l mut dyn Listener,
    /// The number of operations that the body had at the start. The listener knows them all.
    first: usize,
    /// Indexed by later operation: true if the listener knows the operation.
    known: Vec<bool>,
    /// The number of journal entries that were reported to the listener.
    told: usize,
}

impl<'l> Notifier<'l> {
    /// Creates a notifier of changes from now on.
    pub(crate) fn new(listener: &'l mut dyn Listener, body: &Body) -> Self {
        Notifier {
            listener,
            first: body.op_capacity(),
            known: Vec::new(),
            told: body.journal().len(),
        }
    }

    fn knows(&self, op: OpId) -> bool {
        match op.index().checked_sub(self.first) {
            Some(row) => self.known.get(row).copied().unwrap_or(false),
            None => true,
        }
    }

    /// Reports the changes since the last call.
    pub(crate) fn catch_up(&mut self, ctx: &Context, body: &Body) {
        let new = self.first + self.known.len();
        for op in (new..body.op_capacity()).map(OpId::from_index) {
            self.known.push(!body.is_erased(op));
            if !body.is_erased(op) {
                self.listener.created(OpRef::new(ctx, body, op));
            }
        }
        let journal = body.journal();
        for change in journal.get(self.told..).unwrap_or_default() {
            match *change {
                Change::Inserted(op) if op.index() < new && !body.is_erased(op) => {
                    self.listener.moved(OpRef::new(ctx, body, op));
                }
                Change::Erased(op) if self.knows(op) => self.listener.erased(op),
                _ => (),
            }
        }
        self.told = journal.len();
    }

    /// Resets the position in the journal. Call this after emptying the journal.
    pub(crate) fn restart(&mut self) {
        self.told = 0;
    }

    /// Reports an operation that is about to be replaced. Call [`catch_up`](Self::catch_up) first.
    pub(crate) fn replaced(&mut self, op: OpRef<'_>, values: &[Option<ValueId>]) {
        if self.knows(op.id) && !values.is_empty() {
            self.listener.replaced(op, values);
        }
    }

    /// Reports a move that the journal does not record.
    pub(crate) fn moved(&mut self, op: OpRef<'_>) {
        self.listener.moved(op);
    }
}
