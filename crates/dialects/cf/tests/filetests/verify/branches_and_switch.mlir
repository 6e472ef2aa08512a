// terrace opt --split-input-file
// What branches hand over, weights, and the cases of a switch.
func.func @f(%x: i32) {
  "cf.switch"(%x)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<[1, 2]> : vector<2xi32>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%x: i32) {
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<[1]> : vector<1xi64>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%x: i32) {
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<[1]> : vector<1xi32>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%x: i32) {
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: -1>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<[1]> : vector<1xi32>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%x: i32) {
  "cf.switch"(%x)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<[1]> : vector<1xi32>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%x: i32) {
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<[-1]> : vector<1xi32>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%x: i32) {
  cf.switch %x : i32, [
    default: ^bb1(%x, %x : i32, i32),
    -1: ^bb1(%x, %x : i32, i32),
    42: ^bb2
  ] {foo}
^bb1(%a: i32, %b: i32):
  cf.switch %x : i32, [ default : ^bb2 ]
^bb2:
  return
}
// -----
func.func @f(%x: i32) {
  cf.switch %x : i32, [
    default: ^bb1(%x, %x : i32, i32),
    -1: ^bb1(%x : i32)
  ] {foo}
^bb1(%a: i32, %b: i32):
  return
}
// -----
func.func @f(%x: i32, %y : f32) {
  cf.br ^bb1(%x, %y : i32, f32)
^bb1(%a: i32, %b: i32):
  return
}
// -----
func.func @f(%x: i32, %y : i1) {
  cf.cond_br %y weights([1, 2]), ^bb1, ^bb1 {c}
^bb1:
  return
}
// -----
func.func @f(%x: i32, %y : i1) {
  cf.cond_br %y weights([1, 2, 3]), ^bb1, ^bb1 {c}
^bb1:
  return
}
// -----
func.func @f(%x: i32, %y : i1) {
  cf.cond_br %y weights([1, -2]), ^bb1, ^bb1 {c}
^bb1:
  return
}
// -----
func.func @f(%x: i32, %y : i1) {
  cf.cond_br %y weights([0, 0]), ^bb1, ^bb1 {c}
^bb1:
  return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: i32) {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      4294967295: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32) {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg0, %arg0 : i32, i32),
      4294967295: ^bb1(%arg0, %arg0 : i32, i32),
      42: ^bb2
    ] {foo}
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
    cf.switch %arg0 : i32, [
      default: ^bb2]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}

// -----
// -----
// -----
module {
  func.func @f(%arg0: i32, %arg1: i1) {
    cf.cond_br %arg1 weights([1, 2]), ^bb1, ^bb1 {c}
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}

// -----
// -----
module {
  func.func @f(%arg0: i32, %arg1: i1) {
    cf.cond_br %arg1 weights([1, -2]), ^bb1, ^bb1 {c}
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}

// -----
// ==== stderr ====
<stdin>:4:3: error: 'cf.switch' op number of case values (2) should match number of case destinations (0)
  "cf.switch"(%x)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<[1, 2]> : vector<2xi32>}> : (i32) -> ()
  ^
<stdin>:4:3: note: see current operation: "cf.switch"(%arg0)[^bb1] <{case_operand_segments = array<i32>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
<stdin>:10:3: error: 'cf.switch' op 'flag' type ('i32') should match case value type ('i64')
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<[1]> : vector<1xi64>}> : (i32) -> ()
  ^
<stdin>:10:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
<stdin>:16:3: error: 'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<[1]> : vector<1xi32>}> : (i32) -> ()
  ^
<stdin>:16:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
<stdin>:22:3: error: 'cf.switch' op 'case_operand_segments' attribute cannot have negative elements
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: -1>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<[1]> : vector<1xi32>}> : (i32) -> ()
  ^
<stdin>:22:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32: -1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
<stdin>:28:3: error: 'cf.switch' op number of case values (1) should match number of case destinations (2)
  "cf.switch"(%x)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<[1]> : vector<1xi32>}> : (i32) -> ()
  ^
<stdin>:28:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
<stdin>:52:3: error: branch has 1 operands for successor #1, but target block has 2
  cf.switch %x : i32, [
  ^
<stdin>:52:3: note: see current operation: "cf.switch"(%arg0, %arg0, %arg0, %arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<-1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 2, 1>}> {foo} : (i32, i32, i32, i32) -> ()
<stdin>:61:3: error: type mismatch for bb argument #1 of successor #0
  cf.br ^bb1(%x, %y : i32, f32)
  ^
<stdin>:61:3: note: see current operation: "cf.br"(%arg0, %arg1)[^bb1] : (i32, f32) -> ()
<stdin>:73:3: error: expects number of branch weights to match number of successors: 3 vs 2
  cf.cond_br %y weights([1, 2, 3]), ^bb1, ^bb1 {c}
  ^
<stdin>:73:3: note: see current operation: "cf.cond_br"(%arg1)[^bb1, ^bb1] <{branch_weights = array<i32: 1, 2, 3>, operandSegmentSizes = array<i32: 1, 0, 0>}> {c} : (i1) -> ()
<stdin>:85:3: error: branch weights cannot all be zero
  cf.cond_br %y weights([0, 0]), ^bb1, ^bb1 {c}
  ^
<stdin>:85:3: note: see current operation: "cf.cond_br"(%arg1)[^bb1, ^bb1] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> {c} : (i1) -> ()
// ==== exit 1 ====
