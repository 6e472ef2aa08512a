//! Supports calls that return twice, such as those of `setjmp`, by keeping values that live across such a call in
//! memory.
//!
//! A control flow graph does not show that control can return to such a call from anywhere below it. The register
//! allocator therefore reuses the stack slot of a value that is dead on the way to `longjmp`, and after the second
//! return the slot contains another value. So each value that lives across such a call gets an exclusive stack slot: it
//! is stored at its definition and loaded before each use. `longjmp` restores the callee-saved registers, which then
//! belong only to callers, and the frame of the function still exists.
//!
//! Optimizations undo this: they compute equal values once, before the call, and use them after it. Functions with such
//! calls are therefore compiled without optimizations, see [`crate::unoptimized`].

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::entity::SecondaryMap;
use cranelift_codegen::flowgraph::ControlFlowGraph;
use cranelift_codegen::ir::{
    Block, Endianness, Function, Inst, InstBuilder, MemFlagsData, StackSlot, StackSlotData,
    StackSlotKind, Value, types,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// A program point: a block, and the position in it. Block parameters are at 0, instructions start at 1.
type Point = (Block, usize);

/// Keeps each value that lives across one of the calls in its own stack slot.
pub(crate) fn keep_in_memory(func: &mut Function, calls: &FxHashSet<Inst>) {
    let values = live_across(func, calls);
    if values.is_empty() {
        return;
    }
    let mut slots = FxHashMap::default();
    for value in values {
        let bytes = func.dfg.value_type(value).bytes();
        let align_shift = bytes.next_power_of_two().ilog2().min(4) as u8;
        let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, bytes, align_shift);
        slots.insert(value, func.create_sized_stack_slot(slot));
    }
    let blocks: Vec<Block> = func.layout.blocks().collect();
    for block in blocks {
        let insts: Vec<Inst> = func.layout.block_insts(block).collect();
        let params = func.dfg.block_params(block).to_vec();
        for inst in insts {
            load_operands(func, inst, &slots);
            let results = func.dfg.inst_results(inst).to_vec();
            let mut cursor = FuncCursor::new(func).after_inst(inst);
            store(&mut cursor, &results, &slots);
        }
        let mut cursor = FuncCursor::new(func).at_first_insertion_point(block);
        store(&mut cursor, &params, &slots);
    }
}

fn flags() -> MemFlagsData {
    MemFlagsData::new().with_endianness(Endianness::Little)
}

/// Loads the operands of an instruction that are kept in memory.
fn load_operands(func: &mut Function, inst: Inst, slots: &FxHashMap<Value, StackSlot>) {
    let operands: Vec<Value> = func.dfg.inst_values(inst).collect();
    let operands: Vec<Value> = (operands.into_iter())
        .map(|value| func.dfg.resolve_aliases(value))
        .collect();
    if !operands.iter().any(|value| slots.contains_key(value)) {
        return;
    }
    let mut cursor = FuncCursor::new(func).at_inst(inst);
    let mut loaded: FxHashMap<Value, Value> = FxHashMap::default();
    let new: Vec<Value> = (operands.into_iter())
        .map(|value| {
            let Some(&slot) = slots.get(&value) else {
                return value;
            };
            *loaded.entry(value).or_insert_with(|| {
                let ty = cursor.func.dfg.value_type(value);
                let address = cursor.ins().stack_addr(types::I64, slot, 0);
                cursor.ins().load(ty, flags(), address, 0)
            })
        })
        .collect();
    func.dfg.overwrite_inst_values(inst, new.into_iter());
}

/// Stores the values that are defined before the cursor and kept in memory.
fn store(cursor: &mut FuncCursor<'_>, values: &[Value], slots: &FxHashMap<Value, StackSlot>) {
    for value in values {
        if let Some(&slot) = slots.get(value) {
            let address = cursor.ins().stack_addr(types::I64, slot, 0);
            cursor.ins().store(flags(), *value, address, 0);
        }
    }
}

/// Returns the values that are live across one of the calls, in their order.
fn live_across(func: &Function, calls: &FxHashSet<Inst>) -> Vec<Value> {
    let cfg = ControlFlowGraph::with_function(func);
    let mut definitions: FxHashMap<Value, Point> = FxHashMap::default();
    let mut uses: FxHashMap<Value, Vec<Point>> = FxHashMap::default();
    let mut places: FxHashMap<Block, Vec<usize>> = FxHashMap::default();
    for block in func.layout.blocks() {
        for param in func.dfg.block_params(block) {
            definitions.insert(*param, (block, 0));
        }
        for (at, inst) in (1..).zip(func.layout.block_insts(block)) {
            for value in func.dfg.inst_values(inst) {
                let value = func.dfg.resolve_aliases(value);
                uses.entry(value).or_default().push((block, at));
            }
            for result in func.dfg.inst_results(inst) {
                definitions.insert(*result, (block, at));
            }
            if calls.contains(&inst) {
                places.entry(block).or_default().push(at);
            }
        }
    }
    // Returns true if one of the calls of a block is between two positions.
    let is_between = |block: Block, from: usize, to: usize| {
        let calls = places.get(&block);
        calls.is_some_and(|calls| calls.iter().any(|&at| from < at && at < to))
    };
    let mut found = Vec::new();
    // For each block, the most recent value that was found to be live at its end.
    let mut seen: SecondaryMap<Block, Option<Value>> = SecondaryMap::new();
    for (value, uses) in uses {
        let Some(&(home, defined)) = definitions.get(&value) else {
            continue;
        };
        let mut open: Vec<Point> = uses;
        let mut is_across = false;
        while let Some((block, until)) = open.pop()
            && !is_across
        {
            if block == home && defined < until {
                is_across = is_between(block, defined, until);
                continue;
            }
            is_across = is_between(block, 0, until);
            let before = cfg.pred_iter(block).map(|before| before.block);
            let before = before.filter(|before| seen[*before].replace(value) != Some(value));
            open.extend(before.map(|before| (before, usize::MAX)));
        }
        if is_across {
            found.push(value);
        }
    }
    found.sort_unstable();
    found
}
