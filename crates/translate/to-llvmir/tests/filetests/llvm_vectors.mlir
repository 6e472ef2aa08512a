// terrace translate --mlir-to-llvmir --split-input-file
// Operations on matrices whose sizes do not suit their types, and casts with a mask and a length.
llvm.func @f(%a: vector<8xi32>, %b: vector<4xi32>) {
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<8xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%a: vector<4xi32>, %b: vector<4xf32>) {
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xi32>, vector<4xf32>) -> vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%a: vector<8xf32>, %p: !llvm.ptr, %s: i64) {
  llvm.intr.matrix.column.major.store %a, %p, <stride=%s> {isVolatile = 0: i1, rows = 2: i32, columns = 2 : i32} : vector<8xf32> to !llvm.ptr stride i64
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %s = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.intr.matrix.column.major.load %p, <stride=%s> {isVolatile = 0: i1, rows = 2: i32, columns = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  llvm.return
}
// -----
llvm.func @f(%a: vector<4xi8>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.zext"(%a, %m, %n) : (vector<4xi8>, vector<8xi1>, i32) -> vector<8xi64>
  llvm.return
}
// -----
llvm.func @f(%a: vector<4xf64>, %m: vector<4xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fpext"(%a, %m, %n) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf16>
  llvm.return
}
// ==== stdout ====





// ==== stderr ====
within split at <stdin>:1 offset :4:8: error: First argument of a matrix operation does not match specified shape!
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<8xi32>, vector<4xi32>) -> vector<4xi32>
       ^
within split at <stdin>:7 offset :3:8: error: Vector element type mismatch of the result and second operand vector!
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xi32>, vector<4xf32>) -> vector<4xi32>
       ^
within split at <stdin>:12 offset :3:3: error: Result of a matrix operation does not fit in the returned vector!
  llvm.intr.matrix.column.major.store %a, %p, <stride=%s> {isVolatile = 0: i1, rows = 2: i32, columns = 2 : i32} : vector<8xf32> to !llvm.ptr stride i64
  ^
within split at <stdin>:17 offset :4:8: error: Stride must be greater or equal than the number of rows!
  %0 = llvm.intr.matrix.column.major.load %p, <stride=%s> {isVolatile = 0: i1, rows = 2: i32, columns = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
       ^
within split at <stdin>:23 offset :3:8: error: VP cast intrinsic first argument and result vector lengths must be equal
  %0 = "llvm.intr.vp.zext"(%a, %m, %n) : (vector<4xi8>, vector<8xi1>, i32) -> vector<8xi64>
       ^
within split at <stdin>:28 offset :3:8: error: llvm.vp.fpext intrinsic the bit size of first argument must be smaller than the bit size of the return type
  %0 = "llvm.intr.vp.fpext"(%a, %m, %n) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf16>
       ^
// ==== exit 1 ====
