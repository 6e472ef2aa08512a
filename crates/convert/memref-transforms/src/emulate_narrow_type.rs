//! Emulates memory of integers and floats that are narrower than the target's loads and stores, by packing several
//! elements into a wider one.

use crate::expand_strided::populate_resolve_extract_strided_metadata_patterns;
use crate::linearized::LinearizedMemRef;
use crate::metadata::{extract, known_or_each, reinterpret_cast, strided_type};
use terrace_affine::composed_apply;
use terrace_arith::enums::AtomicRMWKind;
use terrace_arith::{
    AndIOp, BitcastOp, ConstantOp, ExtUIOp, IndexCastOp, ShLIOp, ShRSIOp, TruncIOp, XOrIOp,
    value_or_constant_index,
};
use terrace_arith_transforms::NarrowTypeEmulationConverter;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::elements::int_or_splat;
use terrace_builtin::types::{DYNAMIC, FloatType, IntegerType, MemRefType, bit_width};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::StaticSlice;
use terrace_ir::{Attr, Builder, Context, OpView, Type, ValueId};
use terrace_memref::layout::{is_contiguous, strided_layout};
use terrace_memref::{
    AllocOp, AllocaOp, AssumeAlignmentOp, AtomicRMWOp, CollapseShapeOp, CopyOp, DeallocOp,
    ExpandShapeOp, LoadOp, MemorySpaceCastOp, ReinterpretCastOp, StoreOp, SubViewOp,
    create_subview, weak_alignment,
};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, Converted, Match, NO_MATCH, NoMatch, PatternSet, TypeConverter,
    check, require,
};

/// Adds the conversion of memrefs to a converter created by [`NarrowTypeEmulationConverter`]. Memrefs of integers or
/// floats narrower than the load and store width become one-dimensional memrefs of integers of that width. The last
/// dimension must be contiguous. A memref whose offset is not aligned to a wide element is not converted. Converters
/// created otherwise are unchanged. MLIR's `populateMemRefNarrowTypeEmulationConversions`.
///
/// ```
/// use terrace_arith_transforms::NarrowTypeEmulationConverter;
/// use terrace_builtin::types::{IntegerType, MemRefType};
/// use terrace_memref_transforms::populate_memref_narrow_type_emulation_conversions;
///
/// let ctx = terrace_testing::context(&[]);
/// let memref = |shape: &[i64], width| {
///     let element = IntegerType::signless(&ctx, width);
///     ctx.ty(MemRefType { shape: shape.into(), element, layout: None, memory_space: None })
/// };
/// let mut converter = NarrowTypeEmulationConverter::converter(8).expect("a power of two");
/// populate_memref_narrow_type_emulation_conversions(&mut converter);
/// assert_eq!(converter.convert_one(&ctx, memref(&[3, 5], 4)), Some(memref(&[8], 8)));
/// ```
pub fn populate_memref_narrow_type_emulation_conversions(converter: &mut TypeConverter) {
    let Some(narrow) = NarrowTypeEmulationConverter::of(converter) else {
        return;
    };
    let wide = narrow.load_store_bitwidth();
    converter.add_conversion(move |_, ctx, ty| match ty.as_::<MemRefType>(ctx) {
        Some(memref) => convert_memref(ctx, ty, memref, wide),
        None => Converted::NotMine,
    });
}

fn convert_memref(ctx: &Context, ty: Type, memref: &MemRefType, wide: u32) -> Converted {
    let width = bit_width(ctx, memref.element).filter(|&width| width < wide && width > 0);
    let Some(width) = width else {
        return Converted::one(ty);
    };
    let form = memref.strided(ctx);
    let form = form.filter(|form| form.strides.last().is_none_or(|&stride| stride == 1));
    let Some(form) = form else {
        return Converted::Unsupported("the elements of the last dimension are not neighbours");
    };
    let layout = match form.offset {
        0 => None,
        DYNAMIC => Some(strided_layout(ctx, &[1], DYNAMIC)),
        offset => {
            let bits = offset.checked_mul(i64::from(width));
            let bits = bits.filter(|bits| bits % i64::from(wide) == 0);
            let Some(bits) = bits else {
                return Converted::NotMine;
            };
            Some(strided_layout(ctx, &[1], bits / i64::from(wide)))
        }
    };
    let shape: Option<Box<[i64]>> = match &memref.shape[..] {
        [] => Some([].into()),
        shape if shape.contains(&DYNAMIC) => Some([DYNAMIC].into()),
        shape => {
            let mut sizes = shape.iter();
            let size = sizes.try_fold(1i64, |all, &size| all.checked_mul(size));
            let scale = i64::from(wide / width);
            let round_up = |size: i64| size.checked_add(scale - 1).map(|size| size / scale);
            size.and_then(round_up).map(|size| [size].into())
        }
    };
    let Some(shape) = shape else {
        return Converted::Unsupported("there are too many elements");
    };
    let signedness = memref.element.as_::<IntegerType>(ctx);
    let element = match signedness {
        Some(element) => ctx.ty(IntegerType {
            width: wide,
            ..element.clone()
        }),
        None => IntegerType::signless(ctx, wide),
    };
    Converted::one(ctx.ty(MemRefType {
        shape,
        element,
        layout,
        memory_space: memref.memory_space,
    }))
}

