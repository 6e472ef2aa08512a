//! Custom directives that formats of several dialects share.

use crate::hooks::CustomDirectives;
use crate::parser::{Delim, OpState, Operand, Parser};
use crate::printer::Printer;
use terrace_builtin::attrs::{AttrBuilder, i64_array_value};
use terrace_builtin::types::DYNAMIC;
use terrace_ir::{Failed, OpRef, OperandGroups, SmallVec};

/// `[%a, 4, %b]`: a list of values and constant integers.
///
/// `custom<DynamicIndexList>($values, $integers)`. As upstream, accepts two more arguments in quotes: the flags of
/// scalable sizes, and the delimiter. The only known delimiter is `"::mlir::AsmParser::Delimiter::Paren"`.
pub struct DynamicIndexList;

fn delimiter(args: &[&str]) -> Delim {
    match args.get(3) {
        Some(text) if text.ends_with("Paren") => Delim::Paren,
        _ => Delim::Square,
    }
}

impl CustomDirectives for DynamicIndexList {
    fn parse(
        &self,
        _name: &str,
        args: &[&str],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        let (mut operands, mut integers) =
            (SmallVec::<[Operand; 4]>::new(), SmallVec::<[i64; 4]>::new());
        let mut is_open = false;
        let list = parser.comma_list_in(delimiter(args), " in dynamic index list", &mut |parser| {
            let operand = parser.optional_operand()?;
            let scalable = parser.eat("[");
            match operand {
                Some(operand) => {
                    operands.push(operand);
                    integers.push(DYNAMIC);
                }
                None => integers.push(parser.integer()?),
            }
            if scalable && !parser.eat("]") {
                is_open = true;
                return Err(parser.error(state.offset, "expected SSA value or integer"));
            }
            Ok(())
        });
        if is_open {
            return list;
        }
        if list.is_err() {
            return Err(parser.error(state.offset, "expected SSA value or integer"));
        }
        if let &[values, statics, ..] = args {
            state.set_operands(values, &operands);
            let integers = parser.ctx().i64_array(&integers);
            state.set_prop(statics, integers);
        }
        Ok(())
    }

    fn print(&self, _name: &str, args: &[&str], op: OpRef<'_>, printer: &mut Printer<'_>) {
        let (Some(def), &[values, statics, ..]) = (op.def(), args) else {
            return;
        };
        let group = def.operands.iter().position(|group| group.name == values);
        let mut values = match group {
            Some(group) => OperandGroups::operands(def, op, group),
            None => 0..0,
        };
        let integers = op
            .prop_named(statics)
            .and_then(|attr| i64_array_value(op.ctx, attr));
        let (open, close) = match delimiter(args) {
            Delim::Paren => ('(', ')'),
            _ => ('[', ']'),
        };
        printer.ch(open);
        printer.comma_list(
            integers.into_iter().flatten(),
            |printer, &integer| match integer {
                DYNAMIC if let Some(at) = values.next() => {
                    printer.value(op.body.operand(op.id, at));
                }
                integer => printer.int(integer),
            },
        );
        printer.ch(close);
    }
}
