// dsp opt --convert-to-llvm=filter-dialects=dsp
// The dialect's text, and its conversion.
func.func @f(%x: i32, %top: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = dsp.clamp %x between %zero and %top : i32
  %1 = dsp.twice %0 : i32
  return %1 : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = llvm.intr.smax(%arg0, %c0_i32) : (i32, i32) -> i32
    %1 = llvm.intr.smin(%0, %arg1) : (i32, i32) -> i32
    %2 = dsp.twice %1 : i32
    return %2 : i32
  }
}

