// terrace opt
// A dimension of vscale elements is not one element: it is not repeated.
func.func @f(%a: vector<[1]xf32>) {
  %0 = vector.broadcast %a : vector<[1]xf32> to vector<[4]xf32>
  return
}
// ==== stderr ====
<stdin>:4:8: error: 'vector.broadcast' op dimension mismatch ([1] vs. [4])
  %0 = vector.broadcast %a : vector<[1]xf32> to vector<[4]xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "vector.broadcast"(%arg0) : (vector<[1]xf32>) -> vector<[4]xf32>
// ==== exit 1 ====
