//! Terminators and unwinding.

use crate::function::FunctionTranslation;
use crate::interface::Converted;
use terrace_builtin::DenseElementsAttr;
use terrace_ir::{Attr, OpId};
use terrace_llvm::*;
use terrace_llvmir::{Clause, Const, MdKindId, TypeKind, Value};

super::table! {
    BrOp => br,
    CondBrOp => cond_br,
    SwitchOp => switch,
    IndirectBrOp => indirect_br,
    ReturnOp => ret,
    ResumeOp => resume,
    UnreachableOp => unreachable,
    LandingpadOp => landing_pad,
}

fn annotate_loop(t: &mut FunctionTranslation<'_>, attr: Option<Attr>, branch: Value) {
    if let Some(attr) = attr
        && let Some(node) = t.scope().loop_annotation(attr)
    {
        t.builder.attach(branch, MdKindId::LOOP, node);
    }
}

fn br(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let to = t.successor(op, 0);
    let branch = t.builder.br(to);
    annotate_loop(t, t.prop(op, BrOp::LOOP_ANNOTATION), branch);
    Ok(())
}

fn cond_br(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let condition = t.operand(op, 0);
    let (yes, no) = (t.successor(op, 0), t.successor(op, 1));
    let branch = t.builder.cond_br(condition, yes, no);
    annotate_loop(t, t.prop(op, CondBrOp::LOOP_ANNOTATION), branch);
    t.weigh(branch, t.prop(op, CondBrOp::BRANCH_WEIGHTS));
    Ok(())
}

fn switch(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let ctx = t.ctx;
    let value = t.operand(op, 0);
    let ty = t.builder.type_of(value);
    let default = t.successor(op, 0);
    let mut cases = Vec::new();
    let values = t
        .prop(op, SwitchOp::CASE_VALUES)
        .and_then(|attr| attr.as_::<DenseElementsAttr>(ctx));
    if let Some(values) = values {
        let count = t.body.num_successors(op).saturating_sub(1);
        let Some(numbers) = values.ints(ctx) else {
            return t.unknown();
        };
        let mut constants: Vec<Const> = Vec::with_capacity(count);
        for number in numbers {
            // A case of more than 64 bits is the largest that fits.
            let number = number.to_u64().unwrap_or(u64::MAX);
            constants.push(t.builder.ctx.const_int(ty, number));
        }
        for index in 0..count {
            let at = if values.splat { 0 } else { index };
            let Some(&constant) = constants.get(at) else {
                break;
            };
            cases.push((constant, t.successor(op, index + 1)));
        }
    }
    let switch = t.builder.switch(value, default, &cases);
    t.weigh(switch, t.prop(op, SwitchOp::BRANCH_WEIGHTS));
    Ok(())
}

fn indirect_br(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let address = t.operand(op, 0);
    let blocks: Vec<_> = (0..t.body.num_successors(op))
        .map(|index| t.successor(op, index))
        .collect();
    t.builder.indirect_br(address, &blocks);
    Ok(())
}

fn ret(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let value = (t.body.num_operands(op) > 0).then(|| t.operand(op, 0));
    t.builder.ret(value);
    Ok(())
}

fn resume(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let value = t.operand(op, 0);
    t.builder.resume(value);
    Ok(())
}

fn unreachable(t: &mut FunctionTranslation<'_>, _: OpId) -> Converted {
    t.builder.unreachable();
    Ok(())
}

fn landing_pad(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let ty = t.result_type(op)?;
    let cleanup = t.prop(op, LandingpadOp::CLEANUP).is_some();
    let mut clauses = Vec::new();
    for index in 0..t.body.num_operands(op) {
        let value = t.operand(op, index);
        // Clauses are constants; anything else is left out, as upstream does.
        let Some(constant) = value.as_const() else {
            continue;
        };
        let ty = t.builder.ctx.consts.type_of(constant);
        clauses.push(match t.builder.ctx.types.kind(ty) {
            TypeKind::Array { .. } => Clause::Filter(value),
            _ => Clause::Catch(value),
        });
    }
    let value = t.builder.landing_pad(ty, cleanup, &clauses);
    t.map_result(op, value);
    Ok(())
}
