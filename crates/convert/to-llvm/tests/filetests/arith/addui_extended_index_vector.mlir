// terrace opt --convert-arith-to-llvm
// The sum keeps its type, which the verifier refuses.
func.func @f(%a: vector<4xindex>, %b: vector<4xindex>) -> vector<4xindex> {
  %0, %1 = arith.addui_extended %a, %b : vector<4xindex>, vector<4xi1>
  return %0 : vector<4xindex>
}
// ==== stderr ====
<stdin>:4:12: error: 'llvm.extractvalue' op expected LLVM IR Dialect type, got '!llvm.struct<(vector<4xindex>, vector<4xi1>)>'
  %0, %1 = arith.addui_extended %a, %b : vector<4xindex>, vector<4xi1>
           ^
<stdin>:4:12: note: see current operation: %3 = "llvm.extractvalue"(%2) <{position = array<i64: 0>}> : (!llvm.struct<(vector<4xindex>, vector<4xi1>)>) -> vector<4xindex>
// ==== exit 1 ====
