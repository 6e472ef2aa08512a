// dsp translate --mlir-to-llvmir
// An operation of the tool's dialect among those of the LLVM dialect.
llvm.func @f(%x: i32) -> i32 {
  %0 = dsp.twice %x : i32
  llvm.return %0 : i32
}
