// terrace opt --arith-expand
// Maxima and minima.
func.func @integers(%a: i32, %b: i32, %v: vector<4xi8>) {
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.maxui %a, %b : i32
  %2 = arith.minsi %a, %b : i32
  %3 = arith.minui %v, %v : vector<4xi8>
  return
}
func.func @floats(%a: f32, %b: f32, %v: vector<4xbf16>) -> f32 {
  %0 = arith.maximumf %a, %b fastmath<nnan> : f32
  %1 = arith.minimumf %0, %b : f32
  %2 = arith.maxnumf %1, %b : f32
  %3 = arith.minnumf %2, %b : f32
  %4 = arith.maximumf %v, %v : vector<4xbf16>
  return %3 : f32
}
