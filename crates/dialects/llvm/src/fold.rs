//! Folds constants, casts, aggregates and addresses.

use crate::attrs::{PoisonAttr, UndefAttr, ZeroAttr};
use crate::enums::ICmpPredicate;
use crate::ops::{
    AddrSpaceCastOp, AddrSpaceCastOpRef, AddressOfOp, AllocaOp, BitcastOp, BitcastOpRef,
    BlockAddressOp, ConstantOp, DSOLocalEquivalentOpRef, DYNAMIC_INDEX, ExtractValueOp,
    ExtractValueOpRef, GEPOp, GEPOpRef, ICmpOpRef, InsertValueOp, OrOpRef, ShuffleVectorOpRef,
    ZeroOp, ZeroOpRef,
};
use crate::types::is_compatible_type;
use terrace_builtin::attrs::{
    AttrBuilder, DenseElementsAttr, FloatAttr, IntegerAttr, array_value, int_value,
};
use terrace_builtin::constraints::is_elements;
use terrace_builtin::elements::{float_kind, float_or_splat, int_or_splat, int_width};
use terrace_builtin::types::{
    BuiltinType, IntegerType, Signedness, VectorType, element_type, shape,
};
use terrace_ir::interfaces::{MaterializeConstant, constant_value};
use terrace_ir::opdef::{FoldResult, Folded, NewParts};
use terrace_ir::{Attr, Builder, Context, OpRef, SymbolRefAttr, Type, ValueId};
use terrace_numeric::{ApFloat, ApInt};

fn one(folded: Folded) -> Option<FoldResult> {
    Some(folded.into())
}

fn prop(op: OpRef<'_>, slot: usize) -> Option<FoldResult> {
    one(Folded::Attr(op.prop(slot)?))
}

/// Folds to the value of the constant. A number whose width differs from the type's (`1 : index` in an `i32`
/// constant) is converted as in the translation to LLVM IR.
pub(crate) fn constant(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let (ctx, ty) = (op.ctx, op.result_type(0));
    let width = ty.as_::<IntegerType>(ctx).map(|ty| ty.width);
    let number = integer(ctx, op.prop(ConstantOp::VALUE));
    if let (Some(width), Some(number)) = (width, number)
        && number.value.width() != width
    {
        let value = widened(ctx, &number.value, number.ty, width);
        return one(Folded::Attr(ctx.attr(IntegerAttr { ty, value })));
    }
    prop(op, ConstantOp::VALUE)
}

pub(crate) fn addressof(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    prop(op, AddressOfOp::GLOBAL_NAME)
}

pub(crate) fn dso_local_equivalent(
    op: DSOLocalEquivalentOpRef<'_>,
    _: &[Option<Attr>],
) -> Option<FoldResult> {
    let sym = op.function_name_attr();
    one(Folded::Attr(
        op.ctx.attr(crate::attrs::DSOLocalEquivalentAttr { sym }),
    ))
}

pub(crate) fn blockaddress(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    prop(op, BlockAddressOp::BLOCK_ADDR)
}

pub(crate) fn undef(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    one(Folded::Attr(op.ctx.attr(UndefAttr {})))
}

pub(crate) fn poison(op: OpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    one(Folded::Attr(op.ctx.attr(PoisonAttr {})))
}

/// Folds to a builtin zero attribute if the type has one.
pub(crate) fn zero(op: ZeroOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let (ctx, ty) = (op.ctx, op.res_type());
    let vector = ty.as_::<VectorType>(ctx);
    let element = vector.map_or(ty, |vector| vector.element);
    let zero = match float_kind(ctx, element) {
        Some(kind) => float_or_splat(ctx, ty, ApFloat::zero(kind, false)),
        None if int_width(ctx, element).is_some() => int_or_splat(ctx, ty, 0),
        None => ctx.attr(ZeroAttr {}),
    };
    one(Folded::Attr(zero))
}

