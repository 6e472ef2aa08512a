// terrace opt
// A mask around an operation that has no operands: the operation is refused. MLIR crashes.
func.func @f(%m: vector<4xi1>) {
  "vector.mask"(%m) ({
    "vector.transfer_write"() : () -> ()
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> ()
  return
}
// ==== stderr ====
<stdin>:5:5: error: 'vector.transfer_write' op expected 2 or more operands, but found 0
    "vector.transfer_write"() : () -> ()
    ^
<stdin>:5:5: note: see current operation: "vector.transfer_write"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// ==== exit 1 ====
