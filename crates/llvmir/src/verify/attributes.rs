//! Verifies the attributes of functions, calls, results and parameters.

use super::{Checked, HUGE_ALIGN, Item, MAX_ALIGN, Problem, check, ensure};
use crate::attributes::{AttrKind, AttrList, AttrSet, Attribute, ModRef};
use crate::constants::ConstKind;
use crate::context::Context;
use crate::types::{Type, TypeKind};
use AttrKind::*;

/// The kind of entity that has an attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Position {
    Function,
    Parameter,
    Result,
}

/// Attributes of parameters only.
const PARAMETER: [AttrKind; 21] = [
    AllocAlign,
    AllocatedPointer,
    ByRef,
    ByVal,
    Captures,
    DeadOnReturn,
    DeadOnUnwind,
    ElementType,
    ImmArg,
    InAlloca,
    Initializes,
    Nest,
    ReadNone,
    ReadOnly,
    Returned,
    StructRet,
    SwiftAsync,
    SwiftError,
    SwiftSelf,
    Writable,
    WriteOnly,
];

/// Attributes of parameters and results.
const PARAMETER_OR_RESULT: [AttrKind; 12] = [
    Alignment,
    Dereferenceable,
    DereferenceableOrNull,
    InReg,
    NoAlias,
    NoExt,
    NoFPClass,
    NoUndef,
    NonNull,
    Range,
    SExt,
    ZExt,
];

/// Attributes that only pointers can have.
const POINTER: [AttrKind; 19] = [
    AllocatedPointer,
    ByRef,
    ByVal,
    Captures,
    DeadOnUnwind,
    Dereferenceable,
    DereferenceableOrNull,
    ElementType,
    InAlloca,
    Initializes,
    Nest,
    NoAlias,
    NonNull,
    Preallocated,
    ReadNone,
    ReadOnly,
    StructRet,
    SwiftError,
    Writable,
];

/// Attributes that exclude each other on a parameter; `inreg` and `sret` are compatible.
const EXCLUSIVE: [AttrKind; 5] = [ByVal, InAlloca, Preallocated, Nest, ByRef];

/// Pairs of attributes that exclude each other on a parameter, with LLVM's message.
const PARAMETER_PAIRS: [(AttrKind, AttrKind, &str); 9] = [
    (
        InAlloca,
        ReadOnly,
        "Attributes 'inalloca and readonly' are incompatible!",
    ),
    (
        StructRet,
        Returned,
        "Attributes 'sret and returned' are incompatible!",
    ),
    (
        ZExt,
        SExt,
        "Attributes 'zeroext and signext' are incompatible!",
    ),
    (
        ReadNone,
        ReadOnly,
        "Attributes 'readnone and readonly' are incompatible!",
    ),
    (
        ReadNone,
        WriteOnly,
        "Attributes 'readnone and writeonly' are incompatible!",
    ),
    (
        ReadOnly,
        WriteOnly,
        "Attributes 'readonly and writeonly' are incompatible!",
    ),
    (
        NoInline,
        AlwaysInline,
        "Attributes 'noinline and alwaysinline' are incompatible!",
    ),
    (
        Writable,
        ReadNone,
        "Attributes writable and readnone are incompatible!",
    ),
    (
        Writable,
        ReadOnly,
        "Attributes writable and readonly are incompatible!",
    ),
];

/// Pairs of attributes that exclude each other on a function, with LLVM's message.
const FUNCTION_PAIRS: [(AttrKind, AttrKind, &str); 7] = [
    (
        SanitizeRealtime,
        SanitizeRealtimeBlocking,
        "Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!",
    ),
    (
        NoInline,
        AlwaysInline,
        "Attributes 'noinline and alwaysinline' are incompatible!",
    ),
    (
        OptimizeNone,
        OptimizeForSize,
        "Attributes 'optsize and optnone' are incompatible!",
    ),
    (
        OptimizeNone,
        MinSize,
        "Attributes 'minsize and optnone' are incompatible!",
    ),
    (
        OptimizeNone,
        OptimizeForDebugging,
        "Attributes 'optdebug and optnone' are incompatible!",
    ),
    (
        OptimizeForDebugging,
        OptimizeForSize,
        "Attributes 'optsize and optdebug' are incompatible!",
    ),
    (
        OptimizeForDebugging,
        MinSize,
        "Attributes 'minsize and optdebug' are incompatible!",
    ),
];

