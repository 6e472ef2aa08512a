//! Verifies symbols and functions of all dialects.

use crate::attrs::ArrayAttr;
use terrace_ir::interfaces::DialectAttrs;
use terrace_ir::{Attr, DictionaryAttr, Failed, OpRef, Reporter, StringAttr, Type};

/// Verifies `SymbolOpInterface`: `sym_visibility` is valid, and a declaration is not public.
pub fn verify_symbol(
    op: OpRef<'_>,
    visibility: Option<Attr>,
    is_declaration: bool,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let text = visibility.and_then(|attr| attr.as_str(op.ctx));
    if let Some(attr) = visibility
        && !attr.is::<StringAttr>(op.ctx)
    {
        let message = format!(
            "requires visibility attribute 'sym_visibility' to be a string attribute, but got {}",
            op.ctx.show_attr(attr)
        );
        return Err(report.op_error(op, message));
    }
    if let Some(attr) = visibility
        && !matches!(text, Some("public" | "private" | "nested"))
    {
        let message = format!(
            "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got {}",
            op.ctx.show_attr(attr)
        );
        return Err(report.op_error(op, message));
    }
    if is_declaration && matches!(text, None | Some("public")) {
        return Err(report.op_error(op, "symbol declaration cannot have public visibility"));
    }
    Ok(())
}

/// Verifies `FunctionOpInterface`: the numbers of argument and result attributes match the type, and the entry block
/// has the arguments' types. The attributes are in the properties `arg_attrs` and `res_attrs`.
pub fn verify_function(
    op: OpRef<'_>,
    (arguments, arg_attrs): (&[Type], Option<Attr>),
    (results, res_attrs): (&[Type], Option<Attr>),
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    if let Some(attrs) = arg_attrs {
        part_attrs(op, attrs, Part::Argument, arguments.len(), report)?;
    }
    if let Some(attrs) = res_attrs {
        part_attrs(op, attrs, Part::Result, results.len(), report)?;
    }
    let Some(entry) = op
        .body
        .region(op.id, 0)
        .and_then(|body| op.body.entry_block(body))
    else {
        return Ok(());
    };
    let args = op.body.block_args(entry);
    if args.len() != arguments.len() {
        let message = format!(
            "entry block must have {} arguments to match function signature",
            arguments.len()
        );
        return Err(report.op_error(op, message));
    }
    for (index, (arg, want)) in args.iter().zip(arguments).enumerate() {
        let got = op.body.ty(*arg);
        if got != *want {
            let message = format!(
                "type of entry block argument #{index}({}) must match the type of the corresponding argument in function signature({})",
                op.ctx.show_type(got),
                op.ctx.show_type(*want)
            );
            return Err(report.op_error(op, message));
        }
    }
    Ok(())
}

#[derive(Clone, Copy)]
enum Part {
    Argument,
    Result,
}

fn part_attrs(
    op: OpRef<'_>,
    attrs: Attr,
    part: Part,
    count: usize,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let Some(list) = attrs.as_::<ArrayAttr>(op.ctx) else {
        return Ok(());
    };
    let name = match part {
        Part::Argument => "argument",
        Part::Result => "result",
    };
    if list.elements.len() != count {
        let message = format!(
            "expects {name} attribute array to have the same number of elements as the number of function {name}s, got {}, but expected {count}",
            list.elements.len()
        );
        return Err(report.op_error(op, message));
    }
    for (index, attr) in list.elements.iter().enumerate() {
        let Some(dictionary) = attr.as_::<DictionaryAttr>(op.ctx) else {
            let message = format!(
                "expects {name} attribute dictionary to be a DictionaryAttr, but got `{}`",
                op.ctx.show_attr(*attr)
            );
            return Err(report.op_error(op, message));
        };
        for (key, value) in dictionary.entries() {
            part_attr(op, part, index, *key, *value, report)?;
        }
    }
    Ok(())
}

fn part_attr(
    op: OpRef<'_>,
    part: Part,
    index: usize,
    key: Attr,
    value: Attr,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let key = &*key.message_text(op.ctx);
    let Some((dialect, _)) = key.split_once('.') else {
        return Err(report.op_error(
            op,
            match part {
                Part::Argument => "arguments may only have dialect attributes",
                Part::Result => "results may only have dialect attributes",
            },
        ));
    };
    match (op.ctx.dialect_interface::<dyn DialectAttrs>(dialect), part) {
        (None, _) => Ok(()),
        (Some(model), Part::Argument) => model.verify_arg_attr(op, index, key, value, report),
        (Some(model), Part::Result) => model.verify_result_attr(op, index, key, value, report),
    }
}
