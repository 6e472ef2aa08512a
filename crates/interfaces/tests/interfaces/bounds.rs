//! Bounds of values, through models and loops.

use crate::toy::Module;
use std::fmt::Write;
use terrace_builtin::attrs::AffineMapAttr;
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::value_bounds::{
    BoundKind, Comparison, LinearBound, Slice, Variable, VariableKind, are_different,
    are_overlapping, bound, compare, constant_bound, constant_delta, multiples_at_least,
};
use terrace_ir::ValueId;
use terrace_testing::{Expect, expect};

const COMPARISONS: [Comparison; 5] = [
    Comparison::Less,
    Comparison::LessOrEqual,
    Comparison::Equal,
    Comparison::GreaterOrEqual,
    Comparison::Greater,
];
const KINDS: [BoundKind; 3] = [BoundKind::Lower, BoundKind::Upper, BoundKind::Equal];

/// The constants `%c0` to `%c9`, and values without a model.
fn module(ops: &str) -> Module {
    let mut text = String::new();
    for number in 0..10 {
        let value = format!("<{{value = {number} : index}}>");
        writeln!(text, "%c{number} = \"toy.const\"() {value} : () -> index").unwrap();
    }
    text += "%n, %m = \"test.values\"() : () -> (index, index)\n";
    Module::new(&(text + ops))
}

/// Returns the comparisons that are proved.
fn proved(module: &Module, a: Variable, b: Variable) -> Vec<Comparison> {
    let mut all = COMPARISONS.to_vec();
    all.retain(|&comparison| compare(&module.ctx, &module.body, a, comparison, b));
    all
}

/// Returns the constant lower bound, upper bound, and only value.
fn constants(module: &Module, of: Variable) -> [Option<i64>; 3] {
    KINDS.map(|kind| constant_bound(&module.ctx, &module.body, kind, of))
}

