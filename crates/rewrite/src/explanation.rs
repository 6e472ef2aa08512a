//! Explanations of operations that a conversion or greedy rewriting left.

use terrace_diag::{Diagnostic, Severity};
use terrace_ir::{BodyId, BodyTree, OpId, OpRef, Place};

/// The reason why a partial conversion, or greedy rewriting, left an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The operation, in the tree of the [`Explanations`].
    pub place: Place,
    /// A remark about the operation, with notes on the patterns that were tried and why they did not match.
    pub remark: Diagnostic,
    /// True if a pattern was tried on it; otherwise the remark only reports that there is none.
    pub was_tried: bool,
}

impl Explanation {
    /// An explanation of an operation in the body that was rewritten, with these notes.
    #[cold]
    pub(crate) fn new(op: OpRef<'_>, was_tried: bool, notes: Vec<String>) -> Self {
        let (name, loc) = (op.name_str(), op.loc());
        let message = format!("'{name}' op was left as it is");
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

/// Explanations of operations in a body and in the bodies nested in it.
#[derive(Clone, Default, Debug)]
pub struct Explanations {
    tree: BodyTree,
    list: Vec<Explanation>,
}

impl Explanations {
    /// No explanations, of operations in a tree.
    pub fn new(tree: BodyTree) -> Self {
        Explanations {
            tree,
            list: Vec::new(),
        }
    }

    /// The bodies that the places of the explanations are in.
    pub fn tree(&self) -> &BodyTree {
        &self.tree
    }

    /// Adds an explanation of an operation in the tree.
    pub fn push(&mut self, explanation: Explanation) {
        self.list.push(explanation);
    }

    /// Adds the explanations of operations in a body of the tree.
    pub fn append(&mut self, body: BodyId, inner: Explanations) {
        for mut explanation in inner.list {
            let path = inner.tree.path(explanation.place.body);
            explanation.place.body = self.tree.enter_path(body, &path);
            self.list.push(explanation);
        }
    }

    /// Adds the explanations of operations in the body of a stub of the outermost body.
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

    /// The explanations, to change their remarks.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Explanation> {
        self.list.iter_mut()
    }

    /// The remarks, in order.
    pub fn into_remarks(self) -> impl Iterator<Item = Diagnostic> {
        self.list.into_iter().map(|explanation| explanation.remark)
    }
}
