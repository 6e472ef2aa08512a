//! Generates the definition, the view, the spec and the args of an operation.

use crate::args::{made, plain};
use crate::parse::{Arity, Op, Part, variadics};
use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Ident, Path};

pub(crate) fn expand(op: &Op) -> TokenStream {
    let def = definition(op);
    let view = view(op);
    let spec = crate::spec::spec(op);
    let args = args(op);
    let reading = crate::reading::view(op);
    quote! { #view #def #spec #args #reading }
}

fn arity(part: &Part) -> TokenStream {
    match part.arity {
        Arity::One => quote!(::terrace_ir::Arity::One),
        Arity::Optional => quote!(::terrace_ir::Arity::Optional),
        Arity::Variadic => quote!(::terrace_ir::Arity::Variadic),
    }
}

/// Returns a reference to an expression with the expression's span, so that a wrong type is an error there.
fn borrowed<T: quote::ToTokens + Spanned>(value: &T) -> TokenStream {
    quote_spanned!(value.span()=> &#value)
}

/// Returns an item of a property's type as a `PropType`, with the span of the type, so that another type is an error
/// there.
pub(crate) fn prop_type(ty: &syn::Type, item: &str) -> TokenStream {
    let item = Ident::new(item, ty.span());
    quote_spanned!(ty.span()=> <#ty as ::terrace_ir::PropType>::#item)
}

fn option<T: quote::ToTokens>(value: Option<&T>) -> TokenStream {
    value.map_or_else(|| quote!(None), |value| quote!(Some(#value)))
}

fn value_defs(parts: &[Part]) -> TokenStream {
    let rows = parts.iter().map(|part| {
        let (name, arity) = (&part.mlir_name, arity(part));
        let constraint = borrowed(&part.constraint);
        quote!(::terrace_ir::ValueDef { name: #name, arity: #arity, constraint: #constraint })
    });
    quote!(&[#(#rows),*])
}

/// Returns the group or slot that a field name in a type equality refers to.
fn value_ref(op: &Op, name: &Ident) -> TokenStream {
    let find = |parts: &[Part]| parts.iter().position(|part| part.ident == *name);
    if let Some(at) = find(&op.operands) {
        quote!(::terrace_ir::ValueRef::Operand(#at))
    } else if let Some(at) = find(&op.results) {
        quote!(::terrace_ir::ValueRef::Result(#at))
    } else if let Some(at) = find(&op.props) {
        quote!(::terrace_ir::ValueRef::Prop(#at))
    } else {
        let all = op.operands.iter().chain(&op.results).chain(&op.props);
        let all: Vec<String> = all.map(|part| format!("`{}`", part.ident)).collect();
        let message = format!(
            "unknown operand, result or property `{name}`; expected one of {}",
            all.join(", ")
        );
        syn::Error::new(name.span(), message).into_compile_error()
    }
}

fn type_eqs(op: &Op) -> TokenStream {
    let mut rows = Vec::new();
    for group in &op.args.same_type {
        let names: Vec<String> = group
            .iter()
            .map(|ident| {
                let parts = op.operands.iter().chain(&op.results).chain(&op.props);
                parts
                    .clone()
                    .find(|part| part.ident == *ident)
                    .map_or_else(|| ident.to_string(), |part| part.mlir_name.clone())
            })
            .collect();
        let message = format!("all of {{{}}} have same type", names.join(", "));
        for (from, to) in group.iter().zip(group.iter().skip(1)) {
            let (from, to) = (value_ref(op, from), value_ref(op, to));
            rows.push(quote!(::terrace_ir::TypeEq { from: #from, to: #to, transform: None, message: #message }));
        }
    }
    for eq in &op.args.types_match {
        let (from, to, transform, message) = (
            value_ref(op, &eq.from),
            value_ref(op, &eq.to),
            &eq.transform,
            &eq.message,
        );
        rows.push(
            quote!(::terrace_ir::TypeEq { from: #from, to: #to, transform: Some(#transform), message: #message }),
        );
    }
    quote!(&[#(#rows),*])
}

pub(crate) fn segmented(op: &Op) -> [bool; 2] {
    [
        op.has_trait("ATTR_SIZED_OPERAND_SEGMENTS"),
        op.has_trait("ATTR_SIZED_RESULT_SEGMENTS"),
    ]
}

fn definition(op: &Op) -> TokenStream {
    let (view, name, args) = (&op.item.ident, &op.name, &op.args);
    let view_args = format_ident!("{view}Args");
    let (mut summary, description) = docs_of(&op.item.attrs);
    if let (true, Some(intrinsic)) = (summary.is_empty(), intrinsic_name(op)) {
        summary = calls(&intrinsic);
    }
    let operands = value_defs(&op.operands);
    let results = value_defs(&op.results);
    let mut props: Vec<TokenStream> = op
        .props
        .iter()
        .map(|part| {
            let name = &part.mlir_name;
            let optional = part.arity == Arity::Optional;
            let (constraint, default) = match &part.typed {
                None => {
                    let constraint = &part.constraint;
                    (quote!(#constraint), option(part.default.as_ref()))
                }
                Some(ty) => {
                    let into_attr = prop_type(ty, "into_attr");
                    let value = part.default.as_ref();
                    let default = value.map(|value| quote!(|ctx| #into_attr(#value, ctx)));
                    let constraint = match &part.constraint {
                        Some(stricter) => quote!(#stricter),
                        None => prop_type(ty, "CONSTRAINT"),
                    };
                    (constraint, option(default.as_ref()))
                }
            };
            let constraint = borrowed(&constraint);
            quote!(::terrace_ir::PropDef {
                name: #name,
                constraint: #constraint,
                optional: #optional,
                default: #default,
            })
        })
        .collect();
    for (on, name) in segmented(op)
        .into_iter()
        .zip(["operandSegmentSizes", "resultSegmentSizes"])
    {
        if on {
            props.push(quote!(::terrace_ir::PropDef {
                name: #name,
                constraint: &::terrace_ir::AttrConstraint::DENSE_I32_ARRAY,
                optional: false,
                default: None,
            }));
        }
    }
    let regions = op.regions.iter().map(|part| {
        let (name, kind, variadic) = (&part.mlir_name, &part.constraint, part.arity != Arity::One);
        quote!(::terrace_ir::RegionDef { name: #name, kind: #kind, variadic: #variadic })
    });
    let successors = op.successors.iter().map(|part| {
        let (name, variadic) = (&part.mlir_name, part.arity != Arity::One);
        quote!(::terrace_ir::SuccDef { name: #name, variadic: #variadic })
    });
    // A single identifier is a constant of `Traits`; a longer path is a `TraitDef` of a dialect.
    let (traits, dialect_traits): (Vec<&Path>, Vec<&Path>) = args
        .traits
        .iter()
        .partition(|path| path.get_ident().is_some());
    let traits = traits
        .iter()
        .map(|path| quote!(.or(::terrace_ir::Traits::#path)));
    let name_of =
        |view: &syn::Type| quote_spanned!(view.span()=> <#view as ::terrace_ir::OpView>::NAME);
    let dialect_traits = dialect_traits.into_iter().map(borrowed);
    let parents = args.parents.iter().map(name_of);
    let terminator = option(args.terminator.as_ref().map(name_of).as_ref());
    let type_checks = crate::format::type_checks(op);
    let type_eqs = type_eqs(op);
    let format = option(args.format.as_ref());
    let infer = option(args.infer.as_ref());
    let hook = |given: &Option<syn::Expr>| crate::reading::hook(op, given.as_ref());
    let verify = hook(&args.verify);
    let verify_regions = hook(&args.verify_regions);
    let verify_place = option(args.verify_place.as_ref());
    let fold = hook(&args.fold);
    let interfaces = args.interfaces.iter().map(|row| attach(view, row));
    let ref_name = crate::reading::ref_name(op);
    let result_name = args
        .result_name
        .as_ref()
        .map_or_else(|| quote!(""), |name| quote!(#name));
    let intrinsic = option(intrinsic(op).as_ref());
    quote! {
        #type_checks

        const _: () = {
            // A static and not a constant, because its address identifies the operation.
            static DEF: ::terrace_ir::OpDef = ::terrace_ir::OpDef {
                name: #name,
                summary: #summary,
                description: #description,
                operands: ::terrace_ir::ValueDefs::new(#operands),
                results: ::terrace_ir::ValueDefs::new(#results),
                props: &[#(#props),*],
                regions: &[#(#regions),*],
                successors: &[#(#successors),*],
                traits: ::terrace_ir::Traits::NONE #(#traits)*,
                dialect_traits: &[#(#dialect_traits),*],
                parents: &[#(#parents),*],
                implicit_terminator: #terminator,
                type_eqs: #type_eqs,
                format: #format,
                infer: #infer,
                verify: #verify,
                verify_regions: #verify_regions,
                verify_place: #verify_place,
                fold: #fold,
                interfaces: &[#(#interfaces),*],
                result_name: #result_name,
                intrinsic: #intrinsic,
            };

            impl ::terrace_ir::OpView for #view {
                const NAME: &'static str = #name;

                const DEF: &'static ::terrace_ir::OpDef = &DEF;

                type Args<'a> = #view_args<'a>;

                type Ref<'a, 'c: 'a> = #ref_name<'a, &'c ::terrace_ir::Context>;

                #[inline]
                fn from_id(op: ::terrace_ir::OpId) -> Self {
                    #view(op)
                }

                #[inline]
                fn id(self) -> ::terrace_ir::OpId {
                    self.0
                }

                #[inline]
                fn read<'a, 'c>(
                    op: ::terrace_ir::OpRef<'a, &'c ::terrace_ir::Context>,
                ) -> #ref_name<'a, &'c ::terrace_ir::Context> {
                    #ref_name(op)
                }
            }
        };
    }
}

/// Returns LLVM's name of the intrinsic that the operation calls.
pub(crate) fn intrinsic_name(op: &Op) -> Option<String> {
    let given = op.args.intrinsic.as_ref()?;
    Some(match &given.name {
        Some(name) => name.value(),
        None => op.name.value().replacen(".intr.", ".", 1),
    })
}

/// Returns the documentation of an operation without a doc comment, derived from its intrinsic.
pub(crate) fn calls(intrinsic: &str) -> String {
    format!("Calls `{intrinsic}`.")
}

/// Generates the record of the intrinsic.
fn intrinsic(op: &Op) -> Option<TokenStream> {
    let name = intrinsic_name(op)?;
    let mut immediates: Vec<_> = op.args.immediates.iter().collect();
    immediates.sort_by_key(|immediate| immediate.position);
    let immediates = immediates.into_iter().filter_map(|immediate| {
        let position = immediate.position;
        let property = (op.props.iter()).find(|part| part.ident == immediate.field)?;
        let name = &property.mlir_name;
        Some(quote!((#position, #name)))
    });
    Some(quote!(&::terrace_ir::IntrinsicDef { name: #name, immediates: &[#(#immediates),*] }))
}

/// Generates a function that attaches the model of an interface. The spans are those of the interface or the model, so
/// that a missing implementation is an error there.
fn attach(view: &Ident, row: &crate::parse::Interface) -> TokenStream {
    let of = &row.of;
    let model = match &row.model {
        Some(model) => borrowed(model),
        // The methods of an interface receive the operation as an argument, so a single static view can be the model.
        None => quote_spanned!(of.span()=> {
            static MODEL: #view = #view(::terrace_ir::OpId::ROOT);
            &MODEL
        }),
    };
    quote_spanned!(of.span()=> |registry: &mut ::terrace_ir::Registry| registry.attach::<#of>(&DEF, #model))
}

/// Returns the lines of the doc comment.
pub(crate) fn doc_lines(attrs: &[syn::Attribute]) -> Vec<String> {
    let lines = attrs.iter().filter_map(|attr| match &attr.meta {
        syn::Meta::NameValue(pair) if attr.path().is_ident("doc") => match &pair.value {
            syn::Expr::Lit(syn::ExprLit {
                lit: syn::Lit::Str(text),
                ..
            }) => Some(text.value()),
            _ => None,
        },
        _ => None,
    });
    let lines = lines.map(|line| line.strip_prefix(' ').unwrap_or(&line).to_owned());
    lines.collect()
}

/// Returns the first line of the doc comment, and the remaining lines.
pub(crate) fn docs_of(attrs: &[syn::Attribute]) -> (String, String) {
    let lines = doc_lines(attrs);
    let (first, rest) = match lines.split_first() {
        Some((first, rest)) => (first.trim().to_owned(), rest.join("\n")),
        None => (String::new(), String::new()),
    };
    (first, rest.trim().to_owned())
}

pub(crate) fn docs(part: &Part, what: &str) -> TokenStream {
    if part.docs.is_empty() {
        let text = format!("The {what} `{}`.", part.mlir_name);
        quote!(#[doc = #text])
    } else {
        let docs = &part.docs;
        quote!(#(#docs)*)
    }
}

fn upper(ident: &Ident) -> Ident {
    format_ident!("{}", plain(ident).to_uppercase(), span = ident.span())
}

/// Generates the slot constant and the setter of each property.
fn prop_items(op: &Op) -> impl Iterator<Item = TokenStream> {
    op.props.iter().enumerate().map(|(slot, part)| {
        let (constant, name) = (upper(&part.ident), &part.mlir_name);
        let setter = format_ident!("set_{}", plain(&part.ident));
        let slot_doc = format!("The slot of the property `{name}`.");
        let set_doc = format!("Sets the property `{name}`.");
        let (arg, value) = match part.flag {
            true => (
                quote!(on: bool),
                quote!(on.then_some(::terrace_ir::Attr::UNIT)),
            ),
            false => (quote!(value: Option<::terrace_ir::Attr>), quote!(value)),
        };
        quote! {
            #[doc = #slot_doc]
            pub const #constant: usize = #slot;

            #[doc = #set_doc]
            pub fn #setter(self, body: &mut ::terrace_ir::Body, #arg) {
                body.set_prop(self.0, #slot, #value);
            }
        }
    })
}

fn view(op: &Op) -> TokenStream {
    let (view, vis, attrs) = (&op.item.ident, &op.item.vis, &op.item.attrs);
    let items = prop_items(op);
    let doc = crate::doc::attributes(op);
    quote! {
        #(#attrs)*
        #doc
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #vis struct #view(::terrace_ir::OpId);

        impl #view {
            /// The definition.
            #[inline]
            pub fn def() -> &'static ::terrace_ir::OpDef {
                <Self as ::terrace_ir::OpView>::DEF
            }

            #(#items)*
        }
    }
}

fn args(op: &Op) -> TokenStream {
    let (view, vis) = (&op.item.ident, &op.item.vis);
    let name = made(&format_ident!("{view}Args"));
    let doc = format!("The converted operands of a `{}`.", op.name.value());
    let count = op.operands.len();
    let accessors = op.operands.iter().enumerate().map(|(at, part)| {
        let (ident, docs) = (&part.ident, docs(part, "operand"));
        match part.arity {
            Arity::One => {
                let values = format_ident!("{}_values", plain(ident));
                let values_doc = format!(
                    "All values of the operand `{}`, when it may have become several.",
                    part.mlir_name
                );
                quote! {
                    #docs
                    #[inline]
                    pub fn #ident(self) -> ::terrace_ir::ValueId {
                        self.values.one(self.starts[#at] as usize)
                    }

                    #[doc = #values_doc]
                    pub fn #values(self) -> &'a [::terrace_ir::ValueId] {
                        self.values.of(self.starts[#at] as usize)
                    }
                }
            }
            Arity::Optional => quote! {
                #docs
                #[inline]
                pub fn #ident(self) -> Option<::terrace_ir::ValueId> {
                    let (start, end) = (self.starts[#at] as usize, self.starts[#at + 1] as usize);
                    (start < end).then(|| self.values.one(start))
                }
            },
            Arity::Variadic => quote! {
                #docs
                #[inline]
                pub fn #ident(self) -> &'a [::terrace_ir::ValueId] {
                    self.values.range(self.starts[#at] as usize..self.starts[#at + 1] as usize)
                }
            },
        }
    });
    let starts = if variadics(&op.operands) == 0 {
        let all = 0..=count as u32;
        quote!([#(#all),*])
    } else {
        quote! {{
            let mut starts = [0; #count + 1];
            for group in 0..#count {
                starts[group + 1] = ::terrace_ir::OperandGroups::operands(<#view as ::terrace_ir::OpView>::DEF, op, group).end as u32;
            }
            starts
        }}
    };
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy)]
        #vis struct #name<'a> {
            values: ::terrace_ir::OperandValues<'a>,
            starts: [u32; #count + 1],
        }

        impl<'a> #name<'a> {
            /// Gives names to the values that replace the operands of `op`.
            #[inline]
            pub fn new(
                op: ::terrace_ir::OpRef<'_>,
                values: ::terrace_ir::OperandValues<'a>,
            ) -> Self {
                #name { values, starts: #starts }
            }

            /// The values by index.
            #[inline]
            pub fn values(self) -> ::terrace_ir::OperandValues<'a> {
                self.values
            }

            #(#accessors)*
        }

        impl<'a> ::terrace_ir::OpArgs<'a> for #name<'a> {
            #[inline]
            fn new(op: ::terrace_ir::OpRef<'_>, values: ::terrace_ir::OperandValues<'a>) -> Self {
                #name::new(op, values)
            }

            #[inline]
            fn values(self) -> ::terrace_ir::OperandValues<'a> {
                self.values
            }
        }
    }
}
