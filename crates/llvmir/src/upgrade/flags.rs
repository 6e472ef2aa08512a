//! Upgrades module flags and sections.

use crate::constants::ConstKind;
use crate::context::Context;
use crate::metadata::{Md, MdKind};
use crate::module::{FlagBehavior, Module};
use crate::types::Type;

const OBJC_VERSION: &[u8] = b"Objective-C Image Info Version";
const OBJC_PROPERTIES: &[u8] = b"Objective-C Class Properties";

/// The upgrade of a module flag.
enum Change {
    /// Replaces these behaviors by another one.
    Behavior(FlagBehavior, &'static [FlagBehavior]),
    /// Removes the blanks from the string value.
    Blanks,
    /// Replaces an `i32` that also contains Swift versions by the `i8` for garbage collection.
    GarbageCollection,
    /// Renames the flag.
    Name(&'static [u8]),
}

fn change(name: &[u8]) -> Option<Change> {
    use FlagBehavior::{Error, Max, Min};
    Some(match name {
        b"PIC Level" => Change::Behavior(Min, &[Error, Max]),
        b"PIE Level" => Change::Behavior(Max, &[Error]),
        b"branch-target-enforcement" => Change::Behavior(Min, &[Error]),
        b"Objective-C Image Info Section" => Change::Blanks,
        b"Objective-C Garbage Collection" => Change::GarbageCollection,
        b"amdgpu_code_object_version" => Change::Name(b"amdhsa_code_object_version"),
        _ if name.starts_with(b"sign-return-address") => Change::Behavior(Min, &[Error]),
        _ => return None,
    })
}

/// Upgrades the module flags.
pub(super) fn upgrade_flags(module: &mut Module) {
    let is_list = |(name, _): &(Box<[u8]>, Vec<Md>)| **name == *b"llvm.module.flags";
    let Some(list) = module.named_metadata.iter().position(is_list) else {
        return;
    };
    let mut swift = None;
    let (mut has_version, mut has_properties) = (false, false);
    for at in 0..module.named_metadata[list].1.len() {
        let flag = module.named_metadata[list].1[at];
        let MdKind::Node { operands, .. } = module.ctx.metadata.kind(flag) else {
            continue;
        };
        let &[behavior, Some(name), value] = &**operands else {
            continue;
        };
        let MdKind::String(text) = module.ctx.metadata.kind(name) else {
            continue;
        };
        has_version |= **text == *OBJC_VERSION;
        has_properties |= **text == *OBJC_PROPERTIES;
        let new = match change(text) {
            Some(Change::Behavior(new, old)) => module
                .ctx
                .metadata_int(behavior)
                .filter(|found| old.iter().any(|old| *old as u64 == *found))
                .map(|_| [Some(module.ctx.behavior(new)), Some(name), value]),
            Some(Change::Blanks) => without_blanks(&mut module.ctx, value)
                .map(|value| [behavior, Some(name), Some(value)]),
            Some(Change::GarbageCollection) => module
                .ctx
                .metadata_int(value)
                .filter(|_| !module.ctx.is_metadata_of_type(value, Type::I8))
                .map(|bits| {
                    if bits > 0xff {
                        swift = Some(bits);
                    }
                    let error = module.ctx.behavior(FlagBehavior::Error);
                    let value = module.ctx.metadata_of_int(Type::I8, bits & 0xff);
                    [Some(error), Some(name), Some(value)]
                }),
            Some(Change::Name(new)) => {
                let name = module.ctx.metadata.string(new);
                Some([behavior, Some(name), value])
            }
            None => None,
        };
        if let Some(operands) = new {
            module.named_metadata[list].1[at] = module.ctx.metadata.node(&operands);
        }
    }
    if has_version && !has_properties {
        module.add_int_flag(FlagBehavior::Override, OBJC_PROPERTIES, 0);
    }
    if let Some(bits) = swift {
        let byte = |shift: u32| bits >> shift & 0xff;
        module.add_int_flag(FlagBehavior::Error, b"Swift ABI Version", byte(8) as u32);
        for (name, shift) in [
            (&b"Swift Major Version"[..], 24),
            (&b"Swift Minor Version"[..], 16),
        ] {
            let value = module.ctx.metadata_of_int(Type::I8, byte(shift));
            module.add_flag(FlagBehavior::Error, name, value);
        }
    }
}

/// Returns the string without its blanks, or `None` if it has none.
fn without_blanks(ctx: &mut Context, md: Option<Md>) -> Option<Md> {
    let MdKind::String(text) = ctx.metadata.kind(md?) else {
        return None;
    };
    if !text.contains(&b' ') {
        return None;
    }
    let text: Vec<u8> = text.iter().copied().filter(|byte| *byte != b' ').collect();
    Some(ctx.metadata.string(&text))
}

/// Removes the blanks around the commas in the section of Objective-C categories.
pub(super) fn upgrade_sections(module: &mut Module) {
    for global in &mut module.globals {
        if global.section.starts_with(b"__DATA, __objc_catlist") {
            let parts = global.section.split(|byte| *byte == b',');
            let parts: Vec<&[u8]> = parts.map(<[u8]>::trim_ascii).collect();
            global.section = parts.join(&b","[..]).into();
        }
    }
}

impl Context {
    /// Returns the value of an integer constant in metadata.
    pub(super) fn metadata_int(&self, md: Option<Md>) -> Option<u64> {
        let MdKind::Value(value) = self.metadata.kind(md?) else {
            return None;
        };
        match self.consts.kind(*value) {
            ConstKind::Int(value) => Some(value),
            _ => None,
        }
    }

    fn is_metadata_of_type(&self, md: Option<Md>, ty: Type) -> bool {
        md.is_some_and(|md| match self.metadata.kind(md) {
            MdKind::Value(value) => self.consts.type_of(*value) == ty,
            _ => false,
        })
    }

    /// Returns an integer constant as metadata.
    pub(super) fn metadata_of_int(&mut self, ty: Type, value: u64) -> Md {
        let value = self.const_int(ty, value);
        self.metadata.value(value)
    }

    fn behavior(&mut self, behavior: FlagBehavior) -> Md {
        self.metadata_of_int(Type::I32, behavior as u64)
    }
}
