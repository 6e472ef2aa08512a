//! What a lowering left: an error for each name of an operation, where the first one is, with how many there are, the reason, and what
//! would help.

use std::collections::HashMap;
use terrace_builtin::{RankedTensorType, UnrankedTensorType};
use terrace_diag::Diagnostic;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, OpRef, Traits, ValueId};
use terrace_pass::Explanation;

/// Where a lowering ends.
pub struct Target<'t> {
    /// Whether an operation may be there at the end.
    pub allows: &'t dyn Fn(OpRef<'_>) -> bool,
    /// What the target is in messages: `the LLVM dialect`.
    pub name: &'t str,
    /// What would lower an operation of this name: `run mlir-opt's 'x' first`. None if nothing is known of the name.
    pub help: &'t dyn Fn(&str) -> Option<String>,
}

/// What conversions said of operations that they left, by the bodies around and the operation.
#[derive(Default)]
pub struct Explanations(HashMap<(Vec<OpId>, OpId), Vec<Diagnostic>>);

impl Explanations {
    /// Takes the word of one conversion: the last one that looked at an operation counts.
    pub fn add(&mut self, explanation: Explanation) {
        let Explanation {
            mut path,
            mut op,
            remark,
        } = explanation;
        // The owner of a body is known by its place in the body around.
        if op == OpId::ROOT
            && let Some(owner) = path.pop()
        {
            op = owner;
        }
        self.0.insert((path, op), remark.notes);
    }
}

/// The operations of one name that are left.
struct Leftover<'b> {
    /// The operations whose bodies are around the first one.
    path: Vec<OpId>,
    body: &'b Body,
    /// The first one.
    op: OpId,
    count: usize,
}

/// Reports every operation that the target does not allow. Casts are only there because something else is, so they are
/// reported if nothing else is left.
///
/// # Errors
/// Something is left.
pub fn check_complete(
    ctx: &Context,
    module: &Body,
    target: &Target<'_>,
    explanations: &Explanations,
    diags: &mut Diagnostics,
) -> Result<(), Failed> {
    let (mut leftovers, mut by_name) = (Vec::<Leftover<'_>>::new(), HashMap::new());
    // Bodies nest deep in odd inputs: no recursion.
    let mut pending = vec![(Vec::new(), module)];
    while let Some((path, body)) = pending.pop() {
        let mut inner = Vec::new();
        for op in body.walk(OpId::ROOT) {
            let view = OpRef::new(ctx, body, op);
            let is_module = view.name_str() == "builtin.module";
            if !is_module && !(target.allows)(view) && !goes_with_parent(view) {
                let at = *by_name.entry(view.name()).or_insert(leftovers.len());
                match leftovers.get_mut(at) {
                    Some(known) => known.count += 1,
                    None => leftovers.push(Leftover {
                        path: path.clone(),
                        body,
                        op,
                        count: 1,
                    }),
                }
            }
            if let Some(nested) = body.nested(op) {
                let mut path = path.clone();
                path.push(op);
                inner.push((path, nested));
            }
        }
        pending.extend(inner.into_iter().rev());
    }
    let is_cast = |leftover: &Leftover<'_>| leftover.name(ctx) == CAST;
    let only_casts = leftovers.iter().all(is_cast);
    for leftover in &leftovers {
        if only_casts || !is_cast(leftover) {
            leftover.report(ctx, target, explanations, diags);
        }
    }
    diags.check()
}

/// Whether an operation ends a region of an operation of its own dialect: what lowers the one lowers the other.
fn goes_with_parent(op: OpRef<'_>) -> bool {
    let dialect = |id: OpId| op.with(id).name_str().split('.').next();
    let ends = (op.def()).is_some_and(|def| def.has(Traits::TERMINATOR));
    let parent = op.body.parent_op(op.id);
    ends && parent.is_some_and(|parent| dialect(parent) == dialect(op.id))
}

/// The cast between values of two types.
const CAST: &str = "builtin.unrealized_conversion_cast";

/// The pass that turns tensors into memrefs.
pub const BUFFERIZE: &str = "one-shot-bufferize";

/// Whether operands or results are tensors, which no conversion to LLVM takes.
pub fn works_on_tensors(op: OpRef<'_>) -> bool {
    let mut values = op.body.operands(op.id).chain(op.body.results(op.id));
    values.any(|value| {
        let ty = op.body.ty(value);
        ty.is::<RankedTensorType>(op.ctx) || ty.is::<UnrankedTensorType>(op.ctx)
    })
}

/// What is said of an operation on tensors.
pub fn bufferize_first() -> String {
    format!("it works on tensors: run mlir-opt's '{BUFFERIZE}' first")
}

impl Leftover<'_> {
    fn name<'c>(&self, ctx: &'c Context) -> &'c str {
        ctx.op_name_str(self.body.name(self.op))
    }

    fn report(
        &self,
        ctx: &Context,
        target: &Target<'_>,
        explanations: &Explanations,
        diags: &mut Diagnostics,
    ) {
        let op = OpRef::new(ctx, self.body, self.op);
        let (name, loc) = (op.name_str(), op.loc());
        if name == CAST {
            self.report_cast(op, diags);
            return;
        }
        let unknown = || {
            let dialect = name.split('.').next().unwrap_or_default();
            format!("'{dialect}' is no dialect of MLIR, and no pass lowers it")
        };
        let mut how = (target.help)(name).unwrap_or_else(unknown);
        if works_on_tensors(op) && !how.contains(BUFFERIZE) {
            how = bufferize_first();
        }
        let count = match self.count {
            1 => String::new(),
            count => format!(" (the first of {count})"),
        };
        let message = format!(
            "'{name}' op was not lowered to {}{count}; {how}",
            target.name
        );
        let _ = diags.error(loc, message);
        let key = (self.path.clone(), self.op);
        for note in explanations.0.get(&key).into_iter().flatten() {
            diags.note(note.loc, note.message.clone());
        }
    }

    /// A cast that nothing else explains: where its operand comes from and what needs its result.
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
        let message = format!(
            "'{CAST}' op from {from} to {to} is left: no pair of casts that leads back to the same type can replace it"
        );
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
