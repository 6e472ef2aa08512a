//! Converts `vector.print` to calls of MLIR's runtime library, which prints scalars, text and punctuation. Other passes
//! lower the printing of vectors to scalars.

use terrace_arith::{ExtSIOp, ExtUIOp};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::elements::float_kind;
use terrace_builtin::types::{BuiltinType, Signedness};
use terrace_ir::{Context, OpView, SmallVec, Type, ValueId};
use terrace_llvm::{BitcastOp, ConstantOp, ZExtOp};
use terrace_llvm_common::{
    LlvmRewriter, RuntimeFunction, TextPrinter, check_runtime_functions, runtime_function,
};
use terrace_numeric::FloatKind;
use terrace_rewrite::{
    Adaptor, ConversionRewriter, Match, NoMatch, OnConflict, PatternSet, require,
};
use terrace_vector::PrintOp;
use terrace_vector::enums::PrintPunctuation;

/// `printI64(i64)`
static PRINT_I64: RuntimeFunction = RuntimeFunction::new("printI64", |_| vec![Type::I64]);

/// `printU64(i64)`
static PRINT_U64: RuntimeFunction = RuntimeFunction::new("printU64", |_| vec![Type::I64]);

/// `printF16(i16)`: the bits of the float.
static PRINT_F16: RuntimeFunction = RuntimeFunction::new("printF16", |_| vec![Type::I16]);

/// `printBF16(i16)`: the bits of the float.
static PRINT_BF16: RuntimeFunction = RuntimeFunction::new("printBF16", |_| vec![Type::I16]);

/// `printF32(f32)`
static PRINT_F32: RuntimeFunction = RuntimeFunction::new("printF32", |_| vec![Type::F32]);

/// `printF64(f64)`
static PRINT_F64: RuntimeFunction = RuntimeFunction::new("printF64", |_| vec![Type::F64]);

/// `printApFloat(i32, i64)`: the ID of the format, and the bits of the float.
static PRINT_AP_FLOAT: RuntimeFunction =
    RuntimeFunction::new("printApFloat", |_| vec![Type::I32, Type::I64]);

/// `printString(ptr)`
static PRINT_STRING: RuntimeFunction =
    RuntimeFunction::new("printString", |_| vec![Type::LLVM_PTR]);

/// `printOpen()`
static PRINT_OPEN: RuntimeFunction = RuntimeFunction::new("printOpen", |_| vec![]);

/// `printClose()`
static PRINT_CLOSE: RuntimeFunction = RuntimeFunction::new("printClose", |_| vec![]);

/// `printComma()`
static PRINT_COMMA: RuntimeFunction = RuntimeFunction::new("printComma", |_| vec![]);

/// `printNewline()`
static PRINT_NEWLINE: RuntimeFunction = RuntimeFunction::new("printNewline", |_| vec![]);

/// The functions that the conversion of `vector.print` declares.
pub(crate) static FUNCTIONS: &[&RuntimeFunction] = &[
    &PRINT_I64,
    &PRINT_U64,
    &PRINT_F16,
    &PRINT_BF16,
    &PRINT_F32,
    &PRINT_F64,
    &PRINT_AP_FLOAT,
    &PRINT_STRING,
    &PRINT_OPEN,
    &PRINT_CLOSE,
    &PRINT_COMMA,
    &PRINT_NEWLINE,
];

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<PrintOp>("VectorPrintOpConversion", print);
}

/// The conversion of a scalar to the argument of the print function.
#[derive(Clone, Copy)]
enum Form {
    AsIs,
    SignExtended,
    ZeroExtended,
    /// As an integer of 16 bits.
    Bits,
    /// The ID of the format, and the bits as a 64-bit integer.
    Format(i32),
}

impl Form {
    /// Returns true if the conversion creates arith operations.
    fn needs_arith(self) -> bool {
        matches!(self, Form::SignExtended | Form::ZeroExtended)
    }

    fn arguments(self, rw: &mut ConversionRewriter<'_>, value: ValueId) -> SmallVec<[ValueId; 2]> {
        let mut b = rw.builder();
        let mut arguments = SmallVec::new();
        let value = match self {
            Form::AsIs => value,
            Form::SignExtended => b.create_value(ExtSIOp::spec(Type::I64, value)),
            Form::ZeroExtended => b.create_value(ExtUIOp::spec(Type::I64, value)),
            Form::Bits => b.create_value(BitcastOp::spec(Type::I16, value)),
            Form::Format(number) => {
                let number = b.ctx.i32(number);
                arguments.push(b.create_value(ConstantOp::spec(Type::I32, number)));
                b.create_value(ZExtOp::spec(Type::I64, value))
            }
        };
        arguments.push(value);
        arguments
    }
}

