//! Converts attributes of parameters, results, functions and globals.

use crate::shared::Shared;
use crate::types::TypeTable;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Context};
use terrace_llvm::attrs::{ConstantRangeAttr, MemoryEffectsAttr};
use terrace_llvmir as ll;
use terrace_llvmir::{AttrKind, Attribute, ConstKind, MemoryEffects, ModRef};
use terrace_numeric::ApInt;

/// Returns the dialect's name for an attribute of a parameter or result.
fn parameter_name(kind: AttrKind) -> Option<&'static str> {
    Some(match kind {
        AttrKind::Alignment => "llvm.align",
        AttrKind::StackAlignment => "llvm.alignstack",
        AttrKind::AllocAlign => "llvm.allocalign",
        AttrKind::AllocatedPointer => "llvm.allocptr",
        AttrKind::ByRef => "llvm.byref",
        AttrKind::ByVal => "llvm.byval",
        AttrKind::Captures => "llvm.nocapture",
        AttrKind::Dereferenceable => "llvm.dereferenceable",
        AttrKind::DereferenceableOrNull => "llvm.dereferenceable_or_null",
        AttrKind::ElementType => "llvm.elementtype",
        AttrKind::InAlloca => "llvm.inalloca",
        AttrKind::InReg => "llvm.inreg",
        AttrKind::Nest => "llvm.nest",
        AttrKind::NoAlias => "llvm.noalias",
        AttrKind::NoFree => "llvm.nofree",
        AttrKind::NonNull => "llvm.nonnull",
        AttrKind::NoUndef => "llvm.noundef",
        AttrKind::Preallocated => "llvm.preallocated",
        AttrKind::Range => "llvm.range",
        AttrKind::ReadNone => "llvm.readnone",
        AttrKind::ReadOnly => "llvm.readonly",
        AttrKind::Returned => "llvm.returned",
        AttrKind::SExt => "llvm.signext",
        AttrKind::StructRet => "llvm.sret",
        AttrKind::WriteOnly => "llvm.writeonly",
        AttrKind::ZExt => "llvm.zeroext",
        _ => return None,
    })
}

impl Shared<'_> {
    /// Returns the dictionary for a set of parameter attributes.
    pub(crate) fn parameter_attrs(&self, set: ll::AttrSet, types: &mut TypeTable) -> Attr {
        let ctx = self.ctx;
        let mut entries = Vec::new();
        for attribute in self.module.ctx.attrs.set(set) {
            entries.extend(self.parameter_attr(attribute, types));
        }
        ctx.dictionary(entries)
    }

    /// Returns the name and value for an attribute of a parameter or result, or `None` if the dialect does not have
    /// the attribute.
    pub(crate) fn parameter_attr(
        &self,
        attribute: &Attribute,
        types: &mut TypeTable,
    ) -> Option<(Attr, Attr)> {
        let ctx = self.ctx;
        let name = attribute.kind().and_then(parameter_name)?;
        let value = match attribute {
            Attribute::Enum(_) | Attribute::Captures { other: 0, ret: 0 } => Attr::UNIT,
            Attribute::Type(_, ty) => ctx.type_attr(types.get(ctx, &self.module.ctx.types, *ty)),
            Attribute::Int(_, value) => ctx.i64(*value as i64),
            Attribute::Range(low, high) => self.range(*low, *high)?,
            _ => return None,
        };
        Some((ctx.string(name), value))
    }

    /// Returns the attribute for a range of integers.
    fn range(&self, low: ll::Const, high: ll::Const) -> Option<Attr> {
        Some(self.ctx.attr(ConstantRangeAttr {
            lower: self.int(low)?,
            upper: self.int(high)?,
        }))
    }

    /// Returns the range of a call's result.
    pub(crate) fn range_of_result(&self, call: ll::Call<'_>) -> Option<Attr> {
        let attrs = &self.module.ctx.attrs;
        let mut result = attrs.set(attrs.result_set(call.attrs)).iter();
        result.find_map(|attribute| match attribute {
            Attribute::Range(low, high) => self.range(*low, *high),
            _ => None,
        })
    }

    /// Returns the value of an integer constant.
    pub(crate) fn int(&self, c: ll::Const) -> Option<ApInt> {
        let module = &self.module.ctx;
        let (ty, kind) = module.consts.get(c);
        let width = module.types.int_width(ty)?;
        Some(match kind {
            ConstKind::Int(value) => ApInt::new(width, value),
            ConstKind::WideInt(limbs) => ApInt::from_limbs(width, limbs),
            _ => return None,
        })
    }
}

/// Returns an attribute in the form of lists of names and values: `"nosync"`, `["allocsize", "1"]`.
pub(crate) fn named(ctx: &Context, attribute: &Attribute) -> Option<Attr> {
    let pair = |key: &[u8], value: &[u8]| ctx.array(&[ctx.string(key), ctx.string(value)]);
    Some(match attribute {
        Attribute::Enum(kind) => ctx.string(kind.text()),
        Attribute::String(key, value) if value.is_empty() => ctx.string(key),
        Attribute::String(key, value) => pair(key, value),
        other => {
            let key = other.kind()?.text();
            pair(key.as_bytes(), other.int()?.to_string().as_bytes())
        }
    })
}

/// Returns the memory effects that a set of attributes allows.
pub(crate) fn effects_of(attributes: &[Attribute]) -> MemoryEffects {
    let given = attributes.iter().find_map(|attribute| match attribute {
        Attribute::Memory(effects) => Some(*effects),
        _ => None,
    });
    given.unwrap_or(MemoryEffects::all(ModRef::ModRef))
}

/// Returns memory effects as an attribute, or `None` if they are unrestricted.
pub(crate) fn memory_effects(ctx: &Context, effects: MemoryEffects) -> Option<Attr> {
    if effects == MemoryEffects::all(ModRef::ModRef) {
        return None;
    }
    Some(ctx.attr(MemoryEffectsAttr {
        other: effects.other as u64,
        arg_mem: effects.arg as u64,
        inaccessible_mem: effects.inaccessible as u64,
        errno_mem: effects.errno as u64,
        target_mem0: effects.target_mem0 as u64,
        target_mem1: effects.target_mem1 as u64,
    }))
}

/// Returns true if a set contains an enum attribute.
pub(crate) fn has(attributes: &[Attribute], kind: AttrKind) -> bool {
    attributes.contains(&Attribute::Enum(kind))
}
