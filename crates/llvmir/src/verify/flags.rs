//! Module flags.

use super::{Problem, check};
use crate::constants::ConstKind;
use crate::metadata::{Md, MdKind};
use crate::module::{FlagBehavior, Module};

/// Flags whose value is a number, and LLVM's message.
const NUMBERS: [(&[u8], &str); 2] = [
    (
        b"wchar_size",
        "wchar_size metadata requires constant integer argument",
    ),
    (
        b"SemanticInterposition",
        "SemanticInterposition metadata requires constant integer argument",
    ),
];

impl Module {
    /// Checks the module flags.
    pub fn verify_flags(&self) -> Result<(), Problem> {
        let lists = self.named_metadata.iter();
        let flags = lists
            .filter(|(name, _)| **name == *b"llvm.module.flags")
            .flat_map(|(_, flags)| flags);
        let mut seen: Vec<Md> = Vec::new();
        for &flag in flags {
            let MdKind::Node { operands, .. } = self.ctx.metadata.kind(flag) else {
                continue;
            };
            let &[Some(behavior), Some(name), Some(value)] = &**operands else {
                continue;
            };
            let behavior = self.number(behavior);
            self.verify_flag(behavior, value)?;
            let is = |wanted: FlagBehavior| behavior == Some(wanted as u64);
            check(
                is(FlagBehavior::Require) || !seen.contains(&name),
                "module flag identifiers must be unique (or of 'require' type)",
            )?;
            if !is(FlagBehavior::Require) {
                seen.push(name);
            }
            let MdKind::String(name) = self.ctx.metadata.kind(name) else {
                continue;
            };
            let number = NUMBERS.iter().find(|(flag, _)| *flag == &**name);
            if let Some((_, message)) = number {
                check(self.number(value).is_some(), message)?;
            }
            check(
                **name != *b"Linker Options",
                "'Linker Options' named metadata no longer supported",
            )?;
        }
        Ok(())
    }

    fn verify_flag(&self, behavior: Option<u64>, value: Md) -> Result<(), Problem> {
        let is = |wanted: FlagBehavior| behavior == Some(wanted as u64);
        let number = self.number(value);
        let is_list = matches!(self.ctx.metadata.kind(value), MdKind::Node { .. });
        // Values of MLIR's flags have 32 bits.
        check(
            !is(FlagBehavior::Min) || number.is_some_and(|value| value >> 31 == 0),
            "invalid value for 'min' module flag (expected constant non-negative integer)",
        )?;
        check(
            !is(FlagBehavior::Max) || number.is_some(),
            "invalid value for 'max' module flag (expected constant integer)",
        )?;
        check(
            !is(FlagBehavior::Require) || is_list,
            "invalid value for 'require' module flag (expected metadata pair)",
        )?;
        check(
            is_list || !(is(FlagBehavior::Append) || is(FlagBehavior::AppendUnique)),
            "invalid value for 'append'-type module flag (expected a metadata node)",
        )
    }

    fn number(&self, md: Md) -> Option<u64> {
        match self.ctx.metadata.kind(md) {
            MdKind::Value(value) => match self.ctx.consts.kind(*value) {
                ConstKind::Int(value) => Some(value),
                ConstKind::Null => Some(0),
                _ => None,
            },
            _ => None,
        }
    }
}
