// terrace opt --convert-ub-to-llvm
// Poison of types that convert.
func.func @f() {
  %0 = ub.poison : index
  %1 = ub.poison : i16
  %2 = ub.poison : f64
  %3 = ub.poison : !llvm.ptr
  %4 = ub.poison : vector<4xindex>
  %5 = ub.poison : complex<f32>
  %6 = ub.poison : memref<2xf32>
  %7 = ub.poison : tensor<2xf32>
  return
}
// ==== stdout ====
module {
  func.func @f() {
    %0 = llvm.mlir.poison : i64
    %1 = llvm.mlir.poison : i16
    %2 = llvm.mlir.poison : f64
    %3 = llvm.mlir.poison : !llvm.ptr
    %4 = llvm.mlir.poison : vector<4xi64>
    %5 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = ub.poison : tensor<2xf32>
    return
  }
}

