// terrace opt --allow-unregistered-dialect
// Affine maps and sets get aliases, numbered in the order they are met.
#m = affine_map<(d0) -> (d0 * 2)>
#n = affine_map<(d0, d1) -> (d1, d0)>
#s = affine_set<(d0) : (d0 >= 0)>
!t = memref<4x4xf32, #n>
func.func @f(%a: !t) {
  "t.op"() {a = #s, b = #m, c = #n, d = [#m]} : () -> ()
  return
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0 * 2)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @f(%arg0: memref<4x4xf32, #map>) {
    "t.op"() {a = #set, b = #map1, c = #map, d = [#map1]} : () -> ()
    return
  }
}

