// dsp lower --emit=llvm-dialect
// What the translation takes.
func.func @f(%x: i32) -> i32 {
  %0 = dsp.twice %x : i32
  return %0 : i32
}
