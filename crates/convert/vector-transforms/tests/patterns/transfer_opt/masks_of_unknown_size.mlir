// terrace opt --test-eliminate-vector-masks=vscale-max=0
// Masks of all elements with an unknown vscale.
// mlir-opt does not run: its pass always has a range of vscale.
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
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %vscale = vector.vscale
    %c8_vscale = arith.muli %vscale, %c8 : index
    %0 = arith.addi %c8_vscale, %c0 : index
    %1 = vector.create_mask %0 : vector<[8]xi1>
    %2 = vector.create_mask %0 : vector<32xi1>
    %3 = vector.create_mask %0 : vector<33xi1>
    return %1, %2, %3 : vector<[8]xi1>, vector<32xi1>, vector<33xi1>
  }
}

