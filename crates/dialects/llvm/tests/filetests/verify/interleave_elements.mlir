// terrace opt
// The elements are those of the operands.
llvm.func @f(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<8xf32>
  llvm.return
}
// ==== stderr ====
<stdin>:4:8: error: 'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<8xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "llvm.intr.vector.interleave2"(%arg0, %arg0) : (vector<4xi32>, vector<4xi32>) -> vector<8xf32>
// ==== exit 1 ====
