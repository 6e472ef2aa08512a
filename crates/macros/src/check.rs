//! Checks the parts of a definition.

use crate::args::{Errors, plain};
use crate::parse::{Arity, Op, Part};
use syn::{Attribute, Error, Ident, LitStr, Result};

/// Records the errors of a definition. Removes fields whose names are not unique.
pub(crate) fn check(op: &mut Op, errors: &mut Errors) {
    errors.take(name(&op.name));
    duplicates(op, errors);
    order(op, errors);
    taken_names(op, errors);
    for error in segments(op) {
        errors.add(error);
    }
    errors.take(last_varies(&op.regions, "region"));
    errors.take(last_varies(&op.successors, "successor"));
    // An invalid region was removed, but still counts here.
    let has_regions = !op.regions.is_empty() || !errors.is_empty();
    if let (Some(terminator), false) = (&op.args.terminator, has_regions) {
        let message = "terminator without a region; add a field `Region<..>`";
        errors.add(Error::new_spanned(terminator, message));
    }
    intrinsic(op, errors);
    if errors.is_empty() {
        errors.take(crate::format::check(op));
    }
}

/// Removes the fields at these positions.
fn leave_out(op: &mut Op, orders: &[usize]) {
    for list in op.lists() {
        list.retain(|part| !orders.contains(&part.order));
    }
}

/// Returns true if text is a valid part of an operation name.
fn is_word(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '-');
    !text.is_empty() && text.chars().all(fits)
}

fn name(name: &LitStr) -> Result<()> {
    let text = name.value();
    match text.split_once('.') {
        Some((dialect, mnemonic)) if is_word(dialect) && mnemonic.split('.').all(is_word) => Ok(()),
        _ => Err(Error::new(
            name.span(),
            format!("invalid operation name `{text}`; expected \"dialect.mnemonic\""),
        )),
    }
}

/// Checks `intrinsic` and `immediates`: the name must be one of LLVM, and each immediate must refer to a separate
/// property.
fn intrinsic(op: &Op, errors: &mut Errors) {
    let (given, immediates) = (&op.args.intrinsic, &op.args.immediates);
    if let Some(given) = given {
        let (text, span) = match &given.name {
            Some(name) => (name.value(), name.span()),
            None => (op.name.value(), given.word.span()),
        };
        if !text.starts_with("llvm.") || given.name.is_none() && !text.contains(".intr.") {
            let message = "cannot derive the name of the intrinsic from that of the operation; write `intrinsic = \"llvm.name\"`";
            errors.add(Error::new(span, message));
        }
    }
    for (at, immediate) in immediates.iter().enumerate() {
        let field = &immediate.field;
        let mut others = immediates[..at].iter();
        let message = if given.is_none() {
            "`immediates` are arguments of an intrinsic: add `intrinsic`".to_owned()
        } else if !op.props.iter().any(|part| part.ident == *field) {
            format!("unknown property `{field}`")
        } else if others.any(|other| other.field == *field || other.position == immediate.position)
        {
            format!("`{field}` or its position is there twice")
        } else {
            continue;
        };
        errors.add(Error::new(field.span(), message));
    }
}

/// Checks `#[setter]`: only a group that may be empty can be omitted.
pub(crate) fn setter(attr: &Attribute, kind: &Ident, arity: Arity) -> Result<()> {
    if kind == "Operand" && arity == Arity::Variadic {
        return Ok(());
    }
    let message = "`#[setter]` is only valid on `Variadic<Operand<..>>`; optional parts and parts with a default have a setter anyway";
    Err(Error::new_spanned(attr, message))
}

/// Checks `#[unique]`: it must be on a single result.
pub(crate) fn unique(attr: &Attribute, kind: &Ident, arity: Arity) -> Result<()> {
    if kind == "Res" && arity == Arity::One {
        return Ok(());
    }
    let message = "`#[unique]` is only valid on `Res<..>`, because no type determines the number of results in a group";
    Err(Error::new_spanned(attr, message))
}

