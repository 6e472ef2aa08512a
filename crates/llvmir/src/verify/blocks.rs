//! Verifies the body of a function: its blocks, their PHIs, and dominance of definitions over uses.

use super::state::FunctionVerifier;
use super::{Checked, Item, ensure, refuse};
use crate::body::{Block, Inst, InstKind, Value, ValueKind};
use crate::constants::ConstKind;
use crate::types::Type;

/// Compares the entries of PHIs with the edges to their block.
///
/// `wanted` is the number of edges from each block. `seen` contains, per block, the last PHI that mentions the block,
/// the number of the PHI's entries for the block, and their value.
#[derive(Default)]
struct PhiEdges {
    wanted: Vec<u32>,
    seen: Vec<(u32, u32, Option<Value>)>,
    phi: u32,
}

impl FunctionVerifier<'_, '_> {
    /// Verifies the body.
    pub(super) fn body(&mut self) {
        self.place();
        let body = self.body;
        let mut edges = PhiEdges::default();
        for &block in body.blocks() {
            self.block = block;
            self.convergence.enter_block();
            let checked = self.phis(block, &mut edges);
            self.report(checked);
            for inst in body.items(block) {
                self.inst = inst;
                self.instruction(inst);
            }
        }
        self.sibling_funclets();
        self.convergence_regions();
        self.scope_lists();
    }

    /// Returns the first block without a terminator.
    pub(super) fn open_block(&self) -> Option<Block> {
        let mut blocks = self.body.blocks().iter().copied();
        blocks.find(|&block| self.body.terminator(block).is_none())
    }

    /// Verifies that PHIs have an entry for each edge to their block.
    fn phis(&mut self, block: Block, edges: &mut PhiEdges) -> Checked {
        let body = self.body;
        let Some(first) = body.insts(block).next() else {
            return Ok(());
        };
        if !matches!(body.kind(first), InstKind::Phi { .. }) {
            return Ok(());
        }
        self.inst = first;
        edges.wanted.resize(body.block_count(), 0);
        edges.seen.resize(body.block_count(), (0, 0, None));
        let count = self.preds(block).len();
        for at in 0..count {
            edges.wanted[self.preds(block)[at].index()] += 1;
        }
        let mut checked = Ok(());
        for inst in body.insts(block) {
            let InstKind::Phi { incoming, .. } = body.kind(inst) else {
                break;
            };
            if incoming.iter().count() != count {
                checked = refuse(
                    "PHINode should have one entry for each predecessor of its parent basic block!",
                    [Item::Inst(inst)],
                );
                break;
            }
            edges.phi += 1;
            checked = phi_entries(inst, incoming.iter(), edges);
            if checked.is_err() {
                break;
            }
        }
        for at in 0..count {
            edges.wanted[self.preds(block)[at].index()] = 0;
        }
        checked
    }

    /// Verifies the rules for instructions of any kind.
    pub(super) fn general(&mut self, inst: Inst, kind: &InstKind<'_>) -> Checked {
        let item = Item::Inst(inst);
        let ty = self.body.inst_type(inst);
        if kind.is_terminator() {
            ensure(
                self.body.next_inst(inst).is_none(),
                [Item::Block(self.block)],
            )
            .or("Terminator found in the middle of a basic block!")?;
        }
        ensure(
            ty == Type::VOID || self.ctx.types.is_first_class(ty),
            [item],
        )
        .or("Instruction returns a non-scalar type!")?;
        ensure(
            ty != Type::METADATA || matches!(kind, InstKind::Call(_) | InstKind::Invoke { .. }),
            [item],
        )
        .or("Invalid use of metadata!")?;
        let mut checked = Ok(());
        if let InstKind::Phi { incoming, .. } = *kind {
            for (value, block) in incoming.iter() {
                self.operand(inst, kind, value, Some(block), false)?;
            }
        } else {
            let mut is_first = kind.call().is_some();
            kind.for_each_operand(|value| {
                let is_callee = std::mem::take(&mut is_first);
                if checked.is_ok() {
                    checked = self.operand(inst, kind, value, None, is_callee);
                }
            });
        }
        checked?;
        self.attachments(inst, kind)
    }

