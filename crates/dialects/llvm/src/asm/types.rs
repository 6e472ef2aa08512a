//! Parses and prints types. Inside a type of the dialect, compatible types of the dialect are written without
//! `!llvm.`.

use super::TEXT;
use crate::types::{
    FunctionType, LlvmType, StructBody, StructType, TargetExtType, is_compatible_type,
};
use std::borrow::Cow;
use terrace_asm::params::{CustomText, ParamText, TypeText, Value};
use terrace_asm::{Parser, Printer};
use terrace_builtin::types::{FloatType, IntegerType, VectorType};
use terrace_ir::{Context, Failed, Type};
use terrace_numeric::FloatKind;

/// Prints a type with its mnemonic.
fn print(ctx: &Context, ty: Type, printer: &mut Printer<'_>) {
    if let Some(text) = ctx.type_interface::<dyn TypeText>(ty) {
        printer.text(text.def().mnemonic);
        text.print(ty, printer);
    } else if let Some(body) = ty.as_::<StructType>(ctx) {
        print_struct(ctx, ty, body, printer);
    }
}

/// Prints a struct. It needs its own printer because an identified struct may contain itself.
pub(super) fn print_type(ctx: &Context, ty: Type, printer: &mut Printer<'_>) {
    if let Some(body) = ty.as_::<StructType>(ctx) {
        print_struct(ctx, ty, body, printer);
    }
}

/// A type parameter that is printed without `!llvm.` if it is a type of the dialect.
pub(crate) struct NestedType;

impl ParamText for NestedType {
    fn parse(&self, parser: &mut Parser<'_>) -> Result<Value, Failed> {
        parse_nested(parser).map(Value::Type)
    }

    fn print(&self, value: &Value, printer: &mut Printer<'_>) {
        if let Value::Type(ty) = value {
            nested(printer.ctx(), *ty, printer);
        }
    }

    fn cpp_type(&self) -> Cow<'static, str> {
        Cow::Borrowed("")
    }
}

/// Prints a type nested in a type of the dialect.
fn nested(ctx: &Context, ty: Type, printer: &mut Printer<'_>) {
    let builtin = ty.is::<IntegerType>(ctx) || ty.is::<FloatType>(ctx) || ty.is::<VectorType>(ctx);
    if !builtin && ty.dialect(ctx) == "llvm" && is_compatible_type(ctx, ty) {
        print(ctx, ty, printer);
    } else {
        printer.ty(ty);
    }
}

fn list(ctx: &Context, types: &[Type], printer: &mut Printer<'_>) {
    for (index, &ty) in types.iter().enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        nested(ctx, ty, printer);
    }
}

/// Prints a struct. Inside its own body, an identified struct is printed as its name only.
fn print_struct(ctx: &Context, ty: Type, storage: &StructType, printer: &mut Printer<'_>) {
    printer.text("struct<");
    if let Some(name) = storage.name() {
        printer.string(name);
        if !printer.enter_cyclic(ty) {
            printer.ch('>');
            return;
        }
        printer.text(", ");
    }
    match storage.body() {
        Some(body) if !body.opaque => print_body(ctx, body, printer),
        _ => printer.text("opaque"),
    }
    if storage.name().is_some() {
        printer.leave_cyclic();
    }
    printer.ch('>');
}

fn print_body(ctx: &Context, body: &StructBody, printer: &mut Printer<'_>) {
    if body.packed {
        printer.text("packed ");
    }
    printer.ch('(');
    list(ctx, &body.elements, printer);
    printer.ch(')');
}

/// Parses a type whose keyword was already consumed.
pub(super) fn parse(keyword: &str, parser: &mut Parser<'_>) -> Result<Type, Failed> {
    let offset = parser.previous_end().saturating_sub(keyword.len() as u32);
    if is_builtin_keyword(keyword) {
        // The type is parsed first, so errors inside it are reported first.
        parser.read_again(offset);
        parser.ty()?;
        return Err(parser.error(offset, "unexpected type, expected keyword"));
    }
    parse_known(keyword, offset, parser)
}

fn is_builtin_keyword(keyword: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    matches!(
        keyword,
        "index" | "none" | "vector" | "tensor" | "memref" | "tuple" | "complex"
    ) || FloatKind::from_keyword(keyword).is_some()
        || ["i", "si", "ui"]
            .iter()
            .any(|prefix| keyword.strip_prefix(prefix).is_some_and(digits))
}

fn parse_known(keyword: &str, offset: u32, parser: &mut Parser<'_>) -> Result<Type, Failed> {
    if let Some(text) = TEXT.ty(keyword) {
        return text.parse(parser);
    }
    match keyword {
        "struct" => parser.nested(parse_struct),
        "ppc_fp128" => Ok(FloatType::get(parser.ctx(), FloatKind::PpcDoubleDouble)),
        other => Err(parser.error(offset, format!("unknown LLVM type: {other}"))),
    }
}

/// Parses any type; types of the dialect are written without `!llvm.` here.
pub(super) fn parse_nested(parser: &mut Parser<'_>) -> Result<Type, Failed> {
    if let Some(ty) = parser.optional_type()? {
        return Ok(ty);
    }
    let offset = parser.offset();
    let keyword = parser.keyword()?;
    parse_known(keyword, offset, parser)
}

/// Returns the low 32 bits of a number that fits in 32 bits. As upstream, a negative number is converted to two's
/// complement.
fn wrapped_32(value: i64) -> Option<u32> {
    let value = u32::try_from(value).or_else(|_| i32::try_from(value).map(|value| value as u32));
    value.ok()
}

