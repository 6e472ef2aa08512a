//! Types: their kinds and storage, classes of types, and constraints on types.
//!
//! A [`Type`] is a handle of an interned storage struct. The struct's Rust type is the *kind* of the type and
//! implements [`TypeKind`].

use crate::kind_doc::KindDoc;
use crate::{AttrKind, Context, Element, Elements, Type};
use std::any::{Any, TypeId};
use std::fmt::Debug;
use std::hash::Hash;

/// A kind of type: the storage struct of a builtin or dialect type.
///
/// Mutable parts, such as the body of a recursive struct, are stored in a `OnceLock` that `Eq` and `Hash` ignore.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a kind of type",
    note = "kinds of types are structs with `#[dialect_type(..)]`"
)]
pub trait TypeKind: Elements + Any + Eq + Hash + Debug + Send + Sync {
    /// The dialect's name, `builtin` for builtin types.
    const DIALECT: &'static str;

    /// The documentation for reference pages. `None` for a kind whose text is described by a table, and for one that
    /// users never see.
    const DOC: Option<&'static KindDoc> = None;

    /// Returns the classes the type belongs to. Runs once, when the type is interned.
    fn class(&self, ctx: &Context) -> TypeClass;
}

/// Returns the interning hash of a storage struct, computed from its kind and its content.
pub(crate) fn storage_hash<T: Any + Hash>(value: &T) -> u64 {
    crate::interner::hash_of(&(TypeId::of::<T>(), value))
}

/// Returns the interning hash of a `T`. `key` must hash like the content of the `T`.
pub(crate) fn key_hash<T: Any>(key: &impl Hash) -> u64 {
    crate::interner::hash_of(&(TypeId::of::<T>(), key))
}

/// The data that all storage structs of one kind share.
struct StorageKind {
    id: TypeId,
    /// The path of the Rust struct.
    name: fn() -> &'static str,
    dialect: &'static str,
    elements: fn(&dyn Any, &mut dyn FnMut(Element)),
}

/// An interned storage struct. Its kind is stored next to it, so that checking the kind needs no virtual call.
pub(crate) struct Storage {
    kind: &'static StorageKind,
    value: Box<dyn Any + Send + Sync>,
}

impl StorageKind {
    const fn of<T: Any + Elements>(dialect: &'static str) -> StorageKind {
        StorageKind {
            id: TypeId::of::<T>(),
            name: std::any::type_name::<T>,
            dialect,
            elements: |value, visit| {
                if let Some(value) = value.downcast_ref::<T>() {
                    value.elements(visit);
                }
            },
        }
    }
}

impl Storage {
    pub(crate) fn of_type<T: TypeKind>(value: T) -> Self {
        Storage {
            kind: const { &StorageKind::of::<T>(T::DIALECT) },
            value: Box::new(value),
        }
    }

    pub(crate) fn of_attr<T: AttrKind>(value: T) -> Self {
        Storage {
            kind: const { &StorageKind::of::<T>(T::DIALECT) },
            value: Box::new(value),
        }
    }

    #[inline]
    pub(crate) fn is<T: Any>(&self) -> bool {
        self.kind.id == TypeId::of::<T>()
    }

    #[inline]
    pub(crate) fn get<T: Any>(&self) -> Option<&T> {
        if self.is::<T>() {
            self.value.downcast_ref()
        } else {
            None
        }
    }

    pub(crate) fn kind(&self) -> TypeId {
        self.kind.id
    }

    pub(crate) fn kind_name(&self) -> &'static str {
        (self.kind.name)()
    }

    pub(crate) fn dialect(&self) -> &'static str {
        self.kind.dialect
    }

    pub(crate) fn any(&self) -> &dyn Any {
        &*self.value
    }

    pub(crate) fn elements(&self, visit: &mut dyn FnMut(Element)) {
        (self.kind.elements)(self.any(), visit);
    }
}

