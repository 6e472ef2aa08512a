// terrace opt --allow-unregistered-dialect --split-input-file
// Where lists of operands and bounds are refused.
func.func private @g(i32)
func.func @f(%a: i32) {
  call @g(%a) : () -> ()
}
// -----
func.func private @g(i32)
func.func @f() {
  call @g() : (i32) -> ()
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shuffle %v, %v [0] : vector<4xf32>
}
// -----
func.func @f(%n: memref<4x4xf32>) {
  %1 = memref.subview %n[3, 0] [2, 2] [ [-1, 1] : memref<4x4xf32> to memref<2x2xf32>
}
// -----
scf.while (%a = %b -> (i32) {}
// -----
affine.for %i = 0 to 1 iter_args %a = %b {}
// -----
affine.parallel %i = (0) to (1) {}
// -----
cf.switch %v : f32, []
// -----
%0 = affine.linearize_index [%a] by (2) : f32
// -----
func.func @f(%n: memref<4x4xf32>) {
  %0 = memref.transpose %n (d0, d1) -> (d0, d1) : memref<4x4xf32> to f32
}
// -----
%0 = llvm.getelementptr %1[9] : (!llvm.ptr) -> !llvm.ptr, foo
// -----
llvm.func @f(%a: i32) {
  llvm.call_intrinsic "foo"(%a) : (i32) -> (i32, i32)
}
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.call_intrinsic "foo"(%a) : (i32) -> !llvm.void
}
// -----
llvm.func @f() attributes {linkage = 5}
// -----
%0 = index.constant true
// -----
%0 = arith.constant -0 : i64
// -----
func.func private @f() -> !llvm.tensor<f32xf32>
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
<stdin>:5:11: error: custom op 'func.call' number of operands and types do not match: got 1 operands and 0 types
  call @g(%a) : () -> ()
          ^
<stdin>:10:11: error: custom op 'func.call' number of operands and types do not match: got 0 operands and 1 types
  call @g() : (i32) -> ()
          ^
<stdin>:14:23: error: custom op 'vector.shuffle' number of operands and types do not match: got 2 operands and 1 types
  %0 = vector.shuffle %v, %v [0] : vector<4xf32>
                      ^
<stdin>:18:8: error: custom op 'memref.subview' expected SSA value or integer
  %1 = memref.subview %n[3, 0] [2, 2] [ [-1, 1] : memref<4x4xf32> to memref<2x2xf32>
       ^
<stdin>:21:19: error: expected ',' or ')'
scf.while (%a = %b -> (i32) {}
                  ^
<stdin>:23:34: error: custom op 'affine.for' expected '('
affine.for %i = 0 to 1 iter_args %a = %b {}
                                 ^
<stdin>:25:16: error: expected '(' in argument list
affine.parallel %i = (0) to (1) {}
               ^
<stdin>:27:16: error: custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'
cf.switch %v : f32, []
               ^
<stdin>:29:43: error: custom op 'affine.linearize_index' invalid kind of type specified: expected builtin.index, but found 'f32'
%0 = affine.linearize_index [%a] by (2) : f32
                                          ^
<stdin>:32:8: error: 'memref.transpose' op result #0 must be strided memref of any type values, but got 'f32'
  %0 = memref.transpose %n (d0, d1) -> (d0, d1) : memref<4x4xf32> to f32
       ^
<stdin>:32:8: note: see current operation: %0 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<4x4xf32>) -> f32
<stdin>:35:58: error: expected attribute value
%0 = llvm.getelementptr %1[9] : (!llvm.ptr) -> !llvm.ptr, foo
                                                         ^
<stdin>:38:33: error: custom op 'llvm.call_intrinsic' expected function with 0 or 1 result
  llvm.call_intrinsic "foo"(%a) : (i32) -> (i32, i32)
                                ^
<stdin>:42:38: error: custom op 'llvm.call_intrinsic' expected a non-void result type
  %0 = llvm.call_intrinsic "foo"(%a) : (i32) -> !llvm.void
                                     ^
<stdin>:45:1: error: custom op 'llvm.func' attribute 'linkage' occurs more than once in the attribute list
llvm.func @f() attributes {linkage = 5}
^
<stdin>:47:6: error: 'index.constant' op attribute 'value' failed to satisfy constraint: index attribute
%0 = index.constant true
     ^
<stdin>:47:6: note: see current operation: %0 = "index.constant"() <{value = true}> : () -> index
<stdin>:49:22: error: integer constant out of range for attribute
%0 = arith.constant -0 : i64
                     ^
<stdin>:51:40: error: expected non-function type
func.func private @f() -> !llvm.tensor<f32xf32>
                                       ^
// ==== exit 1 ====
