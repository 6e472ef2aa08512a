//! Explains why a conversion or greedy rewriting left operations unchanged.

use terrace_diag::{Diagnostic, Severity};
use terrace_ir::{BodyId, BodyTree, OpId, OpRef, Place};

/// The reason why a partial conversion or greedy rewriting left an operation unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The operation, in the tree of the [`Explanations`].
    pub place: Place,
    /// A remark about the operation, with notes on the patterns that were tried and why they did not match.
    pub remark: Diagnostic,
    /// True if a pattern was tried on the operation. Otherwise the remark only states that no pattern exists.
    pub was_tried: bool,
}

impl Explanation {
    /// Creates an explanation of an operation in the rewritten body, with the given notes.
    #[cold]
    pub(crate) fn new(op: OpRef<'_>, was_tried: bool, notes: Vec<String>) -> Self {
        let (name, loc) = (op.name_str(), op.loc());
        let message = format!("'{name}' op was left unchanged");
        let notes = notes.into_iter();
        Explanation {
            place: Place::new(BodyId::OUTERMOST, op.id),
            remark: Diagnostic {
                severity: Severity::Remark,
                loc,
                message,
                notes: notes.map(|note| Diagnostic::note(loc, note)).collect(),
            },
            was_tried,
        }
    }
}

/// Explanations of operations in a body and its nested bodies.
#[derive(Clone, Default, Debug)]
pub struct Explanations {
    tree: BodyTree,
    list: Vec<Explanation>,
}

impl Explanations {
    /// Creates an empty list for operations in a tree of bodies.
    pub fn new(tree: BodyTree) -> Self {
        Explanations {
            tree,
            list: Vec::new(),
        }
    }

    /// The tree of bodies that contains the explained operations.
    pub fn tree(&self) -> &BodyTree {
        &self.tree
    }

    /// Adds an explanation of an operation in the tree.
    pub fn push(&mut self, explanation: Explanation) {
        self.list.push(explanation);
    }

    /// Moves the explanations of another list to this one. The list describes operations in `body`.
    pub fn append(&mut self, body: BodyId, inner: Explanations) {
        for mut explanation in inner.list {
            let path = inner.tree.path(explanation.place.body);
            explanation.place.body = self.tree.enter_path(body, &path);
            self.list.push(explanation);
        }
    }

    /// Moves the explanations of operations in a nested body to this list. `stub` is the body's stub in the outermost
    /// body.
    pub fn nest(&mut self, stub: OpId, inner: Explanations) {
        if !inner.is_empty() {
            let body = self.tree.enter_path(BodyId::OUTERMOST, &[stub]);
            self.append(body, inner);
        }
    }

    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The explanations, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Explanation> {
        self.list.iter()
    }

    /// Iterates over the explanations mutably, so that callers can change the remarks.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Explanation> {
        self.list.iter_mut()
    }

    /// The remarks, in order.
    pub fn into_remarks(self) -> impl Iterator<Item = Diagnostic> {
        self.list.into_iter().map(|explanation| explanation.remark)
    }
}
