// terrace lower | lli
// A number below, within and above the bounds, of several formats.

func.func @f(%v: f32, %a: f32, %b: f32) {
  %r = math.clampf %v to [%a, %b] : f32
  vector.print %r : f32
  return
}
func.func @d(%v: vector<4xf64>, %a: vector<4xf64>, %b: vector<4xf64>) {
  %r = math.clampf %v to [%a, %b] : vector<4xf64>
  vector.print %r : vector<4xf64>
  return
}
func.func @main() {
  %a = arith.constant -1.0 : f32
  %b = arith.constant 2.0 : f32
  %low = arith.constant -3.0 : f32
  %within = arith.constant 0.5 : f32
  %high = arith.constant 4.0 : f32
  call @f(%low, %a, %b) : (f32, f32, f32) -> ()
  call @f(%within, %a, %b) : (f32, f32, f32) -> ()
  call @f(%high, %a, %b) : (f32, f32, f32) -> ()
  %v = arith.constant dense<[-5.0, 1.0, 7.0, 0x7FF0000000000000]> : vector<4xf64>
  %min = arith.constant dense<[-2.0, 0.0, 1.0, 0.0]> : vector<4xf64>
  %max = arith.constant dense<[2.0, 3.0, 6.0, 9.0]> : vector<4xf64>
  call @d(%v, %min, %max) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> ()
  return
}
// ==== stdout ====
-1
0.5
2
( -2, 1, 6, 9 )
