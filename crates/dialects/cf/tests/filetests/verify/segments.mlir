// terrace opt --split-input-file
// Each destination has its number of operands.
func.func @too_few(%x: i32) {
  "cf.switch"(%x)[^a, ^a] <{case_values = dense<2> : tensor<1xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}
// -----
func.func @too_many(%x: i32) {
  "cf.switch"(%x)[^a] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:4:3: error: 'cf.switch' op 'case_operand_segments' attribute has 0 elements, not 1: one for each part of caseOperands
  "cf.switch"(%x)[^a, ^a] <{case_values = dense<2> : tensor<1xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^
<stdin>:4:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32>, case_values = dense<2> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
<stdin>:10:3: error: 'cf.switch' op 'case_operand_segments' attribute has 1 elements, not 0: one for each part of caseOperands
  "cf.switch"(%x)[^a] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^
<stdin>:10:3: note: see current operation: "cf.switch"(%arg0)[^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
// ==== exit 1 ====
