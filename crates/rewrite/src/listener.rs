//! Listeners: observers of what a driver makes of the operations of a body.

use terrace_ir::{Body, Change, Context, OpId, OpRef, ValueId};

/// An observer of the operations of a body while a driver rewrites it: MLIR's `RewriterBase::Listener`. Code that keeps
/// references to operations or values implements it to update them. [`apply_patterns_greedily_with`] and
/// [`Conversion::run_with`] call it.
///
/// The drivers read the body's own record of changes, so changes that go round the rewriter are seen too, those of
/// folds, of dead-code elimination and of the simplification of regions among them. The greedy driver calls the listener
/// after each pattern and each fold; a conversion calls it once, at the end, and not if it fails. An operation that was
/// created and erased in between is not reported.
///
/// [`apply_patterns_greedily_with`]: crate::apply_patterns_greedily_with
/// [`Conversion::run_with`]: crate::Conversion::run_with
///
/// Counting what becomes of the operations of a name:
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
    /// Called after an operation was created. Operations in its regions may come before it.
    fn created(&mut self, _op: OpRef<'_>) {}

    /// Called after an operation was moved within the body. Operations in a block that was moved as a whole are not
    /// reported.
    fn moved(&mut self, _op: OpRef<'_>) {}

    /// Called before an operation with results is erased, with the values that replace the results. `None`: the result
    /// has no uses, or a conversion made several values of it. A conversion may replace a result by a value of another
    /// type.
    fn replaced(&mut self, _op: OpRef<'_>, _values: &[Option<ValueId>]) {}

    /// Called after an operation was erased, and after the operations in its regions. The ID is not used again.
    fn erased(&mut self, _op: OpId) {}
}

/// Calls a listener for the changes of a body, which keeps a journal.
pub(crate) struct Notifier<'l> {
    listener: &'l mut dyn Listener,
    /// The number of operations that the body had at first: the listener knows them.
    first: usize,
    /// For each later operation: true if the listener knows it.
    known: Vec<bool>,
    /// The number of changes in the journal that the listener was told.
    told: usize,
}

impl<'l> Notifier<'l> {
    /// A notifier of changes from now on.
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

    /// Call this after the journal was emptied.
    pub(crate) fn restart(&mut self) {
        self.told = 0;
    }

    /// Reports an operation that is about to be replaced. Call [`catch_up`](Self::catch_up) before.
    pub(crate) fn replaced(&mut self, op: OpRef<'_>, values: &[Option<ValueId>]) {
        if self.knows(op.id) && !values.is_empty() {
            self.listener.replaced(op, values);
        }
    }

    /// Reports an operation that was moved without an entry in the journal.
    pub(crate) fn moved(&mut self, op: OpRef<'_>) {
        self.listener.moved(op);
    }
}
