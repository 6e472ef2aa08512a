// terrace translate --mlir-to-llvmir
// A constructor runs only if its data is linked in. MLIR drops the data.
llvm.mlir.global external @g(0 : i32) : i32
llvm.mlir.global_ctors ctors = [@one, @two], priorities = [0 : i32, 5 : i32], data = [@g, #llvm.zero]
llvm.mlir.global_dtors dtors = [@two], priorities = [1 : i32], data = [@g]
llvm.func @one() {
  llvm.return
}
llvm.func @two() {
  llvm.return
}
