//! Interfaces that the IR itself uses. All are object-safe. Models are attached when a dialect is registered.

use crate::{
    Attr, Body, Context, DenseI32Array, Failed, OpDef, OpEdit, OpId, OpRef, Reporter, SmallVec,
    SymbolScope, Type, ValueId,
};
use std::ops::Range;

/// The operand range that is forwarded to each successor.
pub type SuccessorOperands = SmallVec<[Range<usize>; 2]>;

/// `BranchOpInterface`: a terminator that forwards operands to its successors' arguments.
pub trait BranchOpInterface: Send + Sync {
    /// Returns the operands that are forwarded to each successor. All ranges are returned together, because computing
    /// one range adds up the sizes before it.
    fn successor_operands(&self, op: OpRef<'_>) -> SuccessorOperands;

    /// Returns the successor that is taken if operands have these constant values; `None` if it is not known.
    fn successor_for(&self, _op: OpRef<'_>, _constants: &[Option<Attr>]) -> Option<usize> {
        None
    }

    /// Returns the operand group of the definition that contains a successor's operands.
    fn successor_group(&self, successor: usize) -> usize {
        successor
    }

    /// For an operand group that is divided among several successors: the property with the sizes of the segments, and
    /// the first of these successors.
    fn successor_segments(&self) -> Option<(usize, usize)> {
        None
    }
}

/// Appends an operand to those that a branch forwards to some of its successors. `to` selects the successors by index
/// and by the number of operands forwarded so far. Returns false if the operation has no [`BranchOpInterface`].
pub fn append_successor_operand(
    ctx: &Context,
    body: &mut Body,
    branch: OpId,
    value: ValueId,
    to: impl Fn(usize, usize) -> bool,
) -> bool {
    let Some(model) = ctx.op_interface::<dyn BranchOpInterface>(body.name(branch)) else {
        return false;
    };
    let ranges = model.successor_operands(OpRef::new(ctx, body, branch));
    let mut lists: Vec<SmallVec<[ValueId; 4]>> = Vec::new();
    for (index, range) in ranges.into_iter().enumerate() {
        let count = range.len();
        let operands = range.map(|operand| body.operand(branch, operand));
        let mut list: SmallVec<[ValueId; 4]> = operands.collect();
        if to(index, count) {
            list.push(value);
        }
        lists.push(list);
    }
    set_successor_operands(model, ctx, &mut OpEdit::new(body, branch), &lists);
    true
}

/// Replaces the operands that a branch forwards: successor `i` gets `operands[i]`. Updates the properties with the
/// sizes of groups. Other operands are unchanged.
///
/// # Panics
/// Panics if the number of lists differs from the number of successors.
pub fn set_successor_operands(
    model: &dyn BranchOpInterface,
    ctx: &Context,
    branch: &mut OpEdit<'_>,
    operands: &[SmallVec<[ValueId; 4]>],
) {
    let (body, op) = (branch.body(), branch.id());
    let at = OpRef::new(ctx, body, op);
    let ranges = model.successor_operands(at);
    assert_eq!(ranges.len(), operands.len(), "a list for each successor");
    let mut all: SmallVec<[ValueId; 8]> = SmallVec::new();
    let mut done = 0;
    for (range, new) in ranges.iter().zip(operands) {
        all.extend(body.operands(op).skip(done).take(range.start - done));
        all.extend_from_slice(new);
        done = range.end;
    }
    all.extend(body.operands(op).skip(done));
    let sizes = |slot: usize| {
        let sizes = body.prop(op, slot)?.as_::<DenseI32Array>(ctx)?;
        Some((slot, sizes.values.to_vec()))
    };
    let mut groups = at.def().and_then(OpDef::operand_segments).and_then(sizes);
    let inner = model.successor_segments();
    let mut parts = inner.and_then(|(slot, _)| sizes(slot));
    for (successor, (range, new)) in ranges.iter().zip(operands).enumerate() {
        let change = new.len() as i32 - range.len() as i32;
        if let Some((_, sizes)) = &mut groups
            && let Some(size) = sizes.get_mut(model.successor_group(successor))
        {
            *size += change;
        }
        if let (Some((_, first)), Some((_, sizes))) = (inner, &mut parts)
            && let Some(part) = successor.checked_sub(first)
            && let Some(size) = sizes.get_mut(part)
        {
            *size += change;
        }
    }
    branch.set_operands(&all);
    for (slot, sizes) in [groups, parts].into_iter().flatten() {
        let values = sizes.into();
        branch.set_prop(slot, Some(ctx.attr(DenseI32Array { values })));
    }
}

/// Checks that a branch forwards to each successor the operands that match its arguments in number and type. Called by
/// the verifiers of operations that attach a [`BranchOpInterface`].
pub fn verify_branch(
    model: &dyn BranchOpInterface,
    op: OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    verify_successors(op, model.successor_operands(op), report)
}

/// Like [`verify_branch`], with the operand ranges of the successors.
#[inline]
pub fn verify_successors(
    op: OpRef<'_>,
    operands_of: impl IntoIterator<Item = Range<usize>>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let body = op.body;
    let operands = body.operand_rows_of(body.op(op.id));
    let mut operands_of = operands_of.into_iter();
    for (at, block) in body.successors(op.id).enumerate() {
        let operands = operands_of.next().and_then(|range| operands.get(range));
        let (operands, args) = (operands.unwrap_or_default(), body.block_args(block));
        if operands.len() != args.len() {
            let message = format!(
                "branch has {} operands for successor #{at}, but target block has {}",
                operands.len(),
                args.len()
            );
            return Err(report.error(op, message));
        }
        for (index, (operand, arg)) in operands.iter().zip(args).enumerate() {
            if body.value_of(operand).ty != body.ty(*arg) {
                let message = format!("type mismatch for bb argument #{index} of successor #{at}");
                return Err(report.error(op, message));
            }
        }
    }
    Ok(())
}

/// Verifies an operand group that is divided again (`VariadicOfVariadic`). The sizes in `attribute` must add up to the
/// group's `count` values. If `parts` is known, there must be as many sizes.
pub fn verify_inner_segments<'a>(
    op: impl Into<OpRef<'a>>,
    (group, count): (&str, usize),
    (attribute, sizes): (&str, Option<Attr>),
    parts: Option<usize>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let op = op.into();
    let sizes = sizes.and_then(|sizes| sizes.as_::<DenseI32Array>(op.ctx));
    let sizes: &[i32] = sizes.map_or(&[], |sizes| &sizes.values);
    if sizes.iter().any(|&size| size < 0) {
        let message = format!("'{attribute}' attribute cannot have negative elements");
        return Err(report.op_error(op, message));
    }
    let total: i64 = sizes.iter().map(|&size| i64::from(size)).sum();
    if total == count as i64 {
        let Some(parts) = parts.filter(|&parts| parts != sizes.len()) else {
            return Ok(());
        };
        let message = format!(
            "'{attribute}' attribute has {} elements, not {parts}: one for each part of {group}",
            sizes.len()
        );
        return Err(report.op_error(op, message));
    }
    let message = format!(
        "{group} count ({count}) does not match with the total size ({total}) specified in attribute '{attribute}'"
    );
    Err(report.op_error(op, message))
}

