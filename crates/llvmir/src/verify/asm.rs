//! Inline assembly: its constraint string, and whether that suits the call.

use super::{Checked, check};
use crate::attributes::{AttrKind, AttrSet};
use crate::constants::InlineAsm;
use crate::context::Context;
use crate::types::{Type, TypeKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Input,
    Output,
    Clobber,
    Label,
}

/// One of the constraints of a string.
#[derive(Debug)]
struct Constraint {
    role: Role,
    /// Set if the operand is the address of the value.
    indirect: bool,
    /// For each alternative, the input that must be in the same place.
    matching: Vec<Option<usize>>,
}

impl Constraint {
    /// True if the call has an argument for it.
    fn has_argument(&self) -> bool {
        match self.role {
            Role::Input => true,
            Role::Output => self.indirect,
            Role::Clobber | Role::Label => false,
        }
    }
}

/// The constraints of a string; `None` where LLVM does not understand it.
fn parse(text: &[u8]) -> Option<Vec<Constraint>> {
    let mut constraints = Vec::new();
    if text.is_empty() {
        return Some(constraints);
    }
    for word in text.split(|&byte| byte == b',') {
        let constraint = parse_one(word, &mut constraints)?;
        constraints.push(constraint);
    }
    Some(constraints)
}

/// Parses a constraint, and notes in those before it which of them it matches.
fn parse_one(word: &[u8], before: &mut [Constraint]) -> Option<Constraint> {
    let (role, rest) = match word {
        [b'~', rest @ ..] => (Role::Clobber, rest),
        [b'=', rest @ ..] => (Role::Output, rest),
        [b'!', rest @ ..] => (Role::Label, rest),
        rest => (Role::Input, rest),
    };
    if role == Role::Clobber && !rest.starts_with(b"{") {
        return None;
    }
    let (indirect, mut rest) = match rest {
        [b'*', rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    let (mut early, mut commutes) = (false, false);
    loop {
        let seen = match rest.first()? {
            b'&' if role == Role::Output => &mut early,
            b'%' if role != Role::Clobber => &mut commutes,
            b'&' | b'%' | b'#' | b'*' => return None,
            _ => break,
        };
        if std::mem::replace(seen, true) {
            return None;
        }
        rest = &rest[1..];
    }
    let alternatives = 1 + word.iter().filter(|&&byte| byte == b'|').count();
    let (own, mut alternative) = (before.len(), 0);
    while let Some(&code) = rest.first() {
        let len = match code {
            b'{' => 1 + rest.iter().position(|&byte| byte == b'}')?,
            b'0'..=b'9' => {
                let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
                let number = std::str::from_utf8(&rest[..digits]).ok()?;
                let output = before.get_mut(number.parse::<usize>().ok()?)?;
                if output.role != Role::Output || role != Role::Input {
                    return None;
                }
                let place = if alternatives > 1 { alternative } else { 0 };
                let slot = output.matching.get_mut(place)?;
                // Twice in one alternative is an error, the same constraint again without alternatives is none.
                if slot.is_some_and(|other| alternatives > 1 || other != own) {
                    return None;
                }
                *slot = Some(own);
                digits
            }
            b'|' => {
                alternative += 1;
                1
            }
            // Two letters follow, or as many as the digit says.
            b'^' => 3,
            b'@' => match rest.get(1)? {
                digit @ b'1'..=b'9' => 2 + usize::from(digit - b'0'),
                _ => return None,
            },
            _ => 1,
        };
        rest = rest.get(len..)?;
    }
    Some(Constraint {
        role,
        indirect,
        matching: vec![None; alternatives],
    })
}

impl Context {
    /// Checks the constraints of inline assembly against its type and a call's arguments with their attributes.
    /// `labels` is how many a `callbr` has.
    pub(super) fn verify_asm(
        &self,
        asm: &InlineAsm,
        params: &[AttrSet],
        types: impl Fn(usize) -> Type,
        labels: Option<usize>,
    ) -> Checked {
        let Some(constraints) = parse(&asm.constraints) else {
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
        let count = constraints.iter().filter(|one| one.role == Role::Label);
        match labels {
            Some(labels) => check(count.count() == labels)
                .or("Number of label constraints does not match number of callbr dests"),
            None => check(count.count() == 0).or("Label constraints can only be used with callbr"),
        }
    }

    /// Checks the constraints of inline assembly as LLVM does when it reads them.
    pub(crate) fn check_asm(&self, asm: &InlineAsm) -> Result<(), String> {
        let Some(constraints) = parse(&asm.constraints) else {
            return Err("failed to parse constraints".to_owned());
        };
        self.verify_asm_type(asm, &constraints)
            .map_err(|problem| problem.message)
    }

    /// Checks the constraints against the function type, as LLVM does when it reads inline
    /// assembly.
    fn verify_asm_type(&self, asm: &InlineAsm, constraints: &[Constraint]) -> Checked {
        let TypeKind::Function { result, params, .. } = self.types.kind(asm.function_type) else {
            return Ok(());
        };
        let (mut outputs, mut inputs, mut direct_inputs) = (0, 0, 0);
        let (mut clobbers, mut labels) = (false, false);
        for constraint in constraints {
            match constraint.role {
                Role::Output => check(direct_inputs == 0 && !clobbers && !labels)
                    .or("output constraint occurs after input, clobber or label constraint")?,
                Role::Input => direct_inputs += 1,
                Role::Clobber => clobbers = true,
                Role::Label => {
                    check(!clobbers).or("label constraint occurs after clobber constraint")?;
                    labels = true;
                }
            }
            if constraint.has_argument() {
                check(!clobbers).or("input constraint occurs after clobber constraint")?;
                inputs += 1;
            } else if constraint.role == Role::Output {
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
