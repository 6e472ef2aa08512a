//! Verifies convergence control: tokens that determine the sets of threads that execute convergent operations
//! together.

use rustc_hash::FxHashMap;

use super::state::FunctionVerifier;
use super::{Checked, Item, ensure, need};
use crate::attributes::AttrKind;
use crate::body::{Block, Call, Inst};

const PREFIX: &str = "llvm.experimental.convergence.";

/// The state of the convergence checks of a function.
#[derive(Debug, Default)]
pub(super) struct Convergence {
    /// True after a convergent operation of the block.
    seen_first: bool,
    is_controlled: Option<bool>,
    /// Keyed by instruction: the instruction that defines its token.
    tokens: FxHashMap<Inst, Inst>,
    has_tokens: bool,
}

impl Convergence {
    pub(super) fn enter_block(&mut self) {
        self.seen_first = false;
    }
}

impl FunctionVerifier<'_, '_> {
    /// Returns the convergence intrinsic that an instruction calls.
    fn convergence_op(&self, inst: Inst) -> Option<&'static str> {
        self.intrinsic_name(&self.body.kind(inst))?
            .strip_prefix(PREFIX)
    }

    /// Returns true if a call or its callee is convergent.
    fn is_convergent(&self, call: Call<'_>) -> bool {
        let ctx = self.ctx;
        let has = |list| ctx.has(ctx.attrs.function_set(list), AttrKind::Convergent);
        if has(call.attrs) {
            return true;
        }
        let callee = self.callee(call);
        let function = callee.symbol.and_then(|symbol| self.v.function_of(symbol));
        function.is_some_and(|function| callee.is_direct && has(function.attrs))
    }

    /// Verifies the token that a call uses or defines.
    pub(super) fn convergent_call(&mut self, call: Call<'_>) -> Checked {
        if self.v.module.is_none() {
            return Ok(());
        }
        let inst = self.inst;
        let item = Item::Inst(inst);
        let op = self.convergence_op(inst);
        let has_bundle =
            !call.bundles.is_empty() && self.count_bundles(call, b"convergencectrl") > 0;
        if op.is_none() && !has_bundle {
            if self.is_convergent(call) {
                self.convergence.seen_first = true;
                return self.convergence_kind(false);
            }
            return Ok(());
        }
        let token = match self.convergence_token(call) {
            Ok(token) => token,
            Err(problem) => {
                self.report(Err(problem));
                if op.is_none() {
                    return Ok(());
                }
                None
            }
        };
        match op {
            Some("entry" | "anchor") => {
                if op == Some("entry") {
                    let own = self.ctx.attrs.function_set(self.header.attrs);
                    ensure(self.ctx.has(own, AttrKind::Convergent), [item])
                        .or("Entry intrinsic can occur only in a convergent function.")?;
                    ensure(self.body.entry() == Some(self.block), [item])
                        .or("Entry intrinsic can occur only in the entry block.")?;
                    ensure(!self.convergence.seen_first, [item])
                        .or("Entry intrinsic cannot be preceded by a convergent operation in the same basic block.")?;
                }
                ensure(token.is_none(), [item])
                    .or("Entry or anchor intrinsic cannot have a convergencectrl token operand.")?;
            }
            Some("loop") => {
                ensure(token.is_some(), [item])
                    .or("Loop intrinsic must have a convergencectrl token operand.")?;
                ensure(!self.convergence.seen_first, [item])
                    .or("Loop intrinsic cannot be preceded by a convergent operation in the same basic block.")?;
            }
            _ => {}
        }
        if op.is_some() {
            self.convergence.has_tokens = true;
        }
        let is_convergent = self.is_convergent(call);
        self.convergence.seen_first |= is_convergent;
        ensure(is_convergent, [item])
            .or("Convergence control token can only be used in a convergent call.")?;
        self.convergence_kind(true)
    }

    fn convergence_kind(&mut self, is_controlled: bool) -> Checked {
        let before = *self.convergence.is_controlled.get_or_insert(is_controlled);
        self.ensure(before == is_controlled)
            .or("Cannot mix controlled and uncontrolled convergence in the same function.")
    }

    /// Returns the instruction that defines the token of a call.
    fn convergence_token(&mut self, call: Call<'_>) -> Result<Option<Inst>, Box<super::Problem>> {
        let item = self.item();
        let count = self.count_bundles(call, b"convergencectrl");
        self.ensure(count <= 1)
            .or("The 'convergencectrl' bundle can occur at most once on a call")?;
        let Some(operands) = self.bundle(call, b"convergencectrl") else {
            return Ok(None);
        };
        self.ensure(
            operands.len() == 1 && self.type_of_first(operands) == Some(crate::Type::TOKEN),
        )
        .or("The 'convergencectrl' bundle requires exactly one token use.")?;
        let def = operands.get(0).and_then(|token| self.def(token));
        let made = def.filter(|(def, _)| self.convergence_op(*def).is_some());
        let operand = Item::Value(operands.get(0).unwrap_or(call.callee));
        let (def, _) = need(made, [operand, item])
            .or("Convergence control tokens can only be produced by calls to the convergence control intrinsics.")?;
        self.convergence.tokens.insert(self.inst, def);
        Ok(Some(def))
    }

    fn type_of_first(&self, operands: crate::Values<'_>) -> Option<crate::Type> {
        Some(self.type_of(operands.get(0)?))
    }

    /// Verifies that the regions of tokens nest. Call this after the whole function was visited.
    pub(super) fn convergence_regions(&mut self) {
        if !self.convergence.has_tokens || self.convergence.tokens.is_empty() {
            return;
        }
        let order = self.reverse_post_order();
        let mut live: FxHashMap<Block, Vec<Inst>> = FxHashMap::default();
        for block in order {
            let mut tokens = live.remove(&block).unwrap_or_default();
            for inst in self.body.insts(block) {
                if let Some(&token) = self.convergence.tokens.get(&inst) {
                    let checked = self.nested_token(token, inst, block, &mut tokens);
                    self.report(checked);
                }
                if self.convergence_op(inst).is_some() {
                    tokens.push(inst);
                }
            }
            let Some(last) = self.body.terminator(block) else {
                continue;
            };
            let mut successors = Vec::new();
            self.body
                .kind(last)
                .for_each_successor(|to| successors.push(to));
            for to in successors {
                match live.get_mut(&to) {
                    Some(known) => known.retain(|token| tokens.contains(token)),
                    None => {
                        let mut known = Vec::new();
                        for &token in &tokens {
                            if !self.block_dominates(token, to) {
                                break;
                            }
                            known.push(token);
                        }
                        live.insert(to, known);
                    }
                }
            }
        }
    }

    fn nested_token(
        &mut self,
        token: Inst,
        user: Inst,
        block: Block,
        live: &mut Vec<Inst>,
    ) -> Checked {
        let items = [Item::Inst(token), Item::Inst(user)];
        ensure(self.block_dominates(token, block), items)
            .or("Convergence control token must dominate all its uses.")?;
        let at = live.iter().position(|other| *other == token);
        ensure(at.is_some(), items).or("Convergence region is not well-nested.")?;
        live.truncate(at.map_or(0, |at| at + 1));
        Ok(())
    }

    fn block_dominates(&mut self, def: Inst, block: Block) -> bool {
        let of = self.block_of(def);
        of.is_some_and(|of| self.dominators().0.dominates(of, block))
    }

    fn reverse_post_order(&self) -> Vec<Block> {
        let mut seen = vec![false; self.body.block_count()];
        let mut order = Vec::new();
        let mut stack: Vec<(Block, Vec<Block>)> = Vec::new();
        let successors = |block: Block| {
            let mut list = Vec::new();
            if let Some(last) = self.body.terminator(block) {
                self.body.kind(last).for_each_successor(|to| list.push(to));
            }
            list.reverse();
            list
        };
        if let Some(entry) = self.body.entry() {
            seen[entry.index()] = true;
            stack.push((entry, successors(entry)));
        }
        while let Some((block, rest)) = stack.last_mut() {
            match rest.pop() {
                Some(next) if !seen[next.index()] => {
                    seen[next.index()] = true;
                    let list = successors(next);
                    stack.push((next, list));
                }
                Some(_) => {}
                None => {
                    order.push(*block);
                    stack.pop();
                }
            }
        }
        order.reverse();
        order
    }
}
