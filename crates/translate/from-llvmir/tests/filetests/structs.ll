; terrace translate --import-llvm
; Structs without a name are numbered in the order in which they are met, parts first.
%0 = type { %1 }
%1 = type { i8 }
%2 = type <{ i16, %named }>
%named = type { i64, ptr }
%opaque = type opaque
declare void @takes(%0, %2, %named)
declare %named @makes(ptr)
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @takes(!llvm.struct<".1", (struct<"", (i8)>)>, !llvm.struct<".2", packed (i16, struct<"named", (i64, ptr)>)>, !llvm.struct<"named", (i64, ptr)>)
  llvm.func @makes(!llvm.ptr) -> !llvm.struct<"named", (i64, ptr)>
}
