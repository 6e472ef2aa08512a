//! `arith-emulate-unsupported-floats`: replaces operations on unsupported floats by operations on wider floats. The
//! math dialect's pass for the same purpose uses parts of this module.

use crate::rounded_once::Cast;
use std::sync::Arc;
use terrace_arith::enums::FastMathFlags;
use terrace_arith::{BitcastOp, ConstantOp, ExtFOp, SelectOp, TruncFOp};
use terrace_builtin::types::{FloatType, element_type_or_self, with_element_type};
use terrace_ir::{
    Context, Failed, Loc, OpId, OpRef, OpSpec, OperandValues, SmallVec, Type, ValueId,
};
use terrace_numeric::FloatKind;
use terrace_pass::{OptionValues, PassContext, PassDef, TypedOption, convert};
use terrace_rewrite::{
    ConversionConfig, ConversionRewriter, ConversionTarget, Converted, NoMatch, PatternSet, Root,
    TypeConverter,
};
use terrace_vector::{
    ContractionOp, FMAOp, MultiDimReductionOp, OuterProductOp, ReductionOp, ScanOp,
};

pub(crate) const SOURCE_TYPES: TypedOption<Vec<String>> = TypedOption::list(
    "source-types",
    "MLIR types without arithmetic support on a given target",
);

const TARGET_TYPE: TypedOption<String> = TypedOption::text(
    "target-type",
    "MLIR type to convert the unsupported source types to",
    "f32",
);

/// `arith-emulate-unsupported-floats`
pub static ARITH_EMULATE_UNSUPPORTED_FLOATS: PassDef = PassDef::new(
    "arith-emulate-unsupported-floats",
    "Emulate operations on unsupported floats with extf/truncf",
    emulate_unsupported_floats,
)
.class("ArithEmulateUnsupportedFloats")
.options(&[SOURCE_TYPES.def, TARGET_TYPE.def])
.dialects(&["vector"]);

/// Returns the float type that a pass option names. `what` describes the option in messages: `source` or `target`.
pub fn named_float_type(cx: &mut PassContext<'_>, what: &str, name: &str) -> Result<Type, Failed> {
    // Upstream's list lacks these formats.
    let forgotten = [FloatKind::F8E4M3B11FNUZ, FloatKind::TF32];
    let kind = FloatKind::from_keyword(name).filter(|kind| !forgotten.contains(kind));
    match kind {
        Some(kind) => Ok(FloatType::get(cx.ctx, kind)),
        None => {
            let message =
                format!("could not map {what} type '{name}' to a known floating-point type");
            Err(cx.diags.error(Loc::UNKNOWN, message))
        }
    }
}

/// Returns a converter from unsupported float types, including element types, to the float type `target`. It
/// materializes converted values by extension.
pub fn float_type_converter(
    is_supported: impl Fn(&Context, Type) -> bool + Send + Sync + 'static,
    target: Type,
) -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_conversion(move |_, ctx, ty| {
        let element = element_type_or_self(ctx, ty);
        if !element.is::<FloatType>(ctx) || is_supported(ctx, element) {
            return Converted::one(ty);
        }
        Converted::one(with_element_type(ctx, ty, target))
    });
    converter.add_target_materialization(|_, builder, target, out| {
        let (&[ty], &[input]) = (target.types, target.inputs) else {
            return false;
        };
        out.push(builder.create_value(ExtFOp::spec(ty, input)));
        true
    });
    converter
}

fn emulate_unsupported_floats(
    cx: &mut PassContext<'_>,
    options: &OptionValues,
) -> Result<(), Failed> {
    let target_type = named_float_type(cx, "target", &options.get(&TARGET_TYPE))?;
    let mut sources = Vec::new();
    for name in &options.get(&SOURCE_TYPES) {
        sources.push(named_float_type(cx, "source", name)?);
    }
    if sources.contains(&target_type) {
        let message = "target type cannot be an unsupported source type";
        return Err(cx.diags.error(Loc::UNKNOWN, message.to_owned()));
    }
    let is_supported = move |_: &Context, ty| !sources.contains(&ty);
    let converter = Arc::new(float_type_converter(is_supported, target_type));
    let mut target = ConversionTarget::new(cx.ctx);
    populate_emulate_unsupported_floats_legality(&mut target, &converter);
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(converter);
    populate_emulate_unsupported_floats_patterns(&mut patterns);
    convert(cx, target, patterns, ConversionConfig::WITHOUT_SYMBOLS)
}

