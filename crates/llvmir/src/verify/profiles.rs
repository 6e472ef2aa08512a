//! Verifies profile metadata and metadata of calls: branch weights, value profiles, memory profiles, callee types.

use super::state::FunctionVerifier;
use super::{Checked, Item, Problem, check, ensure, need, refuse};
use crate::body::InstKind;
use crate::context::Context;
use crate::metadata::Md;

impl Context {
    /// Returns the name of a `!prof` node, which must have operands.
    pub(super) fn profile_name(&self, md: Md) -> Result<&[u8], Box<Problem>> {
        let name = self.metadata.operands(md)[0];
        ensure(name.is_some(), [Item::Md(md)]).or("first operand should not be null")?;
        match self.metadata.text(name) {
            Some(name) => Ok(name),
            None => Err(Box::new(Problem {
                items: vec![Item::Md(md)],
                .."expected string with name of the !prof annotation".into()
            })),
        }
    }
}

impl FunctionVerifier<'_, '_> {
    pub(super) fn profile(&mut self, kind: &InstKind<'_>, md: Md) -> Checked {
        let metadata = &self.ctx.metadata;
        let operands = metadata.operands(md);
        let item = Item::Md(md);
        ensure(!operands.is_empty(), [item])
            .or("!prof annotations should have at least 1 operand")?;
        let name = self.ctx.profile_name(md)?;
        let successors = || {
            let mut count = 0;
            kind.for_each_successor(|_| count += 1);
            count
        };
        // The expected number of weights for each kind of instruction.
        let expected = match kind {
            InstKind::CondBr { .. }
            | InstKind::Br { .. }
            | InstKind::Switch { .. }
            | InstKind::IndirectBr { .. }
            | InstKind::CallBr { .. } => Some(successors()),
            InstKind::Call(_) => Some(1),
            InstKind::Select { .. } => Some(2),
            _ => None,
        };
        match name {
            b"unknown" => {
                ensure(operands.len() == 2, [item])
                    .or("'unknown' !prof should have a single additional operand")?;
                let pass = metadata.text(operands[1]);
                check(pass.is_some())
                    .or("'unknown' !prof should have an additional operand of type string")?;
                check(pass.is_some_and(|pass| !pass.is_empty()))
                    .or("the 'unknown' !prof operand should not be an empty string")?;
                ensure(expected.is_some() || matches!(kind, InstKind::Invoke { .. }), [item])
                    .or("'unknown' !prof should only appear on instructions on which 'branch_weights' would")
            }
            b"branch_weights" => {
                // A string tells the origin of the weights.
                let first = match operands.get(1) {
                    Some(&origin) if metadata.is_string(origin) => 2,
                    _ => 1,
                };
                let count = operands.len().saturating_sub(first);
                if matches!(kind, InstKind::Invoke { .. }) {
                    ensure(matches!(count, 1 | 2), [item])
                        .or("Wrong number of InvokeInst branch_weights operands")?;
                } else {
                    if expected.is_none() {
                        let why = "!prof branch_weights are not allowed for this instruction";
                        self.report(refuse(why, [item]));
                    }
                    ensure(count == expected.unwrap_or(0), [item])
                        .or("Wrong number of operands")?;
                }
                for &weight in operands.iter().skip(first) {
                    ensure(weight.is_some(), [item]).or("second operand should not be null")?;
                    check(self.v.is_int(weight))
                        .or("!prof brunch_weights operand is not a const int")?;
                }
                Ok(())
            }
            b"VP" => {
                let value_kind = operands.get(1).copied().flatten();
                ensure(value_kind.is_some(), [item])
                    .or("VP !prof missing kind argument")
                    .and_then(|()| self.value_profile(kind, md))
            }
            _ => refuse("expected either branch_weights or VP profile name", [item]),
        }
    }

