// terrace opt
llvm.mlir.global external @g(0 : i8) : i8
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(1 : index) : i64
  %2 = llvm.mlir.constant(true) : i1
  %3 = llvm.mlir.constant(1.500000e+00 : f32) : f32
  %4 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  %5 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %6 = llvm.mlir.constant(dense<0> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
  %7 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %8 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %9 = llvm.mlir.poison : i32
  %10 = llvm.mlir.zero : !llvm.ptr<2>
  %11 = llvm.mlir.none : !llvm.token
  %12 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}
// ==== stdout ====
module {
  llvm.mlir.global external @g(0 : i8) {addr_space = 0 : i32} : i8
  llvm.func @f() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %4 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
    %5 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
    %6 = llvm.mlir.constant(dense<0> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
    %7 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
    %8 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
    %9 = llvm.mlir.poison : i32
    %10 = llvm.mlir.zero : !llvm.ptr<2>
    %11 = llvm.mlir.none : !llvm.token
    %12 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return
  }
}