/// A variable, and the named values in terms of which to bound it.
type Query<'a> = (Variable, &'a [(&'a str, ValueId)]);

/// Compares the lower bounds, upper bounds and equal expressions of variables.
#[track_caller]
fn check_bounds(module: &Module, queries: &[Query<'_>], expect: &Expect) {
    let lines = queries.iter().map(|query| bounds_line(module, query));
    expect.assert_eq(&lines.collect::<String>());
}

fn bounds_line(module: &Module, (of, stops): &Query<'_>) -> String {
    let shown = KINDS.map(|kind| {
        let stop = |value| stops.iter().any(|(_, stop)| *stop == value);
        let Some((map, variables)) = bound(&module.ctx, &module.body, kind, *of, &stop) else {
            return "-".to_owned();
        };
        let map = module.ctx.show_attr(AffineMapAttr::get(&module.ctx, map));
        let (_, results) = map.split_once(" -> ").expect("a map");
        let mut results = results.trim_end_matches('>').to_owned();
        for (at, variable) in variables.into_iter().enumerate() {
            let named = stops
                .iter()
                .find(|(_, stop)| variable.value() == Some(*stop));
            results = results.replace(&format!("d{at}"), named.expect("a stop").0);
        }
        results
    });
    let [lower, upper, equal] = shown;
    format!("lower {lower}, upper {upper}, equal {equal}\n")
}

/// Returns the used values as variables.
fn indices<const N: usize>(module: &Module) -> [Variable; N] {
    module.used().map(Variable::Index)
}

#[test]
fn a_sum_is_compared_with_a_term() {
    let module = module(
        r#"%sum = "toy.add"(%n, %c3) : (index, index) -> index
        "test.use"(%sum, %n, %m, %c3, %c5) : (index, index, index, index, index) -> ()"#,
    );
    let [sum, n, m, three, five] = indices(&module);
    use Comparison::{Equal, Greater, GreaterOrEqual, Less, LessOrEqual};
    assert_eq!(proved(&module, sum, n), [GreaterOrEqual, Greater]);
    assert_eq!(proved(&module, n, sum), [Less, LessOrEqual]);
    assert_eq!(proved(&module, n, n), [LessOrEqual, Equal, GreaterOrEqual]);
    assert_eq!(proved(&module, sum, m), []);
    assert_eq!(proved(&module, three, five), [Less, LessOrEqual]);
}

#[test]
fn constant_bounds_are_inclusive() {
    let module = module(
        r#"%some = "toy.between"(%c3, %c9) : (index, index) -> index
        %one = "toy.between"(%c3, %c3) : (index, index) -> index
        %half = "toy.half"(%c5) : (index) -> index
        %quarter = "toy.quarter"(%some) : (index) -> index
        "test.use"(%some, %one, %half, %quarter, %c7) : (index, index, index, index, index) -> ()"#,
    );
    let [some, one, half, quarter, seven] = indices(&module);
    assert_eq!(constants(&module, some), [Some(3), Some(9), None]);
    assert_eq!(constants(&module, one), [Some(3); 3]);
    // 5 <= 2 * half <= 8
    assert_eq!(constants(&module, half), [Some(3), Some(4), None]);
    assert_eq!(constants(&module, quarter), [Some(0), Some(2), None]);
    assert_eq!(constants(&module, seven), [Some(7); 3]);
}

#[test]
fn a_missing_or_nonlinear_bound_weakens_the_result() {
    let module = module(
        r#"%square = "toy.square"(%c3) : (index) -> index
        %sum = "toy.add"(%square, %n) : (index, index) -> index
        "test.use"(%square, %sum, %n) : (index, index, index) -> ()"#,
    );
    let [square, sum, n] = indices(&module);
    assert_eq!(constants(&module, n), [None; 3], "no model");
    // The bound that the model added before the nonlinear one remains.
    assert_eq!(constants(&module, square), [Some(0), None, None]);
    assert_eq!(proved(&module, sum, n), [Comparison::GreaterOrEqual]);
}

#[test]
fn induction_variables_are_within_the_bounds_of_loops() {
    let module = module(
        r#""toy.loop"(%c2, %n) ({
        ^body(%i: index, %other: index):
            "toy.loop"(%i) ({
            ^body(%j: index):
                "test.use"(%i, %other, %j, %n) : (index, index, index, index) -> ()
            }) : (index) -> ()
        }) : (index, index) -> ()"#,
    );
    let [i, other, j, n] = indices(&module);
    assert_eq!(constants(&module, i), [Some(2), None, None]);
    assert_eq!(
        proved(&module, i, n),
        [Comparison::Less, Comparison::LessOrEqual]
    );
    assert_eq!(constants(&module, other), [None; 3]);
    // The inner loop has an unknown upper bound.
    assert_eq!(constants(&module, j), [Some(2), None, None]);
    assert_eq!(proved(&module, j, i), [Comparison::GreaterOrEqual]);
}

#[test]
fn sizes_are_variables() {
    let module = module(
        r#"%made = "toy.make"(%n) : (index) -> tensor<4x?xf32>
        %other = "test.tensor"() : () -> tensor<?xf32>
        "test.use"(%made, %other, %n) : (tensor<4x?xf32>, tensor<?xf32>, index) -> ()"#,
    );
    let [made, other, n] = module.used();
    let [rows, columns, none] = [0, 1, 2].map(|dim| Variable::Dim(made, dim));
    assert_eq!(constants(&module, rows), [Some(4); 3]);
    assert_eq!(constants(&module, columns), [Some(0), None, None]);
    assert!(proved(&module, columns, Variable::Index(n)).contains(&Comparison::Equal));
    // A size without a model is not negative.
    assert_eq!(
        constants(&module, Variable::Dim(other, 0)),
        [Some(0), None, None]
    );
    assert_eq!(constants(&module, none), [None; 3], "no such dimension");
    assert_eq!(proved(&module, none, none), [], "no such dimension");
    let queries: &[Query<'_>] = &[
        (rows, &[("n", n)]),
        (columns, &[("n", n)]),
        (none, &[("n", n)]),
    ];
    check_bounds(
        &module,
        queries,
        &expect![[r"
        lower (4), upper (4), equal (4)
        lower (n, 0), upper (n), equal (n)
        lower -, upper -, equal -
        "]],
    );
}

#[test]
fn bounds_are_maps_of_other_variables() {
    let module = module(
        r#"%sum = "toy.add"(%n, %c3) : (index, index) -> index
        %half = "toy.half"(%sum) : (index) -> index
        %both = "toy.between"(%n, %m) : (index, index) -> index
        "test.use"(%n, %m, %sum, %half, %both, %c7) : (index, index, index, index, index, index) -> ()"#,
    );
    let [n, m, sum, half, both, seven] = module.used();
    let of = Variable::Index;
    let queries: &[Query<'_>] = &[
        (of(sum), &[("n", n)]),
        (of(half), &[("n", n)]),
        (of(both), &[("n", n), ("m", m)]),
        (of(both), &[("m", m)]),
        (of(seven), &[("n", n)]),
        (of(n), &[("n", n)]),
        // The constraints on the argument of `half` are not collected.
        (of(half), &[("sum", sum)]),
    ];
    check_bounds(
        &module,
        queries,
        &expect![[r"
        lower (n + 3), upper (n + 3), equal (n + 3)
        lower ((n + 3) ceildiv 2), upper (n floordiv 2 + 3), equal -
        lower (n), upper (m), equal -
        lower -, upper (m), equal -
        lower (7), upper (7), equal (7)
        lower -, upper -, equal -
        lower (sum ceildiv 2), upper ((sum + 3) floordiv 2), equal -
        "]],
    );
}

#[test]
fn constraints_on_other_variables_alone_are_no_bounds() {
    // `%first` is eliminated, and %n <= %m remains.
    let module = module(
        r#"%first = "toy.between"(%n, %m) : (index, index) -> index
        %second = "toy.between"(%first, %m) : (index, index) -> index
        "test.use"(%n, %m, %second) : (index, index, index) -> ()"#,
    );
    let [n, m, second] = module.used();
    let queries: &[Query<'_>] = &[(Variable::Index(second), &[("n", n), ("m", m)])];
    check_bounds(
        &module,
        queries,
        &expect![[r"
        lower (n), upper (m), equal -
        "]],
    );
}

#[test]
fn differences() {
    let module = module(
        r#"%near = "toy.add"(%n, %c3) : (index, index) -> index
        %far = "toy.add"(%near, %c4) : (index, index) -> index
        %some = "toy.between"(%c1, %c5) : (index, index) -> index
        %less = "toy.add"(%some, %n) : (index, index) -> index
        "test.use"(%n, %m, %near, %far, %less, %c2, %c9) : (index, index, index, index, index, index, index) -> ()"#,
    );
    let [n, m, near, far, less, two, nine] = module.used();
    let (ctx, body) = (&module.ctx, &module.body);
    let of = |values| {
        (
            constant_delta(ctx, body, values),
            are_different(ctx, body, values),
        )
    };
    assert_eq!(of([far, near]), (Some(4), true));
    assert_eq!(of([n, far]), (Some(-7), true));
    assert_eq!(of([near, near]), (Some(0), false));
    assert_eq!(of([two, nine]), (Some(-7), true));
    assert_eq!(of([less, n]), (None, true), "from 1 to 5");
    assert_eq!(of([n, less]), (None, true), "from -5 to -1");
    assert_eq!(of([less, near]), (None, false), "from -2 to 2");
    assert_eq!(of([n, m]), (None, false));
}

#[test]
fn multiples_of_another_variable() {
    let module = module(
        r#"%scale = "toy.scale"() : () -> index
        %again = "toy.scale"() : () -> index
        %double = "toy.add"(%scale, %again) : (index, index) -> index
        %more = "toy.add"(%double, %c3) : (index, index) -> index
        %some = "toy.between"(%more, %more) : (index, index) -> index
        "test.use"(%some, %c7, %n) : (index, index, index) -> ()"#,
    );
    let [some, seven, n] = module.used();
    let of = |value| {
        let scale = Variable::Other(&crate::toy::SCALE);
        multiples_at_least(&module.ctx, &module.body, value, scale, [2, 16])
    };
    let bound = |factor, constant| LinearBound {
        is_lower: true,
        factor,
        constant,
    };
    assert!(of(some).contains(&bound(2, 3)));
    assert!(of(some).iter().all(|bound| bound.is_lower));
    assert!(of(seven).contains(&bound(0, 7)));
    assert_eq!(of(n), []);
    // Kinds of variables are compared by name.
    let alike: &'static VariableKind = &VariableKind { name: "toy.scale" };
    let [alike, other] = [alike, &VariableKind { name: "toy.other" }].map(Variable::Other);
    let scale = Variable::Other(&crate::toy::SCALE);
    assert!(proved(&module, scale, alike).contains(&Comparison::Equal));
    assert_eq!(proved(&module, scale, other), []);
}

/// Returns a module with the sums `%n + 1`, `%n + 2`, …, of which the last two are used.
fn chain(length: usize) -> Module {
    let (mut text, mut last) = (String::new(), ["%n".to_owned(), String::new()]);
    for at in 0..length {
        let sum = format!("%sum{at}");
        writeln!(
            text,
            "{sum} = \"toy.add\"({}, %c1) : (index, index) -> index",
            last[0]
        )
        .unwrap();
        let [before, _] = last;
        last = [sum, before];
    }
    module(&format!(
        "{text}\"test.use\"(%n, {}) : (index, index, index) -> ()",
        last.join(", ")
    ))
}

#[test]
fn a_query_with_too_many_variables_has_no_result() {
    let results = |length| {
        let module = chain(length);
        let (ctx, body) = (&module.ctx, &module.body);
        let [n, last, before] = module.used();
        let [first, of] = [n, last].map(Variable::Index);
        let until = |stop| bound(ctx, body, BoundKind::Equal, of, &|value| value == stop);
        [
            compare(ctx, body, first, Comparison::Less, of),
            constant_delta(ctx, body, [last, n]) == Some(length as i64),
            until(n).is_some(),
            // The variables before the stop are not visited.
            until(before).is_some(),
        ]
    };
    assert_eq!(results(100), [true; 4]);
    assert_eq!(results(200), [false, false, false, true]);
}

#[test]
fn slices_overlap_or_are_disjoint() {
    let module = module(
        r#"%next = "toy.add"(%n, %c4) : (index, index) -> index
        "test.use"(%n, %m, %next, %c3) : (index, index, index, index) -> ()"#,
    );
    let [n, m, next, three] = module.used();
    use MixedIndex::{Known, Value};
    let slice = |dims: &[[MixedIndex; 3]]| {
        let list = |at: usize| dims.iter().map(|dim| dim[at]).collect();
        Slice {
            offsets: list(0),
            sizes: list(1),
            strides: list(2),
        }
    };
    let overlap = |a: &[[MixedIndex; 3]], b: &[[MixedIndex; 3]]| {
        let [a, b] = [a, b].map(slice);
        let found = are_overlapping(&module.ctx, &module.body, &a, &b);
        assert_eq!(are_overlapping(&module.ctx, &module.body, &b, &a), found);
        found
    };
    let dense = |offset, size| [offset, size, Known(1)];
    let four = dense(Value(n), Known(4));
    // [n, n + 4) touches, but does not overlap, [n + 4, n + 8).
    assert_eq!(
        overlap(&[four], &[dense(Value(next), Known(4))]),
        Some(false)
    );
    assert_eq!(
        overlap(
            &[dense(Value(n), Known(5))],
            &[dense(Value(next), Known(4))]
        ),
        Some(true)
    );
    assert_eq!(overlap(&[four], &[dense(Value(m), Known(4))]), None);
    assert_eq!(
        overlap(&[four], &[dense(Value(n), Value(m))]),
        None,
        "the size may be 0"
    );
    assert_eq!(
        overlap(&[four], &[dense(Value(n), Value(three))]),
        Some(true)
    );
    assert_eq!(
        overlap(&[four], &[dense(Value(n), Known(0))]),
        Some(false),
        "no elements"
    );
    // One disjoint dimension suffices. All must overlap.
    let apart = [dense(Known(0), Known(2)), dense(Known(2), Known(2))];
    assert_eq!(
        overlap(&[four, apart[0]], &[dense(Value(m), Known(4)), apart[1]]),
        Some(false)
    );
    assert_eq!(
        overlap(&[four, apart[0]], &[dense(Value(m), Known(4)), apart[0]]),
        None
    );
    // The last element of a strided slice counts, the gaps are not considered.
    let strided = [Known(0), Known(3), Known(3)];
    assert_eq!(
        overlap(&[strided], &[dense(Known(7), Known(2))]),
        Some(false)
    );
    assert_eq!(overlap(&[strided], &[dense(Known(5), Known(1))]), None);
    assert_eq!(
        overlap(&[[Known(0), Known(3), Value(n)]], &[four]),
        None,
        "a dynamic stride"
    );
    assert_eq!(
        overlap(
            &[[Known(8), Known(3), Known(-1)]],
            &[dense(Known(0), Known(2))]
        ),
        None
    );
    assert_eq!(overlap(&[four], &[four, four]), None, "different ranks");
    assert_eq!(overlap(&[], &[]), Some(true), "one element");
}
