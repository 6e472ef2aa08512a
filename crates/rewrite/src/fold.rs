//! Folds one operation, as a conversion does before it tries patterns.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use terrace_ir::builder::BuildOp;
use terrace_ir::interfaces::{MaterializeConstant, constant_value};
use terrace_ir::opdef::{FoldResult, Folded, NewParts};
use terrace_ir::{
    Attr, BlockId, Body, Builder, Context, DialectDef, InsertPoint, Loc, OpDef, OpId, OpName,
    OpRef, OpView, RegionId, Traits, ValueId,
};

/// The outcome of folding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldOutcome {
    /// The operation does not fold.
    No,
    /// The fold changed the operation in place. It may fold again.
    InPlace,
    /// The operation can be replaced by the values. The number counts the constants among the values: the fold created
    /// them before the operation, as the newest operations of the body.
    Values(SmallVec<[ValueId; 1]>, usize),
    /// The fold violated its contract as described.
    Broken(&'static str),
}

/// Returns true if operations of a definition can fold. Constants cannot: other operations fold to them.
pub fn can_fold(def: &OpDef) -> bool {
    let by_trait = [Traits::COMMUTATIVE, Traits::IDEMPOTENT]
        .into_iter()
        .any(|traits| def.has(traits));
    (def.fold.is_some() || by_trait) && !def.has(Traits::CONSTANT_LIKE)
}

/// The dialect models that materialize constants, indexed by registered dialect.
pub(crate) struct ConstantModels(Vec<Option<&'static dyn MaterializeConstant>>);

impl ConstantModels {
    pub(crate) fn new(ctx: &Context) -> Self {
        let model = |dialect: &&'static DialectDef| ctx.dialect_interface(dialect.name);
        ConstantModels(ctx.dialects().iter().map(model).collect())
    }

    /// Returns the model of the operation's dialect.
    pub(crate) fn of(
        &self,
        ctx: &Context,
        name: OpName,
    ) -> Option<&'static dyn MaterializeConstant> {
        self.0.get(ctx.dialect_place(name)?).copied().flatten()
    }
}

/// Folds an operation that is in a block: with its own fold, then with the folds of its traits. `constants`, the model
/// of the operation's dialect, creates new constants directly before the operation. Nothing changes if a constant
/// cannot be created.
pub fn try_fold(
    ctx: &Context,
    body: &mut Body,
    op: OpId,
    constants: Option<&dyn MaterializeConstant>,
) -> FoldOutcome {
    let outcome = try_fold_recording(ctx, body, op, constants, |_| false, &mut Vec::new());
    outcome.unwrap_or(FoldOutcome::No)
}

/// Creates an operation and returns its only result, or the value that the operation folds to: MLIR's
/// `OpBuilder::createOrFold`. If a fold changes the operation in place, folds the operation again.
///
/// # Panics
/// Panics if the operation has no result.
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

/// Folds a newly created operation with one result. Returns the folded value and erases the operation, or returns
/// `None` if the operation does not fold.
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

/// The maximum number of folds in place of one new operation, more than any terminating fold needs.
const MOST_FOLDS: usize = 64;

