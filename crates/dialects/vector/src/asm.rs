//! Parses and prints operations with hand-written formats: contractions, transfers, masks, enumeration attributes.

mod transfer;

use crate::enums::{CombiningKind, IteratorType, PrintPunctuation, is_reduction};
use crate::infer::element_count;
use crate::ops::*;
use terrace_asm::{
    AsmNames, CustomDirectives, Delim, DialectAsm, DynamicIndexList, OpAsm, OpState, Operand,
    Parser, Printer,
};
use terrace_builtin::attrs::{AttrBuilder, array_value};
use terrace_builtin::types::{BuiltinType, VectorType};
use terrace_ir::{
    Attr, DictionaryAttr, EnumDef, Failed, OpRef, OpView, Registry, SmallVec, Type, ValueId,
};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn DialectAsm>("vector", &VectorAsm);
    registry.attach::<dyn OpAsm>(ContractionOp::DEF, &ContractAsm);
    registry.attach::<dyn OpAsm>(OuterProductOp::DEF, &OuterProductAsm);
    registry.attach::<dyn OpAsm>(FromElementsOp::DEF, &FromElementsAsm);
    registry.attach::<dyn OpAsm>(MaskOp::DEF, &MaskAsm);
    registry.attach::<dyn OpAsm>(TransferReadOp::DEF, &transfer::ReadAsm);
    registry.attach::<dyn OpAsm>(TransferWriteOp::DEF, &transfer::WriteAsm);
    registry.attach::<dyn CustomDirectives>(ExtractOp::DEF, &DynamicIndexList);
    registry.attach::<dyn AsmNames>(DeinterleaveOp::DEF, &PairNames(["res1", "res2"]));
    registry.attach::<dyn AsmNames>(ScanOp::DEF, &PairNames(["dest", "accumulated_value"]));
    registry.attach::<dyn CustomDirectives>(InsertOp::DEF, &DynamicIndexList);
}

/// Names the two results of an operation as its definition does.
struct PairNames([&'static str; 2]);

impl AsmNames for PairNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        for (value, name) in op.body.results(op.id).zip(self.0) {
            set(value, name);
        }
    }
}

struct VectorAsm;

impl DialectAsm for VectorAsm {
    fn dialect(&self) -> &'static str {
        "vector"
    }

    fn has_types(&self) -> bool {
        false
    }

    fn enums(&self) -> &'static [&'static EnumDef] {
        static ENUMS: [&EnumDef; 3] =
            [CombiningKind::DEF, IteratorType::DEF, PrintPunctuation::DEF];
        &ENUMS
    }
}

/// The format of a contraction. Iterator types are printed as strings, before the operands.
struct ContractAsm;

/// The properties in the dictionary before a contraction's operands.
const CONTRACT_PROPS: [&str; 3] = ["indexing_maps", "iterator_types", "kind"];

