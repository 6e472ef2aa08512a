//! Converts `vector.reduction`, including reductions in a `vector.mask`.

use terrace_arith::{IndexCastOp, MulIOp};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::elements::float_kind;
use terrace_builtin::types::{IntegerType, bit_width, shape};
use terrace_builtin::{DenseElementsAttr, FloatAttr, IntegerAttr};
use terrace_ir::{Attr, Builder, Context, OpView, Type, TypeClass, ValueId};
use terrace_llvm::enums::{FastmathFlags, ICmpPredicate};
use terrace_llvm::{self as llvm, ConstantOp, ICmpOp, SelectOp};
use terrace_llvm_common::{LlvmRewriter, arith_attrs};
use terrace_numeric::{ApFloat, ApInt};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, PatternSet, require};
use terrace_vector::{CombiningKind, MaskOp, ReductionOp, VectorScaleOp};

/// Adds the patterns. With `reassociate`, unmasked sums and products of floats may be reassociated.
pub(crate) fn populate(patterns: &mut PatternSet, reassociate: bool) {
    patterns
        .add_conversion_fn::<ReductionOp>("VectorReductionOpConversion", move |op, args, rw| {
            lower_reduction(op, args, reassociate, rw)
        });
    patterns.add_conversion_fn::<MaskOp>("MaskedReductionOpConversion", masked_reduction);
}

const NOT_OF_THIS_TYPE: NoMatch = NoMatch::because("elements are not combined so");

fn is_int(ctx: &Context, ty: Type) -> bool {
    ty == Type::INDEX || ty.is::<IntegerType>(ctx)
}

/// Creates a reduction of integers, and combines the result with the accumulator. Returns `None` for kinds that combine
/// floats.
fn reduce_ints(
    b: &mut Builder<'_>,
    kind: CombiningKind,
    ty: Type,
    vector: ValueId,
    acc: Option<ValueId>,
) -> Option<ValueId> {
    macro_rules! arithmetic {
        ($reduce:ident, $combine:ident) => {{
            let value = b.create_value(llvm::$reduce::spec(ty, vector));
            match acc {
                Some(acc) => b.create_value(llvm::$combine::spec(acc, value)),
                None => value,
            }
        }};
    }
    macro_rules! comparison {
        ($reduce:ident, $predicate:ident) => {{
            let value = b.create_value(llvm::$reduce::spec(ty, vector));
            match acc {
                Some(acc) => {
                    let compared = ICmpOp::spec(ICmpPredicate::$predicate, acc, value);
                    let compared = b.create_value(compared);
                    b.create_value(SelectOp::spec(compared, acc, value))
                }
                None => value,
            }
        }};
    }
    Some(match kind {
        CombiningKind::Add => arithmetic!(VectorReduceAddOp, AddOp),
        CombiningKind::Mul => arithmetic!(VectorReduceMulOp, MulOp),
        CombiningKind::And => arithmetic!(VectorReduceAndOp, AndOp),
        CombiningKind::Or => arithmetic!(VectorReduceOrOp, OrOp),
        CombiningKind::Xor => arithmetic!(VectorReduceXorOp, XOrOp),
        CombiningKind::MinUI => comparison!(VectorReduceUminOp, Ule),
        CombiningKind::MinSI => comparison!(VectorReduceSminOp, Sle),
        CombiningKind::MaxUI => comparison!(VectorReduceUmaxOp, Uge),
        CombiningKind::MaxSI => comparison!(VectorReduceSmaxOp, Sge),
        CombiningKind::MinNumF
        | CombiningKind::MaxNumF
        | CombiningKind::MinimumF
        | CombiningKind::MaximumF => return None,
    })
}

/// Creates the minimum or maximum of a vector of floats, combined with the accumulator.
fn reduce_floats(
    b: &mut Builder<'_>,
    kind: CombiningKind,
    ty: Type,
    vector: ValueId,
    acc: Option<ValueId>,
    flags: FastmathFlags,
) -> Option<ValueId> {
    macro_rules! comparison {
        ($reduce:ident, $combine:ident) => {{
            let reduce = llvm::$reduce::spec(ty, vector).fastmath_flags(flags);
            let value = b.create_value(reduce);
            match acc {
                Some(acc) => b.create_value(llvm::$combine::spec(value, acc)),
                None => value,
            }
        }};
    }
    Some(match kind {
        CombiningKind::MinimumF => comparison!(VectorReduceFminimumOp, MinimumOp),
        CombiningKind::MaximumF => comparison!(VectorReduceFmaximumOp, MaximumOp),
        CombiningKind::MinNumF => comparison!(VectorReduceFminOp, MinNumOp),
        CombiningKind::MaxNumF => comparison!(VectorReduceFmaxOp, MaxNumOp),
        _ => return None,
    })
}

