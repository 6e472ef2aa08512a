//! Creates run-time checks of memref operations for `generate-runtime-verification`. A failing check ends the program
//! by `cf.assert`.

use crate::checked::{element_access, stated_sizes};
use terrace_arith::{
    AddIOp, AndIOp, CmpIOp, CmpIPredicate, ConstantOp, MulIOp, RemSIOp, RemUIOp, SubIOp,
    constant_index, value_or_constant_index,
};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{DYNAMIC, MemRefType, UnrankedMemRefType};
use terrace_cf::AssertOp;
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::MixedSlice;
use terrace_interfaces::runtime_verifiable::RuntimeVerifiableOpInterface;
use terrace_ir::builder::BuildOp;
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{Builder, InsertPoint, OpBuilder, OpId, OpView, Registry, Type, ValueId};
use terrace_memref::layout::{reassociation, strided_layout};
use terrace_memref::{
    AssumeAlignmentOp, AtomicRMWOp, CastOp, CopyOp, DimOp, ExpandShapeOp,
    ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, GenericAtomicRMWOp, LoadOp, RankOp,
    StoreOp, SubViewOp,
};
use terrace_scf::build_if_else;

pub(crate) fn register(registry: &mut Registry) {
    let mut attach = |def, check| {
        registry.attach::<dyn RuntimeVerifiableOpInterface>(def, check);
    };
    attach(AssumeAlignmentOp::DEF, &Model(alignment));
    attach(AtomicRMWOp::DEF, &Model(access));
    attach(CastOp::DEF, &Model(cast));
    attach(CopyOp::DEF, &Model(copy));
    attach(DimOp::DEF, &Model(dim));
    attach(ExpandShapeOp::DEF, &Model(expand_shape));
    attach(GenericAtomicRMWOp::DEF, &Model(access));
    attach(LoadOp::DEF, &Model(access));
    attach(StoreOp::DEF, &Model(access));
    attach(SubViewOp::DEF, &Model(subview));
}

/// The model of an operation: a function that creates its checks.
struct Model(fn(&mut Checks<'_, '_>, OpId));

impl RuntimeVerifiableOpInterface for Model {
    fn generate_runtime_verification(
        &self,
        op: OpId,
        message: &dyn Fn(&str) -> String,
        rw: &mut dyn Rewriter<'_>,
    ) {
        let (at, loc) = (InsertPoint::before(rw.body(), op), rw.body().loc(op));
        rw.set_place(at, loc);
        (self.0)(&mut Checks { rw, message }, op);
    }
}

/// Creates checks at the rewriter's insertion point.
struct Checks<'a, 'c> {
    rw: &'a mut dyn Rewriter<'c>,
    message: &'a dyn Fn(&str) -> String,
}

impl OpBuilder for Checks<'_, '_> {
    fn insertion_point(&self) -> InsertPoint {
        self.rw.insertion_point()
    }

    fn set_insertion_point(&mut self, at: InsertPoint) {
        self.rw.set_insertion_point(at);
    }

    fn builder(&mut self) -> Builder<'_> {
        self.rw.builder()
    }
}

impl Checks<'_, '_> {
    fn create<T: BuildOp>(&mut self, parts: T) -> ValueId {
        self.rw.create_value(parts)
    }

    fn create_or_fold<T: BuildOp>(&mut self, parts: T) -> ValueId {
        self.rw.create_or_fold(parts)
    }

    fn index(&mut self, number: i64) -> ValueId {
        constant_index(&mut self.builder(), number)
    }

    fn number(&mut self, number: MixedIndex) -> ValueId {
        value_or_constant_index(&mut self.builder(), number)
    }

    fn memref(&self, value: ValueId) -> Option<MemRefType> {
        self.rw
            .body()
            .ty(value)
            .as_::<MemRefType>(self.rw.ctx())
            .cloned()
    }

    fn compare(&mut self, predicate: CmpIPredicate, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.create(CmpIOp::spec(predicate, lhs, rhs))
    }

    fn assert(&mut self, condition: ValueId, wrong: &str) {
        let text = self.rw.ctx().string((self.message)(wrong));
        self.builder().create(AssertOp::spec(condition, text));
    }

    fn assert_equal(&mut self, lhs: ValueId, rhs: ValueId, wrong: &str) {
        let is_equal = self.compare(CmpIPredicate::Eq, lhs, rhs);
        self.assert(is_equal, wrong);
    }

