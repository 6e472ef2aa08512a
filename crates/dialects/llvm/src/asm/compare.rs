//! Parses and prints `llvm.icmp`, `llvm.fcmp`, `llvm.alloca` and `llvm.landingpad`, whose formats are hand-written.

use crate::enums::{FCmpPredicateAttr, ICmpPredicate, ICmpPredicateAttr};
use crate::ops::{AllocaOp, FCmpOp, ICmpOp, LandingpadOp};
use crate::types::{ArrayType, PointerType, is_compatible_type};
use terrace_asm::{OpAsm, OpState, Parser, Printer};
use terrace_builtin::FunctionType;
use terrace_builtin::attrs::{AttrBuilder, IntegerAttr, int_value};
use terrace_builtin::constraints::i1_same_shape;
use terrace_builtin::props::AnyType;
use terrace_ir::{Attr, EnumDef, Failed, OpRef, OpView, Type, message_text};

pub(super) struct ICmpAsm;
pub(super) struct FCmpAsm;

fn parse_compare(
    parser: &mut Parser<'_>,
    state: &mut OpState,
    slot: usize,
    predicates: &EnumDef,
) -> Result<(), Failed> {
    let ctx = parser.ctx();
    let offset = parser.offset();
    let attr = parser.attr(None)?;
    let Some(predicate) = attr.bytes(ctx) else {
        return Err(parser.error(offset, "invalid kind of attribute specified"));
    };
    let lhs = parser.operand()?;
    parser.expect(",")?;
    let rhs = parser.operand()?;
    parser.attr_dict(state)?;
    parser.expect(":")?;
    let type_offset = parser.offset();
    let ty = parser.ty()?;
    let lhs = parser.resolve(lhs, ty)?;
    let rhs = parser.resolve(rhs, ty)?;
    state.operands.extend([lhs, rhs]);
    let Some(value) = predicates.value_of_bytes(predicate) else {
        let predicate = message_text(predicate);
        let message = format!("'{predicate}' is an incorrect value of the 'predicate' attribute");
        return Err(parser.error(offset, message));
    };
    state.add_prop(slot, parser.ctx().int(Type::I64, value as i64));
    if !is_compatible_type(ctx, ty) {
        return Err(parser.error(type_offset, "expected LLVM dialect-compatible type"));
    }
    state.result_types.extend(i1_same_shape(ctx, ty));
    Ok(())
}

fn print_compare(op: OpRef<'_>, predicate: &str, printer: &mut Printer<'_>) {
    printer.text(" \"");
    printer.text(predicate);
    printer.text("\" ");
    printer.values(op.body.operands(op.id));
    printer.attr_dict(op, &["predicate"]);
    printer.text(" : ");
    printer.ty(op.operand_type(0));
}

impl OpAsm for ICmpAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        parse_compare(parser, state, ICmpOp::PREDICATE, ICmpPredicateAttr::DEF)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let predicate = op.get::<ICmpPredicateAttr>(ICmpOp::PREDICATE);
        print_compare(op, predicate.map_or("", ICmpPredicate::text), printer);
    }
}

impl OpAsm for FCmpAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        parse_compare(parser, state, FCmpOp::PREDICATE, FCmpPredicateAttr::DEF)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let predicate = op.get::<FCmpPredicateAttr>(FCmpOp::PREDICATE);
        print_compare(
            op,
            predicate.map_or("", FCmpPredicateAttr::keyword),
            printer,
        );
    }
}

pub(super) struct AllocaAsm;

impl OpAsm for AllocaAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        if parser.eat_keyword("inalloca") {
            state.props[AllocaOp::INALLOCA] = Some(Attr::UNIT);
        }
        let size = parser.operand()?;
        parser.expect_keyword("x")?;
        let element = parser.ty()?;
        parser.attr_dict(state)?;
        parser.expect(":")?;
        let offset = parser.offset();
        let ty = parser.ty()?;
        if let Some(alignment) = state.props[AllocaOp::ALIGNMENT] {
            if !alignment.is::<IntegerAttr>(ctx) {
                return Err(parser.error(state.offset, "expected integer alignment"));
            }
            if int_value(ctx, alignment) == Some(0) {
                state.props[AllocaOp::ALIGNMENT] = None;
            }
        }
        let function = ty
            .as_::<FunctionType>(ctx)
            .map(|ty| (&*ty.inputs, &*ty.results));
        let Some((&[input], &[result])) = function else {
            let message = "expected trailing function type with one argument and one result";
            return Err(parser.error(offset, message));
        };
        state.operands.push(parser.resolve(size, input)?);
        if result.is::<PointerType>(ctx) {
            state.add_prop(AllocaOp::ELEM_TYPE, parser.ctx().type_attr(element));
        }
        state.result_types.push(result);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        if op.prop(AllocaOp::INALLOCA).is_some() {
            printer.text(" inalloca");
        }
        printer.ch(' ');
        printer.value(AllocaOp::read(op).array_size());
        printer.text(" x ");
        if let Some(element) = op.get::<AnyType>(AllocaOp::ELEM_TYPE) {
            printer.ty(element);
        }
        let alignment = op
            .prop(AllocaOp::ALIGNMENT)
            .and_then(|attr| int_value(op.ctx, attr));
        if alignment.is_some_and(|alignment| alignment != 0) {
            printer.attr_dict(op, &["elem_type", "inalloca"]);
        } else {
            printer.attr_dict(op, &["elem_type", "inalloca", "alignment"]);
        }
        printer.text(" : ");
        printer.functional_type(op);
    }
}

pub(super) struct LandingpadAsm;

impl OpAsm for LandingpadAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        if parser.eat_keyword("cleanup") {
            state.props[LandingpadOp::CLEANUP] = Some(Attr::UNIT);
        }
        while parser.eat("(") {
            if !parser.eat_keyword("filter") && !parser.eat_keyword("catch") {
                break;
            }
            let operand = parser.operand()?;
            let ty: Type = parser.colon_type()?;
            state.operands.push(parser.resolve(operand, ty)?);
            parser.expect(")")?;
        }
        parser.attr_dict(state)?;
        let ty = parser.colon_type()?;
        state.result_types.push(ty);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        printer.text(if op.prop(LandingpadOp::CLEANUP).is_some() {
            " cleanup "
        } else {
            " "
        });
        for value in op.body.operands(op.id) {
            let ty = op.body.ty(value);
            printer.text(if ty.is::<ArrayType>(op.ctx) {
                "(filter "
            } else {
                "(catch "
            });
            printer.value(value);
            printer.text(" : ");
            printer.ty(ty);
            printer.text(") ");
        }
        printer.attr_dict(op, &["cleanup"]);
        printer.text(": ");
        printer.ty(op.result_type(0));
    }
}
