//! Implements hand-written formats: `func.func`, `func.call_indirect`, result names.

use crate::ops::{CallIndirectOp, ConstantOp, FuncOp};
use terrace_asm::{Argument, AsmNames, Delim, OpAsm, OpState, Parser, Printer};
use terrace_builtin::FunctionType;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::props::Array;
use terrace_ir::{Attr, Context, Failed, OpRef, OpView, Registry, SmallVec, Type, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn OpAsm>(FuncOp::DEF, &FuncAsm);
    registry.attach::<dyn AsmNames>(FuncOp::DEF, &FuncAsm);
    registry.attach::<dyn OpAsm>(CallIndirectOp::DEF, &CallIndirectAsm);
    registry.attach::<dyn AsmNames>(ConstantOp::DEF, &ConstantNames);
}

struct ConstantNames;

impl AsmNames for ConstantNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        set(op.body.result(op.id, 0), "f");
    }
}

struct FuncAsm;

impl AsmNames for FuncAsm {
    fn default_dialect(&self) -> &'static str {
        "func"
    }
}

/// The properties with a dedicated syntax in a function.
const WRITTEN: [(usize, &str); 5] = [
    (FuncOp::SYM_NAME, "sym_name"),
    (FuncOp::SYM_VISIBILITY, "sym_visibility"),
    (FuncOp::FUNCTION_TYPE, "function_type"),
    (FuncOp::ARG_ATTRS, "arg_attrs"),
    (FuncOp::RES_ATTRS, "res_attrs"),
];

/// The attributes that must not be repeated in a function's attribute dictionary.
const INFERRED: [&str; 3] = ["sym_visibility", "sym_name", "function_type"];

impl OpAsm for FuncAsm {
    fn defers_regions(&self) -> bool {
        true
    }

    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let visibility = parser.optional_keyword_in(&["public", "private", "nested"]);
        state.props[FuncOp::SYM_VISIBILITY] = visibility.map(|text| ctx.string(text));
        let name = parser.symbol_name()?;
        let args = arguments(parser)?;
        let (results, result_attrs) = if parser.eat("->") {
            result_list(parser)?
        } else {
            Default::default()
        };
        let inputs: SmallVec<[Type; 4]> = args
            .iter()
            .map(|arg| arg.ty.unwrap_or(Type::NONE))
            .collect();
        let ty = FunctionType::get(ctx, &inputs, &results);

        attributes(parser, state)?;
        state.props[FuncOp::SYM_NAME] = Some(name);
        state.props[FuncOp::FUNCTION_TYPE] = Some(ctx.type_attr(ty));
        let arg_attrs: SmallVec<[Attr; 4]> = args.iter().map(|arg| arg.attrs).collect();
        set_part_attrs(ctx, state, FuncOp::ARG_ATTRS, &arg_attrs);
        set_part_attrs(ctx, state, FuncOp::RES_ATTRS, &result_attrs);

        if !parser.at("{") {
            parser.empty_region(state);
            return Ok(());
        }
        let offset = parser.offset();
        let region = parser.function_body(state, &args)?;
        if parser.region_is_empty(state, region) {
            return Err(parser.error(offset, "expected non-empty function body"));
        }
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let Some(signature) = FuncOp::signature(op) else {
            return;
        };
        printer.ch(' ');
        if let Some(visibility) = op
            .prop(FuncOp::SYM_VISIBILITY)
            .and_then(|attr| attr.bytes(op.ctx))
        {
            printer.bytes(visibility);
            printer.ch(' ');
        }
        if let Some(name) = op.prop(FuncOp::SYM_NAME) {
            printer.symbol(name);
        }
        let region = op.body.region(op.id, 0);
        let entry = region.and_then(|region| op.body.entry_block(region));
        let part_attrs = |slot: usize| {
            let list = op.get::<Array>(slot);
            list.unwrap_or_default()
        };
        let (arg_attrs, res_attrs) = (part_attrs(FuncOp::ARG_ATTRS), part_attrs(FuncOp::RES_ATTRS));
        let args = entry.map_or(&[][..], |entry| op.body.block_args(entry));
        printer.ch('(');
        for (index, ty) in signature.inputs.iter().enumerate() {
            if index > 0 {
                printer.text(", ");
            }
            let attrs = arg_attrs.get(index).copied();
            match args.get(index) {
                Some(&arg) => printer.region_argument_with_attrs(op.body, arg, attrs),
                None => {
                    printer.ty(*ty);
                    if let Some(attrs) = attrs {
                        printer.dictionary(attrs);
                    }
                }
            }
        }
        printer.ch(')');
        if let [first, ..] = &*signature.results {
            let has_attrs = |attrs: Attr| attrs != Attr::EMPTY_DICTIONARY;
            let parens = signature.results.len() > 1
                || first.is::<FunctionType>(op.ctx)
                || res_attrs.first().copied().is_some_and(has_attrs);
            printer.text(if parens { " -> (" } else { " -> " });
            for (index, ty) in signature.results.iter().enumerate() {
                if index > 0 {
                    printer.text(", ");
                }
                printer.ty(*ty);
                if let Some(attrs) = res_attrs.get(index) {
                    printer.dictionary(*attrs);
                }
            }
            if parens {
                printer.ch(')');
            }
        }
        let is_written = |slot: usize| WRITTEN.iter().any(|(written, _)| *written == slot);
        let mut props = op.body.props(op.id).iter().enumerate();
        if op.body.attrs(op.id) != Attr::EMPTY_DICTIONARY
            || props.any(|(slot, value)| value.is_some() && !is_written(slot))
        {
            printer.attr_dict_with_keyword(op, &WRITTEN.map(|(_, name)| name));
        }
        if let (Some(region), Some(_)) = (region, entry) {
            printer.ch(' ');
            printer.region(op, region, false, true);
        }
    }
}

