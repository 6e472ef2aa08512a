//! `#[dialect_type]` and `#[dialect_attr]`: generate an interned kind of type or attribute, and its text form, from a
//! struct.

use crate::args::{Errors, each_arg, made, plain, value};
use crate::expand::{doc_lines, docs_of};
use crate::text_format::{self, Takes};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{
    Attribute, Error, Expr, Field, Fields, GenericArgument, Ident, ItemStruct, LitStr, Path,
    PathArguments, Result, Type,
};

/// The kind of handle that a struct defines.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum HandleKind {
    Type,
    Attr,
}

/// The arguments of `#[dialect_type(..)]` and `#[dialect_attr(..)]`.
#[derive(Default)]
pub(crate) struct StorageArgs {
    dialect: Option<LitStr>,
    mnemonic: Option<LitStr>,
    definition: Option<LitStr>,
    format: Option<LitStr>,
    verify: Option<Expr>,
    class: Option<Expr>,
    classify: Option<Path>,
    typed: Option<Ident>,
    custom: Option<Ident>,
    alias: Option<Ident>,
    own_get: Option<Ident>,
    /// The errors in the arguments. Invalid arguments are dropped.
    errors: Errors,
}

/// The traits that the struct derives.
const MADE: &[&str] = &["Clone", "PartialEq", "Eq", "Hash", "Debug"];

/// The names of the arguments.
const NAMES: &[&str] = &[
    "dialect",
    "mnemonic",
    "definition",
    "format",
    "verify",
    "class",
    "classify",
    "typed",
    "custom",
    "alias",
    "own_get",
];

impl Parse for StorageArgs {
    fn parse(input: ParseStream) -> Result<Self> {
        let mut args = StorageArgs::default();
        args.errors = each_arg(input, NAMES, |key, input| {
            match key.to_string().as_str() {
                "dialect" => args.dialect = value(input)?,
                "mnemonic" => args.mnemonic = value(input)?,
                "definition" => args.definition = value(input)?,
                "format" => args.format = value(input)?,
                "verify" => args.verify = value(input)?,
                "class" => args.class = value(input)?,
                "classify" => args.classify = value(input)?,
                "typed" => args.typed = value(input)?,
                "custom" => args.custom = Some(key.clone()),
                "alias" => args.alias = Some(key.clone()),
                "own_get" => args.own_get = Some(key.clone()),
                _ => return Ok(false),
            }
            Ok(true)
        });
        Ok(args)
    }
}

/// A field.
struct Param {
    ident: Ident,
    ty: Type,
    mlir_name: String,
    text: Option<Expr>,
    default: Option<Expr>,
    optional: bool,
    plain: bool,
    docs: Vec<Attribute>,
}

/// Returns an identifier of the macro. It does not have a span of the struct, whose parts may come from another macro.
fn own(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// Returns the type argument of `Option<..>` or `Box<[..]>`.
fn inside<'a>(ty: &'a Type, wrapper: &str) -> Option<&'a Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    let PathArguments::AngleBracketed(args) = &last.arguments else {
        return None;
    };
    match args.args.first() {
        Some(GenericArgument::Type(inner)) if last.ident == wrapper => Some(inner),
        _ => None,
    }
}

/// Returns the punctuation that the text of a parameter would consume, as far as its type determines this.
fn takes(param: &Param) -> Takes {
    let is = |ty: &Type, name: &str| matches!(ty, Type::Path(path) if path.path.is_ident(name));
    let ty = &param.ty;
    if param.text.is_some() {
        Takes::Nothing
    } else if slice_of(ty).is_some_and(|element| !is(element, "u8")) {
        Takes::Comma
    } else if is(inside(ty, "Option").unwrap_or(ty), "Attr") {
        Takes::Colon
    } else {
        Takes::Nothing
    }
}

/// Returns the element type of a boxed slice.
fn slice_of(ty: &Type) -> Option<&Type> {
    match inside(ty, "Box")? {
        Type::Slice(slice) => Some(&slice.elem),
        _ => None,
    }
}

