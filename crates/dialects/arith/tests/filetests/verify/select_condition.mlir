// terrace opt
func.func @f(%c: vector<2xi1>, %a: vector<4xi32>) {
  %0 = arith.select %c, %a, %a : vector<2xi1>, vector<4xi32>
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'arith.select' op failed to verify that condition is signless i1 or has matching shape
  %0 = arith.select %c, %a, %a : vector<2xi1>, vector<4xi32>
       ^
<stdin>:3:8: note: see current operation: %0 = "arith.select"(%arg0, %arg1, %arg1) : (vector<2xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// ==== exit 1 ====
