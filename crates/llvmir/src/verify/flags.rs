//! Verifies module flags.

use rustc_hash::FxHashMap;

use super::intrinsics::KnownIntrinsics;
use super::state::Verifier;
use super::{Checked, Item, Problem, check, ensure, need, refuse};
use crate::constants::ConstKind;
use crate::metadata::{Md, MdKind};
use crate::module::{FlagBehavior, Module};

/// Flags whose value must be a number, with LLVM's message.
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

const POINTER_AUTH: [&[u8]; 2] = [
    b"aarch64-elf-pauthabi-platform",
    b"aarch64-elf-pauthabi-version",
];

/// The module flags seen so far, and the requirements among them.
#[derive(Default)]
struct Flags {
    /// Keyed by name: the flag's value.
    seen: FxHashMap<Md, Md>,
    requirements: Vec<Md>,
    /// The entries of the call-graph profile.
    profile: Vec<Option<Md>>,
}

impl Module {
    /// Verifies the module flags.
    pub fn verify_flags(&self) -> Result<(), Problem> {
        let known = KnownIntrinsics::default();
        let mut v = Verifier::new(&self.ctx, &known);
        v.module_flags(self);
        match v.problems.into_iter().next() {
            Some(problem) => Err(problem),
            None => Ok(()),
        }
    }
}

impl Verifier<'_> {
    pub(super) fn module_flags(&mut self, module: &Module) {
        let metadata = &self.ctx.metadata;
        let lists = module.named_metadata.iter();
        let listed = lists
            .filter(|(name, _)| **name == *b"llvm.module.flags")
            .flat_map(|(_, flags)| flags);
        let mut flags = Flags::default();
        let mut has = [false; 2];
        for &flag in listed {
            let checked = self.module_flag(module, flag, &mut flags);
            self.report(checked);
            for entry in std::mem::take(&mut flags.profile) {
                let checked = self.call_graph_entry(entry);
                self.report(checked);
            }
            if let &[_, name, value] = metadata.operands(flag) {
                for (known, has) in POINTER_AUTH.iter().zip(&mut has) {
                    *has |= metadata.text(name) == Some(*known) && self.is_int(value);
                }
            }
        }
        if has[0] != has[1] {
            self.report(refuse("either both or no 'aarch64-elf-pauthabi-platform' and 'aarch64-elf-pauthabi-version' module flags must be present", []));
        }
        for requirement in &flags.requirements {
            let &[Some(name), value] = metadata.operands(*requirement) else {
                continue;
            };
            let checked = match flags.seen.get(&name) {
                None => refuse(
                    "invalid requirement on flag, flag is not present in module",
                    [Item::Md(name)],
                ),
                Some(&actual) => ensure(Some(actual) == value, [Item::Md(name)])
                    .or("invalid requirement on flag, flag does not have the required value"),
            };
            self.report(checked);
        }
    }

    fn module_flag(&self, module: &Module, flag: Md, flags: &mut Flags) -> Checked {
        let metadata = &self.ctx.metadata;
        let &[behavior, name, value] = metadata.operands(flag) else {
            return refuse(
                "incorrect number of operands in module flag",
                [Item::Md(flag)],
            );
        };
        let about = |md: Option<Md>| md.map_or(Item::Nothing, Item::Md);
        let (_, number) = need(self.int(behavior), [about(behavior)])
            .or("invalid behavior operand in module flag (expected constant integer)")?;
        ensure(
            (1..=FlagBehavior::Min as u64).contains(&number),
            [about(behavior)],
        )
        .or("invalid behavior operand in module flag (unexpected constant)")?;
        let id = need(
            name.filter(|&name| metadata.is_string(Some(name))),
            [about(name)],
        )
        .or("invalid ID operand in module flag (expected metadata string)")?;
        let is = |wanted: FlagBehavior| number == wanted as u64;
        let parts = value.and_then(|value| metadata.tuple(value));
        if is(FlagBehavior::Min) {
            let is_natural = self.int(value).is_some_and(|(ty, value)| {
                let bits = self.ctx.types.scalar_bits(ty).clamp(1, 64);
                value >> (bits - 1) == 0
            });
            ensure(is_natural, [about(value)]).or(
                "invalid value for 'min' module flag (expected constant non-negative integer)",
            )?;
        } else if is(FlagBehavior::Max) {
            ensure(self.is_int(value), [about(value)])
                .or("invalid value for 'max' module flag (expected constant integer)")?;
        } else if is(FlagBehavior::Require) {
            let Some(&[first, _]) = parts else {
                return refuse(
                    "invalid value for 'require' module flag (expected metadata pair)",
                    [about(value)],
                );
            };
            ensure(metadata.is_string(first), [about(first)]).or(
                "invalid value for 'require' module flag (first value operand should be a string)",
            )?;
            flags.requirements.extend(value);
        } else if is(FlagBehavior::Append) || is(FlagBehavior::AppendUnique) {
            ensure(metadata.is_node(value), [about(value)])
                .or("invalid value for 'append'-type module flag (expected a metadata node)")?;
        }
        if !is(FlagBehavior::Require) {
            let is_new = match value {
                Some(value) => flags.seen.insert(id, value).is_none(),
                None => true,
            };
            ensure(is_new, [Item::Md(id)])
                .or("module flag identifiers must be unique (or of 'require' type)")?;
        }
        let text = metadata.text(Some(id)).unwrap_or(b"");
        if let Some((_, message)) = NUMBERS.iter().find(|(flag, _)| *flag == text) {
            check(self.is_int(value)).or(message)?;
        }
        if text == b"Linker Options" {
            let mut lists = module.named_metadata.iter();
            check(lists.any(|(name, _)| **name == *b"llvm.linker.options"))
                .or("'Linker Options' named metadata no longer supported")?;
        }
        if text == b"CG Profile" {
            flags.profile.extend(parts.unwrap_or(&[]));
        }
        Ok(())
    }

    fn call_graph_entry(&mut self, entry: Option<Md>) -> Checked {
        let ctx = self.ctx;
        let parts = entry.map_or(&[][..], |entry| ctx.metadata.operands(entry));
        let &[from, to, count] = parts else {
            let about = entry.map_or(Item::Nothing, Item::Md);
            return refuse("expected a MDNode triple", [about]);
        };
        for function in [from, to].into_iter().flatten() {
            let is_function = match ctx.metadata.kind(function) {
                MdKind::Value(constant) => match ctx.consts.kind(ctx.strip_casts(*constant)) {
                    ConstKind::Symbol(symbol) => {
                        ctx.symbols.info(symbol).kind == crate::SymbolKind::Function
                    }
                    _ => false,
                },
                _ => false,
            };
            self.report(
                ensure(is_function, [Item::Md(function)]).or("expected a Function or null"),
            );
        }
        ensure(self.is_int(count), [count.map_or(Item::Nothing, Item::Md)])
            .or("expected an integer constant")
    }
}
