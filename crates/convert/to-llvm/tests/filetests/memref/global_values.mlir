// terrace opt --finalize-memref-to-llvm
// Globals of every element type, without dimensions too.
memref.global "nested" @g : memref<2x2xf32> = dense<1.0> {foo, alignment = 8}
memref.global @z : memref<0xf32> = dense<> 
memref.global @c : memref<complex<f32>> = dense<(1.0, 2.0)>
memref.global @c2 : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>
memref.global @b : memref<i1> = dense<true>
memref.global @i : memref<index> = dense<3>
memref.global @s : memref<si8> = dense<3>
memref.global @s2 : memref<2xsi8> = dense<3>
memref.global @dr : memref<4xf32> = dense_resource<foo>
memref.global @tf : memref<4xtf32>
memref.global @f8 : memref<f8E5M2> = dense<1.0>
memref.global @v : memref<4xf32, strided<[2]>>
memref.global @v2 : memref<vector<4xf32>>
memref.global @v3 : memref<vector<4x2xf32>>
memref.global @v4 : memref<4xmemref<f32>>
memref.global @sp : memref<f32> = sparse<0, 1.0>
memref.global @sp1 : memref<3xf32> = sparse<1, 1.0>
memref.global @ci : memref<complex<i8>> = dense<(1, -2)>
// ==== stdout ====
module {
  llvm.mlir.global private @g(dense<1.000000e+00> : tensor<2x2xf32>) {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.array<2 x array<2 x f32>>
  llvm.mlir.global external @z(dense<> : tensor<0xf32>) {addr_space = 0 : i32} : !llvm.array<0 x f32>
  llvm.mlir.global external @c([1.000000e+00 : f32, 2.000000e+00 : f32]) {addr_space = 0 : i32} : !llvm.struct<(f32, f32)>
  llvm.mlir.global external @c2(dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>) {addr_space = 0 : i32} : !llvm.array<2 x struct<(f32, f32)>>
  llvm.mlir.global external @b(true) {addr_space = 0 : i32} : i1
  llvm.mlir.global external @i(3 : index) {addr_space = 0 : i32} : i64
  llvm.mlir.global external @s(3 : si8) {addr_space = 0 : i32} : i8
  llvm.mlir.global external @s2(dense<3> : tensor<2xsi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
  llvm.mlir.global external @dr(dense_resource<foo> : tensor<4xf32>) {addr_space = 0 : i32} : !llvm.array<4 x f32>
  memref.global @tf : memref<4xtf32>
  llvm.mlir.global external @f8(1.000000e+00 : f8E5M2) {addr_space = 0 : i32} : i8
  memref.global @v : memref<4xf32, strided<[2]>>
  llvm.mlir.global external @v2() {addr_space = 0 : i32} : vector<4xf32>
  llvm.mlir.global external @v3() {addr_space = 0 : i32} : !llvm.array<4 x vector<2xf32>>
  llvm.mlir.global external @v4() {addr_space = 0 : i32} : !llvm.array<4 x struct<(ptr, ptr, i64)>>
  llvm.mlir.global external @sp(1.000000e+00 : f32) {addr_space = 0 : i32} : f32
  llvm.mlir.global external @sp1(sparse<1, 1.000000e+00> : tensor<3xf32>) {addr_space = 0 : i32} : !llvm.array<3 x f32>
  llvm.mlir.global external @ci([1 : i8, -2 : i8]) {addr_space = 0 : i32} : !llvm.struct<(i8, i8)>
}

