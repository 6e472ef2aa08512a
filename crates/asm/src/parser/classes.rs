//! Which attributes a property can hold at all.
//!
//! MLIR keeps a property as an attribute of one C++ class and refuses others when the property is set; only then the
//! verifier asks for the rest of the constraint.

use super::OpState;
use terrace_builtin::attrs::{AttrBuilder, bool_value};
use terrace_builtin::{ArrayAttr, DenseElementsAttr, FloatAttr, IntegerAttr, TypeAttr};
use terrace_ir::{
    Attr, AttrSyntax, Context, DenseI32Array, EnumAttr, OpDef, PropDef, StringAttr, Type,
};

/// Whether an attribute is of the class of a property.
pub(super) fn fits(ctx: &Context, prop: &PropDef, attr: Attr) -> bool {
    let desc = prop.constraint.desc;
    match prop.constraint.syntax {
        AttrSyntax::IntEnum(..) if prop.is_native() => attr.is::<IntegerAttr>(ctx),
        AttrSyntax::IntEnum(..)
        | AttrSyntax::Enum(_)
        | AttrSyntax::EnumKeyword(_)
        | AttrSyntax::Unit => (prop.constraint.check)(ctx, attr),
        AttrSyntax::Stripped(..) => prop.is_segments() || (prop.constraint.check)(ctx, attr),
        AttrSyntax::String | AttrSyntax::SymbolName => attr.is::<StringAttr>(ctx),
        AttrSyntax::Type => attr.is::<TypeAttr>(ctx),
        AttrSyntax::Typed(ty) => match ty(ctx) {
            Type::I1 if desc == "bool attribute" => {
                attr.ty(ctx) == Some(Type::I1) && attr.is::<IntegerAttr>(ctx)
            }
            _ if desc.contains("float") => attr.is::<FloatAttr>(ctx),
            _ => attr.is::<IntegerAttr>(ctx),
        },
        AttrSyntax::Any if is_class(prop) => (prop.constraint.check)(ctx, attr),
        AttrSyntax::Any if desc.contains("dense array") => true,
        AttrSyntax::Any if is_array(prop) => attr.is::<ArrayAttr>(ctx),
        AttrSyntax::Any if desc.ends_with("integer elements attribute") => {
            attr.is::<DenseElementsAttr>(ctx)
        }
        AttrSyntax::Any if desc == "An Attribute containing a string" => attr.is::<StringAttr>(ctx),
        AttrSyntax::Any => !desc.ends_with(" instance") || (prop.constraint.check)(ctx, attr),
    }
}

/// Whether a property is a list.
fn is_array(prop: &PropDef) -> bool {
    let desc = prop.constraint.desc;
    let is_list = desc.ends_with("array attribute")
        || desc.ends_with(" array")
        || desc.starts_with("an array of ")
        || desc == "Reduction ops"
        || desc.starts_with("Array of")
        || desc.starts_with("Iterator type");
    is_list && !desc.contains("dense array")
}

/// Whether attributes of this kind have no type, so that text which could have one is read as if it had none.
pub(crate) fn is_typeless(prop: &PropDef) -> bool {
    match prop.constraint.syntax {
        AttrSyntax::String => true,
        AttrSyntax::Any => is_symbol(prop) || is_array(prop),
        _ => false,
    }
}

fn is_symbol(prop: &PropDef) -> bool {
    matches!(
        prop.constraint.desc,
        "flat symbol reference attribute" | "symbol reference attribute"
    )
}

/// Whether a constraint is no more than a class of attributes.
pub(super) fn is_class(prop: &PropDef) -> bool {
    let is_other = matches!(
        prop.constraint.desc,
        "string attribute"
            | "array attribute"
            | "dictionary of named attribute values"
            | "AffineMap attribute"
            | "IntegerSet attribute"
    );
    is_symbol(prop) || is_other
}

/// What becomes of a value that is given for a property: flags are integers, whichever way they are written, and `true` is
/// `unit`. Otherwise what is wrong with it.
pub(super) fn converted(ctx: &Context, prop: &PropDef, value: Attr) -> Result<Attr, String> {
    if let AttrSyntax::IntEnum(def, ty) = prop.constraint.syntax
        && prop.is_native()
    {
        if let Some(flags) = value.as_::<EnumAttr>(ctx)
            && std::ptr::eq(flags.def, def)
            && !def.mnemonic.is_empty()
        {
            return Ok(ctx.int(ty(ctx), flags.value as i64));
        }
        if let Some(int) = value.as_::<IntegerAttr>(ctx) {
            return Ok(match int.ty == ty(ctx) {
                true => value,
                false => ctx.int(ty(ctx), int.value.low_u64() as i64),
            });
        }
        let cpp = def.cpp_type;
        let attr = match def.mnemonic {
            "" => String::new(),
            _ => format!("{cpp}Attr or "),
        };
        return Err(format!("expected {attr}IntegerAttr storage for {cpp}"));
    }
    let is_unit = matches!(prop.constraint.syntax, AttrSyntax::Unit);
    match fits(ctx, prop, value) {
        true if is_unit && bool_value(ctx, value) == Some(true) => Ok(Attr::UNIT),
        true => Ok(value),
        false => Err(format!(
            "Invalid attribute `{}` in property conversion: {}",
            prop.name,
            ctx.show_attr(value)
        )),
    }
}

/// Takes properties away that were given among the attributes of a hand-written format and are of another class.
pub(super) fn drop_misfits(ctx: &Context, state: &mut OpState) {
    drop_misfits_if(ctx, state, |_| true);
}

/// As [`drop_misfits`], of the attributes behind the properties of the generic form. Without a property that is needed MLIR
/// crashes sooner or later; it stays, for the verifier to refuse.
pub(super) fn drop_optional_misfits(ctx: &Context, state: &mut OpState) {
    drop_misfits_if(ctx, state, |prop| prop.optional && prop.default.is_none());
}

fn drop_misfits_if(ctx: &Context, state: &mut OpState, may_go: impl Fn(&PropDef) -> bool) {
    let Some(def) = state.def else { return };
    for (row, value) in def.props.iter().zip(&mut state.props) {
        if may_go(row) && value.is_some_and(|value| !fits(ctx, row, value)) {
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