fn duplicates(op: &mut Op, errors: &mut Errors) {
    let mut all: Vec<&Part> = op.parts().map(|(_, part)| part).collect();
    all.sort_by_key(|part| part.order);
    let mut twice = Vec::new();
    for (at, part) in all.iter().enumerate() {
        // MLIR's definitions leave some values unnamed, and no format can mention those.
        let is_named = !part.mlir_name.is_empty();
        let same = |other: &&Part| {
            other.ident == part.ident || is_named && other.mlir_name == part.mlir_name
        };
        if all[..at].iter().any(same) {
            let message = format!(
                "duplicate field `{}`; operands, properties, results, regions and successors must have distinct names",
                part.mlir_name
            );
            errors.add(Error::new(part.ident.span(), message));
            twice.push(part.order);
        }
    }
    leave_out(op, &twice);
}

/// Checks that fields are in MLIR's order: operands and properties, then results, then regions and successors.
fn order(op: &Op, errors: &mut Errors) {
    let mut all: Vec<(&str, &Part)> = op.parts().collect();
    all.sort_by_key(|(_, part)| part.order);
    let rank = |what| match what {
        "operand" | "property" => 0,
        "result" => 1,
        _ => 2,
    };
    for pair in all.windows(2) {
        let [(before, first), (what, part)] = pair else {
            continue;
        };
        if rank(*what) < rank(*before) {
            let message = format!(
                "the {what} `{}` belongs before the {before} `{}`: operands and properties are first, then results, then regions \
                 and successors",
                plain(&part.ident),
                plain(&first.ident)
            );
            errors.add(Error::new(part.ident.span(), message));
        }
    }
}

/// Rejects fields whose accessors would conflict with, or hide, other methods and constants that `#[op]` generates.
fn taken_names(op: &mut Op, errors: &mut Errors) {
    let mut taken = Vec::new();
    for (what, part) in op.parts() {
        if let Err(error) = taken_name(op, what, part) {
            errors.add(error);
            taken.push(part.order);
        }
    }
    leave_out(op, &taken);
}

fn taken_name(op: &Op, what: &str, part: &Part) -> Result<()> {
    let error = |part: &Part, why: &str| {
        let plain = plain(&part.ident);
        let message = format!(
            "`{plain}` is also {why}; rename the field and keep MLIR's name with `#[mlir(\"{}\")]`",
            part.mlir_name
        );
        Err(Error::new(part.ident.span(), message))
    };
    let name = plain(&part.ident);
    match name.as_str() {
        "def" | "spec" | "id" | "from_id" | "read" | "cast" => {
            return error(part, "a function of every operation's view");
        }
        "values" | "new" if what == "operand" => {
            return error(part, "a function of the adaptor");
        }
        "into_body" if op.has_trait("ISOLATED_FROM_ABOVE") => {
            return error(
                part,
                "the function that creates the operation's body from its parts",
            );
        }
        "region_count" if has_region_count(op) => {
            return error(part, "the constructor's name for the number of regions");
        }
        _ => (),
    }
    for (other_what, other) in op.parts() {
        if made_for(other_what, other).contains(&name) {
            let field = plain(&other.ident);
            return error(part, &format!("made for the field `{field}`"));
        }
    }
    Ok(())
}

fn has_region_count(op: &Op) -> bool {
    op.regions
        .last()
        .is_some_and(|last| last.arity != Arity::One)
}

/// Returns the names of the items that are generated for a field besides its accessor.
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

/// Checks that the size of each group is known if several groups are variadic.
fn segments(op: &Op) -> Vec<Error> {
    let mut errors = Vec::new();
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
                "`{}` is the second variadic group of {what}; add `traits({sized})`",
                second.mlir_name
            );
            errors.push(Error::new(second.ident.span(), message));
        }
    }
    errors
}

