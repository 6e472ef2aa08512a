//! `math-extend-to-supported-types`: performs operations on unsupported floats on wider floats.

use std::sync::Arc;
use terrace_arith::{ExtFOp, TruncFOp};
use terrace_arith_transforms::{emulate_floats, float_type_converter, named_float_type};
use terrace_builtin::elements::is_on_small_floats;
use terrace_ir::{Context, Failed, Type};
use terrace_math::FmaOp;
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken, TypedOption, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet, Root, TypeConverter};
use terrace_stages as stages;

const EXTRA_TYPES: TypedOption<Vec<String>> = TypedOption::list(
    "extra-types",
    "MLIR types with arithmetic support on a given target (f64 and f32 are implicitly supported)",
);

const TARGET_TYPE: TypedOption<String> = TypedOption::text(
    "target-type",
    "MLIR type to convert the unsupported source types to",
    "f32",
);

/// `math-extend-to-supported-types`
pub static MATH_EXTEND_TO_SUPPORTED_TYPES: PassDef = PassDef::new(
    "math-extend-to-supported-types",
    "Legalize floating-point math ops on low-precision floats",
    math_extend_to_supported_types,
)
.class("MathExtendToSupportedTypes")
.options(&[EXTRA_TYPES.def, TARGET_TYPE.def])
.dialects(&["arith", "math"]);

/// Schedules [`MATH_EXTEND_TO_SUPPORTED_TYPES`] in `terrace lower`, because LLVM has no functions of floats of at most
/// 8 bits.
pub static EXTEND_LOWERING: Lowering = Lowering::new(
    &MATH_EXTEND_TO_SUPPORTED_TYPES,
    &[Taken::When("math", is_on_small_floats)],
)
.stage(&stages::MATH)
.settings(|options, _| {
    let wide = ["f16", "bf16", "f80", "f128"];
    options.set(&EXTRA_TYPES, wide.map(String::from));
});

fn math_extend_to_supported_types(
    cx: &mut PassContext<'_>,
    options: &OptionValues,
) -> Result<(), Failed> {
    let target_type = named_float_type(cx, "target", &options.get(&TARGET_TYPE))?;
    let mut supported = vec![Type::F32, Type::F64, target_type];
    for name in &options.get(&EXTRA_TYPES) {
        supported.push(named_float_type(cx, "source", name)?);
    }
    let is_supported = move |_: &Context, ty| supported.contains(&ty);
    let converter = Arc::new(float_type_converter(is_supported, target_type));
    let mut target = ConversionTarget::new(cx.ctx);
    populate_extend_to_supported_types_conversion_target(&mut target, &converter);
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(converter);
    populate_extend_to_supported_types_patterns(&mut patterns);
    convert(cx, target, patterns, ConversionConfig::WITHOUT_SYMBOLS)
}

/// Makes math operations, except `math.fma`, illegal on types that the converter converts. The converter must be made
/// by `float_type_converter` of `terrace-arith-transforms`. MLIR's `populateExtendToSupportedTypesConversionTarget`.
///
/// ```
/// use std::sync::Arc;
/// use terrace_arith_transforms::float_type_converter;
/// use terrace_ir::Type;
/// use terrace_math_transforms::{
///     populate_extend_to_supported_types_conversion_target, populate_extend_to_supported_types_patterns,
/// };
/// use terrace_rewrite::{ConversionTarget, PatternSet};
///
/// let ctx = terrace_testing::context(&[&terrace_arith::ARITH, &terrace_math::MATH]);
/// let converter = Arc::new(float_type_converter(|_, ty| ty == Type::F32, Type::F32));
/// let mut target = ConversionTarget::new(&ctx);
/// populate_extend_to_supported_types_conversion_target(&mut target, &converter);
/// let mut patterns = PatternSet::new();
/// patterns.set_type_converter(converter);
/// populate_extend_to_supported_types_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 1);
/// ```
pub fn populate_extend_to_supported_types_conversion_target(
    target: &mut ConversionTarget<'_>,
    converter: &Arc<TypeConverter>,
) {
    let of_op = Arc::clone(converter);
    target.add_dynamically_legal_dialect("math", move |op| {
        Some(of_op.is_legal_op(op.ctx, op.body, op.id))
    });
    target.add_legal_op::<FmaOp>();
    target.add_legal_op::<ExtFOp>();
    target.add_legal_op::<TruncFOp>();
    target.mark_unknown_op_legal();
}

/// Adds the pattern that performs operations on wider floats. The set's type converter must be made by
/// `float_type_converter` of `terrace-arith-transforms`, which corresponds to MLIR's
/// `populateExtendToSupportedTypesTypeConverter`. MLIR's `populateExtendToSupportedTypesPatterns`.
pub fn populate_extend_to_supported_types_patterns(patterns: &mut PatternSet) {
    let name = "ExtendToSupportedTypesRewritePattern";
    patterns.add_root_fn(name, Root::Any, emulate_floats);
}
