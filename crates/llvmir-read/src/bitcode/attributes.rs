//! Reads attributes: groups of attributes of one position, and lists of groups.

use super::Loader;
use super::error::{Load, ensure, invalid, refuse};
use super::ops::{Ops, unrotated};
use super::stream::{Cursor, Record};
use terrace_llvmir::Type;
use terrace_llvmir::{AttrKind, AttrList, AttrSet, Attribute, MemoryEffects, ModRef};

const GROUP: u32 = 3;
const LIST: u32 = 2;
const OF_FUNCTION: u64 = u32::MAX as u64;
/// The maximum number of parameters with attributes.
const MAX_PARAMS: u64 = 1 << 20;

const NO_CAPTURE: u64 = 11;
const READ_NONE: u64 = 20;
const READ_ONLY: u64 = 21;
const ARG_MEM_ONLY: u64 = 45;
const INACCESSIBLE_MEM_ONLY: u64 = 49;
const INACCESSIBLE_OR_ARG_MEM_ONLY: u64 = 50;
const WRITE_ONLY: u64 = 52;

fn kind(code: u64) -> Load<AttrKind> {
    match AttrKind::from_number(code) {
        Some(kind) => Ok(kind),
        None => refuse(format!("Unknown attribute kind ({code})")),
    }
}

/// Decodes memory effects, with two bits per kind of memory.
fn effects(bits: u64) -> MemoryEffects {
    let effects = MemoryEffects::from_bits(bits);
    // The version is in the highest byte. Version 0 does not distinguish errno from other memory.
    if bits >> 56 != 0 {
        return effects;
    }
    MemoryEffects {
        arg: effects.arg,
        inaccessible: effects.inaccessible,
        ..MemoryEffects::all(effects.errno)
    }
}

/// Returns the memory effects of an old function attribute.
fn old_effects(code: u64) -> Option<MemoryEffects> {
    Some(match code {
        READ_NONE => MemoryEffects::NONE,
        READ_ONLY => MemoryEffects::all(ModRef::Ref),
        WRITE_ONLY => MemoryEffects::all(ModRef::Mod),
        ARG_MEM_ONLY => MemoryEffects::ARG_ONLY,
        INACCESSIBLE_MEM_ONLY => MemoryEffects::INACCESSIBLE_ONLY,
        INACCESSIBLE_OR_ARG_MEM_ONLY => MemoryEffects::INACCESSIBLE_OR_ARG_ONLY,
        _ => return None,
    })
}

/// Reads a zero-terminated byte string.
fn string(ops: &mut Ops<'_>) -> Load<Vec<u8>> {
    let mut bytes = Vec::new();
    loop {
        match ops.next()? {
            0 => return Ok(bytes),
            byte => bytes.push(byte as u8),
        }
    }
}

impl<'a> Loader<'a> {
    /// Returns the list with this 1-based number; 0 is the empty list.
    pub(super) fn attributes(&self, number: u64) -> AttrList {
        let at = number
            .checked_sub(1)
            .and_then(|at| usize::try_from(at).ok());
        let list = at.and_then(|at| self.attribute_lists.get(at).copied());
        list.unwrap_or(AttrList::EMPTY)
    }

    pub(super) fn attribute_groups(&mut self, cursor: &mut Cursor<'a>) -> Load<()> {
        let mut record = Record::default();
        while cursor.next_record(&mut record)? {
            if record.code == GROUP {
                self.attribute_group(&record)?;
            }
        }
        Ok(())
    }

    fn attribute_group(&mut self, record: &Record<'a>) -> Load<()> {
        let mut ops = Ops::new(&record.ops);
        let (number, place) = (ops.next()?, ops.next()?);
        let mut attributes = Vec::new();
        let mut memory: Option<MemoryEffects> = None;
        while !ops.is_empty() {
            match ops.next()? {
                0 => {
                    let code = ops.next()?;
                    if let Some(old) = old_effects(code).filter(|_| place == OF_FUNCTION) {
                        memory = Some(memory.unwrap_or(MemoryEffects::ALL).and(old));
                        continue;
                    }
                    attributes.push(match (code, kind(code)) {
                        (NO_CAPTURE, _) => Attribute::Captures { other: 0, ret: 0 },
                        (_, Err(error)) => return Err(error),
                        (_, Ok(AttrKind::UWTable)) => Attribute::UwTable { sync: false },
                        // The type is known only with the function, see `typed_attributes`.
                        (_, Ok(kind)) if kind.is_type() => Attribute::Type(kind, Type::VOID),
                        (_, Ok(kind)) if kind.is_enum() => Attribute::Enum(kind),
                        _ => return refuse("Not an enum attribute"),
                    });
                }
                1 => {
                    let kind = kind(ops.next()?)?;
                    attributes.push(int_attribute(kind, ops.next()?)?);
                }
                tag @ 3..=4 => {
                    let key = string(&mut ops)?;
                    let value = if tag == 4 {
                        string(&mut ops)?
                    } else {
                        Vec::new()
                    };
                    attributes.push(Attribute::string(key, value));
                }
                tag @ 5..=6 => {
                    let kind = kind(ops.next()?)?;
                    ensure(kind.is_type()).or("Not a type attribute")?;
                    let ty = if tag == 6 {
                        self.ty(ops.next()?)?
                    } else {
                        Type::VOID
                    };
                    attributes.push(Attribute::Type(kind, ty));
                }
                7 => {
                    ensure(kind(ops.next()?)? == AttrKind::Range)
                        .or("Not a ConstantRange attribute")?;
                    let (low, high) = self.range(&mut ops)?;
                    attributes.push(Attribute::Range(low, high));
                }
                8 => {
                    ensure(kind(ops.next()?)? == AttrKind::Initializes)
                        .or("Not a constant range list attribute")?;
                    let (count, _width) = (ops.next()?, ops.next()?);
                    let mut ranges = Vec::new();
                    for _ in 0..count {
                        ranges.push((unrotated(ops.next()?), unrotated(ops.next()?)));
                    }
                    attributes.push(Attribute::Initializes(ranges));
                }
                _ => return refuse("Invalid attribute group entry"),
            }
        }
        attributes.extend(memory.map(Attribute::Memory));
        upgrade_strings(&mut attributes);
        let set = self.module.ctx.attr_set(&attributes);
        self.attribute_groups.insert(number, (place, set));
        Ok(())
    }

