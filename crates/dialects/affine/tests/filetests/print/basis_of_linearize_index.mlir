// terrace opt
// Only the basis of delinearize_index must be positive.
func.func @f(%a: index, %b: index) -> (index, index) {
  %0 = affine.linearize_index [%a, %b] by (0) : index
  %1 = affine.linearize_index [%a, %b] by (-1, 3) : index
  return %0, %1 : index, index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: index) -> (index, index) {
    %0 = affine.linearize_index [%arg0, %arg1] by (0) : index
    %1 = affine.linearize_index [%arg0, %arg1] by (-1, 3) : index
    return %0, %1 : index, index
  }
}

