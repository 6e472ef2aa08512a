//! Implements the custom directives of declarative formats.

use super::calls::{parse_bundles, print_bundles};
use crate::branch::{IndirectBr, Switch};
use crate::enums::LinkageAttr;
use crate::ops::{
    AssumeOp, DYNAMIC_INDEX, ExtractValueOp, GEPOp, IFuncOp, InsertValueOp, SwitchOp,
};
use crate::types::{address_space, is_compatible_vector, shuffled};
use crate::verify::type_at;
use terrace_asm::{CustomDirectives, Delim, OpState, Operand, Parser, Printer};
use terrace_builtin::attrs::{DenseElementsAttr, i32_array_value, i64_array_value};
use terrace_builtin::elements::int_width;
use terrace_builtin::props::IntElements;
use terrace_builtin::types::VectorType;
use terrace_ir::interfaces::BranchOpInterface;
use terrace_ir::{Failed, OpRef, OpView, SmallVec, Type, ValueRef};
use terrace_numeric::ApInt;

pub(super) struct LlvmDirectives;

impl CustomDirectives for LlvmDirectives {
    fn parse(
        &self,
        name: &str,
        _args: &[&str],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        match name {
            "GEPIndices" => parse_gep_indices(parser, state),
            "InsertExtractValueElementType" => infer_part_type(parser, state),
            "ShuffleType" => infer_shuffle_type(parser, state),
            "SwitchOpCases" => parse_cases(parser, state),
            "IndirectBrOpSucessors" => parse_successors(parser, state),
            "StrippedPointer" => {
                let ty = match parser.at_dialect_type() || parser.at_attr() {
                    true => parser.ty()?,
                    false => super::types::parse("ptr", parser)?,
                };
                state.set_types("addr", &[ty]);
                Ok(())
            }
            "LLVMLinkage" => {
                let ctx = parser.ctx();
                let value = parser.optional_case(LinkageAttr::DEF).unwrap_or(0);
                state.set_prop("linkage", ctx.enum_attr(LinkageAttr::DEF, value));
                Ok(())
            }
            "OpBundles" => {
                let bundles = parse_bundles(parser)?;
                state.set_operands("op_bundle_operands", &bundles.operands);
                state.set_types("op_bundle_operands", &bundles.types);
                let slots = [AssumeOp::OP_BUNDLE_SIZES, AssumeOp::OP_BUNDLE_TAGS];
                bundles.set_props(slots, parser, state);
                Ok(())
            }
            other => Err(parser.error_here(format!("has no directive '{other}'"))),
        }
    }

    fn print(&self, name: &str, _args: &[&str], op: OpRef<'_>, printer: &mut Printer<'_>) {
        match name {
            "GEPIndices" => print_gep_indices(op, printer),
            "SwitchOpCases" => print_cases(op, printer),
            "IndirectBrOpSucessors" => print_successors(op, printer),
            "StrippedPointer" => match address_space(op.ctx, op.operand_type(0)).unwrap_or(0) {
                0 => printer.ty(op.operand_type(0)),
                space => printer.text(&format!("<{space}>")),
            },
            "LLVMLinkage" => {
                let linkage = op.get::<LinkageAttr>(IFuncOp::LINKAGE);
                printer.text(linkage.map_or("", LinkageAttr::keyword));
            }
            "OpBundles" => {
                let bundled = AssumeOp::read(op).op_bundle_operands();
                let slots = [AssumeOp::OP_BUNDLE_SIZES, AssumeOp::OP_BUNDLE_TAGS];
                print_bundles(op, "", bundled, slots, printer);
            }
            // The types can be inferred from the printed text.
            _ => {}
        }
    }

    fn is_present(&self, name: &str, _args: &[&str], op: OpRef<'_>) -> bool {
        if name != "OpBundles" {
            return true;
        }
        // As upstream, tags alone count as bundles, even if the list is empty.
        let assume = AssumeOp::read(op);
        let mut operands = assume.op_bundle_operands();
        operands.next().is_some() || assume.op_bundle_tags_attr().is_some()
    }
}

/// Parses the indices of an address: `%i, 3, %j`. The list may be empty.
fn parse_gep_indices(parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
    let mut constants: SmallVec<[i32; 4]> = SmallVec::new();
    let mut operands: SmallVec<[Operand; 4]> = SmallVec::new();
    while !parser.at("]") || !constants.is_empty() {
        if let Some(operand) = parser.optional_operand()? {
            operands.push(operand);
            constants.push(DYNAMIC_INDEX);
        } else {
            let offset = parser.offset();
            match parser.optional_integer()? {
                None => operands.push(parser.operand()?),
                Some(value) => match i32::try_from(value) {
                    Ok(value) => constants.push(value),
                    Err(_) => return Err(parser.error(offset, "integer value too large")),
                },
            }
        }
        if !parser.eat(",") {
            break;
        }
    }
    state.set_operands("dynamicIndices", &operands);
    state.props[GEPOp::RAW_CONSTANT_INDICES] = Some(parser.ctx().i32_array(&constants));
    Ok(())
}

fn print_gep_indices(op: OpRef<'_>, printer: &mut Printer<'_>) {
    let gep = GEPOp::read(op);
    let mut dynamic = gep.dynamic_indices();
    let indices = gep.raw_constant_indices();
    for (at, &index) in indices.iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        match dynamic.next_if_dynamic(index) {
            Some(value) => printer.value(value),
            None => printer.int(i64::from(index)),
        }
    }
}

trait NextIfDynamic: Iterator {
    /// Returns the next operand if the index is a placeholder for an operand.
    fn next_if_dynamic(&mut self, index: i32) -> Option<Self::Item> {
        if index == DYNAMIC_INDEX {
            self.next()
        } else {
            None
        }
    }
}