pub(crate) struct TypeRow {
    pub storage: Storage,
    pub class: TypeClass,
}

impl Type {
    /// Returns the storage of the type, if it is of kind `T`. Borrows the context, not the IR.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn as_<T: TypeKind>(self, ctx: &Context) -> Option<&T> {
        ctx.type_row(self).storage.get()
    }

    /// Returns true if the type is of kind `T`.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn is<T: TypeKind>(self, ctx: &Context) -> bool {
        ctx.type_row(self).storage.is::<T>()
    }

    /// Returns the classes the type belongs to.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn class(self, ctx: &Context) -> TypeClass {
        ctx.type_row(self).class
    }

    /// Returns the name of the dialect the type belongs to.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn dialect(self, ctx: &Context) -> &'static str {
        ctx.type_row(self).storage.dialect()
    }

    /// Returns the path of the Rust struct that implements the type's kind, for messages.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn kind_name(self, ctx: &Context) -> &'static str {
        ctx.type_row(self).storage.kind_name()
    }

    /// Returns the storage, for dispatch on the kind.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn storage(self, ctx: &Context) -> &dyn Any {
        ctx.type_row(self).storage.any()
    }
}

/// A set of type classes. A constraint that is a set of classes costs one `and`. The classes are those of MLIR's
/// builtin types and builtin type interfaces, which types of any dialect can implement. A dialect's own classes are
/// predicates: [`TypeConstraint::check`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TypeClass(pub u64);

