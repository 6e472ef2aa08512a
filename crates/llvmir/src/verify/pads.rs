//! Verifies exception handling: landing pads and funclets.

use rustc_hash::FxHashSet;

use super::state::FunctionVerifier;
use super::{Checked, Item, ensure, need, refuse};
use crate::attributes::AttrKind;
use crate::body::{Block, Blocks, Clauses, Inst, InstKind, Value};
use crate::builder::Clause;
use crate::constants::ConstKind;
use crate::types::{Type, TypeKind};

/// The personality functions that use funclets.
const SCOPED_PERSONALITIES: [&[u8]; 7] = [
    b"_except_handler3",
    b"_except_handler4",
    b"__C_specific_handler",
    b"__CxxFrameHandler3",
    b"ProcessCLRException",
    b"__gxx_wasm_personality_v0",
    b"__xlcxx_personality_v2",
];

/// Returns true for exception-handling pads.
pub(super) fn is_pad(kind: &InstKind<'_>) -> bool {
    matches!(
        kind,
        InstKind::LandingPad { .. }
            | InstKind::CatchSwitch { .. }
            | InstKind::CatchPad { .. }
            | InstKind::CleanupPad { .. }
    )
}

fn is_funclet_pad(kind: &InstKind<'_>) -> bool {
    matches!(
        kind,
        InstKind::CatchPad { .. } | InstKind::CleanupPad { .. }
    )
}

impl FunctionVerifier<'_, '_> {
    fn personality(&self, what: &str) -> Checked {
        if self.header.personality.is_some() {
            return Ok(());
        }
        let why = format!("{what} needs to be in a function with a personality.");
        self.refuse(why)
    }

    fn is_first(&self, what: &str) -> Checked {
        let first = self.first_non_phi(self.block);
        if first.is_some_and(|(first, _)| first == self.inst) {
            return Ok(());
        }
        let why = format!("{what} not the first non-PHI instruction in the block.");
        self.refuse(why)
    }

    pub(super) fn landing_pad(&mut self, cleanup: bool, clauses: Clauses<'_>, ty: Type) -> Checked {
        self.ensure(!clauses.is_empty() || cleanup)
            .or("LandingPadInst needs at least one clause or to be a cleanup.")?;
        let checked = self.pad_preds();
        self.report(checked);
        let known = *self.landing_pad_type.get_or_insert(ty);
        self.ensure(known == ty).or(
            "The landingpad instruction should have a consistent result type inside a function.",
        )?;
        self.personality("LandingPadInst")?;
        self.is_first("LandingPadInst")?;
        for clause in clauses.iter() {
            match clause {
                Clause::Catch(value) => self
                    .ensure(self.is_pointer(value))
                    .or("Catch operand does not have pointer type!")?,
                Clause::Filter(value) => self
                    .ensure(
                        matches!(
                            self.ctx.types.kind(self.type_of(value)),
                            TypeKind::Array { .. }
                        ) && matches!(
                            self.constant(value),
                            Some(ConstKind::Aggregate(_) | ConstKind::Null | ConstKind::Data(_))
                        ),
                    )
                    .or("Filter operand is not an array of constants!")?,
            }
        }
        Ok(())
    }

    pub(super) fn resume(&mut self, value: Value) -> Checked {
        self.personality("ResumeInst")?;
        let ty = self.type_of(value);
        let known = *self.landing_pad_type.get_or_insert(ty);
        self.ensure(known == ty)
            .or("The resume instruction should have a consistent result type inside a function.")
    }

    /// Returns the parent pad of a pad, or `None` for `none` and for values that are not pads.
    fn parent_pad(&self, pad: Value) -> Option<Value> {
        match self.def(pad)?.1 {
            InstKind::CatchPad { switch, .. } => Some(switch),
            InstKind::CleanupPad { parent, .. } | InstKind::CatchSwitch { parent, .. } => {
                Some(parent)
            }
            _ => None,
        }
    }

