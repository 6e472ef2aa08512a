//! Tests each directive of declarative formats: valid text with its printed form, and invalid text with its errors.

use terrace_asm::{AsmTables, PrintOptions, print};
use terrace_builtin::constraints::{FLAT_SYMBOL_REF_ATTR, I64_ATTR, UNIT_ATTR};
use terrace_ir::opdef::{InferInput, Inferred, RegionKind};
use terrace_ir::{Context, Diagnostics, Type, TypeClass, TypeConstraint, dialect};
use terrace_macros::op;
use terrace_testing::{context, messages, read};

const ANY: TypeConstraint = TypeConstraint::ANY;
const FLOAT: TypeConstraint = TypeConstraint::classes(TypeClass::FLOAT, "a float");
const INDEX: TypeConstraint =
    TypeConstraint::unique(|_| Type::INDEX, |_, ty| ty == Type::INDEX, "index");

/// Types of groups.
#[op(
    name = "toy.types",
    format = "$a `,` $many attr-dict `:` type($a) (`,` type($many)^)? `to` type($out)"
)]
struct TypesOp {
    a: Operand<ANY>,
    many: Variadic<Operand<ANY>>,
    out: Variadic<Res<ANY>>,
}

/// Types that follow from others.
#[op(
    name = "toy.inferred",
    same_type(a, out),
    format = "$a `[` $at `]` attr-dict `:` type($a)"
)]
struct InferredOp {
    a: Operand<FLOAT>,
    at: Operand<INDEX>,
    out: Res<ANY>,
}

/// Infers the type of its result by a function.
#[op(
    name = "toy.half",
    infer = half,
    format = "$a attr-dict `:` type($a)"
)]
struct HalfOp {
    a: Operand<FLOAT>,
    out: Res<ANY>,
}

fn half(input: &InferInput<'_>) -> Inferred {
    match input.operand_types {
        &[Type::F64] => Ok([Type::F32].into_iter().collect()),
        _ => Err("only f64 has a half".to_owned()),
    }
}

/// Infers a type too many.
#[op(
    name = "toy.wrong",
    infer = |_| Ok([Type::F32, Type::F32].into_iter().collect()),
    format = "$a attr-dict `:` type($a)"
)]
struct WrongOp {
    a: Operand<ANY>,
    out: Res<ANY>,
}

/// Has a result whose type is made of that of its operand.
#[op(
    name = "toy.narrow",
    types_match(a -> out, |_, ty| (ty == Type::F64).then_some(Type::F32), "out is half as wide as a"),
    format = "$a attr-dict `:` type($a)"
)]
struct NarrowOp {
    a: Operand<FLOAT>,
    out: Res<ANY>,
}

/// One type for all.
#[op(
    name = "toy.same",
    traits(SAME_OPERANDS_AND_RESULT_TYPE),
    format = "operands attr-dict `:` type($out)"
)]
struct SameOp {
    a: Operand<ANY>,
    b: Operand<ANY>,
    out: Res<ANY>,
}

/// Function types.
#[op(
    name = "toy.call",
    format = "$callee `(` $args `)` attr-dict `:` functional-type($args, results)"
)]
struct CallOp {
    callee: Prop<FLAT_SYMBOL_REF_ATTR>,
    args: Variadic<Operand<ANY>>,
    out: Variadic<Res<ANY>>,
}

/// Groups that may be absent, with alternatives.
#[op(
    name = "toy.optional",
    format = "(`fast` $fast^)? (`size` $size^) : (`unsized`)? ($a^ `:` type($a))? attr-dict"
)]
struct OptionalOp {
    a: Optional<Operand<ANY>>,
    fast: Optional<Prop<UNIT_ATTR>>,
    size: Optional<Prop<I64_ATTR>>,
}

/// Clauses in any order.
#[op(
    name = "toy.clauses",
    traits(ATTR_SIZED_OPERAND_SEGMENTS),
    format = "oilist(`if` $cond `:` type($cond) | `on` $on `:` type($on)) attr-dict"
)]
struct ClausesOp {
    cond: Optional<Operand<ANY>>,
    on: Variadic<Operand<ANY>>,
}

/// Regions and the dictionaries.
#[op(
    name = "toy.regions",
    traits(NO_TERMINATOR),
    format = "prop-dict attr-dict-with-keyword regions"
)]
struct RegionsOp {
    size: Prop<I64_ATTR>,
    first: Region<RegionKind::ANY>,
    second: Region<RegionKind::ANY>,
}

dialect! {
    static TOY = "toy" {
        ops: [TypesOp, InferredOp, HalfOp, WrongOp, NarrowOp, SameOp, CallOp, OptionalOp, ClausesOp, RegionsOp],
        register: |_| ()
    }
}

/// Parses operations that may use `%i: index`, `%f: f32` and `%d: f64`. Returns their custom form, or the first error.
fn printed(ctx: &Context, ops: &str) -> String {
    let text = format!("%i, %f, %d = \"o.v\"() : () -> (index, f32, f64)\n{ops}\n");
    let mut diags = Diagnostics::new();
    match read(ctx, &text, &mut diags) {
        Ok(body) => {
            let text = print(&AsmTables::new(ctx), &body, &PrintOptions::default());
            // The operations are between the line that defines the values and the end of the module.
            let lines = text.lines().skip(2).map(str::trim);
            let mut lines: Vec<&str> = lines.collect();
            lines.pop();
            lines
                .join(" ")
                .replace("%0#0", "%i")
                .replace("%0#1", "%f")
                .replace("%0#2", "%d")
        }
        Err(_) => {
            let text = messages(ctx, &diags);
            let first = text.lines().next().unwrap_or_default();
            first
                .split_once("error: ")
                .map_or(first, |(_, why)| why)
                .to_owned()
        }
    }
}

