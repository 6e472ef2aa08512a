// terrace opt --finalize-memref-to-llvm
// Results of a scope whose types are converted.
func.func @results(%x: index, %m: memref<2xf32>) -> (index, memref<2xf32>) {
  %r:2 = memref.alloca_scope -> (index, memref<2xf32>) {
    memref.alloca_scope.return %x, %m : index, memref<2xf32>
  }
  return %r#0, %r#1 : index, memref<2xf32>
}
// ==== stdout ====
module {
  func.func @results(%arg0: index, %arg1: memref<2xf32>) -> (index, memref<2xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.stackrestore %2 : !llvm.ptr
    llvm.br ^bb2(%1, %0 : i64, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
  ^bb2(%3: i64, %4: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb1
    %5 = builtin.unrealized_conversion_cast %4 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
    %6 = builtin.unrealized_conversion_cast %3 : i64 to index
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    return %6, %5 : index, memref<2xf32>
  }
}

