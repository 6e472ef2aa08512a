//! Implements hand-written formats and names: `arith.select`, result names, enumeration attributes.

use crate::enums::{FastMathFlags, IntegerOverflowFlags};
use crate::ops::{AddUIExtendedOp, ConstantOp, MulIOp, MulSIExtendedOp, MulUIExtendedOp, SelectOp};
use terrace_asm::{AsmNames, DialectAsm, OpAsm, OpState, Parser, Printer};
use terrace_builtin::shapes::is_shaped;
use terrace_builtin::{IntegerAttr, IntegerType, Signedness};
use terrace_ir::{Context, EnumDef, Failed, OpRef, OpView, Registry, Type, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn DialectAsm>("arith", &ArithAsm);
    registry.attach::<dyn OpAsm>(SelectOp::DEF, &SelectAsm);
    registry.attach::<dyn AsmNames>(ConstantOp::DEF, &ConstantNames);
    registry.attach::<dyn AsmNames>(MulIOp::DEF, &VscaleNames);
    registry.attach::<dyn AsmNames>(AddUIExtendedOp::DEF, &SumNames);
    registry.attach::<dyn AsmNames>(MulSIExtendedOp::DEF, &ProductNames);
    registry.attach::<dyn AsmNames>(MulUIExtendedOp::DEF, &ProductNames);
}

struct ArithAsm;

impl DialectAsm for ArithAsm {
    fn dialect(&self) -> &'static str {
        "arith"
    }

    fn has_types(&self) -> bool {
        false
    }

    fn enums(&self) -> &'static [&'static EnumDef] {
        static ENUMS: [&EnumDef; 2] = [FastMathFlags::DEF, IntegerOverflowFlags::DEF];
        &ENUMS
    }
}

struct ConstantNames;

impl AsmNames for ConstantNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        let result = op.body.result(op.id, 0);
        let value = op
            .prop(ConstantOp::VALUE)
            .and_then(|attr| attr.as_::<IntegerAttr>(op.ctx));
        let Some(value) = value else {
            return set(result, "cst");
        };
        let ty = op.body.ty(result);
        if ty == Type::I1 {
            return set(
                result,
                if value.value.is_zero() {
                    "false"
                } else {
                    "true"
                },
            );
        }
        let Some(small) = value.value.to_i64() else {
            let mut name = format!("c{}", value.value.to_string_signed());
            if let Some((sign, width)) = suffix(op.ctx, ty) {
                name += sign;
                name += &width.to_string();
            }
            return set(result, &name);
        };
        // Constants are frequent, so their names are built on the stack, back to front.
        let mut name = StackName::default();
        if let Some((sign, width)) = suffix(op.ctx, ty) {
            name.digits(u64::from(width));
            name.text(sign);
        }
        name.digits(small.unsigned_abs());
        name.text(if small < 0 { "c-" } else { "c" });
        set(result, name.as_str());
    }
}

/// Returns the suffix of a constant's name: the kind of integer and its width. Returns `None` for `index`.
fn suffix(ctx: &Context, ty: Type) -> Option<(&'static str, u32)> {
    let ty = ty.as_::<IntegerType>(ctx)?;
    let sign = match ty.signedness {
        Signedness::Signless => "_i",
        Signedness::Signed => "_si",
        Signedness::Unsigned => "_ui",
    };
    Some((sign, ty.width))
}

/// A short name, built back to front. The longest possible name is `c-`, 20 digits, `_si` and 10 digits.
struct StackName {
    bytes: [u8; 40],
    start: usize,
}

impl Default for StackName {
    fn default() -> Self {
        StackName {
            bytes: [0; 40],
            start: 40,
        }
    }
}

impl StackName {
    fn text(&mut self, text: &str) {
        for &byte in text.as_bytes().iter().rev() {
            self.start -= 1;
            self.bytes[self.start] = byte;
        }
    }

    fn digits(&mut self, mut value: u64) {
        loop {
            self.start -= 1;
            self.bytes[self.start] = b'0' + (value % 10) as u8;
            value /= 10;
            if value == 0 {
                break;
            }
        }
    }

    fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[self.start..]).expect("invariant: digits and letters")
    }
}

/// Names constant multiples of `vector.vscale`, for example `c8_vscale`. The operation is recognized by its name,
/// because arith does not depend on vector.
struct VscaleNames;

impl AsmNames for VscaleNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        let body = op.body;
        let result = body.result(op.id, 0);
        if body.ty(result) != Type::INDEX {
            return;
        }
        let [lhs, rhs] = [0, 1].map(|at| body.defining_op(body.operand(op.id, at)));
        let (Some(lhs), Some(rhs)) = (lhs, rhs) else {
            return;
        };
        for (constant, other) in [(lhs, rhs), (rhs, lhs)] {
            if op.with(other).name_str() != "vector.vscale" {
                continue;
            }
            let constant = op.with(constant);
            let is_constant = constant
                .def()
                .is_some_and(|def| def.has(terrace_ir::Traits::CONSTANT_LIKE));
            let value = constant.prop_named("value");
            let value = value.and_then(|attr| attr.as_::<IntegerAttr>(op.ctx));
            if let Some(value) = value.filter(|_| is_constant) {
                set(
                    result,
                    &format!("c{}_vscale", value.value.to_string_signed()),
                );
                return;
            }
        }
    }
}

struct SumNames;

impl AsmNames for SumNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        for (result, name) in op.body.results(op.id).zip(["sum", "overflow"]) {
            set(result, name);
        }
    }
}

struct ProductNames;

impl AsmNames for ProductNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        for (result, name) in op.body.results(op.id).zip(["low", "high"]) {
            set(result, name);
        }
    }
}

struct SelectAsm;

impl OpAsm for SelectAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let operands = parser.operand_list_of(3)?.into_iter();
        parser.attr_dict(state)?;
        let mut result = parser.colon_type()?;
        let mut condition_type = Type::I1;
        if parser.eat(",") {
            condition_type = result;
            result = parser.ty()?;
        }
        for (operand, ty) in operands.zip([condition_type, result, result]) {
            state.operands.push(parser.resolve(operand, ty)?);
        }
        state.result_types.push(result);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        printer.ch(' ');
        printer.values(op.body.operands(op.id));
        printer.attr_dict(op, &[]);
        printer.text(" : ");
        let condition = op.operand_type(0);
        if is_shaped(op.ctx, condition) {
            printer.ty(condition);
            printer.text(", ");
        }
        printer.ty(op.result_type(0));
    }
}
