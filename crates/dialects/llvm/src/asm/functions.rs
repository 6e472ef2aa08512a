//! Parses and prints `llvm.func`, whose format is hand-written.

use super::calls::types_with_attrs;
use crate::attrs::VScaleRangeAttr;
use crate::enums::{CConv, CConvAttr, Linkage, LinkageAttr, UnnamedAddrAttr, VisibilityAttr};
use crate::ops::LLVMFuncOp;
use crate::types::{FunctionType, VoidType, is_compatible_type};
use terrace_asm::{Argument, Delim, OpAsm, OpState, Parser, Printer};
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::props::Array;
use terrace_ir::{Attr, Context, Failed, OpRef, SmallVec, SymbolRefAttr, Type};

pub(super) struct FuncAsm;

/// The slots of the optional properties that are keywords before the name of a symbol.
pub(super) struct SymbolKeywords {
    pub(super) linkage: usize,
    pub(super) visibility: usize,
    /// The slot of the flag; `None` for functions, which do not have it.
    pub(super) thread_local: Option<usize>,
    pub(super) unnamed_addr: usize,
}

impl SymbolKeywords {
    const FUNC: Self = SymbolKeywords {
        linkage: LLVMFuncOp::LINKAGE,
        visibility: LLVMFuncOp::VISIBILITY_,
        thread_local: None,
        unnamed_addr: LLVMFuncOp::UNNAMED_ADDR,
    };

    pub(super) fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) {
        let ctx = parser.ctx();
        let value = parser.optional_case(LinkageAttr::DEF);
        let value = value.unwrap_or(Linkage::External.value());
        state.add_prop(self.linkage, ctx.enum_attr(LinkageAttr::DEF, value));
        let value = parser.optional_case(VisibilityAttr::DEF).unwrap_or(0);
        state.add_prop(self.visibility, ctx.i64(value as i64));
        if let Some(slot) = self.thread_local
            && parser.eat_keyword("thread_local")
        {
            state.props[slot] = Some(Attr::UNIT);
        }
        let value = parser.optional_case(UnnamedAddrAttr::DEF).unwrap_or(0);
        state.add_prop(self.unnamed_addr, ctx.i64(value as i64));
    }

    /// Prints each keyword with a trailing space. External linkage is printed except for functions.
    pub(super) fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let linkage = op.get::<LinkageAttr>(self.linkage);
        let linkage = linkage.unwrap_or(Linkage::External);
        if linkage != Linkage::External || self.thread_local.is_some() {
            print_keyword(LinkageAttr::keyword(linkage), printer);
        }
        let visibility = op.get::<VisibilityAttr>(self.visibility);
        print_keyword(visibility.map_or("", VisibilityAttr::keyword), printer);
        if self
            .thread_local
            .is_some_and(|slot| op.prop(slot).is_some())
        {
            printer.text("thread_local ");
        }
        let unnamed_addr = op.get::<UnnamedAddrAttr>(self.unnamed_addr);
        print_keyword(unnamed_addr.map_or("", UnnamedAddrAttr::keyword), printer);
    }
}

/// Prints a keyword and a space, unless the keyword is empty.
fn print_keyword(text: &str, printer: &mut Printer<'_>) {
    if !text.is_empty() {
        printer.text(text);
        printer.ch(' ');
    }
}

/// Prints the calling convention and a space, unless the convention is C's. For a convention without a keyword in the
/// dialect, prints only the space.
pub(super) fn print_cconv(op: OpRef<'_>, cconv: Option<Attr>, printer: &mut Printer<'_>) {
    let value = cconv.and_then(|attr| op.ctx.enum_value(attr, CConvAttr::DEF));
    if let Some(value) = value.filter(|&value| value != CConv::C.value()) {
        printer.text(CConvAttr::DEF.case_of(value).unwrap_or_default());
        printer.ch(' ');
    }
}

