//! Writing the view of an operation that its verifier of signatures gets.

use crate::args::made;
use crate::expand::docs;
use crate::parse::{Arity, Op, Part};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::Ident;

/// The view's name.
fn name(op: &Op) -> Ident {
    made(&format_ident!("{}Signature", op.item.ident))
}

/// The function for the definition: it gives the verifier the view.
pub(crate) fn verifier(op: &Op) -> TokenStream {
    let Some(verify) = &op.args.verify_signature else {
        return quote!(None);
    };
    let name = name(op);
    quote!(Some(|signature, report| (#verify)(#name(signature), report)))
}

/// The view, if there is a verifier that gets it.
pub(crate) fn view(op: &Op) -> TokenStream {
    if op.args.verify_signature.is_none() {
        return TokenStream::new();
    }
    let (view, vis, name) = (&op.item.ident, &op.item.vis, name(op));
    let doc = format!(
        "The types and properties of a `{}`, which its verifier of signatures may look at.",
        op.name.value()
    );
    let each = |parts: &[Part], what: &str, group: &str| -> Vec<TokenStream> {
        let group = format_ident!("{group}");
        let accessors = parts.iter().enumerate();
        accessors
            .map(|(at, part)| types(view, part, what, &group, at))
            .collect()
    };
    let operands = each(&op.operands, "operand", "operand_group");
    let results = each(&op.results, "result", "result_group");
    let props = op.props.iter().enumerate();
    let props = props.map(|(slot, part)| property(view, part, slot));
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy)]
        #vis struct #name<'a>(::terrace_ir::SignatureRef<'a>);

        impl<'a> ::std::ops::Deref for #name<'a> {
            type Target = ::terrace_ir::SignatureRef<'a>;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl<'a> From<#name<'a>> for ::terrace_ir::SignatureRef<'a> {
            fn from(signature: #name<'a>) -> Self {
                signature.0
            }
        }

        impl<'a> #name<'a> {
            #(#operands)*
            #(#results)*
            #(#props)*
        }
    }
}

/// The types of a group of operands or results.
fn types(view: &Ident, part: &Part, what: &str, group: &Ident, at: usize) -> TokenStream {
    let (ident, docs) = (&part.ident, docs(part, what));
    let all = quote!(self.0.#group(<#view as ::terrace_ir::OpView>::DEF, #at));
    let (ty, get) = match part.arity {
        Arity::One => {
            let missing = format!(
                "invariant: constraints say that there is `{}`",
                part.mlir_name
            );
            (
                quote!(::terrace_ir::Type),
                quote!(#all.next().expect(#missing)),
            )
        }
        Arity::Optional => (quote!(Option<::terrace_ir::Type>), quote!(#all.next())),
        Arity::Variadic => (
            quote!(
                impl DoubleEndedIterator<Item = ::terrace_ir::Type> + ExactSizeIterator + use<'a>
            ),
            all,
        ),
    };
    quote! {
        #docs
        pub fn #ident(self) -> #ty {
            #get
        }
    }
}

/// The accessors of a property, named as those of the operation's view.
fn property(view: &Ident, part: &Part, slot: usize) -> TokenStream {
    let (ident, docs, name) = (&part.ident, docs(part, "property"), &part.mlir_name);
    let missing = format!("invariant: constraints say that there is `{name}`");
    if part.flag {
        return quote! {
            #docs
            pub fn #ident(self) -> bool {
                self.0.prop(#slot).is_some()
            }
        };
    }
    let is_optional = part.arity == Arity::Optional;
    let attr = match (is_optional, &part.default) {
        (true, _) => quote!(self.0.prop(#slot)),
        (false, None) => quote!(self.0.prop(#slot).expect(#missing)),
        // The verifier accepts that a property with a default is not there.
        (false, Some(_)) => quote! {
            self.0
                .prop(#slot)
                .or_else(|| Some(<#view as ::terrace_ir::OpView>::DEF.props[#slot].default?(self.0.ctx)))
                .expect(#missing)
        },
    };
    let attr_ty = match is_optional {
        true => quote!(Option<::terrace_ir::Attr>),
        false => quote!(::terrace_ir::Attr),
    };
    let Some(ty) = &part.typed else {
        return quote! {
            #docs
            pub fn #ident(self) -> #attr_ty {
                #attr
            }
        };
    };
    let attr_ident = format_ident!("{}_attr", ident.to_string().trim_start_matches("r#"));
    let attr_doc = format!("The attribute of the property `{name}`.");
    let wrong = format!("invariant: constraints say that `{name}` holds such a value");
    let value = quote!(<#ty as ::terrace_ir::PropType>::Value<'a>);
    let from_attr = quote!(<#ty as ::terrace_ir::PropType>::from_attr);
    let (value, get) = match is_optional {
        true => (
            quote!(Option<#value>),
            quote!(#attr.map(|attr| #from_attr(self.0.ctx, attr).expect(#wrong))),
        ),
        false => (value, quote!(#from_attr(self.0.ctx, #attr).expect(#wrong))),
    };
    quote! {
        #docs
        pub fn #ident(self) -> #value {
            #get
        }

        #[doc = #attr_doc]
        pub fn #attr_ident(self) -> #attr_ty {
            #attr
        }
    }
}
