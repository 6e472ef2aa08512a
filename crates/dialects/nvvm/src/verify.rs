//! Verifies constraints beyond the definitions, and the attributes of functions and arguments.

mod convert;
mod copies;
mod warps;

pub(crate) use convert::*;
pub(crate) use copies::*;
pub(crate) use warps::*;

use crate::ops::MapaOpRef;
use terrace_builtin::IntegerAttr;
use terrace_ir::interfaces::DialectAttrs;
use terrace_ir::{Attr, DenseI32Array, Failed, OpRef, Reporter};
use terrace_llvm::LLVMFuncOp;
use terrace_llvm::attrs::ConstantRangeAttr;
use terrace_llvm::types::address_space;

/// Verifies the range of a register. A range with equal ends must be written as the full or the empty set.
pub(crate) fn register_range(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let range = op
        .def()
        .and_then(|def| op.prop(def.prop_index("range")?))
        .and_then(|range| range.as_::<ConstantRangeAttr>(op.ctx));
    let Some(range) = range else { return Ok(()) };
    let lower = &range.lower;
    if *lower != range.upper || lower.is_zero() || lower.is_all_ones() {
        return Ok(());
    }
    let most = terrace_numeric::ApInt::all_ones(lower.width());
    let message = format!(
        "invalid range attribute: Lower == Upper, but they aren't min (0) or max ({}) value! This is an invalid constant range.",
        most.to_string_unsigned()
    );
    Err(report.op_error(op, message))
}

/// Verifies the address spaces of `nvvm.mapa`. An address in shared memory becomes an address in the cluster's shared
/// memory; a generic address remains generic.
pub(crate) fn mapa(op: MapaOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let space = |ty| address_space(op.ctx, ty);
    match (space(op.operand_type(0)), space(op.result_type(0))) {
        (Some(0), Some(0)) | (Some(3), Some(7)) => Ok(()),
        _ => {
            let rule = "Valid address-space check(or mapping) for mapa Op";
            Err(report.op_error(*op, format_args!("failed to verify that {rule}")))
        }
    }
}

pub(crate) struct NvvmAttrs;

impl DialectAttrs for NvvmAttrs {
    fn verify_op_attr(
        &self,
        op: OpRef<'_>,
        name: &str,
        value: Attr,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let ctx = op.ctx;
        let must = match name {
            "nvvm.kernel" if !op.is::<LLVMFuncOp>() => {
                let message = "'nvvm.kernel' attribute attached to unexpected op";
                return Err(report.error(op, message));
            }
            "nvvm.maxntid" | "nvvm.reqntid" | "nvvm.cluster_dim" => {
                let sizes = value.as_::<DenseI32Array>(ctx);
                match sizes.is_some_and(|sizes| (1..=3).contains(&sizes.values.len())) {
                    true => return Ok(()),
                    false => "must be integer array with maximum 3 index",
                }
            }
            "nvvm.minctasm" | "nvvm.maxnreg" | "nvvm.cluster_max_blocks"
                if !value.is::<IntegerAttr>(ctx) =>
            {
                "must be integer constant"
            }
            "nvvm.blocksareclusters"
                if op.attr_named("nvvm.reqntid").is_none()
                    || op.attr_named("nvvm.cluster_dim").is_none() =>
            {
                "must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'"
            }
            _ => return Ok(()),
        };
        Err(report.error(op, format!("'\"{name}\"' attribute {must}")))
    }

    fn verify_arg_attr(
        &self,
        op: OpRef<'_>,
        index: usize,
        name: &str,
        value: Attr,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        if name != "nvvm.grid_constant" {
            return Ok(());
        }
        let wrong = if op.attr_named("nvvm.kernel").is_none() {
            " attribute must be present only on kernel arguments"
        } else if value != Attr::UNIT {
            " must be a unit attribute"
        } else if !is_by_value(op, index) {
            " attribute requires the argument to also have attribute 'llvm.byval'"
        } else {
            return Ok(());
        };
        Err(report.error(op, format!("'\"{name}\"'{wrong}")))
    }
}

/// Returns true if an argument of a function has the attribute `llvm.byval`.
fn is_by_value(op: OpRef<'_>, index: usize) -> bool {
    let attrs = op
        .def()
        .and_then(|def| op.prop(def.prop_index("arg_attrs")?))
        .and_then(|attrs| terrace_builtin::attrs::array_value(op.ctx, attrs));
    let attrs = attrs.and_then(|attrs| attrs.get(index));
    attrs.is_some_and(|attrs| {
        let mut entries = attrs.entries(op.ctx).iter();
        entries.any(|(name, _)| name.bytes(op.ctx) == Some(b"llvm.byval"))
    })
}