impl OpAsm for ContractAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let offset = parser.offset();
        let attr = parser.attr(None)?;
        if !attr.is::<DictionaryAttr>(ctx) {
            return Err(parser.error(offset, "invalid kind of attribute specified"));
        }
        let lhs = parser.operand()?;
        parser.expect(",")?;
        let rhs = parser.operand()?;
        parser.expect(",")?;
        let acc = parser.operand()?;
        let masks = parser.trailing_operands()?;
        parser.attr_dict(state)?;
        parser.expect(":")?;
        let types = parser.type_list()?;
        parser.expect_keyword("into")?;
        let result = parser.ty()?;
        let &[lhs_type, rhs_type, ..] = &types[..] else {
            return Err(parser.error(state.offset, "expected types of two operands"));
        };
        for (operand, ty) in [(lhs, lhs_type), (rhs, rhs_type), (acc, result)] {
            state.operands.push(parser.resolve(operand, ty)?);
        }
        state.result_types.push(result);
        for &(name, value) in parser.dictionary_entries(attr) {
            let text = name.as_str(ctx).unwrap_or_default();
            if !state.set_prop(text, value) {
                state.attrs.push((name, value));
            }
        }
        let iterators = state.props[ContractionOp::ITERATOR_TYPES];
        let Some(list) = iterators.and_then(|attr| array_value(ctx, attr)) else {
            return Err(parser.error(offset, "expected \"iterator_types\" array attribute"));
        };
        let mut types = Vec::new();
        for text in list.iter().map(|attr| attr.message_text(ctx)) {
            let Some(value) = IteratorType::DEF.value_of(&text) else {
                let message = format!("unexpected iterator_type ({text})");
                return Err(parser.error(offset, message));
            };
            types.push(ctx.enum_attr(IteratorType::DEF, value));
        }
        state.props[ContractionOp::ITERATOR_TYPES] = Some(ctx.array(&types));
        // Masks are parsed; the verifier rejects them.
        let masks: [Operand; 2] = match masks.as_slice().try_into() {
            Ok(masks) => masks,
            Err(_) if masks.is_empty() => return Ok(()),
            Err(_) => {
                let message = "expected zero or exactly 2 vector mask operands";
                return Err(parser.error(state.offset, message));
            }
        };
        for (mask, masked) in masks.into_iter().zip([lhs_type, rhs_type]) {
            let BuiltinType::Vector(masked) = BuiltinType::of(ctx, masked) else {
                return Err(parser.error(state.offset, "expected vectors where there are masks"));
            };
            let element = Type::I1;
            let ty = ctx.ty(VectorType {
                element,
                ..masked.clone()
            });
            parser.resolve_same(&[mask], ty, state)?;
        }
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let ctx = op.ctx;
        let mut entries = Vec::new();
        for name in CONTRACT_PROPS {
            let Some(mut value) = op.prop_named(name) else {
                continue;
            };
            if name == "iterator_types" {
                let list = array_value(ctx, value).unwrap_or_default().iter();
                let names: Vec<Attr> = list
                    .filter_map(|attr| is_reduction(ctx, *attr))
                    .map(|reduced| ctx.string(if reduced { "reduction" } else { "parallel" }))
                    .collect();
                value = ctx.array(&names);
            }
            entries.push((ctx.string(name), value));
        }
        printer.ch(' ');
        printer.attr(ctx.dictionary(entries));
        printer.ch(' ');
        printer.values(op.body.operands(op.id));
        printer.attr_dict(op, &CONTRACT_PROPS);
        printer.text(" : ");
        printer.types([op.operand_type(0), op.operand_type(1)]);
        printer.text(" into ");
        printer.ty(op.result_type(0));
    }
}

struct OuterProductAsm;

impl OpAsm for OuterProductAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let operands = parser.operand_list(Delim::None)?;
        parser.attr_dict(state)?;
        let lhs = parser.colon_type()?;
        parser.expect(",")?;
        let rhs = parser.ty()?;
        if operands.len() < 2 {
            return Err(parser.error(state.offset, "expected at least 2 operands"));
        }
        let BuiltinType::Vector(left) = BuiltinType::of(ctx, lhs) else {
            let message = "expected vector type for operand #1";
            return Err(parser.error(state.offset, message));
        };
        let mut shape: Vec<i64> = left.shape.first().copied().into_iter().collect();
        let mut scalable: Vec<bool> = left.scalable.first().copied().into_iter().collect();
        if let BuiltinType::Vector(right) = BuiltinType::of(ctx, rhs) {
            shape.extend(right.shape.first());
            scalable.extend(right.scalable.first());
        }
        let result = ctx.ty(VectorType {
            shape: shape.into(),
            scalable: scalable.into(),
            element: left.element,
        });
        for (operand, ty) in operands.into_iter().zip([lhs, rhs, result]) {
            state.operands.push(parser.resolve(operand, ty)?);
        }
        state.result_types.push(result);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let ctx = op.ctx;
        printer.ch(' ');
        printer.values(op.body.operands(op.id));
        // With an accumulator, all attributes are printed, even a `kind` with the default value.
        let accumulates = op.body.num_operands(op.id) > 2;
        let default = ctx.enum_attr(CombiningKind::DEF, CombiningKind::Add as u64);
        let kind = op.prop(OuterProductOp::KIND);
        let kind = kind.filter(|&kind| accumulates || kind != default);
        let kind = kind.map(|kind| (ctx.string("kind"), kind));
        let entries: Vec<_> = kind
            .into_iter()
            .chain(op.attr_entries().iter().copied())
            .collect();
        if accumulates || !entries.is_empty() {
            printer.dictionary(ctx.dictionary(entries));
        }
        printer.text(" : ");
        printer.types([op.operand_type(0), op.operand_type(1)]);
    }
}

