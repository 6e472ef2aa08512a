//! Parses and prints the LLVM dialect: types, attributes, hand-written formats, directives.

pub(crate) mod attrs;
mod calls;
mod compare;
mod directives;
mod functions;
mod globals;
mod types;

pub(crate) use types::NestedType;

use crate::attrs::TEXT;
use crate::attrs::params::case;
use crate::enums::ComdatAttr;
use crate::ops::{
    AliasOp, AllocaOp, AssumeOp, CallIntrinsicOp, CallOp, ExtractValueOp, FCmpOp, GEPOp, GlobalOp,
    ICmpOp, IFuncOp, IndirectBrOp, InsertValueOp, InvokeOp, LLVMFuncOp, LandingpadOp,
    ShuffleVectorOp, SwitchOp,
};
use terrace_asm::params::{DialectText, ParamText, Value};
use terrace_asm::{CustomDirectives, DialectAsm, OpAsm, Parser, Printer};
use terrace_ir::{Attr, Context, EnumDef, Failed, OpView, Registry, Type};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach_dialect::<dyn DialectAsm>("llvm", &LlvmAsm);
    (TEXT.register)(registry);
    registry.attach::<dyn OpAsm>(ICmpOp::DEF, &compare::ICmpAsm);
    registry.attach::<dyn OpAsm>(FCmpOp::DEF, &compare::FCmpAsm);
    registry.attach::<dyn OpAsm>(AllocaOp::DEF, &compare::AllocaAsm);
    registry.attach::<dyn OpAsm>(LandingpadOp::DEF, &compare::LandingpadAsm);
    registry.attach::<dyn OpAsm>(CallOp::DEF, &calls::CallAsm);
    registry.attach::<dyn OpAsm>(InvokeOp::DEF, &calls::InvokeAsm);
    registry.attach::<dyn OpAsm>(CallIntrinsicOp::DEF, &calls::CallIntrinsicAsm);
    registry.attach::<dyn OpAsm>(LLVMFuncOp::DEF, &functions::FuncAsm);
    registry.attach::<dyn OpAsm>(GlobalOp::DEF, &globals::GlobalAsm);
    registry.attach::<dyn OpAsm>(AliasOp::DEF, &globals::AliasAsm);
    for op in [
        GEPOp::DEF,
        ExtractValueOp::DEF,
        InsertValueOp::DEF,
        ShuffleVectorOp::DEF,
        SwitchOp::DEF,
        IndirectBrOp::DEF,
        IFuncOp::DEF,
        AssumeOp::DEF,
    ] {
        registry.attach::<dyn CustomDirectives>(op, &directives::LlvmDirectives);
    }
}

struct LlvmAsm;

impl DialectAsm for LlvmAsm {
    fn dialect(&self) -> &'static str {
        "llvm"
    }

    fn text(&self) -> &'static DialectText {
        &TEXT
    }

    fn parse_type(&self, mnemonic: &str, parser: &mut Parser<'_>) -> Result<Type, Failed> {
        types::parse(mnemonic, parser)
    }

    fn print_type(&self, ctx: &Context, ty: Type, printer: &mut Printer<'_>) {
        types::print_type(ctx, ty, printer);
    }

    fn parse_attr(
        &self,
        mnemonic: &str,
        _ty: Option<Type>,
        parser: &mut Parser<'_>,
    ) -> Result<Attr, Failed> {
        if mnemonic != ComdatAttr::DEF.mnemonic {
            return Err(parser.unknown_kind("attribute", mnemonic, "llvm"));
        }
        // The only enumeration attribute that is printed without angle brackets.
        let case = case(ComdatAttr::DEF).parse(parser);
        match case.map_err(|failed| parser.failed_parameter(ComdatAttr::DEF.parameter, failed))? {
            Value::Int(value) => Ok(parser.ctx().enum_attr(ComdatAttr::DEF, value)),
            _ => Err(parser.error_here("a case of an enumeration is a number")),
        }
    }

    fn enums(&self) -> &'static [&'static EnumDef] {
        &crate::enums::ENUM_ATTRS
    }
}