/// Converts a number of type `ty` to `width` bits: zero-extends unsigned and one-bit integers, sign-extends the others.
pub fn widened(ctx: &Context, value: &ApInt, ty: Type, width: u32) -> ApInt {
    let is_unsigned = match BuiltinType::of(ctx, ty) {
        BuiltinType::Integer(int) => int.width == 1 || int.signedness == Signedness::Unsigned,
        _ => false,
    };
    match is_unsigned {
        true => value.zext_or_trunc(width),
        false => value.sext_or_trunc(width),
    }
}

fn integer(ctx: &Context, attr: Option<Attr>) -> Option<&IntegerAttr> {
    attr?.as_::<IntegerAttr>(ctx)
}

pub(crate) fn zext(op: OpRef<'_>, constants: &[Option<Attr>]) -> Option<FoldResult> {
    let arg = integer(op.ctx, *constants.first()?)?;
    let ty = op.result_type(0);
    let value = arg.value.zext(int_width(op.ctx, ty)?);
    one(Folded::Attr(op.ctx.attr(IntegerAttr { ty, value })))
}

pub(crate) fn shl(op: OpRef<'_>, constants: &[Option<Attr>]) -> Option<FoldResult> {
    let (lhs, rhs) = (
        integer(op.ctx, *constants.first()?)?,
        integer(op.ctx, *constants.get(1)?)?,
    );
    let ty = op.result_type(0);
    // As upstream, only the low word of the shift amount is compared with the width.
    if rhs.value.low_u64() >= u64::from(int_width(op.ctx, ty)?) {
        return None;
    }
    let value = match rhs.value.to_u64() {
        Some(amount) => lhs.value.shl(amount),
        None => ApInt::zero(lhs.value.width()),
    };
    one(Folded::Attr(op.ctx.attr(IntegerAttr { ty, value })))
}

pub(crate) fn or(op: OrOpRef<'_>, constants: &[Option<Attr>]) -> Option<FoldResult> {
    let (lhs, rhs) = (
        integer(op.ctx, *constants.first()?)?,
        integer(op.ctx, *constants.get(1)?)?,
    );
    if lhs.value.width() != rhs.value.width() {
        return None;
    }
    let value = lhs.value.or(&rhs.value);
    one(Folded::Attr(op.ctx.attr(IntegerAttr {
        ty: op.res_type(),
        value,
    })))
}

/// Returns `true` or `false`, as a splat for a vector type.
fn bool_of(ctx: &Context, ty: Type, value: bool) -> Attr {
    if ty.is::<VectorType>(ctx) {
        ctx.attr(DenseElementsAttr {
            ty,
            data: vec![u8::from(value)].into(),
            splat: true,
        })
    } else {
        ctx.bool(value)
    }
}

pub(crate) fn icmp(op: ICmpOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let predicate = op.predicate();
    let equal = match predicate {
        ICmpPredicate::Eq => true,
        ICmpPredicate::Ne => false,
        _ => return None,
    };
    let (lhs, rhs) = (op.lhs(), op.rhs());
    if lhs == rhs {
        return one(Folded::Attr(bool_of(op.ctx, op.res_type(), equal)));
    }
    let is_alloca = |value| op.defined_by::<AllocaOp>(value).is_some();
    let is_zero = |value| op.defined_by::<ZeroOp>(value).is_some();
    if is_alloca(lhs) && is_zero(rhs) {
        return one(Folded::Attr(bool_of(op.ctx, op.res_type(), !equal)));
    }
    if is_zero(lhs) && is_alloca(rhs) {
        return Some(NewParts::default().operands([rhs, lhs]).into());
    }
    None
}

/// Folds a cast of `arg`, whose value may be a cast of `source` of the same kind: to `arg` or `source` if one has the
/// result type, or else to one cast of `source`.
fn chained(
    op: OpRef<'_>,
    result: Type,
    arg: ValueId,
    source: Option<ValueId>,
) -> Option<FoldResult> {
    if op.body.ty(arg) == result {
        return one(Folded::Value(arg));
    }
    let source = source?;
    if op.body.ty(source) == result {
        return one(Folded::Value(source));
    }
    Some(NewParts::default().operand(op, 0, source).into())
}

