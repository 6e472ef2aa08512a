//! Translates the rocdl dialect: kernels, hints for memory accesses, sizes of work groups.

use crate::header::{Header, failure, is_function, signed};
use terrace_builtin::attrs::bool_value;
use terrace_ir::{Attr, DenseI32Array, Failed, OpId, OpRef, OpView};
use terrace_llvm::attrs::ConstantRangeAttr;
use terrace_llvmir as ll;
use terrace_llvmir::{Attribute, CallConv, CallSpec, MdKindId};
use terrace_numeric::ApInt;
use terrace_rocdl::{
    BarrierOp, BlockDimXOp, BlockDimYOp, BlockDimZOp, GridDimXOp, GridDimYOp, GridDimZOp,
};
use terrace_to_llvmir::{
    Converted, FunctionTranslation, LlvmTranslationDialectInterface, ModuleTranslation,
    NotConverted,
};

/// The rocdl dialect's part in the translation to LLVM IR.
pub(crate) struct Translation;

/// Operations that call a function of AMD's device library: the operation, the function, and the dimension to query.
const SIZES: [(&str, &str, u64); 6] = [
    (BlockDimXOp::NAME, "__ockl_get_local_size", 0),
    (BlockDimYOp::NAME, "__ockl_get_local_size", 1),
    (BlockDimZOp::NAME, "__ockl_get_local_size", 2),
    (GridDimXOp::NAME, "__ockl_get_num_groups", 0),
    (GridDimYOp::NAME, "__ockl_get_num_groups", 1),
    (GridDimZOp::NAME, "__ockl_get_num_groups", 2),
];

/// Attributes of any operation, with the kind of metadata that they become.
const MARKS: [(&str, &str); 4] = [
    ("rocdl.last_use", "amdgpu.last.use"),
    ("rocdl.no_remote_memory", "amdgpu.no.remote.memory"),
    (
        "rocdl.no_fine_grained_memory",
        "amdgpu.no.fine.grained.memory",
    ),
    ("rocdl.ignore_denormal_mode", "amdgpu.ignore.denormal.mode"),
];

impl LlvmTranslationDialectInterface for Translation {
    fn convert_operation(&self, op: OpId, t: &mut FunctionTranslation<'_>) -> Converted {
        let name = t.op(op).name_str();
        if name == BarrierOp::NAME {
            t.builder.fence(ll::Ordering::Release, b"workgroup");
            t.call_intrinsic(op, "llvm.amdgcn.s.barrier", ll::Type::VOID, &[])?;
            t.builder.fence(ll::Ordering::Acquire, b"workgroup");
            return Ok(());
        }
        match SIZES.iter().find(|(known, ..)| *known == name) {
            Some(&(_, function, dimension)) => size(op, function, dimension, t),
            None => Err(NotConverted::Unknown),
        }
    }

    fn amend_operation(
        &self,
        op: OpId,
        instructions: &[ll::Value],
        name: &str,
        value: Attr,
        t: &mut FunctionTranslation<'_>,
    ) -> Result<(), Failed> {
        if let Some((_, kind)) = MARKS.iter().find(|(known, _)| *known == name) {
            if !instructions.is_empty() {
                let metadata = &mut t.builder.ctx.metadata;
                let (kind, node) = (MdKindId::named(metadata, kind), metadata.node(&[]));
                for &instruction in instructions {
                    t.builder.attach(instruction, kind, node);
                }
            }
            return Ok(());
        }
        let header = match is_function(op, t) {
            true => Some(Header::of_body(t)),
            false => None,
        };
        match amend(name, value, header) {
            Ok(()) => Ok(()),
            Err(message) => Err(failure(t.op(op), message, t.diags)),
        }
    }

    fn amend_module_operation(
        &self,
        op: OpRef<'_>,
        name: &str,
        value: Attr,
        t: &mut ModuleTranslation<'_>,
    ) -> Result<(), Failed> {
        let header = Header::of_declaration(op, t);
        match amend(name, value, header) {
            Ok(()) => Ok(()),
            Err(message) => Err(failure(op, message, t.diags)),
        }
    }
}

