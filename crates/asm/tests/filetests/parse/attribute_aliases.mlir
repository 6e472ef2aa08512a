// terrace opt --allow-unregistered-dialect
// So are attribute aliases.
#one = 1 : i32
#two = [#one, "x", @s]
#map = affine_map<(d0) -> (d0 + 1)>
"t.op"() {a = #one, b = #two, c = #map} : () -> ()
// ==== stdout ====
#map = affine_map<(d0) -> (d0 + 1)>
module {
  "t.op"() {a = 1 : i32, b = [1 : i32, "x", @s], c = #map} : () -> ()
}

