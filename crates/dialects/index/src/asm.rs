//! Implements hand-written formats and names: predicates, names of constants.

use crate::ops::{BoolConstantOp, ConstantOp};
use crate::predicate::IndexCmpPredicateAttr;
use terrace_asm::{AsmNames, DialectAsm};
use terrace_builtin::attrs::ap_int_value;
use terrace_builtin::props::Bool;
use terrace_ir::{EnumDef, OpRef, OpView, Registry, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn DialectAsm>("index", &IndexAsm);
    registry.attach::<dyn AsmNames>(ConstantOp::DEF, &ConstantNames);
    registry.attach::<dyn AsmNames>(BoolConstantOp::DEF, &BoolConstantNames);
}

struct IndexAsm;

impl DialectAsm for IndexAsm {
    fn dialect(&self) -> &'static str {
        "index"
    }

    fn has_types(&self) -> bool {
        false
    }

    fn enums(&self) -> &'static [&'static EnumDef] {
        static ENUMS: [&EnumDef; 1] = [IndexCmpPredicateAttr::DEF];
        &ENUMS
    }
}

struct ConstantNames;

impl AsmNames for ConstantNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        let value = op
            .prop(ConstantOp::VALUE)
            .and_then(|attr| ap_int_value(op.ctx, attr));
        if let Some(value) = value {
            let name = format!("idx{}", value.to_string_signed());
            set(op.body.result(op.id, 0), &name);
        }
    }
}

struct BoolConstantNames;

impl AsmNames for BoolConstantNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        let value = op.get::<Bool>(BoolConstantOp::VALUE);
        if let Some(value) = value {
            let name = if value { "true" } else { "false" };
            set(op.body.result(op.id, 0), name);
        }
    }
}
