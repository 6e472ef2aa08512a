// terrace opt --convert-arith-to-llvm --finalize-memref-to-llvm
// A loop around a compare-and-swap; what the region holds must be converted before.
func.func @f(%m: memref<10xi32>, %i: index, %v: i32) -> i32 {
  %old = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%current: i32):
    %new = arith.addi %current, %v : i32
    memref.atomic_yield %new : i32
  }
  %r = arith.muli %old, %v : i32
  return %r : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<10xi32>, %arg1: index, %arg2: i32) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<10xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %4 = llvm.load %3 : !llvm.ptr -> i32
    llvm.br ^bb1(%4 : i32)
  ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb1
    %6 = llvm.add %5, %arg2 : i32
    %7 = llvm.cmpxchg %3, %5, %6 acq_rel monotonic : !llvm.ptr, i32
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(i32, i1)> 
    %9 = llvm.extractvalue %7[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %9, ^bb2, ^bb1(%8 : i32)
  ^bb2:  // pred: ^bb1
    %10 = llvm.mul %8, %arg2 : i32
    return %10 : i32
  }
}

