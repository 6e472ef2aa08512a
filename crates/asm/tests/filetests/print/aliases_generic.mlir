// terrace opt --allow-unregistered-dialect --mlir-print-op-generic
// In the generic form they are met in another order.
#m = affine_map<(d0) -> (d0 * 2)>
#n = affine_map<(d0, d1) -> (d1, d0)>
"t.op"() ({
  "t.inner"() {a = #n} : () -> ()
}) {b = #m} : () -> ()
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0 * 2)>
"builtin.module"() ({
  "t.op"() ({
    "t.inner"() {a = #map} : () -> ()
  }) {b = #map1} : () -> ()
}) : () -> ()

