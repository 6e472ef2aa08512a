//! Records in debug builds where interfaces are attached, to report attachments that have no effect.

use crate::models::Target;
use crate::{Context, OpDef};
use rustc_hash::FxHashMap;
use std::any::{TypeId, type_name};
use std::panic::Location;

/// All attachments of a registry, in order.
#[derive(Default)]
pub(crate) struct Attachments(Vec<Attachment>);

struct Attachment {
    target: Target,
    interface: (TypeId, &'static str),
    op: Option<&'static OpDef>,
    at: &'static Location<'static>,
}

impl Attachments {
    #[track_caller]
    pub(crate) fn note<I: ?Sized + 'static>(&mut self, target: Target, op: Option<&'static OpDef>) {
        self.0.push(Attachment {
            target,
            interface: (TypeId::of::<I>(), type_name::<I>()),
            op,
            at: Location::caller(),
        });
    }

    /// Checks that each interface is attached once per target, and that the target is registered.
    ///
    /// # Panics
    /// Panics with the source locations of the attachments if a check fails.
    pub(crate) fn check(&self, ctx: &Context) {
        let mut known = FxHashMap::default();
        for it in &self.0 {
            let (id, name) = it.interface;
            if let Some(first) = known.insert((it.target, id), it.at) {
                let to = it.shown();
                panic!(
                    "`{name}` is attached to {to} at {first} and again at {}",
                    it.at
                );
            }
            let absent = match (it.op, it.target) {
                (Some(op), _) => ctx.why_forgotten(op),
                (None, Target::Dialect(dialect)) => ctx.why_misspelt(dialect),
                _ => None,
            };
            if let Some(why) = absent {
                panic!("attachment of `{name}` at {} has no effect: {why}", it.at);
            }
        }
    }
}

impl Attachment {
    fn shown(&self) -> String {
        match (self.op, self.target) {
            (Some(op), _) => format!("'{}'", op.name),
            (None, Target::Dialect(dialect)) => format!("the dialect '{dialect}'"),
            _ => "one kind of type or attribute".to_owned(),
        }
    }
}
