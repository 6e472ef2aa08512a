; terrace translate --import-llvm
; Features without a name between commas are none.
define void @f() #0 {
  ret void
}
attributes #0 = { "target-features"=",+sse2,,+avx" }
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f() attributes {target_features = #llvm.target_features<["+sse2", "+avx"]>} {
    llvm.return
  }
}
