; terrace translate --import-llvm --import-structs-as-literals
; Identified structs become literal ones, opaque ones have no fields.
%named = type { i64, %opaque }
%packed = type <{ i8, %named }>
%opaque = type opaque
@g = external global %packed
declare void @f(ptr sret(%named))
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.struct<packed (i8, struct<(i64, struct<()>)>)>
  llvm.func @f(!llvm.ptr {llvm.sret = !llvm.struct<(i64, struct<()>)>})
}