/// Translates an attribute of a function. `header` is `None` if another operation has the attribute.
fn amend(name: &str, value: Attr, header: Option<Header<'_>>) -> Result<(), String> {
    const ACTED_ON: [&str; 7] = [
        "rocdl.kernel",
        "rocdl.flat_work_group_size",
        "rocdl.max_flat_work_group_size",
        "rocdl.reqd_work_group_size",
        "rocdl.uniform_work_group_size",
        "rocdl.unsafe_fp_atomics",
        "rocdl.waves_per_eu",
    ];
    if !ACTED_ON.contains(&name) {
        return Ok(());
    }
    let Some(mut header) = header else {
        return Err(format!(
            "{name} is only supported on `llvm.func` operations"
        ));
    };
    let ctx = header.ctx;
    let integer = || signed(ctx, value).ok_or_else(|| format!("{name} must be an integer"));
    let boolean = || match bool_value(ctx, value) {
        Some(true) => Ok("true"),
        Some(false) => Ok("false"),
        None => Err(format!("{name} must be a boolean")),
    };
    match name {
        "rocdl.kernel" => {
            header.function.conv = CallConv::AMDGPU_KERNEL;
            for (key, default) in [
                ("amdgpu-flat-work-group-size", "1,256"),
                ("uniform-work-group-size", "true"),
            ] {
                if !header.has(key) {
                    header.set_text(key, default);
                }
            }
        }
        "rocdl.flat_work_group_size" => match value.bytes(ctx) {
            Some(sizes) => header.set_text("amdgpu-flat-work-group-size", sizes),
            None => return Err(format!("{name} must be a string")),
        },
        "rocdl.max_flat_work_group_size" => {
            header.set_text("amdgpu-flat-work-group-size", format!("1,{}", integer()?));
        }
        "rocdl.reqd_work_group_size" => match value.as_::<DenseI32Array>(ctx) {
            Some(sizes) => {
                let node = header.node(&sizes.values);
                header.attach("reqd_work_group_size", node);
            }
            None => return Err(format!("{name} must be a dense i32 array attribute")),
        },
        "rocdl.uniform_work_group_size" => header.set_text("uniform-work-group-size", boolean()?),
        "rocdl.unsafe_fp_atomics" => header.set_text("amdgpu-unsafe-fp-atomics", boolean()?),
        _ => header.set_text("amdgpu-waves-per-eu", integer()?),
    }
    Ok(())
}

/// Calls a function of AMD's device library, which returns the size in a dimension as an `i64`.
fn size(op: OpId, function: &str, dimension: u64, t: &mut FunctionTranslation<'_>) -> Converted {
    let place = t.op(op);
    let range = place.prop(BlockDimXOp::RANGE);
    let (result, is_used) = (t.result_type(op)?, t.body.has_uses(t.body.result(op, 0)));
    let llvm = &mut *t.builder.ctx;
    let function_type = llvm.types.function(ll::Type::I64, &[ll::Type::I32], false);
    let space = llvm.layout.program_space();
    let symbol = llvm.symbols.want_function(
        function.as_bytes(),
        function_type,
        space,
        ll::AttrList::EMPTY,
    );
    let declared = llvm.symbols.info(symbol).value_type;
    if declared != function_type || is_used && result != ll::Type::I64 {
        let message = match declared == function_type {
            true => {
                format!("calls {function}, which returns i64, but the result type is different")
            }
            false => {
                format!("calls {function}, which is declared with a type other than i64 (i32)")
            }
        };
        return Err(failure(place, message, t.diags).into());
    }
    let callee = llvm.symbol(symbol).into();
    let dimension = llvm.const_int(ll::Type::I32, dimension).into();
    let attrs = match range.and_then(|range| range.as_::<ConstantRangeAttr>(t.ctx)) {
        Some(range) if range.lower.width() > 64 => {
            let message = "has a range that is wider than the i64 of the function it calls";
            return Err(failure(place, message, t.diags).into());
        }
        Some(range) => {
            // The range has the width of the operation's result or less.
            let mut bound = |bound: &ApInt| llvm.const_int(ll::Type::I64, bound.low_u64());
            let (low, high) = (bound(&range.lower), bound(&range.upper));
            let result = llvm.attr_set(&[Attribute::Range(low, high)]);
            llvm.attrs.list(ll::AttrSet::EMPTY, result, &[])
        }
        None => ll::AttrList::EMPTY,
    };
    let value = t.builder.call(CallSpec {
        attrs,
        ..CallSpec::new(function_type, callee, &[dimension])
    });
    t.map_result(op, value);
    Ok(())
}
