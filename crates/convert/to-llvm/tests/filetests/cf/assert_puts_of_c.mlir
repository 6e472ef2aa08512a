// terrace opt --convert-cf-to-llvm

llvm.func @puts(!llvm.ptr) -> i32

func.func @f(%x: i1) {
  cf.assert %x, "x holds"
  cf.assert %x, "and still does"
  return
}
// ==== stdout ====
module {
  llvm.mlir.global private constant @assert_msg_0(dense<[97, 110, 100, 32, 115, 116, 105, 108, 108, 32, 100, 111, 101, 115, 0]> : tensor<15xi8>) {addr_space = 0 : i32} : !llvm.array<15 x i8>
  llvm.func @abort()
  llvm.mlir.global private constant @assert_msg(dense<[120, 32, 104, 111, 108, 100, 115, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>
  llvm.func @puts(!llvm.ptr) -> i32
  func.func @f(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    return
  ^bb3:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
    %2 = llvm.call @puts(%1) : (!llvm.ptr) -> i32
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb1
    %3 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %4 = llvm.getelementptr %3[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<15 x i8>
    %5 = llvm.call @puts(%4) : (!llvm.ptr) -> i32
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

