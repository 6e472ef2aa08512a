//! Verifies inline assembly: its constraint string must fit the call.

use super::{Checked, check};
use crate::asm::{AsmConstraint, AsmRole};
use crate::attributes::{AttrKind, AttrSet};
use crate::constants::InlineAsm;
use crate::context::Context;
use crate::types::{Type, TypeKind};

impl Context {
    /// Verifies the constraints of inline assembly against its type and the attributes of a call's arguments.
    /// `labels` is the number of labels of a `callbr`.
    pub(super) fn verify_asm(
        &self,
        asm: &InlineAsm,
        params: &[AttrSet],
        types: impl Fn(usize) -> Type,
        labels: Option<usize>,
    ) -> Checked {
        let Some(constraints) = asm.parse_constraints() else {
            return Err("failed to parse constraints".into());
        };
        self.verify_asm_type(asm, &constraints)?;
        let with_argument = constraints.iter().filter(|one| one.has_argument());
        for (at, constraint) in with_argument.enumerate() {
            let set = params.get(at).copied().unwrap_or(AttrSet::EMPTY);
            let has_type = self.has(set, AttrKind::ElementType);
            if constraint.indirect {
                check(matches!(self.types.kind(types(at)), TypeKind::Ptr(_)))
                    .or("Operand for indirect constraint must have pointer type")?;
                check(has_type)
                    .or("Operand for indirect constraint must have elementtype attribute")?;
            } else {
                check(!has_type)
                    .or("Elementtype attribute can only be applied for indirect constraints")?;
            }
        }
        let count = constraints.iter().filter(|one| one.role == AsmRole::Label);
        match labels {
            Some(labels) => check(count.count() == labels)
                .or("Number of label constraints does not match number of callbr dests"),
            None => check(count.count() == 0).or("Label constraints can only be used with callbr"),
        }
    }

    /// Verifies the constraints of inline assembly as LLVM's readers do.
    pub fn check_asm(&self, asm: &InlineAsm) -> Result<(), String> {
        let Some(constraints) = asm.parse_constraints() else {
            return Err("failed to parse constraints".to_owned());
        };
        self.verify_asm_type(asm, &constraints)
            .map_err(|problem| problem.message)
    }

    /// Verifies the constraints against the function type, as LLVM does when it reads inline assembly.
    fn verify_asm_type(&self, asm: &InlineAsm, constraints: &[AsmConstraint]) -> Checked {
        let TypeKind::Function { result, params, .. } = self.types.kind(asm.function_type) else {
            return Ok(());
        };
        let (mut outputs, mut inputs, mut direct_inputs) = (0, 0, 0);
        let (mut clobbers, mut labels) = (false, false);
        for constraint in constraints {
            match constraint.role {
                AsmRole::Output => check(direct_inputs == 0 && !clobbers && !labels)
                    .or("output constraint occurs after input, clobber or label constraint")?,
                AsmRole::Input => direct_inputs += 1,
                AsmRole::Clobber => clobbers = true,
                AsmRole::Label => {
                    check(!clobbers).or("label constraint occurs after clobber constraint")?;
                    labels = true;
                }
            }
            if constraint.has_argument() {
                check(!clobbers).or("input constraint occurs after clobber constraint")?;
                inputs += 1;
            } else if constraint.role == AsmRole::Output {
                outputs += 1;
            }
        }
        let fields = match self.types.kind(result) {
            TypeKind::Struct { fields, .. } => Some(fields),
            TypeKind::Identified { fields, .. } => Some(fields.unwrap_or(&[])),
            _ => None,
        };
        match outputs {
            0 => check(result == Type::VOID).or("inline asm without outputs must return void")?,
            1 => check(fields.is_none()).or("inline asm with one output cannot return struct")?,
            _ => check(fields.is_some_and(|fields| fields.len() == outputs)).or(
                "number of output constraints does not match number of return struct elements",
            )?,
        }
        check(params.len() == inputs)
            .or("number of input constraints does not match number of parameters")
    }
}
