//! Reading the arguments of the attributes: `key = value`, `key(list)` and `key`, with commas between them.

use proc_macro2::Span;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Error, Ident, Result, Token};

/// Arguments that may be given several times.
const REPEATED: [&str; 2] = ["same_type", "types_match"];

/// Reads all arguments. `set` gets each key and the input after it, and says whether it knows the key; `names` are those it
/// knows, for messages.
pub(crate) fn each_arg(
    input: ParseStream,
    names: &[&str],
    mut set: impl FnMut(&Ident) -> Result<bool>,
) -> Result<()> {
    let mut seen: Vec<String> = Vec::new();
    while !input.is_empty() {
        let key: Ident = input.parse()?;
        let text = key.to_string();
        if seen.contains(&text) && !REPEATED.contains(&text.as_str()) {
            return Err(Error::new(key.span(), format!("`{key}` is given twice")));
        }
        seen.push(text);
        if !set(&key)? {
            let known = names.join(", ");
            let message = format!("unknown argument `{key}`: there are {known}");
            return Err(Error::new(key.span(), message));
        }
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
    }
    Ok(())
}

/// `= value`
pub(crate) fn value<T: Parse>(input: ParseStream) -> Result<Option<T>> {
    input.parse::<Token![=]>()?;
    input.parse().map(Some)
}

/// `(element, element, ..)`
pub(crate) fn list<T: Parse>(input: ParseStream) -> Result<Vec<T>> {
    let content;
    syn::parenthesized!(content in input);
    let elements = Punctuated::<T, Token![,]>::parse_terminated(&content)?;
    Ok(elements.into_iter().collect())
}

/// The name of a field or case for the code that is made of it. It is where the author wrote it and belongs to the macro's code:
/// lints about code that nothing uses ignore that.
pub(crate) fn made(ident: &Ident) -> Ident {
    let span = ident.span().resolved_at(Span::mixed_site());
    let mut ident = ident.clone();
    ident.set_span(span);
    ident
}
