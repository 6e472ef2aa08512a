// dsp opt --convert-dsp-to-llvm
// The dialect's text, and its conversion.
func.func @f(%x: i32, %top: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = dsp.clamp %x between %zero and %top : i32
  %1 = dsp.twice %0 : i32
  return %1 : i32
}
