//! Text that no format describes.

// ANCHOR: asm
use crate::ops::ConstantOp;
use crate::types::{FixedType, NumberAttr};
use terrace::asm::{OpAsm, OpState, Parser, Printer, dialect_text};
use terrace::ir::{Failed, OpRef};
use terrace::numeric::FloatKind;

/// `fx.constant 1.5 : !fx.fixed<8, 8>`
pub(crate) struct ConstantAsm;

impl OpAsm for ConstantAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let at = parser.offset();
        let value = parser.float(FloatKind::F64)?.to_f64();
        parser.attr_dict(state)?;
        let ty = parser.colon_type()?;
        let Some(format) = ty.as_::<FixedType>(parser.ctx()) else {
            return Err(parser.error(at, "expected a fixed-point type"));
        };
        let raw = (value * f64::from(format.fraction).exp2()).round() as i64;
        if format.wrap(raw) != raw {
            return Err(parser.error(at, "the type cannot hold this number"));
        }
        state.set_prop("value", NumberAttr::get(parser.ctx(), raw, ty));
        state.result_types.push(ty);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let ty = op.result_type(0);
        let number = op
            .prop(ConstantOp::VALUE)
            .and_then(|value| value.as_::<NumberAttr>(op.ctx));
        if let (Some(number), Some(format)) = (number, ty.as_::<FixedType>(op.ctx)) {
            let value = number.raw as f64 / f64::from(format.fraction).exp2();
            printer.text(&format!(" {value:?}"));
        }
        printer.attr_dict(op, &["value"]);
        printer.text(" : ");
        printer.ty(ty);
    }
}
// ANCHOR_END: asm

// ANCHOR: text
use crate::types::{IntervalType, Overflow, SliceType, Space};

dialect_text! {
    pub(crate) static TEXT = "fx" {
        types: [FixedType, IntervalType, SliceType],
        attrs: [NumberAttr],
        enums: [Overflow, Space],
    }
}
// ANCHOR_END: text
