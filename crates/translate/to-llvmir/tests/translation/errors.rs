//! Inputs that the translation rejects, and their errors.

use crate::support::check_errors;

#[test]
fn operations_without_a_translation() {
    check_errors(
        "llvm.func @f() {\n  \"foo.bar\"() : () -> ()\n  llvm.return\n}",
        &[
            "in.mlir:2:3: error: cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for \
           dialect for op: foo.bar",
        ],
    );
    check_errors(
        "llvm.func @f(%a: i64) {\n  %0 = builtin.unrealized_conversion_cast %a : i64 to index\n  llvm.return\n}",
        &[
            "in.mlir:2:8: error: LLVM Translation failed for operation: builtin.unrealized_conversion_cast",
        ],
    );
    check_errors(
        "\"foo.top\"() : () -> ()",
        &[
            "in.mlir:1:1: error: cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for \
           dialect for op: foo.top",
        ],
    );
}

#[test]
fn initializers_are_constants() {
    check_errors(
        "llvm.mlir.global internal @g() : i64 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.freeze %0 : i64
  llvm.return %1 : i64
}",
        &["in.mlir:3:8: error: unemittable constant value"],
    );
}

#[test]
fn comdats_of_one_name() {
    check_errors(
        "llvm.comdat @a { llvm.comdat_selector @x any }\nllvm.comdat @b { llvm.comdat_selector @x any }",
        &[
            "in.mlir:2:18: error: comdat selection symbols must be unique even in different comdat regions",
        ],
    );
}

#[test]
fn attributes_that_are_passed_through() {
    let refused = |attrs: &str, message: &str| {
        let input = format!("llvm.func @f() attributes {{passthrough = {attrs}}}");
        check_errors(&input, &[&format!("in.mlir:1:1: error: {message}")]);
    };
    refused(
        "[\"alignstack\"]",
        "LLVM attribute 'alignstack' expects a value",
    );
    refused(
        "[[\"noinline\", \"x\"]]",
        "LLVM attribute 'noinline' does not expect a value, found 'x'",
    );
    refused(
        "[42]",
        "expected 'passthrough' to contain string or array attributes",
    );
    refused(
        "[[\"a\", 42]]",
        "expected arrays within 'passthrough' to contain two strings",
    );
}

#[test]
fn types_and_values_that_llvm_ir_lacks() {
    check_errors(
        "llvm.func @f() {\n  %0 = llvm.mlir.zero : !llvm.array<2 x index>\n  llvm.return\n}",
        &[
            "in.mlir:2:8: error: type '!llvm.array<2 x index>' cannot be converted to LLVM IR",
            "in.mlir:2:8: error: LLVM Translation failed for operation: llvm.mlir.zero",
        ],
    );
    check_errors(
        "llvm.mlir.global internal @g(1.0 : f32) : f64",
        &["in.mlir:1:1: error: FloatAttr does not match expected type of the constant"],
    );
    check_errors(
        "llvm.mlir.global internal @g(#llvm.poison) : !llvm.ptr",
        &["in.mlir:1:1: error: unsupported constant value"],
    );
    check_errors(
        "llvm.mlir.global internal @g(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<3 x i32>",
        &["in.mlir:1:1: error: expected sequential LLVM types wrapping a scalar"],
    );
}
