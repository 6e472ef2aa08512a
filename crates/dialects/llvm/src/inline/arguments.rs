//! Arguments of inlined functions: copies for `byval`, markers for `noalias`.

use super::allocas::place_in_iteration;
use crate::attrs::MemoryEffectsAttr;
use crate::enums::ModRefInfo;
use crate::{AddressOfOp, AllocaOp, ConstantOp, GlobalOp, LLVMFuncOp, MemcpyOp, SSACopyOp};
use terrace_builtin::attrs::{AttrBuilder, ap_int_value, int_value, type_value};
use terrace_builtin::data_layout::DataLayout;
use terrace_ir::call::InlineSite;
use terrace_ir::stack::StackPlace;
use terrace_ir::{Attr, Body, Builder, Context, InsertPoint, OpId, OpRef, Type, ValueId};

/// Copies a `byval` argument. Marks a `noalias` argument with a copy of the pointer, so that [`super::noalias`] can
/// find the accesses based on it.
pub(super) fn handle(
    ctx: &Context,
    body: &mut Body,
    site: &InlineSite<'_>,
    handed: ValueId,
    attrs: Attr,
) -> ValueId {
    if let Some(by_value) = attrs.entry(ctx, "llvm.byval") {
        let alignment = attrs.entry(ctx, "llvm.align");
        let alignment = alignment.and_then(|alignment| unsigned(ctx, alignment));
        let element = type_value(ctx, by_value);
        let copy = element.and_then(|ty| by_value_copy(ctx, body, site, handed, ty, alignment));
        return copy.unwrap_or(handed);
    }
    if attrs.entry(ctx, "llvm.noalias").is_some() {
        let (at, loc) = (InsertPoint::before(body, site.call), body.loc(site.call));
        return Builder::new(ctx, body, at, loc).create_value(SSACopyOp::spec(handed));
    }
    handed
}

fn unsigned(ctx: &Context, attr: Attr) -> Option<u64> {
    ap_int_value(ctx, attr)?.to_u64()
}

/// Copies the pointee. `None` for no copy: the callable only reads it, and its alignment is sufficient.
fn by_value_copy(
    ctx: &Context,
    body: &mut Body,
    site: &InlineSite<'_>,
    handed: ValueId,
    ty: Type,
    requested: Option<u64>,
) -> Option<ValueId> {
    let layout = DataLayout::of(ctx, site.data_layout_scopes);
    let size = layout.type_size(ty)?.min;
    let minimum = layout.type_abi_alignment(ty)?;
    let requested = requested.unwrap_or(1);
    if is_read_only(site.callable) {
        let enough = requested <= minimum
            || enforce_alignment(ctx, body, site, handed, requested, &layout) >= requested;
        if enough {
            return None;
        }
    }
    let loc = body.value_loc(handed);
    let alignment = i64::try_from(requested.max(minimum)).ok()?;
    let pointer = body.ty(handed);
    let place = StackPlace::of(ctx, body, site.call)?;
    let at = if place.is_parallel {
        place_in_iteration(ctx, body, place.entry, loc)
    } else if place.is_repeated {
        InsertPoint::start(body, place.entry)
    } else {
        let region = body.parent_region(body.defining_block(handed)?)?;
        InsertPoint::start(body, body.entry_block(region)?)
    };
    let mut builder = Builder::new(ctx, body, at, loc);
    let one = builder.create_value(ConstantOp::spec(Type::I64, ctx.i64(1)));
    let copy = builder.create_value(AllocaOp::spec(pointer, one, ty).alignment(alignment));
    let at = InsertPoint::before(body, site.call);
    let mut builder = Builder::new(ctx, body, at, loc);
    let size = ctx.i64(size.cast_signed());
    let size = builder.create_value(ConstantOp::spec(Type::I64, size));
    builder.create(MemcpyOp::spec(copy, handed, size, false));
    Some(copy)
}

/// True if a function's memory effects say that it does not write to its arguments' memory.
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

/// Raises the alignment of a pointer if possible, and returns the known alignment; 1 if nothing is known.
fn enforce_alignment(
    ctx: &Context,
    body: &mut Body,
    site: &InlineSite<'_>,
    pointer: ValueId,
    requested: u64,
    layout: &DataLayout<'_>,
) -> u64 {
    if let Some(op) = body.defining_op(pointer) {
        let view = OpRef::new(ctx, body, op);
        if view.is::<AllocaOp>() {
            return enforce_of_alloca(ctx, body, op, requested, layout);
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
        let block = body.defining_block(pointer)?;
        let owner = body.region_owner(body.parent_region(block)?);
        let function = OpRef::new(ctx, body, owner).as_::<LLVMFuncOp>()?;
        let arguments = body.block_args(block);
        let index = arguments.iter().position(|&argument| argument == pointer)?;
        let attrs =
            terrace_builtin::attrs::array_value(ctx, function.arg_attrs_attr()?)?.get(index)?;
        unsigned(ctx, attrs.entry(ctx, "llvm.align")?)
    };
    alignment_of_argument().unwrap_or(1)
}

/// Raises the alignment of a stack allocation, unless that would require realigning the stack.
fn enforce_of_alloca(
    ctx: &Context,
    body: &mut Body,
    alloca: OpId,
    requested: u64,
    layout: &DataLayout<'_>,
) -> u64 {
    let known = body.prop(alloca, AllocaOp::ALIGNMENT);
    let known = known.and_then(|known| int_value(ctx, known)?.try_into().ok());
    let known: u64 = known.unwrap_or(1);
    if requested <= known {
        return known;
    }
    let stack = layout.stack_alignment();
    let bits = |bytes: u64| bytes.saturating_mul(8);
    // Zero: the stack's alignment is unknown. A stack that must be realigned anyway can be aligned for more.
    if stack != 0 && bits(requested) > stack && bits(known) <= stack {
        return known;
    }
    let Ok(alignment) = i64::try_from(requested) else {
        return known;
    };
    body.set_prop(alloca, AllocaOp::ALIGNMENT, Some(ctx.i64(alignment)));
    requested
}
