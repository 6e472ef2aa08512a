//! Parses and prints `llvm.mlir.global` and `llvm.mlir.alias`, whose formats are hand-written.

use super::functions::{SymbolKeywords, parse_comdat, print_comdat};
use crate::ops::{AliasOp, GlobalOp};
use crate::types::ArrayType;
use terrace_asm::{OpAsm, OpState, Parser, Printer};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::props::AnyType;
use terrace_ir::{Attr, Failed, OpRef, StringAttr, Type};

const GLOBAL: SymbolKeywords = SymbolKeywords {
    linkage: GlobalOp::LINKAGE,
    visibility: GlobalOp::VISIBILITY_,
    thread_local: Some(GlobalOp::THREAD_LOCAL_),
    unnamed_addr: GlobalOp::UNNAMED_ADDR,
};

const ALIAS: SymbolKeywords = SymbolKeywords {
    linkage: AliasOp::LINKAGE,
    visibility: AliasOp::VISIBILITY_,
    thread_local: Some(AliasOp::THREAD_LOCAL_),
    unnamed_addr: AliasOp::UNNAMED_ADDR,
};

pub(super) struct GlobalAsm;

impl OpAsm for GlobalAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        GLOBAL.parse(parser, state);
        if parser.eat_keyword("constant") {
            state.props[GlobalOp::CONSTANT] = Some(Attr::UNIT);
        }
        let name = parser.symbol_name()?;
        state.props[GlobalOp::SYM_NAME] = Some(name);
        parser.expect("(")?;
        if !parser.eat(")") {
            let value = parser.attr(None)?;
            state.props[GlobalOp::VALUE] = Some(value);
            parser.expect(")")?;
        }
        parse_comdat(parser, state, GlobalOp::COMDAT)?;
        parser.attr_dict(state)?;
        let types = if parser.eat(":") {
            parser.type_list()?
        } else {
            Default::default()
        };
        let ty = match types.as_slice() {
            [ty] => *ty,
            [] => {
                let text =
                    state.props[GlobalOp::VALUE].and_then(|value| value.as_::<StringAttr>(ctx));
                let Some(text) = text else {
                    return Err(
                        parser.error(state.offset, "type can only be omitted for string globals")
                    );
                };
                parser.empty_region(state);
                ArrayType::get(ctx, Type::I8, text.value.len() as u64)
            }
            _ => return Err(parser.error(state.offset, "expected zero or one type")),
        };
        if !types.is_empty() && parser.optional_region(state, &[])?.is_none() {
            parser.empty_region(state);
        }
        state.add_prop(GlobalOp::GLOBAL_TYPE, ctx.type_attr(ty));
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        printer.ch(' ');
        GLOBAL.print(op, printer);
        if op.prop(GlobalOp::CONSTANT).is_some() {
            printer.text("constant ");
        }
        if let Some(name) = op.prop(GlobalOp::SYM_NAME) {
            printer.symbol(name);
        }
        let value = op.prop(GlobalOp::VALUE);
        printer.ch('(');
        if let Some(value) = value {
            printer.attr(value);
        }
        printer.ch(')');
        print_comdat(op, GlobalOp::COMDAT, printer);
        let elided = [
            "sym_name",
            "global_type",
            "constant",
            "value",
            "linkage",
            "unnamed_addr",
            "thread_local_",
            "visibility_",
            "comdat",
        ];
        print_all_attrs(op, &elided, printer);
        if value.is_some_and(|value| value.is::<StringAttr>(op.ctx)) {
            return;
        }
        printer.text(" : ");
        if let Some(ty) = op.get::<AnyType>(GlobalOp::GLOBAL_TYPE) {
            printer.ty(ty);
        }
        print_initializer(op, printer);
    }
}

/// Prints the attribute dictionary like the generic printer, but also prints properties that equal their default.
fn print_all_attrs(op: OpRef<'_>, elided: &[&str], printer: &mut Printer<'_>) {
    let Some(def) = op.def() else { return };
    let props = def
        .props
        .iter()
        .zip(op.body.props(op.id))
        .filter(|(prop, _)| !elided.contains(&prop.name));
    let mut entries: Vec<(Attr, Attr)> = props
        .filter_map(|(prop, value)| Some((op.ctx.string(prop.name), (*value)?)))
        .collect();
    entries.extend_from_slice(op.attr_entries());
    printer.dictionary(op.ctx.dictionary(entries));
}

fn print_initializer(op: OpRef<'_>, printer: &mut Printer<'_>) {
    let region = op.body.region(op.id, 0);
    if let Some(region) = region.filter(|&region| op.body.entry_block(region).is_some()) {
        printer.ch(' ');
        printer.region(op, region, false, true);
    }
}

pub(super) struct AliasAsm;

impl OpAsm for AliasAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        ALIAS.parse(parser, state);
        let name = parser.symbol_name()?;
        state.props[AliasOp::SYM_NAME] = Some(name);
        parser.attr_dict(state)?;
        let types = if parser.eat(":") {
            parser.type_list()?
        } else {
            Default::default()
        };
        if types.len() > 1 {
            return Err(parser.error(state.offset, "expected zero or one type"));
        }
        parser.region(state, &[])?;
        match types.first() {
            Some(&ty) => state.add_prop(AliasOp::ALIAS_TYPE, ctx.type_attr(ty)),
            None => return Err(parser.error(state.offset, "expected zero or one type")),
        }
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        printer.ch(' ');
        ALIAS.print(op, printer);
        if let Some(name) = op.prop(AliasOp::SYM_NAME) {
            printer.symbol(name);
        }
        let elided = [
            "sym_name",
            "alias_type",
            "linkage",
            "unnamed_addr",
            "thread_local_",
            "visibility_",
        ];
        printer.attr_dict(op, &elided);
        printer.text(" : ");
        if let Some(ty) = op.get::<AnyType>(AliasOp::ALIAS_TYPE) {
            printer.ty(ty);
        }
        print_initializer(op, printer);
    }
}