/// The format of `from_elements`. The vector type determines the types of all operands.
struct FromElementsAsm;

impl OpAsm for FromElementsAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let offset = parser.offset();
        let operands = parser.operand_list(Delim::None)?;
        parser.attr_dict(state)?;
        let at = {
            parser.expect(":")?;
            parser.offset()
        };
        let ty = parser.ty()?;
        let BuiltinType::Vector(vector) = BuiltinType::of(ctx, ty) else {
            let message = format!(
                "invalid kind of type specified: expected builtin.vector, but found {}",
                ctx.show_type(ty)
            );
            return Err(parser.error(at, message));
        };
        if vector.scalable.contains(&true) {
            let message = format!(
                "'dest' must be fixed-length vector of any type values, but got {}",
                ctx.show_type(ty)
            );
            return Err(parser.error(state.offset, message));
        }
        let count = element_count(vector).unwrap_or(0);
        if operands.len() != count {
            let message = format!(
                "number of operands and types do not match: got {} operands and {count} types",
                operands.len()
            );
            return Err(parser.error(offset, message));
        }
        state.result_types.push(ty);
        parser.resolve_same(&operands, vector.element, state)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        printer.ch(' ');
        printer.values(op.body.operands(op.id));
        printer.attr_dict(op, &[]);
        printer.text(" : ");
        printer.ty(op.result_type(0));
    }
}

struct MaskAsm;

impl OpAsm for MaskAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let mask = parser.operand()?;
        let passthru = if parser.eat(",") {
            Some(parser.operand()?)
        } else {
            None
        };
        let region = parser.region(state, &[])?;
        parser.ensure_terminator(state, region);
        // The result types are the types that the region yields.
        let yield_name = parser.ctx().name::<YieldOp>();
        let body = parser.body();
        if let Some(block) = body.entry_block(region) {
            let ops: SmallVec<[_; 3]> = body.ops(block).take(3).collect();
            if let [masked, end] = ops[..]
                && body.name(end) == yield_name
            {
                let results: SmallVec<[_; 2]> = body.results(masked).collect();
                body.set_operands(end, &results);
            }
        }
        parser.attr_dict(state)?;
        let ty = parser.colon_type()?;
        state.result_types = parser.optional_arrow_type_list()?.into_iter().collect();
        state.operands.push(parser.resolve(mask, ty)?);
        if let Some(passthru) = passthru {
            let Some(&ty) = state.result_types.first() else {
                let message = "expects a result if passthru operand is provided";
                return Err(parser.error(state.offset, message));
            };
            state.operands.push(parser.resolve(passthru, ty)?);
        }
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let body = op.body;
        printer.ch(' ');
        printer.values(body.operands(op.id));
        printer.text(" { ");
        let block = body
            .region(op.id, 0)
            .and_then(|region| body.entry_block(region));
        if let Some(first) = block.and_then(|block| body.first_op(block)) {
            printer.op_without_results(first);
        }
        printer.text(" }");
        printer.attr_dict(op, &[]);
        printer.text(" : ");
        printer.ty(op.operand_type(0));
        if body.num_results(op.id) > 0 {
            printer.text(" -> ");
            printer.types(body.results(op.id).map(|result| body.ty(result)));
        }
    }
}
