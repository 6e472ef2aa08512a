//! Reports the operations that remain after a lowering. Each operation name gets one error, at the first such
//! operation. The error states the number of operations, the reason, and a hint.

use crate::Explanations;
use crate::lower::plan::Plan;
use std::collections::HashMap;
use terrace_builtin::{ModuleOp, UnrealizedConversionCastOp};
use terrace_diag::Diagnostic;
use terrace_ir::{
    Body, BodyId, BodyTree, Context, Diagnostics, Failed, OpId, OpRef, OpView, Place, Traits,
    ValueId,
};

/// The target of a lowering, which defines the operations that may remain.
pub struct Target<'t> {
    /// Returns true if an operation may remain at the end.
    pub allows: &'t dyn Fn(OpRef<'_>) -> bool,
    /// The name of the target in messages: `the LLVM dialect`.
    pub name: &'t str,
    /// Returns a hint for an operation that remains after all passes of a plan: `run mlir-opt's 'x' first`. Returns
    /// `None` if there is no hint for operations with this name.
    pub help: &'t dyn Fn(OpRef<'_>, &Plan) -> Option<String>,
}

/// The explanations of passes about unconverted operations, keyed by the places of the operations.
#[derive(Default)]
pub struct Remarks {
    /// The bodies of the operations.
    tree: BodyTree,
    by_place: HashMap<Place, Explained>,
}

/// The explanations about one operation.
#[derive(Default)]
struct Explained {
    notes: Vec<Diagnostic>,
    /// True if a pattern was tried on the operation.
    was_tried: bool,
}

impl Remarks {
    /// Adds the explanations of one pass. The remark that an operation has no pattern is dropped as soon as a pattern
    /// is tried.
    pub fn add(&mut self, explanations: &Explanations) {
        for explanation in explanations.iter() {
            // The owner of a body is identified by its stub.
            let place = explanations.tree().stub_of(explanation.place);
            let path = explanations.tree().path(place.body);
            let body = self.tree.enter_path(BodyId::OUTERMOST, &path);
            let place = Place::new(body, place.op);
            let was_tried = explanation.was_tried;
            let explained = self.by_place.entry(place).or_default();
            if was_tried != explained.was_tried {
                if !was_tried {
                    continue;
                }
                explained.notes.clear();
            }
            explained.was_tried = was_tried;
            for note in &explanation.remark.notes {
                if !explained
                    .notes
                    .iter()
                    .any(|known| known.message == note.message)
                {
                    explained.notes.push(note.clone());
                }
            }
        }
    }

    /// Returns the notes about an operation, whose body is in `tree`.
    fn notes(&self, tree: &BodyTree, place: Place) -> &[Diagnostic] {
        let path = tree.path(place.body);
        let body = path.iter().try_fold(BodyId::OUTERMOST, |body, &stub| {
            self.tree.inside(Place::new(body, stub))
        });
        let explained = body.and_then(|body| self.by_place.get(&Place::new(body, place.op)));
        explained.map_or(&[], |explained| &explained.notes)
    }
}

/// The remaining operations with the same name.
struct Leftover<'b> {
    /// The body of the first operation.
    body: &'b Body,
    /// The first operation.
    first: Place,
    count: usize,
}

/// Reports every operation that the target does not allow. Casts remain only because other operations remain, so casts
/// are reported only if no other operation remains.
///
/// # Errors
/// Returns an error if an operation remains.
pub fn check_complete(
    ctx: &Context,
    module: &Body,
    target: &Target<'_>,
    plan: &Plan,
    remarks: &Remarks,
    diags: &mut Diagnostics,
) -> Result<(), Failed> {
    let (mut leftovers, mut by_name) = (Vec::<Leftover<'_>>::new(), HashMap::new());
    let tree = BodyTree::new(module);
    for (id, body) in tree.bodies(module).iter() {
        for op in body.walk(OpId::ROOT) {
            let view = OpRef::new(ctx, body, op);
            let is_module = view.name_str() == ModuleOp::NAME;
            if !is_module && !(target.allows)(view) && !goes_with_parent(view) {
                let at = *by_name.entry(view.name()).or_insert(leftovers.len());
                match leftovers.get_mut(at) {
                    Some(known) => known.count += 1,
                    None => leftovers.push(Leftover {
                        body,
                        first: Place::new(id, op),
                        count: 1,
                    }),
                }
            }
        }
    }
    let is_cast = |leftover: &Leftover<'_>| leftover.name(ctx) == CAST;
    let only_casts = leftovers.iter().all(is_cast);
    for leftover in &leftovers {
        if only_casts || !is_cast(leftover) {
            let notes = remarks.notes(&tree, leftover.first);
            leftover.report(ctx, target, plan, notes, diags);
        }
    }
    diags.check()
}

/// Returns true if an operation is the terminator in a region of an operation of the same dialect. The same pass lowers
/// both operations.
fn goes_with_parent(op: OpRef<'_>) -> bool {
    let dialect = |id: OpId| op.with(id).dialect_namespace();
    let ends = (op.def()).is_some_and(|def| def.has(Traits::TERMINATOR));
    let parent = op.body.parent_op(op.id);
    ends && parent.is_some_and(|parent| dialect(parent) == dialect(op.id))
}

/// The cast between values of two types.
const CAST: &str = UnrealizedConversionCastOp::NAME;

impl Leftover<'_> {
    fn name<'c>(&self, ctx: &'c Context) -> &'c str {
        ctx.op_name_str(self.body.name(self.first.op))
    }

    fn report(
        &self,
        ctx: &Context,
        target: &Target<'_>,
        plan: &Plan,
        notes: &[Diagnostic],
        diags: &mut Diagnostics,
    ) {
        let op = OpRef::new(ctx, self.body, self.first.op);
        let (name, loc) = (op.name_str(), op.loc());
        if name == CAST {
            self.report_cast(op, diags);
            return;
        }
        let unknown = || {
            let dialect = op.dialect_namespace();
            format!("'{dialect}' is not a dialect of MLIR, and no pass lowers it")
        };
        let how = (target.help)(op, plan).unwrap_or_else(unknown);
        let count = match self.count {
            1 => String::new(),
            count => format!(" (the first of {count})"),
        };
        let message = format!(
            "'{name}' op was not lowered to {}{count}; {how}",
            target.name
        );
        let _ = diags.error(loc, message);
        for note in notes {
            diags.note(note.loc, note.message.clone());
        }
    }

    /// Reports a cast if no other operation remains. The message names the definition of its operand and the user of
    /// its result.
    fn report_cast(&self, op: OpRef<'_>, diags: &mut Diagnostics) {
        let body = self.body;
        let types = |values: &mut dyn Iterator<Item = ValueId>| {
            let texts: Vec<String> = values
                .map(|value| op.ctx.show_type(body.ty(value)))
                .collect();
            texts.join(", ")
        };
        let from = types(&mut body.operands(op.id));
        let to = types(&mut body.results(op.id));
        let message = format!("'{CAST}' op from {from} to {to} remains: no other cast cancels it");
        let _ = diags.error(op.loc(), message);
        let name = |id: OpId| op.with(id).name_str();
        let mut operands = body.operands(op.id);
        if let Some(maker) = operands.find_map(|value| body.defining_op(value)) {
            let message = format!("its operand is made by '{}'", name(maker));
            diags.note(body.loc(maker), message);
        }
        let mut results = body.results(op.id);
        if let Some(user) = results.find_map(|result| body.uses(result).next()) {
            let message = format!("its result is used by '{}'", name(user.op));
            diags.note(body.loc(user.op), message);
        }
    }
}
