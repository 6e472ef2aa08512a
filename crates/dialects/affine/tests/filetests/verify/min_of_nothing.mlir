// terrace opt
func.func @f(%i: index) {
  %0 = affine.min affine_map<(d0) -> ()>(%i)
  return
}
// ==== stderr ====
<stdin>:3:8: error: 'affine.min' op affine map expect at least one result
  %0 = affine.min affine_map<(d0) -> ()>(%i)
       ^
<stdin>:3:8: note: see current operation: %0 = "affine.min"(%arg0) <{map = affine_map<(d0) -> ()>}> : (index) -> index
// ==== exit 1 ====
