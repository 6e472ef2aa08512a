// terrace opt --math-expand-ops | terrace lower | lli
// A product that is not rounded before the sum.
func.func @f(%a: f32, %b: f32, %c: f32, %x: f64, %y: f64) {
  %0 = math.fma %a, %b, %c : f32
  vector.print %0 : f32
  %1 = math.fma %x, %x, %y : f64
  vector.print %1 : f64
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
