// terrace opt
// An index of a space of one point has no parts.
func.func @f(%i: index) {
  affine.delinearize_index %i into () :
  %0 = affine.linearize_index [] by () : index
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) {
    affine.delinearize_index %arg0 into () : 
    %0 = affine.linearize_index [] by () : index
    return
  }
}

