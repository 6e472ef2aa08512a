// terrace opt --canonicalize --allow-unregistered-dialect
// llvm: parts of constants that were put in.
func.func @k(%i: i32) -> (f32, f32, i32, i32) {
  %u = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  %v = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
  %0 = llvm.insertvalue %v, %u[1] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.extractvalue %0[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.insertvalue %i, %0[0] : !llvm.struct<(i32, array<2 x f32>)>
  %3 = llvm.extractvalue %2[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %t = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  %n = llvm.mlir.undef : !llvm.struct<(struct<(i32, i32)>, i32)>
  %4 = llvm.insertvalue %t, %n[0] : !llvm.struct<(struct<(i32, i32)>, i32)>
  %5 = llvm.extractvalue %4[0, 1] : !llvm.struct<(struct<(i32, i32)>, i32)>
  %6 = llvm.extractvalue %4[0] : !llvm.struct<(struct<(i32, i32)>, i32)>
  %7 = llvm.extractvalue %6[0] : !llvm.struct<(i32, i32)>
  return %1, %3, %5, %7 : f32, f32, i32, i32
}
// ==== stdout ====
module {
  func.func @k(%arg0: i32) -> (f32, f32, i32, i32) {
    %0 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    return %0, %1, %2, %3 : f32, f32, i32, i32
  }
}

