//! Text: the predicate, names of constants.

use crate::ops::{BoolConstantOp, ConstantOp};
use crate::predicate::IndexCmpPredicate;
use terrace_asm::{AsmNames, DialectAsm, Parser, Printer};
use terrace_builtin::IntegerAttr;
use terrace_builtin::attrs::bool_value;
use terrace_ir::{Attr, Context, EnumDef, Failed, OpRef, OpView, Registry, Type, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn DialectAsm>("index", &IndexAsm);
    registry.attach::<dyn AsmNames>(ConstantOp::DEF, &ConstantNames);
    registry.attach::<dyn AsmNames>(BoolConstantOp::DEF, &BoolConstantNames);
}

struct IndexAsm;

impl DialectAsm for IndexAsm {
    fn has_types(&self) -> bool {
        false
    }

    fn parse_attr(
        &self,
        mnemonic: &str,
        _ty: Option<Type>,
        parser: &mut Parser<'_>,
    ) -> Result<Attr, Failed> {
        let at = parser.previous_end() - mnemonic.len() as u32;
        let message = format!("unknown attribute `{mnemonic}` in dialect `index`");
        Err(parser.error(at, message))
    }

    fn print_attr(&self, _ctx: &Context, _attr: Attr, _printer: &mut Printer<'_>) {}

    fn enums(&self) -> &'static [&'static EnumDef] {
        static ENUMS: [&EnumDef; 1] = [IndexCmpPredicate::DEF];
        &ENUMS
    }
}

struct ConstantNames;

impl AsmNames for ConstantNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        let value = op
            .prop(ConstantOp::VALUE)
            .and_then(|attr| attr.as_::<IntegerAttr>(op.ctx));
        if let Some(value) = value {
            let name = format!("idx{}", value.value.to_string_signed());
            set(op.body.result(op.id, 0), &name);
        }
    }
}

struct BoolConstantNames;

impl AsmNames for BoolConstantNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        let value = op
            .prop(BoolConstantOp::VALUE)
            .and_then(|attr| bool_value(op.ctx, attr));
        if let Some(value) = value {
            let name = if value { "true" } else { "false" };
            set(op.body.result(op.id, 0), name);
        }
    }
}