/// Adds the patterns for memref operations on memory of narrow integers and floats. The set's type converter must
/// convert memrefs by [`populate_memref_narrow_type_emulation_conversions`].
///
/// An element is stored by two atomic updates: the first clears its bits, the second sets them. The patterns of
/// [`populate_resolve_extract_strided_metadata_patterns`] are included, because they compute the metadata of an
/// allocation from its operands. Accesses to memory without known metadata, such as function arguments, cannot be
/// converted. MLIR's `populateMemRefNarrowTypeEmulationPatterns`.
///
/// ```
/// use std::sync::Arc;
/// use terrace_arith_transforms::NarrowTypeEmulationConverter;
/// use terrace_memref_transforms::{
///     populate_memref_narrow_type_emulation_conversions, populate_memref_narrow_type_emulation_patterns,
/// };
/// use terrace_rewrite::PatternSet;
///
/// let mut converter = NarrowTypeEmulationConverter::converter(8).expect("a power of two");
/// populate_memref_narrow_type_emulation_conversions(&mut converter);
/// let mut patterns = PatternSet::new();
/// patterns.set_type_converter(Arc::new(converter));
/// populate_memref_narrow_type_emulation_patterns(&mut patterns);
/// assert!(!patterns.is_empty());
/// ```
pub fn populate_memref_narrow_type_emulation_patterns(patterns: &mut PatternSet) {
    patterns
        .add_conversion_fn::<AllocOp>(
            "ConvertMemRefAllocation<memref::AllocOp>",
            |op, args, rw| {
                let alignment = rw.read(op).alignment_attr();
                convert_allocation(op, args.dynamic_sizes(), rw, |b, ty, size| {
                    let new = AllocOp::spec(ty, size, args.symbol_operands());
                    b.create_value(new.alignment_attr(alignment))
                })
            },
        )
        .add_conversion_fn::<AllocaOp>(
            "ConvertMemRefAllocation<memref::AllocaOp>",
            |op, args, rw| {
                let alignment = rw.read(op).alignment_attr();
                convert_allocation(op, args.dynamic_sizes(), rw, |b, ty, size| {
                    let new = AllocaOp::spec(ty, size, args.symbol_operands());
                    b.create_value(new.alignment_attr(alignment))
                })
            },
        )
        .add_conversion_fn::<CopyOp>("ConvertMemRefCopy", convert_copy)
        .add_conversion_fn::<DeallocOp>("ConvertMemRefDealloc", |op, args, rw| {
            rw.replace_op_with(op.id(), DeallocOp::spec(args.memref()));
            Ok(())
        })
        .add_conversion_fn::<CollapseShapeOp>("ConvertMemRefCollapseShape", |op, args, rw| {
            reshape(op, args.src(), rw)
        })
        .add_conversion_fn::<ExpandShapeOp>("ConvertMemRefExpandShape", |op, args, rw| {
            reshape(op, args.src(), rw)
        })
        .add_conversion_fn::<LoadOp>("ConvertMemRefLoad", convert_load)
        .add_conversion_fn::<StoreOp>("ConvertMemrefStore", convert_store)
        .add_conversion_fn::<AssumeAlignmentOp>(
            "ConvertMemRefAssumeAlignment",
            convert_assume_alignment,
        )
        .add_conversion_fn::<MemorySpaceCastOp>("ConvertMemRefMemorySpaceCast", |op, args, rw| {
            let ty = result_type(op, rw)?;
            rw.replace_op_with(op.id(), MemorySpaceCastOp::spec(ty, args.source()));
            Ok(())
        })
        .add_conversion_fn::<SubViewOp>("ConvertMemRefSubview", convert_subview)
        .add_conversion_fn::<ReinterpretCastOp>(
            "ConvertMemRefReinterpretCast",
            convert_reinterpret_cast,
        );
    populate_resolve_extract_strided_metadata_patterns(patterns);
}

