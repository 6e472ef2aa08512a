//! `terrace-lower-atomics`: lowers atomic updates that no upstream pass lowers to the LLVM dialect to loops around a
//! compare-and-exchange.
//!
//! Upstream's pattern for `memref.generic_atomic_rmw` exchanges the element itself, which LLVM supports only for
//! integers. The pattern also requires that `finalize-memref-to-llvm` has patterns for all operations in the region,
//! which must not contain calls. The loop that this pass creates has no such restrictions.

use terrace_arith::enums::AtomicRMWKind;
use terrace_arith::{BitcastOp, ConstantOp, MulFOp, MulIOp, XOrIOp};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::elements::{float_kind, int_width};
use terrace_builtin::types::{IntegerType, MemRefType};
use terrace_ir::{BlockId, Context, Failed, InsertPoint, OpId, OpRef, OpView, Type, ValueId};
use terrace_llvm::enums::AtomicOrdering;
use terrace_llvm::{AtomicCmpXchgOp, ExtractValueOp, LoadOp};
use terrace_llvm_common::{AddressFlags, LlvmRewriter, Options, type_converter};
use terrace_math::{AcoshOp, AsinhOp, AtanhOp, CbrtOp, ErfOp, ErfcOp, FPowIOp, IPowIOp};
use terrace_memref::{AtomicRMWOp, AtomicYieldOp, GenericAtomicRMWOp};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken, convert, stage};
use terrace_rewrite::{
    Adaptor, ConversionConfig, ConversionRewriter, ConversionTarget, Match, NoMatch, PatternSet,
};
use terrace_scf::{ConditionOp, WhileOp, YieldOp};

/// `terrace-lower-atomics`, which does not exist in MLIR.
pub static TERRACE_LOWER_ATOMICS: PassDef = PassDef::new(
    "terrace-lower-atomics",
    "Lower atomic updates of memory that no upstream pass lowers to the LLVM dialect",
    lower_atomics,
)
.class("TerraceLowerAtomics")
.on("builtin.module")
.dialects(&["arith", "llvm", "scf"]);

/// Schedules [`TERRACE_LOWER_ATOMICS`] in `terrace lower`.
pub static LOWER_ATOMICS_LOWERING: Lowering = Lowering::new(
    &TERRACE_LOWER_ATOMICS,
    &[Taken::When("memref", is_update_of_ours)],
)
.stage(&stage::SIMPLIFY);

/// Math operations that are lowered to calls.
const CALLS: [&str; 8] = [
    AcoshOp::NAME,
    AsinhOp::NAME,
    AtanhOp::NAME,
    CbrtOp::NAME,
    ErfOp::NAME,
    ErfcOp::NAME,
    FPowIOp::NAME,
    IPowIOp::NAME,
];

/// Returns true if this pass lowers the operation: an atomic update that upstream does not lower.
pub(crate) fn is_update_of_ours(op: OpRef<'_>) -> bool {
    let element = element_of(op).filter(|&element| bits_of(op.ctx, element).is_some());
    let Some(element) = element else {
        return false;
    };
    if let Some(update) = op.as_::<AtomicRMWOp>() {
        return matches!(update.kind(), AtomicRMWKind::MulF | AtomicRMWKind::MulI);
    }
    let becomes_more = |inside: OpId| {
        let op = op.with(inside);
        matches!(op.dialect_namespace(), "complex" | "scf") || CALLS.contains(&op.name_str())
    };
    op.is::<GenericAtomicRMWOp>()
        && (float_kind(op.ctx, element).is_some() || op.body.walk(op.id).any(becomes_more))
}

/// Returns the element type of an atomic update.
fn element_of(op: OpRef<'_>) -> Option<Type> {
    let mut operands = op.body.operands(op.id);
    let memref = operands.find_map(|value| op.body.ty(value).as_::<MemRefType>(op.ctx))?;
    Some(memref.element)
}

/// Returns the integer type with the bits of an element, if its width is one for which targets have a
/// compare-and-exchange.
fn bits_of(ctx: &Context, element: Type) -> Option<Type> {
    let width = match float_kind(ctx, element) {
        Some(kind) => kind.width(),
        None => int_width(ctx, element)?,
    };
    let can_swap = width >= 8 && width.is_power_of_two();
    can_swap.then(|| IntegerType::signless(ctx, width))
}

fn lower_atomics(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(type_converter(cx, 0, Options::default())?);
    patterns.add_conversion_fn::<GenericAtomicRMWOp>("LowerAtomicUpdate", lower_atomic_update);
    patterns.add_conversion_fn::<AtomicRMWOp>("LowerAtomicProduct", lower_atomic_product);
    let mut target = ConversionTarget::new(cx.ctx);
    target.mark_unknown_op_legal();
    let is_legal = |op: OpRef<'_>| Some(!is_update_of_ours(op));
    target.add_dynamically_legal_op::<GenericAtomicRMWOp>(is_legal);
    target.add_dynamically_legal_op::<AtomicRMWOp>(is_legal);
    convert(cx, target, patterns, ConversionConfig::default())
}

