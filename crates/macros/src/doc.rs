//! Generates the documentation of an operation's view: its text form, its parts and their constraints, its traits and
//! interfaces.
//!
//! The pages of `terrace docs` have the same sections. They are generated from definitions, in which constraints have
//! descriptions. In the macro a constraint is only a path, so the documentation links to the constant.

use crate::parse::{Arity, Op, Part};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use std::fmt::Write;
use syn::{Expr, ExprLit, Lit, Path, Type, TypeParamBound};

/// Returns the lines to append to the doc comment, with a permission to link to private constants.
pub(crate) fn attributes(op: &Op) -> TokenStream {
    let text = text(op);
    let intrinsic = crate::expand::intrinsic_name(op);
    let summary = match crate::expand::doc_lines(&op.item.attrs).is_empty() {
        true => intrinsic.map(|name| crate::expand::calls(&name)),
        false => None,
    };
    let summary = summary.map(|text| quote!(#[doc = #text]));
    quote! {
        #summary
        #[doc = ""]
        #[doc = #text]
        #[allow(rustdoc::private_intra_doc_links, rustdoc::redundant_explicit_links)]
    }
}

fn text(op: &Op) -> String {
    let mut out = format!("# Operation `{}`\n\n", op.name.value());
    match &op.args.format {
        Some(Expr::Lit(ExprLit {
            lit: Lit::Str(format),
            ..
        })) => {
            let format = format.value();
            let words: Vec<&str> = format.split_whitespace().collect();
            let (name, words) = (op.name.value(), words.join(" "));
            let _ = writeln!(
                out,
                "```text\n{}\n```\n",
                format!("{name} {words}").trim_end()
            );
        }
        Some(Expr::Path(path)) => {
            let _ = writeln!(out, "The format is {}.\n", link("value", &path.path));
        }
        _ => (),
    }
    let lists = [
        ("operand", &op.operands),
        ("property", &op.props),
        ("result", &op.results),
        ("region", &op.regions),
        ("successor", &op.successors),
    ];
    for (title, parts) in lists {
        table(&mut out, title, parts);
    }
    let named = |out: &mut String, title: &str, names: Vec<String>| {
        if !names.is_empty() {
            let _ = writeln!(out, "{title}: {}\n", names.join(", "));
        }
    };
    // A single identifier is a constant of `Traits`; a longer path is a static.
    let name_of = |path: &Path| match path.get_ident() {
        Some(name) => format!("`{name}`"),
        None => link("value", path),
    };
    named(
        &mut out,
        "Traits",
        op.args.traits.iter().map(name_of).collect(),
    );
    let parents = op.args.parents.iter().map(accepted);
    named(&mut out, "Directly inside", parents.collect());
    let terminator = op.args.terminator.iter().map(accepted);
    named(&mut out, "Implicit terminator", terminator.collect());
    let interfaces = op.args.interfaces.iter().map(|row| interface(&row.of));
    named(&mut out, "Interfaces", interfaces.collect());
    let intrinsic = crate::expand::intrinsic_name(op);
    let intrinsic = intrinsic.iter().map(|name| format!("`{name}`"));
    named(&mut out, "Intrinsic", intrinsic.collect());
    out
}

/// Writes a table of operands, properties, results, regions or successors, with name, constraint and arity.
fn table(out: &mut String, title: &str, parts: &[Part]) {
    if parts.is_empty() {
        return;
    }
    let _ = writeln!(out, "| {title} | accepts | |\n|---|---|---|");
    for part in parts {
        let accepts: Vec<String> = match part.flag {
            true => vec!["a unit attribute".to_owned()],
            false => [&part.typed, &part.constraint]
                .into_iter()
                .flatten()
                .map(accepted)
                .collect(),
        };
        let presence = match (part.arity, &part.default) {
            (_, Some(_)) => "has a default",
            (Arity::One, None) => "",
            (Arity::Optional, None) => "optional",
            (Arity::Variadic, None) => "any number",
        };
        let (name, accepts) = (&part.mlir_name, accepts.join(", "));
        let _ = writeln!(out, "| `{name}` | {accepts} | {presence} |");
    }
    out.push('\n');
}

/// Returns a link to a constraint or a Rust type.
fn accepted(ty: &Type) -> String {
    match ty {
        Type::Path(path) if path.qself.is_none() => {
            let is_type = path
                .path
                .segments
                .last()
                .is_some_and(|last| last.ident.to_string().contains(char::is_lowercase));
            link(if is_type { "type" } else { "value" }, &path.path)
        }
        _ => code(ty),
    }
}

/// Returns a link to the interface of `dyn Interface`.
fn interface(ty: &Type) -> String {
    match ty {
        Type::TraitObject(object) => match object.bounds.first() {
            Some(TypeParamBound::Trait(bound)) => link("type", &bound.path),
            _ => code(ty),
        },
        _ => code(ty),
    }
}

/// Returns a link to an item. Its text is the last segment of the path.
fn link(namespace: &str, path: &Path) -> String {
    let segments = path.segments.iter();
    let names: Vec<String> = segments.map(|segment| segment.ident.to_string()).collect();
    let has_arguments = path
        .segments
        .iter()
        .any(|segment| !segment.arguments.is_empty());
    match names.last() {
        // Absolute paths start with crate names, which differ for crates that depend only on `terrace`.
        Some(last) if path.leading_colon.is_none() && !has_arguments => {
            format!("[`{last}`]({namespace}@{})", names.join("::"))
        }
        _ => code(path),
    }
}

fn code(tokens: &impl ToTokens) -> String {
    format!("`{}`", tokens.to_token_stream()).replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use crate::parse::Op;
    use quote::quote;

    #[test]
    fn the_documentation_has_text_parts_traits_and_interfaces() {
        let args = quote! {
            name = "test.load",
            traits(PURE, own::PAIRED),
            parents(LoopOp),
            interfaces(dyn memory::Reads = MODEL, dyn Plain),
            format = "$from `[` $indices `]`\n    $body $next attr-dict `:` type($from)"
        };
        let fields = quote! {
            from: Operand<MemRefType, ANY_MEMREF>,
            indices: Variadic<Operand<INDEX>>,
            volatile: Flag,
            #[mlir("byteAlignment")]
            #[default(1)]
            alignment: Prop<Int64, constraints::ALIGNMENT>,
            order: Optional<Prop<Order>>,
            result: Res<ANY>,
            body: Region<RegionKind::ANY>,
            next: Succ,
        };
        let args = syn::parse2(args).expect("arguments");
        let item = syn::parse2(quote!(struct LoadOp { #fields })).expect("a struct");
        let (op, errors) = Op::new(args, item);
        assert_eq!(errors.first(), None);
        let expected = "\
# Operation `test.load`

```text
test.load $from `[` $indices `]` $body $next attr-dict `:` type($from)
```

| operand | accepts | |
|---|---|---|
| `from` | [`MemRefType`](type@MemRefType), [`ANY_MEMREF`](value@ANY_MEMREF) |  |
| `indices` | [`INDEX`](value@INDEX) | any number |

| property | accepts | |
|---|---|---|
| `volatile` | a unit attribute | optional |
| `byteAlignment` | [`Int64`](type@Int64), [`ALIGNMENT`](value@constraints::ALIGNMENT) | has a default |
| `order` | [`Order`](type@Order) | optional |

| result | accepts | |
|---|---|---|
| `result` | [`ANY`](value@ANY) |  |

| region | accepts | |
|---|---|---|
| `body` | [`ANY`](value@RegionKind::ANY) |  |

| successor | accepts | |
|---|---|---|
| `next` |  |  |

Traits: `PURE`, [`PAIRED`](value@own::PAIRED)

Directly inside: [`LoopOp`](type@LoopOp)

Interfaces: [`Reads`](type@memory::Reads), [`Plain`](type@Plain)

";
        assert_eq!(super::text(&op), expected);
    }
}
