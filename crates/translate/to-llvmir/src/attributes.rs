//! Translates attributes of functions, calls and parameters.

use crate::scope::Scope;
use terrace_builtin::attrs::{array_value, int_value, type_value};
use terrace_builtin::elements::Constant;
use terrace_ir::{Attr, Context, EnumAttr, Failed, Loc, message_text};
use terrace_llvm::attrs::{ConstantRangeAttr, MemoryEffectsAttr};
use terrace_llvmir as ll;
use terrace_llvmir::{AttrKind, Attribute, MemoryEffects, ModRef};

/// Returns the value of an enum attribute, or of an integer attribute with the same meaning. Returns 0 if it is
/// missing.
#[inline]
pub(crate) fn enum_value(ctx: &Context, attr: Option<Attr>) -> u64 {
    let Some(attr) = attr else { return 0 };
    match attr.as_::<EnumAttr>(ctx) {
        Some(attr) => attr.value,
        None => int_value(ctx, attr).unwrap_or(0) as u64,
    }
}

/// Returns a nonzero alignment. Like LLVM, rounds it down to a power of two.
pub(crate) fn alignment(ctx: &Context, attr: Option<Attr>) -> Option<u64> {
    let align = int_value(ctx, attr?)? as u64;
    Some(1 << align.checked_ilog2()?)
}

/// Truncates an address space to the 24 bits that LLVM stores.
pub(crate) fn address_space(number: u32) -> u32 {
    number & 0xff_ffff
}

/// Translates a memory effects attribute.
pub(crate) fn memory_effects(ctx: &Context, attr: Attr) -> Option<Attribute> {
    let attr = attr.as_::<MemoryEffectsAttr>(ctx)?;
    Some(Attribute::Memory(MemoryEffects {
        arg: ModRef::from_bits(attr.arg_mem),
        inaccessible: ModRef::from_bits(attr.inaccessible_mem),
        errno: ModRef::from_bits(attr.errno_mem),
        other: ModRef::from_bits(attr.other),
        target_mem0: ModRef::from_bits(attr.target_mem0),
        target_mem1: ModRef::from_bits(attr.target_mem1),
    }))
}

/// Returns LLVM's attribute for a parameter attribute of the LLVM dialect. `llvm.nocapture` becomes
/// [`AttrKind::Captures`].
fn parameter_kind(name: &str) -> Option<AttrKind> {
    Some(match name.strip_prefix("llvm.")? {
        "align" => AttrKind::Alignment,
        "alignstack" => AttrKind::StackAlignment,
        "allocalign" => AttrKind::AllocAlign,
        "allocptr" => AttrKind::AllocatedPointer,
        "byref" => AttrKind::ByRef,
        "byval" => AttrKind::ByVal,
        "dereferenceable" => AttrKind::Dereferenceable,
        "dereferenceable_or_null" => AttrKind::DereferenceableOrNull,
        "elementtype" => AttrKind::ElementType,
        "inalloca" => AttrKind::InAlloca,
        "inreg" => AttrKind::InReg,
        "nest" => AttrKind::Nest,
        "noalias" => AttrKind::NoAlias,
        "nocapture" => AttrKind::Captures,
        "nofree" => AttrKind::NoFree,
        "nonnull" => AttrKind::NonNull,
        "noundef" => AttrKind::NoUndef,
        "preallocated" => AttrKind::Preallocated,
        "range" => AttrKind::Range,
        "readnone" => AttrKind::ReadNone,
        "readonly" => AttrKind::ReadOnly,
        "returned" => AttrKind::Returned,
        "signext" => AttrKind::SExt,
        "sret" => AttrKind::StructRet,
        "writeonly" => AttrKind::WriteOnly,
        "zeroext" => AttrKind::ZExt,
        _ => return None,
    })
}

