; terrace translate --import-llvm
; A calling convention that the dialect has no word for is a blank, as in MLIR.

define amdgpu_cs_chain void @chain() {
  call cc 99 void @other()
  ret void
}
declare cc 99 void @other()
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func  @chain() {
    llvm.call wasm_emscripten_invokecc @other() : () -> ()
    llvm.return
  }
  llvm.func wasm_emscripten_invokecc @other()
}
