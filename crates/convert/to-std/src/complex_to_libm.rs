//! `convert-complex-to-libm`: lowers operations on complex numbers to calls of functions of C's `complex.h`.

use crate::calls::{LibraryFunction, call, replace_by_call};
use terrace_arith::{ExtFOp, TruncFOp};
use terrace_builtin::types::ComplexType;
use terrace_complex::{
    AbsOp, AngleOp, ConjOp, CosOp, CreateOp, ImOp, LogOp, PowOp, ReOp, SinOp, SqrtOp, TanOp, TanhOp,
};
use terrace_ir::{Attr, Failed, OpDef, OpId, OpView, OperandValues, SmallVec, Type, ValueId};
use terrace_pass::{OptionValues, PassContext, PassDef, convert};
use terrace_rewrite::{
    ConversionConfig, ConversionRewriter, ConversionTarget, Match, NoMatch, PatternSet, Root,
};

/// Adds the patterns.
pub fn populate(patterns: &mut PatternSet) {
    for function in FUNCTIONS {
        patterns.add_root_fn(
            "ScalarOpToLibmCall",
            Root::Op(function.op),
            |op, operands, rw| to_call(function, op, operands, rw),
        );
    }
}

/// An operation, and its function for complex numbers of `f64`.
struct Function {
    op: &'static OpDef,
    name: &'static str,
}

macro_rules! functions {
    ($($op:ident $name:literal;)*) => {
        static FUNCTIONS: &[Function] = &[
            $(Function { op: <$op as OpView>::DEF, name: $name },)*
        ];

        fn mark_illegal(target: &mut ConversionTarget<'_>) {
            $(target.add_illegal_op::<$op>();)*
        }
    };
}

functions! {
    PowOp "cpow";
    SqrtOp "csqrt";
    TanhOp "ctanh";
    CosOp "ccos";
    SinOp "csin";
    ConjOp "conj";
    LogOp "clog";
    AbsOp "cabs";
    AngleOp "carg";
    TanOp "ctan";
}

fn to_call(
    function: &'static Function,
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let result = rw.op(op).result_type(0);
    let complex = result.as_::<ComplexType>(ctx);
    let function = LibraryFunction {
        name: function.name,
        attrs: Attr::EMPTY_DICTIONARY,
    };
    match complex.map_or(result, |complex| complex.element) {
        Type::F64 => replace_by_call(rw, op, operands.all(), function),
        Type::F32 => by_call_on_doubles(rw, op, operands.all(), function),
        _ => Err(NoMatch::because("the C library has f32 and f64 only")),
    }
}

/// Replaces an operation on complex numbers of `f32` by a call of the function for `f64`. On x86-64 the function for
/// `f32` takes both parts in one register. The struct of two `f32` to which complex numbers are lowered is passed in
/// two registers.
fn by_call_on_doubles(
    rw: &mut ConversionRewriter<'_>,
    op: OpId,
    operands: &[ValueId],
    function: LibraryFunction<'_>,
) -> Match {
    let ctx = rw.ctx();
    let ty = rw.op(op).result_type(0);
    let wide = ctx.ty(ComplexType { element: Type::F64 });
    let mut extended: SmallVec<[ValueId; 2]> = SmallVec::new();
    for &operand in operands {
        let re = rw.create_value(ReOp::spec(operand));
        let im = rw.create_value(ImOp::spec(operand));
        let re = rw.create_value(ExtFOp::spec(Type::F64, re));
        let im = rw.create_value(ExtFOp::spec(Type::F64, im));
        extended.push(rw.create_value(CreateOp::spec(wide, re, im)));
    }
    if ty == Type::F32 {
        let values = call(rw, &extended, &[Type::F64], function)?;
        rw.replace_op_with(op, TruncFOp::spec(ty, values[0]));
        return Ok(());
    }
    let values = call(rw, &extended, &[wide], function)?;
    let re = rw.create_value(ReOp::spec(values[0]));
    let im = rw.create_value(ImOp::spec(values[0]));
    let re = rw.create_value(TruncFOp::spec(Type::F32, re));
    let im = rw.create_value(TruncFOp::spec(Type::F32, im));
    rw.replace_op_with(op, CreateOp::spec(ty, re, im));
    Ok(())
}

/// `convert-complex-to-libm`
pub static CONVERT_COMPLEX_TO_LIBM: PassDef = PassDef::new(
    "convert-complex-to-libm",
    "Convert Complex dialect to libm calls",
    convert_complex_to_libm,
)
.class("ConvertComplexToLibm")
.on("builtin.module")
.dialects(&["func"]);

fn convert_complex_to_libm(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate(&mut patterns);
    let mut target = ConversionTarget::new(cx.ctx);
    target.add_legal_dialect("func");
    // These operations extend and truncate the parts of `f32` numbers. As in upstream, constants are illegal, because
    // this pass does not fold other operations.
    target.add_legal_op::<ExtFOp>();
    target.add_legal_op::<TruncFOp>();
    target.add_legal_op::<CreateOp>();
    target.add_legal_op::<ImOp>();
    target.add_legal_op::<ReOp>();
    mark_illegal(&mut target);
    convert(cx, target, patterns, ConversionConfig::default())
}