    /// Verifies the predecessors of a pad's block.
    fn pad_preds(&mut self) -> Checked {
        let item = self.item();
        let (block, inst) = (self.block, self.inst);
        self.ensure(self.body.entry() != Some(block))
            .or("EH pad cannot be in entry block.")?;
        let kind = self.body.kind(inst);
        match kind {
            InstKind::LandingPad { .. } => {
                let by_invokes = self.preds(block).iter().all(|&pred| {
                    let last = self.body.terminator(pred);
                    matches!(
                        last.map(|last| self.body.kind(last)),
                        Some(InstKind::Invoke { normal, unwind, .. })
                            if unwind == block && normal != block
                    )
                });
                self.ensure(by_invokes)
                    .or("Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.")
            }
            InstKind::CatchPad { switch, .. } => {
                let Some((switch_inst, InstKind::CatchSwitch { unwind, .. })) = self.def(switch)
                else {
                    return Ok(());
                };
                let of_switch = self.block_of(switch_inst);
                self.ensure(self.preds(block).is_empty() || self.unique_pred(block) == of_switch)
                    .or("Block containg CatchPadInst must be jumped to only by its catchswitch.")?;
                ensure(unwind != Some(block), [Item::Inst(switch_inst), item])
                    .or("Catchswitch cannot unwind to one of its catchpads")
            }
            _ => {
                let to = Value::inst(inst);
                let parent = self.parent_pad(to);
                for at in 0..self.preds(block).len() {
                    let pred = self.preds(block)[at];
                    self.pad_pred(block, pred, to, parent)?;
                }
                Ok(())
            }
        }
    }

    fn pad_pred(&self, block: Block, pred: Block, to: Value, parent: Option<Value>) -> Checked {
        let Some(last) = self.body.terminator(pred) else {
            return Ok(());
        };
        let item = Item::Inst(last);
        let kind = self.body.kind(last);
        // A parent pad of `None` stands for `none`.
        let mut from = match kind {
            InstKind::Invoke {
                call,
                normal,
                unwind,
            } => {
                ensure(unwind == block && normal != block, [self.item(), item])
                    .or("EH pad must be jumped to via an unwind edge")?;
                let callee = self.callee(call);
                let own = self.ctx.attrs.function_set(call.attrs);
                if callee.is_intrinsic
                    && self.ctx.has(own, AttrKind::NoUnwind)
                    && !self.may_lower_to_call(&kind)
                {
                    return Ok(());
                }
                self.bundle(call, b"funclet").and_then(|pads| pads.get(0))
            }
            InstKind::CleanupRet { pad, .. } => {
                ensure(Some(pad) != parent, [item]).or("A cleanupret must exit its cleanup")?;
                Some(pad)
            }
            InstKind::CatchSwitch { .. } => Some(Value::inst(last)),
            _ => {
                return refuse(
                    "EH pad must be jumped to via an unwind edge",
                    [self.item(), item],
                );
            }
        };
        let parent = parent.filter(|&parent| !self.is_none_token(parent));
        let mut seen = FxHashSet::default();
        loop {
            from = from.filter(|&from| !self.is_none_token(from));
            ensure(from != Some(to), [Item::Value(to), item])
                .or("EH pad cannot handle exceptions raised within it")?;
            if from == parent {
                return Ok(());
            }
            let pad = need(from, [item]).or("A single unwind edge may only enter one EH pad")?;
            ensure(seen.insert(pad), [Item::Value(pad)])
                .or("EH pad jumps through a cycle of pads")?;
            let is_pad = self.def(pad).is_some_and(|(_, kind)| {
                is_funclet_pad(&kind) || matches!(kind, InstKind::CatchSwitch { .. })
            });
            ensure(is_pad, [item]).or("Parent pad must be catchpad/cleanuppad/catchswitch")?;
            from = self.parent_pad(pad);
        }
    }

