// terrace opt --split-input-file
// Each destination has its number of operands; a mask has the lanes of the result, which are lanes of the operands.
llvm.func @too_few(%x: i32) {
  "llvm.switch"(%x)[^a, ^a] <{case_values = dense<2> : vector<1xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  llvm.return
}
// -----
llvm.func @indirect(%p: !llvm.ptr) {
  "llvm.indirectbr"(%p)[^a] <{indbr_operand_segments = array<i32>}> : (!llvm.ptr) -> ()
^a:
  llvm.return
}
// -----
llvm.func @lanes(%v: vector<4xi8>) {
  %0 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 1, 2>}> : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  llvm.return
}
// -----
llvm.func @elements(%v: vector<4xi8>) {
  %0 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 1, 2>}> : (vector<4xi8>, vector<4xi8>) -> vector<2xi16>
  llvm.return
}
// -----
llvm.func @beyond(%v: vector<4xi8>) {
  %0 = llvm.shufflevector %v, %v [7, -1, 8] : vector<4xi8>
  llvm.return
}
// -----
llvm.func @before(%v: vector<4xi8>) {
  %0 = llvm.shufflevector %v, %v [-2, 0] : vector<4xi8>
  llvm.return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:3: error: 'llvm.switch' op 'case_operand_segments' attribute has 0 elements, not 1: one for each part of caseOperands
  "llvm.switch"(%x)[^a, ^a] <{case_values = dense<2> : vector<1xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^
<stdin>:4:3: note: see current operation: "llvm.switch"(%arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32>, case_values = dense<2> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
<stdin>:10:3: error: 'llvm.indirectbr' op 'indbr_operand_segments' attribute has 0 elements, not 1: one for each part of succOperands
  "llvm.indirectbr"(%p)[^a] <{indbr_operand_segments = array<i32>}> : (!llvm.ptr) -> ()
  ^
<stdin>:10:3: note: see current operation: "llvm.indirectbr"(%arg0)[^bb1] <{indbr_operand_segments = array<i32>}> : (!llvm.ptr) -> ()
<stdin>:16:8: error: 'llvm.shufflevector' op expected result vector of 2 elements, one per mask element, with the operands' element type
  %0 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 1, 2>}> : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
       ^
<stdin>:16:8: note: see current operation: %0 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: 1, 2>}> : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
<stdin>:21:8: error: 'llvm.shufflevector' op expected result vector of 2 elements, one per mask element, with the operands' element type
  %0 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 1, 2>}> : (vector<4xi8>, vector<4xi8>) -> vector<2xi16>
       ^
<stdin>:21:8: note: see current operation: %0 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: 1, 2>}> : (vector<4xi8>, vector<4xi8>) -> vector<2xi16>
<stdin>:26:8: error: 'llvm.shufflevector' op mask element 8 is not one of the 8 of both operands, or -1 for poison
  %0 = llvm.shufflevector %v, %v [7, -1, 8] : vector<4xi8>
       ^
<stdin>:26:8: note: see current operation: %0 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: 7, -1, 8>}> : (vector<4xi8>, vector<4xi8>) -> vector<3xi8>
<stdin>:31:8: error: 'llvm.shufflevector' op mask element -2 is not one of the 8 of both operands, or -1 for poison
  %0 = llvm.shufflevector %v, %v [-2, 0] : vector<4xi8>
       ^
<stdin>:31:8: note: see current operation: %0 = "llvm.shufflevector"(%arg0, %arg0) <{mask = array<i32: -2, 0>}> : (vector<4xi8>, vector<4xi8>) -> vector<2xi8>
// ==== exit 1 ====
