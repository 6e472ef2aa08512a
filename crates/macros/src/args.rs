//! Parses the arguments of the attributes: comma-separated `key = value`, `key(list)` and `key`.

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::parse::discouraged::Speculative;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Error, Ident, Result, Token};

/// The arguments that may occur several times.
const REPEATED: [&str; 2] = ["same_type", "types_match"];

/// The errors in a definition, which are reported together.
#[derive(Default)]
pub(crate) struct Errors(Option<Error>);

impl Errors {
    pub(crate) fn add(&mut self, error: Error) {
        match &mut self.0 {
            Some(errors) => errors.combine(error),
            None => self.0 = Some(error),
        }
    }

    /// Returns the value of a result. Records the error if there is one.
    pub(crate) fn take<T>(&mut self, result: Result<T>) -> Option<T> {
        result.map_err(|error| self.add(error)).ok()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Returns the compile errors, or no tokens if there are no errors.
    pub(crate) fn into_compile_errors(self) -> TokenStream {
        self.0
            .map_or_else(TokenStream::new, Error::into_compile_error)
    }

    /// Returns the first message.
    #[cfg(test)]
    pub(crate) fn first(&self) -> Option<String> {
        self.0.as_ref().map(Error::to_string)
    }
}

/// Parses all arguments. Calls `set` with each key and the input after it; `set` returns true if it accepts the key.
/// `names` lists the accepted keys for messages. An argument with an error is dropped.
pub(crate) fn each_arg(
    input: ParseStream,
    names: &[&str],
    mut set: impl FnMut(&Ident, ParseStream) -> Result<bool>,
) -> Errors {
    let mut errors = Errors::default();
    let mut seen: Vec<String> = Vec::new();
    while !input.is_empty() {
        // The input is parsed speculatively, because an argument with an error must set nothing.
        let ahead = input.fork();
        match one_arg(&ahead, names, &mut seen, &mut set) {
            Ok(()) => input.advance_to(&ahead),
            Err(error) => {
                errors.add(error);
                skip(input);
            }
        }
    }
    errors
}

fn one_arg(
    input: ParseStream,
    names: &[&str],
    seen: &mut Vec<String>,
    set: &mut impl FnMut(&Ident, ParseStream) -> Result<bool>,
) -> Result<()> {
    if input.peek(syn::Lit) {
        let message = format!("arguments have names, as in `{} = ..`", names[0]);
        return Err(input.error(message));
    }
    let key: Ident = input.parse()?;
    let text = key.to_string();
    if seen.contains(&text) && !REPEATED.contains(&text.as_str()) {
        return Err(Error::new(key.span(), format!("`{key}` is given twice")));
    }
    seen.push(text);
    if !set(&key, input)? {
        let known = names.join(", ");
        let message = format!("unknown argument `{key}`; expected one of {known}");
        return Err(Error::new(key.span(), message));
    }
    if !input.is_empty() {
        input.parse::<Token![,]>()?;
    }
    Ok(())
}

/// Skips the input up to and including the next comma.
fn skip(input: ParseStream) {
    let skipped = input.step(|cursor| {
        let mut rest = *cursor;
        while let Some((tree, next)) = rest.token_tree() {
            rest = next;
            if matches!(&tree, TokenTree::Punct(punct) if punct.as_char() == ',') {
                break;
            }
        }
        Ok(((), rest))
    });
    debug_assert!(skipped.is_ok(), "the step above has no error");
}

/// Parses `= value`.
pub(crate) fn value<T: Parse>(input: ParseStream) -> Result<Option<T>> {
    if !input.peek(Token![=]) {
        return Err(input.error("expected `= ..`"));
    }
    input.parse::<Token![=]>()?;
    input.parse().map(Some)
}

/// A name without quotes.
pub(crate) struct Unquoted<T>(pub T);

impl<T: Parse> Parse for Unquoted<T> {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.peek(syn::LitStr) {
            return Err(input.error("expected name without quotes"));
        }
        input.parse().map(Unquoted)
    }
}

/// Parses a list of names without quotes: `(element, element, ..)`.
pub(crate) fn names<T: Parse>(input: ParseStream) -> Result<Vec<T>> {
    let names = list::<Unquoted<T>>(input)?;
    Ok(names.into_iter().map(|Unquoted(name)| name).collect())
}

/// Parses a list: `(element, element, ..)`.
pub(crate) fn list<T: Parse>(input: ParseStream) -> Result<Vec<T>> {
    if !input.peek(syn::token::Paren) {
        return Err(input.error("expected a list in parentheses, as in `(A, B)`"));
    }
    let content;
    syn::parenthesized!(content in input);
    let elements = Punctuated::<T, Token![,]>::parse_terminated(&content)?;
    Ok(elements.into_iter().collect())
}

/// Returns the name of a field or case for generated code. It has the span of the source and the hygiene of the macro,
/// so lints about unused code ignore it.
pub(crate) fn made(ident: &Ident) -> Ident {
    let span = ident.span().resolved_at(Span::mixed_site());
    let mut ident = ident.clone();
    ident.set_span(span);
    ident
}

/// Returns a name without `r#`.
pub(crate) fn plain(ident: &Ident) -> String {
    ident.to_string().trim_start_matches("r#").to_owned()
}

/// Rejects derives of the traits in `made`, because they would conflict with the macro's implementations. Such derives
/// are removed.
pub(crate) fn no_derives(attrs: &mut Vec<syn::Attribute>, made: &[&str]) -> Result<()> {
    let found = clashing_derive(attrs, made);
    if found.is_err() {
        attrs.retain(|attr| !attr.path().is_ident("derive"));
    }
    found
}

fn clashing_derive(attrs: &[syn::Attribute], made: &[&str]) -> Result<()> {
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("derive")) {
        let derived = attr.parse_args_with(Punctuated::<syn::Path, Token![,]>::parse_terminated)?;
        let clashes = |path: &&syn::Path| {
            let last = path.segments.last();
            last.is_some_and(|last| made.iter().any(|name| last.ident == name))
        };
        if let Some(path) = derived.iter().find(clashes) {
            let message = format!("already derived; the attribute derives {}", made.join(", "));
            return Err(Error::new_spanned(path, message));
        }
    }
    Ok(())
}
