// terrace opt --convert-to-llvm

func.func private @puts(!llvm.ptr) -> i32

func.func @f(%x: i1) {
  cf.assert %x, "x holds"
  return
}
// ==== stdout ====
module {
  llvm.func @abort()
  llvm.mlir.global private constant @assert_msg(dense<[120, 32, 104, 111, 108, 100, 115, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>
  llvm.func @puts(!llvm.ptr) -> i32 attributes {sym_visibility = "private"}
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
    %2 = llvm.call @puts(%1) : (!llvm.ptr) -> i32
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

