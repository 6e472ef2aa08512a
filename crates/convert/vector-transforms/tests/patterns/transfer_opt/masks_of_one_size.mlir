// terrace opt --test-eliminate-vector-masks='vscale-min=4 vscale-max=4'
// Masks of all elements with a known vscale.
// mlir-opt differs: it does not recognize multiples of `vscale` if the range of `vscale` is a single number.
func.func @f() -> (vector<[8]xi1>, vector<32xi1>, vector<33xi1>) {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %vscale = vector.vscale
  %s = arith.muli %vscale, %c8 : index
  %t = arith.addi %s, %c0 : index
  %k0 = vector.create_mask %t : vector<[8]xi1>
  %k1 = vector.create_mask %t : vector<32xi1>
  %k2 = vector.create_mask %t : vector<33xi1>
  return %k0, %k1, %k2 : vector<[8]xi1>, vector<32xi1>, vector<33xi1>
}
// ==== stdout ====
module {
  func.func @f() -> (vector<[8]xi1>, vector<32xi1>, vector<33xi1>) {
    %0 = vector.constant_mask [8] : vector<[8]xi1>
    %1 = vector.constant_mask [32] : vector<32xi1>
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %vscale = vector.vscale
    %c8_vscale = arith.muli %vscale, %c8 : index
    %2 = arith.addi %c8_vscale, %c0 : index
    %3 = vector.create_mask %2 : vector<[8]xi1>
    %4 = vector.create_mask %2 : vector<32xi1>
    %5 = vector.create_mask %2 : vector<33xi1>
    return %0, %1, %5 : vector<[8]xi1>, vector<32xi1>, vector<33xi1>
  }
}