/// String attributes with the value `true` or `false`.
const BOOLEAN: [&[u8]; 9] = [
    b"less-precise-fpmad",
    b"no-infs-fp-math",
    b"no-inline-line-tables",
    b"no-jump-tables",
    b"no-nans-fp-math",
    b"no-signed-zeros-fp-math",
    b"profile-sample-accurate",
    b"use-sample-profile",
    b"loader-replaceable",
];

/// String attributes of functions that exclude each other, with LLVM's message.
const EXCLUSIVE_STRINGS: [(&[&[u8]], &str); 3] = [
    (
        &[
            b"aarch64_pstate_sm_enabled",
            b"aarch64_pstate_sm_compatible",
        ],
        "Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!",
    ),
    (
        &[
            b"aarch64_new_za",
            b"aarch64_in_za",
            b"aarch64_inout_za",
            b"aarch64_out_za",
            b"aarch64_preserves_za",
            b"aarch64_za_state_agnostic",
        ],
        "Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', 'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive",
    ),
    (
        &[
            b"aarch64_new_zt0",
            b"aarch64_in_zt0",
            b"aarch64_inout_zt0",
            b"aarch64_out_zt0",
            b"aarch64_preserves_zt0",
            b"aarch64_za_state_agnostic",
        ],
        "Attributes 'aarch64_new_zt0', 'aarch64_in_zt0', 'aarch64_out_zt0', 'aarch64_inout_zt0', 'aarch64_preserves_zt0' and 'aarch64_za_state_agnostic' are mutually exclusive",
    ),
];

/// String attributes of functions whose values are checked, in LLVM's order.
const CHECKED_STRINGS: [&[u8]; 15] = [
    b"alloc-variant-zeroed",
    b"frame-pointer",
    b"patchable-function-prefix",
    b"patchable-function-entry",
    b"warn-stack-size",
    b"patchable-function-entry-section",
    b"sign-return-address",
    b"sign-return-address-key",
    b"branch-target-enforcement",
    b"branch-protection-pauth-lr",
    b"guarded-control-stack",
    b"denormal-fp-math",
    b"denormal-fp-math-f32",
    b"modular-format",
    b"thunk",
];

/// Returns true if an attribute is allowed at this position.
pub(super) fn applies(kind: AttrKind, position: Position) -> bool {
    match kind {
        StackAlignment => true,
        NoFree | Preallocated => position != Position::Result,
        _ if PARAMETER_OR_RESULT.contains(&kind) => position != Position::Function,
        _ if PARAMETER.contains(&kind) => position == Position::Parameter,
        _ => position == Position::Function,
    }
}

impl Context {
    /// Verifies all attributes of a function, or of a call through a function type.
    pub(super) fn verify_attributes(
        &self,
        list: AttrList,
        function_type: Type,
        is_intrinsic: bool,
        is_asm: bool,
    ) -> Checked {
        if list == AttrList::EMPTY {
            return Ok(());
        }
        let TypeKind::Function { result, params, .. } = self.types.kind(function_type) else {
            return Ok(());
        };
        self.verify_set(self.attrs.result_set(list), result, Position::Result)?;
        let mut seen = Vec::new();
        for (at, (&set, &ty)) in self.attrs.param_sets(list).iter().zip(params).enumerate() {
            let has = |kind| self.has(set, kind);
            check(is_intrinsic || !has(ImmArg))
                .or("immarg attribute only applies to intrinsics")?;
            check(is_intrinsic || is_asm || !has(ElementType))
                .or("Attribute 'elementtype' can only be applied to intrinsics and inline asm.")?;
            self.verify_set(set, ty, Position::Parameter)?;
            for (kind, message) in [
                (Nest, "More than one parameter has attribute nest!"),
                (Returned, "More than one parameter has attribute returned!"),
                (StructRet, "Cannot have multiple 'sret' parameters!"),
                (SwiftSelf, "Cannot have multiple 'swiftself' parameters!"),
                (SwiftAsync, "Cannot have multiple 'swiftasync' parameters!"),
                (SwiftError, "Cannot have multiple 'swifterror' parameters!"),
            ] {
                if has(kind) {
                    check(!seen.contains(&kind)).or(message)?;
                    seen.push(kind);
                }
            }
            check(!has(Returned) || ty == result || self.bits_alike(ty, result))
                .or("Incompatible argument and return types for 'returned' attribute")?;
            check(!has(StructRet) || at < 2)
                .or("Attribute 'sret' is not on first or second parameter!")?;
            check(!has(InAlloca) || at + 1 == params.len())
                .or("inalloca isn't on the last parameter!")?;
        }
        self.verify_function_set(list, params)
    }

