//! Implements hand-written formats and names: `#complex.number`, names of constants.

use crate::number::NumberAttr;
use crate::ops::ConstantOp;
use terrace_asm::params::CustomText;
use terrace_asm::{AsmNames, Parser, Printer, dialect_text};
use terrace_builtin::types::{ComplexType, FloatType};
use terrace_ir::{Failed, OpRef, OpView, Registry, ValueId};
use terrace_numeric::FloatKind;

pub(crate) fn register(registry: &mut Registry) {
    (TEXT.register)(registry);
    registry.attach::<dyn AsmNames>(ConstantOp::DEF, &ConstantNames);
}

dialect_text! { static TEXT = "complex" { attrs: [NumberAttr] } }

/// `<:f32 1.0, 2.0>`
impl CustomText for NumberAttr {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Failed> {
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
        let ty = ctx.ty(ComplexType { element });
        Ok(NumberAttr { real, imag, ty })
    }

    fn print(&self, printer: &mut Printer<'_>) {
        let mut text = String::new();
        self.real.write_mlir(&mut text);
        text.push_str(", ");
        self.imag.write_mlir(&mut text);
        printer.text("<:");
        if let Some(element) = crate::verify::element_of(printer.ctx(), self.ty) {
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
