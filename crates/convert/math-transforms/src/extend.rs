//! `math-extend-to-supported-types`

use std::sync::Arc;
use terrace_arith::{ExtFOp, TruncFOp};
use terrace_arith_transforms::{EmulateFloats, float_type_converter, named_float_type};
use terrace_ir::{Context, Failed, Type};
use terrace_math::FmaOp;
use terrace_pass::{Anchor, OptionDef, OptionKind, Pass, PassContext, PassDef, convert};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

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

impl Pass for MathExtendToSupportedTypes {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        cx.ctx.load_dialect("arith");
        let target_type = named_float_type(cx, "target", &self.target)?;
        let mut supported = vec![Type::F32, Type::F64, target_type];
        for name in &self.extra {
            supported.push(named_float_type(cx, "source", name)?);
        }
        let is_supported = move |_: &Context, ty| supported.contains(&ty);
        let converter = Arc::new(float_type_converter(is_supported, target_type));
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
        patterns.add(EmulateFloats {
            name: "ExtendToSupportedTypesRewritePattern",
        });
        let config = ConversionConfig {
            needs_symbols: false,
            explain: cx.explain,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}
