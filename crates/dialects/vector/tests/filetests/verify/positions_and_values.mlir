// terrace opt --split-input-file
// What has no place in the custom form is an error.
func.func @positions(%v: vector<4xi1>, %i: index) {
  %r = "vector.insert"(%v, %v, %i) <{static_position = array<i64>}> : (vector<4xi1>, vector<4xi1>, index) -> vector<4xi1>
  return
}
// -----
func.func @passthru(%k: vector<4xi1>, %w: vector<4xi32>) {
  "vector.mask"(%k, %w) ({
    vector.yield
  }) : (vector<4xi1>, vector<4xi32>) -> ()
  return
}
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:4:8: error: 'vector.insert' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite
  %r = "vector.insert"(%v, %v, %i) <{static_position = array<i64>}> : (vector<4xi1>, vector<4xi1>, index) -> vector<4xi1>
       ^
<stdin>:4:8: note: see current operation: %0 = "vector.insert"(%arg0, %arg0, %arg1) <{static_position = array<i64>}> : (vector<4xi1>, vector<4xi1>, index) -> vector<4xi1>
<stdin>:9:3: error: 'vector.mask' op expects result when passthru argument is provided
  "vector.mask"(%k, %w) ({
  ^
<stdin>:9:3: note: see current operation: 
"vector.mask"(%arg0, %arg1) ({
  "vector.yield"() : () -> ()
}) : (vector<4xi1>, vector<4xi32>) -> ()
// ==== exit 1 ====
