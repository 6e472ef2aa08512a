//! Creates bodies, operations, blocks and values.

use super::checked::{CheckedBody, CheckedOps};
use super::{
    ARG_BIT, BlockData, Body, MANY, OpData, OpExtra, RegionData, SPARE_FROM, UNDEFINED, ValueData,
    nested_row,
};
use crate::id::{BodyMark, OpName};
use crate::{Attr, BlockId, Context, Loc, OpId, RegionId, Type, ValueId};
use smallvec::{Array, SmallVec};
use thin_vec::ThinVec;

/// The parts of a new operation.
#[derive(Clone, Copy, Debug)]
pub struct OpSpec<'a> {
    /// The name.
    pub name: OpName,
    /// The location.
    pub loc: Loc,
    /// The operands.
    pub operands: &'a [ValueId],
    /// The results' types.
    pub results: &'a [Type],
    /// The properties by slot, in the order of the definition.
    pub props: &'a [Option<Attr>],
    /// Discardable attributes: a dictionary.
    pub attrs: Attr,
    /// The successors.
    pub successors: &'a [BlockId],
    /// The number of empty regions.
    pub regions: usize,
}

impl OpSpec<'_> {
    /// Creates the description of an operation with only a name and a location.
    pub fn new(name: OpName, loc: Loc) -> Self {
        OpSpec {
            name,
            loc,
            operands: &[],
            results: &[],
            props: &[],
            attrs: Attr::EMPTY_DICTIONARY,
            successors: &[],
            regions: 0,
        }
    }

    /// Returns true if the operation's row can represent the operation completely, successors aside.
    #[inline]
    fn is_plain(&self) -> bool {
        self.operands.len() < MANY as usize
            && self.results.len() < u8::MAX as usize
            && self.regions == 0
            && self.attrs == Attr::EMPTY_DICTIONARY
    }
}

/// The first rows of a new operation's parts, and the number of properties that are stored.
struct Parts {
    first_operand: u32,
    first_result: u32,
    first_prop: u32,
    num_props: u8,
}

/// Returns the properties without the absent ones at the end.
#[inline]
pub(super) fn up_to_present(mut props: &[Option<Attr>]) -> &[Option<Attr>] {
    while let [front @ .., None] = props {
        props = front;
    }
    props
}

/// Creation.
impl Body {
    /// Creates a body whose root is described by `spec`. The root must have no operands, results or successors, because
    /// those of an isolated operation belong to its stub.
    pub fn new(spec: OpSpec<'_>) -> Body {
        debug_assert!(
            spec.operands.is_empty() && spec.results.is_empty() && spec.successors.is_empty()
        );
        let mut body = Body::tables();
        body.create_op(spec);
        body
    }

    /// Frees unused capacity.
    pub fn shrink(&mut self) {
        self.ops.shrink_to_fit();
        self.values.shrink_to_fit();
        self.operands.shrink_to_fit();
        self.props.shrink_to_fit();
        self.blocks.shrink_to_fit();
        self.args.shrink_to_fit();
        self.arg_locs.shrink_to_fit();
        self.regions.shrink_to_fit();
        self.extras.shrink_to_fit();
        self.succs.shrink_to_fit();
        self.nested.shrink_to_fit();
        self.orders.shrink_to_fit();
    }

    /// Moves the contents into a new body with exactly sized tables. The tables of this body remain, empty, for
    /// [`reset`](Self::reset).
    // For engines that reuse the tables of one body for the next, to avoid allocations.
    #[doc(hidden)]
    pub fn take_exact(&mut self) -> Body {
        fn take<T: Copy>(table: &mut Vec<T>) -> Vec<T> {
            let exact = table.as_slice().to_vec();
            table.clear();
            exact
        }
        fn take_few<A: Array<Item: Copy>>(table: &mut SmallVec<A>) -> SmallVec<A> {
            let exact = SmallVec::from_slice(table);
            table.clear();
            exact
        }
        Body {
            ops: take(&mut self.ops),
            values: take(&mut self.values),
            operands: take(&mut self.operands),
            props: take(&mut self.props),
            blocks: take_few(&mut self.blocks),
            args: take_few(&mut self.args),
            arg_locs: take_few(&mut self.arg_locs),
            regions: take_few(&mut self.regions),
            extras: take_few(&mut self.extras),
            succs: self.succs.drain(..).collect(),
            nested: self.nested.drain(..).collect(),
            orders: self.orders.drain(..).collect(),
            journal: None,
            context: self.context.take(),
            mark: std::mem::replace(&mut self.mark, BodyMark::new()),
            checked: std::mem::take(&mut self.checked),
            whole: std::mem::take(&mut self.whole),
        }
    }

