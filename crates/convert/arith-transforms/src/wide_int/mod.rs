//! `arith-emulate-wide-int`: emulates integers of twice the width that a target supports, as vectors of two halves.
//!
//! An integer of 2N bits becomes a `vector<2xiN>`, the low half first. A vector of such integers gets an additional
//! innermost dimension. The module [`halves`] extracts and joins halves; [`arithmetic`], [`shifts`] and [`casts`]
//! contain the patterns.

mod arithmetic;
mod casts;
mod halves;
mod shifts;

use crate::narrow_type::add_function_type_conversion;
use std::sync::Arc;
use terrace_builtin::types::{IntegerType, VectorType};
use terrace_func::conversions::{add_type_legality, populate_type_conversion_patterns};
use terrace_ir::{Context, Failed, OpId, OpRef, SmallVec, Type};
use terrace_pass::{OptionValues, PassContext, PassDef, TypedOption, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, Converted, PatternSet, TypeConverter};
use terrace_vector::PrintOp;

/// `arith-emulate-wide-int`
pub static ARITH_EMULATE_WIDE_INT: PassDef = PassDef::new(
    "arith-emulate-wide-int",
    "Emulate 2*N-bit integer operations using N-bit operations",
    emulate_wide_int,
)
.class("ArithEmulateWideInt")
.options(&[WIDEST_INT_SUPPORTED.def])
.dialects(&["vector"]);

/// The option of the passes that split wide integers: the maximum width of integers that the target supports.
pub const WIDEST_INT_SUPPORTED: TypedOption<u32> = TypedOption::uint(
    "widest-int-supported",
    "Widest integer type supported by the target",
    32,
);

fn emulate_wide_int(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let converter = Arc::new(WideIntEmulationConverter::of_option(
        options.get(&WIDEST_INT_SUPPORTED),
        cx,
    )?);
    let mut target = ConversionTarget::new(cx.ctx);
    add_type_legality(&mut target, &converter);
    let types = Arc::clone(&converter);
    let is_legal = move |op: OpRef<'_>| Some(types.is_legal_op(op.ctx, op.body, op.id));
    target.add_dynamically_legal_dialect("arith", is_legal.clone());
    target.add_legal_dialect("vector");
    target.add_dynamically_legal_op::<PrintOp>(is_legal);
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(converter);
    populate_arith_wide_int_emulation_patterns(&mut patterns);
    convert(cx, target, patterns, ConversionConfig::WITHOUT_SYMBOLS)
}

/// Makes a [`TypeConverter`] that splits integers of twice the width that a target supports: MLIR's converter of this
/// name.
///
/// ```
/// use terrace_arith_transforms::WideIntEmulationConverter;
/// use terrace_builtin::types::{IntegerType, VectorType};
/// use terrace_ir::Type;
///
/// let ctx = terrace_testing::context(&[]);
/// let converter = WideIntEmulationConverter::converter(32).expect("a power of two");
/// let i64 = IntegerType::signless(&ctx, 64);
/// assert_eq!(converter.convert_one(&ctx, i64), Some(VectorType::fixed(&ctx, &[2], Type::I32)));
/// assert!(WideIntEmulationConverter::converter(33).is_none());
/// ```
pub struct WideIntEmulationConverter {
    widest: u32,
}

impl WideIntEmulationConverter {
    /// Returns a converter for a target with integers of up to `widest` bits, or `None` unless `widest` is a power of
    /// two of at least 2.
    ///
    /// Integers of twice that width become vectors of two integers. Vectors of such integers get an additional
    /// dimension of size 2. Function types are converted by their inputs and results. Narrower integers and all other
    /// types are legal. Integers of other widths and scalable vectors of wide integers cannot be converted.
    pub fn converter(widest: u32) -> Option<TypeConverter> {
        if !widest.is_power_of_two() || widest < 2 {
            return None;
        }
        let mut converter = TypeConverter::new();
        converter.set_data(WideIntEmulationConverter { widest });
        converter.add_conversion(|_, _, ty| Converted::one(ty));
        converter.add_conversion(move |_, ctx, ty| match ty.as_::<IntegerType>(ctx) {
            Some(int) => split(ctx, widest, ty, int.width, &[]),
            None => Converted::NotMine,
        });
        converter.add_conversion(move |_, ctx, ty| {
            let Some(vector) = ty.as_::<VectorType>(ctx) else {
                return Converted::NotMine;
            };
            let Some(int) = vector.element.as_::<IntegerType>(ctx) else {
                return Converted::one(ty);
            };
            if int.width > widest && vector.scalable.contains(&true) {
                return Converted::Unsupported("scalable vectors of wide integers are not split");
            }
            split(ctx, widest, ty, int.width, &vector.shape)
        });
        add_function_type_conversion(&mut converter);
        Some(converter)
    }

    /// Returns the converter for a pass whose option [`WIDEST_INT_SUPPORTED`] is `widest`. Emits an error for widths
    /// that [`converter`](Self::converter) does not accept.
    pub fn of_option(widest: u32, cx: &mut PassContext<'_>) -> Result<TypeConverter, Failed> {
        Self::converter(widest).ok_or_else(|| {
            let message = format!(
                "expected widest-int-supported to be a power of two of at least 2, found {widest}"
            );
            cx.diags.error(cx.body.loc(OpId::ROOT), message)
        })
    }

    /// Returns the data of a converter that [`converter`](Self::converter) made, or `None` for other converters.
    pub fn of(converter: &TypeConverter) -> Option<&Self> {
        converter.data()
    }

    /// Returns the width of the widest integers of the target: `getMaxTargetIntBitWidth`.
    pub fn max_target_int_bit_width(&self) -> u32 {
        self.widest
    }
}

/// Returns the conversion of an integer of `width` bits, or of a vector of such integers with this shape.
fn split(ctx: &Context, widest: u32, ty: Type, width: u32, shape: &[i64]) -> Converted {
    if width <= widest {
        return Converted::one(ty);
    }
    if Some(width) != widest.checked_mul(2) {
        return Converted::Unsupported("only integers of twice the supported width are split");
    }
    let mut shape: SmallVec<[i64; 4]> = shape.into();
    shape.push(2);
    let narrow = IntegerType::signless(ctx, widest);
    Converted::one(VectorType::fixed(ctx, &shape, narrow))
}

/// Adds the patterns of [`ARITH_EMULATE_WIDE_INT`]. The set's type converter must be, or extend, one of
/// [`WideIntEmulationConverter`]. The patterns cover arith operations, `vector.print`, and the types of `func.func`,
/// `func.call` and `func.return`. MLIR's `populateArithWideIntEmulationPatterns`.
pub fn populate_arith_wide_int_emulation_patterns(patterns: &mut PatternSet) {
    populate_type_conversion_patterns(patterns);
    arithmetic::populate(patterns);
    shifts::populate(patterns);
    casts::populate(patterns);
}
