//! Creates operations at an insertion point.

use crate::infer::NoTypes;
use crate::opdef::InferInput;
use crate::{
    Attr, BlockId, Body, Context, GroupTypes, IrMapping, Loc, OpDef, OpId, OpRef, OpSpec, OpView,
    SmallVec, Type, ValueId,
};

/// The insertion point of new operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InsertPoint {
    /// The block.
    pub block: BlockId,
    /// The operation before which to insert; `None` for the end of the block.
    pub before: Option<OpId>,
}

impl InsertPoint {
    /// Returns the insertion point at the end of a block.
    pub fn end(block: BlockId) -> Self {
        InsertPoint {
            block,
            before: None,
        }
    }

    /// Returns the insertion point at the start of a block, before its operations.
    pub fn start(body: &Body, block: BlockId) -> Self {
        InsertPoint {
            block,
            before: body.first_op(block),
        }
    }

    /// Returns the insertion point before an operation, which must be in a block.
    #[track_caller]
    pub fn before(body: &Body, op: OpId) -> Self {
        let block = block_of(body, op);
        InsertPoint {
            block,
            before: Some(op),
        }
    }

    /// Returns the insertion point after an operation, which must be in a block.
    #[track_caller]
    pub fn after(body: &Body, op: OpId) -> Self {
        let block = block_of(body, op);
        InsertPoint {
            block,
            before: body.next_op(op),
        }
    }
}

/// Returns the block of an operation next to which others are inserted.
#[track_caller]
fn block_of(body: &Body, op: OpId) -> BlockId {
    match body.parent_block(op) {
        Some(block) => block,
        None if op == OpId::ROOT => {
            panic!("cannot insert next to a body's root; use a block of its regions")
        }
        None => panic!("cannot insert next to {op:?}: it is in no block"),
    }
}

/// Creates operations at an insertion point. Implemented by [`Builder`] and by rewriters. A function that creates an
/// operation with regions accepts either, and passes it to the closures that create the contents of the regions.
pub trait OpBuilder {
    /// Returns the insertion point of the next operation.
    fn insertion_point(&self) -> InsertPoint;

    /// Sets the insertion point of the next operation.
    fn set_insertion_point(&mut self, at: InsertPoint);

    /// Returns a builder at the current insertion point.
    fn builder(&mut self) -> Builder<'_>;
}

impl OpBuilder for Builder<'_> {
    fn insertion_point(&self) -> InsertPoint {
        self.at
    }

    fn set_insertion_point(&mut self, at: InsertPoint) {
        self.at = at;
    }

    fn builder(&mut self) -> Builder<'_> {
        self.at(self.at)
    }
}

/// Creates operations in a body.
pub struct Builder<'a> {
    /// The context.
    pub ctx: &'a Context,
    body: &'a mut Body,
    /// The insertion point of the next operation.
    pub at: InsertPoint,
    /// The location of the next operation.
    pub loc: Loc,
}

/// The parts of a new operation. `#[op]` generates a struct with this trait for each operation.
pub trait BuildOp {
    /// The operation.
    type Op: OpView;

    /// Creates the operation at the builder's insertion point.
    #[track_caller]
    fn build(self, builder: &mut Builder<'_>) -> Self::Op;
}

impl<'a> Builder<'a> {
    /// Creates a builder at an insertion point.
    pub fn new(ctx: &'a Context, body: &'a mut Body, at: InsertPoint, loc: Loc) -> Self {
        Builder { ctx, body, at, loc }
    }

    /// Creates a builder at the end of a block.
    pub fn at_end(ctx: &'a Context, body: &'a mut Body, block: BlockId, loc: Loc) -> Self {
        Builder::new(ctx, body, InsertPoint::end(block), loc)
    }

    /// Returns the body.
    #[inline]
    pub fn body(&self) -> &Body {
        self.body
    }

    /// Returns an operation for reading.
    #[inline]
    pub fn op(&self, op: OpId) -> OpRef<'_, &'a Context> {
        OpRef::new(self.ctx, self.body, op)
    }

    /// Returns an operation for reading, with accessors by name.
    #[inline]
    pub fn read<T: OpView>(&self, op: T) -> T::Ref<'_, 'a> {
        T::read(self.op(op.id()))
    }

    /// Returns a builder for the same body with another insertion point and the same location.
    pub fn at(&mut self, at: InsertPoint) -> Builder<'_> {
        Builder::new(self.ctx, self.body, at, self.loc)
    }

    /// Creates an operation from its parts.
    #[inline]
    #[track_caller]
    pub fn create<T: BuildOp>(&mut self, parts: T) -> T::Op {
        parts.build(self)
    }

