// terrace opt --split-input-file --allow-unregistered-dialect
// What is refused about affine operations.
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %s = affine.apply affine_map<()[s0] -> (s0)>()[%i]
    affine.prefetch %m[%i], read, locality<3>, data : memref<?xf32>
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %s = affine.load %m[symbol(%i)] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  %0 = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%arg2: index, %arg3: i32):
    "affine.yield"(%arg3) : (i32) -> ()
  }) : (index) -> i32
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  %0 = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%arg2: index):
    "affine.yield"(%arg2) : (index) -> ()
  }) : (index) -> index
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%arg2: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0:
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index, %j: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  %0 = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (1)>}> ({
  ^bb0(%arg2: index, %arg3: i32):
    "affine.yield"(%arg2) : (index) -> ()
  }) : (index) -> index
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  %0 = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (0)>}> ({
  ^bb0(%arg2: index, %arg3: i32):
    "affine.yield"(%arg2) : (index) -> ()
  }) : (index) -> index
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 {
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
  } else { } {foo}
  %a:3 = affine.delinearize_index %n into (%n, 3) : index, index, index
  %b = affine.linearize_index disjoint [%a#0, %n] by (2, %n) {foo} : index
  %c = affine.linearize_index [%a#0, %n] by (2) {foo} : index
  %d:3 = affine.delinearize_index %n into () : index, index, index
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  %d:3 = affine.delinearize_index %n into (0, 2) : index, index, index
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  %b = affine.linearize_index disjoint [%n, %n] by () : index
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.yield
}
// -----
func.func @f(%m: memref<8xf32>, %n: index, %v: vector<f32>) {
  affine.vector_store %v, %m[%n] : memref<8xf32>, vector<f32>
  return
}
// -----
func.func @f(%n: index, %m: memref<8xf32>) {
  %x = memref.load %m[%n] : memref<8xf32>
  %y = arith.fptosi %x : f32 to i64
  %z = arith.index_cast %y : i64 to index
  affine.for %i = 0 to 4 {
    %w = "test.value"() : () -> index
    affine.for %j = 0 to %w {
    }
  }
  return
}
// -----
func.func @f() {
  "affine.if"() <{condition = affine_set<() : (1 == 0)>}> ({
    "affine.yield"() : () -> ()
  }, {
  ^bb0(%a: i32):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:5:10: error: dimensional operand cannot be used as a symbol
    %s = affine.apply affine_map<()[s0] -> (s0)>()[%i]
         ^
<stdin>:5:10: note: see current operation: %0 = "affine.apply"(%arg2) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
<stdin>:13:10: error: 'affine.load' op operand cannot be used as a symbol
    %s = affine.load %m[symbol(%i)] : memref<?xf32>
         ^
<stdin>:13:10: note: see current operation: %0 = "affine.load"(%arg0, %arg2) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
<stdin>:19:8: error: 'affine.for' op 0-th init and 0-th region iter_arg have different type: 'index' != 'i32'
  %0 = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
       ^
<stdin>:19:8: note: see current operation: 
%0 = "affine.for"(%arg1) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
^bb0(%arg2: index, %arg3: i32):
  "affine.yield"(%arg3) : (i32) -> ()
}) : (index) -> i32
<stdin>:27:8: error: 'affine.for' op different number of inits and region iter_args: 1 != 0
  %0 = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
       ^
<stdin>:27:8: note: see current operation: 
%0 = "affine.for"(%arg1) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
^bb0(%arg2: index):
  "affine.yield"(%arg2) : (index) -> ()
}) : (index) -> index
<stdin>:35:3: error: 'affine.for' op different number of inits and region iter_args: 1 != 0
  "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^
