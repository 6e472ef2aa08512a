//! What is wrong with a definition, as far as the definition alone tells. Types are the business of the format's compiler.

use crate::parse::{Arity, Op, Part};
use syn::{Attribute, Error, Expr, ExprLit, Ident, Lit, LitStr, Result};

pub(crate) fn check(op: &Op) -> Result<()> {
    name(&op.name)?;
    duplicates(op)?;
    segments(op)?;
    last_varies(&op.regions, "region")?;
    last_varies(&op.successors, "successor")?;
    match &op.args.format {
        Some(Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        })) => format(op, text),
        // What a constant holds is seen by the format's compiler.
        _ => Ok(()),
    }
}

fn name(name: &LitStr) -> Result<()> {
    let text = name.value();
    match text.split_once('.') {
        Some((dialect, mnemonic)) if !dialect.is_empty() && !mnemonic.is_empty() => Ok(()),
        _ => Err(Error::new(
            name.span(),
            format!("`{text}` is no name of an operation: write \"dialect.mnemonic\""),
        )),
    }
}

/// `#[setter]`: only a group that may be empty can be left out.
pub(crate) fn setter(attr: &Attribute, kind: &Ident, arity: Arity) -> Result<()> {
    if kind == "Operand" && arity == Arity::Variadic {
        return Ok(());
    }
    let message = "`#[setter]` belongs to `Variadic<Operand<..>>`: what is optional or has a default is a setter already";
    Err(Error::new_spanned(attr, message))
}

/// `#[unique]`: the type of one result.
pub(crate) fn unique(attr: &Attribute, kind: &Ident, arity: Arity) -> Result<()> {
    if kind == "Res" && arity == Arity::One {
        return Ok(());
    }
    let message =
        "`#[unique]` belongs to `Res<..>`: how many results a group has follows from no type";
    Err(Error::new_spanned(attr, message))
}

fn parts(op: &Op) -> impl Iterator<Item = (&'static str, &Part)> {
    let lists = [
        ("operand", &op.operands),
        ("property", &op.props),
        ("result", &op.results),
        ("region", &op.regions),
        ("successor", &op.successors),
    ];
    lists
        .into_iter()
        .flat_map(|(what, list)| list.iter().map(move |part| (what, part)))
}

fn duplicates(op: &Op) -> Result<()> {
    let all: Vec<&Part> = parts(op).map(|(_, part)| part).collect();
    for (at, part) in all.iter().enumerate() {
        // MLIR's definitions leave some values without a name; no format can mention these.
        let is_named = !part.mlir_name.is_empty();
        let same = |other: &&Part| {
            other.ident == part.ident || is_named && other.mlir_name == part.mlir_name
        };
        if all[..at].iter().any(same) {
            let message = format!(
                "`{}` is declared twice: operands, properties, results, regions and successors have different names",
                part.mlir_name
            );
            return Err(Error::new(part.ident.span(), message));
        }
    }
    Ok(())
}

/// Where several groups vary in number, something tells how many values each has.
fn segments(op: &Op) -> Result<()> {
    let lists = [
        (
            "operands",
            &op.operands,
            ["ATTR_SIZED_OPERAND_SEGMENTS", "SAME_VARIADIC_OPERAND_SIZE"],
        ),
        (
            "results",
            &op.results,
            ["ATTR_SIZED_RESULT_SEGMENTS", "SAME_VARIADIC_RESULT_SIZE"],
        ),
    ];
    for (what, list, traits) in lists {
        let varies = |part: &&Part| part.arity != Arity::One;
        let Some(second) = list.iter().filter(varies).nth(1) else {
            continue;
        };
        let [sized, _] = traits;
        if !traits.iter().any(|name| op.has_trait(name)) {
            let message = format!(
                "`{}` is the second group of {what} that varies in number: add `traits({sized})`",
                second.mlir_name
            );
            return Err(Error::new(second.ident.span(), message));
        }
    }
    Ok(())
}

fn last_varies(list: &[Part], what: &str) -> Result<()> {
    let Some((_, others)) = list.split_last() else {
        return Ok(());
    };
    match others.iter().find(|part| part.arity != Arity::One) {
        Some(part) => Err(Error::new(
            part.ident.span(),
            format!(
                "only the last {what} may vary in number: move `{}` to the end",
                part.mlir_name
            ),
        )),
        None => Ok(()),
    }
}