/// Returns the converted type of an operation's result.
fn result_type(op: impl OpView, rw: &mut ConversionRewriter<'_>) -> Result<Type, NoMatch> {
    let ty = rw.body().ty(rw.body().result(op.id(), 0));
    rw.convert_type(ty)
}

/// The element widths of the memory before and after the conversion. A wide element contains several narrow elements.
#[derive(Clone, Copy)]
struct Widths {
    narrow: u32,
    wide: u32,
}

impl Widths {
    fn of(ctx: &Context, from: Type, to: Type) -> Result<Self, NoMatch> {
        let width = |ty: Type| bit_width(ctx, ty.as_::<MemRefType>(ctx)?.element);
        let (narrow, wide) = width(from).zip(width(to)).ok_or(NO_MATCH)?;
        match narrow > 0 && wide % narrow == 0 {
            true => Ok(Widths { narrow, wide }),
            false => Err("only dstBits % srcBits == 0 supported".into()),
        }
    }

    fn scale(self) -> i64 {
        i64::from(self.wide / self.narrow)
    }

    fn wide_type(self, ctx: &Context) -> Type {
        IntegerType::signless(ctx, self.wide)
    }

    /// Returns the mask of the low bits of a wide element that a narrow element occupies.
    fn low_bits(self, ctx: &Context) -> Attr {
        let bits = 1i64
            .checked_shl(self.narrow)
            .map_or(-1, |bit| bit.wrapping_sub(1));
        int_or_splat(ctx, self.wide_type(ctx), bits)
    }
}