    /// Creates `low <= value && value < high`, folded where possible.
    fn is_in_bounds(&mut self, value: ValueId, low: ValueId, high: ValueId) -> ValueId {
        let is_above = self.create_or_fold(CmpIOp::spec(CmpIPredicate::Sge, value, low));
        let is_below = self.create_or_fold(CmpIOp::spec(CmpIPredicate::Slt, value, high));
        self.create_or_fold(AndIOp::spec(is_above, is_below))
    }

    fn dim(&mut self, memref: ValueId, dim: usize) -> ValueId {
        let dim = self.index(dim as i64);
        self.create(DimOp::spec(memref, dim))
    }

    /// Returns the size of a dimension: a constant if it is static.
    fn size(&mut self, memref: ValueId, size: i64, dim: usize) -> ValueId {
        match size {
            DYNAMIC => self.dim(memref, dim),
            size => self.index(size),
        }
    }

    /// Checks that the indices of an access are in bounds.
    fn access(&mut self, memref: ValueId, indices: &[ValueId]) {
        if indices.is_empty() {
            return;
        }
        let zero = self.index(0);
        let mut all = None;
        for (dim, &index) in indices.iter().enumerate() {
            let dim = self.index(dim as i64);
            let size = self.create_or_fold(DimOp::spec(memref, dim));
            let one = self.is_in_bounds(index, zero, size);
            all = Some(match all {
                Some(all) => self.create_or_fold(AndIOp::spec(all, one)),
                None => one,
            });
        }
        if let Some(all) = all {
            self.assert(all, "out-of-bounds access");
        }
    }
}

fn access(c: &mut Checks<'_, '_>, op: OpId) {
    if let Some((memref, indices)) = element_access(c.rw.op(op)) {
        c.access(memref, &indices);
    }
}

fn alignment(c: &mut Checks<'_, '_>, op: OpId) {
    let view = c.rw.read(AssumeAlignmentOp::from_id(op));
    let (memref, bytes) = (view.memref(), view.alignment());
    let pointer = c.create(ExtractAlignedPointerAsIndexOp::spec(memref));
    let divisor = c.index(bytes.into());
    let rest = c.create(RemUIOp::spec(pointer, divisor));
    let zero = c.index(0);
    c.assert_equal(rest, zero, &format!("memref is not aligned to {bytes}"));
}

/// Checks that the source has the rank, and the static sizes, offset and strides, of the result's type.
fn cast(c: &mut Checks<'_, '_>, op: OpId) {
    let (ctx, view) = (c.rw.ctx(), c.rw.read(CastOp::from_id(op)));
    let source = view.source();
    let Some(result) = c.memref(view.dest()) else {
        return;
    };
    let rank = result.shape.len();
    let known = c.memref(source);
    if known.is_none() {
        let is = c.create(RankOp::spec(source));
        let wanted = c.index(rank as i64);
        c.assert_equal(is, wanted, "rank mismatch");
    }
    let metadata = (known.as_ref())
        .is_none_or(|known| known.strided(ctx).is_some())
        .then(|| metadata(c, source, known.as_ref(), rank));
    for (dim, size) in stated_sizes(known.as_ref(), &result) {
        let is = c.dim(source, dim);
        let wanted = c.index(size);
        c.assert_equal(is, wanted, &format!("size mismatch of dim {dim}"));
    }
    let (Some(Some((offset, strides))), Some(form)) = (metadata, result.strided(ctx)) else {
        return;
    };
    if form.offset != DYNAMIC {
        let wanted = c.index(form.offset);
        c.assert_equal(offset, wanted, "offset mismatch");
    }
    for (dim, (&stride, is)) in form.strides.iter().zip(strides).enumerate() {
        if stride != DYNAMIC {
            let wanted = c.index(stride);
            c.assert_equal(is, wanted, &format!("stride mismatch of dim {dim}"));
        }
    }
}

/// Returns the offset and the strides of a memref of the given rank. MLIR also casts non-strided layouts, and then
/// reports an invalid cast.
fn metadata(
    c: &mut Checks<'_, '_>,
    source: ValueId,
    known: Option<&MemRefType>,
    rank: usize,
) -> Option<(ValueId, Vec<ValueId>)> {
    let ctx = c.rw.ctx();
    let (element, memory_space) = match known {
        Some(known) => (known.element, known.memory_space),
        None => {
            let unranked = c.rw.body().ty(source).as_::<UnrankedMemRefType>(ctx)?;
            (unranked.element, unranked.memory_space)
        }
    };
    let unknown = ctx.ty(MemRefType {
        shape: vec![DYNAMIC; rank].into(),
        element,
        layout: Some(strided_layout(ctx, &vec![DYNAMIC; rank], DYNAMIC)),
        memory_space,
    });
    let unknown = c.create(CastOp::spec(unknown, source));
    let metadata = c.builder().create(ExtractStridedMetadataOp::spec(unknown));
    let view = c.rw.read(metadata);
    Some((view.offset(), view.strides().collect()))
}