/// `comdat(@a::@b)`
pub(super) fn parse_comdat(
    parser: &mut Parser<'_>,
    state: &mut OpState,
    slot: usize,
) -> Result<(), Failed> {
    if parser.eat_keyword("comdat") {
        parser.expect("(")?;
        let offset = parser.offset();
        let comdat = parser.attr(None)?;
        if !comdat.is::<SymbolRefAttr>(parser.ctx()) {
            let found = parser.ctx().show_attr(comdat);
            let message = format!(
                "invalid kind of attribute specified: expected builtin.symbol_ref, but found {found}"
            );
            return Err(parser.error(offset, message));
        }
        state.props[slot] = Some(comdat);
        parser.expect(")")?;
    }
    Ok(())
}

pub(super) fn print_comdat(op: OpRef<'_>, slot: usize, printer: &mut Printer<'_>) {
    if let Some(comdat) = op.prop(slot) {
        printer.text(" comdat(");
        printer.attr(comdat);
        printer.ch(')');
    }
}

/// Parses `(%a: i32, ...)` or `(i32, ...)`. Returns the arguments, and true if the list is variadic.
fn arguments(parser: &mut Parser<'_>) -> Result<(SmallVec<[Argument; 4]>, bool), Failed> {
    let mut args: SmallVec<[Argument; 4]> = SmallVec::new();
    let mut variadic = false;
    parser.comma_list(Delim::Paren, |parser| {
        let offset = parser.offset();
        if variadic {
            return Err(parser.error(
                offset,
                "variadic arguments must be in the end of the argument list",
            ));
        }
        if parser.eat("...") {
            variadic = true;
            return Ok(());
        }
        let named = args.first().map(|first: &Argument| first.name.is_some());
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
    Ok((args, variadic))
}

type Results = (SmallVec<[Type; 2]>, SmallVec<[Attr; 2]>);

/// Parses `-> i32`, `-> (i32 {attrs})`, or nothing.
fn results(parser: &mut Parser<'_>) -> Result<Results, Failed> {
    let (mut types, mut attrs) = Results::default();
    if !parser.eat("->") {
        return Ok((types, attrs));
    }
    if !parser.at("(") {
        types.push(parser.ty()?);
        attrs.push(Attr::EMPTY_DICTIONARY);
        return Ok((types, attrs));
    }
    types_with_attrs(parser, &mut types, &mut attrs)?;
    Ok((types, attrs))
}

/// Builds the type of a function. An error describes the invalid argument or result.
fn function_type(
    ctx: &Context,
    args: &[Argument],
    results: &[Type],
    variadic: bool,
) -> Result<Type, String> {
    let fail = |message: &str| Err(format!("failed to construct function type: {message}"));
    if results.len() > 1 {
        return fail("expected zero or one function result");
    }
    let params: SmallVec<[Type; 8]> = args
        .iter()
        .map(|arg| arg.ty.unwrap_or(Type::NONE))
        .collect();
    if params.iter().any(|&param| !is_compatible_type(ctx, param)) {
        return fail("expected LLVM type for function arguments");
    }
    let result = results
        .first()
        .copied()
        .unwrap_or_else(|| VoidType::get(ctx));
    if !is_compatible_type(ctx, result) {
        return fail(&format!(
            "expected LLVM type for function results{}",
            ctx.show_type(result)
        ));
    }
    Ok(FunctionType::get(ctx, result, &params, variadic))
}

/// Returns true if any of these dictionaries has an entry.
pub(super) fn has_attrs(attrs: &[Attr]) -> bool {
    attrs.iter().any(|&attrs| attrs != Attr::EMPTY_DICTIONARY)
}

/// Sets the attributes of arguments or results, unless all are empty.
fn set_part_attrs(ctx: &Context, state: &mut OpState, slot: usize, attrs: &[Attr]) {
    if has_attrs(attrs) {
        state.add_prop(slot, ctx.array(attrs));
    }
}

impl OpAsm for FuncAsm {
    fn defers_regions(&self) -> bool {
        true
    }

    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        SymbolKeywords::FUNC.parse(parser, state);
        let cconv = parser
            .optional_case(CConvAttr::DEF)
            .unwrap_or(CConv::C.value());
        state.add_prop(LLVMFuncOp::CCONV, ctx.enum_attr(CConvAttr::DEF, cconv));
        let offset = parser.offset();
        let name = parser.symbol_name()?;
        state.props[LLVMFuncOp::SYM_NAME] = Some(name);
        let (args, variadic) = arguments(parser)?;
        let (results, result_attrs) = results(parser)?;
        match function_type(ctx, &args, &results, variadic) {
            Ok(ty) => state.props[LLVMFuncOp::FUNCTION_TYPE] = Some(ctx.type_attr(ty)),
            Err(message) => return Err(parser.error(offset, message)),
        }
        if parser.eat_keyword("vscale_range") {
            parser.expect("(")?;
            let min: i64 = parser.integer()?;
            parser.expect(",")?;
            let max: i64 = parser.integer()?;
            parser.expect(")")?;
            let range = VScaleRangeAttr {
                min_range: ctx.int(Type::I32, min),
                max_range: ctx.int(Type::I32, max),
            };
            state.props[LLVMFuncOp::VSCALE_RANGE] = Some(ctx.attr(range));
        }
        parse_comdat(parser, state, LLVMFuncOp::COMDAT)?;
        parser.attr_dict_with_keyword(state)?;
        let arg_attrs: SmallVec<[Attr; 4]> = args.iter().map(|arg| arg.attrs).collect();
        set_part_attrs(ctx, state, LLVMFuncOp::ARG_ATTRS, &arg_attrs);
        set_part_attrs(ctx, state, LLVMFuncOp::RES_ATTRS, &result_attrs);
        match parser.at("{") {
            true => parser.function_body(state, &args)?,
            false => parser.empty_region(state),
        };
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let Some(signature) = LLVMFuncOp::signature(op) else {
            return;
        };
        printer.ch(' ');
        SymbolKeywords::FUNC.print(op, printer);
        print_cconv(op, op.prop(LLVMFuncOp::CCONV), printer);
        if let Some(name) = op.prop(LLVMFuncOp::SYM_NAME) {
            printer.symbol(name);
        }
        print_signature(op, signature, printer);
        let vscale = op.get::<VScaleRangeAttr>(LLVMFuncOp::VSCALE_RANGE);
        if let Some(vscale) = vscale {
            printer.text(" vscale_range(");
            printer.int(int_value(op.ctx, vscale.min_range).unwrap_or(0));
            printer.text(", ");
            printer.int(int_value(op.ctx, vscale.max_range).unwrap_or(0));
            printer.ch(')');
        }
        print_comdat(op, LLVMFuncOp::COMDAT, printer);
        let elided = [
            "sym_name",
            "function_type",
            "arg_attrs",
            "res_attrs",
            "linkage",
            "CConv",
            "visibility_",
            "comdat",
            "unnamed_addr",
            "vscale_range",
        ];
        printer.attr_dict_with_keyword(op, &elided);
        let region = op.body.region(op.id, 0);
        if let Some(region) = region.filter(|&region| op.body.entry_block(region).is_some()) {
            printer.ch(' ');
            printer.region(op, region, false, true);
        }
    }
}

fn print_signature(op: OpRef<'_>, signature: &FunctionType, printer: &mut Printer<'_>) {
    let entry = op
        .body
        .region(op.id, 0)
        .and_then(|region| op.body.entry_block(region));
    let part_attrs = |slot: usize, index: usize| {
        let list = op.get::<Array>(slot)?;
        list.get(index)
            .copied()
            .filter(|&attrs| attrs != Attr::EMPTY_DICTIONARY)
    };
    printer.ch('(');
    for (index, &ty) in signature.params.iter().enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        let attrs = part_attrs(LLVMFuncOp::ARG_ATTRS, index);
        match entry.and_then(|entry| op.body.block_args(entry).get(index)) {
            Some(&arg) => printer.region_argument_with_attrs(op.body, arg, attrs),
            None => {
                printer.ty(ty);
                if let Some(attrs) = attrs {
                    printer.dictionary(attrs);
                }
            }
        }
    }
    if signature.var_arg {
        printer.text(if signature.params.is_empty() {
            "..."
        } else {
            ", ..."
        });
    }
    printer.ch(')');
    let Some(&result) = signature.results(op.ctx).first() else {
        return;
    };
    match part_attrs(LLVMFuncOp::RES_ATTRS, 0) {
        Some(attrs) => {
            printer.text(" -> (");
            printer.ty(result);
            printer.dictionary(attrs);
            printer.ch(')');
        }
        None => printer.arrow_types(&[result]),
    }
}
