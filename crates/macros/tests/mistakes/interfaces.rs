//! Errors in `interfaces(..)` of `#[op]`.

use terrace_ir::TypeConstraint;
use terrace_macros::op;

const ANY: TypeConstraint = TypeConstraint::ANY;

trait Sized2: Sync {
    fn size(&self) -> u64;
}

/// Does not implement the interface.
#[op(name = "toy.a", interfaces(dyn Sized2))]
struct Missing {
    out: Res<ANY>,
}

/// Names a trait without `dyn`.
#[op(name = "toy.b", interfaces(Sized2))]
struct NoDyn {
    out: Res<ANY>,
}

struct Model;

/// Has a model that does not implement the interface.
#[op(name = "toy.c", interfaces(dyn Sized2 = Model))]
struct NoModel {
    out: Res<ANY>,
}

fn main() {}