/// Checks that dynamic sizes of both memrefs are equal.
fn copy(c: &mut Checks<'_, '_>, op: OpId) {
    let view = c.rw.read(CopyOp::from_id(op));
    let [source, target] = [view.source(), view.target()];
    let (Some(from), Some(to)) = (c.memref(source), c.memref(target)) else {
        return;
    };
    for (dim, (&from, &to)) in from.shape.iter().zip(&to.shape).enumerate() {
        if from != DYNAMIC && to != DYNAMIC {
            continue;
        }
        let from = c.size(source, from, dim);
        let to = c.size(target, to, dim);
        let wrong = format!("size of {dim}-th source/target dim does not match");
        c.assert_equal(from, to, &wrong);
    }
}

fn dim(c: &mut Checks<'_, '_>, op: OpId) {
    let view = c.rw.read(DimOp::from_id(op));
    let [source, index] = [view.source(), view.index()];
    let rank = c.create(RankOp::spec(source));
    let zero = c.index(0);
    let is_in_bounds = c.is_in_bounds(index, zero, rank);
    c.assert(is_in_bounds, "index is out of bounds");
}

/// Checks that each size of the source is a multiple of the product of the static sizes of its group.
fn expand_shape(c: &mut Checks<'_, '_>, op: OpId) {
    let view = c.rw.read(ExpandShapeOp::from_id(op));
    let source = view.src();
    let Some(result) = c.memref(view.result()) else {
        return;
    };
    let groups = reassociation(c.rw.ctx(), view.reassociation());
    for (dim, group) in groups.iter().enumerate() {
        let sizes = group
            .iter()
            .filter_map(|&dim| result.shape.get(usize::try_from(dim).ok()?));
        let known = sizes.filter(|&&size| size != DYNAMIC);
        let product = known.fold(1i64, |product, &size| product.wrapping_mul(size));
        let size = c.dim(source, dim);
        let product = c.index(product);
        let rest = c.create(RemSIOp::spec(size, product));
        let zero = c.index(0);
        c.assert_equal(
            rest,
            zero,
            "static result dims in reassoc group do not divide src dim evenly",
        );
    }
}

/// Checks that the first and the last element of each dimension are in the source. The offset of an empty subview may
/// equal the size.
fn subview(c: &mut Checks<'_, '_>, op: OpId) {
    let Some(slice) = MixedSlice::of(c.rw.op(op)) else {
        return;
    };
    let source = c.rw.read(SubViewOp::from_id(op)).source();
    let [zero, one] = [0, 1].map(|number| c.index(number));
    let metadata = c.builder().create(ExtractStridedMetadataOp::spec(source));
    let dims: Vec<ValueId> = c.rw.read(metadata).sizes().collect();
    let slices = slice
        .offsets
        .into_iter()
        .zip(slice.sizes)
        .zip(slice.strides);
    for (dim, (((offset, size), stride), whole)) in slices.zip(dims).enumerate() {
        let [offset, size, stride] = [offset, size, stride].map(|number| c.number(number));
        let is_empty = c.compare(CmpIPredicate::Eq, size, zero);
        let starts_inside = build_if_else(
            c,
            &[Type::I1],
            is_empty,
            |c| {
                let is_above = c.compare(CmpIPredicate::Sge, offset, zero);
                let is_below = c.compare(CmpIPredicate::Sle, offset, whole);
                vec![c.create(AndIOp::spec(is_above, is_below))]
            },
            |c| vec![c.is_in_bounds(offset, zero, whole)],
        );
        let starts_inside = c.rw.body().result(starts_inside.id(), 0);
        c.assert(starts_inside, &format!("offset {dim} is out-of-bounds"));
        let has_last = c.compare(CmpIPredicate::Sgt, size, zero);
        let ends_inside = build_if_else(
            c,
            &[Type::I1],
            has_last,
            |c| {
                let last = c.create(SubIOp::spec(size, one));
                let last = c.create(MulIOp::spec(last, stride));
                let last = c.create(AddIOp::spec(offset, last));
                vec![c.is_in_bounds(last, zero, whole)]
            },
            |c| {
                let yes = c.rw.ctx().bool(true);
                vec![c.create(ConstantOp::spec(yes))]
            },
        );
        let ends_inside = c.rw.body().result(ends_inside.id(), 0);
        let wrong = format!("subview runs out-of-bounds along dimension {dim}");
        c.assert(ends_inside, &wrong);
    }
}
