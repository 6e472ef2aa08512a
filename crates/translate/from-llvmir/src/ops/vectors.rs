//! Converts operations on elements of aggregates and vectors.

use crate::body::FunctionImport;
use terrace_ir::{Failed, SmallVec};
use terrace_llvm as llvm;
use terrace_llvmir::{Inst, InstKind};

impl FunctionImport<'_> {
    pub(super) fn convert_vector(&mut self, inst: Inst, kind: InstKind<'_>) -> Result<(), Failed> {
        let ty = self.body.inst_type(inst);
        let value = match kind {
            InstKind::ExtractValue {
                aggregate,
                position,
            } => {
                let aggregate = self.value(aggregate)?;
                let ty = self.ty(ty);
                let position = positions(position);
                self.create_value(llvm::ExtractValueOp::spec(ty, aggregate, &position))
            }
            InstKind::InsertValue {
                aggregate,
                value,
                position,
            } => {
                let (aggregate, value) = (self.value(aggregate)?, self.value(value)?);
                let position = positions(position);
                self.create_value(llvm::InsertValueOp::spec(aggregate, value, &position))
            }
            InstKind::ExtractElement { vector, index } => {
                let (vector, index) = (self.value(vector)?, self.value(index)?);
                self.create_value(llvm::ExtractElementOp::spec(vector, index))
            }
            InstKind::InsertElement {
                vector,
                element,
                index,
            } => {
                let (vector, element, index) = (
                    self.value(vector)?,
                    self.value(element)?,
                    self.value(index)?,
                );
                self.create_value(llvm::InsertElementOp::spec(vector, element, index))
            }
            InstKind::ShuffleVector { left, right, mask } => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                let ty = self.ty(ty);
                let mask: Vec<i32> = mask.iter().map(|lane| lane.max(-1)).collect();
                self.create_value(llvm::ShuffleVectorOp::spec(ty, left, right, &mask))
            }
            _ => return Err(self.unhandled_inst(inst)),
        };
        self.map_value(inst, value);
        Ok(())
    }
}

fn positions(position: &[u32]) -> SmallVec<[i64; 4]> {
    position.iter().map(|&at| i64::from(at)).collect()
}
