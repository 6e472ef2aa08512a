// terrace opt --mlir-print-op-generic --allow-unregistered-dialect
// A flag that is kept as data may be given as a boolean in the generic form.
%i = "test.index"() : () -> index
%a = "affine.linearize_index"(%i) <{static_basis = array<i64: 1>, disjoint = true, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> index
%b = "affine.linearize_index"(%i) <{static_basis = array<i64: 1>, disjoint = false, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> index
%c = affine.linearize_index disjoint [%i] by (1) : index
// ==== stdout ====
"builtin.module"() ({
  %0 = "test.index"() : () -> index
  %1 = "affine.linearize_index"(%0) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 1>}> : (index) -> index
  %2 = "affine.linearize_index"(%0) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 1>}> : (index) -> index
  %3 = "affine.linearize_index"(%0) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 1>}> : (index) -> index
}) : () -> ()