impl CustomText for FunctionType {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Failed> {
        parser.expect("<")?;
        let result = parse_nested(parser)?;
        parser.expect("(")?;
        let mut params = Vec::new();
        let mut var_arg = false;
        if !parser.eat(")") {
            loop {
                if parser.eat("...") {
                    var_arg = true;
                    break;
                }
                params.push(parse_nested(parser)?);
                if !parser.eat(",") {
                    break;
                }
            }
            parser.expect(")")?;
        }
        parser.expect(">")?;
        Ok(FunctionType {
            result,
            params: params.into(),
            var_arg,
        })
    }

    fn print(&self, printer: &mut Printer<'_>) {
        let ctx = printer.ctx();
        printer.ch('<');
        nested(ctx, self.result, printer);
        printer.text(" (");
        list(ctx, &self.params, printer);
        if self.var_arg {
            printer.text(if self.params.is_empty() {
                "..."
            } else {
                ", ..."
            });
        }
        printer.text(")>");
    }
}

impl CustomText for TargetExtType {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Failed> {
        parser.expect("<")?;
        let name = parser.string().map_err(|failed| {
            let parameter =
                "LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`";
            parser.failed_parameter(parameter, failed)
        })?;
        let wrong_list = |parser: &mut Parser<'_>| {
            parser.error_here("failed to parse parameter list for target extension type")
        };
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while parser.eat(",") {
            let offset = parser.offset();
            // Upstream tries to parse a type after a number that is out of range.
            let refused = match parser.optional_integer() {
                Ok(None) => None,
                Ok(Some(value)) => match wrapped_32(value) {
                    Some(value) => {
                        ints.push(value);
                        continue;
                    }
                    None => Some(parser.error(offset, "integer value too large")),
                },
                Err(failed) => Some(failed),
            };
            if !ints.is_empty() {
                return Err(wrong_list(parser));
            }
            types.push(parse_nested(parser).map_err(|_| wrong_list(parser))?);
            if let Some(failed) = refused {
                return Err(failed);
            }
        }
        parser.expect(">")?;
        Ok(TargetExtType {
            name: name.into(),
            type_params: types.into(),
            int_params: ints.into(),
        })
    }

    fn print(&self, printer: &mut Printer<'_>) {
        printer.ch('<');
        printer.string(&self.name);
        for &param in &self.type_params {
            printer.text(", ");
            printer.ty(param);
        }
        for &param in &self.int_params {
            printer.text(", ");
            printer.int(i64::from(param));
        }
        printer.ch('>');
    }
}

fn parse_struct(parser: &mut Parser<'_>) -> Result<Type, Failed> {
    let ctx = parser.ctx();
    let start = parser.offset();
    parser.expect("<")?;
    let Some(name) = parser.optional_string()? else {
        if parser.peek_keyword("opaque") {
            return Err(parser.error_here("only identified structs can be opaque"));
        }
        let (elements, packed, _) = parse_body(parser)?;
        parser.expect(">")?;
        if let Some(message) = invalid_element(ctx, &elements) {
            return Err(parser.error(start, message));
        }
        return Ok(StructType::literal_with(ctx, &elements, packed));
    };
    let ty = StructType::identified(ctx, &name);
    let end = parser.offset();
    if parser.eat(">") {
        // A struct may be referred to by its name alone only inside its own body.
        if parser.enter_cyclic(ty) {
            parser.leave_cyclic();
            return Err(parser.error(
                end,
                "struct without a body only allowed in a recursive struct",
            ));
        }
        return Ok(ty);
    }
    parser.expect(",")?;
    let keyword = parser.offset();
    if parser.eat_keyword("opaque") {
        parser.expect(">")?;
        let ty = StructType::opaque(ctx, &name);
        if !matches!(LlvmType::of(ctx, ty), LlvmType::Struct(body) if body.is_opaque()) {
            return Err(parser.error(keyword, "redeclaring defined struct as opaque"));
        }
        return Ok(ty);
    }
    if !parser.enter_cyclic(ty) {
        return Err(parser.error(keyword, "identifier already used for an enclosing struct"));
    }
    let body = parse_body(parser);
    parser.leave_cyclic();
    let (elements, packed, first) = body?;
    parser.expect(">")?;
    let at = if elements.is_empty() { keyword } else { first };
    if let Some(message) = invalid_element(ctx, &elements) {
        return Err(parser.error(at, message));
    }
    let storage = ty.as_::<StructType>(ctx);
    if !storage.is_some_and(|storage| storage.set_body(&elements, packed)) {
        return Err(parser.error(at, "identified type already used with a different body"));
    }
    Ok(ty)
}

fn invalid_element(ctx: &Context, elements: &[Type]) -> Option<String> {
    let invalid = elements
        .iter()
        .find(|&&element| !StructType::is_valid_element(ctx, element))?;
    Some(format!(
        "invalid LLVM structure element type: {}",
        ctx.show_type(*invalid)
    ))
}

/// Parses `packed (i32, ptr)`. Returns the types, true if packed, and the offset of the first type.
fn parse_body(parser: &mut Parser<'_>) -> Result<(Vec<Type>, bool, u32), Failed> {
    let packed = parser.eat_keyword("packed");
    parser.expect("(")?;
    let first = parser.offset();
    let mut elements = Vec::new();
    if !parser.eat(")") {
        loop {
            elements.push(parse_nested(parser)?);
            if !parser.eat(",") {
                break;
            }
        }
        parser.expect(")")?;
    }
    Ok((elements, packed, first))
}
