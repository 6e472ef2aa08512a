//! Checks the constraints of a definition: types, properties, type equalities. A check returns the violation; the
//! message is only formatted if it is reported.

use crate::infer::value_type;
use crate::interfaces::CompatibleShape;
use crate::{
    Arity, AttrSyntax, Context, Failed, OpDef, OpRef, OperandGroups, PropDef, Reporter, Traits,
    Type, TypeEq, ValueDef, ValueDefs, ValueRef,
};
use smallvec::SmallVec;

/// Operands or results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Operand,
    Result,
}

/// A violation of an operation's definition.
#[derive(Clone, Copy)]
pub(crate) enum Violation {
    /// A property is missing that is neither optional nor has a default.
    Missing(&'static PropDef),
    /// A property does not satisfy its constraint.
    Prop(&'static PropDef),
    /// An optional group has more than one value.
    Optional {
        side: Side,
        start: usize,
        len: usize,
    },
    /// A value's type does not satisfy its group's constraint.
    Type {
        side: Side,
        index: usize,
        group: &'static ValueDef,
        ty: Type,
    },
    /// An equality of types does not hold.
    TypeEq(&'static TypeEq),
    /// Operands and results do not all have the same type.
    SameTypes,
    /// Operands do not all have the same type.
    SameOperandTypes,
}

impl Side {
    fn name(self) -> &'static str {
        match self {
            Side::Operand => "operand",
            Side::Result => "result",
        }
    }
}

impl Violation {
    /// Reports the violation with MLIR's message.
    #[cold]
    pub(super) fn report(self, op: OpRef<'_>, report: &mut Reporter<'_>) -> Failed {
        let message = match self {
            Violation::Missing(prop) => format!("requires attribute '{}'", prop.name),
            Violation::Prop(prop) => {
                let what = match prop.constraint.syntax {
                    AttrSyntax::IntEnum(flags, _) if flags.flags => "property",
                    _ => "attribute",
                };
                let (name, desc) = (prop.name, prop.constraint.desc);
                format!("{what} '{name}' failed to satisfy constraint: {desc}")
            }
            Violation::Optional { side, start, len } => {
                let side = side.name();
                format!(
                    "{side} group starting at #{start} requires 0 or 1 element, but found {len}"
                )
            }
            Violation::Type {
                side,
                index,
                group,
                ty,
            } => wrong_type(op.ctx, side, index, group, ty),
            Violation::TypeEq(eq) => format!("failed to verify that {}", eq.message),
            Violation::SameTypes => {
                "requires the same type for all operands and results".to_owned()
            }
            Violation::SameOperandTypes => "requires all operands to have the same type".to_owned(),
        };
        report.op_error(op, message)
    }
}

/// Returns the message about a value whose type does not satisfy the constraint of its group.
pub(crate) fn wrong_type(
    ctx: &Context,
    side: Side,
    index: usize,
    group: &ValueDef,
    ty: Type,
) -> String {
    let variadic = match group.arity {
        Arity::Variadic => "variadic of ",
        Arity::One | Arity::Optional => "",
    };
    let (side, desc, shown) = (side.name(), group.constraint.desc, ctx.show_type(ty));
    format!("{side} #{index} must be {variadic}{desc}, but got {shown}")
}

/// Checks the constraints of an operation's definition. The number of values must already match the definition.
pub(crate) fn check(op: OpRef<'_>, def: &'static OpDef) -> Result<(), Violation> {
    props(op, def)?;
    values(op, def)?;
    type_eqs(op, def)?;
    same_types(op, def)
}

fn props(op: OpRef<'_>, def: &'static OpDef) -> Result<(), Violation> {
    let slots = op.body.props(op.id);
    let fails = |&(at, prop): &(usize, &PropDef)| match slots.get(at).copied().flatten() {
        Some(value) => !(prop.constraint.check)(op.ctx, value),
        None => !may_be_absent(prop),
    };
    match def.props.iter().enumerate().find(fails) {
        None => Ok(()),
        Some((_, first)) => Err(wrong_prop(op, def, first)),
    }
}

/// Returns the missing property that sorts first by name. If none is missing, returns the first invalid one in
/// definition order.
#[cold]
fn wrong_prop(op: OpRef<'_>, def: &'static OpDef, first: &'static PropDef) -> Violation {
    let props = def.props.iter().enumerate();
    let missing = props.filter(|&(at, prop)| op.prop(at).is_none() && !may_be_absent(prop));
    match missing.min_by_key(|(_, prop)| prop.name) {
        Some((_, prop)) => Violation::Missing(prop),
        None => Violation::Prop(first),
    }
}

fn may_be_absent(prop: &PropDef) -> bool {
    prop.optional || prop.default.is_some() || prop.is_segments()
}

/// Checks operands and results. `op` may be a stub, because the definition of an isolated operation also constrains
/// them.
pub(super) fn values(op: OpRef<'_>, def: &'static OpDef) -> Result<(), Violation> {
    let body = op.body;
    let operands = body.operands(op.id).map(|value| body.ty(value));
    groups(op, &def.operands, operands, Side::Operand)?;
    let results = body.results(op.id).map(|value| body.ty(value));
    groups(op, &def.results, results, Side::Result)
}

fn groups(
    op: OpRef<'_>,
    groups: &'static ValueDefs,
    types: impl ExactSizeIterator<Item = Type>,
    side: Side,
) -> Result<(), Violation> {
    let check = |index, group: &'static ValueDef, ty| match group.constraint.holds(op.ctx, ty) {
        true => Ok(()),
        false => Err(Violation::Type {
            side,
            index,
            group,
            ty,
        }),
    };
    let count = types.len();
    let mut types = types.enumerate();
    if groups.varying() == 0 {
        let mut values = types.zip(groups.iter());
        return values.try_for_each(|((index, ty), group)| check(index, group, ty));
    }
    let segments = || {
        let def = op.def()?;
        let slot = match side {
            Side::Operand => def.operand_segments(),
            Side::Result => def.result_segments(),
        };
        OperandGroups::segments(slot, op)
    };
    let size = groups.sizes(count, segments());
    for (at, group) in groups.iter().enumerate() {
        let len = size(at);
        if group.arity == Arity::Optional && len > 1 {
            let start = count - types.len();
            return Err(Violation::Optional { side, start, len });
        }
        for (index, ty) in types.by_ref().take(len) {
            check(index, group, ty)?;
        }
    }
    Ok(())
}

/// Returns the types of the values that a reference refers to. A typed attribute has one.
fn types_of(op: OpRef<'_>, def: &'static OpDef, reference: ValueRef) -> SmallVec<[Type; 2]> {
    match reference {
        ValueRef::Operand(group) => OperandGroups::operands(def, op, group)
            .map(|index| op.operand_type(index))
            .collect(),
        ValueRef::Result(group) => OperandGroups::results(def, op, group)
            .map(|index| op.result_type(index))
            .collect(),
        ValueRef::Prop(slot) => op
            .prop(slot)
            .and_then(|attr| value_type(op.ctx, attr))
            .into_iter()
            .collect(),
    }
}

/// Returns the type of the value that a reference refers to, if the group always has exactly one value.
#[inline]
fn type_of(op: OpRef<'_>, def: &'static OpDef, reference: ValueRef) -> Option<Type> {
    match reference {
        ValueRef::Operand(group) if def.operands.varying() == 0 => Some(op.operand_type(group)),
        ValueRef::Result(group) if def.results.varying() == 0 => Some(op.result_type(group)),
        _ => None,
    }
}

/// Checks a type equality if at least one of the groups varies in size.
fn all_hold(op: OpRef<'_>, def: &'static OpDef, eq: &TypeEq) -> bool {
    let from = types_of(op, def, eq.from);
    let to = types_of(op, def, eq.to);
    match eq.transform {
        None => from == to || from.is_empty() || to.is_empty(),
        Some(_) => (from.iter().zip(&to)).all(|(&from, &to)| eq.holds(op.ctx, from, to)),
    }
}

fn type_eqs(op: OpRef<'_>, def: &'static OpDef) -> Result<(), Violation> {
    for eq in def.type_eqs {
        let holds = match (type_of(op, def, eq.from), type_of(op, def, eq.to)) {
            (Some(from), Some(to)) => eq.holds(op.ctx, from, to),
            _ => all_hold(op, def, eq),
        };
        if !holds {
            return Err(Violation::TypeEq(eq));
        }
    }
    Ok(())
}

fn same_types(op: OpRef<'_>, def: &'static OpDef) -> Result<(), Violation> {
    let body = op.body;
    if def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE) {
        let mut types = body
            .results(op.id)
            .chain(body.operands(op.id))
            .map(|value| body.ty(value));
        if let Some(first) = types.next()
            && !types.all(|ty| ty == first || same_but_for_shape(op, first, ty))
        {
            return Err(Violation::SameTypes);
        }
    } else if def.has(Traits::SAME_TYPE_OPERANDS) {
        let mut types = body.operands(op.id).map(|value| body.ty(value));
        if let Some(first) = types.next()
            && !types.all(|ty| ty == first)
        {
            return Err(Violation::SameOperandTypes);
        }
    }
    Ok(())
}

/// Returns true if the types differ only in compatible shapes (`?` and a size). A model of the type decides.
fn same_but_for_shape(op: OpRef<'_>, a: Type, b: Type) -> bool {
    op.ctx
        .type_interface::<dyn CompatibleShape>(a)
        .is_some_and(|model| model.compatible(op.ctx, a, b))
}
