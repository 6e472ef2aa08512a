// terrace opt --convert-cf-to-llvm
// A global of that name exists already.
llvm.mlir.global private constant @assert_msg("mine") : !llvm.array<4 x i8>
func.func @f(%c: i1) {
  cf.assert %c, "message"
  return
}
// ==== stdout ====
module {
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg_0(dense<[109, 101, 115, 115, 97, 103, 101, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>
  llvm.mlir.global private constant @assert_msg("mine") {addr_space = 0 : i32}
  func.func @f(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

