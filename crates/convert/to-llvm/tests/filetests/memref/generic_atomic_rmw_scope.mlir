// terrace opt --finalize-memref-to-llvm
// A scope in the region is split in its turn.
func.func @g(%m: memref<4xi32>,  %i: index, %v: i32, %k: index) -> i32 {
  %old = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%current: i32):
    %d = memref.alloca_scope -> (i32) { memref.alloca_scope.return %v : i32 }
    memref.atomic_yield %d : i32
  }
  return %old : i32
}
// ==== stdout ====
module {
  func.func @g(%arg0: memref<4xi32>, %arg1: index, %arg2: i32, %arg3: index) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %4 = llvm.load %3 : !llvm.ptr -> i32
    llvm.br ^bb1(%4 : i32)
  ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb4
    %6 = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.intr.stackrestore %6 : !llvm.ptr
    llvm.br ^bb3(%arg2 : i32)
  ^bb3(%7: i32):  // pred: ^bb2
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    %8 = llvm.cmpxchg %3, %5, %7 acq_rel monotonic : !llvm.ptr, i32
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(i32, i1)> 
    %10 = llvm.extractvalue %8[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %10, ^bb5, ^bb1(%9 : i32)
  ^bb5:  // pred: ^bb4
    return %9 : i32
  }
}

