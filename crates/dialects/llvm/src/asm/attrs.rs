//! Parses and prints attributes whose syntax is not a list of parameters; verifies attributes.

use crate::attrs::params::OPERATION;
use crate::attrs::{
    AliasScopeAttr, ConstantRangeAttr, DIExpressionElemAttr, ModuleFlagAttr, TargetFeaturesAttr,
};
use crate::dwarf::{ENCODINGS, op};
use crate::verify::check_module_flag;
use terrace_asm::params::CustomText;
use terrace_asm::params::kinds::print_unsigned;
use terrace_asm::{Parser, Printer};
use terrace_builtin::DistinctAttr;
use terrace_builtin::types::IntegerType;
use terrace_ir::{Context, Failed};
use terrace_numeric::ApInt;

/// Checks that the identifier of an alias scope is a distinct attribute or a string. The identifier of a domain is
/// not restricted.
pub(crate) fn verify_alias_scope(scope: &AliasScopeAttr, ctx: &Context) -> Result<(), String> {
    match scope.id.is::<DistinctAttr>(ctx) || scope.id.bytes(ctx).is_some() {
        true => Ok(()),
        false => Err("id of an alias scope must be a StringAttr or a DistrinctAttr".to_owned()),
    }
}

pub(crate) fn verify_features(attr: &TargetFeaturesAttr, ctx: &Context) -> Result<(), String> {
    let mut features = attr
        .features
        .iter()
        .filter_map(|feature| feature.bytes(ctx));
    features.try_for_each(check_feature)
}

fn check_feature(feature: &[u8]) -> Result<(), String> {
    let message = match feature {
        [] => "target features can not be null or empty",
        [first, ..] if !matches!(first, b'+' | b'-') => {
            "target features must start with '+' or '-'"
        }
        _ if feature.contains(&b',') => "target features can not contain ','",
        _ => return Ok(()),
    };
    Err(message.to_owned())
}

pub(crate) fn verify_module_flag(flag: &ModuleFlagAttr, ctx: &Context) -> Result<(), String> {
    check_module_flag(ctx, &flag.key.message_text(ctx), flag.value)
}

/// `DW_OP_plus_uconst(3)`
impl CustomText for DIExpressionElemAttr {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Failed> {
        let opcode = OPERATION.parse_name(parser).map_err(|failed| {
            let parameter =
                "LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`";
            parser.failed_parameter(parameter, failed)
        })?;
        let mut arguments = Vec::new();
        if parser.eat("(") {
            loop {
                arguments.push(argument(opcode, arguments.len(), parser)?);
                if !parser.eat(",") {
                    break;
                }
            }
            parser.expect(")")?;
        }
        Ok(DIExpressionElemAttr {
            opcode,
            arguments: arguments.into(),
        })
    }

    fn print(&self, printer: &mut Printer<'_>) {
        OPERATION.print_name(self.opcode, printer);
        if self.arguments.is_empty() {
            return;
        }
        printer.ch('(');
        for (index, &argument) in self.arguments.iter().enumerate() {
            if index > 0 {
                printer.text(", ");
            }
            let number = u32::try_from(argument).ok();
            match number
                .filter(|_| is_encoding(self.opcode, index))
                .and_then(|number| ENCODINGS.name_of(number))
            {
                Some((prefix, name)) => {
                    printer.text(prefix);
                    printer.text(name);
                }
                None => print_unsigned(argument, printer),
            }
        }
        printer.ch(')');
    }
}

/// Returns true if the argument at `index` of an expression operation is a type encoding.
fn is_encoding(opcode: u32, index: usize) -> bool {
    u64::from(opcode) == op::LLVM_CONVERT && index > 0
}

fn argument(opcode: u32, index: usize, parser: &mut Parser<'_>) -> Result<u64, Failed> {
    let encoding = match is_encoding(opcode, index) {
        true => parser.optional_keyword(),
        false => None,
    };
    let Some(name) = encoding else {
        let number = parser.integer_bits();
        return number.map_err(|_| parser.error_here("expected integer operand"));
    };
    match ENCODINGS.value_of(name).filter(|&value| value != 0) {
        Some(value) => Ok(u64::from(value)),
        None => {
            let message = format!("encountered unknown attribute encoding \"{name}\"");
            Err(parser.error_here(message))
        }
    }
}

/// Parses a bound of a range. Unlike in other attributes, `true` is 1, and a value with too many bits is truncated.
fn bound(width: u32, parser: &mut Parser<'_>) -> Result<ApInt, Failed> {
    match parser.eat_keyword("true") {
        true => Ok(ApInt::from_i64(width, 1)),
        false => parser.integer_cut_to(width),
    }
}

/// `<i32, 0, -1>`
impl CustomText for ConstantRangeAttr {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Failed> {
        let ctx = parser.ctx();
        parser.expect("<")?;
        let offset = parser.offset();
        let ty = parser.ty()?;
        let Some(width) = ty.as_::<IntegerType>(ctx).map(|ty| ty.width) else {
            let shown = ctx.show_type(ty);
            let message = format!(
                "invalid kind of type specified: expected builtin.integer, but found {shown}"
            );
            return Err(parser.error(offset, message));
        };
        parser.expect(",")?;
        let lower = bound(width, parser)?;
        parser.expect(",")?;
        let upper = bound(width, parser)?;
        parser.expect(">")?;
        Ok(ConstantRangeAttr { lower, upper })
    }

    fn print(&self, printer: &mut Printer<'_>) {
        printer.text("<i");
        printer.int(i64::from(self.lower.width()));
        for bound in [&self.lower, &self.upper] {
            printer.text(", ");
            printer.signed(bound);
        }
        printer.ch('>');
    }
}
