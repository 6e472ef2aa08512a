//! Creation of checks: comparisons, and calls of the runtime where one does not hold.

use super::CheckedOp;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::iter::successors;
use terrace_arith::ConstantOp;
use terrace_arith::{
    AddIOp, AndIOp, CmpIOp, CmpIPredicate, IndexCastOp, MulIOp, OrIOp, SubIOp, constant_index,
};
use terrace_builtin::attrs::{AttrBuilder, bool_value};
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_func::CallOp;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::builder::BuildOp;
use terrace_ir::effects::is_memory_effect_free;
use terrace_ir::interfaces::constant_value;
use terrace_ir::{
    Attr, BlockId, Body, Builder, Context, InsertPoint, Loc, OpBuilder, OpId, OpName, OpView,
    SmallVec, SymbolRefAttr, Type, ValueId,
};
use terrace_memref::DimOp;
use terrace_rewrite::create_or_fold;
use terrace_scf::build_if;

/// A function of the runtime. All parameters are `i64`, the first of them a [`CheckedOp`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Function {
    /// Of an index in a dimension of a size.
    Index,
    /// Of the first and the last element along a dimension of a size.
    Range,
    /// Of the first and the last element in memory of a number of elements.
    Extent,
    /// Of the first and the last byte in memory of a number of bytes.
    Bytes,
    /// Of the size of a dimension of the source and of the target of a copy.
    CopySize,
    /// Of the size of a dimension and the size that a type states.
    CastSize,
    /// Of the stride of a dimension and the stride that a type states.
    CastStride,
    /// Of an offset and the offset that a type states.
    CastOffset,
    /// Of a rank and the rank that a type states.
    CastRank,
    /// Of a dimension and a rank.
    Dimension,
    /// Of numbers of elements before and after a change of the shape.
    Elements,
    /// Of an address, the first and the last element from there, and the bytes of an element. Returns true if they are
    /// not in the block of memory that the address is in.
    Block,
    /// Stops the program.
    Stop,
}

impl Function {
    pub(super) fn name(self) -> &'static str {
        match self {
            Function::Index => "terrace_rt_check_index",
            Function::Range => "terrace_rt_check_range",
            Function::Extent => "terrace_rt_check_extent",
            Function::Bytes => "terrace_rt_check_bytes",
            Function::CopySize => "terrace_rt_check_copy_size",
            Function::CastSize => "terrace_rt_check_cast_size",
            Function::CastStride => "terrace_rt_check_cast_stride",
            Function::CastOffset => "terrace_rt_check_cast_offset",
            Function::CastRank => "terrace_rt_check_cast_rank",
            Function::Dimension => "terrace_rt_check_dimension",
            Function::Elements => "terrace_rt_check_elements",
            Function::Block => "terrace_rt_check_block",
            Function::Stop => "terrace_rt_check_stop",
        }
    }

    /// The types of its parameters and results.
    pub(super) fn ty(self) -> (Vec<Type>, &'static [Type]) {
        let (numbers, results): (_, &[Type]) = match self {
            Function::Stop => (0, &[]),
            Function::Block => (5, &[Type::I1]),
            Function::Range => (5, &[]),
            Function::CastOffset
            | Function::CastRank
            | Function::Dimension
            | Function::Elements => (3, &[]),
            Function::Index
            | Function::Extent
            | Function::Bytes
            | Function::CopySize
            | Function::CastSize
            | Function::CastStride => (4, &[]),
        };
        (vec![Type::I64; numbers], results)
    }
}

/// Something that may be wrong: the condition, and the function that is called with the numbers if it is true. The
/// function compares them again, as it is also called if another check of the operation fails.
pub(super) struct Check {
    is_wrong: ValueId,
    function: Function,
    numbers: Vec<ValueId>,
}

/// The numbers and the conditions of a body that checks have computed so far. A block also knows those of the blocks
/// around it, as long as these are visited before: its operations run after them.
#[derive(Default)]
pub(super) struct Known {
    /// The result of each operation without effects.
    values: FxHashMap<(BlockId, Expression), ValueId>,
    /// Conditions that stop the program if they are true.
    checked: FxHashSet<(BlockId, ValueId)>,
}

/// An operation without effects and with one result, apart from its place.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Expression {
    name: OpName,
    properties: SmallVec<[Option<Attr>; 2]>,
    operands: SmallVec<[ValueId; 2]>,
    ty: Type,
}

/// A block and the blocks around it.
fn enclosing(body: &Body, block: BlockId) -> impl Iterator<Item = BlockId> {
    let around = |&block: &BlockId| {
        let region = body.parent_region(block)?;
        body.parent_block(body.region_owner(region))
    };
    successors(Some(block), around)
}