    pub(super) fn attribute_lists(&mut self, cursor: &mut Cursor<'a>) -> Load<()> {
        let mut record = Record::default();
        while cursor.next_record(&mut record)? {
            match record.code {
                LIST => {}
                1 => return refuse("attributes without groups are not supported"),
                _ => continue,
            }
            let (mut function, mut result) = (AttrSet::EMPTY, AttrSet::EMPTY);
            let mut params = Vec::new();
            for group in &record.ops {
                let Some(&(place, set)) = self.attribute_groups.get(group) else {
                    continue;
                };
                match place {
                    OF_FUNCTION => function = set,
                    0 => result = set,
                    1..=MAX_PARAMS => {
                        let at = place as usize - 1;
                        if params.len() <= at {
                            params.resize(at + 1, AttrSet::EMPTY);
                        }
                        params[at] = set;
                    }
                    _ => return Err(invalid()),
                }
            }
            let list = self.module.ctx.attrs.list(function, result, &params);
            self.attribute_lists.push(list);
        }
        Ok(())
    }

    /// Completes old `byval` and similar attributes with the pointee types of the parameters.
    pub(super) fn typed_attributes(&mut self, list: AttrList, function_type: u64) -> AttrList {
        let ctx = &self.module.ctx;
        let is_open = |set: &AttrSet| {
            let attributes = ctx.attrs.set(*set).iter();
            let mut types = attributes.filter(|at| matches!(at, Attribute::Type(_, Type::VOID)));
            types.next().is_some()
        };
        if !ctx.attrs.param_sets(list).iter().any(is_open) {
            return list;
        }
        let mut sets = ctx.attrs.param_sets(list).to_vec();
        for (at, set) in sets.iter_mut().enumerate() {
            let entry = usize::try_from(function_type)
                .ok()
                .and_then(|id| self.types.get(id));
            let param = entry.and_then(|entry| entry.params.get(at)).copied();
            let pointee = param.and_then(|param| self.pointee(param.into()));
            let mut attributes = self.module.ctx.attrs.set(*set).to_vec();
            attributes.retain_mut(|attribute| match (attribute, pointee) {
                (Attribute::Type(_, ty), Some((_, pointee))) if *ty == Type::VOID => {
                    *ty = pointee;
                    true
                }
                (Attribute::Type(_, Type::VOID), None) => false,
                _ => true,
            });
            *set = self.module.ctx.attr_set(&attributes);
        }
        let attrs = &mut self.module.ctx.attrs;
        let (function, result) = (attrs.function_set(list), attrs.result_set(list));
        attrs.list(function, result, &sets)
    }
}

fn int_attribute(kind: AttrKind, value: u64) -> Load<Attribute> {
    ensure(kind.is_int()).or("Not an int attribute")?;
    Ok(match kind {
        AttrKind::Memory => Attribute::Memory(effects(value)),
        AttrKind::NoFPClass => Attribute::from_int(kind, value & 0x3ff),
        _ => Attribute::from_int(kind, value),
    })
}

/// Upgrades old string attributes.
fn upgrade_strings(attributes: &mut Vec<Attribute>) {
    let mut frame_pointer: Option<&[u8]> = None;
    let mut null_is_valid = false;
    attributes.retain(|attribute| {
        let Attribute::String(key, value) = attribute else {
            return true;
        };
        match &**key {
            b"no-frame-pointer-elim" => {
                let all = **value == *b"true";
                if all || frame_pointer.is_none() {
                    frame_pointer = Some(if all { b"all" } else { b"none" });
                }
            }
            b"no-frame-pointer-elim-non-leaf" => {
                if frame_pointer != Some(b"all") {
                    frame_pointer = Some(b"non-leaf");
                }
            }
            b"null-pointer-is-valid" => null_is_valid |= **value == *b"true",
            _ => return true,
        }
        false
    });
    if let Some(value) = frame_pointer {
        attributes.push(Attribute::string(b"frame-pointer", value));
    }
    if null_is_valid {
        attributes.push(Attribute::Enum(AttrKind::NullPointerIsValid));
    }
}
