//! Drops the rows of erased operations, values and blocks.

use super::{ARG_BIT, Body, OpExtra, nested_row};
use crate::{Attr, BlockId, Loc, OpId, OperandId, RegionId, SuccId, ValueId};

/// Maps the handles of a body to those after [compaction](Body::compact).
#[derive(Clone, Debug)]
pub struct Remap {
    ops: Vec<Option<OpId>>,
    values: Vec<Option<ValueId>>,
    blocks: Vec<Option<BlockId>>,
}

impl Remap {
    /// Returns the new handle of an operation, unless it was erased or is in no block.
    pub fn op(&self, op: OpId) -> Option<OpId> {
        self.ops.get(op.index()).copied().flatten()
    }

    /// Returns the new handle of a value, unless its definition was dropped.
    pub fn value(&self, value: ValueId) -> Option<ValueId> {
        self.values.get(value.index()).copied().flatten()
    }

    /// Returns the new handle of a block, unless it was erased.
    pub fn block(&self, block: BlockId) -> Option<BlockId> {
        self.blocks.get(block.index()).copied().flatten()
    }
}

/// The new handles of rows that only the body itself refers to.
struct Links {
    regions: Vec<Option<RegionId>>,
    operands: Vec<Option<OperandId>>,
    succs: Vec<Option<SuccId>>,
}

/// The rows that are alive, in textual order.
#[derive(Default)]
struct Alive {
    ops: Vec<OpId>,
    regions: Vec<RegionId>,
    blocks: Vec<BlockId>,
}

/// An item to visit.
enum Item {
    Op(OpId),
    Region(RegionId),
    Block(BlockId),
}

impl Body {
    /// Drops the rows of everything that was erased or is in no block, and sorts the remaining rows in textual order.
    /// The IR is unchanged, including the order of uses and of predecessors. Handles change, so call this between
    /// passes. Nested bodies are not compacted.
    pub fn compact(&mut self) -> Remap {
        let alive = self.alive();
        let mut remap = Remap {
            ops: vec![None; self.ops.len()],
            values: vec![None; self.values.len()],
            blocks: vec![None; self.blocks.len()],
        };
        let mut links = Links {
            regions: vec![None; self.regions.len()],
            operands: vec![None; self.operands.len()],
            succs: vec![None; self.succs.len()],
        };
        for (row, op) in alive.ops.iter().enumerate() {
            remap.ops[op.index()] = Some(OpId::from_index(row));
        }
        for (row, block) in alive.blocks.iter().enumerate() {
            remap.blocks[block.index()] = Some(BlockId::from_index(row));
        }
        for (row, region) in alive.regions.iter().enumerate() {
            links.regions[region.index()] = Some(RegionId::from_index(row));
        }
        let mut new = Body::tables();
        new.journal = self.journal.take();
        new.context = self.context;
        self.compact_ops(&alive, &mut new, &mut remap, &mut links);
        self.compact_blocks(&alive, &mut new, &mut remap, &links);
        self.relink(&mut new, &links);
        *self = new;
        remap
    }

    /// Uses a worklist instead of recursion, because nesting may be deep.
    fn alive(&self) -> Alive {
        let mut alive = Alive::default();
        let mut pending = vec![Item::Op(OpId::ROOT)];
        while let Some(item) = pending.pop() {
            let first = pending.len();
            match item {
                Item::Op(op) => {
                    alive.ops.push(op);
                    pending.extend(self.regions(op).map(Item::Region));
                }
                Item::Region(region) => {
                    alive.regions.push(region);
                    pending.extend(self.blocks(region).map(Item::Block));
                }
                Item::Block(block) => {
                    alive.blocks.push(block);
                    pending.extend(self.ops(block).map(Item::Op));
                }
            }
            pending[first..].reverse();
        }
        alive
    }

