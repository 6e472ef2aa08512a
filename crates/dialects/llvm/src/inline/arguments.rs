//! Handles attributes of inlined functions' arguments: copies for `byval`, markers for `noalias`.

use super::allocas::place_in_iteration;
use crate::attrs::MemoryEffectsAttr;
use crate::enums::ModRefInfo;
use crate::{AddressOfOp, AllocaOp, ConstantOp, GlobalOp, LLVMFuncOp, MemcpyOp, SSACopyOp};
use terrace_builtin::attrs::{AttrBuilder, ap_int_value, int_value, type_value};
use terrace_builtin::data_layout::DataLayout;
use terrace_ir::call::InlineSite;
use terrace_ir::rewrite::Rewriter;
use terrace_ir::stack::StackPlace;
use terrace_ir::{Attr, Context, InsertPoint, OpId, OpRef, Type, ValueId};

/// Copies a `byval` argument. Marks a `noalias` argument with a copy of the pointer, by which [`super::noalias`]
/// finds the accesses based on the argument.
pub(super) fn handle(
    site: &InlineSite<'_>,
    handed: ValueId,
    attrs: Attr,
    rw: &mut dyn Rewriter<'_>,
) -> ValueId {
    let ctx = rw.ctx();
    if let Some(by_value) = attrs.entry(ctx, "llvm.byval") {
        let alignment = attrs.entry(ctx, "llvm.align");
        let alignment = alignment.and_then(|alignment| unsigned(ctx, alignment));
        let element = type_value(ctx, by_value);
        let copy = element.and_then(|ty| by_value_copy(site, handed, ty, alignment, rw));
        return copy.unwrap_or(handed);
    }
    if attrs.entry(ctx, "llvm.noalias").is_some() {
        let (at, loc) = (
            InsertPoint::before(rw.body(), site.call),
            rw.body().loc(site.call),
        );
        return rw.build_at(at, loc).create_value(SSACopyOp::spec(handed));
    }
    handed
}

fn unsigned(ctx: &Context, attr: Attr) -> Option<u64> {
    ap_int_value(ctx, attr)?.to_u64()
}

/// Copies the pointee. Returns `None` if no copy is needed: the callable only reads the pointee, and its alignment is
/// sufficient.
fn by_value_copy(
    site: &InlineSite<'_>,
    handed: ValueId,
    ty: Type,
    requested: Option<u64>,
    rw: &mut dyn Rewriter<'_>,
) -> Option<ValueId> {
    let ctx = rw.ctx();
    let layout = DataLayout::of(ctx, site.data_layout_scopes);
    let size = layout.type_size(ty)?.min;
    let minimum = layout.type_abi_alignment(ty)?;
    let requested = requested.unwrap_or(1);
    if is_read_only(site.callable) {
        let enough = requested <= minimum
            || enforce_alignment(site, handed, requested, &layout, rw) >= requested;
        if enough {
            return None;
        }
    }
    let loc = rw.body().value_loc(handed);
    let alignment = i64::try_from(requested.max(minimum)).ok()?;
    let pointer = rw.body().ty(handed);
    let place = StackPlace::of(ctx, rw.body(), site.call)?;
    let at = if place.is_parallel {
        place_in_iteration(place.entry, loc, rw)
    } else if place.is_repeated {
        InsertPoint::start(rw.body(), place.entry)
    } else {
        let region = rw.body().parent_region(rw.body().defining_block(handed)?)?;
        InsertPoint::start(rw.body(), rw.body().entry_block(region)?)
    };
    let mut builder = rw.build_at(at, loc);
    let one = builder.create_value(ConstantOp::spec(Type::I64, ctx.i64(1)));
    let copy = builder.create_value(AllocaOp::spec(pointer, one, ty).alignment(alignment));
    let at = InsertPoint::before(rw.body(), site.call);
    let mut builder = rw.build_at(at, loc);
    let size = ctx.i64(size.cast_signed());
    let size = builder.create_value(ConstantOp::spec(Type::I64, size));
    builder.create(MemcpyOp::spec(copy, handed, size, false));
    Some(copy)
}

/// Returns true if a function's memory effects state that it does not write to its arguments' memory.
fn is_read_only(function: OpRef<'_>) -> bool {
    let effects = function.prop(LLVMFuncOp::MEMORY_EFFECTS);
    let effects = effects.and_then(|effects| effects.as_::<MemoryEffectsAttr>(function.ctx));
    effects.is_some_and(|effects| {
        let writes = [ModRefInfo::Mod, ModRefInfo::ModRef];
        !writes
            .iter()
            .any(|&writes| effects.arg_mem == writes as u64)
    })
}

/// Raises the alignment of a pointer if possible. Returns the known alignment, or 1 if nothing is known.
fn enforce_alignment(
    site: &InlineSite<'_>,
    pointer: ValueId,
    requested: u64,
    layout: &DataLayout<'_>,
    rw: &mut dyn Rewriter<'_>,
) -> u64 {
    let ctx = rw.ctx();
    if let Some(op) = rw.body().defining_op(pointer) {
        let view = rw.op(op);
        if view.is::<AllocaOp>() {
            return enforce_of_alloca(op, requested, layout, rw);
        }
        let global = view
            .as_::<AddressOfOp>()
            .and_then(|address| (site.symbol)(address.global_name_attr()))
            .filter(|global| global.is::<GlobalOp>());
        let alignment = global.and_then(|global| global.prop(GlobalOp::ALIGNMENT));
        return alignment
            .and_then(|alignment| unsigned(ctx, alignment))
            .unwrap_or(1);
    }
    let alignment_of_argument = || {
        let block = rw.body().defining_block(pointer)?;
        let owner = rw.body().region_owner(rw.body().parent_region(block)?);
        let function = rw.op(owner).as_::<LLVMFuncOp>()?;
        let arguments = rw.body().block_args(block);
        let index = arguments.iter().position(|&argument| argument == pointer)?;
        let attrs =
            terrace_builtin::attrs::array_value(ctx, function.arg_attrs_attr()?)?.get(index)?;
        unsigned(ctx, attrs.entry(ctx, "llvm.align")?)
    };
    alignment_of_argument().unwrap_or(1)
}

/// Raises the alignment of a stack allocation, unless that would require realigning the stack.
fn enforce_of_alloca(
    alloca: OpId,
    requested: u64,
    layout: &DataLayout<'_>,
    rw: &mut dyn Rewriter<'_>,
) -> u64 {
    let ctx = rw.ctx();
    let known = rw.body().prop(alloca, AllocaOp::ALIGNMENT);
    let known = known.and_then(|known| int_value(ctx, known)?.try_into().ok());
    let known: u64 = known.unwrap_or(1);
    if requested <= known {
        return known;
    }
    let stack = layout.stack_alignment();
    let bits = |bytes: u64| bytes.saturating_mul(8);
    // Zero means that the stack's alignment is unknown. A stack that must be realigned anyway can get a larger
    // alignment.
    if stack != 0 && bits(requested) > stack && bits(known) <= stack {
        return known;
    }
    let Ok(alignment) = i64::try_from(requested) else {
        return known;
    };
    rw.edit(alloca)
        .set_prop(AllocaOp::ALIGNMENT, Some(ctx.i64(alignment)));
    requested
}
