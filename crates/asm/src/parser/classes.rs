//! Which attributes a property can hold at all.
//!
//! MLIR keeps a property as an attribute of one C++ class and refuses others when the property is set; only then the
//! verifier asks for the rest of the constraint.

use terrace_builtin::{ArrayAttr, FloatAttr, IntegerAttr, TypeAttr};
use terrace_ir::{Attr, AttrSyntax, Context, OpDef, PropDef, StringAttr, Type};

/// Whether an attribute is of the class of a property.
pub(super) fn fits(ctx: &Context, prop: &PropDef, attr: Attr) -> bool {
    let desc = prop.constraint.desc;
    match prop.constraint.syntax {
        AttrSyntax::IntEnum(..)
        | AttrSyntax::Enum(_)
        | AttrSyntax::EnumKeyword(_)
        | AttrSyntax::Unit => (prop.constraint.check)(ctx, attr),
        AttrSyntax::Stripped(..) => {
            prop.name.ends_with("SegmentSizes") || (prop.constraint.check)(ctx, attr)
        }
        AttrSyntax::String | AttrSyntax::SymbolName => attr.is::<StringAttr>(ctx),
        AttrSyntax::Type => attr.is::<TypeAttr>(ctx),
        AttrSyntax::Typed(ty) => match ty(ctx) {
            Type::I1 => attr.ty(ctx) == Some(Type::I1) && attr.is::<IntegerAttr>(ctx),
            _ if desc.contains("float") => attr.is::<FloatAttr>(ctx),
            _ => attr.is::<IntegerAttr>(ctx),
        },
        AttrSyntax::Any if desc == "array attribute" || desc.starts_with("Array of") => {
            attr.is::<ArrayAttr>(ctx)
        }
        AttrSyntax::Any => !desc.ends_with(" instance") || (prop.constraint.check)(ctx, attr),
    }
}

/// The message about a property that was given among the discardable attributes and does not satisfy its constraint:
/// such properties are checked before the operation is made.
pub(crate) fn refused(
    ctx: &Context,
    def: &OpDef,
    before: &[Option<Attr>],
    after: &[Option<Attr>],
) -> Option<String> {
    let changed = after.iter().zip(before).map(|(after, before)| {
        let changed = after.is_some() && after != before;
        after.filter(|_| changed)
    });
    let (row, _) = def
        .props
        .iter()
        .zip(changed)
        .find(|(row, value)| value.is_some_and(|value| !(row.constraint.check)(ctx, value)))?;
    Some(format!(
        "'{}' op attribute '{}' failed to satisfy constraint: {}",
        def.name, row.name, row.constraint.desc
    ))
}
