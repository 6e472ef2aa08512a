//! Generates the constructor `XOp::spec(..)`, the spec with its setters, and the conversion of the spec to an
//! operation.

use crate::args::{made, plain};
use crate::expand::{docs, prop_type, segmented};
use crate::parse::{Arity, Op, Part};
use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::Ident;
use syn::spanned::Spanned;

/// Returns, for each result, true if its type can be inferred.
fn inferred(op: &Op) -> Vec<bool> {
    let [_, segmented] = segmented(op);
    if op.has_trait("ISOLATED_FROM_ABOVE") {
        // The operation is created outside any body, where the types of its operands are not known.
        return vec![false; op.results.len()];
    }
    if op.args.infer.is_some() {
        // `infer` does not return the sizes of groups.
        return vec![!segmented; op.results.len()];
    }
    let one = |parts: &[Part], name: &Ident| {
        parts
            .iter()
            .any(|part| part.arity == Arity::One && part.ident == *name)
    };
    let same = op.has_trait("SAME_OPERANDS_AND_RESULT_TYPE")
        && op
            .operands
            .first()
            .is_some_and(|part| part.arity == Arity::One);
    let mut is_inferred: Vec<bool> = op
        .results
        .iter()
        .map(|part| part.arity == Arity::One && (same || part.unique))
        .collect();
    // A result that is not inferred is a parameter, and the types of other results may follow from it.
    let mut is_known = is_inferred.clone();
    for at in 0..=op.results.len() {
        let mut changed = true;
        while std::mem::take(&mut changed) {
            let mut equal = |from: &Ident, to: &Ident| {
                let result = |name: &Ident| {
                    let of_name = |part: &Part| part.arity == Arity::One && part.ident == *name;
                    op.results.iter().position(of_name)
                };
                let from_is_known = one(&op.operands, from)
                    || one(&op.props, from)
                    || result(from).is_some_and(|at| is_known[at]);
                if let Some(to) = result(to)
                    && from_is_known
                    && !is_known[to]
                {
                    (is_known[to], is_inferred[to], changed) = (true, true, true);
                }
            };
            for group in &op.args.same_type {
                for (one, other) in group.iter().zip(group.iter().skip(1)) {
                    equal(one, other);
                    equal(other, one);
                }
            }
            for eq in &op.args.types_match {
                equal(&eq.from, &eq.to);
            }
        }
        if let Some(known) = is_known.get_mut(at) {
            *known = true;
        }
    }
    is_inferred
}

/// The constructor and the spec of an operation under construction.
#[derive(Default)]
struct Spec {
    /// The fields of the struct.
    fields: Vec<TokenStream>,
    /// The parameters of the constructor, with their positions.
    params: Vec<(usize, TokenStream)>,
    /// The initializers of the fields.
    inits: Vec<TokenStream>,
    setters: Vec<TokenStream>,
    borrows: bool,
}

