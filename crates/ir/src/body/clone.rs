//! Copies operations and regions, within a body and between bodies.

use super::{Body, OpSpec};
use crate::{Attr, BlockId, Loc, OpId, RegionId, Type, ValueId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A map from values, blocks and operations to their copies: MLIR's `IRMapping`.
#[derive(Clone, Default, Debug)]
pub struct IrMapping {
    values: FxHashMap<ValueId, ValueId>,
    blocks: FxHashMap<BlockId, BlockId>,
    ops: FxHashMap<OpId, OpId>,
}

impl IrMapping {
    /// Creates an empty mapping.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a mapping of values to values from pairs.
    pub fn of_values(pairs: impl IntoIterator<Item = (ValueId, ValueId)>) -> Self {
        IrMapping {
            values: pairs.into_iter().collect(),
            ..Self::default()
        }
    }

    /// Maps a value.
    pub fn map(&mut self, from: ValueId, to: ValueId) {
        self.values.insert(from, to);
    }

    /// Maps the values of each pair.
    pub fn map_all(&mut self, pairs: impl IntoIterator<Item = (ValueId, ValueId)>) {
        self.values.extend(pairs);
    }

    /// Maps a block.
    pub fn map_block(&mut self, from: BlockId, to: BlockId) {
        self.blocks.insert(from, to);
    }

    /// Returns the value to which a value is mapped.
    pub fn lookup(&self, value: ValueId) -> Option<ValueId> {
        self.values.get(&value).copied()
    }

    /// Returns the value to which a value is mapped, or the value itself.
    pub fn lookup_or_self(&self, value: ValueId) -> ValueId {
        self.lookup(value).unwrap_or(value)
    }

    /// Returns the block to which a block is mapped.
    pub fn lookup_block(&self, block: BlockId) -> Option<BlockId> {
        self.blocks.get(&block).copied()
    }

    /// Returns the copy of an operation.
    pub fn lookup_op(&self, op: OpId) -> Option<OpId> {
        self.ops.get(&op).copied()
    }
}

/// A remaining task. Tasks are on a stack.
enum Task {
    /// The operands and regions of an operation whose copy exists.
    Finish(OpId, OpId),
    /// All blocks of a region, to be inserted before a block of another region or at its end.
    Region(RegionId, RegionId, Option<BlockId>),
}

/// An operation without its operands and the contents of its regions.
struct Shallow {
    name: crate::OpName,
    loc: Loc,
    attrs: Attr,
    props: SmallVec<[Option<Attr>; 8]>,
    results: SmallVec<[Type; 4]>,
    successors: SmallVec<[BlockId; 2]>,
    regions: usize,
    nested: Option<Box<Body>>,
}

/// Cloning.
impl Body {
    /// Copies an operation with its regions. The copy is in no block. Operands and successors are replaced according to
    /// `mapping`, and the copies of results, operations, blocks and arguments are added to it.
    pub fn clone_op(&mut self, op: OpId, mapping: &mut IrMapping) -> OpId {
        self.clone_op_of(None, op, mapping)
    }

    /// Like [`clone_op`](Self::clone_op), for an operation of another body. `mapping` must map all values and blocks
    /// that the operation uses and that are defined outside it. A body's root becomes a stub with a copy of that body.
    ///
    /// # Panics
    /// Panics if the operation uses a value or block that `mapping` does not map, because its handle is meaningless in
    /// this body.
    pub fn clone_op_from(&mut self, source: &Body, op: OpId, mapping: &mut IrMapping) -> OpId {
        self.clone_op_of(Some(source), op, mapping)
    }

    /// Copies the blocks of a region, and inserts them before a block of another region or at its end. See
    /// [`clone_op`](Self::clone_op).
    pub fn clone_region(
        &mut self,
        from: RegionId,
        to: RegionId,
        before: Option<BlockId>,
        mapping: &mut IrMapping,
    ) {
        self.run(None, Task::Region(from, to, before), mapping);
    }

    /// Like [`clone_region`](Self::clone_region), for a region of another body, as in inlining a function. See
    /// [`clone_op_from`](Self::clone_op_from).
    pub fn clone_region_from(
        &mut self,
        source: &Body,
        from: RegionId,
        to: RegionId,
        before: Option<BlockId>,
        mapping: &mut IrMapping,
    ) {
        self.run(Some(source), Task::Region(from, to, before), mapping);
    }

    fn clone_op_of(&mut self, source: Option<&Body>, op: OpId, mapping: &mut IrMapping) -> OpId {
        let copy = self.clone_shallow(source, op, mapping);
        self.run(source, Task::Finish(op, copy), mapping);
        copy
    }

    /// Uses a worklist instead of recursion, because nesting may be deep.
    fn run(&mut self, source: Option<&Body>, task: Task, mapping: &mut IrMapping) {
        let mut pending = vec![task];
        while let Some(task) = pending.pop() {
            let first = pending.len();
            match task {
                Task::Finish(op, copy) => {
                    let from = source.unwrap_or(self);
                    let same_body = source.is_none();
                    let operands: SmallVec<[ValueId; 8]> = from
                        .operands(op)
                        .map(|value| match mapping.lookup(value) {
                            Some(copy) => copy,
                            None => {
                                assert!(same_body, "a value of another body is not mapped");
                                value
                            }
                        })
                        .collect();
                    if !from.is_nested(op) && op != OpId::ROOT {
                        let regions = from.regions(op).zip(self.regions(copy));
                        pending.extend(regions.map(|(from, to)| Task::Region(from, to, None)));
                    }
                    if !operands.is_empty() {
                        self.set_operands(copy, &operands);
                    }
                }
                Task::Region(from, to, before) => {
                    let copies = self.clone_blocks(source, from, to, before, mapping);
                    pending.extend(copies.into_iter().map(|(op, copy)| Task::Finish(op, copy)));
                }
            }
            pending[first..].reverse();
        }
    }

    /// Copies blocks with their operations, but without operands: the operations may use values that are defined later.
    fn clone_blocks(
        &mut self,
        source: Option<&Body>,
        from: RegionId,
        to: RegionId,
        before: Option<BlockId>,
        mapping: &mut IrMapping,
    ) -> Vec<(OpId, OpId)> {
        let blocks: SmallVec<[BlockId; 4]> = source.unwrap_or(self).blocks(from).collect();
        for &block in &blocks {
            let from = source.unwrap_or(self);
            let args: SmallVec<[ValueId; 8]> = from.block_args(block).into();
            let locs: SmallVec<[Loc; 8]> = from.block_arg_locs(block).into();
            let types: SmallVec<[Type; 8]> = args.iter().map(|&arg| from.ty(arg)).collect();
            let copy = self.create_block(&types);
            for (index, (&arg, &loc)) in args.iter().zip(&locs).enumerate() {
                self.set_block_arg_loc(copy, index, loc);
                mapping.map(arg, self.block_args(copy)[index]);
            }
            mapping.map_block(block, copy);
            self.insert_block(to, before, copy);
        }
        let inside = source.unwrap_or(self);
        let count = blocks.iter().map(|&block| inside.ops(block).count()).sum();
        mapping.ops.reserve(count);
        mapping.values.reserve(count);
        let mut copies = Vec::with_capacity(count);
        for &block in &blocks {
            let to = mapping.lookup_block(block);
            let to = to.expect("invariant: blocks of the region were mapped");
            let mut at = source.unwrap_or(self).first_op(block);
            while let Some(op) = at {
                at = source.unwrap_or(self).next_op(op);
                let copy = self.clone_shallow(source, op, mapping);
                self.append_op(to, copy);
                copies.push((op, copy));
            }
        }
        copies
    }

    /// Copies an operation without its operands and the contents of its regions, and maps its results.
    fn clone_shallow(&mut self, source: Option<&Body>, op: OpId, mapping: &mut IrMapping) -> OpId {
        let from = source.unwrap_or(self);
        let is_root = op == OpId::ROOT;
        let results: SmallVec<[ValueId; 4]> = from.results(op).collect();
        let parts = Shallow {
            name: from.name(op),
            loc: from.loc(op),
            attrs: from.attrs(op),
            props: from.props(op).into(),
            results: results.iter().map(|&value| from.ty(value)).collect(),
            successors: from
                .successors(op)
                .map(|block| match mapping.lookup_block(block) {
                    Some(copy) => copy,
                    None => {
                        assert!(source.is_none(), "a block of another body is not mapped");
                        block
                    }
                })
                .collect(),
            regions: from.regions(op).count(),
            nested: match is_root {
                true => Some(from),
                false => from.nested(op),
            }
            .map(|nested| Box::new(nested.clone())),
        };
        let copy = match parts.nested {
            Some(nested) => self.create_nested(*nested, &[], &parts.results),
            None => self.create_op(OpSpec {
                name: parts.name,
                loc: parts.loc,
                operands: &[],
                results: &parts.results,
                props: &parts.props,
                attrs: parts.attrs,
                successors: &parts.successors,
                regions: parts.regions,
            }),
        };
        mapping.map_all(results.into_iter().zip(self.results(copy)));
        mapping.ops.insert(op, copy);
        copy
    }
}

#[cfg(test)]
mod tests {
    use crate::id::OpName;
    use crate::{Body, IrMapping, Loc, OpId, OpSpec, Type};

    fn spec(name: usize) -> OpSpec<'static> {
        OpSpec::new(OpName::from_index(name), Loc::UNKNOWN)
    }

    /// A root with an operation with a region: a loop of two blocks that uses a value from outside.
    fn body() -> (Body, OpId, crate::ValueId) {
        let mut body = Body::new(OpSpec {
            regions: 1,
            ..spec(0)
        });
        let entry = body.create_block(&[Type::INDEX]);
        let outside = body.block_args(entry)[0];
        let region = body.region(OpId::ROOT, 0).unwrap();
        body.append_block(region, entry);
        let outer = body.create_op(OpSpec {
            regions: 1,
            ..spec(1)
        });
        body.append_op(entry, outer);
        let region = body.region(outer, 0).unwrap();
        let (first, second) = (body.create_block(&[]), body.create_block(&[Type::INDEX]));
        body.append_block(region, first);
        body.append_block(region, second);
        let arg = body.block_args(second)[0];
        let last = body.create_op(OpSpec {
            operands: &[arg],
            successors: &[second],
            ..spec(3)
        });
        body.append_op(second, last);
        let branch = body.create_op(OpSpec {
            operands: &[outside],
            successors: &[second],
            ..spec(2)
        });
        body.append_op(first, branch);
        (body, outer, outside)
    }

    #[test]
    fn a_copy_uses_its_own_values_and_blocks() {
        let (mut body, outer, outside) = body();
        let mut mapping = IrMapping::new();
        let copy = body.clone_op(outer, &mut mapping);
        assert_eq!(mapping.lookup_op(outer), Some(copy));
        assert_eq!(body.parent_block(copy), None);
        let blocks: Vec<_> = body.blocks(body.region(copy, 0).unwrap()).collect();
        let [first, second] = blocks[..] else {
            panic!("two blocks")
        };
        let branch = body.first_op(first).unwrap();
        assert_eq!(body.operand(branch, 0), outside);
        assert_eq!(body.successor(branch, 0), Some(second));
        let last = body.first_op(second).unwrap();
        assert_eq!(body.operand(last, 0), body.block_args(second)[0]);
        assert_eq!(body.uses(outside).count(), 2);
    }

    #[test]
    fn a_region_goes_from_one_body_to_another() {
        let (source, outer, outside) = body();
        let (mut body, _, there) = self::body();
        let to = body.region(OpId::ROOT, 0).unwrap();
        let mut mapping = IrMapping::of_values([(outside, there)]);
        let from = source.region(outer, 0).unwrap();
        body.clone_region_from(&source, from, to, None, &mut mapping);
        assert_eq!(body.blocks(to).count(), 3);
        assert_eq!(body.uses(there).count(), 2);
    }

    #[test]
    fn compacting_leaves_what_is_alive_as_it_was() {
        let (mut body, outer, outside) = body();
        let copy = body.clone_op(outer, &mut IrMapping::new());
        let entry = body.parent_block(outer).unwrap();
        body.append_op(entry, copy);
        body.erase_op(outer);
        let (ops, values) = (body.op_capacity(), body.value_capacity());
        let remap = body.compact();
        assert_eq!(remap.op(outer), None);
        let copy = remap.op(copy).unwrap();
        assert_eq!(body.op_capacity(), ops - 3);
        assert_eq!(body.value_capacity(), values - 1);
        let outside = remap.value(outside).unwrap();
        let branch = body.uses(outside).next().unwrap().op;
        assert_eq!(body.uses(outside).count(), 1);
        assert_eq!(body.parent_op(branch), Some(copy));
        let second = body.successor(branch, 0).unwrap();
        assert_eq!(body.predecessors(second).count(), 2);
        let last = body.last_op(second).unwrap();
        assert_eq!(body.operand(last, 0), body.block_args(second)[0]);
        assert_eq!(body.name(last), OpName::from_index(3));
    }
}
