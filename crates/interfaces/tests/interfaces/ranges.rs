//! Ranges of integers, and divisions that can be speculated.

use crate::toy::Module;
use terrace_interfaces::int_range::{
    InferIntRangeInterface, IntegerValueRange, ResultRanges, join_ranges,
};
use terrace_interfaces::speculation::{Division, is_constant_where};
use terrace_ir::OpId;
use terrace_ir::speculation::{ConditionallySpeculatable, Speculatability};
use terrace_numeric::{ApInt, ConstantIntRanges};

fn range(least: i64, most: i64) -> IntegerValueRange {
    let [least, most] = [least, most].map(|bound| ApInt::from_i64(32, bound));
    Some(ConstantIntRanges::from_signed(least, most))
}

/// Returns the ranges of the first result of an operation with these operands.
#[track_caller]
fn inferred(module: &Module, name: &str, operands: &[IntegerValueRange]) -> ResultRanges {
    let op = module.op(name);
    let model = module
        .ctx
        .op_interface::<dyn InferIntRangeInterface>(op.name());
    model
        .expect("a model")
        .infer_result_ranges_from_optional(op, operands)
}

#[test]
fn models_infer_ranges() {
    let module = Module::new(
        r#"%a, %b = "test.values"() : () -> (i32, i32)
        %next = "toy.next"(%a) : (i32) -> i32
        %either = "toy.either"(%a, %b) : (i32, i32) -> i32
        %count = "toy.count"(%a, %b) : (i32, i32) -> i32"#,
    );
    let of = |name, operands: &[IntegerValueRange]| inferred(&module, name, operands).to_vec();
    assert_eq!(of("toy.next", &[range(1, 5)]), [range(2, 6)]);
    assert_eq!(of("toy.either", &[range(1, 5), range(9, 9)]), [range(1, 9)]);
    assert_eq!(of("toy.count", &[range(1, 5), range(9, 9)]), [range(2, 2)]);
    assert_eq!(
        of("toy.count", &[range(-1, 5), range(9, 9)]),
        [None],
        "the model declines"
    );
    // Nothing is inferred from an unknown range, even by a model that does not read it.
    assert_eq!(of("toy.next", &[None]), [None]);
    assert_eq!(of("toy.count", &[range(1, 5), None]), [None]);
    // A model for two operands has no result for one.
    assert_eq!(of("toy.either", &[range(1, 5)]), [None]);
}

#[test]
fn ranges_are_joined() {
    assert_eq!(join_ranges(&None, &None), None);
    assert_eq!(join_ranges(&None, &range(1, 2)), range(1, 2));
    assert_eq!(join_ranges(&range(1, 2), &None), range(1, 2));
    assert_eq!(
        join_ranges(&range(1, 2), &range(-4, -4)),
        join_ranges(&range(-4, -4), &range(1, 2))
    );
    let joined = join_ranges(&range(1, 2), &range(-4, -4)).expect("a range");
    assert_eq!(
        [joined.smin(), joined.smax()].map(ApInt::to_i64),
        [Some(-4), Some(2)]
    );
    assert_eq!(
        [joined.umin(), joined.umax()].map(ApInt::to_u64),
        [Some(1), Some(0xffff_fffc)]
    );
    let wide = Some(ConstantIntRanges::max_range(64));
    assert_eq!(
        join_ranges(&range(1, 2), &wide),
        range(1, 2),
        "of other widths"
    );
}

#[test]
fn divisions_by_harmless_constants_are_speculated() {
    let module = Module::new(
        r#"%n = "test.values"() : () -> i32
        %zero = "toy.const"() <{value = 0 : i32}> : () -> i32
        %minus = "toy.const"() <{value = -1 : i32}> : () -> i32
        %two = "toy.const"() <{value = 2 : i32}> : () -> i32
        %many = "toy.const"() <{value = dense<[2, 3]> : vector<2xi32>}> : () -> vector<2xi32>
        %some = "toy.const"() <{value = dense<[2, 0]> : vector<2xi32>}> : () -> vector<2xi32>
        %float = "toy.const"() <{value = 2.0 : f32}> : () -> f32
        "test.div"(%n, %n) : (i32, i32) -> ()
        "test.div"(%n, %zero) : (i32, i32) -> ()
        "test.div"(%n, %minus) : (i32, i32) -> ()
        "test.div"(%n, %two) : (i32, i32) -> ()
        "test.div"(%n, %many) : (i32, vector<2xi32>) -> ()
        "test.div"(%n, %some) : (i32, vector<2xi32>) -> ()
        "test.div"(%n, %float) : (i32, f32) -> ()"#,
    );
    let ops = module.body.walk(OpId::ROOT).map(|op| module.read(op));
    let divisions: Vec<_> = ops.filter(|op| op.name_str() == "test.div").collect();
    let speculated = |signed: bool| -> Vec<bool> {
        let of = |op: &_| Division { signed }.speculatability(*op);
        let is = |op: &_| of(op) == Speculatability::Always;
        divisions.iter().map(is).collect()
    };
    // By an unknown number, 0, -1, 2, [2, 3], [2, 0], and a float.
    assert_eq!(
        speculated(false),
        [false, false, true, true, true, false, false]
    );
    assert_eq!(
        speculated(true),
        [false, false, false, true, true, false, false]
    );
    assert!(!is_constant_where(divisions[3], 0, |_| true), "no constant");
}
