//! The format of an operation, as far as the definition alone can judge it. What a constant holds, and what constraints say, is
//! judged by the compiler of formats in `terrace_asm` and by assertions in the code that is made. The rules are those of
//! `terrace_format`.
//!
//! Errors in the text point at the whole literal: where a part of a literal is, only an unstable part of `proc_macro`
//! (`Literal::subspan`) tells. They name the part instead. What the format leaves out is reported at its field.

use crate::parse::{Arity, Op, Part};
use proc_macro2::TokenStream;
use quote::quote_spanned;
use syn::{Error, Expr, ExprLit, Ident, Lit, LitStr};
use terrace_format::{Definition, Mistake, Name, TypeRelation};

/// The format, if it is a literal.
fn literal_format(op: &Op) -> Option<&LitStr> {
    match op.args.format.as_ref()? {
        Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) => Some(text),
        _ => None,
    }
}

/// The parts of an operation by their names in formats.
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

/// The parts of an operation that its format may mention.
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

/// Refuses a format that cannot be read, and one that loses something.
pub(crate) fn check(op: &Op) -> syn::Result<()> {
    let Some(text) = literal_format(op) else {
        return Ok(());
    };
    match definition(op).read(&text.value()) {
        Ok(_) => Ok(()),
        Err(mistake) => Err(Error::new(span(op, &mistake, text), mistake.message)),
    }
}

/// The field that a mistake is about, or the format.
fn span(op: &Op, mistake: &Mistake, text: &LitStr) -> proc_macro2::Span {
    let part = parts(op).find(|(name, _)| Some(*name) == mistake.part);
    part.map_or(text.span(), |(_, part)| part.ident.span())
}

/// Assertions, evaluated when the crate is compiled, that every type that neither the text nor a relation tells follows from
/// its constraint. The macro cannot look into a constraint.
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
        // Any of these is enough: the type of `part` follows from it.
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
