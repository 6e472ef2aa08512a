//! Verifies discardable attributes of the dialect on modules, arguments and results.

use super::Verified;
use super::data_layout::check_data_layout;
use crate::types::{PointerType, VoidType, is_compatible_type};
use terrace_builtin::attrs::{IntegerAttr, TypeAttr};
use terrace_builtin::types::IntegerType;
use terrace_ir::interfaces::{DialectAttrs, FunctionOpInterface};
use terrace_ir::{Attr, OpRef, Reporter, StringAttr, Type};

pub(crate) struct LlvmAttrs;

impl DialectAttrs for LlvmAttrs {
    fn verify_op_attr(
        &self,
        op: OpRef<'_>,
        name: &str,
        value: Attr,
        report: &mut Reporter<'_>,
    ) -> Verified {
        if name != "llvm.data_layout" {
            return Ok(());
        }
        let message = "expected 'llvm.data_layout' to be a string attributes";
        report.refuse_if(op, !value.is::<StringAttr>(op.ctx), message)?;
        check_data_layout(&value.message_text(op.ctx)).map_err(|error| {
            report.op_error(op, format!("invalid data layout descriptor: {error}\n"))
        })
    }

    fn verify_arg_attr(
        &self,
        op: OpRef<'_>,
        index: usize,
        name: &str,
        value: Attr,
        report: &mut Reporter<'_>,
    ) -> Verified {
        let model = op.ctx.op_interface::<dyn FunctionOpInterface>(op.name());
        match model.and_then(|model| model.arguments(op).get(index).copied()) {
            Some(ty) => parameter(op, ty, name, value, report),
            None => Ok(()),
        }
    }

    fn verify_result_attr(
        &self,
        op: OpRef<'_>,
        index: usize,
        name: &str,
        value: Attr,
        report: &mut Reporter<'_>,
    ) -> Verified {
        let model = op.ctx.op_interface::<dyn FunctionOpInterface>(op.name());
        let Some(ty) = model.and_then(|model| model.results(op).get(index).copied()) else {
            return Ok(());
        };
        if ty.is::<VoidType>(op.ctx) {
            return Err(report.error(
                op,
                "cannot attach result attributes to functions with a void return",
            ));
        }
        if matches!(
            name,
            "llvm.allocalign"
                | "llvm.allocptr"
                | "llvm.byval"
                | "llvm.byref"
                | "llvm.inalloca"
                | "llvm.nest"
                | "llvm.nocapture"
                | "llvm.nofree"
                | "llvm.preallocated"
                | "llvm.readnone"
                | "llvm.readonly"
                | "llvm.returned"
                | "llvm.alignstack"
                | "llvm.sret"
                | "llvm.writeonly"
        ) {
            return Err(report.error(op, format!("\"{name}\" is not a valid result attribute")));
        }
        parameter(op, ty, name, value, report)
    }
}

/// The kind of an attribute, and the types it applies to.
enum Rule {
    UnitOnPointer,
    TypeOnPointer,
    UnitOnInteger,
    IntegerOnPointer,
    Integer,
    Unit,
}

fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        "llvm.noalias" | "llvm.readonly" | "llvm.readnone" | "llvm.writeonly" | "llvm.nest"
        | "llvm.nocapture" | "llvm.nofree" | "llvm.nonnull" => Rule::UnitOnPointer,
        "llvm.sret" | "llvm.byval" | "llvm.byref" | "llvm.inalloca" | "llvm.preallocated"
        | "llvm.elementtype" => Rule::TypeOnPointer,
        "llvm.signext" | "llvm.zeroext" => Rule::UnitOnInteger,
        "llvm.align" | "llvm.dereferenceable" | "llvm.dereferenceable_or_null" => {
            Rule::IntegerOnPointer
        }
        "llvm.alignstack" => Rule::Integer,
        "llvm.noundef" | "llvm.inreg" | "llvm.returned" => Rule::Unit,
        _ => return None,
    })
}

fn parameter(
    op: OpRef<'_>,
    ty: Type,
    name: &str,
    value: Attr,
    report: &mut Reporter<'_>,
) -> Verified {
    let Some(rule) = rule(name) else {
        return Ok(());
    };
    let (fits, kind) = match rule {
        Rule::UnitOnPointer | Rule::UnitOnInteger | Rule::Unit => {
            (value == Attr::UNIT, "a unit attribute")
        }
        Rule::TypeOnPointer => (value.is::<TypeAttr>(op.ctx), "a type attribute"),
        Rule::IntegerOnPointer | Rule::Integer => {
            (value.is::<IntegerAttr>(op.ctx), "an integer attribute")
        }
    };
    if !fits {
        return Err(report.error(op, format!("\"{name}\" should be {kind}")));
    }
    // The type may not have been converted yet; such a type cannot be checked.
    if !is_compatible_type(op.ctx, ty) {
        return Ok(());
    }
    let wrong = match rule {
        Rule::UnitOnInteger => (!ty.is::<IntegerType>(op.ctx)).then_some("non-integer"),
        Rule::Unit | Rule::Integer => None,
        _ => (!ty.is::<PointerType>(op.ctx)).then_some("non-pointer"),
    };
    match wrong {
        Some(wrong) => Err(report.error(
            op,
            format!("\"{name}\" attribute attached to {wrong} LLVM type"),
        )),
        None => Ok(()),
    }
}
