//! What formats refuse about types before the verifier would: types of the wrong kind, and types that others cannot be
//! derived from.

use super::{Format, Name};
use crate::parser::{Parser, Pieces};
use terrace_ir::{Failed, SmallVec, Type, TypeClass, TypeConstraint, ValueRef};

/// Kinds of types that MLIR has a class for, by the classes of constraints that only they satisfy.
const KINDS: [(TypeClass, &str); 6] = [
    (TypeClass::COMPLEX, "builtin.complex"),
    (TypeClass::MEMREF, "builtin.memref"),
    (TypeClass::UNRANKED_MEMREF, "builtin.unranked_memref"),
    (TypeClass::VECTOR, "builtin.vector"),
    (TypeClass::RANKED_TENSOR, "builtin.tensor"),
    (
        TypeClass::SIGNLESS_INT
            .or(TypeClass::SIGNED_INT)
            .or(TypeClass::UNSIGNED_INT),
        "builtin.integer",
    ),
];

/// Reports a type of another kind than the one the constraint is about.
pub(super) fn check(
    constraint: Option<&TypeConstraint>,
    offset: u32,
    ty: Type,
    parser: &mut Parser<'_>,
) -> Result<(), Failed> {
    let Some(constraint) = constraint.filter(|constraint| !constraint.holds(parser.ctx(), ty))
    else {
        return Ok(());
    };
    // ODS knows the kind of a container whatever it says about the elements.
    let kind = if constraint.desc.starts_with("complex type with") {
        Some(KINDS[0])
    } else {
        let within = |kind: &(TypeClass, &str)| kind.0.or(constraint.classes) == kind.0;
        let known = constraint.check.is_none() && constraint.classes != TypeClass::EMPTY;
        KINDS.into_iter().find(|kind| known && within(kind))
    };
    match kind {
        Some((class, name)) if !ty.class(parser.ctx()).intersects(class) => {
            let shown = parser.ctx().show_type(ty);
            let message =
                format!("invalid kind of type specified: expected {name}, but found {shown}");
            Err(parser.error(offset, message))
        }
        _ => Ok(()),
    }
}

impl Format {
    /// The constraint on a group of operands or results.
    pub(super) fn constraint(&self, name: Name) -> Option<&'static TypeConstraint> {
        match name {
            Name::Operand(group) => Some(self.def.operands[group].constraint),
            Name::Result(group) => Some(self.def.results[group].constraint),
            _ => None,
        }
    }

    /// A type that others are made from (`TypesMatchWith`) must satisfy its constraint before.
    pub(super) fn check_sources(
        &self,
        parser: &mut Parser<'_>,
        offset: u32,
        pieces: &Pieces,
    ) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let mut seen = SmallVec::<[ValueRef; 2]>::new();
        for eq in self.def.type_eqs {
            let unknown = match eq.to {
                ValueRef::Operand(group) => pieces.operand_types[group].is_none(),
                ValueRef::Result(group) => pieces.result_types[group].is_none(),
                ValueRef::Prop(_) => false,
            };
            let (types, row) = match eq.from {
                ValueRef::Operand(group) => {
                    (&pieces.operand_types[group], &self.def.operands[group])
                }
                ValueRef::Result(group) => (&pieces.result_types[group], &self.def.results[group]),
                ValueRef::Prop(_) => continue,
            };
            if eq.transform.is_none() || !unknown || seen.contains(&eq.from) {
                continue;
            }
            seen.push(eq.from);
            for &ty in types.iter().flatten() {
                if !row.constraint.holds(ctx, ty) {
                    let message = format!(
                        "'{}' must be {}, but got {}",
                        row.name,
                        row.constraint.desc,
                        ctx.show_type(ty)
                    );
                    return Err(parser.error(offset, message));
                }
            }
        }
        Ok(())
    }
}