/// Creates the checks of an operation.
pub(super) struct Inserter<'a> {
    pub(super) ctx: &'a Context,
    pub(super) body: &'a mut Body,
    pub(super) at: InsertPoint,
    loc: Loc,
    op: CheckedOp,
    called: &'a mut BTreeSet<Function>,
    known: &'a mut Known,
    checks: Vec<Check>,
}

impl OpBuilder for Inserter<'_> {
    fn insertion_point(&self) -> InsertPoint {
        self.at
    }

    fn set_insertion_point(&mut self, at: InsertPoint) {
        self.at = at;
    }

    fn builder(&mut self) -> Builder<'_> {
        Builder::new(self.ctx, self.body, self.at, self.loc)
    }
}

impl<'a> Inserter<'a> {
    /// An operation for reading.
    pub(super) fn read<T: OpView>(&self, op: T) -> T::Ref<'_, 'a> {
        op.in_body(self.ctx, self.body)
    }

    pub(super) fn before(
        ctx: &'a Context,
        body: &'a mut Body,
        op: OpId,
        called: &'a mut BTreeSet<Function>,
        known: &'a mut Known,
    ) -> Self {
        let (loc, name) = (body.loc(op), body.name(op));
        Inserter {
            ctx,
            at: InsertPoint::before(body, op),
            body,
            loc,
            op: CheckedOp { loc, name },
            called,
            known,
            checks: Vec::new(),
        }
    }

    /// The result of an operation without effects: of an equal one, if it is known already.
    pub(super) fn create<T: BuildOp>(&mut self, parts: T) -> ValueId {
        let last = self.last();
        let value = create_or_fold(self.ctx, self.body, self.at, self.loc, parts);
        self.known(value, last)
    }

    pub(super) fn index(&mut self, number: i64) -> ValueId {
        let last = self.last();
        let value = constant_index(&mut self.builder(), number);
        self.known(value, last)
    }

    /// The operation before the place of the next one.
    fn last(&self) -> Option<OpId> {
        match self.at.before {
            Some(next) => self.body.prev_op(next),
            None => self.body.last_op(self.at.block),
        }
    }

    /// Makes the result of an operation of the program known, which was visited.
    pub(super) fn learn(&mut self, op: OpId) {
        let is_pure = self.body.regions(op).next().is_none()
            && is_memory_effect_free(self.ctx, self.body, op);
        if let Some(result) = self.body.only_result(op).filter(|_| is_pure) {
            let expression = self.expression(op, result);
            let block = self.body.parent_block(op);
            if let Some(block) = block {
                self.known
                    .values
                    .entry((block, expression))
                    .or_insert(result);
            }
        }
    }

    fn expression(&self, op: OpId, result: ValueId) -> Expression {
        Expression {
            name: self.body.name(op),
            properties: self.body.props(op).iter().copied().collect(),
            operands: self.body.operands(op).collect(),
            ty: self.body.ty(result),
        }
    }

    /// The result of the operation that is known and equal to the one that was just created with this result, after
    /// another one; or the result itself, which is known from now on.
    fn known(&mut self, value: ValueId, after: Option<OpId>) -> ValueId {
        let is_new = |op: &OpId| self.last() == Some(*op) && after != Some(*op);
        // It may have folded to an older value.
        let Some(op) = self.body.defining_op(value).filter(is_new) else {
            return value;
        };
        let expression = self.expression(op, value);
        let mut keys = enclosing(self.body, self.at.block).map(|block| (block, expression.clone()));
        if let Some(&known) = keys.find_map(|key| self.known.values.get(&key)) {
            drop(keys);
            self.body.erase_op(op);
            return known;
        }
        drop(keys);
        self.known.values.insert((self.at.block, expression), value);
        value
    }

    /// A constant of type `i64`.
    pub(super) fn wide(&mut self, number: i64) -> ValueId {
        let number = self.ctx.i64(number);
        self.builder().create_value(ConstantOp::spec(number))
    }

    pub(super) fn number(&mut self, number: MixedIndex) -> ValueId {
        match number {
            MixedIndex::Known(number) => self.index(number),
            MixedIndex::Value(value) => value,
        }
    }

    pub(super) fn memref(&self, value: ValueId) -> Option<MemRefType> {
        self.body.ty(value).as_::<MemRefType>(self.ctx).cloned()
    }

    /// The size of a dimension of a memref of this type.
    pub(super) fn size(&mut self, memref: ValueId, ty: &MemRefType, dim: usize) -> ValueId {
        match ty.shape.get(dim) {
            Some(&size) if size != DYNAMIC => self.index(size),
            _ => self.dim(memref, dim),
        }
    }

    pub(super) fn dim(&mut self, memref: ValueId, dim: usize) -> ValueId {
        let dim = self.index(dim as i64);
        self.create(DimOp::spec(memref, dim))
    }

    pub(super) fn add(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.create(AddIOp::spec(lhs, rhs))
    }