    #[inline]
    fn operand(
        &mut self,
        inst: Inst,
        kind: &InstKind<'_>,
        value: Value,
        edge: Option<Block>,
        is_callee: bool,
    ) -> Checked {
        match value.kind() {
            ValueKind::Arg(_) | ValueKind::Local(_) | ValueKind::Placeholder(_) => Ok(()),
            ValueKind::Inst(def) => {
                ensure(
                    self.ctx.types.is_first_class(self.body.inst_type(def)),
                    [Item::Inst(inst)],
                )
                .or("Instruction operands must be first-class values!")?;
                let places = &self.v.scratch.places;
                let (here, at) = places[inst.index()];
                let (there, before) = places[def.index()];
                if edge.is_none() && here == there && before < at {
                    return Ok(());
                }
                self.dominance(inst, def, edge)
            }
            ValueKind::Const(constant) => match self.ctx.consts.kind(constant) {
                ConstKind::Symbol(_) => self.function_operand(kind, value, is_callee),
                ConstKind::Expr(_) => {
                    if self
                        .ctx
                        .types
                        .is_ptr_or_ptrs(self.ctx.consts.type_of(constant))
                    {
                        let checked = self.v.constant_expressions(constant);
                        self.report(checked);
                    }
                    Ok(())
                }
                ConstKind::InlineAsm(_) => ensure(is_callee, [Item::Inst(inst)])
                    .or("Cannot take the address of an inline asm!"),
                _ => Ok(()),
            },
        }
    }

    /// Verifies that a definition dominates a use.
    #[inline(never)]
    fn dominance(&mut self, inst: Inst, def: Inst, edge: Option<Block>) -> Checked {
        let place = |inst: Inst| self.v.scratch.places[inst.index()];
        let ((here, at), (there, before)) = (place(inst), place(def));
        let used_in = edge.unwrap_or(here);
        let invoke = match self.body.kind(def) {
            InstKind::Invoke { normal, unwind, .. } if normal == unwind => return Ok(()),
            InstKind::Invoke { normal, .. } => Some(normal),
            _ => None,
        };
        let is_single = self.body.blocks().len() == 1;
        let holds = if is_single && edge.is_none() {
            before < at
        } else {
            let (dominators, edges) = self.dominators();
            if !dominators.is_reachable(used_in) {
                true
            } else if there.index() >= u32::MAX as usize || !dominators.is_reachable(there) {
                false
            } else if let Some(normal) = invoke {
                edge.is_some() && (there, normal) == (used_in, here)
                    || dominators.edge_dominates(edges, (there, normal), used_in)
            } else if there != used_in {
                dominators.dominates(there, used_in)
            } else {
                edge.is_some() || before < at
            }
        };
        if holds {
            return Ok(());
        }
        ensure(inst != def || edge.is_some(), [Item::Inst(inst)])
            .or("Only PHI nodes may reference their own value!")?;
        let checked = refuse(
            "Instruction does not dominate all uses!",
            [Item::Inst(def), Item::Inst(inst)],
        );
        // As in LLVM, verification continues with the other operands.
        self.report(checked);
        Ok(())
    }
}

fn phi_entries(
    inst: Inst,
    incoming: impl Iterator<Item = (Value, Block)>,
    edges: &mut PhiEdges,
) -> Checked {
    for (value, block) in incoming {
        let wanted = edges.wanted[block.index()];
        let (phi, count, first) = &mut edges.seen[block.index()];
        if *phi != edges.phi {
            (*phi, *count, *first) = (edges.phi, 0, Some(value));
        }
        *count += 1;
        if let Some(first) = *first {
            let items = [
                Item::Inst(inst),
                Item::Block(block),
                Item::Value(value),
                Item::Value(first),
            ];
            ensure(first == value, items)
                .or("PHI node has multiple entries for the same basic block with different incoming values!")?;
        }
        ensure(*count <= wanted, [Item::Inst(inst), Item::Block(block)])
            .or("PHI node entries do not match predecessors!")?;
    }
    Ok(())
}
