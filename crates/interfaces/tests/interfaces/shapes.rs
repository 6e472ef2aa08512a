//! Shapes of results, and shapes for unrolling.

use crate::toy::{ConstOp, Module};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::reify::ReifyRankedShapedTypeOpInterface;
use terrace_interfaces::vector_unroll::shape_for_unroll;
use terrace_ir::rewrite::Rewriter;
use terrace_rewrite::IrRewriter;

const MADE: &str = r#"%n = "test.values"() : () -> index
    %made = "toy.make"(%n) : (index) -> tensor<?x4xf32>
    "test.use"(%n) : (index) -> ()"#;

/// Calls `of` with the operation `toy.make`, its model, and its operand.
fn reify<T>(
    of: impl FnOnce(terrace_ir::OpId, &dyn ReifyRankedShapedTypeOpInterface, &mut dyn Rewriter<'_>) -> T,
) -> (T, Module) {
    let mut module = Module::new(MADE);
    let op = module.op("toy.make");
    let (id, name) = (op.id, op.name());
    let model = module
        .ctx
        .op_interface::<dyn ReifyRankedShapedTypeOpInterface>(name);
    let model = model.expect("a model");
    let mut rewriter = IrRewriter::new(&module.ctx, &mut module.body);
    rewriter.go_to(id);
    let found = of(id, model, &mut rewriter);
    (found, module)
}

#[test]
fn other_queries_follow_from_the_shapes_of_all_results() {
    let (shapes, module) = reify(|op, model, rw| model.reify_result_shapes(op, rw));
    let [n] = module.used();
    let [first, second] = shapes.expect("shapes").try_into().expect("two shapes");
    let size = MixedIndex::Value(n);
    assert_eq!(first, [size, MixedIndex::Known(4)]);
    // The second shape is a new constant.
    let [MixedIndex::Value(ten)] = second[..] else {
        panic!("no value: {second:?}")
    };
    let op = module.body.defining_op(ten).expect("an operation");
    assert!(module.read(op).is::<ConstOp>());
    assert_eq!(
        MixedIndex::of(&module.ctx, &module.body, ten),
        MixedIndex::Known(10)
    );

    let shape = |result| reify(|op, model, rw| model.reify_shape_of_result(op, result, rw)).0;
    assert_eq!(shape(0), Some(first));
    assert_eq!(shape(1).map(|shape| shape.len()), Some(1));
    assert_eq!(shape(2), None, "no such result");
    let dim = |at| reify(|op, model, rw| model.reify_dim_of_result(op, 0, at, rw)).0;
    assert_eq!(
        [0, 1, 2].map(dim),
        [Some(size), Some(MixedIndex::Known(4)), None]
    );
}

#[test]
fn a_model_without_methods_reifies_nothing() {
    struct Nothing;
    impl ReifyRankedShapedTypeOpInterface for Nothing {}
    let (found, _) = reify(|op, _, rw| {
        (
            Nothing.reify_result_shapes(op, rw),
            Nothing.reify_shape_of_result(op, 0, rw),
            Nothing.reify_dim_of_result(op, 0, 0, rw),
        )
    });
    assert_eq!(found, (None, None, None));
}

#[test]
fn the_model_of_an_operation_precedes_that_of_its_dialect() {
    let module = Module::new(
        r#"%v, %i = "test.values"() : () -> (vector<4xi8>, index)
        %sum = "toy.add"(%i, %i) : (index, index) -> index
        %one = "toy.load"(%v) : (vector<4xi8>) -> vector<8x[2]xi8>"#,
    );
    assert_eq!(shape_for_unroll(module.op("toy.load")), Some(vec![8, 2]));
    assert_eq!(shape_for_unroll(module.op("toy.add")), Some(vec![1]));
    assert_eq!(shape_for_unroll(module.op("test.values")), None, "no model");
}

#[test]
fn only_one_result_that_is_a_vector_has_a_shape() {
    let shape = |results: &str| {
        let text = format!(
            "%v = \"test.values\"() : () -> vector<4xi8>
             \"toy.load\"(%v) : (vector<4xi8>) -> ({results})"
        );
        shape_for_unroll(Module::new(&text).op("toy.load"))
    };
    assert_eq!(shape("vector<2xi8>"), Some(vec![2]));
    assert_eq!(shape("vector<i8>"), Some(vec![]));
    assert_eq!(shape("tensor<2xi8>"), None);
    assert_eq!(shape("vector<2xi8>, vector<2xi8>"), None);
    assert_eq!(shape(""), None);
}
