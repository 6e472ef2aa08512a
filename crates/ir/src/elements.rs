//! The types and attributes inside types and attributes.

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

/// The types and attributes that a value holds. Every kind of type and attribute implements it; `#[dialect_type]` and
/// `#[dialect_attr]` do so by visiting their fields, each of which implements this trait or is marked `#[plain]`.
#[diagnostic::on_unimplemented(
    message = "nothing says which types and attributes a `{Self}` holds",
    note = "a field that holds none is `#[plain]`; a list is a `Box<[T]>`"
)]
pub trait Elements {
    /// Visits each of them in order, and nothing inside them. The default is for values without any.
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
    /// Visits the types and attributes directly inside this one.
    pub fn elements(self, ctx: &Context, visit: &mut dyn FnMut(Element)) {
        match self {
            Element::Type(ty) => ctx.type_row(ty).storage.elements(visit),
            Element::Attr(attr) => ctx.attr_row(attr).elements(visit),
        }
    }

    /// Visits this one and everything inside it, each type and attribute once and before its elements.
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