    pub(super) fn catch_pad(&mut self, switch: Value) -> Checked {
        self.personality("CatchPadInst")?;
        ensure(
            matches!(self.def(switch), Some((_, InstKind::CatchSwitch { .. }))),
            [Item::Value(switch)],
        )
        .or("CatchPadInst needs to be directly nested in a CatchSwitchInst.")?;
        self.is_first("CatchPadInst")?;
        let checked = self.pad_preds();
        self.report(checked);
        self.funclet_pad()
    }

    pub(super) fn cleanup_pad(&mut self, parent: Value) -> Checked {
        self.personality("CleanupPadInst")?;
        self.is_first("CleanupPadInst")?;
        self.ensure(self.is_parent(parent))
            .or("CleanupPadInst has an invalid parent.")?;
        let checked = self.pad_preds();
        self.report(checked);
        self.funclet_pad()
    }

    fn is_parent(&self, parent: Value) -> bool {
        self.is_none_token(parent)
            || self
                .def(parent)
                .is_some_and(|(_, kind)| is_funclet_pad(&kind))
    }

    pub(super) fn catch_switch(
        &mut self,
        parent: Value,
        handlers: Blocks<'_>,
        unwind: Option<Block>,
    ) -> Checked {
        let item = self.item();
        self.personality("CatchSwitchInst")?;
        self.is_first("CatchSwitchInst")?;
        ensure(self.is_parent(parent), [Item::Value(parent)])
            .or("CatchSwitchInst has an invalid parent.")?;
        if let Some(unwind) = unwind {
            let first = self.first_non_phi(unwind);
            self.ensure(first.is_some_and(|(_, kind)| {
                is_pad(&kind) && !matches!(kind, InstKind::LandingPad { .. })
            }))
            .or("CatchSwitchInst must unwind to an EH block which is not a landingpad.")?;
            if let Some((pad, _)) = first
                && self.parent_pad(Value::inst(pad)) == Some(parent)
            {
                self.sibling_unwinds.push((self.inst, self.inst));
            }
        }
        self.ensure(!handlers.is_empty())
            .or("CatchSwitchInst cannot have empty handler list")?;
        for handler in handlers.iter() {
            ensure(
                matches!(
                    self.first_non_phi(handler),
                    Some((_, InstKind::CatchPad { .. }))
                ),
                [item, Item::Block(handler)],
            )
            .or("CatchSwitchInst handlers must be catchpads")?;
        }
        let checked = self.pad_preds();
        self.report(checked);
        Ok(())
    }

    pub(super) fn cleanup_ret(&self, pad: Value, unwind: Option<Block>) -> Checked {
        let item = self.item();
        ensure(
            matches!(self.def(pad), Some((_, InstKind::CleanupPad { .. }))),
            [item, Item::Value(pad)],
        )
        .or("CleanupReturnInst needs to be provided a CleanupPad")?;
        if let Some(unwind) = unwind {
            let first = self.first_non_phi(unwind);
            self.ensure(first.is_some_and(|(_, kind)| {
                is_pad(&kind) && !matches!(kind, InstKind::LandingPad { .. })
            }))
            .or("CleanupReturnInst must unwind to an EH block which is not a landingpad.")?;
        }
        Ok(())
    }

    /// Returns the block to which a user of a pad unwinds. The inner `None` stands for the caller, the outer one for
    /// a user that determines no destination.
    fn unwinding(&self, user: Inst) -> Option<Option<Block>> {
        match self.body.kind(user) {
            InstKind::CleanupRet { unwind, .. } => Some(unwind),
            InstKind::CatchSwitch {
                unwind: Some(unwind),
                ..
            } => Some(Some(unwind)),
            InstKind::Invoke { unwind, .. } => Some(Some(unwind)),
            _ => None,
        }
    }

    /// Returns the pad of an unwind destination. The inner `None` stands for the caller.
    fn unwind_pad(&self, to: Option<Block>) -> Option<Option<Inst>> {
        match to {
            None => Some(None),
            Some(block) => {
                let (pad, kind) = self.first_non_phi(block)?;
                is_pad(&kind).then_some(Some(pad))
            }
        }
    }

