//! `convert-complex-to-libm`: operations on complex numbers as calls of the functions of C's `complex.h`.
//!
#![doc = include_str!("../README.md")]

use terrace_builtin::types::ComplexType;
use terrace_complex::{AbsOp, AngleOp, ConjOp, CosOp, LogOp, PowOp, SinOp, SqrtOp, TanOp, TanhOp};
use terrace_functions_common::{LibraryFunction, replace_by_call};
use terrace_ir::{Attr, Failed, OpDef, OpId, OpView, OperandValues, Type};
use terrace_pass::{Anchor, Pass, PassContext, PassDef, convert};
use terrace_rewrite::{
    Conversion, ConversionConfig, ConversionPattern, ConversionRewriter, ConversionTarget, NoMatch,
    PatternSet, Root,
};

/// Adds the patterns.
pub fn populate(patterns: &mut PatternSet) {
    for function in FUNCTIONS {
        patterns.add(ScalarOpToLibmCall { function });
    }
}

/// An operation, and the functions for it.
struct Function {
    op: &'static OpDef,
    /// Of parts of type `f32`.
    single: &'static str,
    /// Of parts of type `f64`.
    double: &'static str,
}

macro_rules! functions {
    ($($op:ident $single:literal $double:literal;)*) => {
        static FUNCTIONS: &[Function] = &[
            $(Function { op: <$op as OpView>::DEF, single: $single, double: $double },)*
        ];

        fn mark_illegal(target: &mut ConversionTarget<'_>) {
            $(target.add_illegal_op::<$op>();)*
        }
    };
}

functions! {
    PowOp "cpowf" "cpow";
    SqrtOp "csqrtf" "csqrt";
    TanhOp "ctanhf" "ctanh";
    CosOp "ccosf" "ccos";
    SinOp "csinf" "csin";
    ConjOp "conjf" "conj";
    LogOp "clogf" "clog";
    AbsOp "cabsf" "cabs";
    AngleOp "cargf" "carg";
    TanOp "ctanf" "ctan";
}

struct ScalarOpToLibmCall {
    function: &'static Function,
}

impl ConversionPattern for ScalarOpToLibmCall {
    fn name(&self) -> &'static str {
        "ScalarOpToLibmCall"
    }

    fn root(&self) -> Root {
        Root::Op(self.function.op)
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let result = rewriter.op(op).result_type(0);
        let complex = result.as_::<ComplexType>(rewriter.ctx());
        let name = match complex.map_or(result, |complex| complex.element) {
            Type::F32 => self.function.single,
            Type::F64 => self.function.double,
            _ => return Err(NoMatch::because("the C library has f32 and f64 only")),
        };
        let attrs = Attr::EMPTY_DICTIONARY;
        replace_by_call(
            rewriter,
            op,
            operands.all(),
            LibraryFunction { name, attrs },
        )
    }
}

/// `convert-complex-to-libm`
pub static CONVERT_COMPLEX_TO_LIBM: PassDef = PassDef {
    name: "convert-complex-to-libm",
    class: "ConvertComplexToLibm",
    description: "Convert Complex dialect to libm calls",
    anchor: Anchor::Op("builtin.module"),
    options: &[],
    statistics: &[],
    create: |_| Box::new(ConvertComplexToLibm),
};

struct ConvertComplexToLibm;

impl Pass for ConvertComplexToLibm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        cx.ctx.load_dialect("func");
        let mut patterns = PatternSet::new();
        populate(&mut patterns);
        let mut target = ConversionTarget::new(cx.ctx);
        target.add_legal_dialect("func");
        mark_illegal(&mut target);
        let config = ConversionConfig {
            explain: cx.explain,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}
