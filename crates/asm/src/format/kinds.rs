//! Kinds of types: upstream's formats parse some types as a C++ class, and refuse others where they stand. The class is that of
//! the constraint, which its description tells.

use crate::parser::Parser;
use terrace_builtin::{ComplexType, IntegerType, MemRefType, UnrankedMemRefType, VectorType};
use terrace_ir::{Context, Failed, Type, TypeConstraint};

/// A C++ class: what is of it, and its name if it has one.
struct Kind {
    holds: fn(&Context, Type) -> bool,
    name: Option<&'static str>,
}

fn kind_of(desc: &str) -> Option<Kind> {
    let kind = |holds, name| Some(Kind { holds, name });
    if desc.starts_with("ranked or unranked memref") {
        let holds =
            |ctx: &Context, ty: Type| ty.is::<MemRefType>(ctx) || ty.is::<UnrankedMemRefType>(ctx);
        return kind(holds, None);
    }
    if desc == "complex-type" || desc.starts_with("complex type with ") {
        return kind(|ctx, ty| ty.is::<ComplexType>(ctx), Some("builtin.complex"));
    }
    let (head, _) = desc.split_once(" of ").unwrap_or((desc, ""));
    if head.contains(" or ") || desc.matches("memref").count() > 1 {
        return None;
    }
    if head == "unranked.memref" {
        return kind(
            |ctx, ty| ty.is::<UnrankedMemRefType>(ctx),
            Some("builtin.unranked_memref"),
        );
    }
    if head == "memref" || head.ends_with(" memref") {
        return kind(|ctx, ty| ty.is::<MemRefType>(ctx), Some("builtin.memref"));
    }
    let is_choice = desc.contains(" or ");
    if is_choice && !(head == "vector" && desc.matches("vector").count() == 1) {
        return None;
    }
    if head == "vector" || head.ends_with(" vector") || desc.ends_with(" vector type") {
        return kind(|ctx, ty| ty.is::<VectorType>(ctx), Some("builtin.vector"));
    }
    if desc == "index" {
        return kind(|_, ty| ty == Type::INDEX, Some("builtin.index"));
    }
    if desc == "integer" || desc == "signless integer" || desc.ends_with("-bit signless integer") {
        return kind(|ctx, ty| ty.is::<IntegerType>(ctx), Some("builtin.integer"));
    }
    None
}

/// Refuses a type that does not satisfy `constraint` if it is of the wrong kind altogether.
#[cold]
pub(super) fn check_kind(
    parser: &mut Parser<'_>,
    offset: u32,
    ty: Type,
    constraint: &TypeConstraint,
) -> Result<(), Failed> {
    let ctx = parser.ctx();
    match kind_of(constraint.desc) {
        Some(kind) if !(kind.holds)(ctx, ty) => {
            let mut message = "invalid kind of type specified".to_owned();
            if let Some(name) = kind.name {
                message += &format!(": expected {name}, but found {}", ctx.show_type(ty));
            }
            Err(parser.error(offset, message))
        }
        _ => Ok(()),
    }
}