    /// Verifies the attributes of a variadic argument. `seen` collects the attributes that may occur at most once per
    /// call.
    pub(super) fn verify_argument(
        &self,
        set: AttrSet,
        ty: Type,
        result: Type,
        seen: &mut Vec<AttrKind>,
    ) -> Checked {
        self.verify_set(set, ty, Position::Parameter)?;
        for (kind, message) in [
            (Nest, "More than one parameter has attribute nest!"),
            (Returned, "More than one parameter has attribute returned!"),
        ] {
            if self.has(set, kind) {
                check(!seen.contains(&kind)).or(message)?;
                seen.push(kind);
            }
        }
        check(!self.has(set, Returned) || ty == result || self.bits_alike(ty, result))
            .or("Incompatible argument and return types for 'returned' attribute")
    }

    fn verify_function_set(&self, list: AttrList, params: &[Type]) -> Checked {
        let set = self.attrs.function_set(list);
        if set == AttrSet::EMPTY {
            return Ok(());
        }
        let attributes = self.attrs.set(set);
        for attribute in attributes {
            verify_boolean(attribute)?;
        }
        for attribute in attributes {
            if attribute
                .kind()
                .is_some_and(|kind| !applies(kind, Position::Function))
            {
                let text = self.attribute_text(attribute);
                return Err(format!("Attribute '{text}' does not apply to functions!").into());
            }
        }
        check(!self.has(set, OptimizeNone) || self.has(set, NoInline))
            .or("Attribute 'optnone' requires 'noinline'!")?;
        for (one, other, message) in FUNCTION_PAIRS {
            check(!(self.has(set, one) && self.has(set, other))).or(message)?;
        }
        self.verify_writable(list)?;
        for (names, message) in EXCLUSIVE_STRINGS {
            let is_one = |attribute: &&Attribute| matches!(attribute, Attribute::String(key, _) if names.contains(&&**key));
            check(attributes.iter().filter(is_one).count() < 2).or(message)?;
        }
        for attribute in attributes {
            self.verify_value(attribute)?;
            self.verify_function_value(attribute, params)?;
        }
        for name in CHECKED_STRINGS {
            for attribute in attributes {
                if let Attribute::String(key, value) = attribute
                    && **key == *name
                {
                    verify_function_string(key, value)?;
                }
            }
        }
        let has_string = |name: &[u8]| {
            let mut strings = attributes.iter();
            strings
                .any(|attribute| matches!(attribute, Attribute::String(key, _) if **key == *name))
        };
        ensure(
            !has_string(b"sign-return-address-key") || has_string(b"sign-return-address"),
            [Item::Nothing],
        )
        .or("'sign-return-address-key' present without `sign-return-address`")
    }

    /// Verifies that a function with a `writable` argument may write to argument memory.
    fn verify_writable(&self, list: AttrList) -> Checked {
        let sets = self.attrs.param_sets(list);
        if !sets.iter().any(|&set| self.has(set, Writable)) {
            return Ok(());
        }
        let mut own = self.attrs.set(self.attrs.function_set(list)).iter();
        let argmem = own.find_map(|attribute| match attribute {
            Attribute::Memory(effects) => Some(effects.arg),
            _ => None,
        });
        check(argmem.is_none_or(|access| matches!(access, ModRef::Mod | ModRef::ModRef)))
            .or("Attribute writable and memory without argmem: write are incompatible!")
    }

