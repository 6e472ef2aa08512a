// terrace opt --split-input-file --allow-unregistered-dialect
// Parallel insertions: parent, destination, bounds.
func.func @f(%t: tensor<4xf32>, %s: tensor<1xf32>, %i: index) { tensor.parallel_insert_slice %s into %t[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<1xf32>, %i: index) { 
  %19 = scf.forall (%k) in (2) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[4] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<1xf32>, %i: index) { 
  %19 = scf.forall (%k) in (2) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %t[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<1xf32>, %i: index) { 
  %19 = scf.forall (%k) in (2) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      %c = arith.constant 1 : index
      tensor.parallel_insert_slice %s into %o[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<1xf32>, %i: index) { 
  scf.forall (%k) in (2) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %t[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<1xf32>, %i: tensor<?xf32>) { 
  %19 = scf.forall (%k) in (2) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0] [2] [1] : tensor<1xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %s into %t[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
return }
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:65: error: expected InParallelOpInterface parent, got:
"func.func"() <{function_type = (tensor<4xf32>, tensor<1xf32>, index) -> (), sym_name = "f"}> ({
^bb0(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>, %arg2: index):
  "tensor.parallel_insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
func.func @f(%t: tensor<4xf32>, %s: tensor<1xf32>, %i: index) { tensor.parallel_insert_slice %s into %t[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
                                                                ^
<stdin>:3:65: note: see current operation: "tensor.parallel_insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>) -> ()
<stdin>:9:7: error: offset 0 is out-of-bounds: 4 >= 4
      tensor.parallel_insert_slice %s into %o[4] [1] [1] : tensor<1xf32> into tensor<4xf32>
      ^
<stdin>:9:7: note: see current operation: "tensor.parallel_insert_slice"(%arg1, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>) -> ()
<stdin>:17:7: error: 'tensor.parallel_insert_slice' op may only insert into an output block argument
      tensor.parallel_insert_slice %s into %t[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
      ^
<stdin>:17:7: note: see current operation: "tensor.parallel_insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>) -> ()
<stdin>:24:5: error: 'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops
    scf.forall.in_parallel {
    ^
<stdin>:24:5: note: see current operation: 
"scf.forall.in_parallel"() ({
  %1 = "arith.constant"() <{value = 1 : index}> : () -> index
  "tensor.parallel_insert_slice"(%arg1, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>) -> ()
}) : () -> ()
<stdin>:34:7: error: 'tensor.parallel_insert_slice' op may only insert into an output block argument
      tensor.parallel_insert_slice %s into %t[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
      ^
<stdin>:34:7: note: see current operation: "tensor.parallel_insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>) -> ()
<stdin>:43:7: error: 'tensor.parallel_insert_slice' op may only insert into an output block argument
      tensor.parallel_insert_slice %s into %t[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
      ^
<stdin>:43:7: note: see current operation: "tensor.parallel_insert_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>) -> ()
// ==== exit 1 ====