    /// Creates empty tables, for [`reset`](Self::reset) or [`copy_from`](Self::copy_from).
    // For engines that reuse the tables of one body for the next, to avoid allocations.
    #[doc(hidden)]
    pub fn tables() -> Body {
        Body {
            ops: Vec::new(),
            values: Vec::new(),
            operands: Vec::new(),
            props: Vec::new(),
            blocks: SmallVec::new(),
            args: SmallVec::new(),
            arg_locs: SmallVec::new(),
            regions: SmallVec::new(),
            extras: SmallVec::new(),
            succs: ThinVec::new(),
            nested: ThinVec::new(),
            orders: ThinVec::new(),
            journal: None,
            context: None,
            mark: BodyMark::new(),
            checked: CheckedOps::default(),
            whole: CheckedBody::default(),
        }
    }

    /// Records the context of the body's types and attributes. The verifier, and a body that this one is inserted into,
    /// then reject the body if their context differs.
    pub fn of(mut self, ctx: &Context) -> Body {
        self.context = Some(ctx.id());
        self
    }

    /// Copies the contents of another body into empty tables.
    // For engines that reuse the tables of one body for the next, to avoid allocations.
    #[doc(hidden)]
    pub fn copy_from(&mut self, other: &Body) {
        debug_assert!(self.ops.is_empty(), "the contents were taken");
        self.ops.extend_from_slice(&other.ops);
        self.values.extend_from_slice(&other.values);
        self.operands.extend_from_slice(&other.operands);
        self.props.extend_from_slice(&other.props);
        self.blocks.extend_from_slice(&other.blocks);
        self.args.extend_from_slice(&other.args);
        self.arg_locs.extend_from_slice(&other.arg_locs);
        self.regions.extend_from_slice(&other.regions);
        self.extras.extend_from_slice(&other.extras);
        self.succs.extend_from_slice(&other.succs);
        self.nested.extend_from_slice(&other.nested);
        self.orders.extend_from_slice(&other.orders);
        self.context = other.context;
        self.mark = other.mark;
        self.checked.clone_from(&other.checked);
        self.whole.clone_from(&other.whole);
    }

    /// Starts a new body, like [`new`](Self::new), in the tables of a body whose contents were taken.
    // For engines that reuse the tables of one body for the next, to avoid allocations.
    #[doc(hidden)]
    pub fn reset(&mut self, spec: OpSpec<'_>) {
        debug_assert!(self.ops.is_empty(), "the contents were taken");
        self.create_op(spec);
    }

