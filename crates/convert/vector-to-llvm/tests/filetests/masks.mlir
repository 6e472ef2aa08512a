// terrace opt --convert-vector-to-llvm
// Masks compare integers of 32 bits.
func.func @f(%a: index, %b: index) -> (vector<i1>, vector<4xi1>, vector<[4]xi1>, vector<2x4xi1>, vector<4xi1>, vector<2x2xi1>) {
  %0 = vector.create_mask %a : vector<i1>
  %1 = vector.create_mask %a : vector<4xi1>
  %2 = vector.create_mask %a : vector<[4]xi1>
  %3 = vector.create_mask %a, %b : vector<2x4xi1>
  %4 = vector.constant_mask [3] : vector<4xi1>
  %5 = vector.constant_mask [2, 1] : vector<2x2xi1>
  return %0, %1, %2, %3, %4, %5 : vector<i1>, vector<4xi1>, vector<[4]xi1>, vector<2x4xi1>, vector<4xi1>, vector<2x2xi1>
}
func.func @scaled() -> vector<[4]xi1> {
  %0 = vector.vscale
  %1 = vector.create_mask %0 : vector<[4]xi1>
  return %1 : vector<[4]xi1>
}
// ==== stderr ====
<stdin>:14:8: error: 'arith.maxsi' op requires the same type for all operands and results
  %1 = vector.create_mask %0 : vector<[4]xi1>
       ^
<stdin>:14:8: note: see current operation: %4 = "arith.maxsi"(%0, %2) : (i64, index) -> i64
// ==== exit 1 ====
