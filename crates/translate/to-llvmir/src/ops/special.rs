//! Converts intrinsics whose arguments differ from the operation's operands: constrained casts, masked memory
//! accesses, matrix operations, declarations of alias scopes.

use crate::attributes::enum_value;
use crate::function::FunctionTranslation;
use crate::interface::Converted;
use terrace_ir::{Failed, OpId, ValueId};
use terrace_llvm::enums::{FPExceptionBehavior, RoundingMode};
use terrace_llvm::*;
use terrace_llvmir as ll;
use terrace_llvmir::{AttrKind, Attribute, CallSpec, MdKindId, Type, Value};

super::table! {
    ConstrainedFPExtIntr => |t, op| constrained(t, op, "fpext", None, ConstrainedFPExtIntr::FP_EXCEPTION_BEHAVIOR),
    ConstrainedFPTruncIntr => |t, op| {
        let rounding = Some(ConstrainedFPTruncIntr::ROUNDINGMODE);
        constrained(t, op, "fptrunc", rounding, ConstrainedFPTruncIntr::FP_EXCEPTION_BEHAVIOR)
    },
    ConstrainedSIToFP => |t, op| {
        let rounding = Some(ConstrainedSIToFP::ROUNDINGMODE);
        constrained(t, op, "sitofp", rounding, ConstrainedSIToFP::FP_EXCEPTION_BEHAVIOR)
    },
    ConstrainedUIToFP => |t, op| {
        let rounding = Some(ConstrainedUIToFP::ROUNDINGMODE);
        constrained(t, op, "uitofp", rounding, ConstrainedUIToFP::FP_EXCEPTION_BEHAVIOR)
    },
    MaskedLoadOp => masked_load,
    MaskedStoreOp => masked_store,
    MaskedGatherOp => masked_gather,
    MaskedScatterOp => masked_scatter,
    MatrixColumnMajorLoadOp => matrix_load,
    MatrixColumnMajorStoreOp => matrix_store,
    MatrixMultiplyOp => matrix_multiply,
    MatrixTransposeOp => matrix_transpose,
    NoAliasScopeDeclOp => noalias_scope_decl,
}

/// Calls an intrinsic that is declared with the types of its arguments. `aligned` is the index and alignment of a
/// pointer argument.
fn call(
    t: &mut FunctionTranslation<'_>,
    name: &str,
    overloads: &[Type],
    result: Type,
    args: &[Value],
    own: &[Attribute],
    aligned: Option<(usize, u64)>,
) -> Value {
    let params: Vec<Type> = args.iter().map(|arg| t.builder.type_of(*arg)).collect();
    let function_type = t.builder.ctx.types.function(result, &params, false);
    let callee = t.declare_named(name, overloads, function_type);
    let mut attrs = Vec::new();
    if let Some((position, align)) = aligned {
        attrs.resize(position + 1, Vec::new());
        attrs[position].push(Attribute::Int(AttrKind::Alignment, align));
    }
    let attrs = t.scope().attribute_list(own, &[], &attrs);
    t.builder.call(CallSpec {
        attrs,
        ..CallSpec::new(function_type, callee, args)
    })
}

fn metadata_string(t: &mut FunctionTranslation<'_>, prefix: &str, text: &str) -> Value {
    let md = t
        .builder
        .ctx
        .metadata
        .string(format!("{prefix}{text}").as_bytes());
    t.builder.ctx.metadata_value(md).into()
}

