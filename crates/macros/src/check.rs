//! What is wrong with the parts of a definition.

use crate::args::plain;
use crate::parse::{Arity, Op, Part};
use syn::{Attribute, Error, Ident, LitStr, Result};

pub(crate) fn check(op: &Op) -> Result<()> {
    name(&op.name)?;
    duplicates(op)?;
    taken_names(op)?;
    segments(op)?;
    last_varies(&op.regions, "region")?;
    last_varies(&op.successors, "successor")?;
    if let (Some(terminator), true) = (&op.args.terminator, op.regions.is_empty()) {
        let message = "there is no region that it could end: add a field `Region<..>`";
        return Err(Error::new_spanned(terminator, message));
    }
    crate::format::check(op)
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

fn duplicates(op: &Op) -> Result<()> {
    let all: Vec<&Part> = op.parts().map(|(_, part)| part).collect();
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

/// Names of methods and constants that `#[op]` makes besides the accessors of fields. An accessor of the same name would clash
/// with them, or hide them.
fn taken_names(op: &Op) -> Result<()> {
    let error = |part: &Part, why: &str| {
        let plain = plain(&part.ident);
        let message = format!(
            "`{plain}` is also {why}: give the field another name, and say `#[mlir(\"{}\")]` to keep MLIR's",
            part.mlir_name
        );
        Err(Error::new(part.ident.span(), message))
    };
    for (what, part) in op.parts() {
        let name = plain(&part.ident);
        match name.as_str() {
            "def" | "spec" | "id" | "from_id" | "read" | "cast" => {
                return error(part, "a function of every operation's view");
            }
            "values" | "new" if what == "operand" => {
                return error(part, "a function of what names converted operands");
            }
            "region_count" if has_region_count(op) => {
                return error(part, "what the constructor calls the number of regions");
            }
            _ => (),
        }
        for (other_what, other) in op.parts() {
            if made_for(other_what, other).contains(&name) {
                let field = plain(&other.ident);
                return error(part, &format!("made for the field `{field}`"));
            }
        }
    }
    Ok(())
}

fn has_region_count(op: &Op) -> bool {
    op.regions
        .last()
        .is_some_and(|last| last.arity != Arity::One)
}

/// The names of what is made for a field besides its accessor.
fn made_for(what: &str, part: &Part) -> Vec<String> {
    let name = plain(&part.ident);
    let mut made = Vec::new();
    let mut add = |name: String| made.push(name);
    match what {
        "operand" | "result" => {
            match (&part.typed, part.arity) {
                (Some(_), _) => {
                    add(format!("{name}_ty"));
                    add(format!("{name}_type"));
                }
                (None, Arity::Variadic) => add(format!("{name}_types")),
                (None, _) => add(format!("{name}_type")),
            }
            if what == "operand" && part.arity == Arity::One {
                add(format!("{name}_values"));
            }
        }
        "property" => {
            add(format!("set_{name}"));
            if part.typed.is_some() {
                add(format!("{name}_attr"));
            }
        }
        _ => (),
    }
    made
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
        assert_eq!(
            with("`k` ( `,` type($a) attr-dict"),
            "the format ends too early: a `(` is not closed"
        );
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
    fn names_of_methods_are_taken() {
        let with = |fields| message(quote!(name = "test.op"), fields);
        assert_eq!(
            with(quote!(values: Variadic<Operand<ANY>>)),
            "`values` is also a function of what names converted operands: give the field another name, and say \
             `#[mlir(\"values\")]` to keep MLIR's"
        );
        assert_eq!(
            with(quote!(#[mlir("values")] terms: Variadic<Operand<ANY>>, values: Prop<ANY>)),
            "`values` is declared twice: operands, properties, results, regions and successors have different names"
        );
        assert_eq!(
            with(quote!(#[mlir("values")] terms: Variadic<Operand<ANY>>)),
            "valid"
        );
        assert_eq!(
            with(quote!(id: Prop<ANY>)),
            "`id` is also a function of every operation's view: give the field another name, and say `#[mlir(\"id\")]` to \
             keep MLIR's"
        );
        assert_eq!(
            with(quote!(a: Operand<ANY>, a_type: Prop<ANY>)),
            "`a_type` is also made for the field `a`: give the field another name, and say \
             `#[mlir(\"a_type\")]` to keep MLIR's"
        );
        assert_eq!(
            with(
                quote!(#[mlir("a")] r#type: Prop<ANY>, ctx: Operand<ANY>, body: Region<ANY>, name: Prop<ANY>)
            ),
            "valid"
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
