//! Text: `#complex.number`, names of constants.

use crate::number::NumberAttr;
use crate::ops::ConstantOp;
use terrace_asm::{AsmNames, DialectAsm, Parser, Printer};
use terrace_builtin::types::FloatType;
use terrace_ir::{Attr, Context, Failed, OpRef, OpView, Registry, Type, ValueId};
use terrace_numeric::FloatKind;

pub(crate) fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn DialectAsm>("complex", &ComplexAsm);
    registry.attach::<dyn AsmNames>(ConstantOp::DEF, &ConstantNames);
}

struct ComplexAsm;

impl DialectAsm for ComplexAsm {
    fn has_types(&self) -> bool {
        false
    }

    fn parse_attr(
        &self,
        mnemonic: &str,
        _ty: Option<Type>,
        parser: &mut Parser<'_>,
    ) -> Result<Attr, Failed> {
        if mnemonic != "number" {
            let at = parser.previous_end() - mnemonic.len() as u32;
            let message = format!("unknown attribute `{mnemonic}` in dialect `complex`");
            return Err(parser.error(at, message));
        }
        let ctx = parser.ctx();
        parser.expect("<")?;
        parser.expect(":")?;
        let offset = parser.offset();
        let element = parser.ty()?;
        let float = element.as_::<FloatType>(ctx);
        let kind = float.map_or(FloatKind::F64, |float| float.kind);
        let real = parser.float(kind)?;
        parser.expect(",")?;
        let imag = parser.float(kind)?;
        if float.is_none() {
            let shown = ctx.show_type(element);
            return Err(parser.error(offset, format!("expected a float type, but found {shown}")));
        }
        parser.expect(">")?;
        Ok(NumberAttr::get(ctx, element, real, imag))
    }

    fn print_attr(&self, ctx: &Context, attr: Attr, printer: &mut Printer<'_>) {
        let Some(number) = attr.as_::<NumberAttr>(ctx) else {
            return;
        };
        let mut text = String::new();
        number.real.write_mlir(&mut text);
        text.push_str(", ");
        number.imag.write_mlir(&mut text);
        printer.text("number<:");
        if let Some(element) = crate::verify::element_of(ctx, number.ty) {
            printer.ty(element);
        }
        printer.ch(' ');
        printer.text(&text);
        printer.ch('>');
    }
}

struct ConstantNames;

impl AsmNames for ConstantNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        set(op.body.result(op.id, 0), "cst");
    }
}