    fn compact_ops(&mut self, alive: &Alive, new: &mut Body, remap: &mut Remap, links: &mut Links) {
        new.ops.reserve_exact(alive.ops.len());
        new.checked.reserve(alive.ops.len());
        for &old in &alive.ops {
            let mut data = self.ops[old.index()];
            let to_op = |op: Option<OpId>| op.and_then(|op| remap.ops[op.index()]);
            (data.prev, data.next) = (to_op(data.prev), to_op(data.next));
            data.block = data.block.and_then(|block| remap.blocks[block.index()]);
            let row = new.ops.len();
            let first = data.first_operand as usize;
            data.first_operand = new.operands.len() as u32;
            for at in first..first + self.num_operands(old) {
                links.operands[at] = Some(OperandId::from_index(new.operands.len()));
                let mut operand = self.operands[at];
                operand.owner = OpId::from_index(row);
                new.operands.push(operand);
            }
            let first = data.first_result as usize;
            data.first_result = new.values.len() as u32;
            for at in first..first + self.num_results(old) {
                remap.values[at] = Some(new.mark.value(new.values.len()));
                let mut value = self.values[at];
                value.def = row as u32;
                new.values.push(value);
            }
            match nested_row(&data) {
                Some(nested) => {
                    data.first_prop = new.nested.len() as u32;
                    new.nested.push(self.nested[nested].take());
                }
                None => {
                    let first = data.first_prop as usize;
                    data.first_prop = new.props.len() as u32;
                    let props: &[Option<Attr>] = &self.props[first..][..data.num_props as usize];
                    new.props.extend_from_slice(props);
                }
            }
            if data.extra != 0 {
                let extra = self.extras[data.extra as usize - 1];
                let to_region =
                    |region: Option<RegionId>| region.and_then(|at| links.regions[at.index()]);
                let moved = OpExtra {
                    first_region: to_region(extra.first_region),
                    last_region: to_region(extra.last_region),
                    first_succ: new.succs.len() as u32,
                    ..extra
                };
                let first = extra.first_succ as usize;
                for at in first..first + extra.num_succs as usize {
                    links.succs[at] = Some(SuccId::from_index(new.succs.len()));
                    let mut succ = self.succs[at];
                    succ.owner = OpId::from_index(row);
                    succ.block = succ.block.and_then(|block| remap.blocks[block.index()]);
                    new.succs.push(succ);
                }
                new.extras.push(moved);
                data.extra = new.extras.len() as u32;
            }
            if self.checked.contains(old) {
                new.checked.insert(OpId::from_index(row));
            }
            new.ops.push(data);
        }
    }

    fn compact_blocks(&self, alive: &Alive, new: &mut Body, remap: &mut Remap, links: &Links) {
        for &old in &alive.regions {
            let mut data = self.regions[old.index()];
            let owner = remap.ops[data.owner.index()];
            data.owner = owner.expect("invariant: a region's owner is alive if it is");
            data.next = data.next.and_then(|next| links.regions[next.index()]);
            let to_block = |block: Option<BlockId>| block.and_then(|at| remap.blocks[at.index()]);
            (data.first_block, data.last_block) =
                (to_block(data.first_block), to_block(data.last_block));
            new.regions.push(data);
        }
        for (row, &old) in alive.blocks.iter().enumerate() {
            let mut data = self.blocks[old.index()];
            let to_op = |op: Option<OpId>| op.and_then(|op| remap.ops[op.index()]);
            (data.first_op, data.last_op) = (to_op(data.first_op), to_op(data.last_op));
            data.first_arg = new.args.len() as u32;
            let locs: &[Loc] = self.block_arg_locs(old);
            new.arg_locs.extend_from_slice(locs);
            for &arg in self.block_args(old) {
                let mut value = self.values[arg.index()];
                value.def = row as u32 | ARG_BIT;
                let moved = new.mark.value(new.values.len());
                remap.values[arg.index()] = Some(moved);
                new.values.push(value);
                new.args.push(moved);
            }
            let to_block = |block: Option<BlockId>| block.and_then(|at| remap.blocks[at.index()]);
            (data.prev, data.next) = (to_block(data.prev), to_block(data.next));
            data.region = data.region.and_then(|region| links.regions[region.index()]);
            new.blocks.push(data);
        }
        for operand in &mut new.operands {
            let value = operand.value.and_then(|value| remap.values[value.index()]);
            debug_assert!(
                value.is_some(),
                "a live operation uses a value that is gone"
            );
            operand.value = value;
        }
    }

    /// Rebuilds the use lists and predecessor lists, because they may contain operations that are in no block.
    fn relink(&self, new: &mut Body, links: &Links) {
        for value in 0..new.values.len() {
            let (mut at, mut last) = (new.values[value].first_use.take(), None);
            while let Some(old) = at {
                at = self.operands[old.index()].next;
                let Some(operand) = links.operands[old.index()] else {
                    continue;
                };
                match last.replace(operand) {
                    None => new.values[value].first_use = Some(operand),
                    Some(last) => new.operands[last.index()].next = Some(operand),
                }
                let row = &mut new.operands[operand.index()];
                row.next = None;
                row.prev = None;
            }
        }
        for operand in 0..new.operands.len() {
            if let Some(next) = new.operands[operand].next {
                new.operands[next.index()].prev = Some(OperandId::from_index(operand));
            }
        }
        for block in 0..new.blocks.len() {
            let (mut at, mut last) = (new.blocks[block].first_pred.take(), None);
            while let Some(old) = at {
                at = self.succs[old.index()].next;
                let Some(succ) = links.succs[old.index()] else {
                    continue;
                };
                match last.replace(succ) {
                    None => new.blocks[block].first_pred = Some(succ),
                    Some(last) => new.succs[last.index()].next = Some(succ),
                }
                let row = &mut new.succs[succ.index()];
                row.next = None;
                row.prev = None;
            }
        }
        for succ in 0..new.succs.len() {
            if let Some(next) = new.succs[succ].next {
                new.succs[next.index()].prev = Some(SuccId::from_index(succ));
            }
        }
    }
}