pub(crate) fn bitcast(op: BitcastOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let before = op.defined_by::<BitcastOp>(op.arg());
    chained(*op, op.res_type(), op.arg(), before.map(|cast| cast.arg()))
}

pub(crate) fn addrspacecast(op: AddrSpaceCastOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    let before = op.defined_by::<AddrSpaceCastOp>(op.arg());
    chained(*op, op.res_type(), op.arg(), before.map(|cast| cast.arg()))
}

/// Looks through insertions at other positions. Stops at an insertion of a part of the extracted value.
pub(crate) fn extractvalue(
    op: ExtractValueOpRef<'_>,
    constants: &[Option<Attr>],
) -> Option<FoldResult> {
    let position = op.position();
    let container = op.container();
    // The container is itself an extraction.
    if let Some(outer) = op.defined_by::<ExtractValueOp>(container) {
        let whole = [outer.position(), position].concat();
        let parts = NewParts::default().operand(*op, 0, outer.container());
        let position = op.ctx.i64_array(&whole);
        return Some(parts.prop(ExtractValueOp::POSITION, position).into());
    }
    if let Some(folded) = constant_part(*op, constants.first().copied().flatten(), position) {
        return Some(folded);
    }
    // `at` and `rest` are the current aggregate and position. `kept` is the last aggregate to which the original
    // position applies; it becomes the operand if no better one is found.
    let (mut at, mut kept, mut rest) = (container, container, position);
    let parts = |kept: ValueId| match kept == container {
        true => NewParts::default(),
        false => NewParts::default().operand(*op, 0, kept),
    };
    while let Some(insert) = op.defined_by::<InsertValueOp>(at) {
        let inserted = insert.position();
        if inserted == rest {
            let found = Folded::Value(insert.value());
            return Some(parts(kept).and_results([found]));
        }
        if let Some(inner) = rest.strip_prefix(inserted) {
            (at, rest) = (insert.value(), inner);
            continue;
        }
        if inserted.starts_with(rest) {
            break;
        }
        at = insert.container();
        if rest.len() == position.len() {
            kept = at;
        }
    }
    let constant = constant_value(op.ctx, op.body, at);
    if let Some(part) = constant_part(*op, constant, rest) {
        return Some(parts(kept).and_results(part.results().iter().copied()));
    }
    (kept != container).then(|| parts(kept).into())
}

/// Extracts from a constant aggregate: a constant without a value (`zero`, `undef`, `poison`), a struct of numbers,
/// or a one-dimensional array of numbers.
fn constant_part(op: OpRef<'_>, container: Option<Attr>, position: &[i64]) -> Option<FoldResult> {
    let (ctx, container, ty) = (op.ctx, container?, op.result_type(0));
    let valueless = container.is::<ZeroAttr>(ctx)
        || container.is::<UndefAttr>(ctx)
        || container.is::<PoisonAttr>(ctx);
    if valueless {
        return one(Folded::Attr(container));
    }
    let at = |index: i64| usize::try_from(index).ok();
    if array_value(ctx, container).is_some() {
        let part = position.iter().try_fold(container, |part, &index| {
            array_value(ctx, part)?.get(at(index)?).copied()
        })?;
        return one(Folded::Attr(part));
    }
    let dense = container.as_::<DenseElementsAttr>(ctx)?;
    if element_type(ctx, dense.ty) != Some(ty) {
        return None;
    }
    let index = match *position {
        [_] if dense.splat => 0,
        [index] => at(index)?,
        _ => return None,
    };
    let element = if let Some(mut values) = dense.ints(ctx) {
        let value = values.nth(index)?;
        ctx.attr(IntegerAttr { ty, value })
    } else {
        let value = dense.floats(ctx)?.nth(index)?;
        ctx.attr(FloatAttr { ty, value })
    };
    one(Folded::Attr(element))
}