/// Returns the ID of a format in `APFloatBase::Semantics`.
fn format_number(kind: FloatKind) -> i32 {
    match kind {
        FloatKind::F16 => 0,
        FloatKind::BF16 => 1,
        FloatKind::F32 => 2,
        FloatKind::F64 => 3,
        FloatKind::F128 => 4,
        FloatKind::PpcDoubleDouble => 5,
        FloatKind::F8E5M2 => 7,
        FloatKind::F8E5M2FNUZ => 8,
        FloatKind::F8E4M3 => 9,
        FloatKind::F8E4M3FN => 10,
        FloatKind::F8E4M3FNUZ => 11,
        FloatKind::F8E4M3B11FNUZ => 12,
        FloatKind::F8E3M4 => 13,
        FloatKind::TF32 => 14,
        FloatKind::F8E8M0FNU => 15,
        FloatKind::F6E3M2FN => 16,
        FloatKind::F6E2M3FN => 17,
        FloatKind::F4E2M1FN => 18,
        FloatKind::F80 => 19,
    }
}

/// Returns the function that prints scalars of a type, and the conversion of its argument.
fn printer(ctx: &Context, ty: Type) -> Result<(&'static RuntimeFunction, Form), NoMatch> {
    if ty == Type::INDEX {
        return Ok((&PRINT_U64, Form::AsIs));
    }
    if let Some(kind) = float_kind(ctx, ty) {
        // As in upstream, floats of more than 64 bits also match. The verifier rejects the result.
        return Ok(match kind {
            FloatKind::F32 => (&PRINT_F32, Form::AsIs),
            FloatKind::F64 => (&PRINT_F64, Form::AsIs),
            FloatKind::F16 => (&PRINT_F16, Form::Bits),
            FloatKind::BF16 => (&PRINT_BF16, Form::Bits),
            kind => (&PRINT_AP_FLOAT, Form::Format(format_number(kind))),
        });
    }
    let integer = match BuiltinType::of(ctx, ty) {
        BuiltinType::Integer(integer) if integer.width <= 64 => integer,
        _ => {
            return Err(NoMatch::because(
                "the runtime prints no values of this type",
            ));
        }
    };
    let is_unsigned = integer.signedness == Signedness::Unsigned;
    let function = match is_unsigned {
        true => &PRINT_U64,
        false => &PRINT_I64,
    };
    let form = match integer.width {
        64 => Form::AsIs,
        // True prints as 1, not -1.
        1 => Form::ZeroExtended,
        _ if is_unsigned => Form::ZeroExtended,
        _ => Form::SignExtended,
    };
    Ok((function, form))
}

fn punctuation(punctuation: PrintPunctuation) -> Option<&'static RuntimeFunction> {
    match punctuation {
        PrintPunctuation::NoPunctuation => None,
        PrintPunctuation::Newline => Some(&PRINT_NEWLINE),
        PrintPunctuation::Comma => Some(&PRINT_COMMA),
        PrintPunctuation::Open => Some(&PRINT_OPEN),
        PrintPunctuation::Close => Some(&PRINT_CLOSE),
    }
}

/// Declares a function if it is missing, and calls it.
fn call(
    rw: &mut ConversionRewriter<'_>,
    function: &'static RuntimeFunction,
    arguments: impl FnOnce(&mut ConversionRewriter<'_>) -> SmallVec<[ValueId; 2]>,
) -> Match {
    // None of these functions has a parameter of type `index`.
    let callee = runtime_function(rw, function, Type::I64, OnConflict::Duplicate)?;
    let arguments = arguments(rw);
    callee.call(rw, &arguments, None);
    Ok(())
}

fn print(op: PrintOp, args: Adaptor<'_, PrintOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let llvm = LlvmRewriter::of(rw);
    let source = view.source().map(|source| body.ty(source));
    let text = view.string_literal();
    let punctuation = match text {
        Some(_) => None,
        None => punctuation(view.punctuation()),
    };
    let scalar = match (source, args.source()) {
        (Some(ty), Some(value)) => {
            let (function, form) = printer(ctx, ty)?;
            llvm.convert(ctx, ty)?;
            let why = "arith is not converted";
            require(!form.needs_arith() || rw.can_legalize_new::<ExtUIOp>(), why)?;
            Some((function, form, value))
        }
        _ => None,
    };
    let functions = scalar.map(|(function, ..)| function).into_iter();
    let functions: SmallVec<[_; 2]> = functions.chain(punctuation).collect();
    check_runtime_functions(rw, &functions, Type::I64)?;
    if let Some((function, form, value)) = scalar {
        call(rw, function, |rw| form.arguments(rw, value))?;
    }
    if let Some(text) = text {
        let printer = TextPrinter::declare(rw, "vector_print_str", text, &PRINT_STRING)?;
        printer.print(rw);
    } else if let Some(function) = punctuation {
        call(rw, function, |_| SmallVec::new())?;
    }
    rw.replace_op(op.id(), &[]);
    Ok(())
}