impl<T: Iterator> NextIfDynamic for T {}

/// Infers the type of the inserted or extracted value. The first operand is the aggregate; the part is the second
/// operand of an insertion and the result of an extraction.
fn infer_part_type(parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
    let ctx = parser.ctx();
    let is_inserted = state.def.is_some_and(|def| def.operands.len() > 1);
    let (position, part) = match is_inserted {
        true => (InsertValueOp::POSITION, ValueRef::Operand(1)),
        false => (ExtractValueOp::POSITION, ValueRef::Result(0)),
    };
    let container = state.types_at(ValueRef::Operand(0));
    let container = container.and_then(|types| types.first().copied());
    let position = state.props[position].and_then(|attr| i64_array_value(ctx, attr));
    let (Some(container), Some(position)) = (container, position) else {
        return Err(parser.error_here("expected a position in an aggregate"));
    };
    match type_at(ctx, container, position.iter().copied()) {
        Ok(ty) => {
            state.set_types_at(part, &[ty]);
            Ok(())
        }
        Err(message) => Err(parser.error_here(message)),
    }
}

fn infer_shuffle_type(parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
    let ctx = parser.ctx();
    let ty = state
        .types_of("v1")
        .and_then(|types| types.first().copied());
    let mask = state
        .prop("mask")
        .and_then(|attr| i32_array_value(ctx, attr));
    match (
        ty.and_then(|ty| shuffled(ctx, ty, mask.map_or(0, <[i32]>::len))),
        ty,
    ) {
        (Some(result), Some(ty)) if is_compatible_vector(ctx, ty) => {
            state.set_types("res", &[result]);
            Ok(())
        }
        _ => Err(parser.error_here("expected an LLVM compatible vector type")),
    }
}

/// `[ 1: ^bb1, 2: ^bb2(%a : i32) ]`
fn parse_cases(parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
    let ctx = parser.ctx();
    parser.expect("[")?;
    let mut segments: Vec<i32> = Vec::new();
    if parser.eat("]") {
        state.props[SwitchOp::CASE_OPERAND_SEGMENTS] = Some(ctx.i32_array(&segments));
        return Ok(());
    }
    let ty = state
        .types_of("value")
        .and_then(|types| types.first().copied())
        .unwrap_or(Type::I64);
    let width = int_width(ctx, ty).unwrap_or(64);
    let mut values: Vec<ApInt> = Vec::new();
    let (mut operands, mut types): (Vec<Operand>, Vec<Type>) = Default::default();
    parser.comma_list(Delim::None, |parser| {
        values.push(parser.integer_of_width(width)?);
        parser.expect(":")?;
        let block = parser.successor()?;
        state.successors.push(block);
        let before = operands.len();
        parser.optional_typed_operands(&mut operands, &mut types)?;
        segments.push((operands.len() - before) as i32);
        Ok(())
    })?;
    parser.expect("]")?;
    state.set_operands("caseOperands", &operands);
    state.set_types("caseOperands", &types);
    state.props[SwitchOp::CASE_OPERAND_SEGMENTS] = Some(parser.ctx().i32_array(&segments));
    let vector = VectorType::fixed(ctx, &[values.len() as i64], ty);
    state.props[SwitchOp::CASE_VALUES] = Some(DenseElementsAttr::from_ints(ctx, vector, &values));
    Ok(())
}

fn print_cases(op: OpRef<'_>, printer: &mut Printer<'_>) {
    printer.ch('[');
    printer.newline();
    let values = op.get::<IntElements>(SwitchOp::CASE_VALUES);
    if let Some(mut ints) = values.and_then(|values| values.ints(op.ctx)) {
        let mut last = None;
        let operands_of = Switch.successor_operands(op).into_iter().skip(1);
        for (case, operands) in operands_of.enumerate() {
            if case > 0 {
                printer.ch(',');
                printer.newline();
            }
            printer.text("  ");
            // A splat stores one element, so the last element read is repeated.
            last = ints.next().or(last);
            if let Some(value) = &last {
                printer.signed(value);
            }
            printer.text(": ");
            printer.successor(op, case + 1, operands.map(|at| op.body.operand(op.id, at)));
        }
        printer.newline();
    }
    printer.ch(']');
}

/// `[ ^bb1, ^bb2(%a : i32) ]`
fn parse_successors(parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
    let ctx = parser.ctx();
    let mut segments: Vec<i32> = Vec::new();
    let (mut operands, mut types): (Vec<Operand>, Vec<Type>) = Default::default();
    // MLIR's message also lacks the space.
    parser.comma_list_in(Delim::Square, "successor blocks", &mut |parser| {
        let (block, args, arg_types) = parser.successor_and_args()?;
        state.successors.push(block);
        segments.push(args.len() as i32);
        operands.extend(args);
        types.extend(arg_types);
        Ok(())
    })?;
    state.set_operands("succOperands", &operands);
    state.set_types("succOperands", &types);
    state.set_prop("indbr_operand_segments", ctx.i32_array(&segments));
    Ok(())
}

fn print_successors(op: OpRef<'_>, printer: &mut Printer<'_>) {
    printer.ch('[');
    let operands_of = IndirectBr.successor_operands(op);
    for (index, operands) in operands_of.into_iter().enumerate() {
        if index > 0 {
            printer.ch(',');
        }
        printer.newline();
        printer.successor(op, index, operands.map(|at| op.body.operand(op.id, at)));
    }
    if op.body.num_successors(op.id) > 0 {
        printer.newline();
    }
    printer.ch(']');
}
