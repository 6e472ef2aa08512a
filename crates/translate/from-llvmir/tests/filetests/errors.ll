; terrace translate --import-llvm --split-input-file
declare ptr @f()
define void @g(i32 %x) {
  ret void
}
// -----
define void @f( {
  ret void
}
// -----
target datalayout = "e-p:64:64-a:0:64-v64:64-ni:1"
// -----
define i32 @f() personality ptr inttoptr (i64 1 to ptr) {
  ret i32 0
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f() -> !llvm.ptr
  llvm.func @g(%arg0: i32) {
    llvm.return
  }
}


module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
}

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f() -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %0 : i32
  }
}
// ==== stderr ====
<unknown>:0: error: within split at <stdin>:6 offset :3:3: error: expected type
  ret void
  ^

within split at <stdin>:10 offset :0:0: warning: unhandled data layout token: a:0:64
within split at <stdin>:10 offset :0:0: warning: unhandled data layout token: v64:64
within split at <stdin>:10 offset :0:0: warning: unhandled data layout token: ni:1
<unknown>:0: warning: could not deduce personality, skipping it
// ==== exit 1 ====
