//! Which attributes a property can hold at all.
//!
//! MLIR keeps a property as an attribute of one C++ class and refuses others when the property is set; only then the
//! verifier asks for the rest of the constraint.

use super::OpState;
use terrace_builtin::{ArrayAttr, FloatAttr, IntegerAttr, TypeAttr};
use terrace_ir::{Attr, AttrSyntax, Context, DenseI32Array, OpDef, PropDef, StringAttr, Type};

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
        AttrSyntax::Any if desc.contains("dense array") => true,
        AttrSyntax::Any if desc.ends_with("array attribute") || desc.starts_with("Array of") => {
            attr.is::<ArrayAttr>(ctx)
        }
        AttrSyntax::Any => !desc.ends_with(" instance") || (prop.constraint.check)(ctx, attr),
    }
}

/// Takes properties away that were given among the attributes of a hand-written format and are of another class.
pub(super) fn drop_misfits(ctx: &Context, state: &mut OpState) {
    let Some(def) = state.def else { return };
    for (row, value) in def.props.iter().zip(&mut state.props) {
        if value.is_some_and(|value| !fits(ctx, row, value)) {
            *value = None;
        }
    }
}

/// What is wrong with sizes of operand or result groups.
pub(super) fn wrong_segments(
    ctx: &Context,
    def: &OpDef,
    prop: &PropDef,
    value: Attr,
) -> Option<String> {
    let groups = match prop.name {
        "operandSegmentSizes" => def.operands.len(),
        "resultSegmentSizes" => def.results.len(),
        _ => return None,
    };
    match value
        .as_::<DenseI32Array>(ctx)
        .map(|sizes| sizes.values.len())
    {
        None => Some("expected DenseI32ArrayAttr for key `value`".to_owned()),
        Some(sizes) if sizes != groups => Some(format!(
            "size mismatch in attribute conversion: {sizes} vs {groups}"
        )),
        Some(_) => None,
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