    fn verify_function_value(&self, attribute: &Attribute, params: &[Type]) -> Checked {
        match attribute {
            Attribute::AllocSize(size, count) => {
                let named = [
                    ("element size", Some(*size)),
                    ("number of elements", *count),
                ];
                for (name, at) in named {
                    let Some(at) = at else { continue };
                    let Some(&ty) = params.get(at as usize) else {
                        return Err(format!("'allocsize' {name} argument is out of bounds").into());
                    };
                    if !self.types.is_int(ty) {
                        return Err(format!(
                            "'allocsize' {name} argument must refer to an integer parameter"
                        )
                        .into());
                    }
                }
                Ok(())
            }
            Attribute::AllocKind(bits) => {
                ensure((bits & 7).is_power_of_two(), [Item::Nothing])
                    .or("'allockind()' requires exactly one of alloc, realloc, and free")?;
                ensure(bits & 7 != 4 || bits & 0x38 == 0, [Item::Nothing])
                    .or("'allockind(\"free\")' doesn't allow uninitialized, zeroed, or aligned modifiers.")?;
                ensure(bits & 0x18 != 0x18, [Item::Nothing])
                    .or("'allockind()' can't be both zeroed and uninitialized")
            }
            Attribute::VScaleRange(min, max) => {
                check(*min != 0).or("'vscale_range' minimum must be greater than 0")?;
                check(min.is_power_of_two())
                    .or("'vscale_range' minimum must be power-of-two value")?;
                check(*max == 0 || min <= max)
                    .or("'vscale_range' minimum cannot be greater than maximum")?;
                check(*max == 0 || max.is_power_of_two())
                    .or("'vscale_range' maximum must be power-of-two value")
            }
            _ => Ok(()),
        }
    }

    fn verify_set(&self, set: AttrSet, ty: Type, position: Position) -> Checked {
        let attributes = self.attrs.set(set);
        if attributes.is_empty() {
            return Ok(());
        }
        let has = |kind| self.has(set, kind);
        for attribute in attributes {
            verify_boolean(attribute)?;
        }
        for attribute in attributes {
            let Some(kind) = attribute.kind() else {
                continue;
            };
            if !applies(kind, position) {
                let what = match position {
                    Position::Result => "function return values",
                    _ => "parameters",
                };
                let text = self.attribute_text(attribute);
                return Err(format!("Attribute '{text}' does not apply to {what}").into());
            }
        }
        check(!has(ImmArg) || attributes.len() == 1 + usize::from(has(Range))).or(
            "Attribute 'immarg' is incompatible with other attributes except the 'range' attribute",
        )?;
        let exclusive = EXCLUSIVE.iter().filter(|&&kind| has(kind)).count();
        check(exclusive + usize::from(has(StructRet) || has(InReg)) <= 1)
            .or("Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!")?;
        for (one, other, message) in PARAMETER_PAIRS {
            check(!(has(one) && has(other))).or(message)?;
        }
        for attribute in attributes {
            let Some(kind) = attribute.kind() else {
                continue;
            };
            if !self.suits(kind, ty) {
                let text = self.attribute_text(attribute);
                return Err(format!("Attribute '{text}' applied to incompatible type!").into());
            }
            self.verify_value(attribute)?;
            if let Attribute::Type(kind @ (ByVal | ByRef | InAlloca | Preallocated), ty) = attribute
            {
                let name = kind.text();
                if !self.is_sized(*ty) {
                    return Err(
                        format!("Attribute '{name}' does not support unsized types!").into(),
                    );
                }
                let size = self.layout.alloc_size(&self.types, *ty);
                if size.is_some_and(|size| size >= 1 << 32) {
                    return Err(format!("huge '{name}' arguments are unsupported").into());
                }
            }
            if let Attribute::Range(low, _) = attribute {
                let width = self.types.int_width(self.consts.type_of(*low));
                if width != self.types.int_width(self.types.scalar(ty)) {
                    let text = self.attribute_text(attribute);
                    return Err(format!("Attribute '{text}' applied to incompatible type!").into());
                }
            }
        }
        Ok(())
    }

