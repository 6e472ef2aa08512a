; terrace translate --import-llvm
; A call has those effects that its own attributes and the function's allow, and those of its operand bundles.
declare void @reads() memory(read)
declare void @arguments(ptr) memory(argmem: readwrite)
define void @f(ptr %p) {
  call void @reads()
  call void @arguments(ptr %p) memory(write)
  call void @reads() [ "deopt"(i32 1) ]
  call void @reads() [ "other"(i32 1) ]
  call void %p()
  ret void
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @reads() attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>}
  llvm.func @arguments(!llvm.ptr) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  llvm.func @f(%arg0: !llvm.ptr) {
    llvm.call @reads() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>} : () -> ()
    llvm.call @arguments(%arg0) {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> ()
    llvm.call @reads() {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>} : () -> ()
    llvm.call @reads() : () -> ()
    llvm.call %arg0() : !llvm.ptr, () -> ()
    llvm.return
  }
}
