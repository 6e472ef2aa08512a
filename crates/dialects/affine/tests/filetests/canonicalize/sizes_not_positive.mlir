// terrace opt --canonicalize
// Sizes that are constants become part of the basis where the verifier takes them.
func.func @f(%x: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %cm = arith.constant -3 : index
  %0:2 = affine.delinearize_index %x into (%c0, %cm) : index, index
  %1:3 = affine.delinearize_index %x into (%c4, %c0, 2) : index, index, index
  %2 = affine.linearize_index [%x, %0#1] by (%c0, %c0) : index
  return %0#0, %0#1, %1#1, %1#2, %2 : index, index, index, index, index
}
func.func @merged(%x: index) -> index {
  %c0 = arith.constant 0 : index
  %0:3 = affine.delinearize_index %x into (4, %c0, 2) : index, index, index
  %1 = affine.linearize_index [%0#1, %0#2] by (%c0, 2) : index
  return %1 : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) -> (index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c-3 = arith.constant -3 : index
    %0:2 = affine.delinearize_index %arg0 into (%c0, %c-3) : index, index
    %1:3 = affine.delinearize_index %arg0 into (4, %c0, 2) : index, index, index
    %2 = affine.linearize_index [%arg0, %0#1] by (0, 0) : index
    return %0#0, %0#1, %1#1, %1#2, %2 : index, index, index, index, index
  }
  func.func @merged(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0:3 = affine.delinearize_index %arg0 into (4, %c0, 2) : index, index, index
    %1 = affine.linearize_index [%0#1, %0#2] by (0, 2) : index
    return %1 : index
  }
}

