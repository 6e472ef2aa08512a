//! The verifier's messages about operations that violate their definition, one rule at a time.

use std::sync::atomic::{AtomicBool, Ordering};
use terrace_builtin::attrs::IntegerAttr;
use terrace_ir::opdef::RegionKind;
use terrace_ir::verify::Verifier;
use terrace_ir::{
    AttrClass, AttrConstraint, AttrSyntax, Context, Diagnostics, Failed, Reporter, StringAttr,
    Type, TypeClass, TypeConstraint, dialect,
};
use terrace_macros::op;
use terrace_testing::{Expect, expect, messages};

const I32: TypeConstraint = TypeConstraint::check(|_, ty| ty == Type::I32, "an i32");
const FLOAT: TypeConstraint = TypeConstraint::classes(TypeClass::FLOAT, "a float");
const ANY: TypeConstraint = TypeConstraint::ANY;

/// Strings are stored; empty ones are rejected.
const WORD: AttrConstraint = AttrConstraint {
    check: |ctx, attr| attr.as_str(ctx).is_some_and(|text| !text.is_empty()),
    desc: "a word",
    syntax: AttrSyntax::String,
    class: AttrClass::typeless::<StringAttr>(),
};

/// Has properties.
#[op(name = "toy.named")]
struct NamedOp {
    size: Prop<AttrConstraint::UNIT>,
    label: Prop<AttrConstraint::STRING>,
    hint: Optional<Prop<WORD>>,
}

/// Even numbers are stored; odd ones are rejected.
const EVEN: AttrConstraint = AttrConstraint::check(
    |ctx, attr| {
        let number = attr.as_::<IntegerAttr>(ctx);
        number.is_some_and(|number| !number.value.bit(0))
    },
    "an even number",
);

/// Is a constant.
#[op(name = "toy.constant", traits(CONSTANT_LIKE, PURE))]
struct ConstantOp {
    value: Prop<EVEN>,
    out: Res<I32>,
}

/// Has groups of operands and results.
#[op(name = "toy.groups", traits(ATTR_SIZED_OPERAND_SEGMENTS))]
struct GroupsOp {
    first: Operand<I32>,
    many: Variadic<Operand<FLOAT>>,
    last: Optional<Operand<I32>>,
    out: Variadic<Res<FLOAT>>,
}

/// Has one group of any size, between others.
#[op(name = "toy.between")]
struct BetweenOp {
    first: Operand<I32>,
    many: Variadic<Operand<FLOAT>>,
    last: Operand<I32>,
}

/// Equates types.
#[op(name = "toy.equal", same_type(a, out))]
struct EqualOp {
    a: Operand<ANY>,
    out: Res<ANY>,
}

/// All operands and results have the same type.
#[op(name = "toy.same", traits(SAME_OPERANDS_AND_RESULT_TYPE))]
struct SameOp {
    a: Operand<ANY>,
    b: Operand<ANY>,
    out: Res<ANY>,
}

/// All operands have the same type.
#[op(name = "toy.alike", traits(SAME_TYPE_OPERANDS))]
struct AlikeOp {
    a: Operand<ANY>,
    b: Operand<ANY>,
}

/// Has a region with blocks.
#[op(name = "toy.blocks", traits(NO_TERMINATOR))]
struct BlocksOp {
    body: Region<RegionKind::ANY>,
}

/// False while [`MoodyOp`] is invalid. A verifier must not read such a variable, which stands for an error of the body.
static IS_VALID: AtomicBool = AtomicBool::new(true);

/// Is valid at times.
#[op(name = "toy.moody", verify_alone = verify_moody)]
struct MoodyOp {}

fn verify_moody(op: MoodyOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    match IS_VALID.load(Ordering::Relaxed) {
        true => Ok(()),
        false => Err(report.error(op, "it is invalid")),
    }
}

dialect! {
    static TOY = "toy" {
        ops: [NamedOp, ConstantOp, GroupsOp, BetweenOp, EqualOp, SameOp, AlikeOp, BlocksOp, MoodyOp],
        register: |_| ()
    }
}

/// Checks the first error about operations that use `%i: i32`, `%f: f32` and `%d: f64`, without the note that shows the
/// operation.
#[track_caller]
fn check(ops: &str, expect: &Expect) {
    let ctx = terrace_testing::context(&[&TOY]);
    let text = format!("%i, %f, %d = \"other.values\"() : () -> (i32, f32, f64)\n{ops}\n");
    let mut verifier = Verifier::new(&ctx);
    let first = first_error(&ctx, &text, &mut verifier);
    // The second run must report the same, because the verifier caches signatures.
    assert_eq!(first_error(&ctx, &text, &mut verifier), first);
    expect.assert_eq(&first);
}

fn first_error(ctx: &Context, text: &str, verifier: &mut Verifier<'_>) -> String {
    let mut diags = Diagnostics::new();
    let sources = ctx.sources();
    let file = sources
        .add("test", text.as_bytes().to_vec())
        .expect("a small file");
    let options = terrace_asm::ParseOptions {
        allow_unregistered: true,
        ..Default::default()
    };
    let tables = terrace_asm::AsmTables::new(ctx);
    let body = terrace_asm::parse(&tables, file, options, &mut diags);
    let body = body.unwrap_or_else(|_| panic!("{}", messages(ctx, &diags)));
    let mut report = Reporter {
        ctx,
        diags: &mut diags,
    };
    let result = verifier.body(&body, None, &mut report);
    let text = messages(ctx, &diags);
    assert_eq!(result.is_ok(), text.is_empty());
    let first = text.lines().next().unwrap_or_default();
    match first.split_once("error: ") {
        Some((_, message)) => message.to_owned(),
        None => first.to_owned(),
    }
}

