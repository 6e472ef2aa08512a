// terrace opt --split-input-file --allow-unregistered-dialect
// What only generic form can get wrong: sizes of inner groups, flags.
"x.wrap"() ({
  %0:3 = "x.source"() : () -> (i32, index, index)
  "llvm.switch"(%0#0, %0#1, %0#2)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<2> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, index, index) -> ()
^bb1:
  "x.end"() : () -> ()
}) : () -> ()
// -----
"x.wrap"() ({
  %0:2 = "x.source"() : () -> (!llvm.ptr, i32)
  "llvm.indirectbr"(%0#0, %0#1)[^bb1] <{indbr_operand_segments = array<i32: -1>}> : (!llvm.ptr, i32) -> ()
^bb1:
  "x.end"() : () -> ()
}) : () -> ()
// -----
%0 = "x.source"() : () -> !llvm.ptr
%1 = "llvm.getelementptr"(%0) <{elem_type = i32, noWrapFlags = 1 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
// -----
%0 = "x.source"() : () -> memref<?x?xf32>
%1 = "memref.transpose"(%0) <{permutation = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xf32>) -> memref<?x?xf32>
// ==== stdout ====
// -----
// -----
// -----
// ==== stderr ====
<stdin>:5:3: error: 'llvm.switch' op caseOperands count (2) does not match with the total size (1) specified in attribute 'case_operand_segments'
  "llvm.switch"(%0#0, %0#1, %0#2)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<2> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, index, index) -> ()
  ^
<stdin>:5:3: note: see current operation: "llvm.switch"(%0#0, %0#1, %0#2)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<2> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, index, index) -> ()
<stdin>:12:3: error: 'llvm.indirectbr' op 'indbr_operand_segments' attribute cannot have negative elements
  "llvm.indirectbr"(%0#0, %0#1)[^bb1] <{indbr_operand_segments = array<i32: -1>}> : (!llvm.ptr, i32) -> ()
  ^
<stdin>:12:3: note: see current operation: "llvm.indirectbr"(%0#0, %0#1)[^bb1] <{indbr_operand_segments = array<i32: -1>}> : (!llvm.ptr, i32) -> ()
<stdin>:18:6: error: 'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.
%1 = "llvm.getelementptr"(%0) <{elem_type = i32, noWrapFlags = 1 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
     ^
<stdin>:18:6: note: see current operation: %1 = "llvm.getelementptr"(%0) <{elem_type = i32, noWrapFlags = 1 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
<stdin>:21:6: error: 'memref.transpose' op result type 'memref<?x?xf32>' is not equivalent to the canonical transposed input type 'memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>'
%1 = "memref.transpose"(%0) <{permutation = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xf32>) -> memref<?x?xf32>
     ^
<stdin>:21:6: note: see current operation: %1 = "memref.transpose"(%0) <{permutation = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xf32>) -> memref<?x?xf32>
// ==== exit 1 ====
