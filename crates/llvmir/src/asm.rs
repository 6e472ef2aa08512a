//! Parses the constraints of inline assembly: LLVM's `InlineAsm::ParseConstraints`.

use crate::constants::InlineAsm;

/// The purpose of a constraint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AsmRole {
    /// A value that the assembly reads, or the address of such a value.
    Input,
    /// A value that the assembly computes, or the address of memory for it.
    Output,
    /// Something that the assembly overwrites.
    Clobber,
    /// A block that the assembly may jump to.
    Label,
}

/// One of the constraints of inline assembly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AsmConstraint {
    /// The purpose.
    pub role: AsmRole,
    /// True if the operand is the address of the value.
    pub indirect: bool,
    /// The accepted registers and memory, as constraint letters and register names in braces. `|` separates
    /// alternatives.
    pub codes: Box<[u8]>,
    /// The index of the output whose location an input shares, from the first alternative that names one.
    pub tied_to: Option<usize>,
    /// For each alternative of an output, the index of the input with the same location.
    matching: Vec<Option<usize>>,
}

impl AsmConstraint {
    /// Returns true if the call has an argument for the constraint.
    pub fn has_argument(&self) -> bool {
        match self.role {
            AsmRole::Input => true,
            AsmRole::Output => self.indirect,
            AsmRole::Clobber | AsmRole::Label => false,
        }
    }
}

impl InlineAsm {
    /// Returns the constraints in order, or `None` if the constraint string is invalid.
    pub fn parse_constraints(&self) -> Option<Vec<AsmConstraint>> {
        let mut constraints = Vec::new();
        if self.constraints.is_empty() {
            return Some(constraints);
        }
        for word in self.constraints.split(|&byte| byte == b',') {
            let constraint = parse_one(word, &mut constraints)?;
            constraints.push(constraint);
        }
        Some(constraints)
    }
}

/// Parses one constraint. If it ties an input to an output in `before`, records the input there.
fn parse_one(word: &[u8], before: &mut [AsmConstraint]) -> Option<AsmConstraint> {
    let (role, rest) = match word {
        [b'~', rest @ ..] => (AsmRole::Clobber, rest),
        [b'=', rest @ ..] => (AsmRole::Output, rest),
        [b'!', rest @ ..] => (AsmRole::Label, rest),
        rest => (AsmRole::Input, rest),
    };
    if role == AsmRole::Clobber && !rest.starts_with(b"{") {
        return None;
    }
    let (indirect, mut rest) = match rest {
        [b'*', rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    let (mut early, mut commutes) = (false, false);
    loop {
        let seen = match rest.first()? {
            b'&' if role == AsmRole::Output => &mut early,
            b'%' if role != AsmRole::Clobber => &mut commutes,
            b'&' | b'%' | b'#' | b'*' => return None,
            _ => break,
        };
        if std::mem::replace(seen, true) {
            return None;
        }
        rest = &rest[1..];
    }
    let codes = rest;
    let mut tied_to = None;
    let alternatives = 1 + word.iter().filter(|&&byte| byte == b'|').count();
    let (own, mut alternative) = (before.len(), 0);
    while let Some(&code) = rest.first() {
        let len = match code {
            b'{' => 1 + rest.iter().position(|&byte| byte == b'}')?,
            b'0'..=b'9' => {
                let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
                let number = std::str::from_utf8(&rest[..digits]).ok()?;
                let number = number.parse::<usize>().ok()?;
                let output = before.get_mut(number)?;
                if output.role != AsmRole::Output || role != AsmRole::Input {
                    return None;
                }
                let place = if alternatives > 1 { alternative } else { 0 };
                let slot = output.matching.get_mut(place)?;
                // With alternatives, a second match is an error. Without, the same constraint may match again.
                if slot.is_some_and(|other| alternatives > 1 || other != own) {
                    return None;
                }
                *slot = Some(own);
                tied_to = tied_to.or(Some(number));
                digits
            }
            b'|' => {
                alternative += 1;
                1
            }
            // After `^` come two letters; after `@`, the number of letters that the digit states.
            b'^' => 3,
            b'@' => match rest.get(1)? {
                digit @ b'1'..=b'9' => 2 + usize::from(digit - b'0'),
                _ => return None,
            },
            _ => 1,
        };
        rest = rest.get(len..)?;
    }
    Some(AsmConstraint {
        role,
        indirect,
        codes: codes.into(),
        tied_to,
        matching: vec![None; alternatives],
    })
}
