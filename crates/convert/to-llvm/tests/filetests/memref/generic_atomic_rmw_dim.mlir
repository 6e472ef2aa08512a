// terrace opt --finalize-memref-to-llvm
// What the region holds is converted where it goes.
func.func @g(%m: memref<4xi32>,  %i: index, %v: i32, %k: index) -> i32 {
  %old = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%current: i32):
    %d = memref.dim %m, %k : memref<4xi32>
    %r = builtin.unrealized_conversion_cast %d : index to i32
    memref.atomic_yield %r : i32
  }
  return %old : i32
}
// ==== stdout ====
module {
  func.func @g(%arg0: memref<4xi32>, %arg1: index, %arg2: i32, %arg3: index) -> i32 {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.alloca %0 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    %2 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %4 = builtin.unrealized_conversion_cast %arg0 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.getelementptr %5[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %7 = llvm.load %6 : !llvm.ptr -> i32
    llvm.br ^bb1(%7 : i32)
  ^bb1(%8: i32):  // 2 preds: ^bb0, ^bb1
    %9 = llvm.extractvalue %4[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.store %9, %1 : !llvm.array<1 x i64>, !llvm.ptr
    %10 = llvm.getelementptr %1[0, %2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %11 = llvm.load %10 : !llvm.ptr -> i64
    %12 = builtin.unrealized_conversion_cast %11 : i64 to index
    %13 = builtin.unrealized_conversion_cast %12 : index to i32
    %14 = llvm.cmpxchg %6, %8, %13 acq_rel monotonic : !llvm.ptr, i32
    %15 = llvm.extractvalue %14[0] : !llvm.struct<(i32, i1)> 
    %16 = llvm.extractvalue %14[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %16, ^bb2, ^bb1(%15 : i32)
  ^bb2:  // pred: ^bb1
    return %15 : i32
  }
}