macro_rules! classes {
    ($($(#[$doc:meta])* $name:ident = $bit:expr;)*) => {
        impl TypeClass {
            $($(#[$doc])* pub const $name: TypeClass = TypeClass(1 << $bit);)*
        }
    };
}

classes! {
    /// Signless integers.
    SIGNLESS_INT = 0;
    /// `siN`.
    SIGNED_INT = 1;
    /// `uiN`.
    UNSIGNED_INT = 2;
    /// `i1`.
    I1 = 3;
    /// `index`.
    INDEX = 4;
    /// Any float.
    FLOAT = 5;
    /// `complex<..>`.
    COMPLEX = 6;
    /// Function types.
    FUNCTION = 7;
    /// Ranked memrefs.
    MEMREF = 8;
    /// Unranked memrefs.
    UNRANKED_MEMREF = 9;
    /// Ranked tensors.
    RANKED_TENSOR = 10;
    /// Unranked tensors.
    UNRANKED_TENSOR = 11;
    /// Vectors, fixed or scalable.
    VECTOR = 12;
    /// `none`.
    NONE = 13;
    /// `tuple<..>`.
    TUPLE = 14;
    /// A signless integer, or a vector or tensor of one.
    SIGNLESS_INT_LIKE = 16;
    /// `i1`, or a vector or tensor of it.
    BOOL_LIKE = 17;
    /// `index`, or a vector or tensor of it.
    INDEX_LIKE = 18;
    /// A float, or a vector or tensor of one.
    FLOAT_LIKE = 19;
    /// A signed or unsigned integer, or a vector or tensor of one.
    SIGNED_INT_LIKE = 20;
    /// A complex, or a vector or tensor of one.
    COMPLEX_LIKE = 21;
    /// A scalable vector.
    SCALABLE = 22;
    /// A shape with a dynamic dimension, or no rank.
    DYNAMIC_SHAPE = 23;
    /// A dialect's type that can be an element of a vector (`VectorElementTypeInterface`).
    VECTOR_ELEMENT = 24;
    /// A type that can be an element of a memref.
    MEMREF_ELEMENT = 25;
    /// A type of a dialect that is not loaded, or `!dialect<"...">`.
    OPAQUE = 26;
    /// A dialect's type with a shape and elements (`ShapedType`). It has `ShapedTypeInterface` of `terrace-builtin`.
    OTHER_SHAPED = 27;
}

impl TypeClass {
    /// Vectors, tensors, memrefs, and shaped types of other dialects.
    pub const SHAPED: TypeClass = TypeClass::MEMREF
        .or(TypeClass::UNRANKED_MEMREF)
        .or(TypeClass::RANKED_TENSOR)
        .or(TypeClass::UNRANKED_TENSOR)
        .or(TypeClass::VECTOR)
        .or(TypeClass::OTHER_SHAPED);
    /// Every type.
    pub const ANY: TypeClass = TypeClass(u64::MAX);
    /// No type.
    pub const EMPTY: TypeClass = TypeClass(0);

    /// Returns true if the two sets have a class in common.
    #[inline]
    pub const fn intersects(self, other: TypeClass) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the union of both sets.
    pub const fn or(self, other: TypeClass) -> TypeClass {
        TypeClass(self.0 | other.0)
    }
}

impl std::ops::BitOr for TypeClass {
    type Output = TypeClass;
    fn bitor(self, other: TypeClass) -> TypeClass {
        self.or(other)
    }
}

/// The types of one upstream C++ class. Some formats parse a type as that class and reject other types before the
/// verifier runs.
#[derive(Clone, Copy)]
pub struct ParsedKind {
    /// Returns true if a type is of the class.
    pub holds: fn(&Context, Type) -> bool,
    /// The name by which messages call the class, if it has one.
    pub name: Option<&'static str>,
    /// The dialect and mnemonic that formats omit from the text of the class: `<1>` for `!llvm.ptr<1>`.
    pub stripped: Option<(&'static str, &'static str)>,
}

/// A constraint on a type. A type satisfies it if it has one of `classes`, or if `check` accepts it.
#[derive(Clone, Copy)]
pub struct TypeConstraint {
    /// Types of one of these classes satisfy the constraint.
    pub classes: TypeClass,
    /// Called if no class matches.
    pub check: Option<fn(&Context, Type) -> bool>,
    /// The description in the verifier's message: `signless-integer-like`.
    pub desc: &'static str,
    /// Returns the only type that satisfies the constraint, if there is exactly one. A format need not print that type.
    pub unique: Option<fn(&Context) -> Type>,
    /// The class that formats parse; `None` for any type.
    pub parsed_as: Option<ParsedKind>,
}

impl TypeConstraint {
    /// Any type.
    pub const ANY: TypeConstraint = TypeConstraint::classes(TypeClass::ANY, "any type");

    /// Returns a constraint to types of these classes.
    pub const fn classes(classes: TypeClass, desc: &'static str) -> Self {
        TypeConstraint {
            classes,
            check: None,
            desc,
            unique: None,
            parsed_as: None,
        }
    }

    /// Returns a constraint to types that a function accepts.
    pub const fn check(check: fn(&Context, Type) -> bool, desc: &'static str) -> Self {
        TypeConstraint {
            classes: TypeClass::EMPTY,
            check: Some(check),
            desc,
            unique: None,
            parsed_as: None,
        }
    }

    /// Returns a constraint to the type that `unique` returns.
    pub const fn unique(
        unique: fn(&Context) -> Type,
        check: fn(&Context, Type) -> bool,
        desc: &'static str,
    ) -> Self {
        TypeConstraint {
            classes: TypeClass::EMPTY,
            check: Some(check),
            desc,
            unique: Some(unique),
            parsed_as: None,
        }
    }

    /// Returns the constraint with `kind` as the class that formats parse.
    pub const fn parsed_as(mut self, kind: ParsedKind) -> Self {
        self.parsed_as = Some(kind);
        self
    }

    /// Returns true if a type satisfies the constraint.
    #[inline]
    pub fn holds(&self, ctx: &Context, ty: Type) -> bool {
        self.classes == TypeClass::ANY
            || self.classes.intersects(ty.class(ctx))
            || self.check.is_some_and(|check| check(ctx, ty))
    }
}
