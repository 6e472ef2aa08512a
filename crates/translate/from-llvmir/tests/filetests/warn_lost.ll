; terrace translate --import-llvm --warn-lost

@t = thread_local(initialexec) global i32 0
@e = externally_initialized global i32 0, partition "p"

declare void @g(ptr) cold

define i32 @f(ptr writable %p, i32 %x) prefix i32 7 {
  call void @g(ptr %p) cold noreturn [ "deopt"(i32 1) ]
  call void @g(ptr captures(address) %p) nounwind
  %c = icmp samesign ult i32 %x, 3
  %v = load i32, ptr %p, !range !0, !my.kind !1
  %w = load i32, ptr %p, !range !0, !nontemporal !2
  ret i32 %w
}

!0 = !{i32 0, i32 5}
!1 = !{}
!2 = !{i32 1}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external thread_local @t(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @e(0 : i32) {addr_space = 0 : i32} : i32
  llvm.func @g(!llvm.ptr) attributes {passthrough = ["cold"]}
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    llvm.call @g(%arg0) : (!llvm.ptr) -> ()
    llvm.call @g(%arg0) {no_unwind} : (!llvm.ptr) -> ()
    %1 = llvm.icmp "ult" %arg1, %0 : i32
    %2 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %3 = llvm.load %arg0 {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
    llvm.return %3 : i32
  }
}
// ==== stderr ====
<stdin>:0:0: warning: not imported: thread-local model (once)
<stdin>:0:0: warning: not imported: partition (once)
<stdin>:0:0: warning: not imported: externally_initialized (once)
<stdin>:0:0: warning: not imported: prefix data (once)
<stdin>:0:0: warning: not imported: attribute writable of a parameter (once)
<stdin>:0:0: warning: not imported: operand bundle "deopt" (once)
<stdin>:0:0: warning: not imported: attribute cold of a call (once)
<stdin>:0:0: warning: not imported: attribute noreturn of a call (once)
<stdin>:0:0: warning: not imported: attribute captures of a call's argument (once)
<stdin>:0:0: warning: not imported: samesign (once)
<stdin>:0:0: warning: not imported: metadata !range of an instruction (2 times)
<stdin>:0:0: warning: not imported: metadata !my.kind of an instruction (once)
