//! The registry that a [`Context`] is built from: dialects, and the interfaces attached to their definitions.

use crate::context::Describe;
use crate::models::{Interfaces, Target, key};
use crate::types::{Storage, TypeRow, storage_hash};
use crate::{AttrKind, Context, OpDef, Type, TypeKind};
use std::any::TypeId;

/// A dialect: its name, its operations, and further effects of its registration.
pub struct DialectDef {
    /// The namespace.
    pub name: &'static str,
    /// The doc comment of the dialect's declaration. Each line begins with a space.
    pub description: &'static str,
    /// Its operations, whose names begin with the namespace and a dot.
    pub ops: &'static [&'static OpDef],
    /// True if the dialect may have operations that are not registered.
    pub unknown_ops: bool,
    /// Dialects that are [loaded](crate::Context::load_dialect) together with this one.
    pub loads: &'static [&'static str],
    /// Attaches interfaces, sets fixed types, and registers the dialects that this dialect depends on.
    pub register: fn(&mut Registry),
}

impl DialectDef {
    /// Returns a description that distinguishes two dialects with the same name.
    fn shown(&self) -> String {
        match self.ops {
            [] => "no operations".to_owned(),
            [first, ..] => format!("{} operations, first '{}'", self.ops.len(), first.name),
        }
    }
}

/// Creates the row of a type with a fixed handle, and the hash of the type.
pub(crate) type FixedRow = Box<dyn FnOnce(&Context) -> (u64, TypeRow)>;

/// The registry that a [`Context`] is built from: dialects, and the interfaces attached to their definitions.
/// Registration is explicit.
#[derive(Default)]
pub struct Registry {
    pub(crate) dialects: Vec<&'static DialectDef>,
    pub(crate) interfaces: Interfaces,
    pub(crate) fixed: Vec<(Type, FixedRow)>,
    pub(crate) describe: Option<Box<dyn Describe>>,
    #[cfg(debug_assertions)]
    pub(crate) attachments: crate::attachments::Attachments,
}

impl Registry {
    /// Creates an empty registry.
    pub fn new() -> Self {
        Self::default()
    }

    /// Registers a dialect. Registering the same dialect again does nothing.
    ///
    /// # Panics
    /// Panics if another dialect with the same name is registered.
    #[track_caller]
    pub fn dialect(&mut self, def: &'static DialectDef) -> &mut Self {
        match self.dialects.iter().find(|known| known.name == def.name) {
            None => {
                self.dialects.push(def);
                for attach in def.ops.iter().flat_map(|op| op.interfaces) {
                    attach(self);
                }
                (def.register)(self);
            }
            Some(known) if std::ptr::eq(*known, def) => {}
            Some(known) => panic!(
                "two dialects are named '{}': one with {}, the other with {}",
                def.name,
                known.shown(),
                def.shown()
            ),
        }
        self
    }

    /// Attaches an interface to an operation. Any crate may do so, once per operation and interface. In debug builds,
    /// [`Context::new`] panics if an operation has two models of an interface, or if its dialect does not list it.
    #[track_caller]
    pub fn attach<I: ?Sized + Sync + 'static>(&mut self, op: &'static OpDef, model: &'static I) {
        const { is_interface::<I>() };
        self.attach_to(Target::Op(key(op)), Some(op), model);
    }

    #[track_caller]
    fn attach_to<I: ?Sized + Sync + 'static>(
        &mut self,
        target: Target,
        _op: Option<&'static OpDef>,
        model: &'static I,
    ) {
        #[cfg(debug_assertions)]
        self.attachments.note::<I>(target, _op);
        self.interfaces.attach(target, model);
    }

    /// Attaches an interface to a dialect, as [`attach`](Self::attach) does.
    #[track_caller]
    pub fn attach_dialect<I: ?Sized + Sync + 'static>(
        &mut self,
        dialect: &'static str,
        model: &'static I,
    ) {
        const { is_interface::<I>() };
        self.attach_to(Target::Dialect(dialect), None, model);
    }

    /// Returns a dialect's model of an interface, if it is already attached.
    pub fn dialect_interface<I: ?Sized + Sync + 'static>(
        &self,
        dialect: &'static str,
    ) -> Option<&'static I> {
        self.interfaces.attached(Target::Dialect(dialect))
    }

    /// Attaches an interface to a kind of type.
    #[track_caller]
    pub fn attach_type<T: TypeKind, I: ?Sized + Sync + 'static>(&mut self, model: &'static I) {
        const { is_interface::<I>() };
        self.attach_to(Target::Type(TypeId::of::<T>()), None, model);
    }

    /// Attaches an interface to a kind of attribute.
    #[track_caller]
    pub fn attach_attr<T: AttrKind, I: ?Sized + Sync + 'static>(&mut self, model: &'static I) {
        const { is_interface::<I>() };
        self.attach_to(Target::Attr(TypeId::of::<T>()), None, model);
    }

    /// Sets the type with a fixed handle.
    pub fn fixed_type<T: TypeKind>(&mut self, handle: Type, value: T) {
        let hash = storage_hash(&value);
        self.fixed.push((
            handle,
            Box::new(move |ctx| {
                let row = TypeRow {
                    class: value.class(ctx),
                    storage: Storage::of_type(value),
                };
                (hash, row)
            }),
        ));
    }

    /// Sets the printer for IR in messages. Called by the crate that prints.
    pub fn describe_with(&mut self, describe: impl Describe + 'static) {
        self.describe = Some(Box::new(describe));
    }
}

/// Rejects a model that is attached by its own type. Interfaces are looked up as `dyn I`, so it would never be found.
const fn is_interface<I: ?Sized>() {
    assert!(
        size_of::<&I>() > size_of::<usize>(),
        "specify the interface, as in `registry.attach::<dyn I>(OP, &MODEL)`"
    );
}