/// Checks that each operation prints as `expect`, and that `expect` round-trips. `=` stands for the input.
fn check(rows: &[(&str, &str)]) {
    let ctx = context(&[&TOY]);
    let failures: Vec<String> = rows
        .iter()
        .filter_map(|&(text, expect)| {
            let expect = if expect == "=" { text } else { expect };
            let got = printed(&ctx, text);
            (got != expect).then(|| format!("{text}\n   is: {got}\n want: {expect}"))
        })
        .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn types() {
    check(&[
        ("%1 = toy.types %f,  : f32 to f32", "="),
        (
            "%1:2 = toy.types %f, %i, %d : f32, index, f64 to f32, f64",
            "=",
        ),
        (
            "%1 = toy.types %f, %i : f32 to f32",
            "custom op 'toy.types' number of operands and types do not match: got 1 operands and 0 types",
        ),
    ]);
}

#[test]
fn inferred_types() {
    check(&[
        ("%1 = toy.inferred %f[%i] : f32", "="),
        (
            "%1 = toy.inferred %f[%f] : f32",
            "use of value '%f' expects different type than prior uses: 'index' vs 'f32'",
        ),
        (
            "%1 = toy.inferred %i[%i] : index",
            "'toy.inferred' op operand #0 must be a float, but got 'index'",
        ),
        ("%1 = toy.same %f, %f : f32", "="),
        (
            "%1 = toy.same %f, %d : f32",
            "use of value '%d' expects different type than prior uses: 'f32' vs 'f64'",
        ),
        (
            "%1 = toy.same %f : f32",
            "custom op 'toy.same' number of operands and types do not match: got 1 operands and 2 types",
        ),
    ]);
}

#[test]
fn reasons_for_types_that_do_not_follow() {
    let rows = [
        (
            "%1 = toy.half %f : f32",
            "error: failed to infer returned types\nnote: only f64 has a half",
        ),
        (
            "%1 = toy.half %i : index",
            "error: failed to infer returned types\nnote: operand #0 must be a float, but got 'index'",
        ),
        (
            "%1 = toy.wrong %f : f32",
            "error: internal error: `infer` of 'toy.wrong' returned 2 types, expected 1",
        ),
        (
            "%1 = toy.narrow %f : f32",
            "error: failed to infer returned types\nnote: cannot infer the type of 'out' from 'f32': out is half as wide as a",
        ),
    ];
    let ctx = context(&[&TOY]);
    for (op, expect) in rows {
        let text = format!("%i, %f = \"o.v\"() : () -> (index, f32)\n{op}\n");
        let mut diags = Diagnostics::new();
        assert!(read(&ctx, &text, &mut diags).is_err(), "{op}");
        let text = messages(&ctx, &diags);
        // The other lines quote the source and have no location.
        let said = text.lines().filter_map(|line| line.split_once(": "));
        let lines: Vec<&str> = said
            .map(|(_, said)| said)
            .filter(|said| said.starts_with("error") || said.starts_with("note"))
            .collect();
        assert_eq!(lines.join("\n"), expect, "{op}");
    }
}

#[test]
fn functional_types() {
    check(&[
        ("toy.call @f() : () -> ()", "="),
        ("%1 = toy.call @f(%f, %d) {a} : (f32, f64) -> f32", "="),
        (
            "toy.call @f(%f) : () -> ()",
            "custom op 'toy.call' number of operands and types do not match: got 1 operands and 0 types",
        ),
        (
            "toy.call @f(%f) : f32",
            "custom op 'toy.call' invalid kind of type specified: expected builtin.function, but found 'f32'",
        ),
        (
            "toy.call @f::@g() : () -> ()",
            "custom op 'toy.call' invalid kind of attribute specified",
        ),
    ]);
}

#[test]
fn optional_groups() {
    check(&[
        ("toy.optional unsized", "="),
        ("toy.optional fast size 4 %f : f32 {a}", "="),
        (
            "toy.optional size 4 : i64",
            "expected operation name in quotes",
        ),
        (
            "toy.optional",
            "custom op 'toy.optional' expected 'unsized'",
        ),
    ]);
}

#[test]
fn clauses() {
    check(&[
        ("toy.clauses", "="),
        (
            "toy.clauses on %f, %d : f32, f64 if %i : index",
            "toy.clauses if %i : index on %f, %d : f32, f64",
        ),
        (
            "toy.clauses if %i : index if %i : index",
            "custom op 'toy.clauses' `if` clause can appear at most once in the expansion of the oilist directive",
        ),
    ]);
}

#[test]
fn regions_and_dictionaries() {
    check(&[
        (
            "toy.regions <{size = 1 : i64}> attributes {a} { }, { }",
            "=",
        ),
        (
            "toy.regions { }, { }",
            "invalid properties {} for op toy.regions: expected key entry for size in DictionaryAttr to set Properties.",
        ),
    ]);
}