fn constrained(
    t: &mut FunctionTranslation<'_>,
    op: OpId,
    name: &str,
    rounding: Option<usize>,
    exceptions: usize,
) -> Converted {
    let result = t.result_type(op)?;
    let operand = t.operand(op, 0);
    let mut args = vec![operand];
    if let Some(slot) = rounding {
        let Some(mode) = RoundingMode::from_value(enum_value(t.ctx, t.prop(op, slot))) else {
            return t.unknown();
        };
        args.push(metadata_string(t, "round.", mode.keyword()));
    }
    let behavior = FPExceptionBehavior::from_value(enum_value(t.ctx, t.prop(op, exceptions)));
    let Some(behavior) = behavior else {
        return t.unknown();
    };
    args.push(metadata_string(t, "fpexcept.", behavior.keyword()));
    let overloads = [result, t.builder.type_of(operand)];
    let name = format!("llvm.experimental.constrained.{name}");
    let value = call(
        t,
        &name,
        &overloads,
        result,
        &args,
        &[Attribute::Enum(AttrKind::StrictFP)],
        None,
    );
    t.map_result(op, value);
    Ok(())
}

fn optional_pass_thru(t: &mut FunctionTranslation<'_>, op: OpId, result: Type) -> Value {
    if t.body.num_operands(op) > 2 {
        return t.operand(op, 2);
    }
    t.builder.ctx.poison(result).into()
}

fn masked_load(t: &mut FunctionTranslation<'_>, op: MaskedLoadOpRef<'_>) -> Converted {
    let from = [op.data(), op.mask()];
    let value = masked_read(t, op.id, "llvm.masked.load", from, op.alignment())?;
    if op.nontemporal() {
        let node = t.scope().int_node(ll::Type::I32, 1);
        t.builder.attach(value, MdKindId::NONTEMPORAL, node);
    }
    Ok(())
}

fn masked_gather(t: &mut FunctionTranslation<'_>, op: MaskedGatherOpRef<'_>) -> Converted {
    let from = [op.ptrs(), op.mask()];
    masked_read(t, op.id, "llvm.masked.gather", from, op.alignment())?;
    Ok(())
}

/// Builds a masked read through one or several pointers.
fn masked_read(
    t: &mut FunctionTranslation<'_>,
    op: OpId,
    name: &str,
    [pointers, mask]: [ValueId; 2],
    align: i32,
) -> Result<Value, Failed> {
    let result = t.result_type(op)?;
    let (pointers, mask) = (t.value(pointers), t.value(mask));
    let pass_thru = optional_pass_thru(t, op, result);
    let overloads = [result, t.builder.type_of(pointers)];
    let args = [pointers, mask, pass_thru];
    let aligned = Some((0, align as u64));
    let value = call(t, name, &overloads, result, &args, &[], aligned);
    t.map_result(op, value);
    Ok(value)
}

fn masked_store(t: &mut FunctionTranslation<'_>, op: MaskedStoreOpRef<'_>) -> Converted {
    let to = [op.value(), op.data(), op.mask()];
    masked_write(t, "llvm.masked.store", to, op.alignment())
}

fn masked_scatter(t: &mut FunctionTranslation<'_>, op: MaskedScatterOpRef<'_>) -> Converted {
    let to = [op.value(), op.ptrs(), op.mask()];
    masked_write(t, "llvm.masked.scatter", to, op.alignment())
}

/// Builds a masked write through one or several pointers.
fn masked_write(
    t: &mut FunctionTranslation<'_>,
    name: &str,
    operands: [ValueId; 3],
    align: i32,
) -> Converted {
    let args = operands.map(|operand| t.value(operand));
    let overloads = [t.builder.type_of(args[0]), t.builder.type_of(args[1])];
    let aligned = Some((1, align as u64));
    call(t, name, &overloads, Type::VOID, &args, &[], aligned);
    Ok(())
}

fn i32_number(t: &mut FunctionTranslation<'_>, value: i32) -> Value {
    t.builder.ctx.const_int(Type::I32, value as u64).into()
}

fn element_align(t: &mut FunctionTranslation<'_>, vector: Type) -> u64 {
    let element = t.builder.ctx.types.scalar(vector);
    t.abi_align(element).unwrap_or(1)
}

/// Returns the vector type of LLVM's result for a matrix operation with these dimensions, which the operation's own
/// type may contradict.
fn matrix_type(t: &mut FunctionTranslation<'_>, like: Type, [rows, columns]: [i32; 2]) -> Type {
    let types = &mut t.builder.ctx.types;
    let element = types.scalar(like);
    let len = rows.wrapping_mul(columns).cast_unsigned();
    types.vector(element, len)
}

