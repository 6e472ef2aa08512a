// terrace opt --convert-cf-to-llvm
// Descriptors as block arguments.
func.func @f(%c: i1, %a: memref<?xf32>, %b: memref<?xf32>) -> memref<?xf32> {
  cf.cond_br %c, ^join(%a : memref<?xf32>), ^join(%b : memref<?xf32>)
^join(%m: memref<?xf32>):
  return %m : memref<?xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.cond_br %arg0, ^bb1(%1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>), ^bb1(%0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
  ^bb1(%2: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // 2 preds: ^bb0, ^bb0
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
    return %3 : memref<?xf32>
  }
}

