//! The toy dialect, and modules of its operations.

use std::ops::Range;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::constraints::INDEX;
use terrace_builtin::props::I64Array;
use terrace_builtin::types::{VectorType, shape};
use terrace_interfaces::destination_style::{
    DestinationStyleOpInterface, verify_destination_style,
};
use terrace_interfaces::int_range::{InferIntRange, InferIntRangeInterface};
use terrace_interfaces::masking::{MaskableOpInterface, MaskingOpInterface};
use terrace_interfaces::memory_slot::DestructurableTypeInterface;
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::{
    OffsetSizeAndStrideOpInterface, SliceOfProps, StaticSlice,
};
use terrace_interfaces::reify::ReifyRankedShapedTypeOpInterface;
use terrace_interfaces::value_bounds::{
    DimBounds, IndexBounds, LinearExpr, ValueBounds, ValueBoundsOpInterface, Variable, VariableKind,
};
use terrace_interfaces::vector_unroll::{UnrollByResult, VectorUnrollOpInterface};
use terrace_interfaces::view_like::{ViewLikeOpInterface, ViewOfFirstOperand};
use terrace_ir::loops::{LoopBound, LoopDimension, LoopLikeOpInterface};
use terrace_ir::opdef::{FoldResult, Folded, RegionKind};
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{
    Attr, AttrConstraint, Body, Context, Diagnostics, Failed, OpId, OpRef, Reporter, SmallVec,
    Type, TypeConstraint, ValueId, dialect,
};
use terrace_macros::op;
use terrace_numeric::{ApInt, ConstantIntRanges};
use terrace_testing::messages;

const ANY: TypeConstraint = TypeConstraint::ANY;

/// A constant of any type.
#[op(name = "toy.const", traits(CONSTANT_LIKE, PURE), fold = fold_const)]
pub(crate) struct ConstOp {
    value: Prop<AttrConstraint::ANY>,
    out: Res<ANY>,
}

fn fold_const(op: ConstOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    Some(Folded::Attr(op.value()).into())
}

/// A sum.
#[op(name = "toy.add", interfaces(dyn ValueBoundsOpInterface = SUM))]
pub(crate) struct AddOp {
    lhs: Operand<INDEX>,
    rhs: Operand<INDEX>,
    #[unique]
    out: Res<INDEX>,
}

static SUM: IndexBounds = IndexBounds(|op, own, bounds| {
    let op = op.as_::<AddOp>()?;
    let sum = bounds.index(op.lhs()).plus(1, &bounds.index(op.rhs()))?;
    bounds.equal(own, &sum)
});

/// A number between two others, both inclusive.
#[op(name = "toy.between", interfaces(dyn ValueBoundsOpInterface = BETWEEN))]
pub(crate) struct BetweenOp {
    low: Operand<INDEX>,
    high: Operand<INDEX>,
    #[unique]
    out: Res<INDEX>,
}

static BETWEEN: IndexBounds = IndexBounds(|op, own, bounds| {
    let op = op.as_::<BetweenOp>()?;
    let (low, high) = (bounds.index(op.low()), bounds.index(op.high()));
    bounds.at_least(own, &low)?;
    bounds.at_least(&high, own)
});

/// A number whose double is between the operand and the operand plus 3, both inclusive.
#[op(name = "toy.half", interfaces(dyn ValueBoundsOpInterface = HALF))]
pub(crate) struct HalfOp {
    of: Operand<INDEX>,
    #[unique]
    out: Res<INDEX>,
}

static HALF: IndexBounds = IndexBounds(|op, own, bounds| {
    let of = bounds.index(op.as_::<HalfOp>()?.of());
    let double = own.plus(1, own)?;
    bounds.at_least(&double, &of)?;
    bounds.at_least(&of.plus(1, &LinearExpr::constant(3))?, &double)
});

/// A quotient by 4, rounded down.
#[op(name = "toy.quarter", interfaces(dyn ValueBoundsOpInterface = QUARTER))]
pub(crate) struct QuarterOp {
    of: Operand<INDEX>,
    #[unique]
    out: Res<INDEX>,
}