/// Verifies `WeightedBranchOpInterface`: there are no weights, or one for each of `targets`, not all zero.
pub fn verify_branch_weights<'a>(
    op: impl Into<OpRef<'a>>,
    weights: Option<Attr>,
    targets: usize,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let op = op.into();
    let Some(weights) = weights.and_then(|attr| attr.as_::<DenseI32Array>(op.ctx)) else {
        return Ok(());
    };
    let weights = &weights.values;
    if weights.is_empty() {
        return Ok(());
    }
    if weights.len() != targets {
        let message = format!(
            "expects number of branch weights to match number of successors: {} vs {targets}",
            weights.len()
        );
        return Err(report.error(op, message));
    }
    if weights.iter().all(|weight| *weight == 0) {
        return Err(report.error(op, "branch weights cannot all be zero"));
    }
    Ok(())
}

/// `SymbolUserOpInterface`: an operation that refers to symbols.
pub trait SymbolUserOpInterface: Send + Sync {
    /// Checks that the symbols exist and are suitable. The operations that they refer to may not be verified yet; a
    /// failure is reported after their own errors.
    fn verify_symbol_uses(
        &self,
        op: OpRef<'_>,
        symbols: &SymbolScope<'_>,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed>;
}

/// A dialect that checks the discardable attributes named after it (`llvm.noalias` on an argument).
pub trait DialectAttrs: Send + Sync {
    /// Checks an attribute of an operation.
    fn verify_op_attr(
        &self,
        op: OpRef<'_>,
        name: &str,
        value: Attr,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed>;

    /// Checks an attribute of a function's argument.
    fn verify_arg_attr(
        &self,
        _op: OpRef<'_>,
        _index: usize,
        _name: &str,
        _value: Attr,
        _report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        Ok(())
    }

    /// Checks an attribute of a function's result.
    fn verify_result_attr(
        &self,
        _op: OpRef<'_>,
        _index: usize,
        _name: &str,
        _value: Attr,
        _report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        Ok(())
    }
}

/// `FunctionOpInterface`: the argument and result types of a function. All functions have the properties `sym_name`,
/// `function_type`, `arg_attrs` and `res_attrs`.
pub trait FunctionOpInterface: Send + Sync {
    /// Returns the types of the arguments.
    fn arguments<'c>(&self, op: OpRef<'c>) -> &'c [Type];
    /// Returns the types of the results.
    fn results<'c>(&self, op: OpRef<'c>) -> &'c [Type];
}

