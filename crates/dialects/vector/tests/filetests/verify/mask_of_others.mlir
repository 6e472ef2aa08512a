// terrace opt
// No mask applies to an operation of another kind, whatever it lacks.
func.func @f(%m: vector<4xi1>) {
  "vector.mask"(%m) ({
    "arith.addf"() : () -> ()
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> ()
  return
}
// ==== stderr ====
<stdin>:4:3: error: 'vector.mask' op expects a MaskableOpInterface within the mask region
  "vector.mask"(%m) ({
  ^
<stdin>:4:3: note: see current operation: 
"vector.mask"(%arg0) ({
  "arith.addf"() <{fastmath = #arith.fastmath<none>}> : () -> ()
  "vector.yield"() : () -> ()
}) : (vector<4xi1>) -> ()
// ==== exit 1 ====