fn matrix_load(t: &mut FunctionTranslation<'_>, op: MatrixColumnMajorLoadOpRef<'_>) -> Converted {
    let result = t.result_type(op.id)?;
    let result = matrix_type(t, result, [op.rows(), op.columns()]);
    let (data, stride) = (t.value(op.data()), t.value(op.stride()));
    let volatile = t.builder.ctx.const_bool(op.is_volatile()).into();
    let rows = i32_number(t, op.rows());
    let columns = i32_number(t, op.columns());
    let overloads = [result, t.builder.type_of(stride)];
    let align = element_align(t, result);
    let args = [data, stride, volatile, rows, columns];
    let value = call(
        t,
        "llvm.matrix.column.major.load",
        &overloads,
        result,
        &args,
        &[],
        Some((0, align)),
    );
    t.map_result(op.id, value);
    Ok(())
}

fn matrix_store(t: &mut FunctionTranslation<'_>, op: MatrixColumnMajorStoreOpRef<'_>) -> Converted {
    let (matrix, data, stride) = (
        t.value(op.matrix()),
        t.value(op.data()),
        t.value(op.stride()),
    );
    let volatile = t.builder.ctx.const_bool(op.is_volatile()).into();
    let rows = i32_number(t, op.rows());
    let columns = i32_number(t, op.columns());
    let overloads = [t.builder.type_of(matrix), t.builder.type_of(stride)];
    let align = element_align(t, overloads[0]);
    let args = [matrix, data, stride, volatile, rows, columns];
    call(
        t,
        "llvm.matrix.column.major.store",
        &overloads,
        Type::VOID,
        &args,
        &[],
        Some((1, align)),
    );
    Ok(())
}

fn matrix_multiply(t: &mut FunctionTranslation<'_>, op: MatrixMultiplyOpRef<'_>) -> Converted {
    let (left, right) = (t.value(op.lhs()), t.value(op.rhs()));
    let result = t.builder.type_of(left);
    let result = matrix_type(t, result, [op.lhs_rows(), op.rhs_columns()]);
    let rows = i32_number(t, op.lhs_rows());
    let inner = i32_number(t, op.lhs_columns());
    let columns = i32_number(t, op.rhs_columns());
    let overloads = [result, t.builder.type_of(left), t.builder.type_of(right)];
    let args = [left, right, rows, inner, columns];
    let value = call(
        t,
        "llvm.matrix.multiply",
        &overloads,
        result,
        &args,
        &[],
        None,
    );
    t.map_result(op.id, value);
    Ok(())
}

fn matrix_transpose(t: &mut FunctionTranslation<'_>, op: MatrixTransposeOpRef<'_>) -> Converted {
    let matrix = t.value(op.matrix());
    let result = t.builder.type_of(matrix);
    let result = matrix_type(t, result, [op.rows(), op.columns()]);
    let rows = i32_number(t, op.rows());
    let columns = i32_number(t, op.columns());
    let value = call(
        t,
        "llvm.matrix.transpose",
        &[result],
        result,
        &[matrix, rows, columns],
        &[],
        None,
    );
    t.map_result(op.id, value);
    Ok(())
}

fn noalias_scope_decl(t: &mut FunctionTranslation<'_>, op: NoAliasScopeDeclOpRef<'_>) -> Converted {
    let scope = t.scope().alias_scope(op.scope_attr());
    let Some(scope) = scope else {
        return t.unknown();
    };
    let node = t.builder.ctx.metadata.node(&[Some(scope)]);
    let arg = t.builder.ctx.metadata_value(node).into();
    call(
        t,
        "llvm.experimental.noalias.scope.decl",
        &[],
        Type::VOID,
        &[arg],
        &[],
        None,
    );
    Ok(())
}