    fn value_profile(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        let operands = self.ctx.metadata.operands(md);
        let item = Item::Md(md);
        // The operands are the name, a kind, a total, and pairs of values and counts.
        ensure(operands.len() >= 5, [item]).or("invalid value profiling metadata")?;
        let (_, value_kind) =
            need(self.v.int(operands[1]), [item]).or("VP !prof missing kind argument")?;
        ensure(value_kind <= 2, [item]).or("Invalid VP !prof kind")?;
        ensure(operands.len() % 2 == 1, [item])
            .or("VP !prof should have an even number of arguments after 'VP'")?;
        if matches!(value_kind, 0 | 1) {
            return ensure(kind.call().is_some(), [item])
                .or("VP !prof indirect call or memop size expected to be applied to CallBase instructions only");
        }
        Ok(())
    }

    fn call_stack(&self, md: Md) -> Checked {
        let operands = self.ctx.metadata.operands(md);
        ensure(!operands.is_empty(), [Item::Md(md)])
            .or("call stack metadata should have at least 1 operand")?;
        for &operand in operands {
            if !self.v.is_int(operand) {
                let about = operand.map_or(Item::Md(md), Item::Md);
                return refuse(
                    "call stack metadata operand should be constant integer",
                    [about],
                );
            }
        }
        Ok(())
    }

    pub(super) fn memory_profile(&mut self, kind: &InstKind<'_>, md: Md) -> Checked {
        self.ensure(kind.call().is_some())
            .or("!memprof metadata should only exist on calls")?;
        let ctx = self.ctx;
        let metadata = &ctx.metadata;
        let blocks = metadata.operands(md);
        ensure(!blocks.is_empty(), [Item::Md(md)])
            .or("!memprof annotations should have at least 1 metadata operand (MemInfoBlock)")?;
        for block in blocks.iter().copied().flatten() {
            let operands = metadata.operands(block);
            let item = Item::Md(block);
            ensure(operands.len() >= 2, [item])
                .or("Each !memprof MemInfoBlock should have at least 2 operands")?;
            let stack = need(operands[0], [item])
                .or("!memprof MemInfoBlock first operand should not be null")?;
            ensure(metadata.is_node(Some(stack)), [item])
                .or("!memprof MemInfoBlock first operand should be an MDNode")?;
            let checked = self.call_stack(stack);
            self.report(checked);
            ensure(metadata.is_string(operands[1]), [item])
                .or("!memprof MemInfoBlock second operand should be an MDString")?;
            for &operand in operands.iter().skip(2) {
                let parts = operand.and_then(|operand| metadata.tuple(operand));
                ensure(parts.is_some(), [item])
                    .or("Not all !memprof MemInfoBlock operands 2 to N are MDNode")?;
                let parts = parts.unwrap_or(&[]);
                ensure(parts.len() == 2, [item]).or(
                    "Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands",
                )?;
                ensure(parts.iter().all(|&part| self.v.is_int(part)), [item])
                    .or("Not all !memprof MemInfoBlock operands 2 to N are MDNode with ConstantInt operands")?;
            }
        }
        Ok(())
    }

    pub(super) fn call_site(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        self.ensure(kind.call().is_some())
            .or("!callsite metadata should only exist on calls")?;
        self.call_stack(md)
    }

    pub(super) fn callee_type(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        self.ensure(kind.call().is_some())
            .or("!callee_type metadata should only exist on calls")?;
        let metadata = &self.ctx.metadata;
        for &operand in metadata.operands(md) {
            let about = operand.map_or(Item::Md(md), Item::Md);
            let parts = operand.and_then(|operand| metadata.tuple(operand));
            let parts = need(parts, [about])
                .or("The callee_type metadata must be a list of type metadata nodes")?;
            ensure(parts.len() == 2, [about])
                .or("Well-formed generalized type metadata must contain exactly two operands")?;
            ensure(matches!(self.v.int(parts[0]), Some((_, 0))), [about])
                .or("The first operand of type metadata for functions must be zero")?;
            let name = metadata.text(parts[1]);
            ensure(
                name.is_some_and(|name| name.ends_with(b".generalized")),
                [about],
            )
            .or("Only generalized type metadata can be part of the callee_type metadata list")?;
        }
        Ok(())
    }
}