/// Makes arith operations, and arithmetic on vectors, illegal on types that the converter converts. The converter must
/// be made by [`float_type_converter`]. MLIR's `populateEmulateUnsupportedFloatsLegality`.
///
/// ```
/// use std::sync::Arc;
/// use terrace_arith_transforms::{
///     float_type_converter, populate_emulate_unsupported_floats_legality,
///     populate_emulate_unsupported_floats_patterns,
/// };
/// use terrace_builtin::types::FloatType;
/// use terrace_ir::Type;
/// use terrace_numeric::FloatKind;
/// use terrace_rewrite::{ConversionTarget, PatternSet};
///
/// let ctx = terrace_testing::context(&[&terrace_arith::ARITH, &terrace_vector::VECTOR]);
/// let f16 = FloatType::get(&ctx, FloatKind::F16);
/// let converter = Arc::new(float_type_converter(move |_, ty| ty != f16, Type::F32));
/// let mut target = ConversionTarget::new(&ctx);
/// populate_emulate_unsupported_floats_legality(&mut target, &converter);
/// let mut patterns = PatternSet::new();
/// patterns.set_type_converter(converter);
/// populate_emulate_unsupported_floats_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 1);
/// ```
pub fn populate_emulate_unsupported_floats_legality(
    target: &mut ConversionTarget<'_>,
    converter: &Arc<TypeConverter>,
) {
    target.mark_unknown_op_legal();
    let of_op = Arc::clone(converter);
    target.add_dynamically_legal_dialect("arith", move |op| {
        Some(of_op.is_legal_op(op.ctx, op.body, op.id))
    });
    macro_rules! arithmetic_of_vectors {
        ($($op:ident)*) => {
            $(let of_op = Arc::clone(converter);
            target.add_dynamically_legal_op::<$op>(move |op| {
                Some(of_op.is_legal_op(op.ctx, op.body, op.id))
            });)*
        };
    }
    arithmetic_of_vectors!(
        ContractionOp ReductionOp MultiDimReductionOp FMAOp OuterProductOp ScanOp
    );
    target.add_legal_op::<BitcastOp>();
    target.add_legal_op::<ExtFOp>();
    target.add_legal_op::<TruncFOp>();
    target.add_legal_op::<ConstantOp>();
    target.add_legal_op::<SelectOp>();
}

/// Adds the pattern that performs operations on wider floats. The set's type converter must be made by
/// [`float_type_converter`], which corresponds to MLIR's `populateEmulateUnsupportedFloatsConversions`. MLIR's
/// `populateEmulateUnsupportedFloatsPatterns`.
pub fn populate_emulate_unsupported_floats_patterns(patterns: &mut PatternSet) {
    patterns.add_root_fn("EmulateFloatPattern", Root::Any, emulate_floats);
}

/// Returns the `contract` flag of an operation. With this flag, operands and results need not be rounded to their
/// types.
fn contract_of(op: OpRef<'_>) -> FastMathFlags {
    match FastMathFlags::of(op).contains(FastMathFlags::CONTRACT) {
        true => FastMathFlags::CONTRACT,
        false => FastMathFlags::NONE,
    }
}

/// Performs an operation on operands that [`float_type_converter`] converted, and truncates its results to the original
/// types. Does not match operations with regions or successors.
///
/// A cast of integers that the wider float cannot represent exactly first reduces the integer to fewer bits, so the
/// value is rounded only once.
///
/// The casts have the flag `contract` if the operation has it. If both an extension and a truncation have the flag, the
/// extension of the truncated value folds away. Upstream sets the flag on all casts.
pub fn emulate_floats(
    op: OpId,
    operands: OperandValues<'_>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let body = rewriter.body();
    if body.regions(op).next().is_some() || body.successors(op).next().is_some() {
        return Err(NoMatch::because("the operation has regions or successors"));
    }
    let contract = contract_of(rewriter.op(op));
    let mut inputs: SmallVec<[ValueId; 4]> = operands.all().into();
    let types: SmallVec<[Type; 2]> = body.results(op).map(|result| body.ty(result)).collect();
    let name = body.name(op);
    let props: SmallVec<[_; 3]> = body.props(op).into();
    let attrs = body.attrs(op);
    let mut results: SmallVec<[Type; 2]> = SmallVec::new();
    for &ty in &types {
        results.push(rewriter.convert_type(ty)?);
    }
    let cast = results
        .first()
        .and_then(|&ty| Cast::of(rewriter.op(op), ty));
    let old_inputs: SmallVec<[ValueId; 4]> = rewriter.body().operands(op).collect();
    let mut builder = rewriter.builder();
    if contract != FastMathFlags::NONE && old_inputs.len() == inputs.len() {
        for (input, &old) in inputs.iter_mut().zip(&old_inputs) {
            let ty = builder.body().ty(*input);
            if ty != builder.body().ty(old) {
                let extended = ExtFOp::spec(ty, old).fastmath(contract);
                *input = builder.create_value(extended);
            }
        }
    }
    if let (Some(cast), &[input]) = (cast, &inputs[..]) {
        let float = cast.emit(&mut builder, input);
        rewriter.replace_op_with(op, TruncFOp::spec(types[0], float));
        return Ok(());
    }
    let new = builder.insert(OpSpec {
        operands: &inputs,
        results: &results,
        props: &props,
        attrs,
        ..OpSpec::new(name, builder.loc)
    });
    let mut values: SmallVec<[ValueId; 2]> = builder.body().results(new).collect();
    for ((value, &new), &old) in values.iter_mut().zip(&results).zip(&types) {
        if new != old {
            let mut truncated = TruncFOp::spec(old, *value);
            if contract != FastMathFlags::NONE {
                truncated = truncated.fastmath(contract);
            }
            *value = builder.create_value(truncated);
        }
    }
    rewriter.replace_op(op, &values);
    Ok(())
}
