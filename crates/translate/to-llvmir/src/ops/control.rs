//! Converts terminators and landing pads.

use crate::function::FunctionTranslation;
use crate::interface::Converted;
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

fn br(t: &mut FunctionTranslation<'_>, op: BrOpRef<'_>) -> Converted {
    let to = t.successor(op.id, 0);
    let branch = t.builder.br(to);
    annotate_loop(t, op.loop_annotation_attr(), branch);
    Ok(())
}

fn cond_br(t: &mut FunctionTranslation<'_>, op: CondBrOpRef<'_>) -> Converted {
    let condition = t.value(op.condition());
    let (yes, no) = (t.successor(op.id, 0), t.successor(op.id, 1));
    let branch = t.builder.cond_br(condition, yes, no);
    annotate_loop(t, op.loop_annotation_attr(), branch);
    t.weigh(branch, op.branch_weights());
    Ok(())
}

fn switch(t: &mut FunctionTranslation<'_>, op: SwitchOpRef<'_>) -> Converted {
    let ctx = t.ctx;
    let value = t.value(op.value());
    let ty = t.builder.type_of(value);
    let default = t.successor(op.id, 0);
    let mut cases = Vec::new();
    let values = op.case_values();
    if let Some(values) = values {
        let count = t.body.num_successors(op.id).saturating_sub(1);
        let Some(numbers) = values.ints(ctx) else {
            return t.unknown();
        };
        let mut constants: Vec<Const> = Vec::with_capacity(count);
        for number in numbers {
            constants.push(t.builder.ctx.const_int_words(ty, number.limbs()));
        }
        for index in 0..count {
            let at = if values.splat { 0 } else { index };
            let Some(&constant) = constants.get(at) else {
                break;
            };
            cases.push((constant, t.successor(op.id, index + 1)));
        }
    }
    let switch = t.builder.switch(value, default, &cases);
    t.weigh(switch, op.branch_weights());
    Ok(())
}

fn indirect_br(t: &mut FunctionTranslation<'_>, op: IndirectBrOpRef<'_>) -> Converted {
    let address = t.value(op.addr());
    let blocks: Vec<_> = (0..t.body.num_successors(op.id))
        .map(|index| t.successor(op.id, index))
        .collect();
    t.builder.indirect_br(address, &blocks);
    Ok(())
}

fn ret(t: &mut FunctionTranslation<'_>, op: ReturnOpRef<'_>) -> Converted {
    let value = op.arg().map(|arg| t.value(arg));
    t.builder.ret(value);
    Ok(())
}

fn resume(t: &mut FunctionTranslation<'_>, op: ResumeOpRef<'_>) -> Converted {
    let value = t.value(op.value());
    t.builder.resume(value);
    Ok(())
}

fn unreachable(t: &mut FunctionTranslation<'_>, _: OpId) -> Converted {
    t.builder.unreachable();
    Ok(())
}

fn landing_pad(t: &mut FunctionTranslation<'_>, op: LandingpadOpRef<'_>) -> Converted {
    let ty = t.result_type(op.id)?;
    let cleanup = op.cleanup();
    let mut clauses = Vec::new();
    for clause in t.body.operands(op.id) {
        let value = t.value(clause);
        // Clauses are constants. As in upstream, other clauses are dropped.
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
    t.map_result(op.id, value);
    Ok(())
}