fn last_varies(list: &[Part], what: &str) -> Result<()> {
    let Some((_, others)) = list.split_last() else {
        return Ok(());
    };
    match others.iter().find(|part| part.arity != Arity::One) {
        Some(part) => Err(Error::new(
            part.ident.span(),
            format!(
                "only the last {what} may be variadic; move `{}` to the end",
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

    /// Returns the message about a definition with these arguments and fields.
    fn message(args: proc_macro2::TokenStream, fields: proc_macro2::TokenStream) -> String {
        let args: OpArgs = syn::parse2(args).expect("arguments");
        let item = syn::parse2(quote!(struct TestOp { #fields })).expect("a struct");
        let (_, errors) = Op::new(args, item);
        errors.first().unwrap_or_else(|| "valid".to_owned())
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
            "the format does not print the operand `b`; add `$b`"
        );
        assert_eq!(
            with("$a `,` $b `:` type($a)"),
            "the format lacks `attr-dict`; attributes would be lost"
        );
        assert_eq!(
            with("$a `,` $c attr-dict"),
            "unknown name `$c`; the operation has: `$a`, `$b`, `$r`"
        );
        assert_eq!(
            with("$a to $b attr-dict"),
            "unknown directive `to`; write keywords in backquotes and names after `$`"
        );
        assert_eq!(
            with("`k` ( `,` type($a) attr-dict"),
            "unexpected end of format; a `(` is not closed"
        );
        // A group without an end is reported as such, although the format lacks `attr-dict` outside it.
        assert_eq!(
            with("$a (`,` $b^ attr-dict `:` type($a)"),
            "unexpected end of format; a `(` is not closed"
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
            "the format does not print the region `body`; add `$body`"
        );
        assert_eq!(
            message(
                quote!(name = "test.op", format = #format),
                quote!(dest: Succ)
            ),
            "the format does not print the successor `dest`; add `$dest`"
        );
    }

    #[test]
    fn names_are_unique() {
        assert_eq!(
            message(
                quote!(name = "test.op"),
                quote!(a: Operand<ANY>, a: Res<ANY>)
            ),
            "duplicate field `a`; operands, properties, results, regions and successors must have distinct names"
        );
        assert_eq!(
            message(
                quote!(name = "test.op"),
                quote!(a: Operand<ANY>, #[mlir("a")] b: Prop<ANY>)
            ),
            "duplicate field `a`; operands, properties, results, regions and successors must have distinct names"
        );
        assert_eq!(
            message(quote!(name = "op"), quote!()),
            "invalid operation name `op`; expected \"dialect.mnemonic\""
        );
    }

    #[test]
    fn names_of_methods_are_taken() {
        let with = |fields| message(quote!(name = "test.op"), fields);
        assert_eq!(
            with(quote!(values: Variadic<Operand<ANY>>)),
            "`values` is also a function of the adaptor; rename the field and keep MLIR's name with `#[mlir(\"values\")]`"
        );
        assert_eq!(
            with(quote!(#[mlir("values")] terms: Variadic<Operand<ANY>>, values: Prop<ANY>)),
            "duplicate field `values`; operands, properties, results, regions and successors must have distinct names"
        );
        assert_eq!(
            with(quote!(#[mlir("values")] terms: Variadic<Operand<ANY>>)),
            "valid"
        );
        assert_eq!(
            with(quote!(id: Prop<ANY>)),
            "`id` is also a function of every operation's view; rename the field and keep MLIR's name with `#[mlir(\"id\")]`"
        );
        assert_eq!(
            with(quote!(a: Operand<ANY>, a_type: Prop<ANY>)),
            "`a_type` is also made for the field `a`; rename the field and keep MLIR's name with `#[mlir(\"a_type\")]`"
        );
        assert_eq!(
            with(
                quote!(#[mlir("a")] r#type: Prop<ANY>, ctx: Operand<ANY>, name: Prop<ANY>, body: Region<ANY>)
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
            "`#[setter]` is only valid on `Variadic<Operand<..>>`; optional parts and parts with a default have a setter anyway"
        );
        assert_eq!(
            with(quote!(#[unique] r: Variadic<Res<INDEX>>)),
            "`#[unique]` is only valid on `Res<..>`, because no type determines the number of results in a group"
        );
    }

    #[test]
    fn sizes_of_groups_are_known() {
        let operands = quote!(a: Variadic<Operand<ANY>>, b: Optional<Operand<ANY>>);
        assert_eq!(
            message(quote!(name = "test.op"), operands.clone()),
            "`b` is the second variadic group of operands; add `traits(ATTR_SIZED_OPERAND_SEGMENTS)`"
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
            "`b` is the second variadic group of results; add `traits(ATTR_SIZED_RESULT_SEGMENTS)`"
        );
        assert_eq!(
            message(quote!(name = "test.op"), quote!(a: Variadic<Succ>, b: Succ)),
            "only the last successor may be variadic; move `a` to the end"
        );
    }
}
