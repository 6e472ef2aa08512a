//! `expand-realloc`: `memref.realloc` as allocation of new memory, a copy, and deallocation of the old memory, if the
//! old memory is too small.

use crate::metadata::reinterpret_cast;
use terrace_arith::{CmpIOp, CmpIPredicate, value_or_constant_index};
use terrace_builtin::mixed::MixedIndex;
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_ir::{Failed, InsertPoint, OpView, RegionId, ValueId};
use terrace_memref::layout::subview_type;
use terrace_memref::{AllocOp, CopyOp, DeallocOp, DimOp, ReallocOp, SubViewOp};
use terrace_pass::{
    Anchor, Lowering, OptionDef, OptionKind, Pass, PassContext, PassDef, Stage, Taken, convert,
};
use terrace_rewrite::{
    Conversion, ConversionConfig, ConversionTarget, NO_MATCH, NoMatch, OpRewritePattern,
    PatternSet, Rewriter,
};
use terrace_scf::{IfOp, YieldOp};

/// `expand-realloc`
pub static EXPAND_REALLOC: PassDef = PassDef {
    name: "expand-realloc",
    class: "ExpandReallocPass",
    description: "Expand memref.realloc operations into its components",
    anchor: Anchor::Any,
    options: &[OptionDef {
        name: "emit-deallocs",
        description: "Emit deallocation operations for the original MemRef",
        kind: OptionKind::Bool(true),
    }],
    statistics: &[],
    create: |options| {
        Box::new(ExpandRealloc {
            emit_deallocs: options.bool("emit-deallocs"),
        })
    },
};

/// The place of [`EXPAND_REALLOC`] in a whole lowering.
pub static REALLOC_LOWERING: Lowering =
    Lowering::new(&EXPAND_REALLOC, &[Taken::Op("memref.realloc")]).stage(Stage::Accesses);

struct ExpandRealloc {
    emit_deallocs: bool,
}

impl Pass for ExpandRealloc {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        for dialect in ["arith", "scf", "memref"] {
            cx.ctx.load_dialect(dialect);
        }
        let mut patterns = PatternSet::new();
        populate_expand_realloc_patterns(&mut patterns, self.emit_deallocs);
        let mut target = ConversionTarget::new(cx.ctx);
        for dialect in ["arith", "scf", "memref"] {
            target.add_legal_dialect(dialect);
        }
        target.add_illegal_op::<ReallocOp>();
        let config = ConversionConfig {
            explain: cx.explain,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}

/// Adds the pattern of [`EXPAND_REALLOC`]; if `emit_deallocs` is true, the old memory is deallocated.
pub fn populate_expand_realloc_patterns(patterns: &mut PatternSet, emit_deallocs: bool) {
    patterns.add_rewrite(ExpandReallocOpPattern { emit_deallocs });
}

struct ExpandReallocOpPattern {
    emit_deallocs: bool,
}

impl OpRewritePattern for ExpandReallocOpPattern {
    type Op = ReallocOp;
    const NAME: &'static str = "ExpandReallocOpPattern";

    fn rewrite(&self, op: ReallocOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
        let (ctx, body) = (rw.ctx(), rw.body());
        let (source, size) = (op.source(ctx, body), op.dynamic_result_size(ctx, body));
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
        let alignment = op.alignment_attr(body);

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
        let (then, otherwise) = (choice.then_region(rw.body()), choice.else_region(rw.body()));

        in_new_block(rw, then, |rw| {
            let sizes: Vec<ValueId> = size.into_iter().collect();
            let memory = AllocOp::spec(ty, &sizes, &[]).alignment_attr(alignment);
            let memory = rw.create_value(memory);
            let (number, value) = MixedIndex::split(&[old]);
            let part = rw.ctx().ty(part);
            let part = SubViewOp::spec(part, memory, &[], &value, &[], &[0], &number, &[1]);
            let part = rw.create_value(part);
            rw.create(CopyOp::spec(source, part));
            if self.emit_deallocs {
                rw.create(DeallocOp::spec(source));
            }
            memory
        });
        // One of the types may have a static size that is dynamic in the other, or a larger one.
        in_new_block(rw, otherwise, |rw| {
            let (offset, stride) = (MixedIndex::Known(0), MixedIndex::Known(1));
            reinterpret_cast(&mut rw.builder(), ty, source, offset, &[new], &[stride])
        });
        let result = rw.body().result(choice.id(), 0);
        rw.replace_op(op.id(), &[result]);
        Ok(())
    }
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