static QUARTER: IndexBounds = IndexBounds(|op, own, bounds| {
    let map = AffineMap::new(1, 0, [AffineExpr::Dim(0).floor_div(4)]);
    let quotients = bounds.results(&map, op.body.operands(op.id))?;
    bounds.equal(own, &quotients[0])
});

/// A square: not negative, and not linear.
#[op(name = "toy.square", interfaces(dyn ValueBoundsOpInterface = SQUARE))]
pub(crate) struct SquareOp {
    of: Operand<INDEX>,
    #[unique]
    out: Res<INDEX>,
}

static SQUARE: IndexBounds = IndexBounds(|op, own, bounds| {
    bounds.at_least(own, &LinearExpr::constant(0))?;
    let map = AffineMap::new(1, 0, [AffineExpr::Dim(0) * AffineExpr::Dim(0)]);
    let squares = bounds.results(&map, op.body.operands(op.id))?;
    bounds.equal(own, &squares[0])
});

/// A shaped value with these dynamic sizes.
#[op(
    name = "toy.make",
    interfaces(dyn ValueBoundsOpInterface = MADE, dyn ReifyRankedShapedTypeOpInterface)
)]
pub(crate) struct MakeOp {
    sizes: Variadic<Operand<INDEX>>,
    out: Res<ANY>,
}

static MADE: DimBounds = DimBounds(|op: OpRef<'_>, dim, bounds: &mut ValueBounds<'_>| {
    let shape = shape(op.ctx, op.result_type(0))?;
    let sizes = MixedIndex::join(shape, op.body.operands(op.id));
    Some(bounds.mixed(*sizes.get(dim)?))
});

/// A loop from `low` to `high`, exclusive.
#[op(name = "toy.loop", traits(NO_TERMINATOR), interfaces(dyn LoopLikeOpInterface))]
pub(crate) struct LoopOp {
    low: Operand<INDEX>,
    high: Optional<Operand<INDEX>>,
    body: Region<RegionKind::ANY>,
}

impl LoopLikeOpInterface for LoopOp {
    fn dimensions(&self, op: OpRef<'_>) -> Option<SmallVec<[LoopDimension; 2]>> {
        let block = op.body.entry_block(op.body.region(op.id, 0)?)?;
        let op = op.as_::<LoopOp>()?;
        let dimension = LoopDimension {
            induction_var: *op.body.block_args(block).first()?,
            lower_bound: LoopBound::Value(op.low()),
            upper_bound: op.high().map_or(LoopBound::Unknown, LoopBound::Value),
            step: LoopBound::Unknown,
            unsigned: false,
        };
        Some(SmallVec::from_elem(dimension, 1))
    }
}

/// The toy variant of `vector.vscale`.
pub(crate) static SCALE: VariableKind = VariableKind { name: "toy.scale" };

/// A number that is unknown until run time, but always the same.
#[op(name = "toy.scale", interfaces(dyn ValueBoundsOpInterface = SCALED))]
pub(crate) struct ScaleOp {
    #[unique]
    out: Res<INDEX>,
}

static SCALED: IndexBounds = IndexBounds(|_, own, bounds| {
    let scale = bounds.variable(Variable::Other(&SCALE));
    bounds.equal(own, &scale)
});

/// A slice.
#[op(
    name = "toy.slice",
    traits(ATTR_SIZED_OPERAND_SEGMENTS),
    verify = verify_slice,
    interfaces(dyn OffsetSizeAndStrideOpInterface = SLICE)
)]
pub(crate) struct SliceOp {
    source: Operand<ANY>,
    offsets: Variadic<Operand<INDEX>>,
    sizes: Variadic<Operand<INDEX>>,
    strides: Variadic<Operand<INDEX>>,
    #[mlir("static_offsets")]
    static_offsets: Prop<I64Array>,
    #[mlir("static_sizes")]
    static_sizes: Prop<I64Array>,
    #[mlir("static_strides")]
    static_strides: Prop<I64Array>,
    /// The expected lengths of the lists.
    ranks: Prop<I64Array>,
}

static SLICE: SliceOfProps = SliceOfProps {
    offsets: SliceOp::STATIC_OFFSETS,
    sizes: SliceOp::STATIC_SIZES,
    strides: SliceOp::STATIC_STRIDES,
    start: 1,
};

