//! Generates the view that reads the parts of an operation by name.

use crate::args::{made, plain};
use crate::expand::{docs, prop_type};
use crate::parse::{Arity, Op, Part, variadics};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, Ident};

/// Returns the name of an operation's view.
pub(crate) fn ref_name(op: &Op) -> Ident {
    made(&format_ident!("{}Ref", op.item.ident))
}

/// Returns the span of an expression in the source, marked as generated for lints.
fn at(given: &Expr) -> Span {
    given.span().resolved_at(Span::mixed_site())
}

/// Generates a function for the definition. The function in the source takes the view of this operation, or an `OpRef`
/// if it serves several operations; `into` converts to either type.
pub(crate) fn hook(op: &Op, given: Option<&Expr>) -> TokenStream {
    let mut name = ref_name(op);
    match given {
        // The spans are those of the source, so that a wrong signature is an error there.
        Some(given) => {
            name.set_span(given.span());
            quote_spanned!(at(given)=> Some(|op, with| (#given)(::core::convert::Into::into(#name(op)), with)))
        }
        None => quote!(None),
    }
}

/// Generates the view of an operation with its body and context.
pub(crate) fn view(op: &Op) -> TokenStream {
    let mlir_name = op.name.value();
    let doc = format!("A `{mlir_name}` with the body and context it is in, for reading.");
    let name = &ref_name(op);
    let (view, vis) = (&op.item.ident, &op.item.vis);
    let mut accessors = Vec::new();
    for (parts, of) in [
        (&op.operands, Values::new("operand")),
        (&op.results, Values::new("result")),
    ] {
        accessors.extend(values(view, parts, &of));
        accessors.extend(parts.iter().map(|part| types(part, of.what)));
    }
    for (slot, part) in op.props.iter().enumerate() {
        accessors.push(property(part, slot));
    }
    for (at, part) in op.regions.iter().enumerate() {
        accessors.push(in_body(part, at, "region", &quote!(::terrace_ir::RegionId)));
    }
    for (at, part) in op.successors.iter().enumerate() {
        accessors.push(in_body(
            part,
            at,
            "successor",
            &quote!(::terrace_ir::BlockId),
        ));
    }
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy)]
        #vis struct #name<'a, C = &'a ::terrace_ir::Context>(::terrace_ir::OpRef<'a, C>);

        impl<C> From<#name<'_, C>> for ::terrace_ir::OpId {
            #[inline]
            fn from(view: #name<'_, C>) -> Self {
                view.0.id
            }
        }

        impl<'a, C> ::std::ops::Deref for #name<'a, C> {
            type Target = ::terrace_ir::OpRef<'a, C>;

            #[inline]
            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl<'a, C> From<#name<'a, C>> for ::terrace_ir::OpRef<'a, C> {
            #[inline]
            fn from(view: #name<'a, C>) -> Self {
                view.0
            }
        }

        impl<'a, 'c: 'a> #name<'a, &'c ::terrace_ir::Context> {
            #(#accessors)*
        }
    }
}

/// Operands or results, with the names of the methods of a body that read them.
struct Values {
    what: &'static str,
    one: Ident,
    all: Ident,
    count: Ident,
}

impl Values {
    fn new(what: &'static str) -> Self {
        Values {
            what,
            one: format_ident!("{what}"),
            all: format_ident!("{what}s"),
            count: format_ident!("num_{what}s"),
        }
    }
}

