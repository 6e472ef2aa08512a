//! `#[dialect_enum]`: generates the Rust type, the `EnumDef` and the `PropType` of an enumeration.

use crate::args::{Errors, each_arg, made, value};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{
    Attribute, Error, Expr, ExprLit, Ident, ItemEnum, Lit, LitInt, LitStr, Path, Result, Variant,
};

/// The arguments of `#[dialect_enum(..)]`.
#[derive(Default)]
pub(crate) struct EnumArgs {
    dialect: Option<LitStr>,
    mnemonic: Option<LitStr>,
    int: Option<LitInt>,
    flags: Option<LitStr>,
    cpp: Option<LitStr>,
    summary: Option<LitStr>,
    parameter: Option<LitStr>,
    desc: Option<LitStr>,
    constraint: Option<Path>,
    bare: bool,
    of: Option<Path>,
    /// The errors in the arguments. Invalid arguments are dropped.
    errors: Errors,
}

/// The traits that the generated type derives.
const MADE: &[&str] = &["Clone", "Copy", "PartialEq", "Eq", "Hash", "Debug"];

/// The names of the arguments.
const NAMES: &[&str] = &[
    "dialect",
    "mnemonic",
    "int",
    "flags",
    "cpp",
    "summary",
    "parameter",
    "desc",
    "constraint",
    "bare",
    "of",
];

impl Parse for EnumArgs {
    fn parse(input: ParseStream) -> Result<Self> {
        let mut args = EnumArgs::default();
        args.errors = each_arg(input, NAMES, |key, input| {
            match key.to_string().as_str() {
                "dialect" => args.dialect = value(input)?,
                "mnemonic" => args.mnemonic = value(input)?,
                "int" => args.int = value(input)?,
                "flags" => args.flags = value(input)?,
                "cpp" => args.cpp = value(input)?,
                "summary" => args.summary = value(input)?,
                "parameter" => args.parameter = value(input)?,
                "desc" => args.desc = value(input)?,
                "constraint" => args.constraint = value(input)?,
                "bare" => args.bare = true,
                "of" => args.of = value(input)?,
                _ => return Ok(false),
            }
            Ok(true)
        });
        Ok(args)
    }
}

/// A case or flag.
struct Case {
    ident: Ident,
    text: LitStr,
    value: Expr,
    docs: Vec<Attribute>,
}

const NO_PAIR: &str = "expected the value and the text of the case: `= (0, \"text\")`";

const NO_TEXT: &str = "a case of an enumeration with `of` has a text: `= \"text\"`";

/// A different text for a case of the enumeration that `of` names.
struct Renamed {
    ident: Ident,
    text: LitStr,
}

/// Returns the cases that an enumeration with `of` lists, without invalid ones.
fn renamed(item: &ItemEnum, errors: &mut Errors) -> Vec<Renamed> {
    let one = |variant: &Variant| match &variant.discriminant {
        Some((
            _,
            Expr::Lit(ExprLit {
                lit: Lit::Str(text),
                ..
            }),
        )) if variant.fields.is_empty() => Ok(Renamed {
            ident: variant.ident.clone(),
            text: text.clone(),
        }),
        _ => Err(Error::new(variant.ident.span(), NO_TEXT)),
    };
    let variants = item.variants.iter();
    variants
        .filter_map(|variant| errors.take(one(variant)))
        .collect()
}

/// Returns the valid cases.
fn cases(item: &ItemEnum, flags: bool, errors: &mut Errors) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for variant in &item.variants {
        let case = case(variant, flags, &cases);
        cases.extend(errors.take(case));
    }
    cases
}

/// Returns the value and the text of a case, parsed from `= (value, "text")`.
fn value_and_text(discriminant: &Expr) -> Option<(&Expr, &LitStr)> {
    let Expr::Tuple(pair) = discriminant else {
        return None;
    };
    match pair.elems.iter().collect::<Vec<_>>()[..] {
        [
            value,
            Expr::Lit(ExprLit {
                lit: Lit::Str(text),
                ..
            }),
        ] => Some((value, text)),
        _ => None,
    }
}

