//! Explains why casts remain.

use std::collections::{HashMap, HashSet};

use terrace_diag::{Diagnostic, Severity};
use terrace_ir::{Body, BodyTree, Context, OpId, OpName, OpRef, Place, Traits, ValueId};
use terrace_pass::{Explanation, Explanations, HelpFor};

/// Explains the casts that remain in `body` and nested bodies. The explanations name the operations adjacent to a cast
/// that another pass lowers, in program order. A cast without such an operation is named itself.
pub(crate) fn explain(
    ctx: &Context,
    body: &Body,
    cast: OpName,
    help: &HelpFor<'_>,
) -> Explanations {
    let tree = BodyTree::new(body);
    let bodies = tree.bodies(body);
    let mut explanations = Explanations::new(tree);
    for (id, body) in bodies.iter() {
        let root = OpRef::new(ctx, body, OpId::ROOT);
        let kept = kept_alive(root, cast, help);
        for op in std::iter::once(OpId::ROOT).chain(body.walk(OpId::ROOT)) {
            if let Some((casts, note)) = kept.get(&op) {
                explanations.push(Explanation {
                    place: Place::new(id, op),
                    remark: remark(root.with(op), *casts, note.clone()),
                    was_tried: false,
                });
            }
        }
    }
    explanations
}

/// Returns the operations of a body that keep casts alive, each with the number of casts and the pass that lowers the
/// operation. A cast without such an operation is listed itself, without a pass.
fn kept_alive(
    root: OpRef<'_>,
    cast: OpName,
    help: &HelpFor<'_>,
) -> HashMap<OpId, (usize, Option<String>)> {
    let body = root.body;
    let mut kept = HashMap::new();
    let casts = body.walk(OpId::ROOT);
    for id in casts.filter(|&id| body.name(id) == cast) {
        let results = body.results(id).flat_map(|value| body.uses(value));
        let next_to: HashSet<OpId> = body
            .operands(id)
            .filter_map(|value| origin(body, value))
            .chain(results.map(|result| result.op))
            .map(|neighbour| converted_with(root.with(neighbour)))
            .collect();
        let is_cast = |op: &OpId| body.name(*op) == cast;
        let mut is_explained = next_to.iter().any(is_cast);
        for op in next_to {
            if !is_cast(&op)
                && let Some(note) = help(root.with(op), false)
            {
                kept.entry(op).or_insert((0, Some(note))).0 += 1;
                is_explained = true;
            }
        }
        if !is_explained {
            kept.insert(id, (1, None));
        }
    }
    kept
}

/// Returns the operation that defines a value, or the owner of the block of which the value is an argument.
fn origin(body: &Body, value: ValueId) -> Option<OpId> {
    let of_block = || {
        let region = body.parent_region(body.defining_block(value)?)?;
        Some(body.region_owner(region))
    };
    body.defining_op(value).or_else(of_block)
}

/// Returns the operation with which an operation is converted: for a terminator, its parent if both belong to the same
/// dialect, else the operation itself.
fn converted_with(op: OpRef<'_>) -> OpId {
    let is_terminator = op.def().is_some_and(|def| def.has(Traits::TERMINATOR));
    let parent = op.body.parent_op(op.id).filter(|&parent| {
        is_terminator && op.with(parent).dialect_namespace() == op.dialect_namespace()
    });
    parent.unwrap_or(op.id)
}

/// Returns the remark, to which the pass adds its name.
fn remark(op: OpRef<'_>, casts: usize, note: Option<String>) -> Diagnostic {
    let (name, loc) = (op.name_str(), op.loc());
    let message = match (&note, casts) {
        (None, _) => {
            format!("'{name}' op was not removed, because no cast back to its source type exists")
        }
        (Some(_), 1) => format!("'{name}' op was not lowered and keeps a cast from being removed"),
        (Some(_), casts) => {
            format!("'{name}' op was not lowered and keeps {casts} casts from being removed")
        }
    };
    Diagnostic {
        severity: Severity::Remark,
        loc,
        message,
        notes: note
            .map(|note| Diagnostic::note(loc, note))
            .into_iter()
            .collect(),
    }
}