/// The neutral element of a combining kind, the initial value of an accumulator.
#[derive(Clone, Copy)]
enum Neutral {
    Zero,
    /// The initial value of a sum of floats: -0, because +0 would turn the sum of negative zeros into +0. Upstream
    /// starts with +0.
    NoSummand,
    One,
    AllOnes,
    SignedMin,
    SignedMax,
    UnsignedMax,
    /// NaN with a sign.
    Nan {
        negative: bool,
    },
}

impl Neutral {
    /// Returns the value in a converted type. If the kind belongs to another class of types, the value is that of the
    /// type's class.
    fn attr(self, ctx: &Context, ty: Type) -> Option<Attr> {
        if let Some(kind) = float_kind(ctx, ty) {
            let value = match self {
                Neutral::One => ApFloat::one(kind),
                Neutral::NoSummand => ApFloat::zero(kind, true),
                Neutral::Nan { negative } => ApFloat::nan(kind, negative),
                _ => ApFloat::zero(kind, false),
            };
            return Some(ctx.attr(FloatAttr { ty, value }));
        }
        let width = bit_width(ctx, ty)?;
        let value = match self {
            Neutral::Zero | Neutral::NoSummand | Neutral::Nan { .. } => ApInt::zero(width),
            Neutral::One => ApInt::new(width, 1),
            Neutral::AllOnes | Neutral::UnsignedMax => ApInt::all_ones(width),
            Neutral::SignedMin => ApInt::signed_min(width),
            Neutral::SignedMax => ApInt::signed_max(width),
        };
        Some(ctx.attr(IntegerAttr { ty, value }))
    }
}

/// Returns the accumulator, or else creates the neutral element.
fn accumulator(
    b: &mut Builder<'_>,
    acc: Option<ValueId>,
    ty: Type,
    neutral: Option<Attr>,
) -> Option<ValueId> {
    match acc {
        Some(acc) => Some(acc),
        None => neutral.map(|neutral| b.create_value(ConstantOp::spec(ty, neutral))),
    }
}

/// Lowers `vector.reduction`.
fn lower_reduction(
    op: ReductionOp,
    args: Adaptor<'_, ReductionOp>,
    reassociate: bool,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let view = rw.read(op);
    let (kind, element) = (view.kind(), view.dest_type());
    let mut flags = arith_attrs::fastmath_flags(view.fastmath());
    if reassociate {
        flags = flags | FastmathFlags::REASSOC;
    }
    let ty = rw.convert_type(element)?;
    let (vector, acc) = (args.vector(), args.acc());
    if !kind.supports(ctx, element) {
        return Err(NOT_OF_THIS_TYPE);
    }
    let b = &mut rw.builder();
    let value = match kind {
        _ if is_int(ctx, element) => reduce_ints(b, kind, ty, vector, acc),
        CombiningKind::Add => {
            let neutral = match flags.contains(FastmathFlags::NSZ) {
                true => Neutral::Zero,
                false => Neutral::NoSummand,
            };
            let acc = accumulator(b, acc, ty, neutral.attr(ctx, ty));
            acc.map(|acc| {
                let sum = llvm::VectorReduceFaddOp::spec(ty, acc, vector);
                b.create_value(sum.fastmath_flags(flags))
            })
        }
        CombiningKind::Mul => {
            let acc = accumulator(b, acc, ty, Neutral::One.attr(ctx, ty));
            acc.map(|acc| {
                let product = llvm::VectorReduceFmulOp::spec(ty, acc, vector);
                b.create_value(product.fastmath_flags(flags))
            })
        }
        _ => reduce_floats(b, kind, ty, vector, acc, flags),
    };
    rw.replace_op(op.id(), &[value.ok_or(NOT_OF_THIS_TYPE)?]);
    Ok(())
}

/// Lowers a `vector.mask` around a `vector.reduction`. As in upstream, does not convert the operands, so the verifier
/// rejects vectors of `index`.
fn masked_reduction(op: MaskOp, _: Adaptor<'_, MaskOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let first = body
        .entry_block(view.mask_region())
        .and_then(|block| body.first_op(block));
    let Some(reduction) = first.and_then(|first| rw.op(first).as_::<ReductionOp>()) else {
        return Err(NoMatch::because("no reduction is masked"));
    };
    let masked = Masked {
        kind: reduction.kind(),
        vector: reduction.vector(),
        acc: reduction.acc(),
        mask: view.mask(),
        flags: arith_attrs::fastmath_flags(reduction.fastmath()),
        ty: LlvmRewriter::of(rw).convert(ctx, reduction.dest_type())?,
    };
    let vector = body.ty(masked.vector);
    let scalable = vector.class(ctx).intersects(TypeClass::SCALABLE);
    let Some(&[size]) = shape(ctx, vector) else {
        return Err(NoMatch::because("not a vector of one dimension"));
    };
    let why = "arith is not converted";
    require(!scalable || rw.can_legalize_new::<IndexCastOp>(), why)?;
    let loc = reduction.loc();
    let b = &mut rw.builder();
    b.loc = loc;
    let value = match masked.kind {
        CombiningKind::MinimumF | CombiningKind::MaximumF => masked.selected(b, vector),
        _ => masked.predicated(b, size, scalable),
    };
    rw.replace_op(op.id(), &[value.ok_or(NOT_OF_THIS_TYPE)?]);
    Ok(())
}

