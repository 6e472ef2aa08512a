//! Metadata of profiles and of calls: weights, values, memory, types of callees.

use super::state::FunctionVerifier;
use super::{Checked, Item, Problem, check, ensure};
use crate::body::InstKind;
use crate::context::Context;
use crate::metadata::Md;

impl Context {
    /// The name of a `!prof` node that has operands.
    pub(super) fn profile_name(&self, md: Md) -> Result<&[u8], Box<Problem>> {
        let name = self.metadata.operands(md)[0];
        ensure(
            name.is_some(),
            "first operand should not be null",
            [Item::Md(md)],
        )?;
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
        ensure(
            !operands.is_empty(),
            "!prof annotations should have at least 1 operand",
            [item],
        )?;
        let name = self.ctx.profile_name(md)?;
        let successors = || {
            let mut count = 0;
            kind.for_each_successor(|_| count += 1);
            count
        };
        // The number of weights of an instruction.
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
                ensure(
                    operands.len() == 2,
                    "'unknown' !prof should have a single additional operand",
                    [item],
                )?;
                let pass = metadata.text(operands[1]);
                check(
                    pass.is_some(),
                    "'unknown' !prof should have an additional operand of type string",
                )?;
                check(
                    pass.is_some_and(|pass| !pass.is_empty()),
                    "the 'unknown' !prof operand should not be an empty string",
                )?;
                ensure(
                    expected.is_some() || matches!(kind, InstKind::Invoke { .. }),
                    "'unknown' !prof should only appear on instructions on which 'branch_weights' would",
                    [item],
                )
            }
            b"branch_weights" => {
                // A string says where the weights are from.
                let first = match operands.get(1) {
                    Some(&origin) if metadata.is_string(origin) => 2,
                    _ => 1,
                };
                let count = operands.len().saturating_sub(first);
                if matches!(kind, InstKind::Invoke { .. }) {
                    ensure(
                        matches!(count, 1 | 2),
                        "Wrong number of InvokeInst branch_weights operands",
                        [item],
                    )?;
                } else {
                    if expected.is_none() {
                        let why = "!prof branch_weights are not allowed for this instruction";
                        self.report(ensure(false, why, [item]));
                    }
                    ensure(
                        count == expected.unwrap_or(0),
                        "Wrong number of operands",
                        [item],
                    )?;
                }
                for &weight in operands.iter().skip(first) {
                    ensure(
                        weight.is_some(),
                        "second operand should not be null",
                        [item],
                    )?;
                    check(
                        self.v.is_int(weight),
                        "!prof brunch_weights operand is not a const int",
                    )?;
                }
                Ok(())
            }
            b"VP" => {
                let value_kind = operands.get(1).copied().flatten();
                ensure(
                    value_kind.is_some(),
                    "VP !prof missing kind argument",
                    [item],
                )
                .and_then(|()| self.value_profile(kind, md))
            }
            _ => ensure(
                false,
                "expected either branch_weights or VP profile name",
                [item],
            ),
        }
    }

    fn value_profile(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        let operands = self.ctx.metadata.operands(md);
        let item = Item::Md(md);
        // A kind, a total, and pairs of values and counts.
        ensure(
            operands.len() >= 5,
            "invalid value profiling metadata",
            [item],
        )?;
        let Some((_, value_kind)) = self.v.int(operands[1]) else {
            return ensure(false, "VP !prof missing kind argument", [item]);
        };
        ensure(value_kind <= 2, "Invalid VP !prof kind", [item])?;
        ensure(
            operands.len() % 2 == 1,
            "VP !prof should have an even number of arguments after 'VP'",
            [item],
        )?;
        if matches!(value_kind, 0 | 1) {
            return ensure(
                kind.call().is_some(),
                "VP !prof indirect call or memop size expected to be applied to CallBase instructions only",
                [item],
            );
        }
        Ok(())
    }

    fn call_stack(&self, md: Md) -> Checked {
        let operands = self.ctx.metadata.operands(md);
        ensure(
            !operands.is_empty(),
            "call stack metadata should have at least 1 operand",
            [Item::Md(md)],
        )?;
        for &operand in operands {
            if !self.v.is_int(operand) {
                let about = operand.map_or(Item::Md(md), Item::Md);
                return ensure(
                    false,
                    "call stack metadata operand should be constant integer",
                    [about],
                );
            }
        }
        Ok(())
    }

    pub(super) fn memory_profile(&mut self, kind: &InstKind<'_>, md: Md) -> Checked {
        ensure(
            kind.call().is_some(),
            "!memprof metadata should only exist on calls",
            [self.item()],
        )?;
        let ctx = self.ctx;
        let metadata = &ctx.metadata;
        let blocks = metadata.operands(md);
        ensure(
            !blocks.is_empty(),
            "!memprof annotations should have at least 1 metadata operand (MemInfoBlock)",
            [Item::Md(md)],
        )?;
        for block in blocks.iter().copied().flatten() {
            let operands = metadata.operands(block);
            let item = Item::Md(block);
            ensure(
                operands.len() >= 2,
                "Each !memprof MemInfoBlock should have at least 2 operands",
                [item],
            )?;
            let Some(stack) = operands[0] else {
                return ensure(
                    false,
                    "!memprof MemInfoBlock first operand should not be null",
                    [item],
                );
            };
            ensure(
                metadata.is_node(Some(stack)),
                "!memprof MemInfoBlock first operand should be an MDNode",
                [item],
            )?;
            let checked = self.call_stack(stack);
            self.report(checked);
            ensure(
                metadata.is_string(operands[1]),
                "!memprof MemInfoBlock second operand should be an MDString",
                [item],
            )?;
            for &operand in operands.iter().skip(2) {
                let parts = operand.and_then(|operand| metadata.tuple(operand));
                ensure(
                    parts.is_some(),
                    "Not all !memprof MemInfoBlock operands 2 to N are MDNode",
                    [item],
                )?;
                let parts = parts.unwrap_or(&[]);
                ensure(
                    parts.len() == 2,
                    "Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands",
                    [item],
                )?;
                ensure(
                    parts.iter().all(|&part| self.v.is_int(part)),
                    "Not all !memprof MemInfoBlock operands 2 to N are MDNode with ConstantInt operands",
                    [item],
                )?;
            }
        }
        Ok(())
    }

    pub(super) fn call_site(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        ensure(
            kind.call().is_some(),
            "!callsite metadata should only exist on calls",
            [self.item()],
        )?;
        self.call_stack(md)
    }

    pub(super) fn callee_type(&self, kind: &InstKind<'_>, md: Md) -> Checked {
        ensure(
            kind.call().is_some(),
            "!callee_type metadata should only exist on calls",
            [self.item()],
        )?;
        let metadata = &self.ctx.metadata;
        for &operand in metadata.operands(md) {
            let about = operand.map_or(Item::Md(md), Item::Md);
            let parts = operand.and_then(|operand| metadata.tuple(operand));
            let Some(parts) = parts else {
                return ensure(
                    false,
                    "The callee_type metadata must be a list of type metadata nodes",
                    [about],
                );
            };
            ensure(
                parts.len() == 2,
                "Well-formed generalized type metadata must contain exactly two operands",
                [about],
            )?;
            ensure(
                matches!(self.v.int(parts[0]), Some((_, 0))),
                "The first operand of type metadata for functions must be zero",
                [about],
            )?;
            let name = metadata.text(parts[1]);
            ensure(
                name.is_some_and(|name| name.ends_with(b".generalized")),
                "Only generalized type metadata can be part of the callee_type metadata list",
                [about],
            )?;
        }
        Ok(())
    }
}
