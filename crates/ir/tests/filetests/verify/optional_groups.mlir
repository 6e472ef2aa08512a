// terrace opt --split-input-file
llvm.func @two(%x: i32) -> i32 {
  "llvm.return"(%x, %x) : (i32, i32) -> ()
}
// -----
func.func @memory(%m: memref<4xf32>) {
  "memref.alloca_scope.return"(%m, %m) : (memref<4xf32>, memref<4xf32>) -> ()
}
// -----
llvm.func @results(%p: !llvm.ptr) {
  %0:2 = "llvm.call"(%p) <{callee = @two, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (!llvm.ptr) -> (i32, i32)
  llvm.return
}
// ==== stdout ====
// -----
// -----
// ==== stderr ====
<stdin>:3:3: error: 'llvm.return' op operand group starting at #0 requires 0 or 1 element, but found 2
  "llvm.return"(%x, %x) : (i32, i32) -> ()
  ^
<stdin>:3:3: note: see current operation: "llvm.return"(%arg0, %arg0) : (i32, i32) -> ()
<stdin>:7:3: error: 'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'
  "memref.alloca_scope.return"(%m, %m) : (memref<4xf32>, memref<4xf32>) -> ()
  ^
<stdin>:7:3: note: see current operation: "memref.alloca_scope.return"(%arg0, %arg0) : (memref<4xf32>, memref<4xf32>) -> ()
<stdin>:11:10: error: 'llvm.call' op result group starting at #0 requires 0 or 1 element, but found 2
  %0:2 = "llvm.call"(%p) <{callee = @two, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (!llvm.ptr) -> (i32, i32)
         ^
<stdin>:11:10: note: see current operation: %0:2 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @two, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> (i32, i32)
// ==== exit 1 ====