/// Returns the type of a group that has one `of` per value.
fn per_value(arity: Arity, of: TokenStream) -> TokenStream {
    match arity {
        Arity::One => of,
        Arity::Optional => quote!(Option<#of>),
        Arity::Variadic => quote!(
            impl DoubleEndedIterator<Item = #of> + ExactSizeIterator + use<'a, 'c>
        ),
    }
}

/// Generates the accessors of each group of operands or results. If at most one group is variadic, the positions follow
/// from the number of values.
fn values(view: &Ident, parts: &[Part], of: &Values) -> Vec<TokenStream> {
    let Values {
        one, all, count, ..
    } = of;
    let variadic = variadics(parts);
    let mut variadic_before = false;
    let each = parts.iter().enumerate().map(|(at, part)| {
        let (ident, docs) = (&part.ident, docs(part, of.what));
        let after = parts.len() - at - 1;
        let range = if variadic > 1 {
            quote!(::terrace_ir::OperandGroups::#all(<#view as ::terrace_ir::OpView>::DEF, self.0, #at))
        } else {
            let start = match variadic_before {
                true => quote!((self.0.body.#count(self.0.id) - #after - 1)),
                false => quote!(#at),
            };
            match part.arity {
                Arity::One => quote!(#start..#start + 1),
                _ => quote!(#at..self.0.body.#count(self.0.id).saturating_sub(#after).max(#at)),
            }
        };
        variadic_before |= part.arity != Arity::One;
        let get = match part.arity {
            Arity::One => quote!(self.0.body.#one(self.0.id, range.start)),
            Arity::Optional => {
                quote!((!range.is_empty()).then(|| self.0.body.#one(self.0.id, range.start)))
            }
            Arity::Variadic => {
                quote!(self.0.body.#all(self.0.id).skip(range.start).take(range.len()))
            }
        };
        let ty = per_value(part.arity, quote!(::terrace_ir::ValueId));
        quote! {
            #docs
            #[inline]
            #[cfg_attr(debug_assertions, track_caller)]
            pub fn #ident(self) -> #ty {
                let range = #range;
                #get
            }
        }
    });
    each.collect()
}

/// Generates the accessors for the types of a group of operands or results: `x_type`, which returns the Rust type for a
/// typed field, and in that case also `x_ty` for the handle.
fn types(part: &Part, what: &str) -> TokenStream {
    let (ident, plain) = (&part.ident, plain(&part.ident));
    let name = &part.mlir_name;
    let get = match part.arity {
        Arity::One => quote!(self.0.body.ty(self.#ident())),
        Arity::Optional => quote!(self.#ident().map(|value| self.0.body.ty(value))),
        Arity::Variadic => quote!({
            let body = self.0.body;
            self.#ident().map(move |value| body.ty(value))
        }),
    };
    let handle = match (&part.typed, part.arity) {
        (Some(_), _) => format_ident!("{plain}_ty"),
        (None, Arity::Variadic) => format_ident!("{plain}_types"),
        (None, _) => format_ident!("{plain}_type"),
    };
    let ty = per_value(part.arity, quote!(::terrace_ir::Type));
    let docs = match part.arity {
        Arity::Variadic => format!("The types of the {what}s `{name}`."),
        _ => format!("The type of the {what} `{name}`."),
    };
    let accessor = quote! {
        #[doc = #docs]
        #[cfg_attr(debug_assertions, track_caller)]
        pub fn #handle(self) -> #ty {
            #get
        }
    };
    let Some(storage) = &part.typed else {
        return accessor;
    };
    let typed = format_ident!("{plain}_type");
    let ty = per_value(part.arity, quote!(&'c #storage));
    let wrong = format!("invariant: constraints say that `{name}` has such a type");
    let cast = quote!(.as_::<#storage>(self.0.ctx).expect(#wrong));
    let get = match part.arity {
        Arity::One => quote!(self.#handle()#cast),
        _ => quote!(self.#handle().map(move |ty| ty #cast)),
    };
    quote! {
        #accessor

        #[doc = #docs]
        #[cfg_attr(debug_assertions, track_caller)]
        pub fn #typed(self) -> #ty {
            #get
        }
    }
}

/// Generates the accessor of a region or successor, or of a group of them.
fn in_body(part: &Part, at: usize, what: &str, of: &TokenStream) -> TokenStream {
    let (ident, docs) = (&part.ident, docs(part, what));
    let (one, all) = (format_ident!("{what}"), format_ident!("{what}s"));
    let (ty, get) = match part.arity {
        Arity::One => {
            let missing = format!("invariant: verified operations have all {what}s");
            (
                of.clone(),
                quote!(self.0.body.#one(self.0.id, #at).expect(#missing)),
            )
        }
        _ => (
            quote!(impl Iterator<Item = #of> + use<'a, 'c>),
            quote!(self.0.body.#all(self.0.id).skip(#at)),
        ),
    };
    quote! {
        #docs
        #[inline]
        #[cfg_attr(debug_assertions, track_caller)]
        pub fn #ident(self) -> #ty {
            #get
        }
    }
}

/// Generates the accessors of a property.
fn property(part: &Part, slot: usize) -> TokenStream {
    let (ident, docs, name) = (&part.ident, docs(part, "property"), &part.mlir_name);
    if part.flag {
        return quote! {
            #docs
            #[inline]
            pub fn #ident(self) -> bool {
                self.0.prop(#slot).is_some()
            }
        };
    }
    let given = quote!(self.0.prop(#slot));
    let attr_ty = quote!(::terrace_ir::Attr);
    let is_optional = part.arity == Arity::Optional;
    let (attr, attr_ty) = match (is_optional, &part.typed, &part.default) {
        (true, ..) => (given, quote!(Option<#attr_ty>)),
        // Text may contain an attribute that does not hold a value of the type. The accessor then returns no value.
        (false, Some(ty), Some(default)) => {
            let into_attr = prop_type(ty, "into_attr");
            let default = quote!(#into_attr(#default, self.0.ctx));
            (quote!(#given.unwrap_or_else(|| #default)), attr_ty)
        }
        _ => (
            quote!(self.0.body.required_prop(self.0.id, #slot, #name)),
            attr_ty,
        ),
    };
    let Some(ty) = &part.typed else {
        return quote! {
            #docs
            #[inline]
            #[cfg_attr(debug_assertions, track_caller)]
            pub fn #ident(self) -> #attr_ty {
                #attr
            }
        };
    };
    let attr_ident = format_ident!("{}_attr", plain(ident));
    let attr_doc = format!("The attribute of the property `{name}`.");
    let wrong = format!("invariant: constraints say that `{name}` holds such a value");
    let value = quote_spanned!(ty.span()=> <#ty as ::terrace_ir::PropType>::Value<'c>);
    let from_attr = prop_type(ty, "from_attr");
    let (value, get) = match is_optional {
        true => (
            quote!(Option<#value>),
            quote!(#attr.map(|attr| #from_attr(self.0.ctx, attr).expect(#wrong))),
        ),
        false => (value, quote!(#from_attr(self.0.ctx, #attr).expect(#wrong))),
    };
    quote! {
        #docs
        #[cfg_attr(debug_assertions, track_caller)]
        pub fn #ident(self) -> #value {
            #get
        }

        #[doc = #attr_doc]
        #[inline]
        #[cfg_attr(debug_assertions, track_caller)]
        pub fn #attr_ident(self) -> #attr_ty {
            #attr
        }
    }
}