impl Scope<'_> {
    /// Translates a dictionary of parameter attributes and adds the results to `out`. Calls `foreign` for attributes
    /// of other dialects.
    pub(crate) fn parameter_attributes(
        &mut self,
        dictionary: Attr,
        loc: Loc,
        out: &mut Vec<Attribute>,
        mut foreign: impl FnMut(&mut Self, &str, Attr, &mut Vec<Attribute>) -> Result<(), Failed>,
    ) -> Result<(), Failed> {
        let ctx = self.ctx;
        for &(name, value) in dictionary.entries(ctx) {
            let name = &*name.message_text(ctx);
            match parameter_kind(name) {
                Some(kind) => out.extend(self.parameter_attribute(kind, value, loc)?),
                None if name.contains('.') => foreign(self, name, value, out)?,
                None => {}
            }
        }
        Ok(())
    }

    fn parameter_attribute(
        &mut self,
        kind: AttrKind,
        value: Attr,
        loc: Loc,
    ) -> Result<Option<Attribute>, Failed> {
        let ctx = self.ctx;
        if let Some(ty) = type_value(ctx, value) {
            let ty = self.ty(ty, loc)?;
            return Ok(kind.is_type().then_some(Attribute::Type(kind, ty)));
        }
        if let Constant::Int(int) = Constant::of(ctx, value) {
            return Ok(Some(Attribute::Int(kind, int.value.low_u64())));
        }
        if let Some(range) = self.range(value) {
            return Ok(Some(range));
        }
        Ok(match (kind, value) {
            (AttrKind::Captures, Attr::UNIT) => Some(Attribute::Captures { other: 0, ret: 0 }),
            (kind, Attr::UNIT) if kind.is_enum() => Some(Attribute::Enum(kind)),
            _ => None,
        })
    }

    /// Translates `#llvm.constant_range`.
    pub(crate) fn range(&mut self, value: Attr) -> Option<Attribute> {
        let range = value.as_::<ConstantRangeAttr>(self.ctx)?;
        let ty = self.llvm.types.int(range.lower.width());
        let low = self.llvm.const_int_words(ty, range.lower.limbs());
        let high = self.llvm.const_int_words(ty, range.upper.limbs());
        Some(Attribute::Range(low, high))
    }

    /// Interns the attribute list of a function or call: its own attributes and those of its result and parameters.
    pub(crate) fn attribute_list(
        &mut self,
        own: &[Attribute],
        result: &[Attribute],
        params: &[Vec<Attribute>],
    ) -> ll::AttrList {
        if own.is_empty() && result.is_empty() && params.iter().all(Vec::is_empty) {
            return ll::AttrList::EMPTY;
        }
        let own = self.llvm.attr_set(own);
        let result = self.llvm.attr_set(result);
        let params: Vec<ll::AttrSet> = params
            .iter()
            .map(|param| self.llvm.attr_set(param))
            .collect();
        self.llvm.attrs.list(own, result, &params)
    }

    /// Translates a list such as `passthrough`, whose name `list` is used in messages. An element is a name, or a
    /// name and a value. LLVM's attributes are recognized; others become string attributes.
    pub(crate) fn named_attributes(
        &mut self,
        list: &str,
        attrs: Option<Attr>,
        loc: Loc,
        out: &mut Vec<Attribute>,
    ) -> Result<(), Failed> {
        let ctx = self.ctx;
        let Some(attrs) = attrs.and_then(|attr| array_value(ctx, attr)) else {
            return Ok(());
        };
        for attr in attrs {
            let (key, value) = if let Some(key) = attr.bytes(ctx) {
                (key, &b""[..])
            } else if let Some(&[key, value]) = array_value(ctx, *attr) {
                match (key.bytes(ctx), value.bytes(ctx)) {
                    (Some(key), Some(value)) => (key, value),
                    _ => {
                        let message =
                            format!("expected arrays within '{list}' to contain two strings");
                        return Err(self.diags.error(loc, message));
                    }
                }
            } else {
                let message = format!("expected '{list}' to contain string or array attributes");
                return Err(self.diags.error(loc, message));
            };
            out.push(self.named_attribute(key, value, loc)?);
        }
        Ok(())
    }

    fn named_attribute(&mut self, key: &[u8], value: &[u8], loc: Loc) -> Result<Attribute, Failed> {
        let Some(kind) = AttrKind::from_text(key) else {
            return Ok(Attribute::string(key, value));
        };
        let text = message_text(value);
        let key = kind.text();
        if kind.is_int() {
            if value.is_empty() {
                return Err(self
                    .diags
                    .error(loc, format!("LLVM attribute '{key}' expects a value")));
            }
            return Ok(match parse_int(&text) {
                Some(value) => Attribute::from_int(kind, value as u64),
                None => Attribute::string(key, value),
            });
        }
        if !value.is_empty() {
            let message = format!("LLVM attribute '{key}' does not expect a value, found '{text}'");
            return Err(self.diags.error(loc, message));
        }
        if kind.is_enum() {
            Ok(Attribute::Enum(kind))
        } else {
            Err(self.diags.error(
                loc,
                format!("Attribute '{key}' does not apply to functions!"),
            ))
        }
    }
}

/// Parses an integer like C: `0x` and `0b` are prefixes, and a leading `0` means octal.
fn parse_int(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let lower = digits.to_ascii_lowercase();
    let (radix, digits) = if let Some(rest) = lower.strip_prefix("0x") {
        (16, rest)
    } else if let Some(rest) = lower.strip_prefix("0b") {
        (2, rest)
    } else if let Some(rest) = lower.strip_prefix("0o") {
        (8, rest)
    } else if lower.len() > 1 && lower.starts_with('0') {
        (8, &lower[1..])
    } else {
        (10, lower.as_str())
    };
    if digits.starts_with(['+', '-']) {
        return None;
    }
    let value = i128::from_str_radix(digits, radix).ok()?;
    i64::try_from(if negative { -value } else { value }).ok()
}

/// Returns the elements of an array of dictionaries, such as `arg_attrs`.
pub(crate) fn dictionaries(ctx: &Context, attr: Option<Attr>) -> &[Attr] {
    attr.and_then(|attr| array_value(ctx, attr))
        .unwrap_or_default()
}