fn verify_slice(op: SliceOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let dynamic = [op.offsets().len(), op.sizes().len(), op.strides().len()];
    let ranks = [0, 1, 2].map(|at| op.ranks()[at] as usize);
    StaticSlice::of(*op).verify(*op, dynamic, ranks, report)
}

/// An operation in destination-passing style.
#[op(
    name = "toy.write",
    traits(ATTR_SIZED_OPERAND_SEGMENTS),
    verify = verify_write,
    interfaces(dyn DestinationStyleOpInterface)
)]
pub(crate) struct WriteOp {
    inputs: Variadic<Operand<ANY>>,
    inits: Variadic<Operand<ANY>>,
    out: Variadic<Res<ANY>>,
}

impl DestinationStyleOpInterface for WriteOp {
    fn inits(&self, op: OpRef<'_>) -> Range<usize> {
        let inputs = op.as_::<WriteOp>().map_or(0, |op| op.inputs().len());
        inputs..op.body.num_operands(op.id)
    }
}

fn verify_write(op: WriteOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let model = op
        .ctx
        .op_interface::<dyn DestinationStyleOpInterface>(op.name());
    verify_destination_style(model.expect("a model"), *op, report)
}

/// Masks the operation in its region.
#[op(name = "toy.mask", traits(NO_TERMINATOR), interfaces(dyn MaskingOpInterface))]
pub(crate) struct MaskOp {
    mask: Operand<ANY>,
    passthru: Optional<Operand<ANY>>,
    body: Region<RegionKind::ANY>,
}

impl MaskingOpInterface for MaskOp {
    fn mask(&self, op: OpRef<'_>) -> ValueId {
        op.body.operand(op.id, 0)
    }

    fn maskable_op(&self, op: OpRef<'_>) -> Option<OpId> {
        let block = op.body.entry_block(op.body.region(op.id, 0)?)?;
        op.body.first_op(block)
    }

    fn passthru(&self, op: OpRef<'_>) -> Option<ValueId> {
        op.as_::<MaskOp>()?.passthru()
    }
}

/// Can be masked, unrolled by its result, and is a view of its operand.
#[op(
    name = "toy.load",
    interfaces(
        dyn MaskableOpInterface,
        dyn VectorUnrollOpInterface = BY_RESULT,
        dyn ViewLikeOpInterface = OF_FIRST
    )
)]
pub(crate) struct LoadOp {
    from: Operand<ANY>,
    out: Variadic<Res<ANY>>,
}

static BY_RESULT: UnrollByResult = UnrollByResult;
static OF_FIRST: ViewOfFirstOperand = ViewOfFirstOperand;

impl MaskableOpInterface for LoadOp {
    fn expected_mask_type(&self, op: OpRef<'_>) -> Option<Type> {
        op.operand_types().next()
    }
}

/// The model of the dialect: all of its operations are unrolled to one element.
struct Scalar;

impl VectorUnrollOpInterface for Scalar {
    fn shape_for_unroll(&self, _: OpRef<'_>) -> Option<Vec<i64>> {
        Some(vec![1])
    }
}

/// Creates its sizes as constants.
impl ReifyRankedShapedTypeOpInterface for MakeOp {
    fn reify_result_shapes(
        &self,
        op: OpId,
        rw: &mut dyn Rewriter<'_>,
    ) -> Option<Vec<Vec<MixedIndex>>> {
        let ten = rw.ctx().index(10);
        let ten = rw.create_value(ConstOp::spec(Type::INDEX, ten));
        let sizes = rw.body().operands(op).map(MixedIndex::Value);
        let first = sizes.chain([MixedIndex::Known(4)]).collect();
        Some(vec![first, vec![MixedIndex::Value(ten)]])
    }
}

/// Adds one to an integer.
#[op(name = "toy.next", interfaces(dyn InferIntRangeInterface = NEXT))]
pub(crate) struct NextOp {
    of: Operand<ANY>,
    out: Res<ANY>,
}

static NEXT: InferIntRange = InferIntRange::Unary(|of| {
    let one = ApInt::from_i64(of.width(), 1);
    ConstantIntRanges::from_signed(of.smin().add(&one), of.smax().add(&one))
});

