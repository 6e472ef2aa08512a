//! Tests the checks of definitions: formats that omit information, types that cannot be determined, missing operations.
//! The tests of `terrace-macros` cover the errors that `#[op]` detects.

use terrace::llvmir::Intrinsic;
use terrace_asm::check_definitions;
use terrace_ir::{Context, OpView, Registry, TypeConstraint, dialect};
use terrace_macros::op;

#[test]
fn our_definitions_are_right() {
    assert_eq!(check_definitions(&terrace::context()), Vec::<String>::new());
}

#[test]
fn intrinsics_of_definitions_are_those_of_llvm() {
    let ctx = terrace::context();
    let ops = ctx.dialects().iter().flat_map(|dialect| dialect.ops);
    let records: Vec<_> = ops.filter_map(|op| op.intrinsic).collect();
    assert!(records.len() > 100);
    for record in records {
        let known = Intrinsic::of_name(record.name).map(|found| found.name);
        assert_eq!(known, Some(record.name));
    }
}

// `#[op]` checks only literal formats. These are constants, so the format compiler checks them.
const LOST_OPERAND: &str = "$a attr-dict `:` type($a)";
const NO_TYPE: &str = "$a attr-dict";
const NO_RESULT_TYPE: &str = "$a attr-dict `:` type($a)";
const RESULT: &str = "$r attr-dict `:` type($r)";
const NO_DICT: &str = "$a `:` type($a)";
const OPTIONAL: &str = "($a^ `:` type($a))? attr-dict";
const PUNCTUATION: &str = "`;` attr-dict";
const UNKNOWN: &str = "$x attr-dict";

macro_rules! ops {
    ($($op:ident = $name:literal, $format:ident { $($fields:tt)* })*) => {
        $(
            /// Has a broken format.
            #[op(name = $name, format = $format)]
            struct $op {
                $($fields)*
            }
        )*
    };
}

ops! {
    LostOp = "bad.lost", LOST_OPERAND { a: Operand<TypeConstraint::ANY>, b: Operand<TypeConstraint::ANY> }
    NoTypeOp = "bad.no_type", NO_TYPE { a: Operand<TypeConstraint::ANY> }
    NoResultTypeOp = "bad.no_result_type", NO_RESULT_TYPE { a: Operand<TypeConstraint::ANY>, r: Res<TypeConstraint::ANY> }
    ResultOp = "bad.result", RESULT { r: Res<TypeConstraint::ANY> }
    NoDictOp = "bad.no_dict", NO_DICT { a: Operand<TypeConstraint::ANY> }
    OptionalOp = "bad.optional", OPTIONAL { a: Operand<TypeConstraint::ANY> }
    PunctuationOp = "bad.punctuation", PUNCTUATION {}
    UnknownOp = "bad.unknown", UNKNOWN {}
}

/// Belongs to no dialect.
#[op(name = "bad.stop", traits(TERMINATOR), format = "attr-dict")]
struct StopOp {}

/// Has a terminator that is not registered.
#[op(name = "bad.end", terminator = StopOp)]
struct EndOp {
    body: Region<terrace_ir::opdef::RegionKind::ANY>,
}

dialect! {
    static BAD = "bad" {
        ops: [
            LostOp, NoTypeOp, NoResultTypeOp, ResultOp, NoDictOp, OptionalOp, PunctuationOp, UnknownOp, EndOp,
        ],
        register: |_| ()
    }
}

#[test]
fn broken_definitions_are_named() {
    let mut registry = Registry::new();
    registry.dialect(&BAD);
    let ctx = Context::new(registry);
    assert_eq!(
        check_definitions(&ctx),
        [
            "the format of 'bad.lost' is broken: the format does not print the operand `b`; add `$b`",
            "the format of 'bad.no_type' is broken: cannot infer the type of the operand `a`; add `type($a)` to the format, or a trait that determines the type",
            "the format of 'bad.no_result_type' is broken: cannot infer the type of the result `r`; add `type($r)` to the format, or a trait that determines the type",
            "the format of 'bad.result' is broken: only the type of result `r` can be printed; write `type($r)`",
            "the format of 'bad.no_dict' is broken: the format lacks `attr-dict`; attributes would be lost",
            "the format of 'bad.optional' is broken: `$a` is required but in an optional group; it would be lost if the group is omitted",
            "the format of 'bad.punctuation' is broken: `;` is neither a keyword nor punctuation",
            "the format of 'bad.unknown' is broken: unknown name `$x`; the operation has no fields",
            "'bad.end' ends its regions with 'bad.stop', which is not a registered operation",
        ]
    );
}

mod twice {
    use terrace_ir::dialect;

    dialect! { pub static BAD = "bad" { ops: [], register: |_| () } }
}

#[test]
#[should_panic(
    expected = "two dialects are named 'bad': one with 9 operations, first 'bad.lost', the other with no operations"
)]
fn two_dialects_of_one_name_are_refused() {
    Registry::new().dialect(&BAD).dialect(&twice::BAD);
}

/// Has the name of another operation.
#[op(name = "bad.end", format = "attr-dict")]
struct EndAgainOp {}

// `dialect!` makes the same check at compile time.
#[test]
fn two_operations_of_one_name_are_told() {
    use terrace_ir::view::is_only_of_name;
    assert!(!is_only_of_name(
        &[EndOp::DEF, LostOp::DEF, EndAgainOp::DEF],
        "bad.end"
    ));
    assert!(BAD.ops.iter().all(|op| is_only_of_name(BAD.ops, op.name)));
}

#[test]
fn an_operation_of_another_dialect_is_told() {
    use terrace_ir::view::is_of_dialect;
    assert!(is_of_dialect(EndOp::DEF, "bad"));
    for other in ["ba", "bad.end", "good", ""] {
        assert!(!is_of_dialect(EndOp::DEF, other), "{other}");
    }
}