    /// Creates an operation outside any block.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn create_op(&mut self, spec: OpSpec<'_>) -> OpId {
        if !spec.is_plain() {
            let op = self.reserve_op(spec.name, spec.loc);
            self.finish_op(op, spec);
            return op;
        }
        self.push_plain(&spec, None, None, None)
    }

    /// Creates an operation at the end of a block. The caller may have [reserved](Self::reserve_op) its row. The caller
    /// may also have created its result rows with [`undefined_value`](Self::undefined_value): `spec.results.len()`
    /// undefined values, starting at `results`.
    // For the parser of `terrace-asm`, which meets uses of values before their definitions.
    #[doc(hidden)]
    #[inline]
    pub fn append_new_op(
        &mut self,
        block: BlockId,
        spec: OpSpec<'_>,
        reserved: Option<OpId>,
        results: Option<ValueId>,
    ) -> OpId {
        if reserved.is_none() && spec.is_plain() {
            let op = OpId::from_index(self.ops.len());
            let prev = self.push_last(block, op);
            self.push_plain(&spec, results, Some(block), prev);
            self.number_op(op, prev, None);
            return op;
        }
        let op = reserved.unwrap_or_else(|| self.reserve_op(spec.name, spec.loc));
        self.finish_op_with(op, &spec, results);
        self.append_op(block, op);
        op
    }

    /// Creates an operation that needs a single row, which is the common case. Successors are stored elsewhere.
    // Inlined, because this many arguments are passed in memory.
    #[inline(always)]
    fn push_plain(
        &mut self,
        spec: &OpSpec<'_>,
        results: Option<ValueId>,
        block: Option<BlockId>,
        prev: Option<OpId>,
    ) -> OpId {
        let op = self.next_row();
        let parts = self.push_parts(op, spec, results);
        self.ops.push(OpData {
            name: spec.name,
            loc: spec.loc,
            block,
            prev,
            next: None,
            first_result: parts.first_result,
            first_operand: parts.first_operand,
            first_prop: parts.first_prop,
            extra: 0,
            num_operands: spec.operands.len() as u16,
            num_results: spec.results.len() as u8,
            num_props: parts.num_props,
        });
        if !spec.successors.is_empty() {
            self.push_succs(op, spec.successors);
        }
        op
    }

    /// Creates the rows of operands, results and properties. If an operation may use its own results, these uses
    /// precede the definition of the results.
    #[inline(always)]
    fn push_parts(&mut self, op: OpId, spec: &OpSpec<'_>, results: Option<ValueId>) -> Parts {
        let first_operand = self.operands.len() as u32;
        for &operand in spec.operands {
            self.push_operand(op, operand);
        }
        let first_result = match results {
            Some(first) => self.adopt_results(op, first, spec.results),
            None => self.push_results(op, spec.results),
        };
        let (first_prop, num_props) = self.push_props(spec.props);
        Parts {
            first_operand,
            first_result,
            first_prop,
            num_props,
        }
    }

    /// Prepares the row that is pushed next, and returns its operation.
    #[inline]
    fn next_row(&mut self) -> OpId {
        self.note_change();
        if !self.orders.is_empty() {
            self.orders.push(0);
        }
        self.checked.reserve(self.ops.len() + 1);
        OpId::from_index(self.ops.len())
    }

    /// Reserves the row of an operation whose parts are not known yet. [`finish_op`](Self::finish_op) completes it.
    // For the parser of `terrace-asm`, which meets uses of values before their definitions.
    #[doc(hidden)]
    pub fn reserve_op(&mut self, name: OpName, loc: Loc) -> OpId {
        let op = self.next_row();
        self.ops.push(OpData {
            name,
            loc,
            block: None,
            prev: None,
            next: None,
            first_result: 0,
            first_operand: 0,
            first_prop: 0,
            extra: 0,
            num_operands: 0,
            num_results: 0,
            num_props: 0,
        });
        op
    }

    /// Completes a reserved row. Regions that were added with [`add_region`](Self::add_region) are kept, and
    /// `spec.regions` more are added.
    // For the parser of `terrace-asm`, which meets uses of values before their definitions.
    #[doc(hidden)]
    pub fn finish_op(&mut self, op: OpId, spec: OpSpec<'_>) {
        self.finish_op_with(op, &spec, None);
    }

    /// Appends the properties without the absent ones at the end. Returns the first row and the number of rows.
    #[inline]
    pub(super) fn push_props(&mut self, props: &[Option<Attr>]) -> (u32, u8) {
        let props = up_to_present(props);
        let first = self.props.len() as u32;
        // There are usually few, and a call of `memcpy` would cost more.
        match props {
            [] => {}
            [prop] => self.props.push(*prop),
            props => self.props.extend(props.iter().copied()),
        }
        (first, props.len() as u8)
    }

    #[inline]
    fn push_results(&mut self, op: OpId, types: &[Type]) -> u32 {
        let first = self.values.len() as u32;
        self.values.extend(types.iter().map(|&ty| ValueData {
            ty,
            first_use: None,
            def: op.index() as u32,
        }));
        first
    }

    fn adopt_results(&mut self, op: OpId, first: ValueId, types: &[Type]) -> u32 {
        for (at, &ty) in types.iter().enumerate() {
            let value = self.mark.value(first.index() + at);
            self.define(value, ty, op.index() as u32);
        }
        first.index() as u32
    }

    fn finish_op_with(&mut self, op: OpId, spec: &OpSpec<'_>, results: Option<ValueId>) {
        let parts = self.push_parts(op, spec, results);
        self.note_change();
        self.checked.remove(op);
        let data = &mut self.ops[op.index()];
        data.name = spec.name;
        data.loc = spec.loc;
        data.first_result = parts.first_result;
        data.first_operand = parts.first_operand;
        data.first_prop = parts.first_prop;
        data.num_props = parts.num_props;
        data.num_results = u8::try_from(spec.results.len()).unwrap_or(u8::MAX);
        data.num_operands = u16::try_from(spec.operands.len()).unwrap_or(MANY);
        if data.num_results == u8::MAX {
            self.extra_mut(op).num_results = spec.results.len() as u32;
        }
        if self.op(op).num_operands == MANY {
            self.extra_mut(op).num_operands = spec.operands.len() as u32;
        }
        if spec.attrs != Attr::EMPTY_DICTIONARY {
            self.extra_mut(op).attrs = Some(spec.attrs);
        }
        if !spec.successors.is_empty() {
            self.push_succs(op, spec.successors);
        }
        for _ in 0..spec.regions {
            self.add_region(op);
        }
    }

    pub(super) fn extra_mut(&mut self, op: OpId) -> &mut OpExtra {
        let slot = &mut self.ops[op.index()].extra;
        if *slot == 0 {
            self.extras.push(OpExtra::default());
            *slot = self.extras.len() as u32;
        }
        &mut self.extras[*slot as usize - 1]
    }

    /// Adds an empty region to an operation.
    pub fn add_region(&mut self, op: OpId) -> RegionId {
        self.note_change();
        self.checked.remove(op);
        let region = RegionId::from_index(self.regions.len());
        self.regions.push(RegionData {
            owner: op,
            next: None,
            first_block: None,
            last_block: None,
        });
        let extra = self.extra_mut(op);
        match extra.last_region.replace(region) {
            Some(last) => self.regions[last.index()].next = Some(region),
            None => extra.first_region = Some(region),
        }
        region
    }

    /// Creates a stub, outside any block, for an isolated operation with its own body.
    pub fn create_nested(&mut self, nested: Body, operands: &[ValueId], results: &[Type]) -> OpId {
        let op = self.reserve_op(OpName::NESTED, Loc::UNKNOWN);
        self.finish_nested(op, nested, operands, results)
    }

    /// Turns a reserved row into the stub of an isolated operation with its own body.
    // For the parser of `terrace-asm`, which meets uses of values before their definitions.
    #[doc(hidden)]
    pub fn finish_nested(
        &mut self,
        op: OpId,
        nested: Body,
        operands: &[ValueId],
        results: &[Type],
    ) -> OpId {
        self.finish_op(
            op,
            OpSpec {
                operands,
                results,
                ..OpSpec::new(OpName::NESTED, Loc::UNKNOWN)
            },
        );
        self.ops[op.index()].first_prop = self.nested.len() as u32;
        self.nested.push(Some(nested));
        op
    }

    /// Moves the body out of a stub, and erases the stub.
    pub fn take_nested(&mut self, op: OpId) -> Option<Body> {
        let row = nested_row(self.op(op))?;
        self.note_change();
        let body = self.nested.get_mut(row)?.take()?;
        self.erase_op(op);
        Some(body)
    }

    /// Adds a block to the first region of the root, such as the entry block of a function. Its arguments get the
    /// root's location.
    ///
    /// # Panics
    /// Panics if the root has no region.
    #[track_caller]
    pub fn add_entry_block(&mut self, arg_types: &[Type]) -> BlockId {
        let region = self.region(OpId::ROOT, 0).expect("the root has a region");
        let (block, loc) = (self.create_block(&[]), self.loc(OpId::ROOT));
        for &ty in arg_types {
            self.add_block_arg(block, ty, loc);
        }
        self.append_block(region, block);
        block
    }

    /// Creates a block outside any region.
    pub fn create_block(&mut self, arg_types: &[Type]) -> BlockId {
        self.note_change();
        let block = BlockId::from_index(self.blocks.len());
        let first_arg = self.args.len() as u32;
        self.blocks.push(BlockData {
            first_arg,
            num_args: arg_types.len() as u32,
            ..BlockData::default()
        });
        for &ty in arg_types {
            let value = self.push_value(ty, block.index() as u32 | ARG_BIT);
            self.args.push(value);
            self.arg_locs.push(Loc::UNKNOWN);
        }
        block
    }

    fn push_value(&mut self, ty: Type, def: u32) -> ValueId {
        self.note_change();
        let value = self.mark.value(self.values.len());
        self.values.push(ValueData {
            ty,
            first_use: None,
            def,
        });
        value
    }

    /// Adds an argument at the end.
    pub fn add_block_arg(&mut self, block: BlockId, ty: Type, loc: Loc) -> ValueId {
        let value = self.push_value(ty, block.index() as u32 | ARG_BIT);
        self.push_arg(block, value, loc);
        value
    }

    fn push_arg(&mut self, block: BlockId, value: ValueId, loc: Loc) {
        self.note_change();
        let data = &self.blocks[block.index()];
        let (first, len) = (data.first_arg as usize, data.num_args as usize);
        // If the row after the block's arguments holds an argument of the block, no other block uses that row: the
        // argument was erased, or the row is spare.
        let spare = self.args.get(first + len).copied();
        if spare.is_some_and(|at| self.defining_block(at) == Some(block)) {
            self.args[first + len] = value;
            self.arg_locs[first + len] = loc;
        } else {
            if first + len != self.args.len() {
                let moved = self.args.len();
                for at in first..first + len {
                    self.args.push(self.args[at]);
                    self.arg_locs.push(self.arg_locs[at]);
                }
                self.blocks[block.index()].first_arg = moved as u32;
            }
            self.args.push(value);
            self.arg_locs.push(loc);
            // A caller that adds to many arguments often adds one at a time.
            if len >= SPARE_FROM {
                self.args.resize(self.args.len() + len / 2, value);
                self.arg_locs.resize(self.arg_locs.len() + len / 2, loc);
            }
        }
        self.blocks[block.index()].num_args += 1;
    }

    /// Removes an argument, which must have no uses.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn erase_block_arg(&mut self, block: BlockId, index: usize) {
        if cfg!(debug_assertions)
            && let Some(used) = self.uses(self.block_args(block)[index]).next()
        {
            let region = self.parent_region(block);
            let owner = region.map_or("no region".to_owned(), |region| {
                format!("{:?}", self.region_owner(region))
            });
            panic!(
                "cannot erase argument {index} of a block of {owner}: used by {:?}; replace its uses first",
                used.op
            );
        }
        self.note_change();
        let data = &mut self.blocks[block.index()];
        let (first, len) = (data.first_arg as usize, data.num_args as usize);
        data.num_args -= 1;
        self.args
            .copy_within(first + index + 1..first + len, first + index);
        self.arg_locs
            .copy_within(first + index + 1..first + len, first + index);
    }

    /// Returns the locations of the arguments of all blocks, including unused entries.
    // For the parser of `terrace-asm`, which meets uses of values before their definitions.
    #[doc(hidden)]
    pub fn all_block_arg_locs_mut(&mut self) -> &mut [Loc] {
        self.note_change();
        &mut self.arg_locs
    }

    /// Sets the location of an argument.
    #[track_caller]
    pub fn set_block_arg_loc(&mut self, block: BlockId, index: usize, loc: Loc) {
        let data = &self.blocks[block.index()];
        assert!(
            index < data.num_args as usize,
            "block has no argument {index}"
        );
        self.arg_locs[data.first_arg as usize + index] = loc;
        self.note_change();
    }

    /// Replaces the arguments of a block. The old arguments keep their uses, which the caller must replace before the
    /// body is used for anything else. Until then, the old arguments are defined in the block but have no index.
    pub fn replace_block_args(&mut self, block: BlockId, arg_types: &[Type]) {
        self.note_change();
        let first_arg = self.args.len() as u32;
        for &ty in arg_types {
            let value = self.push_value(ty, block.index() as u32 | ARG_BIT);
            self.args.push(value);
            self.arg_locs.push(Loc::UNKNOWN);
        }
        let data = &mut self.blocks[block.index()];
        (data.first_arg, data.num_args) = (first_arg, arg_types.len() as u32);
    }

    /// Creates a value that is used before it is defined. Uses of the value may be created, but it must be defined
    /// before the body is used for anything else.
    // For the parser of `terrace-asm`, which meets uses of values before their definitions.
    #[doc(hidden)]
    pub fn undefined_value(&mut self) -> ValueId {
        self.push_value(Type::NONE, UNDEFINED)
    }

    /// Sets the type of a value that is not defined yet.
    // For the parser of `terrace-asm`, which meets uses of values before their definitions.
    #[doc(hidden)]
    pub fn set_undefined_type(&mut self, value: ValueId, ty: Type) {
        debug_assert_eq!(self.values[value.index()].def, UNDEFINED);
        self.note_change();
        self.values[value.index()].ty = ty;
    }

    /// Appends an undefined value to the arguments of a block.
    // For the parser of `terrace-asm`, which meets uses of values before their definitions.
    #[doc(hidden)]
    pub fn adopt_block_arg(&mut self, block: BlockId, value: ValueId, ty: Type, loc: Loc) {
        self.define(value, ty, block.index() as u32 | ARG_BIT);
        self.push_arg(block, value, loc);
    }

    /// Defines a value. The order of the uses that precede the definition is reversed, as if each had been moved from a
    /// placeholder to the value.
    fn define(&mut self, value: ValueId, ty: Type, def: u32) {
        debug_assert_eq!(self.values[value.index()].def, UNDEFINED);
        self.note_change();
        let (mut at, mut before) = (self.values[value.index()].first_use, None);
        while let Some(operand) = at {
            let row = &mut self.operands[operand.index()];
            at = std::mem::replace(&mut row.next, before);
            row.prev = at;
            before = Some(operand);
        }
        self.values[value.index()] = ValueData {
            ty,
            first_use: before,
            def,
        };
    }
}
