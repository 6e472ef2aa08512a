//! `expand-strided-metadata`: expands subviews and reshapes into a `memref.reinterpret_cast` of a base buffer, and
//! folds `memref.extract_strided_metadata` if the metadata are known.

use crate::metadata::{
    Metadata, collapse_shape, expand_shape, extract, reinterpret_cast, strided_type, subview,
};
use terrace_affine::composed_apply;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::types::MemRefType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::MixedSlice;
use terrace_ir::{Builder, Failed, OpDef, OpId, OpView, Type, ValueId};
use terrace_memref::layout::is_identity_layout;
use terrace_memref::{
    AllocOp, AllocaOp, AssumeAlignmentOp, CastOp, CollapseShapeOp, ExpandShapeOp,
    ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, GetGlobalOp, MemorySpaceCastOp,
    ReinterpretCastOp, SubViewOp,
};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken, rewrite_greedily};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, NO_MATCH, NoMatch, PatternSet, Rewriter};
use terrace_stages as stages;

/// `expand-strided-metadata`
pub static EXPAND_STRIDED_METADATA: PassDef = PassDef::new(
    "expand-strided-metadata",
    "Expand memref operations into easier to analyze constructs",
    expand_strided_metadata,
)
.class("ExpandStridedMetadataPass")
.dialects(&["affine", "memref"]);

/// Schedules [`EXPAND_STRIDED_METADATA`] in `terrace lower`.
pub static LOWERING: Lowering = Lowering::new(
    &EXPAND_STRIDED_METADATA,
    &[
        Taken::Op("memref.subview"),
        Taken::Op("memref.expand_shape"),
        Taken::Op("memref.collapse_shape"),
    ],
)
.stage(&stages::ACCESSES);

fn expand_strided_metadata(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_expand_strided_metadata(&mut patterns);
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    // As in MLIR, convergence is not checked.
    rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
}

/// Adds the patterns of [`EXPAND_STRIDED_METADATA`].
pub fn populate_expand_strided_metadata(patterns: &mut PatternSet) {
    patterns.add_fn("SubviewFolder", |op: SubViewOp, rw| {
        let metadata = subview(&mut rw.builder(), op)?;
        replace_view(op, &metadata, rw)
    });
    patterns.add_fn("ExpandShapeFolder", |op: ExpandShapeOp, rw| {
        let metadata = expand_shape(&mut rw.builder(), op)?;
        replace_view(op, &metadata, rw)
    });
    patterns.add_fn("CollapseShapeFolder", |op: CollapseShapeOp, rw| {
        let metadata = collapse_shape(&mut rw.builder(), op)?;
        replace_view(op, &metadata, rw)
    });
    populate_resolve_extract_strided_metadata_patterns(patterns);
}

/// Adds the patterns of [`EXPAND_STRIDED_METADATA`] that resolve `memref.extract_strided_metadata` and
/// `memref.extract_aligned_pointer_as_index` of views. The views themselves are kept. MLIR's
/// `populateResolveExtractStridedMetadataPatterns`.
pub fn populate_resolve_extract_strided_metadata_patterns(patterns: &mut PatternSet) {
    for (name, source, values) in SOURCES {
        patterns.add_fn(name, move |op, rw| metadata_of(op, source, values, rw));
    }
    patterns.add_fn(
        "RewriteExtractAlignedPointerAsIndexOfViewLikeOp",
        extract_aligned_pointer,
    );
}

