// terrace opt --split-input-file
// A transfer to a tensor gives the tensor; one to a memref gives nothing.
func.func @none(%v: vector<4xf32>, %t: tensor<?xf32>, %i: index) {
  "vector.transfer_write"(%v, %t, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<?xf32>, index) -> ()
  return
}
// -----
func.func @one(%v: vector<4xf32>, %m: memref<?xf32>, %i: index) {
  %0 = "vector.transfer_write"(%v, %m, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<?xf32>, index) -> tensor<?xf32>
  return
}
// -----
func.func @other(%v: vector<4xf32>, %t: tensor<?xf32>, %i: index) {
  %0 = "vector.transfer_write"(%v, %t, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<4xf32>
  return
}
// ==== stdout ====
// -----
// -----
// ==== stderr ====
<stdin>:4:3: error: 'vector.transfer_write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)
  "vector.transfer_write"(%v, %t, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<?xf32>, index) -> ()
  ^
<stdin>:4:3: note: see current operation: "vector.transfer_write"(%arg0, %arg1, %arg2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<?xf32>, index) -> ()
<stdin>:9:8: error: 'vector.transfer_write' op expected the number of tensor results (1) to be equal to the number of output tensors (0)
  %0 = "vector.transfer_write"(%v, %m, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<?xf32>, index) -> tensor<?xf32>
       ^
<stdin>:9:8: note: see current operation: %0 = "vector.transfer_write"(%arg0, %arg1, %arg2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<?xf32>, index) -> tensor<?xf32>
<stdin>:14:8: error: 'vector.transfer_write' op expected type of operand #1 ('tensor<?xf32>') to match type of corresponding result ('tensor<4xf32>')
  %0 = "vector.transfer_write"(%v, %t, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<4xf32>
       ^
<stdin>:14:8: note: see current operation: %0 = "vector.transfer_write"(%arg0, %arg1, %arg2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<4xf32>
// ==== exit 1 ====
