// dsp lower --emit=llvm-dialect
// What the translation takes.
func.func @f(%x: i32) -> i32 {
  %0 = dsp.twice %x : i32
  return %0 : i32
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i32) -> i32 {
    %0 = dsp.twice %arg0 : i32
    llvm.return %0 : i32
  }
}
