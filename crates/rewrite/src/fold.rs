//! Folding one operation, as a conversion does before it tries patterns.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use terrace_ir::builder::BuildOp;
use terrace_ir::interfaces::{MaterializeConstant, constant_value};
use terrace_ir::opdef::Folded;
use terrace_ir::{
    Attr, BlockId, Body, Builder, Context, DialectDef, InsertPoint, Loc, OpDef, OpId, OpName,
    OpRef, OpView, Traits, ValueId,
};

/// The outcome of folding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldOutcome {
    /// Nothing.
    No,
    /// It changed the operation, which stays and may fold again.
    InPlace,
    /// The operation can be replaced by these values. Constants among them were created before the operation, as the
    /// newest operations of the body; there are this many.
    Values(SmallVec<[ValueId; 1]>, usize),
    /// Nothing that may be used: the fold broke its contract, in this way.
    Broken(&'static str),
}

/// Returns true if operations of a definition can fold at all. Constants cannot: others fold to them.
pub fn can_fold(def: &OpDef) -> bool {
    let by_trait = [Traits::COMMUTATIVE, Traits::IDEMPOTENT]
        .into_iter()
        .any(|traits| def.has(traits));
    (def.fold.is_some() || by_trait) && !def.has(Traits::CONSTANT_LIKE)
}

/// The models that materialize constants for operations of each registered dialect.
pub(crate) struct ConstantModels(Vec<Option<&'static dyn MaterializeConstant>>);

impl ConstantModels {
    pub(crate) fn new(ctx: &Context) -> Self {
        let model = |dialect: &&'static DialectDef| ctx.dialect_interface(dialect.name);
        ConstantModels(ctx.dialects().iter().map(model).collect())
    }

    /// The model for operations of a name.
    pub(crate) fn of(
        &self,
        ctx: &Context,
        name: OpName,
    ) -> Option<&'static dyn MaterializeConstant> {
        self.0.get(ctx.dialect_place(name)?).copied().flatten()
    }
}

/// The state of a part of an operation before a fold changed it in place.
#[derive(Clone)]
pub(crate) enum Before {
    Operand(u32, ValueId),
    Operands(Box<[ValueId]>),
    Prop(u32, Option<Attr>),
    Regions(u32, u32),
}

/// Folds an operation that is in a block: by its own fold, then by its traits. New constants are made by `constants`
/// (the model of the operation's dialect) right before it; if one cannot be made nothing changes.
pub fn try_fold(
    ctx: &Context,
    body: &mut Body,
    op: OpId,
    constants: Option<&dyn MaterializeConstant>,
) -> FoldOutcome {
    let outcome = try_fold_recording(ctx, body, op, constants, |_| false, &mut Vec::new());
    outcome.unwrap_or(FoldOutcome::No)
}

/// `OpBuilder::createOrFold`: the only result of a new operation, or the value that it folds to. An operation that
/// changes in place is folded again.
///
/// # Panics
/// If the operation has no result.
#[track_caller]
pub fn create_or_fold<T: BuildOp>(
    ctx: &Context,
    body: &mut Body,
    at: InsertPoint,
    loc: Loc,
    parts: T,
) -> ValueId {
    let op = Builder::new(ctx, body, at, loc).create(parts).id();
    fold_new(ctx, body, op).unwrap_or_else(|| body.result(op, 0))
}

/// The value that an operation with one result that was just created folds to; the operation is erased. `None` if it does not
/// fold.
pub(crate) fn fold_new(ctx: &Context, body: &mut Body, op: OpId) -> Option<ValueId> {
    let dialect = ctx.op_def(body.name(op)).map_or("", OpDef::dialect);
    let constants = ctx.dialect_interface::<dyn MaterializeConstant>(dialect);
    for _ in 0..MOST_FOLDS {
        match try_fold(ctx, body, op, constants) {
            FoldOutcome::Values(values, _) => {
                body.erase_op(op);
                return values.first().copied();
            }
            FoldOutcome::InPlace => {}
            FoldOutcome::No | FoldOutcome::Broken(_) => break,
        }
    }
    None
}

