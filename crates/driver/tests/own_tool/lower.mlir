// dsp lower
// To LLVM IR: `dsp.twice` has no conversion, it is translated.
func.func @f(%x: i32) -> i32 {
  %0 = dsp.twice %x : i32
  return %0 : i32
}
