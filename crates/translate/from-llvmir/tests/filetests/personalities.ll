; terrace translate --import-llvm
; Any symbol with a name is a personality by itself, and a function also through a cast.

@variable = global i8 0
@far = addrspace(1) global i8 0
@0 = global i8 0

define void @direct() personality ptr @variable {
  ret void
}

define void @at_no_offset() personality ptr getelementptr (i8, ptr @variable, i64 0) {
  ret void
}

define void @cast_of_variable() personality ptr addrspacecast (ptr addrspace(1) @far to ptr) {
  ret void
}

define void @without_name() personality ptr @0 {
  ret void
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @variable(0 : i8) {addr_space = 0 : i32} : i8
  llvm.mlir.global external @far(0 : i8) {addr_space = 1 : i32} : i8
  llvm.mlir.global external @mlir.llvm.nameless_global_0(0 : i8) {addr_space = 0 : i32} : i8
  llvm.func @direct() attributes {personality = @variable} {
    llvm.return
  }
  llvm.func @at_no_offset() attributes {personality = @variable} {
    llvm.return
  }
  llvm.func @cast_of_variable() {
    llvm.return
  }
  llvm.func @without_name() {
    llvm.return
  }
}
// ==== stderr ====
<unknown>:0: warning: could not deduce personality, skipping it
<unknown>:0: warning: could not deduce personality, skipping it