/// Converts an allocation. `make` creates it from the type and the dynamic size, if there is one.
fn convert_allocation(
    op: impl OpView,
    sizes: &[ValueId],
    rw: &mut ConversionRewriter<'_>,
    make: impl FnOnce(&mut Builder<'_>, Type, &[ValueId]) -> ValueId,
) -> Match {
    let (ctx, from) = (rw.ctx(), rw.op(op.id()).result_type(0));
    let to = rw.convert_type(from)?;
    let (memref, new) = from.as_(ctx).zip(to.as_(ctx)).ok_or(NO_MATCH)?;
    let (memref, new): (&MemRefType, &MemRefType) = (memref, new);
    let mut size = None;
    if !memref.shape.is_empty() {
        let widths = Widths::of(ctx, from, to)?;
        let sizes = MixedIndex::join(&memref.shape, sizes.iter().copied());
        let b = &mut rw.builder();
        let all = LinearizedMemRef::row_major(b, widths.scale(), MixedIndex::Known(0), &sizes);
        size = (!new.has_static_shape()).then(|| value_or_constant_index(b, all.size));
    }
    let value = make(&mut rw.builder(), to, size.as_slice());
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn convert_copy(op: CopyOp, args: Adaptor<'_, CopyOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let layout = |value: ValueId| Some(body.ty(value).as_::<MemRefType>(ctx)?.layout);
    let layouts = layout(view.source()).zip(layout(view.target()));
    if layouts.is_some_and(|(source, target)| source != target) {
        return Err(NoMatch::because("the layouts of a copy are not the same"));
    }
    rw.replace_op_with(op.id(), CopyOp::spec(args.source(), args.target()));
    Ok(())
}

/// Lowers a reshape of the memref, which is a no-op on one-dimensional memory.
fn reshape(op: impl OpView, source: ValueId, rw: &mut ConversionRewriter<'_>) -> Match {
    let ty = rw.body().ty(source).as_::<MemRefType>(rw.ctx());
    check(ty.is_some_and(|ty| ty.shape.len() == 1))?;
    rw.replace_op(op.id(), &[source]);
    Ok(())
}

/// Returns the linear index of a narrow element, counted in narrow elements.
fn narrow_index(
    b: &mut Builder<'_>,
    source: ValueId,
    indices: &[ValueId],
) -> Result<MixedIndex, NoMatch> {
    let (ctx, body) = (b.ctx, b.body());
    let indices = MixedIndex::of_each(ctx, body, indices.iter().copied());
    LinearizedMemRef::of_element(b, 1, source, &indices).map(|found| found.index)
}

/// Returns the index of the wide element that contains a narrow element.
fn wide_index(b: &mut Builder<'_>, index: MixedIndex, widths: Widths) -> ValueId {
    let expr = AffineExpr::Symbol(0).floor_div(widths.scale());
    let index = composed_apply(b, expr, &[index]);
    value_or_constant_index(b, index)
}

/// Returns the bit offset of a narrow element in its wide element.
fn bits_before(b: &mut Builder<'_>, index: MixedIndex, widths: Widths) -> ValueId {
    let narrow = AffineExpr::Constant(i64::from(widths.narrow));
    let expr = AffineExpr::Symbol(0) % widths.scale() * narrow;
    let bits = composed_apply(b, expr, &[index]);
    let bits = value_or_constant_index(b, bits);
    b.create_value(IndexCastOp::spec(widths.wide_type(b.ctx), bits))
}

fn convert_load(op: LoadOp, args: Adaptor<'_, LoadOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let (memref, source) = (args.memref(), view.memref());
    let (from, to) = (body.ty(source), body.ty(memref));
    let widths = Widths::of(ctx, from, to)?;
    // The first narrow element of a wide one has the same address, so its alignment holds.
    let alignment = weak_alignment(ctx, view.alignment(), from);
    let ty = result_type(op, rw)?;
    let width = bit_width(ctx, ty).ok_or(NO_MATCH)?;
    let integer = match ty.is::<FloatType>(ctx) {
        true => IntegerType::signless(ctx, width),
        false => ty,
    };
    let (memref_type, b) = (
        to.as_::<MemRefType>(ctx).ok_or(NO_MATCH)?,
        &mut rw.builder(),
    );
    let bits = if memref_type.shape.is_empty() {
        b.create_value(LoadOp::spec(memref, &[]).alignment(alignment))
    } else {
        let index = narrow_index(b, source, args.indices())?;
        let at = wide_index(b, index, widths);
        let all = b.create_value(LoadOp::spec(memref, &[at]).alignment(alignment));
        let by = bits_before(b, index, widths);
        b.create_value(ShRSIOp::spec(all, by))
    };
    let mut value = if integer == memref_type.element {
        let mask = b.create_value(ConstantOp::spec(widths.low_bits(ctx)));
        b.create_value(AndIOp::spec(bits, mask))
    } else {
        b.create_value(TruncIOp::spec(integer, bits))
    };
    if integer != ty {
        value = b.create_value(BitcastOp::spec(ty, value));
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn convert_store(
    op: StoreOp,
    args: Adaptor<'_, StoreOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let (memref, source) = (args.memref(), rw.read(op).memref());
    let (from, to) = (body.ty(source), body.ty(memref));
    let widths = Widths::of(ctx, from, to)?;
    let mut value = args.value();
    let (ty, wide) = (body.ty(value), widths.wide_type(ctx));
    let width = bit_width(ctx, ty).ok_or(NO_MATCH)?;
    let b = &mut rw.builder();
    if ty.is::<FloatType>(ctx) {
        value = b.create_value(BitcastOp::spec(IntegerType::signless(ctx, width), value));
    }
    let value = b.create_value(ExtUIOp::spec(wide, value));
    let update = |b: &mut Builder<'_>, kind, value, indices: &[ValueId]| {
        b.create(AtomicRMWOp::spec(kind, value, memref, indices));
    };
    if to
        .as_::<MemRefType>(ctx)
        .is_some_and(|ty| ty.shape.is_empty())
    {
        update(b, AtomicRMWKind::Assign, value, &[]);
        rw.erase_op(op.id());
        return Ok(());
    }
    let index = narrow_index(b, source, args.indices())?;
    let at = wide_index(b, index, widths);
    let by = bits_before(b, index, widths);
    let bits = b.create_value(ConstantOp::spec(widths.low_bits(ctx)));
    let bits = b.create_value(ShLIOp::spec(bits, by));
    let all_bits = int_or_splat(ctx, wide, -1);
    let all_bits = b.create_value(ConstantOp::spec(all_bits));
    let others = b.create_value(XOrIOp::spec(bits, all_bits));
    let value = b.create_value(ShLIOp::spec(value, by));
    update(b, AtomicRMWKind::AndI, others, &[at]);
    update(b, AtomicRMWKind::OrI, value, &[at]);
    rw.erase_op(op.id());
    Ok(())
}

fn convert_assume_alignment(
    op: AssumeAlignmentOp,
    args: Adaptor<'_, AssumeAlignmentOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    result_type(op, rw)?;
    let alignment = rw.read(op).alignment();
    let new = AssumeAlignmentOp::spec(args.memref(), alignment);
    rw.replace_op_with(op.id(), new);
    Ok(())
}

/// Returns the static values of a list.
fn all_known(numbers: &[MixedIndex]) -> Result<Vec<i64>, NoMatch> {
    let known = numbers.iter().map(|number| match number {
        MixedIndex::Known(number) => Ok(*number),
        MixedIndex::Value(_) => Err("dynamic size or offset is not supported".into()),
    });
    known.collect()
}

fn check_unit_strides(strides: &[MixedIndex]) -> Match {
    let is_one = |&stride: &MixedIndex| stride == MixedIndex::Known(1);
    require(strides.iter().all(is_one), "stride != 1 is not supported")
}

/// Converts a contiguous subview with static sizes.
fn convert_subview(
    op: SubViewOp,
    args: Adaptor<'_, SubViewOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ty = result_type(op, rw)?;
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let widths = Widths::of(ctx, view.result_type(), ty)?;
    let slice = StaticSlice::of(rw.op(op.id()));
    let slice = slice.join([args.offsets(), args.sizes(), args.strides()]);
    let (offsets, sizes, steps) = (slice.offsets, slice.sizes, slice.strides);
    check_unit_strides(&steps)?;
    let (reduced, _) = strided_type(ctx, body, view.result())?;
    let why = "the result memref type is not contiguous";
    require(is_contiguous(ctx, reduced), why)?;
    all_known(&sizes)?;
    all_known(offsets.last().map_or(&[], std::slice::from_ref))?;
    let source = view.source();
    let (from, form) = strided_type(ctx, body, source)?;
    let b = &mut rw.builder();
    let metadata = extract(b, source);
    let offset = MixedIndex::known_or(form.offset, metadata.offset);
    let strides = known_or_each(&form.strides, &metadata.strides);
    let stride = *strides.last().ok_or(NO_MATCH)?;
    check(from.shape.len() == sizes.len())?;
    let found = LinearizedMemRef::new(b, widths.scale(), offset, &sizes, &strides, &offsets);
    let parts = [&[found.index][..], &[found.size], &[stride]];
    let value = create_subview(&mut rw.builder(), ty, args.source(), parts);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn convert_reinterpret_cast(
    op: ReinterpretCastOp,
    args: Adaptor<'_, ReinterpretCastOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ty = result_type(op, rw)?;
    let ctx = rw.ctx();
    let old = rw.read(op).result_type();
    if old
        .as_::<MemRefType>(ctx)
        .is_none_or(|ty| ty.shape.len() > 1)
    {
        return Err("subview with rank > 1 is not supported".into());
    }
    let widths = Widths::of(ctx, old, ty)?;
    let slice = StaticSlice::of(rw.op(op.id()));
    let slice = slice.join([args.offsets(), args.sizes(), args.strides()]);
    let (offsets, sizes, strides) = (slice.offsets, slice.sizes, slice.strides);
    check_unit_strides(&strides)?;
    let sizes = all_known(&sizes)?;
    let offset = *all_known(&offsets)?.first().ok_or(NO_MATCH)?;
    let scale = widths.scale();
    let why = "offset not multiple of elementsPerByte is not supported";
    require(offset % scale == 0, why)?;
    let round_up = |size: &i64| size.checked_add(scale - 1).map(|size| size / scale);
    let sizes: Option<Vec<MixedIndex>> = sizes
        .iter()
        .map(|size| round_up(size).map(MixedIndex::Known))
        .collect();
    let (sizes, offset) = (sizes.ok_or(NO_MATCH)?, MixedIndex::Known(offset / scale));
    let b = &mut rw.builder();
    let value = reinterpret_cast(b, ty, args.source(), offset, &sizes, &strides);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