/// Lowers `memref.generic_atomic_rmw`. Its region is inlined into the loop.
fn lower_atomic_update(
    op: GenericAtomicRMWOp,
    args: Adaptor<'_, GenericAtomicRMWOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let body = rw.body();
    let view = rw.read(op);
    let memref = view.memref_ty();
    let parts = || {
        let block = body.entry_block(view.atomic_body())?;
        let end = rw.op(body.last_op(block)?).as_::<AtomicYieldOp>()?;
        let &[current] = body.block_args(block) else {
            return None;
        };
        Some((block, (end.id, end.result()), current))
    };
    let (block, (end, new), current) =
        parts().ok_or("the region does not have the required form")?;
    let loop_parts = Loop::begin(memref, args.memref(), args.indices(), rw)?;
    let (in_loop, old) = (loop_parts.block, loop_parts.old);
    rw.inline_block_before(block, in_loop, None, &[old]);
    rw.replace_op(end, &[]);
    let new = if new == current { old } else { new };
    loop_parts.finish(op.id(), new, rw);
    Ok(())
}

/// Lowers `memref.atomic_rmw` with a product, for which no instruction exists.
fn lower_atomic_product(
    op: AtomicRMWOp,
    args: Adaptor<'_, AtomicRMWOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let (kind, value) = (view.kind(), view.value());
    let memref = view.memref_ty();
    let parts = Loop::begin(memref, args.memref(), args.indices(), rw)?;
    let mut b = rw.builder_at(InsertPoint::end(parts.block));
    let new = match kind {
        AtomicRMWKind::MulF => b.create_value(MulFOp::spec(parts.old, value)),
        _ => b.create_value(MulIOp::spec(parts.old, value)),
    };
    parts.finish(op.id(), new, rw);
    Ok(())
}

/// A loop that repeats if the element was modified between the load and the store.
struct Loop {
    ptr: ValueId,
    element: Type,
    /// The integer type with the width of the element.
    bits: Type,
    new: WhileOp,
    /// The block that computes the new element.
    block: BlockId,
    /// The bits of the old element, as a block argument.
    old_bits: ValueId,
    /// The old element.
    old: ValueId,
}

impl Loop {
    /// Creates the loop up to the old element, before the rewritten operation. `ty` is the memref type.
    fn begin(
        ty: Type,
        memref: ValueId,
        indices: &[ValueId],
        rw: &mut ConversionRewriter<'_>,
    ) -> Result<Self, NoMatch> {
        let ctx = rw.ctx();
        let element = ty.as_::<MemRefType>(ctx).map(|memref| memref.element);
        let element = element.ok_or("the memref has no rank")?;
        let bits = bits_of(ctx, element);
        let bits = bits.ok_or("elements of this width are not swapped")?;
        let llvm = LlvmRewriter::of(rw);
        let mut b = rw.builder();
        let ptr = llvm.strided_element_ptr(&mut b, ty, memref, indices, AddressFlags::default())?;
        let init = b.create_value(LoadOp::spec(bits, ptr));
        let new = b.create(WhileOp::spec(&[bits], &[init]));
        let block = rw.create_block(rw.read(new).before(), None, &[bits]);
        let old_bits = rw.body().block_args(block)[0];
        let mut old = old_bits;
        if bits != element {
            let mut b = rw.builder_at(InsertPoint::end(block));
            old = b.create_value(BitcastOp::spec(element, old_bits));
        }
        Ok(Loop {
            ptr,
            element,
            bits,
            new,
            block,
            old_bits,
            old,
        })
    }

    /// Completes the loop, which stores `value`, and replaces the operation by `value`.
    fn finish(self, op: OpId, value: ValueId, rw: &mut ConversionRewriter<'_>) {
        let (ctx, bits) = (rw.ctx(), self.bits);
        let mut b = rw.builder_at(InsertPoint::end(self.block));
        let mut stored = value;
        if bits != self.element {
            stored = b.create_value(BitcastOp::spec(bits, value));
        }
        let exchanged = b.create_value(AtomicCmpXchgOp::spec(
            self.ptr,
            self.old_bits,
            stored,
            AtomicOrdering::AcqRel,
            AtomicOrdering::Monotonic,
        ));
        let found = b.create_value(ExtractValueOp::spec(bits, exchanged, &[0]));
        let done = b.create_value(ExtractValueOp::spec(Type::I1, exchanged, &[1]));
        let yes = b.create_value(ConstantOp::spec(ctx.int(Type::I1, 1)));
        let again = b.create_value(XOrIOp::spec(done, yes));
        b.create(ConditionOp::spec(again, &[found]));
        let after = rw.create_block(rw.read(self.new).after(), None, &[bits]);
        let found = rw.body().block_args(after)[0];
        let mut b = rw.builder_at(InsertPoint::end(after));
        b.create(YieldOp::spec(&[found]));
        let mut result = rw.body().result(self.new.id(), 0);
        if bits != self.element {
            result = rw.create_value(BitcastOp::spec(self.element, result));
        }
        rw.replace_op(op, &[result]);
    }
}