/// The names in a format.
#[derive(Default)]
struct Mentions {
    /// Variables, not those that only tell a type.
    values: Vec<String>,
    /// All variables.
    names: Vec<String>,
    /// Directives.
    words: Vec<String>,
}

/// Directives, and the words that are arguments of some.
const WORDS: [&str; 13] = [
    "attr-dict",
    "attr-dict-with-keyword",
    "prop-dict",
    "operands",
    "results",
    "successors",
    "regions",
    "type",
    "functional-type",
    "qualified",
    "custom",
    "oilist",
    "ref",
];

fn mentions(text: &str) -> std::result::Result<Mentions, String> {
    let mut found = Mentions::default();
    // The directives around, and the one whose arguments may begin.
    let mut around: Vec<String> = Vec::new();
    let mut last = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        rest = &rest[first.len_utf8()..];
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
        let word_of = |rest: &str| rest.chars().take_while(|c| is_word(*c)).collect::<String>();
        match first {
            '`' | '"' => {
                let end = rest
                    .find(first)
                    .ok_or_else(|| format!("a {first} is not closed"))?;
                rest = &rest[end + 1..];
            }
            '$' => {
                let name = word_of(rest);
                rest = &rest[name.len()..];
                let only_type =
                    |word: &String| matches!(word.as_str(), "type" | "ref" | "functional-type");
                if !around.iter().any(only_type) {
                    found.values.push(name.clone());
                }
                found.names.push(name);
            }
            '(' => around.push(std::mem::take(&mut last)),
            ')' => {
                around.pop().ok_or("a `)` closes nothing")?;
            }
            '<' => {
                let name = word_of(rest);
                rest = &rest[name.len()..];
                // The name of a directive does not end `custom`.
                rest = rest
                    .strip_prefix('>')
                    .ok_or("`custom<` wants a name and `>`")?;
                continue;
            }
            _ if is_word(first) => {
                let word = format!("{first}{}", word_of(rest));
                rest = &rest[word.len() - 1..];
                if !WORDS.contains(&word.as_str()) {
                    return Err(format!(
                        "`{word}` is no directive: keywords are written in backquotes, names after `$`"
                    ));
                }
                found.words.push(word.clone());
                last = word;
                continue;
            }
            _ => {}
        }
        last.clear();
    }
    match around.is_empty() {
        true => Ok(found),
        false => Err("a `(` is not closed".to_owned()),
    }
}

