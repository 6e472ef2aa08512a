// terrace opt --finalize-memref-to-llvm
// The stack pointer is saved and restored around the region.
func.func @none() {
  memref.alloca_scope {
    %a = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return
  }
  return
}
func.func @results(%x: f32, %i: i32) -> (f32, i32) {
  %r:2 = memref.alloca_scope -> (f32, i32) {
    memref.alloca_scope.return %x, %i : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}
func.func @nested() {
  memref.alloca_scope {
    memref.alloca_scope {
      %a = memref.alloca() : memref<4xf32>
    }
  }
  return
}
// ==== stdout ====
module {
  func.func @none() {
    %0 = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.alloca %1 x f32 : (i64) -> !llvm.ptr
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.mlir.constant(0 : index) : i64
    %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %1, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %2, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.intr.stackrestore %0 : !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
  func.func @results(%arg0: f32, %arg1: i32) -> (f32, i32) {
    %0 = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.stackrestore %0 : !llvm.ptr
    llvm.br ^bb2(%arg0, %arg1 : f32, i32)
  ^bb2(%1: f32, %2: i32):  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    return %1, %2 : f32, i32
  }
  func.func @nested() {
    %0 = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %1 = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %2 = llvm.mlir.constant(4 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.alloca %2 x f32 : (i64) -> !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %2, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %3, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.intr.stackrestore %1 : !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    llvm.intr.stackrestore %0 : !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    return
  }
}