fn param(field: &Field) -> Result<Param> {
    let Some(ident) = field.ident.clone() else {
        return Err(Error::new_spanned(field, "fields must be named"));
    };
    let mut param = Param {
        mlir_name: plain(&ident),
        ident,
        ty: field.ty.clone(),
        text: None,
        default: None,
        optional: inside(&field.ty, "Option").is_some(),
        plain: false,
        docs: Vec::new(),
    };
    for attr in &field.attrs {
        if attr.path().is_ident("mlir") {
            param.mlir_name = attr.parse_args::<LitStr>()?.value();
        } else if attr.path().is_ident("text") {
            param.text = Some(attr.parse_args()?);
        } else if attr.path().is_ident("default") {
            param.default = Some(attr.parse_args()?);
        } else if attr.path().is_ident("optional") {
            attr.meta.require_path_only()?;
            if param.optional {
                let message = "an `Option` is optional without `#[optional]`";
                return Err(Error::new_spanned(attr, message));
            }
            param.optional = true;
        } else if attr.path().is_ident("plain") {
            attr.meta.require_path_only()?;
            param.plain = true;
        } else if attr.path().is_ident("doc") {
            param.docs.push(attr.clone());
        } else {
            let message = "unknown attribute: parameters take `#[mlir(\"name\")]`, `#[text(..)]`, `#[default(..)]`, `#[optional]` and \
                           `#[plain]`";
            return Err(Error::new_spanned(attr, message));
        }
    }
    if let Some(default) = &param.default
        && param.optional
    {
        let message = "a parameter is optional or has a default, not both";
        return Err(Error::new_spanned(default, message));
    }
    Ok(param)
}

fn check(
    kind: HandleKind,
    args: &StorageArgs,
    item: &ItemStruct,
    params: &[Param],
    errors: &mut Errors,
) {
    if args.dialect.is_none() {
        errors.add(Error::new(item.ident.span(), "`dialect = ..` is missing"));
    }
    let of_attrs = "belongs to attributes";
    let of_types = "belongs to types";
    let wrong = match kind {
        HandleKind::Type => [
            (args.typed.as_ref(), "typed", of_attrs),
            (args.alias.as_ref(), "alias", of_attrs),
        ],
        HandleKind::Attr => [(None, "", ""); 2],
    };
    for (given, name, why) in wrong {
        if let Some(given) = given {
            errors.add(Error::new(given.span(), format!("`{name}` {why}")));
        }
    }
    if kind == HandleKind::Attr {
        if let Some(class) = &args.class {
            errors.add(Error::new_spanned(class, format!("`class` {of_types}")));
        }
        if let Some(classify) = &args.classify {
            errors.add(Error::new_spanned(
                classify,
                format!("`classify` {of_types}"),
            ));
        }
    }
    if let (HandleKind::Type, Some(class), Some(_)) = (kind, &args.class, &args.classify) {
        errors.add(Error::new_spanned(class, "either `class` or `classify`"));
    }
    if let Some(typed) = &args.typed
        && !params.iter().any(|param| param.ident == *typed)
    {
        errors.add(Error::new(typed.span(), "no field of this name"));
    }
    for (at, param) in params.iter().enumerate() {
        if params[..at]
            .iter()
            .any(|other| other.mlir_name == param.mlir_name)
        {
            let message = format!("there is a parameter `{}` already", param.mlir_name);
            errors.add(Error::new(param.ident.span(), message));
        }
    }
    errors.take(check_text(args, item, params));
}

/// Checks that the arguments about the text form are consistent.
fn check_text(args: &StorageArgs, item: &ItemStruct, params: &[Param]) -> Result<()> {
    let Some(mnemonic) = &args.mnemonic else {
        let keys = [
            (args.custom.as_ref().map(Ident::span), "custom"),
            (args.alias.as_ref().map(Ident::span), "alias"),
            (args.format.as_ref().map(LitStr::span), "format"),
            (args.definition.as_ref().map(LitStr::span), "definition"),
        ];
        return match keys.iter().find_map(|&(span, name)| Some((span?, name))) {
            Some((span, name)) => {
                let message = format!("`{name}` requires `mnemonic`");
                Err(Error::new(span, message))
            }
            None => Ok(()),
        };
    };
    match (&args.format, &args.custom) {
        (Some(format), Some(_)) => Err(Error::new(
            format.span(),
            "the text is either `custom` or has a `format`",
        )),
        (None, None) if !params.is_empty() => Err(Error::new(
            mnemonic.span(),
            "a kind with parameters requires `format = \"..\"` or `custom`",
        )),
        _ if args.dialect.as_ref().is_some_and(|dialect| {
            mnemonic
                .value()
                .starts_with(&format!("{}.", dialect.value()))
        }) =>
        {
            let message = "the mnemonic must not start with the name of the dialect";
            Err(Error::new(mnemonic.span(), message))
        }
        _ if mnemonic.value().is_empty() => {
            Err(Error::new(item.ident.span(), "the mnemonic is empty"))
        }
        _ => Ok(()),
    }
}

