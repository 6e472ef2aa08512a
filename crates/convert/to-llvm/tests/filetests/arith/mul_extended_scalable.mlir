// terrace opt --convert-arith-to-llvm
// The product is not scalable, so the verifier refuses the extension.
func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xi32>) -> vector<[4]xi32> {
  %0, %1 = arith.mulsi_extended %a, %b : vector<[4]xi32>
  return %0 : vector<[4]xi32>
}
// ==== stderr ====
<stdin>:4:12: error: input and output vectors are of incompatible shape
  %0, %1 = arith.mulsi_extended %a, %b : vector<[4]xi32>
           ^
<stdin>:4:12: note: see current operation: %0 = "llvm.sext"(%arg0) : (vector<[4]xi32>) -> vector<4xi64>
// ==== exit 1 ====