    /// Verifies the value of an attribute, by the rules that do not depend on the position.
    fn verify_value(&self, attribute: &Attribute) -> Checked {
        match attribute {
            Attribute::Int(Alignment, value) => {
                check(value.is_power_of_two()).or("alignment is not a power of two")?;
                check(*value <= MAX_ALIGN).or(HUGE_ALIGN)
            }
            Attribute::Int(StackAlignment, value) => {
                check(value.is_power_of_two()).or("stack alignment is not a power of two")
            }
            Attribute::Int(Dereferenceable | DereferenceableOrNull, 0) => {
                Err("dereferenceable bytes must be non-zero".into())
            }
            Attribute::NoFpClass(mask) => {
                check(*mask != 0)
                    .or("Attribute 'nofpclass' must have at least one test bit set")?;
                check(mask & !0x3ff == 0).or("Invalid value for 'nofpclass' test mask")
            }
            Attribute::Initializes(ranges) => {
                check(!ranges.is_empty())
                    .or("Attribute 'initializes' does not support empty list")?;
                let ordered = ranges.windows(2).all(|pair| pair[0].1 < pair[1].0);
                check(ordered && ranges.iter().all(|(low, high)| low < high))
                    .or("Attribute 'initializes' does not support unordered ranges")
            }
            _ => Ok(()),
        }
    }

    /// Returns true if an attribute is allowed on values of this type.
    fn suits(&self, kind: AttrKind, ty: Type) -> bool {
        let scalar = self.types.scalar(ty);
        let is_pointer = matches!(self.types.kind(ty), TypeKind::Ptr(_));
        match kind {
            AllocAlign | SExt | ZExt | NoExt => matches!(self.types.kind(ty), TypeKind::Int(_)),
            Range => self.types.int_width(scalar).is_some(),
            Alignment => matches!(self.types.kind(scalar), TypeKind::Ptr(_)),
            WriteOnly => is_pointer,
            NoFPClass => self.has_floats(ty),
            NoUndef => ty != Type::VOID,
            _ => is_pointer || !POINTER.contains(&kind),
        }
    }

    /// Returns true if a type consists only of floating-point types.
    fn has_floats(&self, ty: Type) -> bool {
        let mut types = vec![ty];
        while let Some(ty) = types.pop() {
            match self.types.kind(ty) {
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => {
                    types.push(element);
                }
                TypeKind::Struct { fields, .. } if !fields.is_empty() => types.extend(fields),
                _ if self.types.is_float(ty) => {}
                _ => return false,
            }
        }
        true
    }

    /// Returns true if both types are vectors of the same size without pointer elements.
    fn bits_alike(&self, one: Type, other: Type) -> bool {
        let bits = |ty: Type| match self.types.kind(ty) {
            TypeKind::Vector { .. } if !self.types.is_ptr(self.types.scalar(ty)) => {
                self.layout.size_in_bits(&self.types, ty)
            }
            _ => None,
        };
        bits(one).is_some() && bits(one) == bits(other)
    }

    /// Returns true if a type is sized.
    pub(super) fn is_sized(&self, ty: Type) -> bool {
        if matches!(
            self.types.kind(ty),
            TypeKind::Int(_) | TypeKind::Float | TypeKind::Double | TypeKind::Ptr(_)
        ) {
            return true;
        }
        let mut types = vec![ty];
        let mut seen = Vec::new();
        while let Some(ty) = types.pop() {
            match self.types.kind(ty) {
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => {
                    types.push(element);
                }
                TypeKind::Struct { fields, .. } => types.extend(fields),
                TypeKind::Identified { fields, .. } => {
                    let Some(fields) = fields else { return false };
                    if seen.contains(&ty) {
                        continue;
                    }
                    seen.push(ty);
                    types.extend(fields);
                }
                TypeKind::Void
                | TypeKind::Label
                | TypeKind::Token
                | TypeKind::Metadata
                | TypeKind::Function { .. } => return false,
                _ => {}
            }
        }
        true
    }

