//! `expand-realloc`: expands `memref.realloc`. If the old memory is too small, the expansion allocates new memory,
//! copies the elements and deallocates the old memory.

use crate::metadata::reinterpret_cast;
use terrace_arith::{CmpIOp, CmpIPredicate, value_or_constant_index};
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Failed, InsertPoint, OpView, RegionId, ValueId};
use terrace_memref::layout::subview_type;
use terrace_memref::{AllocOp, CopyOp, DeallocOp, DimOp, ReallocOp, SubViewOp};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken, TypedOption, convert};
use terrace_rewrite::{
    ConversionConfig, ConversionTarget, Match, NO_MATCH, NoMatch, PatternSet, Rewriter,
};
use terrace_scf::{IfOp, YieldOp};
use terrace_stages as stages;

const EMIT_DEALLOCS: TypedOption<bool> = TypedOption::bool(
    "emit-deallocs",
    "Emit deallocation operations for the original MemRef",
    true,
);

/// `expand-realloc`
pub static EXPAND_REALLOC: PassDef = PassDef::new(
    "expand-realloc",
    "Expand memref.realloc operations into its components",
    expand_realloc,
)
.class("ExpandReallocPass")
.options(&[EMIT_DEALLOCS.def])
.dialects(&["arith", "memref", "scf"]);

/// Schedules [`EXPAND_REALLOC`] in `terrace lower`.
pub static REALLOC_LOWERING: Lowering =
    Lowering::new(&EXPAND_REALLOC, &[Taken::Op("memref.realloc")]).stage(&stages::ACCESSES);

fn expand_realloc(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_expand_realloc_patterns(&mut patterns, options.get(&EMIT_DEALLOCS));
    let mut target = ConversionTarget::new(cx.ctx);
    for dialect in ["arith", "scf", "memref"] {
        target.add_legal_dialect(dialect);
    }
    target.add_illegal_op::<ReallocOp>();
    convert(cx, target, patterns, ConversionConfig::default())
}

/// Adds the pattern of [`EXPAND_REALLOC`]. If `emit_deallocs` is true, the expansion deallocates the old memory.
pub fn populate_expand_realloc_patterns(patterns: &mut PatternSet, emit_deallocs: bool) {
    patterns.add_fn("ExpandReallocOpPattern", move |op, rw| {
        expand_realloc_op(op, emit_deallocs, rw)
    });
}

fn expand_realloc_op(op: ReallocOp, emit_deallocs: bool, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let (source, size) = (view.source(), view.dynamic_result_size());
    let (from, ty) = (body.ty(source), body.ty(body.result(op.id(), 0)));
    let from = from.as_::<MemRefType>(ctx).ok_or(NO_MATCH)?;
    let to = ty.as_::<MemRefType>(ctx).ok_or(NO_MATCH)?;
    let (&[old], &[new]) = (&*from.shape, &*to.shape) else {
        return Err(NoMatch::because("a memref does not have one dimension"));
    };
    let part = subview_type(ctx, to, &[0], &[old], &[1]).ok_or(NO_MATCH)?;
    let new = match size {
        Some(size) if new == DYNAMIC => size.into(),
        _ => MixedIndex::Known(new),
    };
    let alignment = view.alignment_attr();

    let b = &mut rw.builder();
    let old = match old {
        DYNAMIC => {
            let zero = value_or_constant_index(b, MixedIndex::Known(0));
            b.create_value(DimOp::spec(source, zero)).into()
        }
        old => MixedIndex::Known(old),
    };
    let [lhs, rhs] = [old, new].map(|size| value_or_constant_index(b, size));
    let is_smaller = b.create_value(CmpIOp::spec(CmpIPredicate::Ult, lhs, rhs));
    let choice = rw.create(IfOp::spec(&[ty], is_smaller));
    let (then, otherwise) = (rw.read(choice).then_region(), rw.read(choice).else_region());

    in_new_block(rw, then, |rw| {
        let sizes: Vec<ValueId> = size.into_iter().collect();
        let memory = AllocOp::spec(ty, &sizes, &[]).alignment_attr(alignment);
        let memory = rw.create_value(memory);
        let (number, value) = MixedIndex::split(&[old]);
        let part = rw.ctx().ty(part);
        let part = SubViewOp::spec(part, memory, &[], &value, &[], &[0], &number, &[1]);
        let part = rw.create_value(part);
        rw.create(CopyOp::spec(source, part));
        if emit_deallocs {
            rw.create(DeallocOp::spec(source));
        }
        memory
    });
    // The types may differ: a size may be static in only one of them, or larger in one of them.
    in_new_block(rw, otherwise, |rw| {
        let (offset, stride) = (MixedIndex::Known(0), MixedIndex::Known(1));
        reinterpret_cast(&mut rw.builder(), ty, source, offset, &[new], &[stride])
    });
    let result = rw.body().result(choice.id(), 0);
    rw.replace_op(op.id(), &[result]);
    Ok(())
}

/// Fills a region of an `scf.if` and yields its value.
fn in_new_block(
    rw: &mut dyn Rewriter<'_>,
    region: RegionId,
    make: impl FnOnce(&mut dyn Rewriter<'_>) -> ValueId,
) {
    let at = rw.insertion_point();
    let block = rw.create_block(region, None, &[]);
    rw.set_insertion_point(InsertPoint::end(block));
    let value = make(rw);
    rw.create(YieldOp::spec(&[value]));
    rw.set_insertion_point(at);
}