#[test]
fn valid_operations() {
    check(
        r#"
        "toy.named"() <{label = "a", size}> : () -> ()
        "toy.named"() <{label = "b", size, hint = "c"}> : () -> ()
        %0:2 = "toy.groups"(%i, %f, %f, %i) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i32, f32, f32, i32) -> (f32, f64)
        "toy.between"(%i, %i) : (i32, i32) -> ()
        "toy.between"(%i, %f, %d, %i) : (i32, f32, f64, i32) -> ()
        %1 = "toy.equal"(%f) : (f32) -> f32
        %2 = "toy.same"(%f, %f) : (f32, f32) -> f32
        "toy.alike"(%d, %d) : (f64, f64) -> ()
        "#,
        &expect![[""]],
    );
}

#[test]
fn what_is_missing_is_reported_by_name() {
    check(
        r#""toy.named"() : () -> ()"#,
        &expect![["'toy.named' op requires attribute 'label'"]],
    );
    check(
        r#""toy.named"() <{label = "a"}> : () -> ()"#,
        &expect![["'toy.named' op requires attribute 'size'"]],
    );
}

#[test]
fn properties_satisfy_their_constraints() {
    check(
        r#""toy.named"() <{label = "a", size}> : () -> ()
        "toy.named"() <{hint = "", label = "a", size}> : () -> ()"#,
        &expect![["'toy.named' op attribute 'hint' failed to satisfy constraint: a word"]],
    );
}

#[test]
fn values_of_constants_satisfy_their_constraints() {
    check(
        r#"%0 = "toy.constant"() <{value = 2 : i32}> : () -> i32
        %1 = "toy.constant"() <{value = 3 : i32}> : () -> i32"#,
        &expect![[
            "'toy.constant' op attribute 'value' failed to satisfy constraint: an even number"
        ]],
    );
}

#[test]
fn groups_have_their_sizes() {
    check(
        r#""toy.groups"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> ()"#,
        &expect![[
            "'toy.groups' op operand group starting at #1 requires 0 or 1 element, but found 2"
        ]],
    );
    check(
        r#""toy.groups"(%i) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32) -> ()"#,
        &expect![[
            "'toy.groups' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'"
        ]],
    );
    check(
        r#""toy.between"(%i) : (i32) -> ()"#,
        &expect![["'toy.between' op expected 2 or more operands, but found 1"]],
    );
}

#[test]
fn types_satisfy_their_groups() {
    check(
        r#""toy.groups"(%i, %f, %i) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, f32, i32) -> ()"#,
        &expect![["'toy.groups' op operand #2 must be variadic of a float, but got 'i32'"]],
    );
    check(
        r#"%0 = "toy.groups"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i32"#,
        &expect![["'toy.groups' op result #0 must be variadic of a float, but got 'i32'"]],
    );
    check(
        r#""toy.between"(%i, %f, %f) : (i32, f32, f32) -> ()"#,
        &expect![["'toy.between' op operand #2 must be an i32, but got 'f32'"]],
    );
}

#[test]
fn types_are_equal() {
    check(
        r#"%0 = "toy.equal"(%f) : (f32) -> f64"#,
        &expect![["'toy.equal' op failed to verify that all of {a, out} have same type"]],
    );
    check(
        r#"%0 = "toy.same"(%f, %f) : (f32, f32) -> f64"#,
        &expect![["'toy.same' op requires the same type for all operands and results"]],
    );
    check(
        r#""toy.alike"(%f, %d) : (f32, f64) -> ()"#,
        &expect![["'toy.alike' op requires all operands to have the same type"]],
    );
}

#[test]
fn values_dominate_their_uses() {
    check(
        r#""toy.blocks"() ({
            "toy.alike"(%later, %f) : (f32, f32) -> ()
            %later = "toy.equal"(%f) : (f32) -> f32
        }) : () -> ()"#,
        &expect![["operand #0 does not dominate this use"]],
    );
    check(
        r#""toy.blocks"() ({
            "other.next"()[^b, ^c] : () -> ()
        ^b:
            %b = "toy.equal"(%f) : (f32) -> f32
            "other.next"()[^c] : () -> ()
        ^c:
            "toy.alike"(%f, %b) : (f32, f32) -> ()
            "other.end"() : () -> ()
        }) : () -> ()"#,
        &expect![["operand #1 does not dominate this use"]],
    );
}

#[test]
fn an_operation_that_counts_as_unchanged_is_checked_on_request() {
    let ctx = terrace_testing::context(&[&TOY]);
    let text = "\"toy.moody\"() : () -> ()";
    let module = terrace_testing::read(&ctx, text, &mut Diagnostics::new());
    let module = module.expect("valid text");
    let verify = |unchanged| {
        let mut diags = Diagnostics::new();
        let mut report = Reporter {
            ctx: &ctx,
            diags: &mut diags,
        };
        let mut verifier = Verifier::new(&ctx);
        verifier.set_unchanged(unchanged);
        let result = verifier.body(&module, None, &mut report);
        (result.is_ok(), messages(&ctx, &diags))
    };
    assert_eq!(verify(false), (true, String::new()));
    assert_eq!(verify(true), (true, String::new()));
    IS_VALID.store(false, Ordering::Relaxed);
    let (is_valid, text) = verify(true);
    assert!(!is_valid);
    let expected =
        "internal error: the operation is invalid, although it counts as verified and unchanged";
    assert!(text.contains(expected), "{text}");
}