    /// Verifies that all unwind edges out of a funclet have the same destination.
    fn funclet_pad(&mut self) -> Checked {
        let own = Value::inst(self.inst);
        let mut first: Option<(Inst, Option<Inst>)> = None;
        let mut pending = vec![own];
        let mut seen = FxHashSet::default();
        while let Some(pad) = pending.pop() {
            let Some(pad_inst) = pad.as_inst() else {
                continue;
            };
            ensure(seen.insert(pad), [Item::Inst(pad_inst)])
                .or("FuncletPadInst must not be nested within itself")?;
            let mut unresolved: Option<Value> = None;
            for user in self.users(pad) {
                match self.body.kind(user) {
                    InstKind::CleanupPad { .. } => {
                        pending.push(Value::inst(user));
                        continue;
                    }
                    InstKind::Call(_) | InstKind::CatchRet { .. } => continue,
                    InstKind::CatchSwitch { unwind: None, .. } => continue,
                    InstKind::CleanupRet { .. }
                    | InstKind::CatchSwitch { .. }
                    | InstKind::Invoke { .. } => {}
                    _ => return refuse("Bogus funclet pad use", [Item::Inst(user)]),
                }
                let Some(to) = self.unwinding(user) else {
                    continue;
                };
                let Some(target) = self.unwind_pad(to) else {
                    continue;
                };
                let mut exits = target.is_none();
                if let Some(target) = target {
                    let parent = self.parent_pad(Value::inst(target));
                    if parent == Some(pad) {
                        continue;
                    }
                    let mut exited = Some(pad);
                    while let Some(at) = exited.filter(|&at| !self.is_none_token(at)) {
                        if at == own {
                            exits = true;
                            unresolved = Some(own);
                            break;
                        }
                        let above = self.parent_pad(at);
                        if above == parent {
                            unresolved = above;
                            break;
                        }
                        exited = above;
                    }
                } else {
                    unresolved = Some(own);
                }
                if exits {
                    match first {
                        Some((first, known)) => ensure(
                            known == target,
                            [self.item(), Item::Inst(user), Item::Inst(first)],
                        )
                        .or("Unwind edges out of a funclet pad must have the same unwind dest")?,
                        None => {
                            first = Some((user, target));
                            self.sibling_of(own, user, target);
                        }
                    }
                }
                if pad != own {
                    break;
                }
            }
            if let Some(unresolved) = unresolved
                && unresolved != pad
            {
                self.drop_resolved(pad, unresolved, &mut pending);
            }
        }
        let (Some((user, target)), Some(switch)) = (first, self.parent_pad(own)) else {
            return Ok(());
        };
        let Some((switch_inst, InstKind::CatchSwitch { unwind, .. })) = self.def(switch) else {
            return Ok(());
        };
        let of_switch = match unwind {
            Some(block) => self.first_non_phi(block).map(|(pad, _)| pad),
            None => None,
        };
        ensure(
            of_switch == target,
            [self.item(), Item::Inst(user), Item::Inst(switch_inst)],
        )
        .or("Unwind edges out of a catch must have the same unwind dest as the parent catchswitch")
    }

    fn sibling_of(&mut self, own: Value, user: Inst, target: Option<Inst>) {
        let is_cleanup = matches!(self.def(own), Some((_, InstKind::CleanupPad { .. })));
        if let Some(target) = target
            && is_cleanup
            && self.parent_pad(Value::inst(target)) == self.parent_pad(own)
        {
            self.sibling_unwinds.push((self.inst, user));
        }
    }

    /// Drops pending pads in funclets whose unwind destination is now known.
    fn drop_resolved(&self, pad: Value, unresolved: Value, pending: &mut Vec<Value>) {
        let mut resolved = pad;
        while let Some(&uncle) = pending.last() {
            let Some(ancestor) = self.parent_pad(uncle) else {
                return;
            };
            while resolved != ancestor {
                match self.parent_pad(resolved) {
                    Some(parent) if parent != unresolved => resolved = parent,
                    _ => break,
                }
            }
            if resolved != ancestor {
                return;
            }
            pending.pop();
        }
    }