/// A reduction of the elements selected by a mask.
struct Masked {
    kind: CombiningKind,
    vector: ValueId,
    acc: Option<ValueId>,
    mask: ValueId,
    flags: FastmathFlags,
    /// The converted type of the result.
    ty: Type,
}

impl Masked {
    /// Replaces masked-off elements by neutral elements, for kinds without a masked intrinsic.
    fn selected(&self, b: &mut Builder<'_>, vector: Type) -> Option<ValueId> {
        let ctx = b.ctx;
        let format = float_kind(ctx, self.ty)?;
        let is_maximum = self.kind == CombiningKind::MaximumF;
        // With `ninf`, infinities must not be created. Upstream uses the largest positive number for a minimum and the
        // largest negative number for a maximum.
        let neutral = match self.flags.contains(FastmathFlags::NINF) {
            true => ApFloat::largest(format, is_maximum),
            false => ApFloat::infinity(format, is_maximum),
        };
        let neutral = DenseElementsAttr::from_floats(ctx, vector, [neutral]);
        let neutral = b.create_value(ConstantOp::spec(vector, neutral));
        let selected = b.create_value(SelectOp::spec(self.mask, self.vector, neutral));
        reduce_floats(b, self.kind, self.ty, selected, self.acc, self.flags)
    }

    /// Creates a masked intrinsic.
    fn predicated(&self, b: &mut Builder<'_>, size: i64, scalable: bool) -> Option<ValueId> {
        let (ctx, ty) = (b.ctx, self.ty);
        let neutral = match self.kind {
            CombiningKind::Add if !self.flags.contains(FastmathFlags::NSZ) => Neutral::NoSummand,
            CombiningKind::Add | CombiningKind::Or | CombiningKind::Xor => Neutral::Zero,
            CombiningKind::Mul => Neutral::One,
            CombiningKind::And => Neutral::AllOnes,
            CombiningKind::MinUI => Neutral::UnsignedMax,
            CombiningKind::MinSI => Neutral::SignedMax,
            CombiningKind::MaxUI => Neutral::Zero,
            CombiningKind::MaxSI => Neutral::SignedMin,
            CombiningKind::MinNumF => Neutral::Nan { negative: true },
            _ => Neutral::Nan { negative: false },
        };
        let acc = accumulator(b, self.acc, ty, neutral.attr(ctx, ty))?;
        let length = vector_length(b, size, scalable);
        macro_rules! reduce {
            ($reduce:ident) => {{
                let reduce = llvm::$reduce::spec(ty, acc, self.vector, self.mask, length);
                b.create_value(reduce)
            }};
        }
        let of_ints = is_int(ctx, ty);
        Some(match self.kind {
            CombiningKind::Add if of_ints => reduce!(VPReduceAddOp),
            CombiningKind::Add => reduce!(VPReduceFAddOp),
            CombiningKind::Mul if of_ints => reduce!(VPReduceMulOp),
            CombiningKind::Mul => reduce!(VPReduceFMulOp),
            CombiningKind::MinUI => reduce!(VPReduceUMinOp),
            CombiningKind::MinSI => reduce!(VPReduceSMinOp),
            CombiningKind::MaxUI => reduce!(VPReduceUMaxOp),
            CombiningKind::MaxSI => reduce!(VPReduceSMaxOp),
            CombiningKind::And => reduce!(VPReduceAndOp),
            CombiningKind::Or => reduce!(VPReduceOrOp),
            CombiningKind::Xor => reduce!(VPReduceXorOp),
            CombiningKind::MinNumF => reduce!(VPReduceFMinOp),
            CombiningKind::MaxNumF => reduce!(VPReduceFMaxOp),
            CombiningKind::MinimumF | CombiningKind::MaximumF => return None,
        })
    }
}

/// Creates the number of elements of a vector.
fn vector_length(b: &mut Builder<'_>, size: i64, scalable: bool) -> ValueId {
    let size = b.ctx.int(Type::I32, size);
    let size = b.create_value(ConstantOp::spec(Type::I32, size));
    if !scalable {
        return size;
    }
    let scale = b.create_value(VectorScaleOp::spec());
    let scale = b.create_value(IndexCastOp::spec(Type::I32, scale));
    b.create_value(MulIOp::spec(size, scale))
}
