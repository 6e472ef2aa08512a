//! Converts terminators and `landingpad`.

use crate::body::FunctionImport;
use terrace_builtin::attrs::DenseElementsAttr;
use terrace_builtin::types::{IntegerType, VectorType};
use terrace_ir::{Attr, Failed};
use terrace_llvm as llvm;
use terrace_llvmir::{Block, Cases, Clause, Inst, InstKind, Value};

impl FunctionImport<'_> {
    pub(super) fn convert_control(&mut self, inst: Inst, kind: InstKind<'_>) -> Result<(), Failed> {
        let op = match kind {
            InstKind::LandingPad { cleanup, clauses } => {
                let values = clauses.iter().map(|clause| match clause {
                    Clause::Catch(value) | Clause::Filter(value) => value,
                });
                let values = self.values(values)?;
                let ty = self.body.inst_type(inst);
                let ty = self.ty(ty);
                let spec = llvm::LandingpadOp::spec(ty, &values).cleanup(cleanup);
                let value = self.create_value(spec);
                self.map_value(inst, value);
                return Ok(());
            }
            InstKind::Resume { value } => {
                let value = self.value(value)?;
                self.create(llvm::ResumeOp::spec(value))
            }
            InstKind::Unreachable => self.create(llvm::UnreachableOp::spec()),
            InstKind::Ret { value } => {
                let value = value.map(|value| self.value(value)).transpose()?;
                self.create(llvm::ReturnOp::spec().arg(value))
            }
            InstKind::Br { to } => {
                let args = self.branch_args(to)?;
                let to = self.block(to)?;
                self.create(llvm::BrOp::spec(&args, to))
            }
            InstKind::CondBr { condition, yes, no } => {
                let (yes_args, no_args) = (self.branch_args(yes)?, self.branch_args(no)?);
                let condition = self.value(condition)?;
                let (yes, no) = (self.block(yes)?, self.block(no)?);
                self.create(llvm::CondBrOp::spec(
                    condition, &yes_args, &no_args, yes, no,
                ))
            }
            InstKind::Switch {
                value,
                default,
                cases,
            } => return self.convert_switch(value, default, cases),
            InstKind::IndirectBr { address, to } => {
                let address = self.value(address)?;
                let mut blocks = Vec::with_capacity(to.len());
                let mut args = Vec::new();
                let mut sizes = Vec::with_capacity(to.len());
                for block in to.iter() {
                    let list = self.branch_args(block)?;
                    blocks.push(self.block(block)?);
                    sizes.push(list.len() as i32);
                    args.extend(list);
                }
                self.create(llvm::IndirectBrOp::spec(address, &args, &sizes, &blocks))
            }
            _ => return Err(self.unhandled_inst(inst)),
        };
        self.map_op(op);
        Ok(())
    }

    fn convert_switch(
        &mut self,
        value: Value,
        default: Block,
        cases: Cases<'_>,
    ) -> Result<(), Failed> {
        let ty = self.type_of(value);
        let value = self.value(value)?;
        let default_args = self.branch_args(default)?;
        let mut blocks = Vec::with_capacity(cases.len());
        let mut args = Vec::new();
        let mut sizes = Vec::with_capacity(cases.len());
        let mut numbers = Vec::with_capacity(cases.len());
        for (number, block) in cases.iter() {
            let list = self.branch_args(block)?;
            blocks.push(self.block(block)?);
            sizes.push(list.len() as i32);
            args.extend(list);
            numbers.extend(self.shared.int(number));
        }
        let default = self.block(default)?;
        let spec = llvm::SwitchOp::spec(value, &default_args, &args, &sizes, default, &blocks);
        let ctx = self.shared.ctx;
        let values: Option<Attr> = match (self.shared.module.ctx.types.int_width(ty), cases.len()) {
            (Some(width), 1..) => {
                let element = IntegerType::signless(ctx, width);
                let ty = VectorType::fixed(ctx, &[numbers.len() as i64], element);
                Some(DenseElementsAttr::from_ints(ctx, ty, &numbers))
            }
            _ => None,
        };
        let op = self.create(spec.case_values_attr(values));
        self.map_op(op);
        Ok(())
    }
}
