; terrace translate --import-llvm
; The aggregate is made before what is put into it.

define { i32, [2 x i8] } @constants() {
  %a = insertvalue { i32, [2 x i8] } poison, i32 5, 0
  %b = insertvalue { i32, [2 x i8] } %a, [2 x i8] undef, 1
  ret { i32, [2 x i8] } %b
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @constants() -> !llvm.struct<(i32, array<2 x i8>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i32, array<2 x i8>)>
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.array<2 x i8>
    %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, array<2 x i8>)> 
    %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(i32, array<2 x i8>)> 
    llvm.return %4 : !llvm.struct<(i32, array<2 x i8>)>
  }
}
