// terrace opt --math-expand-ops
// The width of `index` is not known, so its bits are not counted one by one.
func.func @f(%a: index) -> index {
  %0 = math.ctlz %a : index
  return %0 : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) -> index {
    %0 = math.ctlz %arg0 : index
    return %0 : index
  }
}

