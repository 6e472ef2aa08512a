// terrace opt --finalize-memref-to-llvm
// Every kind of initial value.
memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>
memref.global @matrix : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
memref.global @splat : memref<16x16xf64> = dense<0.0>
memref.global "private" @scalar : memref<i64> = dense<7>
memref.global @room : memref<4xf32> = uninitialized
memref.global "private" @outside : memref<4xf32>
memref.global @aligned : memref<4xi8> = dense<1> {alignment = 64 : i64}
memref.global @space : memref<4xi8, 3> = dense<1>
memref.global @bits : memref<3xi1> = dense<[true, false, true]>
memref.global @indices : memref<2xindex> = dense<[10, 20]>
// ==== stdout ====
module {
  llvm.mlir.global private constant @table(dense<[1, 2, 3, 4]> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
  llvm.mlir.global external @matrix(dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x f32>>
  llvm.mlir.global external @splat(dense<0.000000e+00> : tensor<16x16xf64>) {addr_space = 0 : i32} : !llvm.array<16 x array<16 x f64>>
  llvm.mlir.global private @scalar(7 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global external @room() {addr_space = 0 : i32} : !llvm.array<4 x f32> {
    %0 = llvm.mlir.undef : !llvm.array<4 x f32>
    llvm.return %0 : !llvm.array<4 x f32>
  }
  llvm.mlir.global private @outside() {addr_space = 0 : i32} : !llvm.array<4 x f32>
  llvm.mlir.global external @aligned(dense<1> : tensor<4xi8>) {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<4 x i8>
  llvm.mlir.global external @space(dense<1> : tensor<4xi8>) {addr_space = 3 : i32} : !llvm.array<4 x i8>
  llvm.mlir.global external @bits(dense<[true, false, true]> : tensor<3xi1>) {addr_space = 0 : i32} : !llvm.array<3 x i1>
  llvm.mlir.global external @indices(dense<[10, 20]> : tensor<2xindex>) {addr_space = 0 : i32} : !llvm.array<2 x i64>
}