impl Spec {
    /// Adds a part that is a parameter of the constructor.
    fn required(&mut self, order: usize, ident: &Ident, ty: &TokenStream) {
        self.fields.push(quote!(#ident: #ty));
        self.params.push((order, quote!(#ident: #ty)));
        self.inits.push(quote!(#ident));
    }

    /// Adds a part that is a parameter of the constructor and may be `None`.
    fn nullable(&mut self, order: usize, ident: &Ident, ty: &TokenStream) {
        self.fields.push(quote!(#ident: Option<#ty>));
        self.params
            .push((order, quote!(#ident: impl Into<Option<#ty>>)));
        self.inits.push(quote!(#ident: #ident.into()));
    }

    /// Adds a flag, which is off by default.
    fn flag(&mut self, ident: &Ident, docs: &TokenStream) {
        self.fields.push(quote!(#ident: bool));
        self.inits.push(quote!(#ident: false));
        self.setters.push(quote! {
            #docs
            #[must_use]
            #[inline]
            pub fn #ident(mut self, on: bool) -> Self {
                self.#ident = on;
                self
            }
        });
    }

    /// Adds a part that is `None` by default.
    fn optional(&mut self, ident: &Ident, ty: &TokenStream, docs: &TokenStream) {
        self.fields.push(quote!(#ident: Option<#ty>));
        self.inits.push(quote!(#ident: None));
        self.setters.push(quote! {
            #docs
            #[must_use]
            #[inline]
            pub fn #ident(mut self, value: impl Into<Option<#ty>>) -> Self {
                self.#ident = value.into();
                self
            }
        });
    }
}

/// Code that creates the lists of an `OpSpec` from a spec.
#[derive(Default)]
struct Lists {
    operands: Vec<TokenStream>,
    operand_sizes: Vec<TokenStream>,
    props: Vec<TokenStream>,
    /// The types, indexed by group of results.
    results: Vec<TokenStream>,
    result_sizes: Vec<TokenStream>,
    successors: Vec<TokenStream>,
}

// The order of parameters: result types come first, successors and the number of regions last.
const SUCCESSORS: usize = usize::MAX - 1;
const REGIONS: usize = usize::MAX;

fn add_operands(op: &Op, spec: &mut Spec, lists: &mut Lists) {
    let value = quote!(::terrace_ir::ValueId);
    for part in &op.operands {
        let (ident, docs) = (&part.ident, docs(part, "operand"));
        let order = part.order + 1;
        let (push, size) = match part.arity {
            Arity::One => {
                spec.required(order, ident, &value);
                (quote!(operands.push(self.#ident);), quote!(1))
            }
            Arity::Optional => {
                spec.optional(ident, &value, &docs);
                (
                    quote!(operands.extend(self.#ident);),
                    quote!(i32::from(self.#ident.is_some())),
                )
            }
            Arity::Variadic => {
                let values = quote!(&'a [::terrace_ir::ValueId]);
                spec.borrows = true;
                if part.setter {
                    spec.fields.push(quote!(#ident: #values));
                    spec.inits.push(quote!(#ident: &[]));
                    spec.setters.push(quote! {
                        #docs
                        #[must_use]
                        #[inline]
                        pub fn #ident(mut self, values: #values) -> Self {
                            self.#ident = values;
                            self
                        }
                    });
                } else {
                    spec.required(order, ident, &values);
                }
                (
                    quote!(operands.extend_from_slice(self.#ident);),
                    quote!(self.#ident.len() as i32),
                )
            }
        };
        lists.operands.push(push);
        lists.operand_sizes.push(size);
    }
}

fn add_props(op: &Op, spec: &mut Spec, lists: &mut Lists) {
    let attr = quote!(::terrace_ir::Attr);
    for (slot, part) in op.props.iter().enumerate() {
        let (ident, docs) = (&part.ident, docs(part, "property"));
        let by_default = quote!(#docs #[doc = " `None` is the default."]);
        if let Some(ty) = &part.typed {
            lists.props.push(add_typed(spec, part, ty, slot, &docs));
            continue;
        }
        if part.flag {
            spec.flag(ident, &docs);
            lists
                .props
                .push(quote!(self.#ident.then_some(::terrace_ir::Attr::UNIT)));
            continue;
        }
        lists.props.push(if part.arity == Arity::Optional {
            spec.optional(ident, &attr, &docs);
            quote!(self.#ident)
        } else if part.default.is_some() {
            spec.optional(ident, &attr, &by_default);
            quote!(self.#ident.or(ctx.prop_defaults(name)[#slot]))
        } else if let Some(built) = &part.built {
            spec.optional(ident, &attr, &by_default);
            quote!(Some(self.#ident.unwrap_or_else(|| (#built)(ctx))))
        } else {
            spec.required(part.order + 1, ident, &attr);
            quote!(Some(self.#ident))
        });
    }
}

/// Returns true if a property is a symbol reference or a string. Constructors then accept names, bytes and attributes.
fn has_forms(ty: &syn::Type) -> bool {
    let last = match ty {
        syn::Type::Path(path) => path.path.segments.last(),
        _ => None,
    };
    last.is_some_and(|last| last.ident == "Symbol" || last.ident == "Str")
}

/// Adds a property with values of a Rust type.
fn add_typed(
    spec: &mut Spec,
    part: &Part,
    ty: &syn::Type,
    slot: usize,
    docs: &TokenStream,
) -> TokenStream {
    let ident = &part.ident;
    let value = quote_spanned!(ty.span()=> <#ty as ::terrace_ir::PropType>::Value<'a>);
    spec.borrows = true;
    let into_attr = prop_type(ty, "into_attr");
    let is_required = part.arity == Arity::One && part.default.is_none() && part.built.is_none();
    let attr = format_ident!("{}_attr", plain(ident));
    let attr_doc = format!("The attribute of the property `{}`.", part.mlir_name);
    let field = quote_spanned!(ty.span()=> ::terrace_ir::PropValue<'a, #value>);
    let has_forms = has_forms(ty);
    if is_required {
        let (required, init) = match has_forms {
            true => (quote!(impl Into<#field>), quote!(#ident.into())),
            false => (
                value.clone(),
                quote!(::terrace_ir::PropValue::Value(#ident)),
            ),
        };
        spec.fields.push(quote!(#ident: #field));
        spec.params
            .push((part.order + 1, quote!(#ident: #required)));
        spec.inits.push(quote!(#ident: #init));
        spec.setters.push(quote! {
            #[doc = #attr_doc]
            #[must_use]
            #[inline]
            pub fn #attr(mut self, attr: ::terrace_ir::Attr) -> Self {
                self.#ident = ::terrace_ir::PropValue::Attr(attr);
                self
            }
        });
        return quote!(Some(self.#ident.into_attr::<#ty>(ctx)));
    }
    let (set, into) = match has_forms {
        true => (quote!(impl Into<#field>), quote!(Some(value.into()))),
        false => (
            quote!(impl Into<Option<#value>>),
            quote!(value.into().map(::terrace_ir::PropValue::Value)),
        ),
    };
    let optional = quote_spanned!(ty.span()=> Option<#field>);
    spec.fields.push(quote!(#ident: #optional));
    spec.inits.push(quote!(#ident: None));
    spec.setters.push(quote! {
        #docs
        #[must_use]
        #[inline]
        pub fn #ident(mut self, value: #set) -> Self {
            self.#ident = #into;
            self
        }

        #[doc = #attr_doc]
        #[must_use]
        #[inline]
        pub fn #attr(mut self, attr: impl Into<Option<::terrace_ir::Attr>>) -> Self {
            self.#ident = attr.into().map(::terrace_ir::PropValue::Attr);
            self
        }
    });
    let given = quote!(self.#ident.map(|value| value.into_attr::<#ty>(ctx)));
    if part.default.is_some() {
        quote!(#given.or(ctx.prop_defaults(name)[#slot]))
    } else if let Some(built) = &part.built {
        quote!(Some(#given.unwrap_or_else(|| #into_attr(#built, ctx))))
    } else {
        given
    }
}

/// Adds the results. Returns true if some of their types may be inferred.
fn add_results(op: &Op, spec: &mut Spec, lists: &mut Lists) -> bool {
    let ty = quote!(::terrace_ir::Type);
    let types = quote!(&'a [::terrace_ir::Type]);
    let inferred = inferred(op);
    for (part, &inferred) in op.results.iter().zip(&inferred) {
        let (ident, name) = (&part.ident, &part.mlir_name);
        let docs = format!("The type of the result `{name}`, when it is not to be inferred.");
        let docs = quote!(#[doc = #docs]);
        let (group, size) = match (part.arity, inferred) {
            (Arity::One, true) => {
                spec.optional(ident, &ty, &docs);
                (
                    quote!(self.#ident.map(|ty| ::terrace_ir::SmallVec::from_slice(&[ty]))),
                    quote!(1),
                )
            }
            (Arity::One, false) => {
                spec.required(0, ident, &ty);
                (
                    quote!(Some(::terrace_ir::SmallVec::from_slice(&[self.#ident]))),
                    quote!(1),
                )
            }
            // An optional result is always specified explicitly, because no type determines whether it is present.
            (Arity::Optional, _) => {
                spec.nullable(0, ident, &ty);
                (
                    quote!(Some(self.#ident.into_iter().collect())),
                    quote!(i32::from(self.#ident.is_some())),
                )
            }
            (Arity::Variadic, true) => {
                spec.borrows = true;
                spec.optional(ident, &types, &docs);
                (
                    quote!(self.#ident.map(::terrace_ir::SmallVec::from_slice)),
                    quote!(0),
                )
            }
            (Arity::Variadic, false) => {
                spec.borrows = true;
                spec.required(0, ident, &types);
                (
                    quote!(Some(::terrace_ir::SmallVec::from_slice(self.#ident))),
                    quote!(self.#ident.len() as i32),
                )
            }
        };
        lists.results.push(group);
        lists.result_sizes.push(size);
    }
    let may_infer = |(part, &inferred): (&Part, &bool)| inferred && part.arity != Arity::Optional;
    op.results.iter().zip(&inferred).any(may_infer)
}

fn add_successors(op: &Op, spec: &mut Spec, lists: &mut Lists) {
    for part in &op.successors {
        let ident = &part.ident;
        if part.arity == Arity::One {
            spec.required(SUCCESSORS, ident, &quote!(::terrace_ir::BlockId));
            lists.successors.push(quote!(successors.push(self.#ident);));
        } else {
            spec.borrows = true;
            spec.required(SUCCESSORS, ident, &quote!(&'a [::terrace_ir::BlockId]));
            let push = quote!(successors.extend_from_slice(self.#ident););
            lists.successors.push(push);
        }
    }
}

/// Generates assertions that each `#[unique]` agrees with the constraint of its result.
fn unique_checks(op: &Op) -> TokenStream {
    let inferred = inferred(op);
    let checks = op.results.iter().zip(inferred).filter_map(|(part, inferred)| {
        let constraint = part.constraint.as_ref()?;
        let span = constraint.span();
        if part.unique {
            Some(quote_spanned! {span=>
                assert!((#constraint).unique.is_some(), "`#[unique]`: more than one type satisfies the constraint");
            })
        } else if part.arity == Arity::One && !inferred {
            Some(quote_spanned! {span=>
                assert!((#constraint).unique.is_none(), "only one type satisfies the constraint; add `#[unique]`");
            })
        } else {
            None
        }
    });
    quote!(const _: () = { #(#checks)* };)
}

pub(crate) fn spec(op: &Op) -> TokenStream {
    let (view, vis) = (&op.item.ident, &op.item.vis);
    let name = made(&format_ident!("{view}Spec"));
    let (mut spec, mut lists) = (Spec::default(), Lists::default());
    let infers = add_results(op, &mut spec, &mut lists);
    add_operands(op, &mut spec, &mut lists);
    add_props(op, &mut spec, &mut lists);
    add_successors(op, &mut spec, &mut lists);
    let mut regions = op.regions.len();
    let mut extra_regions = quote!();
    let last_region = op.regions.last();
    if last_region.is_some_and(|last| last.arity != Arity::One) {
        regions -= 1;
        spec.required(REGIONS, &format_ident!("region_count"), &quote!(usize));
        extra_regions = quote!(+ self.region_count);
    }
    let [operand_segments, result_segments] = segmented(op);
    if operand_segments {
        let sizes = &lists.operand_sizes;
        lists
            .props
            .push(quote!(Some(ctx.i32_array(&[#(#sizes),*]))));
    }
    if result_segments {
        let sizes = &lists.result_sizes;
        lists
            .props
            .push(quote!(Some(ctx.i32_array(&[#(#sizes),*]))));
    }
    spec.params.sort_by_key(|(order, _)| *order);
    let Spec {
        fields,
        params,
        inits,
        setters,
        borrows,
    } = spec;
    let params = params.iter().map(|(_, param)| param);
    let generics = if borrows { quote!(<'a>) } else { quote!() };
    let anonymous = if borrows { quote!(<'_>) } else { quote!() };
    let build = build(
        op,
        &name,
        &anonymous,
        &lists,
        infers,
        &quote!(#regions #extra_regions),
    );
    let unique_checks = unique_checks(op);
    let (doc, new_doc) = (
        format!("The parts of a new `{}`.", op.name.value()),
        format!("A new `{}` of these parts.", op.name.value()),
    );
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug)]
        #[must_use]
        #vis struct #name #generics {
            #(#fields),*
        }

        #[allow(clippy::too_many_arguments)]
        impl #view {
            #[doc = #new_doc]
            #[inline]
            pub fn spec #generics (#(#params),*) -> #name #generics {
                #name { #(#inits),* }
            }
        }

        impl #generics #name #generics {
            #(#setters)*
        }

        #unique_checks

        #build
    }
}

/// Generates the function that creates the operation of a spec.
fn build(
    op: &Op,
    name: &Ident,
    anonymous: &TokenStream,
    lists: &Lists,
    infers: bool,
    regions: &TokenStream,
) -> TokenStream {
    let view = &op.item.ident;
    let operand_count = op.operands.len().max(1);
    let Lists {
        operands,
        props,
        results,
        successors,
        ..
    } = lists;
    let collect_results = if infers {
        let count = results.len();
        quote!(let mut groups: [::terrace_ir::GroupTypes; #count] = [#(#results),*];)
    } else {
        let pushes = op.results.iter().map(|part| {
            let ident = &part.ident;
            match part.arity {
                Arity::One => quote!(results.push(self.#ident);),
                Arity::Optional => quote!(results.extend(self.#ident);),
                Arity::Variadic => quote!(results.extend_from_slice(self.#ident);),
            }
        });
        quote! {
            let mut results = ::terrace_ir::SmallVec::<[::terrace_ir::Type; 2]>::new();
            #(#pushes)*
            let _ = &mut results;
        }
    };
    let result_list = if infers {
        quote!(&[])
    } else {
        quote!(&results)
    };
    let collect = quote! {
        let mut operands = ::terrace_ir::SmallVec::<[::terrace_ir::ValueId; #operand_count]>::new();
        #(#operands)*
        #collect_results
        let mut successors = ::terrace_ir::SmallVec::<[::terrace_ir::BlockId; 2]>::new();
        #(#successors)*
        let props = [#(#props),*];
        let _ = (&mut operands, &mut successors);
        let spec = ::terrace_ir::OpSpec {
            name,
            loc,
            operands: &operands,
            results: #result_list,
            props: &props,
            attrs: ::terrace_ir::Attr::EMPTY_DICTIONARY,
            successors: &successors,
            regions: #regions,
        };
    };
    if op.has_trait("ISOLATED_FROM_ABOVE") {
        return quote! {
            impl #name #anonymous {
                /// Creates the body of the new operation, outside any other body.
                pub fn into_body(self, ctx: &::terrace_ir::Context, loc: ::terrace_ir::Loc) -> ::terrace_ir::Body {
                    let name = ctx.name::<#view>();
                    #collect
                    ::terrace_ir::Body::new(spec).of(ctx)
                }
            }

            impl ::terrace_ir::builder::BuildOp for #name #anonymous {
                type Op = #view;

                fn build(self, builder: &mut ::terrace_ir::Builder<'_>) -> #view {
                    let nested = self.into_body(builder.ctx, builder.loc);
                    #view(builder.insert_nested(nested))
                }
            }
        };
    }
    let insert = if infers {
        quote!(builder.insert_inferred(#view::def(), spec, &mut groups))
    } else {
        quote!(builder.insert(spec))
    };
    quote! {
        impl ::terrace_ir::builder::BuildOp for #name #anonymous {
            type Op = #view;

            #[inline]
            fn build(self, builder: &mut ::terrace_ir::Builder<'_>) -> #view {
                let (ctx, loc) = (builder.ctx, builder.loc);
                let name = ctx.name::<#view>();
                #collect
                #view(#insert)
            }
        }
    }
}
