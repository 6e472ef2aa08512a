//! Checks and converts parsed property values before the verifier sees them.

use super::OpState;
use terrace_builtin::IntegerAttr;
use terrace_builtin::attrs::{AttrBuilder, bool_value};
use terrace_ir::{Attr, AttrSyntax, Context, DenseI32Array, EnumAttr, OpDef, PropDef};

/// Returns true if a property can hold an attribute. Upstream stores some enums as native integers.
pub(super) fn fits(ctx: &Context, prop: &PropDef, attr: Attr) -> bool {
    match prop.constraint.syntax {
        AttrSyntax::IntEnum(..) if prop.is_native() => attr.is::<IntegerAttr>(ctx),
        _ => prop.constraint.can_hold(ctx, attr),
    }
}

/// Converts a parsed value to the property's type: flags become integers in any spelling, and `true` becomes `unit`.
/// The error is the message for an invalid value.
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

/// Removes properties that a dictionary of a hand-written format specified with an attribute of the wrong class.
pub(super) fn drop_misfits(ctx: &Context, state: &mut OpState) {
    drop_misfits_if(ctx, state, |_| true);
}

/// Like [`drop_misfits`], for the attributes after the properties of the generic form. Required properties are kept, so
/// that the verifier rejects them; without one, MLIR eventually crashes.
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

/// Returns the message about invalid segment sizes.
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

/// Returns the message about a property that was specified among the discardable attributes and violates its
/// constraint. Such properties are checked before the operation is created.
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
