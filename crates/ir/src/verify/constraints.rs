//! Constraints of a definition: types, properties, type equalities.

use crate::interfaces::CompatibleShape;
use crate::view::group_range;
use crate::{
    Arity, AttrSyntax, DenseI32Array, Failed, OpDef, OpRef, Reporter, StringAttr, Traits, Type,
    ValueDef, ValueRef,
};

pub(super) fn verify(
    op: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    props(op, def, report)?;
    values(op, def, report)?;
    type_eqs(op, def, report)?;
    same_types(op, def, report)
}

fn props(op: OpRef<'_>, def: &'static OpDef, report: &mut Reporter<'_>) -> Result<(), Failed> {
    if def.props.is_empty() {
        return Ok(());
    }
    let slots = op.body.props(op.id);
    // What is missing is told by name, what is wrong in the order of the definition.
    let missing = def.props.iter().enumerate().filter(|(at, prop)| {
        let given = slots.get(*at).copied().flatten().is_some();
        !(given || prop.optional || prop.default.is_some() || prop.is_segments())
    });
    if let Some(name) = missing.map(|(_, prop)| prop.name).min() {
        return Err(report.op_error(op, format!("requires attribute '{name}'")));
    }
    for (at, prop) in def.props.iter().enumerate() {
        if let Some(value) = slots.get(at).copied().flatten()
            && !(prop.constraint.check)(op.ctx, value)
        {
            let desc = prop.constraint.desc;
            let what = match prop.constraint.syntax {
                AttrSyntax::IntEnum(flags, _) if flags.flags => "property",
                _ => "attribute",
            };
            let message = format!(
                "{what} '{}' failed to satisfy constraint: {desc}",
                prop.name
            );
            return Err(report.op_error(op, message));
        }
    }
    Ok(())
}

/// Operands and results; also those of a stub, which isolated operations' definitions constrain like any other's.
pub(super) fn values(
    op: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let body = op.body;
    let operands = body.operands(op.id).map(|value| body.ty(value));
    group(op, def.operands, operands, "operand", report)?;
    let results = body.results(op.id).map(|value| body.ty(value));
    group(op, def.results, results, "result", report)
}

#[inline]
fn group(
    op: OpRef<'_>,
    groups: &'static [ValueDef],
    types: impl ExactSizeIterator<Item = Type>,
    what: &str,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    if types.len() == 0 && groups.iter().all(|group| group.arity != Arity::One) {
        return Ok(());
    }
    if groups.len() == types.len() && groups.iter().all(|group| group.arity == Arity::One) {
        for (index, (ty, group)) in types.zip(groups).enumerate() {
            if !group.constraint.holds(op.ctx, ty) {
                return Err(type_error(op, what, index, group, ty, report));
            }
        }
        return Ok(());
    }
    let count = types.len();
    let types: smallvec::SmallVec<[Type; 16]> = types.collect();
    let sizes = || {
        let def = op.def()?;
        let slot = match what {
            "operand" => def.operand_segments(),
            _ => def.result_segments(),
        };
        Some(&*op.prop(slot?)?.as_::<DenseI32Array>(op.ctx)?.values)
    };
    for (at, group) in groups.iter().enumerate() {
        let range = group_range(groups, at, count, sizes);
        if group.arity == Arity::Optional && range.len() > 1 {
            let message = format!(
                "{what} group starting at #{} requires 0 or 1 element, but found {}",
                range.start,
                range.len()
            );
            return Err(report.op_error(op, message));
        }
        for index in range {
            if !group.constraint.holds(op.ctx, types[index]) {
                return Err(type_error(op, what, index, group, types[index], report));
            }
        }
    }
    Ok(())
}

#[cold]
fn type_error(
    op: OpRef<'_>,
    what: &str,
    index: usize,
    group: &ValueDef,
    ty: Type,
    report: &mut Reporter<'_>,
) -> Failed {
    let variadic = if group.arity == Arity::Variadic {
        "variadic of "
    } else {
        ""
    };
    let shown = op.ctx.show_type(ty);
    report.op_error(
        op,
        format!(
            "{what} #{index} must be {variadic}{}, but got {shown}",
            group.constraint.desc
        ),
    )
}

/// The types of the values a reference names; a typed attribute has one.
fn types_of(
    op: OpRef<'_>,
    def: &'static OpDef,
    reference: ValueRef,
) -> smallvec::SmallVec<[Type; 2]> {
    let body = op.body;
    match reference {
        ValueRef::Operand(group) => crate::OperandGroups::operands(def, op.ctx, body, op.id, group)
            .map(|index| op.operand_type(index))
            .collect(),
        ValueRef::Result(group) => crate::OperandGroups::results(def, op.ctx, body, op.id, group)
            .map(|index| op.result_type(index))
            .collect(),
        ValueRef::Prop(slot) => op
            .prop(slot)
            .and_then(|attr| match attr.is::<StringAttr>(op.ctx) {
                // A string without a type has the type `none`.
                true => Some(attr.ty(op.ctx).unwrap_or(Type::NONE)),
                false => attr.ty(op.ctx),
            })
            .into_iter()
            .collect(),
    }
}

fn type_eqs(op: OpRef<'_>, def: &'static OpDef, report: &mut Reporter<'_>) -> Result<(), Failed> {
    for eq in def.type_eqs {
        let from = types_of(op, def, eq.from);
        let to = types_of(op, def, eq.to);
        let holds = match eq.transform {
            None => from == to || from.is_empty() || to.is_empty(),
            Some(transform) => from
                .iter()
                .zip(&to)
                .all(|(&from, &to)| transform(op.ctx, from).is_none_or(|want| want == to)),
        };
        if !holds {
            return Err(report.op_error(op, format!("failed to verify that {}", eq.message)));
        }
    }
    Ok(())
}

fn same_types(op: OpRef<'_>, def: &'static OpDef, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let body = op.body;
    if def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE) {
        let mut types = body
            .results(op.id)
            .chain(body.operands(op.id))
            .map(|value| body.ty(value));
        if let Some(first) = types.next()
            && !types.all(|ty| ty == first || same_but_for_shape(op, first, ty))
        {
            return Err(report.op_error(op, "requires the same type for all operands and results"));
        }
    } else if def.has(Traits::SAME_TYPE_OPERANDS) {
        let mut types = body.operands(op.id).map(|value| body.ty(value));
        if let Some(first) = types.next()
            && !types.all(|ty| ty == first)
        {
            return Err(report.op_error(op, "requires all operands to have the same type"));
        }
    }
    Ok(())
}

/// Tensors of compatible shapes count as one type (`?` against a size); a model of the type says so.
fn same_but_for_shape(op: OpRef<'_>, a: Type, b: Type) -> bool {
    op.ctx
        .type_interface::<dyn CompatibleShape>(a)
        .is_some_and(|model| model.compatible(op.ctx, a, b))
}
