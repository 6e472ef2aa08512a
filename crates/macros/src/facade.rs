//! Adapts paths in generated code for crates that depend only on `terrace`.

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::quote_spanned;

/// The crates that generated code refers to, with their names in `terrace`.
const CRATES: [(&str, &str); 3] = [
    ("terrace_ir", "ir"),
    ("terrace_asm", "asm"),
    ("terrace_builtin", "builtin"),
];

/// Replaces `::terrace_ir` by `::terrace::ir` in code, and the other crates accordingly.
pub(crate) fn through(tokens: TokenStream) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), through(group.stream()));
                inner.set_span(group.span());
                out.push(inner.into());
            }
            TokenTree::Ident(ident) => {
                let known = CRATES.iter().find(|(name, _)| ident == name);
                match known.filter(|_| begins_path(&out)) {
                    Some((_, name)) => {
                        let name = Ident::new(name, ident.span());
                        out.extend(quote_spanned!(ident.span()=> terrace::#name));
                    }
                    None => out.push(ident.into()),
                }
            }
            token => out.push(token),
        }
    }
    out.into_iter().collect()
}

/// Returns true if the tokens end with `::`.
fn begins_path(tokens: &[TokenTree]) -> bool {
    let is_colon = |token: &TokenTree| matches!(token, TokenTree::Punct(at) if at.as_char() == ':');
    matches!(tokens, [.., first, second] if is_colon(first) && is_colon(second))
}