/// Errors about the text point at the whole literal: where a part of a literal is, only an unstable part of `proc_macro`
/// (`Literal::subspan`) tells. They name the part instead.
fn format(op: &Op, text: &LitStr) -> Result<()> {
    let found = mentions(&text.value()).map_err(|message| Error::new(text.span(), message))?;
    for name in &found.names {
        if !parts(op).any(|(_, part)| part.mlir_name == *name) {
            let names: Vec<String> = parts(op)
                .map(|(_, part)| format!("`${}`", part.mlir_name))
                .collect();
            let message = format!(
                "the format names `${name}`, and the operation has only: {}",
                names.join(", ")
            );
            return Err(Error::new(text.span(), message));
        }
    }
    let has = |word: &str| found.words.iter().any(|found| found == word);
    if !has("attr-dict") && !has("attr-dict-with-keyword") {
        let message = "the format has no `attr-dict`: attributes would be lost";
        return Err(Error::new(text.span(), message));
    }
    let lost = |ident: &Ident, what: &str, name: &str| {
        let message = format!("the format does not print the {what} `{name}`: add `${name}` to it");
        Err(Error::new(ident.span(), message))
    };
    for (what, part) in parts(op) {
        let all = match what {
            "operand" => "operands",
            "region" => "regions",
            "successor" => "successors",
            _ => continue,
        };
        if !has(all) && !found.values.contains(&part.mlir_name) {
            return lost(&part.ident, what, &part.mlir_name);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::parse::{Op, OpArgs};
    use quote::quote;

    /// The message of the definition with these arguments and fields.
    fn message(args: proc_macro2::TokenStream, fields: proc_macro2::TokenStream) -> String {
        let args: OpArgs = syn::parse2(args).expect("arguments");
        let item = syn::parse2(quote!(struct TestOp { #fields })).expect("a struct");
        match Op::new(args, item) {
            Ok(_) => "valid".to_owned(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn a_format_prints_everything() {
        let fields = quote! { a: Operand<ANY>, b: Operand<ANY>, r: Res<ANY> };
        let with =
            |format: &str| message(quote!(name = "test.op", format = #format), fields.clone());
        assert_eq!(
            with("$a `,` $b attr-dict `:` type($a) type($b) type($r)"),
            "valid"
        );
        assert_eq!(
            with("operands attr-dict `:` functional-type(operands, results)"),
            "valid"
        );
        assert_eq!(
            with("$a attr-dict `:` type($a) type($b) type($r)"),
            "the format does not print the operand `b`: add `$b` to it"
        );
        assert_eq!(
            with("$a `,` $b `:` type($a)"),
            "the format has no `attr-dict`: attributes would be lost"
        );
        assert_eq!(
            with("$a `,` $c attr-dict"),
            "the format names `$c`, and the operation has only: `$a`, `$b`, `$r`"
        );
        assert_eq!(
            with("$a to $b attr-dict"),
            "`to` is no directive: keywords are written in backquotes, names after `$`"
        );
        assert_eq!(with("$a ( `,` $b attr-dict"), "a `(` is not closed");
        assert_eq!(with("$a ) $b attr-dict"), "a `)` closes nothing");
        assert_eq!(with("$a `, $b attr-dict"), "a ` is not closed");
    }

    #[test]
    fn regions_and_successors_are_printed() {
        let format = "attr-dict";
        assert_eq!(
            message(
                quote!(name = "test.op", format = #format),
                quote!(body: Region<ANY>)
            ),
            "the format does not print the region `body`: add `$body` to it"
        );
        assert_eq!(
            message(
                quote!(name = "test.op", format = #format),
                quote!(dest: Succ)
            ),
            "the format does not print the successor `dest`: add `$dest` to it"
        );
    }

    #[test]
    fn names_are_unique() {
        assert_eq!(
            message(
                quote!(name = "test.op"),
                quote!(a: Operand<ANY>, a: Res<ANY>)
            ),
            "`a` is declared twice: operands, properties, results, regions and successors have different names"
        );
        assert_eq!(
            message(
                quote!(name = "test.op"),
                quote!(a: Operand<ANY>, #[mlir("a")] b: Prop<ANY>)
            ),
            "`a` is declared twice: operands, properties, results, regions and successors have different names"
        );
        assert_eq!(
            message(quote!(name = "op"), quote!()),
            "`op` is no name of an operation: write \"dialect.mnemonic\""
        );
    }

    #[test]
    fn attributes_of_fields_fit_them() {
        let with = |fields| message(quote!(name = "test.op"), fields);
        assert_eq!(
            with(quote!(#[setter] a: Variadic<Operand<ANY>>, #[unique] r: Res<INDEX>)),
            "valid"
        );
        assert_eq!(
            with(quote!(#[setter] a: Optional<Operand<ANY>>)),
            "`#[setter]` belongs to `Variadic<Operand<..>>`: what is optional or has a default is a setter already"
        );
        assert_eq!(
            with(quote!(#[unique] r: Variadic<Res<INDEX>>)),
            "`#[unique]` belongs to `Res<..>`: how many results a group has follows from no type"
        );
    }

    #[test]
    fn sizes_of_groups_are_known() {
        let operands = quote!(a: Variadic<Operand<ANY>>, b: Optional<Operand<ANY>>);
        assert_eq!(
            message(quote!(name = "test.op"), operands.clone()),
            "`b` is the second group of operands that varies in number: add `traits(ATTR_SIZED_OPERAND_SEGMENTS)`"
        );
        let sized = quote!(name = "test.op", traits(ATTR_SIZED_OPERAND_SEGMENTS));
        assert_eq!(message(sized, operands.clone()), "valid");
        let same = quote!(name = "test.op", traits(SAME_VARIADIC_OPERAND_SIZE));
        assert_eq!(message(same, operands), "valid");
        assert_eq!(
            message(
                quote!(name = "test.op"),
                quote!(a: Variadic<Res<ANY>>, b: Variadic<Res<ANY>>)
            ),
            "`b` is the second group of results that varies in number: add `traits(ATTR_SIZED_RESULT_SEGMENTS)`"
        );
        assert_eq!(
            message(quote!(name = "test.op"), quote!(a: Variadic<Succ>, b: Succ)),
            "only the last successor may vary in number: move `a` to the end"
        );
    }
}