/// Chooses one of two integers.
#[op(name = "toy.either", interfaces(dyn InferIntRangeInterface = EITHER))]
pub(crate) struct EitherOp {
    lhs: Operand<ANY>,
    rhs: Operand<ANY>,
    out: Res<ANY>,
}

static EITHER: InferIntRange = InferIntRange::Binary(|lhs, rhs| lhs.union(rhs));

/// The number of operands, if the operands are not negative.
#[op(name = "toy.count", interfaces(dyn InferIntRangeInterface = COUNT))]
pub(crate) struct CountOp {
    of: Variadic<Operand<ANY>>,
    out: Res<ANY>,
}

static COUNT: InferIntRange = InferIntRange::Of(|op, operands| {
    let is_known = operands.iter().all(ConstantIntRanges::is_non_negative);
    let count = ApInt::from_i64(32, op.body.num_operands(op.id) as i64);
    is_known.then(|| ConstantIntRanges::constant(count))
});

/// A vector consists of elements without an index.
struct Elements;

impl DestructurableTypeInterface for Elements {
    fn subelements(&self, ctx: &Context, ty: Type) -> Option<Vec<(Attr, Type)>> {
        let ty = ty.as_::<VectorType>(ctx)?;
        let size = ty.shape.first().filter(|_| ty.shape.len() == 1)?;
        Some((0..*size).map(|at| (ctx.i64(at), ty.element)).collect())
    }
}

dialect! {
    static TOY = "toy" {
        ops: [
            ConstOp, AddOp, BetweenOp, HalfOp, QuarterOp, SquareOp, MakeOp, LoopOp, ScaleOp, SliceOp, WriteOp, MaskOp,
            LoadOp, NextOp, EitherOp, CountOp,
        ],
        register: |registry| {
            registry.attach_dialect::<dyn VectorUnrollOpInterface>("toy", &Scalar);
            registry.attach_type::<VectorType, dyn DestructurableTypeInterface>(&Elements);
        }
    }
}

/// A valid module of toy operations and unregistered ones.
pub(crate) struct Module {
    pub(crate) ctx: Context,
    pub(crate) body: Body,
}

impl Module {
    pub(crate) fn new(ops: &str) -> Self {
        let ctx = terrace_testing::context(&[&TOY]);
        let mut diags = Diagnostics::new();
        let body = terrace_testing::read(&ctx, ops, &mut diags);
        let body = body.unwrap_or_else(|_| panic!("{}", messages(&ctx, &diags)));
        Module { ctx, body }
    }

    /// Returns the first operation of this name.
    #[track_caller]
    pub(crate) fn op(&self, name: &str) -> OpRef<'_> {
        let mut ops = self.body.walk(OpId::ROOT).map(|op| self.read(op));
        ops.find(|op| op.name_str() == name).expect("an operation")
    }

    pub(crate) fn read(&self, op: OpId) -> OpRef<'_> {
        OpRef::new(&self.ctx, &self.body, op)
    }

    /// Returns the operands of all operations `test.use`.
    #[track_caller]
    pub(crate) fn used<const N: usize>(&self) -> [ValueId; N] {
        let ops = self.body.walk(OpId::ROOT);
        let uses = ops.filter(|&op| self.read(op).name_str() == "test.use");
        let used: Vec<ValueId> = uses.flat_map(|op| self.body.operands(op)).collect();
        used.try_into().expect("another number of values is used")
    }

    /// Returns the last operation of the module.
    pub(crate) fn last_op(&self) -> OpRef<'_> {
        let block = self.body.region(OpId::ROOT, 0);
        let block = block.and_then(|region| self.body.entry_block(region));
        let last = block.and_then(|block| self.body.last_op(block));
        self.read(last.expect("an operation"))
    }
}

/// Returns the first error about a module without its location, or `valid`.
#[track_caller]
pub(crate) fn first_error(ops: &str) -> String {
    let ctx = terrace_testing::context(&[&TOY]);
    let mut diags = Diagnostics::new();
    let read = terrace_testing::read(&ctx, ops, &mut diags);
    let text = messages(&ctx, &diags);
    assert_eq!(read.is_ok(), text.is_empty(), "{text}");
    let first = text.lines().next().unwrap_or("valid");
    let message = first.split_once("error: ").map(|(_, message)| message);
    message.unwrap_or(first).to_owned()
}
