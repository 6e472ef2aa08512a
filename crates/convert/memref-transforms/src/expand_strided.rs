//! `expand-strided-metadata`: subviews and reshapes become `memref.reinterpret_cast` of a base buffer, and
//! `memref.extract_strided_metadata` of what is known goes.

use crate::metadata::{
    Metadata, collapse_shape, expand_shape, extract, mixed, reinterpret_cast, strided_type, subview,
};
use terrace_affine::composed_apply;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::mixed::MixedIndex;
use terrace_builtin::types::MemRefType;
use terrace_ir::{Builder, Failed, Loc, OpDef, OpId, OpView, Type, ValueId};
use terrace_memref::layout::is_identity_layout;
use terrace_memref::{
    AllocOp, AllocaOp, AssumeAlignmentOp, CastOp, CollapseShapeOp, ExpandShapeOp,
    ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, GetGlobalOp, MemorySpaceCastOp,
    ReinterpretCastOp, SubViewOp,
};
use terrace_pass::{Anchor, Lowering, Pass, PassContext, PassDef, Taken, rewrite_greedily};
use terrace_rewrite::{
    GreedyConfig, GreedyPatterns, NoMatch, PatternSet, RewritePattern, Rewriter, Root,
};

/// `expand-strided-metadata`
pub static EXPAND_STRIDED_METADATA: PassDef = PassDef {
    name: "expand-strided-metadata",
    class: "ExpandStridedMetadataPass",
    description: "Expand memref operations into easier to analyze constructs",
    anchor: Anchor::Any,
    options: &[],
    statistics: &[],
    create: |_| Box::new(ExpandStridedMetadata),
};

/// What [`EXPAND_STRIDED_METADATA`] is to a planner.
pub static LOWERING: Lowering = Lowering {
    pass: &EXPAND_STRIDED_METADATA,
    on: None,
    takes: &[
        Taken::Op("memref.subview"),
        Taken::Op("memref.expand_shape"),
        Taken::Op("memref.collapse_shape"),
    ],
    leaves: &[
        "affine.apply",
        "arith",
        "memref.reinterpret_cast",
        "memref.extract_strided_metadata",
        "memref.extract_aligned_pointer_as_index",
        "memref.dim",
    ],
    leaves_of: &[],
    before: &["finalize-memref-to-llvm"],
    before_of: &[],
    options: &[],
};

struct ExpandStridedMetadata;

impl Pass for ExpandStridedMetadata {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        cx.ctx.load_dialect("affine");
        cx.ctx.load_dialect("memref");
        let mut patterns = PatternSet::new();
        populate_expand_strided_metadata(&mut patterns);
        let patterns = GreedyPatterns::new(cx.ctx, patterns);
        // As MLIR, whether it converged does not matter.
        rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
    }
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