    pub(super) fn has(&self, set: AttrSet, kind: AttrKind) -> bool {
        let mut attributes = self.attrs.set(set).iter();
        attributes.any(|attribute| attribute.kind() == Some(kind))
    }

    fn attribute_text(&self, attribute: &Attribute) -> String {
        let mut text = Vec::new();
        self.push_attribute(attribute, false, &mut text);
        String::from_utf8_lossy(&text).into_owned()
    }

    /// Returns true if a constant is a number, as required for `immarg`.
    pub(super) fn is_immediate(&self, kind: ConstKind<'_>) -> bool {
        matches!(
            kind,
            ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_)
        )
    }
}

/// Verifies a string attribute whose value must be `true` or `false`.
fn verify_boolean(attribute: &Attribute) -> Checked {
    match attribute {
        Attribute::String(key, value) if BOOLEAN.contains(&&**key) => match &**value {
            b"" | b"true" | b"false" => Ok(()),
            _ => Err(invalid_string(key, value)),
        },
        _ => Ok(()),
    }
}

fn invalid_string(key: &[u8], value: &[u8]) -> Box<Problem> {
    let (key, value) = (String::from_utf8_lossy(key), String::from_utf8_lossy(value));
    format!("invalid value for '{key}' attribute: {value}").into()
}

fn verify_function_string(key: &[u8], value: &[u8]) -> Checked {
    let text = String::from_utf8_lossy(value);
    let invalid = |holds: bool| match holds {
        true => Ok(()),
        false => Err(invalid_string(key, value)),
    };
    match key {
        b"frame-pointer" => invalid(matches!(
            value,
            b"all" | b"non-leaf" | b"none" | b"reserved" | b"non-leaf-no-reserve"
        )),
        b"denormal-fp-math" | b"denormal-fp-math-f32" => {
            let mode = |text: &str| {
                matches!(
                    text,
                    "" | "ieee" | "preserve-sign" | "positive-zero" | "dynamic"
                )
            };
            invalid(match text.split_once(',') {
                Some((output, input)) => mode(output) && mode(input),
                None => mode(&text),
            })
        }
        b"patchable-function-prefix" | b"patchable-function-entry" | b"warn-stack-size" => {
            let name = String::from_utf8_lossy(key);
            let is_number = !value.is_empty()
                && value.iter().all(u8::is_ascii_digit)
                && text.parse::<u32>().is_ok();
            match is_number {
                true => Ok(()),
                false => Err(format!("\"{name}\" takes an unsigned integer: {text}").into()),
            }
        }
        b"patchable-function-entry-section" => {
            check(!value.is_empty()).or("\"patchable-function-entry-section\" must not be empty")
        }
        b"alloc-variant-zeroed" => {
            check(!value.is_empty()).or("'alloc-variant-zeroed' must not be empty")
        }
        b"thunk" => check(value.is_empty()).or("invalid value for 'thunk' attribute"),
        b"sign-return-address" => invalid(matches!(value, b"none" | b"all" | b"non-leaf")),
        b"sign-return-address-key" => invalid(matches!(value, b"a_key" | b"b_key")),
        b"branch-target-enforcement" | b"branch-protection-pauth-lr" | b"guarded-control-stack" => {
            invalid(matches!(value, b"" | b"true" | b"false"))
        }
        b"modular-format" => verify_modular_format(value),
        _ => Ok(()),
    }
}

fn verify_modular_format(value: &[u8]) -> Checked {
    let words: Vec<&[u8]> = value.split(|&byte| byte == b',').collect();
    check(words.len() >= 5).or("modular-format attribute requires at least 5 arguments")?;
    let first = words.get(2).and_then(|word| std::str::from_utf8(word).ok());
    check(first.is_some_and(|word| word.parse::<u32>().is_ok()))
        .or("modular-format attribute first arg index is not an integer")
}