/// Generates the errors and the kind. Invalid parts are dropped, because code that uses the kind must not report
/// follow-up errors.
pub(crate) fn expand(kind: HandleKind, args: StorageArgs, item: ItemStruct) -> TokenStream {
    let (tokens, errors) = checked(kind, args, item);
    let errors = errors.into_compile_errors();
    quote! { #errors #tokens }
}

fn checked(kind: HandleKind, mut args: StorageArgs, mut item: ItemStruct) -> (TokenStream, Errors) {
    let mut errors = std::mem::take(&mut args.errors);
    let params: Vec<Param> = match &item.fields {
        Fields::Named(fields) => {
            let params = fields.named.iter().map(param);
            params.filter_map(|param| errors.take(param)).collect()
        }
        Fields::Unit => Vec::new(),
        Fields::Unnamed(fields) => {
            errors.add(Error::new_spanned(fields, "fields must be named"));
            return (TokenStream::new(), errors);
        }
    };
    errors.take(crate::args::no_derives(&mut item.attrs, MADE));
    if !item.generics.params.is_empty() {
        let message = "a kind of type or attribute has no generic parameters";
        errors.add(Error::new_spanned(&item.generics, message));
        return (TokenStream::new(), errors);
    }
    if errors.is_empty() {
        check(kind, &args, &item, &params, &mut errors);
    }
    // An error in a parameter is not reported again where the parameter is used.
    args.typed
        .take_if(|typed| !params.iter().any(|param| param.ident == *typed));
    let storage = storage(&item, &params);
    let kind_of = kind_impl(kind, &args, &item);
    let get = match args.own_get {
        Some(_) => TokenStream::new(),
        None => constructor(kind, &args, &item, &params),
    };
    let text = match &args.mnemonic {
        Some(mnemonic) => parametric(&args, mnemonic, &item, &params, &mut errors),
        None => TokenStream::new(),
    };
    // The function is mentioned only once, so that the compiler reports a wrong signature only once.
    let verify = args.verify.as_ref().map(|verify| {
        let name = &item.ident;
        quote! {
            impl #name {
                const VERIFY: fn(&Self, &::terrace_ir::Context) -> Result<(), String> = #verify;
            }
        }
    });
    (quote! { #storage #kind_of #get #text #verify }, errors)
}

/// Generates the struct and its `Elements`.
fn storage(item: &ItemStruct, params: &[Param]) -> TokenStream {
    let (name, vis, attrs) = (&item.ident, &item.vis, &item.attrs);
    let fields = params.iter().map(|param| {
        let (ident, ty, docs) = (&param.ident, &param.ty, &param.docs);
        if docs.is_empty() {
            let doc = format!("The parameter `{}`.", param.mlir_name);
            quote!(#[doc = #doc] #vis #ident: #ty)
        } else {
            quote!(#(#docs)* #vis #ident: #ty)
        }
    });
    let body = match item.fields {
        Fields::Unit => quote!(;),
        _ => quote!({ #(#fields),* }),
    };
    let elements = params.iter().filter(|param| !param.plain).map(|param| {
        let (ident, ty) = (&param.ident, &param.ty);
        let (this, visit) = (own("self"), own("visit"));
        quote_spanned!(ty.span()=> <#ty as ::terrace_ir::Elements>::elements(&#this.#ident, #visit);)
    });
    quote! {
        #(#attrs)*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        #vis struct #name #body

        impl ::terrace_ir::Elements for #name {
            fn elements(&self, visit: &mut dyn FnMut(::terrace_ir::Element)) {
                let _ = &visit;
                #(#elements)*
            }
        }
    }
}

/// Generates the documentation of a kind without a text table. The documentation of other kinds is in the table.
fn kind_doc(args: &StorageArgs, item: &ItemStruct) -> TokenStream {
    if args.mnemonic.is_some() {
        return TokenStream::new();
    }
    let name = item.ident.to_string();
    let docs = doc_lines(&item.attrs);
    let params = item.fields.iter().filter_map(|field| {
        let (name, ty, docs) = (plain(field.ident.as_ref()?), &field.ty, doc_lines(&field.attrs));
        Some(quote!(::terrace_ir::kind_doc::ParamDoc { name: #name, ty: stringify!(#ty), docs: &[#(#docs),*] }))
    });
    quote! {
        const DOC: Option<&'static ::terrace_ir::kind_doc::KindDoc> = Some(&::terrace_ir::kind_doc::KindDoc {
            name: #name,
            docs: &[#(#docs),*],
            params: &[#(#params),*],
        });
    }
}

fn kind_impl(kind: HandleKind, args: &StorageArgs, item: &ItemStruct) -> TokenStream {
    let name = &item.ident;
    let doc = kind_doc(args, item);
    let dialect = args
        .dialect
        .as_ref()
        .map_or_else(|| quote!(""), |dialect| quote!(#dialect));
    match kind {
        HandleKind::Type => {
            let class = match (&args.class, &args.classify) {
                (Some(class), _) => quote!(#class),
                (None, Some(classify)) => quote!(#classify(self, ctx)),
                (None, None) => quote!(::terrace_ir::TypeClass::EMPTY),
            };
            quote! {
                impl ::terrace_ir::TypeKind for #name {
                    const DIALECT: &'static str = #dialect;
                    #doc

                    fn class(&self, ctx: &::terrace_ir::Context) -> ::terrace_ir::TypeClass {
                        let _ = ctx;
                        #class
                    }
                }
            }
        }
        HandleKind::Attr => {
            let typed = args.typed.as_ref().and_then(|name| {
                let mut fields = item.fields.iter();
                let field = &fields.find(|field| field.ident.as_ref() == Some(name))?.ty;
                // The span is that of the field's type, so that a wrong type is an error there.
                let into = quote_spanned!(field.span()=> <#field as Into<Option<::terrace_ir::Type>>>::into);
                Some(quote! {
                    // The type of the field may be an `Option`.
                    #[allow(clippy::useless_conversion)]
                    fn ty(&self) -> Option<::terrace_ir::Type> {
                        #into(self.#name)
                    }
                })
            });
            quote! {
                impl ::terrace_ir::AttrKind for #name {
                    const DIALECT: &'static str = #dialect;
                    #doc
                    #typed
                }
            }
        }
    }
}

fn constructor(
    kind: HandleKind,
    args: &StorageArgs,
    item: &ItemStruct,
    params: &[Param],
) -> TokenStream {
    let (name, vis) = (&item.ident, &item.vis);
    let (handle, intern, doc) = match kind {
        HandleKind::Type => (quote!(Type), quote!(ty), "The type with these parameters."),
        HandleKind::Attr => (
            quote!(Attr),
            quote!(attr),
            "The attribute with these parameters.",
        ),
    };
    let idents = params.iter().map(|param| &param.ident);
    // A parameter may have the name `ctx`.
    let arguments = params.iter().map(|param| {
        let (ident, ty) = (made(&param.ident), &param.ty);
        match slice_of(ty) {
            Some(_) => quote!(#ident: impl Into<#ty>),
            None => quote!(#ident: #ty),
        }
    });
    let values = params.iter().map(|param| {
        let ident = made(&param.ident);
        match slice_of(&param.ty) {
            Some(_) => quote!(#ident.into()),
            None => quote!(#ident),
        }
    });
    let value = quote!(#name { #(#idents: #values),* });
    if args.verify.is_none() {
        return quote! {
            #[allow(clippy::too_many_arguments)]
            impl #name {
                #[doc = #doc]
                #[cfg_attr(debug_assertions, track_caller)]
                #vis fn get(ctx: &::terrace_ir::Context, #(#arguments),*) -> ::terrace_ir::#handle {
                    ctx.#intern(#value)
                }
            }
        };
    }
    let class = name.to_string();
    quote! {
        #[allow(clippy::too_many_arguments)]
        impl #name {
            #[doc = #doc]
            ///
            /// # Panics
            /// Panics in debug builds if the parameters are invalid.
            #[track_caller]
            #vis fn get(ctx: &::terrace_ir::Context, #(#arguments),*) -> ::terrace_ir::#handle {
                let value = #value;
                ::terrace_ir::kind_doc::check_parameters(ctx, #class, &value, Self::VERIFY);
                ctx.#intern(value)
            }
        }
    }
}

fn parametric(
    args: &StorageArgs,
    mnemonic: &LitStr,
    item: &ItemStruct,
    params: &[Param],
    errors: &mut Errors,
) -> TokenStream {
    let name = &item.ident;
    let class = name.to_string();
    let definition = match &args.definition {
        Some(definition) => quote!(#definition),
        None => quote!(#class),
    };
    let alias = args.alias.is_some();
    let (summary, description) = docs_of(&item.attrs);
    let syntax = match (&args.format, &args.custom) {
        (Some(format), _) => quote!(Some(#format)),
        (None, Some(_)) => quote!(None),
        (None, None) => quote!(Some("")),
    };
    let named: Vec<(String, Takes)> = (params.iter())
        .map(|param| (param.mlir_name.clone(), takes(param)))
        .collect();
    let format = match &args.format {
        // A format may mention a dropped parameter, so it is only compiled if there are no errors.
        Some(format) if errors.is_empty() => {
            let compiled = errors.take(text_format::compile(format, &named));
            compiled.unwrap_or_else(|| quote!(&[]))
        }
        _ => quote!(&[]),
    };
    let rows = params.iter().map(|param| {
        let (mlir_name, ty) = (&param.mlir_name, &param.ty);
        let (summary, more) = docs_of(&param.docs);
        let summary = format!("{summary} {more}").trim().replace('\n', " ");
        let presence = match &param.default {
            Some(default) => {
                let value = quote_spanned!(default.span()=> &#default);
                quote!(Default(|| <#ty as ::terrace_asm::params::Field>::to_value(#value)))
            }
            None if param.optional => quote!(Optional),
            None => quote!(Required),
        };
        let text = match &param.text {
            Some(text) => quote_spanned!(text.span()=> &#text),
            None => {
                quote_spanned!(ty.span()=> <#ty as ::terrace_asm::params::Field>::TEXT)
            }
        };
        quote! {
            ::terrace_asm::params::ParamDef {
                name: #mlir_name,
                summary: #summary,
                ty: stringify!(#ty),
                presence: ::terrace_asm::params::Presence::#presence,
                text: #text,
            }
        }
    });
    let idents: Vec<&Ident> = params.iter().map(|param| &param.ident).collect();
    // An error in the type of a parameter is reported once, at the type.
    let to_values = params.iter().map(|param| {
        let (ident, ty, this) = (&param.ident, &param.ty, own("self"));
        quote_spanned!(ty.span()=> <#ty as ::terrace_asm::params::Field>::to_value(&#this.#ident))
    });
    let from_values = params.iter().map(|param| {
        let (ty, values) = (&param.ty, own("values"));
        quote_spanned!(ty.span()=> <#ty as ::terrace_asm::params::Field>::from_value(#values.next()?)?)
    });
    let verify = args.verify.as_ref().map(|_| {
        quote! {
            fn verify(&self, ctx: &::terrace_ir::Context) -> Result<(), String> {
                (Self::VERIFY)(self, ctx)
            }
        }
    });
    let custom = args.custom.as_ref().map(|custom| {
        let asm = format_ident!("terrace_asm", span = custom.span());
        // A missing implementation is reported once, at `custom`.
        let text = quote_spanned!(custom.span()=> <#name as ::#asm::params::CustomText>);
        quote! {
            fn parse(parser: &mut ::#asm::Parser<'_>) -> Result<Self, ::terrace_ir::Failed> {
                #text::parse(parser)
            }

            fn print(&self, printer: &mut ::#asm::Printer<'_>) {
                #text::print(self, printer);
            }
        }
    });
    // The parameters of a kind with a custom text form need not be representable in a table.
    let values = match args.custom {
        Some(_) => quote! {
            fn values(&self) -> Vec<::terrace_asm::params::Value> {
                Vec::new()
            }

            fn from_values(_values: Vec<::terrace_asm::params::Value>) -> Option<Self> {
                None
            }
        },
        None => quote! {
            fn values(&self) -> Vec<::terrace_asm::params::Value> {
                vec![#(#to_values),*]
            }

            fn from_values(values: Vec<::terrace_asm::params::Value>) -> Option<Self> {
                let mut values = values.into_iter();
                let _ = &mut values;
                Some(#name { #(#idents: #from_values),* })
            }
        },
    };
    let rows = match args.custom {
        Some(_) => quote!(),
        None => quote!(#(#rows),*),
    };
    quote! {
        impl ::terrace_asm::params::Parametric for #name {
            const CLASS: &'static str = #class;
            const DEF: &'static ::terrace_asm::params::TextDef = &::terrace_asm::params::TextDef {
                mnemonic: #mnemonic,
                summary: #summary,
                description: #description,
                syntax: #syntax,
                definition: #definition,
                alias: #alias,
                params: &[#rows],
                format: #format,
            };

            #values

            #verify

            #custom
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{HandleKind, StorageArgs, checked};
    use proc_macro2::TokenStream;
    use quote::quote;

    /// Returns the message about a struct with these arguments and fields.
    fn message(kind: HandleKind, args: TokenStream, fields: TokenStream) -> String {
        let args: StorageArgs = match syn::parse2(args) {
            Ok(args) => args,
            Err(error) => return error.to_string(),
        };
        let item = syn::parse2(quote!(struct Test { #fields })).expect("a struct");
        let (_, errors) = checked(kind, args, item);
        errors.first().unwrap_or_else(|| "valid".to_owned())
    }

    fn attr(args: TokenStream, fields: TokenStream) -> String {
        message(
            HandleKind::Attr,
            quote!(dialect = "test", mnemonic = "a", #args),
            fields,
        )
    }

    #[test]
    fn formats_mention_every_parameter_once() {
        let format = |format: &str| attr(quote!(format = #format), quote!(x: u32, y: bool));
        assert_eq!(format("`<` $x `,` $y `>`"), "valid");
        assert_eq!(format("`<` struct(params) `>`"), "valid");
        assert_eq!(format("`<` $x (`,` $y^)? `>`"), "valid");
        assert_eq!(format("`<` $x `>`"), "`$y` is missing in the format");
        assert_eq!(format("$x $x $y"), "`$x` is mentioned twice");
        assert_eq!(
            format("$x params"),
            "`$x` is mentioned twice: `params` is all of them"
        );
        assert_eq!(format("$z"), "unknown parameter `$z`");
        assert_eq!(format("all"), "unknown directive `all`");
        assert_eq!(
            format("`;` params"),
            "`;` is neither punctuation nor a word"
        );
        assert_eq!(format("`< params"), "a literal is not closed");
    }

    #[test]
    fn groups_have_one_anchor_and_an_end() {
        let format = |format: &str| attr(quote!(format = #format), quote!(x: u32, y: bool));
        assert_eq!(format("(`<` $x^ `>`) : ($y)?"), "valid");
        assert_eq!(
            format("$y (`<` $x `>`)?"),
            "a group has a parameter with `^`"
        );
        assert_eq!(format("(`<` $x^ $y^ `>`)?"), "a group has one `^`");
        assert_eq!(format("$x^ $y"), "`^` is outside of a group");
        assert_eq!(format("(`<` params^ `>`)"), "a group ends with `)?`");
        assert_eq!(format("(`<` params^ `>`"), "`(` is not closed");
        assert_eq!(
            format("$y ($x^)?"),
            "a group that does not start with a literal has one after it"
        );
    }

    #[test]
    fn arguments_fit_each_other() {
        let field = || quote!(x: u32);
        let text = |args| attr(args, field());
        assert_eq!(text(quote!(custom)), "valid");
        assert_eq!(
            text(quote!()),
            "a kind with parameters requires `format = \"..\"` or `custom`"
        );
        assert_eq!(
            text(quote!(custom, format = "$x")),
            "the text is either `custom` or has a `format`"
        );
        assert_eq!(text(quote!(custom, typed = y)), "no field of this name");
        assert_eq!(
            text(quote!(custom, kind = 1)),
            "unknown argument `kind`; expected one of dialect, mnemonic, definition, format, verify, class, classify, typed, custom, alias, own_get"
        );
        assert_eq!(
            text(quote!(custom, class = TypeClass::EMPTY)),
            "`class` belongs to types"
        );
        let ty = |args| message(HandleKind::Type, args, field());
        assert_eq!(ty(quote!(dialect = "test")), "valid");
        assert_eq!(ty(quote!()), "`dialect = ..` is missing");
        assert_eq!(
            ty(quote!(dialect = "test", typed = x)),
            "`typed` belongs to attributes"
        );
        assert_eq!(
            ty(quote!(dialect = "test", format = "$x")),
            "`format` requires `mnemonic`"
        );
    }

    #[test]
    fn fields_say_once_that_they_may_be_left_out() {
        let fields = |fields| attr(quote!(custom), fields);
        assert_eq!(fields(quote!(#[optional] x: u32)), "valid");
        assert_eq!(
            fields(quote!(#[optional] x: Option<u32>)),
            "an `Option` is optional without `#[optional]`"
        );
        assert_eq!(
            fields(quote!(#[optional] #[default(1)] x: u32)),
            "a parameter is optional or has a default, not both"
        );
        let message = fields(quote!(#[other] x: u32));
        assert!(
            message.starts_with("unknown attribute: parameters take"),
            "{message}"
        );
    }
}
