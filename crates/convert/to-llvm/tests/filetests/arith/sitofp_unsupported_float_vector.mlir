// terrace opt --convert-arith-to-llvm
// The same for each vector.
func.func @f(%a: vector<2x3xi8>) -> vector<2x3xf8E4M3FN> {
  %0 = arith.sitofp %a : vector<2x3xi8> to vector<2x3xf8E4M3FN>
  return %0 : vector<2x3xf8E4M3FN>
}
// ==== stderr ====
<stdin>:4:8: error: 'llvm.sitofp' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'vector<3xi8>'
  %0 = arith.sitofp %a : vector<2x3xi8> to vector<2x3xf8E4M3FN>
       ^
<stdin>:4:8: note: see current operation: %3 = "llvm.sitofp"(%2) : (vector<3xi8>) -> vector<3xi8>
// ==== exit 1 ====
