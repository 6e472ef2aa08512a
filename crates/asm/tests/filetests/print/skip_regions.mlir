// terrace opt --mlir-print-skip-regions
module attributes {a.b = affine_map<(d0) -> (d0)>} {
  func.func @f(%a: memref<2xi32, affine_map<(d0) -> (d0 + 1)>>) { return }
}
// ==== stdout ====
#map = affine_map<(d0) -> (d0)>
module attributes {a.b = #map} {...}

