// terrace opt
func.func @f(%a: vector<4xi32>) {
  %0 = arith.sitofp %a : vector<4xi32> to vector<2xf32>
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'arith.sitofp' op requires the same shape for all operands and results
  %0 = arith.sitofp %a : vector<4xi32> to vector<2xf32>
       ^
<stdin>:3:8: note: see current operation: %0 = "arith.sitofp"(%arg0) : (vector<4xi32>) -> vector<2xf32>
// ==== exit 1 ====