    /// Creates an operation from its parts and returns its only result.
    ///
    /// # Panics
    /// Panics if the operation has no result.
    #[inline]
    #[track_caller]
    pub fn create_value<T: BuildOp>(&mut self, parts: T) -> ValueId {
        let op = parts.build(self).id();
        match self.body.results(op).next() {
            Some(value) => value,
            None => self.without_value(op),
        }
    }

    #[cold]
    #[track_caller]
    fn without_value(&self, op: OpId) -> ! {
        let name = self.ctx.op_name_str(self.body.name(op));
        panic!("'{name}' has no result: create it with `create`")
    }

    /// Checks in debug builds that values belong to the body, and types and attributes to the context. The check is
    /// done here because the caller's source location is known.
    #[inline]
    #[track_caller]
    fn check(&self, spec: &OpSpec<'_>) {
        if cfg!(debug_assertions) {
            for &value in spec.operands {
                self.body.mark.check(value);
            }
            self.check_types(spec.results);
            let mark = self.ctx.id().mark();
            for attr in spec.props.iter().flatten() {
                attr.check_context(mark);
            }
            spec.attrs.check_context(mark);
        }
    }

    /// Checks in debug builds that types belong to the context.
    #[inline]
    #[track_caller]
    fn check_types(&self, types: &[Type]) {
        if cfg!(debug_assertions) {
            for ty in types {
                ty.check_context(self.ctx.id().mark());
            }
        }
    }

    /// Creates an operation from an untyped description.
    #[inline]
    #[track_caller]
    pub fn insert(&mut self, spec: OpSpec<'_>) -> OpId {
        self.check(&spec);
        let op = self.body.create_op(spec);
        self.body.insert_op(self.at.block, self.at.before, op);
        op
    }

    /// Like [`insert`](Self::insert), with the result types by group. Types that are `None` are inferred from the
    /// operands and properties of `spec` by the rules of [`infer`](crate::infer).
    ///
    /// # Panics
    /// Panics if the types cannot be inferred. The caller must have checked the types that determine them, or must pass
    /// the result types.
    #[track_caller]
    pub fn insert_inferred(
        &mut self,
        def: &'static OpDef,
        spec: OpSpec<'_>,
        results: &mut [GroupTypes],
    ) -> OpId {
        self.check(&spec);
        if let [None] = results
            && let Some(ty) = crate::infer::only_result_type(
                def,
                self.ctx,
                || spec.operands.first().map(|&value| self.body.ty(value)),
                spec.props,
            )
        {
            return self.insert(OpSpec {
                results: &[ty],
                ..spec
            });
        }
        if results.iter().any(Option::is_none) {
            let types = spec.operands.iter().map(|&value| self.body.ty(value));
            let types: SmallVec<[Type; 6]> = types.collect();
            let input = InferInput {
                ctx: self.ctx,
                operand_types: &types,
                props: spec.props,
            };
            let inferred = crate::infer::result_types(def, &input, results, spec.loc);
            if inferred.is_err() || results.iter().any(Option::is_none) {
                no_types(def, &input, inferred.err());
            }
        }
        // Most operations have one group of results.
        let mut all: SmallVec<[Type; 2]> = SmallVec::new();
        let results = match results {
            [Some(group)] => &group[..],
            groups => {
                for types in groups.iter().flatten() {
                    all.extend_from_slice(types);
                }
                &all
            }
        };
        self.insert(OpSpec { results, ..spec })
    }

    /// Inserts an isolated operation with its own body.
    #[track_caller]
    pub fn insert_nested(&mut self, nested: Body) -> OpId {
        let is_other = nested.context.is_some_and(|of| of != self.ctx.id());
        assert!(!is_other, "{}", crate::verify::OTHER_CONTEXT);
        let op = self.body.create_nested(nested, &[], &[]);
        self.body.insert_op(self.at.block, self.at.before, op);
        op
    }

