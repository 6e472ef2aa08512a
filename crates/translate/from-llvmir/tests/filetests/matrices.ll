; terrace translate --import-llvm
; Sizes of matrices are properties, and constants that nothing uses.

define <6 x float> @f(ptr %p, i64 %stride, <9 x float> %square) {
  %m = call <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr %p, i64 %stride, i1 true, i32 2, i32 3)
  call void @llvm.matrix.column.major.store.v6f32.i64(<6 x float> %m, ptr %p, i64 %stride, i1 false, i32 2, i32 3)
  %t = call <6 x float> @llvm.matrix.transpose.v6f32(<6 x float> %m, i32 2, i32 3)
  %r = call <6 x float> @llvm.matrix.multiply.v6f32.v6f32.v9f32(<6 x float> %m, <9 x float> %square, i32 2, i32 3, i32 3)
  ret <6 x float> %r
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: vector<9xf32>) -> vector<6xf32> {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 3 : i32, isVolatile = true, rows = 2 : i32} : vector<6xf32> from !llvm.ptr stride i64
    llvm.intr.matrix.column.major.store %4, %arg0, <stride = %arg1> {columns = 3 : i32, isVolatile = false, rows = 2 : i32} : vector<6xf32> to !llvm.ptr stride i64
    %5 = llvm.intr.matrix.transpose %4 {columns = 3 : i32, rows = 2 : i32} : vector<6xf32> into vector<6xf32>
    %6 = llvm.intr.matrix.multiply %4, %arg2 {lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<6xf32>, vector<9xf32>) -> vector<6xf32>
    llvm.return %6 : vector<6xf32>
  }
}
