func.func @main() -> i32 {
  %x = arith.constant 50 : i32
  %low = arith.constant 0 : i32
  %high = arith.constant 42 : i32
  %0 = dsp.clamp %x between %low and %high : i32
  return %0 : i32
}
