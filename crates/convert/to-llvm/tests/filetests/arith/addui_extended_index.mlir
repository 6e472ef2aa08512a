// terrace opt --convert-arith-to-llvm
// The sum keeps its type, which the verifier refuses.
func.func @f(%a: index, %b: index) -> index {
  %0, %1 = arith.addui_extended %a, %b : index, i1
  return %0 : index
}
// ==== stderr ====
<stdin>:4:12: error: 'llvm.extractvalue' op result #0 must be LLVM dialect-compatible type, but got 'index'
  %0, %1 = arith.addui_extended %a, %b : index, i1
           ^
<stdin>:4:12: note: see current operation: %3 = "llvm.extractvalue"(%2) <{position = array<i64: 0>}> : (!llvm.struct<(index, i1)>) -> index
// ==== exit 1 ====