<stdin>:35:3: note: see current operation: 
"affine.for"(%arg1) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
^bb0(%arg2: index):
  "affine.yield"() : () -> ()
}) : (index) -> ()
<stdin>:43:3: error: 'affine.for' op different number of inits and region iter_args: 0 != 18446744073709551615
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^
<stdin>:43:3: note: see current operation: 
"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  "affine.yield"() : () -> ()
}) : () -> ()
<stdin>:51:3: error: 'affine.for' op different number of inits and region iter_args: 0 != 1
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^
<stdin>:51:3: note: see current operation: 
"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
^bb0(%arg2: index, %arg3: index):
  "affine.yield"() : () -> ()
}) : () -> ()
<stdin>:59:8: error: 'affine.for' op 0-th init and 0-th region iter_arg have different type: 'index' != 'i32'
  %0 = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (1)>}> ({
       ^
<stdin>:59:8: note: see current operation: 
%0 = "affine.for"(%arg1) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (1)>}> ({
^bb0(%arg2: index, %arg3: i32):
  "affine.yield"(%arg2) : (index) -> ()
}) : (index) -> index
<stdin>:67:8: error: 'affine.for' op 0-th init and 0-th region iter_arg have different type: 'index' != 'i32'
  %0 = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (0)>}> ({
       ^
<stdin>:67:8: note: see current operation: 
%0 = "affine.for"(%arg1) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (0)>}> ({
^bb0(%arg2: index, %arg3: i32):
  "affine.yield"(%arg2) : (index) -> ()
}) : (index) -> index
<stdin>:75:8: error: 'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 {
       ^
<stdin>:75:8: note: see current operation: 
%0 = "affine.if"(%arg1) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
  %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  "affine.yield"(%1) : (f32) -> ()
}, {
}) : (index) -> f32
<stdin>:75:8: note: region branch point
<stdin>:88:10: error: 'affine.delinearize_index' op should return an index for each basis element and up to one extra index
  %d:3 = affine.delinearize_index %n into () : index, index, index
         ^
<stdin>:88:10: note: see current operation: %3:3 = "affine.delinearize_index"(%arg1) <{static_basis = array<i64>}> : (index) -> (index, index, index)
<stdin>:93:10: error: 'affine.delinearize_index' op no basis element may be statically non-positive
  %d:3 = affine.delinearize_index %n into (0, 2) : index, index, index
         ^
<stdin>:93:10: note: see current operation: %0:3 = "affine.delinearize_index"(%arg1) <{static_basis = array<i64: 0, 2>}> : (index) -> (index, index, index)
<stdin>:98:8: error: 'affine.linearize_index' op should be passed a basis element for each index except possibly the first
  %b = affine.linearize_index disjoint [%n, %n] by () : index
       ^
<stdin>:98:8: note: see current operation: %0 = "affine.linearize_index"(%arg1, %arg1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64>}> : (index, index) -> index
<stdin>:103:3: error: 'affine.yield' op only terminates affine.if/for/parallel regions
  affine.yield
  ^
<stdin>:103:3: note: see current operation: "affine.yield"() : () -> ()
<stdin>:107:3: error: 'affine.vector_store' op operand #0 must be vector of any type values, but got 'vector<f32>'
  affine.vector_store %v, %m[%n] : memref<8xf32>, vector<f32>
  ^
<stdin>:107:3: note: see current operation: "affine.vector_store"(%arg2, %arg0, %arg1) <{map = affine_map<(d0) -> (d0)>}> : (vector<f32>, memref<8xf32>, index) -> ()
<stdin>:117:5: error: 'affine.for' op operand cannot be used as a symbol
    affine.for %j = 0 to %w {
    ^
<stdin>:117:5: note: see current operation: 
"affine.for"(%3) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%arg3: index):
  "affine.yield"() : () -> ()
}) : (index) -> ()
<stdin>:124:3: error: 'affine.if' op region #1 should have no arguments
  "affine.if"() <{condition = affine_set<() : (1 == 0)>}> ({
  ^
<stdin>:124:3: note: see current operation: 
"affine.if"() <{condition = affine_set<() : (1 == 0)>}> ({
  "affine.yield"() : () -> ()
}, {
^bb0(%arg0: i32):
  "affine.yield"() : () -> ()
}) : () -> ()
// ==== exit 1 ====
