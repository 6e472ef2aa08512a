//! The types and attributes nested in types and attributes.

use crate::{Attr, Context, Loc, Type};
use rustc_hash::FxHashSet;

/// A type or an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Element {
    /// A type.
    Type(Type),
    /// An attribute.
    Attr(Attr),
}

/// Visits the types and attributes that a value contains. Implemented by every kind of type and attribute.
/// `#[dialect_type]` and `#[dialect_attr]` generate the implementation, which visits the fields. Each field must
/// implement this trait or be marked `#[plain]`.
#[diagnostic::on_unimplemented(
    message = "the types and attributes in `{Self}` are unknown",
    note = "mark a field without types and attributes `#[plain]`; use `Box<[T]>` for a list"
)]
pub trait Elements {
    /// Visits each contained type and attribute in order, without those nested in them. The default visits nothing.
    fn elements(&self, _visit: &mut dyn FnMut(Element)) {}
}

impl Elements for Type {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        visit(Element::Type(*self));
    }
}

impl Elements for Attr {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        visit(Element::Attr(*self));
    }
}

impl Elements for Loc {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        if let Some(attr) = Attr::of_loc(*self) {
            visit(Element::Attr(attr));
        }
    }
}

impl<T: Elements> Elements for Option<T> {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        if let Some(value) = self {
            value.elements(visit);
        }
    }
}

impl<T: Elements> Elements for Box<[T]> {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        for value in self {
            value.elements(visit);
        }
    }
}

impl<T: Elements, U: Elements> Elements for (T, U) {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        self.0.elements(visit);
        self.1.elements(visit);
    }
}

impl Elements for bool {}
impl Elements for u8 {}
impl Elements for u32 {}
impl Elements for u64 {}
impl Elements for i32 {}
impl Elements for i64 {}

impl Element {
    /// Visits the types and attributes directly contained in this one.
    pub fn elements(self, ctx: &Context, visit: &mut dyn FnMut(Element)) {
        match self {
            Element::Type(ty) => ctx.type_row(ty).storage.elements(visit),
            Element::Attr(attr) => ctx.attr_row(attr).elements(visit),
        }
    }

    /// Visits this type or attribute and everything nested in it in pre-order, each type and attribute once.
    pub fn walk(self, ctx: &Context, visit: &mut dyn FnMut(Element)) {
        let mut seen = FxHashSet::from_iter([self]);
        let mut pending = vec![self];
        while let Some(element) = pending.pop() {
            visit(element);
            let first = pending.len();
            element.elements(ctx, &mut |inner| {
                if seen.insert(inner) {
                    pending.push(inner);
                }
            });
            pending[first..].reverse();
        }
    }
}
