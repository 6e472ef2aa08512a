// terrace opt --split-input-file
func.func @more() {
  "cf.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  return
}
// -----
func.func @none() {
  "cf.br"() : () -> ()
}
// -----
func.func @one_of_two(%c: i1) {
  "cf.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
// The first successor is the default, of the others there may be any number.
func.func @no_default(%x: i32) {
  "cf.switch"(%x) <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}
// -----
llvm.func @no_terminator(%x: i32) {
  "llvm.return"()[^bb1] : () -> ()
^bb1:
  llvm.return
}
// -----
llvm.func @llvm_switch(%x: i32) {
  "llvm.switch"(%x) <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:3: error: 'cf.br' op requires 1 successor but found 2
  "cf.br"()[^bb1, ^bb1] : () -> ()
  ^
<stdin>:3:3: note: see current operation: "cf.br"()[^bb1, ^bb1] : () -> ()
<stdin>:9:3: error: 'cf.br' op requires 1 successor but found 0
  "cf.br"() : () -> ()
  ^
<stdin>:9:3: note: see current operation: "cf.br"() : () -> ()
<stdin>:13:3: error: 'cf.cond_br' op requires 2 successors but found 1
  "cf.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^
<stdin>:13:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
<stdin>:20:3: error: 'cf.switch' op requires at least 1 successors but found 0
  "cf.switch"(%x) <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^
<stdin>:20:3: note: see current operation: "cf.switch"(%arg0) <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
<stdin>:24:3: error: 'llvm.return' op requires 0 successors but found 1
  "llvm.return"()[^bb1] : () -> ()
  ^
<stdin>:24:3: note: see current operation: "llvm.return"()[^bb1] : () -> ()
<stdin>:30:3: error: 'llvm.switch' op requires at least 1 successors but found 0
  "llvm.switch"(%x) <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^
<stdin>:30:3: note: see current operation: "llvm.switch"(%arg0) <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
// ==== exit 1 ====
