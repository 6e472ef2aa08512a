// terrace opt --finalize-memref-to-llvm
func.func @f(%m: memref<4x4xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<0>, data : memref<4x4xf32>
  memref.prefetch %m[%i, %i], write, locality<3>, data : memref<4x4xf32>
  memref.prefetch %m[%i, %i], read, locality<2>, instr : memref<4x4xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.mlir.constant(4 : index) : i64
    %4 = llvm.mul %0, %3 : i64
    %5 = llvm.add %4, %0 : i64
    %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%6) <{cache = 1 : i32, hint = 0 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(4 : index) : i64
    %9 = llvm.mul %0, %8 : i64
    %10 = llvm.add %9, %0 : i64
    %11 = llvm.getelementptr %7[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%11) <{cache = 1 : i32, hint = 3 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
    %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.mlir.constant(4 : index) : i64
    %14 = llvm.mul %0, %13 : i64
    %15 = llvm.add %14, %0 : i64
    %16 = llvm.getelementptr %12[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%16) <{cache = 0 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    return
  }
}