fn replace_view(
    op: impl OpView,
    metadata: &Metadata,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let ty = rw.body().ty(rw.body().result(op.id(), 0));
    let value = metadata.reinterpret_cast(&mut rw.builder(), ty);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// The operations whose results have computable metadata, with the name of the pattern and the computation.
const SOURCES: [(&str, &OpDef, Values); 11] = [
    (
        "ExtractStridedMetadataOpAllocFolder<memref::AllocOp>",
        AllocOp::DEF,
        |asked, rw| {
            let alloc = rw.read(AllocOp::from_id(asked.owner));
            let sizes = alloc.dynamic_sizes().collect();
            allocation(&mut rw.builder(), asked.source, sizes, asked.used_base)
        },
    ),
    (
        "ExtractStridedMetadataOpAllocFolder<memref::AllocaOp>",
        AllocaOp::DEF,
        |asked, rw| {
            let alloc = rw.read(AllocaOp::from_id(asked.owner));
            let sizes = alloc.dynamic_sizes().collect();
            allocation(&mut rw.builder(), asked.source, sizes, asked.used_base)
        },
    ),
    (
        "ExtractStridedMetadataOpCollapseShapeFolder",
        CollapseShapeOp::DEF,
        |asked, rw| {
            let b = &mut asked.at_view(rw);
            Ok(collapse_shape(b, CollapseShapeOp::from_id(asked.owner))?.values(b))
        },
    ),
    (
        "ExtractStridedMetadataOpExpandShapeFolder",
        ExpandShapeOp::DEF,
        |asked, rw| {
            let b = &mut asked.at_view(rw);
            Ok(expand_shape(b, ExpandShapeOp::from_id(asked.owner))?.values(b))
        },
    ),
    (
        "ExtractStridedMetadataOpGetGlobalFolder",
        GetGlobalOp::DEF,
        |asked, rw| {
            let base = rw.body().ty(asked.base);
            allocation(&mut rw.builder(), asked.source, Vec::new(), Some(base))
        },
    ),
    (
        "ExtractStridedMetadataOpSubviewFolder",
        SubViewOp::DEF,
        |asked, rw| {
            let b = &mut asked.at_view(rw);
            Ok(subview(b, SubViewOp::from_id(asked.owner))?.values(b))
        },
    ),
    (
        "ExtractStridedMetadataOpReinterpretCastFolder",
        ReinterpretCastOp::DEF,
        of_reinterpret_cast,
    ),
    ("ExtractStridedMetadataOpCastFolder", CastOp::DEF, of_cast),
    (
        "ExtractStridedMetadataOpMemorySpaceCastFolder",
        MemorySpaceCastOp::DEF,
        |asked, rw| {
            let (ctx, body) = (rw.ctx(), rw.body());
            let from = rw.read(MemorySpaceCastOp::from_id(asked.owner)).source();
            strided_type(ctx, body, from)?;
            let ty = body.ty(asked.base);
            let b = &mut rw.builder();
            let mut made = extract(b, from);
            made.base = b.create_value(MemorySpaceCastOp::spec(ty, made.base));
            Ok(made.values(b))
        },
    ),
    (
        "ExtractStridedMetadataOpAssumeAlignmentFolder",
        AssumeAlignmentOp::DEF,
        |asked, rw| {
            let from = rw.read(AssumeAlignmentOp::from_id(asked.owner)).memref();
            let b = &mut rw.builder();
            Ok(extract(b, from).values(b))
        },
    ),
    (
        "ExtractStridedMetadataOpExtractStridedMetadataFolder",
        ExtractStridedMetadataOp::DEF,
        |asked, rw| {
            let before = rw.read(ExtractStridedMetadataOp::from_id(asked.owner));
            let made = Metadata {
                base: before.base_buffer(),
                offset: MixedIndex::Known(0),
                sizes: Vec::new(),
                strides: Vec::new(),
            };
            Ok(made.values(&mut rw.builder()))
        },
    ),
];

/// Computes the replacements of the results of a `memref.extract_strided_metadata` from the operands of the operation
/// that defines its source.
type Values = fn(&Asked, &mut dyn Rewriter<'_>) -> Result<Vec<ValueId>, NoMatch>;

/// A `memref.extract_strided_metadata` that a pattern is applied to.
struct Asked {
    /// The source memref.
    source: ValueId,
    /// The operation that defines the source.
    owner: OpId,
    /// The base buffer result.
    base: ValueId,
    /// The type of the base buffer result, if that result has uses.
    used_base: Option<Type>,
}

impl Asked {
    /// Returns a builder at the location of the view, which upstream's patterns give to all operations that they
    /// create.
    fn at_view<'r>(&self, rw: &'r mut dyn Rewriter<'_>) -> Builder<'r> {
        let loc = rw.body().loc(self.owner);
        rw.set_loc(loc);
        rw.builder()
    }
}

/// Computes the metadata of the results of one kind of operation. There is one pattern per kind, because a conversion
/// does not apply a pattern to operations that the same pattern created. An example is the metadata of a view of an
/// allocation.
fn metadata_of(
    op: ExtractStridedMetadataOp,
    of: &'static OpDef,
    values: Values,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let body = rw.body();
    let view = rw.read(op);
    let source = view.source();
    let owner = body.defining_op(source);
    let owner = owner.ok_or(NoMatch::because("no operation defines the source"))?;
    let def = rw.op(owner).def();
    if !def.is_some_and(|def| std::ptr::eq(def, of)) {
        return Err(NoMatch::because("another operation defines the source"));
    }
    let base = view.base_buffer();
    let asked = Asked {
        source,
        owner,
        base,
        used_base: body.has_uses(base).then(|| body.ty(base)),
    };
    let values = values(&asked, rw)?;
    rw.replace_op(op.id(), &values);
    Ok(())
}

fn of_reinterpret_cast(asked: &Asked, rw: &mut dyn Rewriter<'_>) -> Result<Vec<ValueId>, NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = ReinterpretCastOp::from_id(asked.owner);
    let from = rw.read(view).source();
    strided_type(ctx, body, from)?;
    let slice = MixedSlice::of(rw.op(asked.owner)).ok_or(NO_MATCH)?;
    let offset = *slice.offsets.first().ok_or("no offset")?;
    let b = &mut rw.builder();
    let made = Metadata {
        base: extract(b, from).base,
        offset,
        sizes: slice.sizes,
        strides: slice.strides,
    };
    Ok(made.values(b))
}

fn of_cast(asked: &Asked, rw: &mut dyn Rewriter<'_>) -> Result<Vec<ValueId>, NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let from = rw.read(CastOp::from_id(asked.owner)).source();
    strided_type(ctx, body, from)?;
    let (ty, form) = strided_type(ctx, body, asked.source)?;
    let b = &mut rw.builder();
    let mut made = extract(b, from);
    let known = |numbers: &[i64], values: &mut [MixedIndex]| {
        for (number, value) in numbers.iter().zip(values) {
            *value = MixedIndex::known_or(*number, *value);
        }
    };
    made.offset = MixedIndex::known_or(form.offset, made.offset);
    known(&ty.shape, &mut made.sizes);
    known(&form.strides, &mut made.strides);
    Ok(made.values(b))
}

/// Returns the metadata of memory allocated in row-major order. `base` is the type of the base buffer, if it has uses.
fn allocation(
    b: &mut Builder<'_>,
    memref: ValueId,
    sizes: Vec<ValueId>,
    base: Option<Type>,
) -> Result<Vec<ValueId>, NoMatch> {
    let ctx = b.ctx;
    let ty = b.body().ty(memref).as_::<MemRefType>(ctx);
    let ty = ty.filter(|ty| is_identity_layout(ctx, ty));
    let ty = ty.ok_or(NoMatch::because("the memref is not in row-major order"))?;
    let sizes = MixedIndex::join(&ty.shape, sizes);
    let rank = sizes.len();
    let mut strides = vec![MixedIndex::Known(1); rank];
    let mut product = AffineExpr::Constant(1);
    for dim in (0..rank.saturating_sub(1)).rev() {
        let after = &sizes[dim + 1..];
        product = product * AffineExpr::Symbol(after.len() as u32 - 1);
        strides[dim] = composed_apply(b, product.clone(), after);
    }
    let offset = MixedIndex::Known(0);
    // An unused base buffer is not created; the memref itself takes its index in the list.
    let base = match base {
        Some(base) if base != b.body().ty(memref) => {
            reinterpret_cast(b, base, memref, offset, &[], &[])
        }
        _ => memref,
    };
    Ok(Metadata {
        base,
        offset,
        sizes,
        strides,
    }
    .values(b))
}

/// Forwards to the source of a view, which has the same aligned pointer.
fn extract_aligned_pointer(
    op: ExtractAlignedPointerAsIndexOp,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let body = rw.body();
    let def = body.defining_op(rw.read(op).source());
    let def = rw.op(def.ok_or(NoMatch::because("no operation defines the source"))?);
    let source = if let Some(view) = def.as_::<SubViewOp>() {
        view.source()
    } else if let Some(view) = def.as_::<ReinterpretCastOp>() {
        view.source()
    } else {
        return Err(NoMatch::because("the source is not a view"));
    };
    rw.edit(op.id()).set_operand(0, source);
    Ok(())
}