    /// Verifies that pads do not handle each other's exceptions.
    pub(super) fn sibling_funclets(&mut self) {
        if self.sibling_unwinds.is_empty() {
            return;
        }
        let list = std::mem::take(&mut self.sibling_unwinds);
        let next = |pad: Inst| {
            let &(_, terminator) = list.iter().find(|(from, _)| *from == pad)?;
            let to = self.unwinding(terminator)??;
            Some((self.first_non_phi(to)?.0, terminator))
        };
        let mut visited = FxHashSet::default();
        let mut cycle = None;
        for &(start, _) in &list {
            let mut active = FxHashSet::default();
            let mut pad = start;
            if visited.contains(&pad) {
                continue;
            }
            active.insert(pad);
            while let Some((to, _)) = next(pad) {
                if active.contains(&to) {
                    cycle = Some(to);
                    break;
                }
                if !visited.insert(to) {
                    break;
                }
                pad = to;
                active.insert(pad);
            }
            if cycle.is_some() {
                break;
            }
        }
        let Some(first) = cycle else { return };
        let mut problem = super::Problem::from("EH pads can't handle each other's exceptions");
        let mut pad = first;
        while let Some((to, terminator)) = next(pad) {
            problem.items.push(Item::Inst(pad));
            if terminator != pad {
                problem.items.push(Item::Inst(terminator));
            }
            if to == first {
                break;
            }
            pad = to;
        }
        self.report(Err(Box::new(problem)));
    }

    /// Returns true if this function's personality uses funclets.
    pub(super) fn has_funclets(&self) -> bool {
        let personality = self.header.personality.map(|at| self.ctx.strip_casts(at));
        match personality.map(|at| self.ctx.consts.kind(at)) {
            Some(ConstKind::Symbol(symbol)) => {
                SCOPED_PERSONALITIES.contains(&self.ctx.symbols.name(symbol))
            }
            _ => false,
        }
    }

    /// Returns true if the block is part of a funclet.
    pub(super) fn is_in_funclet(&mut self, block: Block) -> bool {
        if self.funclet_colors.is_none() {
            self.funclet_colors = Some(self.color_funclets());
        }
        let colors = self.funclet_colors.as_ref().map_or(&[][..], |colors| {
            colors.get(block.index()).map_or(&[][..], |list| list)
        });
        colors.iter().any(|&first| {
            let pad = self.first_non_phi(first);
            pad.is_some_and(|(_, kind)| is_funclet_pad(&kind))
        })
    }

    /// Computes, for each block, the entry blocks of the funclets that contain it.
    fn color_funclets(&self) -> Vec<Vec<Block>> {
        let mut colors: Vec<Vec<Block>> = vec![Vec::new(); self.body.block_count()];
        let Some(entry) = self.body.entry() else {
            return colors;
        };
        let mut pending = vec![(entry, entry)];
        while let Some((block, mut color)) = pending.pop() {
            let first = self.first_non_phi(block);
            if first.is_some_and(|(_, kind)| is_pad(&kind)) {
                color = block;
            }
            if colors[block.index()].contains(&color) {
                continue;
            }
            colors[block.index()].push(color);
            let Some(last) = self.body.terminator(block) else {
                continue;
            };
            let kind = self.body.kind(last);
            let mut next = color;
            if let InstKind::CatchRet { pad, .. } = kind {
                // Control returns to the region that contains the `catchswitch`.
                let parent = self
                    .parent_pad(pad)
                    .and_then(|switch| self.parent_pad(switch));
                let above = parent.and_then(|parent| self.block_of(parent.as_inst()?));
                next = above.unwrap_or(entry);
            }
            kind.for_each_successor(|to| pending.push((to, next)));
        }
        colors
    }
}
