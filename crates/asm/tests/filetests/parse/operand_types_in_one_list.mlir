// terrace opt --split-input-file
// Types in one list are as many as the operands of all groups; where they are not, the operation is at fault.
llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %1 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, i8
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %1 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, "a"
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %1 = llvm.getelementptr %p[%i] : (!llvm.ptr) -> i32, i8
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) {
  %1 = llvm.getelementptr %p[%i] : () -> i32, i8
  llvm.return
}
// -----
func.func @f(%p: !llvm.ptr, %i: i64) {
  %1 = llvm.getelementptr %p[%i] : (i64, i64) -> i32, i8
  return
}
// -----
func.func @f(%src: memref<2x3xf32>, %shape: memref<1xi32>) {
  %dst = memref.reshape %src(%shape) : (memref<2x3xf32>) -> memref<?xf32>
  return
}
// -----
func.func @f(%src: memref<2x3xf32>, %shape: memref<1xi32>) {
  %dst = memref.reshape %src(%shape) : (memref<2x3xf32>, memref<1xi32>, index) -> memref<?xf32>
  return
}
// -----
llvm.func @g(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  %a = llvm.intr.masked.gather %p, %m {alignment = 1: i32} : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<7xf32>
  llvm.return
}
// -----
func.func @create_mask(%a: index, %b: index) {
  %0 = vector.create_mask %a, %b : vector<4x3xi1>
  %1 = vector.mask %0 { vector.yield } : vector<4x3xi1>
  return
}
// -----
llvm.func @g(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.intr.vacopy %p to %q : !llvm.ptr
  llvm.return
}
// -----
llvm.func @g(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.intr.vacopy %p to %q : !llvm.ptr, !llvm.ptr, i32
  llvm.return
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
// ==== stderr ====
<stdin>:4:8: error: custom op 'llvm.getelementptr' number of operands and types do not match: got 2 operands and 3 types
  %1 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, i8
       ^
<stdin>:9:72: error: custom op 'llvm.getelementptr' invalid kind of attribute specified
  %1 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, "a"
                                                                       ^
<stdin>:14:8: error: custom op 'llvm.getelementptr' number of operands and types do not match: got 2 operands and 1 types
  %1 = llvm.getelementptr %p[%i] : (!llvm.ptr) -> i32, i8
       ^
<stdin>:19:8: error: custom op 'llvm.getelementptr' number of operands and types do not match: got 2 operands and 0 types
  %1 = llvm.getelementptr %p[%i] : () -> i32, i8
       ^
<stdin>:24:27: error: use of value '%p' expects different type than prior uses: 'i64' vs '!llvm.ptr'
  %1 = llvm.getelementptr %p[%i] : (i64, i64) -> i32, i8
                          ^
<stdin>:23:14: note: prior use here
func.func @f(%p: !llvm.ptr, %i: i64) {
             ^
<stdin>:29:10: error: custom op 'memref.reshape' number of operands and types do not match: got 2 operands and 1 types
  %dst = memref.reshape %src(%shape) : (memref<2x3xf32>) -> memref<?xf32>
         ^
<stdin>:34:10: error: custom op 'memref.reshape' number of operands and types do not match: got 2 operands and 3 types
  %dst = memref.reshape %src(%shape) : (memref<2x3xf32>, memref<1xi32>, index) -> memref<?xf32>
         ^
<stdin>:39:32: error: custom op 'llvm.intr.masked.gather' number of operands and types do not match: got 2 operands and 3 types
  %a = llvm.intr.masked.gather %p, %m {alignment = 1: i32} : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<7xf32>
                               ^
<stdin>:45:3: error: cannot name an operation with no results
  %1 = vector.mask %0 { vector.yield } : vector<4x3xi1>
  ^
<stdin>:50:3: error: custom op 'llvm.intr.vacopy' number of operands and types do not match: got 2 operands and 1 types
  llvm.intr.vacopy %p to %q : !llvm.ptr
  ^
<stdin>:55:3: error: custom op 'llvm.intr.vacopy' number of operands and types do not match: got 2 operands and 3 types
  llvm.intr.vacopy %p to %q : !llvm.ptr, !llvm.ptr, i32
  ^
// ==== exit 1 ====
