// terrace opt --convert-vector-to-llvm
// As upstream: operands of a masked reduction are not converted.
func.func @f(%a: vector<4xindex>, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <minsi>, %a : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}
// ==== stderr ====
<stdin>:4:25: error: 'llvm.intr.vp.reduce.smin' op operand #1 must be LLVM dialect-compatible vector of signless integer, but got 'vector<4xindex>'
  %0 = vector.mask %m { vector.reduction <minsi>, %a : vector<4xindex> into index } : vector<4xi1> -> index
                        ^
<stdin>:4:25: note: see current operation: %2 = "llvm.intr.vp.reduce.smin"(%0, %arg0, %arg1, %1) : (i64, vector<4xindex>, vector<4xi1>, i32) -> i64
// ==== exit 1 ====
