//! `math-extend-to-supported-types`

use std::sync::Arc;
use terrace_arith::enums::FastMathFlags;
use terrace_arith::{ExtFOp, TruncFOp};
use terrace_builtin::types::{FloatType, element_type_or_self, with_element_type};
use terrace_ir::{Failed, Loc, OpId, OpSpec, OperandValues, SmallVec, Type, ValueId};
use terrace_math::FmaOp;
use terrace_numeric::FloatKind;
use terrace_pass::{Anchor, OptionDef, OptionKind, Pass, PassContext, PassDef, convert};
use terrace_rewrite::{
    Conversion, ConversionConfig, ConversionPattern, ConversionRewriter, ConversionTarget,
    Converted, NoMatch, PatternSet, Root, TypeConverter,
};

/// `math-extend-to-supported-types`
pub static MATH_EXTEND_TO_SUPPORTED_TYPES: PassDef = PassDef {
    name: "math-extend-to-supported-types",
    class: "MathExtendToSupportedTypes",
    description: "Legalize floating-point math ops on low-precision floats",
    anchor: Anchor::Any,
    options: &[
        OptionDef {
            name: "extra-types",
            description: "MLIR types with arithmetic support on a given target (f64 and f32 are implicitly supported)",
            kind: OptionKind::List,
        },
        OptionDef {
            name: "target-type",
            description: "MLIR type to convert the unsupported source types to",
            kind: OptionKind::Text("f32"),
        },
    ],
    statistics: &[],
    create: |options| {
        Box::new(MathExtendToSupportedTypes {
            extra: options.list("extra-types").to_vec(),
            target: options.text("target-type").to_owned(),
        })
    },
};

struct MathExtendToSupportedTypes {
    extra: Vec<String>,
    target: String,
}

/// The float type that an option names.
fn named(cx: &mut PassContext<'_>, what: &str, name: &str) -> Result<Type, Failed> {
    match FloatKind::from_keyword(name) {
        Some(kind) => Ok(FloatType::get(cx.ctx, kind)),
        None => {
            let message =
                format!("could not map {what} type '{name}' to a known floating-point type");
            Err(cx.diags.error(Loc::UNKNOWN, message))
        }
    }
}

/// Floats of other types than these become floats of the target type, also as elements.
fn type_converter(supported: Vec<Type>, target: Type) -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_conversion(move |_, ctx, ty| {
        let element = element_type_or_self(ctx, ty);
        if !element.is::<FloatType>(ctx) || supported.contains(&element) {
            return Converted::one(ty);
        }
        Converted::one(with_element_type(ctx, ty, target))
    });
    converter.add_target_materialization(|_, builder, target, out| {
        let (&[ty], &[input]) = (target.types, target.inputs) else {
            return false;
        };
        let extended = ExtFOp::spec(ty, input).fastmath(FastMathFlags::CONTRACT);
        out.push(builder.create_value(extended));
        true
    });
    converter
}

impl Pass for MathExtendToSupportedTypes {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        cx.ctx.load_dialect("arith");
        let target_type = named(cx, "target", &self.target)?;
        let mut supported = vec![Type::F32, Type::F64, target_type];
        for name in &self.extra {
            supported.push(named(cx, "source", name)?);
        }
        let converter = Arc::new(type_converter(supported, target_type));
        let mut target = ConversionTarget::new(cx.ctx);
        let of_op = Arc::clone(&converter);
        target.add_dynamically_legal_dialect("math", move |op| {
            Some(of_op.is_legal_op(op.ctx, op.body, op.id))
        });
        target.add_legal_op::<FmaOp>();
        target.add_legal_op::<ExtFOp>();
        target.add_legal_op::<TruncFOp>();
        target.mark_unknown_op_legal();
        let mut patterns = PatternSet::new();
        patterns.set_type_converter(converter);
        patterns.add(ExtendToSupportedTypes);
        let config = ConversionConfig {
            needs_symbols: false,
            explain: cx.explain,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}

/// Does an operation on converted operands, and truncates its results to their types.
struct ExtendToSupportedTypes;

impl ConversionPattern for ExtendToSupportedTypes {
    fn name(&self) -> &'static str {
        "ExtendToSupportedTypesRewritePattern"
    }

    fn root(&self) -> Root {
        Root::Any
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let body = rewriter.body();
        if body.regions(op).next().is_some() || body.successors(op).next().is_some() {
            return Err(NoMatch::because("the operation has regions or successors"));
        }
        let types: SmallVec<[Type; 2]> = body.results(op).map(|result| body.ty(result)).collect();
        let name = body.name(op);
        let props: SmallVec<[_; 3]> = body.props(op).into();
        let attrs = body.attrs(op);
        let mut results: SmallVec<[Type; 2]> = SmallVec::new();
        for &ty in &types {
            results.push(rewriter.convert_type(ty)?);
        }
        let mut builder = rewriter.builder();
        let new = builder.insert(OpSpec {
            operands: operands.all(),
            results: &results,
            props: &props,
            attrs,
            ..OpSpec::new(name, builder.loc)
        });
        let mut values: SmallVec<[ValueId; 2]> = builder.body().results(new).collect();
        for ((value, &new), &old) in values.iter_mut().zip(&results).zip(&types) {
            if new != old {
                let truncated = TruncFOp::spec(old, *value).fastmath(FastMathFlags::CONTRACT);
                *value = builder.create_value(truncated);
            }
        }
        rewriter.replace_op(op, &values);
        Ok(())
    }
}
