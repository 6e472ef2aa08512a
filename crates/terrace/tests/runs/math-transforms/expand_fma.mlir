// terrace opt --math-expand-ops | terrace lower | lli
// A product that is not rounded before the sum.
func.func @f(%a: f32, %b: f32, %c: f32, %x: f64, %y: f64) {
  %0 = math.fma %a, %b, %c : f32
  call @show_f32(%0) : (f32) -> ()
  %1 = math.fma %x, %x, %y : f64
  call @show_f64(%1) : (f64) -> ()
  return
}
func.func @main() {
  %a = arith.constant 1.00000012 : f32
  %b = arith.constant 0.99999988 : f32
  %c = arith.constant -1.0 : f32
  %x = arith.constant 1.0000000000000002 : f64
  %y = arith.constant -1.0 : f64
  call @f(%a, %b, %c, %x, %y) : (f32, f32, f32, f64, f64) -> ()
  return
}
// NaN of either sign.
func.func @show_f32(%x: f32) {
  %is_nan = arith.cmpf uno, %x, %x : f32
  %nan = arith.constant 0x7FC00000 : f32
  %shown = arith.select %is_nan, %nan, %x : f32
  vector.print %shown : f32
  return
}
// NaN of either sign.
func.func @show_f64(%x: f64) {
  %is_nan = arith.cmpf uno, %x, %x : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %shown = arith.select %is_nan, %nan, %x : f64
  vector.print %shown : f64
  return
}
// ==== stdout ====
-1.42109e-14
4.44089e-16