/// Adds those patterns of [`EXPAND_STRIDED_METADATA`] that ask where a memref comes from: of `memref.extract_strided_metadata` and
/// `memref.extract_aligned_pointer_as_index`. Views stay. MLIR's `populateResolveExtractStridedMetadataPatterns`.
pub fn populate_resolve_extract_strided_metadata_patterns(patterns: &mut PatternSet) {
    for (name, source) in SOURCES {
        patterns.add_rewrite(MetadataOf { name, source });
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

/// The operations in terms of which the metadata of what they define can be, each with the pattern for it.
const SOURCES: [(&str, &OpDef); 11] = [
    (
        "ExtractStridedMetadataOpAllocFolder<memref::AllocOp>",
        AllocOp::DEF,
    ),
    (
        "ExtractStridedMetadataOpAllocFolder<memref::AllocaOp>",
        AllocaOp::DEF,
    ),
    (
        "ExtractStridedMetadataOpCollapseShapeFolder",
        CollapseShapeOp::DEF,
    ),
    (
        "ExtractStridedMetadataOpExpandShapeFolder",
        ExpandShapeOp::DEF,
    ),
    ("ExtractStridedMetadataOpGetGlobalFolder", GetGlobalOp::DEF),
    ("ExtractStridedMetadataOpSubviewFolder", SubViewOp::DEF),
    (
        "ExtractStridedMetadataOpReinterpretCastFolder",
        ReinterpretCastOp::DEF,
    ),
    ("ExtractStridedMetadataOpCastFolder", CastOp::DEF),
    (
        "ExtractStridedMetadataOpMemorySpaceCastFolder",
        MemorySpaceCastOp::DEF,
    ),
    (
        "ExtractStridedMetadataOpAssumeAlignmentFolder",
        AssumeAlignmentOp::DEF,
    ),
    (
        "ExtractStridedMetadataOpExtractStridedMetadataFolder",
        ExtractStridedMetadataOp::DEF,
    ),
];

/// The metadata of what one kind of operation defines. A pattern for each kind: in a conversion, where what a pattern creates is not
/// rewritten by the same one, a view of an allocation is known.
struct MetadataOf {
    name: &'static str,
    source: &'static OpDef,
}

impl RewritePattern for MetadataOf {
    fn name(&self) -> &'static str {
        self.name
    }

    fn root(&self) -> Root {
        Root::Op(ExtractStridedMetadataOp::DEF)
    }

    fn match_and_rewrite(&self, op: OpId, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
        let op = ExtractStridedMetadataOp::from_id(op);
        let body = rw.body();
        let owner = body.defining_op(op.source(rw.ctx(), body));
        let def = owner.and_then(|owner| rw.op(owner).def());
        match def.is_some_and(|def| std::ptr::eq(def, self.source)) {
            true => extract_strided_metadata(op, rw),
            false => Err(NoMatch::because("another operation defines the source")),
        }
    }
}

/// The metadata of what some operation defines, in terms of the operation's operands.
fn extract_strided_metadata(
    op: ExtractStridedMetadataOp,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let source = op.source(ctx, body);
    let base = op.base_buffer(ctx, body);
    let base_type = body.has_uses(base).then(|| body.ty(base));
    let def = body.defining_op(source);
    let def = rw.op(def.ok_or(NoMatch::because("no operation defines the source"))?);
    let loc = body.loc(def.id);
    // Upstream's patterns for views give all they create the location of the view.
    let at = |rw: &mut dyn Rewriter<'_>, loc: Loc| rw.set_loc(loc);
    let values = if def.is::<SubViewOp>() {
        let view = SubViewOp::from_id(def.id);
        at(rw, loc);
        let b = &mut rw.builder();
        subview(b, view)?.values(b)
    } else if def.is::<ExpandShapeOp>() {
        let view = ExpandShapeOp::from_id(def.id);
        at(rw, loc);
        let b = &mut rw.builder();
        expand_shape(b, view)?.values(b)
    } else if def.is::<CollapseShapeOp>() {
        let view = CollapseShapeOp::from_id(def.id);
        at(rw, loc);
        let b = &mut rw.builder();
        collapse_shape(b, view)?.values(b)
    } else if let Some(alloc) = def.as_::<AllocOp>() {
        let sizes = alloc.dynamic_sizes().collect();
        allocation(&mut rw.builder(), source, sizes, base_type)?
    } else if let Some(alloc) = def.as_::<AllocaOp>() {
        let sizes = alloc.dynamic_sizes().collect();
        allocation(&mut rw.builder(), source, sizes, base_type)?
    } else if def.is::<GetGlobalOp>() {
        let base_type = Some(body.ty(base));
        allocation(&mut rw.builder(), source, Vec::new(), base_type)?
    } else if let Some(view) = def.as_::<ReinterpretCastOp>() {
        let from = view.source();
        strided_type(ctx, body, from)?;
        let offsets = mixed(ctx, view.static_offsets_attr(), view.offsets());
        let offset = *offsets.first().ok_or(NoMatch::because("no offset"))?;
        let sizes = mixed(ctx, view.static_sizes_attr(), view.sizes());
        let strides = mixed(ctx, view.static_strides_attr(), view.strides());
        let b = &mut rw.builder();
        let base = extract(b, from).base;
        Metadata {
            base,
            offset,
            sizes,
            strides,
        }
        .values(b)
    } else if let Some(cast) = def.as_::<CastOp>() {
        let from = cast.source();
        strided_type(ctx, body, from)?;
        let (ty, form) = strided_type(ctx, body, source)?;
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
        made.values(b)
    } else if let Some(cast) = def.as_::<MemorySpaceCastOp>() {
        let from = cast.source();
        strided_type(ctx, body, from)?;
        let ty = body.ty(base);
        let b = &mut rw.builder();
        let mut made = extract(b, from);
        made.base = b.create_value(MemorySpaceCastOp::spec(ty, made.base));
        made.values(b)
    } else if let Some(assume) = def.as_::<AssumeAlignmentOp>() {
        let from = assume.memref();
        let b = &mut rw.builder();
        extract(b, from).values(b)
    } else if let Some(before) = def.as_::<ExtractStridedMetadataOp>() {
        let base = before.base_buffer();
        let b = &mut rw.builder();
        let offset = MixedIndex::Known(0);
        let (sizes, strides) = (Vec::new(), Vec::new());
        Metadata {
            base,
            offset,
            sizes,
            strides,
        }
        .values(b)
    } else {
        return Err(NoMatch::because("nothing is known of the source"));
    };
    rw.replace_op(op.id(), &values);
    Ok(())
}

/// What is known of memory allocated in row-major order. `base` is the type of the base buffer, if that is used.
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
    // A base buffer that nothing uses is not made: the memref takes its place in the list.
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

/// A view begins where its source does: the aligned pointer is the source's.
fn extract_aligned_pointer(
    op: ExtractAlignedPointerAsIndexOp,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let def = body.defining_op(op.source(ctx, body));
    let def = rw.op(def.ok_or(NoMatch::because("no operation defines the source"))?);
    let source = if let Some(view) = def.as_::<SubViewOp>() {
        view.source()
    } else if let Some(view) = def.as_::<ReinterpretCastOp>() {
        view.source()
    } else {
        return Err(NoMatch::because("the source is not a view"));
    };
    rw.modify(op.id(), |body| body.set_operand(op.id(), 0, source));
    Ok(())
}