/// `DataLayoutOpInterface`: an operation whose discardable attributes may specify the data layout of its contents. It
/// refines the layouts of the enclosing operations.
pub trait DataLayoutOpInterface: Send + Sync {}

/// `CastOpInterface`: an operation that converts values to values of other types.
pub trait CastOpInterface: Send + Sync {
    /// Returns true if the operation can convert these types: `areCastCompatible`.
    fn are_cast_compatible(&self, ctx: &Context, inputs: &[Type], outputs: &[Type]) -> bool;
}

/// Creates constants of a dialect: `materializeConstant`.
pub trait MaterializeConstant: Send + Sync {
    /// Creates an operation with the result `value`. Returns `None` if the dialect has no such operation.
    fn materialize(
        &self,
        builder: &mut crate::Builder<'_>,
        value: Attr,
        ty: Type,
    ) -> Option<crate::ValueId>;

    /// Returns the definition of the operation that [`materialize`](Self::materialize) would create. Returns `None` if
    /// it is not known beforehand, or if none would be created.
    fn operation(&self, _ctx: &Context, _value: Attr, _ty: Type) -> Option<&'static OpDef> {
        None
    }
}

/// An interface of dialects whose operations require that some of their operands are defined in certain regions:
/// dimensions and symbols of affine maps.
pub trait PlacedOperands: Send + Sync {
    /// Returns true if the operands of an operation of the dialect are defined in allowed regions.
    fn are_placed(&self, op: OpRef<'_>) -> bool;
}

/// `DialectFoldInterface::shouldMaterializeInto`: attached to operations whose regions hold the constants materialized
/// for the operations in them, although the operations are not isolated from above.
pub trait FoldInto: Send + Sync {}

/// Returns the value of an operation that folds to a constant without operands: `m_Constant`.
pub fn constant_value(
    ctx: &crate::Context,
    body: &crate::Body,
    value: crate::ValueId,
) -> Option<Attr> {
    let op = body.defining_op(value)?;
    let def = ctx.op_def(body.name(op))?;
    if !def.has(crate::Traits::CONSTANT_LIKE) {
        return None;
    }
    match *def.fold?(OpRef::new(ctx, body, op), &[])?.results() {
        [crate::opdef::Folded::Attr(attr), ..] => Some(attr),
        _ => None,
    }
}

/// Verifies the traits that compare shapes and element types: `SameOperandsAndResultElementType`,
/// `SameOperandsAndResultShape`, `Elementwise`. The IR crate has no shaped types, so the builtin dialect attaches a
/// model.
pub trait ShapeTraits: Send + Sync {
    /// Checks the traits that the operation's definition has.
    fn verify(&self, op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed>;
}

/// An interface of types that can be compatible although their shapes are written differently.
pub trait CompatibleShape: Send + Sync {
    /// Returns true if two types of this kind have the same element type and shapes that may be equal.
    fn compatible(&self, ctx: &crate::Context, a: Type, b: Type) -> bool;
}
