//! Destination-passing style.

use crate::toy::{Module, first_error};
use terrace_interfaces::destination_style::{
    DestinationStyleOpInterface, tensor_inits, tied_result,
};
use terrace_testing::expect;

#[test]
fn tensors_are_tied_to_results() {
    let module = Module::new(
        r#"%t, %u, %m, %i = "test.values"() : () -> (tensor<2xf32>, tensor<*xi8>, memref<2xf32>, i32)
        %0:2 = "toy.write"(%t, %i, %m, %t, %i, %u) <{operandSegmentSizes = array<i32: 2, 4>}>
            : (tensor<2xf32>, i32, memref<2xf32>, tensor<2xf32>, i32, tensor<*xi8>) -> (tensor<2xf32>, tensor<*xi8>)
        "test.use"(%0#0, %0#1) : (tensor<2xf32>, tensor<*xi8>) -> ()"#,
    );
    let op = module.op("toy.write");
    let model = module
        .ctx
        .op_interface::<dyn DestinationStyleOpInterface>(op.name());
    let model = model.expect("a model");
    let inits: Vec<usize> = tensor_inits(model, op).collect();
    assert_eq!(inits, [3, 5], "neither inputs nor memrefs nor numbers");
    let [first, second] = module.used();
    let tied: Vec<_> = (0..6).map(|at| tied_result(model, op, at)).collect();
    assert_eq!(tied, [None, None, None, Some(first), None, Some(second)]);
}

/// Returns the error about an operation whose operands are `%t: tensor<2xi8>`, `%u: tensor<3xi8>` and `%m:
/// memref<2xi8>`. The first operand is an input.
fn error(operands: &str, types: &str, results: &str) -> String {
    let count = types.matches('<').count() - 1;
    let segments = format!("<{{operandSegmentSizes = array<i32: 1, {count}>}}>");
    let values =
        r#"%t, %u, %m = "test.values"() : () -> (tensor<2xi8>, tensor<3xi8>, memref<2xi8>)"#;
    let op = format!("\"toy.write\"({operands}) {segments} : ({types}) -> ({results})");
    first_error(&format!("{values}\n{op}")) + "\n"
}

#[test]
fn tensors_match_results() {
    let (t, u, m) = ("tensor<2xi8>", "tensor<3xi8>", "memref<2xi8>");
    let errors = [
        error("%u, %t", &format!("{u}, {t}"), t),
        // Memory has no results.
        error("%u, %m", &format!("{u}, {m}"), ""),
        error("%u, %m, %t", &format!("{u}, {m}, {t}"), t),
        // The numbers differ. Only tensors among the results count.
        error("%u, %t, %t", &format!("{u}, {t}, {t}"), t),
        error("%u, %t", &format!("{u}, {t}"), "i8"),
        error("%u, %m", &format!("{u}, {m}"), t),
        // The types differ.
        error(
            "%u, %t, %u",
            &format!("{u}, {t}, {u}"),
            &format!("{t}, tensor<?xi8>"),
        ),
    ];
    expect![[r"
        valid
        valid
        valid
        'toy.write' op expected the number of tensor results (1) to be equal to the number of output tensors (2)
        'toy.write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)
        'toy.write' op expected the number of tensor results (1) to be equal to the number of output tensors (0)
        'toy.write' op expected type of operand #2 ('tensor<3xi8>') to match type of corresponding result ('tensor<?xi8>')
        "]].assert_eq(&errors.concat());
}