    /// Appends a block with arguments to a region, and sets the insertion point to its end.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn create_block_in(&mut self, region: crate::RegionId, arg_types: &[Type]) -> BlockId {
        self.check_types(arg_types);
        let block = self.body.create_block(arg_types);
        self.body.append_block(region, block);
        self.at = InsertPoint::end(block);
        block
    }

    /// Creates a block that is in no region yet, and sets the insertion point to its end. As with MLIR's region
    /// builders, a driver with a worklist does not notice the operations inserted into the block until it visits the
    /// whole body again.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn create_detached_block(&mut self, arg_types: &[Type]) -> BlockId {
        self.check_types(arg_types);
        let block = self.body.create_block(arg_types);
        self.at = InsertPoint::end(block);
        block
    }

    /// Appends a [detached](Self::create_detached_block) block to a region.
    pub fn append_block(&mut self, region: crate::RegionId, block: BlockId) {
        self.body.append_block(region, block);
    }

    /// Adds an argument to a block that the caller created. The argument gets the builder's location.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn add_block_arg(&mut self, block: BlockId, ty: Type) -> ValueId {
        self.check_types(&[ty]);
        self.body.add_block_arg(block, ty, self.loc)
    }

    /// Replaces the uses of an argument that the caller added, and erases the argument.
    pub(crate) fn replace_block_arg(&mut self, block: BlockId, arg: ValueId, by: ValueId) {
        self.body.replace_all_uses(arg, by);
        let index = self.body.block_args(block).iter().position(|&at| at == arg);
        let index = index.expect("invariant: it is an argument of the block");
        self.body.erase_block_arg(block, index);
    }

    /// Appends an operand to those that a branch forwards to a successor.
    ///
    /// # Panics
    /// Panics if the operation has no [`BranchOpInterface`](crate::interfaces::BranchOpInterface).
    #[track_caller]
    pub fn append_successor_operand(&mut self, branch: OpId, successor: usize, value: ValueId) {
        let (ctx, to) = (self.ctx, |at, _| at == successor);
        let is_branch =
            crate::interfaces::append_successor_operand(ctx, self.body, branch, value, to);
        let name = || ctx.op_name_str(self.body.name(branch));
        assert!(is_branch, "`{}` has no `BranchOpInterface`", name());
    }

    /// Sets the discardable attributes of an operation that the caller created. `attrs` is a dictionary, often another
    /// operation's. Entries with the name of a property are omitted.
    pub fn set_attrs(&mut self, op: OpId, attrs: Attr) {
        self.set_attrs_and(op, attrs, |_, _, _, _| {});
    }

    /// Like [`set_attrs`](Self::set_attrs), but an entry with the name of a property sets that property, if the
    /// property can hold the attribute. For example, `loop_annotation` of a `cf.br` becomes a property of `llvm.br`.
    /// Sizes of operand and result groups are unchanged.
    pub fn set_attrs_and_props(&mut self, op: OpId, attrs: Attr) {
        self.set_attrs_and(op, attrs, |builder, def, slot, value| {
            let prop = &def.props[slot];
            if !prop.is_segments() && prop.constraint.can_hold(builder.ctx, value) {
                builder.body.set_prop(op, slot, Some(value));
            }
        });
    }

    /// Sets the discardable attributes. Entries with the name of a property are passed to `on_prop` with the property's
    /// slot.
    fn set_attrs_and(
        &mut self,
        op: OpId,
        attrs: Attr,
        on_prop: impl Fn(&mut Self, &OpDef, usize, Attr),
    ) {
        let ctx = self.ctx;
        let mut discardable = attrs;
        if let Some(def) = ctx.op_def(self.body.name(op)) {
            let slot = |name: Attr| name.as_str(ctx).and_then(|name| def.prop_index(name));
            let entries = attrs.entries(ctx);
            // Most dictionaries have no such entry.
            if entries.iter().any(|entry| slot(entry.0).is_some()) {
                let mut others = Vec::new();
                for &(name, value) in entries {
                    match slot(name) {
                        Some(slot) => on_prop(self, def, slot, value),
                        None => others.push((name, value)),
                    }
                }
                discardable = ctx.sorted_dictionary(&others);
            }
        }
        self.body.set_attrs(op, discardable);
    }

    /// Copies an operation of the body, with its regions, to the insertion point. See [`Body::clone_op`].
    pub fn clone_op(&mut self, op: OpId, mapping: &mut IrMapping) -> OpId {
        let copy = self.body.clone_op(op, mapping);
        self.body.insert_op(self.at.block, self.at.before, copy);
        copy
    }

    /// Returns a string attribute.
    pub fn string(&self, text: &str) -> Attr {
        self.ctx.string(text)
    }
}

#[cold]
#[track_caller]
fn no_types(def: &OpDef, input: &InferInput<'_>, reason: Option<NoTypes>) -> ! {
    let reason = reason.map(|reason| reason.to_string());
    let reason = reason
        .or_else(|| crate::infer::wrong_operand(def, input))
        .unwrap_or_else(|| "no rule determines them; specify the result types".to_owned());
    let types = input.operand_types.iter();
    let types: Vec<String> = types.map(|&ty| input.ctx.show_type(ty)).collect();
    panic!(
        "cannot infer the result types of '{}' from operands of types ({}): {reason}",
        def.name,
        types.join(", ")
    );
}
