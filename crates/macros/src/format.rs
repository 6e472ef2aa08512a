//! Checks the format of an operation, as far as the definition alone allows. The rules are those of `terrace_format`.
//!
//! The values of constants and the properties of constraints are not visible to the macro. They are checked by the
//! format compiler of `terrace_asm`, and by assertions in the generated code.
//!
//! Errors in the text point to the whole literal and name the offending part, because only an unstable function of
//! `proc_macro` (`Literal::subspan`) returns the span of a part. If the format omits a field, the error points to the
//! field.

use crate::parse::{Arity, Op, Part};
use proc_macro2::TokenStream;
use quote::quote_spanned;
use syn::{Error, Expr, ExprLit, Ident, Lit, LitStr};
use terrace_format::{Definition, Mistake, Name, TypeRelation};

/// Returns the format if it is a literal.
fn literal_format(op: &Op) -> Option<&LitStr> {
    match op.args.format.as_ref()? {
        Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) => Some(text),
        _ => None,
    }
}

/// Iterates over the parts of an operation with their names in formats.
fn parts(op: &Op) -> impl Iterator<Item = (Name, &Part)> {
    type List<'a> = (fn(usize) -> Name, &'a [Part]);
    let lists: [List<'_>; 5] = [
        (Name::Operand, &op.operands),
        (Name::Prop, &op.props),
        (Name::Result, &op.results),
        (Name::Region, &op.regions),
        (Name::Successor, &op.successors),
    ];
    let lists = lists.into_iter();
    lists.flat_map(|(name, list)| {
        let list = list.iter().enumerate();
        list.map(move |(at, part)| (name(at), part))
    })
}

/// Returns the parts of an operation that its format may mention.
fn definition(op: &Op) -> Definition<'_> {
    let name = |field: &Ident| {
        let found = parts(op).find(|(_, part)| part.ident == *field);
        found.map(|(name, _)| name)
    };
    let same = op.args.same_type.iter().flat_map(|group| {
        let first = group.first();
        let pairs = group.iter().skip(1).map(move |field| (first, field));
        pairs.filter_map(|(first, field)| Some((name(first?)?, name(field)?, true)))
    });
    let matches = op.args.types_match.iter();
    let matches = matches.filter_map(|eq| Some((name(&eq.from)?, name(&eq.to)?, false)));
    let relations = same.chain(matches);
    Definition {
        parts: parts(op)
            .map(|(is, part)| terrace_format::Part {
                name: &part.mlir_name,
                is,
                is_always: part.arity == Arity::One,
            })
            .collect(),
        has_one_type: op.has_trait("SAME_OPERANDS_AND_RESULT_TYPE"),
        has_one_operand_type: op.has_trait("SAME_TYPE_OPERANDS"),
        relations: relations
            .map(|(from, to, both_ways)| TypeRelation {
                from,
                to,
                both_ways,
            })
            .collect(),
    }
}

/// Rejects a format that is invalid or that omits information.
pub(crate) fn check(op: &Op) -> syn::Result<()> {
    let Some(text) = literal_format(op) else {
        return Ok(());
    };
    match definition(op).read(&text.value()) {
        Ok(_) => Ok(()),
        Err(mistake) => Err(Error::new(span(op, &mistake, text), mistake.message)),
    }
}

/// Returns the span of the field that an error refers to, or else that of the format.
fn span(op: &Op, mistake: &Mistake, text: &LitStr) -> proc_macro2::Span {
    let part = parts(op).find(|(name, _)| Some(*name) == mistake.part);
    part.map_or(text.span(), |(_, part)| part.ident.span())
}

/// Generates compile-time assertions that each type which neither the text nor a relation determines follows from its
/// constraint. The macro cannot see the value of a constraint.
pub(crate) fn type_checks(op: &Op) -> TokenStream {
    let (Some(text), None) = (literal_format(op), &op.args.infer) else {
        return TokenStream::new();
    };
    let (definition, text) = (definition(op), text.value());
    let Ok(syntax) = definition.read(&text) else {
        return TokenStream::new();
    };
    let known = syntax.types(&definition);
    let unknown = definition.unknown_types(&known);
    let unknown = parts(op).filter(|(name, _)| unknown.contains(name));
    let checks = unknown.map(|(name, part)| {
        // One unique constraint suffices, because the type of `part` follows from any of these types.
        let sources = definition.sources_of_type(name, &known);
        let sources = parts(op).filter(|(source, _)| sources.contains(source));
        let constraints = sources.map(|(_, source)| &source.constraint);
        let message = definition.unknown_type(name).message;
        quote_spanned! {part.ident.span()=>
            const _: () = assert!(#((#constraints).unique.is_some())||*, #message);
        }
    });
    checks.collect()
}
