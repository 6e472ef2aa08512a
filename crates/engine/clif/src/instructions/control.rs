//! Translates terminators.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, JumpTableData, types};
use cranelift_frontend::Switch;
use terrace_llvmir::{Block, Blocks, Call, Cases, Const, ConstKind, Inst, Value};

use crate::abi::Return;
use crate::translator::{Parts, Translator};
use crate::types::Lane;
use crate::why::{Result, Why, said};

impl<'w> Translator<'w, '_> {
    fn goal(&self, block: Block) -> Result<ir::Block> {
        self.block(block).ok_or(Why::Known)
    }

    /// `br label`
    pub(crate) fn jump(&mut self, to: Block) -> Result<Parts> {
        let args = self.edge(to)?;
        let to = self.goal(to)?;
        self.builder.ins().jump(to, &args);
        Ok(Parts::new())
    }

    /// `br i1`
    pub(crate) fn branch(&mut self, condition: Value, yes: Block, no: Block) -> Result<Parts> {
        let condition = self.part(condition)?;
        let (yes_args, no_args) = (self.edge(yes)?, self.edge(no)?);
        let (yes, no) = (self.goal(yes)?, self.goal(no)?);
        self.builder
            .ins()
            .brif(condition, yes, &yes_args, no, &no_args);
        Ok(Parts::new())
    }

    /// `ret`
    pub(crate) fn ret(&mut self, value: Option<Value>) -> Result<Parts> {
        let parts = match value {
            Some(value) => self.parts(value)?,
            None => Parts::new(),
        };
        // If the ABI requires it, the caller gets the address of a result in memory back.
        let mut address: Parts = self.result_address.into_iter().collect();
        let results = match self.abi.result.clone() {
            Return::Parts(hows) => self.given(&parts, &hows)?,
            Return::Memory => {
                let layout = self.abi.result_layout.clone();
                if let Some(&to) = address.first() {
                    self.store(&layout, &parts, to)?;
                }
                address.truncate(self.abi.signature.returns.len());
                address
            }
            Return::Pointer(_) => {
                address.truncate(self.abi.signature.returns.len());
                address
            }
        };
        self.release_side_stack();
        if let Return::Parts(hows) = self.abi.result.clone() {
            self.push_results(&parts, &hows);
        }
        self.builder.ins().return_(&results);
        Ok(Parts::new())
    }

    /// Releases the function's part of the side stack.
    pub(crate) fn release_side_stack(&mut self) {
        if let Some(mark) = self.side_stack {
            self.call_helper("terrace_rt_stack_release", &[], &[mark]);
        }
    }

    /// Translates an `invoke` of a call that is known not to throw, followed by a jump.
    pub(crate) fn invoke(&mut self, inst: Inst, call: Call<'w>, normal: Block) -> Result<Parts> {
        if !self.cannot_throw(&call) {
            return said("has invoke of a function that may throw");
        }
        let parts = self.call(inst, call)?;
        self.set_value(inst, parts.clone());
        if !self.ended {
            self.jump(normal)?;
        }
        Ok(parts)
    }

    /// Returns the target for a jump without arguments to a block. If the block has phis, the target is an intermediate
    /// block.
    fn way(&mut self, to: Block, ways: &mut Vec<(Block, ir::Block)>) -> Result<ir::Block> {
        if !self.has_phis(to) {
            return self.goal(to);
        }
        if let Some((_, way)) = ways.iter().find(|(goal, _)| *goal == to) {
            return Ok(*way);
        }
        let way = self.builder.create_block();
        ways.push((to, way));
        Ok(way)
    }

    /// Generates the code of the intermediate blocks.
    fn fill(&mut self, ways: Vec<(Block, ir::Block)>) -> Result<()> {
        for (to, way) in ways {
            self.builder.switch_to_block(way);
            if let Err(why) = self.jump(to) {
                self.trap(crate::traps::UNREACHABLE);
                return Err(why);
            }
        }
        Ok(())
    }

    /// `switch`
    pub(crate) fn switch(
        &mut self,
        value: Value,
        default: Block,
        cases: Cases<'w>,
    ) -> Result<Parts> {
        let Some(lane) = self.layout_of(value)?.scalar() else {
            return said("has switch on non-integer");
        };
        let parts = self.parts(value)?;
        let mut ways = Vec::new();
        let otherwise = self.way(default, &mut ways)?;
        if lane.bits() > 64 {
            for (case, to) in cases.iter() {
                let to = self.way(to, &mut ways)?;
                let equal = self.equals(lane, &parts, case)?;
                let next = self.builder.create_block();
                self.builder.ins().brif(equal, to, &[], next, &[]);
                self.builder.switch_to_block(next);
            }
            self.builder.ins().jump(otherwise, &[]);
        } else {
            let mut switch = Switch::new();
            for (case, to) in cases.iter() {
                let to = self.way(to, &mut ways)?;
                if let ConstKind::Int(case) = self.consts().kind(case) {
                    let case = u128::from(case);
                    if !switch.entries().contains_key(&case) {
                        switch.set_entry(case, to);
                    }
                }
            }
            switch.emit(&mut self.builder, parts[0], otherwise);
        }
        self.fill(ways)?;
        Ok(Parts::new())
    }

    fn equals(&mut self, lane: Lane, parts: &[ir::Value], case: Const) -> Result<ir::Value> {
        let case = self.constant(case)?;
        let predicate = terrace_llvmir::IntPredicate::Eq;
        Ok(self.compare_lane(predicate, lane, parts, &case))
    }

    /// Translates `indirectbr`: a jump table indexed by the numbers that represent block addresses.
    pub(crate) fn indirect_branch(&mut self, address: Value, to: Blocks<'w>) -> Result<Parts> {
        let number = self.part(address)?;
        let one = self.iconst(types::I64, 1);
        let at = self.builder.ins().isub(number, one);
        let limit = self.body.block_count() as i64;
        let limit = self.iconst(types::I64, limit);
        let inside = self.builder.ins().icmp(IntCC::UnsignedLessThan, at, limit);
        self.builder.ins().trapz(inside, crate::traps::BAD_BLOCK);
        let mut ways = Vec::new();
        let mut goals = Vec::new();
        for block in to.iter() {
            goals.push((block.index(), self.way(block, &mut ways)?));
        }
        let bad = self.builder.create_block();
        let len = goals.iter().map(|(at, _)| at + 1).max().unwrap_or(0);
        let call = |this: &mut Self, block: ir::Block| {
            let pool = &mut this.builder.func.dfg.value_lists;
            ir::BlockCall::new(block, [], pool)
        };
        let bad_call = call(self, bad);
        let mut table = vec![bad_call; len];
        for (at, block) in goals {
            table[at] = call(self, block);
        }
        let table = JumpTableData::new(bad_call, &table);
        let table = self.builder.create_jump_table(table);
        let at = self.builder.ins().ireduce(types::I32, at);
        self.builder.ins().br_table(at, table);
        self.builder.switch_to_block(bad);
        self.trap(crate::traps::BAD_BLOCK);
        self.fill(ways)?;
        Ok(Parts::new())
    }
}