/// Parses `(%a: i32, %b: f32)` or `(i32, f32)`. Either all arguments have names, or no argument has a name.
fn arguments(parser: &mut Parser<'_>) -> Result<SmallVec<[Argument; 4]>, Failed> {
    let mut args: SmallVec<[Argument; 4]> = SmallVec::new();
    parser.comma_list(Delim::Paren, |parser| {
        let named = args.first().map(|first: &Argument| first.name.is_some());
        let offset = parser.offset();
        let arg = match parser.optional_argument(true, true)? {
            Some(_) if named == Some(false) => {
                return Err(parser.error(offset, "expected type instead of SSA identifier"));
            }
            Some(arg) => arg,
            None if named == Some(true) => {
                return Err(parser.error(offset, "expected SSA identifier"));
            }
            None => parser.unnamed_argument()?,
        };
        args.push(arg);
        Ok(())
    })?;
    Ok(args)
}

type Results = (SmallVec<[Type; 4]>, SmallVec<[Attr; 4]>);

/// Parses `i32`, `(i32 {attrs}, f32)` or `()`.
fn result_list(parser: &mut Parser<'_>) -> Result<Results, Failed> {
    let (mut types, mut attrs) = Results::default();
    if !parser.eat("(") {
        types.push(parser.ty()?);
        attrs.push(Attr::EMPTY_DICTIONARY);
        return Ok((types, attrs));
    }
    if parser.eat(")") {
        return Ok((types, attrs));
    }
    parser.comma_list(Delim::None, |parser| {
        types.push(parser.ty()?);
        attrs.push(if parser.at("{") {
            parser.attr(None)?
        } else {
            Attr::EMPTY_DICTIONARY
        });
        Ok(())
    })?;
    parser.expect(")")?;
    Ok((types, attrs))
}

/// `attributes {..}`
fn attributes(parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
    let offset = parser.offset();
    let visibility = state.props[FuncOp::SYM_VISIBILITY].take();
    parser.attr_dict_with_keyword(state)?;
    for name in INFERRED {
        if state.prop(name).is_some() {
            let message = format!(
                "'{name}' is an inferred attribute and should not be specified in the explicit attribute dictionary"
            );
            return Err(parser.error(offset, message));
        }
    }
    state.props[FuncOp::SYM_VISIBILITY] = visibility;
    Ok(())
}

/// Sets the attributes of arguments or results, unless all are empty.
fn set_part_attrs(ctx: &Context, state: &mut OpState, slot: usize, attrs: &[Attr]) {
    if attrs.iter().any(|attrs| *attrs != Attr::EMPTY_DICTIONARY) {
        state.add_prop(slot, ctx.array(attrs));
    }
}

struct CallIndirectAsm;

impl OpAsm for CallIndirectAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let callee = parser.operand()?;
        parser.expect("(")?;
        let operands_at = parser.offset();
        let operands = parser.operand_list(Delim::None)?;
        parser.expect(")")?;
        parser.attr_dict(state)?;
        parser.expect(":")?;
        let offset = parser.offset();
        let ty = parser.ty()?;
        let Some(function) = ty.as_::<FunctionType>(ctx) else {
            let message = format!(
                "invalid kind of type specified: expected builtin.function, but found {}",
                ctx.show_type(ty)
            );
            return Err(parser.error(offset, message));
        };
        state.operands.push(parser.resolve(callee, ty)?);
        state
            .operands
            .extend(parser.resolve_all(&operands, &function.inputs, operands_at)?);
        state.result_types.extend_from_slice(&function.results);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let callee = CallIndirectOp::read(op).callee();
        printer.ch(' ');
        printer.value(callee);
        printer.ch('(');
        printer.values(op.body.operands(op.id).skip(1));
        printer.ch(')');
        printer.attr_dict(op, &[]);
        printer.text(" : ");
        printer.ty(op.body.ty(callee));
    }
}
