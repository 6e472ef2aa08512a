// terrace opt --convert-cf-to-llvm
// Any byte may be in a message.
func.func @f(%c: i1) {
  cf.assert %c, "tab\09, quote\22, newline\0A, \C3\A9, zero\00."
  cf.assert %c, ""
  return
}
// ==== stdout ====
module {
  llvm.mlir.global private constant @assert_msg_0(dense<0> : tensor<1xi8>) {addr_space = 0 : i32} : !llvm.array<1 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[116, 97, 98, 9, 44, 32, 113, 117, 111, 116, 101, 34, 44, 32, 110, 101, 119, 108, 105, 110, 101, 10, 44, 32, -61, -87, 44, 32, 122, 101, 114, 111, 0, 46, 0]> : tensor<35xi8>) {addr_space = 0 : i32} : !llvm.array<35 x i8>
  func.func @f(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    return
  ^bb3:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<35 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb1
    %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>
    llvm.call @puts(%3) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