/// Folds the identity shuffle of a one-lane vector.
pub(crate) fn shufflevector(op: ShuffleVectorOpRef<'_>, _: &[Option<Attr>]) -> Option<FoldResult> {
    // shuffle %x : vector<1xT>, _ [0] -> %x
    let fits = shape(op.ctx, op.v1_type()) == Some(&[1][..])
        && *op.mask() == [0]
        && op.v1_type() == op.res_type();
    if fits {
        one(Folded::Value(op.v1()))
    } else {
        None
    }
}

pub(crate) fn getelementptr(op: GEPOpRef<'_>, constants: &[Option<Attr>]) -> Option<FoldResult> {
    let base = op.base();
    let constant = |at: usize| int_value(op.ctx, (*constants.get(1 + at)?)?);
    // gep %x, 0 -> %x
    if let [index] = *op.raw_constant_indices()
        && op.body.ty(base) == op.res_type()
        && (index == 0 || index == DYNAMIC_INDEX && constant(0) == Some(0))
    {
        return one(Folded::Value(base));
    }
    // Move constants that fit into the operation.
    let fits = |value: &i64| (-GEP_CONSTANT..GEP_CONSTANT).contains(value);
    let fitting = |at: usize| constant(at).filter(fits);
    if !(0..constants.len().saturating_sub(1)).any(|at| fitting(at).is_some()) {
        return None;
    }
    let mut raw = op.raw_constant_indices().to_vec();
    let mut operands = vec![base];
    let dynamic = raw.iter_mut().filter(|index| **index == DYNAMIC_INDEX);
    let mut changed = false;
    for (at, (index, operand)) in dynamic.zip(op.dynamic_indices()).enumerate() {
        match fitting(at) {
            Some(value) => {
                *index = value as i32;
                changed = true;
            }
            None => operands.push(operand),
        }
    }
    changed.then(|| {
        let parts = NewParts::default().operands(operands);
        let indices = op.ctx.i32_array(&raw);
        parts.prop(GEPOp::RAW_CONSTANT_INDICES, indices).into()
    })
}

/// The limit of constant indices, which are signed 29-bit integers.
const GEP_CONSTANT: i64 = 1 << 28;

/// Materializes constants as operations of the dialect. As upstream, block addresses and `dso_local` equivalents are
/// not materialized, because their operations are not folded away.
pub(crate) struct LlvmConstants;

impl MaterializeConstant for LlvmConstants {
    fn materialize(&self, builder: &mut Builder<'_>, value: Attr, ty: Type) -> Option<ValueId> {
        use crate::ops::{AddressOfOp, ConstantOp, PoisonOp, UndefOp, ZeroOp};
        let ctx = builder.ctx;
        let pointer = ty.is::<crate::types::PointerType>(ctx);
        if pointer
            && let Some(symbol) = value.as_::<SymbolRefAttr>(ctx)
            && symbol.nested.is_empty()
        {
            return Some(builder.create_value(AddressOfOp::spec(ty, symbol)));
        }
        if value.is::<UndefAttr>(ctx) {
            return Some(builder.create_value(UndefOp::spec(ty)));
        }
        if value.is::<PoisonAttr>(ctx) {
            return Some(builder.create_value(PoisonOp::spec(ty)));
        }
        if value.is::<ZeroAttr>(ctx) {
            return Some(builder.create_value(ZeroOp::spec(ty)));
        }
        let buildable =
            value.is::<IntegerAttr>(ctx) || value.is::<FloatAttr>(ctx) || is_elements(ctx, value);
        if !buildable || value.ty(ctx) != Some(ty) || !is_compatible_type(ctx, ty) {
            return None;
        }
        Some(builder.create_value(ConstantOp::spec(ty, value)))
    }
}
