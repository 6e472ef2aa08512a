//! Control flow between the regions of an operation: `RegionBranchOpInterface`.
//!
//! A model lists the successors of the operation itself and of each region, and the values that receive forwarded
//! operands. [`region_branch_edges`] combines this with the terminators of the regions into edges.

use crate::{Attr, Context, Failed, OpId, OpRef, Reporter, SmallVec, Traits, ValueId};
use std::ops::Range;

/// A region successor: a region of the operation by index, or `None` for the operation itself (before or after its
/// regions).
pub type RegionPoint = Option<usize>;

/// `RegionBranchOpInterface`: an operation whose regions pass control to each other and to the operation's results.
pub trait RegionBranchOpInterface: Send + Sync {
    /// Returns the points to which control may branch from the operation (`None`) or from the end of a region.
    fn successors(&self, op: OpRef<'_>, from: RegionPoint) -> SmallVec<[RegionPoint; 2]>;

    /// Returns the points to which control may branch from the operation itself if operands have these constant values.
    fn entry_successors(
        &self,
        op: OpRef<'_>,
        _constants: &[Option<Attr>],
    ) -> SmallVec<[RegionPoint; 2]> {
        self.successors(op, None)
    }

    /// Returns true if control enters a region at most once while the operation is executed.
    fn runs_once_at_most(&self, _op: OpRef<'_>, _region: usize) -> bool {
        false
    }

    /// Returns the operands that are forwarded when control enters `to` from the operation itself.
    fn entry_operands(&self, _op: OpRef<'_>, _to: RegionPoint) -> Range<usize> {
        0..0
    }

    /// Returns the values that receive the operands forwarded to `to`: arguments of the region's entry block, or
    /// results.
    fn inputs(&self, op: OpRef<'_>, to: RegionPoint) -> SmallVec<[ValueId; 4]>;
}

/// `RegionBranchTerminatorOpInterface`, for terminators other than those that forward all their operands
/// ([`Traits::RETURN_LIKE`]).
pub trait RegionBranchTerminatorOpInterface: Send + Sync {
    /// Returns the points to which control may branch, in upstream's order.
    fn successors(&self, op: OpRef<'_>) -> SmallVec<[RegionPoint; 2]>;

    /// Returns the points to which control may branch if operands have these constant values.
    fn successors_for(
        &self,
        op: OpRef<'_>,
        _constants: &[Option<Attr>],
    ) -> SmallVec<[RegionPoint; 2]> {
        self.successors(op)
    }

    /// Returns the operands that are forwarded to `to`.
    fn successor_operands(&self, op: OpRef<'_>, to: RegionPoint) -> Range<usize>;
}

/// Returns the arguments of the entry block of a region. A helper for models of [`RegionBranchOpInterface`].
pub fn region_inputs(op: OpRef<'_>, region: usize) -> &[ValueId] {
    let entry = op
        .body
        .region(op.id, region)
        .and_then(|region| op.body.entry_block(region));
    entry.map_or(&[][..], |block| op.body.block_args(block))
}

/// The operands that a terminator forwards, and to which successors.
enum Handed {
    /// All operands are forwarded to all successors of the region.
    All,
    Model(&'static dyn RegionBranchTerminatorOpInterface),
}

fn handed(ctx: &Context, op: OpRef<'_>) -> Option<Handed> {
    if let Some(model) = ctx.op_interface::<dyn RegionBranchTerminatorOpInterface>(op.name()) {
        return Some(Handed::Model(model));
    }
    let returns = op.def().is_some_and(|def| def.has(Traits::RETURN_LIKE));
    returns.then_some(Handed::All)
}

/// An edge between regions, with the operands that are forwarded along it.
pub struct RegionBranchEdge {
    /// The operation itself, or a terminator in one of its regions.
    pub source: OpId,
    /// The point to which control branches.
    pub to: RegionPoint,
    /// The forwarded operands of `source`.
    pub operands: Range<usize>,
    /// The values that receive them.
    pub inputs: SmallVec<[ValueId; 4]>,
}

/// Returns the edges from an operation and between its regions. Edges from unknown terminators are missing.
pub fn region_branch_edges(
    model: &dyn RegionBranchOpInterface,
    op: OpRef<'_>,
) -> SmallVec<[RegionBranchEdge; 4]> {
    let edge = |source, to, operands| RegionBranchEdge {
        source,
        to,
        operands,
        inputs: model.inputs(op, to),
    };
    let entries = model.successors(op, None).into_iter();
    let mut edges: SmallVec<[_; 4]> = entries
        .map(|to| edge(op.id, to, model.entry_operands(op, to)))
        .collect();
    for (index, region) in op.body.regions(op.id).enumerate() {
        for block in op.body.blocks(region) {
            let Some(last) = op.body.last_op(block).map(|last| op.with(last)) else {
                continue;
            };
            match handed(op.ctx, last) {
                None => (),
                Some(Handed::All) => edges.extend(
                    (model.successors(op, Some(index)).into_iter())
                        .map(|to| edge(last.id, to, 0..op.body.num_operands(last.id))),
                ),
                Some(Handed::Model(terminator)) => edges.extend(
                    (terminator.successors(last).into_iter())
                        .map(|to| edge(last.id, to, terminator.successor_operands(last, to))),
                ),
            }
        }
    }
    edges
}

/// Checks that the operands forwarded along each edge between regions have the types of the values that receive them.
/// Called by the region verifiers of operations that attach a [`RegionBranchOpInterface`].
pub fn verify_region_branch(
    model: &dyn RegionBranchOpInterface,
    op: OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let mut edges = region_branch_edges(model, op).into_iter();
    edges.try_for_each(|edge| verify_edge(op, &edge, report))
}

fn verify_edge(
    op: OpRef<'_>,
    edge: &RegionBranchEdge,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let (to, inputs) = (edge.to, &edge.inputs);
    let from = (edge.source != op.id).then(|| op.with(edge.source));
    let operands = (edge.operands.clone()).map(|index| op.body.operand(edge.source, index));
    let name = || {
        let from = from.map_or("parent".to_owned(), |from| {
            format!("Operation {}", from.name_str())
        });
        let to = to.map_or("parent".to_owned(), |region| format!("Region #{region}"));
        format!("along control flow edge from {from} to {to}")
    };
    let wrong = |message: String, report: &mut Reporter<'_>| {
        let failed = report.op_error(op, message);
        report.note(from.unwrap_or(op), "region branch point");
        failed
    };
    if operands.len() != inputs.len() {
        let message = format!(
            "{}: region branch point has {} operands, but region successor needs {} inputs",
            name(),
            operands.len(),
            inputs.len()
        );
        return Err(wrong(message, report));
    }
    for (index, (operand, input)) in operands.zip(inputs).enumerate() {
        let (have, want) = (op.body.ty(operand), op.body.ty(*input));
        if have != want {
            let message = format!(
                "{}: successor operand type #{index} {} should match successor input type #{index} {}",
                name(),
                op.ctx.show_type(have),
                op.ctx.show_type(want)
            );
            return Err(wrong(message, report));
        }
    }
    Ok(())
}