/// Folds like [`try_fold`], and appends the parts that folds in place overwrite to `old_parts`. Changes nothing and
/// returns `None` if the fold would create a constant that is `futile`.
pub(crate) fn try_fold_recording(
    ctx: &Context,
    body: &mut Body,
    op: OpId,
    constants: Option<&dyn MaterializeConstant>,
    futile: impl Fn(&'static OpDef) -> bool,
    old_parts: &mut Vec<NewParts>,
) -> Option<FoldOutcome> {
    let Some(def) = ctx.op_def(body.name(op)).filter(|def| can_fold(def)) else {
        return Some(FoldOutcome::No);
    };
    let Some(folded) = fold_of(OpRef::new(ctx, body, op), def) else {
        return Some(FoldOutcome::No);
    };
    let results = folded.results();
    if folded
        .parts()
        .is_some_and(|parts| !has_parts(body, op, def, parts))
    {
        let how = "changes a property or a region that it does not have";
        return Some(FoldOutcome::Broken(how));
    }
    if !results.is_empty() && results.len() != body.num_results(op) {
        let how = "returned a number of values that differs from the number of results";
        return Some(FoldOutcome::Broken(how));
    }
    let old = folded.parts().and_then(|parts| exchange(body, op, parts));
    let mut changed = old.is_some();
    old_parts.extend(old);
    let stays = (results.iter().enumerate()).any(|(at, &folded)| stays(body, op, at, folded));
    if stays {
        changed |= replace_some(ctx, body, op, results, constants);
        if !changed && results.len() == 1 && !may_use_itself(body, op) {
            let how = "returned its own result and changed nothing; return `None` if nothing folds";
            return Some(FoldOutcome::Broken(how));
        }
    }
    if stays || results.is_empty() {
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
                let how = "returned a value whose type differs from that of the result";
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
        };
        match value {
            Some(value) if body.ty(value) != ty => {
                let how = "created a constant whose type differs from that of the result";
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

/// Creates the constant that replaces a result, directly before the operation.
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

/// Returns true if an operation uses its own results, directly or through other operations. This is possible in
/// unreachable code and in graph regions, where an operation may fold to its own result. Also returns true if the
/// operation depends on very many others.
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

/// Replaces the uses of results that do not fold to themselves. Returns true if there were any such uses.
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
        };
        if let Some(value) = value {
            body.replace_all_uses(result, value);
            changed = true;
        }
    }
    changed
}

/// Returns true if an operation has all the parts that a fold changes in place.
fn has_parts(body: &Body, op: OpId, def: &OpDef, parts: &NewParts) -> bool {
    let is_order = || {
        let count = body.regions(op).count();
        parts.regions.len() == count && (0..count).all(|at| parts.regions.contains(&at))
    };
    parts.props.iter().all(|&(slot, _)| slot < def.props.len())
        && (parts.regions.is_empty() || is_order())
}

/// Replaces parts of an operation and returns the old parts. Returns `None` if nothing changed, because such a fold
/// must not be repeated.
fn exchange(body: &mut Body, op: OpId, parts: &NewParts) -> Option<NewParts> {
    let mut old = NewParts::default();
    if let Some(new) = &parts.operands
        && !body.operands(op).eq(new.iter().copied())
    {
        old.operands = Some(body.operands(op).collect());
        body.set_operands(op, new);
    }
    for &(slot, value) in &parts.props {
        let before = body.prop(op, slot);
        if before != value {
            old.props.push((slot, before));
            body.set_prop(op, slot, value);
        }
    }
    if !parts.regions.is_empty() {
        let inverse = |at| parts.regions.iter().position(|&from| from == at);
        old.regions = (0..parts.regions.len()).filter_map(inverse).collect();
        reorder_regions(body, op, &parts.regions);
    }
    (old != NewParts::default()).then_some(old)
}

/// Permutes the contents of the regions: region `i` receives the blocks of region `order[i]`.
fn reorder_regions(body: &mut Body, op: OpId, order: &[usize]) {
    let regions: SmallVec<[RegionId; 2]> = body.regions(op).collect();
    let blocks: SmallVec<[SmallVec<[BlockId; 2]>; 2]> = (regions.iter())
        .map(|&region| body.blocks(region).collect())
        .collect();
    for (&region, &from) in regions.iter().zip(order) {
        for &block in &blocks[from] {
            body.move_block(block, region, None);
        }
    }
}

/// Restores the old parts of an operation, the latest first.
pub(crate) fn restore(body: &mut Body, op: OpId, old: impl DoubleEndedIterator<Item = NewParts>) {
    for parts in old.rev() {
        exchange(body, op, &parts);
    }
}

/// Erases the constants that a fold created: all operations from index `before` on.
pub(crate) fn undo(body: &mut Body, before: usize) {
    for row in (before..body.op_capacity()).rev() {
        let op = OpId::from_index(row);
        if !body.is_erased(op) {
            body.erase_op(op);
        }
    }
}

/// Folds an operation with its own fold, or else with the folds of its traits.
fn fold_of(op: OpRef<'_>, def: &OpDef) -> Option<FoldResult> {
    let count = op.body.num_operands(op.id);
    let (mut few, mut many) = ([None; 4], Vec::new());
    let known: &mut [Option<Attr>] = if count <= few.len() {
        &mut few[..count]
    } else {
        many.resize(count, None);
        &mut many
    };
    for (slot, operand) in known.iter_mut().zip(op.body.operands(op.id)) {
        *slot = constant_value(op.ctx, op.body, operand);
    }
    let folded = def.fold.and_then(|fold| {
        let note = op.panic_note("the fold of");
        let folded = fold(op, known);
        note.done();
        folded
    });
    if let Some(folded) = folded.filter(|folded| !folded.is_empty()) {
        return Some(folded);
    }
    if def.has(Traits::COMMUTATIVE)
        && let Some(parts) = constants_last(op, known)
    {
        return Some(parts.into());
    }
    let idempotent = def.has(Traits::IDEMPOTENT).then(|| idempotent(op))??;
    Some(Folded::Value(idempotent).into())
}

/// Moves constant operands behind the others and keeps the order of each group. Returns `None` if the operands are in
/// that order already.
fn constants_last(op: OpRef<'_>, known: &[Option<Attr>]) -> Option<NewParts> {
    let first = known.iter().position(Option::is_some)?;
    if known[first..].iter().all(Option::is_some) {
        return None;
    }
    let with = |constant: bool| {
        let operands = op.body.operands(op.id).zip(known);
        operands
            .filter(move |(_, known)| known.is_some() == constant)
            .map(|(operand, _)| operand)
    };
    Some(NewParts::default().operands(with(false).chain(with(true))))
}

/// Folds `f(f(x))` to `f(x)`.
fn idempotent(op: OpRef<'_>) -> Option<ValueId> {
    let (body, op) = (op.body, op.id);
    if body.num_operands(op) != 1 || body.num_results(op) != 1 {
        return None;
    }
    let operand = body.operand(op, 0);
    let inner = body.defining_op(operand)?;
    let same = body.name(inner) == body.name(op) && body.has_same_props(inner, op);
    (same && body.ty(operand) == body.ty(body.result(op, 0))).then_some(operand)
}
