// terrace opt --convert-vector-to-llvm
// As upstream: the poison that is shuffled is of the type that is not converted.
func.func @f(%a: vector<4xindex>) -> (vector<2xindex>, vector<2xindex>) {
  %0, %1 = vector.deinterleave %a : vector<4xindex> -> vector<2xindex>
  return %0, %1 : vector<2xindex>, vector<2xindex>
}
// ==== stderr ====
<stdin>:4:12: error: 'llvm.shufflevector' op operand #1 must be LLVM dialect-compatible vector type, but got 'vector<4xindex>'
  %0, %1 = vector.deinterleave %a : vector<4xindex> -> vector<2xindex>
           ^
<stdin>:4:12: note: see current operation: %2 = "llvm.shufflevector"(%0, %1) <{mask = array<i32: 0, 2>}> : (vector<4xi64>, vector<4xindex>) -> vector<2xi64>
// ==== exit 1 ====