/// Parses a case. `others` contains the earlier cases.
fn case(variant: &Variant, flags: bool, others: &[Case]) -> Result<Case> {
    let error = |message: &str| Error::new(variant.ident.span(), message);
    let mut docs = variant.attrs.clone();
    if let Some(attr) = docs.iter().find(|attr| !attr.path().is_ident("doc")) {
        return Err(Error::new_spanned(
            attr,
            "unknown attribute; cases have no attributes",
        ));
    }
    if !variant.fields.is_empty() {
        return Err(error("a case has no fields"));
    }
    let discriminant = variant.discriminant.as_ref().map(|(_, value)| value);
    let Some((value, text)) = discriminant.and_then(value_and_text) else {
        return Err(error(NO_PAIR));
    };
    if let Some(other) = others.iter().find(|case| case.text.value() == text.value()) {
        let message = format!("`{}` has this text already", other.ident);
        return Err(Error::new(text.span(), message));
    }
    let number = |value: &Expr| match value {
        Expr::Lit(ExprLit {
            lit: Lit::Int(number),
            ..
        }) => number.base10_parse::<u64>().ok(),
        _ => None,
    };
    let same = |case: &&Case| number(value).is_some() && number(&case.value) == number(value);
    // A flag may combine several bits, and two flags may have the same value.
    if let Some(other) = others.iter().find(same).filter(|_| !flags) {
        let message = format!("`{}` has this value already", other.ident);
        return Err(Error::new_spanned(value, message));
    }
    if docs.is_empty() {
        let doc = format!("`{}`", text.value());
        docs.push(syn::parse_quote!(#[doc = #doc]));
    }
    Ok(Case {
        ident: made(&variant.ident),
        text: text.clone(),
        value: value.clone(),
        docs,
    })
}

fn check(args: &EnumArgs, item: &ItemEnum) -> Result<()> {
    let missing = |what: &str| Error::new(item.ident.span(), format!("`{what} = ..` is missing"));
    if args.dialect.is_none() {
        return Err(missing("dialect"));
    }
    if let Some(int) = &args.int
        && !matches!(int.base10_digits(), "32" | "64")
    {
        return Err(Error::new(
            int.span(),
            "enumerations are integers of 32 or 64 bits",
        ));
    }
    if args.bare && (args.mnemonic.is_none() || args.int.is_some()) {
        return Err(Error::new(item.ident.span(), "`bare` requires `mnemonic`"));
    }
    Ok(())
}

/// Generates the errors and the enumeration. Invalid parts are dropped, because code that uses the enumeration must not
/// report follow-up errors.
pub(crate) fn expand(args: EnumArgs, item: ItemEnum) -> TokenStream {
    let (tokens, errors) = checked(args, item);
    let errors = errors.into_compile_errors();
    quote! { #errors #tokens }
}

fn checked(mut args: EnumArgs, mut item: ItemEnum) -> (TokenStream, Errors) {
    let mut errors = std::mem::take(&mut args.errors);
    errors.take(crate::args::no_derives(&mut item.attrs, MADE));
    if errors.is_empty() {
        errors.take(check(&args, &item));
    }
    let (rows, ty) = match &args.of {
        Some(of) => {
            let renamed = renamed(&item, &mut errors);
            item.variants.clear();
            (shared_rows(of, &renamed), shared_type(&item, of))
        }
        None => {
            let cases = cases(&item, args.flags.is_some(), &mut errors);
            if cases.is_empty() {
                if errors.is_empty() {
                    errors.add(Error::new(item.ident.span(), "an enumeration has a case"));
                }
                return (TokenStream::new(), errors);
            }
            let ty = match &args.flags {
                Some(_) => flags(&item, &cases),
                None => cases_type(&item, &cases),
            };
            (own_rows(&cases), ty)
        }
    };
    let name = &item.ident;
    let def = definition(name, &args, &rows);
    let prop = prop_type(&args, name);
    let tokens = quote! {
        #ty

        const _: () = {
            static DEF: ::terrace_ir::EnumDef = #def;

            impl #name {
                /// The texts and values of the cases.
                pub const DEF: &'static ::terrace_ir::EnumDef = &DEF;
            }
        };

        #prop
    };
    (tokens, errors)
}

/// Generates the texts and values of an enumeration's own cases.
fn own_rows(cases: &[Case]) -> TokenStream {
    let rows = cases.iter().map(|case| {
        let (text, value) = (&case.text, &case.value);
        quote!((#text, #value))
    });
    quote!(&[#(#rows),*])
}

/// Generates the texts and values of the cases of `of`, some with a different text.
fn shared_rows(of: &Path, renamed: &[Renamed]) -> TokenStream {
    if renamed.is_empty() {
        return quote!(#of::CASES);
    }
    let rows = renamed.iter().map(|row| {
        let (ident, text) = (&row.ident, &row.text);
        quote!((#of::#ident.value(), #text))
    });
    quote! {{
        const ROWS: [(&str, u64); #of::CASES.len()] =
            ::terrace_ir::EnumDef::renamed(#of::CASES, &[#(#rows),*]);
        &ROWS
    }}
}

/// Generates the type that represents the enumeration `of` as an attribute. Its methods are on this type, because `of`
/// may be in another crate.
fn shared_type(item: &ItemEnum, of: &Path) -> TokenStream {
    let name = &item.ident;
    quote! {
        #item

        impl #name {
            /// Returns the text of a case.
            pub fn keyword(case: #of) -> &'static str {
                Self::DEF.case_of(case.value()).unwrap_or_default()
            }
        }
    }
}

fn definition(name: &Ident, args: &EnumArgs, rows: &TokenStream) -> TokenStream {
    let text = |text: &Option<LitStr>| {
        text.as_ref()
            .map_or_else(|| quote!(""), |text| quote!(#text))
    };
    let (dialect, mnemonic) = (text(&args.dialect), text(&args.mnemonic));
    let own_name = || {
        format!(
            "::{}::{name}",
            args.dialect
                .as_ref()
                .map_or_else(String::new, LitStr::value)
        )
    };
    let cpp = args.cpp.as_ref().map_or_else(own_name, LitStr::value);
    let (summary, parameter) = (text(&args.summary), text(&args.parameter));
    let (flags, separator, bare) = (args.flags.is_some(), text(&args.flags), args.bare);
    quote! {
        ::terrace_ir::EnumDef {
            dialect: #dialect,
            mnemonic: #mnemonic,
            cases: #rows,
            bare: #bare,
            flags: #flags,
            separator: #separator,
            cpp_type: #cpp,
            summary: #summary,
            parameter: #parameter,
        }
    }
}

/// Generates the Rust type of an enumeration of cases.
fn cases_type(item: &ItemEnum, cases: &[Case]) -> TokenStream {
    let (name, vis, attrs) = (&item.ident, &item.vis, &item.attrs);
    let idents: Vec<&Ident> = cases.iter().map(|case| &case.ident).collect();
    let texts: Vec<&LitStr> = cases.iter().map(|case| &case.text).collect();
    let variants = cases.iter().map(|case| {
        let (docs, ident, value) = (&case.docs, &case.ident, &case.value);
        quote!(#(#docs)* #ident = #value)
    });
    quote! {
        #(#attrs)*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u64)]
        #vis enum #name {
            #(#variants),*
        }

        impl #name {
            /// All cases, in definition order.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];

            /// Returns the case with a value.
            pub fn from_value(value: u64) -> Option<Self> {
                Self::ALL.iter().copied().find(|&case| case as u64 == value)
            }

            /// Returns the stored number.
            pub const fn value(self) -> u64 {
                self as u64
            }

            /// Returns the text of the case.
            pub const fn keyword(self) -> &'static str {
                match self {
                    #(Self::#idents => #texts),*
                }
            }

            /// Returns the case with a text.
            pub fn from_keyword(keyword: &str) -> Option<Self> {
                match keyword {
                    #(#texts => Some(Self::#idents),)*
                    _ => None,
                }
            }
        }
    }
}

/// Generates the Rust type of an enumeration of flags.
fn flags(item: &ItemEnum, cases: &[Case]) -> TokenStream {
    let (name, vis, attrs) = (&item.ident, &item.vis, &item.attrs);
    let flags = cases.iter().map(|case| {
        let (docs, ident, value) = (&case.docs, &case.ident, &case.value);
        quote!(#(#docs)* pub const #ident: Self = Self(#value);)
    });
    quote! {
        #(#attrs)*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        #vis struct #name(u64);

        impl #name {
            #(#flags)*

            /// The set without flags.
            pub const EMPTY: Self = Self(0);

            /// Returns the set with these bits, or `None` if a bit is not a flag.
            pub fn from_value(value: u64) -> Option<Self> {
                Self::DEF.is_valid(value).then_some(Self(value))
            }

            /// Returns the bits, which are stored.
            pub const fn value(self) -> u64 {
                self.0
            }

            /// Returns the union of the sets.
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Returns the intersection of the sets.
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Returns the flags that are not in `other`.
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Returns true if all flags of `other` are set.
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Returns true if no flag is set.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }

        impl ::std::ops::BitOr for #name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                self.or(other)
            }
        }
    }
}

/// Generates the implementation of `PropType` for the enumeration, if it is an attribute.
fn prop_type(args: &EnumArgs, name: &Ident) -> TokenStream {
    let desc = args
        .desc
        .as_ref()
        .map_or_else(|| quote!(""), |desc| quote!(#desc));
    let (from_attr, attr, syntax) = match (&args.int, &args.mnemonic) {
        // The attribute belongs to the builtin dialect, so the code refers to that crate.
        (Some(width), _) => {
            let ty = format_ident!("I{}", width.base10_digits());
            let ty = quote!(::terrace_ir::Type::#ty);
            (
                quote!(::terrace_builtin::attrs::int_of_type(ctx, attr, #ty)? as u64),
                quote!(::terrace_builtin::attrs::AttrBuilder::int(ctx, #ty, value.value() as i64)),
                quote!(::terrace_ir::AttrSyntax::IntEnum(#name::DEF, |_| #ty)),
            )
        }
        (None, Some(_)) => {
            let syntax = if args.bare {
                quote!(EnumKeyword)
            } else {
                quote!(Enum)
            };
            (
                quote!(ctx.enum_value(attr, Self::DEF)?),
                quote!(ctx.enum_attr(Self::DEF, value.value())),
                quote!(::terrace_ir::AttrSyntax::#syntax(#name::DEF)),
            )
        }
        (None, None) => return TokenStream::new(),
    };
    let constraint = match &args.constraint {
        Some(path) => quote!(#path),
        None => quote! {
            ::terrace_ir::AttrConstraint {
                check: |ctx, attr| #name::from_attr(ctx, attr).is_some(),
                desc: #desc,
                syntax: #syntax,
                class: ::terrace_ir::AttrClass::Constraint,
            }
        },
    };
    let ty = args
        .of
        .as_ref()
        .map_or_else(|| quote!(#name), |of| quote!(#of));
    let (receiver, it) = match &args.of {
        Some(_) => (quote!(value: #ty), quote!(value)),
        None => (quote!(self), quote!(self)),
    };
    quote! {
        impl #name {
            /// Returns the value of an attribute.
            pub fn from_attr(ctx: &::terrace_ir::Context, attr: ::terrace_ir::Attr) -> Option<#ty> {
                #ty::from_value(#from_attr)
            }

            /// Returns the attribute with the value.
            pub fn attr(#receiver, ctx: &::terrace_ir::Context) -> ::terrace_ir::Attr {
                <Self as ::terrace_ir::PropType>::into_attr(#it, ctx)
            }
        }

        impl ::terrace_ir::PropType for #name {
            type Value<'c> = #ty;

            const CONSTRAINT: ::terrace_ir::AttrConstraint = #constraint;

            fn from_attr(ctx: &::terrace_ir::Context, attr: ::terrace_ir::Attr) -> Option<#ty> {
                #name::from_attr(ctx, attr)
            }

            fn into_attr(value: #ty, ctx: &::terrace_ir::Context) -> ::terrace_ir::Attr {
                #attr
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{EnumArgs, NO_PAIR, NO_TEXT, checked};
    use proc_macro2::TokenStream;
    use quote::quote;

    /// Returns the message about an enumeration with these arguments and cases.
    fn message(args: TokenStream, cases: TokenStream) -> String {
        let args: EnumArgs = match syn::parse2(args) {
            Ok(args) => args,
            Err(error) => return error.to_string(),
        };
        let item = syn::parse2(quote!(enum Test { #cases })).expect("an enum");
        let (_, errors) = checked(args, item);
        errors.first().unwrap_or_else(|| "valid".to_owned())
    }

    #[test]
    fn cases_have_text_and_value() {
        let with = |cases| message(quote!(dialect = "test", cpp = "::Test", int = 64), cases);
        assert_eq!(with(quote!(A = (0, "a"))), "valid");
        for lacking in [
            quote!(A = 0),
            quote!(A),
            quote!(A = (0, 1)),
            quote!(A = (0, "a", 1)),
        ] {
            assert_eq!(with(lacking), NO_PAIR);
        }
        assert_eq!(
            with(quote!(A = (0, "a"), B = (1, "a"))),
            "`A` has this text already"
        );
    }

    #[test]
    fn cases_of_a_shared_enumeration_have_a_text() {
        let with = |cases| message(quote!(dialect = "test", int = 64, of = Shared), cases);
        assert_eq!(with(quote!()), "valid");
        assert_eq!(with(quote!(A = "a")), "valid");
        for lacking in [quote!(A), quote!(A = 0), quote!(A = (0, "a"))] {
            assert_eq!(with(lacking), NO_TEXT);
        }
    }

    #[test]
    fn arguments_fit_each_other() {
        let with = |args| message(args, quote!(A = (0, "a")));
        assert_eq!(with(quote!(cpp = "::Test")), "`dialect = ..` is missing");
        assert_eq!(
            with(quote!(dialect = "test", cpp = "::Test", int = 8)),
            "enumerations are integers of 32 or 64 bits"
        );
        assert_eq!(
            with(quote!(dialect = "test", cpp = "::Test", bare)),
            "`bare` requires `mnemonic`"
        );
        assert_eq!(
            with(quote!(kind = "test")),
            "unknown argument `kind`; expected one of dialect, mnemonic, int, flags, cpp, summary, parameter, desc, constraint, bare, of"
        );
    }
}