/// Changes in place of one new operation: more than any fold needs that comes to an end.
const MOST_FOLDS: usize = 64;

/// As [`try_fold`]; appends what changes in place overwrite. Does nothing and returns `None` where it would create a
/// constant that is `futile`.
pub(crate) fn try_fold_recording(
    ctx: &Context,
    body: &mut Body,
    op: OpId,
    constants: Option<&dyn MaterializeConstant>,
    futile: impl Fn(&'static OpDef) -> bool,
    before: &mut Vec<Before>,
) -> Option<FoldOutcome> {
    let Some(def) = ctx.op_def(body.name(op)).filter(|def| can_fold(def)) else {
        return Some(FoldOutcome::No);
    };
    let count = body.num_operands(op);
    let (mut few, mut many) = ([None; 4], Vec::new());
    let known: &mut [Option<Attr>] = if count <= few.len() {
        &mut few[..count]
    } else {
        many.resize(count, None);
        &mut many
    };
    for (slot, operand) in known.iter_mut().zip(body.operands(op)) {
        *slot = constant_value(ctx, body, operand);
    }
    let folded = def.fold.and_then(|fold| {
        let op = OpRef::new(ctx, body, op);
        let note = op.panic_note("the fold of");
        let folded = fold(op, known);
        note.done();
        folded
    });
    let folded = folded.unwrap_or_default();
    if folded.is_empty() {
        return Some(fold_by_traits(body, op, def, known, before));
    }
    let first = folded.iter().position(|change| !change.is_in_place());
    let (changes, results) = folded.split_at(first.unwrap_or(folded.len()));
    if !changes
        .iter()
        .all(|&change| has_part(body, op, def, change))
    {
        let how = "changes an operand, a property or a region that it does not have";
        return Some(FoldOutcome::Broken(how));
    }
    let wrong = results.len() != body.num_results(op) || results.iter().any(|it| it.is_in_place());
    if !results.is_empty() && wrong {
        let how = "returned another number of values than it has results";
        return Some(FoldOutcome::Broken(how));
    }
    let mut changed = false;
    let mut operands = None;
    for &change in changes {
        if !change_operands(body, op, change, &mut operands) {
            changed |= set_operands(body, op, operands.take(), before);
            changed |= change_in_place(body, op, change, before);
        }
    }
    changed |= set_operands(body, op, operands, before);
    if results.is_empty() {
        return Some(match changed {
            true => FoldOutcome::InPlace,
            false => FoldOutcome::No,
        });
    }
    if (0..)
        .zip(results)
        .any(|(at, &folded)| stays(body, op, at, folded))
    {
        changed |= replace_some(ctx, body, op, results, constants);
        if !changed && results.len() == 1 && !may_use_itself(body, op) {
            let how = "returned its own result and changed nothing; return `None` if nothing folds";
            return Some(FoldOutcome::Broken(how));
        }
        return Some(match changed {
            true => FoldOutcome::InPlace,
            false => FoldOutcome::No,
        });
    }
    let mut values = SmallVec::new();
    let before = body.op_capacity();
    let mut in_vain = false;
    for (index, &result) in results.iter().enumerate() {
        let ty = body.ty(body.result(op, index));
        let value = match result {
            Folded::Value(value) if body.ty(value) != ty => {
                let how = "returned a value of another type than its result";
                return Some(FoldOutcome::Broken(how));
            }
            Folded::Value(value) => Some(value),
            Folded::Attr(_) if constants.is_none() => {
                let how = "returned a constant, and its dialect has no model of `MaterializeConstant` that makes one";
                return Some(FoldOutcome::Broken(how));
            }
            Folded::Attr(attr) => {
                let made = constants.and_then(|constants| constants.operation(ctx, attr, ty));
                if made.is_some_and(&futile) {
                    in_vain = true;
                    continue;
                }
                constant_before(ctx, body, op, index, attr, constants)
            }
            _ => None,
        };
        match value {
            Some(value) if body.ty(value) != ty => {
                let how = "made a constant of another type than its result";
                return Some(FoldOutcome::Broken(how));
            }
            Some(value) => values.push(value),
            None => {
                undo(body, before);
                return Some(FoldOutcome::No);
            }
        }
    }
    if in_vain {
        undo(body, before);
        return None;
    }
    let created = body.op_capacity() - before;
    Some(FoldOutcome::Values(values, created))
}

/// The constant that replaces a result of an operation, made right before it.
fn constant_before(
    ctx: &Context,
    body: &mut Body,
    op: OpId,
    result: usize,
    value: Attr,
    constants: Option<&dyn MaterializeConstant>,
) -> Option<ValueId> {
    let (at, loc) = (InsertPoint::before(body, op), body.loc(op));
    let ty = body.ty(body.result(op, result));
    constants?.materialize(&mut Builder::new(ctx, body, at, loc), value, ty)
}

/// Returns true if a result folds to itself.
fn stays(body: &Body, op: OpId, result: usize, folded: Folded) -> bool {
    folded == Folded::Value(body.result(op, result))
}

/// Returns true if an operation uses its own results, maybe through other operations. In unreachable code and in graph
/// regions it can, and then may fold to its own result. Also returns true if the operation depends on very many others.
fn may_use_itself(body: &Body, op: OpId) -> bool {
    const MANY: usize = 4096;
    let makers = |op: OpId| {
        body.operands(op)
            .filter_map(|value| body.defining_op(value))
    };
    let mut seen: FxHashSet<OpId> = FxHashSet::default();
    let mut pending: Vec<OpId> = makers(op).collect();
    while let Some(maker) = pending.pop() {
        if maker == op || seen.len() > MANY {
            return true;
        }
        if seen.insert(maker) {
            pending.extend(makers(maker));
        }
    }
    false
}

/// Replaces the uses of results that do not fold to themselves. Returns true if there were any.
fn replace_some(
    ctx: &Context,
    body: &mut Body,
    op: OpId,
    results: &[Folded],
    constants: Option<&dyn MaterializeConstant>,
) -> bool {
    let mut changed = false;
    for (index, &folded) in results.iter().enumerate() {
        let result = body.result(op, index);
        if stays(body, op, index, folded) || !body.has_uses(result) {
            continue;
        }
        let value = match folded {
            Folded::Attr(attr) => constant_before(ctx, body, op, index, attr, constants),
            Folded::Value(value) => Some(value),
            _ => None,
        };
        if let Some(value) = value {
            body.replace_all_uses(result, value);
            changed = true;
        }
    }
    changed
}

/// Returns true if an operation has the part that a fold changes in place.
fn has_part(body: &Body, op: OpId, def: &OpDef, change: Folded) -> bool {
    match change {
        Folded::SetOperand(index, _) => (index as usize) < body.num_operands(op),
        Folded::SetProp(slot, _) => (slot as usize) < def.props.len(),
        Folded::SwapRegions(one, other) => [one, other]
            .into_iter()
            .all(|at| body.region(op, at as usize).is_some()),
        _ => true,
    }
}

/// Returns true if it changed anything: a fold that changes nothing must not be asked again.
fn change_in_place(body: &mut Body, op: OpId, change: Folded, before: &mut Vec<Before>) -> bool {
    match change {
        Folded::SetOperand(index, value) => {
            let old = body.operand(op, index as usize);
            before.push(Before::Operand(index, old));
            body.set_operand(op, index as usize, value);
            old != value
        }
        Folded::SetProp(slot, value) => {
            let old = body.prop(op, slot as usize);
            before.push(Before::Prop(slot, old));
            body.set_prop(op, slot as usize, Some(value));
            old != Some(value)
        }
        Folded::SwapRegions(one, other) => {
            swap_regions(body, op, one, other);
            before.push(Before::Regions(one, other));
            true
        }
        Folded::Value(_)
        | Folded::Attr(_)
        | Folded::TruncateOperands(_)
        | Folded::PushOperand(_) => false,
    }
}

/// All operands that an operation is to have, while changes of their number are read.
type NewOperands = Option<SmallVec<[ValueId; 8]>>;

/// Reads a change of the number of operands; `false` if it is another one.
fn change_operands(body: &Body, op: OpId, change: Folded, operands: &mut NewOperands) -> bool {
    let list = || body.operands(op).collect();
    match change {
        Folded::TruncateOperands(count) => {
            operands.get_or_insert_with(list).truncate(count as usize)
        }
        Folded::PushOperand(value) => operands.get_or_insert_with(list).push(value),
        _ => return false,
    }
    true
}

/// Gives an operation the operands that changes of their number amount to.
fn set_operands(body: &mut Body, op: OpId, new: NewOperands, before: &mut Vec<Before>) -> bool {
    let Some(new) = new else { return false };
    if body.operands(op).eq(new.iter().copied()) {
        return false;
    }
    before.push(Before::Operands(body.operands(op).collect()));
    body.set_operands(op, &new);
    true
}

/// Exchanges the blocks of two regions of an operation.
fn swap_regions(body: &mut Body, op: OpId, one: u32, other: u32) {
    let [one, other] = [one, other].map(|at| {
        body.region(op, at as usize)
            .expect("invariant: a fold names regions that the operation has")
    });
    let blocks: SmallVec<[BlockId; 2]> = body.blocks(other).collect();
    body.inline_region(one, other, None);
    for block in blocks {
        body.move_block(block, one, None);
    }
}

/// Undoes changes in place, the latest first.
pub(crate) fn restore(body: &mut Body, op: OpId, changes: impl DoubleEndedIterator<Item = Before>) {
    for change in changes.rev() {
        match change {
            Before::Operand(index, value) => body.set_operand(op, index as usize, value),
            Before::Operands(values) => body.set_operands(op, &values),
            Before::Regions(one, other) => swap_regions(body, op, one, other),
            Before::Prop(slot, value) => body.set_prop(op, slot as usize, value),
        }
    }
}

/// Erases the constants that a fold created: the operations from row `before` on.
pub(crate) fn undo(body: &mut Body, before: usize) {
    for row in (before..body.op_capacity()).rev() {
        let op = OpId::from_index(row);
        if !body.is_erased(op) {
            body.erase_op(op);
        }
    }
}

fn fold_by_traits(
    body: &mut Body,
    op: OpId,
    def: &OpDef,
    known: &[Option<Attr>],
    before: &mut Vec<Before>,
) -> FoldOutcome {
    if def.has(Traits::COMMUTATIVE) && constants_last(body, op, known, before) {
        return FoldOutcome::InPlace;
    }
    if def.has(Traits::IDEMPOTENT)
        && let Some(value) = idempotent(body, op)
    {
        return FoldOutcome::Values(SmallVec::from_buf([value]), 0);
    }
    FoldOutcome::No
}

/// Moves constant operands after the others, both kept in order.
fn constants_last(
    body: &mut Body,
    op: OpId,
    known: &[Option<Attr>],
    before: &mut Vec<Before>,
) -> bool {
    let Some(first) = known.iter().position(Option::is_some) else {
        return false;
    };
    if known[first..].iter().all(Option::is_some) {
        return false;
    }
    let sorted: SmallVec<[ValueId; 4]> = {
        let with = |constant: bool| {
            let operands = body.operands(op).zip(known);
            operands
                .filter(move |(_, known)| known.is_some() == constant)
                .map(|(operand, _)| operand)
        };
        with(false).chain(with(true)).collect()
    };
    for (index, &value) in sorted.iter().enumerate() {
        before.push(Before::Operand(index as u32, body.operand(op, index)));
        body.set_operand(op, index, value);
    }
    true
}

/// `f(f(x))` is `f(x)`.
fn idempotent(body: &Body, op: OpId) -> Option<ValueId> {
    if body.num_operands(op) != 1 || body.num_results(op) != 1 {
        return None;
    }
    let operand = body.operand(op, 0);
    let inner = body.defining_op(operand)?;
    let same = body.name(inner) == body.name(op) && body.has_same_props(inner, op);
    (same && body.ty(operand) == body.ty(body.result(op, 0))).then_some(operand)
}