    pub(super) fn subtract(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.create(SubIOp::spec(lhs, rhs))
    }

    pub(super) fn multiply(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.create(MulIOp::spec(lhs, rhs))
    }

    pub(super) fn and(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.create(AndIOp::spec(lhs, rhs))
    }

    pub(super) fn or(&mut self, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.create(OrIOp::spec(lhs, rhs))
    }

    pub(super) fn compare(
        &mut self,
        predicate: CmpIPredicate,
        lhs: ValueId,
        rhs: ValueId,
    ) -> ValueId {
        self.create(CmpIOp::spec(predicate, lhs, rhs))
    }

    /// The number of elements of a memref.
    pub(super) fn count(&mut self, memref: ValueId, ty: &MemRefType) -> ValueId {
        let mut count = self.index(1);
        for dim in 0..ty.shape.len() {
            let size = self.size(memref, ty, dim);
            count = self.multiply(count, size);
        }
        count
    }

    /// Adds a check. One that always holds is left out.
    pub(super) fn check(&mut self, is_wrong: ValueId, function: Function, numbers: &[ValueId]) {
        let known = constant_value(self.ctx, self.body, is_wrong);
        if known.and_then(|known| bool_value(self.ctx, known)) == Some(false) {
            return;
        }
        self.checks.push(Check {
            is_wrong,
            function,
            numbers: numbers.to_vec(),
        });
    }

    /// Checks an index.
    pub(super) fn check_index(&mut self, dim: usize, index: ValueId, size: ValueId) {
        if self.is_within(index, 1, size) {
            return;
        }
        // A negative index is large without its sign, and a size is not negative.
        let is_wrong = self.compare(CmpIPredicate::Uge, index, size);
        let dim = self.index(dim as i64);
        self.check(is_wrong, Function::Index, &[dim, index, size]);
    }

    /// Checks that one number is another.
    pub(super) fn check_equal(
        &mut self,
        function: Function,
        before: &[ValueId],
        lhs: ValueId,
        rhs: ValueId,
    ) {
        let is_wrong = self.compare(CmpIPredicate::Ne, lhs, rhs);
        self.check(is_wrong, function, &[before, &[lhs, rhs]].concat());
    }

    /// True if the elements from `first` to `last` are not in a number of elements.
    pub(super) fn leaves(&mut self, first: ValueId, last: ValueId, count: ValueId) -> ValueId {
        let zero = self.index(0);
        let is_before = self.compare(CmpIPredicate::Slt, first, zero);
        let is_after = self.compare(CmpIPredicate::Sge, last, count);
        self.or(is_before, is_after)
    }

    /// Creates the branch in which the checks that were added fail. One that was made before is left out.
    pub(super) fn finish(&mut self) {
        let mut checks = std::mem::take(&mut self.checks);
        let blocks: Vec<BlockId> = enclosing(self.body, self.at.block).collect();
        checks.retain(|check| {
            let is_checked =
                |&block: &BlockId| self.known.checked.contains(&(block, check.is_wrong));
            !blocks.iter().any(is_checked)
        });
        let block = self.at.block;
        let conditions = checks.iter().map(|check| (block, check.is_wrong));
        self.known.checked.extend(conditions);
        let mut conditions = checks.iter().map(|check| check.is_wrong);
        let Some(first) = conditions.next() else {
            return;
        };
        let is_wrong = conditions.fold(first, |all, one| self.or(all, one));
        build_if(self, is_wrong, |inserter| {
            for check in &checks {
                if check.function != Function::Stop {
                    inserter.call(check.function, &check.numbers);
                }
            }
            inserter.call_stop();
        });
    }

    /// Stops the program if a function of the runtime returned true.
    pub(super) fn check_returned(&mut self, function: Function, numbers: &[ValueId]) {
        if let Some(is_wrong) = self.call(function, numbers) {
            self.check(is_wrong, Function::Stop, &[]);
        }
    }

    /// Calls a function of the runtime with the operation and numbers.
    fn call(&mut self, function: Function, numbers: &[ValueId]) -> Option<ValueId> {
        let mut arguments = vec![self.wide(self.op.number())];
        for &number in numbers {
            let number = self.create(IndexCastOp::spec(Type::I64, number));
            arguments.push(number);
        }
        self.call_with(function, &arguments)
    }

    fn call_stop(&mut self) {
        self.call_with(Function::Stop, &[]);
    }

    fn call_with(&mut self, function: Function, arguments: &[ValueId]) -> Option<ValueId> {
        self.called.insert(function);
        let callee = SymbolRefAttr::flat(self.ctx.string(function.name()));
        let spec = CallOp::spec(function.ty().1, arguments, &callee);
        let call = self.builder().create(spec);
        self.body.only_result(call.id())
    }
}
